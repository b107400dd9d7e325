"""Small changes to true data: other types, extreme numbers, odd text, keys dropped, doubled and renamed."""

import json
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

NUMBERS = (0, 1, -1, 2, 3, 7, 99, 1000, 10**6, 10**9, 10**18, -(10**18), 2**63, 2**64, 10**400, 0.5, 1e308)
TEXTS = (
    "", " ", "alice", "bob", "judge", "chance", "none", "\x00", "\u202eabc", "a\nb", "[bold]x[/]", "é",
    "\ud800", "🂡" * 40, "x" * 5000, "<script>alert(1)</script>", "../../etc/passwd", "alice.hand#1", "*",
)  # fmt: skip
DEPTHS = (3, 30, 200)
ABYSS = "nested too deep to be written by json"

Path = tuple[Any, str | int]
"""A place in data: the table or list that holds something, and under which key or number."""


class Pool:
    """What stands under each key of true data, so that a value can become another that fits."""

    def __init__(self) -> None:
        self.values: dict[str, list[Any]] = defaultdict(list)
        self._seen: set[tuple[str, str]] = set()

    def add(self, data: Any, most: int = 400) -> None:
        """Remember the values of some true data."""
        for holder, key in places(data):
            if isinstance(key, str) and len(self.values[key]) < most:
                written = (key, json.dumps(holder[key], sort_keys=True))
                if len(written[1]) < 1000 and written not in self._seen:
                    self._seen.add(written)
                    self.values[key].append(holder[key])

    def one(self, key: str, rng: Random) -> Any:
        """Pick one of the values of a key."""
        return json.loads(json.dumps(rng.choice(self.values[key] or [None])))


def places(data: Any) -> Iterator[Path]:
    """List all places in data, those on the outside first."""
    waiting = [data]
    while waiting:
        holder = waiting.pop()
        keys: Any = holder if isinstance(holder, dict) else range(len(holder))
        for key in keys if isinstance(holder, dict | list) else ():
            yield holder, key
            if isinstance(holder[key], dict | list):
                waiting.append(holder[key])


def changed(data: Any, rng: Random, pool: Pool) -> Any:
    """Change one to three things in a copy of data that is not a plain value."""
    whole = {"": json.loads(json.dumps(data))}
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        spots = list(places(whole))
        holder, key = spots[rng.randrange(len(spots))]
        _change(holder, key, rng, pool)
    return whole[""]


def _change(holder: Any, key: Any, rng: Random, pool: Pool) -> None:
    value = holder[key]
    if isinstance(holder, dict) and key != "" and rng.random() < 0.25:
        _change_key(holder, key, rng, pool)
    elif rng.random() < 0.3 and pool.values.get(str(key)):
        holder[key] = pool.one(str(key), rng)
    elif isinstance(value, dict) and rng.random() < 0.7:
        _change_table(value, rng, pool)
    elif isinstance(value, list) and rng.random() < 0.8:
        _change_list(value, rng)
    elif rng.random() < 0.04:
        holder[key] = _nested(value, rng)
    else:
        holder[key] = _other(value, rng)


def _change_key(holder: dict[str, Any], key: str, rng: Random, pool: Pool) -> None:
    value = holder.pop(key)
    way = rng.randrange(3)
    if way == 1:
        holder[rng.choice(sorted(pool.values) or [key])] = value
    elif way == 2:
        holder[rng.choice((key + "s", key.upper(), "", key[:-1], rng.choice(TEXTS)))] = value


def _change_table(value: dict[str, Any], rng: Random, pool: Pool) -> None:
    way = rng.randrange(4)
    if way == 0 and len(value) > 1:
        one, two = rng.sample(sorted(value), 2)
        value[one], value[two] = value[two], value[one]
    elif way == 1:
        value.clear()
    elif pool.values:
        key = rng.choice(sorted(pool.values))
        value[key] = pool.one(key, rng)


def _change_list(value: list[Any], rng: Random) -> None:
    way = rng.randrange(5)
    if way == 0 or not value:
        value.clear()
    elif way == 1:
        del value[rng.randrange(len(value))]
    elif way == 2:
        value.append(json.loads(json.dumps(rng.choice(value))))
    elif way == 3:
        rng.shuffle(value)
    else:
        value[:] = json.loads(json.dumps(value * rng.choice((2, 3, 40))))


def _nested(value: Any, rng: Random) -> Any:
    """Nest a value deep: in lists, or in itself under one of the keys that nest in true data."""
    if rng.random() < 0.2:
        return ABYSS
    inside = rng.choice(("", "any_of", "none_of", "args", "then", "under", "what", "of", "effect"))
    for _ in range(rng.choice(DEPTHS)):
        if isinstance(value, dict) and inside in ("what", "of"):
            value = {**value, inside: value}
        elif isinstance(value, dict) and inside:
            value = {**value, inside: [value]}
        else:
            value = [value]
    return value


def _other(value: Any, rng: Random) -> Any:
    if isinstance(value, bool):
        return rng.choice((not value, None, 1, "true", []))
    if isinstance(value, int | float) and rng.random() < 0.8:
        return rng.choice((*NUMBERS, value + 1, value - 1, -value))
    if isinstance(value, str) and rng.random() < 0.7:
        return rng.choice((*TEXTS, value + " ", value.upper(), value[::-1], value * 2))
    return rng.choice((None, True, 0, -1, 1.5, "", "x", [], {}, [value], {"x": value}, str(value)))


def written(data: Any, rng: Random) -> bytes:
    """Write data as one line of JSON, now and then damaged as text."""
    text = json.dumps(data, ensure_ascii=rng.random() < 0.5)
    line = text.replace(f'"{ABYSS}"', "[" * 5000 + "]" * 5000).encode("utf-8", "surrogatepass")
    if rng.random() < 0.9:
        return line
    return damaged(line, rng).replace(b"\n", b" ")


def damaged(text: bytes, rng: Random) -> bytes:
    """Change a few bytes of a file or line: one lost, doubled, another, cut off, or a part out of place."""
    at, to = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
    to = min(to, at + rng.choice((1, 1, 4, 40, 4000)))
    odd = rng.choice(
        (b"", b"\xff", b"\x00", b'"', b"{", b"}", b"\n", b"NaN", b"1e999", b"\\ud800", text[at:to])
    )
    return rng.choice((text[:at], text[:at] + odd + text[to:], text[:at] + odd + text[at:], text[at:]))
