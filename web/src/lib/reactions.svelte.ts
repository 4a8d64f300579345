/** What people at the table show each other: six pictures, each for a moment. */

import type { Reaction } from "./messages";
import { settings } from "./settings.svelte";

export type What = Reaction["what"];
export const REACTIONS: readonly What[] = [
  "nice",
  "thanks",
  "oops",
  "thinking",
  "wow",
  "good-game",
];

const MOMENT = 4000;

export interface Bubble {
  seat: number;
  what: What;
  /** Two of the same are two. */
  n: number;
}

export class Reactions {
  /** One for each seat at most: the latest. */
  bubbles: readonly Bubble[] = $state.raw([]);
  private n = 0;

  hear({ seat, what }: Reaction): void {
    if (!settings.reactions) return;
    const n = ++this.n;
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== seat), { seat, what, n }];
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one.n !== n)), MOMENT);
  }
}
