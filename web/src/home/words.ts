/** What the pages around the games say: shelf, setting up, lists, name and settings. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  shelf: ["The games", "Die Spiele"],
  against: ["against a bot: {level}|against {n} bots: {level}", "gegen einen Bot: {level}|gegen {n} Bots: {level}"],
  botLevel: ["Bots:", "Bots:"],
  playersOf: ["Players", "Spieler"],
  solo: ["Solo", "Allein"],
  friends: ["With friends", "Mit Freunden"],
  more: ["More options", "Mehr Möglichkeiten"],
  moreOf: ["for {title}", "für {title}"],
  rulesOf: ["of {title}", "von {title}"],
  orSolo: ["{n} players or solo", "{n} Spieler oder allein"],
  turnsOne: ["It is your turn: {title}", "Du bist dran: {title}"],
  turns: ["{n} game waits for you|{n} games wait for you", "{n} Spiel wartet auf dich|{n} Spiele warten auf dich"],
  goOn: ["Go on", "Weiterspielen"],
  mineEmpty: [
    "Your games will stand here, also tomorrow. Choose one above.",
    "Hier stehen deine Spiele, auch morgen noch. Such dir oben eins aus.",
  ],
  openEmpty: [
    "Nobody is waiting just now. Open a table yourself: choose More options at a game, and show it to everybody.",
    "Gerade wartet niemand. Mach selbst einen Tisch auf: bei einem Spiel Mehr Möglichkeiten wählen und ihn allen zeigen.",
  ],
  toMove: ["Your turn", "Du bist dran"],
  running: ["Running", "Laufend"],
  waiting: ["Waiting for players", "Warten auf Mitspieler"],
  over: ["Over", "Zu Ende"],
  showAll: ["Show {n} more", "{n} weitere zeigen"],
  openIt: ["Open", "Öffnen"],
  look: ["Look at it", "Ansehen"],
  replay: ["Replay", "Nachspielen"],
  upload: ["Replay a saved game", "Gespeichertes Spiel nachspielen"],
  seatsFree: ["{n} seat free|{n} seats free", "{n} Platz frei|{n} Plätze frei"],
  // Who I am.
  playingAs: ["You play as", "Du spielst als"],
  guest: ["Guest", "Gast"],
  name: ["Your name", "Dein Name"],
  rename: ["Change the name", "Namen ändern"],
  nameSays: ["Others see it at new tables.", "Andere sehen ihn an neuen Tischen."],
  save: ["Save", "Speichern"],
  saved: ["Saved.", "Gespeichert."],
  player: ["Player {n}", "Spieler {n}"],
  device: ["On another device", "Auf einem anderen Gerät"],
  deviceSays: [
    "You need no account. A link takes your games to another device; this one then no longer knows you. It works once: keep it to yourself.",
    "Du brauchst kein Konto. Ein Link nimmt deine Spiele auf ein anderes Gerät mit; dieses kennt dich dann nicht mehr. Er gilt einmal: Behalte ihn für dich.",
  ],
  makeLink: ["Make the link", "Link erstellen"],
  link: ["Link", "Link"],
  qr: ["QR code with this link", "QR-Code mit diesem Link"],
  recoverTitle: ["Your games on this device", "Deine Spiele auf diesem Gerät"],
  recoverSays: [
    "This link makes you the same player as on your other device, with all your games. The other device then no longer knows you.",
    "Mit diesem Link bist du hier derselbe Spieler wie auf deinem anderen Gerät, mit allen Spielen. Das andere Gerät kennt dich dann nicht mehr.",
  ],
  recover: ["Go on here", "Hier weiterspielen"],
  // Settings.
  levelOf: ["Level of the bots", "Stärke der Bots"],
  about: ["About Spieluhr", "Über Spieluhr"],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
