"""The judge: a conformance suite for trading-card-game rule books."""
