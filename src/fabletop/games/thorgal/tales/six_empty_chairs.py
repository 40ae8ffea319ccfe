"""Six Empty Chairs: six Guests who lie face down, the tide, the boat and the chair.

Where a Guest is stands in `t.names`: a card on a Location as "card-LOCATION", face down unless the note
"up-LOCATION" is set; a freed Guest as "guest-CARD", which is "hero-2" (in tow), "area-tallow" (waiting there),
"aboard", "chair" or "gone". A Hero in the chair is "chair".
"""

from __future__ import annotations

from typing import Any

from ....kernel import Key, Question, Rules, ask
from ....kernel.vocabulary import Form, Word
from ..conditions import adjacent
from ..content import TESTS, TIERS, Border, Condition, Effect, Place
from ..hero.body import draw_threat, heal, wound
from ..hero.resources import give
from ..hero.spending import can_pay, pay
from ..map.move import COME, put_in
from ..named import AREA, LOCATION
from ..rounds.event_card import round_rule
from ..scenes import scene
from ..state import State
from ..story.endings import end, look
from ..story.moments import border_rule, hook, told
from ..verbs.on_map import move_marker, only_by_combat
from ..verbs.walk import GOOD, number, open_paragraph, pick, verb

CELL = "A"  # the rune of the Locations where Guests are kept
SUNNIVA, KETIL, THYRA, HOLLOW, ORM, BRAND = (f"abducted_{i}" for i in range(1, 7))
EIRNY = "eirny_herself"
GUESTS = (SUNNIVA, KETIL, THYRA, HOLLOW, ORM, BRAND, EIRNY)
TRUE_GUESTS = (SUNNIVA, KETIL, THYRA, EIRNY)
MOST_IN_TOW = 2
LEDGER, GREY_CLOTH, FERRYMAN = 4, 3, 20  # Paragraphs
HARBOURS = ("landing", "net_holm", "tallow", "bell")
SAILING = 2  # of a Move's value
CHAIR = "six_chairs"
WET, DEEP = 4, 7  # the Tide from which a causeway wounds, and is blocked
PASSWORD = {"gossip": 1}
LEAVE = {"fate": 1}
ABOARD, SEATED, GONE = "aboard", "chair", "gone"

told("cast_off")  # the order of the endings is the order of the check


# -- where Guests are ------------------------------------------------------------------------------


def cells(t: State) -> list[str]:
    return [location.id for location in t.map.locations.values() if CELL in location.runes]


def lying(t: State, location: str) -> str:
    """The Abducted card on a Location."""
    return t.names.get(f"card-{location}", "")


def is_face_down(t: State, location: str) -> bool:
    return bool(lying(t, location)) and not t.notes.get(f"up-{location}")


def face_down_cards(t: State) -> list[str]:
    return [location for location in cells(t) if is_face_down(t, location)]


def where(t: State, guest: str) -> str:
    return t.names.get(f"guest-{guest}", "")


def found_at(t: State, place: str) -> list[str]:
    return [guest for guest in GUESTS if where(t, guest) == place]


def in_tow_of(t: State, hero: int) -> list[str]:
    return found_at(t, f"hero-{hero}")


def tower(t: State, guest: str) -> int:
    """The Hero who has a Guest in tow, or -1."""
    kind, _, hero = where(t, guest).partition("-")
    return int(hero) if kind == "hero" else -1


def sitting(t: State) -> str:
    """Who sits in the chair: a Guest, "hero-N", or nobody."""
    return t.names.get(SEATED, "") or next(iter(found_at(t, SEATED)), "")


def has_room(t: State, hero: int) -> bool:
    """Who sits in the chair takes nobody along."""
    return len(in_tow_of(t, hero)) < MOST_IN_TOW and sitting(t) != f"hero-{hero}"


# -- secrets ---------------------------------------------------------------------------------------


@hook("guests")
def begins(t: State) -> None:
    """One card face down on each Location with rune A."""
    deal(t, cells(t), list(t.tale.cards))


def deal(t: State, locations: list[str], cards: list[str]) -> None:
    for location in locations:
        t.names[f"card-{location}"] = cards.pop(t.rng.below(len(cards)))


@hook("guests")
def redeal(t: State, viewer: int) -> None:
    """Nobody knows a face-down card."""
    deal(t, face_down_cards(t), sorted(lying(t, location) for location in face_down_cards(t)))


@hook("guests")
def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """The last one that lies face down is known."""
    found = {location: lying(t, location) for location in face_down_cards(t)}
    return {"the Abducted cards": found} if len(found) > 1 else {}


@hook("guests")
def conceal(t: State, shown: dict[str, Any], seat: int | None) -> None:
    for location in face_down_cards(t):
        shown["names"][f"card-{location}"] = "face_down"


