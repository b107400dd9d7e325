"""What Gate Ruler brings to the kernel."""

from duelproof.port.abilities import (
    Damage,
    Delay,
    Destroy,
    Discard,
    Draw,
    EndTurn,
    Heal,
    Move,
    PlayCard,
    ReplaceEvent,
    Search,
    Turn,
)
from reference.gate_ruler import (
    UNREAD,
    refusals,
    s02_card_information,
    s05_preparation,
    s12_rules_effects,
    s17_loops,
    view,
)
from reference.gate_ruler.s01_overview import loses, wins
from reference.gate_ruler.s03_zones import columns
from reference.gate_ruler.s03_zones.kinds import ZONES, means
from reference.gate_ruler.s06_turn import course
from reference.gate_ruler.s08_attack_phase.attacking import plays_part
from reference.gate_ruler.s13_damage.prevention import prevent
from reference.gate_ruler.s13_damage.unit_healing import heal_dealt
from reference.gate_ruler.s14_cards_and_abilities import (
    automatic,
    continuous,
    last_known_information,
    sources,
    targets,
)
from reference.gate_ruler.s14_cards_and_abilities.changing import change_counter
from reference.gate_ruler.s14_cards_and_abilities.icons import play_another_ability
from reference.gate_ruler.s14_cards_and_abilities.limits import may_trigger
from reference.gate_ruler.s14_cards_and_abilities.payment import PAYING
from reference.gate_ruler.s14_cards_and_abilities.resolving import still_meant
from reference.gate_ruler.s15_game_actions import affecting, paying
from reference.gate_ruler.s15_game_actions.control import gain_control, negate
from reference.gate_ruler.s15_game_actions.damage_and_healing import deal_damage, heal
from reference.gate_ruler.s15_game_actions.destroying import destroy
from reference.gate_ruler.s15_game_actions.drawing import discard, draw, search
from reference.gate_ruler.s15_game_actions.driving import drive, rearrange_units
from reference.gate_ruler.s15_game_actions.ending_turns import end_the_turn
from reference.gate_ruler.s15_game_actions.playing_by_effect import play_cards
from reference.gate_ruler.s15_game_actions.putting import move_cards
from reference.gate_ruler.s15_game_actions.ready_and_exhaust import ready_or_exhaust
from reference.gate_ruler.s15_game_actions.stacking import add_charges, put_on_top
from reference.gate_ruler.s15_game_actions.summoning import was_summoned
from reference.gate_ruler.s15_game_actions.swapping import swap
from reference.gate_ruler.s16_keywords import genesis_and_abyssal, written_out
from reference.gate_ruler.s16_keywords.played_at_their_time import recover
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import (
    AbyssalSummon,
    AddCharge,
    ChangeControl,
    ChangeCounter,
    Drive,
    HealDealt,
    Materials,
    Negate,
    PlayAbility,
    Prevent,
    PutOnTop,
    Rearrange,
    Recover,
    Swap,
)
from reference.kernel.abilities.perform import Do
from reference.kernel.book import Book, Layers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


def _has_role(game: GateGame, card: Card, role: str) -> bool:
    """Tell whether a card was summoned in a certain way, or plays a part in an attack."""
    if role.endswith("-summoned"):
        return was_summoned(game, card, role.removesuffix("-summoned"))
    return plays_part(game, card, role)


def _related(game: GateGame, card: Card, relation: str, ctx: Context) -> bool:
    """Tell whether a card stands in a row or column, or in relation to the source, as a filter says."""
    return columns.stands(card.place, relation, last_known_information.where_it_stands(game, ctx))


def _course(game: GateGame) -> Flow[None]:
    """Play turn after turn, with no loop going on for ever."""
    return s17_loops.bounded(game, course.play_turns(game))


INSTRUCTIONS: dict[type, Do] = {
    Draw: draw,
    Discard: discard,
    Destroy: destroy,
    Move: move_cards,
    AddCharge: add_charges,
    Materials: genesis_and_abyssal.take_materials,
    AbyssalSummon: genesis_and_abyssal.abyssal_summon,
    Search: search,
    Swap: swap,
    PutOnTop: put_on_top,
    Rearrange: rearrange_units,
    EndTurn: end_the_turn,
    Turn: ready_or_exhaust,
    Damage: deal_damage,
    Heal: heal,
    HealDealt: heal_dealt,
    Recover: recover,
    Prevent: prevent,
    Drive: drive,
    PlayCard: play_cards,
    PlayAbility: play_another_ability,
    ChangeCounter: change_counter,
    Delay: last_known_information.delay,
    ReplaceEvent: last_known_information.begin_replacing,
    ChangeControl: gain_control,
    Negate: negate,
}


PAYING.update(
    {
        "resources": paying.exhaust_as_cost,
        "exhaust_self": paying.exhaust_as_cost,
        "discard": sources.discard_as_cost,
        "charges": sources.put_away_as_cost,
        "put": sources.put_away_as_cost,
        "destroy": s12_rules_effects.destroy_as_cost,
    }
)


BOOK: Book = Book(
    game=UNREAD.game,
    revisions=UNREAD.revisions,
    capabilities=UNREAD.capabilities,
    zones=ZONES,
    new_game=s05_preparation.new_game,
    ready=s05_preparation.ready,
    flow=_course,
    view=view.fill,
    numbers=view.NUMBERS,
    names=s02_card_information.names,
    why_not=refusals.why_not,
    instructions=INSTRUCTIONS,
    has_role=_has_role,
    related=_related,
    wins=wins,
    loses=loses,
    may_trigger=may_trigger,
    secret=automatic.lay_hidden,
    layers=Layers(continuous.LAYERS, affecting.without, written_out.HAD_ONCE, continuous.turn),
    means=means,
    still_means=still_meant,
    after=automatic.keep_watching,
    leaves_out=targets.speaks_of_the_gone,
)  # fmt: skip
"""Gate Ruler for the kernel."""
