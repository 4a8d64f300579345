/** The four decades, their sixteen items, and what each does, short enough for a card. */

import { settings } from "../../lib/settings.svelte";

export type Era = "1981" | "1994" | "2005" | "2014";
type Both = readonly [string, string];

export const ERAS: Readonly<Record<Era, Both>> = {
  "1981": ["the bank robbery", "der Banküberfall"],
  "1994": ["the proposal", "der Heiratsantrag"],
  "2005": ["the cinema", "der Kinobesuch"],
  "2014": ["the gambling den", "die Spielhölle"],
};

interface Kind { era: Era; name: Both; does: Both }

const ITEMS: Readonly<Record<string, Kind>> = {
  map: { era: "1981", name: ["map", "Karte"], does: ["turn 1 or 2 of your display", "1 oder 2 der eigenen Auslage drehen"] },
  mask: { era: "1981", name: ["mask", "Maske"], does: ["draw 1, then 1 under the deck", "1 ziehen, dann 1 unter den Stapel"] },
  gun: { era: "1981", name: ["gun", "Waffe"], does: ["see the top 2: each back or under", "oberste 2 ansehen: zurück oder drunter"] },
  armor: {
    era: "1981", name: ["armor", "Weste"],
    does: ["their plan may become a fragment; use one of their items twice", "ihr Plan darf Fragment werden; nutze einen ihrer Gegenstände zweimal"],
  },
  flowers: { era: "1994", name: ["flowers", "Blumen"], does: ["swap plan and display, up to 2×", "Plan und Auslage tauschen, bis zu 2×"] },
  ring: { era: "1994", name: ["ring", "Ring"], does: ["both give one own card: trade", "beide geben eine eigene Karte: Tausch"] },
  poem: { era: "1994", name: ["poem", "Gedicht"], does: ["draw 2, then 2 on top", "2 ziehen, dann 2 obenauf"] },
  chocolates: {
    era: "1994", name: ["chocolates", "Pralinen"],
    does: ["draw 2: 1 to your display, 1 under; then 1 of it on top", "2 ziehen: 1 auslegen, 1 drunter; dann 1 der Auslage obenauf"],
  },
  phone: { era: "2005", name: ["phone", "Handy"], does: ["2 under the deck, then draw 2", "2 unter den Stapel, dann 2 ziehen"] },
  tickets: { era: "2005", name: ["tickets", "Tickets"], does: ["see the top 4, order them anew", "oberste 4 ansehen und neu ordnen"] },
  wallet: { era: "2005", name: ["wallet", "Brieftasche"], does: ["turn 1 card of their display", "1 Karte ihrer Auslage drehen"] },
  keys: {
    era: "2005", name: ["keys", "Schlüssel"],
    does: ["draw 1 for a display card (on top), and use it", "1 ziehen für eine der Auslage (obenauf) und nutzen"],
  },
  drinks: {
    era: "2014", name: ["drinks", "Drinks"],
    does: ["turn both of your display (always: open plan)", "beide der eigenen Auslage drehen (stets: Plan offen)"],
  },
  aces: { era: "2014", name: ["aces", "Asse"], does: ["see the top card: score, under, or keep", "oberste ansehen: werten, drunter, nehmen"] },
  money: {
    era: "2014", name: ["money", "Geld"],
    does: ["draw 1, then 1 on top; with fewer fragments steal 1", "1 ziehen, dann 1 obenauf; mit weniger Fragmenten 1 stehlen"],
  },
  knife: { era: "2014", name: ["knife", "Messer"], does: ["see their plan; you may score it", "ihren Plan ansehen; du darfst ihn werten"] },
};

const column = (): 0 | 1 => (settings.lang === "de" ? 1 : 0);

export const eraOf = (item: string): Era => ITEMS[item]?.era ?? "1981";
export const nameOf = (item: string): string => ITEMS[item]?.name[column()] ?? item;
export const doesOf = (item: string): string => ITEMS[item]?.does[column()] ?? "";
export const eraName = (era: Era): string => ERAS[era][column()];
export const itemsOfEra = (era: Era): string[] => Object.keys(ITEMS).filter((item) => eraOf(item) === era);

/** A card in words: both of its items. */
export const cardName = (code: string): string => code.split("/").map(nameOf).join(" / ");
