Feature: Gate Ruler 2-1 Card properties

  @GR-2-1a @informative
  Rule: 2-1a Cards have various properties

  @GR-2-1b
  Rule: 2-1b What is named by a property is a card that has it
    - has: each card that has it
    - else: no card that does not

    @example
    @clause-has @clause-else
    Scenario: A unit card is a card of the type unit
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Kind Letter" in her graveyard
      And Alice has a "Tower Guard" in her graveyard
      And Alice has a "Fresh Grave" in her hand
      When Alice plays "Fresh Grave"
      Then Alice chooses between "Ember Recruit" and "Tower Guard"

    @example
    @clause-has
    Scenario: When a Beast attacks, a card that is a Beast attacks
      Given it is Alice's attack phase
      And Alice has a "Wild Drummer" in her field zone
      And Alice has a ready "Siege Beast" in her left attack zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-else
    Scenario: When a Beast attacks, nothing else attacks, whatever its name
      Given it is Alice's attack phase
      And Alice has a "Wild Drummer" in her field zone
      And Alice has a ready "Beast Tamer" in her left attack zone
      When Alice attacks Bob's ruler with "Beast Tamer"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone
      And Alice has no cards in her hand

  @GR-2-1b-1
  Rule: 2-1b-1 What is named by properties and without a zone is a card in play
    - play: cards in play
    - else: no card that lies elsewhere
    - named: where a zone is named, the cards there

    @example
    @clause-play @clause-else
    Scenario: Your Beasts are those that you control in play
      Given it is Alice's main phase
      And Alice has a "Siege Beast" in her left attack zone
      And Alice has a "Clay Bear" in her defense zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Siege Beast" in her damage zone
      And Alice has a face-up "Siege Beast" in her drive zone
      And Bob has a "Siege Beast" in his left attack zone
      And Alice has a "Beast Census" in her hand
      When Alice plays "Beast Census"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-play @clause-else
    Scenario: Beasts in the hand are not among your Beasts
      Given it is Alice's main phase
      And Alice has a "Siege Beast" in her left attack zone
      And Alice has a "Clay Bear" in her defense zone
      And Alice has a "Siege Beast" in her hand
      And Alice has a "Beast Census" in her hand
      When Alice plays "Beast Census"
      And everyone passes until nothing is waiting
      Then Alice has three cards in her hand

    @clause-play
    Scenario: Beasts in attack and defense zones alone are counted
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a ready "Clay Bear" in her defense zone
      And Alice has a "Beast Census" in her hand
      When Alice plays "Beast Census"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-else
    Scenario: With no Beast but in the graveyard a player has none
      Given it is Alice's main phase
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Beast Census" in her hand
      When Alice plays "Beast Census"
      And everyone passes until nothing is waiting
      Then "Beast Census" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-named
    Scenario: Where the graveyard is named the units there can be chosen, and none in play
      Given it is Alice's main phase
      And Alice has a ready "Clay Bear" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Tower Guard" in her graveyard
      And Alice has a "Fresh Grave" in her hand
      When Alice plays "Fresh Grave"
      Then Alice chooses between "Siege Beast" and "Tower Guard"
