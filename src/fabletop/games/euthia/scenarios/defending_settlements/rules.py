"""Defending the Settlements: Badges and persons, events, sieges and pillage (EU-62.1 to EU-62.16)."""

from __future__ import annotations

from .....kernel import Question, Rules, ask
from ...achievements import measure
from ...choices.things import DISCARD_CARD, DiscardCard
from ...choices.turn import WALK, Deed, Walk
from ...events.hero import CardDiscarded, PotionsChanged
from ...events.turn import HandedIn
from ...hero.body import CHURCH, pay_gold, reputation
from ...hero.hands import discard_card, draw_cards, draw_for_monster, draw_tile
from ...hero.storage import gain_thing, throw_away
from ...land.explore import arrive, distances
from ...land.geometry import hexes
from ...land.tokens import take_all
from ...scenes import scene
from ...state import State
from ...turn.free_actions import on_church
from ...verbs.base import Effect
from ...verbs.walker import run
from .. import brings, count, hook, notes, pieces
from .cards import EVENT_CARDS, PEOPLE
from .choices import (
    BUY_SUPPLIES,
    DELIVER,
    JOIN_COLUMN,
    STAY,
    TAKE_SUPPLIES,
    TALK,
    BuySupplies,
    Deliver,
    JoinColumn,
    Look,
    Run,
    Siege,
    Stay,
    TakeSupplies,
    Talk,
)
from .events import (
    BadgeTaken,
    Besieged,
    Caravan,
    EventDrawn,
    Peeked,
    PersonFound,
    Pillaged,
    SettlementFound,
    SiegeBroken,
)
from .parts import RULE, Settlements, own
from .prices import supplies_cost

BADGES = 6
BADGE_WORTH = 2
SETTLED = ("merchants", "alchemists")

brings(RULE, "person", "event_card")
notes(RULE, "badges", "ran", "column", "caravan")


@pieces
def people_and_events(t: State) -> list[str]:
    mine = t.tales.look(Settlements)
    laid = [*mine.people.items(), *mine.event_deck.items(), *mine.gone]
    laid += [*mine.face_down.values(), *mine.face_up.values(), *mine.lost.values()]
    return laid or [*PEOPLE(t.content), *EVENT_CARDS(t.content)]


@hook(RULE)
def set_up(t: State) -> None:
    """EU-62.1, EU-62.2"""
    own(t).people.shuffle_on_top(PEOPLE(t.content))
    own(t).event_deck.shuffle_on_top(EVENT_CARDS(t.content))
    t.notes["badges"] = BADGES
    for anchor in list(t.land):
        tile_revealed(t, t.first, anchor)


@hook(RULE)
def tile_revealed(t: State, seat: int, anchor: str) -> None:
    """EU-62.3: a Badge and a person for each settlement, in the order a, b, c."""
    for space in hexes(anchor):
        if t.space(space).type in SETTLED and t.notes.get("badges"):
            t.notes["badges"] -= 1
            own(t).badges.append(space)
            own(t).face_down[space] = own(t).people.draw(t.rng)
            t.tell(SettlementFound, "EU-62.3", space, *t.named(space))


def settlements(t: State) -> list[str]:
    return [space for space in t.spaces() if t.space(space).type in SETTLED]


def open_settlement(t: State, space: str) -> bool:
    """Liberated, neither besieged nor pillaged."""
    return t.space(space).type in SETTLED and not t.monster_at(space) and space not in own(t).pillaged


@hook(RULE)
def trade_closed(t: State, space: str) -> bool:
    return space in own(t).pillaged


# -- Free Actions --------------------------------------------------------------------------------------


@hook(RULE)
def deeds(t: State, seat: int) -> list[Deed]:
    hero = t.heroes[seat]
    at = hero.at
    found: list[Deed] = []
    if on_church(t, seat):
        found.append(BUY_SUPPLIES)
    if at and open_settlement(t, at):
        if at in own(t).face_down:
            found += TALK
        if at in own(t).badges:
            found.append(DELIVER)
        if own(t).face_up.get(at) == "runner":
            found += [Run(each) for each in settlements(t) if each != at and open_settlement(t, each)]
        if own(t).event == "column":
            found += JOIN_COLUMN
        if own(t).supplies.get(at):
            found.append(TAKE_SUPPLIES)
    return found


