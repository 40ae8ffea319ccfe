"""Health, Wounds, healing and death (EU-34), Reputation and Gold."""

from __future__ import annotations

from ....kernel import Question, Rules, SceneOver, ask
from ..choices.combat import DIE, Die
from ..choices.things import USE, Use
from ..content import HOPE
from ..events.hero import Died, GaarChanged, GoldChanged, Healed, HopeRaised, ReputationChanged, Risen, Wounded
from ..land.geometry import START
from ..scenes import scene
from ..state import State
from ..verbs.base import in_use

CHURCH = f"{START}*"
DEATH_COSTS = 2  # Reputation, outside Combat (EU-34.25)
DEATH_OF_ONE = 1  # Reputation, of a Hero who plays with others (EU-49.10, EU-49.11)
GAAR_AFTER_DEATH = 3


def heal(t: State, seat: int, n: int, why: str = "EU-34.2") -> None:
    """EU-34.2, EU-34.3"""
    hero = t.heroes[seat]
    healed = min(n, t.max_health(seat) - hero.health)
    if healed > 0:
        hero.health += healed
        t.tell(Healed, why, seat, healed)


def wound(t: State, seat: int, n: int, why: str = "EU-34.1") -> None:
    """Outside Combat and by effects at once; a Hero with no Health left dies (EU-34.5)."""
    if n <= 0:
        return
    hero = t.heroes[seat]
    hero.health = max(0, hero.health - n)
    t.tell(Wounded, why, seat, n)
    if not hero.health:
        die(t, seat)


def die(t: State, seat: int) -> None:
    fight = t.fight
    if fight is not None and fight.hero == seat and fight.foe:
        if saved_from_death(t, seat):
            return
        t.then("dying", seat)
        raise SceneOver
    die_outside(t, seat)


def vigil(t: State, seat: int) -> str:
    """A ready tile that answers to death."""
    tired = t.heroes[seat].tired
    answers = (each for each, effect in in_use(t, seat) if effect.revives_with and effect.use == "exhaust")
    return next((each for each in answers if each not in tired), "")


def _last_chances(t: State, seat: int) -> list[Die | Use]:
    tile = vigil(t, seat)
    return [DIE, USE[tile]] if tile else [DIE]


DYING = Question("dying", "EU-34.5", _last_chances)


@scene()
def dying(t: State, seat: int) -> Rules[None]:
    """The last moment: a tile may turn death away."""
    key = yield from ask(t, seat, DYING)
    hero = t.heroes[seat]
    if isinstance(key, Use):
        hero.tired.append(key.thing)
        rise(t, seat, key.thing)
        return
    t.fight_now.lost = True
    t.back_to("combat_over")


def saved_from_death(t: State, seat: int) -> bool:
    """What is worn for it works by itself, and is discarded."""
    hero = t.heroes[seat]
    for index, each in enumerate(hero.worn):
        if each and any(effect.revives_with for effect in t.thing(each).effects):
            hero.worn[index] = ""
            hero.gems_on.pop(each, None)
            t.discards[t.content.stack_of[each]].append(each)
            rise(t, seat, each)
            return True
    return False


def rise(t: State, seat: int, tile: str) -> None:
    """With the Health that the tile gives."""
    health = max(effect.revives_with for effect in t.thing(tile).effects)
    t.heroes[seat].health = min(health, t.max_health(seat))
    t.tell(Risen, "EU-2.4", seat, tile)


def die_outside(t: State, seat: int, costs: int = DEATH_COSTS, why: str = "EU-34.25") -> None:
    """EU-34.23 to EU-34.28; in the own turn it goes on with what is left."""
    if t.cooperative:
        costs, why = DEATH_OF_ONE, "EU-49.11"
    hero = t.heroes[seat]
    t.tell(Died, "EU-34.23", seat)
    back_to_church(t, seat)
    reputation(t, seat, -costs, why)
    if seat == t.active and any(scene[0] == "acting" for scene in t.agenda):
        t.back_to("acting")
        t.fight = t.roll = t.trading = None
        raise SceneOver
    assert hero.health > 0


def back_to_church(t: State, seat: int) -> None:
    """EU-34.10, EU-34.11, EU-34.14; nothing is entered (EU-14.8, EU-17.18)."""
    hero = t.heroes[seat]
    hero.at = t.church
    hero.health = t.max_health(seat)
    hero.moves = 0


def reputation(t: State, seat: int, n: int, why: str = "EU-31.2") -> None:
    """EU-34.30: never below 0."""
    hero = t.heroes[seat]
    changed = max(0, hero.reputation + n) - hero.reputation
    hero.reputation += changed
    if changed:
        t.tell(ReputationChanged, why, seat, changed)


def gold(t: State, seat: int, n: int, why: str = "EU-2.15", sold: str = "") -> None:
    """From the supply or to it; a tile that was sold for it is named."""
    t.heroes[seat].gold += n
    if n:
        t.tell(GoldChanged, why, seat, n, sold)


def pay_gold(t: State, seat: int, n: int, why: str, to: int = -1) -> None:
    """To the supply, or to another player."""
    assert t.heroes[seat].gold >= n
    gold(t, seat, -n, why)
    if to >= 0:
        gold(t, to, n, why)


def gaar(t: State, seat: int, n: int, why: str = "EU-32.7", *, reroll: bool = False) -> None:
    t.heroes[seat].gaar += n
    if n:
        t.tell(GaarChanged, why, seat, n, reroll)


def hope(t: State, n: int) -> None:
    """EU-30.10"""
    before = t.fight_now.hope
    t.fight_now.hope = min(HOPE, before + n)
    if t.fight_now.hope != before:
        t.tell(HopeRaised, "EU-30.1", t.fight_now.hero, t.fight_now.hope)
