/** What follows from a game that is over: who won, the series, and a table to try next. */

import type { NewTable, Present } from "../lib/messages";
import { botOf, LEVELS } from "../lib/seats";
import type { Level } from "../lib/settings.svelte";
import { say } from "../lib/words";
import { tell } from "./endingWords";

type Over = Pick<Present, "mine" | "outcome" | "ending" | "seats">;

/** By rank, and of equals by seat. */
export function order(outcome: Present["outcome"], seats: number): number[] {
  const all = Array.from({ length: seats }, (_, n) => n);
  return all.toSorted((a, b) => (outcome?.ranks[a] ?? 0) - (outcome?.ranks[b] ?? 0));
}

export function winners({ outcome, ending, seats }: Omit<Over, "mine">): number[] {
  if (outcome) return outcome.ranks.flatMap((rank, n) => (rank === 1 ? [n] : []));
  const left = ending?.seat ?? null;
  return seats.length === 2 && left !== null ? [1 - left] : [];
}

/** Null: nobody has, or several have shared it, or the reader did not play. */
export function hasWon(over: Over): boolean | null {
  const first = winners(over);
  const isDecided = over.outcome !== null || (over.ending?.seat ?? null) !== null;
  if (over.mine.length === 0 || !isDecided || first.length > 1) return null;
  return over.mine.some((seat) => first.includes(seat));
}

export const nameOf = (here: Present, seat: number): string =>
  here.mine.length === 1 && here.mine[0] === seat ? say("you") : (here.seats[seat]?.name ?? "");

/** How it stands between these players; the first game of a series says nothing new. */
export function seriesLine(here: Present): string {
  const series = here.series;
  if (!series || series.played < 2) return "";
  const draws = series.drawn > 0 ? `, ${tell("drawn", { n: series.drawn })}` : "";
  return `${standing(here, series)}${draws}.`;
}

function standing(here: Present, { played, drawn, won }: NonNullable<Present["series"]>): string {
  const [mine = 0, second] = won;
  if (here.seats.length === 2) {
    const [me = 0] = here.mine;
    const theirs = second ?? played - drawn - mine;
    return tell("twoSides", { me: nameOf(here, me), mine, theirs, other: nameOf(here, 1 - me) });
  }
  if (won.length === 1) return tell("wonOf", { won: mine, n: played });
  const each = here.mine.map((seat, n) => `${nameOf(here, seat)} ${won[n] ?? 0}`).join(", ");
  return tell("eachOf", { each, n: played });
}

/** What became of the wish for a rematch, as the reader sees it. */
export type Wish =
  | { is: "none" }
  | { is: "asked"; by: string }
  | { is: "waits"; names: string }
  | { is: "refused"; by: string; byMe: boolean };

export function wishOf(here: Pick<Present, "mine" | "offer" | "seats">): Wish {
  const { mine, offer, seats } = here;
  if (offer?.kind !== "rematch") return { is: "none" };
  const [refused] = offer.no ?? [];
  const isMine = (seat: number): boolean => mine.includes(seat);
  if (refused !== undefined)
    return { is: "refused", by: seats[refused]?.name ?? "", byMe: isMine(refused) };
  if (!offer.yes.some(isMine)) return { is: "asked", by: seats[offer.seat]?.name ?? "" };
  const missing = seats.filter(
    (seat, n) => seat.kind === "guest" && !seat.is_bot && !offer.yes.includes(n),
  );
  return { is: "waits", names: missing.map((seat) => seat.name).join(", ") };
}

export interface Step {
  level: Level;
  isHarder: boolean;
}

/** Who beat bots of one level may try the next one, who lost to them the one below. */
export function nextStep(here: Present): Step | null {
  const others = here.seats.filter((_, n) => !here.mine.includes(n));
  const at = LEVELS.findIndex((level) => level === others[0]?.level);
  const isWon = hasWon(here);
  if (here.mine.length !== 1 || at < 0 || isWon === null) return null;
  if (others.some((seat) => seat.kind !== "bot" || seat.level !== LEVELS[at])) return null;
  const level = LEVELS[at + (isWon ? 1 : -1)];
  return level ? { level, isHarder: isWon } : null;
}

/** The same table with other bots. */
export const tableAt = (here: Present, level: Level): NewTable => ({
  game: here.game,
  options: here.options,
  seats: here.seats.map((_, n) => (here.mine.includes(n) ? { kind: "me" } : botOf(level))),
});
