/** What the server shows of a game, and what follows from it for the drawing. No rules. */

import { isChosen, isUsable, type Meaning, type Move } from "../../lib/choosing";
import type { Shown } from "../../lib/shown";
import type { View } from "./generated";
import { eraOf, type Era } from "./items";

export type { FrameView as Frame, Lying, View } from "./generated";

export const itemsOf = (code: string): [string, string] => code.split("/") as [string, string];
export const otherItem = (code: string, item: string): string =>
  itemsOf(code).find((one) => one !== item) ?? item;
export const eraOfCard = (code: string): Era => eraOf(itemsOf(code)[0]);

/** A place on the table where a card lies or will lie. */
export interface Place {
  key: string;
  code: string | null;
  near: string | null;
  state: "lies" | "covered" | "ghost" | "empty";
  /** It waits for its direction. */
  waits?: boolean;
  /** own1 .. opp2, where a move can name it. */
  place: string | null;
}

/** The first of these meanings that is part of a legal move. */
export const firstUsable = (legal: readonly Move[], ways: readonly Meaning[]): Meaning | null =>
  ways.find((meaning) => isUsable(legal, [], meaning)) ?? null;

/** Whether a thing glows, is chosen, and what a click on it does. */
export interface Touch {
  lit: boolean;
  chosen: boolean;
  go: () => void;
}

export function touch(table: Shown, meaning: Meaning | null): Touch {
  const legal = table.here?.legal ?? [];
  return {
    lit: meaning !== null && isUsable(legal, [], meaning),
    chosen: meaning !== null && isChosen(table.chosen, meaning),
    go: () => {
      if (meaning) table.click(meaning);
    },
  };
}

/** A card that is about to be laid by the chosen move. */
export interface Ghost {
  code: string;
  item: string;
  at: "mine" | "theirs";
}

export function ghostOf(left: readonly Move[], isChosenNow: boolean): Ghost | null {
  const first = left[0];
  if (!isChosenNow || !first || left.length !== 1) return null;
  const { do: verb, card, item } = first.json;
  if (typeof card !== "string" || typeof item !== "string") return null;
  if (verb === "give") return { code: card, item, at: "theirs" };
  return verb === "own" || verb === "place" ? { code: card, item, at: "mine" } : null;
}

/** In which display a legal move may lay a card: a place is kept for it, so that nothing moves when it is chosen. */
export const laysInto = (legal: readonly Move[], side: "mine" | "theirs"): boolean =>
  legal.some((move) => ghostOf([move], true)?.at === side);

/** Where a card that is no longer seen has gone. */
export function goneTo(view: View, code: string): string {
  const owner = view.scored.findIndex((won) => won.some((one) => one.card === code));
  if (owner >= 0) return `scored${owner}`;
  return view.removed.includes(code) ? "removed" : "deck";
}

/** The card that the chosen move would score, so that what matches can be shown. */
export function scoredBy(view: View, left: readonly Move[], me: number): string | null {
  const only = left.length === 1 ? left[0] : undefined;
  if (only?.json["do"] !== "score") return null;
  if (only.json["place"] === "plan") return view.hands[me]?.[0] ?? null;
  if (only.json["place"] === "paradox") return view.paradox?.card ?? null;
  return String(only.json["card"]);
}

/** A card whose direction is still to be chosen (the paradox waits in its own place). */
function waitingCard(view: View): { code: string; at: "mine" | "theirs" } | null {
  const top = view.pending.at(-1);
  if (!top?.card || top.card === view.paradox?.card) return null;
  return { code: top.card, at: top.step === "faceextra" ? "mine" : "theirs" };
}

/** What is being carried out, outermost first; what armor repeats has a number. */
export function chainOf(view: View): { item: string; times: "first" | "second" | null }[] {
  if (view.reason) return [];
  return view.pending.flatMap((frame, n) => {
    if (frame.do === "turn" || frame.do === "setup") return [];
    const below = view.pending[n - 1];
    const times = below?.do !== "armor" ? null : below.step === "second" ? "first" : "second";
    return [{ item: frame.do, times }];
  });
}

/** Two rows of two places; choices of set-up and the card about to be laid come behind. */
export function placesOf(
  view: View,
  me: number,
  side: "mine" | "theirs",
  legal: readonly Move[],
  ghost: Ghost | null,
): Place[] {
  const seat = side === "mine" ? me : 1 - me;
  const name = side === "mine" ? "own" : "opp";
  const found: Place[] = (view.displays[seat] ?? []).map((lying, n) => ({
    key: lying.card,
    code: lying.card,
    near: lying.faces[me] ?? null,
    state: "lies",
    place: `${name}${n + 1}`,
  }));
  // One's own choice for this display, and what the other gives to it.
  for (const holder of [seat, 1 - seat]) {
    const job = holder === seat ? 0 : 1;
    const laid = view.covered[holder] ?? [];
    if (job >= laid.length) continue;
    const [, code, item] = laid[job]?.split(" ") ?? [];
    found.push({
      key: `covered${holder}`,
      code: code ?? null,
      near: item ?? null,
      state: "covered",
      place: null,
    });
  }
  const waiting = waitingCard(view);
  if (waiting?.at === side) {
    found.push({
      key: waiting.code,
      code: waiting.code,
      near: null,
      state: "lies",
      place: null,
      waits: true,
    });
  }
  if (ghost?.at === side) {
    found.push({ key: "ghost", code: ghost.code, near: ghost.item, state: "ghost", place: null });
  }
  const most = laysInto(legal, side) && ghost?.at !== side ? found.length + 1 : found.length;
  while (found.length < Math.max(2, most)) {
    found.push({
      key: `empty${found.length}`,
      code: null,
      near: null,
      state: "empty",
      place: null,
    });
  }
  return found;
}

/** Where a card may go now: on top of the deck, or under it. */
export const deckEnds = (legal: readonly Move[]): ("top" | "bottom")[] =>
  (["top", "bottom"] as const).filter((where) => isUsable(legal, [], { do: where }));

/** Cards that lie beside the table for what is under way; `lay`: with a direction to be chosen. */
export interface Lifted {
  key: string;
  code: string | null;
  mode: "move" | "lay";
}

export function liftedOf(
  view: View,
  me: number,
): { title: "lifted" | "drawn" | "looked" | null; cards: Lifted[] } {
  const top = view.reason ? undefined : view.pending.at(-1);
  const list = (codes: (string | null)[], mode: Lifted["mode"]): Lifted[] =>
    codes.map((code, n) => ({ key: code ?? `hidden${n}`, code, mode }));
  if (top?.cards?.length) return { title: "lifted", cards: list(top.cards, "move") };
  if (top?.drawn?.length) return { title: "drawn", cards: list(top.drawn, "lay") };
  const looked = view.deck[0];
  if (top?.step === "aces" && top.seat === me && looked)
    return { title: "looked", cards: list([looked], "move") };
  return { title: null, cards: [] };
}
