"""One judge for each kind of decision of the general rules."""

from __future__ import annotations

import msgspec

from ....kernel import Key
from ..body import wound_spots
from ..content import LEVELS
from ..journey import tile_spots
from ..locations import box_of
from ..move import across
from ..turn import forecast
from . import combat_judges as combat_judges
from . import tale_judges as tale_judges
from .actions import space_kinds, space_penalties
from .items import using
from .judgement import JUDGES, Code, Judgement, judges
from .mind import EACH, FAR, LANE, Mind
from .plan import PATIENCE, Plan
from .tiles import Path, wound_place, wound_shape

NEVER = -FAR


# -- tokens and actions ----------------------------------------------------------------------------


@judges("token")
def token(j: Judgement) -> Code:
    t = j.t

    def mark(key: Key) -> float:
        if key[0] != "put":
            return j.actions.idle / PATIENCE + using(j, key) if using(j, key) > 0 else NEVER
        return j.actions.token(int(key[1]), int(key[2])) - 0.03 * t.tokens.count(int(key[2]))

    return mark


@judges("use")
def use(j: Judgement) -> Code:
    return lambda key: 0.0 if key == ("go",) else using(j, key)


@judges("afterwards")
def afterwards(j: Judgement) -> Code:
    return lambda key: 0.0 if key == ("go",) else using(j, key)


@judges("skill")
def skill(j: Judgement) -> Code:
    return lambda key: float(key == ("skill",))


@judges("main")
def main(j: Judgement) -> Code:
    card = str(j.decision.args[0])
    slot = j.t.row.index(card)
    values = forecast(j.t, slot)
    mains = j.t.data.actions[card].main
    return lambda key: j.actions.value(mains[int(key[1])].type, values[int(key[1])])


@judges("act")
def act(j: Judgement) -> Code:
    _, type, value = j.decision.args
    return lambda key: j.actions.value(str(type), int(str(value))) if key == ("act",) else j.actions.idle + 0.01


@judges("bonus")
def bonus(j: Judgement) -> Code:
    bonuses = j.t.data.actions[j.t.act.card].bonus

    def mark(key: Key) -> float:
        if key == ("done",):
            return 0.0
        points = 0.1
        for effect in bonuses[int(key[1])].effects:
            if effect.do == "action":
                points += j.actions.value(effect.type, effect.value) - j.actions.idle
            else:
                points += j.mind.effect(effect, j.hero)
        return points

    return mark


# -- ways ------------------------------------------------------------------------------------------


@judges("cross")
def cross(j: Judgement) -> Code:
    t, actions = j.t, j.actions
    hero = j.hero
    left = t.act.value - t.act.done
    area = t.heroes[hero].area

    def best(start: str, rest: float) -> float:
        scores = [
            actions.plan.sailing(hero, goal, actions.pool) - 0.05 * steps
            for goal, steps in j.mind.far(hero, start).items()
            if steps <= rest + 0.5 and t.open_area(goal)
        ]
        return max(scores, default=NEVER)

    def mark(key: Key) -> float:
        if key == ("stop",):
            return actions.plan.score(hero, area, actions.pool)
        if key[0] != "cross":  # by boat, from harbour to harbour
            return actions.plan.score(hero, str(key[1]), actions.pool) - 0.3
        border = t.map.borders[str(key[1])]
        cost = j.mind.border(hero, border)
        if j.mind.ship_sails and border.kind != LANE:  # the Ship stays behind
            t.heroes[hero].area = across(border, area)
            points = Plan(Mind(t)).now(hero) - 0.5
            t.heroes[hero].area = area
            return points
        return best(across(border, area), left - int(min(cost, FAR))) - 0.3 * (cost % 1 > 0) - 0.02

    return mark


@judges("forced")
def forced(j: Judgement) -> Code:
    area = j.t.heroes[j.hero].area
    return lambda key: j.plan.score(j.hero, across(j.t.map.borders[str(key[1])], area), j.t.heroes[j.hero].pool)


@judges("go_to")
def go_to(j: Judgement) -> Code:
    own = j.t.heroes[j.hero]
    return lambda key: j.plan.score(j.hero, own.area if key == ("stay",) else str(key[1]), own.pool)


