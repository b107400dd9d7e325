"""``duelproof editions``: two editions of a book, rule by rule, and what is played otherwise."""

from typing import Annotated

import typer

from duelproof.cli.options import SuiteFolder


def editions(
    old: Annotated[str, typer.Argument(help="An edition.", metavar="OLD")],
    new: Annotated[str, typer.Argument(help="A later one.", metavar="NEW")],
    game: Annotated[str, typer.Option("--game", help="The game of the book.", metavar="GAME")],
    json: Annotated[
        bool, typer.Option("--json", help="Print JSON: all rules, and the tables at the end.")
    ] = False,
    suite: SuiteFolder = None,
) -> None:
    """Compare two editions of a book rule by rule: same, reworded, changed, renumbered, new, gone.

    Each scenario that shows a change of play (tagged `@changed`) is played by both editions on the reference,
    and how it ends in each is told.
    """
    # pytest is slow to import; the other commands should not wait for it.
    from duelproof.cli.comparing import compare_and_tell

    raise typer.Exit(compare_and_tell(game, old, new, suite, json=json))
