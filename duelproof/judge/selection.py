"""Which scenarios to run, checked against the books before anything is started."""

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.features import FeatureText, read_feature, rule_id
from duelproof.catalogue.fixed import read_bytes
from duelproof.catalogue.games import Game, game, game_of, games_in
from duelproof.catalogue.numbering import Numbering, read
from duelproof.judge.guards import nearest_ids

FEW = 5
"""So many scenarios of a selection are named one by one; more are counted."""

_TAG = re.compile(r"@\S+")


class NothingSelected(CatalogueError):
    """No scenario matches the selection."""


@dataclass(slots=True)
class Suite:
    """The folder that holds ``features`` and ``steps``, and what has been read from it."""

    root: Path
    _numberings: dict[str, Numbering] = field(default_factory=dict)
    _texts: dict[Path, FeatureText] = field(default_factory=dict)

    @property
    def features(self) -> Path:
        """The folder of the feature files."""
        return self.root / "features"

    def folder(self, wanted: Game) -> Path:
        """Return the folder of a game."""
        return self.features / wanted.package

    @property
    def games(self) -> tuple[Game, ...]:
        """The games that it has. Raises CatalogueError when the file of one is wrong."""
        return games_in(self.root)

    def game(self, name: str) -> Game:
        """Return the game with this id. Raises CatalogueError when it has no such game."""
        return game(name, self.games)

    def game_of(self, rule_id: str) -> Game:
        """Return the game that a rule id belongs to. Raises CatalogueError when it has no such game."""
        return game_of(rule_id, self.games)

    def numbering(self, wanted: Game) -> Numbering:
        """Return a game's rules. Raises CatalogueError when the file is missing or wrong."""
        if wanted.id not in self._numberings:
            self._numberings[wanted.id] = read(wanted, self.folder(wanted) / "numbering.toml")
        return self._numberings[wanted.id]

    def texts(self, wanted: Game) -> list[FeatureText]:
        """Return a game's feature files. Raises CatalogueError when one of them cannot be read."""
        return [self.text(wanted, path) for path in sorted(self.folder(wanted).rglob("*.feature"))]

    def text(self, wanted: Game, path: Path) -> FeatureText:
        """Return a feature file of a game. Raises CatalogueError when it cannot be read."""
        if path not in self._texts:
            self._texts[path] = read_feature(path, wanted)
        return self._texts[path]

    def ids(self, games: Iterable[Game]) -> list[str]:
        """Return the ids of all scenarios of these games. Raises CatalogueError like `texts`."""
        return [
            case.id
            for each in games
            for text in self.texts(each)
            for scenario in text.scenarios
            for case in scenario.cases()
        ]


