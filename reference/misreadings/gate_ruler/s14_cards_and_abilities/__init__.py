"""Misreadings of section 14: cards and abilities."""
