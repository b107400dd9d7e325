"""Chapter 8: evolving, and what lies beneath a card."""

from pytest_bdd import parsers, then, when

from duelproof.port import Choice, Decision, Option, Order, Pick, Seat
from steps.common.script import attempt, play
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, CARDS, SEAT, card, card_names, cards, seat


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to evolve|evolves) (?P<sources>{CARDS}) into (?P<what>{CARD})"
    )
)
def a_player_evolves(table: Table, who: str, tries: str, sources: str, what: str) -> None:
    """Use an evolution card upon cards that it evolves from, the first of them uppermost."""
    table.open()
    use = Option(verb="play", card=table.ref(card(what)))
    if tries == "evolves":
        play(table, seat(who), use)
        _evolve_from(table, seat(who), [table.ref(each) for each in cards(sources)])
    else:
        attempt(table, seat(who), use, *(Option(card=table.ref(each)) for each in cards(sources)))


def _open(table: Table) -> Decision | None:
    """Answer questions with one answer, but for what is done next, and return the open decision."""
    table.settle()
    return table.engine.pending()


def _evolve_from(table: Table, who: Seat, refs: list[str]) -> None:
    """Choose what is evolved from, and the order beneath, wherever the engine asks for it."""
    while (decision := _open(table)) is not None and decision.player == who:
        asked = {option.card: option for option in decision.options}
        wanted = [asked[ref] for ref in refs if ref in asked]
        choice = Choice(decision=decision.id, by=who)
        if isinstance(decision.shape, Order) and len(wanted) == len(asked):
            choice.order = wanted
        elif isinstance(decision.shape, Pick) and wanted and decision.kind != "act":
            choice.pick = wanted[: decision.shape.max]
        else:
            return
        table.choose(choice, "what is evolved from may be chosen", refs)


@then(parsers.re(rf"(?P<what>{CARD}) lies on (?P<names>.+)"))
def lies_on(table: Table, what: str, names: str) -> None:
    """Expect which cards lie beneath a card in the battle zone, from the top."""
    view = table.view()
    top = table.find(card(what)).ref
    named = {seen.ref: seen.name for side in view.seats.values() for seen in side.zones["battle"].cards}
    beneath = [each.cards[1:] for each in view.permanents if each.cards[0] == top]
    seen = [named.get(ref) for refs in beneath for ref in refs]
    wanted = [] if names == "nothing" else card_names(names)
    expect(seen == wanted, f"{what} lies on {names}", wanted, seen)


_SIDES = ("first", "second", "third")


@then(parsers.re(rf"(?P<what>{CARD}) shows its (?P<side>{'|'.join(_SIDES)}) side"))
def shows_its_side(table: Table, what: str, side: str) -> None:
    """Expect which side of a card with several sides is up."""
    seen = table.find(card(what)).side
    expect(seen == _SIDES.index(side), f"{what} shows its {side} side", side, _SIDES[seen])
