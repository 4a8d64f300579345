/* Made by scripts/types.mjs from the server's schema: change that, not this file. */

export type BotLine = Turn | Over | Alive;
export type Down = Present | Hints | Refusal | Pong | Presence | Reaction;
export type Up =
  Play | Undo | Offer | Answer | Resign | Replace | Hint | See | React | Pledge | Reveal | Ping;

/**
 * Everything that goes over the wire, by name.
 */
export interface Wire {
  Addresses: Addresses;
  Advice: Advice;
  Alive: Alive;
  Answer: Answer;
  ApiError: ApiError;
  BotLine: BotLine;
  BotMove: BotMove;
  Choice: Choice;
  Down: Down;
  Ending: Ending;
  Entry: Entry;
  Fair: Fair;
  Frame: Frame;
  GameLine: GameLine;
  HealthStatus: HealthStatus;
  Hint: Hint;
  Hints: Hints;
  InBothLanguages: InBothLanguages;
  LogLine: LogLine;
  Me: Me;
  Mode: Mode;
  Moment: Moment;
  Moved: Moved;
  MyNonce: MyNonce;
  NewName: NewName;
  NewTable: NewTable;
  Offer: Offer;
  Over: Over;
  OwnBot: OwnBot;
  PartialRecord: PartialRecord;
  PartialStep: PartialStep;
  Patch: Patch;
  Ping: Ping;
  Play: Play;
  PlayOn: PlayOn;
  Pledge: Pledge;
  Pong: Pong;
  Presence: Presence;
  Present: Present;
  Proof: Proof;
  React: React;
  Reaction: Reaction;
  Recap: Recap;
  Record: Record;
  Recover: Recover;
  Recovery: Recovery;
  Refusal: Refusal;
  Replace: Replace;
  Replay: Replay;
  Report: Report;
  Resign: Resign;
  Result: Result;
  Reveal: Reveal;
  ScoreRow: ScoreRow;
  ScoreTable: ScoreTable;
  Seat: Seat;
  SeatNow: SeatNow;
  SeatWish: SeatWish;
  See: See;
  Series: Series;
  TableLine: TableLine;
  TakenBack: TakenBack;
  Token: Token;
  Turn: Turn;
  Undo: Undo;
  Undone: Undone;
  Up: Up;
}
/**
 * How other devices reach the server, told only to whoever asks from the same machine.
 *
 *     `addresses` are those it really listens at; if there is none, `command` opens it to the network.
 */
export interface Addresses {
  addresses: string[];
  command: string;
}
/**
 * A move, what it does, how good it is and why; several that are best are equally good.
 *
 *     `twins` are other moves to the same end. Only the first few moves have a `reason`.
 */
export interface Advice {
  move: string;
  say: string;
  rank: "best" | "clearly_worse" | "slightly_worse";
  reason: string;
  twins: string[];
}
/**
 * Nothing new; the connection stands.
 */
export interface Alive {
  is: "alive";
}
/**
 * To an undo or a draw that somebody else has asked for.
 */
export interface Answer {
  do: "answer";
  version: number;
  yes: boolean;
}
/**
 * An error over HTTP: its key and a sentence.
 */
export interface ApiError {
  error: string;
  say: string;
}
/**
 * A bot has to decide. A new version of the same table replaces this turn.
 */
export interface Turn {
  is: "turn";
  table: string;
  version: number;
  game: string;
  options: {
    [k: string]: unknown;
  };
  seat: number;
  view: unknown;
  prompt: string;
  legal: Choice[];
}
/**
 * A legal move: how it is sent, its parts, and what it would do.
 */
export interface Choice {
  move: string;
  json: {
    [k: string]: unknown;
  };
  say: string;
}
/**
 * A game of the bot has ended.
 */
export interface Over {
  is: "over";
  table: string;
  version: number;
  result: string[];
  outcome: {
    [k: string]: unknown;
  } | null;
  ending: {
    [k: string]: unknown;
  } | null;
}
/**
 * A move as text or as JSON, for the version of the turn.
 */
