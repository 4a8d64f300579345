/** What is said about the sounds of the table. */

import { speaker, type Both } from "../lib/words";

const WORDS = {
  sound: ["Sound", "Ton"],
  soundSays: [
    "Plays quiet notes; on a phone it also buzzes when it is your turn.",
    "Spielt leise Töne; auf dem Handy vibriert es, wenn du dran bist.",
  ],
  mute: ["Sound off", "Ton aus"],
  unmute: ["Sound on", "Ton an"],
} as const satisfies Record<string, Both>;

export const tell = speaker<keyof typeof WORDS>(WORDS);
