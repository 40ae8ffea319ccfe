"""Conditions of the Map, the Path, the Row and the Heroes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from ....kernel import Message, Ref
from ..content.parts import ActionType, Natural, Place, Positive, Resource, Tier
from ..map.places import area_fits, goals_on_cards, place_faults, places, uncovered_penalties
from .base import Condition

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.story import Adventure
    from ..state import Act, State
    from ..words.effects import EffectWords


class Counted(Condition, frozen=True, kw_only=True):
    """A condition that asks for a number of things; it says the number."""

    n: Positive  # so many, or more

    def say(self, words: EffectWords) -> Message:
        return Message(f"th-if-{self.name}", {"number": self.n})


# -- the Map ---------------------------------------------------------------------------------------


class Enemies(Condition, frozen=True, kw_only=True, tag="enemies"):
    """at a place (`at`) are at least `min`, at most `max` Enemies"""

    at: Place  # the place
    min: Natural = 0  # so many, or more
    max: int | None = None  # so many, or fewer

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        number = sum(len(t.enemies.get(each, ())) for each in places(t, self.at, hero, at))
        return number >= self.min and (self.max is None or number <= self.max)

    def say(self, words: EffectWords) -> Message:
        where = words.place(self.at) or Ref("th-place-anywhere")
        if self.max is None:
            return Message("th-if-enemies_min", {"number": self.min, "where": where})
        return Message("th-if-enemies_max", {"number": self.max, "where": where})

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from place_faults(content, adventure, self.at)


class EnemyOnMap(Condition, frozen=True, kw_only=True, tag="enemy_on_map"):
    """an Enemy of this tier, or `any`, is on the Map"""

    tier: Tier | Literal["any"]  # of which tier, or `any`

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return any(tokens and (self.tier == "any" or self.tier in tokens) for tokens in t.enemies.values())


class PlaceIs(Condition, frozen=True, kw_only=True, tag="place"):
    """there is such a place"""

    at: Place  # what it is like

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return bool(places(t, self.at, hero, at))

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from place_faults(content, adventure, self.at)


class Area(Condition, frozen=True, kw_only=True, tag="area"):
    """the Area of the Hero: with a `source` (or `none`), with an `enemy` or without, `heroes_min`, `heroes_max`"""

    source: Resource | Literal["", "none"] = ""  # the Resource that it gives, or `none`
    enemy: bool | None = None  # whether an Enemy is there
    heroes_min: Natural = 0  # so many Heroes, or more
    heroes_max: Natural = 0  # so many Heroes, or fewer

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return area_fits(t, t.heroes[hero].area, self.source, self.enemy, self.heroes_min, self.heroes_max)

    def say(self, words: EffectWords) -> Message:
        if self.enemy is None:
            return Message("th-if-other")
        return Message("th-if-enemy_here" if self.enemy else "th-if-no_enemy_here")


# -- the Path and the Row --------------------------------------------------------------------------


class UncoveredPenalties(Counted, frozen=True, kw_only=True, tag="uncovered_penalties"):
    """`n` Penalty spaces of the Path lie open"""

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return uncovered_penalties(t) >= self.n


class GoalsOnCards(Condition, frozen=True, kw_only=True, tag="goals_on_cards"):
    """at least `n` Goal tokens are on Action cards"""

    n: Positive  # so many, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return goals_on_cards(t) >= self.n


class GoalsOnCardsMax(Condition, frozen=True, kw_only=True, tag="goals_on_cards_max"):
    """at most `n` Goal tokens are on Action cards"""

    n: Natural  # so many, or fewer

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return goals_on_cards(t) <= self.n


class NoTokenUnder(Condition, frozen=True, kw_only=True, tag="no_token_under"):
    """no Action token is under a card of the action `type`"""

    type: ActionType  # the type of action

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return not any(slot >= 0 and self.type in t.types_under(slot) for slot in t.tokens)


class SlotTokens(Condition, frozen=True, kw_only=True, tag="slot_tokens"):
    """`n` Action tokens are under one card"""

    n: Positive  # so many, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return max((t.tokens.count(slot) for slot in t.tokens if slot >= 0), default=0) >= self.n


# -- the running action ----------------------------------------------------------------------------


class OfAction(Condition, frozen=True, kw_only=True):
    """A condition of the action that is resolved."""

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return bool(t.acts) and self.holds_for(t, t.act, hero)


class CountedOfAction(OfAction, frozen=True, kw_only=True):
    n: Positive  # so many, or more

    def say(self, words: EffectWords) -> Message:
        return Message(f"th-if-{self.name}", {"number": self.n})


class TokensHere(CountedOfAction, frozen=True, kw_only=True, tag="tokens_here"):
    """`n` Action tokens are under the card that is resolved"""

    def holds_for(self, t: State, act: Act, hero: int) -> bool:
        return act.stack >= self.n


class Borders(CountedOfAction, frozen=True, kw_only=True, tag="borders"):
    """`n` Borders were crossed in this action"""

    def holds_for(self, t: State, act: Act, hero: int) -> bool:
        return act.crossed >= self.n


class Assigned(CountedOfAction, frozen=True, kw_only=True, tag="assigned"):
    """`n` Resources were assigned in this action"""

    def holds_for(self, t: State, act: Act, hero: int) -> bool:
        return act.done >= self.n


class Resolved(OfAction, frozen=True, kw_only=True, tag="resolved"):
    """the effect of a Location was resolved in this action"""

    def holds_for(self, t: State, act: Act, hero: int) -> bool:
        return act.resolved

    def say(self, words: EffectWords) -> Message:
        return Message("th-if-resolved")


# -- Heroes ----------------------------------------------------------------------------------------


class Threat(Counted, frozen=True, kw_only=True, tag="threat"):
    """the Hero has `n` Threat"""

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return t.heroes[hero].threat >= self.n


class AnyThreat(Counted, frozen=True, kw_only=True, tag="any_threat"):
    """some Hero has `n` Threat"""

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return max(each.threat for each in t.heroes) >= self.n


class Skill(Condition, frozen=True, kw_only=True, tag="skill"):
    """the Skill card of the Hero is `active` or `inactive`"""

    side: Literal["active", "inactive"]  # which side is up

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return t.heroes[hero].ready == (self.side == "active")

    def say(self, words: EffectWords) -> Message:
        return Message(f"th-if-skill_{self.side}")


class InactiveSkills(Condition, frozen=True, kw_only=True, tag="inactive_skills"):
    """`n` Skill cards are inactive"""

    n: Positive  # so many, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return sum(not each.ready for each in t.heroes) >= self.n
