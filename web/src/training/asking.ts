/** The server's routes of puzzles. */

import { ask } from "../lib/api";
import type { Move } from "../lib/choosing";
import type * as wire from "../lib/generated";
import { enter } from "../lib/guest";
import type { Frame, Replay } from "../replay/forms";

export type { MyMistake, MyTraining, PuzzleGroup, PuzzleShelf } from "../lib/generated";
export type PuzzleNow = Omit<wire.PuzzleNow, "replay" | "legal"> & {
  replay: Replay;
  legal: Move[];
};
export type PuzzleAnswer = Omit<wire.PuzzleAnswer, "after"> & { after: Frame[] };

/** What is wanted next; nothing: whatever suits me. */
export interface Wish {
  theme?: string | undefined;
  level?: string | undefined;
}

const at = (game: string, id: string): string =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export const shelves = (): Promise<wire.PuzzleShelf[]> => ask("GET", "/api/puzzles");
export const mistakes = (): Promise<wire.MyMistake[]> => ask("GET", "/api/puzzles/mistakes");
export const puzzle = (game: string, id: string): Promise<PuzzleNow> => ask("GET", at(game, id));

export function nextOf(game: string, wish: Wish, but?: string): Promise<PuzzleNow> {
  const query = new URLSearchParams(
    Object.entries({ ...wish, but }).filter((pair): pair is [string, string] => Boolean(pair[1])),
  ).toString();
  return ask("GET", `${at(game, "next")}${query ? `?${query}` : ""}`);
}

/** Without a move the answer is shown. Whoever answers first becomes a guest. */
export async function answer(game: string, id: string, move: string | null): Promise<PuzzleAnswer> {
  await enter();
  return ask("POST", at(game, id), { move });
}
