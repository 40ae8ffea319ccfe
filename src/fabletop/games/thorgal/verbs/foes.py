"""Enemy tokens on the Map (TH-25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from ....kernel import Message, Ref, Rules, ask
from ....kernel.messages import Said
from ..asking import Ask
from ..choices import Token
from ..content.parts import MYSTIC, TIERS, Place, Tier
from ..events import Lowered, Raised
from ..map.choosing import ANYWHERE, choose_location
from ..map.enemies import carry, discard_enemy, put_enemy, weaker
from ..map.places import place_faults, places
from ..state import State
from .base import Numbered, Polarity

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.story import Adventure
    from ..words.effects import EffectWords


def _tokens(t: State, seat: int, found: tuple[str, ...]) -> list[Token]:
    """Enemy tokens at these Locations: alike ones are one choice."""
    return [Token(each, tier) for each in found for tier in dict.fromkeys(t.enemies.get(each, []))]


class AtPlace(Numbered, frozen=True, kw_only=True):
    """It is done to Enemies at a place."""

    at: Place | None = None  # where

    def found(self, t: State, hero: int, at: str) -> list[str]:
        return places(t, self.at or ANYWHERE, hero, at)

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        yield from place_faults(content, adventure, self.at)

    def tier_said(self, words: EffectWords, number: int, tier: str, name: str = "") -> Message:
        args: dict[str, Said] = {"number": number, "tier": Ref(f"th-tier-{tier or 'any'}")}
        return words.placed(name or self.verb, args, self.at)


class PlaceEnemy(AtPlace, frozen=True, kw_only=True, tag="place_enemy"):
    """put `n` Enemy tokens of a `tier`, each on a Location of choice"""

    tier: Tier  # of which tier

    polarity: ClassVar[Polarity] = "bad"
    brings_enemies: ClassVar[bool] = True
    points: ClassVar[float] = -1.8

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """A new choice of place for each (TH-2.2)."""
        for _ in range(self.count(t, hero)):
            found = self.found(t, hero, at)
            if not found:
                return False
            location = yield from choose_location(t, found)
            put_enemy(t, location, self.tier)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return self.tier_said(words, number, self.tier)


def _raise_refusal(t: State, seat: int, key: Token, found: tuple[str, ...], tiers: tuple[str, ...]) -> str:
    """TH-25.7, TH-25.14, TH-25.17: as long as one can be raised, one that can be."""
    return "" if key.tier in tiers else "TH-25.17"


def _lower_refusal(t: State, seat: int, key: Token, found: tuple[str, ...]) -> str:
    return "" if key.tier in TIERS[1:] else "TH-25.9"


RAISE = Ask("raise", "TH-25.6", lambda t, seat, found, tiers: _tokens(t, seat, found), _raise_refusal, of="chooser")
LOWER = Ask("lower", "TH-25.8", _tokens, _lower_refusal, of="chooser")


class RaiseEnemy(AtPlace, frozen=True, kw_only=True, tag="raise_enemy"):
    """raise the level of `n` Enemies, only of a `tier` if one is given"""

    tier: Tier | None = None  # only of this tier

    polarity: ClassVar[Polarity] = "bad"
    points: ClassVar[float] = -1.4

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        tiers: tuple[str, ...] = (self.tier,) if self.tier else TIERS[:-1]
        for _ in range(self.count(t, hero)):
            found = [each for each in self.found(t, hero, at) if any(tier in tiers for tier in t.enemies.get(each, ()))]
            if not found:
                return False  # nothing there, or only what cannot be raised (TH-25.7, TH-25.16)
            key = yield from ask(t, t.seat(t.chooser), RAISE, tuple(found), tiers)
            replace_token(t, key, +1)
            t.tell(Raised, "TH-25.6", t.adventure, key.location, key.tier)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return self.tier_said(words, number, self.tier or "")


class LowerEnemy(AtPlace, frozen=True, kw_only=True, tag="lower_enemy"):
    """lower the level of `n` Enemies"""

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 1.3

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for _ in range(self.count(t, hero)):
            found = self.found(t, hero, at)
            found = [each for each in found if any(tier in TIERS[1:] for tier in t.enemies.get(each, ()))]
            if not found:
                break
            key = yield from ask(t, t.seat(t.chooser), LOWER, tuple(found))
            replace_token(t, key, -1)
            t.tell(Lowered, "TH-25.8", t.adventure, key.location, key.tier)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return self.tier_said(words, number, "")


def replace_token(t: State, key: Token, by: int) -> None:
    """By one of another strength (TH-25.6, TH-25.8)."""
    tokens = t.enemies[key.location]
    names: tuple[str, ...] = TIERS
    tokens[tokens.index(key.tier)] = names[names.index(key.tier) + by]


def only_by_combat(t: State, location: str) -> bool:
    """Nothing but a Combat opens its Paragraph: without its last Enemy that would stay shut (TH-23.27)."""
    if location in t.read:
        return False
    boxes = t.map.locations[location].boxes
    return all(box.action == "combat" and any(each.opens_once for each in box.effect) for box in boxes)


def _removable(t: State, seat: int, found: tuple[str, ...], tiers: tuple[str, ...], leave_last: bool) -> list[Token]:
    kept = [each for each in found if leave_last and len(t.enemies.get(each, ())) == 1 and only_by_combat(t, each)]
    return [key for key in _tokens(t, seat, found) if key.tier in tiers and key.location not in kept]


REMOVE = Ask("remove", "TH-2.2", _removable, of="chooser")


class RemoveEnemy(AtPlace, frozen=True, kw_only=True, tag="remove_enemy"):
    """discard `n` Enemy tokens, of a `tier` or of at most `max_tier`; `leave_last`: never the last one of a Location \
