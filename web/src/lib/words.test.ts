// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { keep } from "./settings.svelte";
import { fill, say } from "./words";

afterEach(() => keep({ lang: "en" }));

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
