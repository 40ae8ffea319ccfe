"""Questions, and the two functions that ask them.

A question is a constant of a game: everything that one might click, and a judge that names the clause which
forbids a thing. Options are always computed from the state, so any question can be asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from inspect import signature
from typing import Any, Generic, TypeAlias, TypeVar, cast

from .root import Root

Atom: TypeAlias = str | int
Key: TypeAlias = tuple[Atom, ...]
Arg: TypeAlias = "Atom | tuple[Atom, ...]"
R = TypeVar("R")
K = TypeVar("K", bound="tuple[Any, ...]", covariant=True)  # the records that answer a question

PASS: Key = ("pass",)


class Question(Generic[K]):
    """One kind of decision."""

    __slots__ = ("beyond", "clause", "fast", "judge", "kind", "secret", "things", "window")

    def __init__(
        self,
        kind: str,
        clause: str,
        things: Callable[..., Sequence[K]],
        judge: Callable[..., str] | None = None,
        *,
        fast: Callable[..., list[K]] | None = None,
        beyond: tuple[Callable[..., Sequence[K]], Callable[..., str]] | None = None,
        window: bool = False,
        secret: bool = False,
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.things = things
        self.judge = judge
        self.fast = fast  # the same options, enumerated directly; a test holds the two equal
        self.beyond = beyond  # more that one might click and never may, and what forbids it: looked at only to say why
        self.window = window  # a reaction in somebody else's turn: the first option is ("pass",)
        self.secret = secret  # asked even with one option, because skipping it would tell

    def __repr__(self) -> str:
        return f"Question({self.kind!r}, {self.clause!r})"

    def options(self, t: Root[Any], seat: int, args: tuple[Arg, ...]) -> list[K]:
        fast = self.fast
        if fast is None:
            return self.judged(t, seat, args)
        if not args:
            return fast(t, seat)
        return fast(t, seat, args[0]) if len(args) == 1 else fast(t, seat, *args)

    def judged(self, t: Root[Any], seat: int, args: tuple[Arg, ...]) -> list[K]:
        """Most questions are asked with nothing or with one thing, and a call without a star is shorter."""
        judge, listed = self.judge, self.things
        if not args:
            things = listed(t, seat)
        else:
            things = listed(t, seat, args[0]) if len(args) == 1 else listed(t, seat, *args)
        if judge is None:
            return things if isinstance(things, list) else list(things)
        if not args:
            return [key for key in things if not judge(t, seat, key)]
        if len(args) == 1:
            only = args[0]
            return [key for key in things if not judge(t, seat, key, only)]
        return [key for key in things if not judge(t, seat, key, *args)]

    def refusals(self, t: Root[Any], seat: int, args: tuple[Arg, ...]) -> dict[Key, str]:
        """What one might click and may not choose, with the clause that forbids it."""
        found: dict[Key, str] = {}
        for things, judge in ((self.things, self.judge), self.beyond or (self.things, None)):
            if judge is not None:
                found |= {key: clause for key in things(t, seat, *args) if (clause := judge(t, seat, key, *args))}
        return found

    def all_things(self, t: Root[Any], seat: int, args: tuple[Arg, ...]) -> list[K]:
        """All that one might click, also what nobody may."""
        more = self.beyond[0](t, seat, *args) if self.beyond is not None else ()
        return [*self.things(t, seat, *args), *more]

    def about(self, t: Any, decision: Decision) -> dict[str, Arg]:
        """What it was asked with, by the names that its rules have for that."""
        names = [*signature(self.things).parameters][2:]
        return dict(zip(names, decision.args))


class Decision:
    """A question that was put to a seat."""

    __slots__ = ("args", "options", "question", "seat")

    def __init__(self, seat: int, question: Question[Any], args: tuple[Arg, ...], options: list[Any]) -> None:
        self.seat = seat
        self.question = question
        self.args = args
        self.options: list[Key] = options

    @property
    def kind(self) -> str:
        return self.question.kind

    @property
    def clause(self) -> str:
        return self.question.clause

    def find(self, key: Key) -> Key | None:
        """The option that equals a key from outside: rules are given their own records."""
        try:
            return self.options[self.options.index(key)]
        except ValueError:
            return None

    def refusal(self, t: Root[Any], key: Key) -> str:
        """The clause that forbids a thing which one might click; "" if there is no such thing."""
        return self.question.refusals(t, self.seat, self.args).get(key, "")

    def things(self, t: Root[Any]) -> dict[Key, Key]:
        """All that one might click: by its key, the record that the rules know it by."""
        return {thing: thing for thing in self.question.all_things(t, self.seat, self.args)}

    def view(self, t: Root[Any]) -> dict[str, Any]:
        """What its seat sees of it."""
        question = self.question
        refused = question.refusals(t, self.seat, self.args)
        return {
            "kind": question.kind,
            "clause": question.clause,
            "window": question.window,
            "about": {
                name: list(each) if isinstance(each, tuple) else each for name, each in question.about(t, self).items()
            },
            "options": [list(key) for key in self.options],
            "refused": [[list(key), clause] for key, clause in refused.items()],
        }

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={self.options!r})"


class Together:
    """Sealed decisions of several seats, answered in any order and applied in seat order."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: tuple[Decision, ...]) -> None:
        self.decisions = decisions


Rules: TypeAlias = Generator["Decision | Together", tuple[Key, ...], R]


def ask(t: Root[Any], seat: int, question: Question[K], *args: Arg) -> Rules[K]:
    """Ask one seat. What has only one answer is not asked."""
    options = question.options(t, seat, args)
    if len(options) == 1 and not question.secret:
        return options[0]
    while not (answer := (yield Decision(seat, question, args, options))):
        options = question.options(t, seat, args)  # the world was dealt again
    return answer[0]  # type: ignore[return-value]  # it is one of the options


def together(t: Root[Any], seats: Sequence[int], question: Question[K], *args: Arg) -> Rules[tuple[K, ...]]:
    """Ask several seats at once, each once; nobody's answer is known before the last one is given.

    If the options depend on a secret, the question must be `secret`: who is asked would tell.
    """
    assert len(dict.fromkeys(seats)) == len(seats), "a seat gives one sealed answer"
    options = [question.options(t, seat, args) for seat in seats]
    asked = [i for i in range(len(seats)) if question.secret or len(options[i]) > 1]
    given: tuple[Key, ...] = ()
    while asked and not given:
        given = yield Together(tuple(Decision(seats[i], question, args, options[i]) for i in asked))
        if not given:  # the world was dealt again
            options = [question.options(t, seat, args) for seat in seats]
    answers = [found[0] for found in options]
    for i, key in zip(asked, given):
        answers[i] = cast(K, key)
    return tuple(answers)
