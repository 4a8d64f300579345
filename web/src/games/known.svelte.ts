/** The games of the server, for every page that names one. */

import { catalogue } from "../lib/catalogue";
import type { GameLine } from "../lib/messages";
import { settings } from "../lib/settings.svelte";

const AGAIN = 4000;

class Known {
  /** Null: not known yet. */
  games: readonly GameLine[] | null = $state.raw(null);

  async learn(): Promise<void> {
    try {
      this.games = await catalogue();
    } catch {
      setTimeout(() => void this.learn(), AGAIN); // the server may come back
    }
  }

  game(id: string): GameLine | undefined {
    return this.games?.find((line) => line.id === id);
  }

  title(game: string | undefined): string {
    return this.games?.find((line) => line.id === game)?.title[settings.lang] ?? "";
  }
}

export const known = new Known();
