"""A game: a base state and a tape of choices.

New games, loaded ones, copies, imagined ones and undone ones are all the same thing: a state between two
scenes, and the choices that were made since.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from .asking import Atom, Decision, Key, Rules, Together
from .errors import IllegalChoice, RulesError, SaveError
from .events import Event
from .rng import Rng
from .rulebook import Plain, Result, Rulebook
from .scenes import GameOver, SceneOver
from .state import Root

S = TypeVar("S", bound=Root)

Entry: TypeAlias = tuple[int, str, Key, bool]  # seat, kind, key, whether a standing order chose it
Policy: TypeAlias = Callable[[Decision], Key]

EVERYBODY = -1  # the viewer that knows what anybody knows
SPECTATOR = -2  # the viewer that knows what lies open
DEALER = -1  # the seat of a redeal on the tape
MARK_DISTANCE = 32  # plies between two checkpoints that are kept


@dataclass(frozen=True, slots=True)
class Origin:
    """What a game was made from. `state` is the JSON of a base that no seed gives (a position)."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    state: bytes = b""


class Mark(NamedTuple):
    """A checkpoint: the state between two scenes."""

    ply: int
    state: Any
    events: int


class Before(NamedTuple):
    """How things stood before a choice."""

    learnt: int
    events: int


class Why(NamedTuple):
    """Whether a thing may be chosen, and the clause that says so."""

    allowed: bool
    clause: str


