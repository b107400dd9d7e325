"""Misreadings of what each type of card says first: who uses it, when, and from where."""

from collections.abc import Iterator

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s5_turn import main_step
from reference.duel_masters.s6_using_cards import using_a_card
from reference.duel_masters.s6_using_cards.using_a_card import ways_to_use
from reference.duel_masters.state import DMGame
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import hears_anyone, offers_more, replaced

_USES = ("301.1", "302.1", "303.1", "304.1", "308.1", "310.1", "312.1", "315.1")


@misreads(*_USES)
def cards_of_the_graveyard_are_used() -> Iterator[None]:
    """Misreads 301.1 and the like: a card is used from the graveyard, too."""
    right = main_step.usable

    def usable(game: DMGame, seat: Seat) -> list[Option]:
        ready = untapped(game.mana(seat))
        buried = [card for card in game.zone("graveyard", seat) if ways_to_use(game, card, ready)]
        return [*right(game, seat), *(Option(verb="play", card=card.ref) for card in buried)]

    with replaced(main_step, "usable", usable):
        yield


@misreads(*_USES)
def the_other_player_uses_cards() -> Iterator[None]:
    """Misreads 301.1 and the like: the other player uses cards in the turn player's main step."""

    def acts(game: Game, seat: Seat) -> list[Option]:
        assert isinstance(game, DMGame)
        return main_step.usable(game, OTHER[seat]) if game.phase == "main" else []

    with hears_anyone(), offers_more(acts):
        yield


@misreads(*_USES, "701.19a")
def cards_are_used_in_the_attack_step() -> Iterator[None]:
    """Misreads 301.1 and the like: cards are used in the attack step, too."""

    def acts(game: Game, seat: Seat) -> list[Option]:
        assert isinstance(game, DMGame)
        return main_step.usable(game, seat) if game.phase == "attack" else []

    with offers_more(acts):
        yield


@misreads("301.1")
def creatures_are_not_summoned() -> Iterator[None]:
    """Misreads 301.1: a creature is not used."""
    with replaced(using_a_card.USED, "creature", None):
        yield


@misreads("302.1")
def spells_are_not_cast() -> Iterator[None]:
    """Misreads 302.1: a spell is not used."""
    with replaced(using_a_card.USED, "spell", None):
        yield


@misreads("303.1")
def gears_are_not_generated() -> Iterator[None]:
    """Misreads 303.1: a cross gear is not used."""
    with replaced(using_a_card.USED, "cross gear", None):
        yield


@misreads("304.1")
def castles_do_not_fortify() -> Iterator[None]:
    """Misreads 304.1: a castle is not used."""
    with replaced(using_a_card.USED, "castle", None):
        yield


@misreads("308.1")
def fields_are_not_deployed() -> Iterator[None]:
    """Misreads 308.1: a field is not used."""
    with replaced(using_a_card.USED, "field", None):
        yield


@misreads("310.1")
def auras_are_not_used() -> Iterator[None]:
    """Misreads 310.1: an aura is not used."""
    with replaced(using_a_card.USED, "aura", None):
        yield


@misreads("312.1")
def artifacts_are_not_used() -> Iterator[None]:
    """Misreads 312.1: an artifact is not used."""
    with replaced(using_a_card.USED, "artifact", None):
        yield


@misreads("315.1")
def tamaseeds_are_not_used() -> Iterator[None]:
    """Misreads 315.1: a tamaseed is not used."""
    with replaced(using_a_card.USED, "tamaseed", None):
        yield