@judges("companion")
def companion(j: Judgement) -> Code:
    goal = destination(j, j.hero)
    return lambda key: 0.3 if key == ("done",) else better(j, int(key[1]), goal)


@judges("come")
def come(j: Judgement) -> Code:
    goal = destination(j, int(str(j.decision.args[1])))
    return lambda key: better(j, j.hero, goal) if key == ("yes",) else 0.3


def destination(j: Judgement, hero: int) -> str:
    """Where a Hero who moves now is going."""
    t = j.t
    own = t.heroes[hero]
    value = t.act.value if t.acts else 2
    found = [area for area, steps in j.mind.far(hero, own.area).items() if steps <= value + 0.5 and t.open_area(area)]
    return max(found, key=lambda area: j.plan.score(hero, area, own.pool), default=own.area)


def better(j: Judgement, hero: int, goal: str) -> float:
    own = j.t.heroes[hero]
    return j.plan.score(hero, goal, own.pool) - j.plan.score(hero, own.area, own.pool)


# -- the Path --------------------------------------------------------------------------------------


@judges("tile")
def tile(j: Judgement) -> Code:
    path = Path(j.plan, j.hero)
    return lambda key: 0.2 if key == ("done",) else path.best(str(key[1]))


@judges("spot")
def spot(j: Judgement) -> Code:
    path = Path(j.plan, j.t.act.hero)
    masks = {each[:3]: each.mask for each in tile_spots(j.t, str(j.decision.args[0]))}
    return lambda key: path.spot(masks[int(key[1]), int(key[2]), int(key[3])])


@judges("gather")
def gather(j: Judgement) -> Code:
    t = j.t
    area, right = t.heroes[j.hero].area, t.right_column()
    worth = {kind: j.actions.gather(kind, t.act.value) for kind in j.actions.gatherable()}

    def mark(key: Key) -> float:
        cell = int(key[1])
        kinds = space_kinds(t, area, cell)
        points = max((worth.get(kind, 0.0) for kind in kinds), default=0.0)
        for card, colour in space_penalties(t, cell):
            if not t.act.may.get("ignore_penalty"):
                points += j.mind.worth(t.data.lists.get(f"{colour}-{card}", ()), j.hero)
        column = cell // t.rows
        return points - (0.15 if right < column <= right + 3 else 0.0) - 0.1 * (len(kinds) > 1)

    return mark


@judges("kind", "area_kind")
def kind(j: Judgement) -> Code:
    value = j.t.act.value if j.t.acts and j.t.act.type == "gather" and j.t.scene[0] == "do_gather" else 1
    return lambda key: j.plan.marginal(j.hero, str(key[1]), value)


@judges("lose")
def lose(j: Judgement) -> Code:
    return lambda key: -j.losing(str(key[1]), j.hero)


@judges("convert")
def convert(j: Judgement) -> Code:
    best = max((j.plan.marginal(j.hero, each) for each in ("building", "ore", "gossip", "magic")), default=0.0)
    return lambda key: 0.2 if key == ("done",) else best - j.losing(str(key[1]), j.hero)


@judges("again")
def again(j: Judgement) -> Code:
    return lambda key: 0.0 if key == ("done",) else 0.1 + j.plan.marginal(j.hero, str(key[1]))


@judges("share")
def share(j: Judgement) -> Code:
    return lambda key: float(key[1] == j.hero)


