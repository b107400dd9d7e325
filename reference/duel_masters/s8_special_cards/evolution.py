"""801: evolution creatures, which are put upon the cards that they evolve from."""

from duelproof.port import Seat
from duelproof.port.abilities import Ability
from duelproof.port.position import Turned
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.seals import judge_sealed
from reference.duel_masters.s4_zones.general import comes_from, move_all
from reference.duel_masters.s4_zones.stacking import in_order, lay_beneath
from reference.duel_masters.s8_special_cards.gods import choose_links, come_linked, is_god
from reference.duel_masters.s8_special_cards.kinds_of_evolution import evolution_of, needs_sources
from reference.duel_masters.s8_special_cards.linking import creature_of, linked
from reference.duel_masters.s8_special_cards.sources import choose, fitting, has_sources, one_by_one, wants
from reference.duel_masters.s8_special_cards.succession import evolve_into
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course.sight import seen_by
from reference.kernel.flow import Flow


def put_into_battle(
    game: DMGame, card: Card, name: str, turned: Turned | None = None, *, user: Seat | None = None
) -> Flow[bool]:
    """Put a card into the battle zone; what waits for its use by its ``user`` hears of it.

    Returns:
        Whether it was put there.
    """
    return bool((yield from put_together(game, [card], name, turned, user=user)))


@rule("801.1", also=("801.1a", "701.15a", "802.1", "803.1c"))
@rule("801.1", also=("603.5a",), edition="1.13")
def put_together(
    game: DMGame, cards: list[Card], name: str, turned: Turned | None, *, user: Seat | None = None
) -> Flow[list[Card]]:
    """Put cards into the battle zone at once, evolution creatures upon cards that their players choose.

    What waits for the use of a card by its ``user`` looks at that card, and not at what it is linked into.

    Returns:
        The cards that were put there.
    """
    origin = None if user is None else comes_from(game, cards[0])
    sources: dict[Card, list[Card]] = {}
    links = {}
    for card in cards:
        taken = [source for chosen in sources.values() for source in chosen]
        if has_sources(game, card, taken):
            shown_to = card.shown_to
            if is_god(card) or evolution_of(game, card) is not None:
                _let_its_owner_see(game, card)
            sources[card] = yield from _chosen(game, card, taken)
            links[card] = yield from choose_links(game, card)
            card.shown_to = shown_to
    put = yield from move_all(game, sources, "battle", name, turned=turned, seen_from=origin)
    for card in (card for card in sources if card in put):
        _evolve(game, card, sources[card])
        if user is not None:
            triggers.happen(game, "use", card=card, player=user, origin=origin, name=name)
        come_linked(game, card, links[card])
    return put


def _let_its_owner_see(game: DMGame, card: Card) -> None:
    """Show a card that nobody sees where it lies to its owner, who chooses how it comes."""
    if card.owner not in seen_by(game.book.zones[card.place.zone], card):
        card.shown_to |= {card.owner}
        game.log.add("revealed", cards=(card.ref,), seen_by=card.shown_to, to=(card.owner,))


@rule("801.1", also=("801.1b", "802.1"))
def _chosen(game: DMGame, card: Card, taken: list[Card]) -> Flow[list[Card]]:
    """Choose what a card evolves from, and in which order several cards lie beneath it: none that is taken.

    A NEO creature may come upon nothing. Of linked cards each one is a card that it evolves from.
    """
    ability = evolution_of(game, card)
    if ability is None:
        return []
    must = needs_sources(game, card)
    wanted = [[each for each in able if each not in taken] for able in wants(game, card, fitting)]
    if len(ability.targets) == 1 and (must or len(wanted) == 1):
        chosen = yield from _together(game, card, ability, must, taken)
    else:
        chosen = yield from one_by_one(game, card, wanted, must=must)
    sources = [part for each in chosen for part in linked(each)]
    return (yield from in_order(game, card.owner, sources, about=card.ref))


@rule("801.1", also=("802.1",))
def _together(game: DMGame, card: Card, ability: Ability, must: bool, taken: list[Card]) -> Flow[list[Card]]:
    """Choose all cards of the one description that an evolution creature has."""
    [spec], ctx = ability.targets, Context.of(card, ability)
    least, most = (select.amount(game, number, ctx) for number in (spec.min, spec.max))
    able = [each for each in fitting(game, card, spec, ctx) if each not in taken]
    return (yield from choose(game, card, able, least if must else 0, most))


@rule("801.2", also=("801.2b", "701.15a", "116.2"))
def _evolve(game: DMGame, card: Card, sources: list[Card]) -> None:
    """Lay a card upon its sources: it goes on being what they were, and is tapped if one of them was.

    With a seal of theirs on it, it is ignored.
    """
    evolving = dict.fromkeys(creature_of(source) for source in sources)
    here = [source for source in evolving if source.place.zone == "battle"]
    if any(source.turned == "exhausted" for source in here):
        card.turned = "exhausted"
    for source in here:
        evolve_into(game, source, card)
    piles = [[source, *(part for part in source.under if part not in sources)] for source in sources]
    parts = [part for pile in piles for part in pile]
    links = {part.ref: part.links for part in parts if part.links and is_god(part)}
    for part in parts:
        lay_beneath(game, part, card)
    game.joined.update(links)
    judge_sealed(game, card)
