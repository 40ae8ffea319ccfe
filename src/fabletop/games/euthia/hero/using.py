"""Using Abilities and Items (EU-38): what may be used at which moment, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

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
from ..content import USED, Content, HeroTile, Thing
from ..events.hero import CardDiscarded, EssenceSpent, EssenceUsed, GemUsed, TileUsed, Wounded
from ..scenarios import aids, shield_refusal, use_aid
from ..scenes import scene
from ..state import GemOn, State
from ..verbs.base import Effect
from ..verbs.times import BEFORE_HEALING, ICONS, LATER, Moment
from ..verbs.walker import damage_last, in_vain, run
from .body import gaar
from .hands import discard_card
from .skoldur import exchange_gaar, exchanges, spend_dwurt
from .storage import active_gems, file_away, set_size, spend, take_off

Cost: TypeAlias = dict[str, str | int]
Way: TypeAlias = tuple[Effect, Sequence[Effect], Cost]  # what is used, what it does, what it costs
FREE: Cost = {}
Uses: TypeAlias = tuple[tuple[UseTile, Way], ...]


def usable(t: State, seat: int, moment: Moment) -> list[Usage]:
    """Tiles, Gems and Essences that the player may use now."""
    hero, timely = t.heroes[seat], _timely(t.content, moment)
    found: list[Usage] = []
    for thing in _at_hand(t, seat, timely):
        found += _ways(t, seat, thing, timely[thing])
    if hero.gems_on or hero.essences:
        found += [key for key, effects in _tokens(t, seat, moment) if not _felt_refusal(t, effects)]
    if moment != "mine":  # EU-50.5; before and after it, that is soon enough
        found += exchanges(t, seat)
    if t.fight is not None and t.fight.great:
        found += aids(t, seat, moment)
    return list(dict.fromkeys(found)) if len(found) > 1 else found


def unusable(t: State, seat: int, moment: Moment) -> list[Usage]:
    """Those whose time it is, and which something forbids."""
    found: list[Usage] = []
    timely = _timely(t.content, moment)
    for thing in _at_hand(t, seat, timely):
        uses = _now(t, seat, timely[thing])
        open_ = [key for key, way in uses if not _way_refusal(t, seat, thing, way)]
        unpaid = cost_refusal(t, seat, thing, _cost_of(t, thing))
        found += [key for key, _ in uses if unpaid or key not in open_]
    found += [key for thing in _exhausted(t, seat, timely) for key, _ in _now(t, seat, timely[thing])]
    found += [key for key, effects in _tokens(t, seat, moment) if _felt_refusal(t, effects)]
    return list(dict.fromkeys(found))


def usage_refusal(t: State, seat: int, key: Usage, moment: Moment) -> str:
    """What forbids one of them."""
    match key:
        case UseTile(thing) if thing in t.heroes[seat].tired:
            return "EU-38.2"
        case UseTile(thing):
            for each, way in _now(t, seat, _timely(t.content, moment).get(thing, ())):
                if each == key and (reason := _way_refusal(t, seat, thing, way)):
                    return reason
            return cost_refusal(t, seat, thing, _cost_of(t, thing))
        case UseGem(_, gem):
            return _felt_refusal(t, t.content.gems[gem].effects)
        case UseEssence(element):
            return _felt_refusal(t, t.content.essences[element].effects)
    return ""


def _at_hand(t: State, seat: int, timely: dict[str, Uses]) -> list[str]:
    """Tiles whose time it is and that are not exhausted; Equipment works only on the board (EU-42.3)."""
    hero, things = t.heroes[seat], t.content.things
    found = [each for each in hero.places if each in timely and each not in hero.tired]
    for each in hero.bag:
        if each in timely and each not in hero.tired and not things[each].slot and things[each].item_type != "trophy":
            found.append(each)
    return found


def _exhausted(t: State, seat: int, timely: dict[str, Uses]) -> list[str]:
    """Those that could be used if they were ready."""
    hero = t.heroes[seat]
    in_sacks = [each for each in hero.bag if not t.thing(each).slot]
    return [each for each in (*t.on_board(seat), *in_sacks) if each in hero.tired and each in timely]


def _tokens(t: State, seat: int, moment: Moment) -> Iterator[tuple[UseGem | UseEssence, Sequence[Effect]]]:
    """Gems and Essences whose time it is."""
    for thing, gem in active_gems(t, seat):
        token = t.content.gems[gem]
        if not token.permanent and token.effects[0].fits(token.timing, moment):
            yield USE_GEM[thing, gem], token.effects
    for element in t.heroes[seat].essences:
        drop = t.content.essences[element]
        spent = drop.once_per_attack and t.fight is not None and t.fight.one_die
        if not spent and drop.effects[0].fits(drop.timing, moment):
            yield USE_ESSENCE[element], drop.effects


def _now(t: State, seat: int, uses: Uses) -> list[tuple[UseTile, Way]]:
    """Of the uses whose time it is, those that the table has a place for: a Shield in a Combat."""
    found = []
    for use in uses:
        effect = use[1][0]
        if (effect.use != "shield" or t.fight is not None) and effect.may(t, seat):
            found.append(use)
    return found


def _timely(content: Content, moment: Moment) -> dict[str, Uses]:
    """By tile, the uses whose icon is right, whatever the table looks like: looked up once for each moment."""
    found: dict[str, Uses] | None = content.timely.get(moment)
    if found is None:
        every = ((thing, tuple(_at_its_time(thing, entry, moment))) for thing, entry in content.things.items())
        found = content.timely[moment] = {thing: uses for thing, uses in every if uses}
    return found


def _at_its_time(thing: str, entry: Thing, moment: Moment) -> Iterator[tuple[UseTile, Way]]:
    for effect in entry.effects:
        if effect.use not in USED:
            continue
        if effect.ways:
            for k, option in enumerate(effect.ways):
                if option.effects[0].fits(option.timing, moment):
                    yield USE_FOR[thing, k], (effect, option.effects, option.pay)
        elif effect.fits(effect.timing, moment):
            yield USE[thing], (effect, (effect,), effect.pay)


def _way_refusal(t: State, seat: int, thing: str, way: Way) -> str:
    effect, effects, pay = way
    if effect.armour_set and set_size(t, seat) < effect.armour_set:
        return "EU-44.2"
    if effect.use == "shield" and thing in t.fight_now.shields:
        return "EU-26.10"
    if effect.use == "shield" and (barred := shield_refusal(t)):
        return barred
    return _felt_refusal(t, effects) or cost_refusal(t, seat, thing, pay)


def _ways(t: State, seat: int, thing: str, uses: Uses) -> Sequence[UseTile]:
    found = [key for key, way in _now(t, seat, uses) if not _way_refusal(t, seat, thing, way)]
    if not found:
        return found
    cost = _cost_of(t, thing)
    if not cost:
        return found
    if cost_refusal(t, seat, thing, cost):
        return []
    if cost.get("essence") == "any":  # which one is named with the tile
        return [USE_WITH[thing, element] for element in t.heroes[seat].essences]
    if numbers := paid_numbers(t.content.things[thing]):  # and how many
        return [USE_PAYING[thing, n] for n in numbers if n <= t.heroes[seat].dwurt]
    return found


def paid_numbers(entry: Thing) -> Sequence[int]:
    """How many Dwurt tokens a tile that goes by their number takes."""
    cost = entry.use_cost.get("dwurt") if isinstance(entry, HeroTile) else None
    return range(cost["min"], cost["max"] + 1) if isinstance(cost, dict) else ()


def _felt_refusal(t: State, effects: Sequence[Effect]) -> str:
    """What does nothing but touch an immune Monster, or an attack that does not come; healing that does not work."""
    if t.fight is None:
        return ""
    if not any(effect.felt(t) for effect in effects):
        return "EU-66.21"
    if in_vain(t, effects):
        return "EU-25.34"
    touches = immune(t) and all(effect.touches_monster or effect.burdens for effect in effects)
    return "EU-46.27" if touches else ""


def _cost_of(t: State, thing: str) -> Cost:
    """Of a Hero tile; where one chooses how much, the least."""
    return t.content.use_costs.get(thing, FREE)


def cost_refusal(t: State, seat: int, thing: str, cost: Cost) -> str:
    for what, n in cost.items():
        if not _has(t, seat, thing, what, n):
            return "EU-38.23"
    return ""


def _has(t: State, seat: int, thing: str, what: str, n: str | int) -> bool:
    """A cost in Wounds is paid by whoever lives on (EU-38.23)."""
    hero = t.heroes[seat]
    match what:
        case "wound":
            return hero.health > int(n)
        case "gaar":
            return hero.gaar >= int(n)
        case "essence":
            return bool(hero.essences if n == "any" else hero.essences.get(str(n)))
        case "essence_on_tile":
            return len(hero.essences_on.get(thing, ())) >= int(n)
        case "silver_card":
            return len(hero.silver) >= int(n)
    return hero.dwurt >= int(n)


def pay(t: State, seat: int, thing: str, cost: Cost) -> None:
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
            gems[gems.index(GemOn(gem))] = GemOn(gem, idle=True)  # EU-43.6
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
    name = t.thing(thing).id
    t.tell(TileUsed, "EU-38.1", seat, thing)
    cost = {**_cost_of(t, thing)}
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
        if effect.ways:
            assert isinstance(key, UseFor), "a tile with several uses is used for one of them"
            pay(t, seat, thing, effect.ways[key.option].pay)
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


def due_now(t: State, moment: Moment) -> None:
    """If a tile was used for a later time, it is looked at whether this is it."""
    if t.fight_now.pending:
        t.then("due", moment)


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
        t.then("one_effect", t.thing(ripe[place][0]).id, ripe[place][1], t.fight_now.hero)
