"""Chapter 1: which rule prevails, and numbers and symbols."""

from pytest_bdd import given

from steps.common.table import Table

# --- 1.2: numbers and symbols ---------------------------------------------------------------------------


@given("cards of the smash zone pay for every color")
def smash_cards_pay_for_colors(table: Table) -> None:
    """Play a match of a format with the rule that 1.2.3-1 speaks of."""
    table.position.format["smash_pays_colors"] = True
