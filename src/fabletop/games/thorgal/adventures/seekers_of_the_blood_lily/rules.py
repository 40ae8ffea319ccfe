"""Gates and stairs, guards and the Seal, townsfolk, the search for the Thief."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, ClassVar

from .....kernel import Message, Node, Ref, Rules, ask, state
from ...asking import Ask
from ...choices import KEEP, PAY, Option, Pay
from ...conditions.base import Condition
from ...content import MYSTIC, Border
from ...events import OfTale
from ...hero.body import draw_threat
from ...hero.spending import can_pay, pay
from ...lists import run_inner
from ...map.choosing import choose_location
from ...map.enemies import carry
from ...map.goals import goals_off
from ...map.places import adjacent, goals_on_cards
from ...named import Card, Location
from ...state import State, Tales
from ...story.endings import end
from ...story.special import BorderRule, Rule, border_rule, rule
from ...verbs.base import Effect, Polarity
from ...verbs.story import Forked
from ...words.effects import resource

if TYPE_CHECKING:
    from ...view.shapes import TaleView

TALE = "seekers_of_the_blood_lily"
PENNANTS = {"saffron_moon": "building", "grey_heron": "ore", "night_jasmine": "gossip", "salt_widow": "magic"}
TALISMAN = "special_b"
SEAL = "caliphs_palace_card"
SEAL_OPENS = 3  # guard markers that the Seal takes off
AT_BAY = 17  # the Paragraph that calls the Thief's guards
STAIRS_THREAT = 2
SMUGGLERS = "smugglers"  # a fact
TOLL = {"gossip": 1}


@Tales.part
@state
class Search(Node):
    thief: str = ""  # the kind of the token that lies face down: no view shows it
    ship: str = ""  # where the Thief was found
    clues: list[str] = field(default_factory=list)  # kinds that were turned up
    seal: bool = False  # the group holds the Caliph's Seal


# -- what happens, what may be chosen --------------------------------------------------------------


class SealMelts(OfTale, prefix="th-seekers_of_the_blood_lily", tag="seal"):
    card: Card


class Innocent(OfTale, prefix="th-seekers_of_the_blood_lily"):
    location: Location


class ThiefFound(OfTale, prefix="th-seekers_of_the_blood_lily"):
    location: Location


class DrawThreat(Option, prefix="th-seekers_of_the_blood_lily"):
    """Instead of the toll."""


class UseSeal(Option, prefix="th-seekers_of_the_blood_lily", tag="seal"):
    pass


class Wake(Option, prefix="th-seekers_of_the_blood_lily"):
    """The townsfolk, with the Talisman."""


class MoveOn(Option, prefix="th-seekers_of_the_blood_lily"):
    """They walk on."""


DRAW_THREAT, USE_SEAL, WAKE, MOVE_ON = DrawThreat(), UseSeal(), Wake(), MoveOn()


# -- ways ------------------------------------------------------------------------------------------

GATE = Ask("gate", "TH-16.9", lambda t, seat, hero: [PAY, DRAW_THREAT], tale=TALE)


@border_rule("seekers_of_the_blood_lily_red")
class CityGate(BorderRule):
    def effect(self, t: State, hero: int, border: Border) -> Rules[None]:
        """1 Gossip or 1 Threat; if the owner of the Gossip refuses, the guards look closer."""
        paid = False
        if can_pay(t, hero, TOLL) and isinstance((yield from ask(t, t.seat(hero), GATE, hero)), Pay):
            paid = yield from pay(t, hero, TOLL)
        if not paid:
            yield from draw_threat(t, hero, 1)


@border_rule("seekers_of_the_blood_lily_blue")
class Stairs(BorderRule):
    asks: ClassVar[tuple[str, ...]] = (SMUGGLERS,)

    def refusal(self, t: State, hero: int, border: Border) -> str:
        """The smugglers' stairs, for those whom nobody looks for too hard."""
        free = t.may("borders_as_normal") or SMUGGLERS in t.flags or t.heroes[hero].threat <= STAIRS_THREAT
        return "" if free else "TH-16.9"


# -- guards (TH-35.15, TH-35.25) -------------------------------------------------------------------


def seal_helps(t: State) -> bool:
    return t.tales[Search].seal and goals_on_cards(t) > 0


def use_seal(t: State) -> Rules[None]:
    t.tales[Search].seal = False
    t.tell(SealMelts, "TH-7.4", TALE, SEAL)
    yield from goals_off(t, SEAL_OPENS)


SEALED = Ask("seal", "TH-7.4", lambda t, seat: [KEEP, USE_SEAL], of="chooser", tale=TALE)


@rule("guards")
class Guards(Rule):
    reaches: ClassVar[tuple[str, ...]] = ("caught",)

    def goal_due(self, t: State) -> Rules[None]:
        """The Caliph's Seal works at the very moment when a guard marker would have to be placed."""
        if seal_helps(t) and isinstance((yield from ask(t, t.seat(t.chooser), SEALED)), UseSeal):
            yield from use_seal(t)

    def goal_stuck(self, t: State) -> None:
        end(t, "caught")

    def offers(self, t: State, hero: int) -> list[Option]:
        """The Seal belongs to the group: whoever is at turn may use it."""
        return [USE_SEAL] if seal_helps(t) else []

    def accepted(self, t: State, hero: int, key: Option) -> Rules[None]:
        yield from use_seal(t)


class GainSeal(Effect, frozen=True, kw_only=True, tag="gain_seal"):
    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        t.tales[Search].seal = True
        return True


