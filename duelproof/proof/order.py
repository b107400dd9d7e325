"""Whether two neighbouring statements come to the same in either order.

Then it is no mistake to exchange them, and nothing could notice it. In doubt they do not.
"""

import ast
from collections.abc import Iterator

_READING = {
    "all",
    "any",
    "frozenset",
    "isinstance",
    "len",
    "list",
    "max",
    "min",
    "range",
    "set",
    "sorted",
    "str",
}
_READING |= {"sum", "tuple", "fromkeys", "get", "items", "join", "keys", "values"}
"""Functions and methods that change nothing and tell of nothing but what they are called with and on."""

_DOING: dict[str, tuple[set[str], set[str]]] = {
    "zone": (set(), {".zones"}),
    "option_for": (set(), {".ref"}),
    "tick": ({".clock"}, {".clock"}),
    "oid": ({".oids"}, {".oids"}),
    "mark_play": ({".begun"}, {".decisions"}),
    "enter": ({".phase", ".step", ".clock"}, {".timed", ".clock"}),
    "log.add": ({".events"}, {".cause", ".events", ".held", ".ref"}),
}
"""What a method of the engines changes, and what it looks at; all that it does is in these attributes."""


def either_way(one: ast.stmt, two: ast.stmt) -> bool:
    """Whether all that both do is known, and neither changes what the other reads or changes."""
    if not all(_is_known(each) for each in (one, two)):
        return False
    return not (_written(one) & (_read(two) | _written(two)) or _written(two) & _read(one))


def _is_known(statement: ast.stmt) -> bool:
    """Whether a statement only assigns and calls, and nothing of which it is not known what it does."""
    if not isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr):
        return False
    for node in ast.walk(statement):
        if isinstance(node, ast.Yield | ast.YieldFrom | ast.Await | ast.NamedExpr):
            return False
        if isinstance(node, ast.Call) and not _makes(node) and _called(node) not in _READING | _DOING.keys():
            return False
    return True


def _called(call: ast.Call) -> str:
    """The name of the function or method; adding to a log is told from adding to whatever else."""
    function = call.func
    if isinstance(function, ast.Attribute):
        on_log = isinstance(function.value, ast.Attribute) and function.value.attr == "log"
        return f"log.{function.attr}" if on_log else function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _makes(call: ast.Call) -> bool:
    """Whether a call only makes an object of a class, of what it is called with."""
    return isinstance(call.func, ast.Name) and call.func.id[:1].isupper()


def _done(statement: ast.stmt) -> Iterator[tuple[set[str], set[str]]]:
    """What the methods that a statement calls change, and what they look at."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Call) and _called(node) in _DOING:
            yield _DOING[_called(node)]


def _written(statement: ast.stmt) -> set[str]:
    """The local names, and the attributes of whatever object, that a statement assigns or changes."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AugAssign):
        targets = [statement.target]
    assigned = {name for target in targets for name in _assigned(target)}
    return assigned.union(*(changed for changed, _ in _done(statement)))


def _assigned(target: ast.expr) -> Iterator[str]:
    if isinstance(target, ast.Tuple | ast.List):
        for each in target.elts:
            yield from _assigned(each)
    elif isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, ast.Attribute):
        yield f".{target.attr}"
    elif isinstance(target, ast.Subscript | ast.Starred):
        yield from _assigned(target.value)


def _read(statement: ast.stmt) -> set[str]:
    """The names and attributes that a statement reads."""
    found: set[str] = set().union(*(looked_at for _, looked_at in _done(statement)))
    for node in ast.walk(statement):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(f".{node.attr}")
    return found
