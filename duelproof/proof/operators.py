"""The small changes that make a function wrong: on its syntax tree, one at a time.

Each operator is a mistake that compiles: a condition turned round or left out, a statement forgotten or
done too early, one too many or too few, the other player, the owner for the controller, another zone, the
other end of a list, only the first of several. What comes to the same is none: an assertion in the code, a
loop without end, the largest of the same numbers in another order.
"""

import ast
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field

from duelproof.proof.order import either_way

_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_EDGE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_WORDS = {
    "ready": "exhausted",
    "exhausted": "ready",
    "up": "down",
    "down": "up",
    "top": "bottom",
    "bottom": "top",
    "alice": "bob",
    "bob": "alice",
}
_SYMMETRIC = frozenset(("max", "min"))
"""Functions that do not look at the order of what they are given."""

_ENDLESS = frozenset(("repeat", "count", "cycle"))
"""Iterators of `itertools` that have no end, and no first of them that would not do."""

_CALLS = {"any": "all", "all": "any", "min": "max", "max": "min"}

_OTHER_PLAYER = ast.parse("{'alice': 'bob', 'bob': 'alice'}", mode="eval").body
"""Who is not the player: written out, as not every module knows the table of the port."""

_TWINS = {"owner": "controller", "controller": "owner"}
_SILENT = ast.Pass | ast.Import | ast.ImportFrom | ast.Assert
"""Statements that do nothing in an engine as it should be."""

BODY_LISTS = ("body", "orelse", "finalbody")


@dataclass(frozen=True, slots=True)
class Edit:
    """One change: ``new`` is put into ``holder.place`` (at ``index`` where that is a list).

    ``what`` says it in a few words; ``first`` and ``last`` are the lines of which one must run for the
    change to matter.
    """

    holder: ast.AST
    place: str
    index: int | None
    new: object
    what: str
    first: int
    last: int

    @property
    def swaps_owner_and_controller(self) -> bool:
        """Whether the change is just that: no mistake where nobody controls another player's card."""
        held = getattr(self.holder, self.place)
        old = held if self.index is None else held[self.index]
        if not (isinstance(old, ast.Attribute) and isinstance(self.new, ast.Attribute)):
            return False
        return _TWINS.get(old.attr) == self.new.attr

    def put(self, value: object) -> object:
        """Put a value into the place of the change and return what was there."""
        if self.index is None:
            old: object = getattr(self.holder, self.place)
            setattr(self.holder, self.place, value)
        else:
            items = getattr(self.holder, self.place)
            old, items[self.index] = items[self.index], value
        return old


@dataclass(frozen=True, slots=True)
class Setting:
    """What the changes must know of the games that a function is of.

    Args:
        zones: for each zone of the games another that it could wrongly be.
        control: whether a player may control another player's card.
    """

    zones: Mapping[str, str] = field(default_factory=dict)
    control: bool = True


ANY_GAME = Setting()


def edits(function: ast.FunctionDef, setting: Setting = ANY_GAME) -> list[Edit]:
    """All changes of a function's body, those of its conditions first, in the order of the lines."""
    if all(map(_does_nothing, function.body)):  # it only says what others have
        return []
    found = list(_in_block(function, "body"))
    found += _elsewhere(function, setting.zones)
    if not setting.control:
        found = [edit for edit in found if not edit.swaps_owner_and_controller]
    last = function.end_lineno or function.lineno
    for value in () if decorates(function) else ("None", "True", "False"):
        leave = ast.parse(f"return {value}").body[0]
        new = [ast.copy_location(leave, function.body[0]), *function.body]
        what = f"return {value} at once"
        found.append(Edit(function, "body", None, new, what, function.lineno, last))
    order = ("condition", "drop", "done", "return")
    return sorted(
        found, key=lambda edit: next((at for at, word in enumerate(order) if edit.what.startswith(word)), 1)
    )


