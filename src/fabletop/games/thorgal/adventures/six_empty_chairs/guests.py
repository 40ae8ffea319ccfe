"""Guests: cards that lie face down, who is in tow, waiting, aboard or in the chair; and the verbs about them."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, ClassVar, Literal

from .....kernel import Message, Node, Ref, Rules, ask, state
from ...asking import Ask
from ...choices import SKIP, Option, Skip
from ...conditions.base import Condition
from ...content import TIERS
from ...content.parts import Natural, Positive
from ...events import OfTale
from ...hero.choosing import pick
from ...named import Area, Card, HeroId, Location
from ...state import State, Tales
from ...story.paragraphs import open_paragraph, put_read_token
from ...verbs.base import Effect, Numbered, Polarity
from ...verbs.foes import only_by_combat

if TYPE_CHECKING:
    from ...words.effects import EffectWords

TALE = "six_empty_chairs"
CELL = "A"  # the rune of the Locations where Guests are kept
SUNNIVA, KETIL, THYRA, HOLLOW, ORM, BRAND = (f"abducted_{i}" for i in range(1, 7))
EIRNY = "eirny_herself"
GUESTS = (SUNNIVA, KETIL, THYRA, HOLLOW, ORM, BRAND, EIRNY)
TRUE_GUESTS = (SUNNIVA, KETIL, THYRA, EIRNY)
MOST_IN_TOW = 2
CHAIR = "six_chairs"  # the Location

Whereabouts = Literal["tow", "area", "aboard", "chair", "gone"]
TOW, IN_AREA, ABOARD, SEATED, GONE = "tow", "area", "aboard", "chair", "gone"


@state
class Lying(Node):
    """An Abducted card on a Location."""

    card: str  # which
    up: bool = False  # it was turned face up


@state
class Guest(Node):
    """Where a freed Guest is."""

    place: str  # the Location of the card
    hero: int | None = None  # who has the Guest in tow
    area: str = ""  # where the Guest waits


@Tales.part
@state
class Guests(Node):
    cells: dict[str, Lying] = field(default_factory=dict)  # Location -> the card there
    freed: dict[str, Guest] = field(default_factory=dict)  # by the Guest
    sitter: int | None = None  # the Hero in the chair


# -- what happens, what may be chosen --------------------------------------------------------------


class TurnedUp(OfTale, prefix="th-six_empty_chairs"):
    location: Location
    guest: Card


class InTow(OfTale, prefix="th-six_empty_chairs"):
    hero: HeroId
    guest: Card


class Waits(OfTale, prefix="th-six_empty_chairs"):
    guest: Card
    area: Area


class GoesAboard(OfTale, prefix="th-six_empty_chairs", tag="aboard"):
    guest: Card


class Dismissed(OfTale, prefix="th-six_empty_chairs"):
    guest: Card


class GuestSeated(OfTale, prefix="th-six_empty_chairs", tag="seated"):
    guest: Card


class HeroSits(OfTale, prefix="th-six_empty_chairs", tag="sits"):
    hero: HeroId


class Peek(Option, prefix="th-six_empty_chairs"):
    part = "map"
    location: Location


class AskLeave(Option, prefix="th-six_empty_chairs"):
    part = "map"
    location: Location


class OneGuest(Option, prefix="th-six_empty_chairs", tag="guest"):
    guest: Card


# -- where Guests are ------------------------------------------------------------------------------


def cells(t: State) -> list[str]:
    return [*t.map.with_rune[CELL]]


def face_down_cards(t: State) -> list[str]:
    """The Locations where a card lies face down."""
    lying = t.tales[Guests].cells
    return [location for location in cells(t) if location in lying and not lying[location].up]


def where(t: State, guest: str) -> str:
    found = t.tales[Guests].freed.get(guest)
    return "" if found is None else found.place


def found_at(t: State, place: Whereabouts) -> list[str]:
    return [guest for guest in GUESTS if where(t, guest) == place]


def waiting_in(t: State, area: str) -> list[str]:
    freed = t.tales[Guests].freed
    return [guest for guest in GUESTS if where(t, guest) == IN_AREA and freed[guest].area == area]


def in_tow_of(t: State, hero: int) -> list[str]:
    return [guest for guest in GUESTS if tower(t, guest) == hero]


def tower(t: State, guest: str) -> int | None:
    """The Hero who has a Guest in tow."""
    found = t.tales[Guests].freed.get(guest)
    return None if found is None else found.hero


def seated_guest(t: State) -> str:
    return next(iter(found_at(t, "chair")), "")


def chair_taken(t: State) -> bool:
    return t.tales[Guests].sitter is not None or bool(seated_guest(t))


def sits(t: State, hero: int) -> bool:
    return t.tales[Guests].sitter == hero


def has_room(t: State, hero: int) -> bool:
    """Who sits in the chair takes nobody along."""
    return len(in_tow_of(t, hero)) < MOST_IN_TOW and not sits(t, hero)


def put(t: State, guest: str, place: Whereabouts, hero: int | None = None, area: str = "") -> None:
    t.tales[Guests].freed[guest] = Guest(place, hero, area)


# -- cards -----------------------------------------------------------------------------------------


def deal(t: State, locations: list[str], cards: list[str]) -> None:
    for location in locations:
        t.tales[Guests].cells[location] = Lying(cards.pop(t.rng.below(len(cards))))


def turn_up(t: State, location: str) -> None:
    lying = t.tales[Guests].cells[location]
    if not lying.up:
        lying.up = True
        t.shown += 1
        t.tell(TurnedUp, "TH-7.4", TALE, location, lying.card)


PEEK = Ask(
    "peek", "TH-2.2", lambda t, seat: [Peek(location) for location in face_down_cards(t)], of="chooser", tale=TALE
)


class PeekAt(Numbered, frozen=True, kw_only=True, tag="peek"):
    """Cards are turned face up where they lie, and stay there."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        for _ in range(self.count(t, hero)):
            if face_down_cards(t):
                key = yield from ask(t, t.seat(t.chooser), PEEK)
                turn_up(t, key.location)
        return True


