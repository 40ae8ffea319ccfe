"""Farruga's flights at the end of rounds, by Attack cards (EU-65.3 to EU-65.5, EU-65.16)."""

from __future__ import annotations

from dataclasses import field

from .....kernel import Deck, Node, Question, Rules, ask, state
from ...hero.body import CHURCH, gold, wound
from ...hero.skoldur import uses_dwurt
from ...hero.storage import spend
from ...land.explore import distances, within
from ...land.geometry import hexes
from ...named import SPACE
from ...scenes import after_round, in_turn, scene
from ...state import State, Tales
from .. import keeps, pieces
from ..answering import answers
from ..dragons.rules import dragons_left
from ..great_foes import beside
from ..heroes import leader, spots, weakest
from ..rubble.rules import TRADE
from .cards import ATTACKS
from .choices import BEAR, QUENCH, Bear, Land, Quench
from .events import Cowed, Flies, Lands, Quenched

LAIRS = ("iv_scenario_farruga", "v_scenario_farruga")  # Scorched Roost, Farruga's Eyrie
FLAMES = 2  # Wounds of Breath of Fire
CLAWS = 1  # Wounds of Talons
PREY = 2  # Gold that the Talons take
HEARD = 2  # spaces from which the Roar is heard


@keeps("farruga")
@Tales.part
@state
class Farruga(Node):
    at: str = ""  # the hex of her figure; "" while it is off the map
    attacks: Deck[str] = field(default_factory=Deck)  # her Attack cards
    attacked: list[str] = field(default_factory=list)  # those turned up for flights, the last one last


@pieces
def attack_cards(t: State) -> list[str]:
    farruga = t.tales.look(Farruga)
    return [*farruga.attacks.items(), *farruga.attacked] or [*ATTACKS(t.content)]


# -- where she lands -----------------------------------------------------------------------------------


def _trade(t: State, far: bool) -> tuple[str, ...]:
    """Merchants or Alchemists nearest to the Church, or farthest from it."""
    away = distances(t, CHURCH)
    found = [space for space in t.spaces() if t.space(space).type in TRADE and space in away]
    best = (max if far else min)((away[each] for each in found), default=0)
    return tuple(each for each in found if away[each] == best)


def _lair(t: State) -> tuple[str, ...]:
    """Of her two tiles the one nearer to the Church that is on the map."""
    away = distances(t, CHURCH)
    found = [hexes(anchor) for anchor, tile in t.land.items() if tile in LAIRS]
    return min(found, key=lambda each: min(away[space] for space in each), default=())


def landings(t: State, seat: int, card: str) -> list[Land]:
    """The hexes among which the first player chooses; without any, those of the leading Hero."""
    found: tuple[str, ...] = ()
    match ATTACKS(t.content)[card].to:
        case "weakest_hero":
            found = spots(t, weakest(t))
        case "nearest_trade":
            found = _trade(t, far=False)
        case "lair":
            found = _lair(t) or _trade(t, far=True)
    return [Land(each) for each in found or spots(t, leader(t))]


LANDING = Question("landing", "EU-65.4", landings)


@scene(below=after_round)
def flight(t: State) -> None:
    """EU-65.3"""
    t.tales[Farruga].attacks.refill(t.tales[Farruga].attacked)
    card = t.tales[Farruga].attacks.draw(t.rng)
    t.tales[Farruga].attacked.append(card)
    t.tell(Flies, "EU-65.3", card)
    entry = ATTACKS(t.content)[card]
    if entry.flight:
        t.then(entry.flight)
    t.then("landing", card)


@scene(below=after_round)
def landing(t: State, card: str) -> Rules[None]:
    key = yield from ask(t, t.first, LANDING, card)
    t.tales[Farruga].at = key.space
    t.tell(Lands, "EU-65.4", t.tales[Farruga].at)


# -- what she does there (EU-65.16) ----------------------------------------------------------------------


@scene(below=after_round)
def scorch(t: State) -> None:
    """Breath of Fire: the Heroes on her space and next to it."""
    for seat in reversed(t.order(t.first)):
        if beside(t.tales[Farruga].at, t.heroes[seat].at):
            t.then("scorched", seat)


def shelters(t: State, seat: int) -> list[Bear | Quench]:
    """Against fire."""
    return [BEAR, QUENCH] if t.heroes[seat].essences.get("water") else [BEAR]


def quench(t: State, seat: int, clause: str) -> None:
    spend(t.heroes[seat].essences, "water")
    t.tell(Quenched, clause, seat)


SCORCH = Question("scorch", "EU-65.16", shelters)


@scene(below=after_round)
def scorched(t: State, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, SCORCH)
    if isinstance(key, Quench):
        quench(t, seat, "EU-65.16")
    else:
        wound(t, seat, FLAMES, "EU-65.16")


@scene(below=after_round)
def seize(t: State) -> None:
    """Talons: the weakest Hero, whom she has flown to."""
    seat = weakest(t)
    gold(t, seat, -min(PREY, t.heroes[seat].gold), "EU-65.16")
    wound(t, seat, CLAWS, "EU-65.16")


@scene(below=after_round)
def roar(t: State) -> None:
    """The Roar: a Gaar token, of Skoldur a Dwurt token."""
    near = [t.tales[Farruga].at, *within(t, t.tales[Farruga].at, HEARD)]
    for seat in t.order(t.first):
        hero = t.heroes[seat]
        what = "dwurt" if uses_dwurt(t, seat) else "gaar"
        held = hero.dwurt if what == "dwurt" else hero.gaar
        if hero.at in near and held:
            setattr(hero, what, held - 1)
            t.tell(Cowed, "EU-65.16", seat, what)


# -- to her lair, when a Dragon card is defeated (EU-65.10) ------------------------------------------------


def _roosts(t: State, seat: int) -> list[Land]:
    """Scorched Roost; without it Farruga's Eyrie."""
    anchors = {tile: anchor for anchor, tile in t.land.items()}
    return [Land(each) for each in next((hexes(anchors[tile]) for tile in LAIRS if tile in anchors), ())]


ROOST = Question("landing", "EU-65.10", _roosts)


@scene(below=in_turn)
def withdraw(t: State) -> Rules[None]:
    """Off the map, if neither is there or no card is left."""
    t.tales[Farruga].at = ""
    if dragons_left(t) and _roosts(t, t.first):
        key = yield from ask(t, t.first, ROOST)
        t.tales[Farruga].at = key.space
        t.tell(Lands, "EU-65.10", t.tales[Farruga].at)


answers("farruga", {"landing": (("land", SPACE),), "scorch": (("bear",), ("quench",))})
