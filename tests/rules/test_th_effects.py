"""Every card, Hero and adventure of Thorgal does what its data says: what is left out of an entry is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..effects import Entry, Left, changed, noticed_by, verbs_left_out, written
from . import test_th_14_row, test_th_27_items, test_th_28_events, test_th_actions, test_th_cards

GAME = "thorgal"
TESTS = [test_th_cards, test_th_actions, test_th_14_row, test_th_27_items, test_th_28_events]
KINDS = ("terrain", "enemy", "finding", "hero", "item", "special_action", "action", "event")
MODES = ("sole", "left", "stack")
SIDES = ("left", "middle", "right")


def values_changed() -> Iterator[Left]:
    """Main Actions that are worth more, if their value is printed, and Bonuses that count other tokens."""
    for id, card in written(GAME, "action").items():
        for place, main in enumerate(card["main"]):
            if main["value"]:
                yield _with(id, "main", card["main"], place, {**main, "value": main["value"] + 1})
        for place, bonus in enumerate(card.get("bonus", ())):
            for mode in {*MODES} - {bonus["mode"]}:
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
        for side in {*SIDES} - {next["icon"]}:
            yield changed(GAME, "event", id, next={**next, "icon": side})._replace(what=f"{id}.next.{side}")
        if "if" in next:
            yield changed(GAME, "event", id, next={"icon": next["icon"]})._replace(what=f"{id}.next.if")
        for place, trigger in enumerate(triggers):
            for word in {"if", "once", "type", "size", "what"} & {*trigger}:
                other = [*triggers[:place], {**trigger}, *triggers[place + 1 :]]
                del other[place][word]
                yield changed(GAME, "event", id, action_phase=other)._replace(what=f"{id}.action_phase.{place}.{word}")


LEFT = [*(left for kind in KINDS for left in verbs_left_out(GAME, kind)), *values_changed(), *events_changed()]


MISSING = {  # what no test can notice: only a Move crosses Borders, and only an Assign assigns
    *("event-worn_soles.action_phase.0.type", "event-salt_sores.action_phase.0.type"),
}


@pytest.mark.parametrize("left", [left for left in LEFT if str(left) not in MISSING], ids=str)
def test_an_effect_that_is_left_out_is_noticed(left: Left) -> None:
    assert noticed_by(left, TESTS)


def test_what_is_missing_is_still_missing() -> None:
    assert set(map(str, LEFT)) >= MISSING
    assert [str(left) for left in LEFT if str(left) in MISSING and noticed_by(left, TESTS)] == []


def test_an_entry_that_is_as_it_was_is_noticed_by_nobody() -> None:
    assert noticed_by(changed(GAME, "finding", "stray_hound"), TESTS) == ""
