"""Misreadings of section 6: the turn."""
