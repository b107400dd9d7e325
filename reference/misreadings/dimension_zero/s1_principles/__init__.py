"""Misreadings of 1: principles."""
