/** Names of the parts of this board. */

import type { Parts } from "../../lib/choosing";
import { settings } from "../../lib/settings.svelte";

const WORDS = {
  mine: ["Your display", "Deine Auslage"],
  theirs: ["{name}'s display", "Auslage von {name}"],
  hand: ["Your hand", "Deine Hand"],
  plan: ["Your plan", "Dein Plan"],
  secret: ["secret", "geheim"],
  known: ["known to {name}", "{name} bekannt"],
  planOf: ["{name}'s plan", "Plan von {name}"],
  handOf: ["{name}'s hand", "Hand von {name}"],
  planShort: ["Plan", "Plan"],
  handShort: ["Hand", "Hand"],
  openPlan: ["open", "offen"],
  paradox: ["Paradox", "Paradoxon"],
  forBoth: ["for both to use", "für beide nutzbar"],
  deck: ["Deck", "Nachziehstapel"],
  spread: ["The deck from the top, as far as known", "Der Nachziehstapel von oben, soweit bekannt"],
  unknown: ["unknown", "unbekannt"],
  cards: ["{n} cards", "{n} Karten"],
  card: ["1 card", "1 Karte"],
  top: ["put back on top", "oben zurücklegen"],
  bottom: ["discard underneath", "unten abwerfen"],
  isTop: ["top", "oben"],
  isBottom: ["bottom", "unten"],
  willTop: ["goes on top:", "kommt nach oben:"],
  willBottom: ["goes underneath:", "kommt nach unten:"],
  willDeck: ["goes to the deck:", "kommt zum Nachziehstapel:"],
  fragments: ["Fragments", "Fragmente"],
  fading: ["Fading card", "Verblassende Karte"],
  removed: ["Out of the game", "Aus dem Spiel"],
  unseen: ["Not seen yet", "Noch nicht gesehen"],
  scored: ["Scored", "Gewertet"],
  hidden: ["a hidden card", "eine verdeckte Karte"],
  covered: ["face down", "verdeckt"],
  empty: ["Empty", "leer"],
  ghost: ["goes here", "kommt hierher"],
  toMe: ["faces you", "zeigt zu dir"],
  toThem: ["faces {name}", "zeigt zu {name}"],
  toDeck: ["faces the deck", "zeigt zum Nachziehstapel"],
  away: ["faces away from the deck", "zeigt vom Nachziehstapel weg"],
  matches: ["matches", "passt"],
  points: ["{n} points", "{n} Punkte"],
  point: ["1 point", "1 Punkt"],
  goal: ["{n} of 16 points", "{n} von 16 Punkten"],
  gives: ["worth {points} now", "bringt jetzt {points}"],
  drawn: ["Just drawn", "Eben gezogen"],
  lifted: ["From the top of the deck", "Oben vom Nachziehstapel"],
  waits: ["Which end faces you?", "Was zeigt zu dir?"],
  isOpen: ["direction still open", "Ausrichtung noch offen"],
  looked: ["Top card of the deck", "Oberste Karte des Nachziehstapels"],
  picked: ["You give: {what}", "Du gibst: {what}"],
  pickedBy: ["{name} gives: {what}", "{name} gibt: {what}"],
  first: ["{item}, first time", "{item}, zum ersten Mal"],
  second: ["{item}, second time", "{item}, zum zweiten Mal"],
  echoTurn: ["Echo's turn", "Echos Zug"],
  quiet: ["{n} of 20 turns without a score", "{n} von 20 Zügen ohne Wertung"],
  reference: ["Overview", "Übersicht"],
  close: ["Close", "Schließen"],
  end: ["End turn", "Zug beenden"],
  score: ["Score", "Werten"],
  stop: ["Done", "Fertig"],
  yes: ["Yes", "Ja"],
  no: ["No", "Nein"],
  reading: ["How to read it", "So liest du es"],
  readNear: [
    "The coloured end with the pointer faces you: on all four display cards it is yours to use. On the paradox it faces the deck: both may use it.",
    "Das farbige Ende mit der Spitze zeigt zu dir: Auf allen vier ausliegenden Karten darfst du es nutzen. Beim Paradoxon zeigt es zum Nachziehstapel: Beide dürfen es nutzen.",
  ],
  readScore: [
    "To score a card (your plan, the paradox or a fragment), find its two items in your own display; there both ends count.",
    "Um eine Karte zu werten (Plan, Paradoxon oder Fragment), suche ihre zwei Gegenstände in deiner Auslage; dort zählen beide Enden.",
  ],
  readTerms: [
    "Discard: face down under the deck. Put back: face down on top of it.",
    "Abwerfen: verdeckt unter den Nachziehstapel. Zurücklegen: verdeckt oben darauf.",
  ],
  soloGoal: [
    "Solo against Echo: won with 18 points or more, else lost. The game ends when the deck runs out.",
    "Solo gegen Echo: Gewonnen ab 18 Punkten, sonst verloren. Das Spiel endet, wenn der Nachziehstapel leer ist.",
  ],
  sum: ["{threes} × 3 + {twos} × 2 + {n} fragments", "{threes} × 3 + {twos} × 2 + {n} Fragmente"],
  sumOne: ["{threes} × 3 + {twos} × 2 + 1 fragment", "{threes} × 3 + {twos} × 2 + 1 Fragment"],
  score1: ["one of the two: a fragment", "einer der beiden: ein Fragment"],
  score2: ["both, facing different ways", "beide, unterschiedlich ausgerichtet"],
  score3: ["both, facing the same way", "beide, gleich ausgerichtet"],
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
