"""What position files of Roll Player may say. The comment of a field is its line in docs/positions.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta

from ....kernel.vocabulary import Form, Given, Natural, Part, Pile, Shown, Start, TablePart, Vocabulary, Word
from ..content import COLOURS, ROWS
from ..setup import SIDES
from ..state import DIRECTIONS, State

MOST_CARDS = 5  # Initiative cards, with four players


def _market(t: State) -> list[str]:
    return list(t.content.market)


SEAT = Word("SEAT", "a seat, from 0", lambda t: range(t.n))
RACE = Word("RACE", "a Race", lambda t: list(t.content.races))
SIDE = Word("SIDE", "a side of a Character Sheet", lambda t: SIDES)
CLASS = Word("CLASS", "a Class", lambda t: list(t.content.classes))
BACKSTORY = Word("BACKSTORY", "a Backstory", lambda t: list(t.content.backstories))
ALIGNMENT = Word("ALIGNMENT", "an Alignment card", lambda t: list(t.content.alignments))
COLOUR = Word("COLOUR", "the colour of a die", lambda t: COLOURS)
FACE = Word("FACE", "what a die shows", lambda t: range(1, 7))
DIE = Word(
    "DIE", "a colour and a face: `blue 5`", lambda t: [f"{each} {face}" for each in COLOURS for face in range(1, 7)]
)
ROW = Word("ROW", "an Attribute", lambda t: ROWS)
SPACE = Word("SPACE", "a space of a row, from the left", lambda t: range(1, 4))
NUMBER = Word("NUMBER", "an Initiative card", lambda t: range(1, MOST_CARDS + 1))
CARD = Word("CARD", "a Market card", _market)
WEAPON = Word("WEAPON", "a Weapon", lambda t: [id for id, card in t.content.market.items() if card.type == "weapon"])
TOKENS = Word("TOKENS", "Charisma tokens spent", lambda t: range(100))
DIRECTION = Word("DIRECTION", "where the tracking token moves", lambda t: DIRECTIONS)
BY = Word("BY", "by how much", lambda t: range(1, 6))
THIRD = Word("THIRD", "1 if the die that was placed was the third of its row, else 0", lambda t: range(2))

Cards: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": CARD})]
Die: TypeAlias = Annotated[str, Meta(extra={"says": DIE})]
Row: TypeAlias = Annotated[list[Die], Meta(max_length=3)]
Place: TypeAlias = Annotated[list[Annotated[int, Meta(ge=0, le=2)]], Meta(min_length=2, max_length=2)]


class StarsPart(Part):
    """Stars, as if the game ended now."""

    goals: Shown[int] = UNSET  # for Attribute goals
    colour: Shown[int] = UNSET  # for dice of the Class colour
    alignment: Shown[int] = UNSET  # for the place of the tracking token
    backstory: Shown[int] = UNSET  # for dice where the Backstory wants them
    armor: Shown[int] = UNSET  # for Armor sets
    traits: Shown[int] = UNSET  # for Traits
    gold: Shown[int] = UNSET  # for Gold, in solo play
    total: Shown[int] = UNSET  # in all


class ValuesPart(Part):
    """The final value of each Attribute, with Race and Weapons."""

    STR: Shown[int] = UNSET  # Strength
    DEX: Shown[int] = UNSET  # Dexterity
    CON: Shown[int] = UNSET  # Constitution
    INT: Shown[int] = UNSET  # Intelligence
    WIS: Shown[int] = UNSET  # Wisdom
    CHA: Shown[int] = UNSET  # Charisma


class SeatPart(Part, rename={"klass": "class"}):
    """A seat."""

    # the Race; two seats cannot have the same. Left out: dragonkin, dwarf, elf, halfling by seat; in the scenes of
    # setup none (`''`)
    race: Given[Annotated[str, Meta(extra={"names": RACE})]] = UNSET
    side: Given[Literal["female", "male", ""]] = UNSET  # of the Character Sheet. Left out: `female`
    # the Class; two seats cannot have two sides of one Class card. Left out: as dealt
    klass: Given[Annotated[str, Meta(extra={"names": CLASS})]] = UNSET
    # the Backstory; two seats cannot have the same. Left out: as dealt
    backstory: Given[Annotated[str, Meta(extra={"names": BACKSTORY})]] = UNSET
    # the Alignment card; two seats cannot have the same. Left out: as dealt
    alignment: Given[Annotated[str, Meta(extra={"names": ALIGNMENT})]] = UNSET
    token: Given[Place] = UNSET  # place of the tracking token. Left out: `[1, 1]`
    gold: Given[Natural] = UNSET  # Gold. Left out: 5
    charisma: Given[Natural] = UNSET  # Charisma tokens. Left out: 0
    STR: Given[Row] = UNSET  # dice of Strength from the left, at most three. Left out: none
    DEX: Given[Row] = UNSET  # of Dexterity. Left out: none
    CON: Given[Row] = UNSET  # of Constitution. Left out: none
    INT: Given[Row] = UNSET  # of Intelligence. Left out: none
    WIS: Given[Row] = UNSET  # of Wisdom. Left out: none
    CHA: Given[Row] = UNSET  # of Charisma. Left out: none
    starting: Given[Pile[Die]] = UNSET  # in setup: starting dice that are rolled and not placed. Left out: none
    weapons: Given[Cards] = UNSET  # owned Weapons. Left out: none
    armor: Given[Cards] = UNSET  # owned Armor. Left out: none
    traits: Given[Cards] = UNSET  # owned Traits. Left out: none
    skills: Given[Cards] = UNSET  # owned Skills that are ready. Left out: none
    exhausted: Given[Cards] = UNSET  # owned Skills that are exhausted. Left out: none
    stars: Shown[StarsPart] = UNSET  # Stars by category; once the seat has Race, Class and Alignment, as the next three
    # Stars by what gives them: row, Class colour, Alignment, Backstory, Armor set, card id; a Weapon that adds nothing
    # has no line
    lines: Shown[dict[str, int]] = UNSET
    values: Shown[ValuesPart] = UNSET  # the final value of each Attribute
    matches: Shown[int] = UNSET  # dice that lie where the Backstory wants them


class InitiativePart(Part):
    """An Initiative card. With `table` only those are given that matter; each needs its `number`."""

    number: Given[Annotated[int, Meta(ge=1, le=MOST_CARDS)]] = UNSET  # its number
    die: Given[Die | None] = UNSET  # the die on it; not on a card that is taken. Left out: none
    gold: Given[Annotated[int, Meta(ge=0, le=1)]] = UNSET  # the Gold on it. Left out: as after setup, 0 if it is taken
    taken_by: Given[Natural | None] = UNSET  # the seat that has taken it. Left out: nobody


class VariantsPart(Part):
    """The variants that are played."""

    choose_class: Shown[bool] = UNSET  # Classes are chosen
    less_random: Shown[bool] = UNSET  # less random dice
    random_market: Shown[bool] = UNSET  # the random Market
    shorter: Shown[bool] = UNSET  # the shorter game
    friendly: Shown[bool] = UNSET  # the Friendly Market


class RollPlayerTable(TablePart):
    """The table."""

    # number of the round; the last is 12, 11, 10 for 2, 3, 4 players and 12 in solo play (two fewer with `shorter`).
    # Left out: 1
    round: Given[Natural] = UNSET
    start_player: Given[Natural] = UNSET  # a seat. Left out: 0
    seats: Given[list[SeatPart]] = UNSET  # by seat. Left out: as setup dealt
    # Initiative cards by number; the dice on those that nobody has taken lie in rising order. Left out: in a Dice turn
    # seats before this one took the lowest cards, and random dice showing their numbers lie on the others; elsewhere no
    # dice. Cards that are not named have no die
    initiative: Given[list[InitiativePart]] = UNSET
    held: Given[Die | None] = UNSET  # in `dice_place`: the die between taking and placing. Left out: none
    market: Given[Annotated[list[str], Meta(extra={"names": CARD})]] = UNSET  # from left to right. Left out: as dealt
    discard: Given[Cards] = UNSET  # the discard pile. Left out: as setup left it
    trash: Given[Cards] = UNSET  # cards out of the game: the trash of solo play. Left out: as setup left it
    phase: Shown[str] = UNSET  # `setup`, `roll`, `dice`, `market`, `cleanup` or `end`
    turn: Shown[int | None] = UNSET  # the seat whose turn it is; `null` between turns
    variants: Shown[VariantsPart] = UNSET  # what is played with
    deck: Shown[int] = UNSET  # cards in the Market deck
    bag: Shown[Annotated[dict[str, int], Meta(extra={"names": COLOUR})]] = UNSET  # dice in the bag by colour
    box: Shown[Cards] = UNSET  # Market cards that are not in this game
    loose: Shown[Pile[Die]] = UNSET  # rolled dice that are not laid out yet
    # colours of the dice that were drawn for Classes, until all have one
    drawn_for_classes: Shown[Annotated[list[str], Meta(extra={"names": COLOUR})]] = UNSET
    enemy: Shown[int | None] = UNSET  # in solo play: the face of the enemy die, 0 before its first roll
    picked: Shown[list[int]] = UNSET  # numbers of the Initiative cards picked for Intimidate
    before: Shown[int] = UNSET  # the face that a rerolled die may go back to, else 0


PASS: Form = ("pass",)
DONE: Form = ("done",)
SKILL: Form = ("skill", CARD)
BUY: Form = ("buy", CARD, TOKENS)
MOVE: Form = ("move", DIRECTION)
OUT: Form = ("out", ROW, SPACE)
ACTIONS: tuple[Form, ...] = (
    PASS,
    ("flip", ROW, SPACE),
    ("swap", ROW, SPACE),
    ("raise", ROW, SPACE),
    ("lower", ROW, SPACE),
    ("reroll", ROW, SPACE),
    MOVE,
    ("token",),
)

ANSWERS: dict[str, tuple[Form, ...]] = {
    "sheet": (("sheet", RACE, SIDE),),
    "class_side": (("class", CLASS),),
    "class_choice": (("class", CLASS),),
    "starting_die": (("pick", COLOUR, FACE),),
    "starting_row": (("row", ROW),),
    "order": (("lay", COLOUR),),
    "initiative": (("take", NUMBER), SKILL),
    "row": (("row", ROW), ("reroll_taken",), SKILL),
    "action": (*ACTIONS, SKILL),
    "granted_action": ACTIONS,
    "swap_with": (("with", ROW, SPACE),),
    "keep": (("keep",), ("back",)),
    "one_more_step": (PASS, MOVE),
    "window": (PASS, SKILL),
    "just_bought": (PASS, SKILL),
    "attuned": (PASS, ("return", CARD)),
    "market": (BUY, ("discard", CARD), ("gold",), ("drop", WEAPON), SKILL),
    "second_purchase": (DONE, BUY, ("drop", WEAPON), SKILL),
    "over_limit": (("drop", WEAPON),),
    "target": (("target", SEAT, CARD),),
    "raise_die": (PASS, ("raise", ROW, SPACE, BY)),
    "sleight_die": (PASS, OUT),
    "sleight_row": (("row", ROW),),
    "search_colour": (PASS, ("colour", COLOUR)),
    "search_die": (OUT,),
    "negotiate_die": (PASS, OUT),
    "negotiate_card": (("card", NUMBER),),
    "climb_die": (PASS, ("turn", NUMBER)),
    "intimidate_die": (DONE, ("pick", NUMBER)),
    "from_discard": (PASS, BUY),
    "top_card": (PASS, ("buy_top",)),
    "refresh": (PASS, ("refresh", CARD)),
    "last_discards": (DONE, ("drop", CARD)),
}

SCENES: dict[str, Start] = {
    "start_player": Start("the roll for Start Player, as if no scene were named; but a table may be given"),
    "choose_sheet": Start(
        "that seat chooses a Character Sheet, then the others. The table is empty but for what you give", (SEAT,)
    ),
    "deal_gold": Start("starting Gold, then Classes"),
    "draw_class": Start("that seat draws dice for a Class; give the classes of others with `seats`", (SEAT,)),
    "choose_class": Start("the same with the option `choose_class`", (SEAT,)),
    "deal": Start("Backstory and Alignment cards, Market, Initiative cards, starting dice; give `class` of every seat"),
    "place_starting_dice": Start("that seat places its `starting` dice", (SEAT,)),
    "roll_phase": Start("a round begins; first window (c), for Skills that touch the bag"),
    "dice_turn": Start("that seat's Dice turn: window (b) of the others, then it chooses an Initiative card", (SEAT,)),
    "dice_place": Start("it has taken card NUMBER and places the die `held`", (SEAT, NUMBER)),
    "dice_action": Start("the Attribute Action of ROW", (SEAT, ROW, THIRD)),
    "dice_end": Start("end of the Dice Phase: window (d), for its Skills, then the Druid"),
    "market_turn": Start("that seat's Market turn, then those with higher Initiative cards", (SEAT,)),
    "market_end": Start("after the last Market turn: window (e), for every Skill, then Cleanup"),
    "cleanup": Start("Cleanup Phase, after window (e)"),
    "last_discards": Start("before final scoring; the game ends after it", (SEAT,)),
}

DRAWS = {
    "bag": "colours of dice",
    "deck": "Market cards that are in the deck; not in a file that starts before or in `deal`",
}

REMARKS = {
    "order": "which of the tied lowest dice goes on the next card",
    "row": "`[reroll_taken]` with the Longbow",
    "keep": "not asked if the new face is the old one",
    "one_more_step": "Blessed Mace",
    "market": "`[gold]` at a Friendly Market and an empty one, else `[discard, CARD]`",
    "just_bought": "a Skill that touches the bag, before others can",
    "second_purchase": "the Bard",
    "over_limit": "a Weapon was bought unseen",
    "target": "Diplomacy",
    "raise_die": "Cure Wounds",
    "from_discard": "Move Silently",
    "top_card": "Open Lock",
    "attuned": "the Druid",
}

VOCABULARY = Vocabulary(RollPlayerTable, ANSWERS, SCENES, DRAWS, REMARKS)
