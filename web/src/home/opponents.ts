/** Who plays at a table, and in which mode, as a list tells it. */

import type { GameLine, SeatNow, TableLine } from "../lib/messages";
import { settings } from "../lib/settings.svelte";

export const isShared = (line: TableLine): boolean => line.mine.length > 1;

/** Everybody but me; at one screen, and at a table that is not mine, everybody. */
export const others = (line: TableLine): SeatNow[] =>
  line.seats.filter(
    (seat, n) => seat.kind !== "open" && (line.mine.length !== 1 || !line.mine.includes(n)),
  );

export const openSeats = (line: TableLine): number =>
  line.seats.filter((seat) => seat.kind === "open").length;

/** Alone: which of the ways it was, read off the options. */
export function soloMode(
  line: { seats: readonly unknown[]; options: TableLine["options"] },
  game: GameLine | undefined,
): string {
  if (line.seats.length > 1 || !game) return "";
  const isOf = (options: Record<string, unknown>): boolean =>
    Object.entries(options).every(
      ([key, value]) => JSON.stringify(line.options[key]) === JSON.stringify(value),
    );
  const fitting = game.modes.filter((mode) => mode.players.includes(1) && isOf(mode.options));
  const size = (mode: { options: object }): number => Object.keys(mode.options).length;
  return fitting.toSorted((a, b) => size(b) - size(a))[0]?.title[settings.lang] ?? "";
}
