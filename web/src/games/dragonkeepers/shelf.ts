import type { Shelf } from "..";

export const shelf: Shelf = {
  says: [
    "The magic book asks for so many dragons of one colour. Change its pages, but the others may lay along.",
    "Das Zauberbuch verlangt so viele Drachen einer Farbe. Ändere seine Seiten, doch die anderen dürfen mitlegen.",
  ],
  credits: [
    "Designed by Michael Menzel. Published by KOSMOS, in German as Drachenhüter.",
    "Von Michael Menzel. Erschienen bei KOSMOS.",
  ],
  options: { chests: ["Magic chests", "Zaubertruhen"] },
  values: {
    wind: ["Wind: a new display", "Wind: neue Auslage"],
    return: ["Return: take dragons back", "Rückkehr: Drachen zurücknehmen"],
    barter: ["Barter: get a joker", "Tausch: einen Joker bekommen"],
    thrift: ["Thrift: lay one fewer", "Sparen: einen weniger legen"],
    key: ["Key: lay on a closed stack", "Schlüssel: auf Geschlossenes legen"],
    page: ["Page: the number one up or down", "Seite: die Zahl eins rauf oder runter"],
  },
};
