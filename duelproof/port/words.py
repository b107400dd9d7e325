"""Sorts of words on cards: each field of an ability that holds a word of the book names its sort.

A book's vocabulary lists the words of each sort (`duelproof.port.vocabulary`).
"""

from typing import Annotated, Any, Literal, get_args

import msgspec

Sort = Literal[
    "trigger", "replaceable event", "action to forbid", "action to permit", "action to require",
    "zone", "destination", "zone to search", "zone for what is found", "slot", "number", "number to change",
    "trait", "keyword", "timing of a card", "timing of an ability", "phase or step", "phase to skip", "role",
    "relation", "type", "supertype", "color", "symbol", "domain", "deed", "name of a move", "cost",
    "selection", "kind of ability", "duration", "delay", "pose", "attachment",
]  # fmt: skip
"""What a word is for."""

MARK = "duelproof-words"
"""The key of a marked field's sort, in msgspec and in its JSON Schema."""


def of(sort: Sort) -> msgspec.Meta:
    """Mark a field, inside ``Annotated``, as one for words of a sort."""
    return msgspec.Meta(extra={MARK: sort}, extra_json_schema={MARK: sort})


TriggerWord = Annotated[str, of("trigger")]
Forbidden = Annotated[str, of("action to forbid")]
Permitted = Annotated[str, of("action to permit")]
Required = Annotated[str, of("action to require")]
Zone = Annotated[str, of("zone")]
Destination = Annotated[str, of("destination")]
Searched = Annotated[str, of("zone to search")]
FoundTo = Annotated[str, of("zone for what is found")]
Slot = Annotated[str, of("slot")]
Number = Annotated[str, of("number")]
ChangedNumber = Annotated[str, of("number to change")]
Trait = Annotated[str, of("trait")]
Keyword = Annotated[str, of("keyword")]
CardTiming = Annotated[str, of("timing of a card")]
AbilityTiming = Annotated[str, of("timing of an ability")]
Skipped = Annotated[str, of("phase to skip")]
Role = Annotated[str, of("role")]
Relation = Annotated[str, of("relation")]
Type = Annotated[str, of("type")]
Supertype = Annotated[str, of("supertype")]
Color = Annotated[str, of("color")]
Symbol = Annotated[str, of("symbol")]
Domain = Annotated[str, of("domain")]
MoveName = Annotated[str, of("name of a move")]
CostWord = Annotated[str, of("cost")]


def sort_of(hint: Any) -> Sort | None:
    """Read the sort of a field's words from its type; None where it holds no words."""
    for part in (*getattr(hint, "__metadata__", ()), *get_args(hint)):
        if isinstance(part, msgspec.Meta) and part.extra is not None and MARK in part.extra:
            sort: Sort = part.extra[MARK]
            return sort
        if (inner := sort_of(part)) is not None:
            return inner
    return None


_HOLDING = (msgspec.Struct, tuple, list)


Parts = list[tuple[str, msgspec.Struct]]
"""All that something consists of, with paths."""


def parts(said: Any, path: str = "", but: type[msgspec.Struct] | None = None) -> Parts:
    """List all that a part of an ability consists of, itself first, with paths (``effect[0].what``).

    What is of the kind ``but`` is left out, with all that it consists of.
    """
    found: Parts = []
    _gather(said, path, but, found)
    return found


def _gather(said: Any, path: str, but: type[msgspec.Struct] | None, found: Parts) -> None:
    if isinstance(said, tuple | list):
        for index, each in enumerate(said):
            if isinstance(each, _HOLDING):
                _gather(each, f"{path}[{index}]", but, found)
    elif isinstance(said, msgspec.Struct) and (but is None or not isinstance(said, but)):
        found.append((path, said))
        for name in said.__struct_fields__:
            value = getattr(said, name)
            if value and isinstance(value, _HOLDING):
                _gather(value, at(path, name), but, found)


def at(path: str, field: str) -> str:
    """Write the path of a field of what is at a path."""
    return f"{path}.{field}" if path else field
