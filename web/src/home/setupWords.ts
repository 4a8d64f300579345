/** What the page for setting up a table says. Names of options and values come with the game. */

import { shelfOf } from "../games";
import { fill, speaker, type Both } from "../lib/words";

const WORDS = {
  title: ["New game: {title}", "Neues Spiel: {title}"],
  count: ["Players", "Spieler"],
  seats: ["Who's playing", "Wer spielt mit"],
  seat: ["Seat {n}", "Platz {n}"],
  starts: ["goes first", "beginnt"],
  me: ["Me", "Ich"],
  bot: ["A bot", "Ein Bot"],
  open: ["Someone with the link", "Jemand mit dem Link"],
  beside: ["Someone next to me", "Jemand neben mir"],
  levelOf: ["Level, seat {n}", "Stärke, Platz {n}"],
  nameOf: ["Name, seat {n}", "Name, Platz {n}"],
  who: ["Who, seat {n}", "Wer, Platz {n}"],
  table: ["Table", "Tisch"],
  listed: ["Show it to everyone", "Für alle sichtbar"],
  listedSays: [
    "The table appears under Open tables. Otherwise it is link-only.",
    "Der Tisch erscheint unter „Offene Tische“. Sonst braucht man den Link.",
  ],
  hints: ["Hints for all", "Tipps für alle"],
  hintsSay: [
    "Everyone may ask what an expert would do. Otherwise there are no hints against people.",
    "Alle dürfen fragen, was ein Experte tun würde. Sonst gibt es gegen Menschen keine Tipps.",
  ],
  clock: ["Time per move", "Zeit pro Zug"],
  clockSays: ["Run out of time and you lose.", "Läuft deine Zeit ab, verlierst du."],
  clockMany: ["Run out of time and a bot takes over.", "Läuft deine Zeit ab, übernimmt ein Bot."],
  slow: [
    "A long game: come and go as you like. Turn on the bell at the table to hear when it's your turn. Nobody is replaced until their time runs out.",
    "Eine lange Partie: Komm und geh, wie du magst. Schalte am Tisch die Glocke ein, dann erfährst du, wenn du dran bist. Niemand wird ersetzt, bevor seine Zeit um ist.",
  ],
  noClock: ["No limit", "Unbegrenzt"],
  away: ["When someone leaves", "Wenn jemand nicht da ist"],
  awaySays: [
    "How long to wait before a bot takes over",
    "Wie lange gewartet wird, bevor ein Bot übernimmt",
  ],
  begin: ["Start", "Los geht's"],
  tournament: ["Play a tournament or a series instead", "Lieber ein Turnier oder eine Serie"],
  invite: ["Open the table and invite", "Tisch eröffnen und einladen"],
  atRandom: ["Nothing chosen: left to chance.", "Nichts gewählt: Der Zufall entscheidet."],
  none: ["no", "nein"],
  unknown: ["There is no such game.", "Dieses Spiel gibt es nicht."],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);

/** The name of an option; one that has no words yet is described by the server. */
export function optionName(game: string, key: string, description: string): string {
  const pair = shelfOf(game).options?.[key];
  return pair ? fill(pair) : description || key;
}

export function valueName(game: string, value: string): string {
  const pair = shelfOf(game).values?.[value];
  return pair ? fill(pair) : value;
}

/** From easy to hard, not by the alphabet. */
export function inOrder(game: string, values: readonly string[]): string[] {
  const order = Object.keys(shelfOf(game).values ?? {});
  return values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
