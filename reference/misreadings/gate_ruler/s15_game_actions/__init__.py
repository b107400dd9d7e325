"""Misreadings of section 15: game actions."""
