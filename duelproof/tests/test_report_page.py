"""The report's page in a browser: its list, its keys, its pictures, and how it shows a hostile engine."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from duelproof.judge.boards import board
from duelproof.tests.browser import browser, page
from duelproof.tests.reports import (
    AFTER,
    BEFORE,
    CHOICES,
    SAID,
    card,
    opened,
    result,
    texts,
    view,
    written,
    zone,
)

__all__ = ["browser", "page"]

expect.set_options(timeout=30_000)  # as long as any other wait: a busy machine is no failure

HOSTILE = '<img src=x onerror=alert(1)></script><script>alert(2)</script>\u202e\x1b[31m"&'


def test_a_report_of_five_thousand_scenarios_is_drawn_as_far_as_it_is_seen(page: Any, tmp_path: Path) -> None:
    results = [
        result(n, "VIOLATION", expected=1, seen=2, choices=CHOICES, before=BEFORE, after=AFTER)
        if n % 10 == 3
        else result(n)
        for n in range(5000)
    ]
    page.goto(written(tmp_path, results))
    rows = page.locator("#list > details")
    assert page.locator("#count").inner_text() == "(5,000)"
    assert rows.count() < 500
    assert page.locator(".picture").count() == 0
    page.locator("#text").fill("scenario-4321")
    assert texts(page.locator("#count")) == ["(1 of 5,000)"]
    page.locator("#text").fill("")
    page.locator(".pill.VIOLATION").click()
    assert texts(page.locator("#count")) == ["(500 of 5,000)"]
    for last in (99, 199):
        rows.nth(last).scroll_into_view_if_needed()
        rows.nth(last + 50).wait_for(state="attached")


def test_the_list_is_filtered_by_game_rule_and_verdict(page: Any, tmp_path: Path) -> None:
    page.goto(written(tmp_path, [result(1), result(2, "BROKEN"), result(3, game="duel-masters")]))
    names = page.locator("#list .name")
    assert texts(names) == ["Scenario 2 8-4d it is 2", "Scenario 1 8-4d", "Scenario 3 8-4d"]
    page.locator("#game").select_option("gate-ruler")
    assert texts(names) == ["Scenario 2 8-4d it is 2", "Scenario 1 8-4d"]
    page.locator(".pill.BROKEN").click()
    assert texts(names) == ["Scenario 2 8-4d it is 2"]
    page.locator("#rule").fill("9-1")
    assert texts(page.locator("#list")) == ["No scenario matches."]


def test_an_opened_scenario_says_what_it_shows_of_its_rule(page: Any, tmp_path: Path) -> None:
    shown = {"own": "it leaves the hand of who plays it", "other": "the other hand stays"}
    page.goto(written(tmp_path, [result(1) | {"clauses": shown}, result(2)]))
    opened(page, 0, 1)
    told = page.locator("#list .clauses")
    assert texts(told) == [
        "What it shows of this rule: it leaves the hand of who plays it (own); the other hand stays (other)"
    ]
    page.fill("#text", "hand of who")
    expect(page.locator("#count")).to_have_text("(1 of 2)")


def test_what_is_not_claimed_is_told_apart(page: Any, tmp_path: Path) -> None:
    unclaimed = result(2) | {"claimed": False, "needs": ["events"]}
    page.goto(written(tmp_path, [result(1), unclaimed, result(3, "INCONCLUSIVE") | {"claimed": False}]))
    assert "2 scenarios test what the engine does not claim" in page.locator("body").inner_text()
    assert "They were run anyway: the engine passes 1 of them." in page.locator("body").inner_text()
    page.get_by_role("button", name="not claimed 2").click()
    assert texts(page.locator("#list .rule")) == ["8-4d"] * 2
    opened(page, 1)
    assert "Needs events." in page.locator("#list .body").inner_text()


def test_the_page_is_used_without_a_mouse(page: Any, tmp_path: Path) -> None:
    page.goto(written(tmp_path, [result(n, "VIOLATION", expected=1, seen=2) for n in range(3)]))
    held = page.locator(":focus")
    page.keyboard.press("/")
    page.keyboard.type("scenario")
    expect(page.locator("#text")).to_have_value("scenario")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(held).to_contain_text("Scenario 1")
    assert held.evaluate("node => getComputedStyle(node).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    unfolded = page.locator("#list > details[open]")
    expect(unfolded.locator(".value pre")).to_have_text(["1", "2"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(unfolded).to_have_count(2)
    page.keyboard.press("Escape")
    expect(unfolded.locator(".name")).to_contain_text(["Scenario 1"])
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(unfolded).to_have_count(0)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")
    expect(page.locator("#text")).to_have_value("")


def test_a_violation_shows_the_table_before_and_after_and_the_choices_in_their_order(
    page: Any, tmp_path: Path
) -> None:
    violation = result(1, "VIOLATION", expected=SAID, seen=[], choices=CHOICES, before=BEFORE, after=AFTER)
    page.goto(written(tmp_path, [violation]))
    opened(page, 0)
    assert '"card": "Ember Recruit (c1)",' in texts(page.locator(".value.expected .differs"))
    assert texts(page.locator(".timeline li")) == [
        "1–2alice pass ×2",
        '3bob attack "Ember Recruit" (c1)refused: not-asked',
    ]
    before, after = (page.locator(".picture").nth(n) for n in (0, 1))
    recruit = ".alice .columns .place:has-text('attack 1') .tcard.changed"
    assert before.locator(recruit).count() == 1
    assert before.locator(".tcard.exhausted").count() == 0
    assert "2 damage" in after.locator(f"{recruit}.exhausted").inner_text()
    assert "Knight" in after.locator(".alice .place.ruler").inner_text()
    assert "graveyard 1" in texts(after.locator(".alice .pile"))[-1].lower()
    expect(after.locator("svg.arrows line")).to_have_count(1)
    assert texts(page.locator(".changes li")) == [
        "Ember Recruit (c1): ready → exhausted, damage 0 → 2",
        "Marcher (c4): alice.deck → alice.graveyard",
        "Wizard (c9): is new in bob.ruler",
    ]


def test_duel_masters_lies_in_rows_and_dimension_zero_on_its_squares(page: Any, tmp_path: Path) -> None:
    rows = {"battle": zone(card("c1", "Hound")), "shield": zone(card("c2", "Giant")), "hand": zone()}
    squares = {"square": zone(card("d1", "Drake", at="b3")), "stack": zone()}
    bases = {"base": zone(card("d2", "Keep", at="a1"))}
    results = [
        result(1, "VIOLATION", "duel-masters", after=view("duel-masters", rows)),
        result(2, "VIOLATION", "dimension-zero", after=view("dimension-zero", bases, shared=squares)),
    ]
    page.goto(written(tmp_path, results))
    opened(page, 0, 1)
    duel, zero = (page.locator(".table.duel-masters"), page.locator(".table.dimension-zero"))
    held = {name: texts(duel.locator(f".place:has(> .label:text-is('{name}')) .tname")) for name in rows}
    assert held == {"battle": ["Hound"], "shield": ["Giant"], "hand": []}
    places = [label.lower() for label in texts(zero.locator(".grid .label"))]
    assert places == [file + rank for rank in "54321" for file in "abc"]
    filled = zero.locator(".grid .place:has(.tcard)")
    assert [text.lower().split()[:2] for text in texts(filled)] == [["b3", "drake"], ["a1", "keep"]]


@pytest.mark.parametrize("game", ["gate-ruler", "duel-masters", "dimension-zero", HOSTILE])
def test_whatever_an_engine_says_is_shown_as_text(page: Any, tmp_path: Path, game: str) -> None:
    odd = [card(HOSTILE, HOSTILE, at=HOSTILE, role=HOSTILE, back=HOSTILE, markers={HOSTILE: 1}, damage=1)]
    odd += [card("c2", "Far", at="99999999"), card("__proto__", "constructor", at="-1")]
    zones = {name: zone(*odd) for name in ("attack", "battle", "base", "hand", "deck", HOSTILE)}
    item = {"oid": HOSTILE, "kind": HOSTILE, "source": HOSTILE, "targets": [HOSTILE]}
    table = view(game, zones, shared={"square": zone(*odd)}, phase=HOSTILE, stack=[item], waiting=[item])
    detail: dict[str, Any] = {
        "expected": HOSTILE,
        "seen": {HOSTILE: [HOSTILE]},
        "notes": [HOSTILE],
        "stderr": HOSTILE,
    }
    choices = [{"choice": {"by": HOSTILE, "pick": [{"verb": HOSTILE}]}}, HOSTILE, {"by": "alice"}]
    bad = result(1, "VIOLATION", choices=choices, before=view(game, {}), after=table, **detail)
    bad["detail"]["message"] = HOSTILE
    page.goto(written(tmp_path, [bad, result(2, "VIOLATION", after={"seats": HOSTILE}, events=[HOSTILE])]))
    opened(page, 0, 1)
    assert page.locator(".picture").count() == 2
    for summary in page.locator("#list .body summary").all():
        summary.click()
    assert "<img src=x" in page.locator(".message").first.inner_text()
    assert "\\u202e" in page.locator(".message").first.inner_text()
    assert page.locator("#list img, #list script").count() == 0


def test_what_is_no_view_has_no_picture() -> None:
    assert board({"seats": 3}) is None
    assert board(BEFORE | {"odd": 1}) is None
    drawn: Any = board(BEFORE, {"deck"})
    assert drawn["seats"]["alice"]["zones"]["deck"]["cards"][0] == {"ref": "c3", "name": "Marcher"}
