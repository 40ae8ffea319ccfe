"""What position files of Thorgal may say. The comment of a field is its line in docs/positions.md."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, ClassVar, TypeAlias

from msgspec import UNSET, Meta

from ....kernel.vocabulary import Form, Given, Natural, Part, Pile, Shown, Start, TablePart, Vocabulary
from .. import adventures
from ..content import LEVELS, MOST_THREAT, TOKENS
from ..state import Tales
from .vocabulary import (
    AREA,
    BORDER,
    BOX,
    CARD,
    CELL,
    COLOUR,
    COLUMN,
    DEED,
    DIE,
    ENEMY,
    EVENT,
    FLAG,
    GOAL,
    GRANT,
    HERO,
    ICON,
    ID,
    ITEM,
    LIST,
    LOCATION,
    MARK,
    MEMORY,
    NUMBER,
    PENALTY,
    RESOURCE,
    ROW,
    SHAPE,
    SLOT,
    SPECIAL,
    TERRAIN,
    TIER,
    TURN,
    TYPE,
    TYPES,
    VALUE,
    WHERE,
    Answers,
    N,
)

TALES: dict[str, Answers] = {  # a module without them is an error
    name.split(".")[-2]: import_module(name).ANSWERS for name in adventures.code("positions")
}


def tales() -> dict[str, type[Any]]:
    """The parts that adventures declare, by the folder of each."""
    return {part.__module__.split(".")[-2]: part for part in Tales.known.values()}


Areas: TypeAlias = Annotated[str, Meta(extra={"names": AREA})]
Items: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": ITEM})]
Kinds: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": RESOURCE})]
Amounts: TypeAlias = Annotated[dict[str, Natural], Meta(extra={"names": RESOURCE})]
Shapes: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": SHAPE})]
ShapeName: TypeAlias = Annotated[str, Meta(extra={"names": SHAPE})]
CardName: TypeAlias = Annotated[str, Meta(extra={"names": CARD})]
Dice: TypeAlias = Annotated[dict[str, Natural], Meta(extra={"names": COLOUR})]
Cell: TypeAlias = Annotated[list[Natural], Meta(min_length=2, max_length=2)]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=LEVELS)]


class TilePart(Part):
    """A tile that was laid."""

    shape: Given[ShapeName] = UNSET  # which tile; needed
    cells: Given[Pile[Cell]] = UNSET  # the cells that it covers, `[column, row]`; needed


class HeroPart(Part):
    """A Hero."""

    # a Hero of the box; two cannot be the same. Left out: the first four in order
    id: Given[Annotated[str, Meta(extra={"names": ID})]] = UNSET
    area: Given[Areas] = UNSET  # where the Hero is. Left out: the start
    dial: Given[Level] = UNSET  # Combat level. Left out: 1
    track: Given[Level] = UNSET  # Journey level. Left out: 1
    threat: Given[Annotated[int, Meta(ge=0, le=MOST_THREAT)]] = UNSET  # Threat. Left out: 0
    skill: Given[bool] = UNSET  # the active side of the Skill card is up. Left out: `true`
    skill_used: Given[bool] = UNSET  # the Skill was used in this round. Left out: `false`
    pool: Given[Amounts] = UNSET  # Resources. Left out: those of the Hero
    items: Given[Items] = UNSET  # Items. Left out: the Hero's own
    wounds: Given[list[TilePart]] = UNSET  # in the order in which they came; each must be legal. Left out: none
    seat: Shown[int] = UNSET  # who plays the Hero
    dice: Shown[list[str]] = UNSET  # the dice of the Combat level
    tiles: Shown[Shapes] = UNSET  # the Journey tiles of the Journey level


class TokenPart(Part):
    """An Action token. They are alike: those beside the Row are shown first, then from the left."""

    under: Given[CardName | None] = UNSET  # the card that it lies under. Left out: beside the Row
    active: Given[bool] = UNSET  # its active side is up. Left out: `true`


class BoxPart(Part):
    """A box of a Location."""

    on: Given[Amounts] = UNSET  # Resources that lie there. Left out: none
    raised: Given[Kinds] = UNSET  # kinds whose cost is raised. Left out: none
    offering: Given[ShapeName | None] = UNSET  # the tile of a Sacrifice token there. Left out: none
    price: Shown[Amounts] = UNSET  # what it costs, if that is fixed
    missing: Shown[int | None] = UNSET  # Resources that are still needed, if the price is fixed
    closed: Shown[str] = UNSET  # the clause that closes it for the Hero who chooses, or nothing


class LocationPart(Part):
    """A Location."""

    # Enemy tokens. Left out: as setup
    enemies: Given[Annotated[list[str], Meta(extra={"pile": True, "names": TIER})]] = UNSET
    blocked: Given[bool] = UNSET  # a Block token lies there. Left out: as setup
    read: Given[bool] = UNSET  # a Read token lies there. Left out: as setup
    boxes: Given[list[BoxPart]] = UNSET  # by number, from 0. Left out: empty
    there: Shown[bool] = UNSET  # it is on the map; false while the other face of its Area is up


class AreaPart(Part):
    """An Area."""

    open: Shown[bool] = UNSET  # Heroes may enter it in this round
    sources: Shown[Kinds] = UNSET  # Resources that can be gathered there, with those of Source tokens


class OutlookPart(Part):
    """What a card of the Row would do."""

    worth: Shown[list[int]] = UNSET  # the value that each Main Action would have
    times: Shown[list[int]] = UNSET  # how often each Bonus would work


class CardPart(Part, rename={"from_": "from"}):
    """A card of the Row."""

    short: ClassVar[str] = "card"
    card: Given[CardName] = UNSET  # which Action card; needed. A text alone is the card: `row: [gather_22, move_13]`
    tokens: Shown[list[bool]] = UNSET  # the tokens under it, `true` with their active side up
    left: Shown[int] = UNSET  # tokens that count for *left*
    blocked: Shown[bool] = UNSET  # a Block token lies on it
    goals: Shown[int] = UNSET  # Goal tokens on it
    specials: Shown[Pile[str]] = UNSET  # Special Action cards that belong to it
    worth: Shown[list[int]] = UNSET  # the value that each Main Action would have with one more token there
    times: Shown[list[int]] = UNSET  # how often each Bonus would work then
    # the same, if the token comes from that place of the Row instead of beside it
    from_: Shown[dict[str, OutlookPart]] = UNSET


class ActPart(Part):
    """The running action, for scenes inside one."""

    type: Given[Annotated[str, Meta(extra={"names": TYPE})]] = UNSET  # what it is; needed
    value: Given[Natural] = UNSET  # its value; needed
    card: Given[CardName | None] = UNSET  # the card that it comes from. Left out: none
    # what effects grant, and how often; 99 for all. Left out: nothing
    may: Given[Annotated[dict[str, Natural], Meta(extra={"names": GRANT})]] = UNSET
    dice: Given[Dice] = UNSET  # additional dice, by colour. Left out: none
    prices: Given[Dice] = UNSET  # the Threat that one of them costs. Left out: nothing
    # Penalties that may be ignored. Left out: none
    ignore: Given[Annotated[dict[str, Natural], Meta(extra={"names": PENALTY})]] = UNSET
    tiles: Given[Shapes] = UNSET  # further tiles that may be taken. Left out: none
    hero: Shown[int] = UNSET  # whose action it is
    main: Shown[bool] = UNSET  # a Main Action; false for an Additional one
    done: Shown[int] = UNSET  # how much of the value is used
    at: Shown[str | None] = UNSET  # the box that is being resolved
    may_take: Shown[Shapes] = UNSET  # in a Journey: all tiles that may be taken


class FightPart(Part):
    """A Combat."""

    at: Shown[str | None] = UNSET  # the Location; `null` for Enemies of a Paragraph
    tiers: Shown[list[str]] = UNSET  # the Enemy tokens
    cards: Shown[list[str]] = UNSET  # the Enemy cards
    offered: Shown[Pile[str]] = UNSET  # two cards of which one is chosen
    dice: Shown[list[str]] = UNSET  # the dice, by colour
    faces: Shown[list[int]] = UNSET  # the face of each, from 1 as the data list them
    shapes: Shown[list[str]] = UNSET  # what each shows
    critical: Shown[list[bool]] = UNSET  # whether it counts as critical
    tiles: Shown[Pile[str]] = UNSET  # tiles still to be laid
    laid: Shown[list[TilePart]] = UNSET  # tiles that were laid
    covered: Shown[Pile[Cell]] = UNSET  # covered cells still to be resolved
    hearts: Shown[int] = UNSET  # Hearts that lie open


class ThorgalTable(TablePart):
    """The table."""

    round: Given[Annotated[int, Meta(ge=1)]] = UNSET  # number of the round. Left out: 1
    turn: Given[Annotated[int, Meta(ge=0, le=TOKENS - 1)]] = UNSET  # turn of the Action phase, from 0. Left out: 0
    first: Given[Natural] = UNSET  # the Hero with the First Player marker. Left out: 0
    active: Given[Natural] = UNSET  # the Hero whose turn it is. Left out: as `first` and `turn` say
    heroes: Given[list[HeroPart]] = UNSET  # by number. Left out: as setup gave with the first choices
    locations: Given[Annotated[dict[str, LocationPart], Meta(extra={"names": LOCATION})]] = UNSET  # Left out: as setup
    # Borders with a Block token. Left out: none
    blocked_borders: Given[Annotated[list[str], Meta(extra={"pile": True, "names": BORDER})]] = UNSET
    # Source tokens. Left out: none
    sources: Given[Annotated[dict[str, Kinds], Meta(extra={"names": AREA})]] = UNSET
    # the Row; it is sorted by number, equal numbers lie as they are named. Left out: of the adventure
    row: Given[list[CardPart]] = UNSET
    # the four Action tokens. Left out: beside the Row, active
    tokens: Given[Annotated[list[TokenPart], Meta(min_length=TOKENS, max_length=TOKENS)]] = UNSET
    # Action cards with a Block token. Left out: none
    blocked_cards: Given[Annotated[list[str], Meta(extra={"pile": True, "names": CARD})]] = UNSET
    # Special Action cards. Left out: none
    specials: Given[Annotated[list[str], Meta(extra={"names": SPECIAL})]] = UNSET
    # Terrain cards from the left; the others that the adventure uses are the deck. Left out: one random card
    path: Given[Annotated[list[str], Meta(extra={"names": TERRAIN})]] = UNSET
    tiles: Given[list[TilePart]] = UNSET  # Journey tiles in the order in which they were laid. Left out: none
    gathered: Given[Pile[Cell]] = UNSET  # cells with Gather tokens. Left out: none
    rubble: Given[Pile[Cell]] = UNSET  # cells with Block tokens. Left out: none
    covered: Given[dict[str, str]] = UNSET  # tiles over Penalties of Terrain cards: `{red-CARD: SHAPE}`. Left out: none
    display: Given[Items] = UNSET  # Items that can be crafted. Left out: five random ones
    # the active Event card. Left out: none
    event: Given[Annotated[str, Meta(extra={"names": EVENT})] | None] = UNSET
    track: Given[int | None] = UNSET  # space of the Adventure-track marker, if there is one. Left out: as setup
    ship: Given[Areas | None] = UNSET  # Area of the Ship, if there is one. Left out: as setup
    # Goal tokens by what they lie on. Left out: as setup
    goals: Given[Annotated[dict[str, Natural], Meta(extra={"names": GOAL})]] = UNSET
    # what the party has done. Left out: nothing
    flags: Given[Annotated[list[str], Meta(extra={"pile": True, "names": FLAG})]] = UNSET
    told: Given[Pile[Natural]] = UNSET  # Paragraphs read. Left out: none
    # how often each Event icon does nothing. Left out: never
    shields: Given[Annotated[dict[str, Natural], Meta(extra={"names": ICON})]] = UNSET
    # what the adventure itself remembers, by the fields of its own state; secrets too. Left out: as setup
    tale: Given[Annotated[dict[str, Any], Meta(extra={"names": MEMORY})]] = UNSET
    act: Given[ActPart | None] = UNSET  # the running action. Left out: none
    adventure: Shown[str] = UNSET  # which adventure is played
    rounds: Shown[int] = UNSET  # how many rounds it has
    phase: Shown[str] = UNSET  # `setup`, `action` or `event`
    order: Shown[list[int]] = UNSET  # the Heroes of the four turns
    areas: Shown[Annotated[dict[str, AreaPart], Meta(extra={"names": AREA})]] = UNSET  # the Areas
    beside: Shown[int] = UNSET  # tokens beside the Row
    marked: Shown[int] = UNSET  # the column of the Path that reveals a card
    decks: Shown[dict[str, int]] = UNSET  # numbers of cards, by the names of draws
    discards: Shown[dict[str, Pile[str]]] = UNSET  # discarded cards, by the names of draws
    reading: Shown[int | None] = UNSET  # the Paragraph that is read
    tile: Shown[str | None] = UNSET  # the Wound tile that is being laid
    fight: Shown[FightPart | None] = UNSET  # a Combat
    trust: Shown[int | None] = UNSET  # the roll of a test of trust, while it is resolved
    ending: Shown[str | None] = UNSET  # how the adventure ended


DONE: Form = ("done",)
SKIP: Form = ("skip",)
GO: Form = ("go",)
YES: tuple[Form, ...] = (("no",), ("yes",))
BESIDES: tuple[Form, ...] = (
    ("skill",),
    ("refresh",),
    ("item", ITEM),
    ("deed", DEED),
    *(form for tale in TALES.values() for form in tale.besides),
)
LAY: Form = ("lay", TURN, COLUMN, ROW)
KIND: Form = ("kind", RESOURCE)
TOKEN: Form = ("token", LOCATION, TIER)

ANSWERS: dict[str, tuple[Form, ...]] = {
    "hero": (("hero", ID),),
    "first": (("hero", HERO),),
    "token": (("put", SLOT, SLOT), *BESIDES),
    "main": (("main", N),),
    "use": (GO, *BESIDES),
    "afterwards": (GO, *BESIDES),
    "skill": (GO, ("skill",)),
    "bonus": (DONE, ("bonus", N), *BESIDES),
    "act": (SKIP, ("act",)),
    "cross": (("cross", BORDER), ("stop",), *(form for tale in TALES.values() for form in tale.ways), *BESIDES),
    "forced": (("cross", BORDER), ("stop",)),
    "go_to": (("stay",), ("area", AREA)),
    "companion": (DONE, ("hero", HERO)),
    "come": YES,
    "tile": (("tile", SHAPE), DONE, *BESIDES),
    "spot": (LAY,),
    "space": (("space", CELL),),
    "covered": (("space", CELL),),
    "kind": (KIND,),
    "area_kind": (KIND,),
    "lose": (KIND,),
    "off": (KIND,),
    "again": (DONE, KIND),
    "ignore": (("ignore",), ("suffer",)),
    "gather": (("gather", CELL),),
    "share": (("hero", HERO),),
    "clear": (DONE, ("clear", CELL)),
    "clear_card": (DONE, ("card", TERRAIN)),
    "block_space": (("space", CELL),),
    "penalty_card": (("card", TERRAIN),),
    "row_card": (("card", CARD),),
    "offering": (("box", BOX),),
    "assign": (("nothing",), ("box", BOX), *BESIDES),
    "put": (("put", RESOURCE), ("enough",)),
    "whose": (("from", HERO), ("instead", HERO, RESOURCE)),
    "hoard": (("from", HERO), ("instead", HERO, RESOURCE), ("hoard", HERO)),
    "consent": YES,
    "trust": (("leave",), ("resolve",)),
    "sacrifice": (("box", BOX), ("nothing",)),
    "foe": (
        ("foe", LOCATION, TIER),
        ("foe", LOCATION, TIER, N),
        ("foe", LOCATION, TIER, MARK),
        ("group", LOCATION),
        ("enough",),
    ),
    "enemy_card": (("card", ENEMY),),
    "order": (("next", N),),
    "before_roll": (("roll",), ("add", COLOUR), ("upgrade", COLOUR), *BESIDES),
    "after_roll": (("stand",), ("reroll", DIE), ("blood", DIE), ("critical", DIE), *BESIDES),
    "fight_tile": (("tile", SHAPE),),
    "fight_spot": (LAY,),
    "wound_shape": (("shape", SHAPE),),
    "wound": (LAY,),
    "heal": (SKIP, ("heal", N)),
    "xp": (("dial",), ("track",)),
    "craft": (("take", ITEM), DONE),
    "scrap": (("scrap", ITEM), ("keep",)),
    "choose_item": (("take", ITEM),),
    "lose_item": (("drop", ITEM),),
    "convert": (DONE, ("back", RESOURCE)),
    "replace": (("keep",), ("replace", CARD)),
    "beside": (("left_of", CARD), ("right_of", CARD)),
    "goal_card": (("card", CARD),),
    "goal_off": (("card", CARD),),
    "thread": (("close",), ("thread", N)),
    "option": (("option", N),),
    "pay": (SKIP, ("pay",)),
    "sole_anyway": (SKIP, ("pay",)),
    "who": (("hero", HERO),),
    "location": (("location", LOCATION),),
    "border": (("border", BORDER),),
    "blocked": (("location", LOCATION), ("border", BORDER), ("space", CELL)),
    "box": (("box", BOX),),
    "raise": (TOKEN,),
    "lower": (TOKEN,),
    "remove": (TOKEN,),
    "move_enemy": (TOKEN,),
    "raised_kind": (KIND,),
}

REMARKS = {
    "main": "which of two Main Actions",
    "skill": "a Skill that answers to what has just happened",
    "bonus": "in the order that the player likes",
    "act": "an Additional Action",
    "cross": "an adventure may add ways of its own",
    "come": "of the other player",
    "spot": "after `tile`",
    "space": "which covered space is resolved next",
    "covered": "which covered space is resolved next",
    "ignore": "a Penalty",
    "put": "after `assign`",
    "consent": "of the other player",
    "trust": "Distrust",
    "foe": "with a fourth word where tokens differ",
    "order": "which card of a combined group lies next",
    "fight_spot": "after `fight_tile`",
    "wound": "after `wound_shape`",
    "heal": "the Nth tile of `wounds`",
    "beside": "among equal numbers",
}


def _own_answers() -> tuple[dict[str, tuple[Form, ...]], dict[str, str]]:
    """The questions of the adventures' special rules, as their modules list them."""
    found: dict[str, tuple[Form, ...]] = {}
    remarks: dict[str, str] = {}
    for name, tale in TALES.items():
        for kind, forms in tale.own.items():
            found[kind] = (*found.get(kind, ()), *forms)
            remarks[kind] = f"{remarks[kind]}, `{name}`" if kind in remarks else f"`{name}`"
    return found, remarks


