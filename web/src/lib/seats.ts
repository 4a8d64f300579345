// Seats as a new table wants them.

import type { SeatWish } from "./messages";
import type { Level } from "./settings.svelte";
import { say } from "./words";

/** A bot is called by its level, in the language of whoever invites it. */
export const botOf = (level: Level): SeatWish => ({ kind: "bot", level, name: say(level) });
