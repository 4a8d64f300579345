/** Advice in the order in which it is read: by how good moves are, equals as equals. */

import type { Advice } from "./messages";

export interface Group {
  readonly rank: Advice["rank"];
  readonly moves: readonly Advice[];
  /** As good as these, but not shown. */
  readonly more: number;
}

const RANKS = ["best", "slightly_worse", "clearly_worse"] as const;

/** Out of three: a coarse bar is as exact as advice is. */
export const pips = (rank: Advice["rank"]): number => RANKS.length - RANKS.indexOf(rank);

/** The few worth looking at; a long tail of bad ideas helps nobody. */
export function grouped(moves: readonly Advice[], most = 6): Group[] {
  return RANKS.flatMap((rank) => {
    const all = moves.filter((one) => one.rank === rank);
    const shown = all.filter((one) => moves.indexOf(one) < most);
    if (shown.length === 0) return [];
    return [{ rank, moves: shown, more: rank === "best" ? all.length - shown.length : 0 }];
  });
}

/** The best moves, as long as they are few enough to be pointed at on the board. */
export function pointedAt(moves: readonly Advice[], most = 3): string[] {
  const best = moves.filter((one) => one.rank === "best").map((one) => one.move);
  return best.length <= most ? best : [];
}
