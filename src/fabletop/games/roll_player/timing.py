"""When a Skill card may be used (RP-9): the judge behind every offer of one."""

from __future__ import annotations

from .choices import USE_SKILL, UseSkill
from .state import STEPS, State


def skill_refusal(t: State, seat: int, card: str) -> str:
    """The clause that forbids the seat to use an own Skill card now, or nothing."""
    if card not in t.sheets[seat].skills:
        return "RP-9.7"
    if t.content.skills[card].copies:
        return "" if targets(t, seat, card) else "RP-15.58"
    return _arrow_refusal(t, seat, card) or _timing_refusal(t, seat, card)


def _arrow_refusal(t: State, seat: int, card: str) -> str:
    arrow = t.content.market[card].arrow
    return "RP-9.6" if arrow and STEPS[arrow][t.sheets[seat].token] < 0 else ""


def _timing_refusal(t: State, seat: int, card: str) -> str:
    timing = t.content.skills[card].timing
    if timing == "dice_phase" and t.phase != "dice":
        return "RP-9.20"
    if timing == "market_turn" and not (t.phase == "market" and t.turn == seat and t.bought < t.klass(seat).purchases):
        return "RP-9.20"
    return ""


def skills_of_others(t: State, seat: int) -> list[tuple[int, str]]:
    """The Skill cards of other players, ready or exhausted (RP-15.21); Diplomacy has nothing to copy."""
    return [
        (other, card)
        for other in range(t.n)
        if other != seat
        for card in (*t.sheets[other].skills, *t.sheets[other].exhausted)
        if not t.content.skills[card].copies
    ]


def target_refusal(t: State, seat: int, diplomacy: str, card: str) -> str:
    if _timing_refusal(t, seat, card):
        return "RP-15.57"
    moves_by = diplomacy if t.content.market[diplomacy].arrow else card
    return "RP-15.20" if _arrow_refusal(t, seat, moves_by) else ""


def targets(t: State, seat: int, diplomacy: str) -> list[tuple[int, str]]:
    """The cards of others that Diplomacy can use now."""
    return [each for each in skills_of_others(t, seat) if not target_refusal(t, seat, diplomacy, each[1])]


def own_skills(t: State, seat: int) -> list[UseSkill]:
    """All own Skills, as things of an own decision."""
    return [USE_SKILL[card] for card in (*t.sheets[seat].skills, *t.sheets[seat].exhausted)]


def skill_keys(t: State, seat: int) -> list[UseSkill]:
    """The own Skills that may be used now, as options of an own decision."""
    return [USE_SKILL[card] for card in t.sheets[seat].skills if not skill_refusal(t, seat, card)]


def matters(t: State, seat: int, card: str, what: str) -> bool:
    """Whether a Skill belongs in a window: it touches the pool or the bag, or it is the last chance."""
    if not what:
        return True
    skill = t.content.skills[card]
    skills = [t.content.skills[target] for _, target in targets(t, seat, card)] if skill.copies else [skill]
    if what == "dice_phase":
        return any(each.timing == "dice_phase" for each in skills)
    return any(each.touches == what for each in skills)
