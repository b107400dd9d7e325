"""The classes of the compiled build: what a dataclass or a struct writes at run time, written out.

A compiled class keeps its attributes where a compiled function finds them at once. What writes methods at run
time writes them in Python, to be interpreted, and an attribute of a struct of msgspec is looked up by name.
So the copy that is compiled says itself how an object is made, copied and compared.
"""

import ast
import re
from collections.abc import Iterable

STRUCT = "msgspec.Struct"
FIELD = "field"
REPLACING = r"(?m)^from dataclasses import .*\breplace\b"


def bases(texts: Iterable[str]) -> set[str]:
    """Name the classes that others are made from: how these are made, their dataclasses have to say."""
    return {
        base.id
        for text in texts
        for made in ast.walk(ast.parse(text))
        if isinstance(made, ast.ClassDef)
        for base in made.bases
        if isinstance(base, ast.Name)
    }


def written_out(text: str, but: set[str]) -> str:
    """Write out the dataclasses and structs of a module, but for the classes named and those made from them.

    These go without slots, which mypyc does not take: a compiled class has them anyway. So do those of a
    module that makes new objects of them by `replace`, for which they have to be dataclasses.
    """
    lines = text.splitlines(keepends=True)
    for made in [] if re.search(REPLACING, text) else reversed(ast.parse(text).body):
        if isinstance(made, ast.ClassDef) and made.name not in but and (said := _made_as(made)) is not None:
            first = min([made.lineno, *(mark.lineno for mark in made.decorator_list)])
            _write_out(made, said)
            lines[first - 1 : made.end_lineno] = [ast.unparse(made), "\n"]
    return re.sub(r"(?m)^@dataclass\(.*\)$", _without_slots, "".join(lines))


def _without_slots(decorator: re.Match[str]) -> str:
    return re.sub(r"slots=True, |, slots=True|slots=True", "", decorator[0])


def _made_as(made: ast.ClassDef) -> dict[str, bool] | None:
    """Find what a struct, or a dataclass of its own, says of itself; None for any other class."""
    if [ast.unparse(base) for base in made.bases] == [STRUCT]:
        return _said(made.keywords)
    marks = [] if made.bases else [mark for mark in made.decorator_list if isinstance(mark, ast.Call)]
    return next((_said(mark.keywords) for mark in marks if ast.unparse(mark.func) == "dataclass"), None)


def _said(keywords: list[ast.keyword]) -> dict[str, bool]:
    return {each.arg or "": ast.literal_eval(each.value) for each in keywords}


def _write_out(made: ast.ClassDef, said: dict[str, bool]) -> None:
    """Replace what makes a class's methods at run time by these methods."""
    fields = [part for part in made.body if isinstance(part, ast.AnnAssign)]
    has_more = any(isinstance(part, ast.FunctionDef) and part.name == "__post_init__" for part in made.body)
    lines = [*_init(fields, has_more), *_copy(made.name, fields, has_more)]
    if said.get("eq", True):
        lines += _equality(made.name, fields, said.get("frozen", False))
    made.bases, made.keywords, made.decorator_list = [], [], []
    for part in fields:
        part.value = None
    written = ast.parse("\n".join(["class Written:", *lines])).body[0]
    assert isinstance(written, ast.ClassDef)
    made.body += written.body


def _name(part: ast.AnnAssign) -> str:
    return ast.unparse(part.target)


def _of_field(part: ast.AnnAssign, keyword: str) -> ast.expr | None:
    """Find what `field(...)` says by this keyword, if a field has one."""
    value = part.value
    if isinstance(value, ast.Call) and ast.unparse(value.func).endswith(FIELD):
        return next((each.value for each in value.keywords if each.arg == keyword), None)
    return None


def _asked(fields: list[ast.AnnAssign]) -> list[ast.AnnAssign]:
    """List the fields that an object is made with."""
    return [part for part in fields if _of_field(part, "init") is None]


def _fresh(part: ast.AnnAssign) -> str | None:
    """Write what makes the value that a field begins with, if each object needs one of its own."""
    factory = _of_field(part, "default_factory")
    if isinstance(factory, ast.Lambda):
        return ast.unparse(factory.body)
    if factory is not None:
        return f"{ast.unparse(factory)}()"
    if isinstance(part.value, ast.List | ast.Dict | ast.Set):
        return ast.unparse(part.value)
    return None


def _init(fields: list[ast.AnnAssign], has_more: bool) -> list[str]:
    """Write how an object is made of what it is given."""
    asked, sets = ["self"], []
    for part in _asked(fields):
        name, kind, fresh = _name(part), ast.unparse(part.annotation), _fresh(part)
        if fresh is not None:
            asked.append(f"{name}: {kind} | None = None")
            sets.append(f"  self.{name} = {fresh} if {name} is None else {name}")
        else:
            asked.append(f"{name}: {kind}" + (f" = {ast.unparse(part.value)}" if part.value else ""))
            sets.append(f"  self.{name} = {name}")
    more = ["  self.__post_init__()"] if has_more else []
    return [f" def __init__({', '.join(asked)}) -> None:", *sets, *more]


def _copy(name: str, fields: list[ast.AnnAssign], has_more: bool) -> list[str]:
    """Write what `copy.copy` calls; what an object does to itself as it is made is not done to a copy."""
    values = ", ".join(f"{_name(part)}=self.{_name(part)}" for part in _asked(fields))
    again = [f"  other.{_name(part)} = self.{_name(part)}" for part in fields] if has_more else []
    return [f" def __copy__(self) -> '{name}':", f"  other = {name}({values})", *again, "  return other"]


def _equality(name: str, fields: list[ast.AnnAssign], frozen: bool) -> list[str]:
    """Write when two objects are equal, and the hash of one that never changes."""
    same = " and ".join([f"self.{_name(part)} == other.{_name(part)}" for part in fields])
    values = ", ".join(f"self.{_name(part)}" for part in fields)
    hashed = [" def __hash__(self) -> int:", f"  return hash(({values},))"] if frozen else []
    compared = f"  return isinstance(other, {name}) and {same}"
    return [" def __eq__(self, other: object) -> bool:", compared, *hashed]
