"""What a seat may see: the shapes of the table that is sent. Nothing stands here that somebody may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from ....kernel.messages import Sentence
from ..content import Action, Element, Level, Mode
from ..land.tokens import TokenKind
from .fight_shapes import FightView

if TYPE_CHECKING:
    from .piece import BoardPiece as Piece

TradePlace: TypeAlias = Literal["merchants", "alchemists", "dragonslayers_towers"]
Line: TypeAlias = tuple[str, str, int]  # of the reckoning: category, what, how much
Hand: TypeAlias = list[str] | int  # the cards of the own hand; of others their number


class GemView(msgspec.Struct, frozen=True, kw_only=True):
    """A Gem on Equipment."""

    id: str
    idle: bool  # its inactive side is up


class HeroView(msgspec.Struct, frozen=True, kw_only=True):
    """Before a Hero is chosen nothing but its hands is there."""

    id: str = ""  # "" until it is chosen
    at: str = ""  # a space; "" beside the board
    health: int = 0
    most: int = 0  # the Health that it can have
    gold: int = 0
    reputation: int = 0
    gaar: int = 0
    dwurt: int = 0  # tokens of Skoldur
    dwurt_die: int = 0  # what his die shows, 0 to 5
    moves: int = 0  # Movement points left
    tokens: list[Action] = []  # Action tokens that may be used, the saved one included
    granted: list[Action] = []  # Actions that tiles gave and that were not used yet
    slots: list[str] = []  # what lies on each Hero slot, or ""
    slots_open: list[bool] = []
    worn: list[str] = []  # the same for Equipment slots
    worn_open: list[bool] = []
    bag: list[str] = []
    artifacts: list[str] = []  # beside the slots
    sacks: int = 0
    sacked: int = 0  # how many of them are taken: Satchels and Backpacks hold some things
    overflow: int = 0  # how many things have no place
    set: int = 0  # the size of the largest Armour set; 0 below three
    gems: dict[str, int] = {}
    essences: dict[str, int] = {}
    tired: list[str] = []  # exhausted tiles
    gems_on: dict[str, list[GemView]] = {}  # Equipment -> its Gems
    essences_on: dict[str, list[str]] = {}  # Ability -> Essences
    unseen: list[str] = []  # the stack of Hero tiles that are still to come
    aside: list[str] = []  # Hero tiles that were revealed
    silver: Hand
    golden: Hand
    control: int = 0  # Control cards in hand
    quests: list[str] = []
    bounties: list[str] = []  # Bounty cards won
    dragons: list[str] = []  # Dragon cards taken
    kills: list[int] = []  # as Monster Player: whose Hero tokens were taken
    deaths: int = 0
    ported: bool = False
    hampered: dict[str, int] = {}  # Shields with a token: for the next attack roll (EU-26.14)
    tried: list[str] = []  # Quests whose Hero Roll missed
    notes: dict[str, int] = {}  # what a Scenario remembers of it
    powers: list[Element] = []  # the Powers under which it stands


class TokenView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's token on a space."""

    kind: TokenKind
    seat: int


class StackView(msgspec.Struct, frozen=True, kw_only=True):
    """The Map stack."""

    left: int
    chapter: int
    chapters: list[int]  # how many tiles of each Chapter are left


class BackView(msgspec.Struct, frozen=True, kw_only=True):
    """What the back of a Monster card shows."""

    low: int
    high: int
    reward: list[Sentence]
    health: int
    least: int


class PilesView(msgspec.Struct, frozen=True, kw_only=True):
    """Silver and Gold cards."""

    silver: list[str]
    gold: list[str]


class CombatDeckView(msgspec.Struct, frozen=True, kw_only=True):
    left: int
    spent: list[str]


class GoalView(msgspec.Struct, frozen=True, kw_only=True):
    """A goal of those who play alone or together."""

    count: str  # what is counted
    have: int
    least: int  # -1 where nothing is asked for
    most: int  # -1 where nothing is asked for
    met: bool


class RankView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    least: int  # the Reputation from which it begins


