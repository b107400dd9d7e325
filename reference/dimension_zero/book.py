"""What Dimension Zero brings to the kernel."""

from reference.dimension_zero import UNREAD, view
from reference.dimension_zero.refusals import why_not
from reference.dimension_zero.s1_principles import LEAST
from reference.dimension_zero.s2_definitions import card_data, finding, information, relations, texts
from reference.dimension_zero.s2_definitions.zones import PARTS, ZONES
from reference.dimension_zero.s3_course_of_play import ending, preparation, turns
from reference.dimension_zero.s4_processing import abilities, continuous_effects, from_the_hand, loops
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.s6_other_rules import burying, deliberate_order
from reference.kernel.book import Book

BOOK: Book = Book(
    game=UNREAD.game,
    revisions=UNREAD.revisions,
    capabilities=UNREAD.capabilities,
    zones=ZONES,
    parts=PARTS,
    new_game=preparation.new_game,
    ready=preparation.ready,
    flow=lambda game: loops.bounded(game, turns.course(game)),
    view=view.fill,
    names=card_data.names,
    works=texts.works,
    working_in=texts.working_in,
    least=LEAST,
    why_not=why_not,
    instructions=INSTRUCTIONS,
    has_role=burying.has_role,
    related=relations.is_related,
    happened=deliberate_order.happened,
    may_trigger=abilities.may_trigger,
    misses=information.misses,
    still_means=finding.still_meant,
    secret=from_the_hand.is_secret,
    layers=continuous_effects.ORDER,
    wins=ending.win,
    loses=ending.lose,
    looks_beneath=burying.looks_beneath,
)
