/** The log as turns: whose they are, and what was said in them. */

import type { Told } from "./messages";

export interface Turn {
  /** null: before the first turn, or nobody's. */
  seat: number | null;
  /** What the game says about the beginning of the turn, if it does. */
  title: string | null;
  lines: { say: string; clause: string | null }[];
}

const seatOf = (told: Told): number | null =>
  typeof told.event["seat"] === "number" ? told.event["seat"] : null;
const isTurn = (told: Told): boolean => told.event.kind === "turn";

/**
 * A game that announces its turns is cut there; else wherever somebody acts who has not acted just
 * before. What nobody did (cards that come, marks that move) belongs to the turn it happened in,
 * unless nothing else was said in it.
 */
export function turns(log: readonly Told[]): Turn[] {
  const isAnnounced = log.some(isTurn);
  const found: Turn[] = [];
  let last: number | null = null;
  for (const told of log) {
    const seat = seatOf(told);
    const begins = isAnnounced ? isTurn(told) : seat !== null && seat !== last;
    if (begins || found.length === 0) {
      const isFirst = isAnnounced && !begins;
      found.push({ seat: isFirst ? null : seat, title: isTurn(told) ? told.say : null, lines: [] });
    }
    last = seat;
    const turn = found.at(-1);
    if (!turn || told.say === null || isTurn(told)) continue;
    if (!isAnnounced && seat === null && turn.lines.length === 0) turn.seat = null;
    turn.lines.push({ say: told.say, clause: told.clause ?? null });
  }
  return found.filter((turn) => turn.lines.length > 0);
}
