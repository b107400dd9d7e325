"""Appendix A: what rulers say of decks besides numbers, and of cards prepared beside the deck."""

from collections import Counter
from collections.abc import Mapping

from duelproof.port import CardSpec, Seat
from duelproof.port.cards import Traits
from reference.gate_ruler.editions import rule
from reference.gate_ruler.sa_rulers.rulers import WITH_RESOURCES, RulerRules
from reference.gate_ruler.state import GateGame
from reference.kernel.book import Illegal


def broken(*, rule: str, reason: str) -> Illegal:
    """A rule of deck construction is broken, and how."""
    return Illegal("illegal-deck", reason, rule)


@rule("A-K-11", also=(*WITH_RESOURCES,))
def check_resources(game: GateGame, seat: Seat) -> None:
    """A ruler says how many resource cards are prepared beside the deck."""
    rules = game.rules[seat]
    brought = len(game.prepared[seat])
    if brought != rules.resources:
        reason = f"{rules.resources} resource cards are prepared beside the deck, not {brought}"
        raise broken(rule=rules.rule, reason=reason)


@rule("A-WMA-2020", also=("A-WMB-2020",))
def check_factions(rules: RulerRules, deck: list[Traits]) -> None:
    """World Masters allow only so many cards of each faction."""
    most = rules.deck.per_faction
    if most is None:
        return
    for faction, count in Counter(f for traits in deck for f in traits.colors).items():
        if count > most:
            reason = f"{count} cards are of faction {faction!r}, at most {most} are allowed"
            raise broken(rule=rules.rule, reason=reason)


@rule("A-WMA-2020", also=("2-16b-1", "A-WMB-2020"))
def check_collection(rules: RulerRules, deck: list[Traits], known: Mapping[str, CardSpec]) -> None:
    """World Masters allow certain collector numbers only, or cards whose name has one of them."""
    starts = rules.deck.collector
    if not starts:
        return
    printed = [face.traits for spec in known.values() for face in spec.faces]
    allowed = {t.name for t in printed if isinstance(t.collector, str) and t.collector.startswith(starts)}
    for traits in deck:
        if traits.name not in allowed:
            reason = f"the collector number of {traits.name!r} does not start with {' or '.join(starts)}"
            raise broken(rule=rules.rule, reason=reason)
