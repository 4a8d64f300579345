/** Names of the parts of this board. */

import type { Parts } from "../../lib/choosing";
import { settings } from "../../lib/settings.svelte";

const WORDS = {
  mine: ["Your display", "Deine Auslage"],
  theirs: ["Display of {name}", "Auslage von {name}"],
  hand: ["Your hand", "Deine Hand"],
  plan: ["Your plan", "Dein Plan"],
  secret: ["secret", "geheim"],
  known: ["known to {name}", "{name} bekannt"],
  planOf: ["Plan of {name}", "Plan von {name}"],
  handOf: ["Hand of {name}", "Hand von {name}"],
  planShort: ["Plan", "Plan"],
  handShort: ["Hand", "Hand"],
  openPlan: ["open", "offen"],
  paradox: ["Paradox", "Paradoxon"],
  forBoth: ["for both to use", "für beide nutzbar"],
  deck: ["Deck", "Stapel"],
  spread: ["The deck from the top, as far as known", "Der Stapel von oben, soweit bekannt"],
  unknown: ["unknown", "unbekannt"],
  cards: ["{n} cards", "{n} Karten"],
  card: ["1 card", "1 Karte"],
  top: ["on top", "obenauf"],
  bottom: ["underneath", "darunter"],
  isTop: ["top", "oben"],
  isBottom: ["bottom", "unten"],
  willTop: ["goes on top:", "kommt obenauf:"],
  willBottom: ["goes under:", "kommt darunter:"],
  willDeck: ["goes to the deck:", "kommt zum Stapel:"],
  fragments: ["Fragments", "Fragmente"],
  fading: ["Fading card", "Verblassende Karte"],
  removed: ["Out of the game", "Aus dem Spiel"],
  unseen: ["Not seen yet", "Noch nicht gesehen"],
  scored: ["Scored for good", "Fest gewertet"],
  hidden: ["a hidden card", "eine verdeckte Karte"],
  covered: ["covered", "verdeckt"],
  empty: ["free place", "freier Platz"],
  ghost: ["will lie here", "liegt dann hier"],
  toMe: ["faces you", "zeigt zu dir"],
  toThem: ["faces {name}", "zeigt zu {name}"],
  toDeck: ["faces the deck", "zeigt zum Stapel"],
  away: ["faces away from the deck", "zeigt vom Stapel weg"],
  matches: ["matches", "passt"],
  points: ["{n} points", "{n} Punkte"],
  point: ["1 point", "1 Punkt"],
  goal: ["{n} of 16 points", "{n} von 16 Punkten"],
  gives: ["gives {points} now", "gibt jetzt {points}"],
  drawn: ["Just drawn", "Eben gezogen"],
  lifted: ["Looked at", "Angesehen"],
  waits: ["Which end faces you?", "Welches Ende zeigt zu dir?"],
  isOpen: ["direction open", "Richtung offen"],
  looked: ["Top card of the deck", "Oberste Karte des Stapels"],
  picked: ["You give: {what}", "Du gibst: {what}"],
  pickedBy: ["{name} gives: {what}", "{name} gibt: {what}"],
  first: ["{item}, first time", "{item}, zum ersten Mal"],
  second: ["{item}, second time", "{item}, zum zweiten Mal"],
  echoTurn: ["Echo's turn", "Echos Zug"],
  quiet: ["{n} of 20 quiet turns", "{n} von 20 stillen Zügen"],
  reference: ["Overview", "Übersicht"],
  close: ["Close", "Schließen"],
  end: ["End turn", "Zug beenden"],
  score: ["Score", "Werten"],
  stop: ["Enough", "Genug"],
  yes: ["Yes", "Ja"],
  no: ["No", "Nein"],
  reading: ["How to read it", "So liest du es"],
  readNear: [
    "The coloured end with the beak faces you: on all four display cards it is yours to use. The beak of the paradox points to the deck: both may use it.",
    "Das farbige Ende mit der Spitze zeigt zu dir: Auf allen vier ausliegenden Karten darfst du es nutzen. Beim Paradoxon zeigt es zum Stapel: Beide dürfen es nutzen.",
  ],
  readScore: [
    "To score a card (your plan, the paradox or a fragment), find its two items in your own display; there both ends count.",
    "Um eine Karte zu werten (Plan, Paradoxon oder Fragment), suche ihre zwei Gegenstände in deiner Auslage; dort zählen beide Enden.",
  ],
  score1: ["one of the two: a fragment", "einer der beiden: ein Fragment"],
  score2: ["both, facing different ways", "beide, in verschiedene Richtungen"],
  score3: ["both, facing the same way", "beide, in dieselbe Richtung"],
} as const satisfies Record<string, readonly [string, string]>;

export type Label = keyof typeof WORDS;

export function label(word: Label, facts: Record<string, string | number> = {}): string {
  const text: string = WORDS[word][settings.lang === "de" ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(facts[key] ?? whole));
}

export const points = (n: number): string => (n === 1 ? label("point") : label("points", { n }));
export const cards = (n: number): string => (n === 1 ? label("card") : label("cards", { n }));
export const times = (n: number): string => `${n} ×`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Moves without a place on the table. */
export const PLAIN: readonly string[] = ["end", "stop", "yes", "no"];
/** A short name for a button; what the move does is said by the server. */
export function moveLabel(json: Parts): string {
  const verb = String(json["do"]);
  return verb in WORDS ? capital(label(verb as Label)) : "";
}
