"""How a game goes on: asking, chance, the record of what happened, setting the table, what is seen."""
