/** A puzzle on the real board: the table as its seat knows it, one choice, and what became of it. */

import { candidates, partsOf, pick, without, type Meaning, type Move } from "../lib/choosing";
import type { LogLine, Present } from "../lib/messages";
import { captionOf, type Moment } from "../lib/moments";
import { Reel } from "../lib/reel.svelte";
import { settings } from "../lib/settings.svelte";
import type { Shown } from "../lib/shown";
import type { Frame } from "../replay/forms";
import { present } from "../replay/seen";
import type { PuzzleNow } from "./asking";

export class PuzzleTable implements Shown {
  here: Present = $state.raw() as Present;
  news: readonly LogLine[] = $state.raw([]);
  chosen: readonly Meaning[] = $state.raw([]);
  /** What is being told. */
  caption = $state("");
  /** May a move be chosen? Not while an answer stands there. */
  isOpen = $state(true);
  private readonly reel: Reel<Frame & Moment>;
  readonly seat: number;

  constructor(
    readonly puzzle: PuzzleNow,
    private readonly onchoose: (move: string) => void,
  ) {
    this.seat = puzzle.replay.seat ?? 0;
    this.reel = new Reel<Frame & Moment>({
      show: (frame, isNext) => this.show(frame, isNext),
      rest: () => this.rest(),
      me: () => this.seat,
      speed: () => settings.speed,
    });
    this.reel.load(this.frames, this.frames.length - 1);
    this.rest();
  }

  private get frames(): (Frame & Moment)[] {
    return this.puzzle.replay.frames;
  }

  get isTelling(): boolean {
    return this.reel.isPlaying;
  }

  /** Is there anything to tell about how it came to this? */
  get hasPast(): boolean {
    return this.frames.some((frame) => captionOf(frame) !== "");
  }

  /** Moves that what was chosen leaves. */
  get left(): Move[] {
    return candidates(this.here.legal, this.chosen);
  }

  /** The one move that is chosen. */
  get only(): Move | undefined {
    return this.chosen.length > 0 && this.left.length === 1 ? this.left[0] : undefined;
  }

  private seen(frame: Frame): Present {
    const eyes = { isOpen: false, seat: this.seat };
    const here = present(this.puzzle.replay, frame, eyes);
    return { ...here, mine: [this.seat], prompt: "", result: [] };
  }

  private show(frame: Frame & Moment, isNext: boolean): void {
    this.news = isNext ? frame.happened : [];
    this.caption = captionOf(frame) || this.caption;
    this.here = this.seen(frame);
  }

  /** The question. */
  private rest(): void {
    const last = this.frames.at(-1);
    if (!last) return;
    this.news = [];
    this.caption = "";
    this.here = {
      ...this.seen(last),
      actor: this.seat,
      prompt: this.puzzle.prompt,
      legal: this.isOpen ? this.puzzle.legal : [],
    };
    this.chosen = [];
  }

  /** How it came to this, once more. */
  tellPast(): void {
    this.reel.repeat(0, this.frames.length - 1);
  }

  click(meaning: Meaning): void {
    if (this.isTelling) return this.reel.skip();
    if (!this.isOpen) return;
    const picked = pick(this.here.legal, this.chosen, meaning);
    this.chosen = picked.chosen;
    if (picked.act) this.play(picked.act.move);
  }

  /** From the list: the first click shows it on the board, the second is the answer. */
  choose(move: Move): void {
    if (!this.isOpen) return;
    if (this.only?.move === move.move) this.play(move.move);
    else this.chosen = partsOf(move);
  }

  back(): void {
    this.chosen = without(this.here.legal, this.chosen);
  }

  play(move: string): void {
    if (!this.isOpen || this.isTelling) return;
    this.chosen = [];
    this.close(true);
    this.onchoose(move);
  }

  /** Nothing can be chosen until it is opened again. */
  close(isAnswered = false): void {
    this.isOpen = false;
    if (isAnswered) this.here = { ...this.here, legal: [] };
    else this.reel.close();
  }

  again(): void {
    this.isOpen = true;
    this.rest();
  }

  /** The table after the best move. */
  showAfter(after: readonly Frame[]): void {
    const frame = after.at(-1);
    if (frame) this.show(frame, true);
  }

  skip(): void {
    if (this.isTelling) this.reel.skip();
  }
}
