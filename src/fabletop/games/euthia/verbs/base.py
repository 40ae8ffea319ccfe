"""An effect: one verb with its fields. Each verb is a class that says all about itself: what it does (`apply` for a
Hero, `afflict` for the Monster), how it is said, what it would change, and what a computer player thinks of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

import msgspec

from ....kernel import Message
from ....kernel.messages import Said
from ..content import Band, Natural, Timing, Use, Way
from .times import ANY_TIME, ICONS, Moment
from .wording import numbers

if TYPE_CHECKING:
    from ....kernel import Rules
    from ..reasons import Reason
    from ..state import Fight, State

Amount: TypeAlias = int | Literal["all"]
ALL = 99


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@dataclass(slots=True)
class Changes:
    """What effects would change: numbers that a player weighs."""

    clover: float = 0  # on a Hero Roll
    aim: float = 0  # on every attack roll
    damage_plus: float = 0
    deal: float = 0
    bleed: float = 0
    value: float = 0  # of the Monster's Battle Value
    next_value: float = 0
    wound_plus: float = 0
    wound_minus: float = 0
    damage_minus: float = 0
    next_attack: float = 0
    heal: float = 0
    suffer: float = 0
    hope: float = 0
    gains: float = 0  # of whatever
    gaar: float = 0
    dwurt: float = 0
    rerolls: float = 0
    removes_gaar: float = 0
    removes_chaos: float = 0
    one_die: bool = False
    no_attack: bool = False
    flips: bool = False  # a die of the Monster
    foe_rerolls: bool = False
    cancels: bool = False  # a play of cards
    silences: bool = False
    revives: bool = False
    readies: bool = False
    wakes: bool = False  # Gems
    moves: float = 0
    leaps: float = 0  # a Teleport
    lasting: dict[str, float] = field(default_factory=dict)  # to the end of the Combat
    # for the Monster
    mends: float = 0
    takes_gaar: float = 0
    foe_gaar: float = 0
    foe_chaos: float = 0
    foe_draws: bool = False
    kills: bool = False


class Effect(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="do",
    tag=snake,
    rename={"if_": "if"},
):
    """The base of verbs: how an effect is used, when, and on which conditions."""

    use: Use = ""  # how a tile is used for it; left out: it always works
    timing: Timing = ""  # the icon that says when (EU-38)
    armour_set: Natural = 0  # so many pieces of Armour of its set must be worn
    pay: dict[str, str | int] = {}  # what it costs, by what is paid
    trigger: Literal["", "monster_defeated", "quest_fulfilled", "attack_dealt_no_damage"] = ""  # it answers to this
    if_: Literal["", "attack_ability", "attack_dealt_damage", "two_players"] = ""  # it works only then
    limit: Literal["", "once_per_combat"] = ""  # how often it may be used

    last: ClassVar[bool] = False  # after the others of its moment (EU-38.22)
    touches_monster: ClassVar[bool] = False  # its dice, tokens and cards: an immune Monster does not feel it (EU-46.27)
    of_action: ClassVar[Literal["", "mine", "trade"]] = ""  # belongs to an Action
    heals: ClassVar[bool] = False  # a Hero
    teleports: ClassVar[bool] = False
    ignores_penalty: ClassVar[bool] = False  # an attack with the tile on which it stands does (EU-28.18)
    curses: ClassVar[bool] = False  # on a card: it lies by the Monster for a Combat round (EU-33.23)
    mends_monster: ClassVar[bool] = False
    kills: ClassVar[bool] = False  # the Hero, whatever the Health
    claims: ClassVar[bool] = False  # with its tile a Monster can be claimed (EU-21.3)
    lasts: ClassVar[bool] = False  # to the end of the Combat, from when its card is played (EU-33.25)
    answers_rolls: ClassVar[bool] = False  # as long as it lasts: Gaar by the Monster, the Hero's attack roll (EU-26.2)
    threat: ClassVar[str] = "EU-46.30"  # the clause of what it does in a Monster's band
    waits: ClassVar[bool] = False  # nothing that a computer player uses just because it can
    trifle: ClassVar[bool] = False  # nothing that a computer player uses a tile up for

    @property
    def tag(self) -> str:
        return str(self.__struct_config__.tag)

    # -- what it does

    def apply(self, t: State, name: str, seat: int) -> Rules[None] | None:
        """What it does for a Hero; the name says where it stands (walker.py)."""
        raise AssertionError(f"{self.tag} does nothing for a Hero")

    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        """What it does for the Monster, and what it stands on."""
        raise AssertionError(f"{self.tag} does nothing for a Monster")

    def take_back(self, t: State, fight: Fight, why: Reason, earlier: int) -> None:
        """A play was cancelled: undo what it did; so many plays of the same card came before it."""

    def attack_over(self, t: State, fight: Fight) -> None:
        """The Monster's attack has dealt its Wounds: of what lasts, and of Shields that were used in it."""

    def claimed(self, t: State, seat: int) -> None:
        """What comes of it besides when a Monster is claimed with its tile."""

    # -- when it may be used

    def fits(self, timing: Timing, moment: Moment) -> bool:
        """Whether the moment is right, for the icon of this effect or of what it stands on."""
        return moment in ANY_TIME if timing == "T2" else timing in ICONS[moment]

    @property
    def more_health(self) -> int:
        """By how much it raises the Maximum Health as long as it is in use."""
        return 0

    def may(self, t: State, seat: int) -> bool:
        return True

    def in_force(self, t: State) -> bool:
        """Whether a Monster Player's tile does it at a table of so many."""
        return self.if_ != "two_players" or t.n == 2

    def felt(self, t: State) -> bool:
        """Whether anything comes of it in this Combat, for all that the Monster lets pass."""
        return True

    def in_vain(self, t: State) -> bool:
        """Whether it belongs to an attack of the Monster that does not come (EU-25.34)."""
        return False

    @property
    def answers(self) -> bool:
        """What depends on the Wounds or the Damage of the attack, and comes after them."""
        return self.if_ == "attack_dealt_damage"

    @property
    def heals_in_its_phase(self) -> bool:
        """EU-24.6: also if the rest of the tile may be used at any time."""
        return False

    @property
    def granted(self) -> str:
        """The Action that it gives."""
        return ""

    @property
    def ways(self) -> tuple[Way, ...]:
        """Of which one is chosen with the tile."""
        return ()

    @property
    def rolls_for(self) -> tuple[Band, ...]:
        """What comes of the Hero Roll that it asks for."""
        return ()

    @property
    def revives_with(self) -> int:
        """The Health with which a Hero goes on who would die in Combat: whoever exhausts the tile for it wants to, any
        other one is discarded by itself.
        """
        return 0

    @property
    def answers_wounds(self) -> bool:
        """It is due when the Monster's attack has dealt its Wounds."""
        return False

    @property
    def burdens(self) -> bool:
        """It is the price of a Shield in one's own next attack roll (EU-26.13)."""
        return False

    # -- what it is where it is asked for: in rolls, in storage, in Trade, in the reckoning

    def helps(self, roll: Literal["attack", "confrontation"], ability: bool = False) -> int:
        """What it adds to every such roll; of attacks, whether it is one with an Ability."""
        return 0

    def wards(self, power: str, essences: Sequence[str]) -> bool:
        """Whether it protects from the Power of an Element; these Essences lie on its tile."""
        return False

    @property
    def places(self) -> int:
        """How many Items it holds."""
        return 0

    def takes(self, kind: str) -> bool:
        """Whether it holds such Items."""
        return False

    def discount_on(self, what: Literal["item", "learning"]) -> int:
        """By how much it lowers the cost in the Trade Action in which it is used."""
        return 0

    def discount_on_each(self, item_type: str) -> int:
        """By how much it lowers the price of every such tile."""
        return 0

    def sale_bonus(self, item_type: str) -> int:
        """By how much it raises the price of what is sold."""
        return 0

    @property
    def reputation_at_end(self) -> int:
        return 0

    @property
    def dwurt_die_step(self) -> int:
        """As how much more the Dwurt die may count (EU-50.19)."""
        return 0

    @property
    def dwurt_die_wounds(self) -> int:
        """How many more Wounds the Dwurt die deals."""
        return 0

    def inner(self) -> Iterator[tuple[str, Sequence[Effect]]]:
        """The lists inside it, with what their names end in."""
        return iter(())

    # -- how it is said

    def say(self) -> Message:
        """Without its use and its time."""
        return Message(f"eu-web-verb-{self.tag}", self.words())

    def words(self) -> dict[str, Said]:
        return {}

    def reward_words(self) -> Message:
        """As the back of a Monster card promises it."""
        return self.say()

    @property
    def object(self) -> str:
        """What it gives or takes, for a picture."""
        return ""

    # -- what it would change, and what that is worth to a computer player

    def guess(self, hope: float = 1, paid: float = 1) -> float:
        """About how much it is, with so many points of Hope and so many tokens paid."""
        return 0.0

    def foresee(self, found: Changes, n: float) -> None:
        """Add what it would change."""

    def worth(self, t: State, seat: int) -> float:
        """In Gold, if it happens once, outside Combat."""
        return 0.0

    def each_round(self) -> float:
        """The same, of a tile that is exhausted for it."""
        return 0.0

    def comfort(self) -> float:
        """What it does in a round outside fights, in Gold."""
        if self.timing in ("M1", "M2", "M3", "M4"):
            return 0.5
        return self.each_round() if self.use == "exhaust" else self.ease()

    def ease(self) -> float:
        """Of what works by itself."""
        return 0.0

    def salvage(self, missing: int) -> float:
        """What it gives to use it at once instead of losing it; so much Health is missing."""
        return 0.0


