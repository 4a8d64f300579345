/** What advice means in words: a value between 0 and 1 is what the seat may expect. */

import type { Advice } from "./messages";

export type Outlook = "wins" | "succeeds" | "share";

/** Alone it is success, for two a win, for more a share of the whole. */
export const outlook = (seats: number): Outlook =>
  seats === 1 ? "succeeds" : seats === 2 ? "wins" : "share";

export const percent = (value: number): number =>
  Math.round(100 * Math.min(1, Math.max(0, value)));

/**
 * The few worth looking at; a long tail of bad ideas helps nobody. The server's order stands: what
 * was thought over longest comes first, and a lucky guess with a high value may come later.
 */
export const worthwhile = (moves: readonly Advice[], most = 5): Advice[] => moves.slice(0, most);
