/** What a table of this game shows, worked out once for all parts of the board. No rules. */

import { candidates, type Move } from "../../lib/choosing";
import type { Present } from "../../lib/messages";
import { hasAid, isReader, type Shown } from "../../lib/shown";
import { asRemembered } from "./memory";
import {
  firstUsable,
  ghostOf,
  itemsOf,
  liftedOf,
  otherItem,
  placesOf,
  scoredBy,
  type Lifted,
  type Place,
  type View,
} from "./view";
import { label } from "./words";

export type Side = "mine" | "theirs";
/** How the parts of the board stand: a phone upright, a phone on its side or a low window, all larger windows. */
export type Layout = "narrow" | "low" | "wide";

export class Scene {
  readonly #table: () => Shown;
  constructor(table: () => Shown) {
    this.#table = table;
  }

  get table(): Shown {
    return this.#table();
  }
  get here(): Present | null {
    return this.table.here;
  }
  /** All that the seat may know, remembered or not. */
  get truth(): View {
    return this.here?.view as View;
  }
  readonly view: View = $derived.by(() => asRemembered(this.truth, hasAid(this.table)));
  readonly legal: readonly Move[] = $derived.by(() => this.here?.legal ?? []);

  /** A spectator sits behind seat 0. */
  readonly me = $derived.by(() => this.view.seat ?? 0);
  readonly other = $derived.by(() => 1 - this.me);
  readonly isMine = $derived.by(() => isReader(this.table, this.me));
  nameOf(seat: number): string {
    if (this.view.options.solo && seat === 1) return "Echo";
    return this.here?.seats[seat]?.name ?? "";
  }
  readonly myName = $derived.by(() => this.nameOf(this.me));
  readonly theirName = $derived.by(() => this.nameOf(this.other));
  /** Whom an end faces, in words. */
  readonly toThem = $derived.by(() => label("toThem", { name: this.theirName }));
  readonly toMe = $derived.by(() =>
    this.isMine ? label("toMe") : label("toThem", { name: this.myName }),
  );

  /** What the choice so far leaves, and what it would do. */
  readonly left: readonly Move[] = $derived.by(() =>
    this.table.chosen.length > 0 ? candidates(this.legal, this.table.chosen) : [],
  );
  readonly only = $derived.by(() => (this.left.length === 1 ? this.left[0] : undefined));
  readonly ghost = $derived.by(() => ghostOf(this.left, this.left.length > 0));
  /** The card that would be scored. */
  readonly target = $derived.by(() => scoredBy(this.view, this.left, this.me));
  readonly #found: readonly string[] = $derived.by(() =>
    this.target
      ? itemsOf(this.target).filter((item) =>
          (this.view.displays[this.me] ?? []).some((lying) => lying.faces.includes(item)),
        )
      : [],
  );
  /** Its items that lie in my display, whichever way they face: on these cards of the display, or on itself. */
  matched(code: string | null): readonly string[] {
    return code !== null && this.target === code ? this.#found : [];
  }
  matchedIn(side: Side): readonly string[] {
    return side === "mine" ? this.#found : [];
  }
  /** A turn that is chosen is shown before it is made. */
  readonly turning = $derived.by(() =>
    this.only?.json["do"] === "turn" ? this.only.json["place"] : null,
  );
  nearOf(spot: Place): string | null {
    const isTurning = this.turning !== null && this.turning === spot.place;
    return spot.code && spot.near && isTurning ? otherItem(spot.code, spot.near) : spot.near;
  }

  places(side: Side): Place[] {
    return placesOf(this.view, this.me, side, this.legal, this.ghost);
  }
  readonly hand: readonly (string | null)[] = $derived.by(() => this.view.hands[this.me] ?? []);
  readonly isPlan = $derived.by(() => this.hand.length === 1 && this.view.turn > 0);
  /** Cards of the deck that are looked at or just drawn. */
  readonly lifted: { title: "lifted" | "drawn" | "looked" | null; cards: Lifted[] } = $derived.by(
    () => liftedOf(this.view, this.me),
  );
  readonly hasBeside = $derived.by(
    () =>
      this.lifted.cards.length > 0 ||
      Boolean(!this.view.reason && this.view.pending.at(-1)?.picked?.[0]),
  );
  /** Echo lays its plan open in its turn. */
  readonly openPlan = $derived.by(() =>
    this.view.options.solo ? (this.view.pending.find((frame) => frame.plan)?.plan ?? null) : null,
  );
  readonly theirHand: readonly (string | null)[] = $derived.by(() => [
    ...(this.view.hands[this.other] ?? []),
    ...(this.openPlan ? [this.openPlan] : []),
  ]);

  worth(what: string): number {
    return this.view.reason ? 0 : (this.view.worth[what] ?? 0);
  }
  /** What a card of theirs would give if it could be scored now. */
  worthIfUsable(code: string | null): number {
    return code && firstUsable(this.legal, [{ do: "score", card: code }]) ? this.worth(code) : 0;
  }
  knownTo(code: string | null): string {
    return code && this.view.known.includes(code) ? label("known", { name: this.theirName }) : "";
  }
  /** How events name a place: as the one sees it whose turn was the last, my own are the opponent's "opp". */
  factOf(place: string | null): string | null {
    if (!place) return null;
    const teller = this.isMine ? this.other : 1 - this.view.player;
    const [side, n] = [place.slice(0, 3), place.slice(3)];
    return `seat:${teller} place:${teller === this.me ? side : side === "own" ? "opp" : "own"}${n}`;
  }
}
