"""What a verb is: a tagged struct that knows what it does, how it is said, and what a player thinks of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, Protocol

from ....kernel import Message, Ref, Rules
from ....kernel.messages import Said
from ..content import spoken
from ..content.parts import ALL, Part
from ..hero.body import unmet
from ..hero.choosing import COUNTED, pick
from ..state import NOWHERE, Act, State
from .judging import Arms, Judgement, Mind

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.story import Adventure
    from ..words.effects import EffectWords

Polarity = Literal["good", "bad", "neutral"]  # TH-12.8
Count = int | Literal["all", "threat", "players"]
Inner = tuple[str, str, "spoken.Effects"]  # how the name of a list inside goes on, its key, the list
Who = Literal[
    "you",  # the Hero who resolves it; this is meant if nothing is said
    "each",  # every Hero
    "each_where",  # every Hero for whom the condition `where` holds
    "here",  # every Hero in the Area of that Hero
    "one",  # one Hero of choice
    "one_in_area",  # one Hero of choice in the Area
    "two",  # two Heroes of choice
    "same",  # the Hero whom the effect before chose
    "group",  # all together: who gives is chosen (of `lose`)
    "most_items",  # the Hero with the most Items
    "most_wounds",  # the Hero with the most Wounds
    "most_threat",  # the Hero with the most Threat
    "most_resources",  # the Hero with the most Resources
]
SEVERAL = 2  # what a number that is not known yet is about, to a computer player


@cache
def verb_of(effect: type[Effect]) -> str:
    """msgspec makes the options of a struct anew for whoever looks at them."""
    return str(effect.__struct_config__.tag)


class Branch(Part, frozen=True, kw_only=True, rename={"if_": "if"}):
    """One of several lists of effects among which somebody chooses."""

    effects: spoken.Effects  # what happens if it is chosen
    if_: spoken.Condition | None = None  # it may be chosen only then


class Effect(Part, frozen=True, kw_only=True, tag_field="do", rename={"if_": "if", "else_": "else", "for_": "for"}):
    """A verb and its arguments."""

    if_: spoken.Condition | None = None  # it is resolved only then
    if_possible: bool = False  # TH-12.9

    polarity: ClassVar[Polarity] = "neutral"
    tale: ClassVar[str] = ""  # the adventure that it belongs to
    reaches: ClassVar[tuple[str, ...]] = ()  # goals and defeats that it brings about
    brings_enemies: ClassVar[bool] = False  # onto the Map
    helps_places: ClassVar[bool] = False  # what it is done to is better off
    ignores_penalties: ClassVar[bool] = False
    heals: ClassVar[bool] = False  # Wounds of one Hero
    lowers_price: ClassVar[bool] = False  # of what is paid for next
    opens_once: ClassVar[bool] = False  # what a Location does once: it opens a Paragraph
    points: ClassVar[float] = 0.4  # what it is about worth

    @property
    def verb(self) -> str:
        return verb_of(type(self))

    # -- rules -------------------------------------------------------------------------------------

    def begin(self, t: State, name: str, hero: int, at: str) -> Rules[None] | None:
        """Resolve it, if its condition holds."""
        return self.resolve(t, name, hero, at) if self.if_ is None or self.if_.holds(t, hero, at) else None

    def resolve(self, t: State, name: str, hero: int, at: str) -> Rules[None] | None:
        """It concerns the group or the Map (TH-12.7); a coroutine if somebody is asked."""
        steps = self.apply(t, name, hero, at)
        return None if steps is True else self.complete(t, steps, None)

    def complete(self, t: State, steps: Rules[bool] | bool, hero: int | None) -> Rules[None]:
        """What could not be resolved in full costs the Hero whom it concerned, or all (TH-12.3, TH-12.7, TH-12.12).

        Nothing is missing of what is not bad (TH-12.4).
        """
        done = steps if isinstance(steps, bool) else (yield from steps)
        assert done or self.polarity == "bad", f"'{self.verb}' is resolved as far as possible, and that is all of it"
        if not done and self.must:
            yield from unmet(t, t.around(t.chooser) if hero is None else (hero,))

    @property
    def must(self) -> bool:
        """Whether it costs something not to resolve it in full."""
        return self.polarity == "bad" and not self.if_possible

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool] | bool:
        """Whether it could be resolved in full; a coroutine if it asks. `name` is where it stands: "par-3/0"."""
        raise NotImplementedError

    def possible(self, t: State, hero: int) -> bool:
        """Whether it is not beyond the Hero's means: Resources or Items that would have to be discarded."""
        return True

    def grants(self) -> bool:
        """Whether it changes the running action (TH-14.12)."""
        return False

    def may_grant(self) -> bool:
        """Whether it may change the action, for a price or by choice (TH-15.20)."""
        return any(each.grants() for _, _, inner in self.inner() for each in inner)

    def grant(self, t: State, act: Act, times: int) -> None:
        """What it changes on an action, which may be one that is only thought of; most change none."""

    def further_action(self) -> tuple[str, int] | None:
        """Type and value of an action that it gives."""
        return None

    def foes(self) -> tuple[str, ...]:
        """The Enemies of a Combat that it begins."""
        return ()

    # -- data --------------------------------------------------------------------------------------

    def inner(self) -> Iterator[Inner]:
        """The lists inside it."""
        yield from ()

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Lists among which somebody chooses."""
        return ()

    def sides(self) -> tuple[Branch, ...]:
        """The lists of a plain choice, which have names in the story."""
        return ()

    def conditions(self) -> Iterator[spoken.Condition]:
        """What it asks for."""
        if self.if_ is not None:
            yield self.if_

    def price(self) -> dict[str, int]:
        """What may be paid for it."""
        return {}

    def opens(self) -> tuple[int, ...]:
        """Paragraphs."""
        return ()

    def notes(self) -> tuple[str, ...]:
        """Facts."""
        return ()

    def ends(self) -> tuple[str, ...]:
        """Endings."""
        return ()

    def leads_to(self, adventure: Adventure) -> tuple[str, ...]:
        """Areas."""
        return ()

    def cards_named(self) -> tuple[str, ...]:
        """Cards of the adventure that it brings into the story."""
        return ()

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        """Names that mean nothing."""
        for condition in self.conditions():
            yield from condition.faults(content, adventure)

    # -- words -------------------------------------------------------------------------------------

    def say(self, words: EffectWords) -> Message:
        return self.named()

    def named(self) -> Message:
        """In a few words, if there are no better ones."""
        return Message(f"th-{self.tale}-verb-{self.verb}" if self.tale else f"th-verb-{self.verb}")

    def brief(self) -> Message:
        """On an Action card, where there is little room."""
        return self.named()

    def shortly(self, **args: Said) -> Message:
        return Message(f"th-brief-{self.verb}", args)

    def fully_said(self, words: EffectWords) -> Message:
        """With whom it concerns, and under what condition."""
        said = self.say(words)
        return said if self.if_ is None else Message("th-effect-if", {"if": self.if_.say(words), "then": said})

    # -- a computer player -------------------------------------------------------------------------

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        """What it is about worth to the party when this Hero resolves it."""
        return self.points * self.about(mind.t, hero)

    def about(self, t: State, hero: int) -> int:
        """How many it does, as far as one knows."""
        return 1

    def help(self, j: Judgement) -> float:
        """What it does for the action that is going on."""
        return 0.5  # Experience, Resources, a further action

    def arm(self, arms: Arms, times: int) -> None:
        """What it does for a Combat."""

    def picked(self, j: Judgement, hero: int) -> float:
        """What it is worth to choose that Hero for it."""
        return 0.1 * (hero == j.hero)

    @property
    def for_some(self) -> bool:
        """Whether it is meant for some types of action only."""
        return False

    def worth_for(self, type: str) -> float:
        """Whether it is meant for a type of action, to who chooses among several."""
        return 0.0

    def asked_of_all(self) -> str:
        """The kind of Resource that the group has to give, one Hero after the other (TH-2.6)."""
        return ""


class Counts(Protocol):
    """A verb with a number."""

    @property
    def n(self) -> Count: ...

    def named(self) -> Message: ...

    def count(self, t: State, hero: int) -> int: ...

    def counted(self, words: EffectWords, number: int) -> Message | None: ...


class Counting:
    """What a verb with a number `n` has."""

    __slots__ = ()

    def count(self: Counts, t: State, hero: int) -> int:
        if self.n == "threat":
            return t.heroes[hero].threat
        if self.n == "players":
            return t.players()
        return ALL if self.n == "all" else int(self.n)

    def about(self: Counts, t: State, hero: int) -> int:
        if isinstance(self.n, int):
            return self.n
        return SEVERAL if self.n == "all" else self.count(t, hero)

    def say(self: Counts, words: EffectWords) -> Message:
        said = self.counted(words, self.n) if isinstance(self.n, int) else None
        return self.named() if said is None else said

    def counted(self: Counts, words: EffectWords, number: int) -> Message | None:
        """With its number, if there is a message for that."""
        return None


class Numbered(Counting, Effect, frozen=True, kw_only=True):
    """It does something `n` times."""

    n: Count = 1  # how many


class ForHeroes(Effect, frozen=True, kw_only=True):
    """It is resolved for every Hero whom it concerns, one after the other (TH-2.5)."""

    who: Who = "you"  # whom it concerns
    where: spoken.Condition | None = None  # of each_where

    deep: ClassVar[bool] = False  # what it puts on the agenda is resolved before the next Hero's turn comes

    def __post_init__(self) -> None:
        if (self.who == "each_where") != (self.where is not None):
            raise ValueError("'each_where' needs the condition 'where', and no other 'who' has one")

    def conditions(self) -> Iterator[spoken.Condition]:
        yield from super().conditions()
        if self.where is not None:
            yield self.where

    def resolve(self, t: State, name: str, hero: int, at: str) -> Rules[None] | None:
        if self.who == "you" and not self.deep:
            return self.for_one(t, name, hero, at)
        return self.for_all(t, name, hero, at)

    def for_all(self, t: State, name: str, hero: int, at: str) -> Rules[None]:
        if self.who == "group":
            done = yield from self.as_group(t, hero)
            if not done and self.must:
                yield from unmet(t, t.around(t.chooser))  # TH-12.13
            return
        heroes = yield from self.whom(t, hero)
        if self.deep:
            for each in reversed(heroes):
                t.then("for_hero", name, each, at)
            return
        for each in heroes:
            steps = self.for_one(t, name, each, at)
            if steps is not None:
                yield from steps

    def for_one(self, t: State, name: str, hero: int, at: str) -> Rules[None] | None:
        steps = self.apply(t, name, hero, at)
        return None if steps is True else self.complete(t, steps, hero)

    def as_group(self, t: State, hero: int) -> Rules[bool]:
        """A demand on all together (TH-2.6, TH-2.7)."""
        raise NotImplementedError(f"'{self.verb}' is not asked of the group")

    def whom(self, t: State, hero: int) -> Rules[tuple[int, ...]]:
        """The Heroes whom it concerns, in the order in which they are resolved (TH-2.5)."""
        everybody = t.around(t.chooser)
        match self.who:
            case "you":
                return (hero,)
            case "each":
                return everybody
            case "each_where":
                assert self.where is not None, "nobody is meant without it"
                return tuple(each for each in everybody if self.where.holds(t, each))
            case "here":
                return t.here(hero)
            case "same":
                return (t.chosen,) if t.chosen != NOWHERE else ()
            case "one" | "one_in_area":
                t.chosen = yield from pick(t, everybody if self.who == "one" else t.here(hero))
                return (t.chosen,)
            case "two":
                first = yield from pick(t, everybody)
                second = yield from pick(t, tuple(each for each in everybody if each != first))
                return (first, second)
            case _:
                return (yield from self._most(t, everybody))

    def _most(self, t: State, heroes: tuple[int, ...]) -> Rules[tuple[int, ...]]:
        """TH-2.10; nobody, if nobody has any."""
        counted = COUNTED[self.who]
        most = max(counted(t, hero) for hero in heroes)
        if not most:
            return ()
        return ((yield from pick(t, tuple(hero for hero in heroes if counted(t, hero) == most))),)

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if self.who == "group" and type(self).as_group is ForHeroes.as_group:
            yield f"'{self.verb}' is not asked of the group"

    def fully_said(self, words: EffectWords) -> Message:
        said = self.say(words)
        if self.who != "you":
            who = Ref(f"th-who-{self.who}") if self.where is None else self.where.whom()
            said = Message("th-effect-for", {"who": who, "effect": said})
        return said if self.if_ is None else Message("th-effect-if", {"if": self.if_.say(words), "then": said})


class ToHero(Counting, ForHeroes, frozen=True, kw_only=True):
    """It does something to a Hero `n` times, and is worth something else to each."""

    n: Count = 1  # how many

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        return sum(self.worth_to(mind, each, self.about(mind.t, hero)) for each in mind.whom(self, hero))

    def worth_to(self, mind: Mind, hero: int, number: int) -> float:
        """What it is worth when it is done to that Hero so many times."""
        raise NotImplementedError

    def picked(self, j: Judgement, hero: int) -> float:
        return self.worth_to(j.mind, hero, self.n if isinstance(self.n, int) else 1)


def known(effect: type[Effect] = Effect) -> Iterator[type[Effect]]:
    """All verbs that have been declared."""
    below = effect.__subclasses__()
    if not below:
        yield effect
    for each in below:
        yield from known(each)
