"""The tide, the boat and the chair, and what Guests bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .....kernel import Message, Rules, ask
from ...asking import Ask
from ...choices import PAY, Option, Pay, ToArea, Way
from ...content import Border
from ...events import Sailed, ShipMoved
from ...hero.body import draw_threat, heal, wound
from ...hero.choosing import pick
from ...hero.resources import give
from ...hero.spending import can_pay, pay
from ...map.move import comes, late, put_in
from ...map.places import adjacent
from ...map.track import move_marker
from ...named import short
from ...scenes import scene
from ...state import State
from ...story.endings import end, look
from ...story.paragraphs import open_paragraph
from ...story.special import BorderRule, Rule, border_rule, by_data, rule
from ...verbs.base import Effect
from .guests import (
    ABOARD,
    BRAND,
    HOLLOW,
    KETIL,
    ON_BOARD,
    ORM,
    SUNNIVA,
    TALE,
    THYRA,
    AskLeave,
    GoesAboard,
    Guests,
    OneGuest,
    cells,
    chair_taken,
    collect,
    deal,
    face_down_cards,
    follow,
    has_room,
    in_tow_of,
    put,
    sits,
    tower,
    turn_up,
    where,
)

if TYPE_CHECKING:
    from ...view.shapes import TaleView

LEDGER, GREY_CLOTH, FERRYMAN = 4, 3, 20  # Paragraphs
HARBOURS = ("landing", "net_holm", "tallow", "bell")
SAILING = 2  # of a Move's value
WET, DEEP = 4, 7  # the Tide from which a causeway wounds, and is blocked
PASSWORD = {"gossip": 1}
LEAVE = {"fate": 1}

by_data("cast_off")  # the order of the endings is the order of the check


class DrawThreat(Option, prefix="th-six_empty_chairs", tag="draw"):
    """Instead of the password."""


class Harbour(Way, prefix="th-six_empty_chairs"):
    """From harbour to harbour in the boat."""


DRAW = DrawThreat()


# -- Guests ----------------------------------------------------------------------------------------


@rule("guests")
class GuestRule(Rule):
    opens: ClassVar[tuple[int, ...]] = (FERRYMAN,)

    def begins(self, t: State) -> None:
        """One card face down on each Location with rune A."""
        t.tales.add(Guests())
        deal(t, cells(t), list(t.tale.cards))

    def redeal(self, t: State, viewer: int) -> None:
        """Nobody knows a face-down card."""
        if Guests in t.tales:
            lying = t.tales[Guests].cells
            deal(t, face_down_cards(t), sorted(lying[location].card for location in face_down_cards(t)))

    def hidden(self, t: State, viewer: int | None) -> dict[str, object]:
        """The last one that lies face down is known."""
        guests = t.tales.find(Guests)
        found = {location: guests.cells[location].card for location in face_down_cards(t)} if guests is not None else {}
        return {"the Abducted cards": found} if len(found) > 1 else {}

    def pieces(self, t: State) -> dict[str, list[str | int]]:
        """No card is lost; before they are dealt all lie in the box."""
        guests = t.tales.find(Guests)
        if guests is None:
            return {"abducted": [*t.tale.cards]}
        lying = [each.card for each in guests.cells.values()]
        return {"abducted": [*lying, *(guest for guest in t.tale.cards if guest in guests.freed)]}

    def move_begins(self, t: State, hero: int) -> Rules[None]:
        """The value of the Move goes with those who are in tow when it begins."""
        t.act.value -= haste(t, hero)
        yield from collect(t, hero)
        if t.heroes[hero].area == t.ship and has_room(t, hero):
            key = yield from ask(t, t.seat(hero), ON_BOARD, hero)
            if isinstance(key, OneGuest):
                follow(t, hero, key.guest)
        t.act.value += haste(t, hero)

    def move_ends(self, t: State, hero: int) -> Rules[None]:
        yield from collect(t, hero)

    def turn_over(self, t: State) -> None:
        """At the end of any turn whoever is in tow by the boat goes aboard."""
        for hero in t.around(t.active):
            for guest in in_tow_of(t, hero) if t.heroes[hero].area == t.ship else ():
                put(t, guest, "aboard")
                t.tell(GoesAboard, "TH-7.4", TALE, guest)
                if guest == BRAND and LEDGER in t.told:
                    open_paragraph(t, FERRYMAN, t.active)
                    t.then("paragraphs", t.active)

    def own_value(self, t: State, hero: int, type: str, value: int) -> int:
        if type == "craft" and SUNNIVA in in_tow_of(t, hero):
            return value + 1
        return value + haste(t, hero) if type == "move" else value  # a Move is never below 1 (TH-16.12)

    def combat_begins(self, t: State, hero: int) -> None:
        if KETIL in in_tow_of(t, hero):
            t.fight_now.rerolls += 1

    def entered(self, t: State, hero: int) -> None:
        area = t.heroes[hero].area
        if ORM in in_tow_of(t, hero) and any(t.enemies.get(location) for location in t.locations_of(area)):
            t.then("overheard", hero)

    def step_two(self, t: State) -> None:
        for guest in (ORM, HOLLOW, THYRA):  # the last one on the agenda is the first
            t.then("nightfall", guest)

    def show(self, t: State, view: TaleView) -> None:
        guests_shown(t, view)


def haste(t: State, hero: int) -> int:
    """What those in tow add to the value of a Move."""
    return (BRAND in in_tow_of(t, hero)) - (THYRA in in_tow_of(t, hero))


@scene()
def overheard(t: State, hero: int) -> Rules[None]:
    """Orm cannot keep quiet."""
    yield from draw_threat(t, hero, 1)


@scene()
def nightfall(t: State, guest: str) -> Rules[None]:
    """What a Guest does in step 2 of every Event phase, in tow or aboard."""
    hero, on_board = tower(t, guest), where(t, guest) == ABOARD
    if hero is not None:
        yield from in_tow_at_night(t, guest, hero)
    elif on_board and guest == THYRA:
        near = tuple(each for each in t.around(t.chooser) if t.heroes[each].area == t.ship and t.heroes[each].wounds)
        if near:
            healed = yield from pick(t, near)
            yield from heal(t, healed, 1)
    elif on_board and guest == HOLLOW:
        move_marker(t, 1)
    look(t)


def in_tow_at_night(t: State, guest: str, hero: int) -> Rules[None]:
    if guest == THYRA:
        yield from heal(t, hero, 2)
    elif guest == HOLLOW:
        yield from draw_threat(t, hero, 1)
    else:
        give(t, hero, "gossip", 1)  # Orm


@rule("fate")
class LadysLeave(Rule):
    def offers(self, t: State, hero: int) -> list[Option]:
        """For 1 Fate a look at a card in the own or an adjacent Area."""
        if not can_pay(t, hero, LEAVE):
            return []
        area = t.heroes[hero].area
        near = [location for each in (area, *adjacent(t, area)) for location in t.locations_of(each)]
        return [AskLeave(location) for location in face_down_cards(t) if location in near]

    def accepted(self, t: State, hero: int, key: Option) -> Rules[None]:
        if isinstance(key, AskLeave) and (yield from pay(t, hero, LEAVE)):
            turn_up(t, key.location)


# -- ways ------------------------------------------------------------------------------------------

GATE = Ask("gate", "TH-16.9", lambda t, seat, hero: [PAY, DRAW], tale=TALE)


@border_rule("six_empty_chairs_red")
class GateBridge(BorderRule):
    def leave(self, t: State, hero: int, border: Border, normal: bool) -> Rules[None]:
        """The password or a Threat, until the ledger is read."""
        if normal or LEDGER in t.told:
            return
        paid = False
        if can_pay(t, hero, PASSWORD) and isinstance((yield from ask(t, t.seat(hero), GATE, hero)), Pay):
            paid = yield from pay(t, hero, PASSWORD)
        if not paid:
            yield from draw_threat(t, hero, 1)


@border_rule("six_empty_chairs_blue")
class Causeway(BorderRule):
    def refusal(self, t: State, hero: int, border: Border) -> str:
        """At high tide it is blocked, and may be crossed by whoever may cross a Block; Brand knows the marks."""
        dry = t.track < DEEP or BRAND in in_tow_of(t, hero)
        return "" if dry or t.may("cross_block") else "TH-16.11"

    def effect(self, t: State, hero: int, border: Border) -> Rules[None]:
        if BRAND in in_tow_of(t, hero):
            return
        if t.track >= DEEP:
            t.act.may["cross_block"] -= 1
        elif t.track >= WET:
            yield from wound(t, hero, t.content.by_size[1])


@rule("harbours")
class Harbours(Rule):
    def ways(self, t: State, hero: int) -> list[Way]:
        """With the grey sail the boat goes from harbour to harbour."""
        ready = GREY_CLOTH in t.told and t.heroes[hero].area == t.ship and t.act.value - t.act.done >= SAILING
        areas = [area for area in HARBOURS if area != t.ship and t.open_area(area) and not late(t, area)]
        return [Harbour(area) for area in areas] if ready else []

    def way_taken(self, t: State, hero: int, key: Way) -> Rules[None]:
        """Whoever is there and wishes to comes along."""
        t.act.done += SAILING
        aboard: tuple[int, ...] = (hero,)
        for other in t.here(hero)[1:]:
            if other not in t.act.with_ and (yield from comes(t, other, hero)):
                aboard = (*aboard, other)
        t.ship = key.area
        t.tell(Sailed, "TH-16.9", TALE, t.heroes[hero].id, key.area)
        for each in aboard:
            put_in(t, each, key.area)


BERTH = Ask("berth", "TH-2.2", lambda t, seat, areas: [ToArea(area) for area in areas], of="chooser", tale=TALE)


class ShipTo(Effect, frozen=True, kw_only=True, tag="ship_to"):
    """The Ship marker is put into one of these Areas, also into one that is not open yet (TH-6.17)."""

    tale: ClassVar[str] = TALE
    area: str | tuple[str, ...]  # the Area, or those among which is chosen

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        areas = (self.area,) if isinstance(self.area, str) else self.area
        t.ship = (yield from ask(t, t.seat(t.chooser), BERTH, areas)).area
        t.tell(ShipMoved, "TH-1.24", TALE, t.ship)
        return True


# -- the chair and casting off ---------------------------------------------------------------------


@rule("chair")
class Chair(Rule):
    def icon_ignored(self, t: State, icon: str) -> bool:
        return icon == "left" and chair_taken(t)

    def rooted_refusal(self, t: State, hero: int) -> str:
        return "TH-7.4" if sits(t, hero) else ""


class CastOff(Effect, frozen=True, kw_only=True, tag="cast_off"):
    """Who is aboard and who sits in the chair decides the ending."""

    tale: ClassVar[str] = TALE
    reaches: ClassVar[tuple[str, ...]] = ("bring_them_home",)

    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        end(t, "bring_them_home")


# -- the board -------------------------------------------------------------------------------------


def guests_shown(t: State, view: TaleView) -> None:
    guests = t.tales[Guests]
    for location, lying in guests.cells.items():
        if lying.up:
            view.on(
                location, "card", "person", Message(f"th-{TALE}-lying", {"guest": view.word("card", lying.card)}), "or"
            )
            view.card(lying.card).at_location(location)
        else:
            view.on(location, "card", "card", Message(f"th-{TALE}-face-down"))
    for guest, found in guests.freed.items():
        card = view.card(guest)
        if found.hero is not None:
            card.with_hero(short(t.heroes[found.hero].id))
            view.goes_with(found.hero, view.word("card", guest))
        elif found.area:
            card.in_area(found.area)
            said = Message(f"th-{TALE}-lying", {"guest": view.word("card", guest)})
            view.in_area(found.area, f"guest-{guest}", "person", said, "or")
        else:
            card.place(Message(f"th-{TALE}-at-{found.place}"))
    if down := len(face_down_cards(t)):
        view.line("card", Message(f"th-{TALE}-cards-down", {"number": down}))
    if guests.sitter is not None:
        view.line("throne", Message(f"th-{TALE}-in-chair", {"hero": short(t.heroes[guests.sitter].id)}))
