/** What a board draws and tells: a table that is played, a moment of a replay, an example. */

import type { Meaning } from "./choosing";
import type { Present, LogLine } from "./messages";
import { settings } from "./settings.svelte";

export interface Shown {
  readonly here: Present | null;
  /** What the last message told, step by step; nothing when the table is seen for the first time. */
  readonly news: readonly LogLine[];
  readonly chosen: readonly Meaning[];
  click(meaning: Meaning): void;
  back(): void;
  play(move: string): void;
}

/**
 * Is this seat the reader's own? A replay is seen from a seat, and a spectator may be, without being
 * that player: then nothing there is "yours".
 */
export const isReader = ({ here }: Shown, seat: number | null): boolean =>
  here !== null && seat !== null && seat === here.seat && here.mine.includes(seat);

/** May everything be shown that was seen once? Only players can wish to remember it themselves. */
export const hasAid = (shown: Shown): boolean =>
  settings.memory || !isReader(shown, shown.here?.seat ?? null);