export interface BotMove {
  version: number;
  move:
    | string
    | {
        [k: string]: unknown;
      };
}
/**
 * The table as it is now, as one viewer sees it: all that there is to draw.
 */
export interface Present {
  is: "table";
  table: string;
  version: number;
  moved: number;
  status: "open" | "over" | "playing";
  game: string;
  options: {
    [k: string]: unknown;
  };
  is_played_on: boolean;
  seats: SeatNow[];
  mine: number[];
  is_host: boolean;
  seat: number | null;
  actor: number | null;
  view: unknown;
  prompt: string;
  legal: Choice[];
  happened: LogLine[];
  moments: Moment[];
  is_new: boolean;
  since: Recap[];
  forced: string | null;
  undo: "ask" | "free" | "none";
  offer: {
    [k: string]: unknown;
  } | null;
  deadline: number | null;
  away_seconds: number;
  hints: "all" | "alone" | "nobody";
  result: string[];
  scores: ScoreTable[];
  series: Series | null;
  outcome: {
    [k: string]: unknown;
  } | null;
  ending: {
    [k: string]: unknown;
  } | null;
  chance: Proof;
  rematch: string | null;
  spectators: number;
}
/**
 * Who sits there, for everybody to see. A guest can be a program: `is_bot` says so.
 */
export interface SeatNow {
  name: string;
  kind: "bot" | "guest" | "open";
  level?: string | null;
  is_here?: boolean;
  is_bot?: boolean;
}
/**
 * Something that happened, as the receiver may know it: the event, the sentence for the log if
 *     it has one, and the clause of the rules behind it.
 */
export interface LogLine {
  event: {
    [k: string]: unknown;
  };
  say: string | null;
  clause: string | null;
}
/**
 * One thing that happened, by one seat (or an automaton, or nobody), in one turn.
 *
 *     `patches` make the view of that moment out of the view of the message.
 */
export interface Moment {
  by: number | null;
  turn: number;
  happened: LogLine[];
  patches: Patch[];
}
/**
 * Something in a view that was different: where, and what stood there.
 */
export interface Patch {
  at: (string | number)[];
  to: unknown;
}
/**
 * A turn of somebody else in one line. Its moments have the same number.
 */
export interface Recap {
  turn: number;
  seat: number;
  say: string;
}
/**
 * Points by source; the rows of the first table add up to the scores of the outcome.
 */
export interface ScoreTable {
  title: string;
  rows: ScoreRow[];
}
/**
 * Where points came from: by seat, with a note where the number alone does not say how.
 */
export interface ScoreRow {
  name: string;
  points: number[];
  notes: string[];
}
/**
 * Games of this title with the same players, of which one is the reader; alone: of this mode.
 *
 *     `won` is by the reader's seats; the others have won the rest.
 */
export interface Series {
  played: number;
  drawn: number;
  won: number[];
}
/**
 * The hash of the server's seed, the nonces of the players by seat, and at the end the seed.
 *
 *     `wants`: what the reader has to send so that the game can begin. `nonces` is null at tables that
 *     are older than that.
 */
export interface Proof {
  hash: string;
  seed: string | null;
  nonces: (string | null)[] | null;
  wants: ("pledge" | "reveal") | null;
}
/**
 * All moves of the seat, the best first.
 */
export interface Hints {
  is: "hints";
  version: number;
  moves: Advice[];
}
/**
 * What was refused, and why, in a sentence. Nothing has changed.
 */
export interface Refusal {
  is: "error";
  error: string;
  say: string;
}
/**
 * Here too.
 */
export interface Pong {
  is: "pong";
}
/**
 * Who is connected now.
 */
export interface Presence {
  is: "presence";
  here: boolean[];
  spectators: number;
}
/**
 * Somebody at the table has reacted. It is told once and stored nowhere.
 */
export interface Reaction {
  is: "reaction";
  seat: number;
  what: "good-game" | "nice" | "oops" | "thanks" | "thinking" | "wow";
}
/**
 * How a game ended otherwise than by its rules, and by whose doing.
 */
