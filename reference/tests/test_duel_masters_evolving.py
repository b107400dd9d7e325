"""Evolution creatures of Duel Masters: which cards they could evolve from, and how that is asked."""

import pytest

import reference
from duelproof.port import CardIn, CardSpec, Choice, Option, Pick, Position, SeatPosition, Seeded
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.duel_masters.s4_zones.general import new_game
from reference.duel_masters.s8_special_cards.sources import fitting, wants
from reference.kernel.card import Card, place
from reference.tests.dm_table import creature, spell


def evolution(name: str, zone: str, least: int = 1, most: int = 1) -> CardSpec:
    """Return a creature that evolves from creatures of one of its player's zones."""
    spec = creature(name, 1, 5000, ("fire",), "w-breaker")
    named = a.TargetSpec(filter=Filter(owner="you", type="creature", zones=(zone,)), min=least, max=most)
    spec.faces[0].abilities.append(
        a.Ability(id="evolution", kind="keyword", keyword="evolution", targets=(named,))
    )
    return spec


PLAIN = creature("Plain", 2, 2000, ("fire",))
PUT = spell(
    "Put",
    1,
    ("fire",),
    a.Move(what=Select(which="all", filter=Filter(name="Lord", zones=("mana",))), to="battle"),
)


def position(lord: CardSpec, revision: str = "s-max", **zones: list[CardIn]) -> Position:
    """Return a table where Alice has such cards, and could use the first one of her hand."""
    lying = {"deck": [CardIn(ref="last", name="Plain")], **zones}
    return Position(
        game="duel-masters", revision=revision, door="main", turn=3, chance=Seeded(1),
        cards={spec.name: spec for spec in (PLAIN, PUT, lord)},
        seats={
            "alice": SeatPosition(zones=lying),
            "bob": SeatPosition(zones={"deck": [CardIn(ref="his", name="Plain")]}),
        },
    )  # fmt: skip


@pytest.mark.parametrize(("least", "most"), [(1, 1), (1, 2)])
def test_what_a_creature_evolves_from_is_asked_about_it(least: int, most: int) -> None:
    lord = evolution("Lord", "battle", least, most)
    theirs = [CardIn(ref=ref, name="Plain") for ref in ("one", "two", "three")]
    engine = reference.engine()
    hand, mana = [CardIn(ref="lord", name="Lord")], [CardIn(ref="mana", name="Plain")]
    engine.open(position(lord, hand=hand, mana=mana, battle=theirs))
    asked = engine.pending()
    assert asked is not None
    engine.submit(Choice(decision=asked.id, by="alice", pick=[Option(verb="play", card="lord")]))
    question = engine.pending()
    assert question is not None
    assert (question.kind, question.player, question.about) == ("evolve", "alice", "lord")
    assert question.shape == Pick(min=least, max=most)
    assert question.options == [Option(card=each.ref) for each in theirs]


@pytest.mark.parametrize("revision", ["s-max", "1.13"])
@pytest.mark.parametrize(("others", "zone"), [([], "mana"), (["plain"], "battle")])
def test_a_creature_does_not_evolve_from_itself(revision: str, others: list[str], zone: str) -> None:
    mana = [CardIn(ref="lord", name="Lord"), *(CardIn(ref=ref, name="Plain") for ref in others)]
    engine = reference.engine()
    hand = [CardIn(ref="put", name="Put")]
    engine.open(position(evolution("Lord", "mana"), revision, hand=hand, mana=mana))
    for option in (Option(verb="play", card="put"), Option(card="lord")):
        asked = engine.pending()
        if asked is not None and option in asked.options:
            engine.submit(Choice(decision=asked.id, by="alice", pick=[option]))
    seen = engine.observe("judge").seats["alice"].zones
    assert [name for name in ("mana", "battle") if any(card.ref == "lord" for card in seen[name].cards)] == [
        zone
    ]


def test_what_is_no_evolution_evolves_from_nothing() -> None:
    game = new_game(position(PLAIN))
    card = Card("plain", game.definitions["Plain"], "alice", "alice", place("hand", "alice"))
    assert wants(game, card, fitting) == []
