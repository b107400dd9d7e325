"""Misreadings of section 5: the turn."""