@hook(RULE)
def deed_refusal(t: State, seat: int, key: Deed) -> str:
    hero = t.heroes[seat]
    match key:
        case BuySupplies():
            return "" if hero.gold >= supplies_cost(t) and supplies_left(t) > 0 else "EU-62.5"
        case Talk(price):
            return "" if (hero.gold if price == "gold" else hero.silver) else "EU-62.4"
        case Deliver():
            return "" if _own_supplies(t, seat) else "EU-62.6"
        case Run():
            return "" if hero.gold and hero.notes.get("ran") != t.round else "EU-62.4"
        case JoinColumn(price):
            if hero.notes.get("column") == t.round:
                return "EU-62.8"
            return "" if (hero.gold >= 2 if price == "gold" else "healing_potion" in hero.bag) else "EU-62.8"
        case TakeSupplies():
            return "EU-62.8" if hero.notes.get("caravan") else ""
    return ""


def supplies_left(t: State) -> int:
    """Those that a caravan has brought to a settlement lie there."""
    return len(t.stacks["supplies"]) + len(t.discards["supplies"]) - sum(own(t).supplies.values())


def _own_supplies(t: State, seat: int) -> str:
    return next((each for each in t.heroes[seat].bag if t.thing(each).id == "supplies"), "")


@hook(RULE)
def do_deed(t: State, seat: int, key: Deed) -> None:
    hero = t.heroes[seat]
    at = hero.at
    match key:
        case BuySupplies():
            pay_gold(t, seat, supplies_cost(t), "EU-62.5")
            t.then("tidy", seat)
            gain_thing(t, seat, draw_tile(t, "supplies"))
        case Talk(price):
            t.then("tidy", seat)
            t.then("found", seat, at)
            if price == "gold":
                pay_gold(t, seat, 1, "EU-62.4")
            else:
                t.then("pay_silver", seat)
        case Deliver():
            given = _own_supplies(t, seat)
            throw_away(t, seat, given)
            t.tell(HandedIn, "EU-62.6", seat, "supplies", given)
            reputation(t, seat, 1, "EU-62.6")
            take_badge(t, seat, at)
        case Run(space):
            pay_gold(t, seat, 1, "EU-62.4")
            hero.notes["ran"] = t.round
            arrive(t, seat, space)
        case JoinColumn(price):
            hero.notes["column"] = t.round
            if price == "gold":
                pay_gold(t, seat, 2, "EU-62.8")
            else:
                hero.bag.remove("healing_potion")
                t.tell(PotionsChanged, "EU-62.8", seat, -1)
            reputation(t, seat, 1, "EU-62.8")
        case TakeSupplies():
            hero.notes["caravan"] = 1
            own(t).supplies[at] -= 1
            t.then("tidy", seat)
            tile = draw_tile(t, "supplies")
            if tile:
                gain_thing(t, seat, tile)


def take_badge(t: State, seat: int, space: str) -> None:
    """EU-62.7"""
    own(t).badges.remove(space)
    t.heroes[seat].notes["badges"] = own_badges(t, seat) + 1
    t.tell(BadgeTaken, "EU-62.6", seat, space, *t.named(space))


SILVER: Question[DiscardCard] = Question(
    "pay_silver",
    "EU-62.4",
    lambda t, seat: [DISCARD_CARD[card] for card in dict.fromkeys(t.heroes[seat].silver)],
    secret=True,
)


@scene()
def pay_silver(t: State, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, SILVER)
    discard_card(t, seat, key.card)
    t.tell(CardDiscarded, "EU-62.4", seat, key.card)


@scene()
def found(t: State, seat: int, space: str) -> None:
    """EU-62.4: the card is turned up; Accomplice and Saboteur go to the box."""
    person = own(t).face_down.pop(space)
    own(t).peeked.pop(space, None)
    t.shown += 1
    t.tell(PersonFound, "EU-62.4", seat, person, space, *t.named(space))
    if PEOPLE(t.content)[person].kind == "character":
        own(t).face_up[space] = person
    else:
        own(t).gone.append(person)
    run(t, f"person-{person}", seat)


PEEK: Question[Look] = Question("peek", "EU-62.4", lambda t, seat: [Look(space) for space in sorted(own(t).face_down)])


