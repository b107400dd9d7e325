"""106: of which civilizations cards are."""

from reference.duel_masters.editions import embodies
from reference.kernel.abilities import layers, now, select

embodies(
    {
        "106.2": now.words,
        "106.2a": select.fits,
        "106.2b": select.fits,
        "106.2c": select.fits,
        "106.4": layers.with_word,
    }
)
