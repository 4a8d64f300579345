/** Nobody at a table is called like somebody else. */

import type { SeatNow } from "./messages";
import { say } from "./words";

const LETTERS = "ABCDEFGH";

/** Bots of one level are numbered; who shares one screen under one name gets a letter. */
export function distinct(seats: readonly SeatNow[], mine: readonly number[]): SeatNow[] {
  const count = new Map<string, number>();
  for (const seat of seats) count.set(seat.name, (count.get(seat.name) ?? 0) + 1);
  const used = new Map<string, number>();
  return seats.map((seat, n) => {
    if (seat.name === "" || (count.get(seat.name) ?? 0) < 2) return seat;
    const k = used.get(seat.name) ?? 0;
    used.set(seat.name, k + 1);
    const isShared = mine.length > 1 && mine.includes(n);
    const name = isShared ? say("player", { name: LETTERS[n] ?? n + 1 }) : `${seat.name} ${k + 1}`;
    return { ...seat, name };
  });
}
