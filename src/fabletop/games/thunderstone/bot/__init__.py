"""What a good player knows of Thunderstone: a judge for each kind of question, and what a position is worth.

- `lore`: what a card is worth in any deck, reckoned once
- `deck`: what a seat has, and what one more card would do for it
- `fights`: which battles can be won, and what a victory is worth
- `turns`, `village`, `dungeon`: the questions
- `marks`: what each option of a question is worth
- `value`: what a position is worth, fitted to games of this player
- `ahead`: how a search may use all that
- `characters`: who plays with which style

The constants of these modules were tuned in play: each game with all of them a little changed at random, then the
margin regressed on the changes.
"""

from __future__ import annotations

from random import Random

from ....kernel import Decision, Features, Key, Knowledge, Slips, Strength
from ..state import State
from . import dungeon, marks, turns, village
from .ahead import FORESIGHT
from .characters import CHARACTERS
from .choosing import Decide, Mark
from .value import TOLD, expected, named_features, value, worth_of

JUDGES: dict[str, tuple[Decide, Mark]] = {
    "turn": (turns.turn, marks.turn),
    "rest": (turns.rest, marks.thinning),
    "village_effect": (village.effect, marks.village_effect),
    "buy": (village.buy, marks.buy),
    "level_up": (village.level_up, marks.level_up),
    "spoils": (village.spoils, marks.spoils),
    "revealed": (village.revealed, marks.thinning),
    "dungeon": (dungeon.dungeon, marks.dungeon),
    "banish": (dungeon.banish, marks.sending),
    "returned": (dungeon.returned, marks.sending),
    "sorcerer": (dungeon.sorcerer, marks.sending),
    "taken": (dungeon.taken, marks.taken),
    "fed_hero": (dungeon.fed_hero, marks.fed_hero),
    "borrow": (dungeon.borrow, marks.borrow),
    "barred": (dungeon.barred, marks.barred),
    "sick": (dungeon.sick, marks.sick),
    **dict.fromkeys(
        (
            *("pawn", "banish_card", "discard", "discard_slot", "discard_hero"),
            *("discard_own_hero", "victim", "strongest"),
        ),
        (dungeon.ballast, marks.ballast),
    ),
}
DECIDE: dict[str, Decide] = {kind: decide for kind, (decide, _) in JUDGES.items()}
LEAST = 0.01  # by which what is chosen is better than all else


def choose(t: State, decision: Decision, random: Random) -> Key:
    """An option for the seat that decides; the state is what that seat imagines."""
    options = decision.options
    decide = DECIDE.get(decision.question.kind)
    return options[0] if decide is None else decide(t, decision.seat, options, random)


def marked(t: State, decision: Decision, random: Random) -> list[float]:
    """What each option is worth; what the judge chooses, for reasons that no figure tells, is worth no less."""
    options = decision.options
    judge = JUDGES.get(decision.question.kind)
    found = [0.0] * len(options) if judge is None else judge[1](t, decision.seat, options)
    first = options.index(choose(t, decision, random))
    most = max(found)
    return [most if i == first else min(each, most - LEAST) for i, each in enumerate(found)]


KNOWLEDGE = Knowledge(
    choose=choose,
    value=value,
    foresight=FORESIGHT,
    marks=marked,
    strength=Strength(Slips(spread=1.5, worst=6.0), Slips(spread=0.7, worst=4.0)),
    characters=CHARACTERS,
    worth_of=worth_of,
    expected=expected,
    features=Features(TOLD, named_features),
)
