"""Using Skill cards (RP-9, RP-15): the use itself, the windows, and one ability after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ...kernel import Question, Rules, ask
from .actions import GRANTED_ACTION, act, shift
from .buying import buy_keys, buy_refusal, buy_things, follow_arrow, pay_and_take, take_card
from .choices import (
    BUY_TOP,
    DONE,
    OUT,
    PASS,
    PLACE_IN,
    SPACES_OF_ROWS,
    USE_SKILL,
    Buy,
    BuyTop,
    ChooseColour,
    Done,
    GetDie,
    OnSpace,
    Out,
    Pass,
    PickCard,
    PlaceIn,
    RaiseBy,
    Target,
    TurnOver,
    UseSkill,
)
from .content import ABILITIES, COLOURS, Colour, Skill
from .dice_pool import lay_out, unclaimed
from .events import Bought, DiplomacyUsed, Exchanged, Exhausted, Flipped, Moved, Rerolled, SkillUsed, from_die
from .state import EMPTY, ROW_INDEX, State
from .timing import DIPLOMACY, matters, skill_refusal, skills_of_others, target_refusal

Ability: TypeAlias = Callable[[State, int, Skill], Rules[None]]


def ability(does: Ability) -> Ability:
    """Register what a Skill card does; the pack names it."""
    ABILITIES[does.__name__] = does
    return does


# -- using a card ----------------------------------------------------------------------------------


def _targets(t: State, seat: int, diplomacy: str) -> list[Target]:
    return [Target(owner, card) for owner, card in skills_of_others(t, seat)]


def _target_refusal(t: State, seat: int, key: Target, diplomacy: str) -> str:
    return target_refusal(t, seat, diplomacy, key.card)


TARGET = Question("target", "RP-15.21", _targets, _target_refusal)


def use_skill(t: State, seat: int, card: str) -> Rules[None]:
    """Move the token (RP-9.3), use the ability (RP-9.4), exhaust the card (RP-9.5)."""
    market = t.content.market
    used = card
    if t.content.skill(card).do == DIPLOMACY:
        target = yield from ask(t, seat, TARGET, card)
        used = target.card
        t.tell(DiplomacyUsed, "RP-15.57", seat, target.seat, used)
    else:
        t.tell(SkillUsed, "RP-9.8", seat, used)
    arrow = market[card].arrow or market[used].arrow  # RP-15.20
    if arrow:
        follow_arrow(t, seat, arrow, "RP-9.3")
    skill = t.content.skill(used)
    yield from ABILITIES[skill.do](t, seat, skill)
    sheet = t.sheets[seat]
    sheet.skills.remove(card)
    sheet.exhausted.append(card)  # RP-15.17, RP-15.18
    t.tell(Exhausted, "RP-9.5", seat, card)


# -- windows ---------------------------------------------------------------------------------------


def _window_things(t: State, seat: int, what: str) -> list[Pass | UseSkill]:
    return [PASS, *(USE_SKILL[card] for card in t.sheets[seat].skills)]


def _window_refusal(t: State, seat: int, key: Pass | UseSkill, what: str) -> str:
    if isinstance(key, Pass):
        return ""
    return skill_refusal(t, seat, key.card) or ("" if matters(t, seat, key.card, what) else "RP-9.16")


WINDOW = Question("window", "RP-9.8", _window_things, _window_refusal, window=True)


def window(t: State, seats: tuple[int, ...], what: str) -> Rules[None]:
    """Ask in order; each use opens the window again, and it closes when all pass (RP-9.17, RP-9.18)."""
    i = 0
    while i < len(seats):
        if t.sheets[seats[i]].skills:  # RP-9.18
            key = yield from ask(t, seats[i], WINDOW, what)
            if isinstance(key, UseSkill):
                yield from use_skill(t, seats[i], key.card)
                i = 0
                continue
        i += 1


# -- abilities on the own sheet --------------------------------------------------------------------


@ability
def act_now(t: State, seat: int, skill: Skill) -> Rules[None]:
    """Attribute Actions, each on another die (Concentrate, Acrobatics, Knowledge)."""
    spared = EMPTY
    for _ in range(skill.times):
        key = yield from ask(t, seat, GRANTED_ACTION, skill.actions, spared, 0)
        if isinstance(key, Pass | UseSkill):
            return
        if isinstance(key, OnSpace):
            spared = t.sheets[seat].dice[key.at]
        yield from act(t, seat, key)


@ability
def take_gold(t: State, seat: int, skill: Skill) -> Rules[None]:
    """Nothing to choose, and never a harm: it is not asked (RP-9.11)."""
    t.gain(seat, skill.gold, "RP-15.1")
    return
    yield


def _raises(t: State, seat: int, most: int) -> list[Pass | RaiseBy]:
    return [PASS, *(RaiseBy(row, space, by) for row, space in SPACES_OF_ROWS for by in range(1, most + 1))]


def _raise_refusal(t: State, seat: int, key: Pass | RaiseBy, most: int) -> str:
    if isinstance(key, Pass):
        return ""
    die = t.sheets[seat].dice[key.at]
    if die == EMPTY:
        return "RP-6.18"
    return "RP-15.1" if t.faces[die] + key.by > 6 else ""


RAISE_DIE = Question("raise_die", "RP-9.4", _raises, _raise_refusal)


@ability
def raise_die(t: State, seat: int, skill: Skill) -> Rules[None]:
    key = yield from ask(t, seat, RAISE_DIE, skill.most)
    if isinstance(key, RaiseBy):
        shift(t, seat, key.at, key.by, "RP-9.4")


def _lifts(t: State, seat: int) -> list[Pass | Out]:
    return [PASS, *OUT]


def _lift_refusal(t: State, seat: int, key: Pass | Out) -> str:
    if isinstance(key, Pass):
        return ""
    sheet = t.sheets[seat]
    if sheet.dice[key.at] == EMPTY:
        return "RP-6.18"
    rooms = [row for row in range(6) if row != key.at // 3 and sheet.free_space(row) >= 0]
    return "" if rooms else "RP-15.48"


def _sleight_rows(t: State, seat: int, space: int) -> list[PlaceIn]:
    return list(PLACE_IN)


def _sleight_row_refusal(t: State, seat: int, key: PlaceIn, space: int) -> str:
    row = ROW_INDEX[key.row]
    return "RP-15.48" if row == space // 3 or t.sheets[seat].free_space(row) < 0 else ""


SLEIGHT_DIE = Question("sleight_die", "RP-15.48", _lifts, _lift_refusal)
SLEIGHT_ROW = Question("sleight_row", "RP-15.48", _sleight_rows, _sleight_row_refusal)


@ability
def sleight_of_hand(t: State, seat: int, skill: Skill) -> Rules[None]:
    """No action and no Gold follow (RP-15.45, RP-15.46, RP-15.49)."""
    key = yield from ask(t, seat, SLEIGHT_DIE)
    if isinstance(key, Pass):
        return
    space = key.at
    row = (yield from ask(t, seat, SLEIGHT_ROW, space)).row
    sheet = t.sheets[seat]
    die = sheet.dice[space]
    sheet.dice[sheet.free_space(ROW_INDEX[row])] = die
    end = space // 3 * 3 + 3
    sheet.dice[space:end] = [*sheet.dice[space + 1 : end], EMPTY]  # RP-15.47
    t.tell(Moved, "RP-15.48", seat, t.colour(die), t.faces[die], row, die)


# -- abilities that exchange dice (RP-15.62, RP-15.63) ---------------------------------------------


def swap_in(t: State, seat: int, space: int, die: int, clause: str) -> int:
    """A die comes onto the sheet in place of another; gives back the one that left."""
    sheet = t.sheets[seat]
    old = sheet.dice[space]
    sheet.dice[space] = die
    t.tell(Exchanged, clause, seat, t.colour(old), t.colour(die), t.faces[die], die)
    if t.colour(die) == "gold":
        t.gain(seat, t.klass(seat).gold_die, clause, from_die(die))
    return old


def _bag_colours(t: State, seat: int) -> list[Pass | ChooseColour]:
    return [PASS, *(ChooseColour(colour) for colour in COLOURS)]


def _bag_colour_refusal(t: State, seat: int, key: Pass | ChooseColour) -> str:
    if isinstance(key, Pass):
        return ""
    if not any(t.colour(die) == key.colour for die in t.bag.items()):
        return "RP-15.44"
    own = [die for die in t.sheets[seat].dice if die != EMPTY and t.colour(die) != key.colour]
    return "" if own else "RP-15.62"


def _out_for(t: State, seat: int, colour: Colour) -> list[Out]:
    return list(OUT)


def _out_for_refusal(t: State, seat: int, key: Out, colour: Colour) -> str:
    die = t.sheets[seat].dice[key.at]
    if die == EMPTY:
        return "RP-6.18"
    return "RP-15.62" if t.colour(die) == colour else ""


SEARCH_COLOUR = Question("search_colour", "RP-15.41", _bag_colours, _bag_colour_refusal)
SEARCH_DIE = Question("search_die", "RP-15.62", _out_for, _out_for_refusal)


@ability
def search(t: State, seat: int, skill: Skill) -> Rules[None]:
    """A die from the bag takes over the space and the value of one on the sheet."""
    key = yield from ask(t, seat, SEARCH_COLOUR)
    if isinstance(key, Pass):
        return
    space = (yield from ask(t, seat, SEARCH_DIE, key.colour)).at
    die = next(die for die in t.bag.items() if t.colour(die) == key.colour)
    t.bag.take(die)
    t.faces[die] = t.faces[t.sheets[seat].dice[space]]
    t.return_die(swap_in(t, seat, space, die, "RP-15.42"))  # RP-15.43


def _outs(t: State, seat: int) -> list[Pass | Out]:
    return [PASS, *OUT]


def _out_refusal(t: State, seat: int, key: Pass | Out) -> str:
    if isinstance(key, Pass):
        return ""
    if not unclaimed(t):
        return "RP-15.13"
    return "RP-6.18" if t.sheets[seat].dice[key.at] == EMPTY else ""


def _pool_cards(t: State, seat: int) -> list[GetDie]:
    return [GetDie(card + 1) for card in range(len(t.pool))]


def _card_refusal(t: State, seat: int, key: GetDie | TurnOver | PickCard) -> str:
    return "" if key.number - 1 in unclaimed(t) else "RP-15.13"


NEGOTIATE_DIE = Question("negotiate_die", "RP-15.62", _outs, _out_refusal)
NEGOTIATE_CARD = Question("negotiate_card", "RP-15.62", _pool_cards, _card_refusal)


@ability
def negotiate(t: State, seat: int, skill: Skill) -> Rules[None]:
    out = yield from ask(t, seat, NEGOTIATE_DIE)
    if isinstance(out, Pass):
        return
    card = (yield from ask(t, seat, NEGOTIATE_CARD)).number - 1
    t.pool[card] = swap_in(t, seat, out.at, t.pool[card], "RP-15.32")
    yield from lay_out_again(t, seat)


# -- abilities on the Dice Pool --------------------------------------------------------------------


def lay_out_again(t: State, seat: int) -> Rules[None]:
    """The unclaimed dice on the unclaimed cards, ties by the user (RP-15.14, RP-15.15, RP-15.16)."""
    for card in unclaimed(t):
        t.loose.append(t.pool[card])
        t.pool[card] = EMPTY
    yield from lay_out(t, seat)


def _turns(t: State, seat: int) -> list[Pass | TurnOver]:
    return [PASS, *(TurnOver(card + 1) for card in range(len(t.pool)))]


def _turn_refusal(t: State, seat: int, key: Pass | TurnOver) -> str:
    return "" if isinstance(key, Pass) else _card_refusal(t, seat, key)


CLIMB_DIE = Question("climb_die", "RP-15.13", _turns, _turn_refusal)


@ability
def climb(t: State, seat: int, skill: Skill) -> Rules[None]:
    key = yield from ask(t, seat, CLIMB_DIE)
    if isinstance(key, Pass):
        return
    die = t.pool[key.number - 1]
    t.faces[die] = 7 - t.faces[die]
    t.tell(Flipped, "RP-15.13", seat, t.colour(die), t.faces[die], die)
    yield from lay_out_again(t, seat)


def _rerolls(t: State, seat: int) -> list[Done | PickCard]:
    return [DONE, *(PickCard(card + 1) for card in range(len(t.pool)))]


def _reroll_refusal(t: State, seat: int, key: Done | PickCard) -> str:
    if isinstance(key, Done):
        return ""
    return "RP-15.1" if key.number - 1 in t.picked else _card_refusal(t, seat, key)


INTIMIDATE_DIE = Question("intimidate_die", "RP-15.13", _rerolls, _reroll_refusal)


@ability
def intimidate(t: State, seat: int, skill: Skill) -> Rules[None]:
    """Any number of unclaimed dice, picked one after the other, rerolled together."""
    while True:
        key = yield from ask(t, seat, INTIMIDATE_DIE)
        if isinstance(key, Done):
            break
        t.picked.append(key.number - 1)
    if not t.picked:
        return
    for card in sorted(t.picked):
        die = t.pool[card]
        old = t.faces[die]
        t.tell(Rerolled, "RP-15.13", seat, t.colour(die), old, t.roll(die), die)
    t.picked.clear()
    yield from lay_out_again(t, seat)


# -- abilities that buy (RP-15.59, RP-15.60, RP-15.64) ---------------------------------------------


def _from_discard(t: State, seat: int) -> list[Pass | Buy]:
    return [PASS, *buy_things(t, seat, t.discard)]


def _from_discard_refusal(t: State, seat: int, key: Pass | Buy) -> str:
    return "" if isinstance(key, Pass) else buy_refusal(t, seat, key)


def _from_discard_fast(t: State, seat: int) -> list[Pass | Buy]:
    return [PASS, *buy_keys(t, seat, t.discard)]


FROM_DISCARD = Question("from_discard", "RP-15.26", _from_discard, _from_discard_refusal, fast=_from_discard_fast)


@ability
def move_silently(t: State, seat: int, skill: Skill) -> Rules[None]:
    key = yield from ask(t, seat, FROM_DISCARD)
    if isinstance(key, Pass):
        return
    t.discard.remove(key.card)
    yield from pay_and_take(t, seat, key, "RP-15.26")  # RP-15.28, RP-15.29


def _top(t: State, seat: int, cost: int) -> list[Pass | BuyTop]:
    return [PASS, BUY_TOP]


def _top_refusal(t: State, seat: int, key: Pass | BuyTop, cost: int) -> str:
    if isinstance(key, Pass):
        return ""
    if not t.deck.parts and not t.discard:
        return "RP-15.39"
    return "RP-15.37" if t.sheets[seat].gold < cost else ""


TOP_CARD = Question("top_card", "RP-15.36", _top, _top_refusal)


@ability
def open_lock(t: State, seat: int, skill: Skill) -> Rules[None]:
    """Unseen, for a fixed price that nothing lowers (RP-15.37, RP-15.40)."""
    key = yield from ask(t, seat, TOP_CARD, skill.price)
    if isinstance(key, Pass):
        return
    t.sheets[seat].gold -= skill.price
    card = t.draw_card()
    t.tell(Bought, "RP-15.36", seat, card, skill.price, 0)
    yield from take_card(t, seat, card)


@ability
def diplomacy(t: State, seat: int, skill: Skill) -> Rules[None]:
    """Diplomacy has no ability of its own: `use_skill` uses that of its target."""
    raise AssertionError("Diplomacy cannot be the target of Diplomacy")
    yield
