/**
 * From clicks to a move. A move has parts (a card, a place, a side); everything on the board that
 * stands for a part can be clicked while a legal move has it. The first click chooses, the second
 * acts. No rules are known here: only the list of legal moves.
 */

export type Value = string | number | boolean | readonly string[] | null;
export type Parts = Readonly<Record<string, Value>>;

export interface Move {
  readonly move: string;
  readonly json: Parts;
  readonly say: string;
}

/** What an element of the board stands for: one or several parts of a move. */
export type Meaning = Parts;

const same = (a: Value | undefined, b: Value): boolean =>
  a === b || (a !== undefined && JSON.stringify(a) === JSON.stringify(b));

export const fits = (move: Move, meaning: Meaning): boolean =>
  Object.entries(meaning).every(([key, value]) => same(move.json[key], value));

/** Legal moves that have all parts chosen so far. */
export const candidates = (legal: readonly Move[], chosen: readonly Meaning[]): Move[] =>
  legal.filter((move) => chosen.every((meaning) => fits(move, meaning)));

export const isChosen = (chosen: readonly Meaning[], meaning: Meaning): boolean =>
  chosen.some((one) => JSON.stringify(one) === JSON.stringify(meaning));

/** Does it glow? With what is chosen, or as another beginning. */
export const isUsable = (
  legal: readonly Move[],
  chosen: readonly Meaning[],
  meaning: Meaning,
): boolean => candidates(legal, [...chosen, meaning]).length > 0;

export interface Picked {
  readonly chosen: readonly Meaning[];
  readonly act: Move | null;
}

/**
 * A click. What completes a move after an earlier choice acts; a move of one part wants a second
 * click on the same thing, so that its effect can be seen before.
 */
export function pick(legal: readonly Move[], chosen: readonly Meaning[], meaning: Meaning): Picked {
  if (isChosen(chosen, meaning)) {
    const left = candidates(legal, chosen);
    const only = left.length === 1 ? left[0] : undefined;
    return only ? { chosen: [], act: only } : { chosen: chosen.slice(0, -1), act: null };
  }
  const next = [...chosen, meaning];
  const left = candidates(legal, next);
  if (left.length === 0) {
    return isUsable(legal, [], meaning) ? pick(legal, [], meaning) : { chosen, act: null };
  }
  const only = left.length === 1 ? left[0] : undefined;
  if (only && chosen.length > 0) return { chosen: [], act: only };
  return { chosen: next, act: null };
}

/** A step back: as many choices as it takes to have more moves again. */
export function without(legal: readonly Move[], chosen: readonly Meaning[]): readonly Meaning[] {
  const before = candidates(legal, chosen).length;
  let left = chosen.slice(0, -1);
  while (left.length > 0 && candidates(legal, left).length === before) left = left.slice(0, -1);
  return left;
}

/** A whole move as choices, so that everything on the board that stands for a part of it is seen. */
export const partsOf = (move: Move): Meaning[] =>
  Object.entries(move.json).map(([key, value]) => ({ [key]: value }));
