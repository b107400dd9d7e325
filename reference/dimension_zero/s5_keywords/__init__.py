"""5: keyword abilities, a module for each by its noun."""
