"""The edition of the book that is played, and the marks for what embodies its rules."""

from dataclasses import dataclass

from reference.kernel.rules import declaring, marker

rule = marker("GR")
embodies = declaring("GR")


@dataclass(frozen=True, slots=True)
class Edition:
    """What one edition says where editions differ; there is only one, so it has nothing but its name.

    Args:
        name: the edition's id on the port.
    """

    name: str


EDITIONS = {edition.name: edition for edition in (Edition("1.1.2"),)}
"""The editions by name, the oldest first."""
