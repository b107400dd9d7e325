"""The steps of our scenarios, by book."""
