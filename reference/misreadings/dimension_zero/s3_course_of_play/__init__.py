"""Misreadings of section 3: the course of play."""
