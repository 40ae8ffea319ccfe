"""Elite Monsters: the Bounty deck and lairs (EU-46). The Combat is that of any Monster, with a `bounty`."""

from __future__ import annotations

from ....kernel import Deck
from ..events.turn import BountyTurned, BountyWon
from ..land.explore import can_pay
from ..land.geometry import START, hexes, is_centre, slot_of
from ..state import State

MORE_THAN_PLAYERS = 2  # Bounty cards of each level, beyond the number of players (EU-46.3)


# -- the Bounty deck -------------------------------------------------------------------------------


def lay_bounties(t: State) -> None:
    """EU-46.3 to EU-46.6: level by level, the lowest on top."""
    if not t.elite_levels:
        return
    for level in sorted(t.elite_levels, reverse=True):
        whole: Deck[str] = Deck()
        whole.shuffle_on_top(each.id for each in t.content.bounties.values() if each.level == level)
        t.bounties.shuffle_on_top(whole.draw_up_to(t.n + MORE_THAN_PLAYERS, t.rng))
        t.unused_bounties += whole.items()
    t.elites = sorted(t.content.elites)
    turn_up_bounty(t)
    t.bounty_since = 0  # it was there before the first round


def turn_up_bounty(t: State) -> None:
    """The next card, if the last one was won, and its Elite Monster (EU-46.6, EU-46.19, EU-46.21)."""
    if t.bounty or not len(t.bounties):
        return
    t.bounty = t.bounties.draw(t.rng)
    t.bounty_since = t.round
    card = t.content.bounties[t.bounty]
    t.elite = card.elite
    t.elites.remove(t.elite)
    t.tell(BountyTurned, "EU-46.6", t.elite, card.lair, card.location)


def level_of(t: State, bounty: str) -> int:
    return t.content.bounties[bounty].level


def put_bounty_under(t: State) -> bool:
    """The face-up card goes under the last one of its level; a single one stays."""
    level = level_of(t, t.bounty)
    alike = [i for i, part in enumerate(t.bounties.parts) if level_of(t, part[0]) == level]
    if not alike:
        return False
    t.bounties.parts.insert(alike[0], [t.bounty])
    t.bounties.open.insert(alike[0], True)
    t.elites = sorted([*t.elites, t.elite])
    t.bounty = t.elite = ""
    return True


# -- lairs -----------------------------------------------------------------------------------------


def shows(t: State, space: str) -> bool:
    """Whether a space is of the kind that the face-up card shows (EU-46.7 to EU-46.10)."""
    card = t.content.bounties[t.bounty]
    if card.lair == "on_space":
        return t.space(space).type == card.location
    if card.lair == "adjacent_to":
        return card.location in [t.space(each).type for each in t.adjacent(space)]
    return not is_centre(space) and t.content.map_tiles[t.land[slot_of(space)[0]]].special == card.location


def lairs(t: State) -> list[str]:
    """All lairs on the map; if there is none and no tile will bring one, the hexes around the Church (EU-46.31)."""
    found = [space for space in t.spaces() if shows(t, space)]
    return found or ([] if len(t.tiles) else list(hexes(START)))


def is_lair(t: State, space: str) -> bool:
    if shows(t, space):
        return True
    return not len(t.tiles) and space in hexes(START) and space in lairs(t)


def hunt_refusal(t: State, seat: int) -> str:
    """EU-46.8 to EU-46.12; without a face-up card there is nothing to ask about."""
    at = t.heroes[seat].at
    if not is_lair(t, at):
        return lair_refusal(t)
    if t.monster_at(at):
        return "EU-46.11"
    return "" if can_pay(t, seat, "combat") else "EU-8.3"


def lair_refusal(t: State) -> str:
    """Who stands elsewhere is refused by the clause of the kind of lair that the face-up card shows."""
    lair = t.content.bounties[t.bounty].lair
    if lair == "on_space":
        return "EU-46.8"
    return "EU-46.9" if lair == "adjacent_to" else "EU-46.10"


# -- the end of the Combat -------------------------------------------------------------------------


def take_bounty(t: State, seat: int) -> None:
    """The winner keeps the card for the final scoring (EU-46.16)."""
    t.heroes[seat].bounties.append(t.bounty)
    t.tell(BountyWon, "EU-46.16", seat, t.elite)
    t.bounty = t.elite = ""
