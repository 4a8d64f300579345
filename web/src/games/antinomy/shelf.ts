import type { Shelf } from "..";

export const shelf: Shelf = {
  says: [
    "Two sorceresses on one timeline: into the future by number, into the past by colour or sign. Five crystals win.",
    "Zwei Magierinnen auf einer Zeitlinie: in die Zukunft nach Zahl, in die Vergangenheit nach Farbe oder Zeichen. Fünf Kristalle gewinnen.",
  ],
  credits: [
    "Designed by John Baluci, solo expansion by Mike Mullins. Published by Button Shy Games, in German as Gegensatz by Frosted Games.",
    "Von John Baluci, Solo-Erweiterung von Mike Mullins. Erschienen bei Button Shy Games als Antinomy, auf Deutsch bei Frosted Games.",
  ],
  options: {
    solo: ["Alone", "Allein"],
    shrine: ["Alone: fill the shrine as well", "Allein: auch den Schrein füllen"],
  },
  values: { easy: ["easy", "leicht"], normal: ["normal", "normal"], hard: ["hard", "schwer"] },
};
