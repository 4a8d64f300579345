/** What the frame of a table says. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  // The head.
  undo: ["Undo", "Zurücknehmen"],
  hint: ["Hint", "Tipp"],
  menu: ["Menu", "Menü"],
  help: ["Keyboard shortcuts", "Tastenkürzel"],
  bell: ["Notifications", "Benachrichtigungen"],
  bellAhead: ["Notifications and answers ahead", "Benachrichtigungen, Antworten im Voraus"],
  savePosition: ["Save position", "Stellung speichern"],
  resign: ["Resign", "Aufgeben"],
  offerDraw: ["Offer a draw", "Unentschieden anbieten"],
  report: ["Report this table", "Diesen Tisch melden"],
  yourTurn: ["Your turn", "Du bist dran"],
  turnOf: ["{name}'s turn", "{name} ist am Zug"],
  spectator: ["Watching", "Du schaust zu"],
  spectators: ["{n} is watching|{n} are watching", "{n} schaut zu|{n} schauen zu"],
  against: ["against {names}", "gegen {names}"],
  // The prompt.
  thinking: ["{name} is thinking …", "{name} überlegt …"],
  since: ["Since your last turn", "Seit deinem letzten Zug"],
  again: ["Show again", "Noch einmal zeigen"],
  ways: ["{prompt} ({n} options)", "{prompt} ({n} Möglichkeiten)"],
  or: [" – or: ", " – oder: "],
  doIt: ["Do it", "Ausführen"],
  back: ["Back", "Zurück"],
  skip: ["Skip", "Überspringen"],
  // Clock and presence.
  left: ["{time} left", "noch {time}"],
  timeUp: ["Time is up", "Die Zeit ist um"],
  days: ["{n} day|{n} days", "{n} Tag|{n} Tage"],
  hours: ["{n} h", "{n} Std."],
  away: ["away", "nicht da"],
  isTurn: ["to move", "ist am Zug"],
  bot: ["bot", "Bot"],
  // Asking.
  resignSure: ["Resign this game?", "Willst du dieses Spiel aufgeben?"],
  resignMany: ["A bot takes over for you.", "Ein Bot spielt für dich weiter."],
  resignTwo: [
    "This ends the game; your opponent wins.",
    "Damit endet das Spiel, und dein Gegner gewinnt.",
  ],
  goOn: ["Keep playing", "Weiterspielen"],
  // Log.
  setup: ["Setup", "Aufbau"],
  tableItself: ["The table", "Der Tisch"],
  noLog: ["Nothing has happened yet.", "Noch ist nichts passiert."],
  clause: ["Rule {name}", "Regel {name}"],
  // The end.
  playedOn: ["Continues an earlier game.", "Fortsetzung einer früheren Partie."],
  isOver: ["The game is over", "Das Spiel ist zu Ende"],
  // Connection.
  missing: ["There is no such table", "Diesen Tisch gibt es nicht"],
  missingSays: [
    "The link may be incomplete, or the table was removed.",
    "Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.",
  ],
  // Keys.
  keyTab: ["to the next control", "zum nächsten Element"],
  keyEnter: ["choose; again: do it", "wählen; noch einmal: ausführen"],
  keyEscape: [
    "skip what is being shown; else one step back",
    "Gezeigtes überspringen; sonst einen Schritt zurück",
  ],
  keyUndo: ["take back the last move", "den letzten Zug zurücknehmen"],
  keyHint: ["hint", "Tipp"],
  keyRules: ["rules", "Regeln"],
  keyLog: ["log", "Verlauf"],
  keyArrows: ["in the log: to the next rule", "im Verlauf: zur nächsten Regel"],
  keyAgain: ["show the others' turns again", "die Züge der anderen noch einmal zeigen"],
  keyHelp: ["this list", "diese Liste"],
  enter: ["Enter", "Eingabe"],
  space: ["Space", "Leertaste"],
  tab: ["Tab", "Tab"],
} as const satisfies Record<string, Both>;

export type TableWord = keyof typeof WORDS;
export const tell = speaker<TableWord>(WORDS);
