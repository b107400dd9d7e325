"""What the tables of the scenarios ask of an engine, and what is worth supporting next."""
