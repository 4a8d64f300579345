import { expect, test } from "vitest";
import type { Frame, Replay } from "./forms";
import { filled, nearSeat, present, viewOf } from "./seen";

const line = (say: string | null): Frame["happened"][number] =>
  ({ event: { kind: "draw" }, say }) as Frame["happened"][number];
const frame = (n: number, actor: Frame["actor"], ...says: (string | null)[]): Frame => ({
  n,
  by: null,
  turn: 0,
  actor,
  moves: n === 0 ? [] : ["move"],
  happened: says.map(line),
  prompt: "",
  view: { seat: null },
});
const frames = [
  frame(0, "chance"),
  frame(1, 0, "a card"),
  frame(2, "chance", "a move"),
  frame(3, 1, null),
  frame(4, null, "the end"),
];
const replay: Replay = {
  game: "antinomy",
  options: {},
  seats: [
    { name: "Anna", player: "human" },
    { name: "Club", player: "club" },
  ],
  seat: null,
  is_open: false,
  draws: 3,
  undone: [],
  outcome: { scores: [1, 0], ranks: [1, 2], reason: "" },
  ending: null,
  result: ["Anna wins."],
  scores: [],
  frames,
};

test("what one seat does not know is filled in from the others", () => {
  expect(
    filled({ hands: [["r1"], [null]], swap: null }, { hands: [[null], ["g2"]], swap: null }),
  ).toEqual({
    hands: [["r1"], ["g2"]],
    swap: null,
  });
  expect(filled(["x", null, null], [null, "y", null])).toEqual(["x", "y", null]);
});

test("a hand that is known in part gets no card twice", () => {
  expect(filled(["r3", null, null], ["b4", "r3", "r4"])).toEqual(["b4", "r3", "r4"]);
  expect(filled(["r3", null], [null, "r3"])).toEqual(["r3", null]);
});

test("all open is seen from a chosen side or from that of whoever decides", () => {
  const views = [{ hand: ["a", null] }, { hand: [null, "b"] }];
  const open = { ...frame(3, 1), views };
  expect(nearSeat({ isOpen: true, seat: null }, open, 2)).toBe(1);
  expect(nearSeat({ isOpen: false, seat: null }, open, 2)).toBeNull();
  expect(nearSeat({ isOpen: true, seat: 5 }, open, 2)).toBe(0);
  expect(viewOf(open, 1)).toEqual({ hand: ["a", "b"] });
  expect(viewOf(open, null)).toEqual({ seat: null });
});

test("nobody can do anything in a moment that is shown again", () => {
  const now = present(replay, frame(3, 1), { isOpen: false, seat: 0 });
  expect(now).toMatchObject({
    legal: [],
    mine: [],
    status: "playing",
    actor: 1,
    seat: 0,
    result: [],
  });
  expect(now.seats.map((seat) => seat.kind)).toEqual(["guest", "bot"]);
  const end = present(replay, frames[4] as Frame, { isOpen: false, seat: null });
  expect(end).toMatchObject({ status: "over", actor: null, result: ["Anna wins."] });
});
