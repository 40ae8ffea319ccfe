"""What a good player knows of the Golem and its spell (EU-63)."""

from __future__ import annotations

from ...bot.errands import CARD, Errand
from ...bot.free import at_once_worth
from ...bot.goals import Goals
from ...bot.judgement import Code, Judgement, judges
from ...bot.minds import knows
from ...bot.prey import Prey
from ...bot.quarry import QUARRIES, Quarry, quarries
from ...bot.tales import elsewhere, far_from
from ...choices.base import Pass
from ...choices.things import DiscardCard
from ...state import State
from ...verbs.worths import fame
from .choices import BURN_CARD, FIGHT_GOLEM, BurnCard, LayRuins
from .golem import GOLEM
from .parts import Golem
from .rules import BURNS, RULE, burnt
from .spell import broken, shards, strength

SHARD = 5.0  # while the spell holds, of whoever cannot win without it

QUARRIES[GOLEM] = Quarry(FIGHT_GOLEM, decides=8.0, paid=0.25, blow=3.0)
judges("golem_aim", "golem_way", "golem_nest")(elsewhere)


@judges("ruins")
def ruins(j: Judgement) -> Code[LayRuins]:
    return lambda key: far_from(j, key.anchor)


@judges("listen")
def listen(j: Judgement) -> Code[Pass | DiscardCard]:
    """A Gold card to break the spell is well spent while cards are at hand."""
    return lambda key: 0.0 if isinstance(key, Pass) else shard(j.t) - CARD


def shard(t: State) -> float:
    """Half a Reputation at the end (EU-63.18); while the spell holds it brings the Golem within reach."""
    plain = 0.5 * fame(t)
    if broken(t):
        return plain
    return plain + SHARD if t.automatic else plain + 1.0


@knows(RULE)
def clearing_gain(t: State) -> float:
    return shard(t)


@knows(RULE)
def cards_kept(t: State, seat: int) -> int:
    return 0 if broken(t) else strength(t) - shards(t)


@knows(RULE)
def errands(goals: Prey) -> list[Errand]:
    t, hero = goals.t, goals.hero
    golem = t.tales[Golem].at
    if not golem:
        return []
    near = [golem, *t.adjacent(golem)]
    if broken(t):
        return [Errand(*each) for each in quarries(goals, near)]
    cards = min(BURNS - burnt(t, goals.seat), len(hero.golden), strength(t) - shards(t))
    if cards <= 0:
        return []
    ruins = [space for space, entry in goals.land.spaces.items() if entry.type == "ruins"]
    open_ = tuple(space for space in (*near, *ruins) if not t.monster_at(space))
    return [Errand(open_, cards * (shard(t) - CARD), "", BURN_CARD)]


@at_once_worth.register
def _(key: BurnCard, j: Judgement, goals: Goals) -> float:
    return shard(j.t) - CARD
