/** The words on the board, English and German side by side. */

import { settings } from "../../lib/settings.svelte";
import { COLOUR_WORDS, KIND_WORDS, PROPER } from "./generated";
import {
  inOrder,
  isColour,
  type Amounts,
  type CardInfo,
  type Colour,
  type Kind,
  type Monument,
  type Phase,
} from "./view";

type Both = readonly [string, string];

export const pick = (both: Both): string => both[settings.lang === "de" ? 1 : 0];

const GENERATOR: Record<Colour, Both> = {
  green: ["Bridge", "Brücke"],
  blue: ["Engine room", "Maschinenraum"],
  black: ["Laboratory", "Labor"],
  pink: ["Time portal", "Zeitportal"],
  grey: ["Midas machine", "Midas-Maschine"],
  orange: ["Analytic engine", "Rechenmaschine"],
};
const MONUMENT: Record<Monument, Both> = {
  stonehenge: ["Stonehenge", "Stonehenge"],
  giza: ["Giza", "Gizeh"],
  wall: ["Great Wall", "Große Mauer"],
  easter: ["Easter Island", "Osterinsel"],
  angkor: ["Angkor Wat", "Angkor Wat"],
  machu: ["Machu Picchu", "Machu Picchu"],
};
const PHASE: Record<Phase, Both> = {
  supply: ["supply", "Nachschub"],
  income: ["income", "Einkommen"],
  actions: ["actions", "Aktionen"],
  end: ["missions are scored", "Aufträge werden gewertet"],
  over: ["the end", "Ende"],
};
/** One, and several. */
const AMOUNT: Record<string, readonly [Both, Both]> = {
  gold: [
    ["gold", "Gold"],
    ["gold", "Gold"],
  ],
  steam: [
    ["steam", "Steam"],
    ["steam", "Steam"],
  ],
  esteem: [
    ["esteem", "Ansehen"],
    ["esteem", "Ansehen"],
  ],
  portal: [
    ["portal step", "Portalschritt"],
    ["portal steps", "Portalschritte"],
  ],
  time_crystal: [
    ["T.I.M.E. crystal", "T.I.M.E.-Kristall"],
    ["T.I.M.E. crystals", "T.I.M.E.-Kristalle"],
  ],
  crystals_one_colour: [
    ["crystal of any colour", "beliebiger Kristall"],
    ["crystals of one colour", "Kristalle einer Farbe"],
  ],
  crystals_any_colours: [
    ["crystal of any colour", "beliebiger Kristall"],
    ["crystals of any colours", "beliebige Kristalle"],
  ],
  crystal_from_deposit: [
    ["crystal from a deposit", "Kristall aus einer Lagerstätte"],
    ["crystals from deposits", "Kristalle aus Lagerstätten"],
  ],
  one_colour: [
    ["crystal of any colour", "beliebiger Kristall"],
    ["crystals of one colour", "Kristalle einer Farbe"],
  ],
  different_colours: [
    ["colour", "Farbe"],
    ["different colours", "verschiedene Farben"],
  ],
  upgrades_owned: [
    ["upgrade", "Upgrade"],
    ["upgrades", "Upgrades"],
  ],
  expeditions_owned: [
    ["expedition", "Expedition"],
    ["expeditions", "Expeditionen"],
  ],
};
/** What is asked, short: the sentence stands in the frame. */
const ASKED: Record<string, Both> = {
  pay: ["Pay for a missing colour", "Für eine fehlende Farbe zahlen"],
  buy: ["Buy crystals", "Kristalle kaufen"],
  choose: ["Choose an encounter", "Eine Begegnung wählen"],
  half: ["Upper or lower action", "Obere oder untere Aktion"],
  purple: ["Use the purple action?", "Die lila Aktion nutzen?"],
  pay_any: ["Pay any crystals", "Beliebige Kristalle zahlen"],
  pay_one: ["Pay crystals of one colour", "Kristalle einer Farbe zahlen"],
  pay_different: ["Pay different colours", "Verschiedene Farben zahlen"],
  take: ["Take it at a surcharge?", "Mit Aufpreis nehmen?"],
  take_one: ["Take crystals of one colour", "Kristalle einer Farbe nehmen"],
  take_any: ["Take any crystals", "Beliebige Kristalle nehmen"],
  into: ["T.I.M.E. crystal: into which generator?", "T.I.M.E.-Kristall: in welchen Generator?"],
  pick: ["A crystal from any deposit", "Ein Kristall aus einer Lagerstätte"],
  special: ["Start player card: spend steam?", "Startspielerkarte: Steam ausgeben?"],
  mister: ["Mr. T.I.M.E. goes to any space", "Mr. T.I.M.E. geht auf ein beliebiges Feld"],
  fulfil: ["Fulfil this mission?", "Diesen Auftrag erfüllen?"],
};
/** Answers that have no place on the board. */
const ANSWER: Record<string, Both> = {
  card: ["Take the start player card", "Startspielerkarte nehmen"],
  pass: ["Pass", "Passen"],
  none: ["Keep your steam", "Steam behalten"],
  done: ["Buy no more", "Nichts mehr kaufen"],
  fulfil: ["Fulfil", "Erfüllen"],
  yes: ["Yes", "Ja"],
  no: ["No", "Nein"],
  stop: ["Take no more", "Nichts mehr nehmen"],
};
export const WORDS = {
  stream: ["Time stream, from the top down", "Zeitstrom, von oben nach unten"],
  round: ["Round {n} of {of}", "Runde {n} von {of}"],
  inOrder: [
    "From left to right: a colour you pass over is gone.",
    "Von links nach rechts: Übersprungenes verfällt.",
  ],
  start: ["Start player: {name}", "Startspieler: {name}"],
  startCard: ["Start player card", "Startspielerkarte"],
  cardFree: ["free", "frei"],
  effort: ["Letters this round", "Buchstaben in dieser Runde"],
  you: ["You", "Du"],
  noShip: ["no airship left", "kein Luftschiff übrig"],
  ship: ["1 airship left", "1 Luftschiff übrig"],
  ships: ["{n} airships left", "{n} Luftschiffe übrig"],
  airships: ["airships", "Luftschiffe"],
  resting: ["rests", "ruht"],
  mister: ["Mr. T.I.M.E. is coming", "Mr. T.I.M.E. kommt noch"],
  generators: ["Generators", "Generatoren"],
  missions: ["Missions", "Aufträge"],
  upgradesOwned: ["Upgrades", "Upgrades"],
  income: ["Income", "Einkommen"],
  everyRound: ["Income every round, from {n} upgrades", "Einkommen jede Runde, aus {n} Upgrades"],
  everyRoundOne: ["Income every round, from 1 upgrade", "Einkommen jede Runde, aus 1 Upgrade"],
  expeditions: ["Expeditions", "Expeditionen"],
  hidden: ["face down", "verdeckt"],
  reward: ["1 reward", "1 Belohnung"],
  rewards: ["{n} rewards", "{n} Belohnungen"],
  portal: ["time portal", "Zeitportal"],
  dial: ["{n} to Mr. T.I.M.E.", "{n} bis Mr. T.I.M.E."],
  height: ["height {n}", "Höhe {n}"],
  choose: ["choose 1 of {n}", "wähle 1 von {n}"],
  each: ["each", "je"],
  gone: ["gone", "weg"],
  by: ["taken by {name}", "besetzt von {name}"],
  byMe: ["your airship is here", "dein Luftschiff ist hier"],
  costs: ["costs", "kostet"],
  needs: ["needs", "braucht"],
  brings: ["brings", "bringt"],
  extra: ["also gives", "gibt außerdem"],
  slot: ["{n} of {of} slots", "{n} von {of} Plätzen"],
  dear: ["surcharge from slot {n}: {gold} gold", "Aufpreis ab Platz {n}: {gold} Gold"],
  pays: ["You pay", "Du zahlst"],
  gets: ["You get", "Du bekommst"],
  nothingPaid: ["nothing", "nichts"],
  more: ["and more, as you choose", "und mehr, je nach Wahl"],
  visit: ["Mr. T.I.M.E. comes!", "Mr. T.I.M.E. kommt!"],
  left: ["{n} left", "noch {n}"],
  steam: ["Turn steam into esteem", "Steam gegen Ansehen tauschen"],
  intoTime: ["1 steam for a T.I.M.E. crystal", "1 Steam für einen T.I.M.E.-Kristall"],
  best: ["best", "am besten"],
  supply: ["Supply", "Vorrat"],
  bank: ["bank", "Bank"],
  mine: ["mine", "Mine"],
  bag: ["bag", "Beutel"],
  top: ["upper", "oben"],
  bottom: ["lower", "unten"],
  others: ["the others may", "die anderen dürfen"],
  ready: ["can be fulfilled", "erfüllbar"],
  higher: ["open to the next airship", "offen für das nächste Luftschiff"],
  yours: ["Your airship", "Dein Luftschiff"],
  shipOf: ["Airship of {name}", "Luftschiff von {name}"],
  all: ["Airships", "Luftschiffe"],
  away: ["away", "abwesend"],
  isTurn: ["is deciding", "entscheidet"],
  misterHere: ["Mr. T.I.M.E. is here", "Mr. T.I.M.E. ist hier"],
  legend: ["What the symbols mean", "Was die Symbole bedeuten"],
  close: ["Close", "Schließen"],
  bonusAfter: [
    "Bonus after the action, for each crystal in the generator",
    "Bonus nach der Aktion, je Kristall im Generator",
  ],
  ofExpedition: ["one reward, from the left", "eine Belohnung, von links"],
  outline: [
    "outlined: missing. For an upgrade or expedition, 1 steam and any crystal will do instead.",
    "nur Umriss: fehlt. Für Upgrade und Expedition tun es auch 1 Steam und ein beliebiger Kristall.",
  ],
  dearSlot: [
    "filling this slot costs {gold} gold more",
    "diesen Platz zu füllen kostet {gold} Gold mehr",
  ],
  extraSign: ["printed on the space: you get it too", "auf dem Feld: bekommst du dazu"],
} as const satisfies Record<string, Both>;

