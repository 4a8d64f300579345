/** What the board of Antinomy says itself: labels, and cards by name, as the server calls them. */

import { settings } from "../../lib/settings.svelte";
import { face, type Colour, type Figure } from "./cards";
import { COLOUR_WORDS, EXTINGUISHED_WORD, FLARE_WORD, SYMBOL_WORDS } from "./generated";

type Both = readonly [string, string];

const WORDS = {
  timeline: ["Timeline", "Zeitstrahl"],
  place: ["Place {n}", "Platz {n}"],
  places: ["Places {n}", "Plätze {n}"],
  empty: ["empty", "leer"],
  hidden: ["face down", "verdeckt"],
  yourPast: ["your past", "deine Vergangenheit"],
  pastOf: ["{name}'s past", "Vergangenheit von {name}"],
  pastHow: ["same colour or symbol", "Farbe oder Symbol gleich"],
  yourFuture: ["your future", "deine Zukunft"],
  futureOf: ["{name}'s future", "Zukunft von {name}"],
  futureHow: ["number = steps", "Zahl = Schritte"],
  yourWand: ["your wand", "dein Zauberstab"],
  wandOf: ["{name}'s wand", "Zauberstab von {name}"],
  you: ["You", "Du"],
  codex: ["Codex", "Kodex"],
  codexNow: ["Codex: {now}, then {next}", "Kodex: {now}, danach {next}"],
  codexColour: ["codex colour", "Kodex-Farbe"],
  codexMeans: ["Codex colour: no paradox, 0 in a duel", "Kodex-Farbe: kein Paradoxon, 0 im Duell"],
  codexMeansAlone: ["Codex colour: no paradox", "Kodex-Farbe: kein Paradoxon"],
  hand: ["Your hand", "Deine Hand"],
  handOf: ["{name}'s hand", "Hand von {name}"],
  crystals: ["{n} of {goal} crystals", "{n} von {goal} Kristallen"],
  paradox: ["Paradox", "Paradoxon"],
  duel: ["Duel", "Duell"],
  tieBreak: ["Tie-break: {mine} to {theirs}.", "Stechen: {mine} zu {theirs}."],
  counts: ["counts {n}", "zählt {n}"],
  sum: ["sum {n}", "Summe {n}"],
  exchangeFor: ["Swap your hand for", "Tausche deine Hand gegen"],
  endTurn: ["End turn", "Zug beenden"],
  noParadox: ["End turn without a paradox", "Zug ohne Paradoxon beenden"],
  skip: ["Skip this turn", "Aussetzen"],
  form: ["Form a paradox", "Paradoxon bilden"],
  easy: ["easy", "einfach"],
  normal: ["normal", "normal"],
  hard: ["hard", "schwer"],
  goal: [
    "Solo, {level}: collect {n} crystals. Lost if the draw pile runs out first.",
    "Solo, {level}: {n} Kristalle sammeln. Verloren, wenn vorher der Nachziehstapel leer ist.",
  ],
  goalShrine: [
    "Solo, {level}: collect {n} crystals and complete the shrine. Lost if the draw pile runs out first.",
    "Solo, {level}: {n} Kristalle sammeln und den Schrein vollenden. Verloren, wenn vorher der Nachziehstapel leer ist.",
  ],
  pile: ["Draw pile", "Nachziehstapel"],
  pileLeft: ["{n} cards left", "noch {n} Karten"],
  pileOne: ["1 card left", "noch 1 Karte"],
  stones: ["Time stones", "Zeitsteine"],
  stonesLeft: ["{n} of {full} time stones", "{n} von {full} Zeitsteinen"],
  drawn: ["Drawn", "Gezogen"],
  shrine: ["Shrine", "Schrein"],
  shows: ["in the shrine", "im Schrein"],
  lacks: ["still missing", "fehlt noch"],
  unseen: ["Not seen yet", "Noch nicht gesehen"],
  inPile: ["In draw pile or codex", "Im Nachziehstapel oder Kodex"],
  removed: ["Out of the game", "Aus dem Spiel"],
} as const satisfies Record<string, Both>;

export type Word = keyof typeof WORDS;
const column = (): 0 | 1 => (settings.lang === "de" ? 1 : 0);

export function word(key: Word, facts: Record<string, string | number> = {}): string {
  const text: string = WORDS[key][column()];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

export const colourWord = (colour: Colour): string => COLOUR_WORDS[colour][column()];
export const symbolWord = (symbol: Figure): string => SYMBOL_WORDS[symbol][column()];

/** A card by its full name. */
export function spoken(code: string | null): string {
  if (!code) return word("hidden");
  const on = face(code);
  const numbers = on.numbers.join("/");
  if (!on.symbol) return `${FLARE_WORD[column()]} ${numbers}`;
  const noun = symbolWord(on.symbol);
  if (settings.lang !== "de") return `${on.colour ?? EXTINGUISHED_WORD[0]} ${noun} ${numbers}`;
  const stem = on.colour ? COLOUR_WORDS[on.colour][2] : EXTINGUISHED_WORD[1];
  const ending = on.colour === "purple" ? "" : on.symbol === "feather" ? "e" : "er"; // "lila" has none
  return `${stem}${ending} ${noun} ${numbers}`;
}
