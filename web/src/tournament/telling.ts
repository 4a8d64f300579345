/** A tournament in the words of a table: points, opponents, my game, one line to share. */

import type { TournamentGame, TournamentNow } from "../lib/messages";
import { settings } from "../lib/settings.svelte";

export type Now = TournamentNow;

/** Halves as a sign, everything finer with two digits. */
export function pointsOf(points: number): string {
  const whole = Math.floor(points);
  if (Math.abs(points - whole - 0.5) < 1e-9) return `${whole || ""}½`;
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 2 }).format(points);
}

export const nameOf = (now: Now, n: number): string =>
  now.entrants.find((one) => one.n === n)?.name ?? "";

/** "Anna, Ben and Cleo", as the language has it. */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);

export const namesOf = (now: Now, players: readonly number[]): string =>
  listOf(players.map((n) => nameOf(now, n)));

export const isRunning = (game: TournamentGame): boolean => !game.is_over && game.table !== null;

/** The game that waits for me, or that I play. */
export const myGame = (now: Now): TournamentGame | undefined =>
  now.rounds
    .at(-1)
    ?.games.find(
      (game) =>
        isRunning(game) &&
        now.me !== null &&
        game.players.includes(now.me) &&
        !game.missing.includes(now.me),
    );

/** What one got against another, by their games; null if they have not finished one. */
export function against(now: Now, one: number, other: number): TournamentGame | null {
  const games = now.rounds.flatMap((round) => round.games);
  return games.find((game) => game.players.includes(one) && game.players.includes(other)) ?? null;
}

export const gained = (game: TournamentGame, n: number): string => {
  const points = game.points[game.players.indexOf(n)];
  return points === undefined ? "" : pointsOf(points);
};

export const winners = (now: Now): number[] =>
  now.standings.filter((stand) => stand.rank === 1).map((stand) => stand.n);

/** By the criteria of its format, which columns tell more than the points. */
export const tieBreaks = (now: Now): ("direct" | "buchholz" | "sonneborn")[] =>
  now.format === "all"
    ? ["direct", "sonneborn"]
    : now.format === "swiss"
      ? ["buchholz", "sonneborn"]
      : [];

const PODIUM = ["🥇", "🥈", "🥉"] as const;

/** For friends: who came where, and where it can be seen. */
export function shareLine(now: Now, game: string, title: string, link: string): string {
  const first = now.standings
    .filter((stand) => stand.rank <= PODIUM.length)
    .slice(0, 4)
    .map((stand) => `${PODIUM[stand.rank - 1]} ${nameOf(now, stand.n)} ${pointsOf(stand.points)}`);
  return `${title} · ${game} · ${first.join(" · ")} · ${link}`;
}