export function say(word: keyof typeof WORDS, facts: Record<string, string | number> = {}): string {
  return pick(WORDS[word]).replace(/\{(\w+)\}/g, (whole, key: string) =>
    String(facts[key] ?? whole),
  );
}

/** `2 airships left` */
export const ships = (n: number): string =>
  say(n === 0 ? "noShip" : n === 1 ? "ship" : "ships", { n });
export const colour = (name: Colour): string => pick(COLOUR_WORDS[name]);
export const generator = (name: Colour): string => pick(GENERATOR[name]);
export const monument = (name: Monument): string => pick(MONUMENT[name]);
export const kind = (name: Kind): string => {
  const said = pick(KIND_WORDS[name]);
  return said.charAt(0).toUpperCase() + said.slice(1);
};
export const phase = (name: Phase): string => pick(PHASE[name]);
export const answer = (what: unknown): string => pick(ANSWER[String(what)] ?? ["", ""]);
export const asked = (what: string): string => (ASKED[what] ? pick(ASKED[what]) : "");

export function cardName(card: CardInfo | undefined): string {
  const name = card?.name ?? "";
  return pick((PROPER as Readonly<Record<string, Both>>)[name] ?? [name, name]);
}

/** `4 gold, 1 esteem` */
export function amounts(found: Amounts): string {
  return inOrder(found)
    .map(
      ([key, n]) =>
        `${n} ${isColour(key) ? colour(key) : pick(AMOUNT[key]?.[n === 1 ? 0 : 1] ?? [key, key])}`,
    )
    .join(", ");
}
