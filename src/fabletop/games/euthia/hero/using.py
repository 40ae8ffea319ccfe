"""Using Abilities and Items (EU-38): what may be used at which moment, and what that costs."""

from __future__ import annotations

from collections.abc import Sequence

from ..choices.things import (
    USE,
    USE_ESSENCE,
    USE_FOR,
    USE_GEM,
    USE_PAYING,
    USE_WITH,
    Aid,
    ToDwurt,
    Usage,
    UseEssence,
    UseFor,
    UseGem,
    UsePaying,
    UseTile,
    UseWith,
)
from ..combat.hurting import immune
from ..content import USED, HeroTile, Thing, base
from ..events.hero import CardDiscarded, EssenceSpent, EssenceUsed, GemUsed, TileUsed, Wounded
from ..scenarios import aids, use_aid
from ..scenes import scene
from ..state import IDLE, State
from ..verbs.base import Effect
from ..verbs.rolls import NextAttack
from ..verbs.single import Choose
from ..verbs.times import ANY_TIME, BEFORE_HEALING, ICONS, LATER, Moment
from ..verbs.walker import damage_last, run
from .body import gaar
from .cards import discard_card
from .skoldur import exchange_gaar, exchanges, spend_dwurt
from .storage import active_gems, file_away, set_size, spend, take_off


def usable(t: State, seat: int, moment: Moment) -> list[Usage]:
    """Tiles, Gems and Essences that the player may use now."""
    hero = t.heroes[seat]
    used = t.content.used
    found: list[Usage] = []
    for each in (*t.on_board(seat), *hero.bag):
        if each in used and each not in hero.tired:
            found += _ways(t, seat, each, t.content.things[each], moment)
    for thing, gem in active_gems(t, seat):
        token = t.content.gems[gem]
        if not token.permanent and token.effects[0].fits(token.timing, moment) and _felt(t, token.effects):
            found.append(USE_GEM[thing, gem])
    for element in hero.essences:
        token = t.content.essences[element]
        spent = token.once_per_attack and t.fight is not None and t.fight.one_die
        if not spent and token.effects[0].fits(token.timing, moment) and _felt(t, token.effects):
            found.append(USE_ESSENCE[element])
    if moment in ANY_TIME or moment in ("roll", "trade"):
        found += exchanges(t, seat)
    if t.fight is not None and t.fight.great:
        found += aids(t, seat, moment)
    return list(dict.fromkeys(found))


def _ways(t: State, seat: int, thing: str, entry: Thing, moment: Moment) -> Sequence[UseTile]:
    stored = thing in t.heroes[seat].bag
    if stored and (entry.slot or entry.item_type == "trophy"):
        return []  # Equipment works only on the board (EU-42.3)
    found: list[UseTile] = []
    for effect in entry.effects:
        if effect.use not in USED:
            continue
        if effect.armour_set and set_size(t, seat) < effect.armour_set:
            continue  # EU-44.2
        if effect.use == "shield" and (t.fight is None or thing in t.fight.shields or t.fight.unshielded):
            continue  # EU-26.10; EU-65.17, EU-66.21
        if not _felt(t, (effect,)):
            continue
        if isinstance(effect, Choose):
            for k, option in enumerate(effect.options):
                fitting = option.effects[0].fits(option.timing, moment) and _felt(t, option.effects)
                if fitting and can_pay(t, seat, thing, option.pay):
                    found.append(USE_FOR[thing, k])
        elif effect.fits(effect.timing, moment) and can_pay(t, seat, thing, effect.pay) and effect.may(t, seat):
            found.append(USE[thing])
    if not found or not can_pay(t, seat, thing, _cost_of(entry)):
        return []
    if _cost_of(entry).get("essence") == "any":  # which one is named with the tile
        return [USE_WITH[thing, element] for element in t.heroes[seat].essences]
    if numbers := paid_numbers(entry):  # and how many
        return [USE_PAYING[thing, n] for n in numbers if n <= t.heroes[seat].dwurt]
    return found


def paid_numbers(entry: Thing) -> Sequence[int]:
    """How many Dwurt tokens a tile that goes by their number takes."""
    cost = entry.use_cost.get("dwurt") if isinstance(entry, HeroTile) else None
    return range(cost["min"], cost["max"] + 1) if isinstance(cost, dict) else ()


def _felt(t: State, effects: Sequence[Effect]) -> bool:
    """Not offered: what does nothing but touch an immune Monster (EU-46.29) or an attack that does not come (EU-25.34),
    and healing that does not work.
    """
    if t.fight is None:
        return True
    if not any(effect.felt(t) for effect in effects):
        return False  # EU-66.21
    if t.fight.skipped and t.fight.phase == "monster_attack" and all(effect.in_vain(t) for effect in effects):
        return False
    return not immune(t) or not all(effect.touches_monster or _burdens(effect) for effect in effects)


def _burdens(effect: Effect) -> bool:
    """The price of a Shield in one's own next attack roll (EU-26.13)."""
    return isinstance(effect, NextAttack) and effect.n < 0


def _cost_of(entry: Thing) -> dict[str, str | int]:
    if not isinstance(entry, HeroTile):
        return {}
    return {name: n if not isinstance(n, dict) else n["min"] for name, n in entry.use_cost.items()}


