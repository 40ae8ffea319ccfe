"""Battle effects: what a Monster does while it is fought (TS-12, TS-26)."""

from __future__ import annotations

from typing import ClassVar

from ....kernel import Key, Question, Ref, Rules, ask
from ....kernel.messages import Said
from ..choices import Lower, Victim
from ..content import Kind, Natural, Positive
from ..events import Barred, Doomed
from ..reckon import Fighter, fighters, judged_kinds, party, strength
from ..state import NOBODY, State
from .base import BattleVerb, joined


def victims(t: State, of: str) -> list[int]:
    """TS-12.19, TS-12.28: cards of the party that fit and are not yet marked for destruction."""
    cards = t.content.cards
    return [i for i, slot in enumerate(t.slots) if slot.here and not slot.doomed and cards[slot.card].is_a(of)]


def doom(t: State, i: int, clause: str) -> None:
    """It stays in play, with all its bonuses, until the battle is over (TS-12.9)."""
    t.slots[i].doomed = True
    t.tell(Doomed, clause, t.slots[i].card)


def _victims(t: State, seat: int, of: str) -> list[Victim]:
    return [Victim(i + 1) for i in victims(t, of)]


VICTIM = Question("victim", "TS-12.17", _victims)


def destroy_one(t: State, of: str) -> Rules[None]:
    if victims(t, of):
        victim = yield from ask(t, t.active, VICTIM, of)
        doom(t, victim.place, "TS-26.93")


class Destroy(BattleVerb, frozen=True, kw_only=True, tag="destroy"):
    """Exactly one card of a kind, if there is one (TS-12.15, TS-26.93)."""

    of: Kind  # of which kind

    def words(self) -> dict[str, Said]:
        return {"of": Ref(f"ts-one-{self.of}")}

    def apply(self, t: State) -> Rules[None]:
        yield from destroy_one(t, self.of)

    def takes(self, t: State) -> list[list[int]]:
        return [victims(t, self.of)]


class DestroyIfUnarmed(BattleVerb, frozen=True, kw_only=True, tag="destroy_if_unarmed"):
    """Gray Ooze: not if any Hero has a Weapon equipped, attacking or not (TS-26.24, TS-26.28)."""

    of: Kind  # of which kind

    def words(self) -> dict[str, Said]:
        return {"of": Ref(f"ts-one-{self.of}")}

    def apply(self, t: State) -> Rules[None]:
        if not any(hero.weapon != NOBODY for hero in fighters(t)):
            yield from destroy_one(t, self.of)

    def takes(self, t: State) -> list[list[int]]:
        return [] if any(slot.holder != NOBODY for slot in t.slots) else [victims(t, self.of)]


def _strongest(t: State, seat: int) -> list[Victim]:
    heroes = victims(t, "hero")
    most = max(strength(t, i) for i in heroes)
    return [Victim(i + 1) for i in heroes if strength(t, i) == most]


STRONGEST = Question("strongest", "TS-26.18", _strongest)


class DestroyStrongest(BattleVerb, frozen=True, kw_only=True, tag="destroy_strongest"):
    """Ebon Fume (TS-26.17 to TS-26.19)."""

    def apply(self, t: State) -> Rules[None]:
        if victims(t, "hero"):
            victim = yield from ask(t, t.active, STRONGEST)
            doom(t, victim.place, "TS-26.17")

    def takes(self, t: State) -> list[list[int]]:
        return [[victim.place for victim in _strongest(t, t.active)]] if victims(t, "hero") else []


class DestroyAll(BattleVerb, frozen=True, kw_only=True, tag="destroy_all"):
    """Archduke of Pain: all Clerics and all Wizards (TS-26.3, TS-26.93)."""

    of: tuple[Kind, ...]  # of which kinds

    def words(self) -> dict[str, Said]:
        return {"of": joined("and", [Ref(f"ts-all-{of}") for of in self.of])}

    def apply(self, t: State) -> None:
        for of in self.of:
            for i in victims(t, of):
                doom(t, i, "TS-26.93")

    def takes(self, t: State) -> list[list[int]]:
        return [[i] for of in self.of for i in victims(t, of)]


class Weaken(BattleVerb, frozen=True, kw_only=True, tag="weaken"):
    """Every Hero loses Strength, and may lose the Weapon (TS-12.12); the Revenant destroys (TS-26.63)."""

    sways: ClassVar[bool] = True
    strength: Natural  # how much
    destroys: bool = False  # who has none left is destroyed

    def apply(self, t: State) -> None:
        t.weakness += self.strength
        if self.destroys:
            for i in victims(t, "hero"):
                if strength(t, i) <= 0:
                    doom(t, i, "TS-26.63")

    def takes(self, t: State) -> list[list[int]]:
        return [[i] for i in victims(t, "hero") if strength(t, i) <= self.strength] if self.destroys else []


class Infect(BattleVerb, frozen=True, kw_only=True, tag="infect"):
    """Straight to the discard pile (TS-12.13, TS-12.14, TS-26.94)."""

    cards: Positive  # how many Disease cards

    def apply(self, t: State) -> None:
        t.infect(t.active, self.cards, "TS-26.94")

    def worth(self) -> int:
        return -7 * self.cards


class SoftToWeapons(BattleVerb, frozen=True, kw_only=True, tag="soft_to_weapons"):
    """Grayskin Lizard: counted with each Weapon (TS-17.6, TS-26.30)."""

    sways: ClassVar[bool] = True
    attack: Natural  # how much more for each

    def apply(self, t: State) -> None:
        t.softness += self.attack


def attackers(t: State) -> list[Fighter]:
    return [hero for hero in fighters(t) if hero.attacks]


def _barrable(t: State, seat: int) -> list[Victim]:
    return [Victim(hero.slot + 1) for hero in attackers(t)]


BARRED = Question("barred", "TS-26.38", _barrable)


class Bar(BattleVerb, frozen=True, kw_only=True, tag="bar"):
    """Haunt: one Hero who could attack cannot (TS-12.22, TS-12.23, TS-26.38 to TS-26.40)."""

    sways: ClassVar[bool] = True

    def apply(self, t: State) -> Rules[None]:
        if attackers(t):
            barred = yield from ask(t, t.active, BARRED)
            t.slots[barred.place].barred = True
            t.tell(Barred, "TS-26.38", t.slots[barred.place].card)

    def weighed(self, options: list[Key]) -> list[Key]:
        return options


def next_judged(t: State) -> int:
    """The slot of the next attacking Hero who has something to lose and was not judged yet, or -1."""
    heroes = [hero.slot for hero in party(t) if judged_kinds(hero)]
    return next((slot for slot in heroes if not t.slots[slot].judged), NOBODY)


def _kinds(t: State, seat: int, slot: int) -> list[Lower]:
    hero = next(hero for hero in party(t) if hero.slot == slot)
    return [Lower(kind) for kind in judged_kinds(hero)]


JUDGED = Question("judged", "TS-26.44", _kinds)


class Judge(BattleVerb, frozen=True, kw_only=True, tag="judge"):
    """Judgement: Attack or Magic Attack of each attacking Hero (TS-26.41, TS-26.44)."""

    sways: ClassVar[bool] = True

    def apply(self, t: State) -> Rules[None]:
        while (slot := next_judged(t)) != NOBODY:
            lowered = yield from ask(t, t.active, JUDGED, slot)
            t.slots[slot].judged = lowered.kind

    def weighed(self, options: list[Key]) -> list[Key]:
        return options
