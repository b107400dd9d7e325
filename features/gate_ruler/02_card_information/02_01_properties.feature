Feature: Gate Ruler 2-1 Card properties

  @GR-2-1a @informative
  Rule: 2-1a Cards have various properties

  @GR-2-1b
  Rule: 2-1b What is named by a property is a card that has it
    - has: each card that has it
    - else: no card that does not

    @example
    @clause-has @clause-else
    Scenario: An event that chooses a unit card offers the cards of the type unit and no event
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Kind Letter" in her graveyard
      And Alice has a "Tower Guard" in her graveyard
      And Alice has a "Fresh Grave" in her hand
      When Alice plays "Fresh Grave"
      Then Alice chooses between "Ember Recruit" and "Tower Guard"

    @example
    @clause-has
    Scenario: An ability that waits for a Beast to attack triggers when a unit that is a Beast attacks
      Given it is Alice's attack phase
      And Alice has a "Wild Drummer" in her field zone
      And Alice has a ready "Siege Beast" in her left attack zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-else
    Scenario: An ability that waits for a Beast to attack does not trigger for a unit that is a Beast only by name
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
    Scenario: A count of a player's Beasts counts those that she controls in play and no others
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
    Scenario: A count of a player's Beasts counts those in play and not the one in her hand
      Given it is Alice's main phase
      And Alice has a "Siege Beast" in her left attack zone
      And Alice has a "Clay Bear" in her defense zone
      And Alice has a "Siege Beast" in her hand
      And Alice has a "Beast Census" in her hand
      When Alice plays "Beast Census"
      And everyone passes until nothing is waiting
      Then Alice has three cards in her hand

    @clause-play
    Scenario: A count of a player's Beasts counts those in her attack and defense zones
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a ready "Clay Bear" in her defense zone
      And Alice has a "Beast Census" in her hand
      When Alice plays "Beast Census"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-else
    Scenario: A count of a player's Beasts is 0 if her only Beast lies in the graveyard
      Given it is Alice's main phase
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Beast Census" in her hand
      When Alice plays "Beast Census"
      And everyone passes until nothing is waiting
      Then "Beast Census" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-named
    Scenario: An event that names the graveyard offers the unit cards there and no unit in play
      Given it is Alice's main phase
      And Alice has a ready "Clay Bear" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Tower Guard" in her graveyard
      And Alice has a "Fresh Grave" in her hand
      When Alice plays "Fresh Grave"
      Then Alice chooses between "Siege Beast" and "Tower Guard"
