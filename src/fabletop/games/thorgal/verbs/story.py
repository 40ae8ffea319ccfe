"""Structure and story: choices, conditions, prices, Combats of Paragraphs, facts, endings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from ....kernel import Decision, Message, Ref, Rules, ask
from ....kernel.messages import Said
from ..asking import Ask
from ..choices import PAY, SKIP, Branch, Pay, Skip
from ..conditions.general import unknown_flag, unknown_paragraphs
from ..content import spoken
from ..content.parts import ANY, RESOURCES, Positive, Tier
from ..events import FlagNoted
from ..hero.choosing import pick
from ..hero.resources import has, take
from ..hero.spending import can_pay
from ..hero.spending import pay as spend
from ..lists import run_inner
from ..state import State
from ..story.endings import finish
from ..story.paragraphs import open_paragraph
from ..words.effects import EffectWords, cost
from .base import Branch as Listed
from .base import Effect, ForHeroes, Inner
from .judging import Judgement, Mind

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.story import Adventure

VICTORY: float = 100.0  # what winning is worth to a computer player
A_FACT: float = 0.4


# -- choosing --------------------------------------------------------------------------------------


def _options(t: State, seat: int, hero: int, name: str, at: str) -> list[Branch]:
    return [Branch(i) for i in range(len(t.content.effects[name].branches))]


def _option_refusal(t: State, seat: int, key: Branch, hero: int, name: str, at: str) -> str:
    """An option that cannot be resolved in full only if none can."""
    fit = [_fits(t, each, hero, at) for each in t.content.effects[name].branches]
    return "" if fit[key.which] or not any(fit) else "TH-2.9"


def _fits(t: State, branch: Listed, hero: int, at: str) -> bool:
    return all(each.possible(t, hero) for each in branch.effects) and (
        branch.if_ is None or branch.if_.holds(t, hero, at)
    )


OPTION = Ask("option", "TH-2.2", _options, _option_refusal)


class Choose(ForHeroes, frozen=True, kw_only=True, tag="choose"):
    """the player takes one of the `options`, each with `effects` and perhaps an `if`"""

    options: tuple[Listed, ...]  # the lists of effects among which is chosen

    deep: ClassVar[bool] = True

    @property
    def branches(self) -> tuple[Listed, ...]:
        return self.options

    def sides(self) -> tuple[Listed, ...]:
        return self.options if self.who == "you" and self.if_ is None else ()

    def inner(self) -> Iterator[Inner]:
        for i, each in enumerate(self.options):
            yield f".{i}", f"options[{i}].effects", each.effects

    def conditions(self) -> Iterator[spoken.Condition]:
        yield from super().conditions()
        yield from (each.if_ for each in self.options if each.if_ is not None)

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        key = yield from ask(t, t.seat(hero), OPTION, hero, name, at)
        run_inner(t, f"{name}.{key.which}", hero, at)
        return True

    def say(self, words: EffectWords) -> Message:
        lists = [Message("th-effect-list", {"effects": words.effects(each.effects)}) for each in self.options]
        return Message("th-effect-choose", {"options": tuple(lists)})

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        open_now = [each for each in self.options if each.if_ is None or each.if_.holds(mind.t, hero, at)]
        return max((mind.worth(each.effects, hero, at, depth + 1) for each in open_now), default=0.0)


# -- then and else ---------------------------------------------------------------------------------


class Forked(Effect, frozen=True, kw_only=True):
    """An effect with one list if something comes out well, and another one if it does not."""

    then: spoken.Effects = ()  # in the one case
    else_: spoken.Effects = ()  # in the other

    def inner(self) -> Iterator[Inner]:
        yield "+", "then", self.then
        yield "-", "else", self.else_


def fork_said(
    words: EffectWords, name: str, first: dict[str, Said], then: spoken.Effects, otherwise: spoken.Effects
) -> Message:
    """Something, and what happens otherwise."""
    args = {**first, "then": words.effects(then)}
    if not otherwise:
        return Message(f"th-effect-{name}", args)
    return Message(f"th-effect-{name}_else", {**args, "else": words.effects(otherwise)})


class If(Forked, frozen=True, kw_only=True, tag="if"):
    """if `cond` holds, the effects of `then`, otherwise those of `else`"""

    cond: spoken.Condition  # which case it is

    def conditions(self) -> Iterator[spoken.Condition]:
        yield from super().conditions()
        yield self.cond

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        run_inner(t, name + ("+" if self.cond.holds(t, hero, at) else "-"), hero, at)
        return True

    def say(self, words: EffectWords) -> Message:
        return fork_said(words, "if", {"if": self.cond.say(words)}, self.then, self.else_)

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        listed = self.then if self.cond.holds(mind.t, hero, at) else self.else_
        return mind.worth(listed, hero, at, depth + 1)


class Combat(Forked, frozen=True, kw_only=True, tag="combat"):
    """fight Enemies of these `tiers`, without tokens: `then` if won, `else` if lost"""

    tiers: tuple[Tier, ...]  # the Enemies

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        """TH-25.15"""
        t.then("story_combat", name, hero)
        return True

    def foes(self) -> tuple[str, ...]:
        return self.tiers

    def say(self, words: EffectWords) -> Message:
        tiers = tuple(Ref(f"th-tier-{tier}") for tier in self.tiers)
        lists = {"then": words.effects(self.then), "else": words.effects(self.else_)}
        return Message("th-effect-combat", {"tiers": tiers, **lists})

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        chance = min((mind.chance(hero, tier)[0] for tier in self.tiers), default=0.5)
        won, lost = mind.worth(self.then, hero, at, depth + 1), mind.worth(self.else_, hero, at, depth + 1)
        return chance * won + (1 - chance) * (lost - 1.0)


# -- prices ----------------------------------------------------------------------------------------


class Whether(Ask[Skip | Pay]):
    """Whether a price is paid, and what for."""

    __slots__ = ()

    def prompt(self, t: State, decision: Decision) -> Message:
        effect = t.content.effects[str(decision.args[1])]
        then, otherwise = (inner for _, _, inner in effect.inner())
        words = EffectWords(t.content, t.adventure)
        args = {**super().prompt(t, decision).args, "cost": cost(effect.price()), "effects": words.effects(then)}
        if not otherwise:
            return Message("th-ask-pay", args)
        return Message("th-ask-pay_else", {**args, "else": words.effects(otherwise)})


WHETHER = Whether("pay", "TH-2.9", lambda t, seat, hero, name: [SKIP, PAY])


def unknown_resources(price: dict[str, int]) -> Iterator[str]:
    yield from (f"there is no Resource '{kind}'" for kind in price if kind not in (*RESOURCES, ANY))


class PayFor(ForHeroes, frozen=True, kw_only=True, tag="pay"):
    """a `cost` that may be paid: then the effects of `then`, otherwise those of `else`"""

    cost: dict[str, Positive]  # Resources, by kind
    then: spoken.Effects = ()  # if it was paid
    else_: spoken.Effects = ()  # if not

    deep: ClassVar[bool] = True

    def inner(self) -> Iterator[Inner]:
        yield "+", "then", self.then
        yield "-", "else", self.else_

    def price(self) -> dict[str, int]:
        return self.cost

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """TH-2.9"""
        paid = False
        if can_pay(t, hero, self.cost) and isinstance((yield from ask(t, t.seat(hero), WHETHER, hero, name)), Pay):
            paid = yield from spend(t, hero, self.cost)
        run_inner(t, name + ("+" if paid else "-"), hero, at)
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        yield from unknown_resources(self.cost)

    def say(self, words: EffectWords) -> Message:
        return fork_said(words, "pay", {"cost": cost(self.cost)}, self.then, self.else_)

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        return worth_if_paid(mind, self.cost, self.then, self.else_, hero, at, depth)


class PayTogether(Forked, frozen=True, kw_only=True, tag="pay_together"):
    """the same for all Heroes as a group, wherever they are"""

    cost: dict[str, Positive]  # Resources, by kind

    def price(self) -> dict[str, int]:
        return self.cost

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """TH-2.6, TH-2.7"""
        everybody = t.around(t.chooser)
        able = all(sum(has(t, each, kind) for each in everybody) >= count for kind, count in self.cost.items())
        paid = able and isinstance((yield from ask(t, t.seat(t.chooser), WHETHER, t.chooser, name)), Pay)
        for kind, count in tuple(self.cost.items()) if paid else ():
            for _ in range(count):
                payer = yield from pick(t, tuple(each for each in everybody if has(t, each, kind)))
                take(t, payer, kind, 1)
        run_inner(t, name + ("+" if paid else "-"), hero, at)
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        yield from unknown_resources(self.cost)

    def say(self, words: EffectWords) -> Message:
        return fork_said(words, "pay", {"cost": cost(self.cost)}, self.then, self.else_)

    def asked_of_all(self) -> str:
        return next(iter(self.cost))

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        return worth_if_paid(mind, self.cost, self.then, self.else_, hero, at, depth)

    def picked(self, j: Judgement, hero: int) -> float:
        return -min((j.losing(kind, hero) for kind in j.t.heroes[hero].pool), default=9.0)


def worth_if_paid(
    mind: Mind,
    price: dict[str, int],
    then: spoken.Effects,
    otherwise: spoken.Effects,
    hero: int,
    at: str,
    depth: int,
) -> float:
    gain = mind.worth(then, hero, at, depth + 1) - sum(price.values())
    return max(gain, mind.worth(otherwise, hero, at, depth + 1)) * 0.6


# -- the story -------------------------------------------------------------------------------------


class Read(Effect, frozen=True, kw_only=True, tag="read"):
    """open the Paragraph `p`; it is read when the list is complete"""

    p: Positive  # the number of the Paragraph

    opens_once: ClassVar[bool] = True

    def opens(self) -> tuple[int, ...]:
        return (self.p,)

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        open_paragraph(t, self.p, hero, at)
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        yield from unknown_paragraphs(adventure, (self.p,))

    def say(self, words: EffectWords) -> Message:
        return Message("th-effect-read", {"number": self.p})

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        return mind.paragraph(self.p, hero, at, depth)


class Flag(Effect, frozen=True, kw_only=True, tag="flag"):
    """note a fact, for conditions to ask for"""

    flag: str  # the fact

    def notes(self) -> tuple[str, ...]:
        return (self.flag,)

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        if self.flag not in t.flags:
            t.flags.append(self.flag)
            t.tell(FlagNoted, "TH-7.4", t.adventure, self.flag)
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        yield from unknown_flag(adventure, self.flag)

    def say(self, words: EffectWords) -> Message:
        return Message("th-effect-flag", {"flag": words.word("flag", self.flag)})

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        return mind.aims.flags.get(self.flag, A_FACT) if self.flag not in mind.t.flags else 0.0


class End(Effect, frozen=True, kw_only=True, tag="end"):
    """the Adventure ends, with this `ending`"""

    ending: str  # its id

    def ends(self) -> tuple[str, ...]:
        return (self.ending,)

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        finish(t, self.ending)

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if adventure is not None and self.ending not in [each.id for each in adventure.endings]:
            yield f"there is no ending '{self.ending}'"

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        good = any(each.id == self.ending and each.won for each in mind.t.tale.endings)
        return mind.aims.endings.get(self.ending, VICTORY) if good else -VICTORY
