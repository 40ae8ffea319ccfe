"""Conditions of several, the story and the Adventure track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....kernel import Message
from ..content import spoken
from ..content.parts import Positive
from .base import Condition, Lack

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.loose_ends import Story
    from ..content.story import Adventure
    from ..state import Act, State
    from ..words.effects import EffectWords


class All(Condition, frozen=True, kw_only=True, tag="all"):
    """all of these conditions hold"""

    of: tuple[spoken.Condition, ...]  # the conditions

    def inner(self) -> tuple[Condition, ...]:
        return self.of

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return all(each.holds(t, hero, at) for each in self.of)

    def holds_for(self, t: State, act: Act, hero: int) -> bool:
        return all(each.holds_for(t, act, hero) for each in self.of)

    def say(self, words: EffectWords) -> Message:
        return Message("th-if-all", {"conditions": tuple(each.say(words) for each in self.of)})

    def lack(self, t: State) -> Lack:
        found = Lack()
        for each in self.of:
            more = lack_now(t, each)
            found.add(more, more.steps)
        return found

    def may_ever_hold(self, story: Story) -> bool:
        return all(each.may_ever_hold(story) for each in self.of)


class Any(Condition, frozen=True, kw_only=True, tag="any"):
    """one of these conditions holds"""

    of: tuple[spoken.Condition, ...]  # the conditions

    def inner(self) -> tuple[Condition, ...]:
        return self.of

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return any(each.holds(t, hero, at) for each in self.of)

    def holds_for(self, t: State, act: Act, hero: int) -> bool:
        return any(each.holds_for(t, act, hero) for each in self.of)

    def say(self, words: EffectWords) -> Message:
        return Message("th-if-any", {"conditions": tuple(each.say(words) for each in self.of)})

    def lack(self, t: State) -> Lack:
        found, ways = Lack(), [lack_now(t, each) for each in self.of]
        for each in ways:
            found.add(each, 0)
        found.steps = min(each.steps for each in ways)
        return found

    def may_ever_hold(self, story: Story) -> bool:
        return any(each.may_ever_hold(story) for each in self.of)


class Always(Condition, frozen=True, kw_only=True, tag="always"):
    """it always holds"""

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return True


def lack_now(t: State, condition: Condition | None) -> Lack:
    """Nothing, if it holds already or is none."""
    return Lack() if condition is None or condition.holds(t, t.chooser) else condition.lack(t)


# -- Paragraphs ------------------------------------------------------------------------------------


class Read(Condition, frozen=True, kw_only=True, tag="read"):
    """this Paragraph was read"""

    p: Positive  # the number of the Paragraph

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return self.p in t.told

    def say(self, words: EffectWords) -> Message:
        return Message("th-if-read", {"number": self.p})

    def lack(self, t: State) -> Lack:
        return Lack(reads={self.p: None}, steps=1)

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from unknown_paragraphs(adventure, (self.p,))

    def may_ever_hold(self, story: Story) -> bool:
        return self.p in story.opened


class NotRead(Condition, frozen=True, kw_only=True, tag="not_read"):
    """this Paragraph was not read"""

    p: Positive  # the number of the Paragraph

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return self.p not in t.told

    def say(self, words: EffectWords) -> Message:
        return Message("th-if-not_read", {"number": self.p})

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from unknown_paragraphs(adventure, (self.p,))


class ReadAtLeast(Condition, frozen=True, kw_only=True, tag="read_at_least"):
    """`n` of these Paragraphs were read"""

    of: tuple[Positive, ...]  # the numbers of the Paragraphs
    n: Positive  # so many of them, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return sum(p in t.told for p in self.of) >= self.n

    def say(self, words: EffectWords) -> Message:
        listed = ", ".join(str(number) for number in self.of)
        return Message("th-if-read_at_least", {"number": self.n, "list": listed})

    def lack(self, t: State) -> Lack:
        unread = [p for p in self.of if p not in t.told]
        return Lack(reads=dict.fromkeys(unread), steps=max(0, self.n - (len(self.of) - len(unread))))

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from unknown_paragraphs(adventure, self.of)

    def may_ever_hold(self, story: Story) -> bool:
        return sum(number in story.opened for number in self.of) >= self.n


def unknown_paragraphs(adventure: Adventure | None, numbers: tuple[int, ...]) -> Iterator[str]:
    if adventure is not None:
        known = [each.number for each in adventure.paragraphs]
        yield from (f"there is no Paragraph {number}" for number in numbers if number not in known)


# -- facts -----------------------------------------------------------------------------------------


class Flag(Condition, frozen=True, kw_only=True, tag="flag"):
    """this fact was noted"""

    flag: str  # the fact

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return self.flag in t.flags

    def say(self, words: EffectWords) -> Message:
        return Message("th-if-flag", {"flag": words.word("flag", self.flag)})

    def lack(self, t: State) -> Lack:
        return Lack(flags={self.flag: None}, steps=1)

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from unknown_flag(adventure, self.flag)

    def may_ever_hold(self, story: Story) -> bool:
        return self.flag in story.flags

    def asks(self) -> Iterator[str]:
        yield self.flag


class NotFlag(Condition, frozen=True, kw_only=True, tag="not_flag"):
    """this fact was not noted"""

    flag: str  # the fact

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return self.flag not in t.flags

    def say(self, words: EffectWords) -> Message:
        return Message("th-if-not_flag", {"flag": words.word("flag", self.flag)})

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from unknown_flag(adventure, self.flag)

    def asks(self) -> Iterator[str]:
        yield self.flag


def unknown_flag(adventure: Adventure | None, flag: str) -> Iterator[str]:
    if adventure is not None and flag not in adventure.flags:
        yield f"there is no flag '{flag}'"


# -- the track -------------------------------------------------------------------------------------


class TrackMin(Condition, frozen=True, kw_only=True, tag="track_min"):
    """the Adventure-track marker is on the space `n` or farther right"""

    n: int  # the space

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return t.track >= self.n

    def say(self, words: EffectWords) -> Message:
        return Message("th-if-track_min", {"number": self.n})

    def may_ever_hold(self, story: Story) -> bool:
        track = story.adventure.track
        return track is not None and self.n <= track.last


class TrackMax(Condition, frozen=True, kw_only=True, tag="track_max"):
    """the Adventure-track marker is on the space `n` or farther left"""

    n: int  # the space

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return t.track <= self.n

    def say(self, words: EffectWords) -> Message:
        return Message("th-if-track_max", {"number": self.n})

    def may_ever_hold(self, story: Story) -> bool:
        track = story.adventure.track
        return track is not None and self.n >= track.first
