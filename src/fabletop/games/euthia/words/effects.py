"""What effects do and what costs are, as messages: what a tile says follows what it does, in every language.

A verb says itself (verbs/); here stand the sentences around it: when, for what price, with which roll.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ....kernel import Message, Ref
from ..content import USED, Band, Cost, Thing, Way, several
from ..verbs.base import Effect
from ..verbs.goods import Gain
from ..verbs.rolls import HeroRoll
from ..verbs.single import Choose
from ..verbs.wording import ANY, either

OPEN = 99  # a band without an end
OPEN_RANGE = 999  # a range of Reputation without an end


def minus(number: int) -> str:
    return str(number).replace("-", "−")


def listed(parts: Sequence[Ref | Message], by: str = "eu-web-and-then") -> Message:
    """Several as one, after each other: with a semicolon, or as the message says."""
    first, *rest = parts
    if not rest:
        return first if isinstance(first, Message) else Message("eu-web-just", {"what": first})
    return Message(by, {"first": first, "rest": listed(rest, by)})


def together(effects: Sequence[Effect]) -> Message:
    """Effects that happen together."""
    return Message("eu-web-just", {"what": tuple(effect_words(each) for each in effects)})


# -- effects ---------------------------------------------------------------------------------------------


def effect_words(effect: Effect) -> Message:
    """One effect in full, without its use and its time."""
    if isinstance(effect, Choose):
        ways = [way_words(way) for way in effect.options]
        return Message("eu-web-ways", {"others": listed(ways[:-1]), "last": ways[-1]})
    if isinstance(effect, HeroRoll):
        return Message("eu-web-verb-hero_roll", {"bands": bands_words(effect.bands)})
    return effect.say()


def way_words(way: Way) -> Message:
    """One of the things that a tile may be used for."""
    head = [Message(f"eu-web-time-{way.timing}")] if way.timing else []
    head += [price_words(way.pay)] if way.pay else []
    return _line(head, together(way.effects))


def _line(head: Sequence[Message], what: Message) -> Message:
    return Message("eu-web-line", {"head": tuple(head), "what": what}) if head else what


def lines(effects: Sequence[Effect]) -> list[Message]:
    """Effects with one use, one time and one condition are one sentence."""
    found: list[tuple[list[Message], list[Effect]]] = []
    for effect in effects:
        head = list(_head(effect))
        if found and found[-1][0] == head:
            found[-1][1].append(effect)
        else:
            found.append((head, [effect]))
    return [_line(head, together(parts)) for head, parts in found]


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
        if not isinstance(effect, Choose):
            found.append(effect.say())
        elif option >= 0:
            chosen = effect.options[option]
            found += [price_words(chosen.pay)] if chosen.pay else []
            found += [each.say() for each in chosen.effects]
    return tuple(found)


def token_words(effects: Sequence[Effect]) -> tuple[Message, ...]:
    """What a Gem or an Essence does."""
    return tuple(each.say() for each in effects)


def reward_words(effect: Effect) -> Message:
    """As the back of a Monster card promises it."""
    return effect.reward_words() if isinstance(effect, Gain) else effect.say()


# -- bands -----------------------------------------------------------------------------------------------


def range_words(low: int, high: int) -> Message:
    """7–9, 10+, up to 4."""
    if high >= OPEN:
        return Message("eu-web-from", {"low": minus(low)})
    if low <= -OPEN:
        return Message("eu-web-upto", {"high": minus(high)})
    if low == high:
        return Message("eu-web-just", {"what": minus(low)})
    return Message("eu-web-range", {"low": minus(low), "high": minus(high)})


def fame_words(low: int, high: int) -> Message:
    """A range of Reputation."""
    return (
        Message("eu-web-from", {"low": low})
        if high > OPEN_RANGE
        else Message("eu-web-range", {"low": low, "high": high})
    )


def band_words(band: Band) -> Message:
    parts = [Message("eu-web-wounds", {"n": band.wounds})] if band.wounds else []
    parts += [Message("eu-web-damage", {"n": band.damage})] if band.damage else []
    parts += [effect_words(each) for each in band.effects]
    return Message("eu-web-just", {"what": tuple(parts)}) if parts else Message("eu-web-nothing")


def bands_words(bands: Sequence[Band]) -> Message:
    return listed(
        [Message("eu-web-line", {"head": range_words(band.low, band.high), "what": band_words(band)}) for band in bands]
    )


# -- prices and costs ------------------------------------------------------------------------------------


def price_words(pay: Mapping[str, str | int | dict[str, int]]) -> Message:
    """What the use of a tile costs."""
    parts: list[Ref | Message] = []
    for what, n in pay.items():
        if what == "essence" and n != "any":
            parts.append(Ref(f"eu-essence-{n}"))
        else:
            number = n["min"] if isinstance(n, dict) else n
            parts.append(Message(f"eu-web-what-{what}", {"n": number if isinstance(number, int) else 1}))
    return Message("eu-web-pay", {"what": tuple(parts)})


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
