// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Present, LogLine } from "./messages";
import { keep } from "./settings.svelte";
import { LiveTable } from "./table.svelte";
import { say } from "./words";

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

const seat = (name: string, kind: "guest" | "bot") => ({
  name,
  kind,
  level: null,
  is_here: true,
  is_bot: kind === "bot",
});
const line = (kind: string, by: number, say: string | null): LogLine => ({
  event: { kind, seat: by },
  say,
});
const present = (more: Partial<Present>): Present => ({
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
  hints: "alone",
  is_played_on: false,
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

let table: LiveTable;
const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
/** But for the heartbeat. */
const said = (): Record<string, unknown>[] => socket().sent.filter((one) => one["do"] !== "ping");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  table = new LiveTable("t");
  socket()
    .open()
    .say(present({ is_new: true, happened: [line("deal", 0, "dealt")] }));
});
afterEach(() => {
  table.close();
  keep({ lang: "en", speed: "normal", answersAmongPeople: false });
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

  it("keeps what I have chosen, my move and my hints through a question of somebody else", () => {
    const offer = { kind: "draw", seat: 1, yes: [] } as const;
    const asked = present({ version: 2, moved: 1, offer: { ...offer, yes: [] } });
    table.hint();
    table.click({ card: "a" });
    socket().say(asked);
    expect([table.left.length, table.here?.offer?.kind]).toEqual([2, "draw"]);
    socket().say({ is: "hints", version: 1, moves: [] });
    expect(table.hints).not.toBeNull();
    table.click({ to: 2 });
    socket().say({ ...asked, version: 3, offer: null });
    table.play("a 1"); // the first one is still under way
    expect(said().map((one) => [one["do"], one["version"]])).toEqual([
      ["hint", 1],
      ["play", 2],
    ]);
  });

  const mine = {
    by: 0,
    turn: 1,
    happened: [line("play", 0, "mine")],
    patches: [{ at: ["n"], to: 1 }],
  };
  const theirs = {
    by: 1,
    turn: 2,
    happened: [line("play", 1, "theirs")],
    patches: [{ at: ["n"], to: 2 }],
  };
  const end = { by: 1, turn: 2, happened: [line("end", 1, "they end")], patches: [] };
  const shown = (): unknown[] => [
    (table.here?.view as { n: number }).n,
    table.caption,
    table.teller,
  ];

  it("tells my move, then each of the others, each with its own view, and only then asks me", () => {
    socket().say(
      present({
        version: 2,
        actor: 1,
        legal: [],
        view: { n: 1 },
        moments: [{ ...mine, patches: [] }],
      }),
    );
    expect(shown()).toEqual([1, "mine", 0]);
    vi.advanceTimersByTime(0);
    socket().say(
      present({
        version: 3,
        view: { n: 3 },
        moments: [theirs, end],
        since: [{ turn: 2, seat: 1, say: "recap" }],
      }),
    );
    expect(shown().slice(0, 2)).toEqual([1, "mine"]); // a pause
    vi.advanceTimersByTime(800);
    expect(shown()).toEqual([2, "theirs", 1]);
    expect([table.isTelling, table.isMyTurn, table.here?.legal]).toEqual([true, false, []]);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([3, "they end", 1]);
    vi.advanceTimersByTime(1000);
    expect([table.isTelling, table.isMyTurn, table.here?.prompt]).toEqual([false, true, "Choose"]);
    expect(table.log.map((one) => one.say)).toEqual(["dealt", "mine", "theirs", "they end"]);
    expect(table.last.map((one) => one.say)).toEqual(["theirs", "they end"]);
  });

  it("leaves nothing out, however much comes at once, and waits while nobody looks", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    for (let n = 2; n < 12; n++) {
      const moment = { by: 1, turn: n, happened: [line("play", 1, `turn ${n}`)], patches: [] };
      socket().say(present({ version: n, actor: 1, legal: [], moments: [moment] }));
    }
    vi.advanceTimersByTime(60_000);
    expect(table.log).toHaveLength(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    const seen: string[] = [];
    for (let k = 0; k < 200 && table.isTelling; k++) {
      if (seen.at(-1) !== table.caption) seen.push(table.caption);
      vi.advanceTimersByTime(100);
    }
    expect(seen).toEqual(Array.from({ length: 10 }, (_, n) => `turn ${n + 2}`));
    hidden.mockRestore();
  });

  it("is brought to now by a click, which does nothing else", () => {
    socket().say(
      present({ version: 3, moments: [theirs, end], since: [{ turn: 2, seat: 1, say: "recap" }] }),
    );
    table.click({ card: "a" });
    expect([table.isTelling, table.chosen, table.here?.version]).toEqual([false, [], 3]);
    expect(table.log.map((one) => one.say)).toEqual(["dealt", "theirs", "they end"]);
    table.click({ card: "a" });
    expect(table.chosen).toEqual([{ card: "a" }]);
  });

  it("shows the turns of the others again, and writes nothing twice", () => {
    socket().say(
      present({
        version: 3,
        view: { n: 3 },
        moments: [theirs, end],
        since: [{ turn: 2, seat: 1, say: "recap" }],
      }),
    );
    table.skip();
    table.again();
    expect([table.isTelling, table.caption]).toEqual([true, "theirs"]);
    vi.advanceTimersByTime(5000);
    expect([table.isTelling, table.isMyTurn]).toEqual([false, true]);
    expect(table.log).toHaveLength(3);
  });

  it("knows after a reload what the others did, without telling it", () => {
    socket().say(
      present({
        is_new: true,
        moments: [theirs, end],
        since: [{ turn: 2, seat: 1, say: "recap" }],
      }),
    );
    expect([table.isTelling, table.caption, table.here?.since[0]?.say]).toEqual([
      false,
      "",
      "recap",
    ]);
    table.again();
    expect(table.caption).toBe("theirs");
  });

  it("is quicker or at once, if that is set", () => {
    keep({ speed: "once" });
    socket().say(present({ version: 3, moments: [theirs, end] }));
    expect([table.isTelling, table.here?.version]).toEqual([false, 3]);
    keep({ speed: "fast" });
    socket().say(present({ version: 4, moments: [theirs] }));
    vi.advanceTimersByTime(500);
    expect(table.isTelling).toBe(false);
  });

  it("answers a question with one answer after a moment, but not after an undo", () => {
    const only = [{ move: "end", json: {}, say: "end" }];
    socket().say(present({ version: 2, legal: only }));
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(1200);
    expect(said()).toEqual([{ do: "play", move: "end", version: 2 }]);
    table.undo();
    socket().say(present({ version: 3, is_new: true, legal: only, undo: "free" }));
    expect(socket().sent.at(-1)).toEqual({ do: "undo", version: 3 }); // the decision before it is meant
    socket().say(present({ version: 4, is_new: true }));
    vi.advanceTimersByTime(9000);
    expect(said()).toHaveLength(3);
  });

  it("among people answers only what everybody can know, and only by choice", () => {
    const only = [{ move: "end", json: {}, say: "end" }];
    const people = { seats: [seat("Ada", "guest"), seat("Ben", "guest")], legal: only };
    socket().say(present({ version: 2, ...people, forced: "end" }));
    vi.advanceTimersByTime(3000);
    keep({ answersAmongPeople: true });
    socket().say(present({ version: 3, ...people }));
    vi.advanceTimersByTime(3000);
    expect(said()).toEqual([]);
    socket().say(present({ version: 4, ...people, forced: "end" }));
    vi.advanceTimersByTime(3000);
    expect(said()).toEqual([{ do: "play", move: "end", version: 4 }]);
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
    expect(said()).toHaveLength(2);
    socket().say(present({ version: 2 }));
    expect(table.error).toBe("");
  });

  it("forgets choice and hints with another version, and old hints at once", () => {
    table.hint();
    expect(table.isHinting).toBe(true);
    table.choose(table.here?.legal[0] as Present["legal"][0]);
    socket().say({
      is: "hints",
      version: 1,
      moves: [{ move: "a 1", say: "", rank: "best", reason: "", twins: [] }],
    });
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
    socket()
      .open()
      .say(present({ version: 7, is_new: true, happened: [line("play", 1, "x")] }));
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

  it("keeps what could not be sent, says so, and sends it when the table is as it was", () => {
    socket().fail();
    table.play("a 1");
    expect(table.outbox.isWaiting).toBe(true);
    vi.advanceTimersByTime(500);
    socket().open();
    expect(socket().sent).toEqual([]);
    socket().say(present({ is_new: true }));
    expect(socket().sent).toEqual([{ do: "play", version: 1, move: "a 1" }]);
    expect(table.outbox.isWaiting).toBe(false);
  });

  it("does not make a move at another table than it was meant for, and says so", () => {
    socket().fail();
    table.play("a 1");
    vi.advanceTimersByTime(500);
    socket()
      .open()
      .say(present({ version: 9, is_new: true }));
    expect(socket().sent).toEqual([]);
    expect([table.outbox.isWaiting, table.error]).toEqual([false, say("notSent")]);
  });

  it("says once more what got lost on the way, but not what has arrived", () => {
    table.play("a 1");
    vi.advanceTimersByTime(6000);
    expect([table.standing, table.outbox.isWaiting]).toEqual(["lost", true]);
    vi.advanceTimersByTime(500);
    socket()
      .open()
      .say(present({ is_new: true }));
    expect(socket().sent).toHaveLength(1);
    socket().fail();
    vi.advanceTimersByTime(500);
    socket()
      .open()
      .say(present({ version: 2, is_new: true }));
    expect([socket().sent, table.error]).toEqual([[], ""]);
  });

  it("beats, and soon takes silence for death", () => {
    vi.advanceTimersByTime(8000);
    expect(socket().sent).toEqual([{ do: "ping" }]);
    socket().say({ is: "pong" });
    vi.advanceTimersByTime(8000);
    expect([table.standing, socket().sent.length]).toEqual(["up", 2]);
    vi.advanceTimersByTime(6000);
    expect(table.standing).toBe("lost");
  });

  it("notices at once that the device has no network, and comes back with it", () => {
    dispatchEvent(new Event("offline"));
    expect(table.standing).toBe("offline");
    table.play("a 1");
    expect(table.outbox.isWaiting).toBe(true);
    expect(socket().sent).toEqual([{ do: "ping" }]);
    dispatchEvent(new Event("online"));
    socket()
      .open()
      .say(present({ is_new: true }));
    expect([table.standing, socket().sent.length, FakeSocket.all.length]).toEqual(["up", 1, 2]);
  });

  it("believes a server that still answers, for it may be on the same device", () => {
    dispatchEvent(new Event("offline"));
    socket().say({ is: "pong" });
    socket()
      .open()
      .say(present({ is_new: true }));
    expect(table.standing).toBe("up");
  });

  it("shows reactions for a moment, unless they are muted", () => {
    socket().say({ is: "reaction", seat: 1, what: "wow" });
    socket().say({ is: "reaction", seat: 1, what: "nice" });
    expect(table.reactions.bubbles.map((one) => one.what)).toEqual(["nice"]);
    vi.advanceTimersByTime(5000);
    expect(table.reactions.bubbles).toEqual([]);
    keep({ reactions: false });
    socket().say({ is: "reaction", seat: 1, what: "wow" });
    expect(table.reactions.bubbles).toEqual([]);
    keep({ reactions: true });
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
