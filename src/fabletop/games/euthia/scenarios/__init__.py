"""The special rules of Scenarios: functions by moment, which a Scenario names in its data."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from ....kernel import Node, Register
from ..choices.things import Aid
from ..choices.turn import Deed
from ..content import COUNTS, RULES
from ..state import State
from ..verbs.times import Moment
from .told import Fact, Mark, Turned

if TYPE_CHECKING:
    from ..view.piece import BoardPiece, FightPiece

F = TypeVar("F", bound=Callable[..., Any])
N = TypeVar("N", bound=Node)
HOOKS: dict[str, Register[str, Callable[..., Any]]] = {}  # by moment and rule
KEPT: dict[str, list[type[Node]]] = {}  # by rule: the parts of the state that it remembers by
PIECES: list[Callable[[State], list[str]]] = []
GRADED: list[str] = []  # rules with a harder grade
NOTED: dict[str, tuple[str, ...]] = {}  # by rule: what is noted of Heroes
NOTED_BY_SPACE: dict[str, tuple[str, ...]] = {}
BROUGHT: dict[str, tuple[str, ...]] = {}  # by rule: the kinds of components that only it brings


def hook(rule: str) -> Callable[[F], F]:
    """The code of a rule for the moment that the function is named after."""

    def register(code: F) -> F:
        HOOKS.setdefault(code.__name__, Register(code.__name__))[rule] = code
        if rule not in RULES:
            RULES.append(rule)
        return code

    return register


def brings(rule: str, *kinds: str) -> None:
    """The components that stay in the box in a game without the rule."""
    BROUGHT[rule] = kinds


def notes(rule: str, *names: str, by_space: tuple[str, ...] = ()) -> None:
    """What it notes of Heroes; by space the name of the space comes after it."""
    NOTED[rule], NOTED_BY_SPACE[rule] = names, by_space


def notes_of_heroes(t: State) -> list[str]:
    """Those of this game."""
    damage = [f"{great}_damage" for great in t.content.great_foes]
    plain = [name for rule in t.tale.rules for name in NOTED.get(rule, ())]
    by_space = [name for rule in t.tale.rules for name in NOTED_BY_SPACE.get(rule, ())]
    return [*plain, *damage, *(f"{name} {space}" for name in by_space for space in t.spaces())]


def keeps(rule: str) -> Callable[[type[N]], type[N]]:
    """A part of the state that a game with the rule has."""

    def register(part: type[N]) -> type[N]:
        KEPT.setdefault(rule, []).append(part)
        return part

    return register


def remember(t: State) -> None:
    """A new game gets the parts of its rules."""
    for rule in t.tale.rules:
        for part in KEPT.get(rule, ()):
            t.tales.add(part())


def pieces(code: Callable[[State], list[str]]) -> Callable[[State], list[str]]:
    """All components of a kind that a Scenario brings: on the table, or in the box in any other game."""
    PIECES.append(code)
    return code


def all_pieces(t: State) -> list[str]:
    return [each for code in PIECES for each in code(t)]


def out_of_play(t: State) -> list[str]:
    """The kinds of components that other Scenarios bring."""
    here = [kind for rule in t.tale.rules for kind in BROUGHT.get(rule, ())]
    return [kind for kinds in BROUGHT.values() for kind in kinds if kind not in here]


def count(code: Callable[[State], int]) -> Callable[[State], int]:
    """Something that the goals of a Scenario may count, by the name of the function."""
    COUNTS[code.__name__] = code
    return code


def rules_of(t: State, moment: str) -> tuple[Callable[..., Any], ...]:
    return _known(t.content.scenarios[t.scenario].rules, moment)


@cache
def _known(rules: tuple[str, ...], moment: str) -> tuple[Callable[..., Any], ...]:
    """A moment comes often, and most Scenarios have nothing to say to it."""
    known: dict[str, Callable[..., Any]] = HOOKS.get(moment, {})
    return tuple(known[rule] for rule in rules if rule in known)


def tile_revealed(t: State, seat: int, anchor: str) -> None:
    for code in rules_of(t, "tile_revealed"):
        code(t, seat, anchor)


def round_begins(t: State) -> None:
    for code in rules_of(t, "round_begins"):
        code(t)


def round_ends(t: State) -> None:
    for code in rules_of(t, "round_ends"):
        code(t)


def fight_over(t: State, seat: int) -> None:
    """A Combat ends, whoever has won; before all that follows."""
    for code in rules_of(t, "fight_over"):
        code(t, seat)


def fight_won(t: State, seat: int) -> None:
    for code in rules_of(t, "fight_won"):
        code(t, seat)


def elite_beaten(t: State, seat: int) -> None:
    """After a Combat that was won against an Elite Monster."""
    for code in rules_of(t, "elite_beaten"):
        code(t, seat)


def monster_met(t: State, rival: int) -> None:
    for code in rules_of(t, "monster_met"):
        code(t, rival)


# -- moments of a Combat with a great foe; no other Combat comes here ------------------------------------


def before_rounds(t: State, seat: int) -> None:
    """After First Strike, before the first Combat round."""
    for code in rules_of(t, "before_rounds"):
        code(t, seat)


def combat_round_begins(t: State, seat: int) -> None:
    for code in rules_of(t, "combat_round_begins"):
        code(t, seat)


def combat_round_ends(t: State, seat: int) -> None:
    for code in rules_of(t, "combat_round_ends"):
        code(t, seat)


def foe_attacks(t: State, seat: int) -> None:
    """A Monster attack begins; its numbers are set."""
    for code in rules_of(t, "foe_attacks"):
        code(t, seat)


def foe_rolled(t: State) -> None:
    """The Monster's dice lie, and the Powers have acted on them."""
    for code in rules_of(t, "foe_rolled"):
        code(t)


