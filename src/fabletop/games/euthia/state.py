"""The state of a game of Euthia, and short questions about it."""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple

from ...kernel import Deck, Node, Parts, Root, state
from .content import Content, Scenario, Space, Thing
from .land.geometry import START, hexes, is_centre, slot_of, slots_beside, slotted, tiles_away
from .reasons import Reason

NOBODY = -1


class GemOn(NamedTuple):
    """A Gem on Equipment."""

    id: str
    idle: bool = False  # its inactive side is up


@state
class Hero(Node):
    id: str
    at: str = ""  # a space; "" beside the board (EU-5.19)
    health: int = 0
    gold: int = 0
    reputation: int = 0
    gaar: int = 0
    dwurt: int = 0  # of Skoldur (EU-50)
    dwurt_die: int = 0
    moves: int = 0  # unspent Movement points
    tokens: list[str] = field(default_factory=list)  # Action tokens that may be used, the saved one included
    slots: list[str] = field(default_factory=list)  # what lies on each Hero slot, or ""
    slots_open: list[bool] = field(default_factory=list)
    worn: list[str] = field(default_factory=list)  # the same for Equipment slots
    worn_open: list[bool] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)  # in Sacks and holders
    artifacts: list[str] = field(default_factory=list)  # beside the slots (EU-64.8)
    gems: dict[str, int] = field(default_factory=dict)  # not on Equipment
    essences: dict[str, int] = field(default_factory=dict)  # not on Abilities
    tired: list[str] = field(default_factory=list)  # exhausted tiles
    gems_on: dict[str, list[GemOn]] = field(default_factory=dict)  # Equipment -> its Gems
    essences_on: dict[str, list[str]] = field(default_factory=dict)  # Ability -> Essences
    unseen: list[str] = field(default_factory=list)  # the stack of Hero tiles
    aside: list[str] = field(default_factory=list)  # revealed Hero tiles
    silver: list[str] = field(default_factory=list)  # cards in hand
    golden: list[str] = field(default_factory=list)
    control: int = 0  # Control cards in hand
    quests: list[str] = field(default_factory=list)
    bounties: list[str] = field(default_factory=list)  # Bounty cards kept (EU-46.16)
    kills: list[int] = field(default_factory=list)  # as Monster Player: whose Hero tokens were taken
    deaths: int = 0  # in Combat
    # in this turn
    granted: list[str] = field(default_factory=list)  # Actions that tiles gave and that were not used yet
    aided: list[str] = field(default_factory=list)  # tiles that granted an Action and help in it
    ported: bool = False  # no Portal until another space was entered (EU-16.6)
    tried: list[str] = field(default_factory=list)  # Quests whose Hero Roll missed
    hampered: list[tuple[Reason, int]] = field(default_factory=list)  # Shields used since the last attack (EU-26.14)
    notes: dict[str, int] = field(default_factory=dict)  # what a Scenario remembers of a Hero

    @property
    def places(self) -> tuple[str, ...]:
        """What lies on the board: slots, Equipment, then Artifacts; "" where a place is free."""
        return (*self.slots, *self.worn, *self.artifacts)


@state
class Roll(Node):
    """A Hero Roll that is being made (EU-10)."""

    hero: int
    why: str  # confront, quest, item, attack
    dice: list[int] = field(default_factory=list)
    value: int = 0  # modifiers, without the dice
    hope: int = 0  # plain Damage of Hope points (EU-30.12)
    lines: list[tuple[Reason, int]] = field(default_factory=list)  # what its value is made of, the dice included

    @property
    def outcome(self) -> int:
        """Its value as it stands."""
        return sum(self.dice) + self.value

    def count(self, reason: Reason, n: int) -> None:
        """Its value changes by so much."""
        self.value += n
        self.lines.append((reason, n))


class FightTales(Parts):
    """What single Scenarios remember of a Combat."""


