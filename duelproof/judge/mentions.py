"""Which cards a message of the port names, in whatever string of it, keys included.

A message is searched as the bytes that go over the wire: no field can be forgotten, and it is fast.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from string import digits

import msgspec

from duelproof.port import Ref
from duelproof.wire.faults import EngineFault, described

_ENCODER = msgspec.json.Encoder()
_FEW = 8
"""Refs with no more beginnings than these are searched for by one pattern."""

_BEFORE = (r"[\w#.-]", r'"slot":"', r'"at":"')
"""What does not stand before a ref: it is a part of a word, or of a slot or handle, as a square (``c3``)."""


def encoded(message: object) -> bytes:
    """Return a message of the port as bytes.

    Raises EngineFault for one that an engine in this process has made up and that is no JSON.
    """
    try:
        return _ENCODER.encode(message)
    except (TypeError, ValueError, RecursionError) as error:
        kind = type(message).__name__
        raise EngineFault("protocol", f"A {kind} of the engine is no message: {described(error)}.") from None


def spelt(text: str) -> bytes:
    """Return a text as it stands between the quotes of JSON."""
    return _ENCODER.encode(text)[1:-1]


def mentioned(text: bytes, refs: frozenset[Ref]) -> set[Ref]:
    """Return those of the refs that stand anywhere in an encoded message, as words of their own."""
    pattern = _like(refs)
    if pattern is None:
        return {ref for ref in refs if spelt(ref) in text and re.search(_alone(ref), text) is not None}
    return {ref for match in pattern.findall(text) if (ref := match.decode()) in refs}


@lru_cache(maxsize=4)
def _like(refs: frozenset[Ref]) -> "re.Pattern[bytes] | None":
    """Return a pattern for refs with few beginnings and a number after each; None where there are many."""
    beginnings = frozenset(ref.rstrip(digits) for ref in refs)
    return None if len(beginnings) > _FEW or "" in beginnings else _beginning_with(beginnings)


@lru_cache(maxsize=64)
def _beginning_with(words: frozenset[str]) -> "re.Pattern[bytes]":
    each = "|".join(_begun(word) for word in sorted(words, reverse=True))
    return re.compile(f"((?:{each})[0-9]*)(?![\\w-])".encode())


def _begun(word: str) -> str:
    """Return a pattern for a word that nothing stands before; it begins with the word, which is fast."""
    said = re.escape(spelt(word).decode())
    return said + "".join(f"(?<!{before}{said})" for before in _BEFORE)


def _alone(ref: Ref) -> bytes:
    """Return a pattern for a ref; of one that is a number, for the text that is nothing else."""
    if ref.isdigit():
        return f'(?<!"slot":)(?<!"at":)"{ref}"'.encode()
    return f"{_begun(ref)}(?![\\w-])".encode()


def names_in(text: bytes, secret: Iterable[str], known: Iterable[str]) -> set[str]:
    """Return those of the secret names that stand in an encoded message, and not as a part of a known name.

    A single word in small letters is left out: the port itself may use it.
    """
    return {
        name
        for name in secret
        if spelt(name) in text and _is_a_name(name) and _stands_outside(text.decode(), name, known)
    }


def _is_a_name(name: str) -> bool:
    return bool(name.strip()) and not (name.isascii() and name.islower() and " " not in name)


def _stands_outside(text: str, name: str, known: Iterable[str]) -> bool:
    """Tell whether a name stands in a text as words of their own, outside the known names."""
    longer = sorted((other for other in known if name in other and name != other), key=len, reverse=True)
    for other in longer:
        text = text.replace(spelt(other).decode(), "")
    return re.search(rf"(?<!\w){re.escape(spelt(name).decode())}(?!\w)", text) is not None
