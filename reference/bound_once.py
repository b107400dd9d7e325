"""The names of the compiled build that are bound once: constants, and functions with something around them.

A compiled function looks a name of a module up in a dictionary each time, unless it is the name of a plain
function or is said to be final. So the copy that is compiled says it.
"""

import ast
from collections.abc import Iterator

IMPORT = "from typing import Final as _Final\n"
PLAIN = "_plain_"
"""What the name of a function begins with around which something is put."""


def bound_once(text: str) -> str:
    """Make final the constants of a module, and its functions with something of an `index` around them."""
    module, lines = ast.parse(text), text.splitlines(keepends=True)
    around = _from_index(module)
    for made in reversed(module.body):
        if isinstance(made, ast.FunctionDef) and made.decorator_list:
            if all(_root(mark) in around for mark in made.decorator_list):
                first = made.decorator_list[0].lineno - 1
                lines[first : made.end_lineno] = [*_apart(made, lines), "\n"]
        elif isinstance(made, ast.Assign | ast.AnnAssign) and _is_constant(made):
            lines[made.lineno - 1] = _as_final(made, lines[made.lineno - 1])
    if lines == text.splitlines(keepends=True):
        return text
    lines.insert(_first_after_docstring(module) - 1, IMPORT)
    return "".join(lines)


def _from_index(module: ast.Module) -> set[str]:
    """Find by which names a module knows what only makes it faster."""
    return {
        name.asname or name.name
        for each in module.body
        if isinstance(each, ast.ImportFrom)
        for name in each.names
        if name.name == "index" or (each.module or "").endswith(".index")
    }


def _root(mark: ast.expr) -> str:
    """Name what a decorator begins with: ``index`` in ``@index.kept(find)``."""
    while isinstance(mark, ast.Call | ast.Attribute):
        mark = mark.func if isinstance(mark, ast.Call) else mark.value
    return mark.id if isinstance(mark, ast.Name) else ""


def _apart(made: ast.FunctionDef, lines: list[str]) -> Iterator[str]:
    """Write a function under a name of its own, and bind what is put around it."""
    line = made.lineno - 1
    yield lines[line].replace(f"def {made.name}", f"def {PLAIN}{made.name}", 1)
    yield from lines[line + 1 : made.end_lineno]
    bound = f"{PLAIN}{made.name}"
    for mark in reversed(made.decorator_list):
        bound = f"{ast.unparse(mark)}({bound})"
    yield f"{made.name}: _Final = {bound}\n"


def _is_constant(made: ast.Assign | ast.AnnAssign) -> bool:
    """Tell whether an assignment is that of a constant, or of what is filled later, and of no type."""
    targets = made.targets if isinstance(made, ast.Assign) else [made.target]
    if made.value is None or len(targets) != 1 or not isinstance(targets[0], ast.Name):
        return False
    name, value = targets[0].id, made.value
    is_type = isinstance(value, ast.Call) and ast.unparse(value.func).startswith(("TypeVar", "ParamSpec"))
    is_one = name == name.upper() or isinstance(made, ast.AnnAssign)
    return is_one and not name.startswith("__") and not is_type


def _as_final(made: ast.Assign | ast.AnnAssign, line: str) -> str:
    """Write the first line of an assignment anew."""
    if isinstance(made, ast.Assign):
        name = ast.unparse(made.targets[0])
        return line.replace(name, f"{name}: _Final", 1)
    start, end = made.annotation.col_offset, made.annotation.end_col_offset
    return f"{line[:start]}_Final[{line[start:end]}]{line[end:]}"


def _first_after_docstring(module: ast.Module) -> int:
    first = module.body[0]
    is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return (first.end_lineno or 1) + 1 if is_docstring else first.lineno
