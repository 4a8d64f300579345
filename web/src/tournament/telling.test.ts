// @vitest-environment jsdom
import { expect, test } from "vitest";
import {
  against,
  gained,
  myGame,
  pointsOf,
  shareLine,
  tieBreaks,
  winners,
  type Now,
} from "./telling";

const game = (
  players: number[],
  points: number[] = [],
  table: string | null = "t",
): Now["rounds"][0]["games"][0] => ({
  players,
  table,
  is_over: points.length > 0,
  points,
  missing: [],
});
const stand = (n: number, rank: number, points: number): Now["standings"][0] => ({
  n,
  rank,
  points,
  games: 1,
  wins: 0,
  direct: 0,
  buchholz: 0,
  sonneborn: 0,
});
const now = {
  me: 1,
  format: "all",
  entrants: [
    { n: 0, name: "Anna", level: null, is_out: false },
    { n: 1, name: "Ben", level: null, is_out: false },
    { n: 2, name: "Cleo", level: "club", is_out: false },
  ],
  standings: [stand(0, 1, 1), stand(2, 1, 1), stand(1, 3, 0.5)],
  rounds: [
    { games: [game([0, 1], [0.5, 0.5])], sits_out: [2], show_until: 0 },
    { games: [game([2, 1])], sits_out: [0], show_until: 0 },
  ],
} as unknown as Now;

test("points are told as on a score sheet", () => {
  expect([0, 0.5, 1, 2.5, 2 / 3, 5.75].map(pointsOf)).toEqual([
    "0",
    "½",
    "1",
    "2½",
    "0.67",
    "5.75",
  ]);
});

test("my game is the one of the running round", () => {
  expect(myGame(now)?.players).toEqual([2, 1]);
  expect(myGame({ ...now, me: 0 })).toBeUndefined();
  expect(myGame({ ...now, me: null })).toBeUndefined();
});

test("a cell of the cross table is the game of these two", () => {
  expect(against(now, 1, 0)?.points).toEqual([0.5, 0.5]);
  expect(against(now, 0, 2)).toBeNull();
  expect(gained(game([2, 1], [1, 0]), 1)).toBe("0");
});

test("a shared first place is told as one", () => {
  expect(winners(now)).toEqual([0, 2]);
  expect(shareLine(now, "Antinomy", "Friday", "link")).toBe(
    "Friday · Antinomy · 🥇 Anna 1 · 🥇 Cleo 1 · 🥉 Ben ½ · link",
  );
  expect(tieBreaks({ ...now, format: "series" })).toEqual([]);
});