@dataclass(frozen=True, slots=True)
class Selection:
    """What was asked for; an empty part asks for everything."""

    games: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    revision: str | None = None
    profile: str | None = None
    scenarios: tuple[str, ...] = ()

    def __str__(self) -> str:
        parts = [f"--game {name}" for name in self.games]
        parts += [f"--rule {name}" for name in self.rules]
        parts += [f"--section {name}" for name in self.sections]
        parts += [f"--revision {self.revision}"] if self.revision else []
        parts += [f"--profile {self.profile}"] if self.profile else []
        if len(self.scenarios) > FEW:
            digest = hashlib.sha256("\n".join(sorted(self.scenarios)).encode()).hexdigest()[:8]
            parts.append(f"{len(self.scenarios):,} scenarios ({digest})")
        else:
            parts += [f"--scenario {name}" for name in self.scenarios]
        return " ".join(parts)

    def check(self, suite: Suite) -> list[Game]:
        """Return the games that have what was asked for.

        Raises CatalogueError when a game, rule, section or revision is not in the books.
        """
        if not suite.games:
            raise CatalogueError(f"The suite at {suite.root} has no rules of any game.")
        games = [suite.game(name) for name in self.games] or list(suite.games)
        if self.rules:
            games = [each for each in games if any(rule_id(name, each.prefix) for name in self.rules)]
        self._check_games(suite)
        for name in self.rules:
            self._check_rule(name, games, suite)
        for name in self.sections:
            _check_section(name, games, suite)
        if self.revision and not any(self.revision in each.revisions for each in games):
            known = ", ".join(f"{revision} ({each.id})" for each in games for revision in each.revisions)
            raise CatalogueError(f"No book has the revision {self.revision!r}; there are {known}.")
        return games

    def wants(
        self, scenario: str, rules: Sequence[str], revisions: Sequence[str], numbering: Numbering
    ) -> bool:
        """Tell whether a scenario of these rules, for these revisions, was asked for, in its game."""
        first, *_ = here = [numbering.rule(rule) for rule in rules]
        places = {first.section, *(rule.subsection for rule in here)}
        return (
            (not self.scenarios or scenario in self.scenarios)
            and (not self.rules or not set(rules).isdisjoint(self.rules))
            and (not self.sections or not places.isdisjoint(self.sections))
            and (self.revision is None or self.revision in revisions)
        )

    def _check_games(self, suite: Suite) -> None:
        """Check that no rule or scenario was asked for with another game than its own."""
        for option, name in [*product(["--rule"], self.rules), *product(["--scenario"], self.scenarios)]:
            owner = next((each for each in suite.games if rule_id(name, each.prefix)), None)
            if self.games and owner is not None and owner.id not in self.games:
                raise NothingSelected(
                    f"{option} {name} is of {owner.title}, which --game leaves out: "
                    f"add --game {owner.id}, or name no game."
                )

    def _check_scenarios(self, games: list[Game], suite: Suite) -> None:
        known = suite.ids(games) if self.scenarios else []
        for name in sorted(set(self.scenarios).difference(known)):
            near = nearest_ids(name, known)
            hint = f"the nearest are {', '.join(near)}" if near else "none has a similar id"
            raise NothingSelected(f"There is no scenario {name}; {hint}.")

    def _check_rule(self, name: str, games: list[Game], suite: Suite) -> None:
        owner = next((each for each in games if rule_id(name, each.prefix)), None)
        if owner is None:
            ids = [rule for each in suite.games for rule in suite.numbering(each).rules]
            raise NothingSelected(f"No scenario matches --rule {name}; {_nearest(name, ids)}.")
        if name not in suite.numbering(owner).rules:
            raise NothingSelected(
                f"No scenario matches --rule {name}, for {owner.title} has no such rule; "
                f"{_nearest(name, suite.numbering(owner).rules)}."
            )

    def files(self, suite: Suite, games: list[Game]) -> list[Path]:
        """Return the files and folders to collect: for rules and scenarios the feature files that name them.

        Raises NothingSelected when no feature file does, and for a scenario that there is not.
        """
        self._check_scenarios(games, suite)
        names = self.rules or tuple({name.partition("/")[0] for name in self.scenarios})
        if not names:
            whole = not self.games and games == list(suite.games)
            return [suite.features] if whole else [suite.folder(each) for each in games]
        wanted = {f"@{name}" for name in names}
        found: dict[Path, str] = {}
        for each in games:
            for path in sorted(suite.folder(each).rglob("*.feature")):
                found[path] = read_bytes(path).decode("utf-8", "replace")
        chosen = [path for path, text in found.items() if not wanted.isdisjoint(_TAG.findall(text))]
        if not chosen:
            tags = {tag[1:] for text in found.values() for tag in _TAG.findall(text)}
            ids = [tag for tag in sorted(tags) if any(rule_id(tag, each.prefix) for each in games)]
            reasons = "".join(self._why_not(name, suite, games) for name in self.rules)
            asked = " ".join(f"--rule {name}" for name in self.rules)
            raise NothingSelected(f"No scenario matches {asked}{reasons}; {_nearest(self.rules[0], ids)}.")
        return chosen

    def _why_not(self, name: str, suite: Suite, games: list[Game]) -> str:
        owner = next(each for each in games if rule_id(name, each.prefix))
        rule = suite.numbering(owner).rule(name)
        return "" if rule.kind() == "behavioural" else f" ({name} is {rule.kind()}: {rule.reason})"


def _check_section(name: str, games: list[Game], suite: Suite) -> None:
    known = []
    for each in games:
        numbering = suite.numbering(each)
        parts = [part.number for section in numbering.sections.values() for part in section.subsections]
        known += [*numbering.sections, *parts]
    if name not in known:
        raise NothingSelected(f"No scenario matches --section {name}; {_nearest(name, known)}.")


def _nearest(name: str, known: Iterable[str]) -> str:
    near = nearest_ids(name, known)
    return f"nearest: {', '.join(near)}" if near else "no rule or section with scenarios is called like it"
