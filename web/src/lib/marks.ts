/**
 * A lamp on everything on the board that is part of an advised move. A thing says what it stands
 * for with `data-means={means(meaning)}`; the lamps come and go from outside, so no board has to
 * know about advice.
 */

import { fits, type Meaning, type Move } from "./choosing";

const LAMP =
  "M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.4 1 2.4h6c0-1 .3-1.8 1-2.4A6.5 6.5 0 0 0 12 3Z";

export const means = (meaning: Meaning | null): string | undefined =>
  meaning === null ? undefined : JSON.stringify(meaning);

function lamp(says: string): HTMLElement {
  const sign = document.createElement("span");
  sign.className = "advised";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", LAMP);
  svg.append(path);
  const words = document.createElement("span");
  words.className = "unseen";
  words.textContent = ` (${says})`;
  sign.append(svg, words);
  return sign;
}

/** The lamps of these moves, and no others; `says` is heard where they cannot be seen. */
export function mark(board: Element, moves: readonly Move[], says: string): void {
  for (const old of board.querySelectorAll(".advised")) old.remove();
  if (moves.length === 0) return;
  for (const thing of board.querySelectorAll<HTMLElement>("[data-means]")) {
    const meaning = JSON.parse(thing.dataset["means"] ?? "{}") as Meaning;
    if (!moves.some((move) => fits(move, meaning))) continue;
    if (getComputedStyle(thing).position === "static") thing.style.position = "relative";
    thing.append(lamp(says));
  }
}
