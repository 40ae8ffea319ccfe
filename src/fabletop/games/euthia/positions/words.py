"""What position files of Euthia may say. The comment of a field is its line in docs/positions.md."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import UNSET, Meta

from ....kernel.vocabulary import Form, Given, Laid, Natural, Part, Pile, Shown, Start, TablePart, Vocabulary
from ..hero.skoldur import DWURT_DIE
from ..named import (
    ACTION,
    ANCHOR,
    ATTACK,
    BOUNTY,
    CARD,
    DIE,
    DRAGON,
    ENCOUNTER,
    EVENT,
    FOE,
    GEM,
    HERO,
    KIND,
    LEGEND,
    LEVEL,
    LIST,
    MAP_TILE,
    METAL,
    MOMENT,
    NUMBER,
    OTHER,
    PERSON,
    PLACE,
    POINTS,
    QUEST,
    SEAT,
    SPACE,
    STACK,
    STEP,
    THING,
    TILE,
    TRADE,
    VALUE,
    WHY,
    N,
)
from ..scenarios import folders, giving

TOLD = [("giving", giving), *folders.modules()]

Phase: TypeAlias = Literal[
    "before", "preparation", "healing", "monster_attack", "second_healing", "hero_attack", "over"
]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Space: TypeAlias = Annotated[str, Meta(extra={"names": SPACE})]
Tile: TypeAlias = Annotated[str, Meta(extra={"names": TILE})]
Tiles: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": TILE})]
Slots: TypeAlias = Annotated[list[str], Meta(extra={"names": TILE})]
Spaces: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": SPACE})]
Cards: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": CARD})]
MapTile: TypeAlias = Annotated[str, Meta(extra={"names": MAP_TILE})]
Bank: TypeAlias = Annotated[list[str], Meta(extra={"names": CARD})]
Actions: TypeAlias = Annotated[list[str], Meta(extra={"pile": True, "names": ACTION})]
Line: TypeAlias = list[str | int]


class HeroPart(Part):
    """A Hero."""

    id: Given[Annotated[str, Meta(extra={"names": HERO})]] = UNSET  # two cannot be the same. Left out: the first free
    at: Given[Space] = UNSET  # the space, `''` beside the board. Left out: the Church
    health: Given[Natural] = UNSET  # at most the Maximum Health. Left out: the Maximum
    gold: Given[Natural] = UNSET  # coins. Left out: those of a new Hero
    reputation: Given[Natural] = UNSET  # Reputation. Left out: that of a new Hero
    gaar: Given[Natural] = UNSET  # Gaar tokens. Left out: those of a new Hero
    dwurt: Given[Natural] = UNSET  # of Skoldur: his tokens. Left out: 5
    dwurt_die: Given[Annotated[int, Meta(ge=0, le=DWURT_DIE)]] = UNSET  # of Skoldur: what the die shows. Left out: 0
    moves: Given[Natural] = UNSET  # Movement points. Left out: 0
    tokens: Given[Actions] = UNSET  # Action tokens that are left. Left out: all three
    granted: Given[Actions] = UNSET  # Actions that tiles have given. Left out: none
    board: Laid[Tiles] = UNSET  # tiles in use, besides those that a Hero begins with; their slots are unlocked
    bare: Laid[bool] = UNSET  # without the starting tiles
    unlocked: Laid[bool] = UNSET  # with every slot open
    # what lies on each slot, `''` for nothing; it takes the place of the starting tiles. Left out: those and `board`
    slots: Given[Slots] = UNSET
    slots_open: Given[list[bool]] = UNSET  # whether each slot is unlocked. Left out: those that a Hero begins with
    worn: Given[Slots] = UNSET  # the same for Equipment slots. Left out: none, and `board`
    worn_open: Given[list[bool]] = UNSET  # whether each Equipment slot is unlocked. Left out: as a Hero begins
    bag: Given[Tiles] = UNSET  # what lies in Sacks and holders. Left out: nothing
    artifacts: Given[Tiles] = UNSET  # Artifacts won. Left out: none
    gems: Given[Annotated[dict[str, Natural], Meta(extra={"names": GEM})]] = UNSET  # loose Gems. Left out: none
    essences: Given[Annotated[dict[str, Natural], Meta(extra={"names": KIND})]] = UNSET  # loose ones. Left out: none
    tired: Given[Tiles] = UNSET  # exhausted tiles. Left out: none
    # Gems on tiles. Left out: none
    gems_on: Given[
        Annotated[
            dict[str, Annotated[list[str], Meta(extra={"pile": True, "names": GEM})]], Meta(extra={"names": TILE})
        ]
    ] = UNSET
    # Essences on tiles. Left out: none
    essences_on: Given[
        Annotated[
            dict[str, Annotated[list[str], Meta(extra={"pile": True, "names": KIND})]], Meta(extra={"names": TILE})
        ]
    ] = UNSET
    aside: Given[Tiles] = UNSET  # revealed Hero tiles that are not in use. Left out: none
    silver: Given[Cards] = UNSET  # Silver cards in hand. Left out: none
    golden: Given[Cards] = UNSET  # Gold cards in hand. Left out: none
    control: Given[Natural] = UNSET  # number of Control cards in hand. Left out: 0
    quests: Given[Annotated[list[str], Meta(extra={"names": QUEST})]] = UNSET  # Quests fulfilled. Left out: none
    # Bounty cards won; their Elite Monsters are in the `bag` or in the box. Left out: none
    bounties: Given[Annotated[list[str], Meta(extra={"names": BOUNTY})]] = UNSET
    # Dragon cards taken; the others lie on the table in their order. Left out: none
    dragons: Given[Annotated[list[str], Meta(extra={"names": DRAGON})]] = UNSET
    kills: Given[Pile[Natural]] = UNSET  # seats of Heroes that fell to Monsters of this player. Left out: none
    deaths: Given[Natural] = UNSET  # how often the Hero died in Combat. Left out: 0
    ported: Given[bool] = UNSET  # has come through a Portal. Left out: `false`
    notes: Given[dict[str, int]] = UNSET  # what the Scenario remembers of a Hero (`wall`, `badges`). Left out: nothing
    most: Shown[int] = UNSET  # Maximum Health
    sacks: Shown[int] = UNSET  # Sacks
    sacked: Shown[int] = UNSET  # things in them
    overflow: Shown[int] = UNSET  # things without a place
    set: Shown[int] = UNSET  # size of the Armour set
    unseen: Shown[Tiles] = UNSET  # Hero tiles still to come
    tried: Shown[Pile[str]] = UNSET  # Quests whose roll missed in this turn
    powers: Shown[Pile[str]] = UNSET  # of Elementals, where the Hero stands


class FightPart(Part):
    """A Combat, on the space of the active Hero."""

    # the Monster; needed. An Elite Monster is that of the face-up `bounty`, a dragon the Dragon card on top
    foe: Given[Annotated[str, Meta(extra={"names": FOE})]] = UNSET
    # the seat of the Monster Player; -1 alone and together, and before it is known. Left out: the next seat
    rival: Given[Annotated[int, Meta(ge=-1)]] = UNSET
    round: Given[Natural] = UNSET  # of the Combat; the scene `combat_round` begins with the next one. Left out: 1
    damage: Given[Natural] = UNSET  # Damage on the Monster. Left out: 0
    chaos: Given[Natural] = UNSET  # Chaos tokens. Left out: those of the card
    gaar: Given[Natural] = UNSET  # Gaar tokens of the Monster. Left out: those of the card
    hope: Given[Natural] = UNSET  # the Hope die. Left out: 0
    phase: Given[Phase] = UNSET  # Left out: `hero_attack`
    dice: Given[list[Face]] = UNSET  # of the Monster's attack. Left out: none
    value: Given[int] = UNSET  # modifiers of its Battle Value; `sum` is dice and modifiers. Left out: 0
    weapon: Given[Tile] = UNSET  # of the Hero's attack. Left out: none
    curses: Given[list[int]] = UNSET  # Clover of cards that lie there. Left out: none
    lasting: Given[dict[str, int]] = UNSET  # `regeneration`, `possession`: the round they began in. Left out: none
    # with Farruga: Initiative tokens with the Hero side up, -1 before the toss. Left out: -1
    initiative: Given[Annotated[int, Meta(ge=-1, le=3)]] = UNSET
    # with Farruga: the Attack cards of this Combat. Left out: none
    drawn: Given[Annotated[list[str], Meta(extra={"names": ATTACK})]] = UNSET
    hero: Shown[int] = UNSET  # the seat of the Hero
    at: Shown[str] = UNSET  # the space
    level: Shown[int] = UNSET  # of the Monster
    health: Shown[int] = UNSET  # of the Monster
    sum: Shown[int | None] = UNSET  # the Battle Value of its attack: dice and modifiers
    siege: Shown[bool] = UNSET  # a Monster that the Scenario put there
    bounty: Shown[str] = UNSET  # the Bounty card, against an Elite Monster
    great: Shown[str] = UNSET  # the foe, if the Scenario brought it
    rounds: Shown[int] = UNSET  # after so many it ends undecided; 0 without an end
    scars: Shown[int] = UNSET  # Damage of earlier Combats with the same foe
    spared: Shown[bool] = UNSET  # a Water Essence was paid in this round
    unshielded: Shown[bool] = UNSET  # no Shields in this round
    withered: Shown[bool] = UNSET  # no healing in this round
    faer: Shown[list[str]] = UNSET  # what Faer Power was spent on in this round
    step: Shown[str] = UNSET  # of an attack: `before`, `weapon`, `change`, `answer`, `dealt`
    bleed: Shown[int] = UNSET  # Damage by bleeding each round
    bleeding: Shown[int] = UNSET  # what begins to bleed with the next round
    stale: Shown[int] = UNSET  # rounds in a row that changed nothing
    wound_plus: Shown[int] = UNSET  # more Wounds of this attack
    wound_minus: Shown[int] = UNSET  # fewer Wounds of it
    wounds: Shown[int] = UNSET  # Wounds that it dealt
    mend: Shown[int] = UNSET  # how much the Monster will heal
    one_die: Shown[bool] = UNSET  # it rolls one die
    skipped: Shown[bool] = UNSET  # no Monster attack in this round
    word: Shown[int] = UNSET  # whose word it is
    passed: Shown[int] = UNSET  # how many have passed in a row
    said: Shown[list[Line]] = UNSET  # who said what in this alternation: seat, word
    shields: Shown[list[str]] = UNSET  # used in this attack
    first_strike: Shown[bool] = UNSET  # the Hero's attack is a First Strike
    damage_plus: Shown[int] = UNSET  # more Damage of the Hero's attack
    damage_minus: Shown[int] = UNSET  # less Damage, to the end of the round
    clover: Shown[int] = UNSET  # for the attack roll, before it is rolled
    next_attack: Shown[int] = UNSET  # for the next attack roll
    next_foot: Shown[int] = UNSET  # for the next Monster attack
    ignores_penalty: Shown[bool] = UNSET  # penalties of the attack roll do not count
    paid: Shown[int] = UNSET  # Dwurt tokens for a tile that goes by their number
    blows: Shown[list[int]] = UNSET  # Clover for the next attack roll alone
    for_combat: Shown[dict[str, int]] = UNSET  # what lasts as long as the Combat
    pending: Shown[list[Line]] = UNSET  # effects of used tiles that come later: list, seat
    once: Shown[list[str]] = UNSET  # what may be used once in a Combat and was
    muted: Shown[bool] = UNSET  # no card may be played in the next Monster attack
    brief: Shown[list[str]] = UNSET  # cards that lie by the Monster until the end of the attack
    cursed: Shown[list[str]] = UNSET  # until the next round
    lying: Shown[list[str]] = UNSET  # until the end of the Combat
    laid: Shown[list[Line]] = UNSET  # the plays that they come from: card, use, round
    plays: Shown[list[Line]] = UNSET  # plays of this Monster attack: card, how many
    lines: Shown[list[Line]] = UNSET  # where numbers come from: which number, why, how much
    card: Shown[str] = UNSET  # the Combat card of a Monster that plays by itself
    stack: Shown[list[str]] = UNSET  # equal cards of a bank, revealed for a Chaos Action
    odd: Shown[str] = UNSET  # the card that begins the next stack
    awaited: Shown[list[Line]] = UNSET  # stacks whose step is still to come: card, how many
    won: Shown[bool] = UNSET  # the Hero has won
    lost: Shown[bool] = UNSET  # the Hero has lost
    rewarded: Shown[bool] = UNSET  # the Reputation lay in the range of the card
    most: Shown[int] = UNSET  # the greatest Damage at the beginning of a round
    least: Shown[int] = UNSET  # the least Health of the Hero at the beginning of a round


class RollPart(Part):
    """A Hero Roll that is being changed: an attack roll if there is a `fight`, else a confrontation."""

    short: ClassVar[str] = "dice"
    dice: Given[list[Face]] = UNSET  # its dice; a list alone is the dice: `roll: [3, 5]`
    hero: Shown[int] = UNSET  # whose roll it is
    why: Shown[str] = UNSET  # `confront`, `quest`, `item` or `attack`
    value: Shown[int] = UNSET  # modifiers, without the dice
    sum: Shown[int] = UNSET  # dice and modifiers


class TradingPart(Part):
    """A Trade Action."""

    short: ClassVar[str] = "place"
    # where; a text alone is the place: `trading: merchants`
    place: Given[Literal["merchants", "alchemists", "dragonslayers_towers"]] = UNSET
    renewed: Shown[int] = UNSET  # how often the offer was replaced
    owed: Shown[int] = UNSET  # the seat to whom the fee has still to be paid, -1 for nobody


class BackPart(Part):
    """What the back of a Monster card tells."""

    low: Shown[int] = UNSET  # the Reputation from which there is a Reward
    high: Shown[int] = UNSET  # the Reputation up to which there is
    reward: Shown[list[list[str | int | list[str]]]] = UNSET  # the Reward: what it does, what, which kind, how much
    health: Shown[int] = UNSET  # Health
    least: Shown[int] = UNSET  # the least Health with several players


class DeckPart(Part):
    """The deck of Combat cards."""

    left: Shown[int] = UNSET  # cards in the deck
    spent: Shown[Pile[str]] = UNSET  # discarded cards


class GoalPart(Part):
    """A goal of a game together."""

    count: Shown[str] = UNSET  # what is counted
    have: Shown[int] = UNSET  # how far it is
    least: Shown[int] = UNSET  # what is asked for
    most: Shown[int] = UNSET  # at most; -1 without a limit
    met: Shown[int] = UNSET  # 1 if it is reached


class ElitesPart(Part):
    """Elite Monsters."""

    levels: Shown[list[int]] = UNSET  # levels in this game
    bounty: Shown[str | None] = UNSET  # the face-up Bounty card
    elite: Shown[str | None] = UNSET  # its Elite Monster
    since: Shown[int] = UNSET  # the round in which it was turned up
    lair: Shown[Spaces] = UNSET  # lairs that are liberated
    barred: Shown[Spaces] = UNSET  # lairs that are not
    left: Shown[dict[str, int]] = UNSET  # cards in the deck by level
    known: Shown[list[str]] = UNSET  # those among them that all have seen
    gone: Shown[Pile[str]] = UNSET  # Elite Monsters in the box


class PilePart(Part):
    """A deck of the Scenario."""

    left: Shown[int] = UNSET  # cards in the deck
    shown: Shown[list[str]] = UNSET  # cards that were turned up, the last one last


class TalePart(Part):
    """What the Scenario has laid out besides."""

    heroic: Shown[bool] = UNSET  # the harder grade
    facts: Shown[list[list[str | dict[str, str | int]]]] = UNSET  # the story so far: message, numbers, clause
    marks: Shown[dict[str, list[list[str]]]] = UNSET  # by space: message, clause
    card: Shown[str | None] = UNSET  # the message of the card that was turned up last
    trail: Shown[list[str]] = UNSET  # the hexes of the Golem's last walk
    ravage: Shown[PilePart] = UNSET  # Ravage cards, or Omens
    attacks: Shown[PilePart] = UNSET  # Attack cards of Farruga
    dragons: Shown[list[str]] = UNSET  # Dragon cards still to be beaten, the top one first
    foes: Shown[dict[str, list[int]]] = UNSET  # Damage and Health of great foes


class SecretsPart(Part):
    """What nobody sees."""

    unused_tiles: Shown[Pile[str]] = UNSET  # Map tiles in the box
    unused_quests: Shown[dict[str, Pile[str]]] = UNSET  # Quests in the box, by Encounter
    unused_bounties: Shown[Pile[str]] = UNSET  # Bounty cards in the box
    lost: Shown[dict[str, str]] = UNSET  # persons of pillaged spaces
    gone: Shown[Pile[str]] = UNSET  # persons and events in the box


class EuthiaTable(TablePart):
    """The table."""

    round: Given[Annotated[int, Meta(ge=1)]] = UNSET  # number of the round. Left out: 1
    first: Given[Natural] = UNSET  # the seat that starts the rounds. Left out: as setup drew
    active: Given[Natural] = UNSET  # the seat whose turn it is. Left out: as `first`
    heroes: Given[list[HeroPart]] = UNSET  # by seat. Left out: as setup gave with the first choices
    # Map tiles by anchor, besides the start tile, which lies at `"0,0"`. Left out: the start tile alone
    land: Given[
        Annotated[dict[str, Annotated[str, Meta(extra={"names": MAP_TILE})]], Meta(extra={"names": ANCHOR})]
    ] = UNSET
    # Map tiles still to come, from the top; neighbours of one Chapter are shuffled, and expected in any order. All
    # others are in the box. Left out: as setup built it
    stack: Given[Annotated[list[str], Meta(extra={"pile": True, "names": MAP_TILE})]] = UNSET
    freed: Given[Spaces] = UNSET  # spaces whose Monster is defeated. Left out: those with tokens
    # tokens by space: `h`, `t`, `m`, `e` (Hero token of a Monster defeated or a Treasure found, Trade token, mined,
    # Elemental confronted) and the seat: `[h0, m1]`. Left out: none
    tokens: Given[Annotated[dict[str, Pile[str]], Meta(extra={"names": SPACE})]] = UNSET
    # up to four tiles by stack; the rest is drawn. Left out: as setup
    offers: Given[Annotated[dict[str, Slots], Meta(extra={"names": TRADE})]] = UNSET
    # the top card of each Monster deck. Left out: as setup
    tops: Given[Annotated[dict[str, str], Meta(extra={"names": LEVEL})]] = UNSET
    # Quests that lie open, by Encounter; two further ones are hidden (EU-15.4). Left out: as drawn with its tile
    faceup: Given[
        Annotated[dict[str, Annotated[list[str], Meta(extra={"names": QUEST})]], Meta(extra={"names": ENCOUNTER})]
    ] = UNSET
    # with the option `elites`: the Bounty card that lies face up with its Elite Monster, `''` if it was won in this
    # turn. Left out: as setup
    bounty: Given[Annotated[str, Meta(extra={"names": BOUNTY})]] = UNSET
    bounty_since: Given[Natural] = UNSET  # the round in which it was turned up, 0 before the first. Left out: 0
    fight: Given[FightPart | None] = UNSET  # a Combat. Left out: none
    roll: Given[RollPart | None] = UNSET  # a Hero Roll. Left out: none
    trading: Given[TradingPart | None] = UNSET  # a Trade Action. Left out: none
    # alone and together: the Monster's cards from the top, `silver` and `gold`. Left out: none
    banks: Given[
        Annotated[dict[str, Annotated[list[str], Meta(extra={"names": CARD})]], Meta(extra={"names": METAL})]
    ] = UNSET
    # Defending the Settlements, and Spawn of Rubble: level by space. Left out: as setup
    besieged: Given[Annotated[dict[str, Natural], Meta(extra={"names": SPACE})]] = UNSET
    badges: Given[Spaces] = UNSET  # Defending the Settlements: spaces with a Badge. Left out: as setup
    pillaged: Given[Spaces] = UNSET  # Defending the Settlements: pillaged spaces. Left out: none
    # Defending the Settlements: persons that lie face down, by space. Left out: as setup
    face_down: Given[
        Annotated[dict[str, Annotated[str, Meta(extra={"names": PERSON})]], Meta(extra={"names": SPACE})]
    ] = UNSET
    # Defending the Settlements: persons that lie face up, by space. Left out: none
    face_up: Given[
        Annotated[dict[str, Annotated[str, Meta(extra={"names": PERSON})]], Meta(extra={"names": SPACE})]
    ] = UNSET
    # Defending the Settlements: the Event card. Left out: as setup
    event: Given[Annotated[str, Meta(extra={"names": EVENT})] | None] = UNSET
    # Walking Ruin: the hex on which the Golem stands, `null` before it wakes. Left out: its ruins, if on the map
    golem: Given[Space | None] = UNSET
    # Walking Ruin and Threat of Mirrezil: Rubble, `a` or `b` by space. Left out: none
    rubble: Given[Annotated[dict[str, Literal["a", "b"]], Meta(extra={"names": SPACE})]] = UNSET
    # The Six Legends: the seats whose tokens lie on a Legend card. Left out: none
    legends: Given[Annotated[dict[str, list[Natural]], Meta(extra={"names": LEGEND})]] = UNSET
    dragon: Given[Space | None] = UNSET  # Farruga's Hunger: the hex on which she sits. Left out: off the map
    # Farruga's Hunger: the Attack card of her last flight. Left out: none
    attack: Given[Annotated[str, Meta(extra={"names": ATTACK})]] = UNSET
    church: Given[Space] = UNSET  # Threat of Mirrezil: the space of the Church. Left out: the centre of the start tile
    church_struck: Given[Natural] = UNSET  # Threat of Mirrezil: how often it was struck. Left out: 0
    # Threat of Mirrezil: Defensive Magic tokens by space. Left out: none
    guards: Given[Annotated[dict[str, Natural], Meta(extra={"names": SPACE})]] = UNSET
    faer: Given[Natural] = UNSET  # Threat of Mirrezil: Faer Power. Left out: 0
    scenario: Shown[str] = UNSET  # which Scenario is played
    mode: Shown[str] = UNSET  # `competitive`, `solo` or `cooperative`
    rounds: Shown[int] = UNSET  # how many rounds the Scenario has
    extent: Shown[int] = UNSET  # how many tiles the map may reach from the Church, 0 without a limit
    chapter: Shown[int] = UNSET  # of the Map tile on top of the stack, 0 if it is empty
    chapters: Shown[list[int]] = UNSET  # how many Map tiles of each Chapter are left
    decks: Shown[dict[str, int]] = UNSET  # numbers of tiles and cards, by the names of draws
    discards: Shown[dict[str, Pile[str]]] = UNSET  # discarded tiles by stack
    backs: Shown[dict[str, BackPart]] = UNSET  # what the back of each top card tells, by level
    known: Shown[Pile[str]] = UNSET  # top cards whose front all have seen
    beneath: Shown[dict[str, int]] = UNSET  # cards under a returned top card, by level
    beaten: Shown[dict[str, Pile[str]]] = UNSET  # discarded Monsters by level
    spent: Shown[dict[str, Pile[str]]] = UNSET  # discarded cards, `silver` and `gold`
    control: Shown[Pile[str]] = UNSET  # discarded Control cards: a card is the number of its seat, as a text
    banks_seen: Shown[dict[str, list[str]]] = UNSET  # the banks as all see them: `''` for a card that nobody has seen
    under: Shown[dict[str, list[str]]] = UNSET  # cards that all saw go under the decks, the lowest last
    combat_deck: Shown[DeckPart | None] = UNSET  # alone and together: the Combat cards
    goals: Shown[list[GoalPart]] = UNSET  # together: the goals
    ranks: Shown[list[Line]] = UNSET  # alone: ranks and the least Reputation of each
    rank: Shown[str] = UNSET  # alone: the rank that would be reached now
    victory: Shown[str] = UNSET  # alone: the lowest rank that is a victory
    removed: Shown[Pile[str]] = UNSET  # Hero tiles out of the game
    elites: Shown[ElitesPart | None] = UNSET  # with the option `elites`
    tale: Shown[TalePart] = UNSET  # of the Scenario
    drawn: Shown[list[str]] = UNSET  # tiles of which some are kept
    notes: Shown[dict[str, int]] = UNSET  # what the Scenario remembers
    since: Shown[dict[str, int]] = UNSET  # the round of each siege
    people: Shown[Spaces] = UNSET  # spaces with a face-down person
    gone: Shown[int] = UNSET  # number of persons and events in the box
    supplies: Shown[dict[str, int]] = UNSET  # Supplies by space
    reputations: Shown[list[int]] = UNSET  # final Reputation by seat, when the game is over
    movement: Shown[dict[str, int]] = UNSET  # Movement points of each Action token
    reach: Shown[dict[str, int]] = UNSET  # spaces that the active Hero could walk to: in how many steps
    ways: Shown[dict[str, str]] = UNSET  # and by which space
    scores: Shown[list[list[Line]]] = UNSET  # the reckoning by seat: category, what, how much
    secrets: Shown[SecretsPart] = UNSET  # what nobody sees


PASS: Form = ("pass",)
DONE: Form = ("done",)
SKIP: Form = ("skip",)
EXCHANGE: Form = ("exchange",)
CASH: Form = ("cash", CARD)
DISCARD: Form = ("discard_card", CARD)
USE: tuple[Form, ...] = (
    ("use", TILE),
    ("use", TILE, N),
    ("gem", TILE, GEM),
    ("essence", KIND),
    ("to_dwurt",),
)
CHURCH: tuple[Form, ...] = (("church", "heal"), ("church", "potion"))
PACKING: tuple[Form, ...] = (
    ("equip", TILE, PLACE),
    ("swap", TILE, OTHER),
    ("unequip", TILE),
    ("set_gem", GEM, TILE),
    ("throw", THING),
)
GAAR: tuple[Form, ...] = (("gaar", DIE), ("dwurt",))
HOPE: Form = ("hope", POINTS)
PLAY: Form = ("play", CARD, NUMBER)

ANSWERS: dict[str, tuple[Form, ...]] = {
    "hero": (("hero", HERO),),
    "act": (
        ("end",),
        ("walk", SPACE),
        ("portal", SPACE),
        ("march", ACTION),
        ("mine",),
        ("trade",),
        *CHURCH,
        ("treasure",),
        ("confront",),
        ("quest", QUEST),
        ("bounty",),
        ("charge", TILE, KIND),
        ("pack",),
        EXCHANGE,
        CASH,
        *USE,
    ),
    "slot": (("slot", ANCHOR),),
    "source": (("with", "token"), ("with", "granted"), ("with", TILE)),
    "save": (("none",), ("save", ACTION)),
    "pack": (DONE, *PACKING),
    "before_combat": (DONE, *PACKING, *USE),
    "tidy": (*PACKING, *USE),
    "surplus": (DISCARD, EXCHANGE, CASH),
    "give_up": (DISCARD,),
    "pay_silver": (DISCARD,),
    "fee_card": (DISCARD,),
    "cart": (("dig",), ("use", TILE)),
    "keep": (("keep", TILE),),
    "stack": (("stack", STACK),),
    "kind": (("kind", THING),),
    "deal": (
        DONE,
        ("fee",),
        ("buy", N),
        ("renew",),
        ("sell", THING),
        ("sell", THING, NUMBER),
        ("heal",),
        ("gaar",),
        ("reveal",),
        ("learn", TILE, PLACE),
        ("unlearn", TILE),
        ("unlock", PLACE, "gold"),
        ("unlock", PLACE, KIND),
        ("pack",),
        EXCHANGE,
        CASH,
        *USE,
    ),
    "pick_tile": (("pick", TILE),),
    "free_slot": (SKIP, ("unlock", PLACE)),
    "ready": (SKIP, ("ready", TILE)),
    "idle_gem": (SKIP, ("gem", TILE, GEM)),
    "level": (SKIP, ("level", LEVEL)),
    "teleport": (SKIP, ("to", SPACE)),
    "way": (("way", N),),
    "pay": (("pay", THING),),
    "different": (("pay", THING),),
    "change": (("final",), *GAAR, HOPE, *USE),
    "reroll": (SKIP, ("die", DIE), ("both",)),
    "foe_die": (("die", DIE),),
    "cancel": (SKIP, ("play", N)),
    "claim": (PASS, ("claim",), ("mask",)),
    "rival_use": (PASS, ("use", TILE)),
    "moment": (DONE, HOPE, *USE),
    "cards": (PASS, PLAY, ("use", TILE), EXCHANGE),
    "rival_word": (PASS, ("gaar", DIE), PLAY, ("use", TILE), EXCHANGE),
    "hero_word": (PASS, *GAAR, HOPE, *USE),
    "dwurt_die": (("count", VALUE),),
    "first_strike": (SKIP, ("first_strike",)),
    "weapon": (("attack", TILE),),
    "possessed": (PASS, ("gaar", DIE)),
    "dying": (("die",), ("use", TILE)),
    "trophy": (("keep",), ("leave",)),
    "trade_first": (("trade",), ("tidy",)),
}

REMARKS = {
    "act": "`[march, ACTION]` is the token for Movement, `[bounty]` the fight with the Elite Monster",
    "slot": "where the next Map tile lies",
    "source": "what pays for an Action",
    "surplus": "more than five cards; asked even with one option",
    "give_up": "asked even with one option",
    "pay_silver": "a Silver card to pay with; asked even with one option",
    "fee_card": "together: the Gold card for a mine or an Elemental of others; asked even with one option",
    "deal": "N is the place in the offer; `[sell, THING, NUMBER]` sells several",
    "way": "which of several costs",
    "pay": "with a card of the hand it is asked even with one option",
    "change": "a Hero Roll; `[dwurt]` of Skoldur, in the place of `[gaar, DIE]`",
    "claim": "who plays the Monster",
    "moment": "the moments of the Hero",
    "cards": "of the Monster Player; asked even with one option",
    "rival_word": "asked even with one option",
    "hero_word": "alone and together the answer of the Hero; `[use, TILE, N]` of Skoldur for N Dwurt tokens",
    "dwurt_die": "as what the Dwurt die counts",
}


def _own_answers() -> tuple[dict[str, tuple[Form, ...]], dict[str, str]]:
    """The questions and deeds of the Scenarios' special rules, as their modules list them."""
    found, remarks = dict(ANSWERS), dict(REMARKS)
    for name, told in TOLD:
        own: dict[str, tuple[Form, ...]] = getattr(told, "ANSWERS", {})
        for kind, forms in own.items():
            found[kind] = (*found.get(kind, ()), *forms)
            if kind not in ANSWERS:
                remarks[kind] = f"{remarks[kind]}, `{name}`" if kind in remarks else f"`{name}`"
    return found, remarks


