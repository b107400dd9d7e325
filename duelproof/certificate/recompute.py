"""Making a certificate's tables anew from its results: nothing that can be computed is believed."""

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from duelproof.certificate.contents import Statement, Summary
from duelproof.certificate.errors import BadCertificate
from duelproof.certificate.lines import Line
from duelproof.judge.blame import Result
from duelproof.judge.census import census
from duelproof.judge.certify import Candidate, Run, Score
from duelproof.judge.claims import PROFILES, beyond, claims_of, plays
from duelproof.judge.report import summary_data
from duelproof.judge.safe import one_line
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.summary import summarise
from duelproof.judge.verdicts import Verdict
from duelproof.port import Description

CIRCUMSTANCES = ("duelproof", "isolation")
"""What a summary says that does not follow from the results."""
FEW = 3
"""So many scenarios are named in a message; of more it is said how many there are."""


@contextlib.contextmanager
def packed_suite(books: dict[str, bytes]) -> Iterator[Suite]:
    """Lay the books that are packed in a certificate into a folder, for as long as the block lasts."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        for name, data in books.items():
            file = root / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        yield Suite(root)


def run_of(statement: Statement, summary: Summary, lines: list[Line]) -> Run:
    """Return the run of which a certificate tells, with results as far as tables are made of them.

    Raises BadCertificate when the engine's description of itself, or the calibration, is none.
    """
    try:
        said = summary.engine.description
        description = None if said is None else msgspec.convert(said, Description)
        calibration = msgspec.convert(statement.summary.get("calibration", []), list[Score])
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadCertificate(f"The summary breaks its schema: {error}.") from None
    results = [
        line.heading()
        | {"verdict": line.verdict.value, "claimed": line.claimed, "needs": line.needs}
        | {"steps": msgspec.to_builtins(line.steps)}
        | ({"detail": msgspec.json.decode(line.detail)} if bytes(line.detail) else {})
        for line in lines
    ]
    candidate = Candidate(summary.engine.spec, description, summary.engine.fault)
    return Run(
        candidate,
        statement.selection,
        results,
        summary.seconds,
        calibration,
        seed=summary.seed,
        random_games=summary.playouts,
        time_up=summary.time_up,
        cast=summary.cast,
    )


def check_rules(run: Run, suite: Suite) -> None:
    """Check that each result is about rules of its book, where the selection asked, and claimed as it says.

    Raises BadCertificate that names the scenario, and CatalogueError for books that cannot be read.
    """
    games = {game.id: game for game in run.selection.check(suite)}
    if run.selection.profile not in (None, *PROFILES):
        raise BadCertificate(f"There is no profile {one_line(str(run.selection.profile))!r}.")
    claims = claims_of(run.candidate.description)
    for result in run.results:
        if (game := games.get(result["game"])) is None or result["revision"] not in game.revisions:
            raise BadCertificate(f"{_name(result)} is of a book that was not asked for.")
        numbering = suite.numbering(game)
        if foreign := [rule for rule in result["rules"] if rule not in numbering.rules]:
            rule = one_line(foreign[0])
            raise BadCertificate(f"{_name(result)} is about {rule}, which is no rule of {game.title}.")
        if not result["scenario"].startswith(f"{result['rules'][0]}/"):
            raise BadCertificate(f"{_name(result)} does not have the id of a scenario of its rule.")
        if result["section"] != numbering.rule(result["rules"][0]).section:
            raise BadCertificate(f"{_name(result)} does not stand in section {one_line(result['section'])}.")
        if not run.selection.wants(result["scenario"], result["rules"], [result["revision"]], numbering):
            raise BadCertificate(f"{_name(result)} was not asked for.")
        claimed = plays(claims, result) and not beyond(run.selection.profile, result)
        if result["claimed"] != claimed:
            raise BadCertificate(
                f"{_name(result)} is {'claimed' if claimed else 'not claimed'}, other than it says."
            )
        if not claimed and result["verdict"] == Verdict.VIOLATION:
            raise BadCertificate(f"{_name(result)} is a violation of what the engine does not claim.")


def check_scenarios(lines: list[Line], suite: Suite, selection: Selection) -> None:
    """Check that the results are of the suite's own scenarios, step by step, and that none is left out.

    Raises BadCertificate that names the scenario, and CatalogueError for a suite that cannot be read.
    """
    wanted = {heading["scenario"]: (heading, rendered) for heading, rendered in census(suite, selection)}
    for line in lines:
        if line.scenario not in wanted:
            raise BadCertificate(f"{one_line(line.scenario)} is no scenario of the suite that was asked for.")
        heading, rendered = wanted.pop(line.scenario)
        for name, value in line.heading().items():
            if value != heading[name]:
                raise BadCertificate(
                    f"{line.scenario} has the {name} {one_line(str(value))!r}; in the suite it is "
                    f"{str(heading[name])!r}."
                )
        steps = [(step.keyword, step.text, step.line) for step in line.steps]
        if steps != [(step.keyword, step.name, step.line_number) for step in rendered.steps]:
            raise BadCertificate(f"{line.scenario} has other steps than in the suite.")
    if wanted:
        names = ", ".join(sorted(wanted)[:FEW]) + (", ..." if len(wanted) > FEW else "")
        raise BadCertificate(f"{len(wanted)} scenarios that were asked for have no result: {names}.")


def check_summary(run: Run, suite: Suite, told: dict[str, Any]) -> None:
    """Check that a summary is the one that follows from the results.

    Raises BadCertificate that names the first difference, and CatalogueError for books that cannot be read.
    """
    circumstances = {name: told[name] for name in CIRCUMSTANCES if name in told}
    made = summary_data(run, summarise(run, suite)) | circumstances
    follows = msgspec.json.decode(msgspec.json.encode(made))
    if differs := _difference(told, follows, ""):
        place, said, right = differs
        raise BadCertificate(
            f"The summary says {place}: {_short(said)}; from the results follows {_short(right)}."
        )


_NOTHING = "nothing"


def _difference(told: object, right: object, place: str) -> tuple[str, object, object] | None:
    """Return where two pieces of plain data first differ, and how."""
    if isinstance(told, dict) and isinstance(right, dict):
        for name in [*right, *(name for name in told if name not in right)]:
            here = f"{place}.{name}" if place else str(name)
            if found := _difference(told.get(name, _NOTHING), right.get(name, _NOTHING), here):
                return found
        return None
    if isinstance(told, list) and isinstance(right, list) and len(told) == len(right):
        pairs = enumerate(zip(told, right, strict=True))
        return next((found for at, (a, b) in pairs if (found := _difference(a, b, f"{place}[{at}]"))), None)
    return None if told == right else (place, told, right)


def _short(value: object) -> str:
    return one_line(value if isinstance(value, str) else msgspec.json.encode(value).decode(), 200)


def _name(result: Result) -> str:
    return one_line(result["scenario"])
