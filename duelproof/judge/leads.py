"""Where a report leads to: to the rules on the site, and to the command that plays a scenario again."""

import os
import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import quote

from duelproof.judge.selection import Selection


@dataclass(frozen=True, slots=True)
class Leads:
    """Where a report leads to.

    ``site`` is the address of the site's folder, with a slash at its end; empty where there is none.
    ``command`` is the command of the run, as far as it is needed to play one of its scenarios again.
    """

    site: str = ""
    command: str = "duelproof certify ENGINE"

    def seen_from(self, folder: Path) -> "Leads":
        """Return the same as seen from a page in this folder: a site beside it is named by its way there.

        A folder that holds no site is left out.
        """
        if not self.site or _is_address(self.site):
            return self
        if not (Path(self.site) / "index.html").is_file():
            return replace(self, site="")
        return replace(self, site=quote(Path(os.path.relpath(self.site, folder)).as_posix()) + "/")


NOWHERE = Leads()
"""A report that leads only to itself."""


def leads(
    engine: str,
    asked: Selection,
    suite: Path | None,
    site: str,
    seed: int | None,
    in_process: bool,
    casting: Path | None = None,
) -> Leads:
    """Return where the report of a run leads to.

    Args:
        engine: the name of the engine, as it was asked for.
        asked: what was asked for.
        suite: another suite than this, if it was one.
        site: the folder of the site, or its address.
        seed: that of the tables; None where they were as written.
        in_process: whether the engine ran in the judge's process because that was asked for.
        casting: the file by which tables were laid with the engine's own cards.
    """
    words = ["duelproof", "certify", engine]
    words += ["--in-process"] if in_process else []
    words += ["--as-written"] if seed is None else ["--seed", str(seed)]
    words += ["--casting", str(casting)] if casting else []
    words += ["--suite", str(suite)] if suite else []
    words += ["--revision", asked.revision] if asked.revision else []
    words += ["--profile", asked.profile] if asked.profile else []
    return Leads(f"{site.rstrip('/')}/" if _is_address(site) else site, shlex.join(words))


def _is_address(site: str) -> bool:
    return site.startswith(("https://", "http://", "file://"))
