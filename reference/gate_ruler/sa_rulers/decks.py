"""Appendix A: what rulers say of decks besides numbers, and of cards prepared beside the deck."""

from collections import Counter
from collections.abc import Mapping

from duelproof.port import CardSpec, Seat
from duelproof.port.cards import Traits
from reference.gate_ruler.editions import rule
from reference.gate_ruler.sa_rulers.rulers import WITH_RESOURCES, RulerRules
from reference.gate_ruler.state import GateGame
from reference.kernel.book import Illegal

Fault = tuple[str, str]
"""The id of a rule of deck construction that is broken, and how it is."""


def refuse_decks_for(faults: list[Fault]) -> None:
    """Refuse a deck, or what is brought beside it, for the first fault if there is one.

    Raises:
        Illegal: with the rule that is broken and how.
    """
    if faults:
        broken, reason = faults[0]
        raise Illegal("illegal-deck", reason, broken)


@rule("A-K-11", also=(*WITH_RESOURCES,))
def wrong_resources(game: GateGame, seat: Seat) -> list[Fault]:
    """A ruler says how many resource cards are prepared beside the deck."""
    rules = game.rules[seat]
    brought = len(game.prepared[seat])
    if brought == rules.resources:
        return []
    return [(rules.rule, f"{rules.resources} resource cards are prepared beside the deck, not {brought}")]


@rule("A-WMA-2020", also=("A-WMB-2020",))
def crowded_factions(rules: RulerRules, deck: list[Traits]) -> list[Fault]:
    """World Masters allow only so many cards of each faction."""
    most = rules.deck.per_faction
    if most is None:
        return []
    return [
        (rules.rule, f"{count} cards are of faction {faction!r}, at most {most} are allowed")
        for faction, count in Counter(f for traits in deck for f in traits.colors).items()
        if count > most
    ]


@rule("A-WMA-2020", also=("2-16b-1", "A-WMB-2020"))
def uncollected(rules: RulerRules, deck: list[Traits], known: Mapping[str, CardSpec]) -> list[Fault]:
    """World Masters allow certain collector numbers only, or cards whose name has one of them."""
    starts = rules.deck.collector
    if not starts:
        return []
    printed = [face.traits for spec in known.values() for face in spec.faces]
    allowed = {t.name for t in printed if isinstance(t.collector, str) and t.collector.startswith(starts)}
    return [
        (rules.rule, f"the collector number of {traits.name!r} does not start with {' or '.join(starts)}")
        for traits in deck
        if traits.name not in allowed
    ]
