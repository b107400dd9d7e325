Feature: Gate Ruler 15-8 Drawing

  @GR-15-8a
  Rule: 15-8a To draw a card is to move the top card of the deck to the hand

    Scenario: The top card
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And the top of Alice's deck is "Siege Beast" and "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand
      And the top card of Alice's deck is "Tower Guard"

    Scenario: A card that is drawn by an effect of Alice's is moved by her
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her first set zone
      And Bob has a "Customs Post" in his field zone
      When Alice plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has one card in his hand

  @GR-15-8b
  Rule: 15-8b To draw several is to draw one so many times

    Scenario: Two cards
      Given it is Alice's main phase
      And Alice has a "Wide Draught" in her hand
      And the top of Alice's deck is "Siege Beast" and "Tower Guard"
      When Alice plays "Wide Draught"
      And everyone passes until nothing is waiting
      Then these happened in this order: draw of "Siege Beast", draw of "Tower Guard"
      And Alice has two cards in her hand
