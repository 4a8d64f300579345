/**
 * Cards fly between the seats and the board, which are drawn by different components: whichever is
 * about to change first notes where everything lies, the board lets it fly when all have changed.
 */

import { fly, nowhere, note, type Before } from "../../lib/flight";
import type { Shown } from "../../lib/shown";

interface Noted {
  here: unknown;
  before: Before;
}
const noted = new WeakMap<Shown, Noted>();

/** Board and seats together. */
const stage = (element: Element): Element =>
  element.closest(".stage") ?? element.parentElement ?? element;

/** For `$effect.pre`. */
export function keepPlaces(table: Shown, element: Element | null): void {
  const here = table.here;
  if (!element || noted.get(table)?.here === here) return;
  noted.set(table, { here, before: note(stage(element)) });
}

/** For `$effect` of the board, which changes last. */
export function letFly(table: Shown, element: Element | null): void {
  void table.here;
  const found = noted.get(table);
  if (!element || !found) return;
  fly(stage(element), found.before);
  found.before = nowhere();
}
