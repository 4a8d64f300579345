/** Which puzzles of a game are wanted: kept while the page is open. */

import type { Wish } from "./asking";

const wishes: Record<string, Wish> = $state({});

export const wishOf = (game: string): Wish => wishes[game] ?? {};

export function wishFor(game: string, wish: Wish): void {
  wishes[game] = { ...wishOf(game), ...wish };
}
