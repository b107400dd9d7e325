"""What an earlier run left open: the scenarios that did not pass, for ``certify --failed``."""

from pathlib import Path

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.judge.journal import JOURNAL_FILE
from duelproof.judge.verdicts import Verdict


class _Line(msgspec.Struct):
    scenario: str
    verdict: str


def not_passed(results: Path) -> list[str]:
    """Return the scenarios of an earlier run that did not pass, in its order.

    Args:
        results: a ``results.jsonl``, or the folder of a report. The half of a last line is not read.

    Raises:
        CatalogueError: there is none, it holds no result, or it is damaged.
    """
    file = results / JOURNAL_FILE if results.is_dir() else results
    decoder = msgspec.json.Decoder(_Line)
    verdicts: dict[str, str] = {}
    number = 0
    try:
        for number, line in enumerate(file.read_bytes().split(b"\n")[:-1], 1):  # noqa: B007
            read = decoder.decode(line)
            verdicts[read.scenario] = read.verdict  # the last line of a scenario counts
    except OSError as error:
        raise CatalogueError(f"No results of an earlier run at {file}: {error.strerror}.") from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CatalogueError(
            f"{file} does not hold the results of a run: line {number} is no result ({error})."
        ) from error
    if not verdicts:
        raise CatalogueError(f"{file} holds no result of a run: name a report folder, or its {JOURNAL_FILE}.")
    return [scenario for scenario, verdict in verdicts.items() if verdict != Verdict.PASS]
