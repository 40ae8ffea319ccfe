"""The sums of a Combat as they stand: every modifier with its reason, and what would come of them.

The browser adds nothing up: it draws these lines. The words are in euthia_combat.ftl.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from ....kernel import Message
from ....kernel.messages import plain
from ..combat.hurting import foe_health, foe_of, immune, total
from ..combat.lines import noted
from ..combat.monster_attack import GAAR_MOVES, battle_value
from ..content import Band
from ..hero.roll import GAAR_ADDS, outcome
from ..hero.skoldur import DWURT_MOVES, uses_dwurt
from ..reasons import EARLIER, Reason
from ..state import NOBODY, Fight, Roll, State
from ..verbs.base import Effect
from .fight_shapes import DwurtSum, Odds, SumLine, Sums, Threat
from .reasons import clause, doer, say

FACES = range(1, 7)


def _lines(
    t: State, fight: Fight, number: str, found: Iterable[tuple[Reason, int]], roller: int, sign: int = 1
) -> list[SumLine]:
    return [
        SumLine(
            say=plain(say(t, number, reason)),
            n=sign * n,
            who=doer(fight, reason, roller),
            clause=clause(t, number, reason),
            kind=reason.kind,
            name=reason.name,
        )
        for reason, n in found
        if n
    ]


def _whole(found: list[tuple[Reason, int]], number: int) -> list[tuple[Reason, int]]:
    """A position may begin with a number whose story nobody told."""
    rest = number - sum(n for _, n in found)
    return [*found, (EARLIER, rest)] if rest else found


def _band(bands: Sequence[Band], value: int) -> int:
    return next((i for i, band in enumerate(bands) if band.low <= value <= band.high), -1)


# -- the Monster's attack ------------------------------------------------------------------------------


def wounds_at(t: State, value: int) -> int:
    """What the Monster would deal with that Battle Value (EU-25.27, EU-27.6)."""
    fight = t.fight_now
    i = _band(foe_of(t).bands, value)
    return total(foe_of(t).bands[i].wounds, fight.wound_plus, fight.wound_minus) if i >= 0 else 0


def _special(t: State, value: int) -> list[Effect]:
    """What the band of that Battle Value does besides its Wounds (EU-46.23 to EU-46.26)."""
    i = _band(foe_of(t).bands, value)
    return list(foe_of(t).bands[i].effects) if i >= 0 else []


def _threat(effect: Effect) -> Threat:
    return Threat(do=effect.tag, say=plain(effect.say()), clause=effect.threat)


def _kills(t: State, value: int) -> bool:
    return any(effect.kills for effect in _special(t, value))


def _harm_at(t: State, value: int) -> int:
    """Wounds, or under a skull all the Health that there is."""
    return t.heroes[t.fight_now.hero].health if _kills(t, value) else wounds_at(t, value)


def _attack_of_foe(t: State, fight: Fight) -> Sums:
    value = battle_value(t)
    rolled = bool(fight.dice)
    bands = foe_of(t).bands
    i = _band(bands, value) if rolled else -1
    base_wounds = bands[i].wounds if i >= 0 else 0
    dealt = wounds_at(t, value) if rolled else 0
    hero = t.heroes[fight.hero]
    plus = _lines(t, fight, "wound_plus", _whole(noted(fight, "wound_plus"), fight.wound_plus), NOBODY)
    minus = _lines(t, fight, "wound_minus", _whole(noted(fight, "wound_minus"), fight.wound_minus), NOBODY, -1)
    return Sums(
        side="monster",
        value=value if rolled else None,
        lines=_lines(t, fight, "value", _whole(noted(fight, "value"), value), fight.rival),
        band=i,
        effect=_effect(bands, i, base_wounds, [*plus, *minus], dealt, "wounds", rolled),
        dealt=dealt,
        special=[_threat(effect) for effect in _special(t, value)] if rolled else [],
        health=0 if rolled and _kills(t, value) else max(0, hero.health - dealt),
        mend=_lines(t, fight, "mend", noted(fight, "mend"), NOBODY),
        odds=_odds(t, "word", fight.dice, value, lambda v: _harm_at(t, v), rolled),
        dwurt=_with_dwurt(t, "word", value - DWURT_MOVES, lambda v: _harm_at(t, v), rolled),
    )


# -- the Hero's attack ---------------------------------------------------------------------------------


def _bands_of(t: State, fight: Fight) -> Sequence[Band]:
    return t.thing(fight.weapon).bands if fight.weapon else ()


def damage_at(t: State, value: int) -> int:
    fight, roll = t.fight_now, t.roll_now
    bands = _bands_of(t, fight)
    i = _band(bands, value)
    return total(roll.hope + (bands[i].damage if i >= 0 else 0), fight.damage_plus, fight.damage_minus)


def _attack_of_hero(t: State, fight: Fight, roll: Roll | None) -> Sums:
    bands = _bands_of(t, fight)
    plus = _lines(t, fight, "damage_plus", _whole(noted(fight, "damage_plus"), fight.damage_plus), NOBODY)
    minus = _lines(t, fight, "damage_minus", _whole(noted(fight, "damage_minus"), fight.damage_minus), NOBODY, -1)
    if roll is None:
        promised = ("clover", "next_attack", "combat_clover", "blow", "curse")
        laid_up = [line for kind in promised for line in noted(fight, kind)]
        lines = _lines(t, fight, "roll", laid_up, NOBODY)
        effect = _effect(bands, -1, 0, [*plus, *minus], 0, "damage", False)
        return Sums(side="hero", lines=lines, effect=effect, health=foe_health(t) - fight.damage)
    value = outcome(t)
    i = _band(bands, value)
    dealt = damage_at(t, value)
    plain_number = bands[i].damage if i >= 0 else 0
    if roll.hope:
        plus = [_fact("eu-combat-line-hope", roll.hope, fight.hero, "EU-30.12"), *plus]
    return Sums(
        side="hero",
        value=value,
        lines=_lines(t, fight, "roll", _whole(roll.lines, value), roll.hero),
        band=i,
        effect=_effect(bands, i, plain_number, [*plus, *minus], dealt, "damage", True, plain_number + roll.hope),
        dealt=dealt,
        health=max(0, foe_health(t) - fight.damage - dealt),
        odds=_odds(t, "modify_roll", roll.dice, value, lambda v: damage_at(t, v), True),
        dwurt=_with_dwurt(t, "modify_roll", value + DWURT_MOVES, lambda v: damage_at(t, v), True),
    )


def _fact(id: str, n: int, who: int | None, of: str, **args: int) -> SumLine:
    return SumLine(say=plain(Message(id, dict(args))), n=n, who=who, clause=of)


def _effect(
    bands: Sequence[Band],
    i: int,
    number: int,
    more: list[SumLine],
    dealt: int,
    what: str,
    rolled: bool,
    whole: int = -1,
) -> list[SumLine]:
    """The band, then "+", then "-"; they count only where a plain number does (EU-27.2, EU-29.2)."""
    if not rolled:
        return more
    hit, miss = ("EU-25.27", "EU-25.28") if what == "wounds" else ("EU-28.23", "EU-28.24")
    if i < 0:
        first = _fact("eu-combat-line-no-band", 0, None, miss)
    else:
        low, high = max(bands[i].low, 0), bands[i].high
        name = "eu-combat-line-band-open" if high >= 99 else "eu-combat-line-band"
        first = _fact(name, number, None, hit, low=low, high=high)
    plain_number = number if whole < 0 else whole
    if not plain_number:
        return [first, *(msgspec.structs.replace(line, idle=True) for line in more)]
    found = [first, *more]
    rest = dealt - sum(line.n for line in found)
    if rest:
        found.append(_fact("eu-combat-line-floor", rest, None, "EU-27.3" if what == "wounds" else "EU-29.3"))
    return found


def _asked(t: State) -> str | int:
    """The scene that waits for somebody; the Hero's response is a word that nobody answers (EU-48.41)."""
    asked = t.scene[0] if t.scene else ""
    return "word" if asked == "response" else asked


