"""Misreadings of section 4."""
