/** One table over its WebSocket: what is shown of it, the log, what was chosen, what was refused. */

import { onlyAnswer, passedTo } from "./answers";
import { candidates, partsOf, pick, without, type Meaning, type Move } from "./choosing";
import { Connection, type Standing } from "./connection";
import type { Down, Hints, Presence, Present, LogLine, Up, Refusal } from "./messages";
import { captionOf, lately, momentsOf, pauseBefore, presentAt, type Moment } from "./moments";
import { Outbox } from "./outbox.svelte";
import { Reactions, type What } from "./reactions.svelte";
import { Reel } from "./reel.svelte";
import { settings } from "./settings.svelte";
import type { Shown } from "./shown";
import { say } from "./words";

type Asked = Up extends infer One
  ? One extends { version: number }
    ? Omit<One, "version">
    : never
  : never;

export class LiveTable implements Shown {
  /** What is shown: a moment that is being told, or how it stands now. */
  here: Present | null = $state.raw(null);
  log: readonly LogLine[] = $state.raw([]);
  news: readonly LogLine[] = $state.raw([]);
  chosen: readonly Meaning[] = $state.raw([]);
  hints: Hints | null = $state.raw(null);
  isHinting = $state(false);
  /** When the server gives the answer that I have given ahead, in its seconds. */
  keptUntil: number | null = $state(null);
  /** What was refused, in a sentence. */
  error = $state("");
  /** What is being told, or what I have just done. */
  caption = $state("");
  /** Whose doing is being told; undefined: nothing is. */
  teller: number | null | undefined = $state(undefined);
  standing: Standing = $state("up");
  /** Since when seats are empty, by this device's clock; null: somebody is there. */
  awaySince: readonly (number | null)[] = $state.raw([]);

  readonly reactions = new Reactions();
  readonly outbox = new Outbox((message) => this.connection.send(message));
  private readonly connection: Connection;
  private readonly reel: Reel<Moment>;
  /** How it stands, whatever is being shown. */
  latest: Present | null = $state.raw(null);
  /** So many moments stand in the log. */
  private logged = 0;
  /** A move is under way: a second click must not send another. */
  private isSent = false;
  private isErrorKept = false;
  private answering: ReturnType<typeof setTimeout> | undefined;
  /** Something was taken back: nothing is answered by itself until the next decision. */
  private isHeld = false;
  private isUndoing = false;
  /** The curtain, which falls when what is being told has been told. */
  private curtain: Present | null = null;

  constructor(readonly id: string) {
    this.reel = new Reel<Moment>({
      show: (moment, isNext) => this.showMoment(moment, isNext),
      rest: () => this.rest(),
      me: () => this.latest?.seat ?? null,
      speed: () => settings.speed,
      isCovered: () => this.latest !== null && passedTo(this.latest) !== null,
    });
    document.addEventListener("visibilitychange", this.sayWhetherLooking);
    this.connection = new Connection({
      hear: (message) => this.hear(JSON.parse(message) as Down),
      stands: (standing) => this.stands(standing),
      path: () => `/ws/${id}?lang=${settings.lang}`,
    });
  }

  /** Anew: in another language, or as somebody who has just sat down. */
  reconnect(): void {
    this.connection.renew();
  }

  close(): void {
    clearTimeout(this.answering);
    document.removeEventListener("visibilitychange", this.sayWhetherLooking);
    this.reel.close();
    this.connection.close();
  }

  /** Is something being told that can be skipped? */
  get isTelling(): boolean {
    return this.reel.isPlaying;
  }

  get isMyTurn(): boolean {
    const here = this.here;
    return !this.isTelling && here !== null && here.actor !== null && here.actor === here.seat;
  }

  private stands(standing: Standing): void {
    this.standing = standing;
    if (document.visibilityState !== "visible") this.sayWhetherLooking();
    if (standing !== "up") this.outbox.lost();
    this.isSent = false;
    this.isHinting = false;
  }

  // Down.

