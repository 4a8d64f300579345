/** What a click on a card stands for, wherever it lies. The legal moves decide, no rules. */

import type { Meaning, Move } from "../../lib/choosing";
import { firstUsable, type Place } from "./view";

/** A card in a display, touched as a whole. */
export function lyingWhole(legal: readonly Move[], spot: Place): Meaning | null {
  if (!spot.place || !spot.code) return null;
  const place = spot.place;
  return firstUsable(legal, [
    { do: "turn", place },
    { do: "pick", place },
    { do: "swap", place },
    { card: spot.code },
  ]);
}

/** One end of it. */
export function lyingEnd(spot: Place, item: string): Meaning | null {
  if (spot.waits) return { do: "face", item };
  return spot.place ? { do: "use", item, place: spot.place } : null;
}

const isLaid = (legal: readonly Move[], code: string): boolean =>
  legal.some((move) => move.json["card"] === code && "item" in move.json);

/** A card in the hand: as a whole, unless its direction has to be chosen with it. */
export function handWhole(legal: readonly Move[], code: string | null): Meaning | null {
  if (!code || isLaid(legal, code)) return null;
  return firstUsable(legal, [
    { do: "score", place: "plan" },
    { do: "pick", place: "plan" },
    { card: code },
  ]);
}

export const handEnd = (legal: readonly Move[], code: string, item: string): Meaning | null =>
  firstUsable(legal, [
    { card: code, item },
    { do: "swap", item },
  ]);
