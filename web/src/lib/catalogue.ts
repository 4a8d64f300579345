/** The games as the server has them; asked for once. */

import { ask } from "./api";
import type { GameLine } from "./messages";

let asked: Promise<GameLine[]> | null = null;

export function catalogue(): Promise<GameLine[]> {
  asked ??= ask<GameLine[]>("GET", "/api/games").catch((error: unknown) => {
    asked = null; // another time it may work
    throw error;
  });
  return asked;
}

export async function allowsDraw(game: string): Promise<boolean> {
  try {
    return (await catalogue()).find((line) => line.id === game)?.allows_draw ?? false;
  } catch {
    return false;
  }
}
