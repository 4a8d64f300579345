// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { keep } from "../lib/settings.svelte";
import { factsOf } from "./facts";

const NAMES = ["You", "Bo"];
const shown = (view: unknown, labels = {}) =>
  factsOf(view, NAMES, labels).map(({ label, lines }) => [
    label,
    lines.map((line) => [line.seat, line.items, line.hidden]),
  ]);

afterEach(() => keep({ lang: "en" }));

describe("what a seat sees", () => {
  it("stands by player where a field is known to be", () => {
    expect(
      shown({
        hands: [
          [3, 5],
          [null, null],
        ],
      }),
    ).toEqual([
      [
        "Hands",
        [
          [0, ["3", "5"], 0],
          [1, [], 2],
        ],
      ],
    ]);
    expect(shown({ points: [2, 0] })).toEqual([
      [
        "Points",
        [
          [0, ["2"], 0],
          [1, ["0"], 0],
        ],
      ],
    ]);
    expect(shown({ leader: 1 })).toEqual([["Leader", [[null, ["Bo"], 0]]]]);
  });

  it("is given to nobody where two things are only by chance as many as players", () => {
    expect(shown({ market: ["red", "blue"] })).toEqual([["Market", [[null, ["red", "blue"], 0]]]]);
    expect(shown({ hands: [[1], [2], [3]] })).toEqual([
      [
        "Hands",
        [
          [null, ["1"], 0],
          [null, ["2"], 0],
          [null, ["3"], 0],
        ],
      ],
    ]);
  });

  it("has words in both languages, or those of the game", () => {
    keep({ lang: "de" });
    expect(shown({ pile: 4 })).toEqual([["Stapel", [[null, ["4"], 0]]]]);
    expect(shown({ led: 7 }, { led: ["Led", "Vorgelegt"] })).toEqual([
      ["Vorgelegt", [[null, ["7"], 0]]],
    ]);
  });

  it("has nothing that is told elsewhere, and a place for what is not there", () => {
    expect(shown({ seat: 0, actor: 1, options: {} })).toEqual([]);
    expect(shown({ last_card: null })).toEqual([["Last card", [[null, [], 0]]]]);
    expect(shown(null)).toEqual([]);
  });

  it("may be deep", () => {
    expect(shown({ goal: { colour: "red", need: [1, 2], is_open: true } })).toEqual([
      ["Goal", [[null, ["Colour: red, Need: 1 2, Is open: Yes"], 0]]],
    ]);
  });
});
