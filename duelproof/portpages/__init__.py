"""How a game speaks the port, as a page: what an engine asks, tells and shows as it plays the scenarios."""