OWN_ANSWERS, OWN_REMARKS = _own_answers()

HERO_ACTS = {
    f"do_{type}": Start(
        f"a single {type} action; give `act`. After it the turn ends and the Event phase follows", (HERO,)
    )
    for type in TYPES
}
SCENES: dict[str, Start] = {
    "action_phase": Start("the Action phase of a round, all four turns"),
    "turn": Start("that turn of the Action phase, from 0, and those after it", (N,)),
    "take_token": Start("the turn of the active Hero, then the others of the round"),
    "main_action": Start("the card in that place of the Row is resolved; then the turn ends", (HERO, SLOT)),
    **HERO_ACTS,
    "crossing": Start("inside a Move, the next Border; give `act`", (HERO,)),
    "additional": Start("an Additional Action of that type and value", (TYPE, VALUE, HERO)),
    "afterwards": Start("what may be done after the Main Action", (HERO,)),
    "end_of_turn": Start("the end of the turn of that Hero, and nothing after it", (HERO,)),
    "event_phase": Start("the whole Event phase, then the next round"),
    "new_round": Start("step 1 of the Event phase alone; then the marker passes"),
    "wake_tokens": Start("step 2 of it alone"),
    "next_effect": Start("step 3 of it alone"),
    "new_event": Start("step 4 of it alone"),
    "pass_marker": Start("the First Player marker passes, and the next round begins"),
    "paragraph": Start("a Paragraph is read, and nothing comes after it", (NUMBER, HERO)),
    "effects": Start(
        "a list of effects from its Nth on, and nothing after it: `ADVENTURE:par-6`, `ADVENTURE:icon-left`, "
        "`ADVENTURE:box-LOCATION-0`, `item-ITEM`, `event-CARD`...",
        (LIST, N, HERO, WHERE),
    ),
}

DRAWS = {
    "terrain": "Terrain cards",
    "items": "Items",
    "findings": "Findings",
    "enemy_TIER": "Enemy cards of a tier, e.g. `enemy_minor`",
    "event_DECK": "Event cards of a deck of the adventure",
}

VOCABULARY = Vocabulary(
    ThorgalTable, {**ANSWERS, **OWN_ANSWERS}, SCENES, DRAWS, {**REMARKS, **OWN_REMARKS}, tales=tales
)
