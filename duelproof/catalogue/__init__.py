"""What the suite consists of: the games, the numbers of their rules, the books they come from."""