def shield_refusal(t: State) -> str:
    """Why no Shield may be used in this Combat round, if none may."""
    for code in rules_of(t, "shield_refusal"):
        if reason := code(t):
            return str(reason)
    return ""


def aids(t: State, seat: int, moment: Moment) -> list[Aid]:
    """What the Scenario lends a Hero in Combat, besides tiles."""
    return [key for code in rules_of(t, "aids") for key in code(t, seat, moment)]


def use_aid(t: State, seat: int, key: Aid) -> None:
    for code in rules_of(t, "use_aid"):
        code(t, seat, key)


# -- the land, trade, Quests ---------------------------------------------------------------------------


def extra_chaos(t: State) -> int:
    return sum(code(t) for code in rules_of(t, "extra_chaos"))


def attack_bonus(t: State, seat: int) -> int:
    return sum(code(t, seat) for code in rules_of(t, "attack_bonus"))


def healing_bonus(t: State, seat: int) -> int:
    return sum(code(t, seat) for code in rules_of(t, "healing_bonus"))


def free_healing(t: State, seat: int) -> bool:
    return any(code(t, seat) for code in rules_of(t, "free_healing"))


def trade_closed(t: State, space: str) -> bool:
    return any(code(t, space) for code in rules_of(t, "trade_closed"))


def quests_closed(t: State, space: str) -> bool:
    return any(code(t, space) for code in rules_of(t, "quests_closed"))


def ended(t: State) -> bool:
    """Whether the game is over after this round, though not the last one."""
    return any(code(t) for code in rules_of(t, "ended"))


def category_closed(t: State, category: str) -> bool:
    return any(code(t, category) for code in rules_of(t, "category_closed"))


def deeds(t: State, seat: int) -> list[Deed]:
    """Free Actions that the Scenario offers."""
    found: list[Deed] = []
    for code in rules_of(t, "deeds"):
        found += code(t, seat)
    return found


def deed_refusal(t: State, seat: int, key: Deed) -> str:
    for code in rules_of(t, "deed_refusal"):
        if reason := code(t, seat, key):
            return str(reason)
    return ""


def do_deed(t: State, seat: int, key: Deed) -> None:
    for code in rules_of(t, "do_deed"):
        code(t, seat, key)


def dealings(t: State, seat: int) -> list[Deed]:
    """What the Scenario offers in a Trade Action; forbidden and done as its Free Actions are."""
    return [key for code in rules_of(t, "dealings") for key in code(t, seat)]


def rubble_taken(t: State, seat: int, clause: str) -> None:
    """Rubble was cleared, or its Spawn defeated."""
    for code in rules_of(t, "rubble_taken"):
        code(t, seat, clause)


def quest_done(t: State, seat: int, quest: str) -> None:
    for code in rules_of(t, "quest_done"):
        code(t, seat, quest)


def passed(t: State, seat: int, trial: str) -> None:
    """A trial was paid for, as a Quest is."""
    for code in rules_of(t, "passed"):
        code(t, seat, trial)


def facts(t: State) -> list[Fact]:
    """For the table: how the story stands."""
    return [fact for code in rules_of(t, "facts") for fact in code(t)]


def marks(t: State) -> dict[str, list[Mark]]:
    """For the table: what the Scenario has put on spaces."""
    found: dict[str, list[Mark]] = {}
    for code in rules_of(t, "marks"):
        for mark in code(t):
            found.setdefault(mark.space, []).append(mark)
    return found


def laid_out(t: State, seat: int | None) -> list[BoardPiece]:
    """For the table: what else the Scenario has laid out, as that seat may see it."""
    return [code(t, seat) for code in rules_of(t, "laid_out")]


def laid_in_fight(t: State) -> list[FightPiece]:
    """The same of a Combat."""
    return [piece for code in rules_of(t, "laid_in_fight") if (piece := code(t)) is not None]


def elites_taken(t: State, seat: int) -> list[str]:
    """Cards of the Scenario that count as Elite Monsters defeated (EU-65.12)."""
    return [card for code in rules_of(t, "elites_taken") for card in code(t, seat)]


def redeal(t: State, viewer: int) -> None:
    """What lies face down is dealt again, but for what the viewer knows."""
    for code in rules_of(t, "redeal"):
        code(t, viewer)


def hidden(t: State, viewer: int | None) -> dict[str, Any]:
    """What the viewer does not know, by zone, as far as something else could lie there."""
    return {zone: lying for code in rules_of(t, "hidden") for zone, lying in code(t, viewer).items()}


def last_card(t: State) -> Turned | None:
    """The card that was turned up last."""
    return next((card for code in rules_of(t, "last_card") if (card := code(t)) is not None), None)


def ledger(t: State) -> str:
    """The clause with which the ledger begins to tell of the Scenario."""
    return next((str(code(t)) for code in rules_of(t, "ledger")), "")


def foes(t: State) -> list[str]:
    """Great foes that stand against the Heroes; the first of them can be fought."""
    return [foe for code in rules_of(t, "foes") for foe in code(t)]


def set_up(t: State) -> None:
    for code in rules_of(t, "set_up"):
        code(t)


def reckoned(t: State, seat: int) -> list[tuple[str, str, int]]:
    """Lines of the final reckoning before Gold is counted."""
    return [line for code in rules_of(t, "reckoned") for line in code(t, seat)]
