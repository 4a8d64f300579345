/** A server: HTTP and WebSockets. */

import type { Line, Transport } from "./transport";

export const network: Transport = {
  isHere: false,
  patience: 6000,
  ask: (path, init) => fetch(path, init),
  open: (path) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`) as Line;
  },
};
