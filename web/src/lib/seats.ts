/** Seats as a new table wants them, and how strong a bot is. */

import type { SeatWish } from "./messages";
import type { Level } from "./settings.svelte";
import { say } from "./words";

/** From easy to hard. */
export const LEVELS: readonly Level[] = [
  "first_game",
  "beginner",
  "casual",
  "club",
  "expert",
  "master",
];

/** The server gives it a name that nobody at the table has. */
export const botOf = (level: Level): SeatWish => ({ kind: "bot", level });

/** What stands beside the name of a bot; nothing for a person, or for a bot from elsewhere. */
export function levelName(level: string | null | undefined): string {
  const known = LEVELS.find((one) => one === level);
  return known ? say(known) : "";
}
