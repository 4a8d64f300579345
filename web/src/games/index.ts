/**
 * What a game brings to the app, found by its folder: nothing of it is needed, and there is no list.
 * `shelf.ts` and `Cover.svelte` for the shelf; `Board.svelte` and `Seat.svelte`, which are loaded when a
 * table needs them. Which games there are, the server says (`known.svelte.ts`).
 */

import type { Component } from "svelte";
import type { Shown } from "../lib/shown";
import type { Both } from "../lib/words";

/** What is said about a game besides what the server knows. */
export interface Shelf {
  /** In a sentence or two. */
  says?: Both;
  /** Who made it. */
  credits?: Both;
  /** Names of its options and of their values, in the order in which they stand. */
  options?: Readonly<Record<string, Both>>;
  values?: Readonly<Record<string, Both>>;
  /** Names of the fields of its view, for a game without a board (`facts.ts`). */
  labels?: Readonly<Record<string, Both>>;
}

const shelves = import.meta.glob<{ shelf: Shelf }>("./*/shelf.ts", { eager: true });
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });

export const shelfOf = (game: string): Shelf => shelves[`./${game}/shelf.ts`]?.shelf ?? {};
/** Null: one is made from its title. */
export const coverOf = (game: string): Component | null =>
  covers[`./${game}/Cover.svelte`]?.default ?? null;

export type BoardComponent = Component<{ table: Shown }>;
export type SeatComponent = Component<{ table: Shown; seat: number }>;

export interface Parts {
  Board: BoardComponent;
  /** What stands beside a player's name, if the game has it. */
  Seat: SeatComponent | null;
  /** Does the board itself list all moves in words? */
  listsMoves: boolean;
}

const boards = import.meta.glob<{ default: BoardComponent }>("./*/Board.svelte");
const seats = import.meta.glob<{ default: SeatComponent }>("./*/Seat.svelte");

/** The parts of a game. One without a board is played by its words. */
export async function parts(game: string): Promise<Parts> {
  const board = boards[`./${game}/Board.svelte`];
  const seat = await seats[`./${game}/Seat.svelte`]?.();
  const { default: Board } = board ? await board() : await import("./Plain.svelte");
  return { Board, Seat: seat?.default ?? null, listsMoves: !board };
}
