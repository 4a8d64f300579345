// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { letter } from "./keys";
import { keep, settings } from "./settings.svelte";

afterEach(() => keep({ keys: true }));

describe("keys", () => {
  const press = (
    key: string,
    at: Element = document.body,
    more: KeyboardEventInit = {},
  ): string | null => {
    let found: string | null = null;
    const hear = (event: Event): void => void (found = letter(event as KeyboardEvent));
    document.addEventListener("keydown", hear);
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    document.removeEventListener("keydown", hear);
    return found;
  };

  it("are letters, but not while somebody types", () => {
    const field = document.body.appendChild(document.createElement("input"));
    expect([press("U"), press("?"), press("Escape"), press("u", field)]).toEqual([
      "u",
      "?",
      null,
      null,
    ]);
    expect(press("r", document.body, { ctrlKey: true })).toBeNull();
  });

  it("can be switched off", () => {
    keep({ keys: false });
    expect(press("u")).toBeNull();
    expect(settings.keys).toBe(false);
  });
});
