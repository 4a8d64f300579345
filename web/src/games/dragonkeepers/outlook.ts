/**
 * A reading aid: who holds what the book asks for, and what a changed book would ask. It counts
 * cards that lie open or are remembered; what can be played is said by the server alone.
 */

import { candidates, type Meaning, type Move } from "../../lib/choosing";
import { COLOURS, face, isEnd, type Back, type Colour, type View } from "./cards";

/** What has to be laid, and for which number it is paid; `isGhost`: only if the chosen move is made. */
export interface Asked {
  number: number;
  paid: number;
  colour: Colour;
  isGhost: boolean;
}

/** The move that the clicks so far lead to, as far as it changes what the book asks for. */
export function ghostOf(legal: readonly Move[], chosen: readonly Meaning[]): Move | null {
  if (chosen.length === 0) return null;
  const left = candidates(legal, chosen);
  const books = left.filter((move) => move.json["type"] === "book");
  const chests = left.filter((move) => move.json["type"] === "chest");
  return books[0] ?? (chests.length === 1 ? chests[0] : undefined) ?? null;
}

export const ghostBack = (ghost: Move | null): Back | null =>
  ghost?.json["type"] === "book" ? face(String(ghost.json["card"])).back : null;

const CHANGED: Readonly<Record<string, readonly [number, number]>> = {
  thrift: [-1, 0],
  "page up": [1, 1],
  "page down": [-1, -1],
};

export function askedNow(view: View, ghost: Move | null): Asked | null {
  const back = ghostBack(ghost);
  const number = back?.number ?? view.page_number;
  const colour = back?.colour ?? view.page_colour;
  if (number === null || colour === null) return null;
  const { chest, actor, active } = view.table;
  const opening = ghost?.json["type"] === "chest" ? ghost.move.replace("chest ", "") : null;
  // Whoever lays along does so by the printed page.
  const power = opening ?? (actor === active ? chest : null);
  const [more, paid] = CHANGED[power ?? ""] ?? [0, 0];
  return { number: number + more, paid: number + paid, colour, isGhost: ghost !== null };
}

export interface Holding {
  seat: number;
  real: number;
  jokers: number;
  /** Cards whose front is not known here. */
  unknown: number;
  isShut: boolean;
  isEnough: boolean;
}

const isShut = (view: View, seat: number, colour: Colour): boolean => {
  const row = view.table.rows[seat] ?? [];
  const at = row.findIndex((stack) => stack.colour === colour);
  return at >= 0 && !isEnd(row, at);
};

/** What a hand has of it; `spent` is a card that would lie on the book by then. */
export function holding(view: View, seat: number, asked: Asked, spent: string | null): Holding {
  const hand = [...(view.table.hands[seat] ?? [])];
  if (spent !== null && hand.includes(spent)) hand.splice(hand.indexOf(spent), 1);
  const fronts = hand.map((code) => face(code).front);
  const real = fronts.filter((front) => front === asked.colour).length;
  const jokers = fronts.filter((front) => front === "joker").length;
  const opened = view.table.chest === "key" && view.table.active === seat;
  const shut = !opened && isShut(view, seat, asked.colour);
  return {
    seat, real, jokers, isShut: shut,
    unknown: fronts.filter((front) => front === null).length,
    isEnough: !shut && real > 0 && real + jokers >= asked.number,
  };
}

/** The page that a card would make. */
function pageWith(view: View, code: string): Asked | null {
  const { back } = face(code);
  const number = back.number ?? view.page_number;
  const colour = back.colour ?? view.page_colour;
  return number === null || colour === null ? null : { number, paid: number, colour, isGhost: true };
}

/** Cards of my hand that, put on the book now, leave me enough to lay. */
export function helpful(view: View, seat: number, legal: readonly Move[]): Set<string> {
  const cards = legal.filter((move) => move.json["type"] === "book").map((move) => String(move.json["card"]));
  return new Set(cards.filter((code) => {
    const then = pageWith(view, code);
    return then !== null && holding(view, seat, then, code).isEnough;
  }));
}

/** By colour: the numbers I could lay this turn if I changed one page or both. */
export function reachable(view: View, seat: number, legal: readonly Move[]): Map<Colour, number[]> {
  const cards = legal.filter((move) => move.json["type"] === "book").map((move) => String(move.json["card"]));
  const found = new Map<Colour, number[]>();
  const { page_number, page_colour } = view;
  if (cards.length === 0 || page_number === null || page_colour === null) return found;
  const lefts = [null, ...cards.filter((code) => face(code).back.side === "left")];
  for (const colour of COLOURS) {
    const isThere = colour === page_colour || cards.some((code) => face(code).back.colour === colour);
    if (!isThere) continue;
    const numbers = lefts.flatMap((left) => {
      const number = left === null ? page_number : (face(left).back.number ?? 0);
      const asked: Asked = { number, paid: number, colour, isGhost: true };
      return holding(view, seat, asked, left).isEnough ? [number] : [];
    });
    if (numbers.length > 0) found.set(colour, [...new Set(numbers)].sort((a, b) => a - b));
  }
  return found;
}
