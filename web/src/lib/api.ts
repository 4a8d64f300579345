/** The server's HTTP routes. Errors come as sentences. */

import { hearTime } from "./clock";
import type { Report, TableLine } from "./messages";
import { settings } from "./settings.svelte";
import { transport } from "./transports";
import { say } from "./words";

export class Refused extends Error {}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await transport()
    .ask(path, {
      method,
      headers: {
        "accept-language": settings.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    .catch(() => {
      throw new Refused(say("lost"));
    });
  hearTime(answer.headers.get("date"));
  const result: unknown = await answer.json().catch(() => ({ say: answer.statusText }));
  if (!answer.ok) throw new Refused((result as { say?: string }).say ?? answer.statusText);
  return result as T;
}

export const openTables = (): Promise<TableLine[]> => ask("GET", "/api/tables");
export const leave = (id: string): Promise<TableLine> => ask("POST", `/api/tables/${id}/leave`);
/** Ask for it or agree: the new table when all want it, until then the old one. */
export const rematch = (id: string): Promise<TableLine> => ask("POST", `/api/tables/${id}/rematch`);
export const refuseRematch = (id: string): Promise<TableLine> =>
  ask("DELETE", `/api/tables/${id}/rematch`);
export const removeGuest = (id: string, seat: number): Promise<TableLine> =>
  ask("DELETE", `/api/tables/${id}/seats/${seat}`);
export const report = (id: string, reason: Report["reason"]): Promise<Report> =>
  ask("POST", `/api/tables/${id}/report`, { reason });
/** Off my list; the answer is what is left of it. */
export const forget = (id: string): Promise<TableLine[]> => ask("DELETE", `/api/tables/${id}`);

export async function myTables(): Promise<TableLine[]> {
  try {
    return await ask<TableLine[]>("GET", "/api/tables/mine");
  } catch {
    return [];
  }
}
