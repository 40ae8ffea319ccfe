"""What everybody sees of a Combat, and the sums that are drawn beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec

from ....kernel.messages import Called, Sentence
from ..content import Level

if TYPE_CHECKING:
    from .piece import FightPiece as Piece

Sent: TypeAlias = Annotated[dict[str, Any], Called("Chosen", own=True)]  # a choice, by its fields
Side: TypeAlias = Literal["monster", "hero"]
When: TypeAlias = Literal["prep", "heal", "foe_before", "foe_after", "own_before", "own_after", "weapon", "first"]
Phase: TypeAlias = Literal[
    "before", "preparation", "healing", "monster_attack", "second_healing", "hero_attack", "over"
]
Step: TypeAlias = Literal["", "before", "weapon", "change", "answer", "dealt"]


class SumLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a sum: where it comes from, how much it is, whose doing it is."""

    say: Sentence
    n: int
    who: int | None
    clause: str
    kind: str = ""  # of what it comes from; "": it has no change behind it
    name: str = ""  # of the component that it comes from
    idle: bool = False  # it does not count now: there is no plain number that it could change


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What a Gaar on a die may come to."""

    die: int
    low: int
    high: int
    chances: list[tuple[int, int]]  # what it comes to, and in how many sixths


class DwurtSum(msgspec.Struct, frozen=True, kw_only=True):
    """What one more Dwurt token comes to."""

    value: int
    worth: int


class Threat(msgspec.Struct, frozen=True, kw_only=True):
    """What a band does besides its Wounds."""

    do: str
    say: Sentence
    clause: str


class Sums(msgspec.Struct, frozen=True, kw_only=True):
    side: Side
    value: int | None = None  # the Battle Value as it stands; null before the roll
    lines: list[SumLine]
    band: int = -1  # the band of the card or the Weapon that it hits; -1: none
    effect: list[SumLine]  # Wounds or Damage if it stands
    dealt: int = 0
    special: list[Threat] = []  # what the band that the Monster hits does besides its Wounds
    health: int  # what would be left
    mend: list[SumLine] = []
    odds: list[Odds] = []
    dwurt: DwurtSum | None = None  # for Skoldur, when it is his word


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    hero: int
    at: str
    level: Level
    siege: bool
    bounty: str  # the Bounty card, in a Combat with its Elite Monster; else ""
    great: str  # the foe, if a Scenario brought it and no deck holds it; else ""
    rounds: int  # after which such a Combat ends undecided; 0: it is fought to the end
    scars: int  # Damage of earlier Combats with it
    unshielded: bool  # no Shields in this round
    withered: bool  # no healing in this round
    immune: bool  # nothing that the Hero uses touches it, except Damage
    foe: str  # "" until the card is turned
    health: int  # of the foe, once it is known
    rival: int  # the Monster Player; -1 while there is none
    round: int
    phase: Phase
    step: Step
    damage: int
    chaos: int
    gaar: int
    hope: int
    bleed: int
    bleeding: int  # what begins to bleed with the next Combat round
    dice: list[int]
    sum: int | None  # the Battle Value as it stands
    value: int  # modifiers of it
    wound_plus: int
    wound_minus: int
    mend: int
    one_die: bool
    skipped: bool
    word: int  # whose word it is in an alternation
    passed: int
    said: list[tuple[int, str]]  # who said what in this alternation
    shields: list[str]
    wounds: int
    weapon: str
    first_strike: bool
    damage_plus: int
    damage_minus: int
    clover: int
    next_attack: int
    next_foot: int
    ignores_penalty: bool
    paid: int  # Dwurt tokens for a tile that goes by their number
    curses: list[int]
    blows: list[int]
    lasting: dict[str, int]
    for_combat: dict[str, int]
    pending: list[tuple[str, int]]
    once: list[str]
    muted: bool
    brief: list[str]  # cards that lie by the Monster, by when they are discarded
    cursed: list[str]
    lying: list[str]
    laid: list[tuple[str, str, int]]  # the plays that they come from: which of the three, card, how many
    plays: list[tuple[str, int]]
    card: str  # a Monster that plays by itself: the Combat card that lies by it, or ""
    stack: list[str]  # equal cards of a bank, revealed for a Chaos Action
    odd: str  # the card that begins the next stack, or ""
    awaited: list[tuple[str, int]]  # stacks that wait for the Hero's attack: card, how many
    won: bool
    lost: bool
    rewarded: bool
    sums: Sums | None
    means: dict[When, list[Sent]]  # what the Hero may use at each moment to come
    rival_means: list[str]
    loot: dict[str, int]
    pieces: list[Piece]  # what the Scenario lays out for it
    deck: int  # the deck whose top card will be met; 0 when it lies open
