"""Made-up results and the reports of them, for the tests of the page."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from duelproof.catalogue.games import games as all_games
from duelproof.judge.boards import drawing
from duelproof.judge.certify import Candidate, Run, Score
from duelproof.judge.leads import NOWHERE, Leads
from duelproof.judge.report import write_report
from duelproof.judge.scope import Scope
from duelproof.judge.selection import Selection
from duelproof.judge.summary import DocumentSummary, SectionSummary, Tally
from duelproof.judge.told import ToldRule


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


def written(
    folder: Path,
    results: list[dict[str, Any]],
    *,
    rules: dict[str, ToldRule] | None = None,
    leads: Leads = NOWHERE,
    calibration: Sequence[Score] = (),
) -> str:
    """Return the address of a report of these results."""
    counted = Tally(rules=9, verdicts=Counter(found["verdict"] for found in results))
    section = SectionSummary("8", "Attack phase", counted)
    games = dict.fromkeys(found["game"] for found in results)
    drawn = {book.id: drawing(book) for book in all_games()}
    closed = {book.id: book.book.picture.closed for book in all_games()}
    scope = Scope(rules=9, passed=0, undecided=0, where="all of the book")
    documents = [
        DocumentSummary(
            game, game, "1", [section], counted, scope, drawn.get(game), closed.get(game, ()), rules or {}
        )
        for game in games
    ]
    run = Run(Candidate("stdio:x"), Selection(), results, calibration=list(calibration))
    write_report(run, documents, folder, leads)
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
