"""The reference engines: the rule books as code, one package per game."""
