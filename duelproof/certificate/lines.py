"""The results in a certificate, read line by line: typed and bounded, and of each only what is checked.

The evidence of a failure is the largest part of a line. It is not decoded: a stranger could make it unpack
to many times its size.
"""

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from duelproof.certificate.contents import RESULTS
from duelproof.certificate.errors import BadCertificate
from duelproof.judge.safe import one_line
from duelproof.judge.verdicts import Verdict

MOST_RESULTS = 50_000
SAID = 100
"""So many characters of the message of a fault are kept."""

_Word = Annotated[str, msgspec.Meta(max_length=1000)]
_Text = Annotated[str, msgspec.Meta(max_length=100_000)]
_Words = Annotated[list[_Word], msgspec.Meta(max_length=200)]


class Step(msgspec.Struct, frozen=True):
    """A step of a scenario, as far as it is checked."""

    keyword: _Word
    text: _Text
    line: int
    status: _Word


class Reason(msgspec.Struct, frozen=True):
    """What is read of the evidence: the message."""

    message: str = ""


class Line(msgspec.Struct, frozen=True):
    """A result, as far as it is checked: its scenario, its steps, and how it ended."""

    scenario: _Word
    name: _Text
    rules: Annotated[list[_Word], msgspec.Meta(min_length=1, max_length=200)]
    clauses: Annotated[dict[_Word, _Text], msgspec.Meta(max_length=200)]
    tags: _Words
    game: _Word
    revision: _Word
    section: _Word
    feature: _Word
    line: int
    verdict: Verdict
    seconds: float
    steps: Annotated[list[Step], msgspec.Meta(max_length=1000)]
    needs: _Words = []
    claimed: bool = True
    detail: msgspec.Raw = msgspec.Raw()

    def heading(self) -> dict[str, Any]:
        """Return what it says of its scenario itself (see `duelproof.judge.census.heading`)."""
        names = ("scenario", "name", "rules", "clauses", "tags", "game", "revision", "section", "feature")
        return {name: getattr(self, name) for name in (*names, "line")}


def read_lines(lines: Iterable[bytes]) -> list[Line]:
    """Return the results in these lines, without their evidence.

    Raises BadCertificate that names the line: for one that is no result, and for a scenario that stands
    twice.
    """
    decoder = msgspec.json.Decoder(Line)
    found: dict[str, Line] = {}
    for number, raw in enumerate(lines, 1):
        if number > MOST_RESULTS:
            raise BadCertificate(f"It has more than {MOST_RESULTS} results.")
        try:
            line = decoder.decode(raw)
        except (ValueError, RecursionError) as error:
            raise BadCertificate(f"Line {number} of {RESULTS} is no result: {error}.") from None
        if line.scenario in found:
            raise BadCertificate(f"The scenario {one_line(line.scenario)} has two results.")
        _check_end(line)
        try:
            found[line.scenario] = msgspec.structs.replace(line, detail=_reason(line))
        except (ValueError, RecursionError) as error:
            raise BadCertificate(f"Line {number} of {RESULTS} tells no fault: {error}.") from None
    return list(found.values())


def _reason(line: Line) -> msgspec.Raw:
    """Return of the evidence of a fault the beginning of its message, which says whether it was played."""
    if line.verdict is not Verdict.BROKEN:
        return msgspec.Raw()
    message = msgspec.json.decode(line.detail, type=Reason).message
    return msgspec.Raw(msgspec.json.encode(Reason(message[:SAID])))


def _check_end(line: Line) -> None:
    """Check that a result's evidence fits its verdict."""
    passed = line.verdict is Verdict.PASS
    if passed and (bytes(line.detail) or any(step.status != "passed" for step in line.steps)):
        raise BadCertificate(f"{one_line(line.scenario)} is said to have passed, but its steps did not.")
    if not passed and not bytes(line.detail):
        raise BadCertificate(f"{one_line(line.scenario)} has the verdict {line.verdict} without a reason.")
