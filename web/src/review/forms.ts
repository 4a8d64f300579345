/** A review as the server tells it, and what a page makes of it. */

import type * as wire from "../lib/generated";

export type Decision = wire.Decision;
export type LuckEvent = wire.LuckEvent;
export type Point = wire.Point;
export type Shown = Required<wire.Shown>;
export type Summary = wire.Summary;
export type Line = wire.Line;
export type Told = wire.Told;
export type Review = Omit<wire.Review, "shown"> & { shown: Shown };
export type ReviewNow = Omit<wire.ReviewNow, "review" | "shown"> & {
  review: Review | null;
  shown: Shown;
};

export type Kind = "all" | "cost" | "luck";

/** A moment of the list: in words, with the decision it is about. */
export interface Moment {
  told: Told;
  decision: Decision | null;
  /** The server tells a player's costliest decisions in this order, from 1. */
  rank: number;
}

/** Of one player or all, in the order of the game. */
export function momentsOf(review: Review, lang: string, seat: number | null, kind: Kind): Moment[] {
  const told = (review.told as Record<string, Told[]>)[lang] ?? [];
  return told
    .filter((one) => (seat === null || one.seat === seat) && (kind === "all" || one.kind === kind))
    .map((one) => ({
      told: one,
      rank: 1 + told.filter((o) => o.seat === one.seat && o.kind === one.kind).indexOf(one),
      decision: one.kind === "cost" ? (review.decisions.find((d) => d.n === one.n) ?? null) : null,
    }))
    .toSorted((a, b) => a.told.n - b.told.n);
}

/** Marks along the curve of a seat: what cost it much, where that may be shown. */
export function marked(decisions: readonly Decision[], shown: Shown): Decision[] {
  return shown.chances
    ? decisions.filter((one) => one.mark === "mistake" || one.mark === "blunder")
    : [];
}

/** Of the way along a curve, from 0 to 1. It begins once all is dealt, which can take many steps. */
export function along(curve: readonly Point[], steps: number, n: number): number {
  const first = curve[0]?.n ?? 0;
  return (n - first) / Math.max(1, steps - first);
}

/** The point nearest to a place between 0 and 1 on that way. */
export function nearest(curve: readonly Point[], steps: number, way: number): number {
  const far = (k: number): number => Math.abs(along(curve, steps, curve[k]?.n ?? 0) - way);
  let best = 0;
  curve.forEach((_, k) => {
    if (far(k) < far(best)) best = k;
  });
  return best;
}

/** Points of win chance: whole from ten on, as the server's own sentences. */
export function points(share: number, lang: string): string {
  const value = Math.abs(100 * share);
  const digits = value >= 9.95 ? 0 : 1;
  return value.toLocaleString(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export const signed = (share: number, lang: string): string =>
  (share > 0 ? "+" : "−") + points(share, lang);
