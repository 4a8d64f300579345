/** How a game can be begun from the shelf: read off the ways to play that the server names. */

import type { GameLine } from "../lib/messages";
import type { Both } from "../lib/words";
import type { Options } from "./setup";

type Ways = Pick<GameLine, "modes">;
export interface Alone {
  says: Both;
  options: Options;
}

/** For how many, more than one. */
export const countsOf = ({ modes }: Ways): number[] =>
  [...new Set(modes.flatMap((mode) => mode.players))]
    .filter((n) => n > 1)
    .toSorted((a, b) => a - b);

/** The options of the first way for so many. */
export const optionsFor = ({ modes }: Ways, players: number): Options =>
  modes.find((mode) => mode.players.includes(players))?.options ?? {};

/** The ways for one. What stands before the first comma says no more than that: "solo, easy". */
export const aloneIn = ({ modes }: Ways): Alone[] =>
  modes
    .filter((mode) => mode.players.includes(1))
    .map((mode) => ({ says: [rest(mode.title.en), rest(mode.title.de)], options: mode.options }));

const rest = (title: string): string => title.split(", ").slice(1).join(", ") || title;
