import { expect, test } from "vitest";
import type { DailyDeal } from "../lib/messages";
import { betterThan, shareLine, signed, sparkline } from "./comparing";

const BARS = [
  { points: -2, count: 1, won: 0 },
  { points: 1, count: 4, won: 4 },
  { points: 3, count: 2, won: 2 },
];
const DEAL: DailyDeal = {
  game: "antinomy",
  kind: "duel",
  day: "2026-11-18",
  mode: { en: "for two", de: "zu zweit" },
  level: "club",
  seed: "",
  par: { runs: 20, mean: 2.04, won: 0.8 },
  players: 7,
  bars: BARS,
  mine: { table: "t", points: 3, won: true, spoiled: null, is_over: true },
};

test("others are counted without me", () => {
  expect(betterThan(BARS, 3)).toBe(83);
  expect(betterThan(BARS, -2)).toBe(0);
  expect(betterThan([{ points: 3, count: 1, won: 1 }], 3)).toBeNull();
});

test("a lead has a sign", () => {
  expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "0", "−2"]);
});

test("the line to share tells the result and nothing of the cards", () => {
  expect(sparkline(BARS)).toBe("▃█▅");
  expect(shareLine(DEAL, "Antinomy", "https://x/")).toBe(
    "Spieluhr 2026-11-18 · Antinomy ★ +3 (par +2) ▃█▅ https://x/",
  );
  expect(shareLine({ ...DEAL, mine: null }, "Antinomy", "")).toBe("");
});
