"""The report's page in a browser: its list, its keys, its pictures, and how it shows a hostile engine."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from duelproof.catalogue.games import games as all_games
from duelproof.judge.boards import board, drawing
from duelproof.judge.certify import Candidate, Run
from duelproof.judge.report import write_report
from duelproof.judge.scope import Scope
from duelproof.judge.selection import Selection
from duelproof.judge.summary import DocumentSummary, SectionSummary, Tally
from duelproof.tests.browser import browser, page

__all__ = ["browser", "page"]

expect.set_options(timeout=30_000)  # as long as any other wait: a busy machine is no failure

HOSTILE = '<img src=x onerror=alert(1)></script><script>alert(2)</script>\u202e\x1b[31m"&'


def card(ref: str, name: str, **more: Any) -> dict[str, Any]:
    traits = {"type": ["unit"], "name": name, "cost": 1, "power": 2, "hp": 3, "strike": 1}
    return {"handle": f"alice.x#{ref}", "ref": ref, "name": name, "owner": "alice", "traits": traits} | more


def zone(*cards: dict[str, Any]) -> dict[str, Any]:
    return {"count": len(cards), "cards": list(cards)}


def view(game: str, alice: dict[str, Any], bob: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    seats = {"alice": {"zones": alice, "numbers": {"life_left": 9}}, "bob": {"zones": bob or {}}}
    flow = {"revision": "1", "turn": 3, "first": "alice", "active": "alice", "phase": "attack"}
    return {"viewer": "judge", "game": game, "seats": seats, **flow} | more


def result(place: int, verdict: str = "PASS", game: str = "gate-ruler", **detail: Any) -> dict[str, Any]:
    steps = [{"keyword": "Then", "text": f"card {place} is exhausted", "status": "passed"}]
    found = {
        "scenario": f"GR-8-4d/scenario-{place}", "name": f"Scenario {place}", "rules": ["GR-8-4d"],
        "clauses": {}, "tags": [], "game": game, "section": "8", "revision": "1",
        "feature": "x.feature", "line": place,
        "verdict": verdict, "seconds": 0.001, "steps": steps,
    }  # fmt: skip
    return found | ({"detail": {"message": f"it is {place}", **detail}} if verdict != "PASS" else {})


def written(folder: Path, results: list[dict[str, Any]]) -> str:
    """Return the address of a report of these results."""
    counted = Tally(rules=9, verdicts=Counter(found["verdict"] for found in results))
    section = SectionSummary("8", "Attack phase", counted)
    games = dict.fromkeys(found["game"] for found in results)
    drawn = {book.id: (drawing(book), book.book.picture.closed) for book in all_games()}
    scope = Scope(rules=9, passed=0, undecided=0, where="all of the book")
    documents = [
        DocumentSummary(game, game, "1", [section], counted, scope, *drawn.get(game, ())) for game in games
    ]
    write_report(Run(Candidate("stdio:x"), Selection(), results), documents, folder)
    return (folder / "report.html").as_uri()


BEFORE = view(
    "gate-ruler",
    {
        "attack": zone(card("c1", "Ember Recruit", at="1", turned="ready")),
        "ruler": zone(card("c2", "Knight")),
        "deck": zone(card("c3", "Marcher"), card("c4", "Marcher")),
    },
)
AFTER = view(
    "gate-ruler",
    {
        "attack": zone(card("c1", "Ember Recruit", at="1", turned="exhausted", damage=2)),
        "ruler": zone(card("c2", "Knight")),
        "deck": zone(card("c3", "Marcher")),
        "graveyard": zone(card("c4", "Marcher")),
    },
    {"ruler": zone(card("c9", "Wizard"))},
    fights=[{"oid": "f1", "kind": "attack", "attacker": "c1", "attacked": "c9"}],
)
CHOICES = [
    {"choice": {"by": "alice", "pick": [{"verb": "pass"}]}, "answer": {"answer": "accepted"}},
    {"choice": {"by": "alice", "pick": [{"verb": "pass"}]}, "answer": {"answer": "accepted"}},
    {
        "choice": {"by": "bob", "pick": [{"verb": "attack", "card": "c1"}]},
        "answer": {"answer": "refused", "code": "not-asked"},
    },
]

SAID = [{"verb": "attack", "card": "c1", "target": "c9"}]


def texts(found: Any) -> list[str]:
    return [" ".join(text.split()) for text in found.all_inner_texts()]


def opened(page: Any, *rows: int) -> None:
    """Open scenarios of the list, and wait until the body of each is there."""
    for n in rows:
        row = page.locator("#list > details").nth(n)
        row.locator("summary").first.click()
        row.locator("> .body").wait_for()


def test_a_report_of_five_thousand_scenarios_is_drawn_as_far_as_it_is_seen(page: Any, tmp_path: Path) -> None:
    results = [
        result(n, "VIOLATION", expected=1, seen=2, choices=CHOICES, before=BEFORE, after=AFTER)
        if n % 10 == 3
        else result(n)
        for n in range(5000)
    ]
    page.goto(written(tmp_path, results))
    rows = page.locator("#list > details")
    assert page.locator("#count").inner_text() == "(5000)"
    assert rows.count() < 500
    assert page.locator(".picture").count() == 0
    page.locator("#text").fill("scenario-4321")
    assert texts(page.locator("#count")) == ["(1 of 5000)"]
    page.locator("#text").fill("")
    page.locator(".pill.VIOLATION").click()
    assert texts(page.locator("#count")) == ["(500 of 5000)"]
    for last in (99, 199):
        rows.nth(last).scroll_into_view_if_needed()
        rows.nth(last + 50).wait_for(state="attached")


def test_the_list_is_filtered_by_game_rule_and_verdict(page: Any, tmp_path: Path) -> None:
    page.goto(written(tmp_path, [result(1), result(2, "BROKEN"), result(3, game="duel-masters")]))
    names = page.locator("#list .name")
    assert texts(names) == ["Scenario 2", "Scenario 1", "Scenario 3"]
    page.locator("#game").select_option("gate-ruler")
    assert texts(names) == ["Scenario 2", "Scenario 1"]
    page.locator(".pill.BROKEN").click()
    assert texts(names) == ["Scenario 2"]
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
    assert "it passes 1 of them" in page.locator("body").inner_text()
    page.get_by_role("button", name="not claimed 2").click()
    assert texts(page.locator("#list .name")) == ["Scenario 3", "Scenario 2"]
    opened(page, 1)
    assert "Needs more than the basic profile: events." in page.locator("#list .body").inner_text()


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
    expect(unfolded.locator(".name")).to_have_text(["Scenario 1"])
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
