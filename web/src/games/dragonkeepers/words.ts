/** Words for the parts of the board, English and German. Sentences about moves come from the server. */

import type { Move } from "../../lib/choosing";
import { settings } from "../../lib/settings.svelte";
import {
  face,
  type Back,
  type Chest,
  type Colour,
  type Pearl,
  type RewardKey,
  type Stack,
  type View,
} from "./cards";
import type { Asked, Holding } from "./outlook";

type Both = readonly [string, string];
const pick = (both: Both): string => both[settings.lang === "de" ? 1 : 0];

const WORDS = {
  book: ["The magic book", "Das Magische Buch"],
  then: ["Then:", "Dann:"],
  gives: ["and gives", "und bringt"],
  closed: ["The book is still closed.", "Das Buch ist noch geschlossen."],
  leftPage: ["Left page", "Linke Seite"],
  rightPage: ["Right page", "Rechte Seite"],
  becomes: ["becomes", "wird zu"],
  leftPlace: ["Display, left", "Auslage links"],
  rightPlace: ["Display, right", "Auslage rechts"],
  display: ["display", "Auslage"],
  takeIt: ["take it", "nehmen"],
  empty: ["empty", "leer"],
  front: ["front", "Vorderseite"],
  holders: ["Who could lay it", "Wer auslegen könnte"],
  canLay: ["put on the book, it lets you lay", "aufs Buch gelegt, kannst du auslegen"],
  couldLay: [
    "change the book and you can lay",
    "nach einer Änderung des Buchs kannst du auslegen:",
  ],
  legend: ["✓ = put on the book, it lets you lay", "✓ = aufs Buch gelegt, kannst du auslegen"],
  rewards: ["What each number brings", "Das bringt jede Zahl"],
  now: ["now", "jetzt"],
  of: ["of", "von"],
  supply: ["Supply", "Vorrat"],
  pieces: ["Amulet pieces", "Amulett-Stücke"],
  coats: ["coats of arms", "Wappen der Vielfalt"],
  coat: ["coat of arms", "Wappen der Vielfalt"],
  amulet: ["finished amulet", "vollendetes Amulett"],
  ringBegun: ["amulet begun", "begonnenes Amulett"],
  toEnd: ["Finished amulets", "Vollendete Amulette"],
  toEndHow: ["The last one ends the game.", "Mit dem letzten endet das Spiel."],
  points: ["pts", "P."],
  point: ["pt", "P."],
  atLeast: ["at least", "mindestens"],
  hand: ["Your hand", "Deine Hand"],
  handOf: ["Hand", "Hand"],
  noCards: ["no cards in hand", "keine Karten auf der Hand"],
  unknown: ["unknown", "unbekannt"],
  others: ["The other keepers", "Die anderen Hüter"],
  keepers: ["The keepers", "Die Hüter"],
  more: ["Show all", "Alles zeigen"],
  you: ["You", "Du"],
  isTurn: ["is deciding", "entscheidet"],
  away: ["away", "abwesend"],
  row: ["Your row", "Deine Reihe"],
  rowOf: ["Row", "Reihe"],
  noRow: ["nothing laid yet", "noch nichts ausgelegt"],
  emptyRow: ["The dragons you lay go here.", "Hier liegen bald deine Drachen."],
  open: ["open", "offen"],
  shut: ["closed", "geschlossen"],
  closes: ["closes", "schließt sich"],
  onTop: ["on top", "oben"],
  layHere: ["lay here", "hier auslegen"],
  left: ["left", "links"],
  right: ["right", "rechts"],
  newLeft: ["at the left end", "ans linke Ende"],
  newRight: ["at the right end", "ans rechte Ende"],
  laying: ["being laid", "wird ausgelegt"],
  treasure: ["Your treasures", "Deine Schätze"],
  treasures: ["Treasures", "Schätze"],
  chests: ["Magic chests", "Zaubertruhen"],
  chestCost: ["1 crystal, one chest a turn", "1 Kristall, eine Truhe je Zug"],
  used: ["opened", "geöffnet"],
  layAllHow: [
    "with the next ones that fit, jokers last",
    "mit den nächsten passenden, Joker zuletzt",
  ],
  none: ["none", "keine"],
  noneLeft: ["none left", "aufgebraucht"],
  only: ["only", "nur"],
  last: ["last turn", "letzter Zug"],
} as const satisfies Record<string, Both>;

export const w = (word: keyof typeof WORDS): string => pick(WORDS[word]);

