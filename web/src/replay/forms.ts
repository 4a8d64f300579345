/** A replay as the server tells it, and the record it is made from. */

import type { ScoreTable, LogLine } from "../lib/messages";

/** A moment of a replay. */
export interface Frame {
  /** So many steps of the log have been told with it. */
  n: number;
  by: number | null;
  turn: number;
  /** The rest of the step is told by the next one. */
  is_part?: boolean;
  /** Who decides now, after so many steps. */
  actor: number | "chance" | null;
  moves: string[];
  happened: LogLine[];
  prompt: string;
  view: unknown;
  /** Of each seat; only where all is open. */
  views?: unknown[];
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: string;
}

export interface Ending {
  reason: "resigned" | "agreed" | "clock" | "abandoned";
  seat: number | null;
}

export interface Replay {
  scores: ScoreTable[];
  game: string;
  options: Record<string, unknown>;
  seats: { name: string; player: string }[];
  seat: number | null;
  is_open: boolean;
  draws: number | null;
  undone: { seat: number; from: number; to: number }[];
  outcome: Outcome | null;
  ending: Ending | null;
  result: string[];
  frames: Frame[];
}

/** Only what is looked at before the server has checked it all. */
export interface RecordFile {
  game?: string;
  seats?: { name?: string; player?: string }[];
  outcome?: unknown;
  ending?: unknown;
  known_to?: number | null;
}

/** Through whose eyes: one seat's knowledge, a spectator's, or all of it from one side. */
export interface Eyes {
  readonly isOpen: boolean;
  /** Whose knowledge, or whose side; null: a spectator, or whoever decides. */
  readonly seat: number | null;
}