# -- townsfolk (TH-35.20, TH-35.21) ----------------------------------------------------------------


def onward(t: State, location: str) -> list[str]:
    """The Locations of adjacent Areas with a higher number; one on a Border lies in both Areas (TH-6.18)."""
    areas = [area for area, there in t.map.in_area.items() if location in there]
    higher = [
        goal for area in areas for goal in adjacent(t, area) if t.map.areas[goal].number > t.map.areas[area].number
    ]
    return [
        each for each in t.map.locations if each != location and any(each in t.map.in_area[goal] for goal in higher)
    ]


WAKEN = Ask("wake", "TH-35.21", lambda t, seat, hero: [WAKE, MOVE_ON], tale=TALE)


@rule("townsfolk")
class Townsfolk(Rule):
    def foe_tier(self, t: State, location: str, index: int) -> str:
        return "minor"

    def after_combat(self, t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
        """Won or lost they walk on, towards the water (TH-35.21, TH-35.27); the Talisman can wake them."""
        if t.enemies[location][foes[0]] != MYSTIC:
            return False
        talisman = TALISMAN in t.special and any("combat" in t.types_under(slot) for slot in range(len(t.row)))
        if won and talisman and isinstance((yield from ask(t, t.seat(hero), WAKEN, hero)), Wake):
            return False
        goals = onward(t, location)
        if goals:
            goal = yield from choose_location(t, goals)
            carry(t, location, foes[0], goal, "TH-35.21")
        return True


# -- the search for the Thief ----------------------------------------------------------------------


def unknown(t: State) -> list[str]:
    """The tokens that lie face down: the hidden one, and the clue stack."""
    return [kind for kind in PENNANTS.values() if kind not in t.tales[Search].clues]


def innocent(t: State, kind: str) -> None:
    """A token of the clue stack is turned face up."""
    t.tales[Search].clues.append(kind)
    t.tell(Innocent, "TH-7.4", TALE, next(ship for ship, pennant in PENNANTS.items() if pennant == kind))


class Clue(Effect, frozen=True, kw_only=True, tag="clue"):
    """The top token of the clue stack: a shuffled stack has no order until it is drawn from."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        search = t.tales[Search]
        thief = search.thief or PENNANTS[search.ship]
        stack = [kind for kind in unknown(t) if kind != thief]
        if stack:
            t.shown += 1
            innocent(t, stack[t.rng.below(len(stack))])
        return True


class BoardShip(Forked, frozen=True, kw_only=True, tag="board_ship"):
    """Compare the hidden token with the pennant: `then` if the Thief is here, `else` if not."""

    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        search = t.tales[Search]
        kind = PENNANTS[at]
        here = search.thief == kind
        if here:
            search.thief, search.ship = "", at
            t.shown += 1
            t.tell(ThiefFound, "TH-7.4", TALE, at)
        elif kind not in search.clues:
            t.shown += 1
            innocent(t, kind)
        run_inner(t, name + ("+" if here else "-"), hero, at)
        return True


class ThiefShip(Condition, frozen=True, kw_only=True, tag="thief_ship"):
    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return bool(at) and t.tales[Search].ship == at


class CatchThief(Effect, frozen=True, kw_only=True, tag="catch_thief"):
    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE
    reaches: ClassVar[tuple[str, ...]] = ("lily",)

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        end(t, "lily")


def guards_gone(t: State) -> bool:
    """Paragraph 17 has called them, and none of them is left, defeated or removed."""
    called = AT_BAY in t.told and t.reading != AT_BAY
    return called and all(tier == MYSTIC for tier in t.enemies.get(t.tales[Search].ship, ()))


@rule("search")
class SearchRule(Rule):
    reaches: ClassVar[tuple[str, ...]] = ("lily",)

    def begins(self, t: State) -> None:
        """One of four tokens lies face down: the dhow with that pennant carries the Thief."""
        kinds = list(PENNANTS.values())
        t.tales.add(Search(kinds[t.rng.below(len(kinds))]))

    def redeal(self, t: State, viewer: int) -> None:
        """Nobody knows which of them it is."""
        search = t.tales.find(Search)
        if search is not None and search.thief:
            kinds = unknown(t)
            search.thief = kinds[t.rng.below(len(kinds))]

    def hidden(self, t: State, viewer: int | None) -> dict[str, object]:
        """With three clues everybody knows."""
        search = t.tales.find(Search)
        return {"thief": search.thief} if search is not None and search.thief and len(unknown(t)) > 1 else {}

    def counts_for_box(self, t: State, location: str, index: int) -> bool:
        """Townsfolk may stay on the Thief's ship."""
        return t.tales[Search].ship != location or t.enemies[location][index] != MYSTIC

    def goal_reached(self, t: State) -> str:
        return "lily" if guards_gone(t) else ""

    def show(self, t: State, view: TaleView) -> None:
        search = t.tales[Search]
        if search.seal:
            view.card(SEAL).place(Message(f"th-{TALE}-at-cards"))
        kinds = tuple(resource(kind) for kind in search.clues)
        said = Message(f"th-{TALE}-clues", {"kinds": kinds}) if kinds else Message(f"th-{TALE}-no-clues")
        view.line("lens", said)
        if search.ship:
            place: Ref = view.word("location", search.ship)
            view.line("dagger", Message(f"th-{TALE}-thief-at", {"place": place}))
            view.on(search.ship, "thief", "dagger", Message(f"th-{TALE}-thief-ship"), "gules")
