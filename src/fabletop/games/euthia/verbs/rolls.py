"""Hero Rolls, and the Hero's own attacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ....kernel import Question, Rules, ask
from ....kernel.messages import Said
from ..choices.base import SKIP, Skip
from ..choices.effects import BOTH_DICE, CHOOSE_DIE, BothDice, ChooseDie
from ..combat.hurting import strike
from ..combat.lines import burden, count, turn_die, unburden
from ..content import Band, Timing
from ..events.hero import CloverAdded, Rerolled
from ..reasons import Reason
from ..scenes import scene
from ..state import Fight, State
from .base import Changes, Effect, Numbered, Scaled
from .times import Moment
from .walker import run
from .wording import bands_words, numbers


class Clover(Scaled, frozen=True, kw_only=True):
    roll: Literal["", "any", "attack", "confrontation", "next_attack"] = ""  # on which Hero Roll
    curses = True
    threat = "EU-46.23"

    def apply(self, t: State, name: str, seat: int) -> None:
        """On the Hero Roll in progress, or on the attack roll that is to come (EU-10.2)."""
        n = self.amount(t)
        if t.roll is not None:
            t.roll.count(t.content.sources[name], n)
            t.tell(CloverAdded, "EU-10.2", seat, n)
        elif t.fight is not None:
            count(t.fight, "clover", t.content.sources[name], n)
            t.tell(CloverAdded, "EU-10.2", seat, n)

    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        """Until step A of the next Combat round (EU-25.2), for all Hero Rolls or for the next attack roll alone."""
        burden(fight, self._burdens, why, self.n)

    def take_back(self, t: State, fight: Fight, why: Reason, earlier: int) -> None:
        unburden(fight, self._burdens, why, self.n)

    @property
    def _burdens(self) -> Literal["curse", "blow"]:
        return "blow" if self.roll == "next_attack" else "curse"

    def fits(self, timing: Timing, moment: Moment) -> bool:
        return moment in ("roll", "own_after") if timing in ("", "T2") else super().fits(timing, moment)

    def words(self) -> dict[str, Said]:
        return {**numbers(self.n), "roll": self.roll}

    def helps(self, roll: Literal["attack", "confrontation"], ability: bool = False) -> int:
        fits = self.use == "permanent" and self.roll == roll and (ability or self.if_ != "attack_ability")
        return self.n if fits else 0

    def foresee(self, found: Changes, n: float) -> None:
        if self.use != "permanent":
            found.clover += n
        elif self.roll == "attack":
            found.aim += 0.5 * n if self.if_ else n


class HeroPenalty(Numbered, frozen=True, kw_only=True):
    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        burden(fight, "blow", why, self.n)

    def foresee(self, found: Changes, n: float) -> None:
        found.clover += n


def _dice(t: State, seat: int, left: int, forced: bool) -> list[Skip | ChooseDie | BothDice]:
    found: list[Skip | ChooseDie | BothDice] = [CHOOSE_DIE[i] for i in range(len(t.roll_now.dice))]
    if left > 1:
        found.append(BOTH_DICE)
    return found if forced else [SKIP, *found]


REROLL = Question("reroll", "EU-2.4", _dice)


class Reroll(Numbered, frozen=True, kw_only=True):
    exactly: bool = False  # neither fewer nor more dice

    def apply(self, t: State, name: str, seat: int) -> Rules[None]:
        """Up to so many of the own dice together; the new results stand."""
        if self.exactly and self.n > 1:
            chosen: Sequence[int] = range(len(t.roll_now.dice))
        else:
            key = yield from ask(t, seat, REROLL, self.n, self.exactly)
            if isinstance(key, Skip):
                return
            chosen = (key.die,) if isinstance(key, ChooseDie) else range(len(t.roll_now.dice))
        for i in chosen:
            turn_die(t.roll_now, i, t.rng.roll())
        t.tell(Rerolled, "EU-10.6", seat, tuple(t.roll_now.dice))

    def fits(self, timing: Timing, moment: Moment) -> bool:
        return moment in ("roll", "own_after") if timing in ("", "T2") else super().fits(timing, moment)

    def words(self) -> dict[str, Said]:
        return {**numbers(self.n), "exactly": "yes" if self.exactly else "no"}

    def foresee(self, found: Changes, n: float) -> None:
        found.rerolls += n


class HeroRoll(Effect, frozen=True, kw_only=True):
    bands: tuple[Band, ...]  # what comes of it

    def apply(self, t: State, name: str, seat: int) -> None:
        """A Hero Roll outside Combat, and the effects of its band."""
        t.then("rolled_band", name, seat)
        t.then("roll", seat, "item")

    def inner(self) -> Iterator[tuple[str, Sequence[Effect]]]:
        for k, band in enumerate(self.bands):
            yield f":{k}", band.effects

    @property
    def rolls_for(self) -> tuple[Band, ...]:
        return self.bands

    def words(self) -> dict[str, Said]:
        return {"bands": bands_words(self.bands)}

    def worth(self, t: State, seat: int) -> float:
        return 4.0

    def salvage(self, missing: int) -> float:
        return 3.0


@scene()
def rolled_band(t: State, name: str, seat: int) -> None:
    rolled = t.content.single[name]
    assert isinstance(rolled, HeroRoll)
    value = t.roll_now.outcome
    for k, band in enumerate(rolled.bands):
        if band.low <= value <= band.high:
            run(t, f"{name}:{k}", seat)
    t.roll = None


class NextAttack(Numbered, frozen=True, kw_only=True):
    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None:
            count(t.fight, "next_attack", t.content.sources[name], self.n)

    @property
    def burdens(self) -> bool:
        return self.n < 0

    def foresee(self, found: Changes, n: float) -> None:
        found.next_attack += n


class IgnorePenalty(Effect, frozen=True, kw_only=True):
    ignores_penalty = True

    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None:
            t.fight.ignores_penalty = True


# -- Damage ----------------------------------------------------------------------------------------------


class DamagePlus(Scaled, frozen=True, kw_only=True):
    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None:
            n = self.amount(t)
            count(t.fight, "damage_plus", t.content.sources[name], n)

    def foresee(self, found: Changes, n: float) -> None:
        found.damage_plus += n


class Deal(Scaled, frozen=True, kw_only=True):
    last = True

    def apply(self, t: State, name: str, seat: int) -> None:
        strike(t, self.amount(t))

    @property
    def answers_wounds(self) -> bool:
        return self.per == "wound_received"

    def foresee(self, found: Changes, n: float) -> None:
        found.deal += n


class Bleed(Numbered, frozen=True, kw_only=True):
    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None:
            t.fight.bleeding += self.n

    def foresee(self, found: Changes, n: float) -> None:
        found.bleed += n
