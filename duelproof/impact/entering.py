"""Notice that functions are entered, at no cost to what else runs.

While each function that is looked for is exchanged for one that says first that it is entered, all others
run as they are: a trace would slow down every line of the process.
"""

import ast
import builtins
import contextlib
import gc
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType

from duelproof.proof.mutants import nested

Wanted = Callable[[CodeType], bool]
"""Whether a function's code is looked for."""

_NAME = "__entered__"
_CALL = ast.parse(f"{_NAME}()").body


@contextlib.contextmanager
def noticing(wanted: Wanted, entered: Callable[[], object]) -> Iterator[None]:
    """Within, this is called as a function is entered whose code, or code within it, is wanted."""
    spoken = cache(_speaking)
    found = [
        (each, each.__code__, spoken(Path(each.__code__.co_filename))[_place(each.__code__)])
        for each in gc.get_objects()
        if type(each) is FunctionType and any(map(wanted, nested(each.__code__)))
    ]
    setattr(builtins, _NAME, entered)
    for function, _, speaking in found:
        function.__code__ = speaking
    try:
        yield
    finally:
        for function, silent, _ in found:
            function.__code__ = silent
        delattr(builtins, _NAME)


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _speaking(file: Path) -> dict[tuple[str, int], CodeType]:
    """Return the code of a file's functions, by place, where each says first that it is entered."""
    tree = ast.parse(file.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [*_CALL, *node.body]
    whole = compile(ast.fix_missing_locations(tree), str(file), "exec", dont_inherit=True)
    return {_place(code): code for code in nested(whole)}
