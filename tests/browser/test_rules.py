"""The rules in the reader's language: the rules page, a clause at a table, and *Settle a rule*."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fabletop.finding import find
from fabletop.kernel.clauses import ledger

from .. import GAMES
from .accessible import by_day_and_night
from .conftest import PHONE, Open
from .person import against_computers

READERS = {"pl": "Polski", "cs": "Čeština"}
QUESTIONS = {"pl": "kto wygrywa przy remisie", "cs": "kdo vyhraje při shodě"}


def plain(text: str) -> str:
    """As a page shows it."""
    return "".join(each for each in text if each.isalnum())


def beginning(game: str, id: str, language: str) -> str:
    return plain(ledger(game, language)[id].rule)[:40]


@pytest.mark.parametrize("language", READERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_clause_of_a_rules_page_is_in_english(open_page: Open, game: str, language: str) -> None:
    page = open_page(f"/rules/{game}#ledger", locale=language)
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
        begins = plain(clause.rule.split("[")[0])[:30]
        assert plain(texts[id]).startswith(begins), id
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
    last = page.request.get("/api/games").json()["games"][-1]["id"]
    expect(page.locator(".answer a[href^='/rules/']").first).to_have_attribute(
        "href", f"/rules/{last}#{find(QUESTIONS[language], language, [last], 6).best[0].clause.id}"
    )
    expect(page.locator(f".answer a:not([href^='/rules/{last}#'])")).to_have_count(0)


@pytest.mark.parametrize("language", READERS)
def test_a_clause_at_a_table_and_the_answer_to_why_are_in_the_language_of_the_reader(
    open_page: Open, language: str
) -> None:
    page = open_page("", locale=language)
    against_computers(page, "thunderstone")
    page.wait_for_selector(".prompt[data-tone=mine]")
    page.locator(".prompt a.clause").first.click()  # it opens here, and leads nowhere
    text = page.locator("dialog .text")
    expect(text).to_be_visible()
    id = page.locator("dialog h2").first.inner_text()
    assert beginning("thunderstone", id, language) in plain(text.inner_text())
    assert "/t/" in page.url
    page.keyboard.press("Escape")
    expect(text).to_have_count(0)
    page.locator("[data-help=why]").click()
    why = page.locator("[data-part=why] blockquote")
    expect(why).to_be_visible()
    assert beginning("thunderstone", id, language) in plain(why.inner_text())
    assert beginning("thunderstone", id, "en") not in plain(why.inner_text())


def test_a_question_goes_to_the_best_answer_and_the_language_may_change_there(open_page: Open) -> None:
    page = open_page("/rules/thunderstone#ledger", locale="pl")
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
    assert by_day_and_night(page) == []
