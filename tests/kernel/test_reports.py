"""The report on cards: which events name a card is the game's to say."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.kernel.reports import Wish
from fabletop.lab.reports import report_of, run


@pytest.mark.parametrize(
    ("game", "kind", "events"),
    [("thunderstone", "monster", "gained"), ("roll-player", "trait", "bought")],
)
def test_the_lab_counts_how_often_cards_are_met(
    monkeypatch: pytest.MonkeyPatch, game: str, kind: str, events: str
) -> None:
    report, content = report_of(game, "cards"), fabletop.book(game).pack.load()
    monkeypatch.setattr(report, "player", "random")
    found = run(game, "cards", list(report.tasks(content, Wish(1, (), (2,), 0))))
    (met,) = found.values()
    assert met.games == 1 and met.choices > 50
    assert sum(met.cards[events].values()) > 0
    page = report.page(content, "the command", found)
    assert f"## {kind}" in page and events in page and "Never met: " in page
