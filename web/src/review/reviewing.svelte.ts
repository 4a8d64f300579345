/** A review that comes in while it is computed. */

import { Refused } from "../lib/api";
import { ask } from "../replay/asking";
import type { ReviewNow } from "./forms";

const PAUSE = 900; // ms between two looks

export class Reviewing {
  now: ReviewNow | null = $state.raw(null);
  problem: string = $state("");
  private asked = 0;

  /** Of a table by its id, or of a record that was read from a file. */
  async start(table: string | null, record: string): Promise<void> {
    const number = ++this.asked;
    this.now = null;
    this.problem = "";
    try {
      const first = (): Promise<string> =>
        table === null
          ? ask("/api/reviews", record)
          : ask(`/api/tables/${encodeURIComponent(table)}/review`, "");
      let now = JSON.parse(await first()) as ReviewNow;
      while (number === this.asked) {
        this.now = now;
        if (now.status !== "working") return;
        await new Promise((done) => setTimeout(done, PAUSE));
        if (number !== this.asked) return;
        // A table is asked for anew: whoever answers then may be another process.
        const again = table === null ? ask(`/api/reviews/${now.id}`) : first();
        now = JSON.parse(await again) as ReviewNow;
      }
    } catch (error) {
      if (number === this.asked)
        this.problem = error instanceof Refused ? error.message : String(error);
    }
  }

  stop(): void {
    this.asked += 1;
  }
}
