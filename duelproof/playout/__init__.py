"""Play-outs: games played at random through the port, and the invariants that must hold in all of them."""
