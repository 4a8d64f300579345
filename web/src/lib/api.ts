/** The server's HTTP routes. Errors come as sentences. */

import { hearTime } from "./clock";
import type { TableLine } from "./messages";
import { settings } from "./settings.svelte";
import { say } from "./words";

export class Refused extends Error {}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: {
      "accept-language": settings.lang,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Refused(say("lost"));
  });
  hearTime(answer.headers.get("date"));
  const found: unknown = await answer.json().catch(() => ({ say: answer.statusText }));
  if (!answer.ok) throw new Refused((found as { say?: string }).say ?? answer.statusText);
  return found as T;
}

/** A guest without asking for anything; a name can be chosen later. Others read it too. */
export async function becomeGuest(): Promise<void> {
  const name = settings.name || say("guest", { n: 10 + Math.floor(90 * Math.random()) });
  await ask("POST", "/api/me", { name });
}

export const openTables = (): Promise<TableLine[]> => ask("GET", "/api/tables");
export const join = async (id: string): Promise<TableLine> => {
  await becomeGuest();
  return ask("POST", `/api/tables/${id}/join`);
};
export const leave = (id: string): Promise<TableLine> => ask("POST", `/api/tables/${id}/leave`);
export const rematch = (id: string): Promise<TableLine> =>
  ask("POST", `/api/tables/${id}/rematch`);

export async function myTables(): Promise<TableLine[]> {
  try {
    return await ask<TableLine[]>("GET", "/api/tables/mine");
  } catch {
    return [];
  }
}
