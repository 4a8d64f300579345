/* Made by `spieluhr view-types demo`: change the game's schema.py, not this file. */

/** What one seat knows. In a hand, null is a card that it has not seen. */
export interface View {
  leader: number;
  led: number | null;
  won: number[][];
  seat: number | null;
  actor: number | "chance" | "over";
  hands: (number | null)[][];
  pile: number;
  unseen: number[];
}
