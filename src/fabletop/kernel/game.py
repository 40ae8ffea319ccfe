"""A game: a base state and a tape of choices.

New games, loaded ones, copies, imagined ones and undone ones are all the same thing: a state between two
scenes, and the choices that were made since.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from . import history, saves, travel
from .asking import Atom, Decision, Key, Rules, Together
from .errors import IllegalChoice, RulesError
from .events import Event
from .rng import Rng
from .root import Root, Scheduled
from .rulebook import Plain, Result, Rulebook
from .scenes import GameOver, SceneOver, Scenes, Steps
from .tape import DEALER, EVERYBODY, SPECTATOR, Before, Entry, Mark, Origin, Policy, Why, as_key
from .vocabulary import NO_WORDS

S = TypeVar("S", bound="Root[Any]")

MARK_DISTANCE = 32  # plies between two checkpoints that are kept
PARTS = (
    *("_answers", "_asked", "_base", "_before", "_events", "_first", "_marks", "_past", "_redeals", "_snapshot"),
    *("_steps", "_tape", "book", "keep", "origin", "state"),
)


class Game(Generic[S]):
    """The rules running. `keep=False` makes a light game without checkpoints, events and undo."""

    __slots__ = PARTS
    state: S
    _asked: Decision | Together | None
    _answers: dict[int, Key]  # sealed ones, until the last is given
    _steps: Rules[None]
    _tape: list[Entry]  # since the base
    _redeals: int  # entries of the tape that are no choices
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
        snapshot: bool = False,
    ) -> None:
        self.book = book
        self.keep = keep
        self.origin = origin
        self._base = base
        self._first = first  # the ply of the base
        self._past = past  # choices before the base, of a game that was loaded
        self._snapshot = snapshot  # the base is not what the game began with
        self._marks: list[Mark] = []
        self._events: list[Event] = []
        self._start(base, tape)

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
    def occasion(self) -> str:
        """What goes on now for which a standing order may be given; every one has a name of its own."""
        return self.book.occasion(self.state)

    @property
    def over(self) -> bool:
        return self._asked is None

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it is still going on."""
        return self.book.result(self.state) if self._asked is None else None

    @property
    def ply(self) -> int:
        """How many choices have been made."""
        return self._first + len(self._tape) - self._redeals

    @property
    def tape(self) -> list[Entry]:
        """Every choice from the beginning, or from the base of a copy."""
        return [*self._past, *self._tape]

    def entry(self, ply: int) -> Entry:
        """The choice that was made after that many others."""
        index = self._index(ply)
        if index == len(self._tape):
            raise IllegalChoice(f"there is no move {ply + 1}: the game has {self.ply}")
        return self._tape[index]

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
        return Why(False, decision.refusal(self.state, wanted))

    def foresee(self, key: Key, seat: int) -> dict[str, int] | None:
        """The seat's figures that an option would change, as they would be; None if chance or others have a say."""
        if self._sealed():  # what others have sealed must not be told by what comes of it
            return None
        learnt, before = self._learnt(), self.book.figures(self.state, seat)
        after = self.copy()
        after.choose(key, seat)
        if after._learnt() != learnt:
            return None
        return {name: n for name, n in after.book.figures(after.state, seat).items() if before.get(name) != n}

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
        self._tape, self._past, self._before, self._redeals, self._snapshot = [], (), [], 0, False
        self._base, self.origin = self.state.clone() if self.keep else self.state, None
        self._marks = [Mark(0, self._base, 0)] if self.keep else []
        return count

    def play_on(self, policy: Policy, until: Callable[[Decision], bool]) -> int:
        """Play without checks up to a decision at which `until` holds, or to the end, and count the choices."""
        count = 0
        while (decision := self.decision) is not None and not until(decision):
            self._apply((decision.seat, decision.question.kind, policy(decision), False))
            count += 1
        return count

    def _sealed(self) -> bool:
        """Whether several are asked at once, and none may know what the others say."""
        return isinstance(self._asked, Together) and len(self._asked.decisions) > 1

    # -- looking ------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Plain]:
        """All that may leave the process for a seat (None: a spectator)."""
        self._check_seat(seat)
        own = [each for each in self.waiting if each.seat == seat]
        asked = self._asked
        decisions = () if asked is None else (asked,) if isinstance(asked, Decision) else asked.decisions
        return {
            "game": self.book.id,
            "ply": self.ply,
            "seat": seat,
            "asked": [each.seat for each in decisions],  # who still has to answer is the table's to tell
            "decision": own[0].view(self.state) if own else None,
            "table": msgspec.json.decode(msgspec.json.encode(self.book.view(self.state, seat))),
            "over": asked is None,
            "result": self.book.result(self.state).plain() if asked is None else None,
        }

    def log(self, seat: int | None, since: int = 0) -> list[tuple[int, Entry | None, list[Event]]]:
        """What happened as that seat saw it: (ply, the choice, the events); ply 0 is the beginning.

        The keys of others are left out: what they did is told by the events, and a sealed choice shows only
        once all have answered. With `since`, only the lines from that ply on.
        """
        self._check_seat(seat)
        self._unfold()
        return history.lines(self, seat, since)

    def save(self, path: str | Path) -> None:
        """Write the game to a file; `fabletop.load(path)` goes on with it."""
        saves.write(self, Path(path))

    # -- other games made from this one --------------------------------------------------------------

    def copy(self, *, keep: bool = False) -> Game[S]:
        """The same game, to be played on elsewhere."""
        mark = self.newest()
        return Game(self.book, mark.state, self._tape[mark.place :], keep=keep, first=self._ply(mark.place))

    def imagine(self, seat: int | None, rng: Rng, *, keep: bool = False) -> Game[S]:
        """A copy in which all that the seat cannot know was dealt again and the future is open."""
        if seat not in (EVERYBODY, SPECTATOR):
            self._check_seat(seat)
        mark = self.newest()
        tape = self._tape[mark.place :]
        viewer = SPECTATOR if seat is None else seat
        tape.append((DEALER, "redeal", (viewer, rng.token()), False))
        return Game(self.book, mark.state, tape, keep=keep, first=self._ply(mark.place))

    def at(self, ply: int) -> Game[S]:
        """A copy of the game as it stood after that many choices."""
        index = self._index(ply)
        earlier = [mark for mark in self._marks if mark.place <= index]
        mark = earlier[-1] if earlier else Mark(0, self._base, 0)
        return Game(self.book, mark.state, self._tape[mark.place : index], first=self._ply(mark.place))

    # -- going back ---------------------------------------------------------------------------------

    def back(self, seat: int) -> list[int]:
        """The plies that a seat may go back to by itself, the newest first.

        A seat goes back over its own choices until something was learnt or another seat chose; a sealed
        answer can always be taken back, and standing orders of others do not count.
        """
        if not self.keep:
            return []
        plies, reached_start = history.back(self, seat)
        if reached_start and self._snapshot:
            self._unfold()
            plies, _ = history.back(self, seat)
        return plies

    def recall(self, seat: int) -> int | None:
        """The ply of the window that a standing order of the seat passed last, if it can still be opened.

        Only standing orders may have chosen since, and nothing may have been learnt.
        """
        return history.recall(self, seat) if self.keep else None

    def wait(self, seat: int) -> None:
        """The call "Wait!": take back what a standing order of the seat passed, and all standing orders since."""
        self._rebuild(self._index(history.window(self, seat)), self._tape)

    def undo(self, seat: int | None = None, *, to: int | None = None, friendly: bool = False) -> None:
        """Take back the seat's latest choice, or all choices since ply `to`.

        A friendly table may go back over anything; then what nobody knows is dealt again.
        """
        if not self.keep:
            raise IllegalChoice("a light copy keeps no history: nothing can be undone")
        seat = history.newest_chooser(self) if seat is None else seat
        allowed = self.back(seat)
        if to is None:
            to = allowed[0] if allowed else history.latest_of(self, seat, friendly)
        if seat in self._answers and to in allowed:
            index = history.sealed_index(self, seat)
            self._rebuild(len(self._tape) - 1, [*self._tape[:index], *self._tape[index + 1 :]])
        elif to in allowed:
            self._rebuild(self._index(to), self._tape)
        elif friendly and to < self.ply:
            self._rebuild(self._index(to), self._tape)
            self._enter((DEALER, "redeal", (EVERYBODY, secrets.token_hex(16)), False))
        else:
            raise IllegalChoice(
                f"seat {seat} cannot take back move {to + 1}: others chose or something was learnt since"
            )

    def __reduce__(self) -> tuple[Any, ...]:
        """For our own worker processes: a running coroutine does not travel, a base and a tape do."""
        base = self._base.clone()
        packed, base.content = travel.pack(base.content), None
        book = replace(self.book, vocabulary=NO_WORDS)  # no position is read there
        return _rebuilt, (book, base, packed, self._tape, self.keep, self._first)

    # -- the machinery ------------------------------------------------------------------------------

    def _start(self, base: S, tape: Iterable[Entry]) -> None:
        """Run from a state between two scenes through the given choices."""
        self.state = base.clone()
        self._tape, self._before, self._redeals = [], [], 0
        self._replay(tape, 0)

    def _replay(self, tape: Iterable[Entry], events: int) -> None:
        """After so many events; a light game makes no marks, and nothing in it leads back to it: it is gone at once."""
        del self._events[events:]
        if self.keep:
            self.state.out = self._events
        self._answers = {}
        self._steps = _run(self.state, self.book.scenes, self._mark if self.keep else None)
        self._asked = None
        self._step(None)
        for entry in tape:
            self._apply(history.checked(self, entry) if self.origin is not None else entry)

    def _step(self, answer: tuple[Key, ...] | None) -> None:
        try:
            self._asked = self._steps.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            self._asked = None

    def _apply(self, entry: Entry) -> None:
        """Put an entry on the tape and send it to the rules."""
        seat, _, key, _ = entry
        if self.keep:
            self._before.append(Before(self._learnt(), len(self._events), self._sealed()))
        self._tape.append(entry)
        if seat == DEALER:
            self._redeals += 1
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
        move, index = self.ply + 1, len(self._tape)
        try:
            self._apply(entry)
        except Exception as error:
            tape = self._tape[:index]
            if self.keep:
                self._rebuild(index, tape)
            else:
                self._start(self._base, tape)
            raise RulesError(f"the rules of {self.book.id} failed at move {move} {entry[2]}: {error!r}") from error

    def _rebuild(self, index: int, tape: Sequence[Entry]) -> None:
        """Go to that place of the given tape, from the nearest checkpoint."""
        while self._marks[-1].place > index:
            self._marks.pop()
        mark = self._marks.pop()  # the run makes it again
        self.state = mark.state.clone()
        self._tape = list(tape[: mark.place])
        self._redeals = sum(entry[0] == DEALER for entry in self._tape)
        del self._before[mark.place :]
        self._replay(tape[mark.place : index], mark.events)

    def _mark(self, before: Scheduled) -> None:
        """Keep the state as it was before the scene that is about to begin."""
        marks = self._marks
        kept = self.state.clone()
        kept.agenda.append(kept.scene)
        kept.scene = before
        mark = Mark(len(self._tape), kept, len(self._events))
        superseded = marks and marks[-1].place == mark.place
        if superseded or (len(marks) > 1 and marks[-1].place - marks[-2].place < MARK_DISTANCE):
            marks[-1] = mark
        else:
            marks.append(mark)

    @property
    def base(self) -> S:
        """The state that this game runs from."""
        return self._base

    @property
    def first(self) -> int:
        """The ply of the base."""
        return self._first

    @property
    def ahead(self) -> int:
        """How many entries of the tape lie after the base."""
        return len(self._tape)

    def newest(self) -> Mark:
        """The newest checkpoint."""
        return self._marks[-1] if self._marks else Mark(0, self._base, 0)

    def _ply(self, index: int) -> int:
        """The number of choices before that place of the tape."""
        redeals = sum(entry[0] == DEALER for entry in self._tape[:index]) if self._redeals else 0
        return self._first + index - redeals

    def _index(self, ply: int) -> int:
        """The place of the tape after that many choices; what was dealt again then belongs to it."""
        if not 0 <= ply <= self.ply:
            raise IllegalChoice(f"there is no move {ply}: the game has {self.ply}")
        if ply < self._first:
            self._unfold()
        if ply < self._first:
            raise IllegalChoice(f"this copy begins with move {self._first} and does not know move {ply}")
        index = ply - self._first
        while self._redeals and index < len(self._tape) and (self._ply(index) < ply or self._tape[index][0] == DEALER):
            index += 1
        return index

    def _unfold(self) -> None:
        """Replay a loaded game from its beginning: its snapshot is a cache, the choices are the truth."""
        if not self._snapshot or self.origin is None:
            return
        base = saves.base_of(self.book, self.origin, self._base.content)
        whole = Game(self.book, base, self.tape, first=self.origin.first, origin=self.origin)
        for name in PARTS:
            setattr(self, name, getattr(whole, name))

    def _learnt(self) -> int:
        return self.state.rng.at + self.state.shown

    def _decision_of(self, seat: int | None) -> Decision:
        waiting = self.waiting
        if not waiting:
            raise IllegalChoice("the game is over")
        if seat is None:
            return waiting[0]
        self._check_seat(seat)
        for decision in waiting:
            if decision.seat == seat:
                return decision
        raise IllegalChoice(f"seat {seat} is not asked now; seat {waiting[0].seat} is")

    def _check_seat(self, seat: int | None) -> None:
        """A seat as it came through a door; None is a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.state.n):
            raise IllegalChoice(f"there is no seat {seat!r}")

    def _door(self, key: Sequence[Atom], seat: int | None) -> tuple[Decision, Key]:
        decision = self._decision_of(seat)
        wanted = as_key(key)
        found = decision.find(wanted)
        if found is None:
            clause = decision.refusal(self.state, wanted)
            raise IllegalChoice(f"{list(wanted)} is not on offer at '{decision.kind}'", clause)
        return decision, found


def _run(t: Root[Any], scenes: Scenes, mark: Callable[[Scheduled], None] | None) -> Rules[None]:
    """One scene after the other, as they lie on the agenda; before one that asks, `mark` is given what ran before."""
    by_name: Mapping[str | int, Steps] = scenes.by_name  # type: ignore[assignment]
    while t.agenda:
        before = t.scene
        t.scene = scene = t.agenda.pop()
        play = by_name[scene[0]]
        try:
            parts = len(scene)
            if parts < 3:
                steps = play(t) if parts == 1 else play(t, scene[1])
            else:
                steps = play(t, scene[1], scene[2]) if parts == 3 else play(t, *scene[1:])
            if steps is not None:  # a coroutine, which has not begun; what asks nothing is over already
                if mark is not None and scene[0] not in scenes.unmarked:
                    mark(before)
                yield from steps
        except SceneOver:
            continue
        except GameOver:
            t.agenda.clear()


def _rebuilt(book: Rulebook[S], base: S, packed: bytes, tape: list[Entry], keep: bool, first: int) -> Game[S]:
    base.content = travel.unpack(packed)
    return Game(book, base, tape, keep=keep, first=first)
