"""Misreadings of section 1: overview."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import structs

from duelproof.port import OTHER, Accepted, Answer, Choice, Decision, Seat
from duelproof.port.abilities import Discard, Draw, Heal, Instr, LoseGame, Search
from duelproof.port.selections import Calc
from reference.gate_ruler import s01_overview, s12_rules_effects
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s08_attack_phase import declaration
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, perform, select
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import comes_to_nothing, conceding_wins, ignores_conceding, replaced


@misreads("1-4c")
def nobody_can_concede() -> Iterator[None]:
    """Misreads 1-4c: a player who concedes is ignored."""
    with ignores_conceding():
        yield


@misreads("1-4c")
def who_concedes_wins() -> Iterator[None]:
    """Misreads 1-4c: the player who concedes wins."""
    with conceding_wins():
        yield


@contextmanager
def _concedes(meant: Callable[[ReferenceEngine, Choice], bool]) -> Iterator[None]:
    """Let only some concessions be heard."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        return Accepted() if choice.concede and not meant(self, choice) else right(self, choice)

    with replaced(ReferenceEngine, "submit", submit):
        yield


@misreads("1-4c")
def only_who_is_asked_concedes() -> Iterator[None]:
    """Misreads 1-4c: a player concedes only where he is to act."""

    def asked(engine: ReferenceEngine, choice: Choice) -> bool:
        decision = engine.pending()
        return decision is not None and decision.player == choice.by

    with _concedes(asked):
        yield


@misreads("1-4c")
def nobody_concedes_in_an_attack() -> Iterator[None]:
    """Misreads 1-4c: a player concedes only while nothing attacks."""
    with _concedes(lambda engine, choice: not engine.observe("judge").fights):
        yield


@misreads("1-4a", "1-4b")
def losers_are_asked_on() -> Iterator[None]:
    """Misreads 1-4a, 1-4b: when the game is over the last question is asked still."""
    right = ReferenceEngine.pending
    asked: dict[int, Decision] = {}

    def pending(self: ReferenceEngine, *viewer: Any) -> Decision | None:
        decision = right(self, *viewer) or asked.get(id(self))
        if decision is not None:
            asked[id(self)] = decision
        return decision

    with replaced(ReferenceEngine, "pending", pending):
        yield


@misreads("1-4b")
def the_active_player_wins() -> Iterator[None]:
    """Misreads 1-4b: when a player has lost, the active player has won."""
    right = s01_overview.lose

    def lose(game: GateGame, losers: dict[Seat, str]) -> None:
        if len(losers) == 1:
            losers = dict(zip([OTHER[game.active]], losers.values(), strict=True))
        right(game, losers)

    with replaced(s01_overview, "lose", lose):
        yield


@misreads("1-5a", "6-5e", "8-1a", "8-2a", "8-2a-2", "8-4c-1", "8-6e")
def attacks_are_forgotten() -> Iterator[None]:
    """Misreads 8-1a, 8-4c-1: a legal attack is accepted, but no attack begins."""
    with comes_to_nothing("attack"):
        yield


@contextmanager
def _carries_out(meant: Callable[[Game, Instr, Context], bool]) -> Iterator[None]:
    """Let only those effects be carried out of which each instruction is as meant."""
    right = perform.perform

    def carry_out(game: Game, effect: tuple[Instr, ...], ctx: Context) -> Flow[None]:
        if all(meant(game, instr, ctx) for instr in effect):
            yield from right(game, effect, ctx)

    with replaced(perform, "perform", carry_out):
        yield


_FROM: dict[type[Instr], str] = {Discard: "hand", Draw: "deck", Heal: "damage"}
"""Where the cards come from that an instruction is about."""


def _there(game: Game, instr: Instr, ctx: Context) -> int:
    return len(game.zone(_FROM[type(instr)], ctx.controller))


@misreads("1-5b")
def all_of_an_effect_or_nothing() -> Iterator[None]:
    """Misreads 1-5b: an effect is not carried out if a part of it cannot be done at all."""
    with _carries_out(lambda game, instr, ctx: type(instr) not in _FROM or _there(game, instr, ctx) > 0):
        yield


