"""Misreadings of section 12: rules effects."""