const COLOUR: Record<Colour, readonly [string, string, string, string]> = {
  white: ["white", "weiß", "weißer", "weiße"],
  green: ["green", "grün", "grüner", "grüne"],
  red: ["red", "rot", "roter", "rote"],
  blue: ["blue", "blau", "blauer", "blaue"],
};
export const colourWord = (colour: Colour): string => pick([COLOUR[colour][0], COLOUR[colour][1]]);

export function dragons(count: number, colour: Colour): string {
  const [english, , one, many] = COLOUR[colour];
  return count === 1
    ? pick([`1 ${english} dragon`, `1 ${one} Drache`])
    : pick([`${count} ${english} dragons`, `${count} ${many} Drachen`]);
}

export const frontWord = (front: Colour | "joker" | null): string =>
  front === "joker" ? pick(["joker", "Joker"]) : front ? colourWord(front) : "?";

export const backWord = (back: Back): string =>
  back.colour ? colourWord(back.colour) : String(back.number ?? "?");

/** "3 blue dragons bring" what follows. */
export const bring = (count: number): string =>
  count === 1 ? pick(["brings", "bringt"]) : pick(["bring", "bringen"]);

/** A card in words, as a screen reader says it. */
export function spoken(code: string): string {
  const on = face(code);
  const back = pick([`back: ${backWord(on.back)}`, `Rückseite: ${backWord(on.back)}`]);
  const start = on.isStart ? pick([", start card", ", Startkarte"]) : "";
  if (on.front === "joker")
    return pick([`backlight dragon, joker, ${back}`, `Gegenlicht-Drache, Joker, ${back}`]);
  if (!on.front) return pick([`card, ${back}${start}`, `Karte, ${back}${start}`]);
  const [english, , german] = COLOUR[on.front];
  return pick([`${english} dragon, ${back}${start}`, `${german} Drache, ${back}${start}`]);
}

// One, many, and short for small captions.
const COUNTED = {
  card: [
    ["card", "Karte"],
    ["cards", "Karten"],
  ],
  piece: [
    ["amulet piece", "Amulett-Stück"],
    ["amulet pieces", "Amulett-Stücke"],
  ],
  amulet: [
    ["amulet", "Amulett"],
    ["amulets", "Amulette"],
  ],
  point: [
    ["point", "Punkt"],
    ["points", "Punkte"],
  ],
  egg: [
    ["golden egg", "goldenes Ei"],
    ["golden eggs", "goldene Eier"],
    ["egg", "Ei"],
    ["eggs", "Eier"],
  ],
  crystal: [
    ["crystal", "Kristall"],
    ["crystals", "Kristalle"],
  ],
  backlight: [
    ["joker", "Joker"],
    ["jokers", "Joker"],
  ],
  red: [
    ["red pearl", "rote Perle"],
    ["red pearls", "rote Perlen"],
  ],
  blue: [
    ["blue pearl", "blaue Perle"],
    ["blue pearls", "blaue Perlen"],
  ],
} as const satisfies Record<string, readonly Both[]>;
export type Counted = keyof typeof COUNTED;

/** A number with its noun; `isBare`: the noun alone, as short as it goes. */
export function counted(count: number, what: Counted, isBare = false): string {
  const forms: readonly Both[] = COUNTED[what];
  const k = count === 1 ? 0 : 1;
  const form = (isBare ? forms[k + 2] : undefined) ?? forms[k] ?? ["", ""];
  return isBare ? pick(form) : `${count} ${pick(form)}`;
}

export const pearlWord = (pearl: Pearl): string =>
  typeof pearl === "number"
    ? pick([`pearl ${pearl}`, `Perle ${pearl}`])
    : pearl === "red"
      ? pick(["red pearl", "rote Perle"])
      : pick(["blue pearl", "blaue Perle"]);

/** What somebody has of what the book asks for. */
export function held(one: Holding, asked: Asked): string {
  if (one.problem === "closed")
    return pick([
      `the ${COLOUR[asked.colour][0]} stack is closed`,
      `der ${COLOUR[asked.colour][3]} Stapel ist geschlossen`,
    ]);
  const jokers = one.jokers > 0 ? `, ${counted(one.jokers, "backlight")}` : "";
  const unknown =
    one.unknown > 0 ? pick([`, ${one.unknown} unknown`, `, ${one.unknown} unbekannt`]) : "";
  const enough =
    one.problem === null ? pick([", enough", ", genug"]) : pick([", not enough", ", nicht genug"]);
  return dragons(one.real, asked.colour) + jokers + unknown + enough;
}

