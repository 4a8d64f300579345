import { describe, expect, it } from "vitest";
import { hueOf, lettering } from "./plain";

describe("a cover without a drawing", () => {
  it("has the title in lines that fit", () => {
    expect(lettering("Demo").lines).toEqual(["Demo"]);
    expect(lettering("The Perfect Moment").lines).toEqual(["The Perfect", "Moment"]);
    const long = lettering("Donaudampfschifffahrt");
    expect(long.size * 0.56 * "Donaudampfschifffahrt".length).toBeLessThanOrEqual(241);
    expect(lettering("").size).toBeGreaterThan(0);
  });

  it("keeps its colour", () => {
    expect(hueOf("demo")).toBe(hueOf("demo"));
    expect(hueOf("demo")).not.toBe(hueOf("other"));
  });
});