class Accomplice(Effect, frozen=True, kw_only=True):
    """A look at a person who lies face down."""

    def apply(self, t: State, name: str, seat: int) -> None:
        if t.tales.look(Settlements).face_down:
            t.then("peek", seat)


@scene()
def peek(t: State, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, PEEK)
    own(t).peeked[key.space] = seat
    t.shown += 1
    t.tell(Peeked, "EU-62.4", seat, key.space, *t.named(key.space), (own(t).face_down[key.space],))


@hook(RULE)
def attack_bonus(t: State, seat: int) -> int:
    """Captain Brannoch stands by whoever fights for his settlement."""
    fight = t.fight
    return int(fight is not None and fight.siege and own(t).face_up.get(fight.at) == "captain")


@hook(RULE)
def healing_bonus(t: State, seat: int) -> int:
    return 2 if own(t).face_up.get(t.heroes[seat].at) == "sister" else 0


@hook(RULE)
def free_healing(t: State, seat: int) -> bool:
    return own(t).event == "market_truce" and t.heroes[seat].at in settlements(t)


@hook(RULE)
def extra_chaos(t: State) -> int:
    return int(own(t).event == "blood_moon")


# -- events and sieges (EU-62.8 to EU-62.14) -----------------------------------------------------------------


@hook(RULE)
def round_begins(t: State) -> None:
    own(t).event = ""
    if t.round == t.tale.rounds:
        t.then("begin_sieges", 0)  # EU-62.14
    elif t.round > 1:
        event = own(t).event_deck.draw(t.rng)
        card = EVENT_CARDS(t.content)[event]
        own(t).event = event
        t.tell(EventDrawn, "EU-62.8", event)
        if card.sieges:
            t.then("begin_sieges", int(card.nearest))
        own(t).gone.append(event)
        if event in EVENTS:
            EVENTS[event](t)


@scene()
def begin_sieges(t: State, nearest: int) -> None:
    """Their number is open from here on; it may tell of the Saboteur."""
    t.notes["sieges"] = t.n + 1 if t.round == t.tale.rounds else siege_number(t) + _change(t)
    t.shown += 1
    t.then("lay_sieges", siege_level(t), nearest)


def siege_number(t: State) -> int:
    if t.n == 1:
        return int(t.round % 2 == 0)  # EU-62.19
    early = t.round <= 4
    number = (2 if t.n == 4 else 1) if early else (2 if t.n > 2 else 1)
    return number + (not early and "saboteur" in own(t).face_down.values())


def _change(t: State) -> int:
    """Knives in the Dark are blunt once the Saboteur is found out."""
    known = "saboteur" in own(t).gone
    return 0 if own(t).event == "knives" and known else EVENT_CARDS(t.content)[own(t).event].change


def siege_level(t: State) -> int:
    """EU-62.10"""
    return 1 if t.round <= 4 else 2 if t.round <= 6 else 3


def _in_danger(t: State) -> list[str]:
    """The settlements that may be besieged."""
    heroes = [hero.at for hero in t.heroes]
    return [space for space in settlements(t) if open_settlement(t, space) and space not in heroes]


def _targets(t: State, seat: int, nearest: int) -> list[Siege]:
    """EU-62.9: of the settlements in danger, those farthest from the Church, or nearest to it."""
    free = _in_danger(t)
    far = distances(t, CHURCH)
    best = (min if nearest else max)((far[space] for space in free), default=0)
    return [Siege(space) for space in free if far[space] == best]


TARGET = Question("siege", "EU-62.9", _targets)


@scene()
def lay_sieges(t: State, level: int, nearest: int) -> Rules[None]:
    if t.notes["sieges"] <= 0 or not _in_danger(t):
        del t.notes["sieges"]
        return
    key = yield from ask(t, t.first, TARGET, nearest)
    t.notes["sieges"] -= 1
    t.besieged[key.space] = level
    own(t).since[key.space] = t.round
    t.tell(Besieged, "EU-62.9", key.space, level, *t.named(key.space))
    t.then("lay_sieges", level, nearest)


