/**
 * One thing after the other. Messages that come in quick succession (bots, Echo) are shown one by
 * one; the lines of each are told at a pace that can be followed. Whoever is quicker skips.
 */

const LINE = 600;
const SHORTEST = 150;
/** For all lines of one message. */
const LONGEST = 4800;
/** Messages that may wait; who is further behind is brought up to date at once. */
const MOST_WAITING = 8;

export interface Stage<T> {
  /** Puts it on the table; returns the lines to be told about it. */
  show(one: T): readonly string[];
  tell(line: string): void;
  /** Is there anybody to tell it to, and in peace? */
  isHidden(): boolean;
  isCalm(): boolean;
  /** Something is under way that can be skipped. */
  busy(is: boolean): void;
}

export class Pace<T> {
  private waiting: T[] = [];
  private lines: string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private step = LINE;

  constructor(private readonly stage: Stage<T>) {}

  get isBusy(): boolean {
    return this.timer !== null;
  }

  add(one: T): void {
    this.waiting.push(one);
    if (this.waiting.length > MOST_WAITING) this.skip();
    else if (!this.isBusy) this.next();
  }

  /** Everything now: what was still waiting is shown, the last line is told. */
  skip(): void {
    this.stop();
    const last = this.lines.at(-1);
    this.lines = [];
    if (last !== undefined) this.stage.tell(last);
    for (let one = this.waiting.shift(); one !== undefined; one = this.waiting.shift()) {
      const told = this.stage.show(one).at(-1);
      if (told !== undefined) this.stage.tell(told);
    }
  }

  /** Nothing of what was waiting is true any more. */
  clear(): void {
    this.stop();
    this.waiting = [];
    this.lines = [];
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.stage.busy(false);
  }

  private next(): void {
    this.timer = null;
    const line = this.lines.shift();
    if (line !== undefined) {
      this.stage.tell(line);
      // The more is waiting, the quicker it goes.
      const step = Math.max(SHORTEST, this.step / (1 + this.waiting.length / 2));
      this.timer = setTimeout(() => this.next(), step);
      this.stage.busy(true);
      return;
    }
    const one = this.waiting.shift();
    if (one === undefined) {
      this.stage.busy(false);
      return;
    }
    this.lines = [...this.stage.show(one)];
    if (this.stage.isHidden()) {
      const last = this.lines.at(-1);
      this.lines = [];
      if (last !== undefined) this.stage.tell(last);
    }
    const full = this.stage.isCalm() ? SHORTEST : LINE;
    this.step = Math.min(full, LONGEST / Math.max(1, this.lines.length));
    this.next();
  }
}
