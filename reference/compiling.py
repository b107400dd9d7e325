"""A compiled build of the engines, of the same source, which `make compiled` makes.

mypyc compiles a copy of the source, called `reference_compiled`, so that both can be had in one process. The
copy is without the marks that say which rule a function is. They are for a judge that traces what runs, which
is the plain build's part, and a function with a mark on it is called more slowly. Its dataclasses and structs
are written out (`native_classes`), and its names that are bound once are final (`bound_once`). The words of
cards are not copied: the judge hands cards over, and so both builds have the same.
"""

import ast
import contextlib
import copy
import hashlib
import importlib
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from reference.bound_once import bound_once
from reference.native_classes import bases, written_out

NAME = "reference_compiled"
"""The package of the compiled build."""
MADE_OF = "made-of.txt"
"""The file that says of which source a build is."""
HOME = Path(__file__).resolve().parent
FOLDER = HOME.parent / "build" / "compiled"
"""Where `make compiled` puts the build."""
BOOKS = ("gate_ruler", "duel_masters", "dimension_zero")
HOW = ("compiling.py", "bound_once.py", "native_classes.py")
"""The files that say how the source is compiled."""
LEFT_OUT = ("tests", "misreadings", "variations", "vocabulary.py", *HOW)
PLAIN = ("kernel/rules.py",)
"""What is copied but not compiled: marks."""
AS_ONE = ("-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden")
"""The flags of GCC for modules that are optimized as one, as nobody replaces a function of theirs."""
COUNTING = ("-fprofile-generate", "-fprofile-update=single")
BY_COUNTS = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-error")
HOUR = 3600
"""So many seconds no game takes, even where each step is counted."""
_MARKS = ("rule", "embodies")


def sources() -> dict[str, str]:
    """Read the source of the engines, by the path of each file within `reference`."""
    files = sorted(file.relative_to(HOME) for file in HOME.rglob("*.py"))
    return {
        file.as_posix(): (HOME / file).read_text("utf-8")
        for file in files
        if not {file.parts[0], file.name} & {*LEFT_OUT}
    }


def made_of(texts: dict[str, str]) -> str:
    """Name a source, the Python that it is compiled for, and how: another one has another name."""
    digest = hashlib.sha256(sys.version.encode())
    how = {name: (HOME / name).read_text("utf-8") for name in HOW}
    for path, text in (how | texts).items():
        digest.update(f"{path}\0{text}\0".encode())
    return digest.hexdigest()


def write_copy(folder: Path, texts: dict[str, str]) -> list[Path]:
    """Write the copy that is compiled, and list its files that are."""
    shutil.rmtree(folder / NAME, ignore_errors=True)
    parents = bases(texts.values())
    for path, text in (texts | {"__init__.py": ""}).items():
        file = folder / NAME / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_renamed(bound_once(written_out(_unmarked(text), parents))), "utf-8")
    return [Path(NAME, path) for path in texts if path not in PLAIN]


def _unmarked(text: str) -> str:
    """Take the marks out of a module."""
    gone = {line for first, last in _marks(ast.parse(text)) for line in range(first, last + 1)}
    return "".join(
        line for number, line in enumerate(text.splitlines(keepends=True), 1) if number not in gone
    )


def _marks(module: ast.Module) -> Iterator[tuple[int, int]]:
    """Find the first and the last line of each mark in a module."""
    said = [each.value for each in module.body if isinstance(each, ast.Expr)]
    worn = [
        mark for each in ast.walk(module) if isinstance(each, ast.FunctionDef) for mark in each.decorator_list
    ]
    for mark in (*said, *worn):
        made = mark
        while isinstance(made, ast.Call):  # `rule("1-1")`, and `rule("1-1")(shared_function)`
            made = made.func
        if made is not mark and isinstance(made, ast.Name) and made.id in _MARKS:
            yield mark.lineno, mark.end_lineno or mark.lineno


def _renamed(text: str) -> str:
    """Have a module import from the copy, but what cards say from where the judge has it."""
    text = re.sub(r"(?m)^(\s*from|import) reference\b", rf"\1 {NAME}", text)
    return re.sub(rf"\b{NAME}\.(\w+)\.vocabulary\b", r"reference.\1.vocabulary", text)


