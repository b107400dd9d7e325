"""The steps of Lanterns, by chapter of its rules."""
