/** The page about Spieluhr. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  what: [
    "Spieluhr (German: music box) lets you play four tabletop games about time and magic, exactly by their rules: with friends, alone, or against bots that know no more than you do.",
    "Mit Spieluhr spielst du vier Brettspiele um Zeit und Magie, genau nach ihren Regeln: mit Freunden, allein oder gegen Bots, die nicht mehr wissen als du.",
  ],
  games: ["The games", "Die Spiele"],
  unofficial: [
    "Spieluhr is unofficial and not connected with the makers of the games. Rules are told in our own words, all drawings are our own. If you like a game, buy it.",
    "Spieluhr ist inoffiziell und steht in keiner Verbindung zu den Machern der Spiele. Die Regeln sind mit eigenen Worten erzählt, alle Zeichnungen sind eigene. Gefällt dir ein Spiel, dann kauf es.",
  ],
  fair: ["Chance you can check", "Zufall zum Nachprüfen"],
  fairSays: [
    "Before the first card is drawn, the server settles a secret number and shows its fingerprint. Every shuffle and every draw follows from that number, so nobody can bend them later. When the game is over the number is shown, and anybody can work out again that it fits the fingerprint and every draw.",
    "Bevor die erste Karte gezogen wird, legt der Server eine geheime Zahl fest und zeigt ihren Fingerabdruck. Jedes Mischen und jedes Ziehen folgt aus dieser Zahl, niemand kann es später biegen. Ist das Spiel zu Ende, wird die Zahl gezeigt, und alle können nachrechnen, dass sie zum Fingerabdruck und zu jedem Zug des Zufalls passt.",
  ],
  bots: ["Bots that do not peek", "Bots, die nicht spicken"],
  botsSay: [
    "A bot gets the same view of the table as a person in its seat: no hidden hand, no deck.",
    "Ein Bot bekommt dieselbe Sicht auf den Tisch wie ein Mensch auf seinem Platz: keine verdeckte Hand, keinen Stapel.",
  ],
  private: ["No account", "Kein Konto"],
  privateSays: [
    "There is no account and no password: a cookie knows you again. Nothing is loaded from other sites.",
    "Es gibt kein Konto und kein Passwort: Ein Cookie erkennt dich wieder. Nichts wird von anderen Seiten geladen.",
  ],
  source: ["Licence and source", "Lizenz und Quelltext"],
  sourceSays: [
    "Code and drawings are free under the MIT licence: use, change and share them. The rules are also a Python library for people who write bots.",
    "Code und Zeichnungen sind frei unter der MIT-Lizenz: Du darfst sie benutzen, ändern und weitergeben. Die Regeln gibt es auch als Python-Bibliothek für alle, die Bots schreiben.",
  ],
  api: ["The server's routes, for programs", "Die Wege des Servers, für Programme"],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
