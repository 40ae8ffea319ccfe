"""Special rules and rules of Borders (TH-7.4, TH-16.9): what each may have a say in, and their names in the data.

A special rule is a class with a method for each moment at which it has a say. Any adventure, also an owner's own, may
name a rule that exists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeVar

from ....kernel import Register, Rules

if TYPE_CHECKING:
    from ..choices import Option, Way
    from ..content import Border
    from ..state import State
    from ..view.shapes import TaleView

Mark = str | int  # whose a Mystic token is: a card of the adventure, or the number of a Hero


class Named:
    """What is called by a name in the data of an adventure, and what it does there without the data saying so."""

    asks: ClassVar[tuple[str, ...]] = ()  # facts that it asks for
    notes: ClassVar[tuple[str, ...]] = ()  # facts that it notes
    reaches: ClassVar[tuple[str, ...]] = ()  # goals and defeats that it brings about
    opens: ClassVar[tuple[int, ...]] = ()  # Paragraphs that it opens


class Rule(Named):
    """A special rule: what it does at each moment. Most have a say at few of them."""

    # -- the table ---------------------------------------------------------------------------------

    def begins(self, t: State) -> None:
        """The extra steps of setup (TH-4.23)."""

    def redeal(self, t: State, viewer: int) -> None:
        """What lies face down is dealt again."""

    def hidden(self, t: State, viewer: int | None) -> dict[str, object]:
        """What it hides, by zone."""
        raise NotImplementedError

    def pieces(self, t: State) -> dict[str, list[str | int]]:
        """Its components, by kind."""
        raise NotImplementedError

    def show(self, t: State, view: TaleView) -> None:
        """What it adds to the board."""

    # -- rounds and turns --------------------------------------------------------------------------

    def turn_over(self, t: State) -> None:
        """The end of any turn, when its action is resolved."""

    def step_two(self, t: State) -> None:
        """Of the Event phase."""

    def deeds(self, t: State, hero: int) -> list[str]:
        """What a Hero may do besides the action, before it and after it."""
        raise NotImplementedError

    def deed(self, t: State, hero: int, name: str) -> Rules[None]:
        raise NotImplementedError

    def offers(self, t: State, hero: int) -> list[Option]:
        """What a card of the adventure lets the Hero do at any time of the own turn."""
        raise NotImplementedError

    def accepted(self, t: State, hero: int, key: Option) -> Rules[None]:
        raise NotImplementedError

    def own_value(self, t: State, hero: int, type: str, value: int) -> int:
        """The value of a Hero's action, Main or Additional."""
        raise NotImplementedError

    def icon_ignored(self, t: State, icon: str) -> bool:
        """An Event icon that is not called at all."""
        raise NotImplementedError

    def goal_reached(self, t: State) -> str:
        """Looked at after every effect (TH-5.9)."""
        raise NotImplementedError

    def watcher(self, t: State, watch: str) -> int:
        """The Hero who resolves what was waited for."""
        raise NotImplementedError

    # -- ways --------------------------------------------------------------------------------------

    def rooted_refusal(self, t: State, hero: int) -> str:
        """Why a Hero cannot leave its Area at all."""
        raise NotImplementedError

    def move_begins(self, t: State, hero: int) -> Rules[None]:
        raise NotImplementedError

    def move_ends(self, t: State, hero: int) -> Rules[None]:
        raise NotImplementedError

    def ways(self, t: State, hero: int) -> list[Way]:
        """What the value of a Move may be used for besides crossing Borders."""
        raise NotImplementedError

    def way_taken(self, t: State, hero: int, key: Way) -> Rules[None]:
        raise NotImplementedError

    def entered(self, t: State, hero: int) -> None: ...

    def border_cost(self, t: State, border: Border) -> int:
        """How many times a Border counts as drawn (TH-16.8)."""
        raise NotImplementedError

    # -- Locations ---------------------------------------------------------------------------------

    def location_refusal(self, t: State, location: str) -> str:
        """A Location may be out of reach without a Block token; so are its Enemies."""
        raise NotImplementedError

    def box_chosen(self, t: State, hero: int, name: str) -> None:
        """The box of an Assign is chosen, nothing was put there yet."""

    def assignable_from(self, t: State, name: str, kind: str) -> list[int]:
        """Heroes whose Resources may be assigned here, wherever they are and unasked."""
        raise NotImplementedError

    def unspendable(self, t: State, name: str, kind: str) -> bool:
        """Some Resources are good for some boxes only, even if a card lets any kind be assigned."""
        raise NotImplementedError

    def dearer_box(self, t: State, name: str) -> list[str]:
        """The kinds of which a box asks for 1 more, besides its Raised-cost tokens."""
        raise NotImplementedError

    def trust_needed(self, t: State, result: int) -> int:
        """What the die of a test of trust asks for (TH-35.11)."""
        raise NotImplementedError

    def stand_ins(self, t: State, hero: int, kind: str) -> list[str]:
        """Resources that a Hero may spend as if they were of that kind."""
        raise NotImplementedError

    def spent_instead(self, t: State, hero: int, kind: str) -> Rules[None]:
        """What it costs to have spent such a Resource."""
        raise NotImplementedError

    def dearer_refresh(self, t: State) -> int:
        """Magic that a Skill costs besides."""
        raise NotImplementedError

    # -- Enemies, the track, Goal tokens -----------------------------------------------------------

    def arriving_tier(self, t: State, location: str, tier: str) -> str:
        """The Enemy token that is put down when one of that tier is to be."""
        raise NotImplementedError

    def foe_marks(self, t: State, location: str) -> list[Mark]:
        """Whose the Mystic tokens of a Location are, in the order of the tokens; none if they are alike."""
        raise NotImplementedError

    def foe_tier(self, t: State, location: str, index: int) -> str:
        """The deck that a Mystic token draws from (TH-23.5)."""
        raise NotImplementedError

    def combat_begins(self, t: State, hero: int) -> None:
        """The dice of a Combat are taken."""

    def after_combat(self, t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
        """Whether the tokens are kept though the Combat was won."""
        raise NotImplementedError

    def counts_for_box(self, t: State, location: str, index: int) -> bool:
        """Some Enemy tokens need not be beaten for the Combat box of their Location, and beating them opens none."""
        raise NotImplementedError

    def marker_stopped(self, t: State, space: int) -> bool:
        """Something keeps the Adventure-track marker from that space."""
        raise NotImplementedError

    def goal_due(self, t: State) -> Rules[None]:
        """A Goal token is about to be put on an Action card."""
        raise NotImplementedError

    def goal_stuck(self, t: State) -> None:
        """No Action card is left for a Goal token that must be put there."""


class BorderRule(Named):
    """What a Special Border does (TH-16.9)."""

    by_ship: ClassVar[bool] = False  # it is crossed in the Ship

    def refusal(self, t: State, hero: int, border: Border) -> str:
        """Why a Hero cannot cross it; this holds even for who treats Borders as Normal."""
        return ""

    def shut(self, t: State, border: Border) -> bool:
        """As if a Block token lay there."""
        return False

    def leave(self, t: State, hero: int, border: Border, normal: bool) -> Rules[None]:
        """Before the crossing; `normal` says that the Hero treats the Border as Normal."""
        yield from ()

    def effect(self, t: State, hero: int, border: Border) -> Rules[None]:
        """After it."""
        yield from ()


RULES: Register[str, Rule] = Register("special rule")
BORDERS: Register[str, BorderRule] = Register("rule of Border")
BORDERS[""] = BorderRule()  # TH-16.19
R = TypeVar("R", bound=Rule)
B = TypeVar("B", bound=BorderRule)


def rule(name: str) -> Callable[[type[R]], type[R]]:
    """A special rule, by the name that the data calls it."""

    def register(cls: type[R]) -> type[R]:
        RULES[name] = cls()
        return cls

    return register


def border_rule(*names: str) -> Callable[[type[B]], type[B]]:
    def register(cls: type[B]) -> type[B]:
        BORDERS(*names)(cls())
        return cls

    return register


def by_data(*names: str) -> None:
    """Special rules that the effects and conditions of the data carry out: they have words and need no code."""
    RULES(*names)(Rule())


def with_a_say(adventure: str, rules: tuple[str, ...]) -> dict[str, tuple[Rule, ...]]:
    """By the moment, the special rules with a say, then that of the adventure as a whole, which goes by its id."""
    named = [RULES[name] for name in (*rules, adventure) if name in RULES]
    return {
        moment: tuple(each for each in named if getattr(type(each), moment) is not getattr(Rule, moment))
        for moment, code in vars(Rule).items()
        if callable(code)
    }
