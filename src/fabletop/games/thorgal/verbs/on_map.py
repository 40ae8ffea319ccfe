"""What effects do with the Map and the Row: Enemies, Blocks, costs, Sources, the Adventure track (TH-25, TH-31)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..conditions import borders, places, weaker
from ..content import MYSTIC, TIERS, Effect, Place
from ..lists import run_own
from ..map.enemies import put_enemy, remove
from ..state import State
from ..story.moments import goal_due, goal_stuck, marker_stopped
from .walk import BAD, GOOD, number, verb

ANYWHERE = Place(id="any")


def _locations(t: State, seat: int, found: tuple[str, ...]) -> list[Key]:
    return [("location", each) for each in found]


LOCATION = Question("location", "TH-2.2", _locations)


def choose_location(t: State, found: list[str]) -> Rules[str]:
    key = yield from ask(t, t.seat(t.chooser), LOCATION, tuple(found))
    return str(key[1])


# -- Enemies ---------------------------------------------------------------------------------------


@verb(BAD, each=False)
def place_enemy(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """A new choice of place for each (TH-2.2)."""
    for _ in range(number(t, effect, hero)):
        found = places(t, effect.at or ANYWHERE, hero, at)
        if not found:
            return False
        put_enemy(t, (yield from choose_location(t, found)), effect.tier)
    return True


def _tokens(t: State, seat: int, found: tuple[str, ...]) -> list[Key]:
    """Enemy tokens at these Locations: alike ones are one choice."""
    return [("token", each, tier) for each in found for tier in dict.fromkeys(t.enemies.get(each, []))]


def _raise_judge(t: State, seat: int, key: Key, found: tuple[str, ...], tiers: tuple[str, ...]) -> str:
    """TH-25.7, TH-25.14, TH-25.17: as long as one can be raised, one that can be."""
    return "" if key[2] in tiers else "TH-25.17"


RAISE = Question("raise", "TH-25.6", lambda t, seat, found, tiers: _tokens(t, seat, found), _raise_judge)
LOWER = Question("lower", "TH-25.8", _tokens, lambda t, seat, key, found: "" if key[2] in TIERS[1:] else "TH-25.9")


@verb(BAD, each=False)
def raise_enemy(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    for _ in range(number(t, effect, hero)):
        found = [each for each in places(t, effect.at or ANYWHERE, hero, at) if t.enemies.get(each)]
        tiers: tuple[str, ...] = (effect.tier,) if effect.tier else TIERS[:-1]
        found = [each for each in found if any(tier in tiers for tier in t.enemies[each])]
        if not found:
            return False  # nothing there, or only what cannot be raised (TH-25.7, TH-25.16)
        _, location, tier = yield from ask(t, t.seat(t.chooser), RAISE, tuple(found), tiers)
        change_tier(t, str(location), str(tier), +1)
    return True


@verb(GOOD, each=False)
def lower_enemy(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    for _ in range(number(t, effect, hero)):
        found = places(t, effect.at or ANYWHERE, hero, at)
        found = [each for each in found if any(tier in TIERS[1:] for tier in t.enemies.get(each, ()))]
        if not found:
            break
        _, location, tier = yield from ask(t, t.seat(t.chooser), LOWER, tuple(found))
        change_tier(t, str(location), str(tier), -1)
    return True


def change_tier(t: State, location: str, tier: str, by: int) -> None:
    tokens = t.enemies[location]
    tokens[tokens.index(tier)] = TIERS[TIERS.index(tier) + by]
    t.tell("raised" if by > 0 else "lowered", "TH-25.6" if by > 0 else "TH-25.8", t.word("location", location), tier)


def _removable(t: State, seat: int, found: tuple[str, ...], tiers: tuple[str, ...], leave_last: bool) -> list[Key]:
    kept = [each for each in found if leave_last and len(t.enemies.get(each, ())) == 1 and only_by_combat(t, each)]
    return [key for key in _tokens(t, seat, found) if key[2] in tiers and key[1] not in kept]


OPENS = ("read", "free")  # what a Location does once


def only_by_combat(t: State, location: str) -> bool:
    """Nothing but a Combat opens its Paragraph: without its last Enemy that would stay shut (TH-23.27)."""
    if location in t.read:
        return False
    boxes = t.map.locations[location].boxes
    return all(box.action == "combat" and any(effect.do in OPENS for effect in box.effect) for box in boxes)


REMOVE = Question("remove", "TH-2.2", _removable)


@verb(GOOD, each=False)
def remove_enemy(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Without a Combat; this never resolves a Combat box (TH-23.27)."""
    tiers: tuple[str, ...] = (effect.tier,) if effect.tier else (*TIERS, MYSTIC)  # TH-25.18
    if effect.max_tier:
        tiers = tuple(tier for tier in TIERS if weaker(tier, effect.max_tier))
    for _ in range(number(t, effect, hero)):
        found = tuple(places(t, effect.at or ANYWHERE, hero, at))
        if not _removable(t, 0, found, tiers, effect.leave_last):
            break
        _, location, tier = yield from ask(t, t.seat(t.chooser), REMOVE, found, tiers, effect.leave_last)
        remove(t, str(location), t.enemies[str(location)].index(str(tier)))
        t.tell("removed", "TH-2.8", t.word("location", str(location)), str(tier))
    return True


