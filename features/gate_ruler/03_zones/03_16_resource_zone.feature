Feature: Gate Ruler 3-16 The resource zone

  @GR-3-16a
  Rule: 3-16a A player's resource cards lie in the resource zone

    Scenario: A player's three resources lie ready in the resource zone once the decks have been shuffled
      Given the players sit down for a game
      When the decks are shuffled
      Then Alice has three cards in her resource zone
      And Alice has three ready resources

  # Reading: docs/decisions/1100-the-resource-zone-is-open.md
  @GR-3-16b
  Rule: 3-16b Everybody sees the cards of a resource zone, and they are ready or exhausted
    - seen: both players see them
    - exhausted: a ready one can become exhausted
    - ready: an exhausted one can become ready

    @clause-seen
    Scenario: Both players see a resource
      Given it is Alice's main phase
      And Bob has a ready "Mana Well" in his resource zone
      And Bob has no further resources
      And Alice has no further resources
      Then Alice sees "Mana Well"
      And Bob sees "Mana Well"

    @clause-exhausted
    Scenario: A ready resource that pays for a card becomes exhausted
      Given it is Alice's main phase
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice's "Mana Well" is exhausted

    @clause-ready
    Scenario: An exhausted resource becomes ready as its player's turn begins
      Given it is Bob's main phase
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      When everyone passes until Alice's main phase
      Then Alice's "Mana Well" is ready
