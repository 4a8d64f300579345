/* Made by scripts/types.mjs from the server's schema: change that, not this file. */

export type BotLine = Turn | Over | Alive;
export type Down = Present | Hints | Refusal | Kept | Pong | Presence | Reaction;
export type Up =
  | Play
  | Undo
  | Offer
  | Answer
  | Resign
  | Replace
  | Hint
  | See
  | React
  | Pledge
  | Reveal
  | Look
  | Ping;

/**
 * Everything that goes over the wire, by name.
 */
export interface Wire {
  Absent: Absent;
  Addresses: Addresses;
  Advice: Advice;
  AgainstLevel: AgainstLevel;
  AgainstPerson: AgainstPerson;
  Alive: Alive;
  Announcement: Announcement;
  Answer: Answer;
  ApiError: ApiError;
  Ban: Ban;
  Bar: Bar;
  BetterLine: BetterLine;
  BotLine: BotLine;
  BotMove: BotMove;
  Channel: Channel;
  Choice: Choice;
  DailyDeal: DailyDeal;
  DailyDeals: DailyDeals;
  DailyPar: DailyPar;
  Decision: Decision;
  Device: Device;
  Down: Down;
  Ending: Ending;
  Entrant: Entrant;
  Entry: Entry;
  Export: Export;
  Fair: Fair;
  Farewell: Farewell;
  Favourite: Favourite;
  Frame: Frame;
  GameLine: GameLine;
  Happened: Happened;
  HealthStatus: HealthStatus;
  Hint: Hint;
  Hints: Hints;
  InBothLanguages: InBothLanguages;
  Kept: Kept;
  KnownOrder: KnownOrder;
  Lesson: Lesson;
  LessonStep: LessonStep;
  Line: Line;
  LogLine: LogLine;
  Look: Look;
  LookAtLink: LookAtLink;
  LuckEvent: LuckEvent;
  Mark: Mark;
  Me: Me;
  Mode: Mode;
  Moment: Moment;
  Moved: Moved;
  MyMistake: MyMistake;
  MyNonce: MyNonce;
  MyOrders: MyOrders;
  MyReport: MyReport;
  MyTraining: MyTraining;
  MyTry: MyTry;
  NewAnswer: NewAnswer;
  NewDaily: NewDaily;
  NewEntrant: NewEntrant;
  NewFavourite: NewFavourite;
  NewMail: NewMail;
  NewName: NewName;
  NewNote: NewNote;
  NewOrder: NewOrder;
  NewPasskey: NewPasskey;
  NewPush: NewPush;
  NewTable: NewTable;
  NewTournament: NewTournament;
  NewWebhook: NewWebhook;
  News: News;
  NoticeSettings: NoticeSettings;
  Offer: Offer;
  OpenQuestion: OpenQuestion;
  Operator: Operator;
  Over: Over;
  OwnBot: OwnBot;
  Part: Part;
  PartialRecord: PartialRecord;
  PartialStep: PartialStep;
  Passkey: Passkey;
  PastGame: PastGame;
  Patch: Patch;
  Ping: Ping;
  Play: Play;
  PlayOn: PlayOn;
  Player: Player;
  Pledge: Pledge;
  Point: Point;
  Pong: Pong;
  Presence: Presence;
  Present: Present;
  Privacy: Privacy;
  Profile: Profile;
  Proof: Proof;
  PushKeys: PushKeys;
  PuzzleAnswer: PuzzleAnswer;
  PuzzleGroup: PuzzleGroup;
  PuzzleNow: PuzzleNow;
  PuzzleShelf: PuzzleShelf;
  PuzzleTry: PuzzleTry;
  Rating: Rating;
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
  ReportNow: ReportNow;
  Resign: Resign;
  Result: Result;
  Reveal: Reveal;
  Review: Review;
  ReviewNow: ReviewNow;
  ScoreRow: ScoreRow;
  ScoreTable: ScoreTable;
  Seat: Seat;
  SeatNow: SeatNow;
  SeatWish: SeatWish;
  See: See;
  Sent: Sent;
  Series: Series;
  Shown: Shown;
  SignedIn: SignedIn;
  Summary: Summary;
  TableLine: TableLine;
  TakenBack: TakenBack;
  Tally: Tally;
  TitleProfile: TitleProfile;
  Token: Token;
  Told: Told;
  TournamentGame: TournamentGame;
  TournamentLine: TournamentLine;
  TournamentNow: TournamentNow;
  TournamentRound: TournamentRound;
  TournamentStand: TournamentStand;
  Turn: Turn;
  Undo: Undo;
  Undone: Undone;
  Up: Up;
  UsePasskey: UsePasskey;
  Watching: Watching;
  Whose: Whose;
}
/**
 * Somebody who has left a game waiting.
 */
