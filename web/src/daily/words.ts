/** What the daily deals say. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  daily: ["Deal of the day", "Tagespartie"],
  teaser: [
    "The same cards for everybody, and one try that counts.",
    "Für alle dieselben Karten, und ein Versuch, der zählt.",
  ],
  toDaily: ["Today's deals", "Zu den Tagespartien"],
  left: ["{n} of {all} still to play", "{n} von {all} noch offen"],
  allDone: ["All played today", "Heute alle gespielt"],
  says: [
    "Everyone is dealt the same cards, and bots answer the same moves the same way. Your first try counts, as long as you use no hints and no late undo. The day begins at midnight UTC.",
    "Alle bekommen dieselben Karten, und die Bots antworten auf dieselben Züge gleich. Dein erster Versuch zählt, solange du keine Tipps nutzt und keinen Zug spät zurücknimmst. Der Tag beginnt um Mitternacht UTC.",
  ],
  against: ["against a bot: {level}", "gegen einen Bot: {level}"],
  play: ["Play", "Spielen"],
  goOn: ["Continue", "Weiterspielen"],
  again: ["Play again", "Noch einmal spielen"],
  againSays: ["Further tries do not count.", "Weitere Versuche zählen nicht."],
  replay: ["Replay", "Wiederholung"],
  earlier: ["Earlier day", "Tag davor"],
  later: ["Later day", "Tag danach"],
  today: ["Today", "Heute"],
  // How it went.
  wonBy: ["Won by {n}", "Gewonnen mit {n} Vorsprung"],
  lostBy: ["Lost by {n}", "Verloren mit {n} Rückstand"],
  level: ["Tied", "Gleichstand"],
  points: ["{n} point|{n} points", "{n} Punkt|{n} Punkte"],
  solved: ["Won", "Geschafft"],
  unsolved: ["Lost", "Nicht geschafft"],
  spoiled_hint: ["with hints, so it does not count", "mit Tipps, zählt also nicht"],
  spoiled_undone: [
    "with moves taken back, so it does not count",
    "mit zurückgenommenen Zügen, zählt also nicht",
  ],
  spoiled_resigned: ["You gave up.", "Du hast aufgegeben."],
  spoiled_left: ["You left it unfinished.", "Du hast sie nicht zu Ende gespielt."],
  parDuel: [
    "Par: the master bot leads by {mean} on average and wins {won}% ({runs} runs).",
    "Par: Der Meister-Bot führt im Schnitt mit {mean} und gewinnt {won} % ({runs} Durchgänge).",
  ],
  parSolo: [
    "Par: {mean} points, the master bot's average; it wins {won}% ({runs} runs).",
    "Par: {mean} Punkte, der Schnitt des Meister-Bots; er gewinnt {won} % ({runs} Durchgänge).",
  ],
  players: [
    "{n} person has finished this deal.|{n} people have finished this deal.",
    "{n} Person hat diese Partie beendet.|{n} haben diese Partie beendet.",
  ],
  better: ["Better than {n}% of the others", "Besser als {n} % der anderen"],
  bars: ["What everybody made of it", "Was alle daraus gemacht haben"],
  bar: ["{points}: {n} person|{points}: {n} people", "{points}: {n} Person|{points}: {n} Personen"],
  mine: ["you", "du"],
  shareLine: ["To share, without spoilers", "Zum Teilen, ohne etwas zu verraten"],
  // What it proves.
  how: ["What this proves, and what it does not", "Was das beweist und was nicht"],
  howSeed: [
    "All chance follows from the SHA-256 of “spieluhr daily 1 GAME KIND DAY”: nobody has picked the deal, and it is the same in the terminal, even offline (spieluhr daily). When a game is over, its record proves every draw and every move of the bot.",
    "Aller Zufall folgt aus der SHA-256-Prüfsumme von „spieluhr daily 1 SPIEL ART TAG“: Niemand hat die Partie ausgesucht, und im Terminal ist sie dieselbe, auch offline (spieluhr daily). Am Ende beweist die Aufzeichnung jede Ziehung und jeden Zug des Bots.",
  ],
  howNot: [
    "It does not stop anyone from working out a deal beforehand: that is the price of a formula without a secret. So you compare yourself with people who don't peek, and daily games do not count for ratings. Luck is the same for all, but not adjusted for what each player drew after playing differently.",
    "Es hindert niemanden, eine Partie vorher auszurechnen: Das ist der Preis einer Formel ohne Geheimnis. Verglichen wird also unter Leuten, die nicht vorher nachsehen, und Tagespartien zählen nicht für die Wertung. Das Glück ist für alle gleich, wird aber nicht herausgerechnet, wenn jemand anders spielt und deshalb anderes zieht.",
  ],
} as const satisfies Record<string, Both>;

export type DailyWord = keyof typeof WORDS;
export const tell = speaker<DailyWord>(WORDS);
export const tellIf = (word: string): string => (word in WORDS ? tell(word as DailyWord) : "");
