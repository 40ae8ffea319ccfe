"""What Scenarios ask: chances that are taken, troubles that are turned from oneself."""

from __future__ import annotations

from ..choices.base import Option, Pass, Skip
from ..choices.combat import Count
from ..choices.effects import HandIn
from ..choices.things import DiscardCard
from ..choices.turn import Church, OnMap
from ..content import HAND, DwurtFace
from ..scenarios.mirrezil.choices import Guard, Pray, Restore
from ..scenarios.six_legends.choices import AskPriest, Trial
from ..scenarios.walking_ruin.choices import BurnCard, LayRuins
from ..scenarios.walking_ruin.spell import broken, shards, strength
from ..state import State
from ..verbs.prices import GOLDEN, SILVER, TOKEN, fame, left
from .errands import CARD, guard, prayer, restoring, shard
from .free import at_once_worth
from .goals import Goals
from .judgement import Code, Judgement, judges
from .legends import needed
from .monster import card_worth
from .quests import cost_worth
from .rubble import faer
from .trials import prize


@judges("dwurt_die")
def dwurt_die(j: Judgement) -> Code[Count]:
    """The value that is better to suffer (EU-50.20)."""
    faces = j.t.content.dwurt_die.faces
    return lambda key: face_worth(j.t, j.seat, faces[key.number])


def face_worth(t: State, seat: int, face: DwurtFace) -> float:
    wounds = face.wounds * (0.4 if face.wounds < t.heroes[seat].health else 2.0)
    return face.dwurt + SILVER * face.silver + GOLDEN * face.gold + fame(t) * face.reputation - wounds


@judges("thanks")
def thanks(j: Judgement) -> Code[Skip | Church]:
    missing = j.t.max_health(j.seat) - j.hero.health
    worth = {"heal": 0.4 * min(missing, 6) - 0.8, "potion": 0.3 if len(j.hero.bag) < j.t.sacks(j.seat) else -1.0}
    late = 1.0 if left(j.t) > 0.15 else -1.0
    return lambda key: worth[key.service] * late if isinstance(key, Church) else 0.0


@judges("fee_card", "give_gold")
def given_card(j: Judgement) -> Code[DiscardCard]:
    """The card that is missed least."""
    return lambda key: -card_worth(j.t, j.seat, key.card)


@judges("listen")
def listen(j: Judgement) -> Code[Pass | DiscardCard]:
    """A Gold card to break the spell is well spent while cards are at hand."""
    return lambda key: 0.0 if isinstance(key, Pass) else shard(j.t) - CARD


@judges("jewel")
def jewel(j: Judgement) -> Code[HandIn]:
    held = j.hero.gems | j.hero.essences
    return lambda key: 0.3 * held.get(key.thing, 0) - TOKEN


@judges("quench", "scorch", "initiative", "refuge")
def shelter(j: Judgement) -> Code[Option]:
    """What helps stands behind the offer to do without it."""
    last = len(j.options) - 1
    return lambda key: float(j.options.index(key) == last)


@judges("blight", "fade", "landing", "ruins", "golem_aim", "golem_way", "golem_nest")
def elsewhere(j: Judgement) -> Code[OnMap | LayRuins]:
    """Troubles come where the own Hero is not, and not to what is its own."""
    t, own = j.t, j.hero

    def mark(key: OnMap | LayRuins) -> float:
        space = key.anchor if isinstance(key, LayRuins) else key.space
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


# Of the Free Actions that Scenarios offer: what takes an Action is part of the plan of the turn, not done at once.


@at_once_worth.register
def _(key: BurnCard, j: Judgement, goals: Goals) -> float:
    return shard(j.t) - CARD


@at_once_worth.register
def _(key: Trial, j: Judgement, goals: Goals) -> float:
    t, seat = j.t, j.seat
    spent = sum(cost_worth(t, seat, cost) for cost in t.content.legends[key.quest].cost)
    return prize(t, seat, key.quest) - spent


@at_once_worth.register
def _(key: AskPriest, j: Judgement, goals: Goals) -> float:
    missing = j.t.max_health(j.seat) - j.hero.health
    spare = len(j.hero.golden) > needed(j.t, j.seat).get("gold_card", 0)
    return 0.4 * missing + 0.5 - CARD - 4.0 * (not spare)


@at_once_worth.register
def _(key: Restore, j: Judgement, goals: Goals) -> float:
    return restoring(j.t)


@at_once_worth.register
def _(key: Guard, j: Judgement, goals: Goals) -> float:
    return guard(j.t, key.price)


@at_once_worth.register
def _(key: Pray, j: Judgement, goals: Goals) -> float:
    return prayer(goals, key.price)
