"""What a good player knows of it: the ways to win, and what helps on them."""

from __future__ import annotations

from ...bot.aims import KNOWLEDGE, VICTORY, Aims, danger, held, share, taste
from ...bot.judgement import DEEDS, Code, Judgement, judges
from ...bot.value import OUTLOOKS
from ...hero.resources import has
from ...map.move import shut
from ...state import State
from .rules import DOOR, TALE, Echo, Settle, TurnOver, flip, reflection

LAST_HALLS = ("b12", "b13")  # the Borders of the Door

OUTLOOKS[TALE] = {
    "": (-0.909, -3.168),
    "house": (-0.105, 0.078),
    "lack": (0.097, -0.913),
    "rooms": (-0.92, -1.375),
}


@KNOWLEDGE(TALE)
def the_door(t: State, aims: Aims) -> None:
    """Memory and thread for the Door, and two of the three rooms that tell who you are."""
    liking = taste(t)
    name = DOOR
    lying = t.on_box.get(name, {})
    lack = {kind: max(0, 4 - lying.get(kind, 0) - held(t, kind)) for kind in ("power", "fate")}
    told = sum(number in t.told for number in (4, 6, 12))
    rooms = max(0, 2 - told)
    steps = rooms + 0.8 * sum(lack.values())
    points = share(steps, 110.0)
    aims.signs = {"rooms": rooms, "lack": sum(lack.values()), "house": 9 - t.track}
    aims.kinds.clear()
    for kind, number in lack.items():
        aims.kinds[kind] = 0.8 * points if number else 0.8
    for number in (4, 6, 12):
        aims.reads[number] = points if rooms else 1.5
    late = t.round >= 8
    loom = liking < 40 and 14 not in t.told and 15 not in t.told and not late
    hound = liking >= 85 and 15 not in t.told and not late
    whole = liking < 30 and t.round <= 9  # to come home as one was: every room, hardly a Reflection left
    if loom:
        aims.reads[14] = 0.9 * points
    if hound:
        aims.reads[15] = 1.2 * points
        aims.combat += 0.8
    elif liking < 40:
        aims.reads[15] = -2 * points
    if whole:
        for number in (4, 6, 12):
            aims.reads[number] = points
    waits = (loom and steps <= 2 and t.round <= 7) or (whole and told < 3)
    if steps <= 0.01 and not waits:
        aims.boxes[name] = VICTORY
    else:
        aims.boxes.pop(name, None)
    aims.track = danger(9 - t.track) * 0.8
    aims.of(Settle, lambda effect: aims.kinds["power"] + (0.7 * points if whole else 1.0))
    aims.of(TurnOver, lambda effect: 0.3)
    aims.of(Echo, lambda effect: -0.6)
    magic = sum(has(t, hero, "magic") for hero in range(len(t.heroes)))
    if steps <= 0.01 and not magic and all(shut_off(t, border) for border in LAST_HALLS):
        aims.kinds["magic"] = 6.0  # to turn the last room over
    for rank, ending in enumerate(("end_morning", "end_keeper", "end_not_quite", "end_house_came")):
        aims.endings[ending] = VICTORY - rank
    aims.combat += 0.4
    for hero in range(len(t.heroes)):  # the own Reflection leaves a Power behind
        place = reflection(t, hero)
        if place:
            gain = max(0.5 * aims.kinds["power"], 0.7 * points if whole else 0.0)
            aims.foes[place] = max(aims.foes.get(place, 0.0), gain)


def shut_off(t: State, border: str) -> bool:
    return border not in t.blocked and shut(t, t.map.borders[border])


def with_turned(j: Judgement, area: str) -> float:
    """The position when a room is turned over."""
    flip(j.t, area)
    points = j.world()
    flip(j.t, area)
    return points


@judges("turn", tale=TALE)
def turn(j: Judgement) -> Code:
    return lambda key: with_turned(j, key.area)


@DEEDS((TALE, "remember"))
def remember(j: Judgement) -> float:
    t = j.t
    gone = j.mind.aims.track * min(2, t.track)
    return gone - j.losing("power", j.hero) - 2.0 if t.track >= 6 else -1.0


@DEEDS((TALE, "turn_area"))
def turn_area(j: Judgement) -> float:
    return with_turned(j, j.t.heroes[j.hero].area) - j.world() - j.losing("magic", j.hero) - 0.8
