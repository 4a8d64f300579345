/** What the shelf says about this game. */

import type { Shelf } from "..";

export const shelf: Shelf = {
  says: [
    "A duel of hours: answer with a later one, but nobody is later by half a day.",
    "Ein Duell der Stunden: Antworte mit einer späteren, doch einen halben Tag später ist niemand.",
  ],
};
