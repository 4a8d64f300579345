import { afterEach, describe, expect, it } from "vitest";
import { hearTime, secondsLeft, timeOf } from "./clock";

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
