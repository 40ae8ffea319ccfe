"""Setup (TH-4)."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Deck, Rng, Rules, ask
from ..asking import Ask
from ..choices import OneHero, TakeHero
from ..content import TIERS, TOKENS, Content
from ..events import Begins, Joined
from ..hero.items import refill
from ..lists import run_own
from ..path.journey import reveal
from ..scenes import scene
from ..state import BESIDE, Hero, State
from ..story.moments import rules_of
from .row import sort_row

FIRST_ADVENTURE = "torkans_temple"  # TH-4.2


def begin(content: Content, seats: int, options: Mapping[str, bool | int | str], seed: str) -> State:
    adventure = str(options.get("adventure", FIRST_ADVENTURE))
    t = State(rng=Rng(seed), n=seats, adventure=adventure)
    t.content = content
    t.then("set_up", int(bool(options.get("random_heroes"))))
    return t


def in_play(t: State) -> dict[str, list[str]]:
    """One adventure and its Event decks; whatever else lies in the box belongs to all."""
    events = [id for id, card in t.content.events.items() if card.deck in t.tale.decks]
    return {"adventure": [t.adventure], "event": events}


@scene()
def set_up(t: State, random: int) -> None:
    """What needs no choice (TH-4.4 to TH-4.14, TH-4.21)."""
    tale = t.tale
    if tale.track:
        t.track = tale.track.start
    t.ship = tale.setup.ship
    t.goals = dict(tale.setup.goals)
    for deck in tale.decks:  # TH-4.6, TH-4.7
        t.events[deck] = Deck()
        t.events[deck].shuffle_on_top(id for id, card in t.content.events.items() if card.deck == deck)
        t.event_discard[deck] = []
    t.terrain.shuffle_on_top(_terrain(t))
    reveal(t)  # TH-4.8, TH-4.26
    t.findings.shuffle_on_top(t.content.findings)
    t.row = list(tale.row)
    sort_row(t)  # TH-4.10
    t.tokens, t.awake = [BESIDE] * TOKENS, [True] * TOKENS  # TH-4.11
    t.unused = [card for card in t.content.actions if card not in t.row]  # TH-4.13
    for tier in TIERS:  # TH-4.14
        t.foes[tier] = Deck()
        t.foes[tier].shuffle_on_top(id for id, card in t.content.enemies.items() if card.tier == tier)
        t.foe_discard[tier] = []
    t.items.shuffle_on_top(id for id, item in t.content.items.items() if not item.hero)
    refill(t)  # TH-4.21
    for location in t.map.locations.values():
        if location.enemies:
            t.enemies[location.id] = list(location.enemies)
    t.then("first_round")
    t.then("first_player")
    number = 2 if t.n == 1 else t.n  # TH-34.2
    for _ in range(number):
        t.then("choose_hero", random)


def _terrain(t: State) -> list[str]:
    """TH-4.25; an adventure may say which cards to use."""
    cards = list(t.content.terrain)
    barren = [card for card in cards if t.content.terrain[card].kind == "barren"]
    if t.tale.setup.terrain == "barren":
        return barren
    if t.tale.setup.terrain == "harsh":
        standard = [card for card in cards if card not in barren]
        return barren + [standard.pop(t.rng.below(len(standard))) for _ in range(8)]
    return cards


def left_in_box(t: State) -> list[str]:
    """The standard Terrain cards that a harsh adventure does not use: nobody has seen which they are."""
    if t.tale.setup.terrain != "harsh":
        return []
    return [card for card in t.content.terrain if card not in t.path and card not in t.terrain.items()]


def redeal_terrain(t: State) -> None:
    """They change places with those that are still in the deck."""
    unseen = left_in_box(t)
    deck = t.terrain.parts[0] if t.terrain.parts and not t.terrain.open[0] else []
    inside = [card for card in deck if t.content.terrain[card].kind == "standard"]
    if unseen and inside:
        rest = sorted([*unseen, *inside])
        dealt = [rest.pop(t.rng.below(len(rest))) for _ in inside]
        t.terrain.parts[0] = sorted([*dealt, *(card for card in deck if card not in inside)])


def _heroes(t: State, seat: int) -> list[TakeHero]:
    taken = [hero.id for hero in t.heroes]
    return [TakeHero(id) for id in t.content.heroes if id not in taken]


HERO = Ask("hero", "TH-4.16", _heroes, of="nobody")


@scene()
def choose_hero(t: State, random: int) -> Rules[None]:
    """TH-4.15 to TH-4.20, TH-4.24, TH-4.28"""
    seat = t.seat(len(t.heroes))
    options = _heroes(t, seat)
    key = options[t.rng.below(len(options))] if random else (yield from ask(t, seat, HERO))
    entry = t.content.heroes[key.id]
    hero = Hero(entry.id, t.tale.setup.start, pool={str(kind): number for kind, number in entry.start.items()})
    hero.items.append(entry.item)
    t.heroes.append(hero)
    t.tell(Joined, "TH-4.16", entry.id)


FIRST = Ask("first", "TH-4.22", lambda t, seat: [OneHero(hero) for hero in range(len(t.heroes))], of="chooser")


@scene()
def first_player(t: State) -> Rules[None]:
    """TH-4.22; before the marker is given, the first seat chooses (TH-2.3)."""
    t.first = (yield from ask(t, 0, FIRST)).hero
    t.tell(Begins, "TH-4.22", t.heroes[t.first].id)


@scene()
def first_round(t: State) -> None:
    """The extra steps of the adventure (TH-4.23), then round 1."""
    t.active = t.first
    t.then("action_phase")
    for each in rules_of(t, "begins"):
        each.begins(t)
    run_own(t, "round-1", t.first)
    run_own(t, f"setup-{len(t.heroes)}", t.first)
