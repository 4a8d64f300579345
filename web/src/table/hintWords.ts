/** What advice says, and who may have it. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  title: ["What an expert would do", "Das würde ein Experte tun"],
  how: [
    "Tap a move to see it on the board; tap again to play it.",
    "Tippe einen Zug an, um ihn zu sehen; noch einmal führt ihn aus.",
  ],
  howInDrawer: [
    "Tap a move to see it on the board before you play it.",
    "Tippe einen Zug an, um ihn erst auf dem Brett zu sehen.",
  ],
  thinking: ["The expert is thinking …", "Der Experte überlegt …"],
  best: ["Best", "Am besten"],
  equal: ["Equally good", "Gleich gut"],
  allEqual: ["All moves are about equally good", "Alle Züge sind etwa gleich gut"],
  slightly_worse: ["Slightly worse", "Etwas schlechter"],
  clearly_worse: ["Clearly worse", "Deutlich schlechter"],
  more: [
    "and {n} more just as good|and {n} more just as good",
    "und {n} weiterer, ebenso gut|und {n} weitere, ebenso gut",
  ],
  ways: [
    "{n} other way to do the same|{n} other ways to do the same",
    "{n} anderer Weg zum gleichen Ergebnis|{n} andere Wege zum gleichen Ergebnis",
  ],
  forAll: ["Hints for all", "Tipps für alle"],
  forAllSays: [
    "Hints are on for everyone at this table.",
    "An diesem Tisch gibt es Tipps für alle.",
  ],
  spoils: [
    "In the deal of the day you compare yourself with everyone. With a hint, this try does not count.",
    "Bei der Tagespartie vergleichst du dich mit allen. Mit einem Tipp zählt dieser Versuch nicht.",
  ],
  without: ["Without a hint", "Ohne Tipp"],
  show: ["Show the hint", "Tipp zeigen"],
  dailyCounts: [
    "Deal of the day: your first try counts, without hints.",
    "Tagespartie: Dein erster Versuch zählt, ohne Tipps.",
  ],
  forNobodySays: ["No hints at this table.", "An diesem Tisch gibt es keine Tipps."],
} as const satisfies Record<string, Both>;

export const tellHint = speaker<keyof typeof WORDS>(WORDS);
