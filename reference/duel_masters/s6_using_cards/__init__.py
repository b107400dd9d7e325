"""Section 6: using cards, abilities and effects."""
