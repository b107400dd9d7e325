"""A comparison as one self-contained page without scripts, in the style of the report's page.

What runs say of their engines is a stranger's: the templates escape all of it.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from duelproof.comparison.arranged import Book, failed, titles
from duelproof.comparison.matrix import Comparison
from duelproof.comparison.results import End
from duelproof.comparison.unlike import LETTERS, unlike
from duelproof.judge.page import asset, page_templates

SHEET = Path(__file__).parent / "templates" / "compare.css"
HEADINGS = {"worse": "Worse", "better": "Better", "neither": "Changed, neither better nor worse"}


def html(comparison: Comparison, books: Sequence[Book]) -> str:
    """Return the page of a comparison."""
    environment = page_templates("duelproof.comparison")
    environment.filters["style"] = style
    return environment.get_template("compare.html.j2").render(
        runs=list(zip(LETTERS, comparison.runs, strict=False)),
        unlike=unlike(comparison),
        changes=comparison.changes,
        titles=titles(books),
        headings=HEADINGS,
        books=books,
        ends=list(End),
        failed=failed,
        letters=LETTERS,
        made=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        sheets=[asset("report.css"), SHEET.read_text("utf-8")],
    )


def style(end: End) -> str:
    """Return an end as the style sheets call it."""
    return end.value.replace(" ", "-")