@misreads("1-5b-1")
def as_often_as_said_or_not_at_all() -> Iterator[None]:
    """Misreads 1-5b-1: what cannot be done as often as said is not done."""
    with _carries_out(
        lambda game, instr, ctx: (
            not isinstance(instr, Discard | Draw | Heal)
            or select.amount(game, instr.n, ctx) <= _there(game, instr, ctx)
        )
    ):
        yield


@misreads("1-5b-1")
def as_often_as_it_can_be_done() -> Iterator[None]:
    """Misreads 1-5b-1: a player discards all cards, however many it says."""
    right = INSTRUCTIONS[Discard]

    def discard(game: GateGame, instr: Discard, ctx: Context) -> Flow[None]:
        yield from right(game, structs.replace(instr, n=_there(game, instr, ctx)), ctx)

    with replaced(INSTRUCTIONS, Discard, discard):
        yield


@contextmanager
def _draws(wrong: Callable[[int], int]) -> Iterator[None]:
    """Let other numbers of cards be drawn than an effect says."""
    right = INSTRUCTIONS[Draw]

    def draw(game: GateGame, instr: Draw, ctx: Context) -> Flow[None]:
        said = select.amount(game, instr.n, ctx)
        yield from right(game, structs.replace(instr, n=wrong(said)), ctx)

    with replaced(INSTRUCTIONS, Draw, draw):
        yield


@misreads("1-5b-2")
def signs_are_overlooked() -> Iterator[None]:
    """Misreads 1-5b-2: what is to be done -1 times is done once."""
    with _draws(abs):
        yield


@misreads("1-5b-2")
def no_times_is_once() -> Iterator[None]:
    """Misreads 1-5b-2: what is to be done 0 times is done once."""
    with _draws(lambda said: 1 if said == 0 else said):
        yield


@misreads("1-5b-2")
def no_card_to_find_is_one() -> Iterator[None]:
    """Misreads 1-5b-2: a search for 0 cards finds one."""
    right = INSTRUCTIONS[Search]

    def search(game: GateGame, instr: Search, ctx: Context) -> Flow[None]:
        many = select.amount(game, instr.n, ctx)
        yield from right(game, structs.replace(instr, n=many or 1), ctx)

    with replaced(INSTRUCTIONS, Search, search):
        yield


@misreads("1-5d")
def rules_make_anybody_lose() -> Iterator[None]:
    """Misreads 1-5d: a player who cannot lose loses by the rules, though not by effects."""
    right = s12_rules_effects.is_defeated

    def is_defeated(game: GateGame, seat: Seat) -> str | None:
        dead = len(game.damages[seat]) >= s01_overview.amount(game, game.rulers[seat], "life")
        return "damage" if dead else right(game, seat)

    with replaced(s12_rules_effects, "is_defeated", is_defeated):
        yield


@misreads("1-5b", "1-5b-1", "1-5g")
def numbers_are_never_cut() -> Iterator[None]:
    """Misreads 1-5b, 1-5g: effects that cannot be done fully do nothing: every number counts as 0."""

    def amount_of(game: Game, number: Any, ctx: Context) -> int:
        return 0

    with replaced(select, "amount", amount_of):
        yield


@misreads("1-5d")
def prohibitions_are_overlooked() -> Iterator[None]:
    """Misreads 1-5d: cards' prohibitions are ignored."""

    def forbidden(game: Game, action: str, thing: Any) -> bool:
        return False

    with replaced(effects, "forbidden", forbidden), replaced(effects, "forbidden", forbidden):
        yield


@misreads("1-5f", "1-5g", "5-2d")
def filters_are_overlooked() -> Iterator[None]:
    """Misreads 1-5f, 1-5g: the properties of the cards that a text names are ignored."""

    def matches(game: Game, thing: Any, *rest: Any) -> bool:
        return isinstance(thing, Card)

    def zones_of(game: Game, wanted: Any) -> Collection[str]:
        return game.book.zones

    with replaced(select, "matches", matches), replaced(select, "zones_of", zones_of):
        yield