@state
class Fight(Node):
    """A Combat (EU-20 to EU-31)."""

    hero: int
    at: str
    level: int
    siege: bool = False  # of a Monster that a Scenario put there: no Loot, no token (EU-62.12, EU-63.11)
    bounty: str = ""  # the Bounty card, in a Combat with its Elite Monster
    great: str = ""  # the foe, if a Scenario brought it and no deck holds it (EU-63.14)
    rounds: int = 0  # of the Combat, if it ends undecided after them
    scars: int = 0  # Damage of earlier Combats with the same foe
    tales: FightTales = field(default_factory=FightTales)
    unshielded: bool = False  # no Shields in this round
    withered: bool = False  # no healing in this round (EU-66.21)
    foe: str = ""  # the Monster card
    rival: int = NOBODY  # the Monster Player
    round: int = 0
    phase: str = "before"  # preparation, healing, monster_attack, second_healing, hero_attack, over
    step: str = ""  # of an attack: before, weapon, change, answer, dealt
    damage: int = 0
    chaos: int = 0
    gaar: int = 0
    hope: int = 0
    bleed: int = 0
    bleeding: int = 0  # what begins to bleed with the next Combat round
    # whether it gets anywhere (EU-20.14), at the beginnings of its rounds
    most: int = 0  # Damage
    least: int = 99  # Health of the Hero
    stale: int = 0  # rounds in a row that have changed neither
    # the Monster attack in progress
    dice: list[int] = field(default_factory=list)
    value: int = 0  # modifiers of its Battle Value
    wound_plus: int = 0
    wound_minus: int = 0
    mend: int = 0  # how much the Monster heals in step D
    one_die: bool = False
    skipped: bool = False  # no attack in this round
    word: int = 0  # whose word it is in an alternation
    passed: int = 0
    said: list[tuple[int, str]] = field(default_factory=list)  # who said what in this alternation
    shields: list[str] = field(default_factory=list)  # used in this attack
    wounds: int = 0  # dealt by this attack
    # the Hero attack in progress
    weapon: str = ""
    first_strike: bool = False
    damage_plus: int = 0
    damage_minus: int = 0  # to the end of the Combat round
    clover: int = 0  # for the attack roll, before it is rolled
    next_attack: int = 0
    next_foot: int = 0  # for the next Monster attack
    ignores_penalty: bool = False
    paid: int = 0  # Dwurt tokens for a tile that goes by their number
    # what lasts
    curses: list[int] = field(default_factory=list)  # Clover effects of cards, ending in the next step A (EU-25.2)
    blows: list[int] = field(default_factory=list)  # the same, for the next attack roll alone
    lasting: dict[str, int] = field(default_factory=dict)  # regeneration, possession -> the round they were played
    for_combat: dict[str, int] = field(default_factory=dict)
    pending: list[tuple[str, int]] = field(default_factory=list)  # effects of used tiles at a later time (EU-38.19)
    once: list[str] = field(default_factory=list)  # what may be used once in a Combat and was
    muted: bool = False  # no card may be played in the next Monster attack
    muted_by: str = ""  # the clause of that
    # the cards that lie by the Monster, by when they are discarded (EU-33.22 to EU-33.24)
    brief: list[str] = field(default_factory=list)
    cursed: list[str] = field(default_factory=list)
    lying: list[str] = field(default_factory=list)
    laid: list[tuple[str, str, int]] = field(default_factory=list)  # the plays that they come from: which of the three
    plays: list[tuple[str, int]] = field(default_factory=list)  # of this Monster attack phase: card, how many
    lines: list[tuple[str, Reason, int]] = field(default_factory=list)  # which number, why, how much (lines.py)
    # the Monster that plays by itself (EU-48)
    card: str = ""  # the Combat card that lies by it
    stack: list[str] = field(default_factory=list)  # equal cards of a bank, revealed for a Chaos Action
    odd: str = ""  # the card of another type that ended a stack and begins the next (EU-48.49)
    awaited: list[tuple[str, int]] = field(default_factory=list)  # stacks whose proper step is still to come
    won: bool = False
    lost: bool = False
    rewarded: bool = False  # the Reputation lay in the range of the card (EU-31.2)

    @property
    def frees(self) -> bool:
        """Whether a victory gives Loot and puts a token on the space (EU-46.17, EU-62.12, EU-63.17)."""
        return not self.siege and not self.bounty and not self.great


@state
class Trading(Node):
    """A Trade Action."""

    place: str  # merchants, alchemists, dragonslayers_towers
    renewed: int = 0  # replacements of the offer
    healed: bool = False
    discount_item: int = 0
    discount_learning: int = 0
    owed: int = NOBODY  # to whom the fee has still to be paid
    unlearned: list[str] = field(default_factory=list)  # Abilities taken off the board (EU-36.25)


