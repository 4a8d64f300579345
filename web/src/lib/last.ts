/**
 * What the last turn of somebody else has touched stays marked on the board. A thing is found by what
 * it says of itself: its name (`data-card`), or facts that one event has all of (`data-fact="side:left"`,
 * several apart by spaces). So no board has to know about marks.
 */

import type { LogLine } from "./messages";

const MARK = "data-last";

function* words(fact: unknown): Generator<string> {
  if (Array.isArray(fact)) for (const one of fact) yield* words(one);
  else if (typeof fact === "string") yield fact;
}

const hasFacts = (line: LogLine, wanted: readonly string[]): boolean =>
  wanted.every((pair) => {
    const at = pair.indexOf(":");
    return String(line.event[pair.slice(0, at)]) === pair.slice(at + 1);
  });

export function markLast(board: Element, lines: readonly LogLine[]): void {
  for (const old of board.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  if (lines.length === 0) return;
  const names = new Set(
    lines.flatMap(({ event }) => Object.values(event).flatMap((fact) => [...words(fact)])),
  );
  for (const thing of board.querySelectorAll<HTMLElement>("[data-card], [data-fact]")) {
    const { card, fact } = thing.dataset;
    const isTouched =
      (card !== undefined && names.has(card)) ||
      (fact !== undefined && lines.some((one) => hasFacts(one, fact.split(" "))));
    if (isTouched) thing.setAttribute(MARK, "");
  }
}
