"""What the engines share: the state of a game, how it goes on (`course`), what abilities do (`abilities`).

It knows no book.
"""
