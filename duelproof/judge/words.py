"""Choices and events of a failure in words, with the names of the cards beside their refs.

They are read from plain data that a candidate may have made up, so nothing about its form is assumed: what
does not match the port is shown as JSON.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

SAID = 120
"""The most characters of what was expected or seen that a message tells; the detail has all."""

LEFT_OUT = "..."
"""What stands for a name, or for a number, where only the rest matters."""

_WITH_DIGITS = re.compile(r"[\w.#/-]*\d[\w.#/-]*")
_QUOTED = re.compile(r'"([^"]+)"')

_OPTION = ("verb", "card", "object", "player", "value", "from", "place", "target", "as")
_EVENT = ("seq", "batch", "kind", "cause", "player", "card", "cards", "from", "to")


def card_names(detail: dict[str, Any]) -> dict[str, str]:
    """Return the names of the cards in the views of a failure's detail, by ref."""
    names: dict[str, str] = {}
    for view in (detail.get("before"), detail.get("after")):
        for card in _cards(view):
            if isinstance(card.get("ref"), str) and isinstance(card.get("name"), str):
                names[card["ref"]] = card["name"]
    return names


def _cards(view: object) -> Iterator[dict[str, Any]]:
    """Yield everything that looks like a card in a view."""
    if isinstance(view, dict):
        if "handle" in view:
            yield view
        for part in view.values():
            yield from _cards(part)
    elif isinstance(view, list | tuple):
        for part in view:
            yield from _cards(part)


def counted(number: int, name: str) -> str:
    """Return a number with its noun: ``1 rule``, ``2,000 rules``."""
    return f"{number:,} {noun(number, name)}"


def noun(number: int, one: str) -> str:
    """Return a noun as it stands beside a number: ``rule`` beside 1, else ``rules``."""
    return one if number == 1 else f"{one}s"


def in_general(message: str, names: Iterable[str] = ()) -> str:
    """Return a message with these names left out, and whatever has a digit: ids, handles, numbers."""
    for name in sorted(names, key=len, reverse=True):
        message = message.replace(name, LEFT_OUT)
    return _WITH_DIGITS.sub(LEFT_OUT, message)


def quoted_in(text: str) -> list[str]:
    """Return what a step puts in quotes, as it does names of cards."""
    return _QUOTED.findall(text)


def compared(expected: object, seen: object) -> str:
    """Tell what was expected and what was seen: ``expected: exhausted; seen: ready``."""
    return f"expected: {value_words(expected)}; seen: {value_words(seen)}"


def value_words(value: object) -> str:
    """Return plain data in words, a long one cut."""
    said = _value(value)
    return said if len(said) <= SAID else f"{said[:SAID]} ..."


def _value(value: object) -> str:
    match value:
        case None | [] | "":
            return "nothing"
        case bool():
            return "yes" if value else "no"
        case str():
            return value
        case {"not": rest, **more} if not more:
            return f"not {_value(rest)}"
        case {"answer": str() as answer, "code": str() as code}:
            return f"{answer}: {code}"
        case {"answer": str() as answer, **more} if not more:
            return answer
        case {"by": _, "decision": _}:
            return choice_words(value, {})
        case [*parts]:
            return ", ".join(map(_value, parts))
    return as_json(value)


def choice_words(entry: object, names: dict[str, str]) -> str:
    """Describe a choice of the trace, or a choice with its answer: ``alice: attack "Ember Recruit" (c1)``."""
    parts = choice_parts(entry, names)
    return f"{parts['by']}: {parts['said']}{_answer(parts)}" if "by" in parts else parts["said"]


def choice_parts(entry: object, names: dict[str, str]) -> dict[str, str]:
    """Return a choice in parts: ``by`` whom, what was ``said``, and ``answer`` and ``why`` if it was refused.

    One that does not match the port is only ``said``, as JSON.
    """
    try:
        return _choice(entry, names)
    except (AttributeError, KeyError, TypeError, ValueError):
        return {"said": as_json(entry)}


def event_words(event: object, names: dict[str, str]) -> str:
    """Describe an event: ``moved "Ember Recruit" (c1) from alice.hand to alice.attack.1 [batch 3]``."""
    try:
        return _event(event, names)
    except (AttributeError, KeyError, TypeError, ValueError):
        return as_json(event)


def _choice(entry: Any, names: dict[str, str]) -> dict[str, str]:
    choice, answer = entry.get("choice", entry), entry.get("answer")
    if "pick" in choice:
        said = ", ".join(_option(option, names) for option in choice["pick"]) or "nothing"
    elif "order" in choice:
        said = "in this order: " + ", ".join(_option(option, names) for option in choice["order"])
    elif "divide" in choice:
        said = "divide: " + ", ".join(f"{_option(option, names)} {n}" for option, n in choice["divide"])
    elif "number" in choice or "name" in choice:
        said = str(choice.get("number", choice.get("name")))
    else:
        [name] = [name for name in ("whatever", "concede", "take_back") if choice.get(name)]
        said = name.replace("_", " ")
    return {"by": str(choice["by"]), "said": said} | _answered(answer)


def _answered(answer: Any) -> dict[str, str]:
    if not answer:
        return {}
    if answer["answer"] == "refused":
        why = ", ".join(str(answer[name]) for name in ("code", "reason") if answer.get(name))
        return {"answer": "refused", "why": why}
    return {"answer": "rewound"} if answer.get("rewound") else {}


def _answer(parts: dict[str, str]) -> str:
    if "answer" not in parts:
        return ""
    return f"  [{parts['answer']}{': ' + parts['why'] if parts.get('why') else ''}]"


def _option(option: Any, names: dict[str, str]) -> str:
    if set(option) - set(_OPTION):
        return as_json(option)
    parts = [str(option[name]) for name in ("verb",) if name in option]
    parts += [_named(option[name], names) for name in ("card", "object", "player") if name in option]
    parts += [str(option["value"])] if "value" in option else []
    parts += [f"from {_place(option['from'])}"] if "from" in option else []
    parts += [f"to {_place(option['place'])}"] if "place" in option else []
    parts += [f"-> {_named(option['target'], names)}"] if "target" in option else []
    parts += [f"as {option['as']}"] if "as" in option else []
    return " ".join(parts)


def _event(event: Any, names: dict[str, str]) -> str:
    cause = event["cause"]
    parts = [event["kind"], event.get("player"), *([_named(event["card"], names)] if "card" in event else [])]
    parts += [_named(card, names) for card in event.get("cards", ())]
    parts += [f"from {_place(event['from'])}"] if "from" in event else []
    parts += [f"to {_place(event['to'])}"] if "to" in event else []
    parts += [f"{name} {_part(value, names)}" for name, value in event.items() if name not in _EVENT]
    why = ", ".join([f"by {cause['by']}", *(_named(cause[key], names) for key in cause if key != "by")])
    return " ".join([*(str(part) for part in parts if part), f"({why})", f"[batch {event['batch']}]"])


def _part(value: object, names: dict[str, str]) -> str:
    return _named(value, names) if isinstance(value, str) else as_json(value)


def _named(ref: object, names: dict[str, str]) -> str:
    return f'"{names[ref]}" ({ref})' if isinstance(ref, str) and ref in names else str(ref)


def _place(place: Any) -> str:
    return ".".join(place[name] for name in ("seat", "zone", "slot") if name in place)


def as_json(value: object) -> str:
    """Return a value as one line of JSON."""
    try:
        return msgspec.json.encode(value, enc_hook=repr).decode()
    except UnicodeEncodeError:  # half of a surrogate pair
        return repr(value)
