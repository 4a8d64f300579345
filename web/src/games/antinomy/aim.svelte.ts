/**
 * What is pointed at, and what would follow. Everything comes from the list of legal moves and from
 * what the server says about them: no rule is known here.
 */

import { candidates, isChosen, isUsable, type Meaning, type Move } from "../../lib/choosing";
import type { Shown } from "../../lib/shown";
import { span } from "./cards";

const PLACED = ["to", "place", "places"] as const;
const isPlace = (meaning: Meaning): boolean => PLACED.some((key) => key in meaning);

/** The places that a move is about. */
export function placesOf(move: Move): number[] {
  const { to, place, places } = move.json;
  if (typeof places === "string") return span(places);
  const one = to ?? place;
  return typeof one === "number" ? [one] : [];
}

export class Aim {
  /** What the mouse or the keyboard points at. */
  over: Meaning | null = $state(null);

  constructor(private readonly table: () => Shown) {}

  readonly legal: readonly Move[] = $derived.by(() => this.table().here?.legal ?? []);
  readonly chosen: readonly Meaning[] = $derived.by(() => this.table().chosen);

  /** The choice as it would be with what is pointed at. */
  private readonly seen: readonly Meaning[] = $derived.by(() => {
    if (!this.over) return this.chosen;
    const next = [...this.others(this.over), this.over];
    return candidates(this.legal, next).length > 0 ? next : this.chosen;
  });
  /** Moves that are still possible then; none while nothing is chosen. */
  readonly moves: readonly Move[] = $derived.by(() =>
    this.seen.length > 0 ? candidates(this.legal, this.seen) : [],
  );
  /** The choice without what this would take the place of: another card, another place. */
  private others(meaning: Meaning): readonly Meaning[] {
    return this.chosen.filter((one) => isPlace(one) !== isPlace(meaning));
  }

  /** What a place of the timeline stands for now. */
  place(n: number): Meaning {
    for (const { json } of this.legal) {
      if (typeof json["places"] === "string" && span(json["places"]).includes(n))
        return { places: json["places"] };
      if ("place" in json) return { place: n };
    }
    return { to: n };
  }

  can(meaning: Meaning): boolean {
    return isUsable(this.legal, this.others(meaning), meaning);
  }

  has(meaning: Meaning): boolean {
    return isChosen(this.chosen, meaning);
  }

  to(n: number): Move | null {
    return this.moves.find((move) => placesOf(move).includes(n)) ?? null;
  }
}

/** The first sentence says the move itself; what follows says what it leads to. */
export function consequence(move: Move): string {
  const end = move.say.indexOf(". ");
  return end < 0 ? "" : move.say.slice(end + 2);
}

/** Places that lead to the same, together. */
export function consequences(moves: readonly Move[]): { places: number[]; says: string }[] {
  const found = new Map<string, number[]>();
  for (const move of moves) {
    const says = consequence(move);
    if (says) found.set(says, [...(found.get(says) ?? []), ...placesOf(move)]);
  }
  return [...found].map(([says, places]) => ({ says, places }));
}
