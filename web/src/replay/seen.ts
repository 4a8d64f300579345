/** What is seen at a moment of a replay, and from whose side. Nothing here knows a rule. */

import type { Present, SeatNow } from "../lib/messages";
import type { Eyes, Frame, Replay } from "./forms";

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
    return Object.fromEntries(
      Object.entries(view).map(([key, one]) => [key, filled(one, other[key])]),
    );
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
  is_bot: seat.player !== "human",
});

/** The moment as a board draws it: nobody can do anything. */
export function present(replay: Replay, frame: Frame, eyes: Eyes): Present {
  const isEnd = frame === replay.frames.at(-1);
  const near = nearSeat(eyes, frame, replay.seats.length);
  return {
    is: "table",
    table: "",
    version: frame.n,
    moved: frame.n,
    status: isEnd && (replay.outcome ?? replay.ending) ? "over" : "playing",
    game: replay.game,
    options: replay.options,
    seats: replay.seats.map(seatNow),
    mine: [],
    is_host: false,
    seat: near,
    actor:
      typeof frame.actor === "number" && frame.actor < replay.seats.length ? frame.actor : null,
    view: viewOf(frame, near),
    prompt: frame.prompt,
    legal: [],
    happened: [],
    moments: [],
    since: [],
    forced: null,
    is_new: true,
    undo: "none",
    offer: null,
    deadline: null,
    away_seconds: 0,
    move_seconds: null,
    hints: "nobody",
    is_played_on: false,
    daily: null,
    tournament: null,
    result: isEnd ? replay.result : [],
    scores: isEnd ? replay.scores : [],
    series: null,
    outcome: isEnd ? replay.outcome : null,
    ending: isEnd ? replay.ending : null,
    chance: { hash: "", seed: null, nonces: null, wants: null },
    rematch: null,
    spectators: 0,
  };
}
