"""The words that cards of Lanterns can have; whoever imports this can read them."""

from duelproof.port.vocabulary import Vocabulary, take_in

VOCABULARY = take_in(Vocabulary(game="lanterns", words={"type": ("lantern",), "keyword": ("storm",)}))
