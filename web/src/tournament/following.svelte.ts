/** A tournament that is asked for again and again; what has not changed is not sent. */

import { Refused } from "../lib/api";
import { hearTime } from "../lib/clock";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words";
import type { Now } from "./telling";

const SOON = 3000;
const LATER = 20_000; // when it is over, or nobody looks

export class Following {
  now: Now | null = $state.raw(null);
  problem = $state("");
  isBusy = $state(false);
  readonly #id: string;
  #tag = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(id: string) {
    this.#id = id;
    void this.#poll();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #poll(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.now || document.visibilityState === "visible") await this.load();
    const isQuiet = this.now?.status === "over" || document.visibilityState !== "visible";
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#poll(), isQuiet ? LATER : SOON);
  }

  async load(): Promise<void> {
    try {
      const answer = await fetch(`/api/tournaments/${this.#id}`, {
        headers: {
          "accept-language": settings.lang,
          ...(this.#tag ? { "if-none-match": this.#tag } : {}),
        },
        cache: "no-store",
      });
      hearTime(answer.headers.get("date"));
      if (answer.status === 304) return;
      const found = (await answer.json()) as Now & { say?: string };
      if (!answer.ok) throw new Refused(found.say ?? answer.statusText);
      this.#tag = answer.headers.get("etag") ?? "";
      this.now = found;
    } catch (error) {
      // What is known stays: only who sees nothing has to be told why.
      if (!this.now) this.problem = error instanceof Refused ? error.message : say("lost");
    }
  }

  /** Does something, and shows what came of it. */
  async act(work: () => Promise<Now>): Promise<void> {
    if (this.isBusy) return;
    [this.problem, this.isBusy] = ["", true];
    try {
      this.#tag = "";
      this.now = await work();
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : String(error);
    } finally {
      this.isBusy = false;
    }
  }
}
