/** What the board of Antinomy says itself: labels, and cards by name, as the server calls them. */

import { settings } from "../../lib/settings.svelte";
import { face, type Colour, type Figure } from "./cards";

type Both = readonly [string, string];

const WORDS = {
  timeline: ["Timeline", "Zeitstrahl"],
  place: ["Place {n}", "Platz {n}"],
  places: ["Places {n}", "Plätze {n}"],
  empty: ["empty", "leer"],
  hidden: ["face down", "verdeckt"],
  past: ["past", "Vergangenheit"],
  future: ["future", "Zukunft"],
  pastHow: ["same colour or symbol", "Farbe oder Symbol gleich"],
  futureHow: ["number = steps", "Zahl = Schritte"],
  yourWand: ["your wand", "dein Zauberstab"],
  wandOf: ["wand of {name}", "Zauberstab von {name}"],
  you: ["You", "Du"],
  codex: ["Codex", "Kodex"],
  codexNow: ["Codex: {now}, then {next}", "Kodex: {now}, danach {next}"],
  codexColour: ["codex colour", "Farbe des Kodex"],
  codexMeans: ["Codex colour: no paradox with it, 0 in a duel", "Farbe des Kodex: kein Paradoxon damit, 0 im Duell"],
  codexMeansAlone: ["Codex colour: no paradox with it", "Farbe des Kodex: kein Paradoxon damit"],
  hand: ["Your hand", "Deine Hand"],
  handOf: ["Hand of {name}", "Hand von {name}"],
  crystals: ["{n} of {goal} crystals", "{n} von {goal} Kristallen"],
  paradox: ["Paradox", "Paradoxon"],
  duel: ["Duel", "Duell"],
  counts: ["counts {n}", "zählt {n}"],
  sum: ["sum {n}", "Summe {n}"],
  exchangeFor: ["Exchange your hand for", "Tausche deine Hand gegen"],
  endTurn: ["End turn", "Zug beenden"],
  noParadox: ["End turn without it", "Zug ohne beenden"],
  skip: ["Skip the turn", "Aussetzen"],
  form: ["Form the paradox", "Paradoxon bilden"],
  pile: ["Pile", "Stapel"],
  pileLeft: ["{n} cards left", "noch {n} Karten"],
  pileOne: ["1 card left", "noch 1 Karte"],
  stones: ["Time stones", "Zeitsteine"],
  stonesLeft: ["{n} of {full}", "{n} von {full}"],
  drawn: ["Drawn", "Gezogen"],
  shrine: ["Shrine", "Schrein"],
  shows: ["there", "vorhanden"],
  lacks: ["missing", "fehlt"],
  unseen: ["Not seen yet", "Noch nicht gesehen"],
  inPile: ["In pile or codex", "In Stapel oder Kodex"],
  removed: ["Out of the game", "Aus dem Spiel"],
} as const satisfies Record<string, Both>;

export type Word = keyof typeof WORDS;
const column = (): 0 | 1 => (settings.lang === "de" ? 1 : 0);

export function word(key: Word, facts: Record<string, string | number> = {}): string {
  const text: string = WORDS[key][column()];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

// English, the German noun, and the German adjective without its ending.
const COLOUR_WORDS: Readonly<Record<Colour, readonly [string, string, string]>> = {
  red: ["red", "Rot", "rot"],
  green: ["green", "Grün", "grün"],
  purple: ["purple", "Purpur", "purpurn"],
  blue: ["blue", "Blau", "blau"],
};
const SYMBOL_WORDS: Readonly<Record<Figure, Both>> = {
  key: ["key", "Schlüssel"],
  skull: ["skull", "Schädel"],
  ring: ["ring", "Ring"],
  feather: ["feather", "Feder"],
};
const FLARE: Both = ["solar flare", "Sonneneruption"];

export const colourWord = (colour: Colour): string => COLOUR_WORDS[colour][column()];
export const symbolWord = (symbol: Figure): string => SYMBOL_WORDS[symbol][column()];

/** A card by its full name. */
export function spoken(code: string | null): string {
  if (!code) return word("hidden");
  const on = face(code);
  const numbers = on.numbers.join("/");
  if (!on.symbol) return `${FLARE[column()]} ${numbers}`;
  const noun = symbolWord(on.symbol);
  if (settings.lang !== "de") return `${on.colour ?? "extinguished"} ${noun} ${numbers}`;
  const stem = on.colour ? COLOUR_WORDS[on.colour][2] : "erloschen";
  return `${stem}${on.symbol === "feather" ? "e" : "er"} ${noun} ${numbers}`;
}
