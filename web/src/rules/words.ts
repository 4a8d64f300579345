/** What the rules pages say around the rules themselves. */

import { settings } from "../lib/settings.svelte";

const WORDS = {
  contents: ["Contents", "Inhalt"],
  rules: ["Rules", "Regeln"],
  back: ["Back", "Zurück"],
  home: ["All games", "Alle Spiele"],
  print: ["Print", "Drucken"],
  other: ["Rules of the other games", "Regeln der anderen Spiele"],
  missing: ["There are no rules for this game.", "Für dieses Spiel gibt es keine Regeln."],
  failed: ["The rules could not be loaded.", "Die Regeln ließen sich nicht laden."],
  loading: ["One moment …", "Einen Moment …"],
  example: ["Example", "Beispiel"],
  codex: ["Codex", "Kodex"],
  sum: ["sum {n}", "Summe {n}"],
  wins: ["wins", "gewinnt"],
  plan: ["Plan", "Plan"],
  display: ["your display", "deine Auslage"],
  point: ["{n} point", "{n} Punkt"],
  points: ["{n} points", "{n} Punkte"],
  faces: ["faces you", "zeigt zu dir"],
  away: ["faces your opponent", "zeigt zu deinem Gegenüber"],
  drawn: ["drawn", "gezogen"],
} as const satisfies Record<string, readonly [string, string]>;

export function word(key: keyof typeof WORDS, facts: Record<string, string | number> = {}): string {
  const text: string = WORDS[key][settings.lang === "de" ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
