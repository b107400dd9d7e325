"""Wrong engines of Gate Ruler, a module per chapter: each misreads rules of it in one way."""

from reference.misreadings.making import misreader

misreads = misreader("GR")
