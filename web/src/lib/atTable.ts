/** A table in front of a socket that a test holds the other end of. */

import { afterEach, beforeEach, vi } from "vitest";
import type { Present, LogLine } from "./messages";
import { keep } from "./settings.svelte";
import { LiveTable } from "./table.svelte";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
}

export const seat = (name: string, kind: "guest" | "bot") => ({
  name,
  kind,
  level: null,
  is_here: true,
  is_bot: kind === "bot",
});
export const line = (kind: string, by: number, say: string | null): LogLine => ({
  event: { kind, seat: by },
  say,
});
export const present = (more: Partial<Present>): Present => ({
  is: "table",
  table: "t",
  version: 1,
  moved: more.version ?? 1,
  status: "playing",
  game: "antinomy",
  options: {},
  seats: [seat("Ada", "guest"), seat("Club", "bot")],
  mine: [0],
  is_host: false,
  seat: 0,
  actor: 0,
  view: {},
  prompt: "Choose",
  legal: [
    { move: "a 1", json: { card: "a", to: 1 }, say: "a to 1" },
    { move: "a 2", json: { card: "a", to: 2 }, say: "a to 2" },
  ],
  happened: [],
  moments: [],
  since: [],
  forced: null,
  is_new: false,
  undo: "none",
  offer: null,
  deadline: null,
  away_seconds: 120,
  move_seconds: null,
  hints: "alone",
  is_played_on: false,
  daily: null,
  tournament: null,
  result: [],
  scores: [],
  series: null,
  outcome: null,
  ending: null,
  chance: { hash: "", seed: null, nonces: null, wants: null },
  rematch: null,
  spectators: 0,
  ...more,
});

export const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
/** But for the heartbeat. */
export const said = (): Record<string, unknown>[] =>
  socket().sent.filter((one) => one["do"] !== "ping");

/** A table for each test, seen for the first time; time stands still until it is told to go on. */
export function sit(): { readonly table: LiveTable } {
  const at = {} as { table: LiveTable };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    at.table = new LiveTable("t");
    socket()
      .open()
      .say(present({ is_new: true, happened: [line("deal", 0, "dealt")] }));
  });
  afterEach(() => {
    at.table.close();
    keep({ lang: "en", speed: "normal", answersAmongPeople: false });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return at;
}
