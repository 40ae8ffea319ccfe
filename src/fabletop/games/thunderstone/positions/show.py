"""The table in the words of positions."""

from __future__ import annotations

from itertools import takewhile

from ....kernel.vocabulary import as_seen
from ..content import STONE
from ..outlook import Outlook, outlooks
from ..scoring import dark_score, reckoning, score
from ..state import NOBODY, State
from ..view import battle_view, slot_view
from ..village import money
from .words import (
    AllHeroesPart,
    BattlePart,
    PlayerPart,
    SickPart,
    SlotPart,
    StackPart,
    ThunderstoneTable,
)


def picture(t: State) -> ThunderstoneTable:
    stacks = {stack: _stack(t, stack) for stack in t.stacks()}
    return ThunderstoneTable(
        turn=t.turn,
        active=t.active,
        doing=t.doing,
        step=t.step,
        groups=list(t.groups),
        families=list(t.families),
        village_kinds=list(t.village),
        seats=[_player(t, seat) for seat in range(t.n)],
        village={card: number for stack in stacks.values() for card, number in (stack.cards or {}).items()},
        stacks=stacks,
        destroyed=sorted(t.destroyed),
        diseases=t.diseases,
        stand_ins=t.stand_ins,
        dungeon=sorted([*t.dungeon.items(), *([STONE] if t.buried else [])]),
        dungeon_known=_known_bottom(t),
        hall=list(t.hall),
        breached=list(t.fired),
        stone_owner=t.stone_owner if t.stone_owner != NOBODY else None,
        party=[as_seen(SlotPart, slot_view(t, i)) for i in range(len(t.slots))],
        gold=money(t) if t.slots else 0,
        purchases=t.purchases,
        target=t.target or None,
        spoils=list(t.spoils),
        revealed=list(t.revealed),
        battle=[_battle(t, each) for each in outlooks(t)],
        all_heroes=AllHeroesPart(attack=t.all_attack, strength=t.all_strength - t.weakness),
        weightless=t.aura,
        arcane=t.arcane,
        sick=SickPart(attack=t.sick_attack, magic=t.sick_magic),
        escaped=sorted(t.escaped),
        unrest=t.unrest,
        pace=t.pace or None,
        dark=dark_score(t),
    )


def _known_bottom(t: State) -> list[str]:
    """What was sent under the deck; what is only fixed to come next lies above an unknown part."""
    if all(t.dungeon.open):
        return [part[0] for part in t.dungeon.parts]
    return [part[0] for part, _ in takewhile(lambda pair: pair[1], zip(t.dungeon.parts, t.dungeon.open))]


def _player(t: State, seat: int) -> PlayerPart:
    player = t.players[seat]
    return PlayerPart(
        hand=list(player.hand),
        deck=player.deck.items(),
        discard=list(player.discard),
        xp=player.xp,
        vp=score(t, seat),
        lines={name: points for _, name, points in reckoning(t, seat)},
    )


def _stack(t: State, stack: str) -> StackPart:
    return StackPart(top=t.top(stack), cards={card: t.stock.get(card, 0) for card in t.content.stacks[stack]})


def _battle(t: State, seen: Outlook) -> BattlePart:
    battle = as_seen(BattlePart, battle_view(t, seen))
    battle.diseases = seen.diseases
    battle.losses = [[i + 1 for i in slots] for slots in seen.losses]
    battle.barred = [[i + 1 for i in slots] for slots in seen.barred]
    battle.dropped = [i + 1 for i in seen.dropped]
    return battle
