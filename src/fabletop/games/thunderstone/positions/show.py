"""The table in the words of positions."""

from __future__ import annotations

from itertools import takewhile

from ..content import STONE
from ..outlook import Outlook, outlooks
from ..reckon import strength
from ..scoring import dark_score, reckoning, score
from ..state import NOBODY, State
from ..village import money
from .words import (
    AllHeroesPart,
    BattlePart,
    LinePart,
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
        party=[_slot(t, i) for i in range(len(t.slots))],
        gold=money(t) if t.slots else 0,
        purchases=t.purchases,
        target=t.target or None,
        spoils=list(t.spoils),
        revealed=list(t.revealed),
        battle=[_battle(each) for each in outlooks(t)],
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


def _slot(t: State, i: int) -> SlotPart:
    slot = t.slots[i]
    return SlotPart(
        slot=i + 1,
        card=slot.card,
        here=slot.here,
        used=[number + 1 for number in slot.used],
        held_by=slot.holder + 1 if slot.holder != NOBODY else None,
        strength=slot.strength,
        attack=slot.attack,
        turned=slot.turned,
        thrown=slot.thrown,
        borrowed_from=slot.owner if slot.owner != NOBODY else None,
        doomed=slot.doomed,
        barred=slot.barred,
        judged=slot.judged or None,
        has_strength=strength(t, i) if t.card(slot.card).type == "hero" else None,
    )


def _battle(seen: Outlook) -> BattlePart:
    value = seen.value
    return BattlePart(
        rank=seen.rank,
        monster=seen.monster,
        attack=value.attack,
        magic=value.magic,
        light=value.light,
        penalty=value.penalty,
        total=value.total,
        health=value.health,
        wins=value.wins,
        forbidden=seen.refusal,
        lines=[
            LinePart(clause=clause, card=card, what=what, amount=amount) for clause, card, what, amount, _ in seen.lines
        ],
        xp=seen.reward.xp,
        diseases=seen.diseases,
        losses=[[i + 1 for i in slots] for slots in seen.losses],
        barred=[[i + 1 for i in slots] for slots in seen.barred],
        dropped=[i + 1 for i in seen.dropped],
        spoils=list(seen.reward.spoils),
    )