  private hear(message: Down): void {
    if (message.is === "table") this.see(message);
    else if (message.is === "hints") this.advise(message);
    else if (message.is === "error") this.refuse(message);
    else if (message.is === "kept") this.keep(message.until);
    else if (message.is === "presence") this.meet(message);
    else if (message.is === "reaction") this.reactions.hear(message);
  }

  private see(latest: Present): void {
    if (this.curtain) this.reel.skip();
    const isParting = this.isTelling && this.latest !== null && passedTo(this.latest) !== null;
    if (isParting && latest.is_new && passedTo(latest) !== null) {
      this.curtain = latest;
      return;
    }
    const before = this.latest;
    if (latest.moved !== before?.moved) {
      this.isSent = false; // a question of others does not answer my move
      this.keptUntil = null;
    }
    if (latest.chance.wants !== null) void this.addToChance(latest);
    const isLate = !this.outbox.seen(latest.moved);
    this.latest = latest;
    const moments = momentsOf(latest);
    if (latest.is_new) this.begin(latest, moments);
    else if (before?.status !== "playing")
      this.begin(latest, [...this.reel.moments, ...moments]); // the deal is nobody's doing
    else if (moments.length > 0) this.reel.add(moments);
    else if (!this.isTelling) this.rest();
    if (isLate) this.error = say("notSent");
  }

  /** Nothing is dealt before every person at the table has added to chance. */
  private async addToChance(latest: Present): Promise<void> {
    const { contribution } = await import("./chance");
    const said = this.latest?.version === latest.version ? contribution(latest) : null;
    if (said) this.connection.send(said);
  }

  /** Shown at once, without telling how it came about. */
  private begin(latest: Present, moments: readonly Moment[]): void {
    this.reel.load(moments, moments.length - 1);
    this.log = latest.is_new ? latest.happened : this.log;
    if (latest.is_new) this.logged = 0;
    this.write(moments.length);
    this.news = [];
    this.caption = "";
    this.rest();
  }

  /** Up to that moment, all stands in the log. */
  private write(until: number): void {
    const fresh = this.reel.moments.slice(this.logged, until).flatMap((moment) => moment.happened);
    if (fresh.length > 0) this.log = [...this.log, ...fresh];
    this.logged = Math.max(this.logged, until);
  }

  private showMoment(moment: Moment, isNext: boolean): void {
    if (!this.latest) return;
    clearTimeout(this.answering);
    this.chosen = [];
    this.news = isNext ? moment.happened : [];
    const caption = captionOf(moment);
    if (caption || this.teller !== moment.by) this.caption = caption; // what is silent goes on with it
    this.teller = moment.by;
    this.write(this.reel.at + 1);
    this.here = presentAt(this.latest, moment);
  }

  /** All is told: now it can be decided. */
  private rest(): void {
    const [before, latest] = [this.here, this.latest];
    if (!latest) return;
    // Questions of others leave what I have chosen and what I was told as it is.
    const isOther =
      before?.moved !== latest.moved || before.seat !== latest.seat || this.teller !== undefined;
    if (isOther) {
      this.chosen = [];
      this.hints = null;
      this.isHinting = false;
    }
    if (isOther || before?.version !== latest.version) {
      if (!this.isErrorKept) this.error = "";
      this.isErrorKept = false;
    }
    const untold = this.reel.moments.slice(this.logged).flatMap((moment) => moment.happened);
    if (untold.length > 0) this.news = untold;
    this.write(this.reel.moments.length);
    this.caption = lately(this.reel.moments, latest);
    this.teller = undefined;
    this.here = latest;
    this.mark(latest.seats.map((seat) => seat.is_here));
    if (this.curtain) return this.fall(this.curtain);
    this.undoFurther(latest);
    this.answerSoon();
  }

  private fall(curtain: Present): void {
    this.curtain = null;
    this.see(curtain);
  }

