"""What the three books share: cards, places, decisions, chance, events, views, and abilities as data.

The kernel knows no game. A book brings its zones, its flow and its instructions in a `Book`.
"""
