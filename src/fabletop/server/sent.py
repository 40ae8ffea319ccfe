"""What the server sends, over the WebSocket and over HTTP: allow-lists with types.

The client's types are made from these (`server/typescript.py` writes web/src/lib/sent.ts).
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, UnsetType, field

from ..kernel.messages import Called, Sentence
from .changes import Change

Key: TypeAlias = Annotated[tuple[Any, ...], Called("Key")]
Fields: TypeAlias = Annotated[dict[str, Any], Called("Fields")]
About: TypeAlias = Annotated[dict[str, Any], Called("About")]
ScoreLine: TypeAlias = Annotated[list[Any], Called("ScoreLine")]
Chosen: TypeAlias = Annotated[dict[str, Any], Called("Choice")]
Values: TypeAlias = dict[str, bool | int | str]
SeatKind = Literal["person", "computer", "open"]
Status = Literal["waiting", "playing", "over"]
UndoRule = Literal["strict", "friendly"]
Sound = Literal["dice", "wood", "coin", "card", "steel", "page"]
Code = Literal["invalid", "illegal", "stale", "forbidden", "refused", "too_fast", "rules", "server", "computer"]

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Reckoning = Literal["none", "waiting", "reckoning", "done", "stopped", "failed"]

V = TypeVar("V")  # what a seat sees of a game
T = TypeVar("T")  # the terms of a choice
C = TypeVar("C", bound=Chosen)  # what may be chosen


# -- the game as a seat sees it --------------------------------------------------------------------


class Option(msgspec.Struct, Generic[T, C]):
    key: Key  # what is sent back to choose it
    what: C = field(name="is")  # what it is, by its fields
    pieces: tuple[str, ...]  # the pieces on the board that it touches
    say: Sentence
    terms: T | None  # what the game says of it besides, a price for instance
    then: dict[str, int] | None  # the figures of the own seat that it would change; null if chance has a say in them


class Refused(msgspec.Struct, Generic[T, C]):
    key: Key
    what: C = field(name="is")
    pieces: tuple[str, ...]
    say: Sentence
    terms: T | None
    clause: str  # what forbids it


class Decision(msgspec.Struct, Generic[T, C]):
    kind: str
    clause: str
    window: bool  # a reaction to somebody else
    prompt: Sentence
    about: About  # what it is about, by name: a tile, a card, a Hero
    options: list[Option[T, C]]
    refused: list[Refused[T, C]]


class Result(msgspec.Struct):
    scores: list[int]
    places: list[int]
    lines: list[list[ScoreLine]]
    rank: str
    party: bool  # all were on one side, and won or lost together


class Back(msgspec.Struct):
    ply: int
    say: Sentence


class State(msgspec.Struct, Generic[V, T, C], kw_only=True):
    game: str
    ply: int
    seat: int | None
    asked: list[int]
    waiting: list[int]
    occasion: str  # what goes on now for which an order may be given (a fight), or ""
    decision: Decision[T, C] | None
    table: V  # the game's own
    over: bool
    result: Result | None
    deciding: list[str] = field(default_factory=list)  # what each in `waiting` is asked; "" for a secret
    back: list[Back] | UnsetType = UNSET  # the own choices that may be taken back by oneself, the newest first
    wait: bool | UnsetType = UNSET  # a window that a standing order passed can still be opened


# -- the log -----------------------------------------------------------------------------------------


class Travel(msgspec.Struct, omit_defaults=True):
    start: str = field(name="from")
    end: str = field(name="to")
    like: str = field(name="as", default="")  # the piece whose copy travels, if it is another one


class Event(msgspec.Struct):
    name: str
    clause: str
    say: Sentence
    fields: Fields  # what happened, by name; a game's own types say what there is
    pieces: tuple[str, ...]  # the pieces on the board that it touches
    flights: list[Travel]
    stops: Literal["card", "loss"] | UnsetType = UNSET  # who is touched reads it before the game goes on
    sound: Sound | UnsetType = UNSET  # what is heard; nothing of most


class Line(msgspec.Struct):
    ply: int
    seat: int | None
    auto: bool
    events: list[Event]


class ChatLine(msgspec.Struct):
    number: int
    seat: int | None
    name: str
    text: str
    ply: int
    at: float


# -- the table around the game -----------------------------------------------------------------------


class Seat(msgspec.Struct):
    kind: SeatKind
    name: str
    level: str
    character: str  # who plays with a style: its words have the name
    here: bool
    away: int | None  # for how many seconds a person has not been here
    waits: bool  # a person who asks the others to wait before the game begins
    stand_in: str  # the level of the computer that plays for a person who left, or ""
    invite: str | None
    passes: bool | None  # the own standing order to pass windows: for good ...
    during: str | None  # ... or while an occasion lasts


class AskedUndo(msgspec.Struct):
    seat: int
    ply: int
    agreed: list[int]


class Since(msgspec.Struct):
    """A table that outlived an upgrade: the moves before this one were played by other rules."""

    ply: int
    before: str  # the version of the rules then ...
    fabletop: str  # ... and of the Fabletop that had them
    rules: str  # the version now


class Rivals(msgspec.Struct):
    """Computers whose level goes by how one's own games end."""

    level: str  # at this table
    following: str  # at the next one
    way: Literal["up", "same", "down"]  # from this one to that one


