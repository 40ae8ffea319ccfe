"""Wounds, healing, Threat, Experience, the Skill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from ....kernel import Message, Ref, Rules
from ..content.parts import LEVELS, Natural
from ..hero.body import calm, draw_threat, heal, rolled_wound, threat_wound, wound
from ..hero.choosing import pick
from ..hero.experience import experience
from ..hero.skills import turn_up
from ..state import State
from .base import ForHeroes, Numbered, Polarity, ToHero
from .judging import Judgement, Mind

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.story import Adventure
    from ..words.effects import EffectWords


def healing_said(verb: str, number: int, size: int) -> Message:
    if size:
        return Message(f"th-effect-{verb}_size", {"number": number, "size": size})
    return Message(f"th-effect-{verb}", {"number": number})


def healing_help(j: Judgement, size: int) -> float:
    return j.mind.heal(j.hero, size) - (0.9 if j.mind.youth > 0.3 else 0.4)


class Heal(ToHero, frozen=True, kw_only=True, tag="heal"):
    """discard up to `n` Wound tiles, of `size` or smaller"""

    size: Natural = 0  # of Wound tiles, at most; 0 is any

    heals: ClassVar[bool] = True
    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """N heals are up to N tiles (TH-10.6)."""
        for _ in range(self.count(t, hero)):
            if not (yield from heal(t, hero, self.size)):
                break
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return healing_said("heal", number, self.size)

    def brief(self) -> Message:
        return self.shortly(size=self.size)

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        return mind.heal(hero, self.size) * (1.0 if number == 1 else 1.5)

    def help(self, j: Judgement) -> float:
        return healing_help(j, self.size)


class HealSplit(Numbered, frozen=True, kw_only=True, tag="heal_split"):
    """the same, divided among the Heroes of the Area"""

    size: Natural = 0  # of Wound tiles, at most; 0 is any

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 1.2

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for _ in range(self.count(t, hero)):
            wounded = tuple(each for each in t.here(hero) if t.heroes[each].wounds)
            if not wounded:
                break
            healed = yield from pick(t, wounded)
            yield from heal(t, healed, self.size)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return healing_said("heal_split", number, self.size)

    def help(self, j: Judgement) -> float:
        return healing_help(j, self.size)

    def picked(self, j: Judgement, hero: int) -> float:
        return j.mind.heal(hero, self.size)


class Wound(ToHero, frozen=True, kw_only=True, tag="wound"):
    """receive `n` Wounds: of a `shape`, of a `size`, as the roll of a `die` says, or of the size of the Threat"""

    shape: str = ""  # the tile
    size: Natural = 0  # any tile of this size
    die: str = ""  # a die of this colour says which tile
    threat: bool = False  # a tile as big as the Hero has Threat

    polarity: ClassVar[Polarity] = "bad"

    def __post_init__(self) -> None:
        super().__post_init__()
        if sum(map(bool, (self.shape, self.size, self.die, self.threat))) != 1:
            raise ValueError("'wound' needs 'shape' or 'size' or 'die' or 'threat'")

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """TH-9.4 to TH-9.7, TH-19.13, TH-19.15; one tile after the other (TH-9.11)."""
        for _ in range(self.count(t, hero)):
            if self.die:
                yield from rolled_wound(t, hero, self.die)
            elif self.threat:
                yield from threat_wound(t, hero)
            else:
                yield from wound(t, hero, (self.shape,) if self.shape else t.content.by_size[self.size])
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if self.shape and self.shape not in content.tiles:
            yield f"there is no tile '{self.shape}'"
        if self.die and self.die not in content.dice:
            yield f"there is no die '{self.die}'"

    def counted(self, words: EffectWords, number: int) -> Message:
        if self.die:
            return Message("th-effect-wound_die", {"colour": Ref(f"th-die-{self.die}")})
        if self.threat:
            return Message("th-effect-wound_threat", {"number": number})
        if self.shape:
            return Message("th-effect-wound_shape", {"number": number, "shape": Ref(f"th-tile-{self.shape}")})
        return Message("th-effect-wound_size", {"number": number, "size": self.size})

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        return -number * mind.wound(hero, self._about_size(mind.t, hero))

    def _about_size(self, t: State, hero: int) -> int:
        if self.threat:
            return t.heroes[hero].threat
        if self.die:
            return 2 if self.die in ("yellow", "orange") else 3
        return self.size or t.content.tiles[self.shape].size


class Threat(ToHero, frozen=True, kw_only=True, tag="threat"):
    """draw `n` Threat"""

    polarity: ClassVar[Polarity] = "bad"

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        yield from draw_threat(t, hero, self.count(t, hero))
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-threat", {"number": number})

    def brief(self) -> Message:
        return self.shortly(number=self.n)

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        return -mind.threat(hero, number)

    def help(self, j: Judgement) -> float:
        return -0.3


class Calm(ToHero, frozen=True, kw_only=True, tag="calm"):
    """discard up to `n` Threat"""

    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        calm(t, hero, self.count(t, hero))
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-calm", {"number": number})

    def brief(self) -> Message:
        return self.shortly(number=self.n)

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        return mind.calm(hero, number)

    def help(self, j: Judgement) -> float:
        return j.mind.calm(j.hero, 2) - 0.8


class Xp(ToHero, frozen=True, kw_only=True, tag="xp"):
    """gain `n` Experience: of choice, or of the `kind` combat or journey"""

    kind: Literal["", "combat", "journey"] = ""  # of Combat or of Journeys; left out: of choice

    polarity: ClassVar[Polarity] = "good"
    deep: ClassVar[bool] = True

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        yield from experience(t, hero, self.count(t, hero), self.kind)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-xp", {"number": number, "side": self.kind or "any"})

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        levels = mind.experience * number * (1.0 if mind.t.heroes[hero].dial < LEVELS else 0.6)
        return levels + (mind.aims.combat * mind.youth * number if self.kind != "journey" else 0.0)


class Refresh(ForHeroes, frozen=True, kw_only=True, tag="refresh"):
    """turn the Skill card to its active side"""

    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        if not t.heroes[hero].ready:
            turn_up(t, hero)
        return True

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        return sum(self._worth_to(mind.t, each) for each in mind.whom(self, hero))

    def _worth_to(self, t: State, hero: int) -> float:
        return 0.0 if t.heroes[hero].ready else 0.8

    def help(self, j: Judgement) -> float:
        return self._worth_to(j.t, j.hero)

    def picked(self, j: Judgement, hero: int) -> float:
        return self._worth_to(j.t, hero)
