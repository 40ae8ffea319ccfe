"""What a good player knows of it: the ways to win, and what helps on them."""

from __future__ import annotations

from ...bot.aims import KNOWLEDGE, VICTORY, Aims, danger, held, share, taste
from ...bot.judgement import Code, Judgement, judges
from ...bot.value import OUTLOOKS
from ...choices import Pay
from ...state import State
from ...verbs.on_map import Goal
from .rules import PART, RAMP, TALE, Launch, Thanks, TurnLight

OUTLOOKS[TALE] = {
    "": (-2.345, -2.847),
    "heart": (-0.083, 1.861),
    "owners": (0.162, 0.406),
    "parts": (-0.728, -0.959),
    "power": (0.013, -0.976),
}


@KNOWLEDGE(TALE)
def borrowed_wings(t: State, aims: Aims) -> None:
    """Four parts with the heart among them, and a Power to start with; or a bargain with the owners."""
    parts = [each for each in t.map.locations.values() if PART in each.runes]
    done = sum(t.goals.get(each.id, 0) for each in parts)
    heart = "heart_done" in t.flags
    others = max(0, 3 - (done - heart))
    power = held(t, "power")
    want = (0 if heart else 2) + 1
    lack = max(0, want - power)
    steps = others + (not heart) + 0.7 * lack + 1
    points = share(steps, 105.0)
    aims.signs = {"parts": others, "heart": heart, "power": lack, "owners": 12 - t.track}
    for part in parts:
        if part.id == "heart_chamber":
            aims.boxes["heart_chamber-0"] = points
        else:
            aims.boxes[f"{part.id}-0"] = points if others else points * (0.6 if taste(t) < 35 else 0.25)
    aims.kinds["power"] = 0.7 * points if lack else 0.8
    ready = done >= 4 and heart
    families = sum(t.on_box.get(RAMP, {}).values())
    kind = taste(t) < 35 and t.round <= 8 and t.track <= 9  # nobody is left behind
    seats = max(0, 7 - done - families - held(t, "fate"))
    aims.kinds["fate"] = (0.4 * points if seats else 0.5) if kind else 0.3
    if ready and not (kind and done + families < 7 and (held(t, "fate") or done < 5)):
        aims.boxes["ramp-1"] = VICTORY
    aims.gather[RAMP] = max(1, held(t, "fate"))
    if held(t, "fate"):
        aims.boxes[RAMP] = (0.4 * points if kind else 0.3) * min(3, held(t, "fate"))
    left = 12 - t.track
    aims.track = danger(left) * 0.8
    aims.endings["bargain"] = VICTORY * 0.8 if not kind else VICTORY * 0.3
    knowledge = {"silk": "sail_ribs", "pitch": "hull_breach", "lodestone": "keel_well", "script": "helm"}
    for flag, place in {**knowledge, "lens": "heart_chamber"}.items():
        aims.flags[flag] = 0.3 if t.goals.get(place) else 0.5 * aims.track
    aims.of(TurnLight, lambda effect: aims.track * min(4, t.track))
    aims.of(Launch, lambda effect: 0.0)
    aims.of(Goal, lambda effect: 0.0)


@judges("scree", tale=TALE)
def scree(j: Judgement) -> Code:
    cost, wound = j.losing("building", j.hero), j.mind.wound(j.hero, 1)
    return lambda key: -cost if isinstance(key, Pay) else -wound


@judges("thanks", tale=TALE)
def thanks(j: Judgement) -> Code:
    return lambda key: float(isinstance(key, Thanks))
