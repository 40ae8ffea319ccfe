"""Every card of Roll Player does what its data says: what is left out of an entry is noticed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fabletop

from ..effects import Entry, Left, changed, noticed_by, written
from . import test_rp_cards, test_rp_printed

GAME = "roll-player"
CONTENT = fabletop.book(GAME).pack.load()
NOTHING = {"timing": "any", "do": "take_gold", "gold": 0}
OTHER_SET = {"chain": "leather", "leather": "mystic", "mystic": "chain"}
OPPOSITE = {"good": "evil", "evil": "good", "lawful": "chaotic", "chaotic": "lawful"}
COLOURS = ("white", "green", "purple", "black", "blue", "red")
OTHER_COLOUR = dict(zip(COLOURS, (*COLOURS[1:], COLOURS[0])))
ABILITIES = (
    *("hands", "purchases", "refreshes", "gold_die", "attuned", "after_buying", "after_discard"),
    *("instead", "instead_on_third_die", "arrow_gold"),
)
WITHOUT_EFFECT = {"human"}  # a Race without modifiers (RP-2.6)


def _left() -> Iterator[Left]:
    for id, card in CONTENT.market.items():
        if card.weapon:
            yield changed(GAME, "market", id, weapon={"hands": card.weapon.hands})
        if card.armor:
            yield changed(GAME, "market", id, armor={"set": OTHER_SET[card.armor.set]})
        if card.trait:
            yield changed(GAME, "market", id, trait={**written(GAME, "market")[id]["trait"], "per": 99})
        if card.skill:
            skill = written(GAME, "market")[id]["skill"]
            yield changed(GAME, "market", id, arrow=card.arrow or "good", skill={**NOTHING, "timing": skill["timing"]})
        if card.arrow:
            yield changed(GAME, "market", id, arrow=OPPOSITE[card.arrow])._replace(what=f"{id}.arrow")
    for id, klass in written(GAME, "class").items():
        plain = {name: value for name, value in klass.items() if name not in ABILITIES}
        yield Left(GAME, "class", id, plain)
        yield changed(GAME, "class", id, colour=OTHER_COLOUR[klass["colour"]])._replace(what=f"{id}.colour")
        yield from _goals(id, klass["goals"])
        yield from _parts(id, klass)
    for id in CONTENT.races:
        yield changed(GAME, "race", id, modifiers={})
    for id in CONTENT.backstories:
        yield changed(GAME, "backstory", id, stars=[0] * 7)
    for id in CONTENT.alignments:
        yield changed(GAME, "alignment", id, grid=[[0, 0, 0]] * 3)
    for id, armor in CONTENT.armor_sets.items():
        yield changed(GAME, "armor_set", id, stars=[0] * len(armor.stars))
        yield changed(GAME, "armor_set", id, colours=[])._replace(what=f"{id}.bonus")


def _goals(id: str, goals: Entry) -> Iterator[Left]:
    """Each goal begins later, ends earlier, is worth less."""
    for row, goal in goals.items():
        for part, more in (("low", 1), ("high", -1), ("stars", 1)):
            other = {**goal, part: goal.get(part, 18) + more}
            yield changed(GAME, "class", id, goals={**goals, row: other})._replace(what=f"{id}.{row}.{part}")


def _parts(id: str, klass: Entry) -> Iterator[Left]:
    """One of several things that an ability does, or one of its numbers."""
    for name in ("hands", "purchases", "refreshes", "gold_die"):
        if name in klass:
            yield changed(GAME, "class", id, **{name: klass[name] + 1})._replace(what=f"{id}.{name}")
    for name in ("instead", "instead_on_third_die"):
        for row in klass.get(name, ()):
            others = [each for each in klass[name] if each != row]
            yield changed(GAME, "class", id, **{name: others})._replace(what=f"{id}.{name}.{row}")
    for type in klass.get("after_buying", {}):
        others = {each: row for each, row in klass["after_buying"].items() if each != type}
        yield changed(GAME, "class", id, after_buying=others)._replace(what=f"{id}.after_buying.{type}")
    if gold := klass.get("arrow_gold"):
        more = {**gold, "gold": gold["gold"] + 1}
        yield changed(GAME, "class", id, arrow_gold=more)._replace(what=f"{id}.arrow_gold.gold")
        for arrow in gold["toward"]:
            fewer = {**gold, "toward": [each for each in gold["toward"] if each != arrow]}
            yield changed(GAME, "class", id, arrow_gold=fewer)._replace(what=f"{id}.arrow_gold.{arrow}")


LEFT = list(_left())


@pytest.mark.parametrize("left", [left for left in LEFT if left.id not in WITHOUT_EFFECT], ids=str)
def test_what_is_left_out_of_an_entry_is_noticed(left: Left) -> None:
    assert noticed_by(left, [test_rp_cards, test_rp_printed])


def test_every_entry_is_asked_about() -> None:
    kinds = ("market", "class", "race", "backstory", "alignment", "armor_set")
    asked = {(left.kind, left.id) for left in LEFT}
    assert asked == {(kind, id) for kind in kinds for id in written(GAME, kind)}


def test_an_entry_that_is_as_it_was_is_noticed_by_nobody() -> None:
    assert noticed_by(changed(GAME, "market", "longsword"), [test_rp_cards, test_rp_printed]) == ""
