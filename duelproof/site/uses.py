"""Which scenarios use which cards: those whose steps or tables name them in quotes."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from duelproof.catalogue.features import FeatureText, RuleBlock, ScenarioText
from duelproof.catalogue.numbering import Numbering, Rule
from duelproof.judge.words import quoted_in
from duelproof.site.addresses import scenario_page


@dataclass(frozen=True, slots=True)
class Use:
    """A scenario that uses a card: its rule, the block it stands in, its name, and where its page has it."""

    rule: Rule
    block: RuleBlock
    name: str
    page: str


def uses_of(
    features: Iterable[FeatureText], numbering: Numbering, cards: Mapping[str, str]
) -> dict[str, list[Use]]:
    """Return the scenarios that use each card, in the order of the book's rules.

    ``cards`` has the card's name for each name that it goes by; a card that no scenario uses is left out.
    """
    found: dict[str, list[Use]] = defaultdict(list)
    for block in _blocks(features, numbering):
        rule = numbering.rules[block.ids[0]]
        for scenario in block.scenarios:
            use = Use(rule, block, scenario.name, scenario_page(numbering.game, rule, scenario.name))
            for card in {cards[name]: None for name in _quoted(scenario) if name in cards}:
                found[card].append(use)
    return dict(found)


def _blocks(features: Iterable[FeatureText], numbering: Numbering) -> list[RuleBlock]:
    """Return the blocks that stand on pages, in the order of the book's rules."""
    place = {rule_id: at for at, rule_id in enumerate(numbering.rules)}
    blocks = [block for feature in features for block in feature.blocks]
    known = [block for block in blocks if block.ids and block.ids[0] in place]
    return sorted(known, key=lambda block: place[block.ids[0]])


def _quoted(scenario: ScenarioText) -> Iterator[str]:
    """Yield what a scenario has in quotes, with the values of each row put in where it is an outline."""
    for case in scenario.cases():
        for step in case.render().steps:
            yield from quoted_in(" ".join(step.name.split()))
            for row in step.datatable.raw() if step.datatable else []:
                for cell in row:
                    yield from quoted_in(" ".join(str(cell).split()))
