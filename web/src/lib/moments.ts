/**
 * What happened, moment by moment: a live table and a replay are shown by the same moments, each with
 * its own view, so that board, caption and movement always tell the same thing. No rules are known.
 */

import type { Patch, Present, LogLine } from "./messages";
import type { Speed } from "./settings.svelte";

export interface Moment {
  /** Whose doing; a number that no seat has is an automaton, null nobody. */
  readonly by: number | null;
  /** Moments of one turn have the same number. */
  readonly turn: number;
  readonly happened: readonly LogLine[];
  readonly view: unknown;
}

/** Lines of one moment that are read at once; the rest stands in the log. */
const MOST_LINES = 4;
/** Milliseconds at normal speed. */
const SILENT = 250;
const OWN = 800;
const SHORTEST = 900;
const LONGEST = 4600;
const BEGIN = 400;
const PER_LETTER = 28;
const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.45, once: 0 };

const isTurn = (line: LogLine): boolean => line.event.kind === "turn";

/** What is said about it; the announcement of a turn is a heading, not a line. */
export const linesOf = (moment: Moment): string[] =>
  moment.happened.flatMap((line) => (line.say === null || isTurn(line) ? [] : [line.say]));

export function captionOf(moment: Moment): string {
  const lines = linesOf(moment);
  const shown = lines.slice(0, MOST_LINES).join(" ");
  return lines.length > MOST_LINES ? `${shown} …` : shown;
}

/** What my seat has just done, and what others answered to it in the same turn; else nothing. */
export function lately(moments: readonly Moment[], { seat, since }: Present): string {
  const last = moments.at(-1);
  if (!last || seat === null) return "";
  if (last.by === seat) return captionOf(last);
  const turn = moments.filter((moment) => moment.turn === last.turn);
  const isMine = turn.some((moment) => moment.by === seat);
  if (!isMine || since.some((one) => one.turn === last.turn)) return "";
  return turn.map(captionOf).findLast((caption) => caption !== "") ?? "";
}

/** How long it stays: as long as it takes to read it; one's own doing needs no reading. */
export function lasting(moment: Moment, speed: Speed, me: number | null = null): number {
  const letters = captionOf(moment).length;
  const reading = Math.min(LONGEST, Math.max(SHORTEST, BEGIN + PER_LETTER * letters));
  const isOwn = me !== null && moment.by === me;
  const full = letters === 0 ? (isOwn ? 0 : SILENT) : isOwn ? OWN : reading;
  return full * FACTOR[speed];
}

/** The pause before a question with one answer is answered. */
export const pauseBefore = (speed: Speed): number => (speed === "once" ? 80 : 1100 * FACTOR[speed]);

/** A view with some of its parts as they were; what is not touched is shared. */
export function patched(view: unknown, patches: readonly Patch[]): unknown {
  return patches.reduce((made, { at, to }) => put(made, at, to), view);
}

function put(view: unknown, at: readonly (string | number)[], to: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return to;
  if (Array.isArray(view))
    return view.map((one: unknown, n) => (n === key ? put(one, rest, to) : one));
  const object = view as Record<string, unknown>;
  return { ...object, [key]: put(object[key], rest, to) };
}

export const momentsOf = ({ moments, view }: Present): Moment[] =>
  moments.map(({ by, turn, happened, patches }) => ({
    by,
    turn,
    happened,
    view: patched(view, patches),
  }));

/** The table at a moment: nothing can be done, and nothing is told yet of what comes later. */
export const presentAt = (latest: Present, moment: Moment): Present => ({
  ...latest,
  status: "playing",
  actor: moment.by !== null && moment.by < latest.seats.length ? moment.by : null,
  view: moment.view,
  prompt: "",
  legal: [],
  forced: null,
  result: [],
  scores: [],
  outcome: null,
  ending: null,
  deadline: null,
});