export interface Absent {
  entrant: number;
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
 *     `twins` are other moves to the same end. Only the first few moves have a `reason`. `chance` says
 *     the chance to win in words, where the game was calibrated.
 */
export interface Advice {
  move: string;
  say: string;
  rank: "best" | "clearly_worse" | "slightly_worse";
  reason: string;
  twins: string[];
  chance: string;
}
/**
 * All games with bots of that level and no person.
 */
export interface AgainstLevel {
  level: string;
  tally: Tally;
}
/**
 * So many games; those that are neither won nor drawn were lost.
 */
export interface Tally {
  played: number;
  won: number;
  drawn: number;
}
/**
 * All games with somebody, by the name they have now.
 */
export interface AgainstPerson {
  name: string;
  tally: Tally;
}
/**
 * Nothing new; the connection stands.
 */
export interface Alive {
  is: "alive";
}
/**
 * From whoever runs the server, in the reader's language.
 */
export interface Announcement {
  id: string;
  text: string;
  until: number | null;
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
 * A guest or a network that may not play here.
 */
export interface Ban {
  kind: string;
  what: string;
  until: number | null;
  created: number;
}
/**
 * So many first tries came to these points; `won` of them were wins.
 */
export interface Bar {
  points: number;
  count: number;
  won: number;
}
/**
 * A line of a review, to be shown on the board: of a game that is over, from the decision
 *     after so many steps on, in a deal that fits what its player knew. `moves` as in the review.
 */
export interface BetterLine {
  record: Record;
  step: number;
  /**
   * @minItems 1
   * @maxItems 400
   */
  moves: string[];
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
 * One step of the log, chance results included; `draw` is the number of a fair one.
 */
export interface Entry {
  actor: number | "chance";
  move: string;
  draw?: number | null;
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
 * How a game ended otherwise than by its rules, and by whose doing.
 */
export interface Ending {
  reason: "abandoned" | "agreed" | "clock" | "resigned";
  seat: number | null;
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
 * One way to be called. `label`: the device, the host of a webhook, the e-mail address.
 */
export interface Channel {
  id: string;
  kind: "mail" | "push" | "webhook";
  label: string;
  is_confirmed: boolean;
  created: number;
}
/**
 * One deal of one day. `bars` are empty until my own try is over.
 */
export interface DailyDeal {
  game: string;
  kind: "duel" | "solo";
  day: string;
  mode: InBothLanguages;
  level: string | null;
  seed: string;
  par: DailyPar | null;
  players: number;
  bars: Bar[];
  mine: MyTry | null;
}
/**
 * In English and in German.
 */
export interface InBothLanguages {
  en: string;
  de: string;
}
/**
 * What the master bot made of the deal: points on average, and its share of wins.
 */
export interface DailyPar {
  runs: number;
  mean: number;
  won: number;
}
/**
 * My first try. `spoiled` says why it does not count: `hint`, `undone`, `resigned`,
 *     `left`.
 */
export interface MyTry {
  table: string;
  points: number | null;
  won: boolean | null;
  spoiled: string | null;
  is_over: boolean;
}
/**
 * All deals of one day; there are some since `first`.
 */
export interface DailyDeals {
  day: string;
  today: string;
  first: string;
  deals: DailyDeal[];
}
/**
 * A free decision, by what its seat knew: the best move against the one that was made.
 *
 *     The best move is chosen on one half of the worlds and valued on the other, so `cost` may be
 *     a little below 0; `error` is its standard error. In `better` of `worlds` worlds that the seat
 *     could not tell apart, the best move did better.
 */
export interface Decision {
  n: number;
  seat: number;
  progress: number;
  moves: number;
  move: string;
  best: string;
  cost: number;
  error: number;
  better: number;
  worlds: number;
  mark?: "" | "blunder" | "doubtful" | "mistake";
}
/**
 * A browser that is signed in. `seen` is the beginning of the day it was here last.
 */
export interface Device {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
  is_here: boolean;
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
  daily: string | null;
  tournament: string | null;
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
  move_seconds: number | null;
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
 * The reader's answer will be given at that second, as it was wished for ahead.
 */
export interface Kept {
  is: "kept";
  until: number;
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
 * Somebody at the table has reacted. It is sent once and never stored.
 */
export interface Reaction {
  is: "reaction";
  seat: number;
  what: "good-game" | "nice" | "oops" | "thanks" | "thinking" | "wow";
}
/**
 * Who takes part, by number. `level` is a bot's.
 */
export interface Entrant {
  n: number;
  name: string;
  level: string | null;
  is_out: boolean;
}
/**
 * Everything the server remembers of the asker. A record is at /api/tables/ID/record.
 */
export interface Export {
  spieluhr_profile: 1;
  name: string;
  id: string;
  since: number;
  bots: string[];
  games: PastGame[];
  ratings: {
    [k: string]: Rating;
  };
  favourites: Favourite[];
  signed_in: SignedIn;
  reports: MyReport[];
  channels: Channel[];
  watched: string[];
  standing: KnownOrder[];
  puzzles: PuzzleTry[];
  puzzle_ratings: {
    [k: string]: Rating;
  };
}
/**
 * A game that is over. `points` is the rating after it; `unrated` says why there is none.
 */
export interface PastGame {
  table: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  players: Player[];
  scores: number[] | null;
  fared: ("drawn" | "lost" | "won") | null;
  reason: string;
  ended: number;
  unrated: string | null;
  points: number | null;
  doubt: number | null;
}
/**
 * Who sat there; `level` is a bot's. A guest can be a program: `is_bot` says so.
 */
export interface Player {
  name: string;
  level: string | null;
  is_bot: boolean;
  is_me: boolean;
}
/**
 * In points, with 95 % certainty within `reach` of them, after so many rated games.
 */
export interface Rating {
  points: number;
  reach: number;
  games: number;
}
/**
 * A position that was saved. Its replay can be seen when the game is over.
 */
export interface Favourite {
  id: string;
  table: string;
  game: string;
  step: number;
  note: string;
  created: number;
}
/**
 * All ways to be me. `is_protected`: nobody else may have a name like mine.
 */
export interface SignedIn {
  devices: Device[];
  passkeys: Passkey[];
  is_protected: boolean;
  link_until: number | null;
}
/**
 * A passkey of mine; of it the server has only the public half.
 */
export interface Passkey {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
}
/**
 * A table that I have told the operator about.
 */
export interface MyReport {
  table: string;
  game: string;
  reason: string;
  created: number;
}
/**
 * An answer given ahead, in an export.
 */
export interface KnownOrder {
  table: string;
  order: NewOrder;
}
/**
 * An answer given ahead. `wait`: seconds that are left to the player for another one.
 *
 *     `is_for_good`: for the whole game, else until the player decides something again.
 */
export interface NewOrder {
  question: string;
  wait?: 0 | 600 | 3600 | 28800 | 86400;
  is_for_good?: boolean;
}
/**
 * My first try at a puzzle; `move` is none where the answer was shown at once. `points` is my
 *     rating after it, none where it was not rated.
 */
export interface PuzzleTry {
  puzzle: string;
  game: string;
  solved: boolean;
  move: string | null;
  points: number | null;
  tried: number;
}
/**
 * Everything is deleted, this many tables with it; the cookie is void.
 */
export interface Farewell {
  tables: number;
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
  has_lesson: boolean;
  has_puzzles: boolean;
  players: number[];
  levels: string[];
  modes: Mode[];
  options: {
    [k: string]: unknown;
  };
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
 * An event: no names, no moves.
 */
export interface Happened {
  time: number;
  actor: string;
  what: string;
  facts: {
    [k: string]: unknown;
  };
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
 * First steps: a game from a fixed deal, with what is asked of the reader on the way.
 */
export interface Lesson {
  replay: Replay;
  asked: LessonStep[];
  end: string;
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
 * An undo that went behind chance, a reveal or another's decision.
 */
export interface TakenBack {
  seat: number;
  from: number;
  to: number;
}
/**
 * A decision that is asked of the reader: the only move, what is said, and why this one.
 *
 *     `n` steps of the log came before it; the table as it stands then.
 */
export interface LessonStep {
  n: number;
  legal: Choice;
  prompt: string;
  say: string;
  why: string;
  view: unknown;
}
/**
 * How the better move of a decision could have gone on, chance included, in the one deal of
 *     `reviews.lines` that fits what the seat knew.
 */
export interface Line {
  n: number;
  seat: number;
  moves: string[];
}
/**
 * Whether the page is in sight: who looks need not be called. Nobody else is told.
 */
export interface Look {
  do: "look";
  is_looking: boolean;
}
/**
 * The secret of a link, to see whose it is. It stays good.
 */
export interface LookAtLink {
  secret: string;
}
/**
 * All chance between two decisions. `luck` by seat, against the mean of redraws of it.
 */
export interface LuckEvent {
  n: number;
  end: number;
  progress: number;
  luck: number[];
  error: number;
}
/**
 * Where a level stands on the scale of a game.
 */
export interface Mark {
  level: string;
  points: number;
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
 * A mistake of mine that a review has found; `cost` only where it was validated.
 */
export interface MyMistake {
  id: string;
  game: string;
  table: string;
  n: number;
  mark: "blunder" | "mistake";
  cost: number | null;
  ended: number;
  solved: boolean | null;
}
/**
 * What I add to the chance of a table: the hash first, where the others do so as well.
 */
export interface MyNonce {
  pledge?: string | null;
  nonce?: string | null;
}
/**
 * What may be answered ahead at this table, and what is. Nobody else can ask this.
 *
 *     `until`: when the question that is open gets its answer.
 */
export interface MyOrders {
  questions: OpenQuestion[];
  order: NewOrder | null;
  until: number | null;
}
/**
 * A kind of question of this game that may be answered ahead, in words.
 *
 *     `label`: when; `says`: the answer; `chance`: what else there might be.
 */
export interface OpenQuestion {
  key: string;
  label: string;
  says: string;
  chance: string;
}
/**
 * Where I stand: first tries, how many were right, in a row up to now and ever.
 */
export interface MyTraining {
  tries: number;
  solved: number;
  streak: number;
  longest: number;
  rating: Rating | null;
}
/**
 * The move I choose; without one the answer is shown.
 */
export interface NewAnswer {
  move?: string | null;
}
/**
 * The deal of that day; by default today's (UTC).
 */
export interface NewDaily {
  day?: string | null;
}
/**
 * A bot that the organiser adds.
 */
export interface NewEntrant {
  /**
   * a level, or a bot that this server was started with
   */
  level: string;
}
/**
 * A position to come back to: a table after so many steps; by default as it stands now.
 */
export interface NewFavourite {
  table: string;
  step?: number | null;
  note?: string;
}
/**
 * An e-mail address. It is asked first whether it wants to be written to.
 */
export interface NewMail {
  address: string;
  lang?: "de" | "en";
}
/**
 * What a guest, or a new bot, wants to be called.
 */
export interface NewName {
  name: string;
}
/**
 * What to write beside a saved position.
 */
export interface NewNote {
  note: string;
}
/**
 * A passkey that an authenticator has made for the challenge it was given.
 */
export interface NewPasskey {
  /**
   * what the browser made of it, as JSON (WebAuthn)
   */
  credential: {
    [k: string]: unknown;
  };
}
/**
 * A browser that wants to be called. `label` is what its owner knows it by.
 */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
  label?: string;
  lang?: "de" | "en";
}
/**
 * Of a browser, as its subscription has them.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
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
  level?: string | null;
  name?: string | null;
}
/**
 * A tournament to be made. It has a clock, so that it comes to its end.
 *
 *     `rounds` are needed by `swiss` and `series`; a series that `stops_early` is the best of so many.
 */
export interface NewTournament {
  game: string;
  format?: "all" | "series" | "swiss";
  title?: string;
  options?: {
    [k: string]: unknown;
  };
  rounds?: number | null;
  stops_early?: boolean;
  table_size?: number;
  move_seconds?: number;
  show_seconds?: number;
  away_seconds?: number;
  hints?: boolean;
  auto?: boolean;
  is_playing?: boolean;
  /**
   * @maxItems 15
   *
   * Items: a level, or a bot that this server was started with
   */
  bots?: string[];
}
/**
 * An address of one's own that is asked (POST) at every call.
 */
export interface NewWebhook {
  url: string;
  lang?: "de" | "en";
}
/**
 * What everybody should know now. While it drains, no new tables are made.
 */
export interface News {
  announcements: Announcement[];
  is_draining: boolean;
}
/**
 * How the asker is called, and what this server can do.
 *
 *     `push_key` is what a browser subscribes with; `secret` signs a webhook's calls and is shown
 *     once, when it is made.
 */
export interface NoticeSettings {
  push_key: string;
  has_mail: boolean;
  channels: Channel[];
  tables: string[];
  secret?: string | null;
}
/**
 * Offer a draw.
 */
export interface Offer {
  do: "draw";
  version: number;
}
/**
 * What somebody on night shift wants to see first.
 */
export interface Operator {
  version: string;
  started: number;
  now: number;
  is_draining: boolean;
  is_well: boolean;
  people: number;
  rooms: number;
  stored: {
    [k: string]: number;
  };
  bans: Ban[];
  announcements: Announcement[];
  reports: ReportNow[];
  events: Happened[];
}
/**
 * What a player has reported.
 */
export interface ReportNow {
  created: number;
  table: string;
  game: string;
  reason: string;
  names: string[];
  guest: string;
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
 * What was found so far, in the order of the game.
 */
export interface Part {
  decisions: Decision[];
  events: LuckEvent[];
  curve: Point[];
}
/**
 * Everybody's chances after so many entries of the log, for one who sees all cards.
 */
export interface Point {
  n: number;
  shares: number[];
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
 * One step as it was learnt: `?` for what was not.
 */
export interface PartialStep {
  actor: number | "chance";
  move: string;
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
  move?: string | null;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
}
/**
 * Before a game among several people: the SHA-256 of the nonce that I shall add to chance.
 */
export interface Pledge {
  do: "pledge";
  hash: string;
}
/**
 * How long this server keeps what, in days; None: for good.
 */
export interface Privacy {
  contact: string;
  cookie_days: number;
  link_minutes: number;
  challenge_minutes: number;
  newcomers: number | null;
  waiting: number | null;
  abandoned: number | null;
  finished: number | null;
  reviews: number | null;
  reports: number | null;
  events: number | null;
  origins: number;
}
/**
 * All that is remembered of the asker, counted. At most the latest 5,000 games.
 */
export interface Profile {
  name: string;
  since: number | null;
  tally: Tally;
  streak: number;
  longest: number;
  titles: TitleProfile[];
  people: AgainstPerson[];
}
/**
 * A game as I have played it. `streak` is of wins up to now, `longest` ever.
 */
export interface TitleProfile {
  game: string;
  tally: Tally;
  streak: number;
  longest: number;
  levels: AgainstLevel[];
  rating: Rating | null;
  scale: Mark[];
}
/**
 * Was it right? `best` and `after` (the table after it) are told once it was, or when the
 *     answer is shown. `change` is that of my rating; only the first try counts.
 */
export interface PuzzleAnswer {
  is_right: boolean;
  is_shown: boolean;
  is_first: boolean;
  lines: string[];
  clauses: string[];
  best: string[];
  after: Frame[];
  change: number | null;
  mine: MyTraining;
}
/**
 * Puzzles of one theme or one level: how many there are, and how many I have solved.
 */
export interface PuzzleGroup {
  key: string;
  name: string;
  count: number;
  solved: number;
}
/**
 * A decision as its seat knows it, with all moves; nothing says which is best.
 *
 *     `replay` tells what happened since the seat decided last. `solved` is my first try.
 */
export interface PuzzleNow {
  id: string;
  game: string;
  theme: string;
  level: string;
  points: number | null;
  table: string | null;
  solved: boolean | null;
  mine: MyTraining;
  replay: Replay;
  prompt: string;
  legal: Choice[];
}
/**
 * The puzzles of a game, by theme and by the level that finds them.
 */
export interface PuzzleShelf {
  game: string;
  count: number;
  themes: PuzzleGroup[];
  levels: PuzzleGroup[];
  mine: MyTraining;
}
/**
 * Show the others what I feel: a picture at my seat for a moment. Nothing of it is kept.
 */
export interface React {
  do: "react";
  what: "good-game" | "nice" | "oops" | "thanks" | "thinking" | "wow";
}
/**
 * The secret of a link. `replaces_me`: yes, also if I have games here as somebody else.
 */
export interface Recover {
  secret: string;
  replaces_me?: boolean;
}
/**
 * A secret that signs another device in, once, until then (Unix seconds).
 */
export interface Recovery {
  secret: string;
  until: number;
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
 * Something at this table is not as it should be. Kept for whoever runs the server.
 */
export interface Report {
  reason: "name" | "other" | "reactions" | "stalling" | "unfair";
}
/**
 * Give up; with more than two players a bot takes my place.
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
 * All of it. `told` by language; `lines` belong to the decisions that are told.
 */
export interface Review {
  form: number;
  game: string;
  rules: number;
  data: string | null;
  options: {
    [k: string]: unknown;
  };
  mode: string;
  level: string;
  seats: string[];
  steps: number;
  shown: Shown;
  decisions: Decision[];
  events: LuckEvent[];
  curve: Point[];
  players: Summary[];
  notes: {
    [k: string]: string[];
  };
  told: {
    [k: string]: Told[];
  };
  lines: Line[];
}
/**
 * Which numbers were validated for this way to play: only these are shown to people.
 */
export interface Shown {
  chances?: boolean;
  luck?: boolean;
  errors?: boolean;
}
/**
 * One player's game. None: not validated here, or nothing to count.
 *
 *     `adjusted` is the result without what luck explains of it, for the mean of many games.
 */
export interface Summary {
  seat: number;
  decisions: number;
  marks: {
    [k: string]: number;
  };
  rate?: number | null;
  doubt?: number | null;
  grade?: string | null;
  luck?: number | null;
  result?: number | null;
  adjusted?: number | null;
}
/**
 * A moment in words, in one language: a costly decision or a stroke of luck.
 *
 *     `clauses` of the rules stand behind what happens in it.
 */
export interface Told {
  kind: "cost" | "luck";
  n: number;
  seat: number;
  lines: string[];
  clauses: string[];
}
/**
 * How far a review is. `part` holds what was found so far; when it is done, `review` all.
 */
export interface ReviewNow {
  id: string;
  status: "done" | "failed" | "working";
  done: number;
  total: number;
  shown: Shown;
  part: Part | null;
  review: Review | null;
}
/**
 * Hot seat: look through a seat of mine, the one whose turn it is; null draws the curtain.
 */
export interface See {
  do: "see";
  seat: number | null;
}
/**
 * It is on its way.
 */
export interface Sent {
  sent: boolean;
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
  actor: number | null;
  is_my_turn: boolean;
  changed: number;
  deadline: number | null;
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
 * A game by its players, in the order of their seats. `points` when it is over.
 *
 *     `missing`: who did not come, left, or was replaced by a bot. Without `table` nothing was played.
 */
export interface TournamentGame {
  players: number[];
  table: string | null;
  is_over: boolean;
  points: number[];
  missing: number[];
}
/**
 * A tournament in a list.
 */
export interface TournamentLine {
  id: string;
  title: string;
  game: string;
  format: "all" | "series" | "swiss";
  status: "open" | "over" | "playing";
  round: number;
  rounds_planned: number;
  players: number;
  my_table: string | null;
  changed: number;
}
/**
 * A tournament as the asker sees it. `next_round_at`: when it begins at the latest.
 */
export interface TournamentNow {
  id: string;
  version: number;
  title: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  format: "all" | "series" | "swiss";
  status: "open" | "over" | "playing";
  rounds_planned: number;
  stops_early: boolean;
  table_size: number;
  move_seconds: number;
  show_seconds: number;
  away_seconds: number;
  hints: boolean;
  auto: boolean;
  fewest: number;
  most: number;
  is_host: boolean;
  me: number | null;
  has_bye_points: boolean;
  entrants: Entrant[];
  standings: TournamentStand[];
  rounds: TournamentRound[];
  can_go_on: boolean;
  next_round_at: number | null;
  seed: string | null;
}
/**
 * Where somebody stands; `rank` is shared by who is equal in everything.
 */
export interface TournamentStand {
  n: number;
  rank: number;
  points: number;
  games: number;
  wins: number;
  direct: number;
  buchholz: number;
  sonneborn: number;
}
/**
 * Games that are played at the same time. `byes` get a full point, `sits_out` has no game.
 */
export interface TournamentRound {
  games: TournamentGame[];
  sits_out: number[];
  show_until: number;
}
/**
 * Take back my last decision; where it is not free, ask the others.
 */
export interface Undo {
  do: "undo";
  version: number;
}
/**
 * A challenge that was signed. `replaces_me`: also if I have games here as somebody else.
 */
export interface UsePasskey {
  /**
   * what the browser made of it, as JSON (WebAuthn)
   */
  credential: {
    [k: string]: unknown;
  };
  replaces_me?: boolean;
}
/**
 * Whether the asker is called to this table, and has any way to be.
 */
export interface Watching {
  is_on: boolean;
  has_channel: boolean;
}
/**
 * Who one would become, and who one is on this device.
 */
export interface Whose {
  name: string;
  games: number;
  is_me: boolean;
  me: Me | null;
  my_games: number;
  my_ways: number;
}
