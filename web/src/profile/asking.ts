/** What the profile asks the server. */

import { ask } from "../lib/api";
import { enter } from "../lib/guest";
import type { Favourite, PastGame, Profile } from "../lib/messages";

export const profile = (): Promise<Profile> => ask("GET", "/api/me/profile");

export function games(game: string, before?: number): Promise<PastGame[]> {
  const wanted = new URLSearchParams();
  if (game) wanted.set("game", game);
  if (before !== undefined) wanted.set("before", String(before));
  return ask("GET", `/api/me/games?${wanted}`);
}

export const favourites = (): Promise<Favourite[]> => ask("GET", "/api/me/favourites");

/** Without a step: as the table stands now. */
export async function favour(table: string, step: number | null, note: string): Promise<void> {
  await enter();
  await ask("POST", "/api/me/favourites", { table, step, note });
}

export const annotate = (id: string, note: string): Promise<Favourite[]> =>
  ask("PUT", `/api/me/favourites/${id}`, { note });
export const unfavour = (id: string): Promise<Favourite[]> =>
  ask("DELETE", `/api/me/favourites/${id}`);
export const everything = (): Promise<unknown> => ask("GET", "/api/me/export");
export const erase = (): Promise<unknown> => ask("DELETE", "/api/me");
