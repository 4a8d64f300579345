/** What the trainer says; why a move is best comes from the server. */

import { speaker } from "../lib/words";

const WORDS = {
  training: ["Training", "Training"],
  teaser: [
    "Positions from real games in which one move is clearly best.",
    "Stellungen aus echten Partien, in denen ein Zug klar der beste ist.",
  ],
  toTraining: ["Solve puzzles", "Rätsel lösen"],
  puzzles: ["Puzzles", "Rätsel"],
  puzzlesOf: ["for {title}", "für {title}"],
  says: [
    "In each position one move is clearly best, going by what you can know at that seat. Find it. Your first try at each puzzle counts for your rating.",
    "In jeder Stellung ist ein Zug klar der beste, nach allem, was du an diesem Platz wissen kannst. Finde ihn. Dein erster Versuch an jedem Rätsel zählt für deine Wertung.",
  ],
  none: ["No puzzles here yet.", "Hier gibt es noch keine Rätsel."],
  next: ["Next puzzle", "Nächstes Rätsel"],
  start: ["Start", "Los geht's"],
  goOn: ["Continue", "Weiter"],
  all: ["All", "Alle"],
  theme: ["Theme", "Thema"],
  difficulty: ["Difficulty", "Schwierigkeit"],
  findsIt: ["Found by: {level}", "Gefunden von: {level}"],
  beyond: ["No bot", "Kein Bot"],
  solvedOf: ["{n} of {all} solved", "{n} von {all} gelöst"],
  streak: ["{n} in a row", "{n} in Folge"],
  longest: ["longest run {n}", "längste Serie {n}"],
  rating: ["Your puzzle rating: {points} ± {reach}", "Deine Rätselwertung: {points} ± {reach}"],
  noRating: ["No puzzle rating yet", "Noch keine Rätselwertung"],
  worth: ["Puzzle rating: {points}", "Wertung des Rätsels: {points}"],
  // One puzzle.
  find: ["Find the best move.", "Finde den besten Zug."],
  lately: ["What happened last", "Was zuletzt geschah"],
  skip: ["Skip", "Überspringen"],
  answer: ["Play this move", "Diesen Zug spielen"],
  back: ["Back", "Zurück"],
  tryAgain: ["Try again", "Noch ein Versuch"],
  show: ["Show answer", "Lösung zeigen"],
  right: ["Right!", "Richtig!"],
  wrong: ["Not the best move", "Nicht der beste Zug"],
  solution: ["The answer", "Die Lösung"],
  triedBefore: [
    "You've tried this one before; only the first try counts.",
    "Dieses Rätsel hattest du schon; nur der erste Versuch zählt.",
  ],
  change: ["Rating {change}", "Wertung {change}"],
  clause: ["Rules {clause}", "Regel {clause}"],
  after: ["The table after the best move.", "Der Tisch nach dem besten Zug."],
  shelf: ["All puzzles", "Alle Rätsel"],
  leave: ["Leave; nothing is lost", "Verlassen; nichts geht verloren"],
  moves: ["All moves ({n})", "Alle Züge ({n})"],
  allDone: [
    "You've tried them all, so here is one again.",
    "Du hast schon alle versucht, also kommt dieses noch einmal.",
  ],
  // My own mistakes.
  mistakes: ["My own mistakes", "Meine eigenen Fehler"],
  mistakesSay: [
    "Decisions of yours that a review marked. They don't count for your rating.",
    "Deine Entscheidungen, die eine Analyse markiert hat. Sie zählen nicht für deine Wertung.",
  ],
  noMistakes: [
    "None yet. Open a finished game from your profile and choose Review: what it marks appears here.",
    "Noch keine. Öffne in deinem Profil eine beendete Partie und wähle Analyse: Was sie markiert, erscheint hier.",
  ],
  toProfile: ["Your games", "Deine Partien"],
  mistakeAt: ["{title}, {date}, step {n}", "{title}, {date}, Schritt {n}"],
  mistake: ["Mistake", "Fehler"],
  blunder: ["Blunder", "Grober Fehler"],
  notTried: ["not tried", "nicht versucht"],
  solved: ["solved", "gelöst"],
  missed: ["missed", "nicht gelöst"],
  theGame: ["The game", "Die Partie"],
} as const;

export const tell = speaker<keyof typeof WORDS>(WORDS);
