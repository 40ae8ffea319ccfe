"""What is asked: message ids with arguments. The words are in the Fluent files."""

from __future__ import annotations

from ....kernel import Decision, Message, Ref
from ....kernel.messages import Said
from ..combat.monster_attack import battle_value
from ..fields import thing
from ..hero.roll import outcome
from ..state import State


def prompt(t: State, decision: Decision) -> Message:
    args: dict[str, Said] = {}
    seat = decision.seat
    hero = t.heroes[seat]
    if decision.kind == "act":
        args = {"moves": hero.moves, "tokens": len(hero.tokens)}
    elif decision.kind == "deal":
        args = {"gold": hero.gold}
    elif decision.kind == "change":
        args = {"value": outcome(t)}
    elif decision.kind in ("rival_word", "hero_word") and t.fight is not None:
        args = {"value": battle_value(t), "foe": thing(t.fight.foe)}
    elif decision.kind == "moment":
        return Message(f"eu-ask-moment-{decision.args[0]}")
    elif decision.kind == "cards" and t.fight is not None:
        return Message(f"eu-ask-cards-{decision.args[0]}", {"chaos": t.fight.chaos, "foe": thing(t.fight.foe)})
    elif decision.kind == "source":
        args = {"action": Ref(f"eu-action-{decision.args[0]}")}
    elif decision.kind in ("trophy", "weapon", "first_strike", "dying") and t.fight is not None:
        args = {"foe": thing(t.fight.foe)}
    elif decision.kind == "dwurt_die":
        args = {"number": hero.dwurt_die}
    elif decision.kind == "way":
        args = {"quest": Ref(f"eu-quest-{decision.args[0]}")}
    return Message(f"eu-ask-{decision.kind}", args)
