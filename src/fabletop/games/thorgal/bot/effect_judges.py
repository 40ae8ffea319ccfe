"""The decisions that effects ask for: options, payers, Items, places of the map."""

from __future__ import annotations

import msgspec

from ....kernel import Key
from .judgement import Code, Judgement, judges
from .mind import EACH

# -- effects ---------------------------------------------------------------------------------------


@judges("option")
def option(j: Judgement) -> Code:
    name, hero, at = (str(each) for each in j.decision.args)
    listed, _, index = name.rpartition("/")
    options = j.t.content.lists[listed][int(index)].options
    type = j.t.act.type if j.t.acts else ""

    def mark(key: Key) -> float:
        effects = options[int(key[1])].effects
        fits = sum(1.0 if type in each.for_ else -1.0 for each in effects if each.for_)
        return fits + j.mind.worth(tuple(each for each in effects if not each.for_), int(hero), at)

    return mark


@judges("thread")
def thread(j: Judgement) -> Code:
    number, hero = (int(str(each)) for each in j.decision.args)
    threads = j.t.map.paragraphs[number].threads
    price = max(0.6, j.losing("gossip", hero))
    return lambda key: price if key == ("close",) else j.mind.worth(threads[int(key[1])].effects, hero)


@judges("pay")
def pay(j: Judgement) -> Code:
    listed, _, index = str(j.decision.args[0]).rpartition("/")
    effect = j.t.content.lists[listed][int(index)]
    cost = sum(number * j.losing(kind, j.hero) for kind, number in effect.cost.items())
    gain = j.mind.worth(effect.then, j.hero) + (1.0 if any(each.do == "discount" for each in effect.then) else 0.0)
    return lambda key: gain - cost if key == ("pay",) else j.mind.worth(effect.else_, j.hero)


@judges("sole_anyway")
def sole_anyway(j: Judgement) -> Code:
    return lambda key: float((key == ("pay",)) == (j.t.heroes[j.hero].pool.get("magic", 0) > 2))


@judges("who")
def who(j: Judgement) -> Code:
    """The Hero for whom the effect does most."""
    effect = j.effect

    def mark(key: Key) -> float:
        hero = int(key[1])
        if effect is None:
            return -float(len(j.t.heroes[hero].items))
        if effect.do == "heal_split":
            return j.mind.heal(hero, effect.size)
        if effect.do in ("lose", "pay_together"):
            kinds = [str(effect.what)] if effect.do == "lose" and effect.what != "any" else list(j.t.heroes[hero].pool)
            return -min((j.losing(kind, hero) for kind in kinds), default=9.0)
        if effect.do in EACH:
            number = effect.n if isinstance(effect.n, int) else 1
            return EACH[effect.do](j.mind, hero, msgspec.structs.replace(effect, who="you"), number)
        return 0.1 * (hero == j.hero)

    return mark


@judges("replace")
def replace(j: Judgement) -> Code:
    order = {"start": 0, "found": 1, "late": 2}
    new = j.t.content.actions[str(j.decision.args[0])]

    def mark(key: Key) -> float:
        if key == ("keep",):
            return 0.0
        old = j.t.content.actions[str(key[1])]
        marked = 1.0 if j.t.goals.get(old.id) else 0.0
        return 0.4 + order[new.tier] - order[old.tier] + marked + 0.5 * (old.main[0].type == new.main[0].type)

    return mark


@judges("whose")
def whose(j: Judgement) -> Code:
    kind = str(j.decision.args[1])

    def mark(key: Key) -> float:
        payer = int(key[1])
        cost = j.losing(str(key[2]) if key[0] == "instead" else kind, payer)
        return (0.3 if payer == j.hero else 0.0) - cost - (2.0 if key[0] == "instead" else 0.0)

    return mark


@judges("consent")
def consent(j: Judgement) -> Code:
    return lambda key: float(key == ("yes",))


# -- Items -----------------------------------------------------------------------------------------


@judges("craft", "choose_item")
def craft(j: Judgement) -> Code:
    return lambda key: 0.0 if key == ("done",) else j.actions.item(str(key[1]))


@judges("lose_item")
def lose_item(j: Judgement) -> Code:
    return lambda key: -j.actions.item(str(key[1]))


@judges("scrap")
def scrap(j: Judgement) -> Code:
    return lambda key: 0.0 if key == ("keep",) else 1.2 - j.actions.item(str(key[1]))


# -- the map ---------------------------------------------------------------------------------------


@judges("location")
def location(j: Judgement) -> Code:
    """Trouble goes where the party does not want to go; help to where it does."""
    helpful = j.verb in ("unblock", "fog")
    sign = 1.0 if helpful else -1.0

    def mark(key: Key) -> float:
        place = str(key[1])
        idle = 3.0 if place in j.t.read or place in j.t.blocked else 0.0
        foes = j.mind.aims.foes.get(place, 0.0)
        return sign * (j.place(place) + foes - idle) + 0.3 * len(j.t.enemies.get(place, ()))

    return mark


@judges("remove", "lower")
def remove(j: Judgement) -> Code:
    def mark(key: Key) -> float:
        place = str(key[1])
        blocked = any(each.location == place and each.action != "combat" for each in j.plan.targets)
        gain = j.mind.aims.foes.get(place, 0.0) + (0.5 * j.place(place) if blocked else 0.1 * j.place(place))
        return gain + 0.4 * j.t.strength(str(key[2]))

    return mark


@judges("raise", "move_enemy")
def raised(j: Judgement) -> Code:
    sign = 1.0 if j.decision.kind == "move_enemy" else -1.0
    return lambda key: sign * (j.place(str(key[1])) + j.mind.aims.foes.get(str(key[1]), 0.0))


@judges("border", "blocked")
def border(j: Judgement) -> Code:
    """The position without, or with, the Block."""
    t = j.t
    found: dict[str, float] = {}
    for key in j.decision.options:
        name = str(key[1])
        if name in t.blocked:
            place = t.blocked.index(name)
            t.blocked.pop(place)
            found[name] = j.world()
            t.blocked.insert(place, name)
        else:
            t.blocked.append(name)
            found[name] = j.world()
            t.blocked.pop()
    return lambda key: found[str(key[1])]


@judges("box")
def box(j: Judgement) -> Code:
    points = {each.name: each.points for each in j.plan.targets}
    sign = 1.0 if j.verb == "lower_cost" else -1.0
    return lambda key: sign * points.get(str(key[1]), 0.0)


@judges("raised_kind")
def raised_kind(j: Judgement) -> Code:
    t = j.t
    held = {kind: sum(hero.pool.get(kind, 0) for hero in t.heroes) for kind in t.kinds()}
    return lambda key: held.get(str(key[1]), 0) + 0.3 * j.plan.in_sight.get(str(key[1]), 0)
