import { describe, expect, it } from "vitest";
import { grouped, pips, pointedAt } from "./hints";
import type { Advice } from "./messages";

const advice = (move: string, rank: Advice["rank"]): Advice => ({
  move,
  say: move,
  rank,
  reason: "",
  twins: [],
  chance: "",
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
