"""A candidate's own words, made safe to show."""

import re

_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def printable(text: str, limit: int = 2000) -> str:
    """Make a text safe for a terminal: control, format and direction characters escaped, long texts cut.

    Line breaks stay.
    """
    cut = text if len(text) <= limit else text[:limit] + " ..."
    return "\n".join(line if line.isprintable() else _with_escapes(line) for line in cut.split("\n"))


def one_line(text: str, limit: int = 400) -> str:
    """Make a text safe for a line of a terminal, as `printable` does; line breaks are escaped too."""
    return printable(text, limit).replace("\n", "\\n")


def _with_escapes(line: str) -> str:
    return "".join(char if char.isprintable() else _escaped(char) for char in line)


def _escaped(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")


def xml_text(text: str) -> str:
    """Make a text safe for XML: characters that XML does not allow are escaped. Markup is not touched."""
    return _NO_XML.sub(lambda found: _escaped(found[0]), text)
