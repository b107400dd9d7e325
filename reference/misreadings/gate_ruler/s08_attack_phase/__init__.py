"""Misreadings of section 8: the attack phase."""
