/** What is said when a game is over. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  isOver: ["The game is over.", "Das Spiel ist zu Ende."],
  totals: ["Final score", "Endstand"],
  winner: ["winner", "gewonnen"],
  // The tables of scores.
  scores: ["Scores", "Wertung"],
  total: ["Total", "Gesamt"],
  // The series; `mine` and `theirs` are games won.
  twoSides: ["So far: {me} {mine} : {theirs} {other}", "Bisher: {me} {mine} : {theirs} {other}"],
  wonOf: [
    "So far you have won {won} of {n} game|So far you have won {won} of {n} games",
    "Bisher hast du {won} von {n} Partie gewonnen|Bisher hast du {won} von {n} Partien gewonnen",
  ],
  eachOf: ["So far: {each} (of {n} games)", "Bisher: {each} (von {n} Partien)"],
  drawn: ["{n} draw|{n} draws", "{n} Unentschieden"],
  // What comes next.
  toTournament: ["Back to the tournament", "Zurück zum Turnier"],
  rematch: ["Rematch", "Revanche"],
  again: ["Play again", "Noch einmal"],
  toRematch: ["To the rematch", "Zur Revanche"],
  watchRematch: ["Watch the rematch", "Der Revanche zuschauen"],
  rematchReady: ["The rematch is ready.", "Die Revanche steht bereit."],
  asksRematch: ["{name} would like a rematch.", "{name} möchte eine Revanche."],
  agree: ["Play again", "Noch einmal"],
  refuse: ["No, thanks", "Nein, danke"],
  rematchWaits: ["Waiting for {names} to agree …", "Warten auf {names} …"],
  takeBack: ["Never mind", "Doch nicht"],
  rematchRefused: [
    "{name} would rather not play again.",
    "{name} möchte nicht noch einmal spielen.",
  ],
  rematchRefusedByMe: ["You declined the rematch.", "Du hast die Revanche abgelehnt."],
  harder: ["Try {level}", "Schwerer: {level}"],
  easier: ["Try {level}", "Leichter: {level}"],
  review: ["Review", "Analyse"],
  daily: ["Deal of the day", "Tagespartie"],
  replay: ["Watch replay", "Wiederholung"],
  // Chance.
  fair: ["Was it a fair shuffle?", "War alles fair gemischt?"],
  fairSays: [
    "Before the first card, the server showed the hash of its seed, and then every player's device added a random number. Every draw follows from both: nobody could choose the cards.",
    "Vor der ersten Karte hat der Server die Prüfsumme seines Startwerts gezeigt, danach hat jedes Gerät eine Zufallszahl beigesteuert. Jede Ziehung folgt aus beidem: Niemand konnte die Karten aussuchen.",
  ],
  honestBots: [
    "The bots' dice follow from the same numbers, and a bot knows only what its seat knows: “spieluhr verify FILE --bots” replays every one of their decisions.",
    "Auch die Würfel der Bots folgen aus diesen Zahlen, und ein Bot weiß nur, was sein Platz weiß: „spieluhr verify DATEI --bots“ spielt jede ihrer Entscheidungen nach.",
  ],
  checked: [
    "Checked on this device: the seed has the hash shown before, and your random number is in it.",
    "Auf diesem Gerät geprüft: Der Startwert passt zur Prüfsumme von vorher, und deine Zufallszahl ist dabei.",
  ],
  broken: [
    "This does not match what your device saved. Don't trust this shuffle.",
    "Das passt nicht zu dem, was dein Gerät gespeichert hat. Verlass dich nicht darauf, dass fair gemischt wurde.",
  ],
  unchecked: [
    "Nothing was saved on this device to compare with.",
    "Auf diesem Gerät ist nichts zum Vergleichen gespeichert.",
  ],
  nonceOf: ["Random number: {name}", "Zufallszahl: {name}"],
  fairAlone: [
    "Before the first card, the server showed the hash; now it shows the seed. The SHA-256 of the seed is the hash, and every draw follows from the seed.",
    "Vor der ersten Karte hat der Server die Prüfsumme gezeigt, jetzt zeigt er den Startwert. SHA-256 des Startwerts ergibt die Prüfsumme, und jede Ziehung folgt aus dem Startwert.",
  ],
  hash: ["Hash", "Prüfsumme"],
  seed: ["Seed", "Startwert"],
  record: ["Download the record", "Aufzeichnung herunterladen"],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
