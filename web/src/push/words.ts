/** What is said about calls to a table and answers given ahead. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  title: ["Notifications", "Benachrichtigungen"],
  bell: ["Notify me", "Benachrichtigen"],
  bellOn: ["Notifications on", "Benachrichtigungen an"],
  // At the table.
  here: ["When it's my turn here", "Wenn ich hier dran bin"],
  hereSays: [
    "You get one message per turn while you're not looking, and one before your time runs out.",
    "Du bekommst eine Nachricht pro Zug, wenn du gerade nicht hinsiehst, und eine, bevor deine Zeit abläuft.",
  ],
  hereNoWay: [
    "We can't reach you yet. Choose a way below.",
    "Noch können wir dich nicht erreichen. Wähl unten einen Weg aus.",
  ],
  on: ["On", "An"],
  off: ["Off", "Aus"],
  // Ways.
  ways: ["How to reach you", "So erreichen wir dich"],
  waysSay: [
    "Messages name the game, the other players and the time you have left, never what happened at the table.",
    "Nachrichten nennen das Spiel, die Mitspieler und deine Restzeit, aber nie, was am Tisch passiert ist.",
  ],
  thisDevice: ["This device", "Dieses Gerät"],
  addDevice: ["Notify on this device", "Auf diesem Gerät benachrichtigen"],
  someDevice: ["A device", "Ein Gerät"],
  denied: [
    "Notifications from this site are blocked. Allow them in your browser's site settings, then try again.",
    "Benachrichtigungen dieser Seite sind blockiert. Erlaube sie in den Website-Einstellungen deines Browsers und versuch es noch einmal.",
  ],
  install: [
    "On iPhone and iPad, add Spieluhr to your home screen first (Share, Add to Home Screen), then turn this on there.",
    "Leg Spieluhr auf iPhone und iPad zuerst auf den Home-Bildschirm (Teilen, Zum Home-Bildschirm) und schalte es dort ein.",
  ],
  cannot: [
    "This browser can't show notifications here. They need HTTPS and a browser with push.",
    "Dieser Browser kann hier keine Benachrichtigungen zeigen. Dafür braucht es HTTPS und einen Browser mit Push.",
  ],
  failed: [
    "The browser couldn't reach its push service. Try again later.",
    "Der Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal.",
  ],
  mail: ["E-mail address", "E-Mail-Adresse"],
  addMail: ["Send a link", "Link schicken"],
  mailSays: [
    "You get a link first. Nothing else is sent until you open it.",
    "Du bekommst zuerst einen Link. Vorher wird nichts anderes geschickt.",
  ],
  unconfirmed: ["waiting for you to open the link", "wartet, bis du den Link öffnest"],
  webhook: ["Webhook", "Webhook"],
  webhookOf: ["Webhook: {host}", "Webhook: {host}"],
  webhookUrl: ["Address (https://…)", "Adresse (https://…)"],
  webhookSays: [
    "For your own programs: we send short JSON messages there, signed with a secret.",
    "Für eigene Programme: Wir schicken kurze JSON-Nachrichten dorthin, mit einem geheimen Schlüssel signiert.",
  ],
  addWebhook: ["Add webhook", "Webhook anlegen"],
  secret: [
    "Your secret, shown only now. It signs every message (HMAC-SHA256).",
    "Dein geheimer Schlüssel, nur jetzt zu sehen. Er signiert jede Nachricht (HMAC-SHA256).",
  ],
  more: ["E-mail or webhook", "E-Mail oder Webhook"],
  moreHook: ["For your own programs", "Für eigene Programme"],
  tryIt: ["Test", "Testen"],
  tryOf: ["Send a test to {name}", "Testnachricht an {name}"],
  sent: ["A test is on its way.", "Eine Testnachricht ist unterwegs."],
  remove: ["Remove", "Entfernen"],
  removeOf: ["Remove {name}", "{name} entfernen"],
  // Answers given ahead.
  ahead: ["Answer ahead", "Im Voraus antworten"],
  aheadSays: [
    "So nobody has to wait for you. The others can't tell: answers come at random times that don't depend on your hand.",
    "Damit niemand auf dich warten muss. Die anderen merken nichts davon: Antworten kommen zu zufälligen Zeiten, die nicht von deiner Hand abhängen.",
  ],
  ask: ["Ask me", "Mich fragen"],
  atOnce: ["{says}, whatever I hold", "{says}, egal, was ich habe"],
  unless: [
    "{says}, but tell me first if {chance}",
    "{says}, aber sag mir vorher Bescheid, wenn {chance}",
  ],
  time: ["Time for me to answer", "Zeit für meine Antwort"],
  timeSays: [
    "Your pass appears at a random moment in the second half of this time, even when you have nothing to decide.",
    "Dein Passen erscheint irgendwann in der zweiten Hälfte dieser Zeit, auch wenn du nichts zu entscheiden hast.",
  ],
  until: ["How long", "Wie lange"],
  untilPlay: ["Until I play again", "Bis ich wieder spiele"],
  untilEnd: ["For the whole game", "Für die ganze Partie"],
  next: ["Applies from the next question on.", "Gilt ab der nächsten Frage."],
  // Links in mails.
  confirmTitle: ["Confirm your address", "Adresse bestätigen"],
  confirmSays: [
    "We'll then write to this address when it's your turn at a table with notifications on.",
    "Dann schreiben wir an diese Adresse, wenn du an einem Tisch mit Benachrichtigungen dran bist.",
  ],
  confirm: ["Yes, that's me", "Ja, das bin ich"],
  confirmed: [
    "Done. You'll hear from us when it's your turn.",
    "Fertig. Du hörst von uns, wenn du dran bist.",
  ],
  stopTitle: ["No more e-mails", "Keine E-Mails mehr"],
  stopSays: ["Spieluhr then deletes this address.", "Spieluhr löscht diese Adresse dann."],
  stop: ["Stop the e-mails", "E-Mails abbestellen"],
  stopped: ["Done. Your address is deleted.", "Fertig. Deine Adresse ist gelöscht."],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
