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
  tagline: ["Tabletop games, true to their rules", "Spiele, genau nach ihren Regeln"],
  play: ["Play", "Spielen"],
  first_game: ["First game", "Erste Partie"],
  beginner: ["Beginner", "Anfänger"],
  casual: ["Casual", "Gelegenheitsspieler"],
  club: ["Club", "Vereinsspieler"],
  expert: ["Expert", "Experte"],
  master: ["Master", "Meister"],
  myGames: ["My games", "Meine Spiele"],
  openTables: ["Open tables", "Offene Tische"],
  over: ["Result", "Ergebnis"],
  watch: ["Watch", "Zuschauen"],
  you: ["You", "Du"],
  guest: ["Guest", "Gast"],
  player: ["Player {n}", "Spieler {n}"],
  rules: ["Rules", "Regeln"],
  log: ["Log", "Verlauf"],
  moves: ["Possible moves", "Mögliche Züge"],
  home: ["All games", "Alle Spiele"],
  lost: [
    "No connection to the server. Please try again.",
    "Keine Verbindung zum Server. Versuch es noch einmal.",
  ],
  notSent: [
    "Your move came too late: the table has moved on.",
    "Dein Zug kam zu spät: Am Tisch ging es schon weiter.",
  ],
  yes: ["Yes", "Ja"],
  no: ["No", "Nein"],
  close: ["Close", "Schließen"],
  settings: ["Settings", "Einstellungen"],
  language: ["Deutsch", "English"],
  look: ["Theme", "Darstellung"],
  dark: ["Dark", "Dunkel"],
  light: ["Light", "Hell"],
  auto: ["System", "System"],
  motion: ["Animations", "Animationen"],
  motionLess: ["Reduced", "Reduziert"],
  motionFull: ["All", "Alle"],
  speed: ["Speed of other players' turns", "Tempo der anderen"],
  slow: ["Slow", "Langsam"],
  normal: ["Normal", "Normal"],
  fast: ["Fast", "Schnell"],
  once: ["Instant", "Sofort"],
  answers: ["Answer for me when there is no choice", "Für mich antworten, wenn es keine Wahl gibt"],
  answersSays: [
    "If only one answer is possible, it is given after a moment. Against bots and on the same screen.",
    "Ist nur eine Antwort möglich, wird sie nach einem Moment gegeben. Gegen Bots und an einem Gerät.",
  ],
  answersPeople: ["Also when playing with others", "Auch beim Spiel mit anderen"],
  answersPeopleSays: [
    "Only if everyone can see that there is no choice, so your answer gives nothing away.",
    "Nur wenn alle sehen können, dass es keine Wahl gibt. So verrät deine Antwort nichts.",
  ],
  memory: ["Memory aid", "Merkhilfe"],
  memorySays: [
    "Shows what you have seen and would otherwise have to remember.",
    "Zeigt, was du gesehen hast und dir sonst merken müsstest.",
  ],
  reactions: ["Reactions", "Reaktionen"],
  reactionsSay: [
    "Shows the little pictures other players send.",
    "Zeigt die kleinen Bilder, die andere am Tisch schicken.",
  ],
  keys: ["Keyboard shortcuts", "Tastenkürzel"],
  keysSays: ["Single letters: U, H, R, L, A, ?", "Mit einzelnen Buchstaben: U, H, R, L, A, ?"],
  loading: ["One moment …", "Einen Moment …"],
  notHere: ["There is no such page.", "Diese Seite gibt es nicht."],
  unofficial: [
    "Unofficial and made by players. The games belong to their designers and publishers.",
    "Inoffiziell und von Spielern gemacht. Die Spiele gehören ihren Autoren und Verlagen.",
  ],
  players: ["{n} player|{n} players", "{n} Spieler"],
} as const satisfies Record<string, Both>;

export type Word = keyof typeof WORDS;
export const say = speaker<Word>(WORDS);
