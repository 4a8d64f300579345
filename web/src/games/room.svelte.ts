/** How much room a board has: a phone upright is narrow, on its side low; both are compact. */

import { MediaQuery } from "svelte/reactivity";

const NARROW = 34; // rem
const low = new MediaQuery("max-height: 32rem", false);

export class Room {
  /** Bound to the board: `bind:clientWidth={room.width}`. Until it is drawn, the window tells enough. */
  width = $state(window.innerWidth);
  readonly isNarrow = $derived(this.width > 0 && this.width < NARROW * rem());
  readonly isLow = $derived(low.current && !this.isNarrow);
  readonly isCompact = $derived(this.isNarrow || this.isLow);
}

/** Large letters need more room. */
export const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
