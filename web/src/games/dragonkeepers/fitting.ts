/** How large the cards of a hand can be so that all of it stays in so many lines. */

/** A tray: how many kinds lie side by side, and how many copies are tucked under them. */
export interface Held {
  kinds: number;
  copies: number;
}

/** Of a card, that a copy under it shows. */
const TUCKED = 0.22;
/** All in rem. */
const TRAY_EDGE = 0.55;
const CARD_GAP = 0.2;
const TRAY_GAP = 0.25;
const STEP = 0.125;

const wide = ({ kinds, copies }: Held, card: number): number =>
  TRAY_EDGE + (kinds + TUCKED * copies) * card + Math.max(kinds - 1, 0) * CARD_GAP;

/** Trays one after the other, as words in lines; one that is wider than a line fits nowhere. */
export function linesOf(trays: readonly Held[], room: number, card: number): number {
  let [lines, used] = [1, 0];
  for (const tray of trays) {
    const needed = wide(tray, card);
    if (needed > room) return Infinity;
    const isNext = used > 0 && used + TRAY_GAP + needed > room;
    lines += isNext ? 1 : 0;
    used = isNext || used === 0 ? needed : used + TRAY_GAP + needed;
  }
  return lines;
}

/** The largest size between `most` and `least`, in rem. */
export function cardSize(
  trays: readonly Held[],
  room: number,
  { lines, most, least }: { lines: number; most: number; least: number },
): number {
  let card = most;
  while (card > least && linesOf(trays, room, card) > lines) card -= STEP;
  return Math.max(card, least);
}
