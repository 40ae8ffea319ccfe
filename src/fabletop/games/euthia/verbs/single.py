"""Verbs of single tiles, and the choice between several uses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel import Message
from ..combat.lines import burden, forget, noted
from ..content import Way
from ..hero.hands import clear_plays
from ..state import State
from .base import Changes, Effect
from .wording import listed, way_words


class Choose(Effect, frozen=True, kw_only=True):
    """One of several things that a tile may be used for; it is named with the tile."""

    options: tuple[Way, ...]  # the ways in which the tile may be used

    def apply(self, t: State, name: str, seat: int) -> None:
        raise AssertionError("an option is chosen with the tile")

    def inner(self) -> Iterator[tuple[str, Sequence[Effect]]]:
        for k, choice in enumerate(self.options):
            yield f".{k}", choice.effects

    @property
    def ways(self) -> tuple[Way, ...]:
        return self.options

    def say(self) -> Message:
        said = [way_words(way) for way in self.options]
        return Message("eu-web-ways", {"others": listed(said[:-1]), "last": said[-1]})

    def worth(self, t: State, seat: int) -> float:
        return max(sum(each.worth(t, seat) for each in option.effects) for option in self.options)

    def each_round(self) -> float:
        return max(sum(each.each_round() for each in option.effects) for option in self.options)

    def salvage(self, missing: int) -> float:
        return 3.0


class Silence(Effect, frozen=True, kw_only=True):
    """Cards in play lose their effects; none may be played in the next Monster attack (EU-51.2)."""

    touches_monster = True

    def apply(self, t: State, name: str, seat: int) -> None:
        silence(t)

    def may(self, t: State, seat: int) -> bool:
        return may_silence(t)

    def foresee(self, found: Changes, n: float) -> None:
        found.silences = True


def silence(t: State) -> None:
    fight = t.fight_now
    clear_plays(t, "brief", "cursed", "lying")
    of_monster = [(why, n) for why, n in noted(fight, "curse") if why.kind == "foe"]  # of its band (EU-46.23)
    fight.curses.clear()
    fight.blows.clear()
    fight.lasting.clear()
    fight.damage_minus = 0
    forget(fight, "curse", "blow", "damage_minus")
    for why, n in of_monster:
        burden(fight, "curse", why, n)
    fight.muted, fight.muted_by = True, "EU-51.2"


def may_silence(t: State) -> bool:
    return t.fight is not None and not t.fight.first_strike and t.fight.round > 0
