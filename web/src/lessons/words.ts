/** What first steps say besides what each lesson itself says. */

import { speaker } from "../lib/words";

const WORDS = {
  firstSteps: ["First steps", "Erste Schritte"],
  firstStepsOf: ["in {title}", "in {title}"],
  stepOf: ["Step {n} of {all}", "Schritt {n} von {all}"],
  lookOn: ["Watch what happens …", "Schau, was passiert …"],
  tapGlowing: ["Tap what glows.", "Tippe an, was leuchtet."],
  doIt: ["Do it", "Ausführen"],
  back: ["Back", "Zurück"],
  skip: ["Skip to now", "Zum Ende springen"],
  done: ["That's how it's played!", "So geht das!"],
  playNow: ["Play against a beginner", "Gegen einen Anfänger spielen"],
  rules: ["All the rules", "Alle Regeln"],
  again: ["Once more", "Noch einmal"],
  leave: ["Leave; you can go on later", "Verlassen; du kannst später weitermachen"],
  goOn: ["Continue first steps", "Erste Schritte fortsetzen"],
  offer: ["New to {title}?", "Neu bei {title}?"],
  offered: ["First steps: about three minutes", "Erste Schritte: etwa drei Minuten"],
} as const;

export const tell = speaker<keyof typeof WORDS>(WORDS);
