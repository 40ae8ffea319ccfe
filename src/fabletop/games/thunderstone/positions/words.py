"""What position files of Thunderstone may say. The comment of a field is its line in docs/positions.md."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta

from ....kernel.vocabulary import Form, Given, Natural, Part, Shown, Start, TablePart, Vocabulary, Word
from ..state import RANKS, State

MOST_SLOTS = 60  # more than a hand can grow to
FIGURES = ("attack", "magic")
SPOILS = ("weapon", "food", "item", "any")


def _wares(t: State) -> list[str]:
    return [card for stack in t.content.stacks.values() for card in stack]


SEAT = Word("SEAT", "a seat, from 0", lambda t: range(t.n))
CARD = Word("CARD", "a card", lambda t: list(t.content.cards))
WARE = Word("WARE", "a card that may stand in the Village", _wares)
STACK = Word("STACK", "a stack of the Village: a card, or a Hero kind", lambda t: list(t.content.stacks))
SLOT = Word("SLOT", "a slot of the revealed hand, from 1", lambda t: range(1, MOST_SLOTS + 1))
HERO_SLOT = Word("HERO SLOT", "the slot of a Hero", SLOT.known)
EFFECT = Word("EFFECT", "an effect of the card, from 1, in the order of the card", lambda t: range(1, 4))
RANK = Word("RANK", "a Rank of the Dungeon Hall", lambda t: range(1, RANKS + 1))
KIND = Word("KIND", "what Spoils allow to buy", lambda t: SPOILS)
NUMBER = Word("NUMBER", "how many", lambda t: range(1, 7))

Cards: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": CARD})]
Counts: TypeAlias = Annotated[dict[str, Natural], Meta(extra={"names": WARE})]
Ranked: TypeAlias = Annotated[list[str], Meta(max_length=RANKS, extra={"names": CARD})]
CardName: TypeAlias = Annotated[str, Meta(extra={"names": CARD})]


class PlayerPart(Part):
    """A seat."""

    # the hand; in a Village or Dungeon turn that of the active seat lies revealed in `party`. Left out: 6 as dealt
    hand: Given[Cards] = UNSET
    deck: Given[Cards] = UNSET  # its deck, in no order. Left out: 6 cards as dealt
    discard: Given[Cards] = UNSET  # its discard pile. Left out: none
    xp: Given[Natural] = UNSET  # Experience. Left out: 0
    vp: Shown[int] = UNSET  # points of all its cards
    lines: Shown[Annotated[dict[str, int], Meta(extra={"names": CARD})]] = UNSET  # points by card


class SlotPart(Part):
    """A card of the revealed hand. A card that leaves its slot leaves a gap."""

    card: Given[CardName] = UNSET  # which card; needed
    here: Given[bool] = UNSET  # it has not left its slot. Left out: `true`
    used: Given[list[int]] = UNSET  # its effects that were used, from 1. Left out: none
    held_by: Given[int | None] = UNSET  # of a Weapon: the slot of the Hero who holds it, from 1. Left out: nobody
    strength: Given[int] = UNSET  # Strength that this card alone was given in step 2. Left out: 0
    attack: Given[int] = UNSET  # Attack that this card alone was given in step 2. Left out: 0
    turned: Given[bool] = UNSET  # its Attack is Magic Attack (Goodberries). Left out: `false`
    thrown: Given[bool] = UNSET  # a Spear that was thrown, and is held until the battle is over. Left out: `false`
    borrowed_from: Given[int | None] = UNSET  # of a borrowed Hero: the seat. Left out: nobody
    slot: Shown[int] = UNSET  # its number, from 1
    doomed: Shown[bool] = UNSET  # destroyed by a Battle effect, and there until the battle is over
    barred: Shown[bool] = UNSET  # kept from attacking by a Battle effect
    judged: Shown[str | None] = UNSET  # what Judgement lowers: `attack` or `magic`
    has_strength: Shown[int | None] = UNSET  # of a Hero: its Strength in all


class LinePart(Part):
    """Where a number comes from."""

    clause: Shown[str] = UNSET  # the clause
    card: Shown[str] = UNSET  # the card that brings it
    what: Shown[str] = UNSET  # what it adds to: `attack`, `magic`, `light` or `total`
    amount: Shown[int] = UNSET  # how much


class BattlePart(Part):
    """What an attack on a Rank would come to, its Battle effects included; in a battle, what it comes to now."""

    rank: Shown[int] = UNSET  # the Rank
    monster: Shown[CardName] = UNSET  # the Monster there
    attack: Shown[int] = UNSET  # Attack after Disease, doubling and halving
    magic: Shown[int] = UNSET  # Magic Attack after them
    light: Shown[int] = UNSET  # Light of the party
    penalty: Shown[int] = UNSET  # Light that is missing
    total: Shown[int] = UNSET  # the Attack Value
    health: Shown[int] = UNSET  # of the Monster
    wins: Shown[bool] = UNSET  # whether that is enough
    forbidden: Shown[str] = UNSET  # the clause that forbids the attack, or nothing
    lines: Shown[list[LinePart]] = UNSET  # they add up to the numbers
    xp: Shown[int] = UNSET  # what a victory gives
    diseases: Shown[int] = UNSET  # that it gives, won or lost
    losses: Shown[list[list[int]]] = UNSET  # cards that it destroys, won or lost: one out of these slots each
    barred: Shown[list[list[int]]] = UNSET  # Heroes whom it keeps from attacking: one out of these slots each
    dropped: Shown[list[int]] = UNSET  # slots of Weapons that their Heroes will be too weak to hold
    spoils: Shown[list[str]] = UNSET  # Spoils of a victory, by kind


class StackPart(Part):
    """A stack of the Village."""

    top: Shown[CardName] = UNSET  # its top card, `''` if it is empty
    cards: Shown[Counts] = UNSET  # how many are left of each card


class AllHeroesPart(Part):
    """What was given to all Heroes in step 2."""

    attack: Shown[int] = UNSET  # Attack
    strength: Shown[int] = UNSET  # Strength, less what a Battle effect takes


class SickPart(Part):
    """Diseases that were allotted in this battle."""

    attack: Shown[int] = UNSET  # to Attack
    magic: Shown[int] = UNSET  # to Magic Attack


class ThunderstoneTable(TablePart):
    """The table."""

    active: Given[Natural] = UNSET  # the seat whose turn it is. Left out: 0
    turn: Given[Natural] = UNSET  # number of the turn, from 1. Left out: 1
    # by seat; a list of cards that is given replaces the old one, whose Basic cards go back to the Village.
    # Left out: as dealt
    seats: Given[list[PlayerPart]] = UNSET
    # in a Village or Dungeon turn: the revealed hand by slot. Left out: the hand of the active seat, in alphabetical
    # order; cards drawn later follow
    party: Given[list[SlotPart]] = UNSET
    # cards in Rank 1, 2, 3, `''` for an empty Rank, which is never before one with a card. Left out: as setup turned up
    hall: Given[Ranked] = UNSET
    dungeon: Given[Cards] = UNSET  # exactly these are the Dungeon Deck, in no order. Left out: what is left after setup
    # number of cards left, by card. A card of a stack that is not in this game adds the stack, all of its cards.
    # Left out: as setup
    village: Given[Counts] = UNSET
    destroyed: Given[Cards] = UNSET  # destroyed cards. Left out: none
    escaped: Given[Cards] = UNSET  # in solitaire: Monsters that slipped away. Left out: none
    diseases: Given[Natural] = UNSET  # in the stack. Left out: 15 less those that are named
    # for Ranks 1 to 3, whether the Breach of that card has happened. Left out: `false`
    breached: Given[Annotated[list[bool], Meta(max_length=RANKS)]] = UNSET
    unrest: Given[Natural] = UNSET  # in solitaire: turns in a row without a victory. Left out: 0
    purchases: Given[Natural] = UNSET  # purchases left in this Village turn. Left out: 1
    doing: Shown[str] = UNSET  # `village`, `dungeon`, `rest` or `''`
    step: Shown[int] = UNSET  # of a Village or Dungeon turn
    groups: Shown[list[str]] = UNSET  # Monster classes in this game
    families: Shown[list[str]] = UNSET  # Hero kinds in this game
    village_kinds: Shown[list[str]] = UNSET  # Village cards in this game
    stacks: Shown[Annotated[dict[str, StackPart], Meta(extra={"names": STACK})]] = UNSET  # the stacks of the Village
    dungeon_known: Shown[list[str]] = UNSET  # cards at the bottom that all have seen go there, the bottom one first
    stand_ins: Shown[int] = UNSET  # other cards that are played with as Diseases, because the stack was empty
    stone_owner: Shown[int | None] = UNSET  # the seat that has won the Thunderstone
    gold: Shown[int] = UNSET  # Gold of this Village turn, or of the hand
    target: Shown[int | None] = UNSET  # the Rank that is attacked
    spoils: Shown[list[str]] = UNSET  # Spoils still to come, by kind
    revealed: Shown[Cards] = UNSET  # cards that the Sphinx reveals
    battle: Shown[list[BattlePart]] = UNSET  # in step 2 of a Dungeon turn by Rank, in a battle only the Rank attacked
    all_heroes: Shown[AllHeroesPart] = UNSET  # what was given to all Heroes
    weightless: Shown[bool] = UNSET  # Weapons weigh nothing (Magical Aura)
    arcane: Shown[bool] = UNSET  # the Attack of armed Heroes is Magic Attack (Arcane Energies)
    sick: Shown[SickPart] = UNSET  # Diseases that were allotted
    pace: Shown[int | None] = UNSET  # in solitaire: turns until a Monster slips away
    dark: Shown[int] = UNSET  # points of the dark, in solitaire


PASS: Form = ("pass",)
DONE: Form = ("done",)
MONSTER: Form = ("monster", RANK)
VICTIM: Form = ("victim", SLOT)

ANSWERS: dict[str, tuple[Form, ...]] = {
    "turn": (("village",), ("dungeon",), ("rest",)),
    "village_effect": (DONE, ("use", SLOT, EFFECT)),
    "pawn": (("card", SLOT),),
    "buy": (DONE, ("buy", CARD)),
    "level_up": (DONE, ("level", SLOT, CARD)),
    "rest": (PASS, ("destroy", CARD)),
    "dungeon": (("attack", RANK), ("leave",), ("use", SLOT, EFFECT), ("equip", SLOT, HERO_SLOT)),
    "fed_hero": (("hero", SLOT),),
    "food": (("food", SLOT),),
    "returned": (MONSTER,),
    "taken": (MONSTER,),
    "banish": (MONSTER, ("order", RANK, RANK, RANK)),
    "banish_card": (("card", SLOT),),
    "discard": (("discard", CARD),),
    "discard_slot": (("discard", SLOT),),
    "hero_or_cards": (("hero", CARD), ("cards", NUMBER)),
    "discard_own_hero": (("discard", SLOT),),
    "discard_hero": (("discard", CARD), ("show", "")),
    "borrow": (PASS, ("borrow", SEAT, CARD)),
    "victim": (VICTIM,),
    "strongest": (VICTIM,),
    "barred": (VICTIM,),
    "judged": (("lower", "attack"), ("lower", "magic")),
    "sick": (("sick", "attack"), ("sick", "magic")),
    "spoils": (DONE, ("spoils", KIND, CARD), ("reveal",)),
    "revealed": (DONE, ("destroy", CARD)),
    "sorcerer": (PASS, MONSTER),
}

SCENES: dict[str, Start] = {
    "turn": Start("the active seat chooses Village, Dungeon or Rest"),
    "village": Start("its Village turn, step 2"),
    "shop": Start("step 4 of a Village turn"),
    "level_up": Start("step 5 of a Village turn"),
    "dungeon": Start("its Dungeon turn, step 2"),
    "battle": Start("its attack on that Rank, from the Battle effects on", (RANK,)),
    "rest": Start("it rests"),
    "end_of_turn": Start("discard, draw, next player"),
}

DRAWS = {
    "deck": "cards of the active seat's deck; they are taken from the Village if it does not have them",
    "deck SEAT": "the same of a seat, e.g. `deck 1`",
    "dungeon": "cards of the Dungeon Deck, also the Thunderstone",
}

REMARKS = {
    "buy": "in step 4 of a Village turn",
    "level_up": "SLOT is that of the Hero, CARD what it becomes",
    "dungeon": "`[leave]` only if nothing can be attacked; `[equip, SLOT, HERO SLOT]` gives a Weapon to a Hero",
    "fed_hero": "Iron Rations, Goodberries",
    "returned": "Elf Archmage",
    "taken": "Thyrian Lord",
    "banish": "`[order, RANK, RANK, RANK]`: the cards that lie in these Ranks go to Ranks 1, 2, 3",
    "discard": "of a seat outside its turn; asked even with one option",
    "discard_slot": "of the active seat in the Dungeon",
    "hero_or_cards": "Redblade Assassin; asked even with one option",
    "discard_own_hero": "Selurin Theurge",
    "discard_hero": "Selurin Theurge, of the others; asked even with one option. `[show, '']`: there is no Hero",
    "borrow": "Selurin Theurge",
    "victim": "a Battle effect",
    "strongest": "a Battle effect",
    "barred": "a Battle effect",
    "judged": "for each Hero in the order of slots",
    "sick": "once for each Disease",
    "spoils": "`[reveal]` with the Sphinx",
    "revealed": "the Sphinx",
    "sorcerer": "Elf Sorcerer",
}

VOCABULARY = Vocabulary(ThunderstoneTable, ANSWERS, SCENES, DRAWS, REMARKS)
