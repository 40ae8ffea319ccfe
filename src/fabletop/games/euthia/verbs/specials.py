"""Named effects of single tiles."""

from __future__ import annotations

from collections.abc import Callable

from ..combat.lines import forget, note, noted
from ..hero.cards import clear_plays
from ..state import State

SPECIALS: dict[str, Callable[[State, int], None]] = {}
MAY: dict[str, Callable[[State, int], bool]] = {}


def _silence(t: State, seat: int) -> None:
    """Cards in play lose their effects; none may be played in the next Monster attack (EU-51.2)."""
    fight = t.fight_now
    clear_plays(t, "brief", "cursed", "lying")
    of_monster = [(why, n) for why, n in noted(fight, "curse") if why == fight.foe]  # of its band (EU-46.23)
    fight.curses = [n for _, n in of_monster]
    fight.blows.clear()
    fight.lasting.clear()
    fight.damage_minus = 0
    forget(fight, "curse", "blow", "damage_minus")
    for why, n in of_monster:
        note(fight, "curse", why, n)
    fight.muted = True


SPECIALS["silence"] = _silence
MAY["silence"] = lambda t, seat: t.fight is not None and not t.fight.first_strike and t.fight.round > 0
SPECIALS["phoenix_vigil"] = lambda t, seat: None
MAY["phoenix_vigil"] = lambda t, seat: False  # it answers to death, not to a wish
