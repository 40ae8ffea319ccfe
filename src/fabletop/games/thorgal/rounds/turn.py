"""Rounds and turns (TH-13), the order of one turn (TH-32)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..conditions import holds
from ..content import TOKENS, Bonus, Effect, Main
from ..hero.skills import any_time, offer_items, own_keys
from ..hero.spending import can_pay, pay
from ..scenes import in_round, in_turn, scene
from ..state import NOWHERE, Act, State
from ..story.endings import look
from ..story.moments import deeds, do_deed, own_turn, own_value, turn_over
from ..verbs.walk import BAD, POLARITY, resolve, verb
from .event_card import current, round_rule, trigger, value_change
from .row import left_of, specials_of

# What a Bonus grants to the action itself; everything else it does is resolved after the Main Action (TH-14.12).
GRANTS = (
    *("plus", "set_value", "ignore_penalty", "use_tile", "journey_level", "take_along", "borders_as_normal"),
    *("cross_block", "discount", "wild", "extra_die", "upgrade", "reroll", "critical", "extra_tile"),
    *("talisman_ward", "shared_stores", "blood_reroll"),  # of Special Action cards (TH-15.20)
)


@scene()
def action_phase(t: State) -> None:
    """TH-13.2, TH-13.3: four turns, clockwise from the First Player."""
    t.phase = "action"
    t.tell("round", "TH-13.1", t.round)
    t.then("event_phase")
    for i in reversed(range(TOKENS)):
        t.then("turn", i)


@scene()
def turn(t: State, number: int) -> Rules[None]:
    t.turn, t.active, t.spent = number, (t.first + number) % len(t.heroes), []  # TH-13.18
    t.then("take_token")
    yield from own_turn(t, t.active)


@scene(below=in_round)
def take_token(t: State) -> Rules[None]:
    """TH-13.4, TH-13.14; what may be done in the own turn besides comes back here."""
    hero = t.active
    if not _moves(t):
        t.awake[t.awake.index(True)] = False  # TH-13.15
        turn_over(t)
        return
    key = yield from ask(t, t.seat(hero), TOKEN, hero)
    if key[0] != "put":
        t.then("take_token")
        if key[0] == "deed":
            yield from do_deed(t, hero, str(key[1]))
            look(t)
        else:
            yield from any_time(t, hero, key)
        return
    put_token(t, int(key[1]), int(key[2]))
    t.then("end_of_turn", hero)
    t.then("afterwards", hero)
    t.then("main_action", hero, int(key[2]))


def put_token(t: State, slot: int, to: int) -> None:
    """TH-13.4: tokens in the same slot are alike."""
    token = next(i for i, at in enumerate(t.tokens) if at == slot and t.awake[i])
    t.tokens[token], t.awake[token] = to, False
    t.tell("token", "TH-13.4", t.heroes[t.active].id, t.row[to])


def _put(t: State, seat: int, hero: int) -> list[Key]:
    """From a slot with an active token to another slot (TH-13.6, TH-13.12)."""
    return [("put", slot, to) for slot in _slots(t) for to in range(len(t.row))] + _besides(t, hero)


def _slots(t: State) -> dict[int, None]:
    return dict.fromkeys([slot for slot, awake in zip(t.tokens, t.awake) if awake])


def _moves(t: State) -> list[Key]:
    """The same, as far as it is allowed."""
    free = [to for to, card in enumerate(t.row) if card not in t.blocked]
    return [("put", slot, to) for slot in _slots(t) for to in free if to != slot]


def _besides(t: State, hero: int) -> list[Key]:
    return own_keys(t, hero, "between") + deeds(t, hero)


def _put_judge(t: State, seat: int, key: Key, hero: int) -> str:
    if key[0] != "put":
        return ""
    if key[1] == key[2]:
        return "TH-13.16"
    return "TH-31.5" if t.row[int(key[2])] in t.blocked else ""


TOKEN = Question("token", "TH-13.4", _put, _put_judge, fast=lambda t, seat, hero: _moves(t) + _besides(t, hero))


# -- the action ------------------------------------------------------------------------------------

MAIN = Question(
    "main", "TH-14.2", lambda t, seat, card: [("main", i) for i in range(len(t.content.actions[card].main))]
)


@scene(below=in_turn)
def main_action(t: State, hero: int, slot: int) -> Rules[None]:
    """TH-32.1"""
    card = t.row[slot]
    key = yield from ask(t, t.seat(hero), MAIN, card)
    main = t.content.actions[card].main[int(key[1])]
    stack = 1 if round_rule(t, "hurried_hand") else t.tokens.count(slot)
    t.acts.append(Act(main.type, main.value, hero, True, card, left_of(t, slot), stack, t.tokens.count(slot) == 1))
    if round_rule(t, "sole_anyway") and not t.act.sole:
        yield from tie_the_knot(t, hero)
    t.then("separate_bonuses", hero)
    t.then("after_main", hero)
    t.then(f"do_{main.type}", hero)
    for name in lists_of(t):
        for i, effect in reversed(list(enumerate(t.content.lists.get(name, ())))):
            if may_grant(effect):
                t.then("one_effect", name, i, hero)
    t.then("before_main", hero)
    grant_all(t)


def lists_of(t: State) -> list[str]:
    """The effects that come with the Main Action: those of its card and of the Special Action cards under it."""
    return [f"extra-{t.act.card}", *(f"special-{each}" for each in specials_of(t, t.act.type))]


def may_grant(effect: Effect) -> bool:
    """A price that may be paid for a change of the action is asked for before it (TH-15.20)."""
    return any(inner.do in GRANTS for inner in effect.then)


SOLE_ANYWAY = Question("sole_anyway", "TH-14.5", lambda t, seat: [("skip",), ("pay",)])


def tie_the_knot(t: State, hero: int) -> Rules[None]:
    """An Event: for 1 Magic the sole Bonuses work though several tokens are there."""
    if not can_pay(t, hero, {"magic": 1}) or (yield from ask(t, t.seat(hero), SOLE_ANYWAY)) != ("pay",):
        return
    t.act.sole = yield from pay(t, hero, {"magic": 1})


def grant_all(t: State) -> None:
    """What the card, its Bonuses, the Special Action cards and the Event grant to the action."""
    act = t.act
    lists = [(f"extra-{act.card}", 1)]
    lists += [(f"special-{each}", 1) for each in specials_of(t, act.type)]
    lists += [(f"event-{t.event}-{i}", 1) for i, each in current(t) if each.rule == "add" and each.type == act.type]
    lists += [(f"bonus-{act.card}-{i}", times(act, bonus)) for i, bonus in enumerate(t.content.actions[act.card].bonus)]
    for name, count in lists:
        for effect in t.content.lists.get(name, ()):
            if effect.do in GRANTS and count:
                grant(t, effect, count)
    act.value = own_value(t, act.hero, act.type, value_change(t, act.type, act.value))


def as_if(t: State, slot: int, main: Main) -> Act:
    """A Main Action of a card as it would be if the active Hero put a token under it now (TH-14.17)."""
    here = t.tokens.count(slot)
    stack = 1 if round_rule(t, "hurried_hand") else here + 1
    return Act(main.type, main.value, t.active, True, t.row[slot], left_of(t, slot), stack, not here)


def forecast(t: State, slot: int) -> list[int]:
    """The value of each Main Action of a card if the active Hero put a token under it now (TH-14.17)."""
    found = []
    for main in t.content.actions[t.row[slot]].main:
        t.acts.append(as_if(t, slot, main))
        grant_all(t)
        value = t.acts.pop().value
        found.append(max(1, value) if main.type == "move" else value)  # TH-16.12
    return found


def times(act: Act, bonus: Bonus) -> int:
    """TH-14.5, TH-14.6, TH-14.8"""
    return {"sole": int(act.sole), "left": act.left, "stack": act.stack}[bonus.mode]


def grant(t: State, effect: Effect, count: int) -> None:
    """An effect on the action itself, so many times (TH-14.9, TH-14.21)."""
    act = t.act
    if effect.for_ and act.type not in effect.for_:
        return
    if effect.if_ is not None and not holds(t, effect.if_, act.hero):
        return
    if effect.do == "set_value":
        act.value = t.heroes[act.hero].threat if effect.n == "threat" else int(effect.n)
    elif effect.do == "plus":
        change = int(effect.n) * count
        value = act.value + change
        if effect.max is not None:
            value = max(act.value, min(value, effect.max))
        if effect.min is not None:
            value = min(act.value, max(value, effect.min))
        act.value = value
    elif effect.do in ("use_tile", "extra_tile"):
        act.shapes += [effect.shape] * count
    else:
        number = 99 if effect.n == "all" else int(effect.n) * count
        if effect.max is not None:
            number = min(number, effect.max)
        name = effect.do
        if effect.do == "extra_die":
            name = f"die-{effect.colour}"
            act.may[f"price-{effect.colour}"] = effect.price
        if effect.do == "ignore_penalty" and effect.colour:
            name = f"ignore-{effect.colour}"
        act.may[name] = act.may.get(name, 0) + number


def _grants(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """The same, as an effect of an Item or a Skill during the action."""
    grant(t, effect, 1)
    return True


for _name in GRANTS:
    _grants.__name__ = _name
    verb("good", each=False)(_grants)


@scene(below=in_turn)
def before_main(t: State, hero: int) -> Rules[None]:
    """Items and the Skill before the first step (TH-27.21)."""
    yield from offer_items(t, hero, "before")


@scene(below=in_turn)
def after_main(t: State, hero: int) -> None:
    """What comes with the Main Action when it is resolved."""
    t.then("items_after", hero)
    for name in lists_of(t):
        run_rest(t, name, hero)
    trigger(t, "after_action", hero, type=t.act.type)
    trigger(t, "act_in_area", hero)


@scene()
def items_after(t: State, hero: int) -> Rules[None]:
    yield from offer_items(t, hero, "after")


def run_rest(t: State, name: str, hero: int) -> None:
    """The effects of a list that are no grants."""
    for i, effect in reversed(list(enumerate(t.content.lists.get(name, ())))):
        if effect.do not in GRANTS and not may_grant(effect):
            t.then("one_effect", name, i, hero)


@scene()
def one_effect(t: State, name: str, index: int, hero: int) -> Rules[None]:
    yield from resolve(t, t.content.lists[name][index], f"{name}/{index}", hero, "")
    look(t)


@scene(below=in_turn)
def separate_bonuses(t: State, hero: int) -> Rules[None]:
    """TH-14.11, TH-14.12, TH-14.18: in an order that the player likes; what only helps may be declined."""
    waiting = _waiting(t)
    if not waiting:
        return
    key = yield from ask(t, t.seat(hero), BONUS, hero)
    if key == ("done",):
        return
    _, number = key
    t.act.may[f"bonus-{number}"] = t.act.may.get(f"bonus-{number}", 0) + 1
    t.then("separate_bonuses", hero)
    run_rest(t, f"bonus-{t.act.card}-{number}", hero)


def _waiting(t: State) -> list[int]:
    """Bonuses with something to resolve apart, as often as they are activated."""
    act = t.act
    found = []
    for i, bonus in enumerate(t.content.actions[act.card].bonus):
        apart = any(effect.do not in GRANTS for effect in bonus.effects)
        if apart and act.may.get(f"bonus-{i}", 0) < times(act, bonus):
            found.append(i)
    return found


def _bonuses(t: State, seat: int, hero: int) -> list[Key]:
    return [("done",), *(("bonus", i) for i in _waiting(t))]


def _bonus_judge(t: State, seat: int, key: Key, hero: int) -> str:
    """Only what benefits may be declined."""
    waiting = [effect.do for i in _waiting(t) for effect in t.content.actions[t.act.card].bonus[i].effects]
    return "TH-14.23" if key == ("done",) and any(POLARITY[each] == BAD for each in waiting) else ""


BONUS = Question("bonus", "TH-14.12", _bonuses, _bonus_judge)


AFTERWARDS = Question("afterwards", "TH-7.4", lambda t, seat, hero: [("go",), *deeds(t, hero)])


@scene(below=in_turn)
def afterwards(t: State, hero: int) -> Rules[None]:
    """What the adventure allows in the own turn, once more after the action."""
    if deeds(t, hero):
        key = yield from ask(t, t.seat(hero), AFTERWARDS, hero)
        if key != ("go",):
            t.then("afterwards", hero)
            yield from do_deed(t, hero, str(key[1]))
            look(t)


@scene()
def end_of_turn(t: State, hero: int) -> Rules[None]:
    yield from own_turn(t, hero)
    turn_over(t)
    t.acts.pop()
    t.chosen = NOWHERE


@verb("good")
def action(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """An Additional Action of the printed value (TH-14.18); a Bonus was already accepted (TH-14.23)."""
    chosen = name.startswith("bonus-") or effect.type in ("assign", "craft")  # these may be done with nothing
    t.then("additional" if chosen else "may_act", effect.type, effect.value, hero)
    return True


ACT = Question("act", "TH-14.23", lambda t, seat, hero, type, value: [("skip",), ("act",)])


@scene()
def may_act(t: State, type: str, value: int, hero: int) -> Rules[None]:
    if (yield from ask(t, t.seat(hero), ACT, hero, type, value)) == ("act",):
        t.then("additional", type, value, hero)


@scene()
def additional(t: State, type: str, value: int, hero: int) -> None:
    t.acts.append(Act(type=type, value=own_value(t, hero, type, value), hero=hero, main=False))
    t.then("action_over")
    t.then("items_after", hero)
    t.then(f"do_{type}", hero)
    t.then("before_main", hero)


@scene()
def action_over(t: State) -> None:
    t.acts.pop()
