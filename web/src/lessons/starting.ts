/** From the lesson into a first real game. */

import { catalogue } from "../lib/catalogue";
import { makeTable } from "../lib/guest";
import { botOf } from "../lib/seats";
import { countsOf, optionsFor } from "../home/shelf";

/** A table for as few as it takes, against beginners: its id. */
export async function startWith(game: string): Promise<string> {
  const line = (await catalogue()).find(({ id }) => id === game);
  const players = line ? (countsOf(line)[0] ?? 2) : 2;
  const bots = Array.from({ length: players - 1 }, () => botOf("beginner"));
  const made = await makeTable({
    game,
    options: line ? optionsFor(line, players) : {},
    seats: [{ kind: "me" }, ...bots],
  });
  return made.id;
}
