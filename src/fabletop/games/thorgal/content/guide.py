"""The effect language, verb by verb: what each does and which arguments mean something to it.

The checker and the guide for authors (docs/adventures.md) read it here.
`python -m fabletop.games.thorgal.content.guide` writes the tables of the guide anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from . import VERBS, AreaTest, Condition, Effect, Place


class Verb(NamedTuple):
    does: str
    needs: tuple[str, ...] = ()  # arguments that must be given; `a|b`: one of these
    takes: tuple[str, ...] = ()  # arguments that may be given


ALWAYS = ("do", "if", "if_possible")  # of every effect
EACH = ("n", "who")

VERB_WORDS: dict[str, Verb] = {
    # gains and losses
    "gain": Verb("gain `n` Resources: `what` is a kind, `any`, `common`, `area` or a list of kinds", ("what",), EACH),
    "lose": Verb("discard `n` Resources of a kind, or of `any`", ("what",), EACH),
    "heal": Verb("discard up to `n` Wound tiles, of `size` or smaller", (), (*EACH, "size")),
    "heal_split": Verb("the same, divided among the Heroes of the Area", (), ("n", "size")),
    "wound": Verb(
        "receive `n` Wounds: of a `shape`, of a `size`, as the roll of a `die` says, or of the size of the Threat",
        ("shape|size|die|threat",),
        EACH,
    ),
    "calm": Verb("discard up to `n` Threat", (), EACH),
    "threat": Verb("draw `n` Threat", (), EACH),
    "xp": Verb("gain `n` Experience: of choice, or of the `kind` combat or journey", (), (*EACH, "kind")),
    "refresh": Verb("turn the Skill card to its active side", (), ("who",)),
    "convert": Verb(
        "put back up to `n` Resources and take as many of one kind (`what`, or of choice)", (), (*EACH, "what")
    ),
    "draw_item": Verb("draw `n` Items from the deck", (), EACH),
    "choose_item": Verb("take `n` Items of choice from the Display", (), EACH),
    "lose_item": Verb("discard `n` Items", (), EACH),
    "finding": Verb("draw and resolve `n` Finding cards", (), EACH),
    # the story
    "read": Verb("open the Paragraph `p`; it is read when the list is complete", ("p",)),
    "flag": Verb("note a fact, for conditions to ask for", ("flag",)),
    "end": Verb("the Adventure ends, with this `ending`", ("ending",)),
    "choose": Verb(
        "the player takes one of the `options`, each with `effects` and perhaps an `if`", ("options",), ("who",)
    ),
    "if": Verb("if `cond` holds, the effects of `then`, otherwise those of `else`", ("cond",), ("then", "else")),
    "pay": Verb(
        "a `cost` that may be paid: then the effects of `then`, otherwise those of `else`",
        ("cost",),
        ("who", "then", "else"),
    ),
    "pay_together": Verb("the same for all Heroes as a group, wherever they are", ("cost",), ("then", "else")),
    "combat": Verb(
        "fight Enemies of these `tiers`, without tokens: `then` if won, `else` if lost", ("tiers",), ("then", "else")
    ),
    "action": Verb("an Additional Action of a `type` with a `value`", ("type", "value"), ("who",)),
    # the Map
    "place_enemy": Verb("put `n` Enemy tokens of a `tier`, each on a Location of choice", ("tier",), ("n", "at")),
    "raise_enemy": Verb("raise the level of `n` Enemies, only of a `tier` if one is given", (), ("n", "tier", "at")),
    "lower_enemy": Verb("lower the level of `n` Enemies", (), ("n", "at")),
    "remove_enemy": Verb(
        "discard `n` Enemy tokens, of a `tier` or of at most `max_tier`; `leave_last`: never the last one of a "
        "Location that only a Combat can open",
        (),
        ("n", "tier", "max_tier", "at", "leave_last"),
    ),
    "move_enemy": Verb("move `n` Enemy tokens `from` a place `to` another", (), ("n", "from", "to")),
    "block": Verb("put `n` Block tokens on Locations, or on Borders (`what: border`)", (), ("n", "what", "at")),
    "unblock": Verb(
        "discard up to `n` Block tokens, of Borders (`what: border`), Locations, or `any`", (), ("n", "what", "at")
    ),
    "bridge_down": Verb("put a Block token on a Border until the end of the Action phase", (), ("at",)),
    "raise_cost": Verb("put `n` Raised-cost tokens next to an Assign box", (), ("n", "at")),
    "lower_cost": Verb("discard up to `n` Raised-cost tokens", (), ("n", "at")),
    "add_source": Verb("put a Source token of a kind (`what`) into an `area`", ("what", "area")),
    "goal": Verb("put `n` Goal tokens on Locations, or on Action cards (`what: action_card`)", (), ("n", "what", "at")),
    "ungoal": Verb("discard up to `n` Goal tokens from Action cards (`what: action_card`)", (), ("n", "what")),
    "track": Verb("move the Adventure-track marker `n` spaces to the right, a negative number to the left", (), ("n",)),
    "shield": Verb("the Event icon `icon` does nothing the next `n` times", ("icon",), ("n",)),
    "forced_move": Verb("cross a Border of choice, against one’s will", (), ("who",)),
    "move_hero": Verb(
        "go to an `area`, to one of several, to that of the `ship` or to `any`, if one likes", ("area",), ("who",)
    ),
    # the Row and the Path
    "gain_card": Verb("the group gains an Action `card`; it may replace one of its type", ("card",)),
    "next_card": Verb("the group gains the next unused card of the type of the `n`-th card of the Row", (), ("n",)),
    "special_action": Verb("the group gains the Special Action card with a `letter`", ("letter",)),
    "reveal_terrain": Verb("add `n` Terrain cards to the Path", (), ("n",)),
    "clear_gather": Verb("discard up to `n` Gather tokens, or all of so many `cards`", (), ("n", "cards")),
    # the running action: of Action cards, Special Action cards, Items and Skills
    "plus": Verb(
        "the value of the action is `n` higher, with a `min` and a `max`, only `for` some types",
        (),
        ("n", "min", "max", "for"),
    ),
    "set_value": Verb("the value of the action is `n`, or the `threat` of the Hero", (), ("n",)),
    "ignore_penalty": Verb("ignore `n` Penalties, or only those of a `colour`", (), ("n", "colour", "max")),
    "use_tile": Verb("a further `shape` may be taken for a Journey", ("shape",)),
    "journey_level": Verb("the Journey level counts `n` higher", (), ("n",)),
    "take_along": Verb("`n` Heroes of the Area may come along", (), ("n",)),
    "borders_as_normal": Verb("Special and Multiple Borders count as Normal"),
    "cross_block": Verb("`n` Borders with a Block token may be crossed", (), ("n",)),
    "discount": Verb("the box needs `n` Resources less, at least 1", (), ("n",)),
    "wild": Verb("`n` Resources may count as a kind that the box needs", (), ("n",)),
    "far_call": Verb("Resources may come from every Hero, wherever they are"),
    "extra_die": Verb("`n` additional dice of a `colour`, each for `price` Threat", ("colour",), ("n", "price")),
    "upgrade": Verb("`n` upgrades of dice", (), ("n", "max", "for")),
    "reroll": Verb("`n` rerolls", (), ("n", "max")),
    "blood_reroll": Verb("once in a Combat a reroll for a Wound (Threat)"),
    "critical": Verb("`n` Critical effects", (), ("n", "max")),
    "extra_tile": Verb("a further tile of a `shape` in the Combat", ("shape",), ("n",)),
    "shield_cover": Verb("no Threat for the open Hearts of this Combat"),
    "talisman_ward": Verb("no Penalties of a Mystic Enemy"),
    "second_helping": Verb("up to 2 of the Resources of the tile once more"),
    "shared_stores": Verb("gathered Resources may go to other Heroes of the Area"),
}
# Of Event cards only: a rule of the round. And what belongs to one adventure, with the code beside it.
OF_EVENTS = ("mirrored_row", "two_cards", "late_areas", "sole_anyway", "hurried_hand")

WHO = {
    "you": "the Hero who resolves it; this is meant if nothing is said",
    "each": "every Hero",
    "each_where": "every Hero for whom the condition `where` holds",
    "here": "every Hero in the Area of that Hero",
    "one": "one Hero of choice",
    "one_in_area": "one Hero of choice in the Area",
    "two": "two Heroes of choice",
    "same": "the Hero whom the effect before chose",
    "group": "all together: who gives is chosen (of `lose`)",
    "most_items": "the Hero with the most Items",
    "most_wounds": "the Hero with the most Wounds",
    "most_threat": "the Hero with the most Threat",
    "most_resources": "the Hero with the most Resources",
}

PLACE_WORDS = {
    "id": "a Location, `here` (where it is resolved) or `any`",
    "rune": "Locations with this rune",
    "runes": "Locations with one of these runes",
    "free_of": "without an `enemy`, a `block` or a `read` token; a list",
    "enemies": "with at least so many Enemy tokens",
    "area": "in this Area, in `yours`, in `yours_or_adjacent`, or in the `highest_open`",
    "area_of": "in the Area of the `first_player` or of the Hero with `most_threat`",
    "kinds": "of Borders: of these kinds",
    "box": "with a box for this action",
    "fewest": "`raised`: those with the fewest Raised-cost tokens",
    "only": "a named test of the code",
}

CONDITION_WORDS = {
    "all": "all of these conditions hold",
    "any": "one of these conditions holds",
    "always": "it always holds",
    "read": "this Paragraph was read",
    "not_read": "this Paragraph was not read",
    "read_at_least": "`n` of these Paragraphs (`of`) were read",
    "flag": "this fact was noted",
    "not_flag": "this fact was not noted",
    "enemies": "at a place (`at`) are at least `min`, at most `max` Enemies",
    "track_min": "the Adventure-track marker is here or farther right",
    "track_max": "the Adventure-track marker is here or farther left",
    "uncovered_penalties": "so many Penalty spaces of the Path lie open",
    "goals_on_cards": "at least so many Goal tokens are on Action cards",
    "goals_on_cards_max": "at most so many Goal tokens are on Action cards",
    "enemy_on_map": "an Enemy of this tier, or `any`, is on the Map",
    "any_threat": "a Hero has so much Threat",
    "no_token_under": "no Action token is under a card of this action",
    "slot_tokens": "so many Action tokens are under one card",
    "tokens_here": "so many Action tokens are under the card that is resolved",
    "inactive_skills": "so many Skill cards are inactive",
    "borders": "so many Borders were crossed in this action",
    "assigned": "so many Resources were assigned in this action",
    "resolved": "the effect of a Location was resolved in this action",
    "threat": "the Hero has so much Threat",
    "skill": "the Skill card of the Hero is `active` or `inactive`",
    "area": "the Area of the Hero: with a `source` (or `none`), with an `enemy` or without, `heroes_min`, `heroes_max`",
    "place": "there is such a place",
    "named": "a named test of the code, with `n` and `of`",
    "n": "the number of a named test",
    "of": "the name that a named test asks about",
}


# -- the tables of the guide -----------------------------------------------------------------------

GUIDE = Path(__file__).parents[5] / "docs" / "adventures.md"


def tables() -> dict[str, str]:
    """The tables of the guide, by name."""
    verbs = [(f"`{name}`", _arguments(verb), verb.does) for name, verb in VERB_WORDS.items()]
    return {
        "verbs": _table(("Verb", "Arguments", "What it does"), verbs),
        "who": _table(("`who`", "Whom it concerns"), [(f"`{who}`", text) for who, text in WHO.items()]),
        "places": _table(("Field", "Which places"), [(f"`{name}`", text) for name, text in PLACE_WORDS.items()]),
        "conditions": _table(("Field", "It holds if"), [(f"`{name}`", text) for name, text in CONDITION_WORDS.items()]),
    }


def _arguments(verb: Verb) -> str:
    needed = [" or ".join(f"**`{each}`**" for each in name.split("|")) for name in verb.needs]
    return ", ".join([*needed, *(f"`{name}`" for name in verb.takes)])


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def with_tables(guide: str) -> str:
    """The guide with its tables as they should be."""
    for name, table in tables().items():
        start, stop = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
        before, _, rest = guide.partition(start)
        _, _, after = rest.partition(stop)
        guide = f"{before}{start}{table}{stop}{after}"
    return guide


def known_fields() -> dict[str, set[str]]:
    """The fields that the schema has, for the test that none is forgotten here."""
    renamed = {"all_": "all", "any_": "any", "else_": "else", "from_": "from", "if_": "if", "for_": "for"}
    schemas = {"place": Place, "condition": Condition, "effect": Effect, "area": AreaTest}
    return {name: {renamed.get(field, field) for field in schema.__struct_fields__} for name, schema in schemas.items()}


def of_adventures() -> list[str]:
    """Verbs with which one adventure comes, and its code."""
    return sorted(name for name in VERBS if name not in VERB_WORDS and name not in OF_EVENTS)


if __name__ == "__main__":
    GUIDE.write_text(with_tables(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
