"""Misreadings of section 13: damage, prevention and healing."""
