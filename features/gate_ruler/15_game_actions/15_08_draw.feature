Feature: Gate Ruler 15-8 Drawing

  @GR-15-8a
  Rule: 15-8a To draw a card is to move the top card of the deck to the hand
    - top: the top card of a deck
    - hand: it comes to a hand
    - own: of the deck and to the hand of the player who draws
    - move: what replaces such a move replaces the draw

    @clause-top @clause-hand
    Scenario: A player who draws a card moves the top card of the deck to the hand
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And the top of Alice's deck is "Siege Beast" and "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand
      And the top card of Alice's deck is "Tower Guard"

    @clause-hand
    Scenario: A card that is drawn by an effect of Alice's is moved by her
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her first set zone
      And Bob has a "Customs Post" in his field zone
      When Alice plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has one card in his hand

    @clause-own @clause-top @clause-hand
    Scenario: Bob draws from his own deck into his own hand where Alice's event says that he draws
      Given it is Alice's main phase
      And Alice has an "Envoy's Gift" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And the top of Alice's deck is "Siege Beast"
      And the top of Bob's deck is "Tower Guard"
      When Alice plays "Envoy's Gift"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's hand
      And the top card of Alice's deck is "Siege Beast"

    @clause-move
    Scenario: A card that would be drawn is removed where a field removes cards that go from a deck to a hand
      Given it is Alice's main phase
      And Alice has a "Torn Pages" in her field zone
      And Alice has a "Kind Letter" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's removal zone
      And Alice has no cards in her hand

  @GR-15-8b
  Rule: 15-8b To draw several is to draw one so many times
    - number: so many cards are drawn
    - one: each is drawn by itself, one after the other

    @clause-number
    Scenario: Two cards are drawn one after the other
      Given it is Alice's main phase
      And Alice has a "Wide Draught" in her hand
      And the top of Alice's deck is "Siege Beast" and "Tower Guard"
      When Alice plays "Wide Draught"
      And everyone passes until nothing is waiting
      Then these happened in this order: draw of "Siege Beast", draw of "Tower Guard"
      And Alice has two cards in her hand

    @clause-number @clause-one
    Scenario: Each of the two draws of an event that draws two cards is replaced by 1 damage to the opponent
      Given it is Alice's main phase
      And Alice has a "Blunt Quill" in her field zone
      And Alice has a "Wide Draught" in her first set zone
      When Alice plays "Wide Draught"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone
      And Alice has no cards in her hand

    @clause-one
    Scenario: An ability that waits for exactly one card in the hand is played as an event draws two
      Given it is Alice's main phase
      And Alice has a "Single Candle" in her field zone
      And Alice has a "Wide Draught" in her first set zone
      When Alice plays "Wide Draught"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And Bob has one card in his damage zone