class Game(Generic[S]):
    """The rules running. `keep=False` makes a light game without checkpoints, events and undo."""

    __slots__ = (
        "_answers",
        "_asked",
        "_base",
        "_before",
        "_events",
        "_first",
        "_marks",
        "_past",
        "_steps",
        "_tape",
        "book",
        "keep",
        "origin",
        "state",
    )
    state: S
    _asked: Decision | Together | None
    _answers: dict[int, Key]  # sealed ones, until the last is given
    _steps: Rules[None]
    _tape: list[Entry]
    _before: list[Before]

    def __init__(
        self,
        book: Rulebook[S],
        base: S,
        tape: Sequence[Entry] = (),
        *,
        keep: bool = True,
        first: int = 0,
        origin: Origin | None = None,
        past: Sequence[Entry] = (),
    ) -> None:
        self.book = book
        self.keep = keep
        self.origin = origin
        self._base = base
        self._first = first  # the ply of the base
        self._past = past  # choices before the base, of a game that was loaded
        self._marks: list[Mark] = []
        self._events: list[Event] = []
        self._start(Mark(first, base, 0), tape)

    # -- what is asked ------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The first open decision, or None when the game is over."""
        asked = self._asked
        if asked is None or type(asked) is Decision:
            return asked
        return self.waiting[0]

    @property
    def waiting(self) -> list[Decision]:
        """All open decisions, in seat order."""
        asked = self._asked
        if asked is None:
            return []
        if isinstance(asked, Decision):
            return [asked]
        return [each for each in asked.decisions if each.seat not in self._answers]

    @property
    def over(self) -> bool:
        return self._asked is None

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it is still going on."""
        return self.book.result(self.state) if self._asked is None else None

    @property
    def ply(self) -> int:
        """How many choices (and redeals) have been made."""
        return self._first + len(self._tape)

    @property
    def tape(self) -> list[Entry]:
        """Every choice from the beginning, or from the base of a copy."""
        return [*self._past, *self._tape]

    # -- choosing -----------------------------------------------------------------------------------

    def choose(self, key: Sequence[Atom], seat: int | None = None, *, auto: bool = False) -> None:
        """Take an option. A key that is not on offer raises IllegalChoice and changes nothing."""
        decision, wanted = self._door(key, seat)
        self._enter((decision.seat, decision.question.kind, wanted, auto))

    def why(self, key: Sequence[Atom], seat: int | None = None) -> Why:
        """The clause behind an option, or the clause that forbids a thing that one might click."""
        decision = self._decision_of(seat)
        wanted = as_key(key)
        if wanted in decision.options:
            return Why(True, decision.clause)
        return Why(False, self._refusal(decision, wanted))

    def playout(self, policy: Policy) -> int:
        """Play to the end without checks, and count the choices: the inner loop of simulation."""
        count = 0
        send = self._steps.send
        asked = self._asked
        try:
            while asked is not None:
                if isinstance(asked, Decision):
                    count += 1
                    asked = send((policy(asked),))
                else:
                    keys: list[Key] = []
                    for each in asked.decisions:
                        key = self._answers.pop(each.seat, None)
                        if key is None:
                            key = policy(each)
                            count += 1
                        keys.append(key)
                    asked = send(tuple(keys))
        except StopIteration:
            pass
        self._asked = None
        self._first = self.ply + count
        self._tape, self._past, self._before = [], (), []
        self._base = self.state
        self._marks = [Mark(self._first, self._base, 0)] if self.keep else []
        return count

    # -- looking ------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Plain]:
        """All that may leave the process for a seat (None: a spectator)."""
        own = [each for each in self.waiting if each.seat == seat]
        asked = self._asked
        decisions = () if asked is None else (asked,) if isinstance(asked, Decision) else asked.decisions
        return {
            "game": self.book.id,
            "seat": seat,
            "asked": [each.seat for each in decisions],  # who still has to answer is the table's to tell
            "decision": self._decision_view(own[0]) if own else None,
            "table": self.book.view(self.state, seat),
            "over": asked is None,
        }

    def _decision_view(self, decision: Decision) -> dict[str, Plain]:
        question = decision.question
        refused = question.refusals(self.state, decision.seat, decision.args)
        return {
            "kind": question.kind,
            "clause": question.clause,
            "window": question.window,
            "options": [list(key) for key in decision.options],
            "refused": [[list(key), clause] for key, clause in refused.items()],
        }

    def log(self, seat: int | None) -> list[tuple[int, Entry | None, list[Event]]]:
        """What happened as that seat saw it: (ply, the choice, the events); ply 0 is the beginning.

        The keys of others are left out: what they did is told by the events, and a sealed choice shows only
        once all have answered.
        """
        self._unfold()
        cuts = [before.events for before in self._before] + [len(self._events)]
        lines: list[tuple[int, Entry | None, list[Event]]] = []
        start = 0
        for i, cut in enumerate(cuts):
            entry = self._tape[i - 1] if i else None
            if entry is not None and entry[0] != seat:
                entry = (entry[0], entry[1], (), entry[3])
            lines.append((i, entry, [event.seen_by(seat) for event in self._events[start:cut]]))
            start = cut
        if self._answers:
            lines = lines[: len(lines) - len(self._answers)]
        return lines

    def save(self, path: str | Path) -> None:
        """Write the game to a file; `fabletop.load(path)` goes on with it."""
        from .saves import write

        write(self, Path(path))

    # -- other games made from this one --------------------------------------------------------------

    def copy(self, *, keep: bool = False) -> Game[S]:
        """The same game, to be played on elsewhere."""
        mark = self.newest()
        return Game(self.book, mark.state, self._tape[mark.ply - self._first :], keep=keep, first=mark.ply)

    def imagine(self, seat: int | None, rng: Rng, *, keep: bool = False) -> Game[S]:
        """A copy in which all that the seat cannot know was dealt again and the future is open."""
        mark = self.newest()
        tape = self._tape[mark.ply - self._first :]
        viewer = SPECTATOR if seat is None else seat
        tape.append((DEALER, "redeal", (viewer, rng.token()), False))
        return Game(self.book, mark.state, tape, keep=keep, first=mark.ply)

    def at(self, ply: int) -> Game[S]:
        """A copy of the game as it stood after that many choices."""
        if not 0 <= ply <= self.ply:
            raise IllegalChoice(f"there is no move {ply}: the game has {self.ply}")
        if ply < self._first:
            self._unfold()
        mark = self._mark_before(ply)
        tape = self._tape[mark.ply - self._first : ply - self._first]
        return Game(self.book, mark.state, tape, keep=True, first=mark.ply)

    # -- going back ---------------------------------------------------------------------------------

    def back(self, seat: int) -> list[int]:
        """The plies that a seat may go back to by itself, the newest first.

        A seat goes back over its own choices until something was learnt or another seat chose; a sealed
        answer can always be taken back, and standing orders of others do not count.
        """
        if not self.keep:
            return []
        if seat in self._answers:
            return [self._first + self._sealed_index(seat)]
        if self._answers:
            return []
        learnt = self._learnt()
        plies: list[int] = []
        for i in range(len(self._tape) - 1, -1, -1):
            who, _, _, auto = self._tape[i]
            if self._before[i].learnt != learnt or (who != seat and not auto):
                break
            if who == seat and not auto:
                plies.append(self._first + i)
        return plies

    def undo(self, seat: int | None = None, *, to: int | None = None, friendly: bool = False) -> None:
        """Take back the seat's latest choice, or all choices since ply `to`.

        A friendly table may go back over anything; then what nobody knows is dealt again.
        """
        if seat is None:
            chosen = [entry[0] for entry in self._tape if entry[0] != DEALER and not entry[3]]
            if not chosen:
                raise IllegalChoice("there is nothing to undo")
            seat = chosen[-1]
        if seat in self._answers:
            index = self._sealed_index(seat)
            self._rebuild(self.ply - 1, [*self._tape[:index], *self._tape[index + 1 :]])
            return
        allowed = self.back(seat)
        if to is None:
            to = allowed[0] if allowed else self._latest_of(seat, friendly)
        if to in allowed:
            self._rebuild(to, self._tape)
        elif friendly and 0 <= to < self.ply:
            if to < self._first:
                self._unfold()
            self._rebuild(to, self._tape)
            self._enter((DEALER, "redeal", (EVERYBODY, secrets.token_hex(16)), False))
        else:
            raise IllegalChoice(
                f"seat {seat} cannot take back move {to + 1}: others chose or something was learnt since"
            )

    def _latest_of(self, seat: int, friendly: bool) -> int:
        for i in range(len(self._tape) - 1, -1, -1):
            if friendly and self._tape[i][0] == seat and not self._tape[i][3]:
                return self._first + i
        raise IllegalChoice(f"seat {seat} has nothing to undo: another seat chose or something was learnt since")

    # -- the machinery ------------------------------------------------------------------------------

    def _start(self, mark: Mark, tape: Iterable[Entry]) -> None:
        """Run from a checkpoint through the given choices."""
        self.state = mark.state.clone()
        self._tape = []
        self._before = []
        self._replay_from(mark, tape)

    def _replay_from(self, mark: Mark, tape: Iterable[Entry]) -> None:
        del self._events[mark.events :]
        if self.keep:
            self.state.out = self._events
        self._answers = {}
        self._steps = self._run()
        self._asked = None
        self._step(None)
        for entry in tape:
            if self.origin is not None:
                self._check(entry)
            self._apply(entry)

    def _check(self, entry: Entry) -> None:
        """A stored choice must still be what the rules ask for."""
        seat, kind, key, _ = entry
        if seat == DEALER:
            return
        asked = [decision for decision in self.waiting if decision.seat == seat]
        move = f"move {self.ply + 1}"
        if not asked:
            raise SaveError(f"{move} is a choice of seat {seat}, which the rules do not ask there")
        if asked[0].kind != kind:
            raise SaveError(f"{move} answers '{kind}', the rules ask '{asked[0].kind}'")
        if key not in asked[0].options:
            raise SaveError(f"{move} is {list(key)}, which the rules do not offer at '{kind}'")

    def _run(self) -> Rules[None]:
        t = self.state
        scenes = self.book.scenes.by_name
        while t.agenda:
            if self.keep:
                self._mark()
            t.scene = scene = t.agenda.pop()
            try:
                steps = scenes[str(scene[0])](t, *scene[1:])
                if steps is not None:
                    yield from steps
            except SceneOver:
                continue
            except GameOver:
                t.agenda.clear()

    def _step(self, answer: tuple[Key, ...] | None) -> None:
        try:
            self._asked = self._steps.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            self._asked = None

    def _apply(self, entry: Entry) -> None:
        """Put an entry on the tape and send it to the rules."""
        seat, _, key, _ = entry
        if self.keep:
            self._before.append(Before(self._learnt(), len(self._events)))
        self._tape.append(entry)
        if seat == DEALER:
            self._redeal(key)
            return
        asked = self._asked
        if type(asked) is Decision:
            self._step((key,))
            return
        self._answers[seat] = key
        decisions = asked.decisions  # type: ignore[union-attr]
        if len(self._answers) == len(decisions):
            answers = tuple(self._answers[each.seat] for each in decisions)
            self._answers = {}
            self._step(answers)

    def _redeal(self, key: Key) -> None:
        viewer, token = key
        assert isinstance(viewer, int) and isinstance(token, str)
        t = self.state
        t.rng.reseed(token)
        self.book.redeal(t, viewer)
        if viewer != EVERYBODY:  # others' sealed answers are unknown too
            self._answers = {seat: answer for seat, answer in self._answers.items() if seat == viewer}
        if self._asked is not None:
            self._step(())

    def _enter(self, entry: Entry) -> None:
        """Apply one entry; if the rules fail, take it back."""
        ply = self.ply
        try:
            self._apply(entry)
        except Exception as error:
            tape = self._tape[: ply - self._first]
            if self.keep:
                self._rebuild(ply, tape)
            else:
                self._start(Mark(self._first, self._base, 0), tape)
            raise RulesError(f"the rules of {self.book.id} failed at move {ply + 1} {entry[2]}: {error!r}") from error

    def _rebuild(self, ply: int, tape: Sequence[Entry]) -> None:
        """Go to that ply of the given tape, from the nearest checkpoint."""
        while self._marks[-1].ply > ply:
            self._marks.pop()
        mark = self._marks.pop()  # the run makes it again
        kept = mark.ply - self._first
        self.state = mark.state.clone()
        self._tape = list(tape[:kept])
        del self._before[kept:]
        self._replay_from(mark, tape[kept : ply - self._first])

    def _mark(self) -> None:
        marks = self._marks
        mark = Mark(self.ply, self.state.clone(), len(self._events))
        superseded = marks and marks[-1].ply == mark.ply
        if superseded or (len(marks) > 1 and marks[-1].ply - marks[-2].ply < MARK_DISTANCE):
            marks[-1] = mark
        else:
            marks.append(mark)

    @property
    def base(self) -> S:
        """The state that the tape begins from."""
        return self._base

    def newest(self) -> Mark:
        """The newest checkpoint."""
        return self._marks[-1] if self._marks else Mark(self._first, self._base, 0)

    def _mark_before(self, ply: int) -> Mark:
        earlier = [mark for mark in self._marks if mark.ply <= ply]
        return earlier[-1] if earlier else Mark(self._first, self._base, 0)

    def _unfold(self) -> None:
        """Replay a loaded game from its beginning: its snapshot is a cache, the choices are the truth."""
        if not self._past:
            return
        assert self.origin is not None
        from .saves import base_of

        base = base_of(self.book, self.origin, self._base.content)
        tape = self.tape
        self._base, self._first, self._past, self._marks, self._events = base, 0, (), [], []
        self._start(Mark(0, base, 0), tape)

    def _learnt(self) -> int:
        return self.state.rng.at + self.state.shown

    def _sealed_index(self, seat: int) -> int:
        for i in range(len(self._tape) - 1, -1, -1):
            if self._tape[i][0] == seat:
                return i
        raise AssertionError("a sealed answer is on the tape")

    def _decision_of(self, seat: int | None) -> Decision:
        waiting = self.waiting
        if not waiting:
            raise IllegalChoice("the game is over")
        if seat is None:
            return waiting[0]
        for decision in waiting:
            if decision.seat == seat:
                return decision
        raise IllegalChoice(f"seat {seat} is not asked now; seat {waiting[0].seat} is")

    def _refusal(self, decision: Decision, key: Key) -> str:
        return decision.question.refusals(self.state, decision.seat, decision.args).get(key, "")

    def _door(self, key: Sequence[Atom], seat: int | None) -> tuple[Decision, Key]:
        decision = self._decision_of(seat)
        wanted = as_key(key)
        if wanted not in decision.options:
            clause = self._refusal(decision, wanted)
            raise IllegalChoice(f"{list(wanted)} is not on offer at '{decision.kind}'", clause)
        return decision, wanted


def as_key(value: object) -> Key:
    """A key as it came through a door: a flat list or tuple of strings and whole numbers."""
    if not isinstance(value, list | tuple) or not value or any(type(atom) not in (str, int) for atom in value):
        raise IllegalChoice(f"a choice is a flat list of words and whole numbers, not {value!r}")
    return tuple(value)
