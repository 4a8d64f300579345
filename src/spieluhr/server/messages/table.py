"""All messages of a table, up and down. The JSON Schema is made from these types."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

Lang = Literal["en", "de"]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Version = Annotated[int, Meta(ge=0)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # 32 bytes
ReactionName = Literal["nice", "thanks", "oops", "thinking", "wow", "good-game"]
# For whom there are hints: for the only person among bots, for all as the table was opened so, or
# for nobody, since there are none against people otherwise.
HintsFor = Literal["alone", "all", "nobody"]


class Asked(Struct, forbid_unknown_fields=True, tag_field="do"):
    """One message up. `version` is the table as the sender saw it.

    It is not late as long as nothing was played or taken back since.
    """

    version: Version


class Play(Asked, tag="play"):
    """Make a move, in its text form."""

    move: MoveText


class Undo(Asked, tag="undo"):
    """Take back my last decision; where it is not free, ask the others."""


class Offer(Asked, tag="draw"):
    """Offer a draw."""


class Answer(Asked, tag="answer"):
    """To an undo or a draw that somebody else has asked for."""

    yes: bool


class Resign(Asked, tag="resign"):
    """Give up; with more than two players a bot takes my place."""


class Replace(Asked, tag="replace"):
    """Give the seat of somebody who has been away too long to a bot."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Hint(Asked, tag="hint"):
    """What a bot thinks of my moves."""


class See(Struct, forbid_unknown_fields=True, tag_field="do", tag="see"):
    """Hot seat: look through a seat of mine, the one whose turn it is; null draws the curtain."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None


class React(Struct, forbid_unknown_fields=True, tag_field="do", tag="react"):
    """Show the others what I feel: a picture at my seat for a moment. Nothing of it is kept."""

    what: ReactionName


class Pledge(Struct, forbid_unknown_fields=True, tag_field="do", tag="pledge"):
    """Before a game among several people: the SHA-256 of the nonce that I shall add to chance."""

    hash: Hex


class Reveal(Struct, forbid_unknown_fields=True, tag_field="do", tag="reveal"):
    """My nonce: random bytes. All chance follows from it, from the others' and from the seed."""

    nonce: Hex


class Look(Struct, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """Whether the page is in sight: who looks need not be called. Nobody else is told."""

    is_looking: bool


class Ping(Struct, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Still here."""


Up = (
    Play
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
    | Ping
)


class SeatNow(Struct):
    """Who sits there, for everybody to see. A guest can be a program: `is_bot` says so."""

    name: str
    kind: Literal["guest", "bot", "open"]
    level: str | None = None
    is_here: bool = True
    is_bot: bool = False


class Choice(Struct):
    """A legal move: how it is sent, its parts, and what it would do."""

    move: str
    json: dict[str, Any]
    say: str


class LogLine(Struct):
    """Something that happened, as the receiver may know it: the event, the sentence for the log if
    it has one, and the clause of the rules behind it."""

    event: dict[str, Any]
    say: str | None
    clause: str | None


class Patch(Struct):
    """Something in a view that was different: where, and what stood there."""

    at: list[str | int]
    to: Any


class Moment(Struct):
    """One thing that happened, by one seat (or an automaton, or nobody), in one turn.

    `patches` make the view of that moment out of the view of the message.
    """

    by: int | None
    turn: int
    happened: list[LogLine]
    patches: list[Patch]


class Recap(Struct):
    """A turn of somebody else in one line. Its moments have the same number."""

    turn: int
    seat: int
    say: str


class ScoreRow(Struct):
    """Where points came from: by seat, with a note where the number alone does not say how."""

    name: str
    points: list[int]
    notes: list[str]


class ScoreTable(Struct):
    """Points by source; the rows of the first table add up to the scores of the outcome."""

    title: str
    rows: list[ScoreRow]


class Series(Struct):
    """Games of this title with the same players, of which one is the reader; alone: of this mode.

    `won` is by the reader's seats; the others have won the rest.
    """

    played: int
    drawn: int  # a first place of the reader that was shared
    won: list[int]


class Proof(Struct):
    """The hash of the server's seed, the nonces of the players by seat, and at the end the seed.

    `wants`: what the reader has to send so that the game can begin. `nonces` is null at tables that
    are older than that.
    """

    hash: str
    seed: str | None
    nonces: list[str | None] | None
    wants: Literal["pledge", "reveal"] | None


class Present(Struct, tag_field="is", tag="table"):
    """The table as it is now, as one viewer sees it: all that there is to draw."""

    table: str
    version: int
    moved: int  # the version that changed the log last: what was meant for it since still fits
    status: Literal["open", "playing", "over"]
    game: str
    options: dict[str, Any]
    is_played_on: bool  # it began with a position of another game
    daily: str | None  # the daily deal it is: game/kind/day
    tournament: str | None  # that the table belongs to
    seats: list[SeatNow]
    mine: list[int]  # several are a hot seat
    is_host: bool  # before the game: may remove guests from their seats
    seat: int | None  # whose view; at a hot seat None draws the curtain
    actor: int | None
    view: Raw | None
    prompt: str
    legal: list[Choice]
    # Before the moments: all since the beginning, or nothing if not `is_new`.
    happened: list[LogLine]
    moments: list[Moment]  # what is news; if `is_new`, what happened since the reader's last turn
    is_new: bool  # the log begins anew; `moments` have been shown, or are shown again on demand
    since: list[Recap]  # the turns of others since the reader's last one
    forced: str | None  # the only legal move, where everybody can know that there is no other
    undo: Literal["free", "ask", "none"]
    offer: dict[str, Any] | None
    deadline: float | None
    move_seconds: float | None  # for each; None: as long as they like
    away_seconds: float  # after which a bot may take the place of somebody who is gone
    hints: HintsFor
    result: list[str]
    scores: list[ScoreTable]  # when the rules have ended it
    series: Series | None  # when it is over, for those who played
    outcome: dict[str, Any] | None
    ending: dict[str, Any] | None
    chance: Proof
    rematch: str | None
    spectators: int


class Advice(Struct):
    """A move, what it does, how good it is and why; several that are best are equally good.

    `twins` are other moves to the same end. Only the first few moves have a `reason`. `chance` says
    the chance to win in words, where the game was calibrated.
    """

    move: str
    say: str
    rank: Literal["best", "slightly_worse", "clearly_worse"]
    reason: str
    twins: list[str]
    chance: str


class Hints(Struct, tag_field="is", tag="hints"):
    """All moves of the seat, the best first."""

    version: int
    moves: list[Advice]


class Refusal(Struct, tag_field="is", tag="error"):
    """What was refused, and why, in a sentence. Nothing has changed."""

    error: str
    say: str


class Kept(Struct, tag_field="is", tag="kept"):
    """The reader's answer will be given at that second, as it was wished for ahead."""

    until: float


class Pong(Struct, tag_field="is", tag="pong"):
    """Here too."""


class Presence(Struct, tag_field="is", tag="presence"):
    """Who is connected now."""

    here: list[bool]
    spectators: int


class Reaction(Struct, tag_field="is", tag="reaction"):
    """Somebody at the table has reacted. It is sent once and never stored."""

    seat: int
    what: ReactionName


Down = Present | Hints | Refusal | Kept | Pong | Presence | Reaction
