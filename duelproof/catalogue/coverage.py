"""Which rules have scenarios, per document and revision."""

from dataclasses import dataclass
from pathlib import Path

from duelproof.catalogue.code import embodiments
from duelproof.catalogue.features import FeatureText, RuleBlock, features_of
from duelproof.catalogue.games import Game
from duelproof.catalogue.numbering import Numbering
from duelproof.catalogue.proofs import proven_clauses, proven_rules, read_proofs, said_by


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rules of one revision of a book, in its order, each in one of four lists.

    ``covered`` and ``uncovered`` are behavioural rules with and without a scenario; ``lead_in`` and
    ``informative`` give a reason for each. ``proven`` are the covered rules of which every scenario
    passed the three trials of ``duelproof prove`` as it is now, ``coded`` those that lead to code of the
    reference engine. ``clauses`` are what the covered rules say: one thing where a rule has no list of it;
    ``clauses_proven`` those of which `duelproof prove` knows a wrong engine that no other's scenarios notice.
    ``to_review`` are the rules whose wording is another than their scenarios were written for.
    """

    game: str
    revision: str
    covered: tuple[str, ...]
    proven: tuple[str, ...]
    coded: tuple[str, ...]
    lead_in: dict[str, str]
    informative: dict[str, str]
    uncovered: tuple[str, ...]
    clauses: tuple[str, ...]
    clauses_proven: tuple[str, ...]
    to_review: tuple[str, ...]

    def as_data(self, *, ids: bool) -> dict[str, object]:
        """Return the counts as plain data, with the ids where wanted."""
        data: dict[str, object] = {
            "game": self.game,
            "revision": self.revision,
            "rules": sum(map(len, (self.covered, self.uncovered, self.lead_in, self.informative))),
            "covered": len(self.covered),
            "proven": len(self.proven),
            "coded": len(self.coded),
            "lead_in": len(self.lead_in),
            "informative": len(self.informative),
            "uncovered": len(self.uncovered),
            "clauses": len(self.clauses),
            "clauses_proven": len(self.clauses_proven),
            "to_review": len(self.to_review),
        }
        if ids:
            data["ids"] = {
                "covered": self.covered,
                "proven": self.proven,
                "without_code": tuple(each for each in self.covered if each not in self.coded),
                "lead_in": self.lead_in,
                "informative": self.informative,
                "uncovered": self.uncovered,
                "to_review": self.to_review,
                "clauses_unproven": tuple(each for each in self.clauses if each not in self.clauses_proven),
            }
        return data


def revisions_of(block: RuleBlock, numbering: Numbering) -> tuple[str, ...]:
    """Return the revisions of a block, oldest first: those its tags name, else all with one of its rules."""
    if block.revisions:
        return tuple(name for name in numbering.game.revisions if name in block.revisions)
    rules = [numbering.rules[name] for name in block.ids if name in numbering.rules]
    return tuple(name for name in numbering.game.revisions if any(name in rule.texts for rule in rules))


def coverage(
    numbering: Numbering,
    features: list[FeatureText],
    proven: frozenset[str] = frozenset(),
    coded: frozenset[str] = frozenset(),
    noticed: frozenset[str] = frozenset(),
) -> list[Coverage]:
    """Return the coverage of each revision of a book, newest first.

    Args:
        proven: the rules all of whose scenarios are proven.
        coded: the rules that lead to code of the reference engine.
        noticed: the clauses that are proven.
    """
    blocks = [block for feature in features for block in feature.blocks if block.scenarios]
    names = reversed(numbering.game.revisions)
    return [_of_revision(numbering, blocks, name, proven, coded, noticed) for name in names]


def _of_revision(
    numbering: Numbering,
    blocks: list[RuleBlock],
    revision: str,
    proven: frozenset[str],
    coded: frozenset[str],
    noticed: frozenset[str],
) -> Coverage:
    blocks = [block for block in blocks if revision in revisions_of(block, numbering)]
    shown = {name for block in blocks for name in block.ids}
    covered: list[str] = []
    uncovered: list[str] = []
    lead_in: dict[str, str] = {}
    informative: dict[str, str] = {}
    for rule in numbering.of(revision):
        kind = rule.kind(revision)
        if kind == "informative":
            informative[rule.id] = rule.reason
        elif kind == "behavioural":
            (covered if rule.id in shown else uncovered).append(rule.id)
        else:
            lead_in[rule.id] = rule.reason
    clauses = tuple(name for block in blocks for name in said_by(block))
    return Coverage(
        game=numbering.game.id,
        revision=revision,
        covered=tuple(covered),
        proven=tuple(name for name in covered if name in proven),
        coded=tuple(name for name in covered if name in coded),
        lead_in=lead_in,
        informative=informative,
        uncovered=tuple(uncovered),
        clauses=clauses,
        clauses_proven=tuple(name for name in clauses if name in noticed),
        to_review=tuple(rule.id for rule in numbering.of(revision) if rule.texts[revision].review),
    )


def coverage_of(game: Game, numbering: Numbering, folder: Path) -> list[Coverage]:
    """Return the coverage of a game's book by the feature files in a folder.

    Raises CatalogueError when one of them cannot be read.
    """
    features = features_of(game, folder)
    places = embodiments(game, folder.parent.parent)
    coded = frozenset(rule for place in places for rule in place.rules)
    proofs = read_proofs(folder)
    proven = proven_rules(features, proofs)
    return coverage(numbering, features, proven, coded, proven_clauses(features, proofs, proven))