export interface Ending {
  reason: "abandoned" | "agreed" | "clock" | "resigned";
  seat: number | null;
}
/**
 * One step of the log, chance results included; `draw` is the number of a fair one.
 */
export interface Entry {
  actor: number | "chance";
  move: string;
  draw?: number | null;
}
/**
 * The seed, secret until the game is over, its hash, and what the players added to it.
 *
 *     `nonces` by seat, null for a bot; `asked` are the options before chance chose the rest. Older
 *     records have none of it: there all chance follows from the seed alone.
 */
export interface Fair {
  hash: string;
  seed: string | null;
  table?: string | null;
  nonces?: (string | null)[] | null;
  asked?: {
    [k: string]: unknown;
  } | null;
}
/**
 * A moment: the table after so many steps, what happened, by whom and in which turn.
 *
 *     A step may have several moments (a duel after an exchange): all but the last are `is_part`,
 *     without prompt and position. Steps that tell nothing by themselves go along with others.
 *
 *     `views` (of each seat) and `position` are there only where all is open.
 */
export interface Frame {
  n: number;
  by: number | null;
  turn: number;
  actor: number | "chance" | null;
  moves: string[];
  happened: LogLine[];
  prompt: string;
  view: unknown;
  is_part?: boolean;
  views?: unknown[];
  position?: {
    [k: string]: unknown;
  } | null;
}
/**
 * A game; `options` is a JSON Schema, where all that is left out is chosen by the server.
 */
export interface GameLine {
  id: string;
  title: InBothLanguages;
  rules: number;
  data: string | null;
  has_own_data: boolean;
  origin: InBothLanguages | null;
  allows_draw: boolean;
  players: number[];
  levels: string[];
  modes: Mode[];
  options: {
    [k: string]: unknown;
  };
}
/**
 * In English and in German.
 */
export interface InBothLanguages {
  en: string;
  de: string;
}
/**
 * A way to play: its options, and for how many.
 */
export interface Mode {
  title: InBothLanguages;
  options: {
    [k: string]: unknown;
  };
  players: number[];
}
/**
 * The server works, its store included.
 */
export interface HealthStatus {
  status: "ok";
}
/**
 * What a bot thinks of my moves.
 */
export interface Hint {
  do: "hint";
  version: number;
}
/**
 * The guest who asks.
 */
export interface Me {
  id: string;
  name: string;
}
/**
 * It was made and stored: the table now.
 */
export interface Moved {
  version: number;
  status: "open" | "over" | "playing";
  is_my_turn: boolean;
}
/**
 * What I add to the chance of a table: the hash first, where the others do so as well.
 */
export interface MyNonce {
  pledge?: string | null;
  nonce?: string | null;
}
export interface NewName {
  name: string;
}
/**
 * A table to be made. It begins when no seat is open.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  options?: {
    [k: string]: unknown;
  };
  is_public?: boolean;
  move_seconds?: number | null;
  away_seconds?: number;
  hints?: boolean;
}
/**
 * For a new table: me, somebody who joins, or a bot. Several of `me` are a hot seat.
 */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: ("beginner" | "casual" | "club" | "expert" | "master") | null;
  name?: string | null;
}
/**
 * Offer a draw.
 */
export interface Offer {
  do: "draw";
  version: number;
}
/**
 * A bot of mine, by the name and the id that its token was made with.
 */
export interface OwnBot {
  id: string;
  name: string;
  created: number;
}
/**
 * A game that is not over, as one seat knows it; `known_to` is null for a spectator.
 *
 *     `start` is the view of the seat at the beginning, if that was the middle of another game.
 */
export interface PartialRecord {
  spieluhr: 1;
  game: string;
  rules: number;
  data: string | null;
  options: {
    [k: string]: unknown;
  };
  seats: Seat[];
  known_to: number | null;
  log: PartialStep[];
  undone: TakenBack[];
  chance: Fair;
  start?: unknown;
  hints?: boolean;
}
/**
 * Who sat there: a name, and "human" or the name of a bot.
 *
 *     `since`: the step from which on a bot played for somebody who had left.
 */
