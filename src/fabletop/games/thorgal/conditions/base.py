"""What a condition is: a tagged struct that knows whether it holds, how it is said, and what it still lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from ....kernel import Message, Ref
from ..content.parts import Part

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.loose_ends import Story
    from ..content.story import Adventure
    from ..state import Act, State
    from ..words.effects import EffectWords


@dataclass
class Lack:
    """What is missing until a condition holds, and how many steps that takes; of alternatives the nearest."""

    reads: dict[int, None] = field(default_factory=dict)  # Paragraphs
    flags: dict[str, None] = field(default_factory=dict)
    steps: int = 0

    def add(self, other: Lack, steps: int) -> None:
        self.reads |= other.reads
        self.flags |= other.flags
        self.steps += steps


class Condition(Part, frozen=True, kw_only=True, tag_field="is"):
    """What must hold."""

    tale: ClassVar[str] = ""  # the adventure that it belongs to

    @property
    def name(self) -> str:
        return str(self.__struct_config__.tag)

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        """For the Hero who resolves what asks, at a Location."""
        raise NotImplementedError

    def holds_for(self, t: State, act: Act, hero: int) -> bool:
        """For an action, which may be one that is only thought of."""
        return self.holds(t, hero)

    def say(self, words: EffectWords) -> Message:
        return Message("th-if-other")

    def whom(self) -> Ref:
        """The Heroes for whom it holds."""
        return Ref("th-who-each_where")

    def inner(self) -> tuple[Condition, ...]:
        """The conditions that it is made of."""
        return ()

    def lack(self, t: State) -> Lack:
        """What a player could do for it, as far as it can be told."""
        return Lack()

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        """Names that mean nothing."""
        for each in self.inner():
            yield from each.faults(content, adventure)

    def may_ever_hold(self, story: Story) -> bool:
        """Whether it may ever come true in an adventure."""
        return True

    def asks(self) -> Iterator[str]:
        """The facts that it asks for."""
        for each in self.inner():
            yield from each.asks()


def known(condition: type[Condition] = Condition) -> Iterator[type[Condition]]:
    """All conditions that have been declared."""
    below = condition.__subclasses__()
    if not below:
        yield condition
    for each in below:
        yield from known(each)
