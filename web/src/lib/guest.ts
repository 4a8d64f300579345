/** Who I am for the server: a guest with a name, who can move to another device. */

import { ask } from "./api";
import type { Me, NewTable, Recovery, SeatWish, TableLine } from "./messages";
import { keep, settings } from "./settings.svelte";
import { say } from "./words";

/** Who has not said a name. Others read it too. */
export const nameless = (): string => say("guest");

/** A guest is made when one is needed; who is known already stays the same. */
export const enter = (): Promise<Me> =>
  ask("POST", "/api/me", { name: settings.name || nameless() });

/** An empty name makes me "Guest" again. At tables that still wait for players it changes at once. */
export async function rename(name: string): Promise<void> {
  const wanted = name.trim();
  keep({ name: wanted });
  const me = await enter();
  const known = wanted || nameless();
  if (me.name !== known) await ask("PUT", "/api/me/name", { name: known });
}

/** The secret of a link that makes another device mine, too. */
export async function makeLink(): Promise<Recovery> {
  await enter();
  return ask("POST", "/api/me/recovery");
}

export async function makeTable(wish: NewTable): Promise<TableLine> {
  await enter();
  return ask("POST", "/api/tables", wish);
}

export async function sitDown(id: string): Promise<TableLine> {
  await enter();
  return ask("POST", `/api/tables/${id}/join`);
}

/** All at one screen: everybody needs a name of their own. */
export const besideMe = (count: number): SeatWish[] =>
  Array.from({ length: count }, (_, n) => ({
    kind: "me",
    name: n === 0 && settings.name ? settings.name : say("player", { n: n + 1 }),
  }));
