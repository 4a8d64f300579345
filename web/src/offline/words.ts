/** What a page without a server says about itself. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  loading: ["Setting up the tables: {n}%", "Die Tische werden aufgebaut: {n} %"],
  loadingSays: [
    "Only this once; after that, Spieluhr works offline too.",
    "Nur dieses eine Mal; danach läuft Spieluhr auch offline.",
  ],
  opening: ["Opening the box …", "Die Schachtel wird geöffnet …"],
  elsewhere: [
    "Spieluhr is open in another window.",
    "Spieluhr ist schon in einem anderen Fenster offen.",
  ],
  elsewhereSays: [
    "Your games are there. If you play on here, the other window makes way; nothing is lost.",
    "Dort sind deine Spiele. Spielst du hier weiter, macht das andere Fenster Platz; nichts geht verloren.",
  ],
  here: ["Play here", "Hier spielen"],
  broken: [
    "Spieluhr could not start in this browser.",
    "Spieluhr konnte in diesem Browser nicht starten.",
  ],
  brokenSays: [
    "It needs a browser from 2023 or later and, the first time, an internet connection.",
    "Nötig sind ein Browser ab 2023 und beim ersten Mal eine Internetverbindung.",
  ],
  again: ["Try again", "Noch einmal versuchen"],
  unkept: [
    "This browser doesn't save anything: close the page and your games are gone.",
    "Dieser Browser speichert nichts: Schließt du die Seite, sind deine Spiele weg.",
  ],
  update: ["A new version of Spieluhr is ready.", "Eine neue Version von Spieluhr ist da."],
  updateNow: ["Update now", "Jetzt aktualisieren"],
  aloneSays: [
    "On this page you play against bots, alone, or together on one screen. To play with friends on their own devices, one of you starts a server:",
    "Auf dieser Seite spielst du gegen Bots, allein oder zusammen an einem Gerät. Damit jeder am eigenen Gerät spielen kann, startet einer von euch einen Server:",
  ],
  aloneThen: [
    "Then everyone opens the link it shows.",
    "Dann öffnen alle den Link, den er anzeigt.",
  ],
  serverOnly: ["This needs a server", "Dafür braucht es einen Server"],
  privacyLead: [
    "No account, no advertising, no tracking: everything stays on your device.",
    "Kein Konto, keine Werbung, kein Tracking: Alles bleibt auf deinem Gerät.",
  ],
  privacyDevice: ["On your device", "Auf deinem Gerät"],
  privacyDeviceSays: [
    "Your name, games, results and settings are in this browser's own storage. They stay until you delete them or clear the browser's data for this page; after that, nobody can bring them back.",
    "Dein Name, deine Partien, Ergebnisse und Einstellungen liegen im Speicher dieses Browsers. Sie bleiben, bis du sie oder die Browserdaten dieser Seite löschst; danach kann sie niemand wiederherstellen.",
  ],
  privacyFetched: ["What is fetched", "Was geladen wird"],
  privacyFetchedSays: [
    "Only the files of this page, from the host where you opened it: once, and again when there is a new version. The host sees that, as with every web page. Nothing comes from other sites, and nothing about your games is sent.",
    "Nur die Dateien dieser Seite, von dem Anbieter, bei dem du sie geöffnet hast: einmal und dann bei jeder neuen Version. Der Anbieter sieht das, wie bei jeder Webseite. Nichts kommt von anderen Seiten, und nichts über deine Partien wird gesendet.",
  ],
  privacyRightsSay: [
    "You can download everything as a file, and delete everything, at any time.",
    "Du kannst jederzeit alles als Datei herunterladen und alles löschen.",
  ],
  slow: [
    "In the browser, a master takes seconds for a move, sometimes many.",
    "Im Browser braucht der Meister für einen Zug Sekunden, manchmal viele.",
  ],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
