import type { Shelf } from "..";

export const shelf: Shelf = {
  says: [
    "Three of four eras, twelve items, one secret plan: turn and swap cards until your moment fits.",
    "Drei von vier Epochen, zwölf Gegenstände, ein geheimer Plan: Drehe und tausche Karten, bis dein Moment passt.",
  ],
  credits: [
    "Designed by Michael Brown, solo expansion by Mike Mullins. Published by Button Shy Games, in German by Frosted Games.",
    "Von Michael Brown, Solo-Erweiterung von Mike Mullins. Erschienen bei Button Shy Games, auf Deutsch bei Frosted Games.",
  ],
  options: {
    solo: ["Solo against Echo", "Solo gegen Echo"],
    eras: ["Eras: choose three", "Epochen: wähle drei"],
  },
  values: {
    "1981": ["1981, the bank robbery", "1981, der Banküberfall"],
    "1994": ["1994, the proposal", "1994, der Heiratsantrag"],
    "2005": ["2005, the cinema", "2005, der Kinobesuch"],
    "2014": ["2014, the gambling den", "2014, die Spielhölle"],
  },
};
