/** The four eras, their sixteen items, and what each does, short enough for a card. */

import { settings } from "../../lib/settings.svelte";
import { ERA_OF, ERA_WORDS, ITEM_WORDS, type Era } from "./generated";

export type { Era } from "./generated";
type Both = readonly [string, string];

type Item = keyof typeof ITEM_WORDS;
const DOES: Readonly<Record<Item, Both>> = {
  map: ["turn 1 or 2 of your display cards", "1 oder 2 Karten der eigenen Auslage drehen"],
  mask: ["draw 1, then discard 1", "1 ziehen, dann 1 abwerfen"],
  gun: [
    "look at the top 2: put back or discard each",
    "oberste 2 ansehen: je zurücklegen oder abwerfen",
  ],
  armor: [
    "opponent's plan may become a fragment; use 1 of their items twice",
    "gegnerischer Plan darf Fragment werden; 1 Gegenstand von dort 2× nutzen",
  ],
  flowers: [
    "swap your plan with a display card, up to twice",
    "Plan gegen 1 Karte der Auslage tauschen, bis zu zweimal",
  ],
  ring: ["you each pick 1 of your own cards and swap", "beide wählen 1 eigene Karte und tauschen"],
  poem: ["draw 2, then put 2 back", "2 ziehen, dann 2 zurücklegen"],
  chocolates: [
    "draw 2: display 1, discard 1; then put 1 display card back",
    "2 ziehen: 1 auslegen, 1 abwerfen; dann 1 der Auslage zurücklegen",
  ],
  phone: ["discard 2, then draw 2", "2 abwerfen, dann 2 ziehen"],
  tickets: [
    "look at the top 4, put back in any order",
    "oberste 4 ansehen, in beliebiger Reihenfolge zurücklegen",
  ],
  wallet: ["turn 1 card of your opponent's display", "1 Karte der gegnerischen Auslage drehen"],
  keys: [
    "draw 1, put 1 display card back; display the new one and use it",
    "1 ziehen, 1 der Auslage zurücklegen; die neue auslegen und nutzen",
  ],
  drinks: [
    "turn both your display cards (always: open plan)",
    "beide Karten der eigenen Auslage drehen (immer: Plan offen)",
  ],
  aces: [
    "look at the top card: score, discard or keep it",
    "oberste ansehen: werten, abwerfen oder behalten",
  ],
  money: [
    "draw 1, put 1 back; with fewer fragments, steal 1",
    "1 ziehen, 1 zurücklegen; mit weniger Fragmenten 1 stehlen",
  ],
  knife: [
    "look at your opponent's plan; you may score it",
    "gegnerischen Plan ansehen; du darfst ihn werten",
  ],
};

const column = (): 0 | 1 => (settings.lang === "de" ? 1 : 0);

const isItem = (word: string): word is Item => word in ITEM_WORDS;

export const eraOf = (item: string): Era => (isItem(item) ? ERA_OF[item] : "1981");
export const nameOf = (item: string): string => (isItem(item) ? ITEM_WORDS[item][column()] : item);
export const doesOf = (item: string): string => (isItem(item) ? DOES[item][column()] : "");
export const eraName = (era: Era): string => ERA_WORDS[era][column()];
export const itemsOfEra = (era: Era): string[] =>
  Object.keys(ITEM_WORDS).filter((item) => eraOf(item) === era);

/** A card in words: both of its items. */
export const cardName = (code: string): string => code.split("/").map(nameOf).join(" / ");
