"""Misreadings of sections 16-5 to 16-12 of Gate Ruler's book: keywords that stand for another ability."""

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import SEATS, Option, Seat
from duelproof.port.abilities import (
    Ability,
    Cost,
    Delay,
    If,
    May,
    Move,
    NameOne,
    ReplaceEvent,
    SetTrait,
    Trigger,
    Turn,
)
from duelproof.port.selections import Cond, Filter, Select
from reference.gate_ruler import (
    attack_phase,
    costs,
    gate_process,
    keywords,
    main_phase,
    playing,
    replacing,
    zones,
)
from reference.gate_ruler.state import INSTANT, ORDINARY, GateGame, Way
from reference.gate_ruler.vocabulary import Recover
from reference.kernel import ask, effects, perform
from reference.kernel.context import Context, Thing
from reference.kernel.game import Card, Flow, Game
from reference.kernel.misreading import misreadings, offers_more, replaced

MISREADINGS, misreads = misreadings("GR")

_BACK = (Move(what=Select(which="self"), to="defense", seat="you", slot="1"),)
_DEFENDED = Cond(op="exists", what=Select(which="all", filter=Filter(zones=("defense",), controller="you")))
_UNDEFENDED = Cond(op="not", args=(_DEFENDED,))


@contextlib.contextmanager
def _worded(keyword: str, **otherwise: Any) -> Iterator[None]:
    """Within, a keyword stands for an ability of which these parts are others."""
    right = keywords.WORDS[keyword]

    def wrong(written: Ability) -> Ability:
        return msgspec.structs.replace(right(written), **otherwise)

    with replaced(keywords.WORDS, keyword, wrong):
        yield


@misreads("16-5a", "16-5a-1")
def breaks_through_whatever_happens() -> Iterator[None]:
    """Misreads 16-5a-1: the ruler is struck in every damage step, whoever attacks whom."""
    strike = keywords._strike_on()[0].then
    with _worded("Breakthrough", trigger=Trigger(on="step_end", name="damage"), needs=None, effect=strike):
        yield


@misreads("16-5a")
def breaks_through_as_the_step_ends() -> Iterator[None]:
    """Misreads 16-5a: nothing triggers as the damage step begins, only as it ends."""
    with _worded(
        "Breakthrough",
        trigger=Trigger(on="step_end", name="damage"),
        needs=None,
        effect=keywords._strike_on(),
    ):
        yield


@misreads("16-5a-1")
def breaks_through_with_all_its_might() -> Iterator[None]:
    """Misreads 16-5a-1: the ruler is dealt the unit's ATK."""
    right = keywords._its
    with replaced(keywords, "_its", lambda trait: right("power")):
        yield


@misreads("16-6a")
def steps_back_as_the_turn_ends() -> Iterator[None]:
    """Misreads 16-6a: a unit steps back at the end of the turn."""
    with _worded("Defender", trigger=Trigger(on="turn_end", player="you")):
        yield


@misreads("16-6a-1")
def steps_back_after_any_attacks() -> Iterator[None]:
    """Misreads 16-6a-1: at the end of each attack phase the card comes to the defense zone from anywhere."""
    with _worded("Defender", trigger=Trigger(on="phase_end", name="attack"), effect=_BACK):
        yield


@misreads("16-6a-1")
def takes_the_place_of_who_defends() -> Iterator[None]:
    """Misreads 16-6a-1: in the place of a unit that is in the defense zone it steps back unasked."""
    with _worded("Defender", effect=(If(cond=_UNDEFENDED, then=(May(then=_BACK),), otherwise=_BACK),)):
        yield


@misreads("16-8a")
def strikes_back_as_the_step_ends() -> Iterator[None]:
    """Misreads 16-8a: nothing triggers as the damage step begins, only as it ends."""
    with _worded(
        "Retaliate",
        trigger=Trigger(on="step_end", name="damage"),
        needs=None,
        effect=keywords._strike_back(),
    ):
        yield


@misreads("16-8a", "16-8a-1")
def strikes_back_whatever_happens() -> Iterator[None]:
    """Misreads 16-8a-1: each attacking unit is struck, whomever it attacks and whoever is left."""
    strike = keywords._strike_back()[0].then
    later = Delay(trigger=Trigger(on="step_end", name="damage"), effect=strike, until="battle")
    with _worded("Retaliate", needs=None, effect=(later,)):
        yield


@misreads("16-9a-1", "16-9a")
def readied_as_it_attacks() -> Iterator[None]:
    """Misreads 16-9a-1: a unit is readied as soon as it has attacked."""
    with _worded("Double Attack", trigger=Trigger(on="attack")):
        yield


@misreads("16-9a")
def readied_after_each_attack() -> Iterator[None]:
    """Misreads 16-9a: a unit is readied at the end of all its battles."""
    with _worded(
        "Double Attack",
        trigger=Trigger(on="fight_end", self_only=True),
        needs=None,
        effect=(Turn(what=Select(which="self"), to="ready"),),
    ):
        yield


@misreads("16-9b")
def who_can_must_attack_twice() -> Iterator[None]:
    """Misreads 16-9b: nobody stops attacking who has a unit that can attack once more."""
    right = ask.act

    def act(game: Game, player: Seat, options: list[Option]) -> Flow[Option]:
        assert isinstance(game, GateGame)
        again = {ref for ref, _ in game.attacked_before}
        if any(option.verb == "attack" and option.card in again for option in options):
            options = [option for option in options if option is not attack_phase.STOP]
        return (yield from right(game, player, options))

    with replaced(ask, "act", act):
        yield


