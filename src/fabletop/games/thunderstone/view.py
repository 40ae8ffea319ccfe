"""What a seat may see: everything that is sent, and nothing else (Table B of the ledger)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from ...kernel import Message, Ref
from ...kernel.messages import Sentence, plain
from .content import MILITIA, STONE, SpoilsKind
from .hall import LAST_CARDS
from .outlook import Outlook, as_party, outlooks
from .reckon import Figure, What, strength
from .scoring import dark_score, owned, reckoning, score
from .state import NOBODY, State
from .village import money, successors


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of what is sent."""


class SlotView(Sent, frozen=True, kw_only=True):
    """A card of the revealed hand; slots are counted from 1 and stay until the turn ends."""

    slot: int
    card: str
    here: bool
    used: list[int]  # its effects that were used, counted from 1
    held_by: int | None  # the slot of the Hero who holds this Weapon
    strength: int  # given to this card alone
    attack: int
    turned: bool  # all its Attack becomes Magic Attack
    thrown: bool
    borrowed_from: int | None  # the seat that owns it
    doomed: bool  # destroyed when the battle is over
    barred: bool  # kept from attacking
    judged: Figure | None  # what it has lost
    has_strength: int | None  # of a Hero, in all


class LineView(Sent, frozen=True, kw_only=True):
    """Where a number of a battle comes from: the lines add up to the Attack Value."""

    clause: str
    card: str
    what: What
    amount: int
    why: Sentence | UnsetType = UNSET  # if it is not what is printed on the card


class BattleView(Sent, frozen=True, kw_only=True):
    """What a party would bring against a Rank, and what is at stake there."""

    rank: int
    monster: str
    attack: int
    magic: int
    light: int
    penalty: int
    total: int
    health: int
    wins: bool
    verdict: Literal["barred", "won", "magic", "lost"]  # magic: it would be won with Magic Attack
    forbidden: str  # the clause that forbids the attack, or ""
    lines: list[LineView]
    xp: int
    vp: int
    toll: list[Sentence]  # what it takes, won or lost
    spoils: list[SpoilsKind]
    stone: bool  # a victory takes the Thunderstone


class LevelView(Sent, frozen=True, kw_only=True):
    """What a Hero of the own hand might become."""

    hero: str
    to: str | None  # null: any Hero of Level 1
    xp: int
    left: bool  # there are cards for it
    enough: bool  # there are XP for it


class CardCount(Sent, frozen=True, kw_only=True):
    card: str
    number: int


class OwnView(Sent, frozen=True, kw_only=True):
    """What the viewer alone knows of the own seat."""

    vp: int
    lines: list[tuple[str, str, int]]  # category, card, points
    cards: list[CardCount]  # all of them, wherever they lie: their order is not known
    levels: list[LevelView]
    gold: int  # that the hand would pay
    forecast: list[BattleView]  # if the hand went to the Dungeon, with all Weapons dealt and no effect used


class SeatView(Sent, frozen=True, kw_only=True):
    deck: int
    hand: list[str] | None  # null where it is hidden from the viewer
    cards_in_hand: int
    discard: list[str]
    xp: int
    own: OwnView | None  # null of all others


class StackView(Sent, frozen=True, kw_only=True):
    """A stack of the Village."""

    name: str
    top: str  # "" if it is empty
    cards: list[CardCount]  # from the top down


class RankView(Sent, frozen=True, kw_only=True):
    """A Rank of the Hall."""

    rank: int
    card: str  # "" where nothing lies
    piece: str  # tells the card from others of its kind
    darkness: int  # the Light that it asks for; 0 where there is nothing to attack


class StoneView(Sent, frozen=True, kw_only=True):
    """Where the Thunderstone is."""

    where: Literal["deck", "hall", "gone"]
    above: int  # cards that certainly lie above it: all can count


class Bonus(Sent, frozen=True, kw_only=True):
    attack: int
    strength: int


