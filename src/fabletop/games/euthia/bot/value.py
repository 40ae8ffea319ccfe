"""What a position is worth to a seat: against rivals its final Reputation, alone and in a party the victory.

Against rivals it is what the reckoning would give now, and what the rest of the game will still add. Each sign counts
by how much of the game lies ahead, with one weight for that share and one for its square. The weights were fitted by
ridge regression to the positions at the beginning of turns in 3,629 games of The Hunt with two seats: of this player
and its predecessor, the constants of their judgement changed at random in every game, before its fights were reckoned
as they are now. Of every fourth game, on which the signs were also picked, it explained R2 0.42 of the final score, the
points so far with the mean of what follows 0.35; the `prospect` of that fit looked nine steps far with a discount of
0.6. By turns to come, from one to six of eight: 0.89, 0.77, 0.61, 0.44, 0.25, 0.12; the points 0.85, 0.67, 0.47, 0.28,
0.17, 0.08.

Whoever has no rivals wins or loses: a logistic regression on 26,178 positions of 717 games of parties and 728 alone, in
all six Scenarios; `hunted` was only counted in 338 of these games. Of every fourth game it tells a won position from a
lost one in 71 % of pairs (59 % in the first third of the rounds, 69 % in the second, 83 % in the last); Brier score
0.198, by the mean 0.226.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from math import exp

from ....kernel import Message
from ..alone.endings import goals as asked_for
from ..alone.endings import wanted, won
from ..combat.hurting import full_health
from ..content import COUNTS, Foe
from ..scenarios.great_foes import dealt
from ..scoring import final, gold_lines
from ..state import State
from .goals import Goals
from .plan import LATER, PACE
from .quarry import quarry
from .strength import board_power

Weights = Mapping[str, tuple[float, float]]
VICTORY = 100.0  # points, for a party and for whoever plays alone
NEAR = 4  # steps to a goal that is in sight
TURN = 3  # tokens of a new round
SCORE: Weights = {  # for the share of the game that lies ahead, and for its square
    "": (-14.157, 49.044),
    "points": (-0.147, -0.576),
    "coins": (-0.129, 0.793),
    "wealth": (0.73, -0.153),
    "resources": (-0.098, 0.434),
    "hero_tokens": (2.947, -2.59),
    "interactions": (0.971, 0.46),
    "stalls": (4.472, -0.705),
    "kills": (1.304, 1.02),
    "quests": (0.972, 2.96),
    "missing": (-3.269, 2.906),
    "gaar": (2.266, -1.873),
    "potions": (0.155, 1.144),
    "trophies": (3.431, -3.159),
    "saved": (-0.888, 3.526),
    "aside": (-0.259, 3.843),
    "deaths": (0.947, -4.815),
    "prospect": (2.866, -3.021),
}
ODDS: Weights = {  # at the beginning, and how much more at the end
    "": (-0.727, -3.879),
    "progress": (-0.961, 0.728),
    "least": (1.155, 2.96),
    "slack": (-0.168, 0.032),
    "hunted": (-0.044, 1.763),
    "power": (0.395, -0.257),
    "missing": (0.006, -0.088),
    "reputation": (0.1487, -0.1413),
    "wealth": (0.0759, -0.0455),
    "gaar": (0.052, 0.103),
}


NAMES = {  # of what is spoken of, by sign
    "": "",
    "points": "eu-worth-points",
    **dict.fromkeys(("coins", "wealth", "resources", "aside"), "eu-worth-wealth"),
    **dict.fromkeys(("hero_tokens", "interactions", "stalls", "kills"), "eu-worth-tokens"),
    "quests": "eu-worth-quests",
    **dict.fromkeys(("missing", "potions", "deaths"), "eu-worth-health"),
    **dict.fromkeys(("gaar", "saved"), "eu-worth-gaar"),
    "trophies": "eu-worth-trophies",
    "prospect": "eu-worth-prospect",
    **dict.fromkeys(("progress", "least", "slack", "hunted"), "eu-worth-goals"),
    "power": "eu-worth-power",
    "reputation": "eu-worth-points",
}


def value(t: State, seat: int) -> float:
    """In points of Reputation; a victory without rivals is worth a hundred, alone the own score is added to it."""
    if not t.heroes[seat].id:
        return 0.0
    if t.result:
        return VICTORY * won(t) if t.cooperative else t.result[seat] + VICTORY * (t.automatic and won(t))
    points = 0.0 if t.cooperative else sum([worth for _, worth in score(t, seat)])
    return points + (VICTORY * chance(t) if t.automatic else 0.0)


def worth_of(t: State, seat: int) -> dict[str, float]:
    """The chance of a victory by what a sign would add to it, as the odds stand, and a rest without a name."""
    whole = value(t, seat)
    if t.result or not t.heroes[seat].id:
        return {"": whole}
    found: defaultdict[str, float] = defaultdict(float)
    for sign, worth in () if t.cooperative else score(t, seat):
        found[NAMES[sign]] += worth
    if t.automatic:
        sure = chance(t)
        for sign, odds in signs_of_victory(t):
            found[NAMES[sign]] += VICTORY * sure * (1.0 - sure) * odds
    found[""] += whole - sum(found.values())
    return dict(found)


def expected(t: State, seat: int, worth: float) -> Message:
    points = round(worth, 1)
    if t.cooperative:
        return Message("eu-worth-chance", {"percent": round(100 * worth / VICTORY)})
    if t.automatic:
        return Message("eu-worth-alone", {"points": points, "victory": round(VICTORY)})
    if not points:
        return Message("eu-worth-level")
    return Message("eu-worth-behind" if points < 0 else "eu-worth-ahead", {"points": abs(points)})


# -- against rivals ----------------------------------------------------------------------------------------


def score(t: State, seat: int) -> list[tuple[str, float]]:
    """What each sign adds to the final Reputation."""
    found = signs(t, seat)
    ahead = turns_ahead(t, seat) / t.tale.rounds
    worths = [(name, ahead * found[name] * (plain + square * ahead)) for name, (plain, square) in SCORE.items()]
    return [("points", found["points"]), *worths]


def turns_ahead(t: State, seat: int) -> int:
    """Turns that are still to come, the one that begins included."""
    order = t.order(t.first)
    over = order.index(seat) < order.index(t.active)
    return t.tale.rounds - t.round + (not over)


def signs(t: State, seat: int) -> dict[str, float]:
    """What tells how far a Hero will come."""
    hero = t.heroes[seat]
    gold = {name: n for _, name, n in gold_lines(t, seat)}
    trophies = [entry.level for each in hero.bag if isinstance(entry := t.thing(each), Foe)]
    tokens = len(hero.tokens)
    return {
        "": 1.0,
        "points": final(t, seat),
        "coins": gold["coins"],
        "wealth": gold["hero_tiles"] + gold["slots"] + gold["items"] + gold["jewels"],
        "resources": gold["resources"],
        "hero_tokens": t.tokens_of(seat, "h"),
        "interactions": t.tokens_of(seat, "me"),
        "stalls": t.tokens_of(seat, "t"),
        "kills": len(hero.kills),
        "quests": len(hero.quests),
        "missing": t.max_health(seat) - hero.health,
        "gaar": hero.gaar + hero.dwurt,
        "potions": hero.bag.count("healing_potion"),
        "trophies": sum(trophies),
        "saved": tokens - TURN if tokens >= TURN else tokens,
        "aside": len(hero.aside),
        "deaths": hero.deaths,
        "prospect": prospect(t, seat) if turns_ahead(t, seat) else 0.0,
    }


def prospect(t: State, seat: int) -> float:
    """The best that can be done near the Hero, in Reputation."""
    if not t.heroes[seat].at:
        return 0.0
    goals = Goals(t, seat)
    best = 0.0
    for space, far in goals.ways.steps.items():
        if far <= NEAR and (space in goals.land.offering or space in goals.lairs):
            best = max(best, LATER ** (far / PACE) * max([worth for worth, _ in goals.at(space)], default=0.0))
    return best / goals.fame


# -- without rivals ----------------------------------------------------------------------------------------


def chance(t: State) -> float:
    """To win together, or alone."""
    return 1.0 / (1.0 + exp(-sum([odds for _, odds in signs_of_victory(t)])))


def signs_of_victory(t: State) -> list[tuple[str, float]]:
    """What each sign adds to the logarithm of the odds."""
    gone = (t.round - 1 + t.order(t.first).index(t.active) / t.n) / t.tale.rounds
    found = outlook(t)
    return [(name, found[name] * (early + late * gone)) for name, (early, late) in ODDS.items()]


def outlook(t: State) -> dict[str, float]:
    """What tells of a victory: how far the goals are, the great foe, and the Heroes on average."""
    foe, n = quarry(t), len(t.heroes)
    reached, slack = progress(t)
    gold = [{name: n for _, name, n in gold_lines(t, seat)} for seat in range(n)]
    return {
        "": 1.0,
        "progress": sum(reached) / len(reached) if reached else 1.0,
        "least": min(reached, default=1.0),
        "slack": min(slack, default=1.0),
        "hunted": dealt(t, foe) / max(1, full_health(t, foe)) if foe else 0.0,
        "power": sum([board_power(t, seat, t.on_board(seat), hero.bag) for seat, hero in enumerate(t.heroes)]) / n,
        "missing": sum([t.max_health(seat) - hero.health for seat, hero in enumerate(t.heroes)]) / n,
        "reputation": sum([hero.reputation for hero in t.heroes]) / n,
        "wealth": sum([each["hero_tiles"] + each["slots"] + each["items"] + each["jewels"] for each in gold]) / n,
        "gaar": sum([hero.gaar + hero.dwurt for hero in t.heroes]) / n,
    }


def progress(t: State) -> tuple[list[float], list[float]]:
    """How much of each goal is reached, and how much of what must not be too much is left."""
    reached: list[float] = []
    slack: list[float] = []
    for goal in asked_for(t):
        least, most = wanted(t, goal)
        have = COUNTS[goal.count](t)
        if least >= 0:
            reached.append(min(1.0, have / least) if least else 1.0)
        if most >= 0:
            slack.append((most - have) / (most + 1))
    if t.mode == "solo":
        bar = next(rank.least for rank in t.tale.ranks if rank.id == t.tale.victory)
        reached.append(min(1.0, final(t, 0) / bar))
    return reached, slack


# -- in numbers, for who learns ----------------------------------------------------------------------------

TOLD = {
    "points": "Reputation that the reckoning would give now",
    "coins": "Gold",
    "wealth": "Gold that Hero tiles, slots, Items and jewels count for in the end",
    "resources": "Gold that Resources count for in the end",
    "hero_tokens": "Hero tokens on the map",
    "interactions": "tokens on Merchants and Encounters",
    "stalls": "tokens on Trade spaces",
    "kills": "Monsters that were defeated",
    "quests": "Quests that one has",
    "missing": "Health that is missing",
    "gaar": "Gaar and Dwurt tokens",
    "potions": "Healing Potions",
    "trophies": "Levels of all Trophies",
    "saved": "Action tokens that are left or saved",
    "aside": "tiles that were put aside",
    "deaths": "how often the Hero died",
    "prospect": "the best that can be done nearby, in Reputation",
    "ahead": "turns that are still to come",
    "seats": "players",
    "automatic": "1 if nobody plays the Monsters",
    "progress": "without rivals, how much of the goals is reached, on average",
    "least": "without rivals, how much of the goal is reached that is reached least",
    "slack": "without rivals, how much is left of what must not be too much",
    "hunted": "without rivals, how much of the great foe is defeated",
    "power": "without rivals, strength in Combat, on average",
}
TOGETHER = ("progress", "least", "slack", "hunted", "power")


def features(t: State, seat: int) -> dict[str, float]:
    if not t.heroes[seat].id:
        return dict.fromkeys(TOLD, 0.0)
    found = {name: worth for name, worth in signs(t, seat).items() if name}
    found |= {"ahead": turns_ahead(t, seat), "seats": t.n, "automatic": t.automatic}
    together = outlook(t) if t.automatic and all(hero.id for hero in t.heroes) else {}
    return found | {name: together.get(name, 0.0) for name in TOGETHER}
