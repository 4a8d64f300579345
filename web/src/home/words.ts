/** What the pages around the games say: shelf, lists, name and settings. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  shelf: ["The games", "Die Spiele"],
  againstBots: [
    "against a bot: {level}|against {n} bots: {level}",
    "gegen einen Bot: {level}|gegen {n} Bots: {level}",
  ],
  botLevel: ["Bots:", "Bots:"],
  playersOf: ["Players", "Spieler"],
  solo: ["Solo", "Solo"],
  friends: ["With friends", "Mit Freunden"],
  sameScreen: ["Same screen", "An einem Gerät"],
  more: ["More options", "Mehr Optionen"],
  moreOf: ["for {title}", "für {title}"],
  rulesOf: ["of {title}", "von {title}"],
  orSolo: ["{n} players or solo", "{n} Spieler oder solo"],
  // Where to go on.
  yourTurn: ["Your turn: {title}", "Du bist dran: {title}"],
  stillOn: ["In progress: {title}", "Läuft noch: {title}"],
  others: ["{n} more|{n} more", "{n} weiteres|{n} weitere"],
  goOn: ["Continue", "Weiterspielen"],
  // My games.
  mineEmpty: [
    "Your games appear here and are kept. Pick one above.",
    "Hier findest du deine Spiele wieder. Such dir oben eins aus.",
  ],
  running: ["In progress", "Laufend"],
  finished: ["Finished", "Beendet"],
  against: ["against {names}", "gegen {names}"],
  together: ["{names}, same screen", "{names}, an einem Gerät"],
  waits: ["waiting for players", "wartet auf Mitspieler"],
  turnOf: ["your turn", "du bist dran"],
  turnOfOther: ["{name}'s turn", "{name} ist am Zug"],
  timeLeft: ["{time} left", "noch {time}"],
  asksRematch: ["{name} would like a rematch", "{name} möchte eine Revanche"],
  won: ["Won", "Gewonnen"],
  lost: ["Lost", "Verloren"],
  drawn: ["Draw", "Unentschieden"],
  showAll: ["Show {n} more", "{n} weiteres zeigen|{n} weitere zeigen"],
  view: ["View", "Ansehen"],
  replay: ["Replay", "Wiederholung"],
  remove: ["Delete", "Löschen"],
  removeOf: ["Delete this game of {title}", "Diese Partie {title} löschen"],
  removeSure: ["Delete it?", "Wirklich löschen?"],
  removeEnds: ["The game is not over yet.", "Das Spiel ist noch nicht zu Ende."],
  keep: ["Keep", "Behalten"],
  // Tables of others.
  openEmpty: [
    "No open tables right now. To open one, pick More options under a game, seat “Someone with the link”, then Show it to everyone.",
    "Gerade ist kein Tisch offen. Eröffne selbst einen: Wähle bei einem Spiel „Mehr Optionen“, setz „Jemand mit dem Link“ an den Tisch, dann „Für alle sichtbar“.",
  ],
  seatsFree: ["{n} seat free|{n} seats free", "{n} Platz frei|{n} Plätze frei"],
  sitDown: ["Join", "Mitspielen"],
  upload: ["Open a saved game", "Gespeichertes Spiel öffnen"],
  // Who I am.
  playingAs: ["You are playing as", "Du spielst als"],
  name: ["Your name", "Dein Name"],
  rename: ["Change name", "Namen ändern"],
  profile: ["Your profile", "Dein Profil"],
  nameSays: ["This is what others see.", "So sehen dich die anderen."],
  save: ["Save", "Speichern"],
  saved: ["Saved.", "Gespeichert."],
  device: ["Play on another device", "Auf einem anderen Gerät spielen"],
  deviceSays: [
    "No account needed. A link makes you the same player on a second device, with all your games; this one stays signed in. It works once, for 15 minutes, so keep it to yourself.",
    "Ganz ohne Konto: Mit einem Link bist du auf einem zweiten Gerät dieselbe Person, mit allen Spielen; dieses hier bleibt angemeldet. Er gilt nur einmal und 15 Minuten lang, also behalte ihn für dich.",
  ],
  allDevices: ["Devices, passkeys and your data", "Geräte, Passkeys und deine Daten"],
  makeLink: ["Create link", "Link erstellen"],
  link: ["Link", "Link"],
  // Settings.
  levelOf: ["Bot level", "Stärke der Bots"],
  about: ["About Spieluhr", "Über Spieluhr"],
  privacy: ["Privacy", "Datenschutz"],
  // Which values are original.
  ownData: ["Played with your own card values.", "Gespielt wird mit deinen eigenen Kartenwerten."],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
