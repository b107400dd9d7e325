"""``duelproof verify``: check a certificate and say what it certifies."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import suite_root
from duelproof.certificate.verify import Certificate, verify
from duelproof.cli.options import SuiteFolder
from duelproof.judge.safe import one_line

UNPROVEN = (
    "This does not prove who made it, that the engine it names is the one that was run, or that it was "
    "run at all: whoever packs a certificate can make up its results. To be sure, run the same command again."
)
"""What a certificate does not prove."""


def verify_certificate(
    file: Annotated[Path, typer.Argument(help="A certificate made by certify --bundle.")],
    suite: SuiteFolder = None,
    json: Annotated[bool, typer.Option("--json", help="Print what it certifies as JSON.")] = False,
) -> None:
    """Check a certificate offline, and say what it certifies.

    Every part must match its manifest, and all tables, claims and the verdict are made anew from the results
    of the scenarios. Where the suite at hand is the one that was run, the results must be of its scenarios,
    and none may be left out. The fingerprint is the hash of the manifest: compare it with the one that the
    engine's author published. Exit code 0: the certificate holds together. 2: it does not.
    """
    certificate = verify(file, suite.resolve() if suite else _suite_here())
    if json:
        print(msgspec.json.encode(_data(certificate)).decode())
        return
    _tell(Console(), certificate)


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
        "unproven": UNPROVEN,
        "environment": msgspec.to_builtins(statement.environment),
        "suite": {"version": suite.version, "files": len(suite.files), "differing": certificate.differing},
    }


def _tell(console: Console, certificate: Certificate) -> None:
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
    counts = (f"{count} {verdict}" for verdict, count in summary.verdicts.items() if count)
    _line(console, "verdicts", ", ".join(counts))
    _line(console, "fingerprint", certificate.fingerprint)
    _line(console, "suite", _suite_words(certificate.differing))
    console.print("[bold green]The certificate holds together.[/]")
    console.print(UNPROVEN, highlight=False)


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
