"""What a Hero does to the Monster: its dice, its attack, its tokens and cards."""

from __future__ import annotations

from typing import Literal

from ....kernel import Message, Question, Rules, ask
from ....kernel.messages import Said
from ..choices.base import SKIP, Skip
from ..choices.effects import CHOOSE_DIE, Cancel, ChooseDie
from ..combat.lines import count, note, turn_foe_die
from ..events.combat import BattleValueChanged, FoeDice, TakenFromFoe
from ..reasons import Reason
from ..scenes import scene
from ..state import Fight, State
from .base import Changes, Effect, Numbered, UpTo
from .walker import undo_play
from .wording import goods


class RabbitFoot(Numbered, frozen=True, kw_only=True):
    touches_monster = True

    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None:
            count(t.fight, "value", t.content.sources[name], self.n)
            t.tell(BattleValueChanged, "EU-25.24", seat, self.n)

    def in_vain(self, t: State) -> bool:
        return True

    def foresee(self, found: Changes, n: float) -> None:
        found.value += n


class NextRabbitFoot(Numbered, frozen=True, kw_only=True):
    touches_monster = True

    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None:
            count(t.fight, "next_foot", t.content.sources[name], self.n)

    def foresee(self, found: Changes, n: float) -> None:
        found.next_value += n


class ReduceWounds(Numbered, frozen=True, kw_only=True):
    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None:
            count(t.fight, "wound_minus", t.content.sources[name], self.n)

    def in_vain(self, t: State) -> bool:
        return True

    def foresee(self, found: Changes, n: float) -> None:
        found.wound_minus += n


class ForCombat(Numbered, frozen=True, kw_only=True):
    effect: Literal["clover", "damage_plus", "reduce_wounds", "rabbit_foot"]  # what lasts to the end of the Combat

    def apply(self, t: State, name: str, seat: int) -> None:
        """To the end of the Combat; the attack in whose steps it is used is included."""
        fight = t.fight
        if fight is None:
            return
        n, why = self.n, t.content.sources[name]
        fight.for_combat[self.effect] = fight.for_combat.get(self.effect, 0) + n
        note(fight, f"combat_{self.effect}", why, n)
        if self.effect == "rabbit_foot" and fight.phase == "monster_attack":
            count(fight, "value", why, n)
        elif self.effect == "reduce_wounds" and fight.phase == "monster_attack":
            count(fight, "wound_minus", why, n)
        elif self.effect == "damage_plus" and fight.phase == "hero_attack":
            count(fight, "damage_plus", why, n)
        elif self.effect == "clover" and t.roll is not None:
            t.roll.count(why, n)

    @property
    def touches_monster(self) -> bool:  # type: ignore[override]
        return self.effect == "rabbit_foot"

    def words(self) -> dict[str, Said]:
        return {"what": Message(f"eu-web-verb-{self.effect}", {**super().words(), "roll": ""})}

    def foresee(self, found: Changes, n: float) -> None:
        found.lasting[self.effect] = found.lasting.get(self.effect, 0) + n


class OneDie(Effect, frozen=True, kw_only=True):
    touches_monster = True

    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None:
            t.fight.one_die = True

    def in_vain(self, t: State) -> bool:
        return True

    def foresee(self, found: Changes, n: float) -> None:
        found.one_die = True


class NoMonsterAttack(Effect, frozen=True, kw_only=True):
    touches_monster = True

    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None:
            t.fight.skipped = True

    def in_vain(self, t: State) -> bool:
        return True

    def foresee(self, found: Changes, n: float) -> None:
        found.no_attack = True


def _foe_dice(t: State, seat: int) -> list[ChooseDie]:
    return [CHOOSE_DIE[i] for i in range(len(t.fight_now.dice))]


FOE_DIE = Question("foe_die", "EU-2.4", _foe_dice)


class FlipMonsterDie(Numbered, frozen=True, kw_only=True):
    touches_monster = True

    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None and t.fight.dice:
            t.then("turn_over_die", seat)

    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        """The Monster Player chooses which."""
        if fight.dice:
            t.then("turn_over_die", fight.rival)

    def in_vain(self, t: State) -> bool:
        return True

    def foresee(self, found: Changes, n: float) -> None:
        found.flips = True


@scene()
def turn_over_die(t: State, seat: int) -> Rules[None]:
    key = yield from ask(t, seat, FOE_DIE)
    fight = t.fight_now
    turn_foe_die(fight, key.die, 7 - fight.dice[key.die])
    t.tell(FoeDice, "EU-2.4", seat, tuple(fight.dice))


class RerollMonster(Numbered, frozen=True, kw_only=True):
    touches_monster = True

    def apply(self, t: State, name: str, seat: int) -> Rules[None]:
        if t.fight is None or not t.fight.dice:
            return
        if self.n >= len(t.fight.dice):
            for i in range(len(t.fight.dice)):
                turn_foe_die(t.fight, i, t.rng.roll())
        else:
            key = yield from ask(t, seat, FOE_DIE)
            turn_foe_die(t.fight, key.die, t.rng.roll())
        t.tell(FoeDice, "EU-2.4", seat, tuple(t.fight_now.dice))

    def in_vain(self, t: State) -> bool:
        return True

    def foresee(self, found: Changes, n: float) -> None:
        found.foe_rerolls = True


class Remove(UpTo, frozen=True, kw_only=True):
    what: Literal["gaar", "chaos_token"]  # from the Monster
    touches_monster = True

    def apply(self, t: State, name: str, seat: int) -> None:
        fight = t.fight
        if fight is None:
            return
        n = min(self.amount(t), fight.gaar if self.what == "gaar" else fight.chaos)
        if self.what == "gaar":
            fight.gaar -= n
        else:
            fight.chaos -= n
        if n:
            t.tell(TakenFromFoe, "EU-2.4", seat, self.what, n)

    def words(self) -> dict[str, Said]:
        return {**super().words(), "what": goods(self.what)}

    def foresee(self, found: Changes, n: float) -> None:
        if self.what == "gaar":
            found.removes_gaar += n
        else:
            found.removes_chaos += n


def _plays(t: State, seat: int) -> list[Skip | Cancel]:
    return [SKIP, *(Cancel(i) for i in range(len(t.fight_now.plays)))]


CANCEL = Question("cancel", "EU-2.4", _plays)


class CancelCard(Effect, frozen=True, kw_only=True):
    touches_monster = True

    def apply(self, t: State, name: str, seat: int) -> Rules[None]:
        """One play of this Monster attack phase loses its effect."""
        if t.fight is not None:
            key = yield from ask(t, seat, CANCEL)
            if isinstance(key, Cancel):
                undo_play(t, key.which)

    def foresee(self, found: Changes, n: float) -> None:
        found.cancels = True
