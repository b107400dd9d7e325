"""6: other rules."""
