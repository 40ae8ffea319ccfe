"""One judge for each kind of decision of the general rules."""

from __future__ import annotations

from ..choices import (
    Act,
    Bonus,
    Cross,
    Dial,
    Done,
    Enough,
    Gather,
    Go,
    Ignore,
    Nothing,
    Option,
    PutKind,
    PutToken,
    Resolve,
    Skip,
    Stay,
    Stop,
    Track,
    UseSkill,
    Way,
    Yes,
)
from ..content import LEVELS
from ..hero.body import wound_spots
from ..map.boxes import box_of
from ..path.journey import tile_spots
from ..rounds.action import forecast
from ..story.moments import trust_needed
from . import combat_judges as combat_judges
from . import effect_judges as effect_judges
from .actions import space_kinds, space_penalties
from .items import using
from .judgement import JUDGES, Code, Judgement, judges
from .mind import FAR, Mind
from .plan import PATIENCE, Plan
from .tiles import Path, first_resolved, wound_place, wound_shape

NEVER = -FAR


# -- tokens and actions ----------------------------------------------------------------------------


@judges("token")
def token(j: Judgement) -> Code:
    t = j.t

    def mark(key: Option) -> float:
        if not isinstance(key, PutToken):
            return j.actions.idle / PATIENCE + using(j, key) if using(j, key) > 0 else NEVER
        return j.actions.token(key.slot, key.to) - 0.03 * t.tokens.count(key.to)

    return mark


@judges("use")
def use(j: Judgement) -> Code:
    return lambda key: 0.0 if isinstance(key, Go) else using(j, key)


@judges("afterwards")
def afterwards(j: Judgement) -> Code:
    return lambda key: 0.0 if isinstance(key, Go) else using(j, key)


@judges("skill")
def skill(j: Judgement) -> Code:
    return lambda key: float(isinstance(key, UseSkill))


@judges("main")
def main(j: Judgement) -> Code:
    card = j.args[1]
    values = forecast(j.t, j.t.row.index(card))
    mains = j.t.content.actions[card].main
    return lambda key: j.actions.value(mains[key.which].type, values[key.which])


@judges("act")
def act(j: Judgement) -> Code:
    _, type, value = j.args
    return lambda key: j.actions.value(type, value) if isinstance(key, Act) else j.actions.idle + 0.01


@judges("bonus")
def bonus(j: Judgement) -> Code:
    bonuses = j.t.content.actions[j.t.act.card].bonus

    def mark(key: Done | Bonus) -> float:
        if isinstance(key, Done):
            return 0.0
        points = 0.1
        for effect in bonuses[key.which].effects:
            if further := effect.further_action():
                points += j.actions.value(*further) - j.actions.idle
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
            actions.arrival(goal) / PATIENCE - 0.05 * steps
            for goal, steps in j.mind.walk(hero, start, rest).items()
            if t.open_area(goal)
        ]
        return max(scores, default=NEVER)

    def mark(key: Cross | Way | Stop) -> float:
        if isinstance(key, Stop):
            return actions.arrival(area) / PATIENCE
        if isinstance(key, Way):
            return actions.arrival(key.area) / PATIENCE - 0.3
        border = t.map.borders[key.border]
        cost = j.mind.border(hero, border)
        if j.mind.ship_sails and not j.mind.is_lane(border):  # the Ship stays behind
            t.heroes[hero].area = border.across(area)
            points = Plan(Mind(t)).now(hero) - 0.5
            t.heroes[hero].area = area
            return points
        return best(border.across(area), left - int(min(cost, FAR))) - 0.3 * (cost % 1 > 0) - 0.02

    return mark


@judges("forced")
def forced(j: Judgement) -> Code:
    area = j.t.heroes[j.hero].area
    return lambda key: j.plan.score(j.hero, j.t.map.borders[key.border].across(area), j.t.heroes[j.hero].pool)


@judges("go_to")
def go_to(j: Judgement) -> Code:
    own = j.t.heroes[j.hero]
    return lambda key: j.plan.score(j.hero, own.area if isinstance(key, Stay) else key.area, own.pool)


@judges("companion")
def companion(j: Judgement) -> Code:
    goal = destination(j, j.hero)
    return lambda key: 0.3 if isinstance(key, Done) else better(j, key.hero, goal)


@judges("come")
def come(j: Judgement) -> Code:
    goal = destination(j, j.args[1])
    return lambda key: better(j, j.hero, goal) if isinstance(key, Yes) else 0.3


def destination(j: Judgement, hero: int) -> str:
    """Where a Hero who moves now is going."""
    t = j.t
    own = t.heroes[hero]
    value = t.act.value if t.acts else 2
    found = [area for area in j.mind.walk(hero, own.area, value) if t.open_area(area)]
    return max(found, key=lambda area: j.plan.score(hero, area, own.pool), default=own.area)


def better(j: Judgement, hero: int, goal: str) -> float:
    own = j.t.heroes[hero]
    return j.plan.score(hero, goal, own.pool) - j.plan.score(hero, own.area, own.pool)


# -- the Path --------------------------------------------------------------------------------------


@judges("tile")
def tile(j: Judgement) -> Code:
    path = Path(j.plan, j.hero)
    return lambda key: 0.2 if isinstance(key, Done) else path.best(key.shape)


@judges("spot")
def spot(j: Judgement) -> Code:
    path = Path(j.plan, j.t.act.hero)
    masks = {each[:3]: each.mask for each in tile_spots(j.t, j.args[1])}
    return lambda key: path.spot(masks[key.turn, key.x, key.y])


