"""What adapters of engines in Python share, and the pattern for those in other languages.

An engine has moves and a state, and no questions. An adapter tells its game as a flow: a generator that asks
wherever a player decides, and is sent what he picked (`duelproof.adapters.flow`). Options can be
found by trying moves on a replica, and a payment is asked for card by card (`duelproof.adapters.trying`).
Zones are shown to whoever may see them (`duelproof.adapters.seeing`), and what differs between two looks is
told as events (`duelproof.adapters.telling`).
"""