class Tales(Parts):
    """What single Scenarios remember: each declares its part beside its rules."""


@state
class State(Root[Content]):
    scenario: str
    mode: str = "competitive"  # or "solo", "cooperative"
    round: int = 1
    first: int = 0
    active: int = 0
    heroes: list[Hero] = field(default_factory=list)
    # the land
    extent: int = 0  # how many tiles it may grow from the start tile in every direction; 0: no limit (EU-3.16)
    land: dict[str, str] = field(default_factory=dict)  # anchor -> Map tile
    tiles: Deck[str] = field(default_factory=Deck)  # the Map stack, a part for each Chapter
    unused_tiles: list[str] = field(default_factory=list)  # in the box, unseen
    freed: dict[str, int] = field(default_factory=dict)  # space -> the seat that defeated its Monster
    tokens: dict[str, list[str]] = field(default_factory=dict)  # space -> h0 Hero, t1 Trade, m2 mined, e3 confronted
    # decks
    stacks: dict[str, Deck[str]] = field(default_factory=dict)
    discards: dict[str, list[str]] = field(default_factory=dict)
    offers: dict[str, list[str]] = field(default_factory=dict)
    monsters: dict[int, Deck[str]] = field(default_factory=dict)
    tops: dict[int, str] = field(default_factory=dict)  # the top card of each Monster deck; its back is seen (EU-22.2)
    beneath: dict[int, list[str]] = field(default_factory=dict)  # tops that lie under a card returned after a death
    seen: list[str] = field(default_factory=list)  # top cards whose front is known, returned after a death
    peers: dict[str, list[int]] = field(default_factory=dict)  # top cards -> the seats that have looked at them
    monster_discards: dict[int, list[str]] = field(default_factory=dict)
    silver: Deck[str] = field(default_factory=Deck)
    silver_discard: list[str] = field(default_factory=list)
    golden: Deck[str] = field(default_factory=Deck)
    golden_discard: list[str] = field(default_factory=list)
    control: Deck[str] = field(default_factory=Deck)  # seats as text
    control_discard: list[str] = field(default_factory=list)
    # of solo and co-operative games: the Monster's cards, and what it rolls (EU-48.5, EU-48.12)
    silver_bank: Deck[str] = field(default_factory=Deck)
    gold_bank: Deck[str] = field(default_factory=Deck)
    combat_deck: Deck[str] = field(default_factory=Deck)
    combat_discard: list[str] = field(default_factory=list)
    quests: dict[str, Deck[str]] = field(default_factory=dict)  # Encounter -> its deck
    faceup: dict[str, list[str]] = field(default_factory=dict)
    unused_quests: dict[str, list[str]] = field(default_factory=dict)  # back in the box, unseen
    removed: list[str] = field(default_factory=list)  # Hero tiles out of the game
    # Elite Monsters (EU-46)
    elite_levels: list[int] = field(default_factory=list)  # in this game
    bounties: Deck[str] = field(default_factory=Deck)  # under the card that lies face up
    bounty: str = ""  # face up, until it is won
    bounty_since: int = 0  # the round in which it was turned up; 0 before the first
    unused_bounties: list[str] = field(default_factory=list)  # in the box, unseen
    elites: list[str] = field(default_factory=list)  # face down beside the Bounty deck
    elite: str = ""  # the one of the Bounty that lies face up
    elites_gone: list[str] = field(default_factory=list)  # in the box (EU-46.22)
    # what is going on
    fight: Fight | None = None
    roll: Roll | None = None
    trading: Trading | None = None
    gained: list[str] = field(default_factory=list)  # tiles drawn, of which some are kept
    moved: list[str] = field(default_factory=list)  # Items rearranged while room is made: each once (EU-41.18)
    # what Scenarios lay out
    tales: Tales = field(default_factory=Tales)
    besieged: dict[str, int] = field(default_factory=dict)  # space -> the level of the siege, or of the Spawn
    heroic: bool = False  # the harder grade of a Scenario that has one (EU-63.3)
    church: str = f"{START}*"  # where the Church stands; in one Scenario it moves (EU-66.10)
    notes: dict[str, int] = field(default_factory=dict)
    result: list[int] = field(default_factory=list)  # final Reputation by seat

    # -- questions ----------------------------------------------------------------------------------

    @property
    def tale(self) -> Scenario:
        return self.content.scenarios[self.scenario]

    @property
    def fight_now(self) -> Fight:
        """The Combat that is going on."""
        if self.fight is None:
            raise RuntimeError("there is no Combat")
        return self.fight

    @property
    def roll_now(self) -> Roll:
        """The Hero Roll that is being made."""
        if self.roll is None:
            raise RuntimeError("there is no Hero Roll")
        return self.roll

    @property
    def trading_now(self) -> Trading:
        """The Trade Action that is going on."""
        if self.trading is None:
            raise RuntimeError("there is no Trade Action")
        return self.trading

    @property
    def automatic(self) -> bool:
        """The Monster plays by itself: there is no Monster Player (EU-48, EU-49.3)."""
        return self.mode != "competitive"

    @property
    def cooperative(self) -> bool:
        return self.mode == "cooperative"

    def thing(self, id: str) -> Thing:
        return self.content.things[id]

    # -- the land

    def space(self, space: str) -> Space:
        anchor, index = slot_of(space)
        return self.content.spaces[self.land[anchor]][index]

    def covered(self, space: str) -> bool:
        return slot_of(space)[0] in self.land

    def named(self, space: str) -> tuple[str, str]:
        """How the log calls a space: its tile, and its kind or its Encounter."""
        entry = self.space(space)
        place = f"encounter-{entry.encounter}" if entry.encounter else f"space-{entry.type}"
        return self.land[slot_of(space)[0]], place

    def free_slots(self, space: str) -> list[str]:
        """Where tiles can be laid beside a hex (EU-12.8); beyond an agreed extent there is nothing (EU-4.19)."""
        most = self.extent
        free = [anchor for anchor in slots_beside(space) if anchor not in self.land]
        return [anchor for anchor in free if tiles_away(anchor) <= most] if most else free

    def adjacent(self, space: str) -> list[str]:
        """EU-4.11, EU-4.15, EU-14.3, EU-14.4"""
        own = slot_of(space)[0]
        if is_centre(space):
            return list(hexes(own))
        land = self.land
        found = [each for each, anchor in slotted(space) if anchor in land]
        if self.content.map_tiles[land[own]].centre is not None:
            found.append(f"{own}*")
        return found

    def spaces(self) -> list[str]:
        found: list[str] = []
        for anchor, tile in self.land.items():
            found += hexes(anchor)
            if self.content.map_tiles[tile].centre is not None:
                found.append(f"{anchor}*")
        return found

    def monster_at(self, space: str) -> int:
        """The level of an undefeated Monster there, or 0 (EU-13.7, EU-13.8)."""
        if space in self.besieged:
            return self.besieged[space]  # EU-62.11, EU-63.11
        if space in self.freed:
            return 0
        anchor, index = slot_of(space)
        return self.content.spaces[self.land[anchor]][index].monster

    def may_enter_centre(self, space: str) -> bool:
        """EU-14.6"""
        return not is_centre(space) or not any(map(self.monster_at, hexes(slot_of(space)[0])))

    def tokens_of(self, seat: int, kinds: str) -> int:
        """How many of a player's tokens of these kinds lie on the map."""
        own = [f"{kind}{seat}" for kind in kinds]
        return sum([lying.count(token) for lying in self.tokens.values() for token in own])

    # -- a Hero's board

    def on_board(self, seat: int) -> list[str]:
        """Tiles in use: learned, equipped, and Artifacts."""
        return [*filter(None, self.heroes[seat].places)]

    def max_health(self, seat: int) -> int:
        """EU-34.4"""
        hero = self.heroes[seat]
        things = self.content.things
        total = self.content.heroes[hero.id].health
        for each in self.on_board(seat):
            total += things[each].health
            if each in hero.gems_on:
                total += self.gem_health(hero, each)
        return total

    def gem_health(self, hero: Hero, thing: str) -> int:
        """Of the Gems on a tile, if they are active."""
        active = (gem.id for gem in hero.gems_on.get(thing, ()) if not gem.idle)
        return sum(self.content.gem_health.get(gem, 0) for gem in active)

    def sack_sum(self, seat: int) -> int:
        things = self.content.things
        return sum(things[each].sack for each in self.on_board(seat))

    def sacks(self, seat: int) -> int:
        """EU-39.10"""
        return self.content.heroes[self.heroes[seat].id].sacks + min(0, self.sack_sum(seat))
