"""The trial of a clause: a wrong engine of its own.

Each scenario can fail, and still nobody may notice that half of a rule is not obeyed. So for each clause of a
rule a wrong engine is looked for that fails a scenario of this clause and passes all scenarios that are only
about others: somebody who gets nothing but this clause wrong. No two clauses of a rule share one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from duelproof.catalogue.features import Clause, RuleBlock
from duelproof.catalogue.games import Game
from duelproof.catalogue.proofs import ClauseProof, Proofs, clause_hash, clause_id
from duelproof.proof.fingerprint import clause_code
from duelproof.proof.misreadings import WrongEngine
from duelproof.proof.mutants import Mutant
from duelproof.proof.stage import stage
from duelproof.proof.trials import WAYS, Found, Trial, Way, known_first, of_rules


@dataclass(slots=True)
class ListedRule:
    """A rule with a list of clauses, and its scenarios, by their numbers among all trials."""

    game: Game
    block: RuleBlock
    trials: list[int]

    @property
    def names(self) -> list[str]:
        """The names of its clauses."""
        return [clause_id(self.block, clause) for clause in self.block.clauses]


def listed_rules(trials: Sequence[Trial]) -> list[ListedRule]:
    """Find the rules with lists whose scenarios these are."""
    found: dict[int, ListedRule] = {}
    for at, trial in enumerate(trials):
        block = trial.item.case.text.block
        if block is not None and block.clauses:
            rule = found.setdefault(id(block), ListedRule(trial.item.folder.game, block, []))
            rule.trials.append(at)
    return list(found.values())


def changed_clauses(rule: ListedRule, trials: Sequence[Trial], known: Proofs) -> Iterator[str]:
    """Name the clauses of a rule whose record does not hold."""
    items = [trials[at].item for at in rule.trials]
    for clause in rule.block.clauses:
        record = known.of_clause(rule.block, clause)
        if record is None or not (record.passed or known.excepts_clause(record)):
            yield clause_id(rule.block, clause)
        elif record.code != clause_code(items, record.kill):
            yield record.clause


def try_clauses(numbers: Sequence[int]) -> tuple[str, list[ClauseProof]]:
    """Look for a wrong engine for each clause of the rule whose scenarios have these numbers.

    Returns:
        The game, and the proofs.
    """
    trials = [stage().trials[at] for at in numbers]
    item = trials[0].item
    game, block = item.folder.game.id, item.case.text.block
    assert block is not None
    records = stage().known[game].clauses
    kills = {}
    for clause in block.clauses:
        record = records.get(clause_id(block, clause))
        wrongs = Found(_wrongs(game, trials, clause, record.kill if record else ""))
        kills[clause.name] = Found(_own_mistakes(trials, clause, wrongs))
    own = matched(kills)
    return game, [_proof(block, clause, trials, own.get(clause.name, "")) for clause in block.clauses]


def matched(kills: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """Give each clause one of its wrong engines, none to two, and to as many clauses as possible."""
    owners: dict[str, str] = {}

    def gets_one(clause: str, asked: set[str]) -> bool:
        for kill in kills[clause]:
            if kill not in asked:
                asked.add(kill)
                if kill not in owners or gets_one(owners[kill], asked):
                    owners[kill] = clause
                    return True
        return False

    for clause in kills:
        gets_one(clause, set())
    return {clause: kill for kill, clause in owners.items()}


def _proof(block: RuleBlock, clause: Clause, trials: list[Trial], kill: str) -> ClauseProof:
    code = clause_code([trial.item for trial in trials], kill)
    why = "" if kill else "no wrong engine of its own fails its scenarios and passes the rule's others"
    return ClauseProof(clause_id(block, clause), clause_hash(block, clause), code, kill, why)


def _is_about(trial: Trial, clause: Clause) -> bool:
    return clause.name in trial.item.case.text.clauses


def _wrongs(game: str, trials: list[Trial], clause: Clause, known: str) -> Iterator[Mutant | WrongEngine]:
    """Find who may get it wrong: who is ``known`` to, misreadings, which say what they mistake, mutants."""
    code, rules = stage().code[game], trials[0].item.rules
    misread = of_rules(stage().misread[game], rules)
    return known_first((known,), code, misread, rules, [misread, _mutants(game, trials, clause)])


def _mutants(game: str, trials: list[Trial], clause: Clause) -> Iterator[Mutant]:
    """Find the mutants of the rule's code that a scenario of the clause comes by, each once."""
    about = [trial for trial in trials if _is_about(trial, clause)]
    found = (mutant for trial in about for mutant in trial.candidates(stage().code[game]))
    yield from {mutant.name: mutant for mutant in found}.values()


def _own_mistakes(
    trials: list[Trial], clause: Clause, wrongs: Iterable[Mutant | WrongEngine]
) -> Iterator[str]:
    """Name the wrong engines that this clause's scenarios notice, and no others of the rule."""
    about = [trial for trial in trials if _is_about(trial, clause)]
    others = [trial for trial in trials if not _is_about(trial, clause)]
    for wrong in wrongs:
        if any(_is_noticed_alone(wrong, about, others, way) for way in WAYS):
            yield wrong.name


def _is_noticed_alone(
    wrong: Mutant | WrongEngine, about: Sequence[Trial], others: Sequence[Trial], way: Way
) -> bool:
    with way():
        noticed = any(trial.killed_by(wrong) for trial in about)
        return noticed and all(_passes(trial, wrong) for trial in others)


def _passes(trial: Trial, wrong: Mutant | WrongEngine) -> bool:
    run = trial.on(wrong)
    return run is not None and run.error is None
