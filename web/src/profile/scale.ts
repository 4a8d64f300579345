/** Where a rating and the levels stand on one line. */

import type { Mark, Rating } from "../lib/messages";

const BESIDE = 60; // points of room at both ends

export interface Line {
  low: number;
  high: number;
}

/** The levels, and what is certain of the rating. */
export function lineOf(scale: readonly Mark[], rating: Rating | null): Line {
  const all = scale.map((mark) => mark.points);
  if (rating) all.push(rating.points - rating.reach, rating.points + rating.reach);
  return { low: Math.min(...all) - BESIDE, high: Math.max(...all) + BESIDE };
}

/** In percent from the left. */
export const placeOn = (line: Line, points: number): number =>
  (100 * (points - line.low)) / (line.high - line.low);

/** The nearest level: what the rating is like. */
export const nearest = (scale: readonly Mark[], points: number): string | null =>
  scale.toSorted((a, b) => Math.abs(a.points - points) - Math.abs(b.points - points))[0]?.level ??
  null;
