"""Misreadings of section 4 of Duel Masters: the zones."""
