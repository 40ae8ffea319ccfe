"""Using Skill cards (RP-9): the use itself, and the windows. What each does is said by its verb."""

from __future__ import annotations

from ...kernel import Question, Rules, ask
from .buying import follow_arrow
from .choices import PASS, USE_SKILL, Pass, Target, UseSkill
from .events import DiplomacyUsed, Exhausted, SkillUsed
from .state import State
from .timing import matters, skill_refusal, skills_of_others, target_refusal

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
    if t.content.skills[card].copies:
        target = yield from ask(t, seat, TARGET, card)
        used = target.card
        t.tell(DiplomacyUsed, "RP-15.57", seat, target.seat, used)
    else:
        t.tell(SkillUsed, "RP-9.8", seat, used)
    arrow = market[card].arrow or market[used].arrow  # RP-15.20
    if arrow:
        follow_arrow(t, seat, arrow, "RP-9.3")
    yield from t.content.skills[used].apply(t, seat)
    sheet = t.sheets[seat]
    sheet.skills.remove(card)
    sheet.exhausted.append(card)  # RP-15.17, RP-15.18
    t.tell(Exhausted, "RP-9.5", seat, card)


# -- windows ---------------------------------------------------------------------------------------


def _window_things(t: State, seat: int, what: str) -> list[Pass | UseSkill]:
    return [PASS, *[USE_SKILL[card] for card in t.sheets[seat].skills]]


def _window_refusal(t: State, seat: int, key: Pass | UseSkill, what: str) -> str:
    if isinstance(key, Pass):
        return ""
    return skill_refusal(t, seat, key.card) or ("" if matters(t, seat, key.card, what) else "RP-9.16")


def _new_skill(t: State, seat: int, card: str) -> list[Pass | UseSkill]:
    return [PASS, USE_SKILL[card]]


def _new_skill_refusal(t: State, seat: int, key: Pass | UseSkill, card: str) -> str:
    return _window_refusal(t, seat, key, "bag")


JUST_BOUGHT = Question("just_bought", "RP-9.1", _new_skill, _new_skill_refusal)
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


def use_at_once(t: State, seat: int) -> Rules[None]:
    """A Skill that was just bought, if others might reach into the bag before its buyer is asked again (RP-9.16)."""
    card, t.new_skill = t.new_skill, ""
    if card and (any(t.sheets[other].skills for other in t.others(seat)) or t.later_in_market(seat)):
        key = yield from ask(t, seat, JUST_BOUGHT, card)
        if isinstance(key, UseSkill):
            yield from use_skill(t, seat, key.card)
