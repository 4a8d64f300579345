/**
 * Which card is which. Cards of one kind are the same to the rules, but a card that flies has to
 * be one of them: what a place has lost, another place has gained.
 */

import type { View } from "./cards";

type Names = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The name of the k-th card of its kind at a place. */
export type NameOf = (place: string, code: string, k?: number) => string;

function places(view: View): Map<string, string[]> {
  const { display, book, hands, rows, laying } = view.table;
  const found = new Map<string, string[]>();
  for (const side of ["left", "right"] as const) {
    const code = display[side];
    found.set(`display-${side}`, code ? [code] : []);
    found.set(
      `book-${side}`,
      book[side].top.filter((one) => !one.startsWith("?")),
    );
  }
  hands.forEach((hand, seat) => found.set(`hand-${seat}`, hand));
  rows.forEach((row, seat) =>
    found.set(
      `row-${seat}`,
      row.flatMap((stack) => stack.cards),
    ),
  );
  found.set("laying", laying);
  return found;
}

export class Tracks {
  private held = new Map<string, Map<string, string[]>>();
  private sizes: Readonly<Record<string, number>> = {};
  private last = 0;

  follow(view: View): NameOf {
    const now = places(view);
    const { left, right } = view.table.book;
    const sizes = { "display-left": left.size, "display-right": right.size };
    const free = new Map<string, string[]>();
    const next = new Map<string, Map<string, string[]>>();
    const wanted: [string[], string, number][] = [];
    for (const [place, codes] of now) {
      const kinds = new Map<string, string[]>();
      next.set(place, kinds);
      const before = this.held.get(place) ?? new Map<string, string[]>();
      for (const code of new Set([...before.keys(), ...codes])) {
        const count = codes.filter((one) => one === code).length;
        const names = before.get(code) ?? [];
        // A pile that has shrunk has filled its place: the card there is another one of its kind.
        const isNew = (sizes[place as keyof typeof sizes] ?? 0) < (this.sizes[place] ?? 0);
        const kept = names.slice(0, isNew ? 0 : count);
        free.set(code, [...(free.get(code) ?? []), ...names.slice(kept.length)]);
        if (count > 0) kinds.set(code, kept);
        if (count > kept.length) wanted.push([kept, code, count - kept.length]);
      }
    }
    // The display is served last: what lay there has gone to a hand.
    wanted.reverse();
    for (const [names, code, count] of wanted) {
      for (let k = 0; k < count; k++) names.push(free.get(code)?.shift() ?? `card-${this.last++}`);
    }
    this.held = next;
    this.sizes = sizes;
    const names: Names = next;
    return (place, code, k = 0) => names.get(place)?.get(code)?.[k] ?? `${place}-${code}-${k}`;
  }
}
