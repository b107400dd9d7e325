"""The command line: one module per command, registered here."""

import gc
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from duelproof.cli.bench import bench
from duelproof.cli.book import book
from duelproof.cli.cast import cast
from duelproof.cli.certify import certify
from duelproof.cli.codes import CODES, Commands, ended
from duelproof.cli.compare import compare
from duelproof.cli.diff import diff
from duelproof.cli.editions import editions
from duelproof.cli.explain import explain
from duelproof.cli.impact import impact
from duelproof.cli.needs import needs
from duelproof.cli.playout import playout
from duelproof.cli.port import port
from duelproof.cli.prove import prove
from duelproof.cli.replay import replay
from duelproof.cli.rules import rules
from duelproof.cli.schema import schema
from duelproof.cli.serve import serve
from duelproof.cli.site import site
from duelproof.cli.steps import steps
from duelproof.cli.verify import verify_certificate

app = typer.Typer(
    name="duelproof",
    help="A formal conformance suite for trading-card-game rule books.",
    cls=Commands,
    epilog=CODES,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("certify")(certify)
app.command("rules")(rules)
app.command("explain")(explain)
app.command("steps")(steps)
app.add_typer(book)
app.command("editions")(editions)
app.command("impact")(impact)
app.command("needs")(needs)
app.command("cast")(cast)
app.command("port")(port)
app.command("playout")(playout)
app.command("prove")(prove)
app.command("verify")(verify_certificate)
app.command("compare")(compare)
app.command("bench")(bench)
app.command("diff")(diff)
app.command("replay")(replay)
app.command("serve")(serve)
app.command("schema")(schema)
app.command("site")(site)


def _tell_version(asked: bool) -> None:
    if asked:
        try:
            print(f"duelproof {version('duelproof')}")
        except PackageNotFoundError:
            print("duelproof, from a checkout")
        raise typer.Exit


@app.callback(epilog=CODES)
def duelproof(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_tell_version, is_eager=True)
    ] = False,
) -> None:
    """A formal conformance suite for trading-card-game rule books."""


MADE = 50_000
"""So many objects are made before Python looks for garbage among them: games make many, few in circles."""


def main() -> None:
    """Run the command line, and end this process with its exit code."""
    gc.set_threshold(MADE)
    code = ended(app)
    gc.freeze()  # all of it goes now: Python need not look once more for what lies in circles
    sys.exit(code)
