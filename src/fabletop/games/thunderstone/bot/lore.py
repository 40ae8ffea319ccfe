"""What is known of a card without a look at the table: reckoned once, and kept with the content.

What an effect is worth stands beside the effect (`verbs/`), in tenths of a victory point.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..content import DISEASE, MILITIA, STONE, Card, Content

MAGIC = 1.4  # Magic Attack is worth more than Attack
HERO_FORCE, HERO_LIGHT, HERO_STRENGTH, HERO_GOLD = 1.75, 1.1, 0.3, 0.4
FORCE, LIGHT, GOLD = 1.45, 0.8, 0.2  # of what is no Hero
TROPHY_GOLD = 0.3
VP = 1.0
MILITIA_WORTH, DISEASE_WORTH = -2.0, -2.5


@dataclass(frozen=True, slots=True)
class Lore:
    """What a computer player thinks of a card."""

    name: str
    type: str
    worth: float  # in any deck, by what it does there
    force: float  # Attack and Magic Attack
    light: int
    gold: int
    vp: int
    strength: int
    weight: int
    level: int
    missed: float  # with its victory points
    shines: bool  # an Item that is bought for its Light


def worth_of(card: Card) -> float:
    """What a card does for any deck, without its victory points."""
    if card.id in (MILITIA, DISEASE):
        return MILITIA_WORTH if card.id == MILITIA else DISEASE_WORTH
    force, gold = card.attack + MAGIC * card.magic, card.gold or 0
    if card.type == "monster" or card.id == STONE:
        return force + TROPHY_GOLD * gold + LIGHT * card.light
    does = sum(verb.worth() for verb in card.verbs()) / 10
    if card.type == "hero":
        body = HERO_FORCE * force + HERO_LIGHT * card.light + HERO_STRENGTH * card.strength
        return body + HERO_GOLD * gold + does
    return FORCE * force + LIGHT * card.light + GOLD * gold + does


def lore_of(card: Card) -> Lore:
    worth = worth_of(card)
    return Lore(
        name=card.id,
        type=card.type,
        worth=worth,
        missed=worth + VP * card.vp,
        force=card.attack + MAGIC * card.magic,
        light=card.light,
        gold=card.gold or 0,
        vp=card.vp,
        strength=card.strength if card.type == "hero" else 0,
        weight=card.weight,
        level=card.level,
        shines=card.type == "item" and card.light > 0,
    )


_KNOWN: dict[int, tuple[Content, dict[str, Lore]]] = {}
MOST_PACKS = 8


def lore(content: Content) -> dict[str, Lore]:
    """By card. The content is held along, so that its id stays its own."""
    known = _KNOWN.get(id(content))
    if known is None:
        if len(_KNOWN) >= MOST_PACKS:
            _KNOWN.clear()
        known = _KNOWN[id(content)] = content, {name: lore_of(card) for name, card in content.cards.items()}
    return known[1]