that only a Combat can open"""

    tier: Tier | None = None  # only of this tier
    max_tier: Tier | None = None  # only of this tier or a lower one
    leave_last: bool = False  # never the last one of a Location that only a Combat can open

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 2.0

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """Without a Combat; this never resolves a Combat box (TH-23.27)."""
        tiers: tuple[str, ...] = (self.tier,) if self.tier else (*TIERS, MYSTIC)  # TH-25.18
        if self.max_tier:
            most = self.max_tier
            tiers = tuple(tier for tier in TIERS if weaker(tier, most))
        for _ in range(self.count(t, hero)):
            found = tuple(self.found(t, hero, at))
            if not _removable(t, t.seat(t.chooser), found, tiers, self.leave_last):
                break
            key = yield from ask(t, t.seat(t.chooser), REMOVE, found, tiers, self.leave_last)
            discard_enemy(t, key.location, key.tier)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        name = "remove_enemy_most" if self.max_tier else "remove_enemy"
        return self.tier_said(words, number, self.tier or self.max_tier or "", name)


MOVE_ENEMY = Ask("move_enemy", "TH-2.2", _tokens, of="chooser")


class MoveEnemy(Numbered, frozen=True, kw_only=True, tag="move_enemy", rename={"from_": "from"}):
    """move `n` Enemy tokens `from` a place `to` another"""

    from_: Place | None = None  # where from
    to: Place | None = None  # where to

    brings_enemies: ClassVar[bool] = True

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for _ in range(self.count(t, hero)):
            sources = [each for each in places(t, self.from_ or ANYWHERE, hero, at) if t.enemies.get(each)]
            goals = places(t, self.to or ANYWHERE, hero, at)
            if not sources or not goals or (len(goals) == 1 and sources == goals):
                break
            key = yield from ask(t, t.seat(t.chooser), MOVE_ENEMY, tuple(sources))
            elsewhere = [each for each in goals if each != key.location]
            if not elsewhere:
                break
            goal = yield from choose_location(t, elsewhere)
            carry(t, key.location, t.enemies[key.location].index(key.tier), goal, "TH-2.2")
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        yield from place_faults(content, adventure, self.from_)
        yield from place_faults(content, adventure, self.to)

    def counted(self, words: EffectWords, number: int) -> Message:
        anywhere = Ref("th-place-anywhere")
        start, goal = words.place(self.from_) or anywhere, words.place(self.to) or anywhere
        return Message("th-effect-move_enemy", {"number": number, "from": start, "where": goal})
