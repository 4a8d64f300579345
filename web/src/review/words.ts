/** What the review says itself; its sentences about moments come from the server. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  review: ["Review", "Analyse"],
  toReplay: ["Watch replay", "Wiederholung"],
  working: [
    "Reviewing: {done} of {total} moments …",
    "Analyse läuft: {done} von {total} Momenten …",
  ],
  begins: ["The review is about to begin …", "Die Analyse beginnt gleich …"],
  failed: [
    "The review could not be finished. Try again.",
    "Die Analyse ließ sich nicht beenden. Versuch es noch einmal.",
  ],
  again: ["Try again", "Noch einmal"],
  // The curve.
  curve: ["Chances over the game", "Siegchancen im Lauf der Partie"],
  curveSays: [
    "As someone who sees all cards would judge it. Drag, or use the arrow keys; Enter shows the moment.",
    "So, wie es jemand sähe, der alle Karten kennt. Zieh mit dem Finger oder nimm die Pfeiltasten; Enter zeigt den Moment.",
  ],
  stepIs: ["Step {n}", "Schritt {n}"],
  asList: ["As a list", "Als Liste"],
  chance: ["{name} {share}%", "{name} {share} %"],
  showHere: ["Show this moment", "Diesen Moment zeigen"],
  // Players.
  players: ["Players", "Spieler"],
  free: ["{n} real choice|{n} real choices", "{n} echte Entscheidung|{n} echte Entscheidungen"],
  rate: [
    "{rate} ± {doubt} points of win chance lost per real choice",
    "{rate} ± {doubt} Prozentpunkte Siegchance pro echter Entscheidung verloren",
  ],
  grade: ["About as accurate as: {level}", "Etwa so genau wie: {level}"],
  luck: ["Luck: {luck} points of win chance", "Glück: {luck} Prozentpunkte Siegchance"],
  adjusted: [
    "Result {result}%, without luck {adjusted}%",
    "Ergebnis {result} %, ohne Glück {adjusted} %",
  ],
  how: ["How these numbers were tested", "Wie diese Zahlen geprüft wurden"],
  howSays: [
    "Each decision is judged by what its player knew then, never by what came later: the best move and the one played are weighed in the same possible deals with the same effort. A number is only shown if it has passed a test on bots' games in the same mode.",
    "Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte, nie nach dem, was später kam: Der beste und der gespielte Zug werden in denselben möglichen Verteilungen mit demselben Aufwand verglichen. Eine Zahl steht hier nur, wenn sie für diese Spielvariante eine Prüfung an Partien von Bots bestanden hat.",
  ],
  // Moments.
  moments: ["Moments", "Momente"],
  whose: ["Player", "Spieler"],
  everybody: ["Everyone", "Alle"],
  kind: ["Show", "Zeigen"],
  all: ["All", "Alles"],
  mistakes: ["Decisions", "Entscheidungen"],
  lucky: ["Luck", "Glück"],
  nothing: ["Nothing here.", "Hier ist nichts."],
  noneYet: ["They appear when the review is done.", "Sie erscheinen, wenn die Analyse fertig ist."],
  goThere: ["Show in the replay", "In der Wiederholung zeigen"],
  // How the better move could have gone on.
  showLine: ["Show the better move on the board", "Den besseren Zug auf dem Brett zeigen"],
  line: ["A better move for {name}", "Ein besserer Zug für {name}"],
  lineSays: [
    "A deal that fits what {name} knew then, not the real one: hidden cards and draws are made up. You see what {name} would see; everyone plays on as a good bot would.",
    "Eine Verteilung, die zu dem passt, was {name} da wusste, nicht die echte: Verdecktes und Zufall sind ausgedacht. Du siehst, was {name} sähe; alle spielen weiter, wie ein guter Bot es täte.",
  ],
  lineBegins: ["After step {n}: {name} has to decide.", "Nach Schritt {n}: {name} entscheidet."],
  lineComes: ["Setting up the board …", "Das Brett wird aufgebaut …"],
  toReview: ["To the review", "Zur Analyse"],
  better: ["Play on with the better move", "Mit dem besseren Zug weiterspielen"],
  playIt: ["Play on with it", "Damit weiterspielen"],
  sets: ["Setting up the table …", "Der Tisch wird aufgebaut …"],
  rules: ["Rules {clause}", "Regel {clause}"],
  doubtful: ["doubtful", "fragwürdig"],
  mistake: ["mistake", "Fehler"],
  blunder: ["blunder", "grober Fehler"],
  luckMark: ["luck", "Glück"],
  marks: ["{n} × {mark}", "{n} × {mark}"],
  unmarked: ["costliest decision, no. {n}", "teuerste Entscheidung, Nr. {n}"],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
