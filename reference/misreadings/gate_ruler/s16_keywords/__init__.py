"""Misreadings of section 16: keywords."""
