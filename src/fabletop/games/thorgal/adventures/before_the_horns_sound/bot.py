"""What a good player knows of it: the ways to win, and what helps on them."""

from __future__ import annotations

from ...bot.aims import KNOWLEDGE, VICTORY, Aims, held, share, taste
from ...bot.judgement import Code, Judgement, judges
from ...bot.value import OUTLOOKS
from ...state import State
from .rules import (
    FLEETS,
    FOUGHT,
    OPEN_WATER,
    PARLEY,
    PLEDGES,
    TALE,
    Battle,
    ChangeShips,
    Fare,
    OneFleet,
    Pledge,
    Sail,
    Stow,
    pledged,
    ships,
)

OUTLOOKS[TALE] = {
    "": (-1.691, -3.802),
    "fate": (0.195, 0.376),
    "fought": (-0.93, -1.27),
    "lead": (-0.382, 1.06),
    "profit": (0.128, -0.307),
    "talks": (-1.254, 1.132),
    "tension": (-0.259, 0.436),
}


@KNOWLEDGE(TALE)
def before_the_horns_sound(t: State, aims: Aims) -> None:
    """Peace, war or profit: a party sets out for one of them and keeps an eye on the others."""
    aims.kinds.clear()
    aims.reads.clear()
    aims.boxes.clear()
    liking = taste(t)
    peace, war, profit = (1.0, 0.3, 0.55) if liking < 45 else (0.6, 1.0, 0.5) if liking < 72 else (0.6, 0.3, 1.0)
    for_peace(t, aims, 0.0 if FOUGHT in t.flags else peace)
    for_profit(t, aims, profit)
    for_war(t, aims, 1.2 if pledged(t) else war)
    aims.combat = 0.4


def for_peace(t: State, aims: Aims, peace: float) -> None:
    """Fate, both talks and a witness, and no tension."""
    fate = max(0, 4 - held(t, "fate"))
    talks = (2 not in t.told) + (4 not in t.told)
    witness = 9 not in t.told and 10 not in t.told
    tension = max(0, t.track - 4)
    steps = 0.8 * fate + talks + witness + 0.5 * tension
    points = share(steps, 100.0 * peace)
    aims.signs |= {"fate": fate, "talks": talks + witness, "tension": tension, "fought": not peace}
    aims.track = (0.5 * points if tension else 0.15 * points) + 0.4
    if not peace:
        return
    for number in (2, 4, *((9, 10) if witness else ())):
        aims.want_read(number, points)
    if fate:
        aims.want_kind("fate", 0.8 * points)
    honest = taste(t) < 25 and t.round <= 7  # the true captain is to speak for herself
    if honest:
        aims.want_flag("ragna_comes", 0.9 * points)
        aims.want_read(10, points if 10 not in t.told else 0.0)
        aims.want_read(12, 0.5 * points)
    if steps <= 0.01 and not (honest and "ragna_comes" not in t.flags and t.round <= 6):
        aims.boxes[PARLEY] = VICTORY


def for_profit(t: State, aims: Aims, profit: float) -> None:
    """Eight Power, and away with the Ship."""
    power = held(t, "power") + t.on_box.get(OPEN_WATER, {}).get("power", 0)
    lack = max(0, 8 - power)
    gain = share(lack, 100.0 * profit)
    aims.signs["profit"] = lack
    aims.want_kind("power", gain * 0.9 if lack else 1.0)
    if not lack and t.round >= 4:
        aims.boxes[OPEN_WATER] = VICTORY
        if t.ship != "western_reach":
            aims.visits += [(hero, t.ship, 20.0) for hero in range(len(t.heroes)) if t.heroes[hero].area != t.ship]
            if t.round >= 5:
                near = [hero for hero in range(len(t.heroes)) if t.heroes[hero].area == t.ship]
                aims.visits += [(hero, "western_reach", 60.0) for hero in near]


def for_war(t: State, aims: Aims, war: float) -> None:
    """A pledge, and more ships than the others."""
    own, liking = pledged(t), taste(t)
    for flag in PLEDGES.values():
        aims.flags[flag] = 0.0
    if own is not None:
        aims.signs["lead"] = 3.0 + ships(t, own) - max(ships(t, each) for each in FLEETS if each != own)

    def ships_worth(effect: ChangeShips) -> float:
        if own is None:
            return (0.1 if liking % 3 else -2.0) * effect.n if effect.fleet == "gannets" else 0.0
        lead = ships(t, own) - max(ships(t, each) for each in FLEETS if each != own)
        each = 9.0 if -3 <= lead <= 1 else 6.0 if lead < -3 else 3.0
        if effect.fleet == own:
            return each * effect.n
        return (-each if effect.fleet in ("rival", "chosen") else -0.5) * effect.n

    def pledge_worth(effect: Pledge) -> float:
        behind = ships(t, effect.fleet) - max(ships(t, each) for each in FLEETS if each != effect.fleet)
        return 14.0 + 3.0 * behind if war >= 1.0 and t.round <= 6 else -20.0

    aims.of(ChangeShips, ships_worth)
    aims.of(Pledge, pledge_worth)
    aims.of(Battle, lambda effect: 0.0)
    if war >= 1.0 and own is None and t.round <= 5:
        for number in (2, 4):
            aims.want_read(number, 10.0)


@judges("sail", tale=TALE)
def sail(j: Judgement) -> Code:
    return lambda key: float(isinstance(key, Sail))


@judges("ferry", tale=TALE)
def ferry(j: Judgement) -> Code:
    threat = j.mind.threat(j.hero, 1)

    def mark(key: Fare | Stow) -> float:
        return -j.losing(key.kind, j.hero) if isinstance(key, Fare) else -threat

    return mark


@judges("fleet", tale=TALE)
def fleet(j: Judgement) -> Code:
    """Ships go from the rival, and come to whom it helps least."""
    shore = pledged(j.t)
    own = FLEETS[shore] if shore is not None else ""
    gain = isinstance(j.effect, ChangeShips) and j.effect.n > 0

    def mark(key: OneFleet) -> float:
        points = j.t.goals.get(key.card, 0) - (9.0 if key.card == own else 0.0)
        return -points if gain and not own else points

    return mark