Effects: TypeAlias = tuple[Effect, ...]


class Numbered(Effect, frozen=True, kw_only=True):
    """An effect of so much."""

    n: int = 0  # how many

    def amount(self, t: State) -> int:
        return self.n

    def guess(self, hope: float = 1, paid: float = 1) -> float:
        return float(self.n)

    def words(self) -> dict[str, Said]:
        return numbers(self.n)


class Scaled(Numbered, frozen=True, kw_only=True):
    """An effect that may go by something else: so much for each point of Hope."""

    per: Literal["", "hope_point", "paid", "wound_received"] = ""  # so many for each of these
    max: Natural = 0  # at most so many

    def amount(self, t: State) -> int:
        n = self.n * self._times(t.fight) if self.per else self.n
        return min(n, self.max) if self.max else n

    def _times(self, fight: Fight | None) -> int:
        if fight is None:
            return 0
        return fight.hope if self.per == "hope_point" else fight.paid if self.per == "paid" else fight.wounds

    def guess(self, hope: float = 1, paid: float = 1) -> float:
        n = self.n * (hope if self.per == "hope_point" else paid if self.per == "paid" else 1)
        return float(min(n, self.max) if self.max else n)

    @property
    def answers(self) -> bool:
        return self.if_ == "attack_dealt_damage" or self.per == "wound_received"

    def in_vain(self, t: State) -> bool:
        return self.per == "wound_received"

    def say(self) -> Message:
        said = super().say()
        return Message(f"eu-web-per-{self.per}", {"what": said, "max": self.max}) if self.per else said


