/** How the app speaks, and the words that several pages use. What a game says comes from the server. */

import { settings } from "./settings.svelte";

/** English and German. `{n}` is filled in; `one|many` is chosen by the number `n`. */
export type Both = readonly [string, string];
export type Facts = Readonly<Record<string, string | number>>;

export function fill(both: Both, facts: Facts = {}): string {
  const text = both[settings.lang === "de" ? 1 : 0];
  const [one, many] = text.split("|") as [string, string | undefined];
  const form = many === undefined || facts["n"] === 1 ? one : many;
  return form.replace(/\{(\w+)\}/g, (whole, key: string) => String(facts[key] ?? whole));
}

/** `say` for a page's own words. */
export const speaker =
  <W extends string>(words: Readonly<Record<W, Both>>) =>
  (word: W, facts: Facts = {}): string =>
    fill(words[word], facts);

const WORDS = {
  tagline: ["Games about time and magic", "Spiele um Zeit und Magie"],
  play: ["Play", "Spielen"],
  playBot: ["Play against a bot", "Gegen einen Bot spielen"],
  alone: ["Alone", "Allein"],
  friend: ["With a friend", "Mit Freunden"],
  hotseat: ["At one screen", "An einem Bildschirm"],
  level: ["Level", "Stärke"],
  beginner: ["Beginner", "Anfänger"],
  casual: ["Casual", "Gelegenheitsspieler"],
  club: ["Club", "Vereinsspieler"],
  expert: ["Expert", "Experte"],
  master: ["Master", "Meister"],
  myGames: ["My games", "Meine Spiele"],
  openTables: ["Open tables", "Offene Tische"],
  yourTurn: ["your turn", "du bist dran"],
  over: ["over", "zu Ende"],
  waiting: ["waiting for somebody", "wartet auf jemanden"],
  running: ["running", "läuft"],
  join: ["Sit down", "Dazusetzen"],
  leave: ["Get up", "Aufstehen"],
  watch: ["Watch", "Zuschauen"],
  you: ["You", "Du"],
  guest: ["Guest {n}", "Gast {n}"],
  rules: ["Rules", "Regeln"],
  log: ["Log", "Verlauf"],
  moves: ["All moves", "Alle Züge"],
  rematch: ["Rematch", "Revanche"],
  home: ["All games", "Alle Spiele"],
  share: ["Send this link to your friend", "Schick diesen Link deinem Freund"],
  copy: ["Copy", "Kopieren"],
  copied: ["Copied", "Kopiert"],
  lost: ["The connection is lost. Trying again …", "Verbindung verloren. Neuer Versuch …"],
  notSent: ["That was not sent; try again in a moment.", "Das wurde nicht gesendet; versuch es gleich noch einmal."],
  yes: ["Yes", "Ja"],
  no: ["No", "Nein"],
  close: ["Close", "Schließen"],
  settings: ["Settings", "Einstellungen"],
  language: ["Deutsch", "English"],
  look: ["Look", "Aussehen"],
  dark: ["Dark", "Dunkel"],
  light: ["Light", "Hell"],
  auto: ["As the device", "Wie das Gerät"],
  motion: ["Movement", "Bewegung"],
  motionLess: ["Little", "Wenig"],
  motionFull: ["Full", "Voll"],
  memory: ["Memory aid", "Merkhilfe"],
  memorySays: [
    "Shows what you have seen and would have to remember.",
    "Zeigt, was du gesehen hast und dir merken müsstest.",
  ],
  keys: ["Keys", "Tasten"],
  keysSays: ["Single letters act: U, H, R, L, ?", "Einzelne Buchstaben wirken: U, H, R, L, ?"],
  loading: ["One moment …", "Einen Moment …"],
  notHere: ["This page is not here.", "Diese Seite gibt es nicht."],
  unofficial: [
    "Unofficial and made by players. The games belong to their designers and publishers.",
    "Inoffiziell und von Spielern gemacht. Die Spiele gehören ihren Autoren und Verlagen.",
  ],
  players: ["{n} player|{n} players", "{n} Spieler"],
  expected: ["expected", "erwartet"],
  nobody: ["Nothing yet.", "Noch nichts."],
} as const satisfies Record<string, Both>;

export type Word = keyof typeof WORDS;
export const say = speaker<Word>(WORDS);