def _said(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else f"{text[:67]}..."


def _in_block(holder: ast.AST, field: str) -> Iterator[Edit]:
    block: list[ast.stmt] = getattr(holder, field)
    for index, statement in enumerate(block):
        if _does_nothing(statement):
            continue
        first, last = statement.lineno, _head_end(statement)
        nothing = ast.copy_location(ast.Pass(), statement)
        if not isinstance(statement, ast.FunctionDef | ast.Nonlocal | ast.Global) and not _hands_over(
            statement, block
        ):
            yield Edit(holder, field, index, nothing, f"drop `{_said(_head(statement))}`", first, last)
        after = block[index + 1] if index + 1 < len(block) else None
        if after is not None and _movable(statement) and _movable(after) and not either_way(statement, after):
            new = [*block[:index], after, statement, *block[index + 2 :]]
            yield Edit(
                holder, field, None, new, f"done after `{_said(after)}`: `{_said(statement)}`", first, last
            )
        yield from _in_statement(statement, first, last)


def decorates(function: ast.FunctionDef) -> bool:
    """Whether a function returns one that it defines, as a decorator does."""
    return any(_hands_over(statement, function.body) for statement in function.body)


def _hands_over(statement: ast.stmt, block: list[ast.stmt]) -> bool:
    """Whether a statement returns what the block defines: done as modules are imported, and not undone."""
    if not (isinstance(statement, ast.Return) and isinstance(statement.value, ast.Name)):
        return False
    return any(isinstance(each, ast.FunctionDef) and each.name == statement.value.id for each in block)


def _elsewhere(function: ast.FunctionDef, zones: Mapping[str, str]) -> Iterator[Edit]:
    """The other zones that a function could wrongly speak of."""
    for statement in ast.walk(function):
        if not isinstance(statement, ast.stmt) or _does_nothing(statement) or statement is function:
            continue
        for holder in _own_nodes(statement):
            for name, value in ast.iter_fields(holder):
                for index, node in _each(value):
                    if isinstance(node, ast.Constant) and (other := zones.get(str(node.value))):
                        new = ast.copy_location(ast.Constant(other), node)
                        what = f"{other!r} for {node.value!r} in `{_said(_head(statement))}`"
                        first, last = statement.lineno, _head_end(statement)
                        yield Edit(holder, name, index, new, what, first, last)


def _each(value: object) -> list[tuple[int | None, object]]:
    """The parts of a field, each with its index where the field is a list."""
    return list(enumerate(value)) if isinstance(value, list) else [(None, value)]


def _own_nodes(statement: ast.stmt) -> Iterator[ast.AST]:
    """A statement and what it consists of, without the statements below it."""
    yield statement
    for child in ast.iter_child_nodes(statement):
        if not isinstance(child, ast.stmt | ast.arguments | ast.ExceptHandler):
            yield from ast.walk(child)


def _does_nothing(statement: ast.stmt) -> bool:
    """Whether a statement is silent: a docstring, a bare declaration, or what only makes a generator."""
    if isinstance(statement, ast.AnnAssign):
        return statement.value is None
    if not isinstance(statement, ast.Expr):
        return isinstance(statement, _SILENT)
    value = statement.value.value if isinstance(statement.value, ast.YieldFrom) else statement.value
    return isinstance(value, ast.Constant) or (isinstance(value, ast.Tuple) and not value.elts)


def _movable(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign) and not _does_nothing(statement)


def _head(statement: ast.stmt) -> ast.AST:
    """A statement without what stands indented below it."""
    if not isinstance(statement, ast.If | ast.For | ast.While | ast.With):
        return statement
    short = deepcopy(statement)
    short.body = [ast.Expr(ast.Constant(...))]
    if not isinstance(short, ast.With):
        short.orelse = []
    return short


def _head_end(statement: ast.stmt) -> int:
    if isinstance(statement, ast.If | ast.While):
        return statement.test.end_lineno or statement.lineno
    if isinstance(statement, ast.For):
        return statement.iter.end_lineno or statement.lineno
    if isinstance(statement, ast.With | ast.Try | ast.FunctionDef):
        return statement.lineno
    return statement.end_lineno or statement.lineno


def _in_statement(statement: ast.stmt, first: int, last: int) -> Iterator[Edit]:
    if isinstance(statement, ast.AugAssign) and isinstance(statement.op, ast.Add | ast.Sub):
        other = ast.Sub() if isinstance(statement.op, ast.Add) else ast.Add()
        yield Edit(statement, "op", None, other, f"difference for sum: `{_said(statement)}`", first, last)
    for name, value in ast.iter_fields(statement):
        if name in BODY_LISTS and isinstance(value, list):
            yield from _in_block(statement, name)
        elif name == "handlers":
            for handler in value:
                yield from _in_block(handler, "body")
        elif name not in ("annotation", "args", "returns", "decorator_list"):
            yield from _in_field(statement, name, first, last)


def _in_field(holder: ast.AST, name: str, first: int, last: int) -> Iterator[Edit]:
    for index, node in _each(getattr(holder, name)):
        if not isinstance(node, ast.AST):
            continue
        test = name in ("test", "ifs")
        for new, what in _changed(node, test):
            yield Edit(holder, name, index, ast.copy_location(new, node), what, first, last)
        if name == "iter":
            yield from _gone_through(holder, node, first, last)
        for part in node._fields:
            if not (isinstance(node, ast.JoinedStr) or part == "annotation"):
                yield from _in_field(node, part, first, last)


def _gone_through(holder: ast.AST, node: ast.AST, first: int, last: int) -> Iterator[Edit]:
    """A loop over something, gone through backwards or only for the first of it."""
    assert isinstance(node, ast.expr)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _ENDLESS:
        return
    everything = ast.Call(ast.Name("list", ast.Load()), [node], [])
    ways = {"the first of": ast.Slice(upper=ast.Constant(1)), "backwards": ast.Slice(step=ast.Constant(-1))}
    if isinstance(holder, ast.comprehension):  # who sums up does not look at the order
        del ways["backwards"]
    for how, part in ways.items():
        new = ast.copy_location(ast.Subscript(everything, part, ast.Load()), node)
        yield Edit(holder, "iter", None, new, f"{how} `{_said(node)}`", first, last)


def _changed(node: ast.AST, test: bool) -> Iterator[tuple[ast.expr, str]]:
    """The other expressions that an expression could wrongly be, and what to call the change."""
    if not isinstance(node, ast.expr) or isinstance(getattr(node, "ctx", None), ast.Store | ast.Del):
        return
    if test:
        for value in (True, False):
            if isinstance(node, ast.Constant) and node.value is value:
                continue
            yield ast.Constant(value), f"condition is {'always' if value else 'never'} met: `{_said(node)}`"
    for new in _others(node):
        yield new, f"`{_said(node)}` -> `{_said(new)}`"


def _others(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare):
        for table in (_OPPOSITE, _EDGE):
            if other := table.get(type(node.ops[0])):
                yield ast.Compare(node.left, [other(), *node.ops[1:]], node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for index in range(len(node.values)):
            rest = [*node.values[:index], *node.values[index + 1 :]]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp):
        yield from _other_sums(node)
    elif isinstance(node, ast.IfExp):
        yield node.body
        yield node.orelse
    elif isinstance(node, ast.Constant):
        yield from _other_constants(node)
    elif isinstance(node, ast.Call):
        yield from _other_calls(node)
    elif isinstance(node, ast.Subscript):
        if isinstance(node.value, ast.Name) and node.value.id == "OTHER":
            yield node.slice
    elif isinstance(node, ast.Attribute):
        if node.attr in _TWINS:
            yield ast.Attribute(node.value, _TWINS[node.attr], ast.Load())
        elif node.attr == "active":
            yield ast.Subscript(_OTHER_PLAYER, node, ast.Load())
    elif isinstance(node, ast.List | ast.Tuple | ast.Set):
        yield from _other_rows(node)


def _other_sums(node: ast.BinOp) -> Iterator[ast.expr]:
    if isinstance(node.op, ast.Add | ast.Sub):
        yield ast.BinOp(node.left, ast.Sub() if isinstance(node.op, ast.Add) else ast.Add(), node.right)
        yield node.left
        yield node.right


def _other_constants(node: ast.Constant) -> Iterator[ast.expr]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node.value, str) and node.value in _WORDS:
        yield ast.Constant(_WORDS[node.value])


