/**
 * Examples: real positions out of the engine (`make examples`), drawn by the parts of the boards. Each
 * is found in its game's folder: `examples/<name>.json`, and a drawing of the same name if it has one.
 */

import type { Component } from "svelte";
import type { Meaning } from "../lib/choosing";
import type { Present } from "../lib/messages";
import type { Lang } from "../lib/settings.svelte";
import { StillTable } from "../lib/still.svelte";

interface Said {
  prompt: string;
  legal: string[];
}

/** One position; what is said about it stands beside it in both languages. */
interface Moment {
  here: Present;
  said: Record<Lang, Said>;
  chosen: Meaning[];
}

export type Drawing = Component<{ tables: StillTable[] }>;

export interface Found {
  moments: Moment[];
  /** Null: the whole board. */
  drawing: Drawing | null;
}

const moments = import.meta.glob<{ default: Moment[] }>("../games/*/examples/*.json");
const drawings = import.meta.glob<{ default: Drawing }>("../games/*/examples/*.svelte");

export async function example(game: string, name: string): Promise<Found | null> {
  const file = moments[`../games/${game}/examples/${name}.json`];
  if (!file) return null;
  const drawing = drawings[`../games/${game}/examples/${name}.svelte`];
  return { moments: (await file()).default, drawing: drawing ? (await drawing()).default : null };
}

export function still(moment: Moment, lang: Lang): StillTable {
  const { prompt, legal } = moment.said[lang];
  const table = new StillTable({
    ...moment.here,
    prompt,
    legal: moment.here.legal.map((move, n) => ({ ...move, say: legal[n] ?? "" })),
  });
  table.chosen = moment.chosen;
  return table;
}