@misreads("1-5f", "1-5g", "1-5b")
def cards_do_nothing() -> Iterator[None]:
    """Misreads 1-5b, 1-5f, 1-5g: cards have no effect."""

    def nothing(game: Game, effect: Any, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(perform, "perform", nothing):
        yield


@misreads("1-5e")
def a_chosen_number_is_one() -> Iterator[None]:
    """Misreads 1-5e: whatever number is chosen, it counts as one."""
    right = ask.number

    def number(*asked: Any, **how: Any) -> Flow[int]:
        yield from right(*asked, **how)
        return 1

    with replaced(ask, "number", number):
        yield


@misreads("1-5b-2", "1-5g")
def nothing_counts_as_one() -> Iterator[None]:
    """Misreads 1-5b-2, 1-5g: a number of 0 or less, or of what does not exist, counts as 1."""
    right = select.amount

    def amount_of(game: Game, number: Any, ctx: Context) -> int:
        return max(1, right(game, number, ctx))

    with replaced(select, "amount", amount_of):
        yield


@misreads("1-5g")
def what_was_driven_is_discarded() -> Iterator[None]:
    """Misreads 1-5g: a player without a hand discards from the drive zone."""
    right = INSTRUCTIONS[Discard]

    def discard(game: GateGame, instr: Discard, ctx: Context) -> Flow[None]:
        for seat in select.players(game, instr.who, ctx):
            if not game.has_zone("hand", seat):
                for card in list(game.zone("drive", seat)):
                    move(game, card, place("graveyard", card.owner), "discard")
        yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, Discard, discard):
        yield


@misreads("1-4c-1")
def who_cannot_lose_cannot_concede() -> Iterator[None]:
    """Misreads 1-4c-1: an effect that keeps a player from losing keeps him from conceding."""

    def may_lose(engine: ReferenceEngine, choice: Choice) -> bool:
        assert engine._game is not None
        return choice.by not in OTHER or not effects.forbidden(engine._game, "lose", choice.by)

    with _concedes(may_lose):
        yield


@misreads("1-4c-1")
def effects_make_players_concede() -> Iterator[None]:
    """Misreads 1-4c-1: an effect that makes a player lose has him concede, even if he cannot lose."""

    def concede(game: Game, instr: LoseGame, ctx: Context) -> Flow[None]:
        yield from ()
        assert isinstance(game, GateGame)
        s01_overview.lose(game, dict.fromkeys(select.players(game, instr.who, ctx), "concede"))

    with replaced(perform.COMMON, LoseGame, concede):
        yield


@misreads("1-5d")
def texts_allow_what_cannot_be_done() -> Iterator[None]:
    """Misreads 1-5d: who may attack a ruler behind a unit may attack one that cannot be attacked."""
    right = declaration._behind_the_front

    def behind_the_front(game: GateGame, attacker: Card) -> list[declaration.Target]:
        with replaced(effects, "forbidden", lambda *asked: False):
            return right(game, attacker)

    with replaced(declaration, "_behind_the_front", behind_the_front):
        yield


@misreads("1-5e")
def chosen_numbers_begin_with_one() -> Iterator[None]:
    """Misreads 1-5e: a player who is to choose a number cannot choose 0."""
    right = ask.number

    def number(game: Game, player: Seat, least: int, most: int, **how: Any) -> Flow[int]:
        return (yield from right(game, player, max(1, least), most, **how))

    with replaced(ask, "number", number):
        yield


@misreads("1-5g")
def a_zone_that_is_not_there_counts_as_one() -> Iterator[None]:
    """Misreads 1-5g: the number of cards in a zone that a player has not is 1."""
    right = select._calculated

    def calculated(game: Game, calc: Calc, ctx: Context) -> int:
        wanted = calc.what.filter if calc.op == "count" and calc.what is not None else None
        if wanted is not None and wanted.zones and wanted.controller is not None:
            zone, seats = wanted.zones[0], select.players(game, wanted.controller, ctx)
            if not any(game.has_zone(zone, seat) for seat in seats):
                return 1
        return right(game, calc, ctx)

    with replaced(select, "_calculated", calculated):
        yield