class TableInfo(msgspec.Struct, kw_only=True):
    id: str
    game: str
    options: Values
    undo: UndoRule
    language: str
    listed: bool
    seeded: bool
    status: Status
    created: float
    moved: float
    first: int
    since: Since | None
    seat: int | None
    host: bool
    secret: str | None
    rematch: str | None
    watching: int
    asked_undo: AskedUndo | None
    addresses: list[str] | None  # for the host: where others in the network find the server; null if it does not know
    seed: str | None
    rivals: Rivals | None  # of the viewer, if this is a game that counts for that
    seats: list[Seat]


# -- frames ------------------------------------------------------------------------------------------


class _Frame(msgspec.Struct, tag_field="type"):
    pass


class Thinking(_Frame, tag="thinking"):
    seat: int
    kind: str  # of the question, or "" where that is a secret
    seconds: float  # that it may take


class Hello(_Frame, tag="hello"):
    table: TableInfo
    state: State[Any, Any, Any] | None
    lines: list[Line]
    chat: list[ChatLine]
    thinking: Thinking | None = None


class Moved(_Frame, tag="state"):
    keep: int
    state: State[Any, Any, Any]
    lines: list[Line]


class Turned(_Frame, tag="change"):
    """A move, told as what has changed since the state before it, to who asked for that."""

    keep: int
    change: Change
    lines: list[Line]


class Changed(_Frame, tag="table"):
    table: TableInfo


class Spoken(_Frame, tag="chat"):
    line: ChatLine


class Reason(msgspec.Struct):
    """A part of what an option is worth in which it differs from the other options; whether it speaks for it."""

    say: Sentence
    good: bool


class Advised(msgspec.Struct):
    key: Key
    say: Sentence
    expected: Sentence | None  # what it comes to; nothing, where only the judgement spoke
    risk: Sentence | None  # between what it comes out eight times out of ten
    reasons: list[Reason]


class Advice(msgspec.Struct):
    ply: int
    key: Key
    say: Sentence
    best: list[Advised]  # up to three, the best first; of a brief hint none


class Verdict(msgspec.Struct):
    """Of a choice that is about to be made: what is clearly better, if anything is."""

    ply: int
    chosen: Advised | None
    better: Advised | None


class Done(_Frame, tag="done"):
    id: int
    hint: Advice | UnsetType = UNSET
    verdict: Verdict | UnsetType = UNSET
    look: State[Any, Any, Any] | UnsetType = UNSET


class Failed(_Frame, tag="error"):
    id: int
    error: Code
    message: str
    clause: str = ""


Frame: TypeAlias = Hello | Moved | Turned | Changed | Spoken | Thinking | Done | Failed


# -- looking back ------------------------------------------------------------------------------------


class GradedChoice(msgspec.Struct, kw_only=True):
    """A choice of the seat that looks back, beside the best that was found. Figures are points of the game."""

    ply: int  # it was the choice after so many
    clause: str
    options: int
    grade: Grade
    loss: float | None  # null: the judgement has a favourite and gives no figure
    error: float  # standard error of the loss
    gain: float  # beside quick play
    lead: float  # before the next option, if it was the best
    worlds: int  # imagined ones in which it was tried; 0: graded by judgement alone
    chosen: Sentence
    better: Sentence | None
    line: list[Sentence]  # what might have followed the better option


class CurvePoint(msgspec.Struct, kw_only=True):
    """What could be expected of a position; the last one of a whole curve is what came."""

    ply: int
    clock: int  # which round or turn, as the game counts
    scores: tuple[float, ...]  # by seat
    wins: tuple[float, ...]  # by seat: the chance to win
    worth: float  # the score less that of the best rival; of a party, what its end is worth
    error: float


