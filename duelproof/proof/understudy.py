"""What stands by on a worker of a cluster, with the same on stage, until parts of the work are asked for."""

import sys
from multiprocessing.connection import Connection

from duelproof.catalogue.games import suite_root
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.selection import Selection, Suite
from duelproof.proof.elsewhere import Staging
from duelproof.proof.prover import Wanted, prove
from duelproof.wire.keeper import die_with_parent


def main(line: Connection) -> None:
    """Set the stage, then do what is asked for."""
    staging: Staging = line.recv()
    wanted = Wanted(
        suite=Suite(staging.suite or suite_root()),
        selection=Selection(staging.games, staging.rules),
        changed_only=staging.changed_only,
        survivors=staging.surveyed,
        games=staging.games_played,
        standing_by=line,
    )
    try:
        prove(wanted)
    except SuiteFailure as failure:
        line.recv()
        line.send((None, "\n".join(failure.mistakes)))


if __name__ == "__main__":
    die_with_parent()
    main(Connection(int(sys.argv[1])))
