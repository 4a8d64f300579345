/** What has happened since the reader's last move: the server's events and sentences. */

import type { LogLine } from "../../lib/messages";

const BEGINNINGS = ["play", "skip", "wand"];

export interface Shot {
  card: string;
  isZero: boolean;
  isDrawn: boolean;
}
export interface Fight {
  /** Who moved into it. */
  by: number;
  hands: Shot[][];
  sums: number[];
  /** What the cards count that break a tie; empty without one. */
  drawn: number[];
  /** How it ended; the log has the rest. */
  says: string[];
}
const OUTCOMES = ["won", "drawn", "crystal"];

export class Story {
  lines: readonly LogLine[] = $state.raw([]);

  /** `news` of one message. Nothing: the table is seen for the first time, or a step was taken back. */
  hear(news: readonly LogLine[], seat: number | null): void {
    let lines = news.length > 0 ? [...this.lines] : [];
    for (const one of news) {
      const { kind, seat: who } = one.event;
      if (BEGINNINGS.includes(kind) && (who === seat || seat === null)) lines = [];
      lines.push(one);
    }
    this.lines = lines;
  }
}

/** The last duel that was told, with what each card counted. */
export function fight(lines: readonly LogLine[]): Fight | null {
  const at = lines.findLastIndex((one) => one.event.kind === "duel");
  const duel = lines[at]?.event;
  if (!duel) return null;
  const after = lines.slice(at + 1);
  const end = after.findIndex((one) => BEGINNINGS.includes(one.event.kind));
  const course = end < 0 ? after : after.slice(0, end);
  const reveals = course.map((one) => one.event).filter((event) => event.kind === "reveal");
  const drawn = reveals.map((event) => event["card"]);
  const worths = duel["worths"] as number[][];
  const hands = (duel["hands"] as string[][]).map((hand, seat) =>
    hand.map((card, k) => ({
      card,
      isZero: worths[seat]?.[k] === 0,
      isDrawn: drawn.includes(card),
    })),
  );
  return {
    by: Number(duel["seat"]),
    hands,
    sums: duel["sums"] as number[],
    drawn: [0, 1].flatMap((seat) =>
      reveals.filter((event) => event["seat"] === seat).map((event) => Number(event["worth"])),
    ),
    says: course.flatMap((one) => (OUTCOMES.includes(one.event.kind) ? (one.say ?? []) : [])),
  };
}
