"""How much memory a process has held."""

import re
import resource
from pathlib import Path

STATUS = Path("/proc/self/status")


def most_held() -> float:
    """Return the most megabytes that this process has held since its program began.

    On Linux ``ru_maxrss`` begins with what the process held as a copy of the one that started it: a small
    program that a large one starts would count as large.
    """
    said = re.search(r"VmHWM:\s+(\d+) kB", STATUS.read_text("ascii")) if STATUS.exists() else None
    kilobytes = int(said[1]) if said else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return kilobytes / 1024


def most_held_by_others() -> float:
    """Return the most megabytes that a process has held which this one has forked off, and which is gone."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
