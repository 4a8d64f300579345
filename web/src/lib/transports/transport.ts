/** How the app reaches the tables: over the network, or in a worker of this very page. */

export interface Transport {
  /** One request to a route, e.g. `/api/games`; what comes is what a server would answer. */
  ask(path: string, init: RequestInit): Promise<Response>;
  /** A line to a table, as a WebSocket is one. */
  open(path: string): Line;
  /** Is it here, whether or not the device has a network? */
  readonly isHere: boolean;
  /** So long an answer may take; then the line is dead, whatever it says of itself. */
  readonly patience: number;
}

export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export const CONNECTING = 0;
export const OPEN = 1;
export const CLOSED = 3;
