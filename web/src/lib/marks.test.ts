// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { mark, means } from "./marks";

const MOVE = { move: "play r3 5", json: { do: "play", card: "r3", to: 5 }, say: "" };

function board(...meanings: Parameters<typeof means>[0][]): HTMLElement {
  const root = document.createElement("div");
  for (const meaning of meanings) {
    const button = document.createElement("button");
    const text = means(meaning);
    if (text !== undefined) button.dataset["means"] = text;
    root.append(button);
  }
  return root;
}
const lamps = (root: Element): boolean[] =>
  [...root.children].map((one) => one.querySelector(".advised") !== null);

describe("lamps of an advised move", () => {
  it("stand on its parts and on nothing else", () => {
    const root = board({ card: "r3" }, { to: 5 }, { to: 4 }, null);
    mark(root, [MOVE], "hint");
    expect(lamps(root)).toEqual([true, true, false, false]);
    expect(root.textContent).toBe(" (hint) (hint)");
  });

  it("are not doubled, and go out with the advice", () => {
    const root = board({ card: "r3" });
    mark(root, [MOVE], "hint");
    mark(root, [MOVE], "hint");
    expect(root.querySelectorAll(".advised").length).toBe(1);
    mark(root, [], "hint");
    expect(lamps(root)).toEqual([false]);
  });
});
