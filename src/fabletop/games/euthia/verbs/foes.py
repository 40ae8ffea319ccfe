"""What Silver and Gold cards, the bands of Monsters, and a Monster Player's own tiles do."""

from __future__ import annotations

from typing import Literal

from ....kernel.messages import Said
from ..combat.hurting import mend
from ..combat.lines import count, uncount
from ..content import METALS
from ..events.combat import FoeGains, FoeGainsAlone, Skull
from ..hero.body import die, gaar
from ..hero.hands import draw_for_monster
from ..reasons import Reason
from ..state import NOBODY, Fight, State
from .base import Changes, Effect, Numbered
from .wording import goods, numbers


class MonsterValue(Numbered, frozen=True, kw_only=True):
    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        count(fight, "value", why, self.n)

    def take_back(self, t: State, fight: Fight, why: Reason, earlier: int) -> None:
        uncount(fight, "value", why, self.n)

    def in_vain(self, t: State) -> bool:
        return True

    def foresee(self, found: Changes, n: float) -> None:
        found.value += n


class WoundPlus(Numbered, frozen=True, kw_only=True):
    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        count(fight, "wound_plus", why, self.n)

    def take_back(self, t: State, fight: Fight, why: Reason, earlier: int) -> None:
        uncount(fight, "wound_plus", why, self.n)

    def in_vain(self, t: State) -> bool:
        return True

    def foresee(self, found: Changes, n: float) -> None:
        found.wound_plus += n


class DamageMinus(Numbered, frozen=True, kw_only=True):
    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        count(fight, "damage_minus", why, self.n)

    def take_back(self, t: State, fight: Fight, why: Reason, earlier: int) -> None:
        uncount(fight, "damage_minus", why, self.n)

    def foresee(self, found: Changes, n: float) -> None:
        found.damage_minus += n


class MonsterHeal(Numbered, frozen=True, kw_only=True):
    mends_monster = True
    threat = "EU-46.25"

    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        """In step D of the attack, after the Wounds; at another time at once."""
        if fight.phase == "monster_attack":
            count(fight, "mend", why, self.n)
        else:
            mend(t, self.n)

    def take_back(self, t: State, fight: Fight, why: Reason, earlier: int) -> None:
        if ("mend", why, self.n) in fight.lines:  # or it was left out (EU-48.56)
            uncount(fight, "mend", why, self.n)

    def in_vain(self, t: State) -> bool:
        return True

    def foresee(self, found: Changes, n: float) -> None:
        found.mends += n


def tell_foe_gained(t: State, fight: Fight, clause: str, what: str, n: int) -> None:
    """Told of whoever plays the Monster, if anybody does."""
    if fight.rival == NOBODY:
        t.tell(FoeGainsAlone, clause, what, n)
    else:
        t.tell(FoeGains, clause, fight.rival, what, n)


class MonsterGain(Numbered, frozen=True, kw_only=True):
    what: Literal["gaar", "chaos_token"]  # what it gets

    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        if self.what == "gaar":
            fight.gaar += self.n
        else:
            fight.chaos += self.n
        tell_foe_gained(t, fight, "EU-2.4", self.what, self.n)

    def take_back(self, t: State, fight: Fight, why: Reason, earlier: int) -> None:
        fight.gaar = max(0, fight.gaar - self.n)

    def words(self) -> dict[str, Said]:
        return {**numbers(self.n), "what": goods(self.what)}

    @property
    def object(self) -> str:
        return self.what

    def foresee(self, found: Changes, n: float) -> None:
        if self.what == "gaar":
            found.foe_gaar += n
        else:
            found.foe_chaos += n


class MonsterDraw(Numbered, frozen=True, kw_only=True):
    what: Literal["silver_card", "gold_card"]  # which cards
    threat = "EU-46.24"

    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        """EU-46.24, EU-48.67"""
        draw_for_monster(t, METALS[self.what], self.n)

    def words(self) -> dict[str, Said]:
        return {**numbers(self.n), "what": goods(self.what)}

    @property
    def object(self) -> str:
        return self.what

    def foresee(self, found: Changes, n: float) -> None:
        found.foe_draws = True


class Kill(Effect, frozen=True, kw_only=True):
    kills = True
    threat = "EU-46.26"

    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        """EU-46.26"""
        t.heroes[fight.hero].health = 0
        t.tell(Skull, "EU-46.26", fight.hero, fight.foe)
        die(t, fight.hero)

    def foresee(self, found: Changes, n: float) -> None:
        found.kills = True


class TakeGaar(Numbered, frozen=True, kw_only=True):
    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        """EU-51.8; for each one missing the Battle Value rises."""
        taken = min(self.n, t.heroes[fight.hero].gaar)
        gaar(t, fight.hero, -taken, "EU-51.8")
        fight.gaar += taken
        fight.lines.append(("taken", why, taken))  # in the order of the plays, should one be cancelled
        if taken:
            tell_foe_gained(t, fight, "EU-51.8", "gaar", taken)
        count(fight, "value", why, 2 * (self.n - taken))

    def take_back(self, t: State, fight: Fight, why: Reason, earlier: int) -> None:
        """The Gaar tokens that the play has taken, as far as the Monster still has them."""
        line = [each for each in fight.lines if each[:2] == ("taken", why)][earlier]
        fight.lines.remove(line)
        taken = line[2]
        back = min(taken, fight.gaar)
        fight.gaar -= back
        gaar(t, fight.hero, back, "EU-2.4")
        uncount(fight, "value", why, 2 * (self.n - taken))

    def in_vain(self, t: State) -> bool:
        return not t.heroes[t.fight_now.hero].gaar

    def foresee(self, found: Changes, n: float) -> None:
        found.takes_gaar += n
