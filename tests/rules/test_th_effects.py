"""Every card, Hero and adventure of Thorgal does what its data says: what is left out of an entry is noticed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import fabletop
from fabletop.kernel import PackError

from ..effects import Entry, Left, changed, content_of, noticed_by, verbs_left_out, written
from . import (
    test_th_14_row,
    test_th_27_items,
    test_th_28_events,
    test_th_actions,
    test_th_borrowed_wings,
    test_th_cards,
    test_th_gains_before_the_horns_sound,
    test_th_gains_borrowed_wings,
    test_th_gains_hide_and_sea,
    test_th_gains_seekers_of_the_blood_lily,
    test_th_gains_six_empty_chairs,
    test_th_gains_the_door_with_no_outside,
    test_th_gains_torkans_temple,
    test_th_hide_and_sea,
    test_th_pieces,
)
from .thorgal_remade import remade

GAME = "thorgal"
TESTS = [
    *(test_th_cards, test_th_actions, test_th_14_row, test_th_27_items, test_th_28_events),
    *(test_th_gains_torkans_temple, test_th_gains_hide_and_sea, test_th_gains_seekers_of_the_blood_lily),
    *(test_th_gains_borrowed_wings, test_th_gains_before_the_horns_sound, test_th_gains_six_empty_chairs),
    *(test_th_gains_the_door_with_no_outside, test_th_hide_and_sea, test_th_borrowed_wings, test_th_pieces),
]
KINDS = ("terrain", "enemy", "finding", "hero", "item", "special_action", "action", "event", "adventure")
MODES = ("sole", "left", "stack")
SIDES = ("left", "middle", "right")


def values_changed() -> Iterator[Left]:
    """Main Actions that are worth more, if their value is printed, and Bonuses that count other tokens."""
    for id, card in written(GAME, "action").items():
        for place, main in enumerate(card["main"]):
            if main["value"]:
                yield _with(id, "main", card["main"], place, {**main, "value": main["value"] + 1})
        for place, bonus in enumerate(card.get("bonus", ())):
            for mode in (each for each in MODES if each != bonus["mode"]):
                yield _with(id, "bonus", card["bonus"], place, {**bonus, "mode": mode}, mode)


def _with(id: str, field: str, entries: list[Entry], place: int, other: Entry, name: str = "value") -> Left:
    changes: dict[str, Any] = {field: [*entries[:place], other, *entries[place + 1 :]]}
    return changed(GAME, "action", id, **changes)._replace(what=f"{id}.{field}.{place}.{name}")


def events_changed() -> Iterator[Left]:
    """Events without one of their rules of the round, or without a condition; those that call another icon."""
    for id, card in written(GAME, "event").items():
        rules, next, triggers = card.get("round_rules", []), card["next"], card.get("action_phase", [])
        for place in range(len(rules)):
            other = [*rules[:place], *rules[place + 1 :]]
            yield changed(GAME, "event", id, round_rules=other)._replace(what=f"{id}.round_rules.{place}")
        for side in (each for each in SIDES if each != next["icon"]):
            yield changed(GAME, "event", id, next={**next, "icon": side})._replace(what=f"{id}.next.{side}")
        if "if" in next:
            yield changed(GAME, "event", id, next={"icon": next["icon"]})._replace(what=f"{id}.next.if")
        for place, trigger in enumerate(triggers):
            for word in sorted({"if", "once", "type", "size", "what"} & {*trigger}):
                other = [*triggers[:place], {**trigger}, *triggers[place + 1 :]]
                del other[place][word]
                yield changed(GAME, "event", id, action_phase=other)._replace(what=f"{id}.action_phase.{place}.{word}")


def pieces_changed() -> Iterator[Left]:
    """Tiles with a cell more, faces of dice that show another tile, Heroes with other boards."""
    for id, tile in written(GAME, "tile").items():
        cells = [*tile["cells"], [1 + max(x for x, _ in tile["cells"]), 0]]
        yield changed(GAME, "tile", id, cells=cells)._replace(what=f"{id}.cells")
    for id, die in written(GAME, "die").items():
        for place, face in enumerate(die["faces"]):
            for side in face:
                other = {**face, side: "tet_i" if face[side] != "tet_i" else "mono"}
                faces = [*die["faces"][:place], other, *die["faces"][place + 1 :]]
                yield changed(GAME, "die", id, faces=faces)._replace(what=f"{id}.faces.{place}.{side}")
    for id, hero in written(GAME, "hero").items():
        yield changed(GAME, "hero", id, start={"ore": 9})._replace(what=f"{id}.start")
        yield changed(GAME, "hero", id, wound_area=[*hero["wound_area"][1:]])._replace(what=f"{id}.wound_area")
        for board, other in (("dial", ["yellow", "red", "red"]), ("track", [])):
            for place in range(len(hero[board])):
                levels = [*hero[board][:place], other, *hero[board][place + 1 :]]
                changes: dict[str, Any] = {board: levels}
                yield changed(GAME, "hero", id, **changes)._replace(what=f"{id}.{board}.{place}")


LEFT = [
    *(left for kind in KINDS for left in verbs_left_out(GAME, kind)),
    *values_changed(),
    *events_changed(),
    *pieces_changed(),
]


@pytest.mark.parametrize("left", LEFT, ids=str)
def test_an_effect_that_is_left_out_is_noticed(left: Left) -> None:
    assert who_notices(left)


def who_notices(left: Left) -> str:
    return noticed_by(left, TESTS, lists_changed(left), remade)


def lists_changed(left: Left) -> list[str]:
    """The lists of effects that are not as they were, as the tables of the adventures call them."""
    lists, others = fabletop.book(GAME).pack.load().lists, content_of(left, remade).lists
    return [name.partition(":")[2] or name for name in lists if lists[name] != others.get(name)]


def test_every_entry_is_asked_about() -> None:
    pack = fabletop.book(GAME).pack
    assert {(left.kind, left.id) for left in LEFT} == {(kind, id) for kind in pack.kinds for id in written(GAME, kind)}


def test_every_list_of_effects_is_asked_about() -> None:
    """As many effects as the rules know, so that none is written where nobody looks."""
    content = fabletop.book(GAME).pack.load()
    assert sum(1 for kind in KINDS for _ in verbs_left_out(GAME, kind)) == len(content.effects)


def test_an_entry_that_is_as_it_was_is_noticed_by_nobody() -> None:
    assert who_notices(changed(GAME, "finding", "stray_hound")) == ""


@pytest.mark.parametrize("left", LEFT[::60], ids=str)
def test_what_is_made_of_one_entry_anew_is_what_the_pack_makes_of_all(left: Left) -> None:
    content, whole = content_of(left, remade), content_of(left)
    assert content == whole
    assert list(content.lists) == list(whole.lists)


@pytest.mark.parametrize(
    "wrong",
    [
        changed(GAME, "finding", "stray_hound", effects=[{"do": "gain", "what": "sunshine"}]),
        changed(GAME, "hero", "thorgal", item="sunstone"),
        changed(GAME, "adventure", "hide_and_sea", row=["sunshine"]),
    ],
    ids=str,
)
def test_what_the_pack_refuses_is_also_refused_when_it_alone_is_made_anew(wrong: Left) -> None:
    with pytest.raises(PackError) as refusal:
        content_of(wrong)
    with pytest.raises(PackError, match=re.escape(str(refusal.value))):
        content_of(wrong, remade)
