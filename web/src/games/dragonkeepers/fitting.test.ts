import { expect, test } from "vitest";
import { inRuns } from "./cards";
import { cardSize, linesOf, type Held } from "./fitting";

const TWO = { lines: 2, most: 2.75, least: 1.9 };
const PHONE = 22.5; // rem
const tray = (kinds: number, copies = 0): Held => ({ kinds, copies });

test("a small hand has cards of full size", () => {
  expect(cardSize([tray(3), tray(2)], PHONE, TWO)).toBe(2.75);
  expect(cardSize([], PHONE, TWO)).toBe(2.75);
});

test("a large hand keeps to its lines with smaller cards", () => {
  const hand = [tray(5), tray(4), tray(4), tray(3), tray(1)];
  const card = cardSize(hand, PHONE, TWO);
  expect(card).toBeLessThan(2.75);
  expect(card).toBeGreaterThan(1.9);
  expect(linesOf(hand, PHONE, card)).toBe(2);
  expect(linesOf(hand, PHONE, card + 0.125)).toBe(3);
});

test("cards never become too small to be read, whatever is in the hand", () => {
  expect(cardSize([tray(9, 6), tray(9, 6), tray(9, 6)], PHONE, TWO)).toBe(1.9);
});

test("copies under a card take less room than another kind", () => {
  const kinds = cardSize([tray(8), tray(8)], PHONE, TWO);
  expect(cardSize([tray(5, 3), tray(5, 3)], PHONE, TWO)).toBeGreaterThan(kinds);
});

test("numbers in a row are told by their ends", () => {
  expect(inRuns([1, 2, 3, 5])).toBe("1–3 5");
  expect(inRuns([2, 3])).toBe("2 3");
  expect(inRuns([])).toBe("");
});
