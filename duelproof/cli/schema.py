"""``duelproof schema``: write the JSON Schema of the messages."""

from pathlib import Path
from typing import Annotated

import typer

from duelproof.wire.schema import write_schemas


def schema(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write; made if necessary.")],
) -> None:
    """Write the JSON Schema of all messages of the protocol, a file per message, and their README."""
    try:
        written = write_schemas(folder)
    except OSError as error:
        raise typer.BadParameter(f"nothing can be written there: {error}.", param_hint="DIR") from None
    for path in written:
        print(path)
