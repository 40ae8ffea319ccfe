"""Resources: gain, lose, exchange."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from ....kernel import Message, Rules, ask
from ....kernel.messages import Said
from ..asking import Ask
from ..choices import DONE, Back, Done, OfKind
from ..content.parts import ANY, COMMON, RESOURCES
from ..hero.choosing import pick
from ..hero.resources import AREA_KIND, KIND, choose_kind, give, has, take, total
from ..state import State
from ..words.effects import resource
from .base import ForHeroes, Polarity, ToHero
from .judging import Judgement, Mind

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.story import Adventure
    from ..words.effects import EffectWords

Kinds = str | tuple[str, ...]


def resources_said(name: str, what: Kinds, number: int) -> Message:
    if isinstance(what, tuple):
        return Message(f"th-effect-{name}_of", {"number": number, "kinds": tuple(resource(kind) for kind in what)})
    return Message(f"th-effect-{name}", {"number": number, "kind": resource(what)})


def kinds_said(what: Kinds) -> Said:
    if isinstance(what, str):
        return resource(what)
    first, second = what
    return Message("th-or", {"first": resource(first), "second": resource(second)})


class Gain(ToHero, frozen=True, kw_only=True, tag="gain"):
    """gain `n` Resources: `what` is a kind, `any`, `common`, `area` or a list of kinds"""

    what: Kinds  # a kind, `any`, `common`, `area`, or a list of kinds of which one is chosen

    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool] | bool:
        count = self.count(t, hero)
        if self.what == ANY:
            return self._each_of_any(t, hero, count)
        kinds = self.kinds(t, hero)
        if len(kinds) > 1:
            return self._of_one_kind(t, hero, kinds, count)
        for kind in kinds:
            give(t, hero, kind, count)
        return True

    def _each_of_any(self, t: State, hero: int, count: int) -> Rules[bool]:
        for _ in range(count):
            kind = yield from choose_kind(t, hero, t.kinds())
            give(t, hero, kind, 1)
        return True

    def _of_one_kind(self, t: State, hero: int, kinds: tuple[str, ...], count: int) -> Rules[bool]:
        kind = yield from choose_kind(t, hero, kinds, AREA_KIND if self.what == "area" else KIND)
        give(t, hero, kind, count)
        return True

    def kinds(self, t: State, hero: int) -> tuple[str, ...]:
        if self.what == "area":
            return tuple(t.sources_of(t.heroes[hero].area))
        if self.what == "common":
            return COMMON
        return (self.what,) if isinstance(self.what, str) else self.what

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        yield from unknown_kinds(self.what, "common", "area")

    def counted(self, words: EffectWords, number: int) -> Message:
        return resources_said("gain", self.what, number)

    def brief(self) -> Message:
        return self.shortly(number=self.n, kind=kinds_said(self.what))

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        return max(mind.kind(kind, number) for kind in ((self.what,) if isinstance(self.what, str) else self.what))


def unknown_kinds(what: Kinds, *more: str) -> Iterator[str]:
    for kind in (what,) if isinstance(what, str) else what:
        if kind not in (*RESOURCES, ANY, *more):
            yield f"there is no Resource '{kind}'"


def _losable(t: State, seat: int, hero: int) -> list[OfKind]:
    return [OfKind(kind) for kind in t.heroes[hero].pool]


LOSE = Ask("lose", "TH-2.2", _losable)


class Lose(ToHero, frozen=True, kw_only=True, tag="lose"):
    """discard `n` Resources of a kind, or of `any`"""

    what: str  # a kind, or `any`

    polarity: ClassVar[Polarity] = "bad"

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """From the own pool only (TH-19.20), as far as possible (TH-12.1)."""
        for _ in range(self.count(t, hero)):
            if not self._owned(t, hero):
                return False
            yield from self._give_up(t, hero, t.seat(hero))
        return True

    def _owned(self, t: State, hero: int) -> int:
        return total(t, hero) if self.what == ANY else has(t, hero, self.what)

    def _give_up(self, t: State, hero: int, seat: int) -> Rules[None]:
        kind = (yield from ask(t, seat, LOSE, hero)).kind if self.what == ANY else self.what
        take(t, hero, kind, 1)

    def as_group(self, t: State, hero: int) -> Rules[bool]:
        """The chooser proposes who gives what (TH-2.6, TH-2.7)."""
        for _ in range(self.count(t, hero)):
            able = tuple(each for each in t.around(t.chooser) if self._owned(t, each))
            if not able:
                return False
            payer = yield from pick(t, able)
            yield from self._give_up(t, payer, t.seat(t.chooser))
        return True

    def possible(self, t: State, hero: int) -> bool:
        return self.who != "you" or self._owned(t, hero) >= self.count(t, hero)

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        yield from unknown_kinds(self.what)

    def counted(self, words: EffectWords, number: int) -> Message:
        return resources_said("lose", self.what, number)

    def asked_of_all(self) -> str:
        return self.what if self.who == "group" else ""

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        return -1.0 * number

    def help(self, j: Judgement) -> float:
        return -0.3

    def picked(self, j: Judgement, hero: int) -> float:
        kinds = [self.what] if self.what != ANY else list(j.t.heroes[hero].pool)
        return -min((j.losing(kind, hero) for kind in kinds), default=9.0)


def _owned(t: State, seat: int, hero: int, most: int) -> list[Done | Back]:
    return [DONE, *(Back(kind) for kind in t.heroes[hero].pool)]


CONVERT = Ask("convert", "TH-2.2", _owned)


class Convert(ForHeroes, frozen=True, kw_only=True, tag="convert"):
    """put back up to `n` Resources and take as many of one kind (`what`, or of choice)"""

    n: int = 1  # how many, at most
    what: str = ""  # the kind that is taken; left out: of choice

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 0.6

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        count = 0
        while count < self.n:
            key = yield from ask(t, t.seat(hero), CONVERT, hero, self.n - count)
            if isinstance(key, Done):
                break
            take(t, hero, key.kind, 1)
            count += 1
        if count:
            kind = self.what or (yield from choose_kind(t, hero, COMMON))
            give(t, hero, kind, count)
        return True

    def about(self, t: State, hero: int) -> int:
        return self.n
