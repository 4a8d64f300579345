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
    "So far there's no way to reach you. Choose one below.",
    "Noch gibt es keinen Weg zu dir. Wähl unten einen aus.",
  ],
  on: ["On", "An"],
  off: ["Off", "Aus"],
  // Ways.
  ways: ["How to reach you", "So erreichen wir dich"],
  waysSay: [
    "A message names the game, the other players and your time, nothing of what happened at the table.",
    "Eine Nachricht nennt das Spiel, die Mitspieler und deine Zeit, aber nichts von dem, was am Tisch passiert ist.",
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
    "For your own programs: we send a short JSON there, signed with a secret.",
    "Für eigene Programme: Wir schicken ein kurzes JSON dorthin, mit einem Geheimnis signiert.",
  ],
  addWebhook: ["Add webhook", "Webhook anlegen"],
  secret: [
    "Your secret, shown only now. It signs every message (HMAC-SHA256).",
    "Dein Geheimnis, nur jetzt zu sehen. Es signiert jede Nachricht (HMAC-SHA256).",
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
    "So that nobody has to wait for you. The others can't tell: an answer comes at a random time that doesn't depend on your hand.",
    "Damit niemand auf dich warten muss. Die anderen merken nichts davon: Die Antwort kommt zu einer zufälligen Zeit, die nicht von deiner Hand abhängt.",
  ],
  ask: ["Ask me", "Mich fragen"],
  atOnce: ["{says}, whatever I hold", "{says}, egal, was ich habe"],
  unless: [
    "{says}, but tell me first if {chance}",
    "{says}, aber vorher Bescheid sagen, wenn {chance}",
  ],
  time: ["Time for me to answer", "Zeit für meine Antwort"],
  timeSays: [
    "The pass shows at a random moment in the second half of this time, also when you have nothing to decide.",
    "Das Passen erscheint irgendwann in der zweiten Hälfte dieser Zeit, auch wenn du nichts zu entscheiden hast.",
  ],
  until: ["How long", "Wie lange"],
  untilPlay: ["Until I play again", "Bis ich wieder spiele"],
  untilEnd: ["For the whole game", "Für die ganze Partie"],
  next: ["Counts from the next question on.", "Gilt ab der nächsten Frage."],
  // Links in mails.
  confirmTitle: ["Confirm your address", "Adresse bestätigen"],
  confirmSays: [
    "From now on, we write to this address when it's your turn at a table where you want that.",
    "Ab jetzt schreiben wir an diese Adresse, wenn du an einem Tisch dran bist, an dem du das möchtest.",
  ],
  confirm: ["Yes, that's me", "Ja, das bin ich"],
  confirmed: [
    "Done. You'll hear from us when it's your turn.",
    "Fertig. Du hörst von uns, wenn du dran bist.",
  ],
  stopTitle: ["No more e-mails", "Keine E-Mails mehr"],
  stopSays: [
    "This address is then removed from Spieluhr.",
    "Diese Adresse wird dann bei Spieluhr gelöscht.",
  ],
  stop: ["Stop the e-mails", "E-Mails abbestellen"],
  stopped: ["Done. Your address is removed.", "Fertig. Deine Adresse ist gelöscht."],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
