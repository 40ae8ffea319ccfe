"""What options are called that take more than their fields: the question, and what the rules say of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, singledispatch

from ....kernel import Decision, Key, Message, Ref
from ....kernel.messages import Said
from ..asking import Ask
from ..choices import (
    Bonus,
    Branch,
    Clear,
    Critical,
    Cross,
    EnemyCard,
    From,
    Gather,
    Heal,
    Instead,
    Lay,
    Leaving,
    Main,
    MarkedFoe,
    Next,
    OnDie,
    Option,
    Pay,
    PutToken,
    Refresh,
    Space,
    TerrainCard,
    TheBorder,
    TheBox,
    Thread,
    UseSkill,
)
from ..combat.grid import die_shape, fight_grid, fight_icons, fight_space
from ..content import RESOURCES
from ..content.parts import alternatives
from ..geometry import Turned, at_origin, turns
from ..hero.skills import refresh_cost
from ..map.boxes import box_of, lacking, location_of, price
from ..map.move import cost as crossings
from ..named import short, word
from ..rounds.action import begun, value_of
from ..rounds.event_card import counts_as
from ..state import BESIDE, State
from .effects import EffectWords, cost, resource


def option(t: State, decision: Decision, key: Key) -> Message:
    """A thing to choose, said with what a player needs to choose it."""
    assert isinstance(key, Option)
    return said(key, t, decision)


@singledispatch
def said(key: Option, t: State, decision: Decision) -> Message:
    return key.say(t, decision.seat, decision.kind)


def own(t: State, kind: str, id: str | int) -> Ref:
    return Ref(f"th-{t.adventure}-{kind}-{id}")


def asked(t: State, decision: Decision) -> int:
    """The Hero whom the question concerns."""
    assert isinstance(decision.question, Ask)
    return decision.question.hero(t, decision)


@said.register
def _(key: Leaving, t: State, decision: Decision) -> Message:
    """What it means to leave it, the question says."""
    assert isinstance(decision.question, Ask)
    return Message(f"{decision.question.prefix}-do-{key.tag}_{decision.kind}")


@said.register
def _(key: Pay, t: State, decision: Decision) -> Message:
    if decision.kind != "pay":
        return Message("th-do-pay")
    return Message("th-do-pay_cost", {"cost": cost(t.content.effects[str(decision.args[1])].price())})


# -- Heroes ----------------------------------------------------------------------------------------


@said.register
def _(key: From, t: State, decision: Decision) -> Message:
    return Message("th-do-from", {"hero": short(t.heroes[key.hero].id), "kind": word("resource", decision.args[1])})


@said.register
def _(key: Instead, t: State, decision: Decision) -> Message:
    spent, wanted = word("resource", key.kind), word("resource", decision.args[1])
    return Message("th-do-instead", {"hero": short(t.heroes[key.hero].id), "kind": spent, "wanted": wanted})


@said.register
def _(key: Heal, t: State, decision: Decision) -> Message:
    """Wounds of one shape are told apart by where they lie."""
    hero = asked(t, decision)
    shape, mask = t.heroes[hero].wounds[key.wound]
    x, y = divmod((mask & -mask).bit_length() - 1, t.wound_grid(hero).height)
    return Message("th-do-heal", {"shape": word("tile", shape), "x": x + 1, "y": y + 1})


@said.register
def _(key: UseSkill, t: State, decision: Decision) -> Message:
    hero = t.content.heroes[t.heroes[asked(t, decision)].id]
    return Message("th-do-skill", {"skill": word("skill", hero.skill.id)})


@said.register
def _(key: Refresh, t: State, decision: Decision) -> Message:
    return Message("th-do-refresh", {"cost": cost(refresh_cost(t, asked(t, decision)))})


# -- the Row ---------------------------------------------------------------------------------------


@said.register
def _(key: PutToken, t: State, decision: Decision) -> Message:
    origin = word("action", t.row[key.slot]) if key.slot != BESIDE else Ref("th-beside")
    return Message("th-do-put_token", {"action": word("action", t.row[key.to]), "from": origin})


@said.register
def _(key: Main, t: State, decision: Decision) -> Message:
    """A Main Action with the value that it would have, Bonuses included."""
    card = str(decision.args[1])
    main = t.content.actions[card].main[key.which]
    value = value_of(t, begun(t, t.row.index(card), main, t.active))
    return Message("th-do-main", {"type": word("type", main.type), "value": value})


@said.register
def _(key: Bonus, t: State, decision: Decision) -> Message:
    bonus = t.content.actions[t.act.card].bonus[key.which]
    apart = tuple(effect for effect in bonus.effects if not effect.grants())
    words = EffectWords(t.content, t.adventure).effects(apart)
    return Message("th-do-bonus", {"mode": Ref(f"th-mode-{bonus.mode}"), "effects": words})


# -- the Map ---------------------------------------------------------------------------------------


@said.register
def _(key: Cross, t: State, decision: Decision) -> Message:
    border = t.map.borders[key.border]
    goal = border.across(t.heroes[asked(t, decision)].area)
    args: dict[str, Said] = {"place": own(t, "area", goal), "kind": Ref(f"th-border-{border.kind}")}
    count = crossings(t, border) if decision.kind == "cross" else 1
    return Message("th-do-cross_many", {**args, "number": count}) if count > 1 else Message("th-do-cross", args)


@said.register
def _(key: TheBorder, t: State, decision: Decision) -> Message:
    border = t.map.borders[key.border]
    return Message("th-do-border", {"place": own(t, "area", border.a), "goal": own(t, "area", border.b)})


@said.register
def _(key: TheBox, t: State, decision: Decision) -> Message:
    """A box of a Location and what it asks for."""
    args: dict[str, Said] = {"place": own(t, "location", location_of(t, key.box))}
    needs = box_of(t, key.box).needs
    if decision.kind == "sacrifice":
        if shape := t.offerings.get(key.box) or needs.shape:
            return Message("th-do-box_sacrifice", {**args, "shape": word("tile", shape)})
        return Message("th-do-box_sacrifice_size", {**args, "size": needs.size})
    if decision.kind == "offering":
        return Message("th-do-box_offering", {**args, "type": word("type", box_of(t, key.box).action)})
    if needs.cost:
        return Message(f"th-do-box_{decision.kind}", {**args, "cost": cost(lacking(t, key.box) or price(t, key.box))})
    kinds = (needs.open,) if needs.open else needs.of
    return Message("th-do-box_open", {**args, "kinds": tuple(resource(kind) for kind in kinds)})


@said.register
def _(key: MarkedFoe, t: State, decision: Decision) -> Message:
    place = own(t, "location", key.location)
    if isinstance(key.mark, str):
        return Message("th-do-foe_card", {"place": place, "card": own(t, "card", key.mark)})
    return Message(f"th-{t.adventure}-do-foe_of", {"location": place, "hero": short(t.heroes[key.mark].id)})


# -- tiles and spaces ------------------------------------------------------------------------------


def icons_said(icons: Iterable[str]) -> tuple[Ref | Message, ...]:
    """Icons by name, several of a kind as one; alternatives with an "or" between them (TH-19.5)."""
    listed = list(icons)
    found: list[Ref | Message] = []
    for icon in dict.fromkeys(listed):
        names = tuple(Ref(f"th-{'resource' if each in RESOURCES else 'icon'}-{each}") for each in alternatives(icon))
        one = names[0] if len(names) == 1 else Message("th-or", {"first": names[0], "second": names[1]})
        number = listed.count(icon)
        found.append(one if number == 1 else Message("th-times", {"number": number, "thing": one}))
    return tuple(found) or (Ref("th-empty"),)


def covered_icons(t: State, kind: str, shape: str, key: Lay) -> list[str] | None:
    """The icons that a tile would cover there; a Wound covers none."""
    cells = [(key.x + dx, key.y + dy) for dx, dy in turns(t.content.shapes[shape])[key.turn]]
    if kind == "spot":
        found = [counts_as(t, icon) for x, y in cells for icon in t.space(x * t.rows + y)[1]]
        return [icon for icon in found if icon]
    if kind == "fight_spot":
        height = fight_grid(t)[0].height
        return [icon for x, y in cells for icon in fight_space(t, x * height + y)[1]]
    return None


@cache
def turned_how(cells: Turned, turn: int) -> tuple[bool, int]:
    """How an orientation comes about: whether the tile is flipped, and how many quarters it is turned to the right."""
    wanted = turns(cells)[turn]
    for mirror in (False, True):
        shape = [(-x, y) for x, y in cells] if mirror else list(cells)
        for quarters in range(4):
            if at_origin(shape) == wanted:
                return mirror, quarters
            shape = [(-y, x) for x, y in shape]
    raise AssertionError("every orientation is a turn or a flip")


@said.register
def _(key: Lay, t: State, decision: Decision) -> Message:
    """Where a tile would lie, counted from 1, how it is turned, and what it would cover."""
    shape = str(decision.args[1])
    cells = t.content.shapes[shape]
    args: dict[str, Said] = {"x": key.x + 1, "y": key.y + 1}
    name = "lay" if decision.kind != "wound" else "lay_wound"
    if len(turns(cells)) > 1:
        mirrored, quarters = turned_how(cells, key.turn)
        args["way"] = Ref(f"th-turned-{'flipped-' if mirrored else ''}{quarters}")
    else:
        name += "_fixed"
    icons = covered_icons(t, decision.kind, shape, key)
    if icons is not None:
        args["icons"] = icons_said(icons)
    return Message(f"th-do-{name}", args)


@said.register(Space)
@said.register(Gather)
@said.register(Clear)
def _(key: Space | Gather | Clear, t: State, decision: Decision) -> Message:
    if decision.kind == "covered":
        card, icons = fight_icons(t, key.cell)
        x, y = divmod(key.cell, fight_grid(t)[0].height)
        where = word("enemy", card)
    else:
        card, icons = t.space(key.cell)
        x, y = divmod(key.cell, t.rows)
        where = word("terrain", card)
    return Message(f"th-do-{key.tag}", {"card": where, "x": x + 1, "y": y + 1, "icons": icons_said(icons)})


@said.register
def _(key: TerrainCard, t: State, decision: Decision) -> Message:
    return Message(f"th-do-card_{decision.kind}", {"card": word("terrain", key.card)})


# -- Combat ----------------------------------------------------------------------------------------


@said.register
def _(key: OnDie, t: State, decision: Decision) -> Message:
    colour = t.fight_now.dice[key.die]
    args: dict[str, Said] = {"colour": word("die", colour), "shape": word("tile", die_shape(t, key.die))}
    if isinstance(key, Critical):
        args["new"] = word("tile", t.content.dice[colour].faces[t.fight_now.faces[key.die]].critical)
    return Message(f"th-do-{key.tag}", args)


@said.register
def _(key: EnemyCard, t: State, decision: Decision) -> Message:
    return Message(f"th-do-card_{decision.kind}", {"card": word("enemy", key.card)})


@said.register
def _(key: Next, t: State, decision: Decision) -> Message:
    return Message("th-do-next", {"card": word("enemy", t.fight_now.cards[key.which])})


# -- the story -------------------------------------------------------------------------------------


@said.register
def _(key: Branch, t: State, decision: Decision) -> Message:
    """An option of a list: the adventure's own words for it, and what it does."""
    name = str(decision.args[1])
    effects = EffectWords(t.content, t.adventure).effects(t.content.effects[name].branches[key.which].effects)
    label = t.content.labels.get(name)
    if label is None:  # cards of the box say what they do
        return Message("th-do-option", {"effects": effects})
    named = "choice" if effects else "choice_only"
    return Message(f"th-do-{named}", {"effects": effects, "label": label.option(key.which)})


@said.register
def _(key: Thread, t: State, decision: Decision) -> Message:
    page, thread = f"th-{t.adventure}-par-{decision.args[1]}", f"thread{key.which + 1}"
    return Message("th-do-thread", {"thread": Ref(page, thread), "text": Ref(page, f"{thread}_text")})