  /** The turns of others since my last one, shown again. */
  again(): void {
    const turns = (this.latest?.since ?? []).map((one) => one.turn);
    const { moments } = this.reel;
    const first = moments.findIndex((moment) => turns.includes(moment.turn));
    const last = moments.findLastIndex((moment) => turns.includes(moment.turn));
    if (first >= 0) this.reel.repeat(first, last);
  }

  /** What the last turn of somebody else has touched: it stays marked on the board. */
  get last(): readonly LogLine[] {
    const turn = this.here?.since.at(-1)?.turn;
    return this.reel.moments
      .filter((moment) => moment.turn === turn)
      .flatMap((moment) => moment.happened);
  }

  private advise(hints: Hints): void {
    this.outbox.answered();
    this.isHinting = false;
    if (this.latest && hints.version >= this.latest.moved) this.hints = hints;
  }

  /** Who was late is shown the table at once: the sentence outlives that one change. */
  private refuse(refusal: Refusal): void {
    this.outbox.answered();
    this.isSent = false;
    this.isHinting = false;
    this.error = refusal.say;
    this.isErrorKept = refusal.error === "stale";
  }

  /** Others are shown my answer at that time and not before, so that it tells them nothing. */
  private keep(until: number): void {
    this.outbox.answered();
    this.isSent = false;
    this.keptUntil = until;
  }

  private meet({ here: are, spectators }: Presence): void {
    const now = (one: Present): Present => ({
      ...one,
      spectators,
      seats: one.seats.map((seat, n) => ({ ...seat, is_here: are[n] ?? true })),
    });
    if (!this.here || !this.latest) return;
    this.here = now(this.here);
    this.latest = now(this.latest);
    this.mark(are);
  }

  private mark(are: readonly boolean[]): void {
    this.awaySince = are.map((is, n) => (is ? null : (this.awaySince[n] ?? Date.now())));
  }

  // Up.

  private ask(what: Asked): void {
    if (!this.latest) return;
    this.outbox.say({ version: this.latest.version, ...what });
  }

  /** Something on the board was clicked; while something is told, that only brings it to now. */
  click(meaning: Meaning): void {
    if (this.isTelling) return this.skip();
    if (!this.here || this.isSent) return;
    clearTimeout(this.answering);
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
    if (this.isTelling) this.reel.skip();
  }

  play(move: string): void {
    if (this.isSent) return;
    clearTimeout(this.answering);
    this.isHeld = false;
    this.isUndoing = false;
    this.skip();
    this.chosen = [];
    this.isSent = this.connection.isOpen;
    this.ask({ do: "play", move });
  }

  hint = (): void => {
    clearTimeout(this.answering); // whoever asks wants to decide
    this.isHinting = this.connection.isOpen;
    this.ask({ do: "hint" });
  };
  undo = (): void => {
    clearTimeout(this.answering);
    this.isHeld = true;
    this.isUndoing = true;
    this.ask({ do: "undo" });
  };
  resign = (): void => this.ask({ do: "resign" });
  offerDraw = (): void => this.ask({ do: "draw" });
  answer = (yes: boolean): void => this.ask({ do: "answer", yes });
  replace = (seat: number): void => this.ask({ do: "replace", seat });
  /** Who looks need not be called when it is their turn. */
  private sayWhetherLooking = (): void =>
    void this.connection?.send({ do: "look", is_looking: document.visibilityState === "visible" });
  react = (what: What): void => void this.connection.send({ do: "react", what });
  look = (seat: number | null): void => void this.connection.send({ do: "see", seat });

  // Questions without a choice.

  /** Taking back an answer that was none would lead nowhere: the decision before it is meant. */
  private undoFurther(latest: Present): void {
    if (!this.isUndoing || !latest.is_new) return;
    this.isUndoing = onlyAnswer(latest) !== null && latest.undo === "free";
    if (this.isUndoing) this.ask({ do: "undo" });
  }

  private answerSoon(): void {
    clearTimeout(this.answering);
    const move = this.latest && !this.isHeld ? onlyAnswer(this.latest) : null;
    if (move !== null)
      this.answering = setTimeout(() => this.play(move), pauseBefore(settings.speed));
  }
}