export function stackWords(stack: Stack, isOpen: boolean): string {
  return `${dragons(stack.cards.length, stack.colour)}, ${w(isOpen ? "open" : "shut")}`;
}

// As the object of a sentence: one, and several.
const REWARD: Record<RewardKey, readonly [Both, Both]> = {
  lowest: [
    ["the lowest piece", "das niedrigste Stück"],
    ["the {n} lowest pieces", "die {n} niedrigsten Stücke"],
  ],
  highest: [
    ["the highest piece", "das höchste Stück"],
    ["the {n} highest pieces", "die {n} höchsten Stücke"],
  ],
  crystal: [
    ["1 crystal", "1 Kristall"],
    ["{n} crystals", "{n} Kristalle"],
  ],
  backlight: [
    ["1 backlight dragon (joker)", "1 Gegenlicht-Drachen (Joker)"],
    ["{n} backlight dragons (jokers)", "{n} Gegenlicht-Drachen (Joker)"],
  ],
  egg: [
    ["1 golden egg", "1 goldenes Ei"],
    ["{n} golden eggs", "{n} goldene Eier"],
  ],
};
export const rewardWord = (key: RewardKey, count: number): string =>
  pick(REWARD[key][count === 1 ? 0 : 1]).replace("{n}", String(count));

const CHESTS: Record<Chest, readonly [Both, Both]> = {
  wind: [
    ["Wind", "Wind"],
    ["a new display", "neue Auslage"],
  ],
  return: [
    ["Return", "Rückkehr"],
    ["take dragons back", "Drachen zurücknehmen"],
  ],
  barter: [
    ["Barter", "Tausch"],
    ["get a joker", "einen Joker bekommen"],
  ],
  thrift: [
    ["Thrift", "Sparen"],
    ["lay one fewer", "einen weniger auslegen"],
  ],
  key: [
    ["Key", "Schlüssel"],
    ["lay on a closed stack", "auf geschlossenen Stapel auslegen"],
  ],
  page: [
    ["Page", "Seite"],
    ["number one up or down", "Zahl eins rauf oder runter"],
  ],
};
export const chestName = (chest: Chest): string => pick(CHESTS[chest][0]);
export const chestPower = (chest: Chest): string => pick(CHESTS[chest][1]);

const VERBS: Record<string, Both> = {
  take: ["Take this card", "Diese Karte nehmen"],
  book: ["Put on the book", "Aufs Buch legen"],
  lay: ["Lay this dragon", "Drachen auslegen"],
  end: ["Put it there", "Dorthin legen"],
  chest: ["Open this chest", "Diese Truhe öffnen"],
};
const WAYS: Record<string, Both> = {
  up: ["One more", "Eins mehr"],
  down: ["One fewer", "Eins weniger"],
};

/** What the button of a chosen move says; the prompt says the rest. */
export function verb(move: Move): string {
  const { type, way, colour } = move.json;
  if (typeof way === "string" && WAYS[way]) return pick(WAYS[way]);
  if (typeof colour === "string" && colour in COLOUR) return colourWord(colour as Colour);
  return pick(VERBS[String(type)] ?? ["Do it", "Ausführen"]);
}

/** The rest of the lay at once. */
export const layAllWord = (count: number): string =>
  pick([`Lay all ${count}`, `Alle ${count} auslegen`]);

const CHOICES: Record<string, Both> = {
  "stop take": ["Take no more cards", "Keine Karte mehr nehmen"],
  "stop crystal": ["No fourth card", "Keine vierte Karte"],
  "stop return": ["That’s enough", "Das reicht"],
  crystal: ["Pay 1 crystal for a fourth card", "1 Kristall für eine vierte Karte zahlen"],
  again: ["Take the next dragon back too", "Auch den nächsten Drachen zurücknehmen"],
  "pass act": ["Lay nothing, end your turn", "Nichts auslegen, Zug beenden"],
  "pass along": ["Don’t join in", "Nicht mitauslegen"],
  "end left": ["⇤ At the left end", "⇤ Ans linke Ende"],
  "end right": ["At the right end ⇥", "Ans rechte Ende ⇥"],
};

/** A move that has no place on the board, as a button. */
export const choiceWord = (move: Move, view: View): string =>
  pick(CHOICES[move.move] ?? CHOICES[`${move.move} ${view.table.phase}`] ?? [move.say, move.say]);
