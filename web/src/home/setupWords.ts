/** What the page for setting up a table says, and the names of options and their values. */

import { fill, speaker, type Both } from "../lib/words";

const WORDS = {
  title: ["A table for {title}", "Ein Tisch für {title}"],
  count: ["Players", "Spieler"],
  seats: ["Who plays", "Wer spielt"],
  seat: ["Seat {n}", "Platz {n}"],
  starts: ["begins", "beginnt"],
  me: ["Me", "Ich"],
  bot: ["A bot", "Ein Bot"],
  open: ["Somebody with the link", "Jemand mit dem Link"],
  beside: ["Somebody beside me", "Jemand neben mir"],
  levelOf: ["Level, seat {n}", "Stärke, Platz {n}"],
  nameOf: ["Name, seat {n}", "Name, Platz {n}"],
  who: ["Who, seat {n}", "Wer, Platz {n}"],
  table: ["The table", "Der Tisch"],
  listed: ["Show it to everybody", "Allen zeigen"],
  listedSays: [
    "It stands under Open tables. Otherwise only who has the link finds it.",
    "Er steht unter Offene Tische. Sonst findet ihn nur, wer den Link hat.",
  ],
  clock: ["Time for each move", "Zeit für jeden Zug"],
  clockSays: ["Who runs out of time has lost.", "Wessen Zeit abläuft, hat verloren."],
  clockMany: ["A bot goes on for whoever runs out of time.", "Für wen die Zeit abläuft, spielt ein Bot weiter."],
  noClock: ["As long as you like", "So lange man will"],
  away: ["When somebody is gone", "Wenn jemand weg ist"],
  awaySays: ["So long the others wait before a bot may go on.", "So lange warten die anderen, bevor ein Bot weiterspielen darf."],
  begin: ["Begin", "Beginnen"],
  invite: ["Make the table and invite", "Tisch aufmachen und einladen"],
  atRandom: ["None chosen: chance decides.", "Nichts gewählt: Der Zufall entscheidet."],
  none: ["no", "nein"],
  unknown: ["There is no such game.", "Dieses Spiel gibt es nicht."],
  reconstructed: [
    "Some printed values are not known to us and are reconstructed; the rules name them.",
    "Einige gedruckte Werte kennen wir nicht und haben sie nachgebildet; die Regeln nennen sie.",
  ],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);

const OPTIONS: Readonly<Record<string, Both>> = {
  solo: ["Alone", "Allein"],
  "perfect_moment.solo": ["Alone, against Echo", "Allein, gegen Echo"],
  shrine: ["Alone: fill the shrine as well", "Allein: auch den Schrein füllen"],
  eras: ["Eras: choose three", "Epochen: wähle drei"],
  chests: ["Magic chests", "Zaubertruhen"],
};

const VALUES: Readonly<Record<string, Both>> = {
  easy: ["easy", "leicht"],
  normal: ["normal", "normal"],
  hard: ["hard", "schwer"],
  "1981": ["1981, the bank robbery", "1981, der Banküberfall"],
  "1994": ["1994, the proposal", "1994, der Heiratsantrag"],
  "2005": ["2005, the cinema", "2005, der Kinobesuch"],
  "2014": ["2014, the gambling den", "2014, die Spielhölle"],
  wind: ["Wind: a new display", "Wind: neue Auslage"],
  return: ["Return: take dragons back", "Rückkehr: Drachen zurücknehmen"],
  barter: ["Barter: get a joker", "Tausch: einen Joker bekommen"],
  thrift: ["Thrift: lay one fewer", "Sparen: einen weniger legen"],
  key: ["Key: lay on a closed stack", "Schlüssel: auf Geschlossenes legen"],
  page: ["Page: the number one up or down", "Seite: die Zahl eins rauf oder runter"],
};

/** The name of an option; a new one that has no words yet is described by the server. */
export function optionName(game: string, key: string, description: string): string {
  const found = OPTIONS[`${game}.${key}`] ?? OPTIONS[key];
  return found ? fill(found) : description || key;
}
export const valueName = (value: string): string => (VALUES[value] ? fill(VALUES[value]) : value);

const ORDER = Object.keys(VALUES);
/** From easy to hard, not by the alphabet. */
export const inOrder = (values: readonly string[]): string[] =>
  values.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
