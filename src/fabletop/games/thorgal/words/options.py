"""What the options of a question are called. The words themselves are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ....kernel import Decision, Key, Message, Ref
from ....kernel.messages import Said, named
from ..combat.combat import die_shape, fight_grid, fight_icons
from ..content import RESOURCES, nested
from ..geometry import turned_how, turns
from ..hero.skills import refresh_cost
from ..map.boxes import box_of, price
from ..map.move import cost as crossings
from ..rounds.event_card import counts_as, round_rule
from ..rounds.row import left_of
from ..rounds.turn import GRANTS, grant_all
from ..state import BESIDE, Act, State
from .effects import cost, own, resource
from .prompts import SAID, asked_hero, effect_words, named_effect, short

# What keys are made of, by verb; what needs the state to be said is in _OPTIONS.
KEYS: dict[str, tuple[str, ...]] = {
    "shape": ("shape",),
    "skip": (),
    "dial": (),
    "track": (),
    "kind": ("kind",),
    "done": (),
    "back": ("kind",),
    "take": ("item",),
    "drop": ("item",),
    "keep": (),
    "replace": ("action",),
    "left_of": ("action",),
    "right_of": ("action",),
    "item": ("item",),
    "go": (),
    "tile": ("shape",),
    "stop": (),
    "yes": (),
    "no": (),
    "nothing": (),
    "put": ("kind",),
    "enough": (),
    "roll": (),
    "add": ("colour",),
    "upgrade": ("colour",),
    "stand": (),
    "scrap": ("item",),
    "close": (),
    "leave": (),
    "resolve": (),
    "pay": (),
    "ignore": (),
    "suffer": (),
    "sail": (),
    "walk": (),
    "fare": ("kind",),
    "stow": (),
    "act": (),
    "seal": (),
    "draw_threat": (),
    "wake": (),
    "move_on": (),
    "stumble": (),
    "stay": (),
    "draw": (),
    "calm": (),
}
BY_QUESTION = ("done", "skip", "go", "keep", "close", "enough")  # what these mean, the question says


def option(t: State, decision: Decision, key: Key) -> Message:
    """A thing to choose, said with what a player needs to choose it."""
    verb = str(key[0])
    made = _OPTIONS.get(verb)
    if made is not None:
        found = made(t, decision, key)
        if found is not None:
            return found
    name = f"{verb}_{decision.kind}" if verb in BY_QUESTION else verb
    return Message(f"th-do-{name}", named(KEYS[verb], key[1:], SAID))


def _location(t: State, id: object) -> Ref:
    return own(t.word("location", str(id)))


def _area_ref(t: State, id: object) -> Ref:
    return own(t.word("area", str(id)))


def _hero_option(t: State, decision: Decision, key: Key) -> Message:
    hero = str(key[1]) if isinstance(key[1], str) else t.heroes[key[1]].id
    return Message(f"th-do-hero_{decision.kind}", {"hero": SAID["hero"](hero)})


def _put(t: State, decision: Decision, key: Key) -> Message | None:
    if decision.kind != "token":
        return None
    slot, to = int(key[1]), int(key[2])
    origin = SAID["action"](t.row[slot]) if slot != BESIDE else Ref("th-beside")
    return Message("th-do-put_token", {"action": SAID["action"](t.row[to]), "from": origin})


def _main(t: State, decision: Decision, key: Key) -> Message:
    """A Main Action with the value that it would have, Bonuses included."""
    card, slot = str(decision.args[0]), int(t.scene[2])
    main = t.content.actions[card].main[int(key[1])]
    lying = t.tokens.count(slot)
    stack = 1 if round_rule(t, "hurried_hand") else lying
    t.acts.append(Act(main.type, main.value, t.active, True, card, left_of(t, slot), stack, lying == 1))
    grant_all(t)
    value = t.acts.pop().value
    return Message(
        "th-do-main", {"type": SAID["type"](main.type), "value": max(1, value) if main.type == "move" else value}
    )


def _bonus(t: State, decision: Decision, key: Key) -> Message:
    bonus = t.content.actions[t.act.card].bonus[int(key[1])]
    apart = tuple(effect for effect in bonus.effects if effect.do not in GRANTS)
    return Message("th-do-bonus", {"mode": Ref(f"th-mode-{bonus.mode}"), "effects": effect_words(t).effects(apart)})


def _skill(t: State, decision: Decision, key: Key) -> Message:
    hero = t.content.heroes[t.heroes[asked_hero(t, decision)].id]
    return Message("th-do-skill", {"skill": Ref(f"th-skill-{hero.skill.id}")})


def _refresh(t: State, decision: Decision, key: Key) -> Message:
    return Message("th-do-refresh", {"cost": cost(refresh_cost(t, asked_hero(t, decision)))})


def _pay(t: State, decision: Decision, key: Key) -> Message | None:
    if decision.kind != "pay":
        return None
    return Message("th-do-pay_cost", {"cost": cost(named_effect(t, str(decision.args[0])).cost)})


# -- options: the Map ------------------------------------------------------------------------------


def _cross(t: State, decision: Decision, key: Key) -> Message:
    border = t.map.borders[str(key[1])]
    area = t.heroes[int(str(decision.args[0]))].area
    args: dict[str, Said] = {
        "place": _area_ref(t, border.b if border.a == area else border.a),
        "kind": Ref(f"th-border-{border.kind}"),
    }
    count = crossings(t, border) if decision.kind == "cross" else 1
    return Message("th-do-cross_many", {**args, "number": count}) if count > 1 else Message("th-do-cross", args)


def _border(t: State, decision: Decision, key: Key) -> Message:
    border = t.map.borders[str(key[1])]
    return Message("th-do-border", {"place": _area_ref(t, border.a), "goal": _area_ref(t, border.b)})


def _box(t: State, decision: Decision, key: Key) -> Message:
    """A box of a Location and what it asks for."""
    name = str(key[1])
    args: dict[str, Said] = {"place": _location(t, name.rpartition("-")[0])}
    needs = box_of(t, name).needs
    if decision.kind == "sacrifice":
        if shape := t.offerings.get(name) or needs.shape:
            return Message("th-do-box_sacrifice", {**args, "shape": SAID["shape"](shape)})
        return Message("th-do-box_sacrifice_size", {**args, "size": needs.size})
    if needs.cost:
        lying = t.on_box.get(name, {})
        lacking = {kind: number - lying.get(kind, 0) for kind, number in price(t, name).items()}
        lacking = {kind: number for kind, number in lacking.items() if number > 0} or price(t, name)
        return Message(f"th-do-box_{decision.kind}", {**args, "cost": cost(lacking)})
    kinds = (needs.open,) if needs.open else needs.of
    return Message("th-do-box_open", {**args, "kinds": tuple(resource(kind) for kind in kinds)})


def _foe(t: State, decision: Decision, key: Key) -> Message:
    place = _location(t, key[1])
    if key[0] == "group":
        return Message("th-do-group", {"place": place})
    if len(key) > 3 and isinstance(key[3], str):
        return Message("th-do-foe_card", {"place": place, "card": own(t.word("card", key[3]))})
    if len(key) > 3:
        return Message("th-do-foe_of", {"place": place, "hero": short(t, int(key[3]))})
    name = "foe" if key[0] == "foe" else f"token_{decision.kind}"
    return Message(f"th-do-{name}", {"place": place, "tier": SAID["tier"](key[2])})


def _plain_location(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"th-do-{key[0]}", {"place": _location(t, key[1])})


def _area(t: State, decision: Decision, key: Key) -> Message:
    return Message(f"th-do-{key[0]}", {"place": _area_ref(t, key[1])})


def _deed(t: State, decision: Decision, key: Key) -> Message:
    return Message("th-do-deed", {"deed": own(t.word("deed", key[1]))})


def _fleet(t: State, decision: Decision, key: Key) -> Message:
    return Message("th-do-fleet", {"place": own(t.word("card", key[1]))})


def _guest(t: State, decision: Decision, key: Key) -> Message:
    return Message("th-do-guest", {"guest": own(t.word("card", key[1]))})


def _from(t: State, decision: Decision, key: Key) -> Message:
    return Message("th-do-from", {"hero": short(t, int(key[1])), "kind": SAID["kind"](str(decision.args[1]))})


def _instead(t: State, decision: Decision, key: Key) -> Message:
    wanted, spent = SAID["kind"](str(decision.args[1])), SAID["kind"](key[2])
    return Message("th-do-instead", {"hero": short(t, int(key[1])), "kind": spent, "wanted": wanted})


# -- options: tiles and spaces ---------------------------------------------------------------------


def icons_said(icons: Iterable[str]) -> tuple[Ref | Message, ...]:
    """Icons by name, several of a kind as one; alternatives with an "or" between them (TH-19.5)."""
    listed = list(icons)
    found: list[Ref | Message] = []
    for icon in dict.fromkeys(listed):
        names = tuple(Ref(f"th-{'resource' if each in RESOURCES else 'icon'}-{each}") for each in icon.split("/"))
        said = names[0] if len(names) == 1 else Message("th-or", {"first": names[0], "second": names[1]})
        number = listed.count(icon)
        found.append(said if number == 1 else Message("th-times", {"number": number, "thing": said}))
    return tuple(found) or (Ref("th-empty"),)


def fight_space(t: State, cell: int) -> tuple[str, ...]:
    """The icons of a space of the Combat, Hearts included."""
    grid, starts = fight_grid(t)
    assert t.fight is not None
    x, y = divmod(cell, grid.height)
    place = max(i for i, start in enumerate(starts) if start <= x)
    board = t.content.boards[t.fight.cards[place]]
    return board.icons.get((x - starts[place]) * board.grid.height + y, ()) if y < board.grid.height else ()


def _lay(t: State, decision: Decision, key: Key) -> Message:
    """Where a tile would lie, counted from 1, how it is turned, and what it would cover."""
    shape = t.content.shapes[str(decision.args[-1])]
    turn, x, y = int(key[1]), int(key[2]), int(key[3])
    args: dict[str, Said] = {"x": x + 1, "y": y + 1}
    name = "lay" if decision.kind != "wound" else "lay_wound"
    if len(turns(shape)) > 1:
        mirrored, quarters = turned_how(shape, turn)
        args["way"] = Ref(f"th-turned-{'flipped-' if mirrored else ''}{quarters}")
    else:
        name += "_fixed"
    if decision.kind == "spot":
        cells = [(x + dx) * t.rows + y + dy for dx, dy in turns(shape)[turn]]
        found = (counts_as(t, icon) for cell in cells for icon in t.space(cell)[1])
        args["icons"] = icons_said(icon for icon in found if icon)
    elif decision.kind == "fight_spot":
        height = fight_grid(t)[0].height
        cells = [(x + dx) * height + y + dy for dx, dy in turns(shape)[turn]]
        args["icons"] = icons_said(icon for cell in cells for icon in fight_space(t, cell))
    return Message(f"th-do-{name}", args)


def _space(t: State, decision: Decision, key: Key) -> Message:
    cell = int(key[1])
    if decision.kind == "covered":
        card, icons = fight_icons(t, cell)
        x, y = divmod(cell, fight_grid(t)[0].height)
        where = SAID["enemy"](card)
    else:
        card, icons = t.space(cell)
        x, y = divmod(cell, t.rows)
        where = SAID["terrain"](card)
    verb = decision.kind if decision.kind in ("gather", "clear") else "space"
    return Message(f"th-do-{verb}", {"card": where, "x": x + 1, "y": y + 1, "icons": icons_said(icons)})


def _die(t: State, decision: Decision, key: Key) -> Message:
    i = int(key[1])
    assert t.fight is not None
    args: dict[str, Said] = {"colour": SAID["colour"](t.fight.dice[i]), "shape": SAID["shape"](die_shape(t, i))}
    if key[0] == "critical":
        args["new"] = SAID["shape"](t.content.dice[t.fight.dice[i]].faces[t.fight.faces[i]].critical)
    return Message(f"th-do-{key[0]}", args)


def _heal(t: State, decision: Decision, key: Key) -> Message:
    """Wounds of one shape are told apart by where they lie."""
    hero = int(str(decision.args[0]))
    shape, mask = t.heroes[hero].wounds[int(key[1])]
    x, y = divmod((mask & -mask).bit_length() - 1, t.wound_grid(hero).height)
    return Message("th-do-heal", {"shape": SAID["shape"](shape), "x": x + 1, "y": y + 1})


def _card_option(t: State, decision: Decision, key: Key) -> Message:
    said = {"enemy_card": "enemy", "clear_card": "terrain"}.get(decision.kind, "action")
    return Message(f"th-do-card_{decision.kind}", {"card": SAID[said](key[1])})


def _next(t: State, decision: Decision, key: Key) -> Message:
    assert t.fight is not None
    return Message("th-do-next", {"card": SAID["enemy"](t.fight.cards[int(key[1])])})


# -- options: the story ----------------------------------------------------------------------------


def _choice(t: State, decision: Decision, key: Key) -> Message:
    """An option of a list: the adventure's own words for it, and what it does."""
    name = str(decision.args[0])
    args: dict[str, Said] = {"effects": effect_words(t).effects(named_effect(t, name).options[int(key[1])].effects)}
    label = choice_label(t, name, int(key[1]))
    if label is None:
        return Message("th-do-option", args)
    return Message("th-do-choice" if args["effects"] else "th-do-choice_only", {**args, "label": label})