class ElitesView(msgspec.Struct, frozen=True, kw_only=True):
    """The Bounty that lies face up, its Elite Monster, and where it is fought."""

    levels: list[Level]
    bounty: str | None  # null from its victory to the end of that turn, and when the deck is used up
    elite: str | None
    since: int  # the round in which it was turned up; 0 before the first
    lair: list[str]  # where it can be fought now
    barred: list[str]  # lairs whose Monster must be defeated first
    left: dict[str, int]  # Bounty cards in the deck, by level
    known: list[str]  # those among them that all know
    gone: list[str]  # Elite Monsters in the box


class RollView(msgspec.Struct, frozen=True, kw_only=True):
    hero: int
    why: str
    dice: list[int]
    value: int  # modifiers, without the dice
    sum: int


class TradingView(msgspec.Struct, frozen=True, kw_only=True):
    place: TradePlace
    renewed: int  # replacements of the offer
    owed: int  # to whom the fee has still to be paid


class Movement(msgspec.Struct, frozen=True, kw_only=True):
    mining: int
    trade: int
    combat: int


class FactView(msgspec.Struct, frozen=True, kw_only=True):
    """How the story stands, in words."""

    id: str
    say: Sentence
    share: tuple[int, int] | None  # of what goes up to something: how far it is, and how far it goes
    clause: str
    drawn: bool  # what lies on the table shows it already


class MarkView(msgspec.Struct, frozen=True, kw_only=True):
    """Something on a space."""

    id: str  # the message that names it; its text says what it does
    clause: str
    kind: str  # by which it is drawn


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """The card that was turned up last."""

    kind: str  # by which it is drawn
    deck: str  # the message that names its deck
    id: str  # the message that names it; its text says what it does
    left: int  # cards in the deck
    clause: str


class GreatFoeView(msgspec.Struct, frozen=True, kw_only=True):
    """What no deck holds, and is fought in several Combats."""

    id: str
    damage: int
    health: int


class TaleView(msgspec.Struct, frozen=True, kw_only=True):
    """How the story of a Scenario stands: what any Scenario may tell, and the pieces that this one lays out."""

    heroic: bool
    clause: str  # with which the ledger begins to tell of it
    facts: list[FactView]
    marks: dict[str, list[MarkView]]  # by space
    card: CardView | None
    foes: list[GreatFoeView]  # those that stand against the Heroes, the one that can be fought first
    pieces: list[Piece]


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    scenario: str
    mode: Mode
    round: int
    rounds: int
    first: int
    active: int
    heroes: list[HeroView]
    extent: int  # how many tiles the land may grow from the start tile in every direction; 0: no limit
    land: dict[str, str]  # the anchor of a slot -> the Map tile there
    tokens: dict[str, list[TokenView]]  # by space
    freed: list[str]  # spaces whose Monster was defeated
    stack: StackView
    offers: dict[str, list[str]]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    backs: dict[str, BackView]  # of the top Monsters, by level
    known: list[str]  # top Monsters whose front the viewer knows
    beneath: dict[str, int]
    beaten: dict[str, list[str]]
    spent: PilesView
    banks: PilesView | None  # without rivals: the Monster's cards from the top, "" for one that nobody has seen
    under: PilesView | None  # without rivals: the cards that all saw go under the decks, the lowest last
    combat_deck: CombatDeckView | None
    goals: list[GoalView]
    ranks: list[RankView]  # alone: the ranks of the Scenario, the highest first
    rank: str  # alone: the rank that it would come to now
    victory: str  # alone: the lowest rank that is a victory
    control: list[str]
    faceup: dict[str, list[str]]  # Encounter -> its open Quests
    removed: list[str]
    elites: ElitesView | None  # null in a game without Elite Monsters
    tale: TaleView
    drawn: list[str]  # tiles of which some are kept
    fight: FightView | None
    roll: RollView | None
    trading: TradingView | None
    notes: dict[str, int]
    besieged: dict[str, int]
    result: list[int]
    movement: Movement  # the Movement points of each Action token
    reach: dict[str, int]  # where the active Hero could walk with its Movement and all its tokens -> in how many steps
    ways: dict[str, str]  # the same spaces -> the space before it on the way
    scores: list[list[Line]]  # the reckoning of each seat if it were made now
