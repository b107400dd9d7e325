"""What names a rule that no edition of the book has is found, with its place."""

from pathlib import Path

import pytest

from duelproof.catalogue.games import games_in
from duelproof.catalogue.invariants import Held
from duelproof.catalogue.numbering import read
from duelproof.catalogue.proofs import read_proofs
from duelproof.judge import dangling as looked_for
from duelproof.judge.dangling import dangling
from duelproof.tests.suites import Suite

MARKED = """
from reference.kernel.rules import declaring, marker

rule, embodies = marker("GR"), declaring("GR")


@rule("1-1a", also=("{also}",){edition})
def go_on():
    ...


embodies({{"{row}": go_on}})
"""
HASH = "0123456789abcdef"
PLACED = {
    "reference/gate_ruler/s1.py": MARKED.format(also="1-1b", row="1-2a", edition=""),
    "docs/decisions/1001-up.md": "# 1001. Up\n\nRules: GR-1-1a, GR-1-1b\n",
    "features/gate_ruler/records/proof.jsonl": f'{{"scenario":"GR-1-1a/it-goes-well","text":"{HASH}"}}\n',
    "features/gate_ruler/records/clauses.jsonl": f'{{"clause":"GR-1-1a#up","text":"{HASH}"}}\n',
}
"""Files that name rules which the book has."""


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return Suite(tmp_path)


def found(suite: Suite) -> list[str]:
    """Look for what names no rule of the suite's game, and name files as seen from its root."""
    [game] = games_in(suite.root)
    numbering = read(game, suite.game / "numbering.toml")
    return [
        line.removeprefix(f"{suite.root}/") for line in dangling(game, numbering, read_proofs(suite.game))
    ]


@pytest.mark.parametrize(
    ("path", "text", "said"),
    [
        (
            "reference/gate_ruler/s1.py",
            MARKED.format(also="1-1f", row="1-2a", edition=""),
            "reference/gate_ruler/s1.py:7: Gate Ruler has no rule 'GR-1-1f': the nearest are GR-1-1",
        ),
        (
            "reference/gate_ruler/s1.py",
            MARKED.format(also="1-1b", row="1-2z", edition=""),
            "reference/gate_ruler/s1.py:7: Gate Ruler has no rule 'GR-1-2z': the nearest are GR-1-2a",
        ),
        (
            "reference/gate_ruler/s1.py",
            MARKED.format(also="1-1b", row="1-2a", edition=', edition="1.0"'),
            "reference/gate_ruler/s1.py:7: there is no revision '1.0'; there are 1.1.2.",
        ),
        (
            "docs/decisions/1001-up.md",
            "# 1001. Up\n\nRules: GR-1-1a, GR-1-3a.\n",
            "docs/decisions/1001-up.md:3: Gate Ruler has no rule 'GR-1-3a': the nearest are ",
        ),
        (
            "features/gate_ruler/records/proof.jsonl",
            f'{{"scenario":"GR-1-1a/well","text":"{HASH}"}}\n{{"scenario":"GR-1-9/ill","text":"{HASH}"}}\n',
            "features/gate_ruler/records/proof.jsonl:2: Gate Ruler has no rule 'GR-1-9': ",
        ),
        (
            "features/gate_ruler/records/clauses.jsonl",
            f'{{"clause":"GR-1-9a#up","text":"{HASH}"}}\n',
            "features/gate_ruler/records/clauses.jsonl:1: Gate Ruler has no rule 'GR-1-9a': ",
        ),
    ],
)
def test_what_names_no_rule_of_any_edition_is_found_with_its_place(
    suite: Suite, path: str, text: str, said: str
) -> None:
    for place, right in PLACED.items():
        suite.write(place, right)
    assert found(suite) == []
    suite.write(path, text)
    [line] = found(suite)
    assert line.startswith(said)


def test_an_invariant_of_no_rule_is_found(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held("up", "it goes up", ("GR-1-1a", "GR-9-9z"), "properties/gate_ruler/s1.py", 3)
    monkeypatch.setattr(looked_for, "invariants_of", lambda game, root: [held])
    [line] = found(suite)
    assert line.startswith("properties/gate_ruler/s1.py:3: Gate Ruler has no rule 'GR-9-9z': ")
