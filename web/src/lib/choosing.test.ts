import { describe, expect, it } from "vitest";
import { candidates, isChosen, isUsable, partsOf, pick, without, type Move } from "./choosing";

const move = (json: Record<string, string | number>): Move => ({
  move: Object.values(json).join(" "),
  json,
  say: "",
});
const legal = [
  move({ do: "play", card: "g3", to: 7 }),
  move({ do: "play", card: "g3", to: 2 }),
  move({ do: "play", card: "r1", to: 7 }),
];

describe("choosing", () => {
  it("lets only parts of legal moves be used", () => {
    expect(isUsable(legal, [], { card: "g3" })).toBe(true);
    expect(isUsable(legal, [], { card: "b4" })).toBe(false);
    expect(isUsable(legal, [{ card: "r1" }], { to: 2 })).toBe(false);
  });

  it("chooses first and acts second", () => {
    const first = pick(legal, [], { card: "g3" });
    expect(first.act).toBeNull();
    expect(candidates(legal, first.chosen)).toHaveLength(2);
    expect(pick(legal, first.chosen, { to: 2 }).act).toBe(legal[1]);
  });

  it("wants a second click for a move of one part", () => {
    const wands = [move({ do: "wand", to: 4 }), move({ do: "wand", to: 5 })];
    const first = pick(wands, [], { to: 4 });
    expect(first).toEqual({ chosen: [{ to: 4 }], act: null });
    expect(pick(wands, first.chosen, { to: 4 }).act).toBe(wands[0]);
  });

  it("takes a choice back by a click on it", () => {
    expect(pick(legal, [{ card: "g3" }], { card: "g3" })).toEqual({ chosen: [], act: null });
  });

  it("begins anew with something else that can be used", () => {
    expect(pick(legal, [{ card: "g3" }], { card: "r1" }).chosen).toEqual([{ card: "r1" }]);
  });

  it("does nothing with what cannot be used", () => {
    expect(pick(legal, [{ card: "g3" }], { card: "b4" })).toEqual({
      chosen: [{ card: "g3" }],
      act: null,
    });
  });

  it("shows a whole move and acts with a click on any part of it", () => {
    const chosen = partsOf(legal[1] as Move);
    expect(isChosen(chosen, { card: "g3" }) && isChosen(chosen, { to: 2 })).toBe(true);
    expect(pick(legal, chosen, { card: "g3" }).act).toBe(legal[1]);
  });

  it("goes back until there is more to choose from", () => {
    expect(without(legal, partsOf(legal[1] as Move))).toEqual([{ do: "play" }, { card: "g3" }]);
    expect(without(legal, [{ card: "g3" }])).toEqual([]);
    expect(without(legal, [])).toEqual([]);
  });
});
