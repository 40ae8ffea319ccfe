"""What position files of Euthia may say. The comment of a field is its line in docs/positions.md."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta

from ....kernel.vocabulary import Given, Laid, Natural, Part, Pile, Shown, TablePart, Vocabulary, joined
from ..hero.skoldur import DWURT_DIE
from ..named import (
    ANCHOR,
    BOUNTY,
    CARD,
    ENCOUNTER,
    FOE,
    GEM,
    HERO,
    KIND,
    LEVEL,
    MAP_TILE,
    METAL,
    QUEST,
    SPACE,
    TILE,
    TRADE,
)
from .answers import ALL_ANSWERS, ALL_REMARKS
from .fields import Actions, Cards, Face, Line, Phase, Slots, Space, Spaces, Tile, Tiles
from .own import OWN_DECKS, OWN_SCENES, FightWords, HeroWords, SecretWords, TableWords, TaleWords
from .starts import DRAWS, SCENES


@joined(HeroWords.__subclasses__())
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
    kills: Given[Pile[Natural]] = UNSET  # seats of Heroes that fell to Monsters of this player. Left out: none
    deaths: Given[Natural] = UNSET  # how often the Hero died in Combat. Left out: 0
    ported: Given[bool] = UNSET  # has come through a Portal. Left out: `false`
    # Shields with a token: what their use does to the next attack roll, `{tower_shield: -3}`. Left out: none
    hampered: Given[Annotated[dict[str, int], Meta(extra={"names": TILE})]] = UNSET
    notes: Given[dict[str, int]] = UNSET  # what the Scenario remembers of a Hero (`wall`, `badges`). Left out: nothing
    most: Shown[int] = UNSET  # Maximum Health
    sacks: Shown[int] = UNSET  # Sacks
    sacked: Shown[int] = UNSET  # things in them
    overflow: Shown[int] = UNSET  # things without a place
    set: Shown[int] = UNSET  # size of the Armour set
    unseen: Shown[Tiles] = UNSET  # Hero tiles still to come
    tried: Shown[Pile[str]] = UNSET  # Quests whose roll missed in this turn
    powers: Shown[Pile[str]] = UNSET  # of Elementals, where the Hero stands


@joined(FightWords.__subclasses__())
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
    unshielded: Shown[bool] = UNSET  # no Shields in this round
    withered: Shown[bool] = UNSET  # no healing in this round
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
    muted_by: Shown[str] = UNSET  # the clause of that
    brief: Shown[list[str]] = UNSET  # cards that lie by the Monster until the end of the attack
    cursed: Shown[list[str]] = UNSET  # until the next round
    lying: Shown[list[str]] = UNSET  # until the end of the Combat
    laid: Shown[list[Line]] = UNSET  # the plays that they come from: card, use, round
    plays: Shown[list[Line]] = UNSET  # plays of this Monster attack: card, how many
    lines: Shown[list[LinePart]] = UNSET  # where numbers come from
    card: Shown[str] = UNSET  # the Combat card of a Monster that plays by itself
    stack: Shown[list[str]] = UNSET  # equal cards of a bank, revealed for a Chaos Action
    odd: Shown[str] = UNSET  # the card that begins the next stack
    awaited: Shown[list[Line]] = UNSET  # stacks whose step is still to come: card, how many
    won: Shown[bool] = UNSET  # the Hero has won
    lost: Shown[bool] = UNSET  # the Hero has lost
    rewarded: Shown[bool] = UNSET  # the Reputation lay in the range of the card
    most: Shown[int] = UNSET  # the greatest Damage at the beginning of a round
    least: Shown[int] = UNSET  # the least Health of the Hero at the beginning of a round


class LinePart(Part):
    """A change of a number, and where it comes from."""

    number: Shown[str] = UNSET  # which number: `value`, `wound_plus`, `curse`...
    kind: Shown[str] = UNSET  # of what it comes from: `tile`, `card`, `dice`, `air`...
    name: Shown[str] = UNSET  # of the component that it comes from
    faces: Shown[list[int]] = UNSET  # of dice: what they show; of a die: what it showed and what it shows
    n: Shown[int] = UNSET  # how much


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


@joined(TaleWords.__subclasses__())
class TalePart(Part):
    """What the Scenario has laid out besides."""

    heroic: Shown[bool] = UNSET  # the harder grade
    facts: Shown[list[list[str | dict[str, str | int]]]] = UNSET  # the story so far: message, numbers, clause
    marks: Shown[dict[str, list[list[str]]]] = UNSET  # by space: message, clause
    card: Shown[str | None] = UNSET  # the message of the card that was turned up last
    foes: Shown[dict[str, list[int]]] = UNSET  # Damage and Health of great foes


@joined(SecretWords.__subclasses__())
class SecretsPart(Part):
    """What nobody sees."""

    unused_tiles: Shown[Pile[str]] = UNSET  # Map tiles in the box
    unused_quests: Shown[dict[str, Pile[str]]] = UNSET  # Quests in the box, by Encounter
    unused_bounties: Shown[Pile[str]] = UNSET  # Bounty cards in the box


@joined(TableWords.__subclasses__())
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
    # sieges, and Spawn of Rubble: level by space. Left out: as setup
    besieged: Given[Annotated[dict[str, Natural], Meta(extra={"names": SPACE})]] = UNSET
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
    reputations: Shown[list[int]] = UNSET  # final Reputation by seat, when the game is over
    movement: Shown[dict[str, int]] = UNSET  # Movement points of each Action token
    reach: Shown[dict[str, int]] = UNSET  # spaces that the active Hero could walk to: in how many steps
    ways: Shown[dict[str, str]] = UNSET  # and by which space
    scores: Shown[list[list[Line]]] = UNSET  # the reckoning by seat: category, what, how much
    secrets: Shown[SecretsPart] = UNSET  # what nobody sees


ALL_DRAWS = DRAWS | {name: own.holds for name, own in OWN_DECKS.items()}
VOCABULARY = Vocabulary(EuthiaTable, ALL_ANSWERS, SCENES | OWN_SCENES, ALL_DRAWS, ALL_REMARKS)