@hook(RULE)
def fight_won(t: State, seat: int) -> None:
    """EU-62.12"""
    fight = t.fight_now
    if own(t).event == "blood_moon":
        reputation(t, seat, 1, "EU-62.8")
    if fight.siege:
        reputation(t, seat, t.besieged.pop(fight.at), "EU-62.12")
        del own(t).since[fight.at]
        t.tell(SiegeBroken, "EU-62.12", seat, fight.at, *t.named(fight.at))
        if fight.at in own(t).badges:
            take_badge(t, seat, fight.at)


@hook(RULE)
def round_ends(t: State) -> None:
    """EU-62.13, EU-62.14"""
    last = t.round == t.tale.rounds
    for space in [each for each, since in own(t).since.items() if since < t.round or last]:
        pillage(t, space)


def pillage(t: State, space: str) -> None:
    del t.besieged[space], own(t).since[space]
    own(t).pillaged.append(space)
    if space in own(t).badges:
        own(t).badges.remove(space)
    if space in own(t).face_down:
        own(t).lost[space] = own(t).face_down.pop(space)
    if space in own(t).face_up:
        own(t).gone.append(own(t).face_up.pop(space))
    own(t).supplies.pop(space, None)
    t.freed.setdefault(space, -1)
    take_all(t, space, "t")
    t.tell(Pillaged, "EU-62.13", space, *t.named(space))


# -- single events -----------------------------------------------------------------------------------------


def _beacon(t: State) -> None:
    t.then_each(("beacon", seat, 2) for seat in t.order(t.first))


def _steps(t: State, seat: int, left: int) -> list[Stay | Walk]:
    at = t.heroes[seat].at
    near = [each for each in t.adjacent(at) if t.may_enter_centre(each) and not t.monster_at(each)]
    return [STAY, *(WALK[each] for each in near)]


BEACON = Question("beacon", "EU-62.8", _steps)


@scene()
def beacon(t: State, seat: int, left: int) -> Rules[None]:
    """Up to 2 spaces over liberated spaces at no cost; tiles are revealed as usual."""
    key = yield from ask(t, seat, BEACON, left)
    if isinstance(key, Walk):
        if left > 1:
            t.then("beacon", seat, left - 1)
        t.active = seat
        arrive(t, seat, key.space)


def _wolves(t: State) -> None:
    t.notes["wolves"] = 1  # the Monster Player of the next Combat draws a Silver card


@hook(RULE)
def monster_met(t: State, rival: int) -> None:
    if t.notes.pop("wolves", 0):
        draw_for_monster(t, "silver", 1)


def _caravan(t: State) -> None:
    far = distances(t, CHURCH)
    near = [space for space in settlements(t) if space not in own(t).pillaged and space in far]
    if near:
        space = min(near, key=lambda each: far[each])
        own(t).supplies[space] = min(2, supplies_left(t))
        t.tell(Caravan, "EU-62.8", space, *t.named(space))


def _knives(t: State) -> None:
    if "saboteur" in own(t).gone:
        for seat in range(t.n):
            draw_cards(t, seat, "silver", 1)
        t.then_each(("hand_limit", seat) for seat in range(t.n))


EVENTS = {
    "beacon_fires": _beacon,
    "wolves_at_the_mill": _wolves,
    "caravan": _caravan,
    "knives": _knives,
}


# -- the end -------------------------------------------------------------------------------------------------


@count
def badges(t: State) -> int:
    """Those that the Heroes have earned (EU-62.20, EU-62.21)."""
    return sum(own_badges(t, seat) for seat in range(t.n))


@measure("badges")
def own_badges(t: State, seat: int) -> int:
    return t.heroes[seat].notes.get("badges", 0)


@measure("pillaged")
def pillaged_at_all(t: State, seat: int) -> int:
    return len(t.tales.look(Settlements).pillaged)


@count
def pillaged(t: State) -> int:
    return len(own(t).pillaged)


@hook(RULE)
def reckoned(t: State, seat: int) -> list[tuple[str, str, int]]:
    """EU-62.15"""
    return [("reputation", "badges", BADGE_WORTH * own_badges(t, seat))]


@hook(RULE)
def category_closed(t: State, category: str) -> bool:
    """EU-62.16"""
    if category != "trade_tokens":
        return False
    standing = [space for space in settlements(t) if space not in own(t).pillaged]
    return len(own(t).pillaged) > len(standing)
