"""What questions and events are called. The words themselves are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature

from ....kernel import Decision, Message, Ref, Told
from ....kernel.messages import Said, named
from ..content import Effect
from ..scenes import scene
from ..state import State
from .effects import EffectWords, cost, own


def _ref(kind: str) -> Callable[[str | int], Ref]:
    return lambda id: Ref(f"th-{kind}-{id}")


SAID: dict[str, Callable[[str | int], Ref]] = {
    "hero": lambda id: Ref(f"th-hero-{id}", "short"),
    "other": lambda id: Ref(f"th-hero-{id}", "short"),
    "kind": _ref("resource"),
    "shape": _ref("tile"),
    "tier": _ref("tier"),
    "colour": _ref("die"),
    "penalty": _ref("icon"),
    "item": _ref("item"),
    "action": _ref("action"),
    "new": _ref("action"),
    "enemy": _ref("enemy"),
    "terrain": _ref("terrain"),
    "finding": _ref("finding"),
    "event": _ref("event"),
    "type": _ref("type"),
    "place": own,
    "goal": own,
    "guest": own,
}
EVENTS: dict[str, tuple[str, ...]] = {
    "died": ("hero",),
    "wounded": ("hero", "shape"),
    "die": ("hero", "colour", "shape"),
    "healed": ("hero", "shape"),
    "level": ("hero", "side", "number"),
    "threat": ("hero", "number"),
    "calmed": ("hero", "number"),
    "gained": ("hero", "kind", "number"),
    "lost": ("hero", "kind", "number"),
    "unmet": ("hero",),
    "refreshed": ("hero",),
    "item": ("hero", "item"),
    "lost_item": ("hero", "item"),
    "used_item": ("hero", "item"),
    "scrapped": ("hero", "item"),
    "finding": ("hero", "finding"),
    "enemy": ("place", "tier"),
    "enemy_moved": ("place", "goal", "tier"),
    "raised": ("place", "tier"),
    "lowered": ("place", "tier"),
    "removed": ("place", "tier"),
    "blocked": ("place", "goal"),
    "unblocked": ("place", "goal"),
    "raised_cost": ("place", "kind"),
    "goal": ("place",),
    "goal_off": ("place",),
    "track": ("number",),
    "new_card": ("action",),
    "replaced": ("action", "new"),
    "special_card": ("place",),
    "round": ("round",),
    "next_round": ("round",),
    "token": ("hero", "action"),
    "skill": ("hero",),
    "ignored": ("hero", "penalty"),
    "laid": ("hero", "shape"),
    "terrain": ("terrain",),
    "gathered": ("hero", "terrain"),
    "moved": ("hero", "place"),
    "assigned": ("hero", "place", "kind"),
    "resolved": ("hero", "place"),
    "fights": ("hero", "place", "tier"),
    "enemy_card": ("enemy",),
    "rolled": (),
    "rerolled": ("shape",),
    "struck": ("hero", "shape"),
    "lost_combat": ("hero", "number"),
    "won_combat": ("hero",),
    "paragraph": ("place", "number"),
    "thread": ("place", "number"),
    "read": ("place",),
    "time": (),
    "icon": ("place",),
    "shielded": ("place",),
    "event": ("event",),
    "flag": ("place",),
    "ending": ("place",),
    "trust_roll": ("hero", "place", "result", "number"),
    "ships": ("place", "number", "left"),
    "ships_lost": ("place", "number", "left"),
    "sailed": ("hero", "place"),
    "turned_dark": ("place",),
    "turned_light": ("place",),
    "reflection_gone": ("hero",),
    "hero": ("hero",),
    "first": ("hero",),
    "turned_up": ("place", "guest"),
    "in_tow": ("hero", "guest"),
    "waits": ("guest", "place"),
    "aboard": ("guest",),
    "dismissed": ("guest",),
    "seated": ("guest",),
    "sits": ("hero",),
    "ship": ("place",),
    "seal": ("place",),
    "innocent": ("place",),
    "thief_found": ("place",),
    "fleet_sails": ("place", "goal"),
    "ship_sunk": ("place", "left"),
    "fleet_gone": ("place",),
    "unseen": ("place",),
    "hunted": ("place",),
}


def event(happened: Told) -> Message:
    name = happened.name
    args = named(EVENTS[name], happened.args, SAID)
    if name == "rolled":
        args["shapes"] = tuple(Ref(f"th-tile-{shape}") for shape in happened.args)
    return Message(f"th-tell-{name}_border" if "goal" in args and name in BLOCKS else f"th-tell-{name}", args)


BLOCKS = ("blocked", "unblocked")  # a Border is named by the two Areas that it parts


# -- questions -------------------------------------------------------------------------------------

# Where the Hero that a question concerns stands among its arguments.
FIRST = (
    *("token", "bonus", "act", "afterwards", "use", "skill", "choose_item", "craft", "scrap", "convert"),
    *("cross", "companion", "come", "forced", "go_to", "gate", "sail", "ferry", "scree", "aboard", "voyage"),
    *("tile", "space", "ignore", "again", "gather", "share", "assign", "put", "whose", "hoard", "consent"),
    *("sacrifice", "foe", "before_roll", "after_roll", "wound_shape", "wound", "heal", "xp", "lose", "lose_item"),
    *("thanks", "wake", "shake_off", "waiting_guest", "guest_aboard"),
)
SECOND = ("option", "thread", "kind", "area_kind")
TOLD_WHY = ("who", "location", "border")  # they say what the choice is for


def prompt(t: State, decision: Decision) -> Message:
    """A question of one Hero names it: in a solo game one player has two."""
    kind, given = decision.kind, decision.args
    args: dict[str, Said] = {}
    if kind != "hero":  # that is who is still chosen
        args["hero"] = short(t, asked_hero(t, decision))
    if t.acts:
        args["value"] = t.act.value
        args["left"] = max(0, t.act.value - t.act.done)
    if kind in ("consent", "come"):
        args["other"] = short(t, int(str(given[1])))
    if kind in ("whose", "hoard"):
        args["kind"] = SAID["kind"](str(given[1]))
    elif kind == "consent":
        args["kind"] = SAID["kind"](str(given[2]))
    elif kind == "act":
        args |= {"type": SAID["type"](str(given[1])), "value": int(str(given[2]))}
    elif kind in ("replace", "beside"):
        args["action"] = SAID["action"](str(given[0]))
    elif kind in ("wound", "spot", "fight_spot"):
        args["shape"] = SAID["shape"](str(given[-1]))
    elif kind == "ignore":
        args["penalty"] = SAID["penalty"](str(given[1]))
    elif kind == "trust":
        args["place"] = own(t.word("location", str(given[0]).rpartition("-")[0]))
    elif kind == "pay":
        effect, words = named_effect(t, str(given[0])), effect_words(t)
        args |= {"cost": cost(effect.cost), "effects": words.effects(effect.then)}
        if effect.else_:
            return Message("th-ask-pay_else", {**args, "else": words.effects(effect.else_)})
    elif kind in TOLD_WHY and (running := _running_effect(t)) is not None:
        if kind == "who" and (wanted := _asked_of_all(running)):
            return Message("th-ask-who_pays", {**args, "kind": SAID["kind"](wanted)})
        return Message(f"th-ask-{kind}_for", {**args, "effect": effect_words(t).plain(running)})
    return Message(f"th-ask-{kind}", args)


def asked_hero(t: State, decision: Decision) -> int:
    """The Hero that a question concerns: it is named, or it is the one of the seat, or of the running scene."""
    if decision.kind in FIRST:
        return int(str(decision.args[0]))
    if decision.kind in SECOND:
        return int(str(decision.args[1]))
    if t.n > 1:
        return decision.seat
    parameters = list(signature(scene.by_name[str(t.scene[0])]).parameters)
    return int(t.scene[parameters.index("hero")]) if "hero" in parameters else t.chooser


def short(t: State, hero: int) -> Ref:
    return SAID["hero"](t.heroes[hero].id)


def effect_words(t: State) -> EffectWords:
    return EffectWords(t.content, t.adventure)


def named_effect(t: State, name: str) -> Effect:
    """`par-3/0`: the effect that a list has there."""
    listed, _, index = name.rpartition("/")
    return t.content.lists[listed][int(index)]


def _running_effect(t: State) -> Effect | None:
    """The effect that the rules are at."""
    if t.scene[0] in ("effects", "one_effect"):
        return t.content.lists[str(t.scene[1])][int(t.scene[2])]
    return named_effect(t, str(t.scene[1])) if t.scene[0] == "for_hero" else None


def _asked_of_all(effect: Effect) -> str:
    """The kind of Resource that the group has to give, one Hero after the other (TH-2.6)."""
    if effect.do == "pay_together":
        return next(iter(effect.cost))
    return str(effect.what) if effect.do == "lose" and effect.who == "group" else ""
