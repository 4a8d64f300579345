// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { hearTime, secondsLeft, timeOf } from "../src/lib/clock";
import { grouped, pips, pointedAt } from "../src/lib/hints";
import { letter } from "../src/lib/keys";
import type { Advice, LogLine } from "../src/lib/messages";
import { keep, settings } from "../src/lib/settings.svelte";
import { turns } from "../src/lib/log";
import { fill, say } from "../src/lib/words";

afterEach(() => keep({ lang: "en", keys: true }));

describe("words", () => {
  it("speaks both languages", () => {
    expect(say("rules")).toBe("Rules");
    keep({ lang: "de" });
    expect(say("rules")).toBe("Regeln");
  });

  it("fills in, counts, and leaves alone what it does not know", () => {
    const both = ["{n} day of {x}|{n} days of {x}", "{n} Tag|{n} Tage"] as const;
    expect(fill(both, { n: 1, x: "May" })).toBe("1 day of May");
    expect(fill(both, { n: 3 })).toBe("3 days of {x}");
    keep({ lang: "de" });
    expect(fill(both, { n: 0 })).toBe("0 Tage");
  });
});

describe("clock", () => {
  const date = "Mon, 02 Nov 2026 12:00:00 GMT";
  const noon = Date.parse(date);
  afterEach(() => hearTime(date, noon));

  it("goes by the server, however wrong the device is", () => {
    const wrong = noon - 3_600_000;
    hearTime(date, wrong);
    expect(secondsLeft(noon / 1000 + 60, wrong)).toBe(60);
  });

  it("trusts a device that is right to the second, and survives no date", () => {
    hearTime(date, noon + 300);
    hearTime(null, 0);
    hearTime("nonsense", 0);
    expect(secondsLeft(noon / 1000 + 60, noon)).toBe(60);
    expect(secondsLeft(noon / 1000 - 5, noon)).toBe(0);
  });

  it("reads like a clock", () => {
    expect(timeOf(65)).toEqual({ days: 0, hours: 0, clock: "1:05" });
    expect(timeOf(2 * 86_400 + 3 * 3600 + 59)).toEqual({ days: 2, hours: 3, clock: "0:59" });
  });
});

const advice = (move: string, rank: Advice["rank"]): Advice => ({
  move,
  say: move,
  rank,
  reason: "",
  twins: [],
});

describe("hints", () => {
  it("stand together by how good they are, and the few best say how many more there are", () => {
    const moves = [
      advice("a", "best"),
      advice("b", "best"),
      advice("c", "slightly_worse"),
      advice("d", "clearly_worse"),
    ];
    expect(
      grouped(moves, 3).map(({ rank, moves: few }) => [rank, few.map((one) => one.move).join("")]),
    ).toEqual([
      ["best", "ab"],
      ["slightly_worse", "c"],
    ]);
    expect(grouped(moves, 1).map(({ more }) => more)).toEqual([1]);
    expect(grouped(moves).map(({ rank }) => pips(rank))).toEqual([3, 2, 1]);
  });

  it("point at the best ones, unless that were at everything", () => {
    const equals = ["a", "b", "c", "d"].map((move) => advice(move, "best"));
    expect(pointedAt([...equals.slice(0, 2), advice("e", "slightly_worse")])).toEqual(["a", "b"]);
    expect(pointedAt(equals)).toEqual([]);
  });
});

const line = (kind: string, seat: number | null, said: string | null): LogLine => ({
  event: seat === null ? { kind } : { kind, seat },
  say: said,
});

describe("log", () => {
  it("is cut at the turns a game announces", () => {
    const log = [
      line("deal", 0, "dealt"),
      line("turn", 0, "Turn 1"),
      line("take", 0, "you take"),
      line("pass", 1, "Club passes"),
      line("turn", 1, "Turn 2"),
      line("page", null, "page"),
    ];
    expect(
      turns(log).map((turn) => [turn.seat, turn.title, turn.lines.map((line) => line.say)]),
    ).toEqual([
      [null, null, ["dealt"]],
      [0, "Turn 1", ["you take", "Club passes"]],
      [1, "Turn 2", ["page"]],
    ]);
  });

  it("else where somebody else acts, or the same one anew", () => {
    const log = [
      line("row", null, "laid out"),
      line("play", 0, "a"),
      line("decline", 0, null),
      line("stone", null, "b"),
      line("play", 0, "c"),
      line("play", 1, "d"),
    ];
    expect(turns(log).map((turn) => [turn.seat, turn.lines.length])).toEqual([
      [null, 1],
      [0, 2],
      [0, 1],
      [1, 1],
    ]);
  });

  it("names the clause if there is one", () => {
    expect(turns([{ ...line("play", 0, "a"), clause: "AN-4.2" }])[0]?.lines[0]?.clause).toBe(
      "AN-4.2",
    );
  });
});

describe("keys", () => {
  const press = (
    key: string,
    at: Element = document.body,
    more: KeyboardEventInit = {},
  ): string | null => {
    let found: string | null = null;
    const hear = (event: Event): void => void (found = letter(event as KeyboardEvent));
    document.addEventListener("keydown", hear);
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    document.removeEventListener("keydown", hear);
    return found;
  };

  it("are letters, but not while somebody types", () => {
    const field = document.body.appendChild(document.createElement("input"));
    expect([press("U"), press("?"), press("Escape"), press("u", field)]).toEqual([
      "u",
      "?",
      null,
      null,
    ]);
    expect(press("r", document.body, { ctrlKey: true })).toBeNull();
  });

  it("can be switched off", () => {
    keep({ keys: false });
    expect(press("u")).toBeNull();
    expect(settings.keys).toBe(false);
  });
});
