"""What rules are called in our words: ``features/<game>/titles/<language>.toml``.

A rule that has scenarios has its English title in the features. The file for English has the titles of the
others; a file of another language, named by its code (``ja``), has those of all rules. A line is

    "AB-8-4d" = "The player names an attacker"

and a table by edition where the number means different things in the editions. A table ``[sections]`` at its
end has the titles of sections and subsections by their numbers; in English they stand in the numbering.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import children
from duelproof.catalogue.numbering import Numbering
from duelproof.catalogue.toml import converted, line_of, read_toml

ENGLISH = "en"
"""The language of the features."""


@dataclass(frozen=True, slots=True)
class Titles:
    """The titles in one language: of rules by id and edition, of sections and subsections by number."""

    rules: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    parts: Mapping[str, str] = field(default_factory=dict)


def languages_of(folder: Path) -> list[str]:
    """Return the languages in which the rules of a game have titles, English first; ``folder`` is its own."""
    titles = folder / "titles"
    others = [path.stem for path in children(titles) if path.suffix == ".toml"] if titles.is_dir() else []
    return [ENGLISH, *(name for name in others if name != ENGLISH)]


def read_titles(folder: Path, numbering: Numbering, language: str) -> Titles:
    """Return the titles in the file of a language; none if there is no file.

    Raises CatalogueError, naming file, line and rule, when it cannot be read, or titles what is not there.
    """
    file = folder / "titles" / f"{language}.toml"
    if not file.is_file():
        return Titles()
    raw, text = read_toml(file)
    parts = converted(file, raw.pop("sections", {}), text, dict[str, str])
    for number in parts.keys() - numbering.parts.keys():
        place = f"{file}:{line_of(text, ['sections', number])}"
        raise CatalogueError(f"{place}: {numbering.game.title} has no section or subsection {number}.")
    said = converted(file, raw, text, dict[str, str | dict[str, str]])
    for rule_id, title in said.items():
        for mistake in _mistakes(numbering, rule_id, title):
            raise CatalogueError(f"{file}:{line_of(text, [rule_id])}: {rule_id}: {mistake}")
    rules = {
        rule_id: dict.fromkeys(numbering.rules[rule_id].revisions, title) if isinstance(title, str) else title
        for rule_id, title in said.items()
    }
    return Titles(rules, parts)


def _mistakes(numbering: Numbering, rule_id: str, title: str | dict[str, str]) -> Iterator[str]:
    rule = numbering.rules.get(rule_id)
    if rule is None:
        yield f"{numbering.game.title} has no such rule."
        return
    said = title if isinstance(title, dict) else {rule.revisions[-1]: title}
    if strange := [edition for edition in said if edition not in rule.revisions]:
        yield f"it is no rule of edition {', '.join(strange)}, but of {', '.join(rule.revisions)}."
    if not all(text.strip() for text in said.values()):
        yield "its title is empty: it should say what the rule says."
