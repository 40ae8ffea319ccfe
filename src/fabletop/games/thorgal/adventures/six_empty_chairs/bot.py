"""What a good player knows of it: the ways to win, and what helps on them."""

from __future__ import annotations

from ...bot.aims import KNOWLEDGE, VICTORY, Aims, danger, held, share, taste
from ...bot.judgement import USES, Code, Judgement, judges
from ...bot.sailing import sailed
from ...bot.value import OUTLOOKS
from ...choices import Pay, Skip
from ...state import State
from .guests import (
    BRAND,
    HOLLOW,
    MOST_IN_TOW,
    ORM,
    TALE,
    AskLeave,
    Dismiss,
    Free,
    Guests,
    PeekAt,
    Seat,
    Tow,
    chair_taken,
    found_at,
    has_room,
    in_tow_of,
    tower,
)
from .rules import CastOff, ShipTo

OUTLOOKS[TALE] = {
    "": (0.313, -3.588),
    "free": (-0.775, 0.255),
    "missing": (-0.0, -0.841),
    "tide": (-0.003, -0.051),
}


@KNOWLEDGE(TALE)
def six_empty_chairs(t: State, aims: Aims) -> None:
    """Free them, bring them to the boat, cast off with timber enough."""
    aboard = len(found_at(t, "aboard")) + len(found_at(t, "chair"))
    towed = found_at(t, "tow")
    waiting = found_at(t, "area")
    need = 3 if chair_taken(t) else 4
    missing = max(0, need - aboard)
    free = max(0, missing - len(towed) - len(waiting))
    steps = 1.6 * free + 0.8 * (missing - free) + 1.0
    points = share(steps, 105.0)
    aims.signs = {"free": free, "missing": missing, "tide": 8 - t.track}
    guest = points * 1.2 if free else 1.5
    aims.of(Free, lambda effect: guest)
    aims.of(Tow, lambda effect: guest)
    aims.of(PeekAt, lambda effect: 0.5 * (effect.n if isinstance(effect.n, int) else 1))
    aims.of(Dismiss, lambda effect: -0.8 * points if effect.what != HOLLOW else -0.3 * points)
    song = 30 <= taste(t) < 60  # someone is to take the chair: the tide obeys, and three aboard are enough

    def seat(effect: Seat) -> float:
        if effect.what:
            return 1.4 * points if song else 0.3 * points
        return 0.9 * points if free and missing == 1 else -2.0

    aims.of(Seat, seat)
    if song and not chair_taken(t):
        singers = [each for each in (ORM, BRAND) if tower(t, each) is not None]
        fate = max(0, 2 - held(t, "fate"))
        aims.want_read(9, 1.5 * points if singers else 0.3 * points)
        aims.want_kind("fate", 0.5 * points if fate else 0.6)
        if singers and BRAND in singers:
            aims.want_read(4, 0.6 * points)
    aims.of(ShipTo, lambda effect: 2.0)
    aims.of(CastOff, lambda effect: 0.0)
    for hero in range(len(t.heroes)):
        own = len(in_tow_of(t, hero))
        if own:
            full = own >= MOST_IN_TOW or not free
            aims.visits.append((hero, t.ship, points * own * (1.1 if full else 0.8)))
        room = has_room(t, hero)
        for each in waiting if room else ():
            aims.visits.append((hero, t.tales[Guests].freed[each].area, 0.5 * points))
    if not missing:
        aims.boxes["long_boat-0"] = VICTORY
    left = 8 - t.track
    aims.track = danger(left) * 0.7
    aims.want_kind("fate", 0.6)
    aims.combat = 0.5


@judges("gate", tale=TALE)
def gate(j: Judgement) -> Code:
    """1 Gossip, or a Threat."""
    cost, threat = j.losing("gossip", j.hero), j.mind.threat(j.hero, 1)
    return lambda key: -cost if isinstance(key, Pay) else -threat


@judges("berth", tale=TALE)
def berth(j: Judgement) -> Code:
    return lambda key: sailed(j, key.area, ())


@judges("guest_aboard", tale=TALE)
def guest_aboard(j: Judgement) -> Code:
    return lambda key: float(isinstance(key, Skip))


@USES(AskLeave)
def ask_leave(j: Judgement, key: AskLeave) -> float:
    return 0.1 if j.t.heroes[j.hero].pool.get("fate", 0) > 2 else -1.0
