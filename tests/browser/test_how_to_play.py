"""How to play: the page with which the rules open, and its ways to the ledger and to a first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from fabletop.finding import find
from fabletop.games import book
from fabletop.kernel import Message
from fabletop.kernel.clauses import ledger
from fabletop.words import Words

from .. import GAMES
from .accessible import by_day_and_night
from .conftest import PHONE, Open
from .cuttings import STEPS

DRAWN = "images => images.every((each) => each.complete && each.naturalWidth > 0)"


def opened(page: Page) -> None:
    expect(page.locator(".how .steps img")).to_have_count(STEPS)


@pytest.mark.parametrize(
    ("game", "language"), [*((game, "en") for game in GAMES), ("thorgal", "pl"), ("thunderstone", "cs")]
)
def test_the_rules_open_with_how_to_play(open_page: Open, game: str, language: str) -> None:
    page = open_page(f"/rules/{game}", locale=language)
    opened(page)
    page.wait_for_function(f"() => ({DRAWN})([...document.querySelectorAll('.how img')])")
    headings = page.locator(".steps h3").all_inner_texts()
    prefix = f"{book(game).prefix.lower()}-how"
    assert headings == [Words(language).say(Message(f"{prefix}-step-{step}")) for step in range(1, STEPS + 1)]
    named = page.locator(".how a.clause").all_inner_texts()
    assert len(named) > STEPS
    assert set(named) <= set(ledger(game))
    expect(page.locator(".clause-row")).to_have_count(0)


def test_a_clause_of_how_to_play_opens_there(open_page: Open) -> None:
    page = open_page("/rules/roll-player")
    opened(page)
    page.locator(".steps a.clause", has_text="RP-5.7").click()
    expect(page.locator("dialog h2").first).to_have_text("RP-5.7")
    assert page.url.endswith("/rules/roll-player")


def test_a_question_is_answered_beside_it_and_leads_into_the_ledger(open_page: Open) -> None:
    page = open_page("/rules/thunderstone")
    opened(page)
    page.locator("#rules-search").fill("who wins a tie")
    best = find("who wins a tie", "en", ["thunderstone"], 1).best[0].clause.id
    expect(page.locator(".answer a.clause").first).to_have_text(best)
    page.locator("#rules-search").press("Enter")
    expect(page.locator(".clause-row.current")).to_have_id(best)
    expect(page.locator(".clause-row.current")).to_be_in_viewport()
    page.locator(".opening .back").evaluate("each => each.click()")
    opened(page)


def test_a_first_game_begins_with_the_table_that_the_page_speaks_of(open_page: Open) -> None:
    page = open_page("/rules/thunderstone")
    opened(page)
    page.locator("[data-first]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".prompt[data-ply]")).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["options"]["first_game"] is True


@pytest.mark.parametrize("viewport", [None, PHONE])
def test_how_to_play_can_be_read_by_everybody(open_page: Open, viewport: dict[str, int] | None) -> None:
    page = open_page("/rules/euthia", locale="cs", **({"viewport": viewport} if viewport else {}))
    opened(page)
    assert by_day_and_night(page) == []
