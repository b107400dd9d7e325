"""No file needs itself, directly or indirectly: the graph of imports has no circles."""

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

import grimp

from duelproof.catalogue.games import suite_root

PACKAGES = ("duelproof", "reference", "steps", "properties")

Imports = Mapping[str, Iterable[str]]


def circle_in(imports: Imports) -> list[str]:
    """Find modules of which each imports the next, and the last the first; nothing if there are none."""
    done: set[str] = set()

    def search(module: str, trail: list[str]) -> list[str]:
        if module in trail:
            return [*trail[trail.index(module) :], module]
        if module in done:
            return []
        for other in sorted(imports.get(module, ())):
            if found := search(other, [*trail, module]):
                return found
        done.add(module)
        return []

    for module in sorted(imports):
        if found := search(module, []):
            return found
    return []


def imports_inside(path: Path) -> list[int]:
    """Find the lines at which a file imports a package of ours inside a function, where it hides a circle."""
    return [
        node.lineno
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in PACKAGES
    ]


def test_no_files_import_each_other_in_a_circle() -> None:
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    imports = {
        module: graph.find_modules_directly_imported_by(module)
        for module in graph.modules
        if ".tests" not in module
    }
    assert len(imports) > 300
    assert circle_in(imports) == []


def test_no_import_inside_a_function_hides_one() -> None:
    root = suite_root()
    told = {
        path.relative_to(root).as_posix(): lines
        for package in ("reference", "steps", "properties", "duelproof")
        for path in sorted((root / package).rglob("*.py"))
        if "tests" not in path.parts and path.parts[-2] != "cli" and (lines := imports_inside(path))
    }
    assert told == {}


def test_a_circle_is_found(tmp_path: Path) -> None:
    assert circle_in({"a": ["b"], "b": ["c"], "c": []}) == []
    assert circle_in({"a": ["b"], "b": ["c"], "c": ["b"]}) == ["b", "c", "b"]
    late = tmp_path / "late.py"
    late.write_text("def f() -> None:\n    from steps.common import table\n", "utf-8")
    assert imports_inside(late) == [2]
