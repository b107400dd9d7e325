"""Misreadings of 803: gods."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from typing import Any

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import TargetSpec
from reference.duel_masters.s2_reading_cards import names
from reference.duel_masters.s4_zones import general, stacking
from reference.duel_masters.s6_using_cards import replacement_effects
from reference.duel_masters.s8_special_cards import evolution, gods, linking
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _united(wrong: Callable[[Card], None]) -> Any:
    """Return a replacement by which linked cards make up something else."""
    right = linking._unite

    def unite(game: DMGame, lead: Card) -> None:
        right(game, lead)
        wrong(lead)

    return replaced(linking, "_unite", unite)


def _first(lead: Card, *kept: str) -> None:
    """Let linked cards have some traits of their first card only."""
    printed = lead.spec.faces[lead.side].traits
    lead.printed = msgspec.structs.replace(lead.printed, **{trait: getattr(printed, trait) for trait in kept})


@misreads("803.1b", "202.5")
def linked_gods_have_the_first_name() -> Iterator[None]:
    """Misreads 803.1b: linked gods have the name of the first of them."""
    with _united(lambda lead: setattr(lead, "also_named", [])):
        yield


@misreads("803.1b")
def linked_gods_have_the_last_name() -> Iterator[None]:
    """Misreads 803.1b: linked gods have the name of the last of them."""

    def wrong(lead: Card) -> None:
        lead.printed = msgspec.structs.replace(lead.printed, name=lead.also_named[-1])
        lead.also_named = []

    with _united(wrong):
        yield


@misreads("803.1b")
def linked_gods_have_the_first_abilities() -> Iterator[None]:
    """Misreads 803.1b: linked gods have the abilities of the first of them, and its G-link."""

    def wrong(lead: Card) -> None:
        lead.abilities = [each for each in lead.abilities if each.keyword == gods.G_LINK]
        lead.abilities += lead.spec.faces[lead.side].abilities

    with _united(wrong):
        yield


@misreads("803.1b")
def linked_gods_have_the_first_civilizations() -> Iterator[None]:
    """Misreads 803.1b: linked gods have the civilizations of the first of them."""
    with _united(lambda lead: _first(lead, "colors")):
        yield


@misreads("803.1b")
def linked_gods_have_the_first_races() -> Iterator[None]:
    """Misreads 803.1b: linked gods have the races of the first of them."""
    with _united(lambda lead: _first(lead, "races")):
        yield


@misreads("803.1b")
def linked_cards_become_what_they_make_up() -> Iterator[None]:
    """Misreads 803.1b: each of the linked cards is what they make up together."""
    with replaced(linking, "by_itself", linking.creature_of):
        yield


def _told(tell: Callable[[Callable[..., None], DMGame, Card, tuple[Any, ...]], None]) -> Any:
    """Return a replacement by which others hear of a god that comes only when it is linked."""
    right, come = general._tell, gods.come_linked
    held: list[tuple[Any, ...]] = []

    def tell_later(game: DMGame, card: Card, *about: Any) -> None:
        if card.place.zone == "battle" and gods.is_god(card):
            held[:] = [about]
        else:
            right(game, card, *about)

    def come_linked(game: DMGame, card: Card, links: list[gods.Link]) -> None:
        about = held.pop() if held else None
        if about is not None and not links:
            right(game, card, *about)
        elif about is not None and links:
            tell(right, game, card, about)
        come(game, card, links)
        if about is not None and links:
            tell(right, game, linking.creature_of(card), about)

    return replaced(general, "_tell", tell_later), replaced(gods, "come_linked", come_linked)


@misreads("803.1c")
def a_god_that_is_linked_has_not_come() -> Iterator[None]:
    """Misreads 803.1c: nothing triggers as a god comes that is linked."""
    later, linked = _told(lambda *said: None)
    with later, linked:
        yield


@misreads("803.1c")
def linked_gods_come_as_one_creature_too() -> Iterator[None]:
    """Misreads 803.1c: what waits for a creature triggers on the linked creature, too."""

    def tell(right: Callable[..., None], game: DMGame, card: Card, about: tuple[Any, ...]) -> None:
        before = card.abilities
        if card.links:
            card.abilities = card.spec.faces[card.side].abilities
        right(game, card, *about)
        card.abilities = before

    later, linked = _told(tell)
    with later, linked:
        yield


@misreads("803.1c")
def linked_gods_are_used_as_one_creature() -> Iterator[None]:
    """Misreads 803.1c: what triggers on the use of a god looks at what it is linked into."""
    right = evolution.put_into_battle

    def put(game: DMGame, card: Card, name: str, *state: Any, user: Seat | None = None, **how: Any) -> Any:
        origin = card.place
        came = yield from right(game, card, name, *state, **how)
        if came and user is not None:
            whole = linking.creature_of(card)
            triggers.happen(game, "use", card=whole, player=user, origin=origin, name=name)
        return came

    with replaced(evolution, "put_into_battle", put):
        yield


def _chosen_before() -> tuple[Any, list[gods.Link]]:
    """Return a replacement that notes what a god that comes is linked to, and where it is noted."""
    right = gods.choose_links
    noted: list[gods.Link] = []

    def choose_links(game: DMGame, card: Card) -> Flow[list[gods.Link]]:
        noted[:] = yield from right(game, card)
        return list(noted)

    return replaced(gods, "choose_links", choose_links), noted


Events = Sequence[Happening]


@misreads("803.1d")
def nothing_replaces_the_coming_of_gods() -> Iterator[None]:
    """Misreads 803.1d: replacement effects do not look at a god that comes linked."""
    choosing, noted = _chosen_before()
    right = replacement_effects.what_happens

    def what_happens(game: DMGame, events: Events) -> Flow[list[Happening]]:
        if noted and events and events[0].place is not None and events[0].place.zone == "battle":
            return list(events)
        return (yield from right(game, events))

    with choosing, replaced(replacement_effects, "what_happens", what_happens):
        yield


@misreads("803.1d")
def what_replaces_looks_at_the_linked_creature() -> Iterator[None]:
    """Misreads 803.1d: replacement effects look at what a god will make up, too."""
    choosing, noted = _chosen_before()
    right = replacement_effects.what_happens

    def what_happens(game: DMGame, events: Events) -> Flow[list[Happening]]:
        card = events[0].card if noted and len(events) == 1 else None
        if card is not None and card.place.zone != "battle":
            before = card.printed
            faces = [each.spec.faces[each.side] for each in (card, *(beside for beside, _ in noted))]
            card.printed = linking.united(faces)
            left = yield from right(game, events)
            card.printed = before
            if not left:
                return left
        return (yield from right(game, events))

    with choosing, replaced(replacement_effects, "what_happens", what_happens):
        yield


@misreads("803.2a")
def g_links_look_at_the_linked_creature() -> Iterator[None]:
    """Misreads 803.2a: a G-link that names a card names everything that is linked to it."""

    def names_it(game: DMGame, one: Card, side: str, other: Card) -> bool:
        specs: list[TargetSpec] = [spec for spec in gods._linkable(game, one) if spec.key == side]
        whole = linking.creature_of(other)
        return any(select.fits(game, whole, spec.filter, Context.of(one)) for spec in specs)

    with replaced(gods, "_names", names_it):
        yield


@misreads("803.2a")
def gods_are_linked_to_the_first_card() -> Iterator[None]:
    """Misreads 803.2a: of linked gods only the first one has another linked to it."""
    right = gods._options

    def options(game: DMGame, card: Card, *about: Any) -> Any:
        found = right(game, card, *about)
        return {option: said for option, said in found.items() if said[0].over is None}

    with replaced(gods, "_options", options):
        yield


@misreads("803.2c")
def what_lies_side_by_side_is_linked() -> Iterator[None]:
    """Misreads 803.2c: a god is linked to all cards that it comes to lie beside."""
    right = gods.come_linked

    def come_linked(game: DMGame, card: Card, links: list[gods.Link]) -> None:
        right(game, card, links)
        spots = linking.layout(card)
        for side, spot in linking.SIDES.items():
            if spot in spots and side not in card.links:
                linking.link(game, card, side, spots[spot])

    with replaced(gods, "come_linked", come_linked):
        yield


@misreads("803.3")
def a_link_untaps_a_god() -> Iterator[None]:
    """Misreads 803.3: a god is untapped once another one has been linked to it."""
    right = linking._take_in

    def take_in(game: DMGame, lead: Card, other: Card) -> None:
        right(game, lead, other)
        lead.turned = "ready"

    with replaced(linking, "_take_in", take_in):
        yield


@misreads("801.4a")
def gods_below_a_creature_stay_what_they_made_up() -> Iterator[None]:
    """Misreads 801.4a: of linked gods that lie below a creature, the one that stays is what they made up."""

    def scatter(game: DMGame, card: Card) -> None:
        for part in linking.linked(linking.creature_of(card)):
            part.links = {}

    with replaced(linking, "scatter", scatter):
        yield


@misreads("803.4")
def a_god_put_under_another_creature_undoes_all_links() -> Iterator[None]:
    """Misreads 803.4: all links of gods are undone as one of them is put under another creature."""

    def unlink(game: DMGame, card: Card, *, leaves: bool) -> None:
        lead = linking.creature_of(card)
        cards = linking.linked(lead)
        linking.scatter(game, card)
        linking.split(game, lead, [*(each for each in cards if each is not card), card])

    with replaced(stacking, "take_from_others", unlink):
        yield


@misreads("803.4")
def what_a_god_has_triggered_is_done_to_the_first_of_the_linked_cards() -> Iterator[None]:
    """Misreads 803.4: what gods have triggered is said of the first of their cards, though that has left."""

    def speak_for(game: DMGame, old: Card, heir: Card) -> None:
        pass

    with replaced(linking, "speak_for", speak_for):
        yield


def _parted_in_two(wrong: Callable[[DMGame, list[Card]], None]) -> Any:
    """Return a replacement by which something else becomes of what two linked gods did."""
    right = linking.split

    def split(game: DMGame, lead: Card, cards: list[Card]) -> None:
        right(game, lead, cards)
        if len(cards) == 2:
            wrong(game, cards)

    return replaced(linking, "split", split)


@misreads("803.4")
def what_stays_of_gods_attacks_no_more() -> Iterator[None]:
    """Misreads 803.4: the god that stays does not go on with the attack."""

    def wrong(game: DMGame, cards: list[Card]) -> None:
        if game.attack is not None and not game.fighters:
            for card in cards:
                game.attack.lives.pop(card.ref, None)

    with _parted_in_two(wrong):
        yield


@misreads("803.4")
def what_stays_of_gods_battles_no_more() -> Iterator[None]:
    """Misreads 803.4: the god that stays does not go on with the battle."""

    def wrong(game: DMGame, cards: list[Card]) -> None:
        for fighter in game.fighters:
            if fighter.card in cards:
                fighter.life = -1

    with _parted_in_two(wrong):
        yield


@misreads("803.4")
def gods_that_are_parted_stand_up() -> Iterator[None]:
    """Misreads 803.4: gods whose link is undone are untapped."""
    right = linking.split

    def split(game: DMGame, lead: Card, cards: list[Card]) -> None:
        right(game, lead, cards)
        for card in cards:
            card.turned = "ready"

    with replaced(linking, "split", split):
        yield


@misreads("803.4")
def a_god_is_linked_once_at_each_side() -> Iterator[None]:
    """Misreads 803.4: where a god was linked to a card that has left, none is linked to it again."""
    links, unlink = gods.can_be_linked, linking.unlink
    filled: list[tuple[Card, str]] = []

    def leaves(game: DMGame, card: Card) -> None:
        filled.extend((other, linking.OPPOSITE[side]) for side, other in card.links.items())
        unlink(game, card)

    def can_be_linked(game: DMGame, one: Card, side: str, other: Card) -> bool:
        return links(game, one, side, other) and (one, side) not in filled

    with replaced(linking, "unlink", leaves), replaced(gods, "can_be_linked", can_be_linked):
        yield


@misreads("803.5a")
def gods_that_are_parted_have_come_just_now() -> Iterator[None]:
    """Misreads 803.5a: gods whose link is undone have summoning sickness, as if they had come just now."""
    right = linking.split

    def split(game: DMGame, lead: Card, cards: list[Card]) -> None:
        right(game, lead, cards)
        for heir in (card for card in cards if card.over is None):
            heir.since = game.tick()

    with replaced(linking, "split", split):
        yield


@misreads("803.6")
def only_the_first_of_linked_names_is_named() -> Iterator[None]:
    """Misreads 803.6: of linked gods only the first one can be named."""
    with replaced(
        names,
        "card_names",
        lambda game: {card.spec.name for card in game.cards.values() if card.over is None or not card.links},
    ):
        yield


@misreads("803.6")
def all_linked_names_are_named_together() -> Iterator[None]:
    """Misreads 803.6: the names of linked gods can be named together."""
    right = names.card_names

    def card_names(game: DMGame) -> set[str]:
        rows = [linking.linked(card) for card in game.cards.values() if card.links and card.over is None]
        return right(game) | {" and ".join(each.spec.name for each in row) for row in rows}

    with replaced(names, "card_names", card_names):
        yield


@misreads("803.7")
def choosing_a_card_of_gods_replaces_their_leaving() -> Iterator[None]:
    """Misreads 803.7: that one card leaves replaces what would happen, so that no other effect does."""
    right = replacement_effects.what_happens

    def what_happens(game: DMGame, events: Events) -> Flow[list[Happening]]:
        gone = [event for event in events if event.card is not None and event.card.links]
        left = yield from right(game, [event for event in events if event not in gone])
        return left + gone

    with replaced(replacement_effects, "what_happens", what_happens):
        yield


@misreads("608.3c", "803.1a")
def a_god_that_comes_is_what_it_is_in_the_hand() -> Iterator[None]:
    """Misreads 608.3c: a god comes linked by what it is where it still lies, and not by what it comes as."""
    with replaced(gods, "_as_it_comes", lambda card: nullcontext()):
        yield