ALL_ANSWERS, ALL_REMARKS = _own_answers()

THEN_TURN = "then the turn of the active Hero goes on"
THEN_ROUND = "then the next round of the Combat: the rest of this one does not follow"

SCENES: dict[str, Start] = {
    "begin_round": Start("a round, with the Event of the Scenario, and those after it"),
    "turn": Start("that seat's turn from its beginning, and nothing after it", (SEAT,)),
    "acting": Start("the turn of the active Hero goes on, then the others of the round"),
    "turn_over": Start("its end: a token is saved"),
    "dwurt_die": Start("then, for Skoldur: the Dwurt die", (SEAT,)),
    "turn_closed": Start("then: Encounters are refilled, the next Bounty is turned up"),
    "round_over": Start("the end of the round, and the next ones"),
    "final_scoring": Start("the reckoning; the game ends after it"),
    "entered": Start(f"the Hero has just entered its space: tiles, Powers, Monster; {THEN_TURN}", (SEAT,)),
    "reveal": Start(f"Map tiles until the space is surrounded; {THEN_TURN}", (SEAT,)),
    "dig": Start(f"the Mining Action, already paid; {THEN_TURN}", (SEAT,)),
    "trading": Start(f"the Trade Action, already paid; give `trading`; {THEN_TURN}", (SEAT,)),
    "packing": Start(f"arranging things; {THEN_TURN}", (SEAT,)),
    "tidy": Start(f"making room; {THEN_TURN}", (SEAT,)),
    "hand_limit": Start(f"more than five cards; {THEN_TURN}", (SEAT,)),
    "reveal_tiles": Start(f"Hero tiles are revealed; {THEN_TURN}", (SEAT,)),
    "roll": Start("a Hero Roll, and nothing after it", (SEAT, WHY)),
    "combat": Start(f"a Combat on the space of the Hero; its Action is paid first; {THEN_TURN}", (SEAT,)),
    "hunt_elite": Start("the same with the Elite Monster of the face-up Bounty", (SEAT,)),
    "prepare": Start("the preparation of a Combat, then its rounds; give `fight`, as in all that follow", (SEAT,)),
    "first_strike": Start("the First Strike, then the rounds", (SEAT,)),
    "combat_round": Start("the next round of the Combat (`round` goes up by 1), and all that follow", (SEAT,)),
    "healing": Start(f"the healing phase; {THEN_ROUND}", (SEAT,)),
    "monster_attack": Start(f"the Monster attack; {THEN_ROUND}", (SEAT,)),
    "hero_attack": Start(f"the Hero attack; {THEN_ROUND}", (SEAT,)),
    "rival_cards": Start(f"cards of the Monster Player; {THEN_ROUND}", (SEAT, STEP)),
    "attack_rolled": Start(f"a Monster attack is rolled, give its `dice`: the answers; {THEN_ROUND}", (SEAT,)),
    "word": Start(f"one word of the alternation, and those after it; {THEN_ROUND}", (SEAT,)),
    "wounds_dealt": Start(f"the Wounds of a Monster attack, give its `dice`; {THEN_ROUND}", (SEAT,)),
    "combat_card": Start(f"alone and together: the Combat card; {THEN_ROUND}", (SEAT,)),
    "chaos_actions": Start(f"alone and together: the Chaos Actions; {THEN_ROUND}", (SEAT,)),
    "response": Start(f"alone and together: the answer of the Hero; {THEN_ROUND}", (SEAT,)),
    "choose_weapon": Start(f"the Hero chooses a weapon and attacks; {THEN_ROUND}", (SEAT,)),
    "attack_with": Start(f"the Hero attacks with that weapon; {THEN_ROUND}", (SEAT, TILE)),
    "meet_monster": Start("the Monster card is turned up; and nothing after it", (SEAT,)),
    "contest": Start("a word on a Hero Roll under Possession, give `roll`; and nothing after it", (SEAT,)),
    "before_combat": Start("the last chance for what works only outside Combat; and nothing after it", (SEAT,)),
    "strike_first": Start(f"whether the Hero strikes first; {THEN_ROUND}", (SEAT,)),
    "modify_roll": Start("a Hero Roll is changed, give `roll`; and nothing after it", (SEAT,)),
    "use_after": Start(f"what the Hero may use after an attack; {THEN_ROUND}", (SEAT,)),
    "damage_dealt": Start(f"the Damage of a Hero attack, give `roll`; {THEN_ROUND}", (SEAT,)),
    "use_moment": Start(f"what the Hero may use at that moment, e.g. `own_before`; {THEN_ROUND}", (SEAT, MOMENT)),
    "turn_tokens": Start(f"with Farruga: Initiative tokens are turned; {THEN_ROUND}", (SEAT,)),
    "effects": Start(
        "a list of effects from its Nth on, and nothing after it: `healing_potion`, `reward-dragonfly`, "
        "`quest-hunter_bait`, `elemental-fire:2` (a band, counted from 0), `person-miller`",
        (LIST, N, SEAT),
    ),
}

DRAWS = {
    "map": "Map tiles",
    "silver": "Silver cards",
    "gold": "Gold cards",
    "control": "Control cards: the number of a seat, as a text",
    "combat": "Combat cards: `combat_42` shows 4 and 2",
    "people": "persons",
    "events": "Event cards",
    "bounties": "Bounty cards",
    "ravage": "Ravage cards, or Omens",
    "attacks": "Attack cards of Farruga",
    "STACK": "tiles of a stack: `merchant`, `mountain`, `treasure_1`...",
    "quests-ENCOUNTER": "Quests of an Encounter that lies on the map",
}

VOCABULARY = Vocabulary(EuthiaTable, ALL_ANSWERS, SCENES, DRAWS, ALL_REMARKS)
