import { describe, expect, it } from "vitest";
import { turns } from "./log";
import type { LogLine } from "./messages";

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