class TableView(Sent, frozen=True, kw_only=True):
    turn: int
    active: int
    doing: str  # "", village, dungeon or rest
    step: int  # of a visit to the Village or the Dungeon
    seats: list[SeatView]
    village: list[StackView]
    destroyed: list[str]
    diseases: int
    dungeon: int
    hall: list[RankView]
    stone: StoneView
    stone_owner: int | None
    party: list[SlotView]
    gold: int
    purchases: int
    target: int | None  # the Rank that is attacked
    spoils: list[SpoilsKind]  # purchases still to come
    revealed: list[str]
    battle: list[BattleView]
    all_heroes: Bonus
    weightless: bool
    arcane: bool
    escaped: list[str]
    unrest: int
    pace: int | None
    dark: int  # points of the dark


def view(t: State, seat: int | None) -> TableView:
    return TableView(
        turn=t.turn,
        active=t.active,
        doing=t.doing,
        step=t.step,
        seats=[_seat(t, number, seat) for number in range(t.n)],
        village=[_stack(t, stack) for stack in t.stacks()],
        destroyed=sorted(t.destroyed),
        diseases=t.diseases,
        dungeon=len(t.dungeon) + t.buried,
        hall=[_rank(t, rank) for rank in range(1, len(t.hall) + 1)],
        stone=_stone(t),
        stone_owner=_seat_or_none(t.stone_owner),
        party=[slot_view(t, i) for i in range(len(t.slots))],
        gold=money(t) if t.slots else 0,
        purchases=t.purchases,
        target=t.target or None,
        spoils=list(t.spoils),
        revealed=list(t.revealed),
        battle=[battle_view(t, each) for each in outlooks(t)],
        all_heroes=Bonus(attack=t.all_attack, strength=t.all_strength - t.weakness),
        weightless=t.aura,
        arcane=t.arcane,
        escaped=list(t.escaped),
        unrest=t.unrest,
        pace=t.pace or None,
        dark=dark_score(t),
    )


# -- seats ------------------------------------------------------------------------------------------


def _seat(t: State, seat: int, viewer: int | None) -> SeatView:
    player = t.players[seat]
    return SeatView(
        deck=len(player.deck),
        hand=list(player.hand) if seat == viewer or player.shown else None,
        cards_in_hand=len(player.hand),
        discard=list(player.discard),
        xp=player.xp,
        own=_own(t, seat) if seat == viewer else None,
    )


def _own(t: State, seat: int) -> OwnView:
    after = as_party(t, seat) if t.players[seat].hand else None
    return OwnView(
        vp=score(t, seat),
        lines=reckoning(t, seat),
        cards=cards_of(t, seat),
        levels=levels(t, seat),
        gold=money(after) if after else 0,
        forecast=[battle_view(after, each) for each in outlooks(after)] if after else [],
    )


def cards_of(t: State, seat: int) -> list[CardCount]:
    """All cards of a seat: Table B lets the owner know which there are, not in which order they lie."""
    cards = owned(t, seat)
    return [CardCount(card=name, number=cards.count(name)) for name in t.content.cards if name in cards]


def levels(t: State, seat: int) -> list[LevelView]:
    """The Heroes of the own hand, what each might become, and whether there are XP and cards for it (TS-7)."""
    slots = [t.slots[i].card for i in t.own_slots()] if seat == t.active else []
    found = []
    for name in dict.fromkeys([*slots, *t.players[seat].hand]):
        price = t.card(name).level_up
        ways = successors(t, name) if t.card(name).type == "hero" else []
        if price is not None and ways:
            found.append(
                LevelView(
                    hero=name,
                    to=None if name == MILITIA else ways[0],
                    xp=price,
                    left=any(t.stock.get(way) for way in ways),
                    enough=price <= t.players[seat].xp,
                )
            )
    return found


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# -- the table --------------------------------------------------------------------------------------


