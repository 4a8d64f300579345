/** What was said to the table and is not answered yet. After a loss it is said again, if it still fits. */

interface Versioned {
  version: number;
  do: string;
}

export class Outbox {
  /** Something could not be sent yet; it goes out when the connection is back. */
  isWaiting = $state(false);
  private last: Versioned | null = null;
  /** Sent before the connection was lost: it may have arrived. */
  private hasLeft = false;
  private wasLost = false;

  constructor(private readonly send: (message: object) => boolean) {}

  say(message: Versioned): void {
    this.last = message;
    this.hasLeft = this.send(message);
    this.isWaiting = !this.hasLeft;
  }

  lost(): void {
    this.wasLost = true;
    this.isWaiting = this.last !== null;
  }

  answered(): void {
    this.last = null;
    this.isWaiting = false;
  }

  /** The table is seen; its log is the same since the version `moved`. False: what waited came too late. */
  seen(moved: number): boolean {
    const [late, hasLeft, wasLost] = [this.last, this.hasLeft, this.wasLost];
    const isFresh = late !== null && late.version >= moved;
    if (isFresh && !wasLost && late.do === "play") return true; // a question came between; the answer is yet to come
    this.answered();
    this.wasLost = false;
    if (!late || !wasLost) return true;
    if (isFresh) this.say(late);
    else if (!hasLeft) return false;
    return true;
  }
}
