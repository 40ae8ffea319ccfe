"""The decisions that effects ask for: options, payers, Items, places of the map."""

from __future__ import annotations

from ..choices import (
    AtLocation,
    Branch,
    Close,
    Done,
    Instead,
    Keep,
    OneHero,
    Pay,
    Replace,
    RowCard,
    Space,
    TheBorder,
    Token,
    Yes,
)
from ..choices import From as FromHero
from ..content import PENALTIES
from ..map.boxes import missing
from ..verbs.on_path import blockable
from ..verbs.story import VICTORY
from .judgement import Code, Judgement, judges

# -- effects ---------------------------------------------------------------------------------------


@judges("option")
def option(j: Judgement) -> Code:
    _, name, at = j.args
    branches = j.t.content.effects[name].branches
    type = j.t.act.type if j.t.acts else ""

    def mark(key: Branch) -> float:
        effects = branches[key.which].effects
        meant = sum(each.worth_for(type) for each in effects)
        return meant + j.mind.worth(tuple(each for each in effects if not each.for_some), j.hero, at)

    return mark


@judges("thread")
def thread(j: Judgement) -> Code:
    threads = j.t.map.paragraphs[j.args[1]].threads
    price = max(0.6, j.losing("gossip", j.hero))
    return lambda key: price if isinstance(key, Close) else j.mind.worth(threads[key.which].effects, j.hero)


@judges("pay")
def pay(j: Judgement) -> Code:
    effect = j.t.content.effects[j.args[1]]
    cost = sum(number * j.losing(kind, j.hero) for kind, number in effect.price().items())
    then, otherwise = (inner for _, _, inner in effect.inner())
    gain = j.mind.worth(then, j.hero) + (1.0 if any(each.lowers_price for each in then) else 0.0)
    return lambda key: gain - cost if isinstance(key, Pay) else j.mind.worth(otherwise, j.hero)


@judges("sole_anyway")
def sole_anyway(j: Judgement) -> Code:
    return lambda key: float(isinstance(key, Pay) == (j.t.heroes[j.hero].pool.get("magic", 0) > 2))


@judges("who")
def who(j: Judgement) -> Code:
    """The Hero for whom the effect does most."""
    effect = j.effect

    def mark(key: OneHero) -> float:
        return -float(len(j.t.heroes[key.hero].items)) if effect is None else effect.picked(j, key.hero)

    return mark


@judges("replace")
def replace(j: Judgement) -> Code:
    order = {"start": 0, "found": 1, "late": 2}
    new = j.t.content.actions[j.args[0]]

    def mark(key: Keep | Replace) -> float:
        if isinstance(key, Keep):
            return 0.0
        old = j.t.content.actions[key.action]
        marked = 1.0 if j.t.goals.get(old.id) else 0.0
        return 0.4 + order[new.tier] - order[old.tier] + marked + 0.5 * (old.main[0].type == new.main[0].type)

    return mark


@judges("whose")
def whose(j: Judgement) -> Code:
    def mark(key: FromHero | Instead) -> float:
        instead = isinstance(key, Instead)
        cost = j.losing(key.kind if isinstance(key, Instead) else j.args[1], key.hero)
        return (0.3 if key.hero == j.hero else 0.0) - cost - (2.0 if instead else 0.0)

    return mark


@judges("consent")
def consent(j: Judgement) -> Code:
    return lambda key: float(isinstance(key, Yes))


# -- Items -----------------------------------------------------------------------------------------


@judges("craft", "choose_item")
def craft(j: Judgement) -> Code:
    return lambda key: 0.0 if isinstance(key, Done) else j.actions.item(key.item)


@judges("lose_item")
def lose_item(j: Judgement) -> Code:
    return lambda key: -j.actions.item(key.item)


@judges("scrap")
def scrap(j: Judgement) -> Code:
    return lambda key: 0.0 if isinstance(key, Keep) else 1.2 - j.actions.item(key.item)


