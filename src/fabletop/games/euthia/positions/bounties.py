"""Bounty cards of a position: face up, or won by a Hero."""

from __future__ import annotations

from ....kernel import PositionError
from ..state import Hero, State
from ..turn.elites import level_of, turn_up_bounty


def keep_bounty(t: State, hero: Hero, id: str, where: str) -> None:
    """Won before; its Elite Monster is a Trophy or in the box, and another lies face up in its place."""
    lay_open = id == t.bounty
    _take(t, id, where)
    hero.bounties.append(id)
    elite = t.content.bounties[id].elite
    if elite in t.elites:
        t.elites.remove(elite)
        t.elites_gone.append(elite)
    if lay_open:
        turn_up_bounty(t)


def lay_bounty(t: State, id: str | None, since: int | None) -> None:
    """Face up, with its Elite Monster; what lay there goes back among those of its level."""
    if id is not None and id != t.bounty:
        _put_back(t)
        if id:
            _take(t, id, "bounty")
            t.bounty, t.elite = id, t.content.bounties[id].elite
            t.elites.remove(t.elite)
    if since is not None:
        t.bounty_since = since


def _take(t: State, id: str, where: str) -> None:
    """From the table or the deck; or from the box, and one of its level goes there instead (EU-46.3)."""
    if id == t.bounty and id:
        t.elites = sorted([*t.elites, t.elite])
        t.bounty = t.elite = ""
    elif id in t.bounties.items():
        t.bounties.take(id)
    elif id in t.unused_bounties:
        t.unused_bounties.remove(id)
        for part in [part for part in t.bounties.parts if level_of(t, part[0]) == level_of(t, id)][:1]:
            other = part[t.rng.below(len(part))]
            t.bounties.take(other)
            t.unused_bounties.append(other)
    else:
        raise PositionError(f"position.table.{where}: the Bounty card '{id}' is not to be had")


def _put_back(t: State) -> None:
    if not t.bounty:
        return
    level = level_of(t, t.bounty)
    alike = [i for i, part in enumerate(t.bounties.parts) if level_of(t, part[0]) == level]
    if alike:
        t.bounties.parts[alike[0]] = sorted([*t.bounties.parts[alike[0]], t.bounty])
    else:
        t.bounties.shuffle_on_top([t.bounty])
    t.elites = sorted([*t.elites, t.elite])
    t.bounty = t.elite = ""
