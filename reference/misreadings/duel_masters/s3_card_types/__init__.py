"""Misreadings of section 3: the types of card."""
