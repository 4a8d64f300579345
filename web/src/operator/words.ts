/** What the operator's page says. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  title: ["Operation", "Betrieb"],
  who: [
    "This page is for whoever runs this server. On its own machine it opens by itself; from elsewhere it needs a token:",
    "Diese Seite ist für die, die diesen Server betreiben. Auf dem Rechner selbst öffnet sie sich von allein; von anderswo braucht sie ein Token:",
  ],
  token: ["Token", "Token"],
  show: ["Show", "Anzeigen"],
  wrong: ["This token is not good, or not any more.", "Dieses Token gilt nicht oder nicht mehr."],
  forget: ["Forget token", "Token vergessen"],
  state: ["State", "Zustand"],
  well: ["The database can be written to", "Die Datenbank ist beschreibbar"],
  unwell: ["Nothing can be stored right now!", "Gerade lässt sich nichts speichern!"],
  open: ["New tables are made", "Neue Tische möglich"],
  draining: ["Draining: no new tables", "Läuft aus: keine neuen Tische"],
  since: ["Version {version}, up since {date}", "Version {version}, läuft seit {date}"],
  asOf: ["As of {date}; renewed every 15 seconds.", "Stand {date}; alle 15 Sekunden neu."],
  people: ["people at tables", "Menschen an Tischen"],
  rooms: ["tables in memory", "Tische im Speicher"],
  tables_playing: ["games running", "laufende Partien"],
  tables_open: ["tables waiting", "wartende Tische"],
  tables_over: ["games finished", "beendete Partien"],
  tables_moved_today: ["tables active in 24 h", "aktive Tische in 24 h"],
  guests: ["guests", "Gäste"],
  guests_today: ["new guests in 24 h", "neue Gäste in 24 h"],
  bots: ["programs", "Programme"],
  passkey_holders: ["protected names", "geschützte Namen"],
  reports_today: ["reports in 24 h", "Meldungen in 24 h"],
  process: ["(this process)", "(dieser Prozess)"],
  reports: ["Reports", "Meldungen"],
  noReports: ["Nobody has reported anything.", "Niemand hat etwas gemeldet."],
  reason_name: ["name", "Name"],
  reason_stalling: ["stalling", "Zeitschinden"],
  reason_unfair: ["unfair play", "unfaires Spiel"],
  reason_reactions: ["reactions", "Reaktionen"],
  reason_other: ["other", "anderes"],
  at: ["table", "Tisch"],
  by: ["by", "von"],
  bans: ["Bans", "Ausschlüsse"],
  noBans: ["Nobody is banned.", "Niemand ist ausgeschlossen."],
  kind_guest: ["guest", "Gast"],
  kind_network: ["network", "Netz"],
  until: ["until {date}", "bis {date}"],
  forGood: ["for good", "auf Dauer"],
  announcements: ["Announcements", "Ansagen"],
  noAnnouncements: ["None right now.", "Gerade keine."],
  events: ["Events", "Ereignisse"],
  noEvents: ["Nothing has happened.", "Es ist nichts passiert."],
  acting: [
    "This page only shows. To act: spieluhr admin, on the server.",
    "Diese Seite zeigt nur an. Zum Handeln: spieluhr admin, auf dem Server.",
  ],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
/** A word that is put together, or what the server calls it. */
export const tellIf = (prefix: string, word: string): string =>
  prefix + word in WORDS ? tell((prefix + word) as keyof typeof WORDS) : word;
