"""The steps of Dimension Zero, a module per group of rules."""