def is_built(folder: Path = FOLDER) -> bool:
    """Tell whether there is a compiled build of just this source."""
    made = folder / MADE_OF
    return made.is_file() and made.read_text("utf-8") == made_of(sources())


def load(folder: Path = FOLDER) -> Sequence[Any]:
    """Import the compiled engine's class, and the books that it plays.

    Raises:
        ImportError: there is no build, or only one of another source.
    """
    if not is_built(folder):
        other = "is of another source or Python" if (folder / MADE_OF).exists() else "is not there"
        raise ImportError(f"The compiled build {other}: `make compiled` builds it into {folder}.")
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    engine = importlib.import_module(f"{NAME}.kernel.course.engine").ReferenceEngine
    return engine, [importlib.import_module(f"{NAME}.{book}").UNREAD for book in BOOKS]


def build() -> None:
    """Compile the engines into `FOLDER`.

    With GCC they are compiled twice. The first build counts, in random games, which ways through the code are
    gone how often; by that the second is laid out. It takes ten minutes, a C compiler, and what
    `pip install mypy setuptools` brings.

    Raises:
        SystemExit: the source does not compile; mypyc has said why.
        SubprocessError: a game that was played to count could not be, or came to no end.
    """
    texts = sources()
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / MADE_OF).unlink(missing_ok=True)
    with contextlib.chdir(FOLDER):
        shutil.rmtree("build", ignore_errors=True)
        for module in Path().glob("*.so"):  # of another source they have other names
            module.unlink()
        modules = _translated(texts)
        if _is_gcc():
            _compile(modules, (*AS_ONE, *COUNTING))
            (FOLDER / MADE_OF).write_text(made_of(texts), "utf-8")
            _play_to_count()
            (FOLDER / MADE_OF).unlink()
            _compile(modules, (*AS_ONE, *BY_COUNTS))
        else:
            _compile(modules, ())
    (FOLDER / MADE_OF).write_text(made_of(texts), "utf-8")


def check() -> None:
    """See that the engines can be compiled, without a C compiler: it takes half a minute.

    Raises:
        SystemExit: the source does not compile; mypyc has said why.
    """
    said = io.StringIO()
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            contextlib.chdir(folder),
            contextlib.redirect_stdout(said),
        ):
            _translated(sources())
    except SystemExit:
        print("\n".join(line for line in said.getvalue().splitlines() if ": warning: " not in line))
        raise


def _translated(texts: dict[str, str]) -> Sequence[Any]:
    """Translate a copy of the source in the current folder into C, and return its extension modules."""
    from mypyc.build import mypycify  # only who compiles has it

    files = [str(file) for file in write_copy(Path(), texts)]
    os.environ["MYPYPATH"] = os.pathsep.join((os.getcwd(), str(HOME.parent)))
    modules: Sequence[Any] = mypycify(
        ["--follow-imports=silent", *files], opt_level="3", debug_level="0", multi_file=True
    )
    return modules


def _is_gcc() -> bool:
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


def _compile(modules: Sequence[Any], flags: Sequence[str]) -> None:
    """Compile C into extension modules, with these flags besides those that mypyc gives."""
    from setuptools import setup  # type: ignore[import-untyped]

    made = copy.deepcopy(list(modules))
    for module in made:
        module.extra_compile_args += flags
        module.extra_link_args += flags
    setup(
        name=NAME,
        packages=[],
        ext_modules=made,
        script_args=["--quiet", "build_ext", "--inplace", "--force", "--parallel", str(os.cpu_count() or 1)],
    )


def _play_to_count() -> None:
    """Play some games of each book with the build that counts, fast ones and such as are looked at."""
    for book in BOOKS:
        for games in (("--games", "60"), ("--games", "3", "--check")):
            asked = ("playout", "python:reference:compiled", "--game", book.replace("_", "-"), *games)
            subprocess.run(
                [sys.executable, "-m", "duelproof", *asked], cwd=HOME.parent, check=True, timeout=HOUR
            )
