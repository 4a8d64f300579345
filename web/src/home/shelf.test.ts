// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { aloneIn, countsOf, optionsFor } from "./shelf";

const mode = (en: string, de: string, players: number[], options = {}) => ({
  title: { en, de },
  options,
  players,
});
const antinomy = {
  modes: [
    mode("for two", "zu zweit", [2]),
    mode("solo, easy", "allein, leicht", [1], { solo: "easy" }),
    mode("solo, hard, with the shrine", "allein, schwer, mit Schrein", [1], {
      solo: "hard",
      shrine: true,
    }),
  ],
};
const dragons = {
  modes: [
    mode("for four", "zu viert", [4], { players: 4 }),
    mode("for two", "zu zweit", [2], { players: 2 }),
    mode("for two, with all chests", "zu zweit, mit allen Truhen", [2], {
      players: 2,
      chests: ["key"],
    }),
  ],
};

describe("from the shelf", () => {
  it("a game is begun by the first way for so many", () => {
    expect(countsOf(antinomy)).toEqual([2]);
    expect(countsOf(dragons)).toEqual([2, 4]);
    expect(optionsFor(antinomy, 2)).toEqual({});
    expect(optionsFor(dragons, 2)).toEqual({ players: 2 });
  });

  it("the ways for one are told apart", () => {
    expect(aloneIn(dragons)).toEqual([]);
    expect(aloneIn(antinomy)).toEqual([
      { says: ["easy", "leicht"], options: { solo: "easy" } },
      {
        says: ["hard, with the shrine", "schwer, mit Schrein"],
        options: { solo: "hard", shrine: true },
      },
    ]);
    expect(aloneIn({ modes: [mode("solo", "allein", [1])] })[0]?.says).toEqual(["solo", "allein"]);
  });
});
