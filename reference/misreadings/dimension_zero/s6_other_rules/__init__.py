"""Misreadings of chapter 6, a module for each subsection."""
