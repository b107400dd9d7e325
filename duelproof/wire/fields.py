"""What would be right in a field that breaks its schema, to be said beside what was wrong."""

import difflib
import re
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from duelproof.port.abilities import Instr
from duelproof.port.vocabulary import INSTRUCTIONS

_PATH: Final = re.compile(r" - at (`key` in )?`(\$[^`]*)`$")
_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")
_VALUE: Final = re.compile(r"Invalid (?:enum )?value (?:'(.*)'|\S+) - at `", re.DOTALL)
_FIELD: Final = re.compile(r"Object contains unknown field `([^`]*)`")
_SHOWN = 12


def offending_field(error: Exception) -> str | None:
    """Return the path of the field that msgspec names in its error (``$.params.viewer``), if it names one."""
    match = _PATH.search(str(error))
    return match[2] if match else None


def explained(error: Exception, message: Any) -> str:
    """Return what msgspec says is wrong with a message of this type, and what would be right there.

    Only words of a closed set and misspelt fields are added; the expected type is named by msgspec itself.
    """
    text = str(error)
    path = offending_field(error) or "$"
    if value := _VALUE.match(text):
        right = _keys(path, message) if " - at `key` in `" in text else _words(path, message)
        given = value[1] or ""
    elif field := _FIELD.match(text):
        right = _fields(path, message)
        given = field[1]
    else:
        return text
    if len(right) > _SHOWN:
        right = difflib.get_close_matches(given, right, n=3)
    return f"{text}; right would be {' or '.join(right)}" if right else text


def _words(path: str, message: Any) -> list[str]:
    """Return the values of a closed set, or the tags, that can stand at a path."""
    *steps, last = _steps(path) or [""]
    words = []
    for parent in _at(steps, message):
        if isinstance(parent, inspect.StructType) and parent.tag_field == last:
            words.append(parent.tag)
        else:
            for kind in _inside(parent, last):
                words += kind.values if isinstance(kind, inspect.LiteralType) else []
    return [str(word) for word in dict.fromkeys(words)]


def _keys(path: str, message: Any) -> list[str]:
    """Return the keys of a closed set that the mapping at a path can have."""
    kinds = [kind.key_type for kind in _at(_steps(path), message) if isinstance(kind, inspect.DictType)]
    return [str(word) for kind in kinds if isinstance(kind, inspect.LiteralType) for word in kind.values]


def _fields(path: str, message: Any) -> list[str]:
    """Return the fields of the object at a path, if only one kind of object can stand there."""
    structs = [kind for kind in _at(_steps(path), message) if isinstance(kind, inspect.StructType)]
    return [field.encode_name for field in structs[0].fields] if len(structs) == 1 else []


def _steps(path: str) -> list[str]:
    return [name or index for name, index in _STEP.findall(path)]


def _at(steps: list[str], message: Any) -> list[inspect.Type]:
    """Return what types can stand at the end of these steps."""
    found = _alternatives(msgspec.inspect.type_info(message))
    for step in steps:
        inside = [inner for kind in found for inner in _inside(kind, step)]
        # Instructions nest in each other: without this each step would multiply their number.
        found = list({id(kind): kind for kind in inside}.values())
    return found


def _inside(kind: inspect.Type, step: str) -> list[inspect.Type]:
    """Return the types that one step leads to: a field, an element of a list, or a value of a mapping."""
    if isinstance(kind, inspect.StructType):
        return [
            inner for field in kind.fields if field.encode_name == step for inner in _alternatives(field.type)
        ]
    if isinstance(kind, inspect.DictType) and step == "...":
        return _alternatives(kind.value_type)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType) and step.isdigit():
        return _alternatives(kind.item_type)
    if isinstance(kind, inspect.TupleType) and step.isdigit() and int(step) < len(kind.item_types):
        return _alternatives(kind.item_types[int(step)])
    return []


@cache
def _described(words: tuple[type, ...]) -> list[inspect.Type]:
    return list(msgspec.inspect.multi_type_info(words))


def _alternatives(kind: inspect.Type) -> list[inspect.Type]:
    if isinstance(kind, inspect.Metadata):
        return _alternatives(kind.type)
    if isinstance(kind, inspect.CustomType) and kind.cls is Instr:
        return _described(tuple(INSTRUCTIONS.values()))
    return list(kind.types) if isinstance(kind, inspect.UnionType) else [kind]
