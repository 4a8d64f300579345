import type { Shelf } from "..";

export const shelf: Shelf = {
  says: [
    "Two sorcerer's apprentices on one timeline: into the future by number, into the past by colour or symbol. First to five crystals wins.",
    "Zwei Zauberlehrlinge auf einem Zeitstrahl: in die Zukunft nach Zahl, in die Vergangenheit nach Farbe oder Symbol. Wer zuerst fünf Kristalle hat, gewinnt.",
  ],
  credits: [
    "Designed by John Baluci, solo expansion by Mike Mullins. Published by Button Shy Games, in German as Gegensatz by Frosted Games.",
    "Von John Baluci, Solo-Erweiterung von Mike Mullins. Erschienen bei Button Shy Games als Antinomy, auf Deutsch bei Frosted Games.",
  ],
  options: {
    solo: ["Solo", "Solo"],
    shrine: ["Solo: complete the shrine too", "Solo: auch den Schrein vollenden"],
  },
  values: { easy: ["easy", "einfach"], normal: ["normal", "normal"], hard: ["hard", "schwer"] },
};
