/* Made by `spieluhr view-types perfect_moment`: change the game's schema.py and board.py, not this file. */

export const REASONS = ["points", "deck", "quiet"] as const;
export type Reason = (typeof REASONS)[number];
export const ERAS = ["1981", "1994", "2005", "2014"] as const;
export type Era = (typeof ERAS)[number];
/**
 * What one seat knows. In `deck` (from the top) and `hands`, null is an unknown card.
 *
 * `known` says for each card of the own hand whether the other knows that it is there.
 * `covered` is what a seat has chosen in set-up that is not laid open yet (own choices in
 * words, the other's as null). `unseen` are the cards that the seat cannot place. `worth` is what
 * each card would give the seat's owner now: own plan, paradox and fragments (0: nothing).
 */
export interface View {
  seat: number | null;
  options: Options;
  turn: number;
  player: number;
  actor: number | "chance" | "over";
  uses: number;
  deck: (string | null)[];
  unseen: string[];
  paradox: Paradox | null;
  displays: Lying[][];
  hands: (string | null)[][];
  known: string[];
  covered: (string | null)[][];
  fragments: string[][];
  scored: Scored[][];
  removed: string[];
  points: number[];
  quiet: number;
  worth: Record<string, number>;
  pending: FrameView[];
  reason: Reason | null;
}
/** What is settled before the game. */
export interface Options {
  eras: Era[];
  solo: boolean;
}
/** `deck` is the item that faces the deck, absent until it is chosen. */
export interface Paradox {
  card: string;
  deck?: string;
}
/** A card in a display: the items that face seat 0 and seat 1. */
export interface Lying {
  card: string;
  faces: string[];
}
/** A card that was worth 2 or 3 points; fragments are counted apart. */
export interface Scored {
  card: string;
  points: number;
}
/** One procedure under way, as a seat sees it: what is hidden from it is null. */
export interface FrameView {
  do: string;
  seat: number;
  step: string;
  item?: string | null;
  drawn?: (string | null)[];
  cards?: (string | null)[];
  topped?: boolean;
  picked?: (string | null)[];
  card?: string | null;
  plan?: string | null;
}

export const ERA_OF = {
  "map": "1981",
  "mask": "1981",
  "gun": "1981",
  "armor": "1981",
  "flowers": "1994",
  "ring": "1994",
  "poem": "1994",
  "chocolates": "1994",
  "phone": "2005",
  "tickets": "2005",
  "wallet": "2005",
  "keys": "2005",
  "drinks": "2014",
  "aces": "2014",
  "money": "2014",
  "knife": "2014",
} as const;

export const ERA_WORDS = {
  "1981": ["the bank robbery", "der Banküberfall"],
  "1994": ["the proposal", "der Heiratsantrag"],
  "2005": ["the cinema", "der Kinobesuch"],
  "2014": ["the gambling den", "die Spielhölle"],
} as const;

export const ITEM_WORDS = {
  "map": ["map", "Karte"],
  "mask": ["mask", "Maske"],
  "gun": ["gun", "Waffe"],
  "armor": ["armor", "Weste"],
  "flowers": ["flowers", "Blumen"],
  "ring": ["ring", "Ring"],
  "poem": ["poem", "Gedicht"],
  "chocolates": ["chocolates", "Pralinen"],
  "phone": ["phone", "Handy"],
  "tickets": ["tickets", "Tickets"],
  "wallet": ["wallet", "Brieftasche"],
  "keys": ["keys", "Schlüssel"],
  "drinks": ["drinks", "Drinks"],
  "aces": ["aces", "Asse"],
  "money": ["money", "Geld"],
  "knife": ["knife", "Messer"],
} as const;
