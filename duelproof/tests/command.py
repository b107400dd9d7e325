"""The command in a process of its own, for suites whose steps and properties are not those of these tests."""

import subprocess
import sys


def duelproof(*words: str) -> subprocess.CompletedProcess[str]:
    """Run `duelproof` with these words."""
    command = [sys.executable, "-m", "duelproof", *words]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=900, check=False)
