"""The Dragon cards of Farruga, and her Attack cards."""

from __future__ import annotations

from typing import Literal

from .....kernel.content import ContentEntry
from ...content import Natural
from ...tale_cards import Own
from ..dragons.cards import Dragon


class FarrugaAttack(ContentEntry, frozen=True, kw_only=True):
    """Where Farruga flies, and a scene of the code beside; and what holds in a round of Combat with her."""

    to: Literal["leading_hero", "weakest_hero", "nearest_trade", "lair"]  # where she flies
    flight: Literal["", "scorch", "seize", "roar"] = ""  # the scene that follows
    closes: bool = False  # no Trade where she sits
    value: Natural = 0  # of her Battle Value
    wounds: Natural = 0  # "+" Wounds
    quenched: bool = False  # a Water Essence spares the Hero
    clover: int = 0  # for attack rolls
    unshielded: bool = False  # no Shields are used
    rerolls: bool = False  # her lower die


DRAGONS = Own("farruga_dragon", Dragon, __file__)
ATTACKS = Own("farruga_attack", FarrugaAttack, __file__)
