"""What effects say: a message for each, with its numbers, names and conditions. The words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel import Message, Ref
from ....kernel.messages import Said
from ..content import ANY, Condition, Content, Effect, Effects, Place
from ..verbs.walk import EACH

Word = Callable[[str, "str | int"], str]  # the name of a thing of the adventure: kind and id -> what follows "th-"
HERE, ANYWHERE = "here", ("", ANY)


def own(name: str | int) -> Ref:
    """A thing of the adventure, by its whole name."""
    return Ref(f"th-{name}")


def resource(kind: str) -> Ref:
    return Ref(f"th-resource-{kind}")


def cost(price: Mapping[str, int]) -> tuple[Message, ...]:
    """2 Ore, 1 Magic"""
    return tuple(
        Message("th-some_any", {"number": number})
        if kind == ANY
        else Message("th-some", {"number": number, "kind": resource(kind)})
        for kind, number in price.items()
    )


class EffectWords:
    """The words of effects at one table: things of the adventure have names of their own."""

    def __init__(self, content: Content, adventure: str) -> None:
        self.content = content
        self.adventure = adventure

    def word(self, kind: str, id: str | int) -> Ref:
        return own(f"{self.adventure}-{kind}-{id}")

    def effects(self, listed: Effects) -> tuple[Message, ...]:
        return tuple(self.effect(each) for each in listed)

    def effect(self, effect: Effect) -> Message:
        """Whom it concerns, if not just you; under what condition; what it does."""
        said = self.plain(effect)
        if effect.do in EACH and effect.who != "you":
            said = Message("th-effect-for", {"who": Ref(f"th-who-{effect.who}"), "effect": said})
        if effect.if_ is not None:
            said = Message("th-effect-if", {"if": self.condition(effect.if_), "then": said})
        return said

    def plain(self, effect: Effect) -> Message:
        made = _SAID.get(effect.do)
        found = made(self, effect) if made is not None and isinstance(effect.n, int) else None
        return found if found is not None else Message(f"th-verb-{effect.do}")

    # -- places ------------------------------------------------------------------------------------

    def place(self, place: Place | None) -> Ref | Message | None:
        """Where, or nothing if it may be anywhere."""
        if place is None:
            return None
        if place.id not in ANYWHERE:
            return Ref("th-place-here") if place.id == HERE else self.word("location", place.id)
        if runes := (place.rune,) if place.rune else place.runes:
            return Message("th-place-runes", {"runes": ", ".join(runes)})
        if place.area_of:
            return Ref(f"th-place-{place.area_of}")
        if place.area in ("yours", "yours_or_adjacent", "highest_open"):
            return Ref(f"th-place-{place.area}")
        return self.word("area", place.area) if place.area else None

    def placed(self, name: str, args: dict[str, Said], at: Place | None) -> Message:
        where = self.place(at)
        placed: dict[str, Said] = {"placed": "no"} if where is None else {"placed": "yes", "where": where}
        return Message(f"th-effect-{name}", {**args, **placed})

    # -- conditions --------------------------------------------------------------------------------

    def condition(self, condition: Condition) -> Message:
        parts = [self.condition(each) for each in condition.all_]
        parts += list(self._tests(condition))
        if condition.any_:
            options = tuple(self.condition(each) for each in condition.any_)
            parts.append(Message("th-if-any", {"conditions": options}))
        if len(parts) == 1:
            return parts[0]
        return Message("th-if-all", {"conditions": tuple(parts)}) if parts else Message("th-if-other")

    def _tests(self, c: Condition) -> list[Message]:
        found: list[Message] = []
        numbers = {
            "read": c.read,
            "not_read": c.not_read,
            "uncovered_penalties": c.uncovered_penalties,
            "any_threat": c.any_threat,
            "threat": c.threat,
            "tokens_here": c.tokens_here,
            "borders": c.borders,
            "assigned": c.assigned,
        }
        found += [Message(f"th-if-{name}", {"number": number}) for name, number in numbers.items() if number]
        for name, space in (("track_min", c.track_min), ("track_max", c.track_max)):
            if space is not None:
                found.append(Message(f"th-if-{name}", {"number": space}))
        for name, flag in (("flag", c.flag), ("not_flag", c.not_flag)):
            if flag:
                found.append(Message(f"th-if-{name}", {"flag": self.word("flag", flag)}))
        if c.read_at_least is not None:
            listed = ", ".join(str(number) for number in c.read_at_least.of)
            found.append(Message("th-if-read_at_least", {"number": c.read_at_least.n, "list": listed}))
        if c.enemies is not None:
            where = self.place(c.enemies.at) or Ref("th-place-anywhere")
            if c.enemies.max is None:
                found.append(Message("th-if-enemies_min", {"number": c.enemies.min, "where": where}))
            else:
                found.append(Message("th-if-enemies_max", {"number": c.enemies.max, "where": where}))
        if c.resolved:
            found.append(Message("th-if-resolved"))
        if c.skill:
            found.append(Message(f"th-if-skill_{c.skill}"))
        if c.area is not None and c.area.enemy is not None:
            found.append(Message("th-if-enemy_here" if c.area.enemy else "th-if-no_enemy_here"))
        return found


# -- the verbs -------------------------------------------------------------------------------------

Made = Callable[[EffectWords, Effect], "Message | None"]


def _counted(name: str) -> Made:
    """A verb that says how many, and nothing else."""
    return lambda words, e: Message(f"th-effect-{name}", {"number": int(e.n)})


def _resources(name: str) -> Made:
    def made(words: EffectWords, e: Effect) -> Message:
        if isinstance(e.what, tuple):
            kinds = tuple(resource(kind) for kind in e.what)
            return Message(f"th-effect-{name}_of", {"number": int(e.n), "kinds": kinds})
        return Message(f"th-effect-{name}", {"number": int(e.n), "kind": resource(e.what)})

    return made


def _heal(words: EffectWords, e: Effect) -> Message:
    if not e.size:
        return Message(f"th-effect-{e.do}", {"number": int(e.n)})
    return Message(f"th-effect-{e.do}_size", {"number": int(e.n), "size": e.size})


def _xp(words: EffectWords, e: Effect) -> Message:
    return Message("th-effect-xp", {"number": int(e.n), "side": e.kind or "any"})


def _wound(words: EffectWords, e: Effect) -> Message:
    args: dict[str, Said] = {"number": int(e.n)}
    if e.die:
        return Message("th-effect-wound_die", {"colour": Ref(f"th-die-{e.die}")})
    if e.threat:
        return Message("th-effect-wound_threat", args)
    if e.shape:
        return Message("th-effect-wound_shape", {**args, "shape": Ref(f"th-tile-{e.shape}")})
    return Message("th-effect-wound_size", {**args, "size": e.size})


def _track(words: EffectWords, e: Effect) -> Message:
    way = "right" if int(e.n) > 0 else "left"
    return Message(f"th-effect-track_{way}", {"number": abs(int(e.n))})


def _action(words: EffectWords, e: Effect) -> Message:
    return Message("th-effect-action", {"type": Ref(f"th-type-{e.type}"), "value": e.value})


def _plus(words: EffectWords, e: Effect) -> Message:
    number = int(e.n)
    return Message("th-effect-plus", {"number": f"+{number}" if number >= 0 else f"−{-number}"})


def _card(words: EffectWords, e: Effect) -> Message:
    return Message("th-effect-gain_card", {"card": Ref(f"th-action-{e.card}")})


def _special(words: EffectWords, e: Effect) -> Message | None:
    tale = words.content.adventures[words.adventure]
    for each in tale.special_actions:
        if each.letter == e.letter:
            return Message("th-effect-special_action", {"card": words.word("card", each.id)})
    found = [id for id, card in words.content.specials.items() if card.letter == e.letter]
    return Message("th-effect-special_action", {"card": Ref(f"th-special-{found[0]}")}) if found else None


def _foes(name: str) -> Made:
    """Enemies of a tier, or of at most one; raised, lowered, discarded."""

    def made(words: EffectWords, e: Effect) -> Message:
        args: dict[str, Said] = {"number": int(e.n), "tier": Ref(f"th-tier-{e.tier or e.max_tier or 'any'}")}
        return words.placed(f"{name}_most" if e.max_tier else name, args, e.at)

    return made


def _move_foes(words: EffectWords, e: Effect) -> Message:
    start, goal = words.place(e.from_), words.place(e.to)
    anywhere = Ref("th-place-anywhere")
    return Message("th-effect-move_enemy", {"number": int(e.n), "from": start or anywhere, "where": goal or anywhere})


def _blocks(name: str) -> Made:
    def made(words: EffectWords, e: Effect) -> Message:
        what = "border" if e.what == "border" else "location"
        return words.placed(name, {"number": int(e.n), "what": what}, e.at if what == "location" else None)

    return made


def _source(words: EffectWords, e: Effect) -> Message:
    return Message("th-effect-add_source", {"kind": resource(str(e.what)), "where": words.word("area", str(e.area))})


def _read(words: EffectWords, e: Effect) -> Message:
    return Message("th-effect-read", {"number": e.p})


def _flag(words: EffectWords, e: Effect) -> Message:
    return Message("th-effect-flag", {"flag": words.word("flag", e.flag)})


def _choose(words: EffectWords, e: Effect) -> Message:
    options = tuple(Message("th-effect-list", {"effects": words.effects(each.effects)}) for each in e.options)
    return Message("th-effect-choose", {"options": options})


def _both(words: EffectWords, e: Effect, name: str, first: dict[str, Said]) -> Message:
    """Something, and what happens otherwise."""
    args = {**first, "then": words.effects(e.then)}
    if not e.else_:
        return Message(f"th-effect-{name}", args)
    return Message(f"th-effect-{name}_else", {**args, "else": words.effects(e.else_)})


def _if(words: EffectWords, e: Effect) -> Message:
    assert e.cond is not None
    return _both(words, e, "if", {"if": words.condition(e.cond)})


def _pay(words: EffectWords, e: Effect) -> Message:
    return _both(words, e, "pay", {"cost": cost(e.cost)})


def _combat(words: EffectWords, e: Effect) -> Message:
    tiers = tuple(Ref(f"th-tier-{tier}") for tier in e.tiers)
    return Message("th-effect-combat", {"tiers": tiers, "then": words.effects(e.then), "else": words.effects(e.else_)})


def _ships(words: EffectWords, e: Effect) -> Message:
    way = "join" if int(e.n) > 0 else "leave"
    return Message(f"th-effect-ships_{way}", {"number": abs(int(e.n)), "fleet": Ref(f"th-fleet-{e.fleet}")})


def _pledge(words: EffectWords, e: Effect) -> Message:
    return Message("th-effect-pledge", {"fleet": Ref(f"th-fleet-{e.fleet}")})


def _guest(words: EffectWords, e: Effect) -> Message | None:
    """A verb about one card of the adventure."""
    if not e.what:
        return None
    return Message(f"th-effect-{e.do}", {"card": words.word("card", str(e.what))})


def _cleared(words: EffectWords, e: Effect) -> Message:
    return Message("th-effect-clear_cards" if e.cards else "th-effect-clear_gather", {"number": e.cards or int(e.n)})


def _goal(words: EffectWords, e: Effect) -> Message:
    on = "cards" if e.what == "action_card" else "place"
    return Message(f"th-effect-{e.do}", {"number": int(e.n), "on": on})


_SAID: dict[str, Made] = {
    "gain": _resources("gain"),
    "lose": _resources("lose"),
    "heal": _heal,
    "heal_split": _heal,
    "calm": _counted("calm"),
    "threat": _counted("threat"),
    "xp": _xp,
    "draw_item": _counted("draw_item"),
    "choose_item": _counted("choose_item"),
    "lose_item": _counted("lose_item"),
    "finding": _counted("finding"),
    "wound": _wound,
    "track": _track,
    "action": _action,
    "plus": _plus,
    "gain_card": _card,
    "special_action": _special,
    "place_enemy": _foes("place_enemy"),
    "raise_enemy": _foes("raise_enemy"),
    "lower_enemy": _foes("lower_enemy"),
    "remove_enemy": _foes("remove_enemy"),
    "move_enemy": _move_foes,
    "block": _blocks("block"),
    "unblock": _blocks("unblock"),
    "raise_cost": _counted("raise_cost"),
    "lower_cost": _counted("lower_cost"),
    "add_source": _source,
    "goal": _goal,
    "ungoal": _goal,
    "read": _read,
    "flag": _flag,
    "choose": _choose,
    "if": _if,
    "pay": _pay,
    "pay_together": _pay,
    "combat": _combat,
    "reroll": _counted("reroll"),
    "upgrade": _counted("upgrade"),
    "critical": _counted("critical"),
    "reveal_terrain": _counted("reveal_terrain"),
    "clear_gather": _cleared,
    "ships": _ships,
    "pledge": _pledge,
    "seat": _guest,
    "dismiss": _guest,
    "tow": _guest,
}
