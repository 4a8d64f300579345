/** The record that is looked at: where it comes from, and who looks. */

import { Refused } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { mySeat, recordFrom, recordOf, replayOf } from "./asking";
import { Film } from "./film.svelte";
import type { Eyes, RecordFile } from "./forms";

const SPECTATOR: Eyes = { isOpen: false, seat: null };

export class Showing {
  film: Film | null = $state.raw(null);
  record: string = $state.raw("");
  /** My seat, else that of the first who is no bot. */
  person: number = $state(0);
  /** My own, if I sat there. */
  mine: number | null = $state(null);
  problem: string = $state("");
  isReading: boolean = $state(false);
  /** In which language the lines were told. */
  private lang: string = settings.lang;
  private asked = 0;

  openTable(table: string, at: number | null): Promise<void> {
    this.close();
    return this.attempt(async (isLate) => {
      const [text, seat] = await Promise.all([recordOf(table), mySeat(table)]);
      await this.open(text, seat, at, isLate);
    });
  }

  openFile(file: File, at: number | null): Promise<void> {
    this.close();
    return this.attempt(async (isLate) => this.open(await recordFrom(file), null, at, isLate));
  }

  close(): void {
    this.asked += 1;
    this.film?.close();
    this.film = null;
    this.record = "";
    this.problem = "";
    this.isReading = false;
  }

  /** All is open at first, if it may be, from the side of a person. */
  private async open(
    text: string,
    mine: number | null,
    at: number | null,
    isLate: () => boolean,
  ): Promise<void> {
    const written = JSON.parse(text) as RecordFile;
    const seats = Array.isArray(written.seats) ? written.seats : [];
    const person =
      mine ??
      Math.max(
        0,
        seats.findIndex((seat) => (seat.player ?? "human") === "human"),
      );
    const isOver = Boolean(written.outcome ?? written.ending);
    const eyes = isOver ? { isOpen: true, seat: person } : SPECTATOR;
    const lang = settings.lang;
    const replay = await replayOf(text, eyes);
    if (isLate()) return;
    this.lang = lang;
    this.record = text;
    this.person = person;
    this.mine = mine;
    this.film = new Film(replay, eyes, at);
  }

  look(eyes: Eyes): Promise<void> {
    return this.attempt(async (isLate) => {
      const film = this.film;
      if (!film) return;
      const lang = settings.lang;
      // If only the near side changes, nothing new has to be told.
      const isTold = film.replay.is_open && eyes.isOpen && lang === this.lang;
      const replay = isTold ? film.replay : await replayOf(this.record, eyes);
      if (isLate()) return;
      this.lang = lang;
      film.look(replay, eyes);
    });
  }

  /** Once more in the language that was chosen meanwhile. */
  retell(): void {
    if (this.film && settings.lang !== this.lang) void this.look(this.film.eyes);
  }

  /** The latest wish counts: an answer that comes too late is dropped. */
  private async attempt(work: (isLate: () => boolean) => Promise<void>): Promise<void> {
    const number = ++this.asked;
    const isLate = (): boolean => number !== this.asked;
    this.problem = "";
    this.isReading = true;
    try {
      await work(isLate);
    } catch (error) {
      if (!isLate()) this.problem = error instanceof Refused ? error.message : String(error);
    } finally {
      if (!isLate()) this.isReading = false;
    }
  }
}
