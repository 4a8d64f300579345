/* Made by `spieluhr view-types steam_time`: change the game's schema.py and board.py, not this file. */

export const COLOURS = ["green", "blue", "black", "pink", "grey", "orange"] as const;
export type Colour = (typeof COLOURS)[number];
export const CRYSTALS = ["green", "blue", "black", "pink", "grey", "orange", "time"] as const;
export type Crystal = (typeof CRYSTALS)[number];
export const MONUMENTS = ["stonehenge", "giza", "wall", "easter", "angkor", "machu"] as const;
export type Monument = (typeof MONUMENTS)[number];
export const KINDS = ["mission", "encounter", "crystals", "upgrade", "gold", "expedition"] as const;
export type Kind = (typeof KINDS)[number];
export const PHASES = ["supply", "income", "actions", "end", "over"] as const;
export type Phase = (typeof PHASES)[number];
/**
 * What one seat knows: everything but the order of decks, and what helps to read it.
 *
 * `effort` is the colour of each letter this round; `previews` are those of the seat's own moves;
 * `proposal` are the missions with which it would end best (ST-7.1), at the end of the game, and
 * `proposed_answer` is what to answer now for it.
 */
export interface View {
  seat: number | null;
  table: Position;
  effort: Record<string, Colour>;
  generators: Record<Colour, Generator>;
  spaces: Record<string, SpaceInfo>;
  cards: Record<string, CardInfo>;
  previews: Record<string, Preview>;
  proposal: string[] | null;
  proposed_answer: string | null;
  rounds: number;
  steam_max: number;
  portal_dial: number;
  crystal_price: number;
  surcharge: number;
}
/** ST-9.5: the full truth; everybody knows all of it (section 8). */
export interface Position {
  game: "steam_time";
  players: number;
  round: number;
  phase: Phase;
  actor: number | "chance" | "over";
  turn: number;
  start: number;
  start_moved: boolean;
  card: number | null;
  passes: number;
  effort: string | null;
  stream: Row[];
  seats: Seat[];
  bank: number;
  mine: number;
  bag: Record<Colour, number>;
  decks: Decks;
  extra_actions: number[];
  todo: Todo[];
}
/** One monument of the time stream. */
export interface Row {
  monument: Monument;
  spaces: Partial<Record<Kind, Space>>;
}
/** A space: whose airship is there, and what lies there if something can. */
export interface Space {
  by: number | null;
  card?: string | null;
  crystals?: Partial<Record<Colour, number>>;
}
/** An airship board; generators from the left. */
export interface Seat {
  gold: number;
  steam: number;
  portal: number;
  esteem: number;
  generators: Record<Colour, Crystal[]>;
  upgrades: string[];
  expeditions: string[];
  missions: string[];
  airships: number;
  height: number | null;
  resting: boolean;
}
/** Each in rising order, as nobody knows the true one; and what was discarded. */
export interface Decks {
  effort: string[];
  missions: string[];
  encounters: string[];
  encounter_discard: string[];
}
/** ST-9.6: something under way; which fields it has depends on `do`. */
export interface Todo {
  do: string;
  seat?: number;
  monument?: Monument;
  kind?: Kind;
  card?: string;
  cards?: string[];
  mission?: string;
  left?: number;
  from?: string;
  bought?: number;
  colour?: Colour;
  what?: Record<string, number>;
}
/**
 * A generator as it is printed, and what its bonus would be now for each seat.
 *
 * `surcharge_slots` count from 1; `bonus` is empty for the generator that opens reward cells.
 */
export interface Generator {
  slots: number;
  surcharge_slots: number[];
  bonus: Record<string, number>[];
}
/** What is printed on a space: cards revealed, crystals or gold, and the extra. */
export interface SpaceInfo {
  amount?: number;
  extra?: Record<string, number>;
}
/** A card that lies open somewhere, as it is printed; `colours` is its cost this round. */
export interface CardInfo {
  name?: string;
  round?: number;
  cost?: string;
  colours?: Colour[];
  income?: Record<string, number>;
  rewards?: Record<string, number>[];
  need?: Record<string, number>;
  esteem?: number;
  purple?: boolean;
  top?: Record<"gain" | "pay", Record<string, number>>;
  bottom?: Record<"gain" | "pay", Record<string, number>>;
}
/**
 * What a move pays and yields for the one who makes it.
 *
 * `open`: questions or chance come before the end of it; the bonus is counted as if they
 * changed nothing.
 */
export interface Preview {
  pays?: Record<string, number>;
  gains?: Record<string, number>;
  open?: boolean;
}

export const COLOUR_WORDS = {
  "green": ["green", "grün"],
  "blue": ["blue", "blau"],
  "black": ["black", "schwarz"],
  "pink": ["pink", "pink"],
  "grey": ["grey", "grau"],
  "orange": ["orange", "orange"],
} as const;

export const KIND_WORDS = {
  "mission": ["mission", "Auftrag"],
  "encounter": ["encounter", "Begegnung"],
  "crystals": ["crystals", "Kristalle"],
  "upgrade": ["upgrade", "Upgrade"],
  "gold": ["gold", "Gold"],
  "expedition": ["expedition", "Expedition"],
} as const;

export const PROPER = {
  "Pyramids of Giza": ["Pyramids of Giza", "Pyramiden von Gizeh"],
  "Great Wall": ["Great Wall", "Große Mauer"],
  "Easter Island": ["Easter Island", "Osterinsel"],
  "Heron of Alexandria": ["Heron of Alexandria", "Heron von Alexandria"],
  "Leif Erikson": ["Leif Erikson", "Leif Eriksson"],
  "Montgolfier brothers": ["Montgolfier brothers", "Gebrüder Montgolfier"],
  "Nicolaus Copernicus": ["Nicolaus Copernicus", "Nikolaus Kopernikus"],
  "Amber Room": ["Amber Room", "Bernsteinzimmer"],
  "Library of Alexandria": ["Library of Alexandria", "Bibliothek von Alexandria"],
  "Himeji Castle": ["Himeji Castle", "Burg Himeji"],
  "Carthage": ["Carthage", "Karthago"],
  "Colossus of Rhodes": ["Colossus of Rhodes", "Koloss von Rhodos"],
  "Forbidden City": ["Forbidden City", "Verbotene Stadt"],
  "Hanging Gardens": ["Hanging Gardens", "Hängende Gärten"],
  "Lighthouse of Pharos": ["Lighthouse of Pharos", "Leuchtturm von Pharos"],
  "Mount Olympus": ["Mount Olympus", "Olymp"],
  "Nineveh": ["Nineveh", "Ninive"],
  "Pompeii": ["Pompeii", "Pompeji"],
  "Troy": ["Troy", "Troja"],
} as const;
