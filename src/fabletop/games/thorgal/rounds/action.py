"""The action of a card (TH-14, TH-32): its value, what is granted to it, and its separate Bonuses."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import ACT, DONE, PAY, SKIP, Act, Bonus, Done, Main, Pay
from ..content import Bonus as CardBonus
from ..content import Main as CardMain
from ..content.spoken import Effects
from ..hero.skills import own_options, use_items
from ..hero.spending import can_pay, pay
from ..named import word
from ..scenes import in_turn, scene
from ..state import Act as Action
from ..state import State
from ..story.endings import look
from ..story.moments import own_value
from .event_card import current_rules, round_rule, trigger, value_change
from .row import left_of, specials_of

MAIN = Ask("main", "TH-14.2", lambda t, seat, hero, card: [Main(i) for i in range(len(t.content.actions[card].main))])


@scene(below=in_turn)
def main_action(t: State, hero: int, slot: int) -> Rules[None] | None:
    """TH-32.1; most cards have one Main Action, and there is nothing to choose."""
    mains = t.content.actions[t.row[slot]].main
    if len(mains) > 1 or round_rule(t, "sole_anyway"):
        return _chosen_main(t, hero, slot)
    t.acts.append(begun(t, slot, mains[0], hero))
    schedule(t, hero)
    return None


def _chosen_main(t: State, hero: int, slot: int) -> Rules[None]:
    card = t.row[slot]
    key = yield from ask(t, t.seat(hero), MAIN, hero, card)
    t.acts.append(begun(t, slot, t.content.actions[card].main[key.which], hero))
    if round_rule(t, "sole_anyway") and not t.act.sole:
        yield from tie_the_knot(t, hero)
    schedule(t, hero)


def schedule(t: State, hero: int) -> None:
    """The Main Action between what comes before and after it; what may change it is asked for before it (TH-15.20)."""
    act, before = t.act, t.content.asked_before
    asked = [("one_effect", name, i, hero) for name in lists_of(t) for i in before.get(name, ())]
    action = (f"do_{act.type}", hero)
    t.then_each([("before_main", hero), *asked, action, ("after_main", hero), ("separate_bonuses", hero)])
    grant_all(t, act)


def begun(t: State, slot: int, main: CardMain, hero: int) -> Action:
    """A Main Action with the tokens that lie under its card now."""
    return with_tokens(t, slot, main, hero, left_of(t, slot), t.tokens.count(slot))


def with_tokens(t: State, slot: int, main: CardMain, hero: int, left: int, here: int) -> Action:
    """A Main Action with so many tokens left of its card and under it."""
    stack = 1 if round_rule(t, "hurried_hand") else here
    return Action(main.type, main.value, hero, True, t.row[slot], left, stack, here == 1)


def lists_of(t: State) -> list[str]:
    """The effects that come with the Main Action: those of its card and of the Special Action cards under it."""
    act = t.act
    return [f"extra-{act.card}", *[f"special-{each}" for each in specials_of(t, act.type)]]


SOLE_ANYWAY = Ask("sole_anyway", "TH-14.5", lambda t, seat, hero: [SKIP, PAY])
KNOT = {"magic": 1}


def tie_the_knot(t: State, hero: int) -> Rules[None]:
    """An Event: for 1 Magic the sole Bonuses work though several tokens are there."""
    if can_pay(t, hero, KNOT) and isinstance((yield from ask(t, t.seat(hero), SOLE_ANYWAY, hero)), Pay):
        t.act.sole = yield from pay(t, hero, KNOT)


# -- the value -------------------------------------------------------------------------------------


def grant_all(t: State, act: Action) -> None:
    """What the card, its Bonuses, the Special Action cards and the Event grant to an action."""
    card = t.content.actions[act.card]
    _grant(t, act, card.extra, 1)
    for each in specials_of(t, act.type):
        _grant(t, act, t.content.specials[each].effects, 1)
    for rule in current_rules(t):
        if rule.adds_to(act.type):
            _grant(t, act, rule.added(), 1)
    for bonus in card.bonus:
        _grant(t, act, bonus.effects, times(act, bonus))
    act.value = own_value(t, act.hero, act.type, value_change(t, act.type, act.value))


def _grant(t: State, act: Action, effects: Effects, times: int) -> None:
    if times:
        for effect in effects:
            effect.grant(t, act, times)


def as_if(t: State, slot: int, main: CardMain, source: int | None = None) -> Action:
    """A Main Action of a card as it would be if the active Hero put a token under it now (TH-14.17).

    If it is known from which slot the token comes, it no longer counts there.
    """
    return with_tokens(t, slot, main, t.active, left_of(t, slot, source), t.tokens.count(slot) + 1)


def forecast(t: State, slot: int) -> list[int]:
    """The value of each Main Action of a card if the active Hero put a token under it now (TH-14.17)."""
    return [value_of(t, as_if(t, slot, main)) for main in t.content.actions[t.row[slot]].main]


def value_of(t: State, act: Action) -> int:
    """What an action that was thought of would be worth; the table is as it was."""
    grant_all(t, act)
    return max(1, act.value) if act.type == "move" else act.value  # TH-16.12


def times(act: Action, bonus: CardBonus) -> int:
    """TH-14.5, TH-14.6, TH-14.8"""
    if bonus.mode == "sole":
        return int(act.sole)
    return act.left if bonus.mode == "left" else act.stack


# -- before and after ------------------------------------------------------------------------------


@scene(below=in_turn)
def before_main(t: State, hero: int) -> Rules[None] | None:
    """Items and the Skill before the first step (TH-27.21)."""
    if own_options(t, hero, "before"):
        return use_items(t, hero, "before")
    return None


@scene(below=in_turn)
def after_main(t: State, hero: int) -> None:
    """What comes with the Main Action when it is resolved (TH-32.1), then what follows upon an action."""
    t.then("items_after", hero)
    t.then("acted", hero)
    for name in reversed(lists_of(t)):
        run_rest(t, name, hero)


@scene()
def acted(t: State, hero: int) -> None:
    """What the Event does after an action; a Move is met by the Areas that it enters (TH-28.22)."""
    if t.act.main:
        trigger(t, "after_action", hero, type=t.act.type)
    if t.act.type != "move":
        trigger(t, "act_in_area", hero)


@scene()
def items_after(t: State, hero: int) -> Rules[None]:
    if own_options(t, hero, "after"):
        yield from use_items(t, hero, "after")


def run_rest(t: State, name: str, hero: int) -> None:
    """The effects of a list that are no grants."""
    for i in reversed(t.content.resolved_apart.get(name, ())):
        t.then("one_effect", name, i, hero)


@scene()
def one_effect(t: State, name: str, index: int, hero: int) -> Rules[None]:
    place = f"{name}/{index}"
    steps = t.content.effects[place].begin(t, place, hero, "")
    if steps is not None:
        yield from steps
    look(t)


# -- separate Bonuses ------------------------------------------------------------------------------


@scene(below=in_turn)
def separate_bonuses(t: State, hero: int) -> Rules[None] | None:
    """TH-14.11, TH-14.12, TH-14.18: in an order that the player likes; what only helps may be declined."""
    if _waiting(t):
        return _one_bonus(t, hero)
    return None


def _one_bonus(t: State, hero: int) -> Rules[None]:
    key = yield from ask(t, t.seat(hero), BONUS, hero)
    if isinstance(key, Done):
        return
    t.act.bonuses[key.which] = t.act.bonuses.get(key.which, 0) + 1
    t.then("separate_bonuses", hero)
    run_rest(t, f"bonus-{t.act.card}-{key.which}", hero)


def _waiting(t: State) -> list[int]:
    """Bonuses with something to resolve apart, as often as they are activated."""
    act = t.act
    apart = t.content.bonuses_apart[act.card]
    bonuses = t.content.actions[act.card].bonus if apart else ()
    return [i for i in apart if act.bonuses.get(i, 0) < times(act, bonuses[i])]


def _bonuses(t: State, seat: int, hero: int) -> list[Done | Bonus]:
    return [DONE, *(Bonus(i) for i in _waiting(t))]


def _bonus_refusal(t: State, seat: int, key: Done | Bonus, hero: int) -> str:
    """Only what benefits may be declined."""
    if not isinstance(key, Done):
        return ""
    waiting = [effect for i in _waiting(t) for effect in t.content.actions[t.act.card].bonus[i].effects]
    return "TH-14.23" if any(each.polarity == "bad" for each in waiting) else ""


BONUS = Ask("bonus", "TH-14.12", _bonuses, _bonus_refusal)


# -- Additional Actions ----------------------------------------------------------------------------

MAY_ACT = Ask(
    "act",
    "TH-14.23",
    lambda t, seat, hero, type, value: [SKIP, ACT],
    details=lambda t, hero, type, value: {"type": word("type", type), "value": value},
)


@scene()
def may_act(t: State, type: str, value: int, hero: int) -> Rules[None]:
    if isinstance((yield from ask(t, t.seat(hero), MAY_ACT, hero, type, value)), Act):
        t.then("additional", type, value, hero)


@scene()
def additional(t: State, type: str, value: int, hero: int) -> None:
    own = own_value(t, hero, type, value)
    t.acts.append(Action(type, own, hero, main=False, card="", left=0, stack=0, sole=False))
    t.then("action_over")
    t.then("items_after", hero)
    t.then("acted", hero)
    t.then(f"do_{type}", hero)
    t.then("before_main", hero)


@scene()
def action_over(t: State) -> None:
    t.acts.pop()
