"""What the lines of a sum say: where a change comes from, whose doing it is, and the clause."""

from __future__ import annotations

from ....kernel import Message, Ref
from ..reasons import OWN_REASONS, AnyReason, Meaning, Reason
from ..state import NOBODY, Fight, State

MEANINGS: dict[str, Meaning] = {
    "tile": Meaning("hero", "eu-thing"),
    "rival_tile": Meaning("monster", "eu-thing"),
    "gem": Meaning("hero", "eu-gem"),
    "essence": Meaning("hero", "eu-essence"),
    "card": Meaning("monster", "eu-card"),
    "foe": Meaning("monster", "eu-thing"),
    "reward": Meaning("hero", "eu-thing"),
    "elemental": Meaning("hero", "eu-web-element"),
    "quest": Meaning("hero", "eu-quest"),
    "dice": Meaning("roller"),
    "die": Meaning("nobody", clause="EU-10.6"),
    "air": Meaning("nobody"),
    "earth": Meaning("nobody"),
    "gaar-hero": Meaning("hero"),
    "gaar-monster": Meaning("monster"),
    "dwurt": Meaning("hero"),
    "penalty": Meaning("nobody"),
    "hope": Meaning("hero"),
    "scenario": Meaning("nobody"),
    "earlier": Meaning("nobody"),
}

# The clause of a line: of its kind, of the number and the kind, or of the number alone.
CLAUSES: dict[tuple[str, str], str] = {
    ("value", "dice"): "EU-25.7",
    ("value", "air"): "EU-25.10",
    ("value", "earth"): "EU-25.11",
    ("value", "gaar-hero"): "EU-25.16",
    ("value", "gaar-monster"): "EU-25.15",
    ("value", "dwurt"): "EU-50.11",
    ("value", "card"): "EU-33.12",
    ("roll", "dice"): "EU-28.10",
    ("roll", "air"): "EU-28.12",
    ("roll", "earth"): "EU-28.13",
    ("roll", "gaar-hero"): "EU-10.4",
    ("roll", "dwurt"): "EU-50.11",
    ("roll", "gaar-monster"): "EU-26.2",
    ("roll", "penalty"): "EU-28.18",
    ("roll", "hope"): "EU-30.5",
    ("roll", "scenario"): "EU-2.4",
    ("roll", "card"): "EU-10.16",
}
OF_NUMBER = {
    "value": "EU-25.24",
    "roll": "EU-10.2",
    "wound_plus": "EU-27.2",
    "wound_minus": "EU-27.3",
    "damage_plus": "EU-29.2",
    "damage_minus": "EU-29.3",
    "mend": "EU-25.30",
}
ELITE = {"roll": "EU-46.23", "mend": "EU-46.25"}  # what the bands of Elite Monsters and of great foes do


def meaning(kind: AnyReason) -> Meaning:
    """Of a general kind, or of one that a Scenario declares."""
    return MEANINGS.get(kind) or OWN_REASONS[kind]


def clause(t: State, number: str, reason: Reason) -> str:
    if reason.kind == "dice" and number == "value" and t.automatic:
        return "EU-48.28"
    if reason.kind == "foe" and reason.name not in t.content.monsters:
        return ELITE[number]
    return meaning(reason.kind).clause or CLAUSES.get((number, reason.kind)) or OF_NUMBER[number]


def say(t: State, number: str, reason: Reason) -> Message:
    kind, name, first, second = reason
    if kind == "dice":
        shown = "card" if number == "value" and t.automatic else "dice"
        if not second:
            return Message(f"eu-combat-line-{shown}-1", {"first": first})
        return Message(f"eu-combat-line-{shown}-2", {"first": first, "second": second})
    if kind == "die":
        return Message("eu-combat-line-die", {"old": first, "new": second})
    if names := meaning(kind).names:
        return Message("eu-combat-line-thing", {"thing": Ref(f"{names}-{name}")})
    return Message(f"eu-combat-line-{kind}")


def doer(fight: Fight, reason: Reason, roller: int) -> int | None:
    """Whose doing it is; nobody's, if the Monster plays by itself."""
    seats = {"hero": fight.hero, "monster": fight.rival, "roller": roller, "nobody": NOBODY}
    seat = seats[meaning(reason.kind).doer]
    return seat if seat != NOBODY else None
