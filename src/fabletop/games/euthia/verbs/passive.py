"""What works by itself, or where it is asked for: in storage, in Mining, in Trade, in the reckoning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from ....kernel import Ref
from ....kernel.messages import Said
from ..combat.hurting import strike
from ..content import Element, Timing
from ..hero.hands import draw_cards
from ..state import Fight, State
from .base import Changes, Numbered, Passive
from .times import Moment
from .wording import called, either, numbers

VIGIL_HEALTH = 4


class Ward(Passive, frozen=True, kw_only=True):
    powers: tuple[Element | Literal["essences_on_tile"], ...]  # the powers that it wards off, by Element

    def wards(self, power: str, essences: Sequence[str]) -> bool:
        return power in self.powers or ("essences_on_tile" in self.powers and power in essences)

    def words(self) -> dict[str, Said]:
        return {"powers": tuple(Ref(f"eu-web-element-{each}") for each in self.powers)}


class Hold(Passive, Numbered, frozen=True, kw_only=True):
    """A Satchel or a Backpack."""

    what: tuple[str, ...]  # what it may hold

    @property
    def places(self) -> int:
        return self.n

    def takes(self, kind: str) -> bool:
        return kind in self.what or "any" in self.what

    def words(self) -> dict[str, Said]:
        return {**numbers(self.n), "kinds": either([called(each) for each in self.what])}

    def ease(self) -> float:
        return 0.5


class MineCart(Passive, frozen=True, kw_only=True):
    of_action: ClassVar[Literal["", "mine", "trade"]] = "mine"

    def fits(self, timing: Timing, moment: Moment) -> bool:
        return moment == "mine"

    def each_round(self) -> float:
        return 0.7


class Discount(Passive, Numbered, frozen=True, kw_only=True):
    what: tuple[str, ...] = ()  # on which tiles; left out: on all
    on: Literal["", "item", "learning"] = ""  # on Items or on learning
    each: bool = False  # on each purchase, not on one
    of_action: ClassVar[Literal["", "mine", "trade"]] = "trade"

    def fits(self, timing: Timing, moment: Moment) -> bool:
        return moment == "trade"

    def apply(self, t: State, name: str, seat: int) -> None:
        """For this Trade Action."""
        if self.on == "learning":
            t.trading_now.discount_learning += self.n
        else:
            t.trading_now.discount_item += self.n

    def discount_on(self, what: Literal["item", "learning"]) -> int:
        return self.n if (self.on == "learning") == (what == "learning") else 0

    def discount_on_each(self, item_type: str) -> int:
        return self.n if self.each and item_type in self.what else 0

    def words(self) -> dict[str, Said]:
        return {**numbers(self.n), "on": self.on, "kinds": either([called(each) for each in self.what])}

    def each_round(self) -> float:
        return 0.5 * self.n

    def ease(self) -> float:
        return 0.7


class SellBonus(Passive, Numbered, frozen=True, kw_only=True):
    on: Literal["natural_resource"]  # on what is sold

    def sale_bonus(self, item_type: str) -> int:
        return self.n if item_type == self.on else 0

    def ease(self) -> float:
        return 0.7


class Score(Passive, Numbered, frozen=True, kw_only=True):
    """Reputation at the end."""

    @property
    def reputation_at_end(self) -> int:
        return self.n


class MaxHealth(Passive, Numbered, frozen=True, kw_only=True):
    """Of a Gem (EU-40.7)."""

    @property
    def more_health(self) -> int:
        return self.n


class DwurtDieStep(Passive, Numbered, frozen=True, kw_only=True):
    """At the end of Skoldur's turn (EU-50.19)."""

    @property
    def dwurt_die_step(self) -> int:
        return self.n

    def ease(self) -> float:
        return 0.7


class DwurtDieWounds(Passive, Numbered, frozen=True, kw_only=True):
    @property
    def dwurt_die_wounds(self) -> int:
        return self.n

    def ease(self) -> float:
        return 0.7


class PhoenixVigil(Passive, frozen=True, kw_only=True):
    """It answers to death, not to a wish (EU-34.5)."""

    @property
    def revives_with(self) -> int:
        return VIGIL_HEALTH

    def may(self, t: State, seat: int) -> bool:
        return False

    def foresee(self, found: Changes, n: float) -> None:
        found.revives = True


class Phoenix(Passive, Numbered, frozen=True, kw_only=True):
    """It works by itself when its Hero dies in Combat."""

    @property
    def revives_with(self) -> int:
        return self.n

    def foresee(self, found: Changes, n: float) -> None:
        found.heal += 0.6 * n


class Mirror(Passive, Numbered, frozen=True, kw_only=True):
    """Of a Shield: Damage for an attack that dealt no Wounds."""

    def attack_over(self, t: State, fight: Fight) -> None:
        if not fight.wounds:
            strike(t, self.n)


class ClaimMonster(Passive, Numbered, frozen=True, kw_only=True):
    """As with a Control card, and so many Silver cards (EU-21.3)."""

    claims = True

    def claimed(self, t: State, seat: int) -> None:
        draw_cards(t, seat, "silver", self.n)
