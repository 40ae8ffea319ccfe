"""What is granted to the running action: by Action cards, Special Action cards, Events, Items and Skills (TH-14.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from ....kernel import Message, Ref
from ..content.parts import ALL, ActionType, Natural, Penalty
from ..state import Act, State
from .base import SEVERAL, Effect, Polarity
from .judging import Arms, Judgement

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.story import Adventure
    from ..words.effects import EffectWords


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


class Grant(Effect, frozen=True, kw_only=True):
    """An effect on the action itself."""

    polarity: ClassVar[Polarity] = "good"

    def grants(self) -> bool:
        return True

    def fits(self, t: State, act: Act) -> bool:
        return self.if_ is None or self.if_.holds_for(t, act, act.hero)

    def grant(self, t: State, act: Act, times: int) -> None:
        """So many times (TH-14.9, TH-14.21)."""
        if self.fits(t, act):
            self.change(t, act, times)

    def change(self, t: State, act: Act, times: int) -> None:
        """Most grant something by their name, which the rules ask for where it matters."""
        verb = self.verb
        act.may[verb] = act.may.get(verb, 0) + times

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        """The same, as an effect of an Item or a Skill during the action."""
        self.grant(t, t.act, 1)
        return True


class ForTypes(Grant, frozen=True, kw_only=True):
    """It is granted to some types of action only."""

    for_: tuple[ActionType, ...] = ()  # the types of action; left out: all

    def fits(self, t: State, act: Act) -> bool:
        return (not self.for_ or act.type in self.for_) and super().fits(t, act)

    @property
    def for_some(self) -> bool:
        return bool(self.for_)

    def worth_for(self, type: str) -> float:
        if not self.for_:
            return 0.0
        return 1.0 if type in self.for_ else -1.0

    def help(self, j: Judgement) -> float:
        act = j.t.acts[-1] if j.t.acts else None
        if self.for_ and (act is None or act.type not in self.for_):
            return -0.5
        return self.type_help(j)

    def type_help(self, j: Judgement) -> float:
        raise NotImplementedError


# -- the value -------------------------------------------------------------------------------------


class Plus(ForTypes, frozen=True, kw_only=True, tag="plus"):
    """the value of the action is `n` higher, with a `min` and a `max`, only `for` some types"""

    n: int = 1  # by how much; a negative number: lower
    min: int | None = None  # it does not become lower than this
    max: int | None = None  # it does not become higher than this

    def change(self, t: State, act: Act, times: int) -> None:
        value = act.value + self.n * times
        if self.max is not None:
            value = max(act.value, min(value, self.max))
        if self.min is not None:
            value = min(act.value, max(value, self.min))
        act.value = value

    def say(self, words: EffectWords) -> Message:
        return Message("th-effect-plus", {"number": signed(self.n)})

    def brief(self) -> Message:
        most, least = self.max or 0, -1 if self.min is None else self.min
        return self.shortly(plus=signed(self.n), most=most, least=least)

    def about(self, t: State, hero: int) -> int:
        return self.n

    def type_help(self, j: Judgement) -> float:
        act = j.t.act
        if act.type == "sacrifice":
            return 1.0 if act.value > 0 else -1.0
        if act.type in ("assign", "move", "combat"):
            return j.actions.value(act.type, act.value + self.n) - j.actions.value(act.type, act.value) - 0.3
        return 0.7 * self.n - 0.2


class SetValue(Grant, frozen=True, kw_only=True, tag="set_value"):
    """the value of the action is `n`, or the `threat` of the Hero"""

    n: int | Literal["threat"] = 1  # the value, or `threat`: as much as the Hero has Threat

    def change(self, t: State, act: Act, times: int) -> None:
        act.value = t.heroes[act.hero].threat if self.n == "threat" else int(self.n)

    def brief(self) -> Message:
        return self.shortly()


# -- numbers ---------------------------------------------------------------------------------------


class Limited(Grant, frozen=True, kw_only=True):
    """It is granted `n` times, at most `max`."""

    n: int | Literal["all"] = 1  # how many, or `all`
    max: int | None = None  # at most so many

    def number(self, times: int) -> int:
        found = ALL if self.n == "all" else self.n * times
        return found if self.max is None else min(found, self.max)

    def change(self, t: State, act: Act, times: int) -> None:
        act.may[self.verb] = act.may.get(self.verb, 0) + self.number(times)

    def about(self, t: State, hero: int) -> int:
        return SEVERAL if self.n == "all" else self.n

    def counted(self) -> Message:
        return Message(f"th-effect-{self.verb}", {"number": self.number(1)})


class IgnorePenalty(Limited, frozen=True, kw_only=True, tag="ignore_penalty"):
    """ignore `n` Penalties, or only those of a `colour`"""

    colour: Penalty | None = None  # only of this colour

    ignores_penalties: ClassVar[bool] = True

    def change(self, t: State, act: Act, times: int) -> None:
        if self.colour is None:
            super().change(t, act, times)
        else:
            act.ignore[self.colour] = act.ignore.get(self.colour, 0) + self.number(times)

    def brief(self) -> Message:
        return self.shortly()

    def help(self, j: Judgement) -> float:
        return 0.6


class JourneyLevel(Limited, frozen=True, kw_only=True, tag="journey_level"):
    """the Journey level counts `n` higher"""

    def brief(self) -> Message:
        return self.shortly(number=self.n)


class TakeAlong(Limited, frozen=True, kw_only=True, tag="take_along"):
    """`n` Heroes of the Area may come along"""

    def brief(self) -> Message:
        return self.shortly()

    def help(self, j: Judgement) -> float:
        return 0.2


class CrossBlock(Limited, frozen=True, kw_only=True, tag="cross_block"):
    """`n` Borders with a Block token may be crossed"""

    def help(self, j: Judgement) -> float:
        return 0.2


class Discount(Limited, frozen=True, kw_only=True, tag="discount"):
    """the box needs `n` Resources less, at least 1"""

    lowers_price: ClassVar[bool] = True

    def brief(self) -> Message:
        return self.shortly()

    def help(self, j: Judgement) -> float:
        return j.short_of()


class Wild(Limited, frozen=True, kw_only=True, tag="wild"):
    """`n` Resources may count as a kind that the box needs"""

    def brief(self) -> Message:
        return self.shortly()

    def help(self, j: Judgement) -> float:
        return j.short_of()


# -- by name ---------------------------------------------------------------------------------------


class BordersAsNormal(Grant, frozen=True, kw_only=True, tag="borders_as_normal"):
    """Special and Multiple Borders count as Normal"""

    def brief(self) -> Message:
        return self.shortly()

    def help(self, j: Judgement) -> float:
        return 0.2


class SharedStores(Grant, frozen=True, kw_only=True, tag="shared_stores"):
    """gathered Resources may go to other Heroes of the Area"""


class FarCall(Effect, frozen=True, kw_only=True, tag="far_call"):
    """Resources may come from every Hero, wherever they are"""

    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        if t.acts:
            t.act.may[self.verb] = 1
        return True

    def help(self, j: Judgement) -> float:
        return j.short_of()


# -- tiles -----------------------------------------------------------------------------------------


class FurtherTile(Grant, frozen=True, kw_only=True):
    shape: str  # the tile

    def change(self, t: State, act: Act, times: int) -> None:
        act.shapes += [self.shape] * times

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if self.shape not in content.tiles:
            yield f"there is no tile '{self.shape}'"


class UseTile(FurtherTile, frozen=True, kw_only=True, tag="use_tile"):
    """a further `shape` may be taken for a Journey"""

    def brief(self) -> Message:
        return self.shortly(shape=Ref(f"th-tile-{self.shape}"))


class ExtraTile(FurtherTile, frozen=True, kw_only=True, tag="extra_tile"):
    """a further tile of a `shape` in the Combat"""

    def arm(self, arms: Arms, times: int) -> None:
        if not arms.extra:
            arms.extra = (self.shape,)

    def help(self, j: Judgement) -> float:
        return j.fight_help()


# -- dice ------------------------------------------------------------------------------------------


class ExtraDie(Limited, frozen=True, kw_only=True, tag="extra_die", rename={"price_": "price"}):
    """`n` additional dice of a `colour`, each for `price` Threat"""

    colour: str  # of the dice
    price_: Natural = 0  # the Threat that each costs

    def change(self, t: State, act: Act, times: int) -> None:
        act.dice[self.colour] = act.dice.get(self.colour, 0) + self.number(times)
        act.prices[self.colour] = self.price_

    def brief(self) -> Message:
        return self.shortly(number=self.n, colour=Ref(f"th-die-{self.colour}"))

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if self.colour not in content.dice:
            yield f"there is no die '{self.colour}'"

    def arm(self, arms: Arms, times: int) -> None:
        arms.dice = (*arms.dice, *(self.colour,) * self.number(times))

    def help(self, j: Judgement) -> float:
        return j.fight_help()


class Upgrade(ForTypes, frozen=True, kw_only=True, tag="upgrade"):
    """`n` upgrades of dice"""

    n: int = 1  # how many
    max: int | None = None  # at most so many

    def number(self, times: int) -> int:
        return self.n * times if self.max is None else min(self.n * times, self.max)

    def change(self, t: State, act: Act, times: int) -> None:
        act.may[self.verb] = act.may.get(self.verb, 0) + self.number(times)

    def say(self, words: EffectWords) -> Message:
        return Message("th-effect-upgrade", {"number": self.n})

    def brief(self) -> Message:
        return self.shortly()

    def about(self, t: State, hero: int) -> int:
        return self.n

    def arm(self, arms: Arms, times: int) -> None:
        arms.upgrades += self.number(times)

    def type_help(self, j: Judgement) -> float:
        return j.fight_help()


class Reroll(Limited, frozen=True, kw_only=True, tag="reroll"):
    """`n` rerolls"""

    def say(self, words: EffectWords) -> Message:
        return self.counted()

    def brief(self) -> Message:
        return self.shortly(number=self.n)

    def arm(self, arms: Arms, times: int) -> None:
        arms.rerolls += self.number(times)

    def help(self, j: Judgement) -> float:
        return j.fight_help()


class Critical(Limited, frozen=True, kw_only=True, tag="critical"):
    """`n` Critical effects"""

    def say(self, words: EffectWords) -> Message:
        return self.counted()

    def brief(self) -> Message:
        return self.shortly()

    def arm(self, arms: Arms, times: int) -> None:
        arms.rerolls += self.number(times)

    def help(self, j: Judgement) -> float:
        return j.fight_help()


class BloodReroll(Grant, frozen=True, kw_only=True, tag="blood_reroll"):
    """once in a Combat a reroll for a Wound (Threat)"""


class TalismanWard(Grant, frozen=True, kw_only=True, tag="talisman_ward"):
    """no Penalties of a Mystic Enemy"""


class ShieldCover(Effect, frozen=True, kw_only=True, tag="shield_cover"):
    """no Threat for the open Hearts of this Combat"""

    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        """It is lost all the same."""
        if t.fight is not None:
            t.fight.shielded = True
        return True

    def help(self, j: Judgement) -> float:
        return 1.0
