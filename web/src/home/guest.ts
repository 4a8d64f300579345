/** Who I am for the server: a guest with a name, who can move to another device. */

import { ask } from "../lib/api";
import type { Me, NewTable, SeatWish, TableLine } from "../lib/messages";
import { keep, settings } from "../lib/settings.svelte";
import { tell } from "./words";

/** A guest is made when one is needed; who is known already stays the same. */
const enter = (): Promise<Me> => ask("POST", "/api/me", { name: settings.name || tell("guest") });

/** An empty name makes me "Guest" again. */
export async function rename(name: string): Promise<void> {
  const wanted = name.trim();
  keep({ name: wanted });
  const me = await enter();
  const known = wanted || tell("guest");
  if (me.name !== known) await ask("PUT", "/api/me/name", { name: known });
}

export async function recoveryLink(): Promise<string> {
  await enter();
  const { secret } = await ask<{ secret: string }>("POST", "/api/me/recovery");
  return `${location.origin}/#/recover/${secret}`;
}

export async function recover(secret: string): Promise<void> {
  const me = await ask<Me>("POST", "/api/recover", { secret });
  keep({ name: me.name });
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
    name: n === 0 && settings.name ? settings.name : tell("player", { n: n + 1 }),
  }));
