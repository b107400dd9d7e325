"""The rule book site: every rule with its scenarios, invariants, code, proofs and readings, as web pages."""
