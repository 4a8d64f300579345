import { describe, expect, it } from "vitest";
import { deviceOf } from "./device";

describe("a device", () => {
  it("is called by its browser and its system", () => {
    const linux = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
    expect(deviceOf(linux)).toBe("Chrome, Linux");
    expect(deviceOf(`${linux} Edg/140.0`)).toBe("Edge, Linux");
    expect(deviceOf("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko Firefox/140.0")).toBe(
      "Firefox, Android",
    );
    expect(
      deviceOf("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"),
    ).toBe("Safari, iPhone");
    expect(deviceOf("something else")).toBe("");
  });
});