# -- the map ---------------------------------------------------------------------------------------


@judges("location")
def location(j: Judgement) -> Code:
    """Trouble goes where the party does not want to go; help to where it does."""
    sign = 1.0 if j.effect is not None and j.effect.helps_places else -1.0

    def mark(key: AtLocation) -> float:
        place = key.location
        idle = 3.0 if place in j.t.read or place in j.t.blocked else 0.0
        foes = j.mind.aims.foes.get(place, 0.0)
        return sign * (j.place(place) + foes - idle) + 0.3 * len(j.t.enemies.get(place, ()))

    return mark


@judges("remove", "lower")
def remove(j: Judgement) -> Code:
    def mark(key: Token) -> float:
        place = key.location
        blocked = any(each.location == place and each.action != "combat" for each in j.plan.targets)
        gain = j.mind.aims.foes.get(place, 0.0) + (0.5 * j.place(place) if blocked else 0.1 * j.place(place))
        return gain + 0.4 * j.t.strength(key.tier)

    return mark


@judges("raise", "move_enemy")
def raised(j: Judgement) -> Code:
    sign = 1.0 if j.decision.kind == "move_enemy" else -1.0
    return lambda key: sign * (j.place(key.location) + j.mind.aims.foes.get(key.location, 0.0))


@judges("border", "blocked")
def border(j: Judgement) -> Code:
    """The position without, or with, the Block; spaces of the Path come after Borders and Locations."""

    def mark(key: TheBorder | AtLocation | Space) -> float:
        if isinstance(key, Space):
            return -VICTORY + len(j.t.space(key.cell)[1])
        return with_changed(j, key.border if isinstance(key, TheBorder) else key.location)

    return mark


@judges("block_space")
def block_space(j: Judgement) -> Code:
    """Where a Penalty is, else where it is not in the way."""
    icons = {cell: j.t.space(cell)[1] for cell in blockable(j.t)}
    return lambda key: sum(1.0 if icon in PENALTIES else -1.0 for icon in icons[key.cell])


@judges("penalty_card")
def penalty_card(j: Judgement) -> Code:
    """The card that is left behind first."""
    return lambda key: -j.t.path.index(key.card)


@judges("row_card")
def row_card(j: Judgement) -> Code:
    """A card of a type that the Row has twice, else the one that its group needs least."""
    actions = j.t.content.actions
    types = [type for card in j.t.row for type in actions[card].types()]
    order = {"start": 0.0, "found": -0.4, "late": -0.8}
    needed = {"sacrifice": 0.0, "craft": -0.5}

    def mark(key: RowCard) -> float:
        card = actions[key.card]
        twice = all(types.count(type) > 1 for type in card.types())
        return order[card.tier] + (1.0 if twice else needed.get(card.main[0].type, -1.5))

    return mark


@judges("offering")
def offering(j: Judgement) -> Code:
    """The box that is worth most and whose price lacks most."""
    points = {each.name: each.points for each in j.plan.targets}
    return lambda key: points.get(key.box, 0.0) + 0.5 * missing(j.t, key.box)


def with_changed(j: Judgement, name: str) -> float:
    blocked = j.t.blocked
    j.t.blocked = [each for each in blocked if each != name] if name in blocked else [*blocked, name]
    points = j.world()
    j.t.blocked = blocked
    return points


@judges("box")
def box(j: Judgement) -> Code:
    points = {each.name: each.points for each in j.plan.targets}
    sign = 1.0 if j.effect is not None and j.effect.helps_places else -1.0
    return lambda key: sign * points.get(key.box, 0.0)


@judges("raised_kind")
def raised_kind(j: Judgement) -> Code:
    t = j.t
    held = {kind: sum(hero.pool.get(kind, 0) for hero in t.heroes) for kind in t.kinds()}
    return lambda key: held.get(key.kind, 0) + 0.3 * j.plan.in_sight.get(key.kind, 0)
