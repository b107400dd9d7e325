"""Wrong engines of Duel Masters, a module per chapter: each misreads rules of it in one way."""

from reference.misreadings.making import misreader

misreads = misreader("DM")
