/** What is printed on the cards of Antinomy, and what a seat sees of a game. */

import { FACES, SYMBOLS, type Colour, type View } from "./generated";

export { CODEX, COLOURS, SYMBOLS } from "./generated";
export type { Colour, View } from "./generated";
export const NUMBERS = ["1", "2", "3", "4"] as const;
export type Figure = (typeof SYMBOLS)[number];

export interface Face {
  /** One number; two on a solar flare. */
  numbers: readonly string[];
  colour: Colour | null;
  symbol: Figure | null;
}

const BLANK: Face = { numbers: [], colour: null, symbol: null };

export const face = (code: string): Face =>
  (FACES as Readonly<Record<string, Face>>)[code] ?? BLANK;

/** Who sits below: the reader, or for a spectator the first seat. */
export const below = (view: View): number => view.seat ?? 0;

/** Everybody's own future lies to the right. */
export const placesFor = (view: View): number[] => {
  const rising = view.timeline.map((_, place) => place);
  return below(view) === 1 ? rising.reverse() : rising;
};

/** `5-7` is three places. */
export function span(words: string): number[] {
  const [low = 0, high = low] = words.split("-").map(Number);
  return Array.from({ length: high - low + 1 }, (_, k) => low + k);
}
