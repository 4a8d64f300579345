/** Where a replay stops, and what is seen there. Nothing here knows a rule. */

import type { Present, SeatNow, Told } from "../lib/messages";
import type { Eyes, Frame, Replay } from "./forms";

/** Steps at which the table waits for somebody, or all of them with the draws in between. */
export function stops(frames: readonly Frame[], isEvery: boolean): number[] {
  const last = frames.length - 1;
  return frames
    .filter((frame) => isEvery || frame.actor !== "chance" || frame.n === last)
    .map((frame) => frame.n);
}

/** The last stop that is not behind this step; between stops that is the one before. */
export function stopAt(all: readonly number[], n: number): number {
  let found = 0;
  all.forEach((stop, k) => {
    if (stop <= n) found = k;
  });
  return found;
}

export interface Line {
  n: number;
  say: string;
}

export const lines = (frames: readonly Frame[]): Line[] =>
  frames.flatMap((frame) =>
    frame.happened.flatMap((told) => (told.say ? [{ n: frame.n, say: told.say }] : [])),
  );

/** What is told on the way from one step to a later one. */
export const toldBetween = (frames: readonly Frame[], from: number, to: number): Told[] =>
  frames.slice(from + 1, to + 1).flatMap((frame) => frame.happened);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A hand that is known in part names those cards first: then the other's order is the right one. */
function filledList(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  if (list.length !== other.length) return list;
  const known = list.filter((one) => one !== null);
  const isPlain = known.every((one) => typeof one === "string");
  if (!isPlain || known.length === list.length) return list.map((one, k) => filled(one, other[k]));
  if (!other.includes(null) && known.every((one) => other.includes(one))) return other;
  const both = list.map((one, k) => one ?? other[k] ?? null);
  const names = both.filter((one) => one !== null);
  return new Set(names).size === names.length ? both : list;
}

/** What one seat may not know is null in its view: another's view that knows it fills the gap. */
export function filled(view: unknown, other: unknown): unknown {
  if (view === null || view === undefined) return other ?? null;
  if (Array.isArray(view) && Array.isArray(other)) return filledList(view, other);
  if (isObject(view) && isObject(other)) {
    return Object.fromEntries(Object.entries(view).map(([key, one]) => [key, filled(one, other[key])]));
  }
  return view;
}

/** Whose side of the table is near. */
export function nearSeat(eyes: Eyes, frame: Frame, seats: number): number | null {
  if (eyes.seat !== null) return eyes.seat < seats ? eyes.seat : 0;
  if (!eyes.isOpen) return null;
  return typeof frame.actor === "number" ? frame.actor : 0;
}

export function viewOf(frame: Frame, near: number | null): unknown {
  const views = frame.views ?? [];
  const mine = near === null ? undefined : views[near];
  if (mine === undefined) return frame.view;
  return views.reduce((whole: unknown, other) => filled(whole, other), mine);
}

const seatNow = (seat: { name: string; player: string }): SeatNow => ({
  name: seat.name,
  kind: seat.player === "human" ? "guest" : "bot",
  level: seat.player === "human" ? null : seat.player,
  is_here: true,
});

/** The moment as a board draws it: nobody can do anything. */
export function present(replay: Replay, frame: Frame, eyes: Eyes): Present {
  const isEnd = frame.n === replay.frames.length - 1;
  const near = nearSeat(eyes, frame, replay.seats.length);
  return {
    is: "table",
    table: "",
    version: frame.n,
    status: isEnd && (replay.outcome ?? replay.ending) ? "over" : "playing",
    game: replay.game,
    options: replay.options,
    seats: replay.seats.map(seatNow),
    mine: [],
    seat: near,
    actor: typeof frame.actor === "number" ? frame.actor : null,
    view: viewOf(frame, near),
    prompt: frame.prompt,
    legal: [],
    happened: frame.happened,
    is_new: true,
    undo: "none",
    offer: null,
    deadline: null,
    away_seconds: 0,
    is_played_on: false,
    result: isEnd ? replay.result : [],
    outcome: isEnd ? replay.outcome : null,
    ending: isEnd ? replay.ending : null,
    chance: { hash: "", seed: null },
    rematch: null,
    spectators: 0,
  };
}
