/** What a seat sees, field by field: for a game that has no board of its own. */

import { fill, say, speaker, type Both } from "../lib/words";

/** Things of one player, or of the table: those that are seen, and how many are not. */
export interface Line {
  /** The seat whose things these are; null: the table. */
  seat: number | null;
  items: string[];
  hidden: number;
}

export interface Fact {
  key: string;
  label: string;
  lines: Line[];
}

type Labels = Readonly<Record<string, Both>>;

// Names that many games share; a game adds its own (`labels` in its `shelf.ts`).
const LABELS: Labels = {
  hands: ["Hands", "Hände"],
  hand: ["Hand", "Hand"],
  pile: ["Pile", "Stapel"],
  discard: ["Discard pile", "Ablage"],
  won: ["Won", "Gewonnen"],
  points: ["Points", "Punkte"],
  scores: ["Points", "Punkte"],
  turn: ["Turn", "Zug"],
  round: ["Round", "Runde"],
  phase: ["Phase", "Phase"],
  leader: ["Leader", "Führt"],
  unseen: ["Not seen yet", "Noch nicht gesehen"],
};
/** Told elsewhere: by the seats, the prompt and the head of the table. */
const ELSEWHERE = new Set(["seat", "actor", "options"]);
/** One entry for each player; a list of another name says nothing about whose it is. */
const BY_SEAT = new Set(["hands", "won", "points", "scores"]);
/** A number that is a seat. */
const IS_SEAT = new Set(["leader", "starter", "dealer", "winner"]);

const WORDS = {
  nothing: ["none", "nichts"],
  hidden: ["{n} hidden", "{n} verdeckt"],
} as const satisfies Labels;
export const tell = speaker<keyof typeof WORDS>(WORDS);

export function factsOf(view: unknown, names: readonly string[], labels: Labels = {}): Fact[] {
  if (typeof view !== "object" || view === null) return [];
  return Object.entries(view)
    .filter(([key]) => !ELSEWHERE.has(key))
    .map(([key, value]) => ({
      key,
      label: labelOf(key, labels),
      lines: linesOf(key, value, names),
    }));
}

function labelOf(key: string, labels: Labels): string {
  const found = labels[key] ?? LABELS[key];
  const plain = key.replaceAll("_", " ");
  return found ? fill(found) : plain.charAt(0).toUpperCase() + plain.slice(1);
}

function linesOf(key: string, value: unknown, names: readonly string[]): Line[] {
  if (IS_SEAT.has(key) && typeof value === "number")
    return [line(null, [names[value] ?? String(value)])];
  if (!Array.isArray(value)) return [line(null, value === null ? [] : [value])];
  if (BY_SEAT.has(key) && value.length === names.length)
    return value.map((own, seat) => line(seat, own));
  if (value.some(Array.isArray)) return value.map((row) => line(null, row));
  return [line(null, value)];
}

/** In a list, null is something that lies there and is not seen. */
function line(seat: number | null, value: unknown): Line {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  const seen = all.filter((item) => item !== null);
  return { seat, items: seen.map(textOf), hidden: all.length - seen.length };
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (value === null) return "–";
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  if (typeof value !== "object") return String(value).replaceAll("_", " ");
  return Object.entries(value)
    .map(([key, one]) => `${labelOf(key, {})}: ${textOf(one)}`)
    .join(", ");
}
