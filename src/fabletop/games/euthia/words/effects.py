"""What effects do and what costs are, as messages: so that an option says what it is for in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....kernel import Message, Ref
from ....kernel.messages import Said
from ..content import ACTIONS, USED, Cost, Effect, Thing

ANY = ("", "any", "all")
GOODS = ("gold", "reputation", "gaar", "gem", "essence", "silver_card", "gold_card", "healing_potion", "supplies")


def _several(kinds: str | tuple[str, ...]) -> tuple[str, ...]:
    return (kinds,) if isinstance(kinds, str) else tuple(kinds)


def either(parts: Sequence[Ref | Message]) -> Said:
    """Of several one: an opal, an emerald or a ruby."""
    if len(parts) < 2:
        return tuple(parts)
    return Message("eu-either", {"others": tuple(parts[:-1]), "last": parts[-1]})


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def _object(effect: Effect) -> Said:
    """The Gem, Essence, Action or kind of goods that it is about."""
    what, kinds = _several(effect.what)[0], _several(effect.kind)
    if what in ("gem", "essence") and kinds[0] not in ANY:
        return either([Ref(f"eu-{what}-{kind}") for kind in kinds])
    if what in ACTIONS:
        return Ref(f"eu-action-{what}")
    return Ref(f"eu-web-what-{what}", "label") if what in (*GOODS, "chaos_token", "dwurt") else what


def _verb(verb: str, effect: Effect) -> Message:
    n = effect.n
    args: dict[str, Said] = {
        "n": n,
        "number": abs(n) if isinstance(n, int) else n,
        "plus": _signed(n) if isinstance(n, int) else "",
        "what": _object(effect),
        "kind": _several(effect.what)[0],
        "kinds": either(
            [Ref(f"eu-web-type-{each}") for each in _several(effect.what) if each not in (*GOODS, *ACTIONS)]
        ),
        "stack": either([Ref(f"eu-stack-{each}") for each in _several(effect.stack) if each]),
        "keep": effect.keep,
        "roll": effect.roll,
        "on": effect.on,
        "gold": effect.gold_max,
        "name": effect.name,
        "bank": effect.bank,
        "exactly": "yes" if effect.exactly else "no",
    }
    return Message(f"eu-web-verb-{verb}", args)


def effect_words(effect: Effect) -> Message:
    """One effect, without its use and its time."""
    if effect.do == "for_combat":
        said = Message("eu-web-verb-for_combat", {"what": _verb(effect.effect, effect)})
    elif effect.do == "hero_roll":
        said = Message("eu-web-roll")
    else:
        said = _verb(effect.do, effect)
    return Message(f"eu-web-per-{effect.per}", {"what": said, "max": effect.max}) if effect.per else said


def use_words(entry: Thing, option: int) -> tuple[Message, ...]:
    """What a tile does when it is used, or one of the things that it may be used for."""
    found: list[Message] = []
    for effect in entry.effects:
        if effect.use not in USED and not effect.limit:
            continue
        if effect.do != "choose":
            found.append(effect_words(effect))
        elif option >= 0:
            chosen = effect.options[option]
            found += [_price(chosen.pay)] if chosen.pay else []
            found += [effect_words(each) for each in chosen.effects]
    return tuple(found)


def token_words(effects: Sequence[Effect]) -> tuple[Message, ...]:
    """What a Gem or an Essence does."""
    return tuple(effect_words(each) for each in effects)


def _price(pay: Mapping[str, str | int]) -> Message:
    parts: list[Ref | Message] = []
    for what, n in pay.items():
        if what == "essence" and n != "any":
            parts.append(Ref(f"eu-essence-{n}"))
        else:
            parts.append(Message(f"eu-web-what-{what}", {"n": n if isinstance(n, int) else 1}))
    return Message("eu-web-pay", {"what": tuple(parts)})


def cost_words(cost: Cost) -> Message:
    """What a Quest asks for."""
    n = cost.n if isinstance(cost.n, int) else 0
    if cost.need:
        return Message(f"eu-web-need-{cost.need}", {"n": n})
    if cost.n == "all":
        return Message("eu-web-pay-all", {"what": Ref(f"eu-web-what-{cost.pay}", "label"), "least": cost.min})
    if cost.pay == "trophy":
        return Message("eu-web-what-trophy-level", {"n": n, "level": cost.level})
    if cost.pay == "resource" and cost.stack not in ANY:
        return Message("eu-web-what-resource-of", {"n": n, "stack": Ref(f"eu-stack-{cost.stack}")})
    if cost.pay == "action_token" and cost.action not in ANY:
        return Message("eu-web-what-action-of", {"n": n, "action": Ref(f"eu-action-{cost.action}")})
    if cost.pay == "item":
        types = [Ref(f"eu-web-type-{each}") for each in cost.item_type]
        plain = Message("eu-web-what-item", {"n": n})
        item = Message("eu-times", {"n": n, "what": either(types)}) if types else plain
        return Message("eu-web-what-item-min", {"what": item, "gold": cost.price_min}) if cost.price_min else item
    if cost.pay in ("gem", "essence"):
        if cost.same_kind or cost.different:
            return Message(f"eu-web-what-{cost.pay}-{'same' if cost.same_kind else 'different'}", {"n": n})
        kinds = [Ref(f"eu-{cost.pay}-{kind}") for kind in _several(cost.kind) if kind not in ANY]
        if kinds:
            return Message("eu-times", {"n": n, "what": either(kinds)})
    return Message(f"eu-web-what-{cost.pay}", {"n": n})
