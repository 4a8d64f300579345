/** The log as turns: whose they are, and what was said in them. */

import type { LogLine } from "./messages";

export interface Turn {
  /** null: before the first turn, or nobody's. */
  seat: number | null;
  /** What the game says about the beginning of the turn, if it does. */
  title: string | null;
  lines: { say: string; clause: string | null }[];
}

const seatOf = (line: LogLine): number | null =>
  typeof line.event["seat"] === "number" ? line.event["seat"] : null;
const isTurn = (line: LogLine): boolean => line.event.kind === "turn";

/**
 * A game that announces its turns is cut there; else wherever somebody acts who has not acted just
 * before. What nobody did (cards that come, marks that move) belongs to the turn it happened in,
 * unless nothing else was said in it.
 */
export function turns(log: readonly LogLine[]): Turn[] {
  const isAnnounced = log.some(isTurn);
  const cut: Turn[] = [];
  let last: number | null = null;
  for (const line of log) {
    const seat = seatOf(line);
    const begins = isAnnounced ? isTurn(line) : seat !== null && seat !== last;
    if (begins || cut.length === 0) {
      const isFirst = isAnnounced && !begins;
      cut.push({ seat: isFirst ? null : seat, title: isTurn(line) ? line.say : null, lines: [] });
    }
    last = seat;
    const turn = cut.at(-1);
    if (!turn || line.say === null || isTurn(line)) continue;
    if (!isAnnounced && seat === null && turn.lines.length === 0) turn.seat = null;
    turn.lines.push({ say: line.say, clause: line.clause ?? null });
  }
  return cut.filter((turn) => turn.lines.length > 0);
}
