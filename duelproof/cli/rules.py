"""``duelproof rules``: how much of the books the suite covers."""

from typing import Annotated

import msgspec
import typer

from duelproof.cli.options import Games, SuiteFolder


def rules(
    games: Games = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    ids: Annotated[bool, typer.Option("--ids", help="List the rules instead of only counting them.")] = False,
    suite: SuiteFolder = None,
) -> None:
    """Count each book's rules: covered by scenarios, lead-ins, informative, not yet covered."""
    # pytest-bdd reads the feature files and is slow to import; the other commands should not wait for it.
    from duelproof.catalogue.coverage import Coverage, coverage_of
    from duelproof.catalogue.games import features_folder, game, games_in, suite_root
    from duelproof.catalogue.numbering import load

    known = games_in(suite.resolve() if suite else suite_root())
    wanted = [game(name, known) for name in games] if games else list(known)
    found: list[Coverage] = []
    for each in wanted:
        found += coverage_of(each, load(each), features_folder(each))
    documents = [coverage.as_data(ids=ids) for coverage in found]
    if json:
        print(msgspec.json.encode({"documents": documents}).decode())
        return
    _print_table(documents)
    if ids:
        for coverage in found:
            _print_ids(coverage.game, coverage.revision, coverage.as_data(ids=True)["ids"])


def _print_table(documents: list[dict[str, object]]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False)
    table.add_column("Book", no_wrap=True)
    for name in ("rules", "covered", "proven", "coded", "lead_in", "informative", "uncovered"):
        table.add_column(name.replace("_", "-").capitalize(), justify="right", no_wrap=True)
    for document in documents:
        counts = [str(value) for value in list(document.values())[2:9]]
        table.add_row(f"{document['game']} {document['revision']}", *counts)
    Console().print(table)
    for document in documents:
        if document["to_review"]:
            print(
                f"{document['game']} {document['revision']}: {document['to_review']} rules are to be "
                "reviewed, whose wording is another than their scenarios were written for."
            )


def _print_ids(game: str, revision: str, ids: object) -> None:
    assert isinstance(ids, dict)
    for name, rules in ids.items():
        print(f"\n{game} {revision}, {name.replace('_', '-')}: {len(rules)}")
        for rule in rules:
            print(f"  {rule}: {rules[rule]}" if isinstance(rules, dict) else f"  {rule}")
