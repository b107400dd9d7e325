"""The one error that the catalogue raises for bad data or an unknown name."""


class CatalogueError(Exception):
    """Something asked of the catalogue does not exist, or a catalogue file is wrong.

    The message is one sentence for a person: it names the place and says what would be right.
    """
