"""What can be seen of Bounties and Elite Monsters, and where their cards lie (EU-46, Table B)."""

from __future__ import annotations

from typing import Any, cast

from ..content import Level
from ..state import State
from ..turn.elites import lairs, level_of
from .shapes import ElitesView


def shown_elites(t: State) -> ElitesView | None:
    """The face-up Bounty and its Elite Monster, and where it can be fought; nothing in a game without them."""
    if not t.elite_levels:
        return None
    found = lairs(t) if t.bounty else []
    left = [level_of(t, each) for each in t.bounties.items()]
    return ElitesView(
        levels=cast(list[Level], list(t.elite_levels)),
        bounty=t.bounty or None,
        elite=t.elite or None,
        since=t.bounty_since,
        lair=[space for space in found if not t.monster_at(space)],
        barred=[space for space in found if t.monster_at(space)],
        left={str(level): left.count(level) for level in t.elite_levels},
        known=[part[0] for part, is_open in zip(t.bounties.parts, t.bounties.open) if is_open],
        gone=sorted(t.elites_gone),
    )


def _unseen_bounties(t: State, level: int) -> list[str]:
    """Cards of the Bounty deck that nobody has seen (EU-46.3)."""
    parts = [part for part, is_open in zip(t.bounties.parts, t.bounties.open) if not is_open]
    return [each for part in parts for each in part if level_of(t, each) == level]


def hidden_bounties(t: State) -> dict[str, Any]:
    """By level, as far as another card could lie there."""
    found: dict[str, Any] = {}
    for level in t.elite_levels:
        lying = _unseen_bounties(t, level)
        if lying and any(level_of(t, each) == level for each in t.unused_bounties):
            found[f"the Bounties of level {level}"] = tuple(lying)
    return found


def redeal_bounties(t: State) -> None:
    """Those that lie in the deck, against those of their level that went back to the box unseen."""
    for i, part in enumerate(t.bounties.parts):
        if not t.bounties.open[i]:
            level = level_of(t, part[0])
            outside = [each for each in t.unused_bounties if level_of(t, each) == level]
            pool = sorted(part + outside)
            t.bounties.parts[i] = sorted(pool.pop(t.rng.below(len(pool))) for _ in part)
            t.unused_bounties = [each for each in t.unused_bounties if each not in outside] + pool
    t.unused_bounties.sort()


def elite_cards(t: State) -> list[str | int]:
    """In the box in a game without them."""
    if not t.elite_levels:
        return [*t.content.elites]
    found: list[str | int] = [*t.elites, *t.elites_gone, *([t.elite] if t.elite else [])]
    found += [each for hero in t.heroes for each in hero.bag if each in t.content.elites]
    if t.fight is not None and t.fight.bounty and t.fight.foe and t.fight.foe not in found:
        found.append(t.fight.foe)
    return found


def bounty_cards(t: State) -> list[str | int]:
    found: list[str | int] = [*t.bounties.items(), *t.unused_bounties, *([t.bounty] if t.bounty else [])]
    found += [each for hero in t.heroes for each in hero.bounties]
    return [*found, *(each.id for each in t.content.bounties.values() if each.level not in t.elite_levels)]
