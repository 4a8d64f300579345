/** My tables and the open ones, asked for again and again while somebody looks. */

import { forget, myTables, openTables, Refused } from "../lib/api";
import type { TableLine } from "../lib/messages";

const PAUSE = 8000;

export class Tables {
  mine: TableLine[] = $state([]);
  open: TableLine[] = $state([]);
  /** The time of the last answer, in seconds: what "3 minutes ago" counts from. */
  now: number = $state(Date.now() / 1000);
  isKnown: boolean = $state(false);

  /** Why something could not be deleted. */
  problem: string = $state("");

  readonly myTurn: readonly TableLine[] = $derived(this.mine.filter((line) => line.is_my_turn));
  /** Not over: first where it is my turn, then what is played, then what waits for players. */
  readonly running: readonly TableLine[] = $derived(
    this.mine
      .filter((line) => line.status !== "over")
      .toSorted((a, b) => urgency(a) - urgency(b) || endOf(a) - endOf(b) || b.changed - a.changed),
  );

  async forget(id: string): Promise<void> {
    this.problem = "";
    try {
      this.mine = await forget(id);
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : String(error);
    }
  }

  /** Begins to ask; the answer ends it. */
  watch(): () => void {
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = (): void => {
      clearInterval(timer);
      if (document.visibilityState !== "visible") return;
      void this.refresh();
      timer = setInterval(() => void this.refresh(), PAUSE);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async refresh(): Promise<void> {
    try {
      const [mine, open] = await Promise.all([myTables(), openTables()]);
      this.mine = mine;
      this.open = open.filter((line) => !mine.some((own) => own.id === line.id));
      this.now = Date.now() / 1000;
      this.isKnown = true;
    } catch {
      // The lists stay as they were; the next time may do better.
    }
  }
}

/** Where it is my turn, the clock that runs out first comes first; without one there is time. */
const endOf = (line: TableLine): number =>
  line.is_my_turn && line.deadline !== null ? line.deadline : Number.MAX_SAFE_INTEGER;

const urgency = (line: TableLine): number =>
  line.is_my_turn ? 0 : line.status === "playing" ? 1 : 2;
