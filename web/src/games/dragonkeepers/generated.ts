/* Made by `spieluhr view-types dragonkeepers`: change the game's schema.py and board.py, not this file. */

export const PROBLEMS = ["closed", "key-open", "no-real", "too-few"] as const;
export type Problem = (typeof PROBLEMS)[number];
export const PHASES = [
  "setup",
  "take",
  "refill",
  "crystal",
  "act",
  "return",
  "lay",
  "end",
  "along",
  "pearls",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];
export const COLOURS = ["white", "green", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];
export const CHESTS = ["wind", "return", "barter", "thrift", "key", "page"] as const;
export type Chest = (typeof CHESTS)[number];
/**
 * What one seat knows: the position as it sees it (DK-7.9), and what helps to read it.
 *
 * `amulets` are finished ones by seat, `end_amulets` how many end the game; `page_number` and
 * `page_colour` are what the book shows; `rewards` by number of dragons; `closed` are the
 * colours by seat on which nothing can be laid (DK-3.5); `gains` is what a lay by the one who
 * decides would bring; `previews` are what would have to be laid after a move of the reader.
 */
export interface View {
  seat: number | null;
  table: Position;
  page_number: number | null;
  page_colour: Colour | null;
  amulets: number[];
  end_amulets: number;
  egg_values: number[];
  rewards: Record<string, Reward>;
  closed: Colour[][];
  request: Request | null;
  gains: Gains | null;
  previews: Record<string, Request>;
  reach: Reach[];
}
/** DK-7.7: the full truth. A view has the same form and what a seat knows (DK-7.9). */
export interface Position {
  game: "dragonkeepers";
  data: string;
  options: Options;
  turn: number;
  active: number;
  actor: number | "chance" | "over";
  phase: Phase;
  taken: number;
  changed: Side[];
  chest: string | null;
  returning: Colour | null;
  laying: string[];
  last: boolean;
  pending: string[];
  book: Book;
  display: Display;
  start_pool: string[];
  unseen: Record<string, number>;
  hands: string[][];
  rows: Stack[][];
  pieces: number[];
  taken_pieces: number[][];
  pearls: ("blue" | "red" | number)[][];
  coats: number[];
  taken_coats: (number | null)[];
  eggs: number[];
  crystals: number[];
  supply: Supply;
}
/** How many play, and with which chests. */
export interface Options {
  players: number;
  chests: Chest[];
}
/** The two piles: the left page shows a number, the right one a colour. */
export interface Book {
  left: Pile;
  right: Pile;
}
/** One side of the book: known cards from the top, known ones under the unknown rest. */
export interface Pile {
  size: number;
  top: string[];
  bottom: string[];
  pool: Record<string, number>;
}
/** The open card beside each pile; null where there is none. */
export interface Display {
  left: string | null;
  right: string | null;
}
/** Dragons of one colour, bottom first. */
export interface Stack {
  colour: Colour;
  cards: string[];
}
/** What is left in the middle of the table. */
export interface Supply {
  eggs: number;
  crystals: number;
  backlight: number;
  red: number;
  blue: number;
}
/** What the left page gives for that many dragons. */
export interface Reward {
  lowest: number;
  highest: number;
  crystal: number;
  backlight: number;
  egg: number;
}
/**
 * What the one who decides has to lay, for which number it is paid, and who holds it by seat.
 *
 * Whoever lays along does so by the printed page.
 */
export interface Request {
  number: number;
  paid: number;
  colour: Colour;
  holdings: Holding[];
}
/**
 * What a hand has of what is asked for; `unknown` cards are covered for the reader.
 *
 * `problem`: why the cards that the reader knows are no lay; None if they are one.
 */
export interface Holding {
  real: number;
  jokers: number;
  unknown: number;
  problem: Problem | null;
}
/** What a lay brings (DK-3.6 to DK-3.8); `amulets` are rings that it closes. */
export interface Gains {
  coat: number | null;
  pieces: number[];
  pearls: string[];
  crystals: number;
  backlight: number;
  eggs: number;
  amulets: number;
}
/**
 * How many dragons of a colour the reader could lay with pages of his hand on the book.
 *
 * `now`: the number by the book as it lies, if he may still lay in this turn.
 */
export interface Reach {
  colour: Colour;
  numbers: number[];
  now: number | null;
}

export const LETTERS = {"w": "white", "g": "green", "r": "red", "b": "blue"} as const;

export const REWARD_KEYS = ["lowest", "highest", "crystal", "backlight", "egg"] as const;

export const COLOUR_WORDS = {
  "white": ["white", "Weiß", "weiß"],
  "green": ["green", "Grün", "grün"],
  "red": ["red", "Rot", "rot"],
  "blue": ["blue", "Blau", "blau"],
} as const;
