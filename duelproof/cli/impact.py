"""``duelproof impact``: what a change of a rule, or of lines of features and code, touches."""

from typing import Annotated

import typer

from duelproof.cli.options import SuiteFolder


def impact(
    rules: Annotated[
        list[str] | None, typer.Argument(help="The ids of rules.", metavar="[ID...]", show_default=False)
    ] = None,
    since: Annotated[
        str | None,
        typer.Option(
            "--since",
            help="What the lines touch that have changed in features and code since this commit.",
            metavar="COMMIT",
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    suite: SuiteFolder = None,
) -> None:
    """Say what a change of a rule touches: its scenarios, those of other rules that run its code, and more.

    Which scenarios run its code is found by playing all of its game on the reference, which takes a minute or
    two. Besides there are its clauses, the rules that cite it, readings, invariants, code, proofs and
    survivors. `certify --impact ID` runs these scenarios, and no others.
    """
    # pytest is slow to import; the other commands should not wait for it.
    from duelproof.cli.impacting import impact_and_tell

    if bool(rules) == (since is not None):
        raise typer.BadParameter("name rules, or a commit with --since.", param_hint="ID or --since")
    raise typer.Exit(impact_and_tell(tuple(rules or ()), since, suite, json=json))
