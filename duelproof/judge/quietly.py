"""A pytest of one's own, which says nothing: a plugin does something with what it collects."""

import contextlib
import io
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest


def scenarios_in(root: Path, files: Iterable[Path]) -> list[str]:
    """Return the arguments by which the scenarios of some files and folders of a suite are collected."""
    plain = ["-p", "duelproof.judge.plugin", "--allow-unused-steps", f"--rootdir={root}"]
    return [*plain, *map(str, files)]


def run_quietly(arguments: Sequence[str], plugin: object) -> str:
    """Run pytest with a plugin, in this process.

    Returns:
        What went wrong, with the end of what pytest said of it; nothing if all went well.
    """
    without = ("cacheprovider", "xdist", "unraisableexception")  # the last collects all garbage at the end
    plain = ["-q", *(part for name in without for part in ("-p", f"no:{name}")), "-c", os.devnull]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*plain, *arguments], plugins=[plugin])
    if code == pytest.ExitCode.OK:
        return ""
    return f"pytest ended with {code!s}:\n{said.getvalue().strip()[-4000:]}"
