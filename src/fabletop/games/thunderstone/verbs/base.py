"""The bases of the verbs: what a card does, who says it, and what computer players think of it.

A verb of the pack (`{do: cure, draw: 1}`) is a struct of its own with its numbers. Beside its rules (`apply`) stands
its words (`say`: messages `ts-verb-TAG` with the numbers as arguments; `.do` as an option, `.short` on a ribbon) and
its `worth` to a computer player, in tenths of a victory point. What a verb would change is never written down a second
time: a forecast applies it to a copy (`Game.foresee`, `outlook.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

import msgspec

from ....kernel import Key, Message, Ref, Rules
from ....kernel.messages import Said
from ..content import Card
from ..state import State

Steps: TypeAlias = "Rules[None] | None"  # a verb that asks somebody is a coroutine, any other a plain function


def joined(word: str, parts: Sequence[Said]) -> Said:
    """One or two; several of them one after the other: `ts-or`, `ts-and`."""
    said, *more = parts
    for each in more:
        said = Message(f"ts-{word}", {"one": said, "two": each})
    return said


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do", tag="verb"):
    """Something that a card does."""

    @classmethod
    def name(cls) -> str:
        return str(cls.__struct_config__.tag)

    def words(self) -> dict[str, Said]:
        """Its numbers, as its messages call them."""
        return {name: int(getattr(self, name)) for name in self.__struct_fields__ if name != "repeat"}

    def say(self, form: str = "") -> Message:
        return Message(f"ts-verb-{self.name()}", self.words(), form)

    def worth(self) -> int:
        """What a computer player thinks of a card that does this."""
        return 0


class Used(Verb, frozen=True, kw_only=True, tag="used"):
    """An effect that a player uses by choice, once a turn unless it may be repeated (TS-4.13, TS-4.15)."""

    repeat: bool = False  # it may be used again in the same turn

    def refusal(self, t: State, i: int) -> str:
        """The clause that forbids the card in slot `i` to use it now, or nothing (TS-4.23)."""
        return ""

    def apply(self, t: State, i: int) -> Steps:
        raise NotImplementedError

    def as_option(self, card: Ref) -> Message:
        said = self.say("do")
        return Message(said.id, {"card": card, **said.args}, said.attribute)


class VillageVerb(Used, frozen=True, kw_only=True, tag="village"):
    """An effect of step 2 of a visit to the Village."""

    def urge(self, t: State) -> int:
        """How many times of 100 a computer player uses it where it may."""
        return 100


class DungeonVerb(Used, frozen=True, kw_only=True, tag="dungeon"):
    """An effect of step 2 in the Dungeon."""

    prepares: ClassVar[bool] = True  # a computer player uses it first of all, not only if it wins no battle without it
    spends: ClassVar[bool] = False  # a computer player uses it only if a battle is won by it

    def strengthens(self) -> int:
        """Strength that Heroes gain by it."""
        return 0

    def urge(self) -> int:
        """How many times of 100 a computer player uses it where it may."""
        return 100

    def steels(self, t: State, i: int) -> None:
        """What is sure to come of it, for a party that a computer player only thinks of: drawn cards are not known."""

    def draws(self, t: State) -> int:
        """How many cards a computer player hopes to draw by it."""
        return 0


class BattleVerb(Verb, frozen=True, kw_only=True, tag="battle"):
    """What the Monster that is fought does (TS-12.16)."""

    sways: ClassVar[bool] = (
        False  # it may change the Attack Value; what it only destroys stays for the battle (TS-12.9)
    )

    def apply(self, t: State) -> Steps:
        """Changes nothing before its question is answered: a battle can be looked at from each of its questions."""
        raise NotImplementedError

    def weighed(self, options: list[Key]) -> list[Key]:
        """The answers to its question that may change the Attack Value.

        Whatever is destroyed stays until the battle is over (TS-12.9), so that one answer is as good as another.
        """
        return options[:1]

    def takes(self, t: State) -> list[list[int]]:
        """What a computer player must expect to lose: each is one card, out of these slots."""
        return []

    def worth(self) -> int:
        """What it does besides."""
        return 0


class BreachVerb(Verb, frozen=True, kw_only=True, tag="breach"):
    """What a Monster does that has reached Rank 1 (TS-11.1)."""

    def apply(self, t: State) -> Steps:
        raise NotImplementedError


class PassiveVerb(Verb, frozen=True, kw_only=True, tag="passive"):
    """What counts by itself (TS-8.31, TS-8.32): each function is asked at its step of the Attack Value (TS-17)."""

    clause: ClassVar[str] = ""

    def keeps_out(self, rank: int) -> bool:
        """Whether the Hero who has it does not attack this Rank."""
        return False

    def own_attack(self, t: State, i: int) -> int:
        """Attack of the Hero in slot `i`, who has it."""
        return 0

    def granted(self, hero: Card) -> int:
        """Attack of every such Hero of the party, even if the Hero who grants it cannot attack (TS-16.10)."""
        return 0

    def more_magic(self, card: Card) -> int:
        """Magic Attack of a card that is no Hero and no Weapon."""
        return 0

    def doublings(self) -> int:
        """How often all Magic Attack is doubled (TS-17.14)."""
        return 0

    def more_xp(self, rank: int) -> int:
        """XP for a Monster beaten in this Rank (TS-18.28)."""
        return 0

    def returns(self) -> int:
        """Monsters that may be sent under the Dungeon Deck after a victory (TS-18.28)."""
        return 0

    def weapon_attack(self, attack: int, hero: Card, strength: int, foe: Card) -> int:
        """The Attack of the Weapon that has it, in the hands of this Hero."""
        return attack

    def gain_of(self, weapon: Card) -> int:
        """Attack that the Hero who has it gains by holding a Weapon, besides that of the Weapon."""
        return 0
