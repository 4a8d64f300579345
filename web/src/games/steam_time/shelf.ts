import type { Shelf } from "..";

export const shelf: Shelf = {
  says: [
    "Three airships up the stream of time, six monuments, five rounds: fill your generators and win esteem.",
    "Drei Luftschiffe den Zeitstrom hinauf, sechs Monumente, fünf Runden: Fülle deine Generatoren und gewinne Ansehen.",
  ],
  credits: [
    "Designed by Rüdiger Dorn. Published by KOSMOS.",
    "Von Rüdiger Dorn. Erschienen bei KOSMOS.",
  ],
};