def _stack(t: State, stack: str) -> StackView:
    cards = [CardCount(card=card, number=t.stock.get(card, 0)) for card in t.content.stacks[stack]]
    return StackView(name=stack, top=t.top(stack), cards=cards)


def _rank(t: State, rank: int) -> RankView:
    name = t.hall[rank - 1]
    piece = f"foe-{name}-{t.copy_of(rank)}" if name else f"rank-{rank}"
    return RankView(rank=rank, card=name, piece=piece, darkness=darkness(t, rank))


def darkness(t: State, rank: int) -> int:
    """The Light that a Rank asks for (TS-13.10)."""
    name = t.hall[rank - 1]
    return rank + t.card(name).light_penalty if name and t.card(name).type == "monster" else 0


def _stone(t: State) -> StoneView:
    """All can count how many cards certainly lie above it (TS-2.9)."""
    if STONE in t.hall:
        return StoneView(where="hall", above=0)
    if t.buried:
        unseen = t.dungeon.parts[-1] if t.dungeon.parts and not t.dungeon.open[-1] else []
        return StoneView(where="deck", above=max(0, len(unseen) - LAST_CARDS))
    return StoneView(where="deck" if STONE in t.dungeon.items() else "gone", above=0)


def slot_view(t: State, i: int) -> SlotView:
    slot = t.slots[i]
    return SlotView(
        slot=i + 1,
        card=slot.card,
        here=slot.here,
        used=[number + 1 for number in slot.used],
        held_by=slot.holder + 1 if slot.holder != NOBODY else None,
        strength=slot.strength,
        attack=slot.attack,
        turned=slot.turned,
        thrown=slot.thrown,
        borrowed_from=_seat_or_none(slot.owner),
        doomed=slot.doomed,
        barred=slot.barred,
        judged=slot.judged or None,
        has_strength=strength(t, i) if t.card(slot.card).type == "hero" else None,
    )


# -- battles ----------------------------------------------------------------------------------------


def battle_view(t: State, seen: Outlook) -> BattleView:
    value = seen.value
    return BattleView(
        rank=seen.rank,
        monster=seen.monster,
        attack=value.attack,
        magic=value.magic,
        light=value.light,
        penalty=value.penalty,
        total=value.total,
        health=value.health,
        wins=value.wins,
        verdict=verdict(seen),
        forbidden=seen.refusal,
        lines=[
            LineView(clause=clause, card=card, what=what, amount=amount, why=_why(reason))
            for clause, card, what, amount, reason in seen.lines
        ],
        xp=seen.reward.xp,
        vp=seen.vp,
        toll=[plain(each) for each in toll(t, seen)],
        spoils=list(seen.reward.spoils),
        stone=seen.stone,
    )


def verdict(seen: Outlook) -> Literal["barred", "won", "magic", "lost"]:
    if seen.refusal:
        return "barred"
    if seen.value.wins:
        return "won"
    return "magic" if seen.value.total >= seen.value.health else "lost"


def _why(reason: str) -> Sentence | UnsetType:
    return plain(Message(f"ts-line-{reason}")) if reason else UNSET


def toll(t: State, seen: Outlook) -> list[Message]:
    """What the battle takes, won or lost: cards that are lost, Weapons that are dropped, Diseases."""
    lines = [_one_of(t, "loses", slots) for slots in seen.losses]
    lines += [_one_of(t, "bars", slots) for slots in seen.barred]
    lines += [_one_of(t, "drops", (slot,)) for slot in seen.dropped]
    if seen.diseases:
        lines.append(Message("ts-toll-infects", {"number": seen.diseases}))
    return [line for i, line in enumerate(lines) if line not in lines[:i]]


def _one_of(t: State, what: str, slots: tuple[int, ...]) -> Message:
    cards = tuple(Ref(f"ts-card-{name}") for name in dict.fromkeys(t.slots[i].card for i in slots))
    return Message(f"ts-toll-{what}" if len(cards) == 1 else f"ts-toll-{what}-one", {"cards": cards})