def _other_calls(node: ast.Call) -> Iterator[ast.expr]:
    if isinstance(node.func, ast.Name) and node.func.id in _CALLS:
        yield ast.Call(ast.Name(_CALLS[node.func.id], ast.Load()), node.args, node.keywords)
    symmetric = isinstance(node.func, ast.Name) and node.func.id in _SYMMETRIC
    for index in range(0 if symmetric else len(node.args) - 1):
        one, two = node.args[index : index + 2]
        if isinstance(one, ast.Starred) or isinstance(two, ast.Starred) or ast.dump(one) == ast.dump(two):
            continue
        yield ast.Call(node.func, [*node.args[:index], two, one, *node.args[index + 2 :]], node.keywords)
    for index in range(len(node.keywords)):
        rest = [*node.keywords[:index], *node.keywords[index + 1 :]]
        yield ast.Call(node.func, node.args, rest)
    for index in range(len(node.keywords) - 1):
        first, second = node.keywords[index : index + 2]
        if ast.dump(first.value) != ast.dump(second.value):
            swapped = [ast.keyword(first.arg, second.value), ast.keyword(second.arg, first.value)]
            rest = [*node.keywords[:index], *swapped, *node.keywords[index + 2 :]]
            yield ast.Call(node.func, node.args, rest)


def _other_rows(node: ast.List | ast.Tuple | ast.Set) -> Iterator[ast.expr]:
    if len(node.elts) < 2 or isinstance(node, ast.Tuple):
        return
    for index in range(len(node.elts)):
        rest = [*node.elts[:index], *node.elts[index + 1 :]]
        yield ast.Set(rest) if isinstance(node, ast.Set) else ast.List(rest, ast.Load())
