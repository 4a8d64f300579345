// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import type { Present } from "./messages";
import { keep } from "./settings.svelte";
import { present, said, seat, sit, socket, line } from "./atTable";

const at = sit();

describe("a live table", () => {
  it("knows all since the beginning, but that is no news", () => {
    expect(at.table.log).toHaveLength(1);
    expect(at.table.news).toEqual([]);
    expect(at.table.caption).toBe("");
  });

  it("chooses first and plays second, once, in the version it has seen", () => {
    at.table.click({ card: "a" });
    expect(at.table.left).toHaveLength(2);
    at.table.click({ to: 2 });
    at.table.play("a 1");
    expect(socket().sent).toEqual([{ do: "play", move: "a 2", version: 1 }]);
  });

  it("keeps what I have chosen, my move and my hints through a question of somebody else", () => {
    const offer = { kind: "draw", seat: 1, yes: [] } as const;
    const asked = present({ version: 2, moved: 1, offer: { ...offer, yes: [] } });
    at.table.hint();
    at.table.click({ card: "a" });
    socket().say(asked);
    expect([at.table.left.length, at.table.here?.offer?.kind]).toEqual([2, "draw"]);
    socket().say({ is: "hints", version: 1, moves: [] });
    expect(at.table.hints).not.toBeNull();
    at.table.click({ to: 2 });
    socket().say({ ...asked, version: 3, offer: null });
    at.table.play("a 1"); // the first one is still under way
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
    (at.table.here?.view as { n: number }).n,
    at.table.caption,
    at.table.teller,
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
    expect([at.table.isTelling, at.table.isMyTurn, at.table.here?.legal]).toEqual([
      true,
      false,
      [],
    ]);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([3, "they end", 1]);
    vi.advanceTimersByTime(1000);
    expect([at.table.isTelling, at.table.isMyTurn, at.table.here?.prompt]).toEqual([
      false,
      true,
      "Choose",
    ]);
    expect(at.table.log.map((one) => one.say)).toEqual(["dealt", "mine", "theirs", "they end"]);
    expect(at.table.last.map((one) => one.say)).toEqual(["theirs", "they end"]);
  });

  it("leaves nothing out, however much comes at once, and waits while nobody looks", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    for (let n = 2; n < 12; n++) {
      const moment = { by: 1, turn: n, happened: [line("play", 1, `turn ${n}`)], patches: [] };
      socket().say(present({ version: n, actor: 1, legal: [], moments: [moment] }));
    }
    vi.advanceTimersByTime(60_000);
    expect(at.table.log).toHaveLength(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    const seen: string[] = [];
    for (let k = 0; k < 200 && at.table.isTelling; k++) {
      if (seen.at(-1) !== at.table.caption) seen.push(at.table.caption);
      vi.advanceTimersByTime(100);
    }
    expect(seen).toEqual(Array.from({ length: 10 }, (_, n) => `turn ${n + 2}`));
    hidden.mockRestore();
  });

  it("is brought to now by a click, which does nothing else", () => {
    socket().say(
      present({ version: 3, moments: [theirs, end], since: [{ turn: 2, seat: 1, say: "recap" }] }),
    );
    at.table.click({ card: "a" });
    expect([at.table.isTelling, at.table.chosen, at.table.here?.version]).toEqual([false, [], 3]);
    expect(at.table.log.map((one) => one.say)).toEqual(["dealt", "theirs", "they end"]);
    at.table.click({ card: "a" });
    expect(at.table.chosen).toEqual([{ card: "a" }]);
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
    at.table.skip();
    at.table.again();
    expect([at.table.isTelling, at.table.caption]).toEqual([true, "theirs"]);
    vi.advanceTimersByTime(5000);
    expect([at.table.isTelling, at.table.isMyTurn]).toEqual([false, true]);
    expect(at.table.log).toHaveLength(3);
  });

  it("knows after a reload what the others did, without telling it", () => {
    socket().say(
      present({
        is_new: true,
        moments: [theirs, end],
        since: [{ turn: 2, seat: 1, say: "recap" }],
      }),
    );
    expect([at.table.isTelling, at.table.caption, at.table.here?.since[0]?.say]).toEqual([
      false,
      "",
      "recap",
    ]);
    at.table.again();
    expect(at.table.caption).toBe("theirs");
  });

  it("keeps what somebody else answered in my turn, not what they did before it", () => {
    keep({ speed: "once" });
    const since = [{ turn: 2, seat: 1, say: "recap" }];
    socket().say(present({ version: 3, moments: [theirs, end], since }));
    expect(at.table.caption).toBe(""); // the recap tells it
    const swap = { ...mine, turn: 3, happened: [line("play", 0, "I offer a swap")] };
    const answer = { ...theirs, turn: 3, happened: [line("play", 1, "swapped")] };
    const silent = { ...theirs, turn: 3, happened: [] };
    socket().say(present({ version: 4, moments: [swap, answer, silent], since }));
    expect(at.table.caption).toBe("swapped");
    keep({ speed: "normal" });
  });

  it("is quicker or at once, if that is set", () => {
    keep({ speed: "once" });
    socket().say(present({ version: 3, moments: [theirs, end] }));
    expect([at.table.isTelling, at.table.here?.version]).toEqual([false, 3]);
    keep({ speed: "fast" });
    socket().say(present({ version: 4, moments: [theirs] }));
    vi.advanceTimersByTime(500);
    expect(at.table.isTelling).toBe(false);
  });

  it("answers a question with one answer after a moment, but not after an undo", () => {
    const only = [{ move: "end", json: {}, say: "end" }];
    socket().say(present({ version: 2, legal: only }));
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(1200);
    expect(said()).toEqual([{ do: "play", move: "end", version: 2 }]);
    at.table.undo();
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
    expect(at.table.error).toBe("Too late.");
    socket().say(present({ version: 3 }));
    expect(at.table.error).toBe("");
  });

  it("shows another refusal until the next change, and can play again", () => {
    at.table.play("a 1");
    socket().say({ is: "error", error: "illegal", say: "Not that." });
    expect(at.table.error).toBe("Not that.");
    at.table.play("a 2");
    expect(said()).toHaveLength(2);
    socket().say(present({ version: 2 }));
    expect(at.table.error).toBe("");
  });

  it("forgets choice and hints with another version, and old hints at once", () => {
    at.table.hint();
    expect(at.table.isHinting).toBe(true);
    at.table.choose(at.table.here?.legal[0] as Present["legal"][0]);
    socket().say({
      is: "hints",
      version: 1,
      moves: [{ move: "a 1", say: "", rank: "best", reason: "", twins: [], chance: "" }],
    });
    expect([at.table.isHinting, at.table.hints?.moves.length, at.table.left.length]).toEqual([
      false,
      1,
      1,
    ]);
    socket().say(present({ version: 2 }));
    expect([at.table.hints, at.table.chosen.length]).toEqual([null, 0]);
    socket().say({ is: "hints", version: 1, moves: [] });
    expect(at.table.hints).toBeNull();
  });

  it("knows who is here", () => {
    socket().say({ is: "presence", here: [true, false], spectators: 2 });
    expect([at.table.here?.seats[1]?.is_here, at.table.here?.spectators]).toEqual([false, 2]);
    expect(at.table.awaySince[1]).toBe(Date.now());
  });
});
