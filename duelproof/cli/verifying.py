"""What ``duelproof verify`` does: check a certificate and say what it certifies."""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.markup import escape

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import suite_root
from duelproof.certificate.sign import public_key
from duelproof.certificate.verify import Certificate, verify
from duelproof.cli.again import Again
from duelproof.judge.random_games import told_of_game
from duelproof.judge.safe import one_line
from duelproof.judge.words import counted

if TYPE_CHECKING:
    from duelproof.cli.rerunning import Rerun

UNPROVEN = (
    "This does not prove who made it, that the engine it names is the one that was run, or that it was "
    "run at all: whoever packs a certificate can make up its results. To be sure, run it again with --rerun."
)
"""What a certificate does not prove."""
UNCHECKED = (
    "It is signed, but you gave no key, so this does not prove who made it: anybody can sign. Get the public "
    "key of who vouches for it from them, and give it with --key. "
)
"""What a signature does not prove whose key nobody has said."""
VOUCHED = (
    "The holder of that key vouches for the results. This does not prove that they ran the engine it names, "
    "or that it plays the same today: you trust them instead. To be sure, run it again with --rerun."
)
"""What a certificate does not prove that is signed by somebody who is known."""
DIFFERS = 1


def verify_and_tell(
    file: Path, suite: Path | None, key: Path | None, asked: Again | None, *, json: bool
) -> bool:
    """Check a certificate and tell what it certifies; return whether what was played again ended the same.

    Raises BadCertificate, CatalogueError and what playing again raises.
    """
    root = suite.resolve() if suite else _suite_here()
    certificate = verify(file, root, public_key(key) if key else None)
    unproven = UNPROVEN if certificate.signer is None else VOUCHED if key else UNCHECKED + UNPROVEN
    again = _played_again(certificate, asked, root) if asked else None
    if json:
        said = _data(certificate) | {"unproven": unproven}
        print(msgspec.json.encode(said | ({"rerun": again} if again else {})).decode())
    else:
        _tell(Console(), certificate, unproven)
        if again:
            _tell_rerun(Console(), again)
    return not (again and again.differences)


def _played_again(certificate: Certificate, asked: Again, root: Path | None) -> "Rerun":
    # pytest is slow to import; without a rerun nobody should wait for it.
    from duelproof.cli.rerunning import rerun

    return rerun(certificate, asked, root)


def _tell_rerun(console: Console, again: "Rerun") -> None:
    for each in again.differences:
        told = f"{each.scenario}: certified {each.certified}, now {each.now}"
        console.print(f"[bold red]Differs:[/] {escape(one_line(told))}", highlight=False, soft_wrap=True)
    if again.among:
        were = "was" if again.among == 1 else "were"
        played = f"{again.played:,} of {counted(again.among, 'scenario')} {were} played again; "
        differ = len(again.differences)
        rest = f"{differ:,} ended otherwise." if differ else "all ended as certified."
        console.print(played + rest, highlight=False)
    if again.left_out:
        were = "was" if again.left_out == 1 else "were"
        said = f"{counted(again.left_out, 'scenario')} {were} not played to the end in the certified run, so "
        console.print(f"{said}there is nothing to compare.", highlight=False)


def _suite_here() -> Path | None:
    try:
        return suite_root()
    except CatalogueError:
        return None


def _data(certificate: Certificate) -> dict[str, object]:
    statement, suite = certificate.statement, certificate.statement.suite
    return {
        "fingerprint": certificate.fingerprint,
        "made": statement.made,
        "command": statement.command,
        "summary": statement.summary,
        "signer": certificate.signer,
        "environment": msgspec.to_builtins(statement.environment),
        "suite": {"version": suite.version, "files": len(suite.files), "differing": certificate.differing},
    }


def _tell(console: Console, certificate: Certificate, unproven: str) -> None:
    statement, summary = certificate.statement, certificate.summary
    described = summary.engine.description or {}
    name = f"{described.get('name', '?')} {described.get('version', '')}"
    _line(console, "engine", f"{name} ({summary.engine.spec})")
    _line(console, "verdict", summary.verdict)
    _line(
        console, "made", f"{statement.made} with Duelproof {statement.suite.version or '(from a checkout)'}"
    )
    _line(console, "command", " ".join(statement.command))
    _line(console, "selection", summary.selection or "everything")
    for document in summary.documents:
        sections = ", ".join(section.section for section in document.sections) or "none"
        _line(
            console,
            document.title,
            f"{document.revision}, sections {sections}: {document.rules_passed} of {document.rules} rules "
            f"passed, {document.rules_violated} violated, {document.scenarios} scenarios",
        )
        claimed = document.claimed
        rules = counted(claimed.rules, "rule")
        _line(
            console,
            "claimed",
            f"{claimed.where}: {claimed.passed:,} of {rules} passed" if claimed.rules else "nothing of it",
        )
    counts = (f"{count} {verdict}" for verdict, count in summary.verdicts.items() if count)
    _line(console, "verdicts", ", ".join(counts))
    laid = "as written" if summary.seed is None else f"laid anew from the seed {summary.seed}"
    _line(console, "tables", laid)
    for played in summary.playouts:
        _line(console, "random games", told_of_game(played))
    if summary.isolation is not None:
        _line(console, "isolation", summary.isolation.sentence)
    _line(console, "fingerprint", certificate.fingerprint)
    _line(console, "signed", f"with the key {certificate.signer}" if certificate.signer else "no")
    _line(console, "suite", _suite_words(certificate.differing))
    console.print("[bold green]The certificate holds together.[/]")
    console.print(unproven, highlight=False)


def _line(console: Console, name: str, value: str) -> None:
    """Print a line of the certificate. Its words are a stranger's: no markup, no line breaks."""
    label = escape(one_line(name, 40))
    console.print(f"[bold]{label:<14}[/] {escape(one_line(value, 400))}", highlight=False, soft_wrap=True)


def _suite_words(differing: list[str] | None) -> str:
    if differing is None:
        return "there is none here, so the scenarios could not be compared with it"
    if not differing:
        return "the same as the one here, and every scenario that was asked for has its result"
    shown = ", ".join(differing[:5]) + (", ..." if len(differing) > 5 else "")
    return (
        f"differs from the one here in {len(differing)} files ({shown}), so the scenarios could not be "
        "compared with it"
    )
