/** A finished game on the reel: where it stands, and how it moves. */

import type { Moment } from "../lib/moments";
import { linesOf } from "../lib/moments";
import { Reel } from "../lib/reel.svelte";
import { settings } from "../lib/settings.svelte";
import { StillTable } from "../lib/still.svelte";
import type { Eyes, Frame, Replay } from "./forms";
import { present } from "./seen";

export interface Line {
  /** The moment it is told at. */
  at: number;
  say: string;
}

export class Film {
  readonly table: StillTable;
  /** Frames are large and never change. */
  private shown: Replay = $state.raw() as Replay;
  private through: Eyes = $state.raw() as Eyes;
  private readonly reel: Reel<Frame & Moment>;
  readonly frames = $derived(this.shown.frames);
  readonly lines: Line[] = $derived(
    this.frames.flatMap((frame, at) => linesOf(frame).map((say) => ({ at, say }))),
  );

  constructor(replay: Replay, eyes: Eyes, n: number | null) {
    this.shown = replay;
    this.through = eyes;
    this.reel = new Reel<Frame & Moment>({
      show: (frame, isNext) => this.show(frame, isNext),
      rest: () => undefined,
      me: () => null,
      speed: () => (settings.speed === "once" ? "fast" : settings.speed), // who plays it wants to see it
    });
    this.reel.load(replay.frames, this.momentOf(n ?? this.start));
    this.table = new StillTable(present(replay, this.frame, eyes));
  }

  get replay(): Replay {
    return this.shown;
  }

  get eyes(): Eyes {
    return this.through;
  }

  get at(): number {
    return this.reel.at;
  }

  get frame(): Frame {
    return this.frames[this.reel.at] as Frame;
  }

  /** So many steps of the log have been told. */
  get n(): number {
    return this.frame.n;
  }

  get isPlaying(): boolean {
    return this.reel.isPlaying;
  }

  get isFirst(): boolean {
    return this.at <= 0;
  }

  get isLast(): boolean {
    return this.reel.isLast;
  }

  /** Where somebody decides for the first time. */
  private get start(): number {
    return this.shown.frames.find((frame) => typeof frame.actor === "number")?.n ?? 0;
  }

  /** The moment that tells the n-th step. */
  private momentOf(n: number): number {
    const last = this.shown.frames.length - 1;
    const at = this.shown.frames.findIndex((frame) => frame.n >= n && !frame.is_part);
    return at < 0 ? last : at;
  }

  /** The same game, told to other eyes or in another language. */
  look(replay: Replay, eyes: Eyes): void {
    const n = this.n;
    this.shown = replay;
    this.through = eyes;
    this.reel.load(replay.frames, this.momentOf(n));
    this.show(this.frame, false);
  }

  /** Things fly only forward: what is taken back or jumped over did not happen now. */
  private show(frame: Frame, isNext: boolean): void {
    this.table.news = isNext ? frame.happened : [];
    this.table.chosen = [];
    this.table.here = present(this.shown, frame, this.through);
  }

  /** To a step of the log. */
  go(n: number): void {
    this.goTo(this.momentOf(n));
  }

  goTo(at: number): void {
    this.reel.go(Math.min(Math.max(0, at), this.frames.length - 1));
  }

  first = (): void => this.goTo(0);
  final = (): void => this.goTo(this.frames.length - 1);
  forward = (): void => this.goTo(this.at + 1);
  back = (): void => this.goTo(this.at - 1);

  toggle = (): void => {
    if (this.isPlaying) return this.reel.pause();
    if (this.isLast) this.goTo(this.momentOf(this.start));
    this.reel.play();
  };

  pause(): void {
    this.reel.pause();
  }

  close(): void {
    this.reel.close();
  }
}
