"""What a good player knows of Thunderstone: a judge for each kind of question, and what a position is worth.

- `lore`: what a card is worth in any deck, reckoned once
- `deck`: what a seat has, and what one more card would do for it
- `fights`: which battles can be won, and what a victory is worth
- `turns`, `village`, `dungeon`: the questions
- `value`: what a position is worth, fitted to games of this player
- `ahead`: how a search may use all that

The constants of these modules were tuned in play: each game with all of them a little changed at random, then the
margin regressed on the changes.
"""

from __future__ import annotations

from random import Random

from ....kernel import Decision, Key, Knowledge
from ..state import State
from . import dungeon, turns, village
from .ahead import FORESIGHT
from .choosing import Decide
from .value import value

DECIDE: dict[str, Decide] = {
    "turn": turns.turn,
    "rest": turns.rest,
    "village_effect": village.effect,
    "buy": village.buy,
    "level_up": village.level_up,
    "spoils": village.spoils,
    "revealed": village.revealed,
    "dungeon": dungeon.dungeon,
    "banish": dungeon.banish,
    "returned": dungeon.returned,
    "sorcerer": dungeon.sorcerer,
    "taken": dungeon.taken,
    "fed_hero": dungeon.fed_hero,
    "borrow": dungeon.borrow,
    "barred": dungeon.barred,
    "sick": dungeon.sick,
    **dict.fromkeys(("pawn", "banish_card", "discard", "discard_slot", "discard_hero"), dungeon.ballast),
    **dict.fromkeys(("discard_own_hero", "victim", "strongest"), dungeon.ballast),
}


def choose(t: State, decision: Decision, random: Random) -> Key:
    """An option for the seat that decides; the state is what that seat imagines."""
    options = decision.options
    decide = DECIDE.get(decision.kind)
    return options[0] if decide is None else decide(t, decision.seat, options, random)


KNOWLEDGE = Knowledge(choose=choose, value=value, foresight=FORESIGHT)
