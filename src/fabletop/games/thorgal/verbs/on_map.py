"""Blocks, costs, Sources, Goal tokens and the Adventure track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from ....kernel import Message, Ref, Rules, ask
from ..asking import Ask
from ..choices import AtLocation, OfKind, RowCard, Space, TheBorder, TheBox
from ..content.parts import Place, Resource, Side
from ..events import GoalOnCard, GoalPut, Offering, RaisedCost, SpaceFreed
from ..map.blocks import block, unblock
from ..map.boxes import box_of, location_of
from ..map.choosing import ANYWHERE, choose_border, choose_location
from ..map.goals import goals_off
from ..map.places import borders, place_faults, places
from ..map.track import move_marker
from ..state import State
from ..story.moments import goal_due, goal_stuck
from ..words.effects import resource
from .base import Effect, Numbered, Polarity
from .judging import Mind

if TYPE_CHECKING:
    from ..content.compiled import Content
    from ..content.story import Adventure
    from ..words.effects import EffectWords


class Placed(Numbered, frozen=True, kw_only=True):
    """It is done at a place."""

    at: Place | None = None  # where

    def found(self, t: State, hero: int, at: str) -> list[str]:
        return places(t, self.at or ANYWHERE, hero, at)

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        yield from place_faults(content, adventure, self.at)


# -- Blocks ----------------------------------------------------------------------------------------


class Block(Placed, frozen=True, kw_only=True, tag="block"):
    """put `n` Block tokens on Locations, or on Borders (`what: border`)"""

    what: Literal["", "border"] = ""  # Locations or Borders

    polarity: ClassVar[Polarity] = "bad"
    points: ClassVar[float] = -0.8

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """On a Border or a Location that has none (TH-31.10)."""
        for _ in range(self.count(t, hero)):
            if self.what == "border":
                found = borders(t, self.at or ANYWHERE, hero)
            else:
                found = [each for each in self.found(t, hero, at) if each not in t.blocked]
            if not found:
                return False
            choose = choose_border if self.what == "border" else choose_location
            chosen = yield from choose(t, found)
            block(t, chosen)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return blocks_said(words, "block", number, self.what, self.at)


def blocks_said(words: EffectWords, name: str, number: int, what: str, at: Place | None) -> Message:
    on = what if what in ("border", "space") else "location"
    return words.placed(name, {"number": number, "what": on}, at if on == "location" else None)


def _blocked(
    t: State, seat: int, names: tuple[str, ...], cells: tuple[int, ...]
) -> list[TheBorder | AtLocation | Space]:
    named = [TheBorder(each) if each in t.map.borders else AtLocation(each) for each in names]
    return [*named, *(Space(cell) for cell in cells)]


def lift(t: State, target: str | int) -> None:
    """A Block token of a Border, a Location or a space goes (TH-31.8)."""
    if isinstance(target, str):
        unblock(t, target)
    else:
        t.rubble.remove(target)
        t.tell(SpaceFreed, "TH-31.8", t.space(target)[0])


BLOCKED = Ask("blocked", "TH-31.8", _blocked, of="chooser")


class Unblock(Placed, frozen=True, kw_only=True, tag="unblock"):
    """discard up to `n` Block tokens, of Borders (`what: border`), spaces of the Path (`space`), Locations, or `any`"""

    what: Literal["", "border", "space", "any"] = ""  # of what; left out: of Locations

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 0.6
    helps_places: ClassVar[bool] = True

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """TH-31.8"""
        left = self.count(t, hero)
        while left:
            names, cells = self._blocks(t, hero, at)
            if not names and not cells:
                break
            found: tuple[str | int, ...] = (*names, *cells)
            chosen = found[0] if len(found) <= left else (yield from self._choose(t, names, cells))
            lift(t, chosen)
            left -= 1
        return True

    def _blocks(self, t: State, hero: int, at: str) -> tuple[list[str], list[int]]:
        """Borders and Locations by name, spaces by number."""
        names: list[str] = []
        if self.what in ("border", "any"):
            names += [each for each in t.map.borders if each in t.blocked]
        if self.what in ("", "any"):
            names += [each for each in self.found(t, hero, at) if each in t.blocked]
        return names, list(t.rubble) if self.what in ("space", "any") else []

    def _choose(self, t: State, names: list[str], cells: list[int]) -> Rules[str | int]:
        if self.what == "border":
            return (yield from choose_border(t, names))
        if not self.what:
            return (yield from choose_location(t, names))
        match (yield from ask(t, t.seat(t.chooser), BLOCKED, tuple(names), tuple(cells))):
            case TheBorder(border):
                return border
            case AtLocation(location):
                return location
            case Space(cell):
                return cell

    def counted(self, words: EffectWords, number: int) -> Message:
        return blocks_said(words, "unblock", number, self.what, self.at)


def free_places(t: State, found: tuple[str, ...], left: int) -> Rules[None]:
    """Up to so many of these Locations lose their Block token."""
    while left and any(each in t.blocked for each in found):
        blocked = [each for each in found if each in t.blocked]
        chosen = blocked[0] if len(blocked) <= left else (yield from choose_location(t, blocked))
        unblock(t, chosen)
        left -= 1


class BridgeDown(Effect, frozen=True, kw_only=True, tag="bridge_down"):
    """put a Block token on a Border until the end of the Action phase"""

    at: Place | None = None  # which Borders

    polarity: ClassVar[Polarity] = "bad"

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        found = borders(t, self.at or ANYWHERE, hero)
        if not found:
            return False
        t.bridge = yield from choose_border(t, found)
        block(t, t.bridge)
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        yield from place_faults(content, adventure, self.at)


# -- costs and Sources -----------------------------------------------------------------------------


def assign_boxes(t: State, locations: list[str], fresh: bool) -> list[str]:
    """Assign boxes with a fixed cost; `fresh`: without a Raised-cost token, their Location without a Read token."""
    return [
        name
        for name, (location, _, box) in t.map.boxes.items()
        if location in locations
        and box.action == "assign"
        and box.needs.cost
        and name not in t.offerings
        and not (fresh and (t.raised.get(name) or location in t.read))
    ]


BOX = Ask("box", "TH-2.2", lambda t, seat, found: [TheBox(each) for each in found], of="chooser")
RAISED_KIND = Ask("raised_kind", "TH-22.14", lambda t, seat, kinds: [OfKind(kind) for kind in kinds], of="chooser")


class RaiseCost(Placed, frozen=True, kw_only=True, tag="raise_cost"):
    """put `n` Raised-cost tokens next to an Assign box"""

    polarity: ClassVar[Polarity] = "bad"
    points: ClassVar[float] = -1.0

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """All next to one box; the kind is chosen when they are placed (TH-22.13, TH-22.19)."""
        found = assign_boxes(t, self.found(t, hero, at), fresh=self.at is None)
        if not found:
            return False
        box = (yield from ask(t, t.seat(t.chooser), BOX, tuple(found))).box
        kinds = tuple(box_of(t, box).needs.cost)
        for _ in range(self.count(t, hero)):
            kind = (yield from ask(t, t.seat(t.chooser), RAISED_KIND, kinds)).kind
            t.raised.setdefault(box, []).append(kind)
            t.tell(RaisedCost, "TH-22.13", t.adventure, location_of(t, box), kind)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-raise_cost", {"number": number})


class LowerCost(Placed, frozen=True, kw_only=True, tag="lower_cost"):
    """discard up to `n` Raised-cost tokens"""

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 0.8
    helps_places: ClassVar[bool] = True

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for _ in range(self.count(t, hero)):
            found = [box for box in t.raised if t.there(t.map.locations[location_of(t, box)])]
            if not found:
                break
            box = (yield from ask(t, t.seat(t.chooser), BOX, tuple(found))).box
            t.raised[box].pop()
            if not t.raised[box]:
                del t.raised[box]
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-lower_cost", {"number": number})


def offerable(t: State, locations: list[str]) -> list[str]:
    """Boxes of any action whose effect a Sacrifice could resolve, without a Sacrifice token (TH-26.7, TH-26.13)."""
    return [
        name
        for name, (location, _, box) in t.map.boxes.items()
        if location in locations and box.effect and not box.needs.open and name not in t.offerings
    ]


OFFERING = Ask("offering", "TH-26.6", lambda t, seat, found: [TheBox(each) for each in found], of="chooser")


class SacrificeToken(Placed, frozen=True, kw_only=True, tag="sacrifice_token"):
    """put `n` Sacrifice tokens with a Wound of a `shape` over boxes of Locations"""

    shape: str  # of the Wound

    points: ClassVar[float] = 0.8
    helps_places: ClassVar[bool] = True

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """TH-26.6, TH-26.7"""
        for _ in range(self.count(t, hero)):
            found = offerable(t, self.found(t, hero, at))
            if not found:
                break
            box = (yield from ask(t, t.seat(t.chooser), OFFERING, tuple(found))).box
            t.offerings[box] = self.shape
            t.tell(Offering, "TH-26.6", t.adventure, location_of(t, box), self.shape)
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if self.shape not in content.tiles:
            yield f"there is no tile '{self.shape}'"

    def counted(self, words: EffectWords, number: int) -> Message:
        return words.placed("sacrifice_token", {"number": number, "shape": Ref(f"th-tile-{self.shape}")}, self.at)


class AddSource(Effect, frozen=True, kw_only=True, tag="add_source"):
    """put a Source token of a kind (`what`) into an `area`"""

    what: Resource  # the Resource
    area: str  # the Area

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 0.8

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        """TH-6.19"""
        t.sources.setdefault(self.area, []).append(self.what)
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if adventure is not None and self.area not in [area.id for area in adventure.areas]:
            yield f"there is no Area '{self.area}'"

    def say(self, words: EffectWords) -> Message:
        return Message("th-effect-add_source", {"kind": resource(self.what), "where": words.word("area", self.area)})


# -- Goal tokens -----------------------------------------------------------------------------------


def _goal_refusal(t: State, seat: int, key: RowCard) -> str:
    return "TH-35.25" if t.goals.get(key.card) else ""


GOAL_CARD = Ask("goal_card", "TH-35.25", lambda t, seat: [RowCard(card) for card in t.row], _goal_refusal, of="chooser")


class Goal(Placed, frozen=True, kw_only=True, tag="goal"):
    """put `n` Goal tokens on Locations, or on Action cards (`what: action_card`)"""

    what: Literal["", "action_card"] = ""  # Locations or Action cards

    polarity: ClassVar[Polarity] = "bad"
    points: ClassVar[float] = 0.0

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        """At most one on an Action card (TH-35.25)."""
        for _ in range(self.count(t, hero)):
            done = yield from (self._on_card(t) if self.what else self._on_location(t, hero, at))
            if not done:
                return False
        return True

    def _on_card(self, t: State) -> Rules[bool]:
        yield from goal_due(t)
        if all(t.goals.get(card) for card in t.row):
            goal_stuck(t)
            return False
        target = (yield from ask(t, t.seat(t.chooser), GOAL_CARD)).card
        t.goals[target] = 1
        t.tell(GoalOnCard, "TH-35.25", target)
        return True

    def _on_location(self, t: State, hero: int, at: str) -> Rules[bool]:
        found = self.found(t, hero, at)
        if not found:
            return False
        target = yield from choose_location(t, found)
        t.goals[target] = t.goals.get(target, 0) + 1
        t.tell(GoalPut, "TH-35.25", t.adventure, target)
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-goal", {"number": number, "on": "cards" if self.what else "place"})


class Ungoal(Numbered, frozen=True, kw_only=True, tag="ungoal"):
    """discard up to `n` Goal tokens from Action cards (`what: action_card`)"""

    what: Literal["", "action_card"] = ""  # of what

    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        yield from goals_off(t, self.count(t, hero))
        return True

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message("th-effect-ungoal", {"number": number, "on": "cards" if self.what else "place"})


# -- the Adventure board ---------------------------------------------------------------------------


class Shield(Numbered, frozen=True, kw_only=True, tag="shield"):
    """the Event icon `icon` does nothing the next `n` times"""

    icon: Side  # the Event icon

    polarity: ClassVar[Polarity] = "good"
    points: ClassVar[float] = 1.2

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        t.shields[self.icon] = t.shields.get(self.icon, 0) + self.count(t, hero)
        return True


class Track(Numbered, frozen=True, kw_only=True, tag="track"):
    """move the Adventure-track marker `n` spaces to the right, a negative number to the left"""

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        move_marker(t, self.count(t, hero))
        return True

    def faults(self, content: Content, adventure: Adventure | None) -> Iterator[str]:
        yield from super().faults(content, adventure)
        if adventure is not None and adventure.track is None:
            yield "the adventure has no track"

    def counted(self, words: EffectWords, number: int) -> Message:
        return Message(f"th-effect-track_{'right' if number > 0 else 'left'}", {"number": abs(number)})

    def worth(self, mind: Mind, hero: int, at: str, depth: int) -> float:
        return mind.steps(self.about(mind.t, hero))
