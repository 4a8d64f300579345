/**
 * A reading aid: who holds what the book asks for, and what a changed book would ask. The view says
 * all of it; here it is only chosen what to show of it.
 */

import { candidates, type Meaning, type Move } from "../../lib/choosing";
import { hasAid, type Shown } from "../../lib/shown";
import {
  face,
  type Back,
  type Colour,
  type Holding as Held,
  type Request,
  type View,
} from "./cards";

/** What has to be laid; `isGhost`: only if the chosen move is made. */
export interface Asked extends Request {
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

export function askedNow(view: View, ghost: Move | null): Asked | null {
  const request = (ghost && view.previews[ghost.move]) ?? view.request;
  return request && { ...request, isGhost: ghost !== null };
}

export interface Holding extends Held {
  seat: number;
}

/** Who could lay what is asked, by seat; what others hold has to be remembered. */
export function holders(table: Shown, view: View, asked: Asked | null): Map<number, Holding> {
  if (!asked || view.table.phase === "over") return new Map();
  const holdings = asked.holdings.map((one, seat) => ({ ...one, seat }));
  const known = holdings.filter(({ seat }) => seat === view.seat || hasAid(table));
  return new Map(known.map((one) => [one.seat, one]));
}

const books = (legal: readonly Move[]): readonly Move[] =>
  legal.filter((move) => move.json["type"] === "book");

/** Cards of my hand that, put on the book now, leave me enough to lay. */
export function helpful(view: View, seat: number, legal: readonly Move[]): Set<string> {
  const enough = books(legal).filter(
    ({ move }) => view.previews[move]?.holdings[seat]?.problem === null,
  );
  return new Set(enough.map((move) => String(move.json["card"])));
}

/** By colour: the numbers I could lay this turn if I changed one page or both. */
export const reachable = (view: View, legal: readonly Move[]): Map<Colour, number[]> =>
  new Map(
    books(legal).length > 0 ? view.reach.map(({ colour, numbers }) => [colour, numbers]) : [],
  );
