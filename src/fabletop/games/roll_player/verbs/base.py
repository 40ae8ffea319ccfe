"""What all Skills and all Traits have; their kinds stand in the modules beside."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from ....kernel import Message, Rules
from ....kernel.messages import Said
from ..content import Natural, Positive, Timing
from ..state import State


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """What a Skill does when it is used."""

    timing: Timing  # when it may be used (RP-9.20)

    touches: ClassVar[Literal["", "pool", "bag"]] = ""  # what others may want to have touched first (RP-9.16)
    copies: ClassVar[bool] = False  # it uses the ability of another card
    hundredths: ClassVar[int] = 15  # of a Star a round, what a computer player expects of it

    def apply(self, t: State, seat: int) -> Rules[None]:
        raise NotImplementedError

    def words(self) -> dict[str, Said]:
        """Its numbers, as its message calls them."""
        return {}

    def say(self) -> Message:
        return Message(f"rp-skill-{self.__struct_config__.tag}", self.words())

    def worth(self) -> float:
        return self.hundredths / 100


class Trait(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="count"):
    """Stars for each full `per` of what is counted."""

    per: Positive = 1  # so many give Stars
    stars: Positive  # how many Stars
    most: Natural = 0  # at most so many Stars; 0 without a limit

    grows: ClassVar[int] = 0  # hundredths that a computer player hopes to be counted more in a round

    def number(self, t: State, seat: int) -> int:
        """What is counted."""
        raise NotImplementedError

    def score(self, t: State, seat: int) -> int:
        stars = self.number(t, seat) // self.per * self.stars
        return min(stars, self.most) if self.most else stars

    def words(self) -> dict[str, Said]:
        """What is counted more closely, as its message calls it."""
        return {}

    def say(self) -> Message:
        numbers = {"stars": self.stars, "per": self.per, "most": self.most}
        return Message(f"rp-trait-{self.__struct_config__.tag}", {**numbers, **self.words()})

    def worth(self, t: State, seat: int, left: int) -> float:
        """What a computer player hopes for, with so many rounds left."""
        return self.score(t, seat) + self.grows / 100 * left * self.stars / self.per
