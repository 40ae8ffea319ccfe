"""What counts by itself: abilities of Heroes and of Weapons (TS-8.32, TS-24, TS-25)."""

from __future__ import annotations

from typing import ClassVar

from ....kernel import Ref
from ....kernel.messages import Said
from ..content import Card, ClassName, Positive
from ..state import State
from .base import PassiveVerb, joined


class BeyondRank1(PassiveVerb, frozen=True, kw_only=True, tag="beyond_rank_1"):
    """Amazon."""

    clause: ClassVar[str] = "TS-25.1"
    attack: Positive  # how much more, against a Monster in rank 2 or farther

    def own_attack(self, t: State, i: int) -> int:
        return self.attack if t.target > 1 else 0

    def worth(self) -> int:
        return 6 * self.attack


class NotAgainstRank1(PassiveVerb, frozen=True, kw_only=True, tag="not_against_rank_1"):
    """Feayn (TS-25.15)."""

    def keeps_out(self, rank: int) -> bool:
        return rank == 1

    def worth(self) -> int:
        return -10


class WithEdged(PassiveVerb, frozen=True, kw_only=True, tag="with_edged"):
    """Dwarf, by the Weapon held at the end of step 2."""

    clause: ClassVar[str] = "TS-25.10"
    attack: Positive  # how much more

    def own_attack(self, t: State, i: int) -> int:
        return self.attack if t.slots[i].edged else 0

    def gain_of(self, weapon: Card) -> int:
        return self.attack if weapon.is_a("edged") else 0

    def worth(self) -> int:
        return 9 * self.attack


class PerLightItem(PassiveVerb, frozen=True, kw_only=True, tag="per_light_item"):
    """Chalice Defender."""

    clause: ClassVar[str] = "TS-25.3"
    attack: Positive  # how much more for each

    def own_attack(self, t: State, i: int) -> int:
        return self.attack * sum(card.type == "item" and card.light > 0 for card in t.cards_here())


class PerMonsterCard(PassiveVerb, frozen=True, kw_only=True, tag="per_monster_card"):
    """Outlands Slayer and Khan."""

    clause: ClassVar[str] = "TS-25.22"
    attack: Positive  # how much more for each

    def own_attack(self, t: State, i: int) -> int:
        return self.attack * sum(card.type == "monster" for card in t.cards_here())

    def worth(self) -> int:
        return 10 * self.attack


class LeadsMilitia(PassiveVerb, frozen=True, kw_only=True, tag="leads_militia"):
    """Thyrian Knight."""

    clause: ClassVar[str] = "TS-25.54"
    attack: Positive  # how much more for each

    def granted(self, hero: Card) -> int:
        return self.attack if hero.is_a("militia") else 0

    def worth(self) -> int:
        return 5 * self.attack


class LeadsNonFighters(PassiveVerb, frozen=True, kw_only=True, tag="leads_non_fighters"):
    """Thyrian Lord."""

    clause: ClassVar[str] = "TS-25.53"
    attack: Positive  # how much more for each

    def granted(self, hero: Card) -> int:
        return 0 if hero.is_a("fighter") else self.attack

    def worth(self) -> int:
        return 10 * self.attack


class MagicPerItem(PassiveVerb, frozen=True, kw_only=True, tag="magic_per_item"):
    """Selurin Magician."""

    clause: ClassVar[str] = "TS-25.27"
    magic: Positive  # how much more Magic Attack for each

    def more_magic(self, card: Card) -> int:
        return self.magic if card.type == "item" else 0

    def worth(self) -> int:
        return 20 * self.magic


class MagicPerSpell(PassiveVerb, frozen=True, kw_only=True, tag="magic_per_spell"):
    """Selurin Magician: Spells that have Magic Attack themselves."""

    clause: ClassVar[str] = "TS-25.26"
    magic: Positive  # how much more Magic Attack for each

    def more_magic(self, card: Card) -> int:
        return self.magic if card.type == "spell" and card.magic else 0


class DoublesMagic(PassiveVerb, frozen=True, kw_only=True, tag="doubles_magic"):
    """Selurin Warlock and Theurge (TS-17.15)."""

    def doublings(self) -> int:
        return 1

    def worth(self) -> int:
        return 35


class XpFromRank3(PassiveVerb, frozen=True, kw_only=True, tag="xp_from_rank_3"):
    """Feayn Sniper (TS-25.45)."""

    xp: Positive  # how much more

    def more_xp(self, rank: int) -> int:
        return self.xp if rank == 3 else 0


class ReturnAfterVictory(PassiveVerb, frozen=True, kw_only=True, tag="return_after_victory"):
    """Elf Sorcerer (TS-25.11, TS-18.28)."""

    def returns(self) -> int:
        return 1


class Strong(PassiveVerb, frozen=True, kw_only=True, tag="strong"):
    """Polearm: another Attack for who is strong enough (TS-24.50)."""

    strength: Positive  # what the Hero needs
    attack: Positive  # what the Weapon gives then

    def weapon_attack(self, attack: int, hero: Card, strength: int, foe: Card) -> int:
        return self.attack if strength >= self.strength else attack


class Holy(PassiveVerb, frozen=True, kw_only=True, tag="holy", rename={"klass": "class"}):
    """Warhammer: more Attack for one class against some Monsters (TS-24.63)."""

    klass: ClassName  # the class of the Hero
    against: tuple[str, ...]  # the types of the Monsters
    attack: Positive  # how much more

    def words(self) -> dict[str, Said]:
        foes = joined("or", [Ref(f"ts-against-{each}") for each in self.against])
        return {"class": Ref(f"ts-for-{self.klass}"), "against": foes, "attack": self.attack}

    def weapon_attack(self, attack: int, hero: Card, strength: int, foe: Card) -> int:
        meant = hero.is_a(self.klass) and any(each in foe.types for each in self.against)
        return attack + self.attack if meant else attack
