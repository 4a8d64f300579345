/* Made by `spieluhr view-types antinomy`: change the game's schema.py and board.py, not this file. */

export const PHASES = [
  "deal",
  "place",
  "move",
  "paradox",
  "remove",
  "drop",
  "draw",
  "swap",
  "order",
  "reveal",
  "replace",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];
export const COLOURS = ["red", "green", "purple", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const LEVELS = ["easy", "normal", "hard"] as const;
export type Level = (typeof LEVELS)[number];
/**
 * What one seat knows. In a hand, null is a card that the seat has not seen.
 *
 * `unseen` are the cards that the seat cannot place: the codex, hidden cards of a hand, and in
 * solo (and while dealing) the pile; `previews` are about the reader's moves, if he is to play.
 */
export interface View {
  seat: number | null;
  options: Options;
  turn: number;
  actor: number | "chance" | "over";
  phase: Phase;
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
  previews: Record<string, Preview>;
}
/** What is settled before the game. */
export interface Options {
  solo: Level | null;
  shrine: boolean;
}
/** What a card played there would lead to: by what the hand is a paradox then; a duel. */
export interface Preview {
  paradox: "colour" | "number" | "symbol" | null;
  duel: boolean;
}

export const SYMBOLS = ["key", "skull", "ring", "feather"] as const;

export const FACES = {
  "r1": {"numbers": ["1"], "colour": "red", "symbol": "key"},
  "r2": {"numbers": ["2"], "colour": "red", "symbol": "skull"},
  "r3": {"numbers": ["3"], "colour": "red", "symbol": "ring"},
  "r4": {"numbers": ["4"], "colour": "red", "symbol": "feather"},
  "g1": {"numbers": ["1"], "colour": "green", "symbol": "feather"},
  "g2": {"numbers": ["2"], "colour": "green", "symbol": "key"},
  "g3": {"numbers": ["3"], "colour": "green", "symbol": "skull"},
  "g4": {"numbers": ["4"], "colour": "green", "symbol": "ring"},
  "p1": {"numbers": ["1"], "colour": "purple", "symbol": "ring"},
  "p2": {"numbers": ["2"], "colour": "purple", "symbol": "feather"},
  "p3": {"numbers": ["3"], "colour": "purple", "symbol": "key"},
  "p4": {"numbers": ["4"], "colour": "purple", "symbol": "skull"},
  "b1": {"numbers": ["1"], "colour": "blue", "symbol": "skull"},
  "b2": {"numbers": ["2"], "colour": "blue", "symbol": "ring"},
  "b3": {"numbers": ["3"], "colour": "blue", "symbol": "feather"},
  "b4": {"numbers": ["4"], "colour": "blue", "symbol": "key"},
  "x1": {"numbers": ["1"], "colour": null, "symbol": "key"},
  "x2": {"numbers": ["2"], "colour": null, "symbol": "ring"},
  "x3": {"numbers": ["3"], "colour": null, "symbol": "feather"},
  "x4": {"numbers": ["4"], "colour": null, "symbol": "skull"},
  "f13": {"numbers": ["1", "3"], "colour": null, "symbol": null},
  "f24": {"numbers": ["2", "4"], "colour": null, "symbol": null},
} as const;

export const CODEX = ["green", "purple", "red", "blue"] as const;

export const COLOUR_WORDS = {
  "red": ["red", "Rot", "rot"],
  "green": ["green", "Grün", "grün"],
  "purple": ["purple", "Lila", "lila"],
  "blue": ["blue", "Blau", "blau"],
} as const;

export const SYMBOL_WORDS = {
  "key": ["key", "Schlüssel"],
  "skull": ["skull", "Schädel"],
  "ring": ["ring", "Ring"],
  "feather": ["feather", "Feder"],
} as const;

export const EXTINGUISHED_WORD = ["extinguished", "erloschen"] as const;

export const FLARE_WORD = ["solar flare", "Sonneneruption"] as const;
