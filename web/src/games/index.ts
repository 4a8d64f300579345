/** The games of the shelf. Boards are loaded when a table needs them. */

import type { Component } from "svelte";
import type { Shown } from "../lib/shown";

export interface Shelf {
  id: string;
  title: readonly [string, string];
  says: readonly [string, string];
  players: readonly number[];
  /** Options for a number of players. */
  together: (players: number) => Record<string, unknown>;
  /** Ways to play alone. */
  alone: readonly { says: readonly [string, string]; options: Record<string, unknown> }[];
}

export const SHELF: readonly Shelf[] = [
  {
    id: "antinomy",
    title: ["Antinomy", "Gegensatz"],
    says: [
      "Two sorceresses on one timeline: into the future by number, into the past by colour or sign. Five crystals win.",
      "Zwei Magierinnen auf einer Zeitlinie: in die Zukunft nach Zahl, in die Vergangenheit nach Farbe oder Zeichen. Fünf Kristalle gewinnen.",
    ],
    players: [2],
    together: () => ({}),
    alone: [
      { says: ["easy", "leicht"], options: { solo: "easy" } },
      { says: ["normal", "normal"], options: { solo: "normal" } },
      { says: ["hard", "schwer"], options: { solo: "hard" } },
      { says: ["hard, with the shrine", "schwer, mit Schrein"], options: { solo: "hard", shrine: true } },
    ],
  },
  {
    id: "perfect_moment",
    title: ["The Perfect Moment", "The Perfect Moment"],
    says: [
      "Three of four eras, twelve items, one secret plan: turn and trade them until your moment fits.",
      "Drei von vier Epochen, zwölf Gegenstände, ein geheimer Plan: Drehe und tausche, bis dein Moment passt.",
    ],
    players: [2],
    together: () => ({}),
    alone: [{ says: ["against Echo", "gegen Echo"], options: { solo: true } }],
  },
  {
    id: "dragonkeepers",
    title: ["Dragonkeepers", "Drachenhüter"],
    says: [
      "The magic book asks for so many dragons of one colour. Change its pages, but the others may lay along.",
      "Das Zauberbuch verlangt so viele Drachen einer Farbe. Ändere seine Seiten, doch die anderen dürfen mitlegen.",
    ],
    players: [2, 3, 4],
    together: (players) => ({ players }),
    alone: [],
  },
  {
    id: "steam_time",
    title: ["Steam Time", "Steam Time"],
    says: [
      "Three airships up the stream of time, six monuments, five rounds: fill your generators and win esteem.",
      "Drei Luftschiffe den Zeitstrom hinauf, sechs Monumente, fünf Runden: Fülle deine Generatoren und gewinne Ansehen.",
    ],
    players: [2, 3, 4],
    together: (players) => ({ players }),
    alone: [],
  },
];

export type BoardComponent = Component<{ table: Shown }>;
export type SeatComponent = Component<{ table: Shown; seat: number }>;

export interface Parts {
  Board: BoardComponent;
  /** What stands beside a player's name, if the game has it. */
  Seat: SeatComponent | null;
}

const boards = import.meta.glob<{ default: BoardComponent }>("./*/Board.svelte");
const seats = import.meta.glob<{ default: SeatComponent }>("./*/Seat.svelte");

/** The parts of a game, or null if it is played by the list of moves alone. */
export async function parts(game: string): Promise<Parts | null> {
  const board = boards[`./${game}/Board.svelte`];
  const seat = seats[`./${game}/Seat.svelte`];
  if (!board) return null;
  return { Board: (await board()).default, Seat: seat ? (await seat()).default : null };
}
