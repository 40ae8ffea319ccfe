"""What is printed on the components, as the browser needs it: numbers for the board, and what they do as messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ....kernel import Message
from ....kernel.messages import Sentence, plain
from ..content import (
    USED,
    Band,
    Content,
    Cost,
    DwurtFace,
    Element,
    Foe,
    HeroTile,
    Level,
    MapTile,
    Slot,
    SlotKind,
    Space,
    Thing,
)
from ..content import Hero as HeroEntry
from ..slots import Place
from ..verbs.base import Effect
from ..verbs.wording import band_words, range_words
from ..words import things
from ..words.effects import cost_words, fame_words


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    heroes: dict[str, HeroFacts]
    things: dict[str, ThingFacts]  # tiles, by the name of their entry
    foes: dict[str, FoeFacts]  # whatever may be fought
    bounties: dict[str, BountyFacts]
    dwurt_die: tuple[DwurtFace, ...]  # what its values 0 to 5 do
    cards: dict[str, CardFacts]
    lasting: dict[str, Sentence]  # what lasting effects do
    combat_cards: dict[str, CombatCardFacts]
    elementals: dict[Element, tuple[BandFacts, ...]]
    tokens: dict[str, TokenFacts]  # Gems and Essences
    map_tiles: dict[str, MapTileFacts]
    quests: dict[str, QuestFacts]
    encounter_of: dict[str, str]  # Quest -> Encounter


class SlotFacts(msgspec.Struct, frozen=True, kw_only=True):
    place: int  # the number by which choices name it
    kind: SlotKind
    gold: int  # what it costs to unlock it
    essence: Element | Literal[""]  # and the Essence that it costs


class HeroFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    colour: str
    health: int
    slots: tuple[SlotFacts, ...]  # Hero slots
    equipment: tuple[SlotFacts, ...]  # Equipment slots
    gaar_slots: int
    dwurt_slots: int
    gem_slots: int
    sacks: int
    start: tuple[str, ...]  # its starting tiles


class EffectFacts(msgspec.Struct, frozen=True, kw_only=True):
    do: str
    what: str  # the goods that it is about, or ""
    say: Sentence


class BandFacts(msgspec.Struct, frozen=True, kw_only=True):
    low: int
    high: int
    damage: int
    wounds: int
    does: tuple[str, ...]  # the verbs of its effects
    range: Sentence
    say: Sentence


class ThingFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    item_type: str
    slot: str
    colour: str
    purchase_price: int | None
    learning_cost: int | None
    health: int
    kinds: tuple[Sentence, ...]  # what it is
    deeds: tuple[Sentence, ...]  # how it attacks, and what it does
    sales: tuple[Sentence, ...]
    prices: tuple[Sentence, ...]
    short: Sentence | None  # one line
    uses: tuple[Sentence, ...]  # what it does when it is used
    ways: tuple[Sentence, ...]  # of which one is chosen
    bands: tuple[BandFacts, ...]


class FoeFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    level: Level
    health: int
    penalty: int
    immune: bool
    bands: tuple[BandFacts, ...]
    lines: tuple[Sentence, ...]  # level and Health, bands, and what it brings
    range: Sentence | None  # of the Reputation that is rewarded
    reward: tuple[EffectFacts, ...]
    rewarded: Sentence | None  # the Reward in one sentence


class BountyFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    elite: str
    level: Level
    lair: str
    location: str  # a type of space, or the name of a Special tile
    reward: tuple[EffectFacts, ...]


class CardFacts(msgspec.Struct, frozen=True, kw_only=True):
    metal: str
    timing: str
    lasting: tuple[str, ...]  # its lasting effects
    segments: tuple[Sentence, ...]  # for one, two (and three) equal cards


class CombatCardFacts(msgspec.Struct, frozen=True, kw_only=True):
    left: int
    right: int
    gaar: int
    chaos: int


class TokenFacts(msgspec.Struct, frozen=True, kw_only=True):
    say: Sentence  # what it does
    line: Sentence  # and when
    price: Sentence


class CostFacts(msgspec.Struct, frozen=True, kw_only=True):
    pay: str
    need: str
    action: str
    kind: str  # one kind of Gem or Essence, or ""
    say: Sentence
    any_of: tuple[tuple[CostFacts, ...], ...]


class SpaceFacts(msgspec.Struct, frozen=True, kw_only=True):
    type: str
    kind: str  # the type, whatever the element of the Elemental or the level of the Treasure
    element: Element | Literal[""]  # of the Elemental that lives there
    treasure: Level | Literal[0]  # the level of the Treasure that lies there
    monster: Level | Literal[0]
    loot: dict[str, int]
    encounter: str


class MapTileFacts(msgspec.Struct, frozen=True, kw_only=True):
    hexes: tuple[SpaceFacts, SpaceFacts, SpaceFacts]  # a, b, c (EU-4.4)
    centre: SpaceFacts | None


class QuestFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    cost: tuple[CostFacts, ...]
    reward: tuple[EffectFacts, ...]


def facts(content: Content) -> Facts:
    foes = {**content.monsters, **content.elites, **content.great_foes}
    entries = {thing.id: thing for thing in content.things.values() if thing.id not in foes}
    return Facts(
        heroes={id: _hero(hero) for id, hero in content.heroes.items()},
        things={id: _thing(entry) for id, entry in entries.items()},
        foes={id: _foe(content, foe) for id, foe in foes.items()},
        bounties={
            id: BountyFacts(
                id=id,
                elite=each.elite,
                level=each.level,
                lair=each.lair,
                location=each.location,
                reward=_effects(each.reward),
            )
            for id, each in content.bounties.items()
        },
        dwurt_die=content.dwurt_die.faces,
        cards={
            id: CardFacts(
                metal=each.metal,
                timing=each.timing,
                lasting=tuple(effect.tag for effect in each.lasting),
                segments=tuple(plain(things.segment(segment)) for segment in each.segments),
            )
            for id, each in content.cards.items()
        },
        lasting={name: plain(effect.say()) for name, effect in content.lasting.items()},
        combat_cards={
            id: CombatCardFacts(left=each.left, right=each.right, gaar=each.gaar, chaos=each.chaos)
            for id, each in content.combat_cards.items()
        },
        elementals={each.element: _bands(each.bands) for each in content.elementals.values()},
        tokens={
            id: TokenFacts(
                say=plain(things.segment(each.effects)),
                line=plain(things.token(each)),
                price=plain(things.token_price()),
            )
            for id, each in {**content.gems, **content.essences}.items()
        },
        map_tiles={id: _map_tile(each) for id, each in content.map_tiles.items()},
        quests={
            id: QuestFacts(id=id, cost=tuple(map(_cost, each.cost)), reward=_effects(each.reward))
            for id, each in content.quests.items()
        },
        encounter_of=content.encounter_of,
    )


def _hero(hero: HeroEntry) -> HeroFacts:
    return HeroFacts(
        id=hero.id,
        colour=hero.colour,
        health=hero.health,
        slots=_slots(hero.slots, equipment=False),
        equipment=_slots(hero.equipment, equipment=True),
        gaar_slots=hero.gaar_slots,
        dwurt_slots=hero.dwurt_slots,
        gem_slots=hero.gem_slots,
        sacks=hero.sacks,
        start=hero.start,
    )


def _slots(slots: Sequence[Slot], *, equipment: bool) -> tuple[SlotFacts, ...]:
    return tuple(
        SlotFacts(place=Place(equipment, nth).number, kind=slot.kind, gold=slot.gold, essence=slot.essence)
        for nth, slot in enumerate(slots)
    )


def _all(said: Sequence[Message]) -> tuple[Sentence, ...]:
    return tuple(plain(each) for each in said)


def _thing(entry: Thing) -> ThingFacts:
    short = things.short(entry)
    ways = [way for effect in entry.effects for way in effect.ways]
    return ThingFacts(
        id=entry.id,
        item_type=entry.item_type,
        slot=entry.slot,
        colour=entry.colour,
        purchase_price=entry.purchase_price,
        learning_cost=entry.learning_cost if isinstance(entry, HeroTile) else None,
        health=entry.health,
        kinds=_all(things.kinds(entry)),
        deeds=_all(things.deeds(entry)),
        sales=_all(things.sales(entry)),
        prices=_all(things.prices(entry)),
        short=plain(short) if short else None,
        uses=_all([effect.say() for effect in entry.effects if effect.use in USED]),
        ways=_all([things.segment(way.effects) for way in ways]),
        bands=_bands(entry.bands),
    )


def _foe(content: Content, foe: Foe) -> FoeFacts:
    monster = content.monsters.get(foe.id)
    rewarded = things.foe_reward(content, foe)
    wanted = fame_words(monster.reward_range.low, monster.reward_range.high) if monster else None
    return FoeFacts(
        id=foe.id,
        level=foe.level,
        health=foe.health,
        penalty=foe.penalty,
        immune=foe.immune,
        bands=_bands(foe.bands),
        lines=_all(things.foe(foe)),
        range=plain(wanted) if wanted else None,
        reward=_effects(getattr(foe, "reward", ())),
        rewarded=plain(rewarded) if rewarded else None,
    )


def _map_tile(tile: MapTile) -> MapTileFacts:
    a, b, c = tile.hexes
    return MapTileFacts(hexes=(_space(a), _space(b), _space(c)), centre=_space(tile.centre) if tile.centre else None)


def _space(space: Space) -> SpaceFacts:
    return SpaceFacts(
        type=space.type,
        kind=space.kind,
        element=space.element,
        treasure=space.treasure,
        monster=space.monster,
        loot=dict(space.loot.items()),
        encounter=space.encounter,
    )


def _effects(effects: Sequence[Effect]) -> tuple[EffectFacts, ...]:
    return tuple(EffectFacts(do=each.tag, what=each.object, say=plain(each.say())) for each in effects)


def _bands(bands: Sequence[Band]) -> tuple[BandFacts, ...]:
    return tuple(
        BandFacts(
            low=band.low,
            high=band.high,
            damage=band.damage,
            wounds=band.wounds,
            does=tuple(effect.tag for effect in band.effects),
            range=plain(range_words(band.low, band.high)),
            say=plain(band_words(band)),
        )
        for band in bands
    )


def _cost(cost: Cost) -> CostFacts:
    return CostFacts(
        pay=cost.pay,
        need=cost.need,
        action=cost.action,
        kind=cost.kind if isinstance(cost.kind, str) else "",
        say=plain(cost_words(cost)),
        any_of=tuple(tuple(map(_cost, way)) for way in cost.any_of),
    )
