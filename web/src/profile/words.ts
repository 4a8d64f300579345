/** What the profile says. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  profile: ["Your profile", "Dein Profil"],
  profileShort: ["Profile", "Profil"],
  as: ["You are playing as {name}.", "Du spielst als {name}."],
  since: ["Here since {date}.", "Dabei seit {date}."],
  empty: [
    "Nothing to show yet. Finish a game, and it appears here with its result.",
    "Noch gibt es hier nichts. Spiel eine Partie zu Ende, dann steht sie hier mit ihrem Ergebnis.",
  ],
  pick: ["Pick a game", "Spiel aussuchen"],
  // Numbers.
  numbers: ["At a glance", "Auf einen Blick"],
  played: ["games", "Partien"],
  won: ["won", "gewonnen"],
  streak: ["wins in a row", "Siege in Folge"],
  longest: ["longest run", "längste Serie"],
  // Titles.
  titles: ["By game", "Nach Spiel"],
  rating: ["Rating {points} ± {reach}", "Wertung {points} ± {reach}"],
  ratingAfter: [
    "after {n} rated game|after {n} rated games",
    "nach {n} gewerteten Partie|nach {n} gewerteten Partien",
  ],
  noRating: [
    "No rating yet: play against bots or other people, without hints.",
    "Noch keine Wertung: Spiel gegen Bots oder andere, ohne Tipps.",
  ],
  noScale: [
    "No ratings against bots: their levels have not been measured in this game.",
    "Keine Wertung gegen Bots: Ihre Stärken sind in diesem Spiel nicht vermessen.",
  ],
  scale: [
    "Your rating is between {low} and {high}; the levels of the bots: {levels}.",
    "Deine Wertung liegt zwischen {low} und {high}; die Stärken der Bots: {levels}.",
  ],
  tally: ["{won} of {played} won", "{won} von {played} gewonnen"],
  drawn: ["{n} draw|{n} draws", "{n} unentschieden"],
  againstLevel: ["Against bots", "Gegen Bots"],
  people: ["Against people", "Gegen andere"],
  how: ["How the rating works", "Wie die Wertung entsteht"],
  howSays: [
    "Club bots stand at 1500 in every game. 100 points more win 64% of the games between two, 400 points more 91%. The places of the other levels were measured in games of the bots against each other; you move with every rated game (openskill, Plackett–Luce), and ± says where your rating lies with 95% certainty.",
    "Vereinsspieler-Bots stehen in jedem Spiel bei 1500. Wer 100 Punkte mehr hat, gewinnt zu zweit 64 % der Partien, mit 400 Punkten mehr 91 %. Wo die anderen Stärken stehen, wurde in Partien der Bots gegeneinander gemessen; du bewegst dich mit jeder gewerteten Partie (openskill, Plackett–Luce), und ± sagt, wo deine Wertung mit 95 % Sicherheit liegt.",
  ],
  howTested: [
    "Tested with levels that played as newcomers: how far off the rating was, and how often within ±, is in bench/ratings.md of the project.",
    "Geprüft mit Bots, die wie Neulinge angefangen haben: Wie weit ihre Wertung daneben lag und wie oft innerhalb von ±, steht in bench/ratings.md des Projekts.",
  ],
  howNot: [
    "Not rated: solo games, several people at one screen, games with hints or late undos, with somebody's own bots, from a saved position, and games left unfinished. Only you see your rating.",
    "Nicht gewertet: Solopartien, mehrere an einem Gerät, Partien mit Tipps oder spät zurückgenommenen Zügen, mit eigenen Bots, ab einer gespeicherten Stellung und abgebrochene Partien. Deine Wertung siehst nur du.",
  ],
  // History.
  history: ["Finished games", "Beendete Partien"],
  filter: ["Game", "Spiel"],
  all: ["All", "Alle"],
  more: ["Show more", "Mehr zeigen"],
  solo: ["solo", "solo"],
  against: ["against {names}", "gegen {names}"],
  together: ["same screen", "an einem Gerät"],
  fared_won: ["Won", "Gewonnen"],
  fared_lost: ["Lost", "Verloren"],
  fared_drawn: ["Draw", "Unentschieden"],
  fared_none: ["Finished", "Beendet"],
  reason_resigned: ["by resignation", "durch Aufgabe"],
  reason_clock: ["on time", "auf Zeit"],
  reason_agreed: ["by agreement", "vereinbart"],
  points: ["{n} point|{n} points", "{n} Punkt|{n} Punkte"],
  ratedTo: ["rating {points}", "Wertung {points}"],
  unrated: ["not rated: {why}", "nicht gewertet: {why}"],
  why_hint: ["with hints", "mit Tipps"],
  why_undone: ["moves taken back", "Züge zurückgenommen"],
  why_replaced: ["a bot took over", "ein Bot hat übernommen"],
  why_program: ["with somebody's own bot", "mit eigenem Bot"],
  why_middle: ["from a saved position", "ab einer Stellung"],
  why_daily: ["deal of the day", "Tagespartie"],
  why_unmeasured: ["bots not measured", "Bots nicht vermessen"],
  replay: ["Replay", "Wiederholung"],
  review: ["Review", "Analyse"],
  replayOf: ["of {title}, {date}", "von {title}, {date}"],
  // Favourite positions.
  favourites: ["Saved positions", "Gespeicherte Stellungen"],
  favouritesEmpty: [
    "Save a position from the menu of a table or below a replay, with a note for later.",
    "Speichere eine Stellung über das Menü am Tisch oder unter einer Wiederholung, mit einer Notiz für später.",
  ],
  step: ["step {n}", "Schritt {n}"],
  look: ["View", "Ansehen"],
  note: ["Note", "Notiz"],
  notePlaceholder: ["What makes it worth a second look?", "Was ist daran bemerkenswert?"],
  changeNote: ["Edit note", "Notiz ändern"],
  save: ["Save", "Speichern"],
  savePosition: ["Save position", "Stellung speichern"],
  saved: ["Saved. You find it in your profile.", "Gespeichert. Du findest sie in deinem Profil."],
  toProfile: ["To your profile", "Zum Profil"],
  cancel: ["Cancel", "Abbrechen"],
  remove: ["Delete", "Löschen"],
  removeOf: [
    "Delete the position of {title}, step {n}",
    "Stellung aus {title}, Schritt {n}, löschen",
  ],
  notices: ["Notifications", "Benachrichtigungen"],
  // My data.
  data: ["Your data", "Deine Daten"],
  dataSays: [
    "Everything the server remembers about you belongs to you. There is no account: your browser's cookie is the key.",
    "Alles, was der Server über dich weiß, gehört dir. Ein Konto gibt es nicht: Der Schlüssel ist das Cookie in deinem Browser.",
  ],
  dataHere: [
    "Everything is in this browser, on this device, and belongs to you. Clearing the browser's data deletes it.",
    "Alles liegt in diesem Browser, auf diesem Gerät, und gehört dir. Löschst du die Browserdaten, ist es weg.",
  ],
  privacy: ["What is kept, and for how long", "Was wie lange gespeichert wird"],
  download: ["Download everything (JSON)", "Alles herunterladen (JSON)"],
  erase: ["Delete everything", "Alles löschen"],
  eraseSays: [
    "This deletes your history, ratings, saved positions, bots and all games you played without other people. Running games are resigned. People you played with keep those games; your name there becomes “Guest”. It cannot be undone.",
    "Das löscht deinen Verlauf, deine Wertungen, gespeicherten Stellungen und Bots und alle Partien, die du ohne andere gespielt hast. Laufende Partien gibst du auf. Wer mit dir gespielt hat, behält die Partie; dein Name wird dort zu „Guest“. Das lässt sich nicht rückgängig machen.",
  ],
  eraseSure: ["Yes, delete everything", "Ja, alles löschen"],
  keep: ["Keep it", "Behalten"],
  erased: ["Everything is deleted.", "Alles ist gelöscht."],
} as const satisfies Record<string, Both>;

export type ProfileWord = keyof typeof WORDS;
export const tell = speaker<ProfileWord>(WORDS);

/** A word that is put together, if there is one. */
export const tellIf = (word: string): string => (word in WORDS ? tell(word as ProfileWord) : "");