class UpTo(Effect, frozen=True, kw_only=True):
    """An effect of so much, or of all."""

    n: Amount = 0  # how many, at most; or `all`

    def amount(self, t: State) -> int:
        return ALL if self.n == "all" else self.n

    def guess(self, hope: float = 1, paid: float = 1) -> float:
        return 12.0 if self.n == "all" else float(self.n)

    def words(self) -> dict[str, Said]:
        return {"n": "all", "number": "all"} if self.n == "all" else numbers(self.n)


class Passive(Effect, frozen=True, kw_only=True):
    """What works by itself, or where it is asked for: in Mining, in Trade, in the reckoning."""

    def apply(self, t: State, name: str, seat: int) -> None:
        return


# -- short ways ------------------------------------------------------------------------------------------


def works_for_hero(effect: Effect) -> bool:
    return type(effect).apply is not Effect.apply


def works_for_monster(effect: Effect) -> bool:
    return type(effect).afflict is not Effect.afflict


def in_use(t: State, seat: int) -> Iterator[tuple[str, Effect]]:
    """The effects of the tiles on a Hero's board, each with its tile."""
    for each in t.on_board(seat):
        for effect in t.thing(each).effects:
            yield each, effect


def every_verb(base: type[Any] = Effect) -> list[type[Effect]]:
    """The verbs, by name: the classes that nothing is derived from."""
    found: list[type[Effect]] = []
    for each in base.__subclasses__():
        found += every_verb(each) if each.__subclasses__() else [each]
    return sorted(found, key=lambda each: str(each.__struct_config__.tag))
