Feature: Gate Ruler 15-19 Driving as an action

  @GR-15-19a
  Rule: 15-19a A card that is named is driven from where it is
    - card: that card is driven, from where it is
    - process: as any card is driven, at once in the turn of the other player
    - once: several that are named come to the drive zone at once

    @clause-card
    Scenario: A card of the graveyard that is driven lies face down in the drive zone
      Given it is Alice's main phase
      And Alice has a "Launch" in her hand
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Launch" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's drive zone
      And Bob does not see "Tower Guard"
      And Alice has one card in her drive zone

    @clause-card @clause-process
    Scenario: A card that Bob drives in Alice's turn is dealt with at once
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Launch" in his first set zone
      And Bob has a "Tower Guard" in his graveyard
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Launch" targeting "Tower Guard"
      And everyone passes until a card is in Bob's drive zone
      Then a drive of Bob's is on the gate
      And "Tower Guard" is among the driven cards that Bob can choose

    # Reading: docs/decisions/1190-what-else-happens-to-several-cards-at-once.md
    @clause-once @clause-card
    Scenario: Of two units that are driven together neither is in play any more when the other leaves
      Given it is Alice's main phase
      And Alice has a "Common Launch" in her hand
      And Alice has a "Muster Gauge" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      When Alice plays "Common Launch"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her drive zone
      And Bob has two cards in his damage zone

  @GR-15-19b
  Rule: 15-19b Where none is named the top card of the deck is driven
    - top: the top card of a deck
    - own: that of the player who drives
    - one: and no other

    @clause-top @clause-one
    Scenario: An event that drives 1 puts the top card of the deck into the drive zone
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And the top of Alice's deck is "Siege Beast" and "Tower Guard"
      When Alice plays "Calling Rite"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's drive zone
      And the top card of Alice's deck is "Tower Guard"

    @clause-top @clause-own @clause-one
    Scenario: Bob drives the top card of his own deck where Alice's event says that her opponent drives
      Given it is Alice's main phase
      And Alice has a "Borrowed Scouts" in her hand
      And the top of Bob's deck is "Siege Beast"
      And Bob has three exhausted "Mana Well" in his resource zone
      When Alice plays "Borrowed Scouts"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's graveyard
      And Alice has no cards in her drive zone

    @clause-top @clause-own @clause-one
    Scenario: Both players drive a card where an event says that each player drives
      Given it is Alice's main phase
      And Alice has a "Common Muster" in her first set zone
      And the top of Alice's deck is "Ember Recruit"
      And the top of Bob's deck is "Tower Guard"
      When Alice plays "Common Muster"
      And everyone passes until a card is in Alice's drive zone
      Then "Ember Recruit" is in Alice's drive zone
      And "Tower Guard" is in Bob's drive zone

  @GR-15-19c
  Rule: 15-19c A number says how many cards of the top are driven
    - number: so many cards
    - top: from the top of the deck

    @clause-number @clause-top
    Scenario: An event that drives 2 puts the two top cards of the deck into the drive zone
      Given it is Alice's main phase
      And Alice has a "Scout's Report" in her hand
      And the top of Alice's deck is "Siege Beast", "Tower Guard" and "Ember Recruit"
      When Alice plays "Scout's Report"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her drive zone
      And "Tower Guard" is in Alice's drive zone
      And the top card of Alice's deck is "Ember Recruit"

    @clause-number
    Scenario: An event that drives 2 drives the only card of a deck of one card
      Given it is Alice's main phase
      And Alice has a "Scout's Report" in her hand
      And Alice has one card in her deck
      And Bob could respond
      When Alice plays "Scout's Report"
      And Bob passes
      Then Alice has one card in her drive zone
      And Alice has no cards in her deck
