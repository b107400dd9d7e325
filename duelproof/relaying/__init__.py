"""Laying a table anew: other names, other ids, the seats turned, and the way back."""
