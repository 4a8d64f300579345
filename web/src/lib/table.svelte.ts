/** One table over its WebSocket: the latest view, the log, what was chosen, what was refused. */

import { candidates, partsOf, pick, without, type Meaning, type Move } from "./choosing";
import { Connection, type Standing } from "./connection";
import type { Down, Hints, Presence, Present, Told, Up, Wrong } from "./messages";
import { isCalm } from "./motion";
import { Pace } from "./pace";
import { settings } from "./settings.svelte";
import type { Shown } from "./shown";
import { captions } from "./told";
import { say } from "./words";

type Asked = Up extends infer One ? (One extends { version: number } ? Omit<One, "version"> : never) : never;

export class LiveTable implements Shown {
  here: Present | null = $state.raw(null);
  log: readonly Told[] = $state.raw([]);
  news: readonly Told[] = $state.raw([]);
  chosen: readonly Meaning[] = $state.raw([]);
  hints: Hints | null = $state.raw(null);
  isHinting = $state(false);
  /** What was refused, in a sentence. */
  error = $state("");
  /** What somebody else has just done: one line after the other. */
  caption = $state("");
  isPacing = $state(false);
  standing: Standing = $state("up");
  /** Since when seats are empty, by this device's clock; null: somebody is there. */
  awaySince: readonly (number | null)[] = $state.raw([]);

  private readonly connection: Connection;
  private readonly pace: Pace<Present>;
  /** A move is under way: a second click must not send another. */
  private isSent = false;
  private isErrorKept = false;

  constructor(readonly id: string) {
    this.pace = new Pace<Present>({
      show: (here) => this.show(here),
      tell: (line) => (this.caption = line),
      isHidden: () => document.hidden,
      isCalm,
      busy: (is) => (this.isPacing = is),
    });
    this.connection = new Connection({
      hear: (message) => this.hear(JSON.parse(message) as Down),
      stands: (standing) => this.stands(standing),
      address: () => {
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        return `${scheme}://${location.host}/ws/${id}?lang=${settings.lang}`;
      },
    });
  }

  /** Anew: in another language, or as somebody who has just sat down. */
  reconnect(): void {
    this.connection.renew();
  }

  close(): void {
    this.pace.clear();
    this.connection.close();
  }

  private stands(standing: Standing): void {
    this.standing = standing;
    if (standing === "up" && this.error === say("notSent")) this.error = "";
    this.isSent = false;
    this.isHinting = false;
  }

  // Down.

  private hear(message: Down): void {
    if (message.is === "table") this.see(message);
    else if (message.is === "hints") this.advise(message);
    else if (message.is === "error") this.refuse(message);
    else if (message.is === "presence") this.meet(message);
  }

  private see(here: Present): void {
    this.isSent = false;
    if (here.is_new) this.pace.clear();
    this.pace.add(here);
  }

  private show(here: Present): readonly string[] {
    const [before, log] = [this.here, this.log];
    if (before?.version !== here.version || before.seat !== here.seat) {
      this.chosen = [];
      this.hints = null;
      this.isHinting = false;
      if (!this.isErrorKept) this.error = "";
      this.isErrorKept = false;
    }
    this.news = here.is_new ? [] : here.happened;
    this.log = here.is_new ? here.happened : [...log, ...here.happened];
    this.here = here;
    this.mark(here.seats.map((seat) => seat.is_here));
    if (here.is_new) this.caption = "";
    if (before?.status !== "playing") return []; // the cards were dealt: nobody's doing
    return captions(this.news, log, before.actor, here.seat);
  }

  private advise(hints: Hints): void {
    this.isHinting = false;
    if (hints.version === this.here?.version) this.hints = hints;
  }

  /** Who was late is shown the table at once: the sentence outlives that one change. */
  private refuse(wrong: Wrong): void {
    this.isSent = false;
    this.isHinting = false;
    this.error = wrong.say;
    this.isErrorKept = wrong.error === "stale";
  }

  private meet({ here: are, spectators }: Presence): void {
    if (!this.here) return;
    const seats = this.here.seats.map((seat, n) => ({ ...seat, is_here: are[n] ?? true }));
    this.here = { ...this.here, seats, spectators };
    this.mark(are);
  }

  private mark(are: readonly boolean[]): void {
    this.awaySince = are.map((is, n) => (is ? null : (this.awaySince[n] ?? Date.now())));
  }

  // Up.

  private ask(what: Asked): void {
    if (!this.here) return;
    if (!this.connection.send({ version: this.here.version, ...what })) this.error = say("notSent");
  }

  /** Something on the board was clicked. */
  click(meaning: Meaning): void {
    this.skip();
    if (!this.here || this.isSent) return;
    const picked = pick(this.here.legal, this.chosen, meaning);
    this.chosen = picked.chosen;
    if (picked.act) this.play(picked.act.move);
  }

  /** A whole move, to be looked at before it is made. */
  choose(move: Move): void {
    this.chosen = partsOf(move);
  }

  /** The moves that what was chosen leaves. */
  get left(): Move[] {
    return candidates(this.here?.legal ?? [], this.chosen);
  }

  back(): void {
    this.chosen = without(this.here?.legal ?? [], this.chosen);
  }

  skip(): void {
    this.pace.skip();
  }

  play(move: string): void {
    if (this.isSent) return;
    this.skip();
    this.chosen = [];
    this.isSent = this.connection.isOpen;
    this.ask({ do: "play", move });
  }

  hint = (): void => {
    this.isHinting = this.connection.isOpen;
    this.ask({ do: "hint" });
  };
  undo = (): void => this.ask({ do: "undo" });
  resign = (): void => this.ask({ do: "resign" });
  offerDraw = (): void => this.ask({ do: "draw" });
  answer = (yes: boolean): void => this.ask({ do: "answer", yes });
  replace = (seat: number): void => this.ask({ do: "replace", seat });
  look = (seat: number | null): void => void this.connection.send({ do: "see", seat });
}
