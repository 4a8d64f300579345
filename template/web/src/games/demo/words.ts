/** What the board says itself, English and German. Sentences about moves come from the server. */

import { speaker, type Both } from "../../lib/words";

const WORDS = {
  hour: ["hour {n}", "Stunde {n}"],
  hidden: ["face down", "verdeckt"],
  led: ["Led", "Vorgelegt"],
  nothing: ["nothing yet", "noch nichts"],
  wonBy: ["{name} won", "Gewonnen von {name}"],
  pile: ["Draw pile", "Nachziehstapel"],
  left: ["{n} card left|{n} cards left", "noch {n} Karte|noch {n} Karten"],
  handOf: ["{name}’s hand", "Hand von {name}"],
  myHand: ["Your hand", "Deine Hand"],
  points: ["{n} point|{n} points", "{n} Punkt|{n} Punkte"],
} as const satisfies Record<string, Both>;

export const word = speaker<keyof typeof WORDS>(WORDS);
