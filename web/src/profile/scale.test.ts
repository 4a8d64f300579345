import { expect, test } from "vitest";
import { lineOf, nearest, placeOn } from "./scale";

const SCALE = [
  { level: "casual", points: 1300 },
  { level: "club", points: 1500 },
];

test("everything known of a rating is on the line", () => {
  const line = lineOf(SCALE, { points: 1400, reach: 300, games: 3 });
  for (const points of [1100, 1300, 1500, 1700]) {
    expect(placeOn(line, points)).toBeGreaterThan(0);
    expect(placeOn(line, points)).toBeLessThan(100);
  }
  expect(placeOn(line, 1400)).toBeCloseTo(50);
});

test("a rating is like the nearest level", () => {
  expect(nearest(SCALE, 1390)).toBe("casual");
  expect(nearest(SCALE, 1410)).toBe("club");
  expect(nearest([], 1410)).toBeNull();
});
