/** The four eras, their sixteen items, and what each does, short enough for a card. */

import { settings } from "../../lib/settings.svelte";

export type Era = "1981" | "1994" | "2005" | "2014";
type Both = readonly [string, string];

export const ERAS: Readonly<Record<Era, Both>> = {
  "1981": ["the bank robbery", "der Banküberfall"],
  "1994": ["the proposal", "der Heiratsantrag"],
  "2005": ["the cinema", "der Kinobesuch"],
  "2014": ["the gambling den", "die Spielhölle"],
};

interface Kind {
  era: Era;
  name: Both;
  does: Both;
}

const ITEMS: Readonly<Record<string, Kind>> = {
  map: {
    era: "1981",
    name: ["map", "Karte"],
    does: ["turn 1 or 2 of your display cards", "1 oder 2 Karten der eigenen Auslage drehen"],
  },
  mask: {
    era: "1981",
    name: ["mask", "Maske"],
    does: ["draw 1, then discard 1", "1 ziehen, dann 1 abwerfen"],
  },
  gun: {
    era: "1981",
    name: ["gun", "Waffe"],
    does: [
      "look at the top 2: put back or discard each",
      "oberste 2 ansehen: je zurücklegen oder abwerfen",
    ],
  },
  armor: {
    era: "1981",
    name: ["armor", "Weste"],
    does: [
      "opponent's plan may become a fragment; use 1 of their items twice",
      "gegnerischer Plan darf Fragment werden; 1 Gegenstand von dort 2× nutzen",
    ],
  },
  flowers: {
    era: "1994",
    name: ["flowers", "Blumen"],
    does: [
      "swap your plan with a display card, up to twice",
      "Plan gegen 1 Karte der Auslage tauschen, bis zu zweimal",
    ],
  },
  ring: {
    era: "1994",
    name: ["ring", "Ring"],
    does: [
      "you each pick 1 of your own cards and swap",
      "beide wählen 1 eigene Karte und tauschen",
    ],
  },
  poem: {
    era: "1994",
    name: ["poem", "Gedicht"],
    does: ["draw 2, then put 2 back", "2 ziehen, dann 2 zurücklegen"],
  },
  chocolates: {
    era: "1994",
    name: ["chocolates", "Pralinen"],
    does: [
      "draw 2: display 1, discard 1; then put 1 display card back",
      "2 ziehen: 1 auslegen, 1 abwerfen; dann 1 der Auslage zurücklegen",
    ],
  },
  phone: {
    era: "2005",
    name: ["phone", "Handy"],
    does: ["discard 2, then draw 2", "2 abwerfen, dann 2 ziehen"],
  },
  tickets: {
    era: "2005",
    name: ["tickets", "Tickets"],
    does: [
      "look at the top 4, put back in any order",
      "oberste 4 ansehen, in beliebiger Reihenfolge zurücklegen",
    ],
  },
  wallet: {
    era: "2005",
    name: ["wallet", "Brieftasche"],
    does: ["turn 1 card of your opponent's display", "1 Karte der gegnerischen Auslage drehen"],
  },
  keys: {
    era: "2005",
    name: ["keys", "Schlüssel"],
    does: [
      "draw 1, put 1 display card back; display the new one and use it",
      "1 ziehen, 1 der Auslage zurücklegen; die neue auslegen und nutzen",
    ],
  },
  drinks: {
    era: "2014",
    name: ["drinks", "Drinks"],
    does: [
      "turn both your display cards (always: open plan)",
      "beide Karten der eigenen Auslage drehen (immer: Plan offen)",
    ],
  },
  aces: {
    era: "2014",
    name: ["aces", "Asse"],
    does: [
      "look at the top card: score, discard or keep it",
      "oberste ansehen: werten, abwerfen oder behalten",
    ],
  },
  money: {
    era: "2014",
    name: ["money", "Geld"],
    does: [
      "draw 1, put 1 back; with fewer fragments, steal 1",
      "1 ziehen, 1 zurücklegen; mit weniger Fragmenten 1 stehlen",
    ],
  },
  knife: {
    era: "2014",
    name: ["knife", "Messer"],
    does: [
      "look at your opponent's plan; you may score it",
      "gegnerischen Plan ansehen; du darfst ihn werten",
    ],
  },
};

const column = (): 0 | 1 => (settings.lang === "de" ? 1 : 0);

export const eraOf = (item: string): Era => ITEMS[item]?.era ?? "1981";
export const nameOf = (item: string): string => ITEMS[item]?.name[column()] ?? item;
export const doesOf = (item: string): string => ITEMS[item]?.does[column()] ?? "";
export const eraName = (era: Era): string => ERAS[era][column()];
export const itemsOfEra = (era: Era): string[] =>
  Object.keys(ITEMS).filter((item) => eraOf(item) === era);

/** A card in words: both of its items. */
export const cardName = (code: string): string => code.split("/").map(nameOf).join(" / ");
