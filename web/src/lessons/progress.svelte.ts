/** How far somebody came with the first steps of each game, kept in this browser. */

const KEY = "spieluhr-lessons";
const DONE = "done";

type Kept = Record<string, number | typeof DONE>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const kept: Kept = $state(read());

function keep(game: string, to: number | typeof DONE): void {
  kept[game] = to;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing can still be learnt in.
  }
}

/** Which question comes next; 0 at the beginning and after the end. */
export function resumeAt(game: string): number {
  const at = kept[game];
  return typeof at === "number" ? at : 0;
}

export const isDone = (game: string): boolean => kept[game] === DONE;
/** Neither its first steps were taken nor the game itself, as far as this browser knows. */
export const isNew = (game: string): boolean => kept[game] === undefined;
export const isBegun = (game: string): boolean => resumeAt(game) > 0;
export const reached = (game: string, at: number): void => keep(game, at);
/** Played without them: they are not offered again. */
export const skipped = (game: string): void => keep(game, 0);
export const finish = (game: string): void => keep(game, DONE);
