/** What the privacy page says. Its numbers come from the server. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  title: ["Privacy", "Datenschutz"],
  lead: [
    "No account, no advertising, no tracking, nothing loaded from other sites. This page says what this server keeps, and when it forgets it.",
    "Kein Konto, keine Werbung, kein Tracking, nichts von anderen Seiten. Hier steht, was dieser Server speichert und wann er es wieder vergisst.",
  ],
  browser: ["In your browser", "In deinem Browser"],
  cookie: [
    "One cookie, with a random number by which the server recognises you ({days} days). You need it to play; there are no others.",
    "Ein Cookie mit einer Zufallszahl, an der dich der Server wiedererkennt ({days} Tage). Es ist zum Spielen nötig; ein anderes gibt es nicht.",
  ],
  local: [
    "Your settings: name, language, theme, sound. They stay in the browser.",
    "Deine Einstellungen: Name, Sprache, Darstellung, Ton. Sie bleiben im Browser.",
  ],
  server: ["On the server", "Auf dem Server"],
  name: [
    "The name you chose, a random id, and when you first came.",
    "Der Name, den du gewählt hast, eine zufällige Kennung und wann du zum ersten Mal da warst.",
  ],
  devices: [
    "For each device: a hash of its cookie, browser and system as coarsely as “Firefox on Android”, when you signed in there, and the day it was last used.",
    "Zu jedem Gerät: die Prüfsumme seines Cookies, Browser und System so grob wie „Firefox auf Android“, wann du dich dort angemeldet hast und der Tag der letzten Nutzung.",
  ],
  passkeys: [
    "If you create a passkey: its public half. Fingerprint, face and PIN never leave your device.",
    "Wenn du einen Passkey erstellst: seine öffentliche Hälfte. Fingerabdruck, Gesicht und PIN verlassen dein Gerät nie.",
  ],
  games: [
    "Your games, move by move, with times, results, ratings, your tournaments, the puzzles you tried, and the positions you saved.",
    "Deine Partien, Zug für Zug, mit Zeiten, Ergebnissen, Wertungen, deine Turniere, die Rätsel, die du versucht hast, und die Stellungen, die du gespeichert hast.",
  ],
  told: [
    "If you report a table: the reason, the game, the names at the table and your id. Only whoever runs the server can read that.",
    "Wenn du einen Tisch meldest: der Grund, das Spiel, die Namen am Tisch und deine Kennung. Das liest nur, wer den Server betreibt.",
  ],
  called: [
    "If you turn on notifications: your browser's push address, your e-mail address or your webhook, until you remove it. Your browser's push service or the mail provider delivers the message; push services cannot read it. Once an e-mail address has been asked to confirm, a hash of it is kept for a day.",
    "Wenn du Benachrichtigungen einschaltest: die Push-Adresse deines Browsers, deine E-Mail-Adresse oder dein Webhook, bis du sie entfernst. Der Push-Dienst deines Browsers oder der Mail-Anbieter stellt die Nachricht zu; Push-Dienste können sie nicht lesen. Von einer E-Mail-Adresse, die um Bestätigung gebeten wurde, bleibt einen Tag lang eine Prüfsumme.",
  ],
  others: ["What others see", "Was andere sehen"],
  othersSay: [
    "At your tables: your name, your moves and whether you are connected. Anyone with a table's link can watch, and replay the game when it is over; anyone with a tournament's link sees its names and results. Only you see your profile, history and rating.",
    "An deinen Tischen: deinen Namen, deine Züge und ob du verbunden bist. Wer den Link zu einem Tisch hat, kann zuschauen und die Partie nach dem Ende ansehen; wer den Link zu einem Turnier hat, sieht dessen Namen und Ergebnisse. Profil, Verlauf und Wertung siehst nur du.",
  ],
  addresses: ["Your IP address", "Deine IP-Adresse"],
  addressesSay: [
    "It appears in no logs and no statistics. The server keeps it only in memory, so that nobody can overload it: while you are connected or have a table open, and for about ten minutes after your last request.",
    "Sie steht in keinem Protokoll und keiner Statistik. Der Server hat sie nur im Arbeitsspeicher, damit ihn niemand überlasten kann: solange du verbunden bist oder ein Tisch von dir offen ist, und noch etwa zehn Minuten nach deiner letzten Anfrage.",
  ],
  origin: [
    "While a public table waits for players, a hash of the address it was opened from is kept, for {n} day at most, so that nobody can flood the list.|While a public table waits for players, a hash of the address it was opened from is kept, for {n} days at most, so that nobody can flood the list.",
    "Solange ein öffentlicher Tisch auf Mitspieler wartet, bleibt eine Prüfsumme der Adresse gespeichert, von der er eröffnet wurde, höchstens {n} Tag lang, damit niemand die Liste überschwemmt.|Solange ein öffentlicher Tisch auf Mitspieler wartet, bleibt eine Prüfsumme der Adresse gespeichert, von der er eröffnet wurde, höchstens {n} Tage lang, damit niemand die Liste überschwemmt.",
  ],
  banned: [
    "Whoever runs the server can ban a network; that network is then stored until the ban ends.",
    "Wer den Server betreibt, kann ein Netzwerk sperren; dann bleibt es gespeichert, bis die Sperre endet.",
  ],
  long: ["How long", "Wie lange"],
  longSays: [
    "The server deletes all this by itself, about an hour after its time at the latest.",
    "Der Server löscht alles von selbst, spätestens etwa eine Stunde nach Ablauf der Frist.",
  ],
  what: ["What", "Was"],
  newcomers: ["Guests who never sat down at a table", "Gäste, die nie an einem Tisch saßen"],
  link: ["Link to another device", "Link zu einem anderen Gerät"],
  challenge: ["A started passkey sign-in", "Begonnene Anmeldung mit Passkey"],
  waiting: ["Tables that never filled", "Tische, die nie voll wurden"],
  abandoned: [
    "Unfinished games in which nobody moves",
    "Angefangene Partien, in denen niemand zieht",
  ],
  finished: [
    "Finished games, with their results in your history",
    "Beendete Partien, mit ihren Ergebnissen in deinem Verlauf",
  ],
  reviews: ["Reviews of games", "Analysen von Partien"],
  reports: ["Reports", "Meldungen"],
  events: ["Server log, without tables or names", "Serverprotokoll, ohne Tische und Namen"],
  rest: [
    "Name, devices, passkeys, ratings, saved positions",
    "Name, Geräte, Passkeys, Wertungen, gespeicherte Stellungen",
  ],
  minutes: ["{n} minute|{n} minutes", "{n} Minute|{n} Minuten"],
  days: ["{n} day|{n} days", "{n} Tag|{n} Tage"],
  forGood: ["until you delete it", "bis du es löschst"],
  rights: ["Your rights", "Deine Rechte"],
  rightsSay: [
    "You can download everything as a file, and delete everything, at any time, without asking anyone. People you played with keep those games, with “Guest” in place of your name.",
    "Du kannst jederzeit alles als Datei herunterladen und alles löschen, ohne zu fragen. Wer mit dir gespielt hat, behält die Partie, mit „Guest“ statt deines Namens.",
  ],
  toMe: ["To your data", "Zu deinen Daten"],
  contact: ["Who runs this server", "Wer diesen Server betreibt"],
  contactNone: [
    "Whoever runs this server has left no contact address here.",
    "Wer diesen Server betreibt, hat hier keine Kontaktadresse angegeben.",
  ],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
