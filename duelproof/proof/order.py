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
_READING |= {"sum", "tuple", "fromkeys", "get", "items", "join", "keys", "values", "zone"}
"""Functions and methods that change nothing and tell of nothing but what they are called with and on."""

_LOOKED_AT = {"zone": "zones"}
"""The attribute of its object that a method of the engines looks at, where it is not the object's content."""


def either_way(one: ast.stmt, two: ast.stmt) -> bool:
    """Whether both only assign, and neither assigns what the other reads or assigns."""
    if not all(isinstance(each, ast.Assign | ast.AugAssign) and _only_reads(each) for each in (one, two)):
        return False
    return not (_written(one) & (_read(two) | _written(two)) or _written(two) & _read(one))


def _only_reads(statement: ast.stmt) -> bool:
    """Whether a statement calls nothing that could do something."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Yield | ast.YieldFrom | ast.Await | ast.NamedExpr):
            return False
        if isinstance(node, ast.Call) and _called(node) not in _READING:
            return False
    return True


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _written(statement: ast.stmt) -> set[str]:
    """The local names, and the attributes of whatever object, that a statement assigns or assigns within."""
    assert isinstance(statement, ast.Assign | ast.AugAssign)
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return {name for target in targets for name in _assigned(target)}


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
    found = set()
    for node in ast.walk(statement):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(f".{_LOOKED_AT.get(node.attr, node.attr)}")
    return found
