"""The watched path, the Old Drain, Distrust, the Revolt."""

from __future__ import annotations

from typing import ClassVar

from .....kernel import Rules
from ...content import Border
from ...hero.body import draw_threat
from ...state import State
from ...story.special import BorderRule, Rule, border_rule, rule
from ...verbs.base import Effect, Polarity

TALE = "torkans_temple"
REBELS = "slave_barracks-0"  # the box that the rebels gather in
WATCHTOWER = "watchtower"
CAPTAINS = "K"  # rune
DRAIN, KEYS = "drain_open", "keys"  # facts


@border_rule("torkans_temple_red")
class WatchedPath(BorderRule):
    """As long as somebody watches."""

    def effect(self, t: State, hero: int, border: Border) -> Rules[None]:
        if t.enemies.get(WATCHTOWER):
            yield from draw_threat(t, hero, 1)


@border_rule("torkans_temple_blue")
class OldDrain(BorderRule):
    asks: ClassVar[tuple[str, ...]] = (DRAIN,)

    def refusal(self, t: State, hero: int, border: Border) -> str:
        return "" if DRAIN in t.flags else "TH-16.9"


@rule("distrust")
class Distrust(Rule):
    asks: ClassVar[tuple[str, ...]] = (KEYS,)

    def trust_needed(self, t: State, result: int) -> int:
        """With the keys of the shackles people trust you a little more."""
        return max(1, result - 1) if KEYS in t.flags else result


class RevoltCheck(Effect, frozen=True, kw_only=True, tag="revolt_check"):
    """Nothing by itself: the Revolt is looked at after every effect (TH-35.29)."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        return True


def strength(t: State) -> dict[str, int]:
    """Of the captains, by Location (TH-35.30)."""
    return {
        location: sum(t.strength(tier) for tier in t.enemies.get(location, ()))
        for location in t.map.with_rune[CAPTAINS]
    }


def rebels(t: State) -> int:
    return sum(t.on_box.get(REBELS, {}).values())


@rule("rebels")
class Rebels(Rule):
    reaches: ClassVar[tuple[str, ...]] = ("revolt",)

    def goal_reached(self, t: State) -> str:
        """More rebels than the strength of all captains (TH-35.4, TH-35.30)."""
        number = rebels(t)
        return "revolt" if number and number > sum(strength(t).values()) else ""
