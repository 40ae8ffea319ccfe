"""How a Combat ends (TH-23.11 to TH-23.15)."""

from __future__ import annotations

from ....kernel import Rules
from ..events import LostCombat, WonCombat
from ..hero.body import draw_threat
from ..hero.skills import use_items
from ..lists import run_inner, run_own
from ..map.enemies import remove
from ..rounds.event_card import trigger
from ..scenes import in_turn, scene
from ..state import State
from ..story.endings import look
from ..story.moments import after_combat, counts_for_box
from .grid import open_hearts


@scene(below=in_turn)
def combat_result(t: State, hero: int) -> Rules[None]:
    """TH-23.11 to TH-23.14"""
    left = open_hearts(t)
    t.then("combat_end", hero, int(not left))
    if left:
        t.tell(LostCombat, "TH-23.12", t.heroes[hero].id, left)
        t.then("combat_threat", hero, left)  # after what an Item does instead
        yield from use_items(t, hero, "after_lost")
    else:
        t.tell(WonCombat, "TH-23.11", t.heroes[hero].id)
        t.act.resolved = True


@scene()
def combat_threat(t: State, hero: int, hearts: int) -> Rules[None]:
    """1 Threat for each Heart that lies open (TH-23.12, TH-23.26)."""
    if not t.fight_now.shielded:
        yield from draw_threat(t, hero, hearts)


@scene()
def combat_end(t: State, hero: int, won: int) -> Rules[None]:
    """Clean-up, then what the victory opens (TH-23.14, TH-23.15, TH-23.28)."""
    fight = t.fight_now
    for card in tuple(fight.cards):
        t.foe_discard[t.content.enemies[card].tier].append(card)
    location, foes, lists = fight.at, tuple(fight.foes), fight.lists
    t.fight = None
    trigger(t, "win_combat" if won else "lose_combat", hero)
    if lists:
        run_inner(t, lists + ("+" if won else "-"), hero, "")
        return
    counted = tuple(i for i in range(len(t.enemies[location])) if counts_for_box(t, location, i))
    kept = yield from after_combat(t, hero, location, foes, bool(won))
    look(t)  # it may have moved the marker
    if won:
        for i in reversed(() if kept else foes):
            remove(t, location, i)
        look(t)
        if any(i in counted for i in foes) and all(i in foes for i in counted):
            open_boxes(t, hero, location)


def open_boxes(t: State, hero: int, location: str) -> None:
    """All Enemies of a Location are beaten (TH-23.15); a Sacrifice token covers what it lies on (TH-26.6)."""
    for name, box in reversed(t.map.boxes_at[location]):
        open_now = box.only is None or box.only.holds(t, hero, location)
        if box.action == "combat" and box.needs.defeat and open_now and name not in t.offerings:
            run_own(t, f"box-{name}", hero, location)
