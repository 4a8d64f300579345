/** Which rules and values of a game are original: the game says so, and an owner of the box can change it. */

import type { GameLine } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { tell } from "./words";

export const originOf = (game: GameLine): string =>
  game.has_own_data ? tell("ownData") : (game.origin?.[settings.lang] ?? "");
