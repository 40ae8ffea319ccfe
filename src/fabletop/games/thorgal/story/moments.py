"""What an adventure adds to the rules (TH-7.4, TH-35). Its special rules are named in its data.

A special rule is a class with a method for each moment at which it has a say; the general rules call the moment and
know no adventure. Any adventure, also an owner's own, may name a rule that exists.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, ClassVar, TypeVar

from ....kernel import Register, Rules
from ..choices import Deed, Option, Way
from ..content import MYSTIC, Border
from ..events import Shielded
from ..lists import run_own
from ..state import State

if TYPE_CHECKING:
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


def rules_of(t: State, moment: str) -> tuple[Rule, ...]:
    """The special rules with a say at a moment, then that of the adventure as a whole, which goes by its id."""
    return _with_a_say(moment, t.adventure, t.tale.rules)


@cache
def _with_a_say(moment: str, adventure: str, rules: tuple[str, ...]) -> tuple[Rule, ...]:
    named = [RULES[name] for name in (*rules, adventure) if name in RULES]
    return tuple(each for each in named if getattr(type(each), moment) is not getattr(Rule, moment))


# -- moments ---------------------------------------------------------------------------------------


def deeds(t: State, hero: int) -> list[Deed]:
    return [Deed(name) for each in rules_of(t, "deeds") for name in each.deeds(t, hero)]


def do_deed(t: State, hero: int, name: str) -> Rules[None]:
    for each in rules_of(t, "deed"):
        yield from each.deed(t, hero, name)


def entered(t: State, hero: int) -> None:
    for each in rules_of(t, "entered"):
        each.entered(t, hero)


def round_begins(t: State) -> None:
    """A marked round (TH-7.6, TH-7.10)."""
    run_own(t, f"round-{t.round}", t.chooser)


def turn_over(t: State) -> None:
    for each in rules_of(t, "turn_over"):
        each.turn_over(t)


def own_value(t: State, hero: int, type: str, value: int) -> int:
    for each in rules_of(t, "own_value"):
        value = each.own_value(t, hero, type, value)
    return value


def rooted_refusal(t: State, hero: int) -> str:
    for each in rules_of(t, "rooted_refusal"):
        if why := each.rooted_refusal(t, hero):
            return why
    return ""


def move_begins(t: State, hero: int) -> Rules[None]:
    for each in rules_of(t, "move_begins"):
        yield from each.move_begins(t, hero)


def move_ends(t: State, hero: int) -> Rules[None]:
    for each in rules_of(t, "move_ends"):
        yield from each.move_ends(t, hero)


def ways(t: State, hero: int) -> list[Way]:
    return [key for each in rules_of(t, "ways") for key in each.ways(t, hero)]


def way_taken(t: State, hero: int, key: Way) -> Rules[None]:
    for each in rules_of(t, "way_taken"):
        yield from each.way_taken(t, hero, key)


def combat_begins(t: State, hero: int) -> None:
    for each in rules_of(t, "combat_begins"):
        each.combat_begins(t, hero)


def step_two(t: State) -> None:
    for each in rules_of(t, "step_two"):
        each.step_two(t)


def icon_called(t: State, icon: str) -> bool:
    """A shield swallows the call of an Event icon; one that is ignored is not called at all."""
    if any(each.icon_ignored(t, icon) for each in rules_of(t, "icon_ignored")):
        return False
    if t.shields.get(icon):
        t.shields[icon] -= 1
        t.tell(Shielded, "TH-28.6", t.adventure, icon)
        return False
    return True


def own_box_refusal(t: State, hero: int, name: str) -> str:
    """The condition of a box."""
    location, _, box = t.map.boxes[name]
    return "TH-7.4" if box.only is not None and not box.only.holds(t, hero, location) else ""


def box_chosen(t: State, hero: int, name: str) -> None:
    for each in rules_of(t, "box_chosen"):
        each.box_chosen(t, hero, name)


def location_refusal(t: State, location: str) -> str:
    for each in rules_of(t, "location_refusal"):
        if why := each.location_refusal(t, location):
            return why
    return ""


def assignable_from(t: State, name: str, kind: str) -> list[int]:
    return [hero for each in rules_of(t, "assignable_from") for hero in each.assignable_from(t, name, kind)]


def unspendable(t: State, name: str, kind: str) -> bool:
    return any(each.unspendable(t, name, kind) for each in rules_of(t, "unspendable"))


def dearer_box(t: State, name: str) -> list[str]:
    return [kind for each in rules_of(t, "dearer_box") for kind in each.dearer_box(t, name)]


def trust_needed(t: State, result: int) -> int:
    for each in rules_of(t, "trust_needed"):
        result = each.trust_needed(t, result)
    return result


def stand_ins(t: State, hero: int, kind: str) -> list[str]:
    return [other for each in rules_of(t, "stand_ins") for other in each.stand_ins(t, hero, kind)]


def spent_instead(t: State, hero: int, kind: str) -> Rules[None]:
    for each in rules_of(t, "spent_instead"):
        yield from each.spent_instead(t, hero, kind)


def arriving_tier(t: State, location: str, tier: str) -> str:
    for each in rules_of(t, "arriving_tier"):
        tier = each.arriving_tier(t, location, tier)
    return tier


def marker_stopped(t: State, space: int) -> bool:
    return any(each.marker_stopped(t, space) for each in rules_of(t, "marker_stopped"))


def foe_marks(t: State, location: str) -> list[Mark]:
    return [mark for each in rules_of(t, "foe_marks") for mark in each.foe_marks(t, location)]


def foe_tier(t: State, location: str, tier: str, index: int) -> str:
    """The deck that a token draws from; a Mystic one as its adventure says (TH-23.5)."""
    if tier != MYSTIC:
        return tier
    return next((each.foe_tier(t, location, index) for each in rules_of(t, "foe_tier")), "minor")


def after_combat(t: State, hero: int, location: str, foes: tuple[int, ...], won: bool) -> Rules[bool]:
    for each in rules_of(t, "after_combat"):
        if (yield from each.after_combat(t, hero, location, foes, won)):
            return True
    return False


def counts_for_box(t: State, location: str, index: int) -> bool:
    return all(each.counts_for_box(t, location, index) for each in rules_of(t, "counts_for_box"))


def goal_due(t: State) -> Rules[None]:
    for each in rules_of(t, "goal_due"):
        yield from each.goal_due(t)


def goal_stuck(t: State) -> None:
    for each in rules_of(t, "goal_stuck"):
        each.goal_stuck(t)


def offers(t: State, hero: int) -> list[Option]:
    return [key for each in rules_of(t, "offers") for key in each.offers(t, hero)]


def accepted(t: State, hero: int, key: Option) -> Rules[None]:
    for each in rules_of(t, "accepted"):
        yield from each.accepted(t, hero, key)


def dearer_refresh(t: State) -> int:
    return sum(each.dearer_refresh(t) for each in rules_of(t, "dearer_refresh"))


# -- Borders ---------------------------------------------------------------------------------------


def border_cost(t: State, border: Border) -> int:
    return min((each.border_cost(t, border) for each in rules_of(t, "border_cost")), default=border.multiplicity)


def border_rule_of(t: State, border: Border) -> BorderRule:
    """TH-16.9; a Border that is not Special, or for which the adventure gives no rule, has none (TH-16.19)."""
    return BORDERS[t.tale.border_rules.get(border.kind, "") if border.kind in ("red", "blue") else ""]