MOVE_ENEMY = Question("move_enemy", "TH-2.2", _tokens)


@verb("neutral", each=False)
def move_enemy(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    for _ in range(number(t, effect, hero)):
        sources = [each for each in places(t, effect.from_ or ANYWHERE, hero, at) if t.enemies.get(each)]
        goals = places(t, effect.to or ANYWHERE, hero, at)
        if not sources or not goals or (len(goals) == 1 and sources == goals):
            break
        _, source, tier = yield from ask(t, t.seat(t.chooser), MOVE_ENEMY, tuple(sources))
        elsewhere = [each for each in goals if each != source]
        if not elsewhere:
            break
        goal = yield from choose_location(t, elsewhere)
        remove(t, str(source), t.enemies[str(source)].index(str(tier)))
        t.enemies.setdefault(goal, []).append(str(tier))
        t.tell("enemy_moved", "TH-2.2", t.word("location", str(source)), t.word("location", goal), str(tier))
    return True


# -- Blocks, costs, Sources, Goal tokens -----------------------------------------------------------

BORDER = Question("border", "TH-2.2", lambda t, seat, found: [("border", each) for each in found])


@verb(BAD, each=False)
def block(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """On a Border or a Location that has none (TH-31.10)."""
    place = effect.at or ANYWHERE
    for _ in range(number(t, effect, hero)):
        if effect.what == "border":
            found = borders(t, place, hero)
            if not found:
                return False
            target = str((yield from ask(t, t.seat(t.chooser), BORDER, tuple(found)))[1])
        else:
            found = [each for each in places(t, place, hero, at) if each not in t.blocked]
            if not found:
                return False
            target = yield from choose_location(t, found)
        t.blocked.append(target)
        t.tell("blocked", "TH-31.1", *t.place_words(target))
    return True


def _blocked(t: State, seat: int, found: tuple[str, ...]) -> list[Key]:
    return [("border" if each in t.map.borders else "location", each) for each in found]


BLOCKED = Question("blocked", "TH-31.8", _blocked)


@verb(GOOD, each=False)
def unblock(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """TH-31.8"""
    left = number(t, effect, hero)
    while left:
        place = effect.at or ANYWHERE
        found = [each for each in t.map.borders if each in t.blocked] if effect.what in ("border", "any") else []
        if effect.what != "border":
            found += [each for each in places(t, place, hero, at) if each in t.blocked]
        if not found:
            break
        question = {"border": BORDER, "any": BLOCKED}.get(str(effect.what), LOCATION)
        all_go = len(found) <= left
        target = found[0] if all_go else str((yield from ask(t, t.seat(t.chooser), question, tuple(found)))[1])
        left -= 1
        t.blocked.remove(target)
        t.tell("unblocked", "TH-31.8", *t.place_words(target))
    return True


def free_places(t: State, found: tuple[str, ...], left: int) -> Rules[None]:
    """Up to so many of these Locations lose their Block token."""
    while left and any(each in t.blocked for each in found):
        blocked = [each for each in found if each in t.blocked]
        target = blocked[0] if len(blocked) <= left else (yield from choose_location(t, blocked))
        left -= 1
        t.blocked.remove(target)
        t.tell("unblocked", "TH-31.8", *t.place_words(target))


def assign_boxes(t: State, locations: list[str], fresh: bool) -> list[str]:
    """Assign boxes with a fixed cost; `fresh`: without a Raised-cost token, their Location without a Read token."""
    found = []
    for location in locations:
        for i, box in enumerate(t.map.locations[location].boxes):
            name = f"{location}-{i}"
            if box.action == "assign" and box.needs.cost and name not in t.offerings:
                if fresh and (t.raised.get(name) or location in t.read):
                    continue
                found.append(name)
    return found


BOX = Question("box", "TH-2.2", lambda t, seat, found: [("box", each) for each in found])
RAISED_KIND = Question("raised_kind", "TH-22.14", lambda t, seat, kinds: [("kind", kind) for kind in kinds])


@verb(BAD, each=False)
def raise_cost(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Raised-cost tokens next to one box; the kind is chosen when they are placed (TH-22.13, TH-22.19)."""
    locations = places(t, effect.at or ANYWHERE, hero, at)
    found = assign_boxes(t, locations, fresh=effect.at is None)
    if not found:
        return False
    box = str((yield from ask(t, t.seat(t.chooser), BOX, tuple(found)))[1])
    location, _, index = box.rpartition("-")
    kinds = tuple(t.map.locations[location].boxes[int(index)].needs.cost)
    for _ in range(number(t, effect, hero)):
        key = yield from ask(t, t.seat(t.chooser), RAISED_KIND, kinds)
        t.raised.setdefault(box, []).append(str(key[1]))
        t.tell("raised_cost", "TH-22.13", t.word("location", location), str(key[1]))
    return True


@verb(GOOD, each=False)
def lower_cost(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    for _ in range(number(t, effect, hero)):
        found = [box for box in t.raised if t.there(t.map.locations[box.rpartition("-")[0]])]
        if not found:
            break
        box = str((yield from ask(t, t.seat(t.chooser), BOX, tuple(found)))[1])
        t.raised[box].pop()
        if not t.raised[box]:
            del t.raised[box]
    return True


@verb(GOOD, each=False)
def add_source(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """TH-6.19"""
    t.sources.setdefault(str(effect.area), []).append(str(effect.what))
    return True


def _free_cards(t: State, seat: int) -> list[Key]:
    return [("card", card) for card in t.row]


GOAL_CARD = Question(
    "goal_card", "TH-35.25", _free_cards, lambda t, seat, key: "TH-35.25" if t.goals.get(str(key[1])) else ""
)
GOAL_OFF = Question("goal_off", "TH-2.2", lambda t, seat: [("card", card) for card in t.row if t.goals.get(card)])


@verb(BAD, each=False)
def goal(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Goal tokens: on Action cards, at most one a card (TH-35.25), or on a Location."""
    for _ in range(number(t, effect, hero)):
        if effect.what == "action_card":
            yield from goal_due(t)
            if all(t.goals.get(card) for card in t.row):
                goal_stuck(t)
                return False
            target = str((yield from ask(t, t.seat(t.chooser), GOAL_CARD))[1])
        else:
            found = places(t, effect.at or ANYWHERE, hero, at)
            if not found:
                return False
            target = yield from choose_location(t, found)
        t.goals[target] = t.goals.get(target, 0) + 1
        t.tell("goal", "TH-35.25", *t.place_words(target))
    return True


@verb(GOOD, each=False)
def ungoal(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    yield from goals_off(t, number(t, effect, hero))
    return True


def goals_off(t: State, left: int) -> Rules[None]:
    """Up to so many Goal tokens off the Action cards."""
    while left and any(t.goals.get(card) for card in t.row):
        marked = [card for card in t.row if t.goals.get(card)]
        all_go = len(marked) <= left
        target = marked[0] if all_go else str((yield from ask(t, t.seat(t.chooser), GOAL_OFF))[1])
        left -= 1
        del t.goals[target]
        t.tell("goal_off", "TH-2.8", *t.place_words(target))


@verb(GOOD, each=False)
def shield(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Goal tokens on an Event icon: each swallows one call of it."""
    icon = f"shield_{effect.icon}"
    t.notes[icon] = t.notes.get(icon, 0) + number(t, effect, hero)
    return True


# -- the Adventure track ---------------------------------------------------------------------------


@verb("neutral", each=False)
def track(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """One space at a time; it stays on the ends (TH-7.8, TH-7.11)."""
    move_marker(t, number(t, effect, hero) if effect.n == "players" else int(effect.n))
    return True


def move_marker(t: State, by: int) -> None:
    found = t.tale.track
    assert found is not None
    for _ in range(abs(by)):
        space = max(found.first, min(found.last, t.track + (1 if by > 0 else -1)))
        if space == t.track or marker_stopped(t, space):
            return
        t.track = space
        t.tell("track", "TH-7.8", space)
        if space in found.at:
            run_own(t, f"space-{space}", t.chooser)
