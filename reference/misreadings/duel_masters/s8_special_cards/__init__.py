"""Misreadings of section 8."""