@judges("gather")
def gather(j: Judgement) -> Code:
    t = j.t
    area, right = t.heroes[j.hero].area, t.right_column()
    worth = {kind: j.actions.gather(kind, t.act.value) for kind in j.actions.gatherable()}

    def mark(key: Gather) -> float:
        cell = key.cell
        kinds = space_kinds(t, area, cell)
        points = max((worth.get(kind, 0.0) for kind in kinds), default=0.0)
        for card, colour in space_penalties(t, cell):
            if not t.act.may.get("ignore_penalty"):
                points += j.mind.worth(t.content.lists.get(f"{colour}-{card}", ()), j.hero)
        column = cell // t.rows
        return points - (0.15 if right < column <= right + 3 else 0.0) - 0.1 * (len(kinds) > 1)

    return mark


@judges("kind", "area_kind")
def kind(j: Judgement) -> Code:
    value = j.t.act.value if j.t.acts and j.t.act.type == "gather" and j.t.scene[0] == "do_gather" else 1
    return lambda key: j.plan.marginal(j.hero, key.kind, value)


@judges("lose")
def lose(j: Judgement) -> Code:
    return lambda key: -j.losing(key.kind, j.hero)


@judges("convert")
def convert(j: Judgement) -> Code:
    best = max((j.plan.marginal(j.hero, each) for each in ("building", "ore", "gossip", "magic")), default=0.0)
    return lambda key: 0.2 if isinstance(key, Done) else best - j.losing(key.kind, j.hero)


@judges("again")
def again(j: Judgement) -> Code:
    return lambda key: 0.0 if isinstance(key, Done) else 0.1 + j.plan.marginal(j.hero, key.kind)


@judges("share")
def share(j: Judgement) -> Code:
    return lambda key: float(key.hero == j.hero)


@judges("clear")
def clear(j: Judgement) -> Code:
    right = j.t.right_column()
    return lambda key: 0.0 if isinstance(key, Done) else 1.0 + (key.cell // j.t.rows > right)


@judges("clear_card")
def clear_card(j: Judgement) -> Code:
    return lambda key: 0.0 if isinstance(key, Done) else sum(j.t.space(each)[0] == key.card for each in j.t.gathered)


@judges("space")
def space(j: Judgement) -> Code:
    return lambda key: first_resolved(j.t.space(key.cell)[1])


@judges("ignore")
def ignore(j: Judgement) -> Code:
    return lambda key: float(isinstance(key, Ignore))


# -- Locations -------------------------------------------------------------------------------------


@judges("assign")
def assign(j: Judgement) -> Code:
    """To assign nothing costs nothing but the turn."""
    value = j.t.act.value
    return lambda key: j.actions.idle + 0.01 if isinstance(key, Nothing) else j.actions.assign(key.box, value)


@judges("put")
def put(j: Judgement) -> Code:
    t = j.t
    name = t.act.at
    needs = box_of(t, name).needs
    lack = j.plan.needs(name)
    free = bool(needs.open or needs.distrust)
    some = sum(lack.values())

    def mark(key: PutKind | Enough) -> float:
        if isinstance(key, Enough):
            return 0.0
        resource = key.kind
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
    return lambda key: float(j.t.heroes[key.hero].pool.get(j.args[1], 0))


@judges("sacrifice")
def sacrifice(j: Judgement) -> Code:
    return lambda key: j.actions.sacrifice(key.box, j.t.act.value)


@judges("trust")
def trust(j: Judgement) -> Code:
    """Ask for trust when the die is likely to grant it."""
    t = j.t
    name = j.args[1]
    needs = box_of(t, name).needs
    lying = sum(t.on_box.get(name, {}).values())
    faces = t.content.dice[needs.distrust].faces
    chance = sum(trust_needed(t, t.content.tiles[face.white].size) <= lying for face in faces) / len(faces)
    more = any(t.heroes[each].pool.get(kind) for each in t.here(t.act.hero) for kind in needs.of)
    late = j.mind.turns_left < 2
    enough = 0.8 if more else 0.5
    return lambda key: float(isinstance(key, Resolve) == (chance >= enough or (late and chance > 0)))


@judges("off")
def off(j: Judgement) -> Code:
    return lambda key: -j.mind.kind(key.kind)


# -- Wounds, Experience ----------------------------------------------------------------------------


@judges("wound_shape")
def shape(j: Judgement) -> Code:
    return lambda key: wound_shape(j.t, j.hero, key.shape)


@judges("wound")
def wound(j: Judgement) -> Code:
    spots = {each[:3]: each for each in wound_spots(j.t, j.hero, j.args[1])}
    return lambda key: wound_place(j.t, j.hero, spots[key.turn, key.x, key.y])


@judges("heal")
def heal(j: Judgement) -> Code:
    wounds = j.t.heroes[j.hero].wounds
    return lambda key: -1.0 if isinstance(key, Skip) else float(j.t.content.tiles[wounds[key.wound][0]].size)


@judges("xp")
def xp(j: Judgement) -> Code:
    own = j.t.heroes[j.hero]

    def mark(key: Dial | Track) -> float:
        level, wanted = (own.dial, 1.3 + j.mind.aims.combat) if isinstance(key, Dial) else (own.track, 1.0)
        return 0.2 if level >= LEVELS else wanted - 0.3 * level

    return mark


__all__ = ["JUDGES", "Judgement"]
