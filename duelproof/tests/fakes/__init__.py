"""Engines made for the tests: a small honest one, and many bad ones."""
