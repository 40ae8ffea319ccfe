"""Dungeon effects on the own party (TS-8.3, TS-24, TS-25)."""

from __future__ import annotations

from typing import ClassVar

from ....kernel import Question, Rules, ask
from ..choices import FeedHero, Food
from ..content import Natural
from ..events import Fed
from ..reckon import can_hold
from ..state import NOBODY, State
from .base import DungeonVerb


class DrawCards(DungeonVerb, frozen=True, kw_only=True, tag="draw_cards"):
    """Chalice, Regian."""

    draw: Natural = 0  # how many cards

    def apply(self, t: State, i: int) -> None:
        t.draw_into_party(self.draw)

    def draws(self, t: State) -> int:
        return self.draw

    def worth(self) -> int:
        return 9 * self.draw


class Cure(DungeonVerb, frozen=True, kw_only=True, tag="cure"):
    """A Disease goes back to its stack, and cards are drawn (TS-25.2, TS-25.24, TS-25.44)."""

    draw: Natural = 0  # how many cards

    def refusal(self, t: State, i: int) -> str:
        return "" if t.diseases_here() else "TS-25.44"

    def apply(self, t: State, i: int) -> None:
        t.destroy_slot(t.diseases_here()[0], "TS-25.44")
        t.draw_into_party(self.draw)

    def draws(self, t: State) -> int:
        return self.draw if t.diseases_here() else 0

    def worth(self) -> int:
        return 3 * self.draw


def _heroes(t: State, seat: int) -> list[FeedHero]:
    return [FeedHero(i + 1) for i in t.heroes_here()]


FED_HERO = Question("fed_hero", "TS-24.34", _heroes)


class Feed(DungeonVerb, frozen=True, kw_only=True, tag="feed"):
    """Strength for one Hero; Goodberries also turn all Attack to Magic Attack (TS-24.30, TS-24.72)."""

    prepares: ClassVar[bool] = False
    spends: ClassVar[bool] = True
    strength: Natural  # how much more
    turns_to_magic: bool = False  # the Hero's Attack is Magic Attack

    def refusal(self, t: State, i: int) -> str:
        return "" if t.heroes_here() else "TS-4.23"

    def apply(self, t: State, i: int) -> Rules[None]:
        fed = yield from ask(t, t.active, FED_HERO)
        slot = t.slots[fed.place]
        slot.strength += self.strength
        slot.turned = slot.turned or self.turns_to_magic
        t.tell(Fed, "TS-24.34", t.active, slot.card, self.strength)

    def steels(self, t: State, i: int) -> None:
        heroes = [hero for hero in t.heroes_here() if t.slots[hero].strength == 0]
        if heroes:
            t.slots[strongest(t, heroes)].strength += self.strength

    def strengthens(self) -> int:
        return self.strength

    def worth(self) -> int:
        return self.strength + 12 * self.turns_to_magic


def strongest(t: State, heroes: list[int]) -> int:
    """Of several Heroes of the party, by what is printed on their cards."""
    return max(heroes, key=lambda hero: t.card(t.slots[hero].card).strength)


def foods(t: State) -> list[int]:
    """TS-12.4, TS-25.34: Food of the hand whose own effect has not been used."""
    return [i for i in t.own_slots() if t.card(t.slots[i].card).is_a("food") and not t.slots[i].used]


def _foods(t: State, seat: int) -> list[Food]:
    return list({t.slots[i].card: Food(i + 1) for i in reversed(foods(t))}.values())


FOOD = Question("food", "TS-25.35", _foods)


class Eat(DungeonVerb, frozen=True, kw_only=True, tag="eat"):
    """A Food is destroyed and gives nothing else (TS-25.21, TS-25.35)."""

    prepares: ClassVar[bool] = False
    spends: ClassVar[bool] = True
    attack: Natural  # how much more

    def refusal(self, t: State, i: int) -> str:
        return "" if foods(t) else "TS-25.35"

    def apply(self, t: State, i: int) -> Rules[None]:
        food = yield from ask(t, t.active, FOOD)
        t.destroy_slot(food.place, "TS-25.35")
        t.slots[i].attack += self.attack

    def steels(self, t: State, i: int) -> None:
        for food in foods(t)[:1]:
            t.slots[food].here = False
            t.slots[i].attack += self.attack

    def worth(self) -> int:
        return 3 * self.attack


class Rally(DungeonVerb, frozen=True, kw_only=True, tag="rally"):
    """Every Hero, later ones too (TS-24.18, TS-24.20, TS-24.25)."""

    attack: Natural = 0  # how much more for each
    strength: Natural = 0  # how much more for each

    def apply(self, t: State, i: int) -> None:
        t.all_attack += self.attack
        t.all_strength += self.strength

    def steels(self, t: State, i: int) -> None:
        self.apply(t, i)

    def strengthens(self) -> int:
        return self.strength

    def worth(self) -> int:
        return 30 * self.attack


class Arcane(DungeonVerb, frozen=True, kw_only=True, tag="arcane"):
    """Arcane Energies (TS-24.1, TS-24.2)."""

    draw: Natural = 0  # how many cards

    def apply(self, t: State, i: int) -> None:
        t.arcane = True
        t.draw_into_party(self.draw)

    def steels(self, t: State, i: int) -> None:
        t.arcane = True

    def draws(self, t: State) -> int:
        return self.draw

    def worth(self) -> int:
        return 14


class Aura(DungeonVerb, frozen=True, kw_only=True, tag="aura"):
    """Magical Aura (TS-24.41, TS-24.74)."""

    draw: Natural  # how many cards

    def apply(self, t: State, i: int) -> None:
        t.aura = True
        t.draw_into_party(self.draw)

    def steels(self, t: State, i: int) -> None:
        t.aura = True

    def draws(self, t: State) -> int:
        return self.draw

    def worth(self) -> int:
        return 24


class Throw(DungeonVerb, frozen=True, kw_only=True, tag="throw"):
    """Spear: destroyed at once, held until the battle is over (TS-24.53 to TS-24.55)."""

    prepares: ClassVar[bool] = False
    spends: ClassVar[bool] = True
    attack: Natural  # how much more

    def refusal(self, t: State, i: int) -> str:
        holder = t.slots[i].holder
        return "" if holder != NOBODY and can_hold(t, i, holder) else "TS-24.55"

    def apply(self, t: State, i: int) -> None:
        slot = t.slots[i]
        slot.here, slot.thrown = False, True
        slot.attack += self.attack
        t.throwers.append(slot.holder)
        t.destroy(slot.card, "TS-24.55")

    def steels(self, t: State, i: int) -> None:
        t.slots[i].attack += self.attack

    def worth(self) -> int:
        return 4 * self.attack
