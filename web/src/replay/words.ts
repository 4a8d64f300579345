/** What the replay itself says. What happened in the game comes from the server. */

import { settings } from "../lib/settings.svelte";

const WORDS = {
  replay: ["Replay", "Wiederholung"],
  choose: ["Watch a game again", "Ein Spiel noch einmal ansehen"],
  chooseHow: [
    "Choose the record of a game: the file you can download once it is over.",
    "Wähle die Aufzeichnung eines Spiels: die Datei, die du am Ende herunterladen kannst.",
  ],
  chooseFile: ["Choose a file", "Datei wählen"],
  orDrop: ["or drop it here", "oder hier ablegen"],
  another: ["Another record", "Andere Aufzeichnung"],
  stepWaits: [
    "This link leads to step {n} of a record. Choose its file to go there.",
    "Dieser Link führt zu Schritt {n} einer Aufzeichnung. Wähle ihre Datei, um ihn zu sehen.",
  ],
  reading: ["Reading the record …", "Die Aufzeichnung wird gelesen …"],
  tooLarge: [
    "The file is {mb} MB; a record is at most {most} MB.",
    "Die Datei ist {mb} MB groß, eine Aufzeichnung höchstens {most} MB.",
  ],
  empty: ["The file is empty.", "Die Datei ist leer."],
  notJson: [
    "The file is not a record: it is not JSON.",
    "Die Datei ist keine Aufzeichnung: Sie ist kein JSON.",
  ],
  running: [
    "This game is not over yet. You can watch the replay once it is.",
    "Dieses Spiel läuft noch. Die Wiederholung gibt es, wenn es zu Ende ist.",
  ],
  toTable: ["To the table", "Zum Tisch"],
  first: ["To the start", "Zum Anfang"],
  back: ["Back", "Zurück"],
  forward: ["Forward", "Weiter"],
  last: ["To the end", "Zum Ende"],
  play: ["Play", "Abspielen"],
  pause: ["Pause", "Anhalten"],
  speed: ["Speed", "Tempo"],
  moment: ["Moment", "Moment"],
  momentOf: ["Moment {n} of {all}", "Moment {n} von {all}"],
  begins: ["The game begins.", "Das Spiel beginnt."],
  eyes: ["View", "Sicht"],
  spectator: ["Spectator", "Zuschauer"],
  knownTo: ["What {name} knew", "Was {name} wusste"],
  openFrom: ["All open, from {name}'s side", "Alles offen, von {name} aus"],
  openActor: ["All open, from the side to move", "Alles offen, von der Seite am Zug aus"],
  ofOneSeat: ["As one player saw it", "Aus der Sicht einer Person"],
  allOpen: ["All hands open", "Alle Karten offen"],
  copyLink: ["Copy link to this moment", "Link zu diesem Moment kopieren"],
  copied: ["Link copied.", "Link kopiert."],
  fileLink: ["Whoever opens it needs the file, too.", "Wer ihn öffnet, braucht auch die Datei."],
  linkIs: ["Link to this moment", "Link zu diesem Moment"],
  log: ["Log", "Verlauf"],
  noLines: ["Nothing has happened yet.", "Noch ist nichts passiert."],
  playOn: ["Play on from here", "Von hier weiterspielen"],
  playOnSays: [
    "Bots play the other seats. From here on, all draws are new.",
    "Bots übernehmen die anderen Plätze. Ab hier entscheidet der Zufall neu.",
  ],
  playOnAlone: ["From here on, all draws are new.", "Ab hier entscheidet der Zufall neu."],
  playOnOver: [
    "The game is over here. Go back to a moment where someone decides.",
    "Hier ist das Spiel zu Ende. Geh zurück zu einem Moment, in dem jemand entscheidet.",
  ],
  playOnUnfinished: [
    "You can only play on from a finished game.",
    "Weiterspielen geht nur von einem beendeten Spiel aus.",
  ],
  iAm: ["I play as", "Ich spiele als"],
  bots: ["Bots", "Bots"],
  startsHere: ["Setting up the table …", "Der Tisch wird aufgebaut …"],
  result: ["Result", "Ergebnis"],
  download: ["Download the record", "Aufzeichnung herunterladen"],
  about: ["About this record", "Zu dieser Aufzeichnung"],
  noProof: [
    "The record has no seed, so nobody can check whether the draws were fair.",
    "Die Aufzeichnung enthält keinen Startwert. Ob fair gezogen wurde, lässt sich nicht prüfen.",
  ],
  noUndone: ["Nothing was taken back.", "Nichts wurde zurückgenommen."],
  undoneBy: [
    "{name} went back from step {from} to step {to}.",
    "{name} ging von Schritt {from} zu Schritt {to} zurück.",
  ],
  notOver: [
    "The record ends before the game does.",
    "Die Aufzeichnung endet, bevor das Spiel zu Ende ist.",
  ],
  notDrawn: ["This moment cannot be shown.", "Dieser Moment lässt sich nicht zeigen."],
  keys: [
    "Keys: ← → one moment, Home and End for start and end, Space to play",
    "Tasten: ← → ein Moment, Pos1 und Ende für Anfang und Ende, Leertaste zum Abspielen",
  ],
  decides: ["to move", "ist am Zug"],
} as const satisfies Record<string, readonly [string, string]>;

/** Singular and plural. */
const COUNTED = {
  draws: [
    [
      "One draw checked: it follows from the seed whose hash was shown before the game.",
      "{n} draws checked: all follow from the seed whose hash was shown before the game.",
    ],
    [
      "Eine Ziehung geprüft: Sie folgt aus dem Startwert, dessen Prüfsumme vor dem Spiel gezeigt wurde.",
      "{n} Ziehungen geprüft: Alle folgen aus dem Startwert, dessen Prüfsumme vor dem Spiel gezeigt wurde.",
    ],
  ],
  undone: [
    [
      "One late undo: after a draw, a reveal or another player's decision.",
      "{n} late undos: after a draw, a reveal or another player's decision.",
    ],
    [
      "Einmal wurde etwas zurückgenommen, obwohl schon gezogen, aufgedeckt oder von anderen entschieden war.",
      "{n}-mal wurde etwas zurückgenommen, obwohl schon gezogen, aufgedeckt oder von anderen entschieden war.",
    ],
  ],
} as const;

export type ReplayWord = keyof typeof WORDS;
type Facts = Readonly<Record<string, string | number>>;

const filled = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(facts[key] ?? whole));

const column = (): 0 | 1 => (settings.lang === "de" ? 1 : 0);

export const tell = (word: ReplayWord, facts: Facts = {}): string =>
  filled(WORDS[word][column()], facts);

export const counted = (word: keyof typeof COUNTED, n: number): string =>
  filled(COUNTED[word][column()][n === 1 ? 0 : 1], { n });
