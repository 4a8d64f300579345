/** Shows moments one after the other, at a pace that can be followed. Nothing is left out by itself. */

import { lasting, type Moment } from "./moments";
import type { Speed } from "./settings.svelte";

export interface Stage<M> {
  /** `isNext`: it follows what was shown before, so things may fly to their places. */
  show(moment: M, isNext: boolean): void;
  /** Nothing more to tell. */
  rest(): void;
  /** Who is watching: one's own doing needs no reading. */
  me(): number | null;
  speed(): Speed;
  /** Something covers the table afterwards: one's own doing is looked at before. */
  isCovered?(): boolean;
}

/** Milliseconds for a look at how it stood. */
const BEFORE = 500;

export class Reel<M extends Moment> {
  moments: readonly M[] = $state.raw([]);
  /** Which moment is shown; -1 before the first. */
  at: number = $state(-1);
  isPlaying: boolean = $state(false);
  private timer: ReturnType<typeof setTimeout> | null = null;
  private until = Infinity;
  /** When what is shown has been seen. */
  private shownUntil = 0;

  constructor(private readonly stage: Stage<M>) {
    document.addEventListener("visibilitychange", this.wake);
  }

  get isLast(): boolean {
    return this.at >= this.moments.length - 1;
  }

  /** Another story, or the same one told to other eyes. */
  load(moments: readonly M[], at: number): void {
    this.stop();
    this.moments = moments;
    this.at = at;
  }

  /** More has happened; it is told when what waits already has been told. */
  add(more: readonly M[]): void {
    this.moments = [...this.moments, ...more];
    this.until = Infinity;
    if (this.isPlaying) return;
    if (this.stage.speed() === "once") return this.skip();
    this.isPlaying = true;
    const rest = this.restOf(more[0]);
    if (rest > 0) this.timer = setTimeout(this.step, rest);
    else this.step();
  }

  /** Two people's doings do not run into one another, though after one's own a question comes at once. */
  private restOf(next: M | undefined): number {
    const now = this.moments[this.at];
    return next && now && next.by !== now.by ? this.shownUntil - Date.now() : 0;
  }

  /** From the next moment on. */
  play(): void {
    this.stop();
    this.isPlaying = true;
    this.step();
  }

  /** These moments again: first a look at how it stood before, if that is known. */
  repeat(first: number, last: number): void {
    this.stop();
    this.at = first - 1;
    const before = this.moments[this.at];
    this.until = last;
    this.isPlaying = true;
    if (!before) return this.step();
    this.stage.show(before, false);
    this.timer = setTimeout(this.step, BEFORE);
  }

  pause(): void {
    this.stop();
  }

  /** To a moment, by hand: it no longer plays by itself. */
  go(at: number): void {
    this.stop();
    this.show(at);
  }

  /** To now. */
  skip(): void {
    this.stop();
    this.at = this.moments.length - 1;
    this.stage.rest();
  }

  close(): void {
    this.stop();
    document.removeEventListener("visibilitychange", this.wake);
  }

  private show(at: number): void {
    const isNext = at === this.at + 1;
    const moment = this.moments[at];
    if (!moment) return;
    this.at = at;
    this.shownUntil = Date.now() + lasting(moment, this.stage.speed(), this.stage.me());
    this.stage.show(moment, isNext);
  }

  private step = (): void => {
    this.timer = null;
    if (this.at >= Math.min(this.until, this.moments.length - 1)) {
      this.isPlaying = false;
      this.stage.rest();
      return;
    }
    if (document.hidden) return; // until somebody looks
    this.show(this.at + 1);
    this.timer = setTimeout(this.step, this.wait());
  };

  /** After one's own last doing the next question comes at once. */
  private wait(): number {
    const moment = this.moments[this.at];
    if (!moment) return 0;
    const me = this.stage.me();
    const isOwnLast = me !== null && moment.by === me && this.isLast && !this.stage.isCovered?.();
    return isOwnLast ? 0 : lasting(moment, this.stage.speed(), me);
  }

  private readonly wake = (): void => {
    if (this.isPlaying && this.timer === null && !document.hidden) this.step();
  };

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.until = Infinity;
    this.isPlaying = false;
  }
}