@judges("clear")
def clear(j: Judgement) -> Code:
    right = j.t.right_column()
    return lambda key: 0.0 if key == ("done",) else 1.0 + (int(key[1]) // j.t.rows > right)


@judges("clear_card")
def clear_card(j: Judgement) -> Code:
    return lambda key: 0.0 if key == ("done",) else sum(j.t.space(cell)[0] == key[1] for cell in j.t.gathered)


@judges("space")
def space(j: Judgement) -> Code:
    """Gains first, so that a loss finds something; healing last."""
    order = {"xp": 3.0, "finding": 2.0, "red": 1.0, "yellow": 1.0, "heal": 0.0}
    return lambda key: max((order.get(icon, 2.5) for icon in j.t.space(int(key[1]))[1]), default=4.0)


@judges("ignore")
def ignore(j: Judgement) -> Code:
    return lambda key: float(key == ("ignore",))


# -- Locations -------------------------------------------------------------------------------------


@judges("assign")
def assign(j: Judgement) -> Code:
    """To assign nothing costs nothing but the turn."""
    value = j.t.act.value
    return lambda key: j.actions.idle + 0.01 if key == ("nothing",) else j.actions.assign(str(key[1]), value)


@judges("put")
def put(j: Judgement) -> Code:
    t = j.t
    name = t.act.at
    needs = box_of(t, name).needs
    lack = j.plan.needs(name)
    free = bool(needs.open or needs.distrust)
    some = sum(lack.values())

    def mark(key: Key) -> float:
        if key == ("enough",):
            return 0.0
        resource = str(key[1])
        if free:
            return 1.0 if some > 0 else -0.5
        if lack.get(resource, 0) > 0:
            return 5.0 - 0.2 * j.losing(resource, j.hero)
        if lack.get("any", 0) > 0 or (t.act.may.get("wild") and some > 0 and not t.heroes[j.hero].pool.get(resource)):
            return 3.0 - j.losing(resource, j.hero)
        if t.act.may.get("wild") and some > 0:
            return 1.5 - j.losing(resource, j.hero)
        return -1.0

    return mark


@judges("hoard")
def hoard(j: Judgement) -> Code:
    kind = str(j.decision.args[1])
    return lambda key: float(j.t.heroes[int(key[1])].pool.get(kind, 0))


@judges("sacrifice")
def sacrifice(j: Judgement) -> Code:
    return lambda key: j.actions.sacrifice(str(key[1]), j.t.act.value)


@judges("trust")
def trust(j: Judgement) -> Code:
    """Ask for trust when the die is likely to grant it."""
    t = j.t
    name = str(j.decision.args[0])
    needs = box_of(t, name).needs
    lying = sum(t.on_box.get(name, {}).values()) + ("keys" in t.flags)
    faces = t.data.dice[needs.distrust].faces
    chance = sum(t.data.tiles[face.white].size <= lying for face in faces) / len(faces)
    more = any(t.heroes[each].pool.get(kind) for each in t.here(t.act.hero) for kind in needs.of)
    late = j.mind.turns_left < 2
    enough = 0.8 if more else 0.5
    return lambda key: float((key == ("resolve",)) == (chance >= enough or (late and chance > 0)))


@judges("off")
def off(j: Judgement) -> Code:
    return lambda key: -j.mind.kind(str(key[1]))


# -- Wounds, Experience ----------------------------------------------------------------------------


@judges("wound_shape")
def shape(j: Judgement) -> Code:
    return lambda key: wound_shape(j.t, j.hero, str(key[1]))


@judges("wound")
def wound(j: Judgement) -> Code:
    spots = {each[:3]: each for each in wound_spots(j.t, j.hero, str(j.decision.args[1]))}
    return lambda key: wound_place(j.t, j.hero, spots[int(key[1]), int(key[2]), int(key[3])])


@judges("heal")
def heal(j: Judgement) -> Code:
    wounds = j.t.heroes[j.hero].wounds
    return lambda key: -1.0 if key == ("skip",) else float(j.t.data.tiles[wounds[int(key[1])][0]].size)


@judges("xp")
def xp(j: Judgement) -> Code:
    own = j.t.heroes[j.hero]
    wanted = {"dial": 1.3 + j.mind.aims.combat, "track": 1.0}

    def mark(key: Key) -> float:
        level = getattr(own, str(key[0]))
        return 0.2 if level >= LEVELS else wanted[str(key[0])] - 0.3 * level

    return mark


# -- effects ---------------------------------------------------------------------------------------


@judges("option")
def option(j: Judgement) -> Code:
    name, hero, at = (str(each) for each in j.decision.args)
    listed, _, index = name.rpartition("/")
    options = j.t.data.lists[listed][int(index)].options
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
    effect = j.t.data.lists[listed][int(index)]
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
    new = j.t.data.actions[str(j.decision.args[0])]

    def mark(key: Key) -> float:
        if key == ("keep",):
            return 0.0
        old = j.t.data.actions[str(key[1])]
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


__all__ = ["JUDGES", "Judgement"]
