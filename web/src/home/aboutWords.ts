/** The page about Spieluhr. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  what: [
    "Spieluhr is German for music box. Here you can play modern tabletop games, true to their rules: with friends, solo, or against bots that know no more than you do.",
    "Mit Spieluhr spielst du moderne Brett- und Kartenspiele, genau nach ihren Regeln: mit Freunden, solo oder gegen Bots, die nicht mehr wissen als du.",
  ],
  games: ["The games", "Die Spiele"],
  unofficial: [
    "Spieluhr is unofficial and has no connection to the makers of the games. The rules are in our own words, and we drew every picture ourselves. If you like a game, buy it.",
    "Spieluhr ist inoffiziell und hat mit den Machern der Spiele nichts zu tun. Die Regeln erzählen wir in eigenen Worten, und alles ist selbst gezeichnet. Gefällt dir ein Spiel, dann kauf es.",
  ],
  own: [
    "I own the game: enter its printed values",
    "Ich besitze das Spiel: gedruckte Werte eintragen",
  ],
  ownSays: [
    "Save the values to a file, change whatever your copy prints differently, check the file and put it to use. After the next restart of the server, everyone plays with your values.",
    "Speichere die Werte in einer Datei, ändere, was bei dir anders gedruckt ist, prüfe die Datei und übernimm sie. Ab dem nächsten Start des Servers spielen alle damit.",
  ],
  fair: ["Fair shuffles you can check", "Zufall zum Nachprüfen"],
  fairSays: [
    "Before the first card is drawn, the server picks a secret number (the seed) and shows its fingerprint (the hash); then every player's device adds a random number of its own. Every shuffle and every draw follows from all of them, so nobody can choose the cards, not even the server. When the game is over, the numbers are shown, and anyone can check every draw.",
    "Bevor die erste Karte gezogen wird, legt der Server eine geheime Zahl fest (den Startwert) und zeigt ihren Fingerabdruck (die Prüfsumme); danach steuert jedes Gerät eine eigene Zufallszahl bei. Jedes Mischen und jedes Ziehen folgt aus allen zusammen: Niemand kann sich die Karten aussuchen, auch der Server nicht. Ist das Spiel zu Ende, werden die Zahlen gezeigt, und jeder kann jede Ziehung nachrechnen.",
  ],
  bots: ["Bots that don't peek", "Bots, die nicht spicken"],
  botsSay: [
    "A bot sees the table exactly as a person in its seat would: no hidden hand, no deck.",
    "Ein Bot sieht den Tisch genau so wie ein Mensch auf seinem Platz: keine fremde Hand, keinen Nachziehstapel.",
  ],
  private: ["No account", "Kein Konto"],
  privateSays: [
    "There is no account and no password: a cookie recognises you. Nothing is loaded from other sites.",
    "Es gibt kein Konto und kein Passwort: Ein Cookie erkennt dich wieder. Nichts wird von anderen Seiten geladen.",
  ],
  source: ["Licence and source", "Lizenz und Quelltext"],
  sourceSays: [
    "Code and drawings are free under the MIT licence: use, change and share them. The rules also come as a Python library for bot writers.",
    "Code und Zeichnungen stehen unter der MIT-Lizenz: Du darfst sie benutzen, ändern und weitergeben. Für alle, die Bots schreiben, gibt es die Regeln auch als Python-Bibliothek.",
  ],
  api: ["Server API", "Schnittstelle (API)"],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
