"""Named effects of the box: what no verb can say."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..conditions import borders
from ..content import Effect
from ..hero.resources import give, has, take
from ..hero.spending import can_pay
from ..hero.spending import pay as spend
from ..path.covering import RESOURCE_ICONS
from ..state import State
from .on_map import ANYWHERE, BORDER
from .walk import BAD, GOOD, pick, verb


def _granted(name: str) -> None:
    """A named effect that only has to be known while the action runs."""

    def code(t: State, effect: Effect, called: str, hero: int, at: str) -> bool:
        if t.acts:
            t.act.may[name] = 1
        return True

    code.__name__ = name
    verb(GOOD, each=False)(code)


for _name in ("far_call",):
    _granted(_name)


@verb(GOOD, each=False)
def shield_cover(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """No Threat for the Hearts of this Combat; it is lost all the same."""
    if t.fight is not None:
        t.fight.shielded = True
    return True


def _again(t: State, seat: int, hero: int) -> list[Key]:
    return [("done",), *(("kind", kind) for kind in dict.fromkeys(t.act.gained) if kind in RESOURCE_ICONS)]


AGAIN = Question("again", "TH-2.2", _again)


@verb(GOOD, each=False)
def second_helping(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Up to 2 of the Resources that the tile gave, once more."""
    for _ in range(2):
        if len(_again(t, 0, hero)) == 1:
            break
        key = yield from ask(t, t.seat(hero), AGAIN, hero)
        if key == ("done",):
            break
        t.act.gained.remove(str(key[1]))
        give(t, hero, str(key[1]), 1)
    return True


@verb(BAD, each=False)
def bridge_down(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """A Block token on a Border that goes at the end of the Action phase."""
    found = borders(t, effect.at or ANYWHERE, hero)
    if not found:
        return False
    target = str((yield from ask(t, t.seat(t.chooser), BORDER, tuple(found)))[1])
    t.blocked.append(target)
    t.names["bridge"] = target
    t.tell("blocked", "TH-31.1", *t.place_words(target))
    return True


def _rule_of_the_round(name: str) -> None:
    def code(t: State, effect: Effect, called: str, hero: int, at: str) -> bool:
        return True

    code.__name__ = name
    verb("neutral", each=False)(code)


for _name in ("mirrored_row", "two_cards", "late_areas", "sole_anyway", "hurried_hand"):
    _rule_of_the_round(_name)


PAY = Question("pay", "TH-2.9", lambda t, seat, name: [("skip",), ("pay",)])


@verb("neutral")
def pay(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """A price that may be paid: then these effects, else those (TH-2.9)."""
    paid = False
    if can_pay(t, hero, effect.cost) and (yield from ask(t, t.seat(hero), PAY, name)) == ("pay",):
        paid = yield from spend(t, hero, effect.cost)
    inner = name + ("+" if paid else "-")
    if inner in t.content.lists:
        t.then("effects", inner, 0, hero, at)
    return True


@verb("neutral", each=False)
def pay_together(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """A price that all Heroes may pay as a group, wherever they are (TH-2.6, TH-2.7)."""
    everybody = t.around(t.chooser)
    able = all(sum(has(t, each, kind) for each in everybody) >= count for kind, count in effect.cost.items())
    paid = able and (yield from ask(t, t.seat(t.chooser), PAY, name)) == ("pay",)
    for kind, count in tuple(effect.cost.items()) if paid else ():
        for _ in range(count):
            payer = yield from pick(t, tuple(each for each in everybody if has(t, each, kind)))
            take(t, payer, kind, 1)
    inner = name + ("+" if paid else "-")
    if inner in t.content.lists:
        t.then("effects", inner, 0, hero, at)
    return True