# -- in tow and aboard -----------------------------------------------------------------------------


class Free(Effect, frozen=True, kw_only=True, tag="free"):
    """The card is turned up, a Read token takes its place, the Guest comes along and tells its story."""

    polarity: ClassVar[Polarity] = "good"
    tale: ClassVar[str] = TALE
    opens_once: ClassVar[bool] = True

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        if at in t.tales[Guests].cells:
            turn_up(t, at)
            card = t.tales[Guests].cells.pop(at).card
            put_read_token(t, at)
            yield from take_in_tow(t, hero, card)
            open_paragraph(t, t.tale.card_paragraphs[card], hero)
        return True


class OfGuest(Effect, frozen=True, kw_only=True):
    """A verb about one Guest."""

    tale: ClassVar[str] = TALE
    what: str  # the card of the Guest

    def cards_named(self) -> tuple[str, ...]:
        return (self.what,)

    def say(self, words: EffectWords) -> Message:
        return Message(f"th-{TALE}-effect-{self.verb}", {"card": words.word("card", self.what)})


class Tow(OfGuest, frozen=True, kw_only=True, tag="tow"):
    polarity: ClassVar[Polarity] = "good"

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        yield from take_in_tow(t, hero, self.what)
        return True


def take_in_tow(t: State, hero: int, guest: str) -> Rules[None]:
    """At most two each: a further one goes with another Hero of the Area, or waits there."""
    takers = (hero,) if has_room(t, hero) else tuple(each for each in t.here(hero) if has_room(t, each))
    if takers:
        taker = yield from pick(t, takers)
        follow(t, taker, guest)
    else:
        put(t, guest, "area", area=t.heroes[hero].area)
        t.tell(Waits, "TH-7.4", TALE, guest, t.heroes[hero].area)


def follow(t: State, hero: int, guest: str) -> None:
    put(t, guest, "tow", hero=hero)
    t.tell(InTow, "TH-7.4", TALE, t.heroes[hero].id, guest)


class Dismiss(OfGuest, frozen=True, kw_only=True, tag="dismiss"):
    def apply(self, t: State, name: str, hero: int, at: str) -> bool:
        put(t, self.what, "gone")
        t.tell(Dismissed, "TH-7.4", TALE, self.what)
        return True


