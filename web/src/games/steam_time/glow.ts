/** What can be touched now, and what each part of the board stands for. */

import { candidates, isChosen, type Meaning, type Move } from "../../lib/choosing";
import type { Shown } from "../../lib/shown";
import {
  price,
  type Amounts,
  type Colour,
  type Kind,
  type Monument,
  type Preview,
  type View,
} from "./view";

const legal = (table: Shown): readonly Move[] => table.here?.legal ?? [];
const keys = (meaning: Meaning): string => Object.keys(meaning).toSorted().join();

/** The moves a thing can be part of, with what is chosen of another sort if that goes together. */
export function movesWith(table: Shown, meaning: Meaning | null): Move[] {
  if (!meaning) return [];
  const others = table.chosen.filter((one) => keys(one) !== keys(meaning));
  const together = candidates(legal(table), [...others, meaning]);
  return together.length > 0 ? together : candidates(legal(table), [meaning]);
}

/** Whatever is chosen, another beginning stays possible: nothing comes or goes with a choice. */
export const glows = (table: Shown, meaning: Meaning | null): boolean =>
  meaning !== null && candidates(legal(table), [meaning]).length > 0;

export const raised = (table: Shown, meaning: Meaning | null): boolean =>
  meaning !== null && isChosen(table.chosen, meaning);

const verbs = (table: Shown): Set<string> =>
  new Set(legal(table).map((move) => String(move.json["do"])));

/** A space: an airship goes there, Mr. T.I.M.E. does, or a crystal is picked from its deposit. */
export function spaceMeaning(table: Shown, monument: Monument, kind: Kind): Meaning | null {
  const can = verbs(table);
  if (can.has("place")) return { do: "place", monument, kind };
  if (can.has("mister")) return { do: "mister", monument, kind };
  if (can.has("pick") && kind === "crystals") return { do: "pick", monument };
  return null;
}

/** A colour: of a generator, or of a crystal that is bought, paid, taken or picked. */
export function colourMeaning(table: Shown, colour: Colour): Meaning | null {
  const can = verbs(table);
  for (const verb of ["buy", "pay", "take", "pick"]) if (can.has(verb)) return { do: verb, colour };
  for (const verb of ["into", "crystal"]) if (can.has(verb)) return { do: verb, generator: colour };
  return null;
}

/** The one move that is chosen, if it is settled which. */
export function chosenMove(table: Shown): Move | null {
  if (table.chosen.length === 0) return null;
  const left = candidates(legal(table), table.chosen);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Moves that have no place on the board. */
export const PLAIN = ["card", "pass", "none", "done", "fulfil", "yes", "no", "stop"];
export const plainMoves = (table: Shown): Move[] =>
  legal(table).filter((move) => PLAIN.includes(String(move.json["do"])));

export const movesOf = (table: Shown, verb: string): Move[] =>
  legal(table).filter((move) => move.json["do"] === verb);

/** What would change for me with the move that is chosen: shown on my own instruments. */
export interface Change {
  readonly pays: Amounts;
  readonly gains: Amounts;
}

export function change(table: Shown, view: View): Change | null {
  const move = chosenMove(table);
  const preview = move && view.previews[move.move];
  return preview ? { pays: pays(view, move, preview), gains: preview.gains ?? {} } : null;
}

/** With what is still to be chosen, for a card with colours that are missing. */
export function pays(view: View, move: Move, preview: Preview): Amounts {
  const { do: verb, monument, kind } = move.json;
  if (verb !== "place" && verb !== "mister") return preview.pays ?? {};
  const row = view.table.stream.find((one) => one.monument === monument);
  return price(view, row?.spaces[kind as Kind], preview);
}
