/** The memory aid: what was seen once and has to be remembered is hidden when it is switched off. */

import type { View } from "./view";

/** Drinks that face a seat (or the deck) keep its plan open on the table. */
const isOpen = (view: View, seat: number): boolean =>
  view.paradox?.deck === "drinks" ||
  view.displays.flat().some((lying) => lying.faces[seat] === "drinks");

export function asRemembered(view: View, hasAid: boolean): View {
  if (hasAid || view.seat === null || view.reason) return view;
  const me = view.seat;
  const other = 1 - me;
  const step = view.pending.at(-1)?.step;
  const isShown = isOpen(view, other) || (step === "knife" && view.actor === me);
  return {
    ...view,
    // Aces: the top card is being looked at.
    deck: view.deck.map((code, n) =>
      n === 0 && step === "aces" && view.actor === me ? code : null,
    ),
    hands: view.hands.map((hand, seat) => (seat === me || isShown ? hand : hand.map(() => null))),
    known: isOpen(view, me) ? view.known : [],
    unseen: [],
    removed: [],
  };
}