# The message of the adventure that a list of effects belongs to, by how the name of the list begins, and what its
# labels are called there.
LABELS: dict[str, Callable[[list[str]], tuple[str, str]]] = {
    "par": lambda rest: (f"par-{rest[0]}", "choice"),
    "thread": lambda rest: (f"par-{rest[0]}", f"thread{int(rest[1]) + 1}_choice"),
    "round": lambda rest: (f"round-{rest[0]}", "choice"),
    "icon": lambda rest: (f"icon-{rest[0]}", "choice"),
    "space": lambda rest: ("track", f"space{rest[0]}_choice"),
    "watch": lambda rest: (f"watch-{rest[0]}", "choice"),
    "box": lambda rest: (f"location-{rest[0]}", f"box{int(rest[1]) + 1}_choice"),
    "win": lambda rest: (f"location-{rest[0]}", f"win{int(rest[1]) + 1}_choice"),
    "lose": lambda rest: (f"location-{rest[0]}", f"lose{int(rest[1]) + 1}_choice"),
    "setup": lambda rest: ("setup", f"heroes{rest[0]}_choice"),
}


def choice_label(t: State, name: str, number: int) -> Ref | None:
    """What an adventure calls an option; cards of the box say what they do. The options of a list are counted on."""
    adventure, colon, listed = name.partition(":")
    if not colon:
        return None
    base = listed.partition("/")[0]
    before = 0
    for inner, effects in nested(f"{adventure}:{base}", t.content.lists[f"{adventure}:{base}"]):
        for i, effect in enumerate(effects):
            if f"{inner}/{i}" == name:
                kind, *rest = base.split("-")
                id, label = LABELS[kind](rest)
                return Ref(f"th-{adventure}-{id}", f"{label}{before + number + 1}")
            before += len(effect.options)
    raise AssertionError(f"{name} is no list")


def _thread(t: State, decision: Decision, key: Key) -> Message:
    number = int(str(decision.args[0]))
    page, thread = f"th-{t.word('par', number)}", f"thread{int(key[1]) + 1}"
    return Message("th-do-thread", {"thread": Ref(page, thread), "text": Ref(page, f"{thread}_text")})


_OPTIONS: dict[str, Callable[[State, Decision, Key], Message | None]] = {
    "hero": _hero_option,
    "put": _put,
    "main": _main,
    "bonus": _bonus,
    "skill": _skill,
    "refresh": _refresh,
    "pay": _pay,
    "cross": _cross,
    "border": _border,
    "box": _box,
    "foe": _foe,
    "group": _foe,
    "token": _foe,
    "location": _plain_location,
    "peek": _plain_location,
    "ask_leave": _plain_location,
    "area": _area,
    "harbour": _area,
    "deed": _deed,
    "fleet": _fleet,
    "guest": _guest,
    "from": _from,
    "instead": _instead,
    "lay": _lay,
    "space": _space,
    "gather": _space,
    "clear": _space,
    "reroll": _die,
    "blood": _die,
    "critical": _die,
    "heal": _heal,
    "card": _card_option,
    "next": _next,
    "option": _choice,
    "thread": _thread,
}
