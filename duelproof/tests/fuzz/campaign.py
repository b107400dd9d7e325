"""Trying many cases in several processes, and telling what was found."""

import argparse
import multiprocessing
import resource
import time
from collections import Counter

from duelproof.tests.fuzz import recording
from duelproof.tests.fuzz.kinds import KINDS, Case, again, cases, try_case
from duelproof.tests.fuzz.trials import Found

MEMORY = 4 << 30
"""Bytes of address space that a process may use: a case that wants more is a finding."""
AT_ONCE = 50
"""How many cases a process is given at once."""
SHOWN = 20
"""How many findings are printed in full."""


def main() -> int:
    """Run the command line and return the exit code: 0 nothing was found, 1 something was."""
    parser = argparse.ArgumentParser(
        prog="python -m duelproof.tests.fuzz", description="Try many changed messages, tables and files."
    )
    parser.add_argument("--cases", type=int, default=100_000, help="how many (100,000)")
    parser.add_argument("--kind", choices=sorted(KINDS), help="only cases of this kind")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case; with --kind")
    parser.add_argument("-n", type=int, default=2, help="processes (2)")
    parser.add_argument("--record", action="store_true", help="record the tables of all scenarios anew")
    asked = parser.parse_args()
    if asked.record:
        print(f"{recording.record()} tables are recorded in {recording.FILE}.")
        return 0
    return _try(list(cases(asked.cases, asked.kind, asked.first)), asked.n)


def _try(wanted: list[Case], processes: int) -> int:
    """Try the cases; the seeds are their numbers, so that every run tries the same."""
    print(f"{len(wanted)} cases, each seeded by its kind and number.", flush=True)
    started, told = time.monotonic(), time.monotonic()
    done: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    found: Counter[str] = Counter()
    with multiprocessing.get_context("spawn").Pool(processes, _bound) as pool:
        for number, (case, took, finding) in enumerate(pool.imap_unordered(_tried, wanted, AT_ONCE), 1):
            done[case[0]] += 1
            seconds[case[0]] += took
            if finding:
                found[case[0]] += 1
                if sum(found.values()) <= SHOWN:
                    print(f"\n{finding}\nTo try it again: {again(case)}\n", flush=True)
            if time.monotonic() - told > 20 or number == len(wanted):
                told = time.monotonic()
                print(f"{number} of {len(wanted)} tried, {sum(found.values())} found", flush=True)
    for kind, many in done.items():
        print(f"{kind:<10} {many:>7} cases, {found[kind]:>4} found, {seconds[kind] / many / 1e3:.1f} ms each")
    print(f"{len(wanted)} cases in {time.monotonic() - started:.0f} s, {sum(found.values())} found.")
    return 1 if found else 0


def _bound() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _tried(case: Case) -> tuple[Case, int, str]:
    """Try a case; return it with the microseconds of processor time that it took, and what was found."""
    started = time.process_time()
    finding = ""
    try:
        try_case(case)
    except Found as wrong:
        finding = str(wrong)
    return case, int((time.process_time() - started) * 1e6), finding
