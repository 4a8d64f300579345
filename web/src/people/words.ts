/** What is said about devices, links, passkeys and news. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  // Devices.
  devices: ["Your devices", "Deine Geräte"],
  devicesSay: [
    "You are {name} on these devices. Sign out any you no longer use or have lost.",
    "Auf diesen Geräten bist du {name}. Melde ab, was du nicht mehr benutzt oder verloren hast.",
  ],
  on: ["{browser} on {system}", "{browser} auf {system}"],
  unknown: ["A device", "Ein Gerät"],
  here: ["this device", "dieses Gerät"],
  seen: ["last used {date}", "zuletzt {date}"],
  today: ["today", "heute"],
  signOut: ["Sign out", "Abmelden"],
  signOutOf: ["{device}, {date}", "{device}, {date}"],
  signOutHere: [
    "Without another device, a link or a passkey you can't get back to your games.",
    "Ohne ein anderes Gerät, einen Link oder einen Passkey kommst du nicht mehr an deine Spiele.",
  ],
  sure: ["Sign out here", "Hier abmelden"],
  stay: ["Stay signed in", "Angemeldet bleiben"],
  others: ["Sign out all others", "Alle anderen abmelden"],
  // A link.
  add: ["Add a device", "Gerät hinzufügen"],
  addSays: [
    "A link or QR code makes you the same player on a second device. It works once, for 15 minutes; keep it to yourself.",
    "Mit einem Link oder QR-Code bist du auf einem zweiten Gerät dieselbe Person. Er gilt einmal und 15 Minuten lang; behalte ihn für dich.",
  ],
  makeLink: ["Create link", "Link erstellen"],
  link: ["Link to your games", "Link zu deinen Spielen"],
  until: ["Valid until {time}.", "Gilt bis {time} Uhr."],
  openLink: [
    "One link is valid until {time}. Revoke it if you don't need it any more.",
    "Ein Link gilt noch bis {time} Uhr. Brauchst du ihn nicht mehr, mach ihn ungültig.",
  ],
  voidLink: ["Revoke link", "Link ungültig machen"],
  voided: ["The link no longer works.", "Der Link gilt nicht mehr."],
  // Passkeys.
  passkeys: ["Passkeys", "Passkeys"],
  passkeysSay: [
    "Keep your name for good: sign in with fingerprint, face or PIN, on any device, without a password. Nobody else on this server can then take your name.",
    "Behalte deinen Namen dauerhaft: Melde dich mit Fingerabdruck, Gesicht oder PIN an, auf jedem Gerät und ohne Passwort. Niemand sonst auf diesem Server kann dann heißen wie du.",
  ],
  passkeysNot: [
    "Not possible here: passkeys need HTTPS (or localhost) and a server with a domain name.",
    "Hier nicht möglich: Passkeys brauchen HTTPS (oder localhost) und einen Server mit Domainnamen.",
  ],
  addPasskey: ["Create passkey", "Passkey erstellen"],
  usePasskey: ["Sign in with a passkey", "Mit Passkey anmelden"],
  usePasskeySays: [
    "Been here before, with a passkey? Sign in, and you're back with all your games.",
    "Warst du schon einmal mit Passkey hier? Melde dich an, und alle deine Spiele sind wieder da.",
  ],
  replaceSays: [
    "On this device you are {name}. If you sign in as someone else, you can't reach {name}'s games here any more, unless you have another device, a link or a passkey for them.",
    "Auf diesem Gerät bist du {name}. Meldest du dich als jemand anderes an, kommst du hier nicht mehr an die Spiele von {name}, außer mit einem anderen Gerät, einem Link oder einem Passkey.",
  ],
  made: ["created {date}, last used {seen}", "erstellt {date}, zuletzt {seen}"],
  protected: ["The name {name} is yours alone.", "Der Name {name} gehört dir allein."],
  unprotected: [
    "The name “{name}” can't be protected. Choose one of your own.",
    "Der Name „{name}“ lässt sich nicht schützen. Wähl einen eigenen.",
  ],
  remove: ["Remove", "Entfernen"],
  cancelled: ["Cancelled. Nothing was changed.", "Abgebrochen. Es wurde nichts geändert."],
  // At the end of a link.
  title: ["Your games on this device", "Deine Spiele auf diesem Gerät"],
  newHere: [
    "This link makes you {name} on this device, with {n} game. Your other device stays signed in.|This link makes you {name} on this device, with {n} games. Your other device stays signed in.",
    "Mit diesem Link bist du auf diesem Gerät {name}, mit {n} Spiel. Dein anderes Gerät bleibt angemeldet.|Mit diesem Link bist du auf diesem Gerät {name}, mit {n} Spielen. Dein anderes Gerät bleibt angemeldet.",
  ],
  become: ["Become {name} here", "Hier {name} werden"],
  alreadyYou: [
    "You are {name} on this device already. Open the link on the other one; it still works.",
    "Du bist auf diesem Gerät schon {name}. Öffne den Link auf dem anderen; er gilt noch.",
  ],
  youAre: [
    "On this device you are {name}, with {n} game.|On this device you are {name}, with {n} games.",
    "Auf diesem Gerät bist du {name}, mit {n} Spiel.|Auf diesem Gerät bist du {name}, mit {n} Spielen.",
  ],
  elsewhere: [
    "{name}'s games stay where {name} is signed in elsewhere.",
    "Die Spiele von {name} bleiben dort, wo {name} sonst noch angemeldet ist.",
  ],
  nowhere: [
    "{name} isn't signed in anywhere else: without a link or a passkey you can't get back to these games.",
    "{name} ist sonst nirgends angemeldet: Ohne Link oder Passkey kommst du an diese Spiele nicht mehr heran.",
  ],
  keepFirst: ["First save a way back to {name}", "Erst einen Weg zurück zu {name} sichern"],
  stayAs: ["Stay {name}", "{name} bleiben"],
  // News.
  news: ["From this server", "Von diesem Server"],
  draining: [
    "The server is about to be updated, so no new games right now. Games in progress go on.",
    "Der Server wird gleich aktualisiert, darum beginnen gerade keine neuen Partien. Laufende gehen weiter.",
  ],
  dismiss: ["Dismiss", "Ausblenden"],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
