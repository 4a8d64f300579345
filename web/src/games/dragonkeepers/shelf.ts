import type { Shelf } from "..";

export const shelf: Shelf = {
  says: [
    "The magic book asks for dragons of one colour. Change its pages to suit your hand, but the others may join in.",
    "Das Magische Buch verlangt Drachen einer Farbe. Ändere seine Seiten, wie es dir passt, aber die anderen dürfen mitauslegen.",
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
    thrift: ["Thrift: lay one fewer", "Sparen: einen weniger auslegen"],
    key: ["Key: lay on a closed stack", "Schlüssel: auf einen geschlossenen Stapel auslegen"],
    page: ["Page: the number one up or down", "Seite: Zahl eins rauf oder runter"],
  },
};
