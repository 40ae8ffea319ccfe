"""Dungeon effects beyond the own party: on other players, and on the Hall (TS-24, TS-25)."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

from ....kernel import Question, Rules, ask
from ....kernel.messages import Said
from ..choices import (
    PASS,
    Borrow,
    DestroyOwn,
    Discard,
    DiscardCards,
    DiscardHero,
    DiscardOwn,
    Monster,
    Order,
    Pass,
    ShowHand,
)
from ..content import STONE, Natural
from ..events import Borrowed, Discarded, Rearranged, ShowedHand, Taken
from ..hall import discard_from_hand, monster_ranks, put_down, rank_one_reached, refill, send_under
from ..state import NOBODY, RANKS, Slot, State
from .base import DungeonVerb, joined
from .dungeon import FOOD, foods

# -- other players --------------------------------------------------------------------------------


def heroes_in_hand(t: State, seat: int) -> list[str]:
    return list(dict.fromkeys(card for card in t.players[seat].hand if t.card(card).type == "hero"))


def _hero_or_cards(t: State, seat: int, number: int) -> list[DiscardHero | DiscardCards]:
    return [*(DiscardHero(card) for card in heroes_in_hand(t, seat)), DiscardCards(number)]


HERO_OR_CARDS = Question("hero_or_cards", "TS-25.47", _hero_or_cards, secret=True)


class OthersDiscard(DungeonVerb, frozen=True, kw_only=True, tag="others_discard"):
    """TS-25.18 to TS-25.20, TS-25.47; one after the other, clockwise (TS-4.22)."""

    cards: Natural  # how many each
    or_hero: bool = False  # a Hero may be discarded instead

    def apply(self, t: State, i: int) -> Rules[None]:
        for seat in t.others(t.active):
            if self.or_hero and t.players[seat].hand:
                given = yield from ask(t, seat, HERO_OR_CARDS, self.cards)
                if isinstance(given, DiscardHero):
                    put_down(t, seat, given.card, "TS-25.47")
                    continue
            yield from discard_from_hand(t, seat, self.cards, "TS-25.18")


def _hero_cards(t: State, seat: int) -> list[Discard | ShowHand]:
    """In a world that somebody else imagines the hand may hold no Hero."""
    return [Discard(card) for card in heroes_in_hand(t, seat)] or [ShowHand()]


def _own_heroes(t: State, seat: int) -> list[DiscardOwn]:
    return [DiscardOwn(i + 1) for i in t.heroes_here() if t.slots[i].owner == NOBODY]


def _borrowed(t: State, seat: int, owners: tuple[int, ...], heroes: tuple[str, ...]) -> list[Pass | Borrow]:
    return [PASS, *[Borrow(owner, hero) for owner, hero in zip(owners, heroes)]]


DISCARD_HERO = Question("discard_hero", "TS-25.49", _hero_cards, secret=True)
DISCARD_OWN_HERO = Question("discard_own_hero", "TS-25.49", _own_heroes)
BORROW = Question("borrow", "TS-25.50", _borrowed)


class BorrowHero(DungeonVerb, frozen=True, kw_only=True, tag="borrow"):
    """Selurin Theurge: every player discards a Hero, one may be borrowed (TS-25.48 to TS-25.50)."""

    prepares: ClassVar[bool] = False

    def apply(self, t: State, i: int) -> Rules[None]:
        owners: tuple[int, ...] = ()
        heroes: tuple[str, ...] = ()
        if _own_heroes(t, t.active):  # the hand lies revealed anyway
            own = yield from ask(t, t.active, DISCARD_OWN_HERO)
            card = t.slots[own.place].card
            owners, heroes = (t.active,), (card,)
            t.tell(Discarded, "TS-25.49", t.active, card)
            t.discard_slot(own.place)
        for seat in t.others(t.active):
            if not heroes_in_hand(t, seat):
                show_hand(t, seat)
                continue
            given = yield from ask(t, seat, DISCARD_HERO)
            if isinstance(given, ShowHand):
                show_hand(t, seat)
                continue
            put_down(t, seat, given.card, "TS-25.49")
            owners, heroes = (*owners, seat), (*heroes, given.card)
        chosen = yield from ask(t, t.active, BORROW, owners, heroes)
        if isinstance(chosen, Borrow):
            take_borrowed(t, chosen.owner, chosen.card)


def show_hand(t: State, seat: int) -> None:
    player = t.players[seat]
    player.shown = True
    t.shown += len(player.hand)
    t.tell(ShowedHand, "TS-25.49", seat, tuple(player.hand))


def take_borrowed(t: State, owner: int, card: str) -> None:
    t.players[owner].discard.remove(card)
    used = t.rested(card) if owner == t.active else ()
    t.slots.append(Slot(card, owner=owner, used=used))
    t.tell(Borrowed, "TS-25.50", t.active, owner, card)


# -- the Hall -------------------------------------------------------------------------------------


def _hall_cards(t: State, seat: int) -> list[Monster]:
    return [Monster(rank) for rank in range(1, RANKS + 1) if t.hall[rank - 1]]


def _monster_refusal(t: State, seat: int, key: Monster | Order) -> str:
    return "TS-21.11" if isinstance(key, Monster) and t.hall[key.rank - 1] == STONE else ""


RETURNED = Question("returned", "TS-25.11", _hall_cards, _monster_refusal)


class ReturnMonster(DungeonVerb, frozen=True, kw_only=True, tag="return_monster"):
    """Elf Archmage (TS-25.11 to TS-25.14)."""

    prepares: ClassVar[bool] = False

    def refusal(self, t: State, i: int) -> str:
        return "" if monster_ranks(t) else "TS-4.23"

    def apply(self, t: State, i: int) -> Rules[None]:
        returned = yield from ask(t, t.active, RETURNED)
        send_under(t, returned.rank, "TS-25.11")
        yield from refill(t)

    def urge(self) -> int:
        return 70


def takeable(t: State, vp: tuple[int, ...]) -> list[int]:
    """TS-25.37"""
    return [rank for rank in monster_ranks(t) if t.card(t.hall[rank - 1]).vp in vp]


def _takeable(t: State, seat: int, vp: tuple[int, ...]) -> list[Monster]:
    return [Monster(rank) for rank in takeable(t, vp)]


TAKEN = Question("taken", "TS-25.37", _takeable)


class TakeMonster(DungeonVerb, frozen=True, kw_only=True, tag="take_monster"):
    """Thyrian Lord: no battle, no XP (TS-25.37 to TS-25.42, TS-25.52)."""

    vp: tuple[int, ...]  # the victory points that the Monster may be worth

    def words(self) -> dict[str, Said]:
        return {"vp": joined("or", self.vp)}

    def refusal(self, t: State, i: int) -> str:
        if not takeable(t, self.vp):
            return "TS-25.52"
        return "" if foods(t) else "TS-25.35"

    def apply(self, t: State, i: int) -> Rules[None]:
        food = yield from ask(t, t.active, FOOD)
        t.destroy_slot(food.place, "TS-25.52")
        taken = yield from ask(t, t.active, TAKEN, self.vp)
        monster = t.hall[taken.rank - 1]
        t.tell(Taken, "TS-25.38", t.active, monster, t.copy_of(taken.rank))
        t.hall[taken.rank - 1] = ""
        t.players[t.active].discard.append(monster)
        yield from refill(t)


ORDERS = tuple(Order(*order) for order in permutations((1, 2, 3)))


def _banish_ways(t: State, seat: int) -> list[Monster | Order]:
    """TS-24.5, TS-24.14: an Order, in which empty Ranks stay behind."""
    return [*_hall_cards(t, seat), *(order for order in ORDERS if _fills_up(t, order))]


def _fills_up(t: State, order: Order) -> bool:
    lying = [bool(t.hall[rank - 1]) for rank in order.ranks]
    return lying == sorted(lying, reverse=True)


def destroyable(t: State, banish: int) -> list[int]:
    """TS-12.5, TS-25.34: cards of the hand that used no effect of their own; the Banish itself may go."""
    return [i for i in t.own_slots() if i == banish or not t.slots[i].used]


def _destroyable(t: State, seat: int, banish: int) -> list[DestroyOwn]:
    return [DestroyOwn(i + 1) for i in destroyable(t, banish)]


BANISH = Question("banish", "TS-24.5", _banish_ways, _monster_refusal)
BANISH_CARD = Question("banish_card", "TS-24.10", _destroyable)


class Banish(DungeonVerb, frozen=True, kw_only=True, tag="banish"):
    """The Hall, then destroy, then draw (TS-24.13)."""

    prepares: ClassVar[bool] = False
    draw: Natural = 0  # how many cards

    def apply(self, t: State, i: int) -> Rules[None]:
        way = yield from ask(t, t.active, BANISH)
        if isinstance(way, Monster):
            send_under(t, way.rank, "TS-24.5")
            yield from refill(t)
        else:
            yield from rearrange(t, way.ranks)
        if destroyable(t, i):  # TS-24.75
            gone = yield from ask(t, t.active, BANISH_CARD, i)
            t.destroy_slot(gone.place, "TS-24.11")
        t.draw_into_party(self.draw)  # TS-24.12

    def worth(self) -> int:
        return 24

    def urge(self) -> int:
        return 70


def rearrange(t: State, order: tuple[int, ...]) -> Rules[None]:
    t.hall = [t.hall[rank - 1] for rank in order]
    t.fired = [t.fired[rank - 1] for rank in order]
    t.tell(Rearranged, "TS-24.14", tuple(card for card in t.hall if card))
    if order[0] != 1 and t.hall[0]:
        yield from rank_one_reached(t)
