"""Properties: invariants and play-outs that any engine must pass."""
