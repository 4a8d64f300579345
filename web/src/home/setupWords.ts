/** What the page for setting up a table says. Names of options and values come with the game. */

import { shelfOf } from "../games";
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

/** The name of an option; one that has no words yet is described by the server. */
export function optionName(game: string, key: string, description: string): string {
  const found = shelfOf(game).options?.[key];
  return found ? fill(found) : description || key;
}

export function valueName(game: string, value: string): string {
  const found = shelfOf(game).values?.[value];
  return found ? fill(found) : value;
}

/** From easy to hard, not by the alphabet. */
export function inOrder(game: string, values: readonly string[]): string[] {
  const order = Object.keys(shelfOf(game).values ?? {});
  return values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
