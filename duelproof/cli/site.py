"""``duelproof site``: the rule book as web pages."""

from pathlib import Path
from typing import Annotated

import typer


def site(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="Where to build it; made if necessary.")
    ] = Path("build/site"),
    code_url: Annotated[
        str | None,
        typer.Option(
            "--code-url",
            metavar="URL",
            help="The web address of a file of the repository, with {path} and {line} in it.",
        ),
    ] = None,
    films: Annotated[
        bool,
        typer.Option(help="Play all scenarios on the reference, so that a reader can step through them."),
    ] = True,
) -> None:
    """Build the rule book site: a page for each subsection of each book, the guide and the readings."""
    from duelproof.catalogue.games import suite_root
    from duelproof.site.build import build

    if code_url is not None and "{path}" not in code_url:
        raise typer.BadParameter("it needs {path} in it.", param_hint="--code-url")
    try:
        print(build(suite_root(), folder, code_url=code_url, films=None if films else ()))
    except OSError as error:
        raise typer.BadParameter(f"nothing can be written there: {error}.", param_hint="DIR") from None
