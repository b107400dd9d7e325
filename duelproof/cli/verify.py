"""``duelproof verify``: check a certificate and say what it certifies."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import suite_root
from duelproof.certificate.contents import suite_state
from duelproof.certificate.verify import Certificate, differing_files, verify
from duelproof.judge.safe import printable

UNPROVEN = (
    "This does not prove who made it, that the engine it names is the one that was run, or that it was "
    "run at all: whoever packs a certificate can make up its results. To be sure, run the same command again."
)
"""What a certificate does not prove."""


def verify_certificate(
    file: Annotated[Path, typer.Argument(help="A certificate made by certify --bundle.")],
    json: Annotated[bool, typer.Option("--json", help="Print what it certifies as JSON.")] = False,
) -> None:
    """Check a certificate offline, and say what it certifies.

    Every part must match its manifest, the counts must match the results, and the verdict the counts. The
    fingerprint is the hash of the manifest: compare it with the one that the engine's author published. Exit
    code 0: the certificate holds together. 2: it does not.
    """
    certificate = verify(file)
    differing = _differing(certificate)
    if json:
        print(msgspec.json.encode(_data(certificate, differing)).decode())
        return
    _tell(Console(), certificate, differing)


def _differing(certificate: Certificate) -> list[str] | None:
    """Return the files that differ between this suite and the one that was run; None without a suite here."""
    try:
        here = suite_state(suite_root(), "")
    except CatalogueError:
        return None
    return differing_files(here, certificate.statement.suite)


def _data(certificate: Certificate, differing: list[str] | None) -> dict[str, object]:
    statement, suite = certificate.statement, certificate.statement.suite
    return {
        "fingerprint": certificate.fingerprint,
        "made": statement.made,
        "command": statement.command,
        "summary": statement.summary,
        "unproven": UNPROVEN,
        "environment": msgspec.to_builtins(statement.environment),
        "suite": {"version": suite.version, "files": len(suite.files), "differing": differing},
    }


def _tell(console: Console, certificate: Certificate, differing: list[str] | None) -> None:
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
    _line(console, "suite", _suite_words(differing))
    console.print("[bold green]The certificate holds together.[/]")
    console.print(UNPROVEN, highlight=False)


def _line(console: Console, name: str, value: str) -> None:
    """Print a line of the certificate. Its words are a stranger's: no markup, no control characters."""
    label = escape(printable(name, 40))
    console.print(f"[bold]{label:<14}[/] {escape(printable(value, 400))}", highlight=False, soft_wrap=True)


def _suite_words(differing: list[str] | None) -> str:
    if differing is None:
        return "there is no suite here to compare with"
    if not differing:
        return "the same as the one here"
    shown = ", ".join(differing[:5]) + (", ..." if len(differing) > 5 else "")
    return f"differs from the one here in {len(differing)} files: {shown}"
