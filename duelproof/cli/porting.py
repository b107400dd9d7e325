"""What ``duelproof port`` does: plays the scenarios, and writes the page of what was said."""

from pathlib import Path

import typer

from duelproof.catalogue.games import suite_root, vocabulary
from duelproof.cli.codes import not_started, suite_at_fault
from duelproof.cli.places import check_place
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.safe import printable
from duelproof.judge.selection import Suite
from duelproof.playout.games import playbook
from duelproof.port.vocabulary import TAKEN_IN, Vocabulary
from duelproof.portpages.page import page
from duelproof.portpages.playing import play
from duelproof.wire import Connection, EngineFault, connect


def write_page(name: str, engine: str, output: Path | None, root: Path | None) -> int:
    """Write the page of a game to a file, or print it; return the exit code.

    Raises:
        CatalogueError: there is no such game, the engine cannot be started, or the file not be written.
        SpecError: the engine's spec names nothing.
    """
    if output is not None:
        check_place("--output", output)
    suite = Suite(root.resolve() if root else suite_root())
    game = suite.game(name)
    vocabulary(game)
    try:
        connection = connect(engine)
    except EngineFault as fault:
        raise not_started(engine, fault) from fault
    try:
        _start(engine, connection)
        played = play(suite, game, connection.engine)
    except SuiteFailure as failure:
        return suite_at_fault(failure.mistakes)
    finally:
        connection.close()
    words = TAKEN_IN.get(game.id, Vocabulary(game.id))
    text = page(game, words, played, printable(engine), playbook(game).tells)
    if output is None:
        print(text, end="")
        return 0
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(text, "utf-8")
    except OSError as error:
        raise typer.BadParameter(f"nothing can be written there: {error}.", param_hint="--output") from None
    print(output)
    return 0


def _start(engine: str, connection: Connection) -> None:
    """Let an engine say who it is, so that one which is not there gets no page."""
    try:
        connection.engine.describe()
    except EngineFault as fault:
        raise not_started(engine, fault) from fault