def can_pay(t: State, seat: int, thing: str, cost: dict[str, str | int]) -> bool:
    hero = t.heroes[seat]
    for what, n in cost.items():
        if what == "wound" and hero.health <= int(n):
            return False
        if what == "gaar" and hero.gaar < int(n):
            return False
        if what == "essence" and not (hero.essences if n == "any" else hero.essences.get(str(n))):
            return False
        if what == "essence_on_tile" and len(hero.essences_on.get(thing, ())) < int(n):
            return False
        if what == "silver_card" and len(hero.silver) < int(n):
            return False
        if what == "dwurt" and hero.dwurt < int(n):
            return False
    return True


def pay(t: State, seat: int, thing: str, cost: dict[str, str | int]) -> None:
    hero = t.heroes[seat]
    for what, n in cost.items():
        if what == "wound":
            hero.health -= int(n)
            t.tell(Wounded, "EU-34.1", seat, int(n))
        elif what == "gaar":
            gaar(t, seat, -int(n), "EU-38.1")
        elif what == "dwurt":
            spend_dwurt(t, seat, int(n), "EU-50.12")
        elif what == "essence":
            spend(hero.essences, str(n))
            t.tell(EssenceSpent, "EU-38.1", seat, str(n))
        elif what == "essence_on_tile":
            t.tell(EssenceSpent, "EU-51.3", seat, hero.essences_on[thing].pop())
        elif what == "silver_card":
            for _ in range(int(n)):
                t.tell(CardDiscarded, "EU-38.1", seat, hero.silver[0])
                discard_card(t, seat, hero.silver[0])


def use_key(t: State, seat: int, key: Usage, moment: Moment) -> None:
    """A choice of `usable`."""
    hero = t.heroes[seat]
    match key:
        case UseTile():
            use(t, seat, key, moment)
        case UseGem(thing, gem):
            gems = hero.gems_on[thing]
            gems[gems.index(gem)] = IDLE + gem  # EU-43.6
            t.tell(GemUsed, "EU-43.6", seat, gem)
            run(t, f"gem-{gem}", seat)
        case UseEssence(element):
            spend(hero.essences, element)  # EU-45.5
            t.tell(EssenceUsed, "EU-45.5", seat, element)
            run(t, f"essence-{element}", seat)
        case ToDwurt():
            exchange_gaar(t, seat)
        case Aid():
            use_aid(t, seat, key)


def use(t: State, seat: int, key: UseTile, moment: Moment) -> None:
    """EU-38.1, EU-38.19, EU-38.20, EU-38.22: all its effects, each at its own time within the Combat round."""
    hero = t.heroes[seat]
    thing = key.thing
    entry = t.thing(thing)
    name = base(thing)
    t.tell(TileUsed, "EU-38.1", seat, thing)
    cost = _cost_of(entry)
    if isinstance(key, UseWith):
        cost["essence"] = key.kind
    if isinstance(key, UsePaying):
        cost["dwurt"] = t.fight_now.paid = key.number
    pay(t, seat, thing, cost)
    uses = [effect.use for effect in entry.effects if effect.use in USED]
    if "shield" in uses and t.fight is not None:
        t.fight_now.shields.append(thing)
    elif "discard" in uses:
        if thing in hero.bag:
            hero.bag.remove(thing)
        else:
            take_off(t, seat, thing)
        file_away(t, thing)
    else:
        hero.tired.append(thing)
    for i in reversed(damage_last(entry.effects)):
        effect = entry.effects[i]
        if effect.use not in USED:
            continue
        if isinstance(effect, Choose):
            assert isinstance(key, UseFor), "a tile with several uses is used for one of them"
            pay(t, seat, thing, effect.options[key.option].pay)
            run(t, f"{name}/{i}.{key.option}", seat)
        elif effect.fits(effect.timing, moment):
            pay(t, seat, thing, effect.pay)
            if effect.answers and t.fight is not None:
                t.fight_now.pending.append((thing, i))
            else:
                t.then("one_effect", name, i, seat)
        elif effect.of_action and any(each.granted for each in entry.effects):
            hero.aided.append(thing)  # a Mine Cart or a discount in the Action that the tile grants
        elif t.fight is not None and t.fight_now.foe and _later(effect, moment):
            t.fight_now.pending.append((thing, i))


def _later(effect: Effect, moment: Moment) -> bool:
    """Whether its time is still to come in this Combat round."""
    if effect.heals_in_its_phase:
        return moment in BEFORE_HEALING
    now = LATER.get(moment, -1)
    return any(place > now and effect.timing in ICONS[name] for name, place in LATER.items())


@scene()
def due(t: State, moment: Moment) -> None:
    """The time of effects has come whose tile was used before."""
    ripe = []
    for each in t.fight_now.pending:
        effect = t.thing(each[0]).effects[each[1]]
        timely = effect.timing in ICONS[moment] or (moment == "heal" and effect.heals_in_its_phase)
        if timely and not effect.answers:
            ripe.append(each)
    t.fight_now.pending = [each for each in t.fight_now.pending if each not in ripe]
    listed = [t.thing(thing).effects[i] for thing, i in ripe]
    for place in reversed(damage_last(listed)):
        t.then("one_effect", base(ripe[place][0]), ripe[place][1], t.fight_now.hero)
