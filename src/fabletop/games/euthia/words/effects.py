"""What effects do and what costs are, as messages: what a tile says follows what it does, in every language.

A verb says itself (verbs/); here stand the sentences around it: when, on which condition, for what price.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel import Message, Ref
from ..content import USED, Cost, Thing, several
from ..verbs.base import Effect
from ..verbs.wording import ANY, either, line, listed, price_words, together

OPEN_RANGE = 999  # a range of Reputation without an end


# -- effects ---------------------------------------------------------------------------------------------


def lines(effects: Sequence[Effect]) -> list[Message]:
    """Effects with one use, one time and one condition are one sentence."""
    found: list[tuple[list[Message], list[Effect]]] = []
    for effect in effects:
        head = list(_head(effect))
        if found and found[-1][0] == head:
            found[-1][1].append(effect)
        else:
            found.append((head, [effect]))
    return [line(head, together(parts)) for head, parts in found]


def _head(effect: Effect) -> Iterator[Message]:
    if effect.use:
        yield Message(f"eu-web-use-{effect.use}")
    if effect.timing not in ("", "T1") and effect.use != "attack":
        yield Message(f"eu-web-time-{effect.timing}")
    if effect.armour_set:
        yield Message("eu-web-set", {"number": effect.armour_set})
    if effect.trigger:
        yield Message(f"eu-web-trigger-{effect.trigger}")
    if effect.if_:
        yield Message(f"eu-web-if-{effect.if_}")
    if effect.limit:
        yield Message(f"eu-web-limit-{effect.limit}")
    if effect.pay:
        yield price_words(effect.pay)


def use_words(entry: Thing, option: int) -> tuple[Message, ...]:
    """What a tile does when it is used, or one of the things that it may be used for."""
    found: list[Message] = []
    for effect in entry.effects:
        if effect.use not in USED and not effect.limit:
            continue
        if not effect.ways:
            found.append(effect.say())
        elif option >= 0:
            chosen = effect.ways[option]
            found += [price_words(chosen.pay)] if chosen.pay else []
            found += [each.say() for each in chosen.effects]
    return tuple(found)


def token_words(effects: Sequence[Effect]) -> tuple[Message, ...]:
    """What a Gem or an Essence does."""
    return tuple(each.say() for each in effects)


# -- ranges ----------------------------------------------------------------------------------------------


def fame_words(low: int, high: int) -> Message:
    """A range of Reputation."""
    return (
        Message("eu-web-from", {"low": low})
        if high > OPEN_RANGE
        else Message("eu-web-range", {"low": low, "high": high})
    )


# -- costs -----------------------------------------------------------------------------------------------


def costs_words(whole: Sequence[Cost]) -> tuple[Message, ...]:
    """All that a Quest asks for; of several ways one."""
    return tuple(ways_words(wanted) if wanted.any_of else cost_words(wanted) for wanted in whole)


def ways_words(wanted: Cost) -> Message:
    ways = [listed([cost_words(each) for each in way], "eu-web-plus") for way in wanted.any_of]
    return Message("eu-web-just", {"what": either(ways)})


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
        return _tokens(cost, n)
    return Message(f"eu-web-what-{cost.pay}", {"n": n})


def _tokens(cost: Cost, n: int) -> Message:
    """Gems or Essences, of one kind, of different ones, or of those that are named."""
    if cost.same_kind or cost.different:
        return Message(f"eu-web-what-{cost.pay}-{'same' if cost.same_kind else 'different'}", {"n": n})
    kinds = [Ref(f"eu-{cost.pay}-{kind}") for kind in several(cost.kind) if kind not in ANY]
    if kinds:
        return Message("eu-times", {"n": n, "what": either(kinds)})
    return Message(f"eu-web-what-{cost.pay}", {"n": n})
