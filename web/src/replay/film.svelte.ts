/** A game that is shown moment by moment: where it stands, and how it moves. */

import { StillTable } from "../lib/still.svelte";
import type { Eyes, Frame, Replay } from "./forms";
import { lines, present, stopAt, stops, toldBetween } from "./moments";

/** Milliseconds for one moment at the usual speed. */
const MOMENT = 1600;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Film {
  n: number = $state(0);
  isEvery: boolean = $state(false);
  isPlaying: boolean = $state(false);
  speed: number = $state(1);
  readonly table: StillTable;

  /** Frames are large and never change. */
  private shown: Replay = $state.raw() as Replay;
  private through: Eyes = $state.raw() as Eyes;
  readonly frames = $derived(this.shown.frames);
  readonly last = $derived(this.frames.length - 1);
  readonly stops = $derived(stops(this.frames, this.isEvery));
  readonly lines = $derived(lines(this.frames));
  readonly at = $derived(stopAt(this.stops, this.n));
  readonly frame = $derived(this.frames[this.n] as Frame);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, eyes: Eyes, n: number | null) {
    this.shown = replay;
    this.through = eyes;
    this.n = this.within(n ?? stops(replay.frames, false)[0] ?? 0);
    this.table = new StillTable(present(replay, replay.frames[this.n] as Frame, eyes));
  }

  get replay(): Replay {
    return this.shown;
  }

  get eyes(): Eyes {
    return this.through;
  }

  /** The same game, told to other eyes or in another language. */
  look(replay: Replay, eyes: Eyes): void {
    this.shown = replay;
    this.through = eyes;
    this.show(this.n);
  }

  private within(n: number): number {
    return Math.min(Math.max(0, Math.trunc(n)), this.shown.frames.length - 1);
  }

  /** Things fly only forward: what is taken back or jumped over did not happen now. */
  private show(n: number): void {
    const before = this.n;
    this.n = this.within(n);
    const isNext = this.n > before && this.n <= (this.stops[stopAt(this.stops, before) + 1] ?? before);
    this.table.news = isNext ? toldBetween(this.frames, before, this.n) : [];
    this.table.chosen = [];
    this.table.here = present(this.shown, this.frame, this.through);
  }

  /** To a step, by hand: it no longer plays by itself. */
  go(n: number): void {
    this.pause();
    this.show(n);
  }

  goToStop(k: number): void {
    this.go(this.stops[Math.min(Math.max(0, k), this.stops.length - 1)] ?? 0);
  }

  first = (): void => this.goToStop(0);
  final = (): void => this.goToStop(this.stops.length - 1);
  forward = (): void => this.goToStop(this.at + 1);
  /** From between two stops back to the one before. */
  back = (): void => this.goToStop(this.stops[this.at] === this.n ? this.at - 1 : this.at);

  get isFirst(): boolean {
    return this.n <= (this.stops[0] ?? 0);
  }

  get isLast(): boolean {
    return this.n >= this.last;
  }

  toggle = (): void => {
    if (this.isPlaying) return this.pause();
    if (this.isLast) this.show(this.stops[0] ?? 0);
    this.isPlaying = true;
    this.wait();
  };

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.show(this.stops[this.at + 1] ?? this.last);
      if (this.isLast) this.isPlaying = false;
      else this.wait();
    }, MOMENT / this.speed);
  }
}
