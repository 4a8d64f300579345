/** A table that stands still: things can be looked at and chosen, but nothing is played. */

import { pick, without, type Meaning } from "./choosing";
import type { Present, LogLine } from "./messages";
import type { Shown } from "./shown";

export class StillTable implements Shown {
  here: Present = $state.raw() as Present;
  news: readonly LogLine[] = $state.raw([]);
  chosen: readonly Meaning[] = $state.raw([]);

  constructor(here: Present) {
    this.here = here;
  }

  click(meaning: Meaning): void {
    this.chosen = pick(this.here.legal, this.chosen, meaning).chosen;
  }

  back(): void {
    this.chosen = without(this.here.legal, this.chosen);
  }

  play(): void {
    this.chosen = [];
  }
}
