"""What a position is worth to a seat."""

from __future__ import annotations

from ..scoring import final, gold_lines
from ..state import State

WEIGHTS = {
    "points": (-0.300, -0.476), "coins": (-0.254, 1.098), "wealth": (0.755, -0.188), "res": (0.422, -0.371),
    "hero_tokens": (1.802, -1.559), "interaction_tokens": (0.450, 1.057), "trade_tokens": (4.117, -0.445),
    "other_tokens": (2.837, -2.287), "quests": (1.039, 3.098), "missing": (-4.587, 4.444), "gaar": (1.270, -0.322),
    "silver": (1.060, -1.096), "golden": (1.747, -1.314), "potions": (0.206, 1.575), "trophies": (4.331, -4.245),
    "saved": (-1.153, 3.550), "aside": (-0.230, 4.645), "deaths": (-0.265, -1.420), "one": (4.509, 27.595),
}


def features(t: State, seat: int) -> dict[str, float]:
    hero = t.heroes[seat]
    gold = {name: n for _, name, n in gold_lines(t, seat)}
    return {
        "points": final(t, seat),
        "coins": gold["coins"],
        "wealth": gold["hero_tiles"] + gold["slots"] + gold["items"] + gold["jewels"],
        "res": gold["resources"],
        "hero_tokens": t.tokens_of(seat, "h"),
        "interaction_tokens": t.tokens_of(seat, "me"),
        "trade_tokens": t.tokens_of(seat, "t"),
        "other_tokens": len(hero.kills),
        "quests": len(hero.quests),
        "missing": t.max_health(seat) - hero.health,
        "gaar": hero.gaar + hero.dwurt,
        "silver": len(hero.silver),
        "golden": len(hero.golden),
        "potions": hero.bag.count("healing_potion"),
        "trophies": sum(t.content.things[each].level for each in hero.bag if t.content.things[each].item_type == "trophy"),
        "saved": len(hero.tokens) - 3 if len(hero.tokens) >= 3 else len(hero.tokens),
        "aside": len(hero.aside),
        "deaths": hero.deaths,
        "one": 1.0,
    }


def value(t: State, seat: int) -> float:
    found = features(t, seat)
    moved = (seat - t.first) % t.n < (t.active - t.first) % t.n
    ahead = (t.tale.rounds - t.round + (not moved)) / t.tale.rounds
    return found["points"] + ahead * sum(found[k] * (a + b * ahead) for k, (a, b) in WEIGHTS.items())
