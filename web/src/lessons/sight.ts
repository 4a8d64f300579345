/** What is to be clicked next comes into sight; a board that shows it already stays where it is. */

import { isCalm } from "../lib/motion";

const WANTED = "button[data-means]:not(:disabled):not([aria-pressed=true])";

export function bringIntoSight(board: HTMLElement): void {
  const wanted = [...board.querySelectorAll<HTMLElement>(WANTED)].filter(
    (one) => one.getClientRects().length > 0,
  );
  if (wanted.some(isInSight)) return;
  wanted[0]?.scrollIntoView({ block: "center", behavior: isCalm() ? "auto" : "smooth" });
}

/** Not under what stays at the edges of the window, either. */
function isInSight(one: HTMLElement): boolean {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
