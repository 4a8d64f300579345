/** A whole move from a list: the first click shows it on the board, the second plays it. */

import type { Move } from "../lib/choosing";
import type { LiveTable } from "../lib/table.svelte";

/** The move that what was chosen leaves, if it is one. */
export const onlyLeft = (table: LiveTable): string | undefined =>
  table.chosen.length > 0 && table.left.length === 1 ? table.left[0]?.move : undefined;

export function showThenPlay(table: LiveTable, move: Move): void {
  if (onlyLeft(table) === move.move) table.play(move.move);
  else table.choose(move);
}
