/**
 * First steps: a game from a fixed deal on the real board. It is told like a replay, and waits where
 * something is asked of the reader; only the move that is asked for can be made.
 */

import { pick, without, type Meaning, type Move } from "../lib/choosing";
import type * as wire from "../lib/generated";
import type { LogLine, Present } from "../lib/messages";
import { captionOf, type Moment } from "../lib/moments";
import { Reel } from "../lib/reel.svelte";
import { settings } from "../lib/settings.svelte";
import type { Shown } from "../lib/shown";
import type { Frame, Replay } from "../replay/forms";
import { present } from "../replay/seen";

export type Step = Omit<wire.LessonStep, "legal"> & { legal: Move };
export interface Lesson {
  replay: Replay;
  asked: Step[];
  end: string;
}

/** The reader's seat. */
const ME = 0;
const MY_EYES = { isOpen: false, seat: ME } as const;

export class LessonTable implements Shown {
  here: Present = $state.raw() as Present;
  news: readonly LogLine[] = $state.raw([]);
  chosen: readonly Meaning[] = $state.raw([]);
  /** What is being told. */
  caption = $state("");
  /** Why something else was not what is asked for. */
  hint = $state("");
  /** Which question is asked, or comes next; as many as there are: all are answered. */
  at: number = $state(0);
  private lesson: Lesson = $state.raw() as Lesson;
  private readonly reel: Reel<Frame & Moment>;

  /** `onreach` is told which question comes next. */
  constructor(
    lesson: Lesson,
    at: number,
    private readonly onreach: (at: number) => void,
  ) {
    this.lesson = lesson;
    this.at = Math.min(at, lesson.asked.length - 1);
    this.reel = new Reel<Frame & Moment>({
      show: (frame, isNext) => this.show(frame, isNext),
      rest: () => this.rest(),
      me: () => ME,
      speed: () => settings.speed,
    });
    this.reel.load(this.before, this.before.length - 1);
    this.rest();
  }

  get steps(): number {
    return this.lesson.asked.length;
  }

  get end(): string {
    return this.lesson.end;
  }

  get isTelling(): boolean {
    return this.reel.isPlaying;
  }

  get isOver(): boolean {
    return this.at >= this.steps && !this.isTelling;
  }

  /** What is asked now; nothing while something is told. */
  get asked(): Step | null {
    return this.isTelling ? null : (this.lesson.asked[this.at] ?? null);
  }

  /** What has been told when the present question is asked: all of it after the last one. */
  private get before(): (Frame & Moment)[] {
    const next = this.lesson.asked[this.at];
    const { frames } = this.lesson.replay;
    return next ? frames.filter((frame) => frame.n <= next.n) : frames;
  }

  /** The same lesson in another language. */
  retell(lesson: Lesson): void {
    this.reel.skip();
    this.lesson = lesson;
    this.hint = "";
    this.reel.load(this.before, this.before.length - 1);
    this.rest();
  }

  private show(frame: Frame & Moment, isNext: boolean): void {
    this.news = isNext ? frame.happened : [];
    this.caption = captionOf(frame) || this.caption;
    this.here = this.seen(frame);
  }

  private seen(frame: Frame): Present {
    return { ...present(this.lesson.replay, frame, MY_EYES), mine: [ME], prompt: "" };
  }

  /** All is told: now something is asked, or that was all. */
  private rest(): void {
    const last = this.reel.moments.at(-1);
    if (!last) return;
    const step = this.lesson.asked[this.at];
    const here = this.seen(last);
    this.here = step
      ? { ...here, actor: ME, view: step.view, prompt: step.prompt, legal: [step.legal] }
      : here;
    this.chosen = [];
  }

  click(meaning: Meaning): void {
    if (this.isTelling) return this.reel.skip();
    const picked = pick(this.here.legal, this.chosen, meaning);
    this.chosen = picked.chosen;
    this.hint = "";
    if (picked.act) this.play();
  }

  back(): void {
    this.chosen = without(this.here.legal, this.chosen);
  }

  /** There is only one move. */
  play(): void {
    if (!this.asked) return;
    this.chosen = [];
    this.hint = "";
    this.caption = "";
    this.at += 1;
    this.onreach(this.at);
    const told = this.reel.moments.length;
    const more = this.before.slice(told);
    if (more.length > 0) this.reel.add(more);
    else this.rest();
  }

  /** Something was clicked that is not what is asked for. */
  miss(): void {
    if (this.asked) this.hint = this.asked.why;
  }

  skip(): void {
    if (this.isTelling) this.reel.skip();
  }

  close(): void {
    this.reel.close();
  }
}
