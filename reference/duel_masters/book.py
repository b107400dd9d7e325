"""What Duel Masters brings to the kernel."""

from reference.duel_masters import UNREAD, refusals, view
from reference.duel_masters.s1_basics import cards, golden_rules, winning_and_losing
from reference.duel_masters.s2_reading_cards import names
from reference.duel_masters.s3_card_types import creatures, lands
from reference.duel_masters.s4_zones import general, spoken_of
from reference.duel_masters.s5_turn import declared_abilities, turn
from reference.duel_masters.s6_using_cards import continuous_effects, information, triggered_abilities
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.s8_special_cards import linking
from reference.kernel.book import Book

BOOK: Book = Book(
    game=UNREAD.game,
    revisions=UNREAD.revisions,
    capabilities=UNREAD.capabilities,
    zones=general.ZONES,
    new_game=general.new_game,
    ready=refusals.ready,
    flow=turn.course,
    view=view.fill,
    traits=view.traits,
    numbers=view.NUMBERS,
    names=names.nameable,
    why_not=refusals.why_not,
    instructions=keyword_actions.INSTRUCTIONS,
    has_role=cards.has_role,
    related=cards.relates,
    means=cards.means,
    chosen=information.chosen,
    disregards=golden_rules.disregards,
    looks_beneath=cards.looks_beneath,
    wins=winning_and_losing.wins,
    loses=winning_and_losing.loses,
    may_trigger=declared_abilities.may_trigger,
    may_concede=False,
    links=True,
    stands_for=linking.stands_for,
    still_means=spoken_of.still_means,
    incomparable=creatures.INCOMPARABLE,
)
EMBODIED = (continuous_effects, lands, triggered_abilities)
"""Chapters whose rules are done by what all books share."""