class Stretch(msgspec.Struct, kw_only=True):
    """What moved the worth from one point of the curve to the next."""

    start: int
    end: int
    luck: float
    own: float
    others: float


class Account(msgspec.Struct, kw_only=True):
    """expected + luck + own + others = result"""

    expected: float
    luck: float
    own: float
    others: float
    result: float
    errors: dict[str, float]


class LookedBack(msgspec.Struct, kw_only=True):
    games: int
    ahead: bool  # false: grades by judgement alone, and no curve
    party: bool
    lost: float
    curve: list[CurvePoint]
    choices: list[GradedChoice]
    stretches: list[Stretch]
    account: Account | None
    turning: list[int]
    finest: list[int]


class Analysis(msgspec.Struct, kw_only=True):
    seat: int
    status: Reckoning
    done: int  # looks
    all: int
    first: int
    last: int
    found: LookedBack | None  # what is known so far


# -- the lobby ---------------------------------------------------------------------------------------


class SeatSummary(msgspec.Struct):
    kind: SeatKind
    name: str
    level: str
    character: str
    stand_in: str


class Standing(msgspec.Struct, kw_only=True):
    """How a game stands, as far as it lies open."""

    ply: int
    waiting: list[int]
    places: list[int] | None
    scores: list[int] | None
    party: bool = False


class Summary(Standing, kw_only=True):
    """A line of the lobby."""

    id: str
    game: str
    status: Status | Literal["aside"]
    aside: Literal["rules", "content", "damaged"] | None  # why it cannot go on
    aside_because: str  # in a sentence for who runs the server
    seeded: bool  # somebody chose the seed, and may know what comes
    seat: int | None
    seats: list[SeatSummary]
    moved: float


class Mine(msgspec.Struct):
    tables: list[Summary]
    open: list[Summary]
    rivals: dict[str, str]  # by game: the level of the computers that fit


class ValueName(msgspec.Struct):
    name: str
    text: str


class GameOption(msgspec.Struct, kw_only=True):
    name: str
    clause: str
    default: bool | int | str
    values: tuple[int | str, ...]  # what it may be; none for a switch and for a text
    called: dict[str, dict[str, ValueName]]  # of values that are words, by language: their names, and a line about each
    seats: tuple[int, ...]  # the numbers of seats with which it means something; none means all
    unless: str  # a switch that leaves it nothing to say, or ""
    settled: tuple[tuple[str, tuple[int | str, ...]], ...]  # another option, and those of its values that do so, too


class GameInfo(msgspec.Struct, kw_only=True):
    id: str
    prefix: str
    seats: tuple[int, ...]
    weight: int  # how much there is to learn: 1 is light, 4 is heavy
    options: list[GameOption]
    together: bool  # everybody is on one side: the computers are companions
    characters: dict[str, dict[str, ValueName]]  # by language and id: computers with a style, and a line about each


class Games(msgspec.Struct):
    games: list[GameInfo]
    levels: list[str]
    languages: list[str]


class Achievement(msgspec.Struct):
    id: str
    name: str  # a message id
    terms: list[Sentence]  # what it takes
    times: int
    first: float | None  # when it was earned first, in seconds since 1970


class Sheet(msgspec.Struct):
    name: str  # the message id of whom or what it is about
    kind: str  # of which kind that is: a word of the game
    about: str  # and its id
    achievements: list[Achievement]


# -- the ledgers -------------------------------------------------------------------------------------


class _Block(msgspec.Struct, tag_field="kind"):
    pass


class Heading(_Block, tag="heading"):
    level: int
    text: str


class Clause(_Block, tag="clause"):
    id: str
    html: str
    marks: list[str]  # why it stands there, if the rulebook does not say it: ruling, derived ...
    source: str  # where the rulebook says it


class Prose(_Block, tag="text"):
    html: str


class Note(_Block, tag="note"):
    """How a ledger is to be read."""

    html: str


Block: TypeAlias = Heading | Clause | Prose | Note


class Ledger(msgspec.Struct):
    game: str
    language: str
    blocks: list[Block]


class Answer(msgspec.Struct):
    game: str
    clause: Clause


class Answers(msgspec.Struct):
    best: list[Answer]  # the clauses that answer best, first the best
    hits: dict[str, list[str]]  # by game: the clauses that have all the words, or most of them, in their order
    whole: bool  # the hits have all the words
    words: list[str]  # of the ledgers, in small letters, that answer the question
