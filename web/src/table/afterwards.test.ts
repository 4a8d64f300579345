// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import type { Present, SeatNow } from "../lib/messages";
import { keep } from "../lib/settings.svelte";
import { hasWon, nextStep, order, seriesLine, tableAt, winners, wishOf } from "./afterwards";

const me: SeatNow = { name: "Anna", kind: "guest", level: null, is_here: true, is_bot: false };
const bot = (name: string, level = "club"): SeatNow => ({
  name,
  kind: "bot",
  level,
  is_here: true,
  is_bot: true,
});

function over(seats: SeatNow[], ranks: number[] | null, more: Partial<Present> = {}): Present {
  const outcome = ranks && { scores: ranks.map((rank) => 10 - rank), ranks, reason: "" };
  return {
    game: "antinomy",
    options: { solo: null },
    seats,
    mine: [0],
    outcome,
    ending: null,
    series: null,
    ...more,
  } as Present;
}

test("columns stand by rank, equals by seat", () => {
  expect(order({ scores: [1, 9, 5, 9], ranks: [4, 1, 3, 1], reason: "" }, 4)).toEqual([1, 3, 2, 0]);
  expect(order(null, 2)).toEqual([0, 1]);
});

describe("the wish for a rematch", () => {
  const ben: SeatNow = { ...me, name: "Ben" };
  const wish = (mine: number[], yes: number[], no: number[] = []) =>
    wishOf({ mine, seats: [me, ben, bot("Ada")], offer: { kind: "rematch", seat: 0, yes, no } });
  test("is read from each seat; bots are not waited for", () => {
    expect(wishOf({ mine: [0], seats: [me, ben], offer: null })).toEqual({ is: "none" });
    expect(wish([0], [0])).toEqual({ is: "waits", names: "Ben" });
    expect(wish([1], [0])).toEqual({ is: "asked", by: "Anna" });
    expect(wish([0], [0], [1])).toEqual({ is: "refused", by: "Ben", byMe: false });
    expect(wish([1], [0], [1])).toEqual({ is: "refused", by: "Ben", byMe: true });
  });
});

describe("who has won", () => {
  test("by the rules", () => {
    expect(hasWon(over([me, bot("Ada")], [1, 2]))).toBe(true);
    expect(hasWon(over([me, bot("Ada")], [2, 1]))).toBe(false);
    expect(hasWon(over([me, bot("Ada")], [1, 1]))).toBeNull();
    expect(hasWon(over([me], [1]))).toBe(true);
    expect(hasWon(over([me], [2]))).toBe(false);
    expect(hasWon(over([me, bot("Ada")], [1, 2], { mine: [] }))).toBeNull();
  });

  test("when somebody left", () => {
    const left = (seat: number | null): Present =>
      over([me, bot("Ada")], null, {
        ending: { reason: seat === null ? "agreed" : "resigned", seat },
      });
    expect([winners(left(1)), hasWon(left(1)), hasWon(left(0))]).toEqual([[0], true, false]);
    expect([winners(left(null)), hasWon(left(null))]).toEqual([[], null]);
    expect(hasWon(over([me], null, { ending: { reason: "resigned", seat: 0 } }))).toBe(false);
  });
});

describe("the series", () => {
  const line = (
    seats: SeatNow[],
    played: number,
    drawn: number,
    won: number[],
    mine = [0],
  ): string => seriesLine(over(seats, null, { mine, series: { played, drawn, won } }));

  test("says nothing about a single game", () => {
    expect(line([me, bot("Ada")], 1, 0, [1])).toBe("");
    expect(seriesLine(over([me, bot("Ada")], [1, 2]))).toBe("");
  });

  test("is told from my side, in both languages", () => {
    expect(line([me, bot("Ada")], 3, 0, [2])).toBe("So far: You 2 : 1 Ada.");
    expect(line([bot("Ada"), me], 4, 1, [2], [1])).toBe("So far: You 2 : 1 Ada, 1 draw.");
    expect(line([me, bot("Ada"), bot("Ben")], 5, 2, [1])).toBe(
      "So far you have won 1 of 5 games, 2 draws.",
    );
    expect(line([me], 4, 0, [3])).toBe("So far you have won 3 of 4 games.");
    keep({ lang: "de" });
    expect(line([me, bot("Ada")], 4, 1, [2])).toBe("Bisher: Du 2 : 1 Ada, 1 Unentschieden.");
    keep({ lang: "en" });
  });

  test("names everybody at one screen", () => {
    const [ida, jan, kim] = ["Ida", "Jan", "Kim"].map((name) => ({ ...me, name })) as [
      SeatNow,
      SeatNow,
      SeatNow,
    ];
    expect(line([ida, jan], 3, 0, [1, 2], [0, 1])).toBe("So far: Ida 1 : 2 Jan.");
    expect(line([ida, jan, kim], 3, 0, [1, 2, 0], [0, 1, 2])).toBe(
      "So far: Ida 1, Jan 2, Kim 0 (of 3 games).",
    );
  });
});

describe("the next step", () => {
  test("is one level up after a win and one down after a loss", () => {
    expect(nextStep(over([me, bot("Ada")], [1, 2]))).toEqual({ level: "expert", isHarder: true });
    expect(nextStep(over([me, bot("Ada")], [2, 1]))).toEqual({ level: "casual", isHarder: false });
    expect(nextStep(over([me, bot("Ada"), bot("Ben")], [1, 2, 3]))?.level).toBe("expert");
  });

  test.each([
    ["a draw", over([me, bot("Ada")], [1, 1])],
    ["the highest", over([me, bot("Ada", "master")], [1, 2])],
    ["the lowest", over([me, bot("Ada", "first_game")], [2, 1])],
    ["several levels", over([me, bot("Ada"), bot("Ben", "expert")], [1, 2, 3])],
    ["people", over([me, { ...me, name: "Ben" }], [1, 2])],
    ["bots from elsewhere", over([me, bot("Ada", "greedy")], [1, 2])],
    ["nobody", over([me], [1])],
    ["a spectator", over([me, bot("Ada")], [1, 2], { mine: [] })],
  ])("is not offered after %s", (_, here) => expect(nextStep(here)).toBeNull());

  test("opens the same table with other bots", () => {
    expect(tableAt(over([bot("Ada"), me], [2, 1], { mine: [1] }), "expert")).toEqual({
      game: "antinomy",
      options: { solo: null },
      seats: [{ kind: "bot", level: "expert" }, { kind: "me" }],
    });
  });
});
