/** What the replay asks the server for. Errors come as sentences. */

import { Refused } from "../lib/api";
import { enter } from "../lib/guest";
import type { TableLine } from "../lib/messages";
import { botOf } from "../lib/seats";
import { settings, type Level } from "../lib/settings.svelte";
import { transport } from "../lib/transports";
import { say } from "../lib/words";
import type { Eyes, RecordFile, Replay } from "./forms";
import { tell } from "./words";

/** As the server's own limit. */
const MOST_BYTES = 4_000_000;
const MILLION = 1_000_000;

export async function ask(path: string, body?: string): Promise<string> {
  const headers = { "accept-language": settings.lang };
  const sent: RequestInit =
    body === undefined
      ? { headers }
      : { method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
  const answer = await transport()
    .ask(path, sent)
    .catch(() => {
      throw new Refused(say("lost"));
    });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(sentence(text) ?? answer.statusText);
  return text;
}

function sentence(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { say?: string }).say;
  } catch {
    return undefined;
  }
}

/** The record of a table as text. A table that is still played has none yet. */
export async function recordOf(table: string): Promise<string> {
  const text = await ask(`/api/tables/${encodeURIComponent(table)}/record`);
  if ("known_to" in (JSON.parse(text) as RecordFile)) throw new Refused(tell("running"));
  return text;
}

/** My seat at that table, if I sat there. */
export async function mySeat(table: string): Promise<number | null> {
  const line = JSON.parse(await ask(`/api/tables/${encodeURIComponent(table)}`)) as {
    mine?: number[];
  };
  return line.mine?.[0] ?? null;
}

/** A file that somebody chose; what is wrong with it is said in words. */
export async function recordFrom(file: File): Promise<string> {
  if (file.size === 0) throw new Refused(tell("empty"));
  if (file.size > MOST_BYTES) {
    const mb = (file.size / MILLION).toLocaleString(settings.lang, { maximumFractionDigits: 1 });
    throw new Refused(tell("tooLarge", { mb, most: MOST_BYTES / MILLION }));
  }
  const text = await file.text();
  try {
    JSON.parse(text);
  } catch {
    throw new Refused(tell("notJson"));
  }
  return text;
}

export async function replayOf(record: string, eyes: Eyes): Promise<Replay> {
  const seat = eyes.isOpen ? "open" : eyes.seat;
  const text = await ask(`/api/replays${seat === null ? "" : `?seat=${seat}`}`, record);
  return JSON.parse(text) as Replay;
}

/** A line of a review: in a deal that fits what its player knew, with that player's eyes. */
export async function lineOf(record: string, step: number, moves: string[]): Promise<Replay> {
  // The record goes along as it is: it is the server's own text.
  const body = `{"step":${step},"moves":${JSON.stringify(moves)},"record":${record}}`;
  return JSON.parse(await ask("/api/replays/line", body)) as Replay;
}

/** A new table that begins at this step, or after this move: me in one seat, bots in the others. */
export async function playOn(
  record: string,
  step: number,
  seats: number,
  mine: number,
  level: Level,
  move: string | null = null,
): Promise<TableLine> {
  await enter();
  const wishes = Array.from({ length: seats }, (_, n) =>
    n === mine ? { kind: "me" } : botOf(level),
  );
  // The record goes along as it is: it is the server's own text.
  const body = `{"step":${step},"move":${JSON.stringify(move)},"seats":${JSON.stringify(wishes)},"record":${record}}`;
  return JSON.parse(await ask("/api/replays/play", body)) as TableLine;
}
