"""The pack of Thunderstone: reading it, and what no schema can check."""

from __future__ import annotations

from pathlib import Path

from ...kernel import PackError
from ...kernel.content import ContentEntry, Pack, Raw
from ...kernel.messages import plain
from .content import DISEASE, Card, Content, Hero, Monster, Stone
from .texts import text_of
from .verbs import VERBS

MOST_PLAYERS = 5  # TS-1.1
XP_CARDS, PLAYER_AIDS = 32, 5  # TS-1.4, TS-1.5: they carry no data


def _check_box(raw: Raw) -> None:
    """What a game of five needs of the box."""
    for card in raw["basic"].values():
        if card.copies < MOST_PLAYERS * card.starting:
            raise PackError(f"basic.yaml: {card.id}.copies: {MOST_PLAYERS} players start with {card.starting} each")
    for kind in ("hero", "village"):
        for card in raw[kind].values():
            if card.cost is None:
                raise PackError(f"{kind}.yaml: {card.id}.cost: a card of the Village has one")
    for card in raw["village"].values():
        if card.id in [hero.family for hero in raw["hero"].values()]:
            raise PackError(f"village.yaml: {card.id}: a Hero kind has this name")
    if sum(card.copies for card in raw["thunderstone"].values()) != 1:
        raise PackError("thunderstone.yaml: there is exactly one Thunderstone (TS-1.3)")


def _whole(content: Content) -> None:
    """Code without data is a fault of the whole pack; a game that began with fewer cards may not need it."""
    used = [type(verb) for card in content.cards.values() for verb in card.verbs()]
    for verb in VERBS:
        if verb not in used:
            raise PackError(f"no card uses the verb '{verb.name()}', which has code")


def _make(raw: Raw) -> Content:
    cards: dict[str, Card] = {}
    for kind in ("basic", "hero", "village", "monster", "thunderstone"):
        for card in raw[kind].values():
            if card.id in cards:
                raise PackError(f"{kind}.yaml: {card.id}: another file has this id")
            cards[card.id] = card
    _check_box(raw)
    families: dict[str, tuple[str, ...]] = {}
    for hero in sorted(raw["hero"].values(), key=lambda hero: hero.level):
        families[hero.family] = (*families.get(hero.family, ()), hero.id)
    for family, members in families.items():
        if [cards[member].level for member in members] != [1, 2, 3]:
            raise PackError(f"hero.yaml: {family}: a Hero kind has one card each of Level 1, 2 and 3")
    groups: dict[str, tuple[str, ...]] = {}
    for monster in raw["monster"].values():
        groups[monster.group] = (*groups.get(monster.group, ()), monster.id)
    basics = tuple(card.id for card in raw["basic"].values() if card.id != DISEASE)
    single = {card: (card,) for card in (*basics, *raw["village"])}
    return Content(
        cards=cards,
        basics=basics,
        families=families,
        village=tuple(raw["village"]),
        groups=groups,
        stacks={**single, **families},
        prices={name: card.cost for name, card in cards.items() if card.cost is not None},
        strengthens={name: most for name, card in cards.items() if (most := _strengthens(card))},
        texts={name: tuple(plain(said) for said in text_of(card)) for name, card in cards.items()},
    )


def _strengthens(card: Card) -> int:
    return max((effect.strengthens() for effect in card.dungeon), default=0)


def _count(kind: str, raw: Raw) -> int:
    cards: dict[str, int] = {each: sum(card.copies for card in raw[each].values()) for each in KINDS}
    heads = {
        "randomizer": len({card.family for card in raw["hero"].values()})
        + len({card.group for card in raw["monster"].values()})
        + len(raw["village"]),
        "experience": XP_CARDS,
        "player_aid": PLAYER_AIDS,
    }
    if kind == "total":
        return sum(cards.values()) + sum(heads.values())
    return {**cards, **heads}[kind]


KINDS: dict[str, type[ContentEntry]] = {
    "basic": Card,
    "hero": Hero,
    "village": Card,
    "monster": Monster,
    "thunderstone": Stone,
}

PACK: Pack[Content] = Pack(
    folder=Path(__file__).parent / "content",
    kinds=KINDS,
    make=_make,
    count=_count,
    whole=_whole,
)
