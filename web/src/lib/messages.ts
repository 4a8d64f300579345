/** What the server says: the generated types, narrowed where the schema leaves them open. */

import type { Move } from "./choosing";
import type * as wire from "./generated";

export type {
  Addresses,
  Advice,
  Channel,
  DailyDeal,
  DailyDeals,
  Device,
  Favourite,
  GameLine,
  Hints,
  Mark,
  Me,
  MyOrders,
  NewOrder,
  NewTable,
  NewTournament,
  News,
  NoticeSettings,
  Operator,
  PastGame,
  Patch,
  Presence,
  Privacy,
  Profile,
  Proof,
  Rating,
  Reaction,
  Recap,
  Recovery,
  Refusal,
  Report,
  ScoreTable,
  SeatWish,
  Series,
  SignedIn,
  TitleProfile,
  TournamentGame,
  TournamentLine,
  TournamentNow,
  Up,
  Watching,
  Whose,
} from "./generated";

/** What has a default may be left out upwards; downwards it is always there. */
export type SeatNow = Required<wire.SeatNow>;
export type TableLine = Omit<wire.TableLine, "seats"> & { seats: SeatNow[] };
export type Ending = wire.Ending;

/** `clause` is of the rules, e.g. AN-4.2; examples may leave it out. */
export type LogLine = Omit<wire.LogLine, "event" | "clause"> & {
  event: Record<string, unknown> & { kind: string };
  clause?: wire.LogLine["clause"];
};

export interface Offer {
  kind: "undo" | "draw" | "rematch";
  seat: number;
  yes: number[];
  /** Who does not want a rematch. */
  no?: number[];
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: string;
}

interface Narrowed {
  seats: SeatNow[];
  legal: Move[];
  happened: LogLine[];
  moments: (Omit<wire.Moment, "happened"> & { happened: LogLine[] })[];
  offer: Offer | null;
  outcome: Outcome | null;
  ending: Ending | null;
}
export type Present = Omit<wire.Present, keyof Narrowed> & Narrowed;

export type Down = Present | Exclude<wire.Down, { is: "table" }>;
