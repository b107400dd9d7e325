"""A step's pattern as a sentence for people, ``<who> draws [<many> cards]``, and what its words may be."""

import re
from dataclasses import dataclass, replace
from enum import Enum

from pytest_bdd import parsers

from duelproof.judge.stepbook import StepDefinition

ANYTHING, NUMBER = "...", "a number"

_GROUP = re.compile(r"\(\?P<(?P<name>\w+)>|\(\?:|\(\?(?P<look><?[=!])|\(")
_ANY = re.compile(r"(?:\.|\\[wWDsS]|\[\^?\]?(?:\\.|[^\]\\])*\])(?:[*+]|\{[\d,]*\})?\??")
_DIGITS = re.compile(r"(?:\\d|\[0-9\])(?:[*+]|\{[\d,]*\})?\??")
_QUANTIFIER = re.compile(r"[*+?]\??|\{[\d,]*\}\??")
_FIELD = re.compile(r"\{(?P<name>\w+)(?::(?P<form>[^}]*))?\}")
_NUMBERS = {"d", "n", "g", "f", "e", "x"}
"""The forms of parse's fields that are numbers."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a step: the list of its values, or where there is none its form.

    ``made`` is the name of the converter of its text, if it has one. ``seen`` are words that scenarios say
    for it where anything might be said, those said most first.
    """

    name: str
    form: str = ""
    values: tuple[str, ...] = ()
    optional: bool = False
    made: str = ""
    seen: tuple[str, ...] = ()

    @property
    def says(self) -> str:
        """What it may be, in words."""
        said = ", ".join(self.values) or self.form
        if self.seen:
            said = f"{'' if said == ANYTHING else f'{said}, '}as in: {', '.join(self.seen)}"
        converted = f"; made into {self.made}" if self.made else ""
        return f"{said}{converted}{'; may be left out' if self.optional else ''}"


def sentence_of(definition: StepDefinition) -> tuple[str, list[Parameter]]:
    """Return the sentence of a step, and its parameters in the sentence's order."""
    parser = definition.context.parser
    if isinstance(parser, parsers.re):
        sentence, found = _Reader(definition.pattern).read()
    elif isinstance(parser, parsers.parse):
        sentence = _FIELD.sub(lambda field: f"<{field['name']}>", definition.pattern)
        found = [_field(field["name"], field["form"] or "") for field in _FIELD.finditer(definition.pattern)]
    else:
        sentence, found = definition.pattern, []
    return sentence, [_converted(definition, each) for each in found]


def _field(name: str, form: str) -> Parameter:
    return Parameter(name, NUMBER if form[-1:] in _NUMBERS else form or ANYTHING)


def _converted(definition: StepDefinition, found: Parameter) -> Parameter:
    """Add what a converter makes of a parameter; of an enumeration its members are the values."""
    converter = definition.context.converters.get(found.name)
    if converter is None:
        return found
    values = found.values
    if isinstance(converter, type) and issubclass(converter, Enum):
        values = tuple(str(member.value) for member in converter)
    made = getattr(converter, "__name__", type(converter).__name__)
    return replace(found, values=values, made="" if made == "<lambda>" else made)


class _Reader:
    """Reads a regular expression from left to right."""

    def __init__(self, pattern: str) -> None:
        self._pattern = pattern
        self._at = 0
        self._found: dict[str, Parameter] = {}

    def read(self) -> tuple[str, list[Parameter]]:
        """Return the sentence and the parameters."""
        said, _ = self._alternatives()
        return " | ".join(said), list(self._found.values())

    def _alternatives(self) -> tuple[list[str], bool]:
        """Read up to the end of the group: what may stand there, and whether each is said word for word."""
        said, literal = [""], True
        while self._at < len(self._pattern) and self._pattern[self._at] != ")":
            if self._pattern[self._at] == "|":
                self._at += 1
                said.append("")
            else:
                text, plain = self._piece()
                said[-1] += text
                literal = literal and plain
        return said, literal

    def _piece(self) -> tuple[str, bool]:
        """Read a letter, a class of letters or a group, with what says how often it stands there."""
        if found := self._next(_DIGITS):
            return NUMBER, False
        if found := self._next(_ANY):
            return ANYTHING, False
        if found := self._next(_GROUP):
            return self._group(found)
        escaped = self._pattern[self._at] == "\\"
        letter = self._pattern[self._at + escaped]
        self._at += 1 + escaped
        if letter in "^$" and not escaped:
            return "", True
        often = self._next(_QUANTIFIER)
        return (letter, True) if often is None else (f"[{letter}]" if often[0][0] in "?*" else letter, False)

    def _group(self, begun: re.Match[str]) -> tuple[str, bool]:
        before = set(self._found)
        said, literal = self._alternatives()
        self._at += 1  # the bracket that closes it
        often = self._next(_QUANTIFIER)
        optional = often is not None and often[0][0] in "?*"
        if begun["look"]:
            return "", True
        if begun["name"]:
            several = literal or len(said) > 1
            values = tuple(text.strip() for text in said) if several else ()
            self._found[begun["name"]] = Parameter(begun["name"], "" if several else said[0].strip(), values)
            text = f"<{begun['name']}>"
        else:
            text = said[0] if len(said) == 1 else f"({'|'.join(said)})"
        if optional:
            for name in self._found.keys() - before:
                self._found[name] = replace(self._found[name], optional=True)
        more = " ..." if often is not None and often[0][0] in "*+" else ""
        return (f"[{text}{more}]" if optional else text + more), literal and len(said) == 1 and often is None

    def _next(self, expected: re.Pattern[str]) -> re.Match[str] | None:
        """Read on if this is what comes next."""
        found = expected.match(self._pattern, self._at)
        self._at = found.end() if found else self._at
        return found
