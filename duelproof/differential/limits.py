"""The limits of a differential campaign."""

TOTAL_LIMIT = 600.0
"""The seconds that a whole comparison may take, unless told otherwise."""
