"""What a good player knows of it: the ways to win, and what helps on them."""

from __future__ import annotations

from ...bot.aims import KNOWLEDGE, VICTORY, Aims, held, share, taste
from ...bot.judgement import Code, Judgement, judges
from ...bot.sailing import sailed
from ...bot.value import OUTLOOKS
from ...choices import Skip, Stay, Yes
from ...state import State
from .records import OneFleet
from .rules import (
    HALL,
    HOMES,
    TALE,
    CrownHer,
    Decoy,
    Fog,
    SendShip,
    Wreck,
    afloat,
    anchorage,
    area_of,
    from_ship,
    lanes,
)

OUTLOOKS[TALE] = {
    "": (-0.79, -4.799),
    "castle": (-1.379, 0.815),
    "hull": (0.279, -0.026),
    "laid": (3.093, -2.833),
    "pieces": (-0.598, -0.817),
}


@KNOWLEDGE(TALE)
def hide_and_sea(t: State, aims: Aims) -> None:
    """Three pieces of the crown, one castle, the Crown Rock; the hull must hold."""
    rock = "crown_rock-0"
    lying = t.on_box.get(rock, {}).get("fate", 0)
    fate = max(0, 3 - lying - held(t, "fate"))
    castle = "skarn" not in t.flags and "ulver" not in t.flags
    liking = taste(t)
    proud = 12 <= liking < 45 and "false_piece" not in t.flags and t.round <= 7  # both castles, no false gold
    castles = ("skarn" not in t.flags) + ("ulver" not in t.flags)
    steps = fate + (castles if proud else castle) + 0.5
    points = share(steps, 95.0)
    aims.signs = {"pieces": fate, "castle": castle, "hull": min(4, t.track), "laid": lying}
    aims.kinds["fate"] = points if fate else 1.0
    for flag in ("skarn", "ulver"):
        aims.flags[flag] = points if castle or proud else 2.5
    if proud:
        aims.reads[11] = -points
    aims.want_flag(HALL, 2.0)
    ships = sum(t.goals.get(fleet, 0) for fleet in HOMES)
    hall = HALL not in t.flags
    prey = share(ships + hall, 95.0) if liking < 12 or ships + hall <= 2 else 2.0  # a party of hunters
    for fleet in afloat(t):
        aims.foes[anchorage(t, area_of(t, fleet))] = prey
    if hall:
        aims.flags[HALL] = max(2.0, prey)
    if not fate and not castle and not (proud and castles):
        aims.boxes[rock] = VICTORY
        aims.foes["crown_rock"] = max(15.0, aims.foes.get("crown_rock", 0.0))
    hull = t.track
    aims.track = (9.0, 8.0, 6.0, 3.5, 2.2, 1.6, 1.2, 0.8, 0.5)[min(8, hull)]
    aims.of(Decoy, lambda effect: 1.2)
    aims.of(Fog, lambda effect: 2.0)
    aims.of(Wreck, lambda effect: max(3.0, prey))
    aims.of(SendShip, lambda effect: 0.8)
    aims.of(CrownHer, lambda effect: 0.0)
    aims.combat = 0.5


def fleet_near(t: State, area: str) -> int:
    """Fleets that can be there soon."""
    return sum(area_of(t, fleet) == area or area in lanes(t, area_of(t, fleet)) for fleet in afloat(t))


def voyage_worth(j: Judgement, area: str, heroes: tuple[int, ...]) -> float:
    return sailed(j, area, heroes) - 1.5 * fleet_near(j.t, area)


@judges("aboard", tale=TALE)
def aboard(j: Judgement) -> Code:
    hero, goal = j.args
    stays, sails = voyage_worth(j, goal, ()), voyage_worth(j, goal, (hero,)) + 0.5
    return lambda key: sails if isinstance(key, Yes) else stays


@judges("voyage", tale=TALE)
def voyage(j: Judgement) -> Code:
    t = j.t
    on_board = tuple(hero for hero in range(len(t.heroes)) if t.heroes[hero].area == t.ship)
    return lambda key: voyage_worth(j, t.ship if isinstance(key, Stay) else key.area, on_board)


@judges("course", tale=TALE)
def course(j: Judgement) -> Code:
    """As far from the Ship as may be, and not where the party wants to land."""
    far = from_ship(j.t)
    return lambda key: far.get(key.area, 0) - 0.1 * j.place(anchorage(j.t, key.area))


@judges("which_fleet", "shake_off", tale=TALE)
def which_fleet(j: Judgement) -> Code:
    t, far = j.t, from_ship(j.t)

    def mark(key: Skip | OneFleet) -> float:
        if isinstance(key, Skip):
            return -9.0
        if isinstance(j.effect, Wreck):
            return -float(t.goals.get(key.card, 0))
        area = area_of(t, key.card)
        return -far.get(area, 9) + 0.2 * j.place(anchorage(t, area))

    return mark