@misreads("16-10a-1")
def familiar_at_any_time() -> Iterator[None]:
    """Misreads 16-10a-1: an attribute is added as an instant action."""
    with _worded("Familiar", timing=INSTANT):
        yield


@misreads("16-10a-1")
def familiar_for_good() -> Iterator[None]:
    """Misreads 16-10a-1: the attribute that is added stays for the game."""
    added = SetTrait(what=Select(which="self"), trait="races", to="attribute", also=True, until="game")
    with _worded("Familiar", effect=(NameOne(domain="attribute", key="attribute"), added)):
        yield


@misreads("16-10a")
def every_unit_is_familiar() -> Iterator[None]:
    """Misreads 16-10a: other units of the player, too, can be given an attribute."""

    def more(game: Game, seat: Seat) -> list[Option]:
        assert isinstance(game, GateGame)
        return [Option(verb="activate", card=unit.ref, value="familiar") for unit in game.units(seat)]

    with offers_more(more):
        yield


@misreads("16-10a")
def familiar_without_the_gate() -> Iterator[None]:
    """Misreads 16-10a: the attribute is added at once, and nobody can answer."""

    def play_ability(game: GateGame, seat: Seat, card: Card, ability: Ability) -> Flow[None]:
        ctx = Context(controller=seat, source=card, ability=ability)
        yield from perform.perform(game, ability.effect, ctx)

    with replaced(playing, "play_ability", play_ability):
        yield


@misreads("16-11a", "16-11a-1")
def comes_back_for_nothing() -> Iterator[None]:
    """Misreads 16-11a: from the graveyard a unit comes without cost, and is no normal summon."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card) -> Flow[None]:
        spared = Way(cost=playing.FREE.cost, counted=False)
        yield from right(game, seat, card, spared if card.place.zone == "graveyard" else ORDINARY)

    with replaced(playing, "play_card", play_card):
        yield


@misreads("16-11a")
def comes_back_from_any_graveyard() -> Iterator[None]:
    """Misreads 16-11a: a unit is summoned from the opponent's graveyard, too."""
    right = main_phase._from_graveyard

    def from_graveyard(game: GateGame, seat: Seat, found: list[Option]) -> None:
        for each in SEATS:
            right(game, each, found)

    with replaced(main_phase, "_from_graveyard", from_graveyard):
        yield


@misreads("16-11a-2")
def comes_back_at_any_time() -> Iterator[None]:
    """Misreads 16-11a-2: a unit is summoned from the graveyard like an instant action."""
    right = main_phase.responses

    def responses(game: GateGame, seat: Seat) -> list[Option]:
        found = right(game, seat)
        main_phase._from_graveyard(game, seat, found)
        return found

    with replaced(gate_process, "responses", responses):
        yield


@misreads("16-12a", "16-12b")
def shields_every_move() -> Iterator[None]:
    """Misreads 16-12a: a card stays where it is, and recovers, even if it would only move in play."""
    moving = ReplaceEvent(
        event=Trigger(on="move", self_only=True),
        cost=(Cost(kind="charges"),),
        instead=(Recover(what=Select(which="self")),),
    )
    with _worded("Charge Shield", effect=(moving,)):
        yield


@misreads("16-12a", "16-12a-1")
def shields_all_for_nothing() -> Iterator[None]:
    """Misreads 16-12a-1: no unit of the player leaves play, and no charge is needed."""
    leaving = Trigger(on="move", player="you", who=Filter(type="unit"), to=zones.NOT_IN_PLAY)
    with _worded("Charge Shield", effect=(ReplaceEvent(event=leaving),)):
        yield


@misreads("16-12a-1")
def the_shield_takes_no_for_yes() -> Iterator[None]:
    """Misreads 16-12a-1: the player is asked, and what he says does not matter."""
    right = replacing._is_wanted

    def is_wanted(game: GateGame, chosen: replacing.Replacement) -> Flow[bool]:
        yield from right(game, chosen)
        return True

    with replaced(replacing, "_is_wanted", is_wanted):
        yield


@misreads("16-12a-1")
def the_oldest_charge_goes() -> Iterator[None]:
    """Misreads 16-12a-1: the charge that came first goes, whichever is chosen."""
    right = costs._PAYING["charges"]

    def put_away(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        assert ctx.source is not None
        yield from right(game, part, ctx.source.under[:1], ctx)

    with replaced(costs._PAYING, "charges", put_away):
        yield


@misreads("16-12b-2")
def recovers_from_all_effects() -> Iterator[None]:
    """Misreads 16-12b-2: effects that last for the game, too, are over for a card that was kept in play."""

    def release(game: Game, thing: Thing) -> None:
        game.lasting = [each for each in game.lasting if not each.touches(thing)]
        game.stir()

    with replaced(effects, "release", release):
        yield


@misreads("16-5c", "16-8b")
def keywords_add_up() -> Iterator[None]:
    """Misreads 16-5c, 16-8b: a unit that has the keyword gains it once more, and does all of it again."""

    def with_gained(game: Game, had: list[Ability], gained: Ability) -> list[Ability]:
        return [*had, gained]

    with replaced(effects, "with_gained", with_gained):
        yield
