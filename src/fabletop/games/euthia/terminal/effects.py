"""What tiles, cards, Monsters and Quests do, in the words of one reader: the messages of `words/` put together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ....kernel import Message, Ref
from ....kernel.messages import Said, message
from ....words import Words
from ..content import Band, Content, Cost, Foe, Quest, Token, base
from ..fields import thing as thing_ref
from ..verbs.base import Effect
from ..verbs.wording import band_words, bands_words, range_words
from ..words import things
from ..words.effects import costs_words, fame_words, lines


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


class EffectWords:
    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.content = content

    # -- small pieces ------------------------------------------------------------------------------

    def say(self, id: str, **args: Said) -> str:
        """A message of the table; every one of them has words."""
        return self.words.say(Message(f"eu-web-{id}", args))

    def thing(self, id: str) -> str:
        """A tile, a Gem, an Essence, the card of a Monster."""
        return self.words.name(thing_ref(id))

    def goods(self, what: str, n: int) -> str:
        return self.say(f"what-{what}", n=n)

    def either(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.say('or')} {names[-1]}"

    def range(self, low: int, high: int) -> str:
        """7–9, 10+, up to 4."""
        return self.words.say(range_words(low, high))

    def fame(self, low: int, high: int) -> str:
        """A range of Reputation."""
        return self.words.say(fame_words(low, high))

    def called(self, what: str) -> str:
        """A kind of goods."""
        return self.words.name(Ref(f"eu-web-what-{what}", "label"))

    # -- effects -----------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """One effect, without its use and its time."""
        return self.words.say(effect.say())

    def effects(self, effects: Sequence[Effect]) -> list[str]:
        """Effects with one use, one time and one condition are one sentence."""
        return [upper(self.words.say(line)) for line in lines(effects)]

    def band(self, band: Band) -> str:
        return self.words.say(band_words(band))

    def bands(self, bands: Sequence[Band]) -> str:
        return self.words.say(bands_words(bands))

    # -- things ------------------------------------------------------------------------------------

    def short(self, id: str) -> str:
        """What a thing does, in one line."""
        token = self._token(id)
        if token is not None:
            return upper(self.words.say(things.token(token)))
        entry = self.content.things[id]
        if isinstance(entry, Foe):
            return self.words.say(things.foe_head(entry))
        kind, *more = self._all(things.kinds(entry)) or [""]
        return "; ".join([*more, *self._deeds(id), *self._all(things.sales(entry))]) or kind

    def full(self, id: str) -> str:
        """Everything that is printed on a thing."""
        token = self._token(id)
        if token is not None:
            return f"{self.short(id)} · {self.words.say(things.token_price())}"
        entry = self.content.things[id]
        if isinstance(entry, Foe):
            return " · ".join(self.foe(entry))
        more = self._all([*things.sales(entry), *things.prices(entry)])
        return " · ".join([*self._all(things.kinds(entry)), *self._deeds(id), *more])

    def _token(self, id: str) -> Token | None:
        return self.content.gems.get(id) or self.content.essences.get(id)

    def _all(self, said: Iterable[Message]) -> list[str]:
        return [self.words.say(each) for each in said]

    def _deeds(self, id: str) -> list[str]:
        return [upper(each) for each in self._all(things.deeds(self.content.things[id]))]

    # -- Monsters, cards, Quests -------------------------------------------------------------------

    def foe(self, foe: Foe) -> list[str]:
        reward = things.foe_reward(self.content, foe)
        return [self.words.say(each) for each in (*things.foe(foe), *([reward] if reward else []))]

    def back(self, back: dict[str, Any]) -> str:
        """The Reward that the back of a Monster card promises."""
        return ", ".join(self.words.say(message(each)) for each in back["reward"])

    def card(self, id: str, number: int = 0) -> str:
        """A Silver or Gold card: what so many equal ones do, or all its segments."""
        segments = self.content.cards[id].segments
        return self.words.say(things.segment(segments[number - 1]) if number else things.segments(segments))

    def quest(self, quest: Quest) -> str:
        """What it asks for, and what it gives."""
        return f"{self.costs(quest.cost)} → {', '.join(self.effect(each) for each in quest.reward)}"

    def costs(self, whole: Sequence[Cost]) -> str:
        return ", ".join(self.words.say(each) for each in costs_words(whole))


def entry_of(content: Content, part: object) -> str:
    """The thing, Gem or Essence that a part of a key names, or nothing."""
    id = str(part)
    if id in content.things or id in content.gems or id in content.essences:
        return id
    return base(id) if base(id) in content.things else ""
