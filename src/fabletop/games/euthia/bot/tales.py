"""What Scenarios ask: chances that are taken, troubles that are turned from oneself."""

from __future__ import annotations

from ....kernel import Key
from ..content import HAND, DwurtFace
from ..scenarios.walking_ruin.spell import broken, shards, strength
from ..state import State
from ..verbs.prices import GOLDEN, SILVER, TOKEN, fame, left
from .errands import CARD, guard, prayer, restoring, shard
from .goals import Goals
from .judgement import Code, Judgement, judges
from .legends import needed
from .monster import card_worth
from .quests import cost_worth
from .rubble import faer
from .trials import prize


@judges("dwurt_die")
def dwurt_die(j: Judgement) -> Code:
    """The value that is better to suffer (EU-50.20)."""
    faces = j.t.content.dwurt_die.faces
    return lambda key: face_worth(j.t, j.seat, faces[int(key[1])])


def face_worth(t: State, seat: int, face: DwurtFace) -> float:
    wounds = face.wounds * (0.4 if face.wounds < t.heroes[seat].health else 2.0)
    return face.dwurt + SILVER * face.silver + GOLDEN * face.gold + fame(t) * face.reputation - wounds


@judges("thanks")
def thanks(j: Judgement) -> Code:
    missing = j.t.max_health(j.seat) - j.hero.health
    worth = {"heal": 0.4 * min(missing, 6) - 0.8, "potion": 0.3 if len(j.hero.bag) < j.t.sacks(j.seat) else -1.0}
    return lambda key: 0.0 if key == ("skip",) else worth[str(key[1])] * (1.0 if left(j.t) > 0.15 else -1.0)


@judges("fee_card", "give_gold")
def given_card(j: Judgement) -> Code:
    """The card that is missed least."""
    return lambda key: -card_worth(j.t, j.seat, str(key[-1])) if str(key[-1]) in j.t.content.cards else 0.0


@judges("listen")
def listen(j: Judgement) -> Code:
    """A Gold card to break the spell is well spent while cards are at hand."""
    return lambda key: 0.0 if key == ("pass",) else shard(j.t) - CARD


@judges("jewel")
def jewel(j: Judgement) -> Code:
    held = j.hero.gems | j.hero.essences
    return lambda key: 0.3 * held.get(str(key[-1]), 0) - TOKEN


@judges("quench", "scorch", "initiative", "refuge")
def shelter(j: Judgement) -> Code:
    """What helps stands behind the offer to do without it."""
    last = len(j.options) - 1
    return lambda key: float(j.options.index(key) == last)


@judges("blight", "fade", "landing", "ruins", "golem_aim", "golem_way", "golem_nest")
def elsewhere(j: Judgement) -> Code:
    """Troubles come where the own Hero is not, and not to what is its own."""
    t, own = j.t, j.hero

    def mark(key: Key) -> float:
        space = str(key[-1])
        near = space == own.at or any(f"{kind}{j.seat}" in t.tokens.get(space, ()) for kind in "htm")
        return j.random.random() - 2.0 * near

    return mark


# -- deeds ---------------------------------------------------------------------------------------------------


def cards_kept(j: Judgement) -> int:
    """Gold cards that the tale has a use for."""
    t = j.t
    if not t.automatic:
        return 0
    rules = t.tale.rules
    if "walking_ruin" in rules:
        return 0 if broken(t) else strength(t) - shards(t)
    if "six_legends" in rules:
        return needed(t, j.seat).get("gold_card", 0) + 1
    return HAND if "mirrezil" in rules and faer(t) else 0


def tale_deed(j: Judgement, goals: Goals, key: Key) -> float:
    """Of the Free Actions that Scenarios offer besides those of the Hunt and of the settlements.

    What takes an Action is part of the plan of the turn, not done at once.
    """
    t, hero = j.t, j.hero
    match key[1]:
        case "burn":
            return shard(t) - CARD
        case "trial":
            legend = str(key[2])
            spent = sum(cost_worth(t, j.seat, cost) for cost in t.content.legends[legend].cost)
            return prize(t, j.seat, legend) - spent
        case "priest":
            missing = t.max_health(j.seat) - hero.health
            spare = len(hero.golden) > needed(t, j.seat).get("gold_card", 0)
            return 0.4 * missing + 0.5 - CARD - 4.0 * (not spare)
        case "restore":
            return restoring(t)
        case "guard":
            return guard(t, str(key[2]))
        case "prayer":
            return prayer(goals, str(key[2]))
    return 0.0
