"""The rules in the reader's language: the rules page, a clause at a table, and *Settle a rule*."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from fabletop.finding import find
from fabletop.kernel.clauses import ledger

from .. import GAMES
from .accessible import by_day_and_night
from .conftest import PHONE, Open

READERS = {"pl": "Polski", "cs": "Čeština"}
QUESTIONS = {"pl": "kto wygrywa przy remisie", "cs": "kdo vyhraje při shodě"}


def plain(text: str) -> str:
    """As a page shows it."""
    return "".join(each for each in text if each.isalnum())


def beginning(game: str, id: str, language: str) -> str:
    return plain(ledger(game, language)[id].rule)[:40]


def shown(page: Page, selector: str) -> str:
    return plain(" ".join(page.locator(selector).all_inner_texts()))


@pytest.mark.parametrize("language", READERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_clause_of_a_rules_page_is_in_english(open_page: Open, game: str, language: str) -> None:
    page = open_page(f"/rules/{game}", locale=language)
    expect(page.locator(".clause-row").first).to_be_visible()
    rows = page.locator(".clause-row")
    assert rows.count() == len(ledger(game))
    texts = dict(
        rows.evaluate_all(
            """rows => rows.map(row => {
                const text = row.querySelector("p").cloneNode(true);
                text.querySelectorAll(".remark, .source").forEach((each) => each.remove());
                return [row.id, text.innerText];
            })"""
        )
    )
    for id, clause in ledger(game, language).items():
        assert plain(texts[id])[:30] == plain(clause.rule.split("[")[0])[:30], id
    headings = {clause.heading for clause in ledger(game, language).values()}
    assert headings <= set(page.locator("aside ol a span").all_inner_texts())
    assert page.locator(".ledger > *").first.evaluate("each => each.tagName") == "HEADER"
    assert page.locator(".ledger > *").last.evaluate("each => each.className").startswith("note")


@pytest.mark.parametrize("language", READERS)
def test_settle_a_rule_answers_in_the_language_of_the_question(open_page: Open, language: str) -> None:
    page = open_page("/", locale=language)
    page.locator(".rules input").fill(QUESTIONS[language])
    expect(page.locator(".answer").first).to_be_visible()
    best = find(QUESTIONS[language], language, GAMES, 6).best
    expect(page.locator(".answer")).to_have_count(len(best))
    answers = plain(" ".join(page.locator(".answer").all_inner_texts()))
    for each in best:
        assert beginning(each.game, each.clause.id, language) in answers
        assert beginning(each.game, each.clause.id, "en") not in answers
    page.locator(".filter button").last.click()
    last = GAMES[-1]
    expect(page.locator(".answer a[href^='/rules/']").first).to_have_attribute(
        "href", f"/rules/{last}#{find(QUESTIONS[language], language, [last], 6).best[0].clause.id}"
    )
    assert page.locator(f".answer a:not([href^='/rules/{last}#'])").count() == 0


@pytest.mark.parametrize("language", READERS)
def test_a_clause_that_is_opened_changes_with_the_language(open_page: Open, language: str) -> None:
    page = open_page("/", locale="en")
    page.locator(".banner .btn, .banner button").first.wait_for()
    number = page.locator("aside a.clause, .box a.clause, a.clause").first
    id = number.inner_text()
    game = next(each for each in GAMES if id in ledger(each))
    number.click()
    expect(page.locator("dialog .text")).to_be_visible()
    assert beginning(game, id, "en") in shown(page, "dialog .text")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=READERS[language]).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("a.clause", has_text=id).first.click()
    expect(page.locator("dialog .text")).to_be_visible()
    assert beginning(game, id, language) in shown(page, "dialog .text")


def test_a_question_goes_to_the_best_answer_and_the_language_may_change_there(open_page: Open) -> None:
    page = open_page("/rules/thunderstone", locale="pl")
    asked = page.locator(".asked button").first
    question = asked.inner_text()
    best = find(question, "pl", ["thunderstone"], 1).best[0].clause.id
    asked.click()
    current = page.locator(".clause-row.current")
    expect(current).to_have_id(best)
    expect(current).to_be_in_viewport()
    assert page.locator(".clause-row mark").count() > 1
    page.get_by_role("button", name="Čeština").click()
    expect(page.locator(".opening h2")).to_have_text("Pravidla hry Thunderstone")
    expect(page.locator(f"[id='{best}'] p")).to_contain_text(ledger("thunderstone", "cs")[best].rule[:20])


@pytest.mark.parametrize("viewport", [None, PHONE])
def test_the_rules_page_can_be_read_by_everybody(open_page: Open, viewport: dict[str, int] | None) -> None:
    page = open_page("/rules/roll-player?q=kostka", locale="cs", **({"viewport": viewport} if viewport else {}))
    expect(page.locator(".clause-row.current")).to_be_visible()
    by_day_and_night(page)