export interface Seat {
  name: string;
  player?: string;
  since?: number;
}
/**
 * One step as it was learnt: `?` for what was not.
 */
export interface PartialStep {
  actor: number | "chance";
  move: string;
}
/**
 * An undo that went behind chance, a reveal or another's decision.
 */
export interface TakenBack {
  seat: number;
  from: number;
  to: number;
}
/**
 * Still here.
 */
export interface Ping {
  do: "ping";
}
/**
 * Make a move, in its text form.
 */
export interface Play {
  do: "play";
  version: number;
  move: string;
}
/**
 * A game that is over, to be played on after so many steps: by me, and by bots.
 */
export interface PlayOn {
  record: Record;
  step: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
}
/**
 * A whole game in one file. `start` is a position if it did not begin at the beginning.
 *
 *     `hints`: the table was opened with hints for all; against people there are none otherwise.
 *     `bots`: the version of the built-in bots, if their dice follow from the same key.
 */
export interface Record {
  spieluhr: 1;
  game: string;
  rules: number;
  data: string | null;
  options: {
    [k: string]: unknown;
  };
  seats: Seat[];
  start: {
    [k: string]: unknown;
  } | null;
  log: Entry[];
  undone: Undone[];
  outcome: Result | null;
  chance?: Fair | null;
  ending?: Ending | null;
  hints?: boolean;
  bots?: number | null;
}
/**
 * An undo that went behind chance, a reveal or another's decision: from and to which step.
 *
 *     `log` holds the steps that were taken back; the oldest records do not have it.
 */
export interface Undone {
  seat: number;
  from: number;
  to: number;
  log?: Entry[] | null;
}
/**
 * How a game ended by its rules: points and ranks by seat, and why.
 */
export interface Result {
  scores: number[];
  ranks: number[];
  reason: string;
}
/**
 * Before a game among several people: the SHA-256 of the nonce that I shall add to chance.
 */
export interface Pledge {
  do: "pledge";
  hash: string;
}
/**
 * Show the others what I feel: a picture at my seat for a moment. Nothing of it is kept.
 */
export interface React {
  do: "react";
  what: "good-game" | "nice" | "oops" | "thanks" | "thinking" | "wow";
}
export interface Recover {
  secret: string;
}
/**
 * A secret that gives this guest to another device, once.
 */
export interface Recovery {
  secret: string;
}
/**
 * Give the seat of somebody who has been away too long to a bot.
 */
export interface Replace {
  do: "replace";
  version: number;
  seat: number;
}
/**
 * A record step by step. `draws`: so many chance results follow from its seed, all checked.
 */
export interface Replay {
  game: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  seats: Seat[];
  seat: number | null;
  is_open: boolean;
  draws: number | null;
  undone: TakenBack[];
  outcome: Result | null;
  ending: Ending | null;
  result: string[];
  scores: ScoreTable[];
  frames: Frame[];
}
/**
 * Something at this table is not as it should be. Kept for whoever runs the server.
 */
export interface Report {
  reason: "name" | "other" | "reactions" | "stalling" | "unfair";
}
/**
 * Give up; with more than two players a bot goes on in my place.
 */
export interface Resign {
  do: "resign";
  version: number;
}
/**
 * My nonce: random bytes. All chance follows from it, from the others' and from the seed.
 */
export interface Reveal {
  do: "reveal";
  nonce: string;
}
/**
 * Hot seat: look through a seat of mine, the one whose turn it is; null draws the curtain.
 */
export interface See {
  do: "see";
  seat: number | null;
}
/**
 * A table in a list.
 */
export interface TableLine {
  id: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  status: "open" | "over" | "playing";
  seats: SeatNow[];
  mine: number[];
  is_my_turn: boolean;
  changed: number;
  result: string;
  fared: ("drawn" | "lost" | "won") | null;
  asks_rematch: string | null;
  chance: Proof;
}
/**
 * For the bot API; it is shown once.
 */
export interface Token {
  token: string;
  name: string;
  id: string;
}
/**
 * Take back my last decision; where it is not free, ask the others.
 */
export interface Undo {
  do: "undo";
  version: number;
}
