// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Present, Told } from "../src/lib/messages";
import { keep } from "../src/lib/settings.svelte";
import { LiveTable } from "../src/lib/table.svelte";

class FakeSocket {
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

const seat = (name: string, kind: "guest" | "bot") => ({ name, kind, level: null, is_here: true });
const told = (kind: string, by: number, say: string | null): Told => ({ event: { kind, seat: by }, say });
const present = (more: Partial<Present>): Present => ({
  is: "table", table: "t", version: 1, status: "playing", game: "antinomy", options: {},
  seats: [seat("Ada", "guest"), seat("Club", "bot")], mine: [0], seat: 0, actor: 0, view: {}, prompt: "Choose",
  legal: [
    { move: "a 1", json: { card: "a", to: 1 }, say: "a to 1" },
    { move: "a 2", json: { card: "a", to: 2 }, say: "a to 2" },
  ],
  happened: [], is_new: false, undo: "none", offer: null, deadline: null, away_seconds: 120, is_played_on: false, result: [], outcome: null, ending: null,
  chance: { hash: "", seed: null }, rematch: null, spectators: 0, ...more,
});

let table: LiveTable;
const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  table = new LiveTable("t");
  socket().open().say(present({ is_new: true, happened: [told("deal", 0, "dealt")] }));
});
afterEach(() => {
  table.close();
  keep({ lang: "en" });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a live table", () => {
  it("knows all since the beginning, but that is no news", () => {
    expect(table.log).toHaveLength(1);
    expect(table.news).toEqual([]);
    expect(table.caption).toBe("");
  });

  it("chooses first and plays second, once, in the version it has seen", () => {
    table.click({ card: "a" });
    expect(table.left).toHaveLength(2);
    table.click({ to: 2 });
    table.play("a 1");
    expect(socket().sent).toEqual([{ do: "play", move: "a 2", version: 1 }]);
  });

  it("adds news to the log and tells what others did, one message after the other", () => {
    socket().say(present({ version: 2, actor: 1, legal: [], happened: [told("play", 0, "mine")] }));
    socket().say(present({ version: 3, actor: 1, happened: [told("play", 1, "theirs")] }));
    socket().say(present({ version: 4, happened: [told("end", 1, "they end")] }));
    expect([table.here?.version, table.caption, table.isPacing]).toEqual([3, "theirs", true]);
    vi.advanceTimersByTime(600);
    expect([table.here?.version, table.caption]).toEqual([4, "they end"]);
    vi.advanceTimersByTime(600);
    expect(table.isPacing).toBe(false);
    expect(table.log.map((one) => one.say)).toEqual(["dealt", "mine", "theirs", "they end"]);
  });

  it("skips the telling when somebody acts", () => {
    socket().say(present({ version: 2, actor: 1, legal: [] }));
    socket().say(present({ version: 3, happened: [told("play", 1, "one"), told("end", 1, "two")] }));
    table.click({ card: "a" });
    expect([table.isPacing, table.caption]).toEqual([false, "two"]);
    expect(table.chosen).toEqual([{ card: "a" }]);
  });

  it("keeps the sentence about being late until the change after", () => {
    socket().say({ is: "error", error: "stale", say: "Too late." });
    socket().say(present({ version: 2 }));
    expect(table.error).toBe("Too late.");
    socket().say(present({ version: 3 }));
    expect(table.error).toBe("");
  });

  it("shows another refusal until the next change, and can play again", () => {
    table.play("a 1");
    socket().say({ is: "error", error: "illegal", say: "Not that." });
    expect(table.error).toBe("Not that.");
    table.play("a 2");
    expect(socket().sent).toHaveLength(2);
    socket().say(present({ version: 2 }));
    expect(table.error).toBe("");
  });

  it("forgets choice and hints with another version, and old hints at once", () => {
    table.hint();
    expect(table.isHinting).toBe(true);
    table.choose(table.here?.legal[0] as Present["legal"][0]);
    socket().say({ is: "hints", version: 1, moves: [{ move: "a 1", say: "", value: 0.6 }] });
    expect([table.isHinting, table.hints?.moves.length, table.left.length]).toEqual([false, 1, 1]);
    socket().say(present({ version: 2 }));
    expect([table.hints, table.chosen.length]).toEqual([null, 0]);
    socket().say({ is: "hints", version: 1, moves: [] });
    expect(table.hints).toBeNull();
  });

  it("knows who is here", () => {
    socket().say({ is: "presence", here: [true, false], spectators: 2 });
    expect([table.here?.seats[1]?.is_here, table.here?.spectators]).toEqual([false, 2]);
    expect(table.awaySince[1]).toBe(Date.now());
  });
});

describe("a connection", () => {
  it("comes back by itself, ever more slowly, and says so", () => {
    socket().fail();
    expect(table.standing).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    socket().fail();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    socket().open().say(present({ version: 7, is_new: true, happened: [told("play", 1, "x")] }));
    expect([table.standing, table.here?.version, table.log.length]).toEqual(["up", 7, 1]);
  });

  it("tells a restart from a loss, and a refusal from both", () => {
    socket().fail(1012);
    expect(table.standing).toBe("restarting");
    vi.advanceTimersByTime(500);
    socket().fail(1008);
    expect(table.standing).toBe("refused");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not play into the void", () => {
    socket().fail();
    table.play("a 1");
    expect(table.error).not.toBe("");
  });

  it("beats, and takes long silence for death", () => {
    vi.advanceTimersByTime(20_000);
    expect(socket().sent).toEqual([{ do: "ping" }]);
    vi.advanceTimersByTime(40_000);
    expect(table.standing).toBe("lost");
  });

  it("comes at once in another language, without a word about it", () => {
    keep({ lang: "de" });
    table.reconnect();
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket().url).toContain("lang=de");
    expect(table.standing).toBe("up");
  });

  it("ends with the page", () => {
    const last = socket();
    table.close();
    last.fail();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
