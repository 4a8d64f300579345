/** What is printed on the cards of Antinomy, and what a seat sees of a game. */

export const COLOURS = ["red", "green", "purple", "blue"] as const;
export const SYMBOLS = ["key", "skull", "ring", "feather"] as const;
export const NUMBERS = ["1", "2", "3", "4"] as const;
export type Colour = (typeof COLOURS)[number];
export type Figure = (typeof SYMBOLS)[number];

/** The order in which the codex turns. */
export const CODEX = ["green", "purple", "red", "blue"] as const satisfies readonly Colour[];

export interface Face {
  /** One number; two on a solar flare. */
  numbers: readonly string[];
  colour: Colour | null;
  symbol: Figure | null;
}

// Number by symbol (row) and colour (column): a Latin square.
const SQUARE: Readonly<Record<Figure, readonly [number, number, number, number]>> = {
  key: [1, 2, 3, 4],
  skull: [2, 3, 4, 1],
  ring: [3, 4, 1, 2],
  feather: [4, 1, 2, 3],
};
const EXTINGUISHED: Readonly<Record<string, Figure>> = {
  "1": "key",
  "2": "ring",
  "3": "feather",
  "4": "skull",
};

export function face(code: string): Face {
  const letter = code.charAt(0);
  const rest = code.slice(1);
  if (letter === "f") return { numbers: rest.split(""), colour: null, symbol: null };
  if (letter === "x") return { numbers: [rest], colour: null, symbol: EXTINGUISHED[rest] ?? null };
  const column = COLOURS.findIndex((colour) => colour.startsWith(letter));
  const symbol = SYMBOLS.find((one) => SQUARE[one][column] === Number(rest)) ?? null;
  return { numbers: [rest], colour: COLOURS[column] ?? null, symbol };
}

export interface View {
  seat: number | null;
  options: { solo: "easy" | "normal" | "hard" | null; shrine: boolean };
  turn: number;
  phase: string;
  timeline: (string | null)[];
  hands: (string | null)[][];
  colour: Colour | null;
  wands: (number | null)[];
  crystals: number[];
  goal: number;
  supply: number;
  swap: string | null;
  revealed: string[];
  unseen: string[];
  pile: number | null;
  drawn: string | null;
  stones: number | null;
  shrine: string[];
  removed: string[];
}

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
