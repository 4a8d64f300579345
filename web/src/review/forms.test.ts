import { describe, expect, it } from "vitest";
import { along, marked, momentsOf, nearest, points, signed, type Review } from "./forms";

const decision = (n: number, mark: "" | "mistake" | "doubtful") => ({
  n,
  seat: 0,
  progress: 0,
  moves: 3,
  move: "a",
  best: "b",
  cost: 0.05,
  error: 0.01,
  better: 7,
  worlds: 10,
  mark,
});
const told = (n: number, seat: number, kind: "cost" | "luck") => ({
  n,
  seat,
  kind,
  lines: [],
  clauses: [],
});
const review = {
  decisions: [decision(4, "mistake"), decision(9, "doubtful")],
  told: { en: [told(9, 0, "cost"), told(4, 0, "cost"), told(6, 1, "luck")], de: [] },
} as unknown as Review;

describe("a review", () => {
  it("lists moments in the order of the game, by player and kind", () => {
    expect(momentsOf(review, "en", null, "all").map((one) => one.told.n)).toEqual([4, 6, 9]);
    expect(momentsOf(review, "en", 0, "luck")).toEqual([]);
    expect(momentsOf(review, "en", 1, "all")[0]?.decision).toBeNull();
    expect(momentsOf(review, "en", null, "cost")[0]?.decision?.mark).toBe("mistake");
    expect(momentsOf(review, "en", null, "cost").map((one) => one.rank)).toEqual([2, 1]);
  });
  it("marks nothing where chances were not validated", () => {
    const shown = { chances: true, luck: false, errors: false };
    expect(marked(review.decisions, shown).map((one) => one.n)).toEqual([4]);
    expect(marked(review.decisions, { ...shown, chances: false })).toEqual([]);
  });
  it("finds the point under a finger", () => {
    const curve = [0, 10, 40].map((n) => ({ n, shares: [0.5, 0.5] }));
    expect([0, 0.2, 0.7, 1].map((way) => nearest(curve, 40, way))).toEqual([0, 1, 2, 2]);
    const dealt = curve.map((point) => ({ ...point, n: point.n + 20 }));
    expect([0, 0.2, 0.7, 1].map((way) => nearest(dealt, 60, way))).toEqual([0, 1, 2, 2]);
  });
  it("begins on the left however long the deal takes", () => {
    const curve = [30, 40, 50].map((n) => ({ n, shares: [0.5, 0.5] }));
    expect([30, 40, 50].map((n) => along(curve, 50, n))).toEqual([0, 0.5, 1]);
  });
  it("writes points as its language does", () => {
    expect([points(0.064, "en"), points(0.064, "de"), points(0.2, "en")]).toEqual([
      "6.4",
      "6,4",
      "20",
    ]);
    expect([signed(0.03, "en"), signed(-0.03, "en")]).toEqual(["+3.0", "−3.0"]);
  });
});