class Seat(Effect, frozen=True, kw_only=True, tag="seat"):
    """A Guest, or the Hero; whom the Hero had in tow goes with another one or waits there."""

    tale: ClassVar[str] = TALE
    what: str = ""  # the card of a Guest; left out: the Hero

    def apply(self, t: State, name: str, hero: int, at: str) -> Rules[bool]:
        if self.what:
            put(t, self.what, "chair")
            t.tell(GuestSeated, "TH-7.4", TALE, self.what)
            return True
        t.tales[Guests].sitter = hero
        t.goals[CHAIR] = 1
        t.tell(HeroSits, "TH-7.4", TALE, t.heroes[hero].id)
        for guest in tuple(in_tow_of(t, hero)):
            yield from take_in_tow(t, hero, guest)
        return True

    def say(self, words: EffectWords) -> Message:
        if not self.what:
            return super().say(words)
        return Message(f"th-{TALE}-effect-seat", {"card": words.word("card", self.what)})


def _waiting(t: State, seat: int, hero: int) -> list[OneGuest]:
    return [OneGuest(guest) for guest in waiting_in(t, t.heroes[hero].area)]


def _on_board(t: State, seat: int, hero: int) -> list[Skip | OneGuest]:
    return [SKIP, *(OneGuest(guest) for guest in found_at(t, "aboard"))]


WAITING = Ask("waiting_guest", "TH-2.2", _waiting, tale=TALE)
ON_BOARD = Ask("guest_aboard", "TH-7.4", _on_board, tale=TALE)


def collect(t: State, hero: int) -> Rules[None]:
    """Who waits is taken along by whoever starts or ends a Move here."""
    while has_room(t, hero) and waiting_in(t, t.heroes[hero].area):
        waiting = yield from ask(t, t.seat(hero), WAITING, hero)
        follow(t, hero, waiting.guest)


# -- conditions ------------------------------------------------------------------------------------


class GuestsAboard(Condition, frozen=True, kw_only=True, tag="guests_aboard"):
    """A Guest in the chair is counted in."""

    tale: ClassVar[str] = TALE
    n: Positive  # so many, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return len(found_at(t, "aboard")) + len(found_at(t, "chair")) >= self.n


class GuestAboard(Condition, frozen=True, kw_only=True, tag="guest_aboard"):
    tale: ClassVar[str] = TALE
    guest: str  # the card of the Guest

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return where(t, self.guest) == ABOARD


class FewTrueAboard(Condition, frozen=True, kw_only=True, tag="few_true_aboard"):
    tale: ClassVar[str] = TALE
    n: Natural  # so many true Guests aboard, or fewer

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return sum(guest in TRUE_GUESTS for guest in found_at(t, "aboard")) <= self.n


class SomeInTow(Condition, frozen=True, kw_only=True, tag="in_tow"):
    tale: ClassVar[str] = TALE
    n: Positive  # so many, or more

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return len(found_at(t, "tow")) >= self.n


class InTowHere(Condition, frozen=True, kw_only=True, tag="in_tow_here"):
    tale: ClassVar[str] = TALE
    guest: str  # the card of a Guest whom a Hero of this Area has in tow

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return tower(t, self.guest) in t.here(hero)


class WithUs(Condition, frozen=True, kw_only=True, tag="with_us"):
    tale: ClassVar[str] = TALE
    guest: str  # the card of a Guest who is in tow or aboard

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return where(t, self.guest) in (TOW, ABOARD)


class InChair(Condition, frozen=True, kw_only=True, tag="in_chair"):
    """Somebody, that Guest, or a Hero."""

    tale: ClassVar[str] = TALE
    who: str = ""  # the card of a Guest, or `hero`; left out: anybody

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        if self.who == "hero":
            return t.tales[Guests].sitter is not None
        return seated_guest(t) == self.who if self.who else chair_taken(t)


class Towing(Condition, frozen=True, kw_only=True, tag="towing"):
    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return bool(in_tow_of(t, hero))

    def whom(self) -> Ref:
        return Ref(f"th-{TALE}-who-towing")


class FaceDown(Condition, frozen=True, kw_only=True, tag="face_down"):
    """Of a place: a card lies there face down."""

    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return at in face_down_cards(t)


class Raisable(Condition, frozen=True, kw_only=True, tag="raisable"):
    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return any(tier in TIERS[:-1] for tier in t.enemies.get(at, ()))


class Spare(Condition, frozen=True, kw_only=True, tag="spare"):
    """An Enemy who may go without shutting in a Guest or a Paragraph."""

    tale: ClassVar[str] = TALE

    def holds(self, t: State, hero: int, at: str = "") -> bool:
        return len(t.enemies.get(at, ())) > 1 or not only_by_combat(t, at)