def _odds(
    t: State, scene: str, dice: Sequence[int], value: int, worth: Callable[[int], int], rolled: bool
) -> list[Odds]:
    """For whoever has the word: what a Gaar on each die may come to, in sixths."""
    fight = t.fight_now
    asked = _asked(t)
    if not rolled or asked not in (scene, "contest"):
        return []
    own = 0 if uses_dwurt(t, fight.hero) else t.heroes[fight.hero].gaar  # EU-50.9
    if asked == "word":
        change = GAAR_MOVES if fight.word == fight.rival else -GAAR_MOVES
        tokens = fight.gaar if fight.word == fight.rival else 0 if immune(t) else own
    elif asked == "contest" and fight.word == fight.rival:
        change, tokens = -GAAR_ADDS, fight.gaar
    else:
        change, tokens = GAAR_ADDS, own
    if not tokens:
        return []
    found = []
    for i, shown in enumerate(dice):
        values = [value - shown + face + change for face in FACES]
        worths = [worth(each) for each in values]
        chances = [(n, worths.count(n)) for n in sorted(dict.fromkeys(worths))]
        found.append(Odds(die=i, low=min(values), high=max(values), chances=chances))
    return found


def _with_dwurt(t: State, scene: str, value: int, worth: Callable[[int], int], rolled: bool) -> DwurtSum | None:
    """For Skoldur, if he has the word: what one more Dwurt token comes to (EU-50.10, EU-50.11)."""
    fight = t.fight_now
    asked = _asked(t)
    speaks = asked == "modify_roll" or fight.word == fight.hero
    if not rolled or asked not in (scene, "contest") or not speaks or not uses_dwurt(t, fight.hero):
        return None
    if not t.heroes[fight.hero].dwurt or (scene == "word" and immune(t)):
        return None
    return DwurtSum(value=value, worth=worth(value))


# -- all of it -----------------------------------------------------------------------------------------


def sums(t: State) -> Sums | None:
    """Of the attack that is going on."""
    fight = t.fight_now
    if fight.phase == "monster_attack":
        return _attack_of_foe(t, fight)
    if fight.phase == "hero_attack":
        return _attack_of_hero(t, fight, t.roll)
    return None
