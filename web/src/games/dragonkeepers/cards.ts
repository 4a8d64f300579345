/** What a seat sees of Dragonkeepers, and what is printed on the cards. */

import { LETTERS, REWARD_KEYS } from "./generated";
import type { Colour, Position, Reward, Side, Stack, View } from "./generated";

export { COLOURS, REWARD_KEYS } from "./generated";
export type {
  Chest,
  Colour,
  Holding,
  Position,
  Request,
  Reward,
  Side,
  Stack,
  View,
} from "./generated";
export type Pearl = Position["pearls"][number][number];

const COLOUR_OF: Readonly<Record<string, Colour>> = LETTERS;

/** What a back shows: a number belongs on the left side of the book, a colour on the right. */
export interface Back {
  side: Side;
  number: number | null;
  colour: Colour | null;
}

export interface Face {
  /** `null`: nobody here knows the front. */
  front: Colour | "joker" | null;
  back: Back;
  isStart: boolean;
}

export function backOf(sign: string): Back {
  const colour = COLOUR_OF[sign] ?? null;
  return colour
    ? { side: "right", number: null, colour }
    : { side: "left", number: Number(sign), colour: null };
}

export function face(code: string): Face {
  const letter = code.charAt(0);
  return {
    front: letter === "j" ? "joker" : (COLOUR_OF[letter] ?? null),
    back: backOf(code.charAt(1)),
    isStart: code.charAt(2) === "s",
  };
}

export interface Held {
  code: string;
  count: number;
}

/** Cards of one kind are the same: shown once, with their number. */
export function counted(codes: readonly string[]): Held[] {
  const found = new Map<string, number>();
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1);
  return [...found].map(([code, count]) => ({ code, count }));
}

/** The hand in trays: one per front, in the order in which the server sorts it. */
export function trays(codes: readonly string[]): { front: Face["front"]; cards: Held[] }[] {
  const found = new Map<Face["front"], string[]>();
  for (const code of codes) {
    const front = face(code).front;
    found.set(front, [...(found.get(front) ?? []), code]);
  }
  return [...found].map(([front, cards]) => ({ front, cards: counted(cards) }));
}

/** The pieces that a reward would take from the open row, as far as it goes. */
export function nextPieces(
  row: readonly number[],
  reward: Reward | undefined,
): { lowest: number[]; highest: number[] } {
  const lowest = row.slice(0, reward?.lowest ?? 0);
  const rest = row.slice(lowest.length);
  return { lowest, highest: reward?.highest ? rest.slice(-reward.highest) : [] };
}

/** Points that can be counted already: pieces, coat, eggs at their lower value, pearls once turned. */
export function pointsSoFar(view: View, seat: number): number {
  const { taken_pieces, pearls, taken_coats, eggs } = view.table;
  const values = [
    ...(taken_pieces[seat] ?? []),
    ...(pearls[seat] ?? []).filter((one) => typeof one === "number"),
  ];
  return (
    values.reduce((sum, value) => sum + value, taken_coats[seat] ?? 0) +
    (eggs[seat] ?? 0) * (view.egg_values[0] ?? 0)
  );
}

export const isOpen = (view: View, seat: number, stack: Stack): boolean =>
  !view.closed[seat]?.includes(stack.colour);

export type RewardKey = (typeof REWARD_KEYS)[number];

/** The parts of a reward, one entry per thing. */
export const things = (reward: Reward | undefined): { key: RewardKey; count: number }[] =>
  reward
    ? REWARD_KEYS.flatMap((key) => (reward[key] > 0 ? [{ key, count: reward[key] }] : []))
    : [];

/** "1–3 5": three and more in a row are told by their ends. */
export function inRuns(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const n of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === n - 1) run.push(n);
    else runs.push([n]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(" "))).join(" ");
}
