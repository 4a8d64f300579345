/** What a board draws and tells: a table that is played, a moment of a replay, an example. */

import type { Meaning } from "./choosing";
import type { Present, Told } from "./messages";

export interface Shown {
  readonly here: Present | null;
  /** What the last message told, step by step; nothing when the table is seen for the first time. */
  readonly news: readonly Told[];
  readonly chosen: readonly Meaning[];
  click(meaning: Meaning): void;
  back(): void;
  play(move: string): void;
}