@hook("guests")
def pieces(t: State) -> dict[str, list[str | int]]:
    """No card is lost; before they are dealt all lie in the box."""
    found = [lying(t, cell) for cell in cells(t) if lying(t, cell)]
    found += [guest for guest in t.tale.cards if where(t, guest)]
    return {"abducted": [*(found or t.tale.cards)]}


def turn_up(t: State, location: str) -> None:
    if is_face_down(t, location):
        t.notes[f"up-{location}"] = 1
        t.shown += 1
        t.tell("turned_up", "TH-7.4", t.word("location", location), t.word("card", lying(t, location)))


PEEK = Question("peek", "TH-2.2", lambda t, seat: [("peek", location) for location in face_down_cards(t)])


@verb(GOOD, each=False)
def peek(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Cards are turned face up where they lie, and stay there."""
    for _ in range(number(t, effect, hero)):
        if face_down_cards(t):
            key = yield from ask(t, t.seat(t.chooser), PEEK)
            turn_up(t, str(key[1]))
    return True


@hook("fate")
def offers(t: State, hero: int) -> list[Key]:
    """The Lady's leave: for 1 Fate a look at a card in the own or an adjacent Area."""
    area = t.heroes[hero].area
    near = [location for each in (area, *adjacent(t, area)) for location in t.locations_of(each)]
    found: list[Key] = [("ask_leave", location) for location in face_down_cards(t) if location in near]
    return found if can_pay(t, hero, LEAVE) else []


@hook("fate")
def accepted(t: State, hero: int, key: Key) -> Rules[None]:
    if key[0] == "ask_leave" and (yield from pay(t, hero, LEAVE)):
        turn_up(t, str(key[1]))


# -- in tow and aboard -----------------------------------------------------------------------------


@verb(GOOD, each=False)
def free(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """The card is turned up, a Read token takes its place, the Guest comes along and tells its story."""
    card = lying(t, at)
    if card:
        turn_up(t, at)
        del t.names[f"card-{at}"], t.notes[f"up-{at}"]
        t.read.append(at)
        t.tell("read", "TH-29.4", t.word("location", at))
        yield from take_in_tow(t, hero, card)
        open_paragraph(t, t.tale.card_paragraphs[card], hero)
    return True


@verb(GOOD, each=False)
def tow(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    yield from take_in_tow(t, hero, str(effect.what))
    return True


def take_in_tow(t: State, hero: int, guest: str) -> Rules[None]:
    """At most two each: a further one goes with another Hero of the Area, or waits there."""
    takers = (hero,) if has_room(t, hero) else tuple(each for each in t.here(hero) if has_room(t, each))
    if takers:
        follow(t, (yield from pick(t, takers)), guest)
    else:
        t.names[f"guest-{guest}"] = f"area-{t.heroes[hero].area}"
        t.tell("waits", "TH-7.4", t.word("card", guest), t.word("area", t.heroes[hero].area))


def follow(t: State, hero: int, guest: str) -> None:
    t.names[f"guest-{guest}"] = f"hero-{hero}"
    t.tell("in_tow", "TH-7.4", t.heroes[hero].id, t.word("card", guest))


@verb("neutral", each=False)
def dismiss(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    t.names[f"guest-{effect.what}"] = GONE
    t.tell("dismissed", "TH-7.4", t.word("card", str(effect.what)))
    return True


def _waiting(t: State, seat: int, hero: int) -> list[Key]:
    return [("guest", guest) for guest in found_at(t, f"area-{t.heroes[hero].area}")]


def _on_board(t: State, seat: int, hero: int) -> list[Key]:
    return [("skip",), *(("guest", guest) for guest in found_at(t, ABOARD))]


WAITING = Question("waiting_guest", "TH-2.2", _waiting)
ON_BOARD = Question("guest_aboard", "TH-7.4", _on_board)


def collect(t: State, hero: int) -> Rules[None]:
    """Who waits is taken along by whoever starts or ends a Move here."""
    while has_room(t, hero) and _waiting(t, 0, hero):
        key = yield from ask(t, t.seat(hero), WAITING, hero)
        follow(t, hero, str(key[1]))


@hook("guests")
def move_begins(t: State, hero: int) -> Rules[None]:
    """The value of the Move goes with those who are in tow when it begins."""
    if sitting(t) == f"hero-{hero}":
        return
    t.act.value -= haste(t, hero)
    yield from collect(t, hero)
    if t.heroes[hero].area == t.ship and has_room(t, hero):
        key = yield from ask(t, t.seat(hero), ON_BOARD, hero)
        if key != ("skip",):
            follow(t, hero, str(key[1]))
    t.act.value += haste(t, hero)


@hook("guests")
def move_ends(t: State, hero: int) -> Rules[None]:
    yield from collect(t, hero)


@hook("guests")
def turn_over(t: State) -> None:
    """At the end of any turn whoever is in tow by the boat goes aboard."""
    for hero in t.around(t.active):
        for guest in in_tow_of(t, hero) if t.heroes[hero].area == t.ship else ():
            t.names[f"guest-{guest}"] = ABOARD
            t.tell("aboard", "TH-7.4", t.word("card", guest))
            if guest == BRAND and LEDGER in t.told:
                open_paragraph(t, FERRYMAN, t.active)
                t.then("paragraphs", t.active)


# -- what Guests bring -----------------------------------------------------------------------------


def haste(t: State, hero: int) -> int:
    """What those in tow add to the value of a Move."""
    return (BRAND in in_tow_of(t, hero)) - (THYRA in in_tow_of(t, hero))


@hook("guests")
def own_value(t: State, hero: int, type: str, value: int) -> int:
    if type == "craft" and SUNNIVA in in_tow_of(t, hero):
        return value + 1
    return value + haste(t, hero) if type == "move" else value  # a Move is never below 1 (TH-16.12)


@hook("guests")
def combat_begins(t: State, hero: int) -> None:
    if KETIL in in_tow_of(t, hero) and t.fight is not None:
        t.fight.rerolls += 1


@hook("guests")
def entered(t: State, hero: int) -> None:
    area = t.heroes[hero].area
    if ORM in in_tow_of(t, hero) and any(t.enemies.get(location) for location in t.locations_of(area)):
        t.then("overheard", hero)


@scene()
def overheard(t: State, hero: int) -> Rules[None]:
    """Orm cannot keep quiet."""
    yield from draw_threat(t, hero, 1)


@hook("guests")
def step_two(t: State) -> None:
    for guest in (ORM, HOLLOW, THYRA):  # the last one on the agenda is the first
        t.then("nightfall", guest)


@scene()
def nightfall(t: State, guest: str) -> Rules[None]:
    """What a Guest does in step 2 of every Event phase, in tow or aboard."""
    hero = tower(t, guest)
    on_board = where(t, guest) == ABOARD
    if guest == THYRA and hero >= 0:
        yield from heal(t, hero, 2)
    elif guest == THYRA and on_board:
        near = tuple(each for each in t.around(t.chooser) if t.heroes[each].area == t.ship and t.heroes[each].wounds)
        if near:
            yield from heal(t, (yield from pick(t, near)), 1)
    elif guest == HOLLOW and hero >= 0:
        yield from draw_threat(t, hero, 1)
    elif guest == HOLLOW and on_board:
        move_marker(t, 1)
    elif guest == ORM and hero >= 0:
        give(t, hero, "gossip", 1)
    look(t)


# -- ways ------------------------------------------------------------------------------------------

GATE = Question("gate", "TH-16.9", lambda t, seat, hero: [("pay",), ("draw",)])


@border_rule("six_empty_chairs_red")
def leave(t: State, hero: int, border: Border, normal: bool) -> Rules[None]:
    """A gate bridge: the password or a Threat, until the ledger is read."""
    if normal or LEDGER in t.told:
        return
    paid = False
    if can_pay(t, hero, PASSWORD) and (yield from ask(t, t.seat(hero), GATE, hero)) == ("pay",):
        paid = yield from pay(t, hero, PASSWORD)
    if not paid:
        yield from draw_threat(t, hero, 1)


@border_rule("six_empty_chairs_blue")
def allows(t: State, hero: int, border: Border) -> str:
    """A causeway at high tide is blocked, and may be crossed by whoever may cross a Block; Brand knows the marks."""
    dry = t.track < DEEP or BRAND in in_tow_of(t, hero)
    return "" if dry or (t.acts and t.act.may.get("cross_block")) else "TH-16.11"


@border_rule("six_empty_chairs_blue")
def effect(t: State, hero: int, border: Border) -> Rules[None]:
    if BRAND in in_tow_of(t, hero):
        return
    if t.track >= DEEP:
        t.act.may["cross_block"] -= 1
    elif t.track >= WET:
        yield from wound(t, hero, t.content.by_size[1])


@hook("harbours")
def ways(t: State, hero: int) -> list[Key]:
    """With the grey sail the boat goes from harbour to harbour."""
    ready = GREY_CLOTH in t.told and t.heroes[hero].area == t.ship and t.act.value - t.act.done >= SAILING
    return [("harbour", area) for area in HARBOURS if ready and area != t.ship and is_open(t, area)]


def is_open(t: State, area: str) -> bool:
    late = round_rule(t, "late_areas") and t.map.areas[area].number == t.round
    return t.open_area(area) and not late


@hook("harbours")
def way_taken(t: State, hero: int, key: Key) -> Rules[None]:
    """Whoever is there and wishes to comes along."""
    t.act.done += SAILING
    aboard: tuple[int, ...] = (hero,)
    for other in t.here(hero)[1:]:
        if other not in t.act.with_ and (yield from ask(t, t.seat(other), COME, other, hero)) == ("yes",):
            aboard = (*aboard, other)
    t.ship = str(key[1])
    t.tell("sailed", "TH-16.9", t.heroes[hero].id, t.word("area", t.ship))
    for each in aboard:
        put_in(t, each, t.ship)


BERTH = Question("berth", "TH-2.2", lambda t, seat, areas: [("area", area) for area in areas])


@verb("neutral", each=False)
def ship_to(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """The Ship marker is put into one of these Areas, also into one that is not open yet (TH-6.17)."""
    areas = (effect.area,) if isinstance(effect.area, str) else effect.area
    key = yield from ask(t, t.seat(t.chooser), BERTH, areas)
    t.ship = str(key[1])
    t.tell("ship", "TH-1.24", t.word("area", t.ship))
    return True


# -- the chair and casting off ---------------------------------------------------------------------


@verb("neutral", each=False)
def seat(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """A Guest, or the Hero; whom the Hero had in tow goes with another one or waits there."""
    if effect.what:
        t.names[f"guest-{effect.what}"] = SEATED
        t.tell("seated", "TH-7.4", t.word("card", str(effect.what)))
        return True
    t.names[SEATED] = f"hero-{hero}"
    t.goals[CHAIR] = 1
    t.tell("sits", "TH-7.4", t.heroes[hero].id)
    for guest in tuple(in_tow_of(t, hero)):
        yield from take_in_tow(t, hero, guest)
    return True


@hook("chair")
def icon_ignored(t: State, icon: str) -> bool:
    return icon == "left" and bool(sitting(t))


@hook("chair")
def rooted(t: State, hero: int) -> str:
    return "TH-7.4" if sitting(t) == f"hero-{hero}" else ""


@verb("neutral", each=False)
def cast_off(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Who is aboard and who sits in the chair decides the ending."""
    end(t, "bring_them_home")
    return True


# -- tests -----------------------------------------------------------------------------------------


def guests_aboard(t: State, condition: Condition, hero: int, at: str) -> bool:
    """A Guest in the chair is counted in."""
    return len(found_at(t, ABOARD)) + len(found_at(t, SEATED)) >= condition.n


def guest_aboard(t: State, condition: Condition, hero: int, at: str) -> bool:
    return where(t, condition.of) == ABOARD


def few_true_aboard(t: State, condition: Condition, hero: int, at: str) -> bool:
    return sum(guest in TRUE_GUESTS for guest in found_at(t, ABOARD)) <= condition.n


def in_tow(t: State, condition: Condition, hero: int, at: str) -> bool:
    return sum(tower(t, guest) >= 0 for guest in GUESTS) >= condition.n


def in_tow_here(t: State, condition: Condition, hero: int, at: str) -> bool:
    return tower(t, condition.of) in t.here(hero)


def with_us(t: State, condition: Condition, hero: int, at: str) -> bool:
    return tower(t, condition.of) >= 0 or where(t, condition.of) == ABOARD


def in_chair(t: State, condition: Condition, hero: int, at: str) -> bool:
    """Somebody, that Guest, or a Hero."""
    return bool(sitting(t)) if not condition.of else sitting(t).partition("-")[0] == condition.of


def towing(t: State, effect: Effect, hero: int, at: str) -> bool:
    return bool(in_tow_of(t, hero))


def face_down(t: State, place: Place, hero: int, at: str) -> bool:
    return is_face_down(t, at)


def raisable(t: State, place: Place, hero: int, at: str) -> bool:
    return any(tier in TIERS[:-1] for tier in t.enemies.get(at, ()))


def spare(t: State, place: Place, hero: int, at: str) -> bool:
    """An Enemy who may go without shutting in a Guest or a Paragraph."""
    return len(t.enemies.get(at, ())) > 1 or not only_by_combat(t, at)


for _test in (
    *(guests_aboard, guest_aboard, few_true_aboard, in_tow, in_tow_here, with_us, in_chair),
    *(towing, face_down, raisable, spare),
):
    TESTS[_test.__name__] = _test


GUEST = Word("GUEST", "a guest", lambda t: list(GUESTS))
BESIDES: tuple[Form, ...] = (("ask_leave", LOCATION),)
ANSWERS: dict[str, tuple[Form, ...]] = {
    "peek": (("peek", LOCATION),),
    "waiting_guest": (("guest", GUEST),),
    "guest_aboard": (("skip",), ("guest", GUEST)),
    "gate": (("pay",), ("draw",)),
    "berth": (("area", AREA),),
}
