/** What the frame of a table says. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  // The head.
  undo: ["Undo", "Zurücknehmen"],
  hint: ["Hint", "Tipp"],
  menu: ["Menu", "Menü"],
  help: ["Keys", "Tasten"],
  resign: ["Resign", "Aufgeben"],
  offerDraw: ["Offer a draw", "Unentschieden anbieten"],
  yourTurn: ["Your turn", "Du bist dran"],
  turnOf: ["Turn: {name}", "Am Zug: {name}"],
  onlooker: ["You are looking on", "Du schaust zu"],
  spectators: ["{n} is watching|{n} are watching", "{n} schaut zu|{n} schauen zu"],
  alone: ["alone", "allein"],
  against: ["against {names}", "gegen {names}"],
  // The prompt.
  thinking: ["{name} is thinking …", "{name} überlegt …"],
  waitingFor: ["It is the turn of {name}.", "{name} ist am Zug."],
  ways: ["{prompt} ({n} ways)", "{prompt} ({n} Möglichkeiten)"],
  or: [" – or: ", " – oder: "],
  doIt: ["Do it", "Ausführen"],
  back: ["Back", "Zurück"],
  skip: ["Skip", "Überspringen"],
  // Clock and presence.
  left: ["{time} left", "noch {time}"],
  timeUp: ["The time is up", "Die Zeit ist um"],
  days: ["{n} day|{n} days", "{n} Tag|{n} Tage"],
  hours: ["{n} h", "{n} Std."],
  away: ["away", "abwesend"],
  isTurn: ["has to decide", "ist am Zug"],
  isAway: ["{name} is away.", "{name} ist abwesend."],
  awayTurn: ["{name} is away and has to decide.", "{name} ist abwesend und am Zug."],
  toBot: ["Let a bot play on", "Einen Bot weiterspielen lassen"],
  bot: ["bot", "Bot"],
  // Asking.
  asksUndo: ["{name} asks to take a move back.", "{name} bittet, einen Zug zurückzunehmen."],
  asksDraw: ["{name} offers a draw.", "{name} bietet Unentschieden an."],
  askedUndo: ["The others are asked whether you may take your move back.", "Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst."],
  askedDraw: ["You have offered a draw.", "Du hast Unentschieden angeboten."],
  resignSure: ["Do you want to give up this game?", "Willst du dieses Spiel aufgeben?"],
  resignMany: ["A bot goes on in your place.", "Ein Bot spielt für dich weiter."],
  resignTwo: ["The game is over then, and the other one has won.", "Dann ist das Spiel zu Ende, und die andere Seite hat gewonnen."],
  goOn: ["Play on", "Weiterspielen"],
  // Hints.
  hintsTitle: ["What an expert would do", "Was ein Experte täte"],
  hintsSay: ["Click one to see it on the board, then once more to do it.", "Ein Klick zeigt ihn auf dem Brett, noch einer führt ihn aus."],
  hinting: ["The expert is thinking …", "Der Experte überlegt …"],
  wins: ["wins {n} %", "gewinnt zu {n} %"],
  succeeds: ["succeeds {n} %", "gelingt zu {n} %"],
  share: ["expects {n} %", "erwartet {n} %"],
  best: ["best", "am besten"],
  more: ["{n} more|{n} more", "{n} weiterer|{n} weitere"],
  // Log.
  setup: ["Set-up", "Aufbau"],
  tableItself: ["The table", "Der Tisch"],
  noLog: ["Nothing has happened yet.", "Noch ist nichts geschehen."],
  clause: ["Rule {name}", "Regel {name}"],
  // The end.
  isOver: ["The game is over", "Das Spiel ist zu Ende"],
  score: ["Score", "Ergebnis"],
  rank: ["Place", "Platz"],
  name: ["Name", "Name"],
  toRematch: ["To the rematch", "Zur Revanche"],
  rematchReady: ["The rematch is ready.", "Die Revanche ist bereit."],
  replay: ["Replay", "Nachspielen"],
  record: ["Download the record", "Protokoll herunterladen"],
  fair: ["Was chance fair?", "War der Zufall ehrlich?"],
  fairSays: [
    "Before the first card the server showed the hash; now it shows the seed. SHA-256 of the seed gives the hash, and every chance result follows from the seed.",
    "Vor der ersten Karte zeigte der Server den Hash, nun zeigt er den Startwert. SHA-256 des Startwerts ergibt den Hash, und aller Zufall folgt aus dem Startwert.",
  ],
  hash: ["Hash", "Hash"],
  seed: ["Seed", "Startwert"],
  result: ["Result", "Ergebnis"],
  // Before the beginning.
  open: ["This table is waiting for players", "Dieser Tisch wartet auf Mitspieler"],
  free: ["free", "frei"],
  sits: ["{name} (you)", "{name} (du)"],
  invite: ["Invite somebody: send the link, or let the code be scanned.", "Lade jemanden ein: Schick den Link, oder lass den Code abfotografieren."],
  begins: ["The game begins when nobody is missing.", "Das Spiel beginnt, wenn niemand mehr fehlt."],
  joinSays: ["Sit down to play. Until then you look on.", "Setz dich, um mitzuspielen. Bis dahin schaust du zu."],
  link: ["Link to this table", "Link zu diesem Tisch"],
  // Hot seat.
  curtain: ["Hand the screen to {name}", "Gib den Bildschirm an {name}"],
  curtainSays: ["Nobody else should look now.", "Niemand sonst sollte jetzt hinschauen."],
  showMine: ["I am {name}", "Ich bin {name}"],
  // Connection.
  restarting: ["The server is being restarted. Your game is kept; one moment …", "Der Server wird neu gestartet. Dein Spiel bleibt erhalten; einen Moment …"],
  missing: ["There is no such table", "Diesen Tisch gibt es nicht"],
  missingSays: ["The link may be incomplete, or the table was removed.", "Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt."],
  // Keys.
  keyTab: ["to the next thing that can be used", "zum nächsten Ding, das man benutzen kann"],
  keyEnter: ["choose; once more: do it", "wählen; noch einmal: ausführen"],
  keyEscape: ["a step back", "einen Schritt zurück"],
  keyUndo: ["take back the last move", "den letzten Zug zurücknehmen"],
  keyHint: ["hint", "Tipp"],
  keyRules: ["rules", "Regeln"],
  keyLog: ["log", "Verlauf"],
  keyHelp: ["these keys", "diese Tasten"],
  enter: ["Enter", "Eingabe"],
  space: ["Space", "Leertaste"],
  tab: ["Tab", "Tab"],
} as const satisfies Record<string, Both>;

export type TableWord = keyof typeof WORDS;
export const tell = speaker<TableWord>(WORDS);
