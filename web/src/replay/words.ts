/** What the replay itself says. What happened in the game comes from the server. */

import { settings } from "../lib/settings.svelte";

const WORDS = {
  replay: ["Replay", "Nachspielen"],
  choose: ["Look at a game again", "Ein Spiel noch einmal ansehen"],
  chooseHow: [
    "Choose the record of a game: the file that a finished table offers for download.",
    "Wähle die Aufzeichnung eines Spiels: die Datei, die ein beendeter Tisch zum Herunterladen anbietet.",
  ],
  chooseFile: ["Choose a file", "Datei wählen"],
  orDrop: ["or drop it here", "oder hier ablegen"],
  another: ["Another record", "Andere Aufzeichnung"],
  stepWaits: [
    "The link leads to step {n} of a record that you have as a file.",
    "Der Link führt zu Schritt {n} einer Aufzeichnung, die du als Datei hast.",
  ],
  reading: ["Reading the record …", "Die Aufzeichnung wird gelesen …"],
  tooLarge: [
    "The file has {mb} MB; a record has at most {most} MB.",
    "Die Datei hat {mb} MB, eine Aufzeichnung höchstens {most} MB.",
  ],
  empty: ["The file is empty.", "Die Datei ist leer."],
  notJson: [
    "The file is not a record: it is not JSON.",
    "Die Datei ist keine Aufzeichnung: Sie ist kein JSON.",
  ],
  running: [
    "This game is not over yet. It can be looked at again when it has ended.",
    "Dieses Spiel läuft noch. Ansehen kann man es, wenn es zu Ende ist.",
  ],
  toTable: ["To the table", "Zum Tisch"],
  first: ["First", "Anfang"],
  back: ["Back", "Zurück"],
  forward: ["Forward", "Weiter"],
  last: ["Last", "Ende"],
  play: ["Play", "Abspielen"],
  pause: ["Pause", "Anhalten"],
  speed: ["Speed", "Tempo"],
  moment: ["Moment", "Moment"],
  momentOf: ["Moment {n} of {all}", "Moment {n} von {all}"],
  everyDraw: ["Also stop at every draw", "Auch bei jeder Ziehung halten"],
  begins: ["The game begins.", "Das Spiel beginnt."],
  eyes: ["View", "Sicht"],
  onlooker: ["Onlooker", "Zuschauer"],
  knownTo: ["{name}: what was known", "{name}: was bekannt war"],
  openFrom: ["All open, from {name}’s side", "Alles offen, Seite von {name}"],
  openActor: ["All open, whoever decides", "Alles offen, wer am Zug ist"],
  ofOneSeat: ["One person’s knowledge", "Wissen einer Person"],
  allOpen: ["All hands open", "Alle Karten offen"],
  copyLink: ["Copy link to this moment", "Link zu diesem Moment kopieren"],
  copied: ["The link is copied.", "Der Link ist kopiert."],
  fileLink: [
    "It names the step; who opens it needs the file.",
    "Er nennt den Schritt, die Datei muss man selbst haben.",
  ],
  linkIs: ["Link to this moment", "Link zu diesem Moment"],
  log: ["What happened", "Was geschah"],
  noLines: ["Nothing is told here.", "Hier wird nichts erzählt."],
  present: ["shown now", "jetzt gezeigt"],
  playOn: ["Play on from here", "Von hier weiterspielen"],
  playOnSays: [
    "The others are bots. Whatever chance decides from here on is drawn anew.",
    "Die anderen sind Bots. Was der Zufall ab hier entscheidet, wird neu gezogen.",
  ],
  playOnAlone: [
    "Whatever chance decides from here on is drawn anew.",
    "Was der Zufall ab hier entscheidet, wird neu gezogen.",
  ],
  playOnOver: [
    "Here the game is over. Go back to a moment at which somebody decides.",
    "Hier ist das Spiel zu Ende. Geh zurück zu einem Moment, in dem jemand entscheidet.",
  ],
  playOnUnfinished: [
    "Only a game that is over can be played on.",
    "Nur ein Spiel, das zu Ende ist, kann weitergespielt werden.",
  ],
  iAm: ["I sit in for", "Ich spiele für"],
  bots: ["Bots", "Bots"],
  startsHere: ["The table is being laid …", "Der Tisch wird gedeckt …"],
  result: ["Result", "Ergebnis"],
  about: ["About this record", "Zu dieser Aufzeichnung"],
  noProof: [
    "The record names no seed: whether its chance was fair cannot be checked.",
    "Die Aufzeichnung nennt keinen Startwert: Ob der Zufall fair war, lässt sich nicht prüfen.",
  ],
  noUndone: ["Nothing was taken back.", "Nichts wurde zurückgenommen."],
  undoneBy: [
    "{name} went back from step {from} to step {to}.",
    "{name} ging von Schritt {from} zu Schritt {to} zurück.",
  ],
  notOver: ["The record ends before the game does.", "Die Aufzeichnung endet vor dem Spiel."],
  notDrawn: ["This moment cannot be drawn.", "Dieser Moment lässt sich nicht zeichnen."],
  keys: [
    "Keys: ← → a moment, Home and End, space plays",
    "Tasten: ← → ein Moment, Pos1 und Ende, Leertaste spielt ab",
  ],
  resigned: ["{name} has given up.", "{name} hat aufgegeben."],
  agreed: ["The players agreed on a draw.", "Unentschieden wurde vereinbart."],
  clock: ["{name} has run out of time.", "{name} hat die Zeit überschritten."],
  abandoned: ["The table was left.", "Der Tisch wurde verlassen."],
  decides: ["has to decide", "ist am Zug"],
} as const satisfies Record<string, readonly [string, string]>;

/** Singular and plural. */
const COUNTED = {
  draws: [
    ["One draw follows from the seed whose hash was shown before the game: checked.",
     "{n} draws follow from the seed whose hash was shown before the game: all checked."],
    ["Eine Ziehung folgt aus dem Startwert, dessen Prüfsumme vor dem Spiel gezeigt wurde: geprüft.",
     "{n} Ziehungen folgen aus dem Startwert, dessen Prüfsumme vor dem Spiel gezeigt wurde: alle geprüft."],
  ],
  undone: [
    ["Once something was taken back after chance, a reveal or another’s decision.",
     "{n} times something was taken back after chance, a reveal or another’s decision."],
    ["Einmal wurde etwas zurückgenommen, nachdem Zufall, Aufdecken oder andere entschieden hatten.",
     "{n}-mal wurde etwas zurückgenommen, nachdem Zufall, Aufdecken oder andere entschieden hatten."],
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
