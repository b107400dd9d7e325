"""Misreadings of chapter 5, a module for each keyword."""
