Feature: Gate Ruler 3-4 Deck

  @GR-3-4a
  Rule: 3-4a A player's deck lies in his deck zone

    Scenario: In the first main phase all cards but the driven ones lie in the decks
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      And Bob has a "Berserker" in his ruler zone
      When the decks are shuffled
      And chance makes Alice the first player
      And everyone passes until Alice's main phase
      Then it is the main phase
      And Alice has 48 cards in her deck
      And Alice has two cards in her drive zone
      And Bob has 50 cards in his deck

  @GR-3-4a-1
  Rule: 3-4a-1 The deck that cards speak of is what lies in the deck zone
    - zone: the cards that lie there
    - else: no card that lies elsewhere, even if it was brought in the deck

    @clause-zone
    Scenario: The top card of each player's deck is the one on top in that player's deck zone
      Given it is Alice's main phase
      And Alice has a "Shared Drought" in her hand
      And the top of Alice's deck is "Siege Beast"
      And the top of Bob's deck is "Tower Guard"
      When Alice plays "Shared Drought"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's graveyard
      And "Tower Guard" is in Bob's graveyard

    @clause-else
    Scenario: A search of a deck for unit cards does not offer a unit card in the graveyard
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Siege Beast", "Quiet Nod", "Quiet Nod" and "Ember Recruit", from the top
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Call to Arms"
      And everyone passes until Alice looks through a deck
      Then Alice chooses between "Siege Beast" and "Ember Recruit"

    @clause-zone
    Scenario: A search of a deck for two unit cards offers the two that lie in it
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Siege Beast", "Quiet Nod", "Quiet Nod" and "Tower Guard", from the top
      When Alice plays "Call to Arms"
      And everyone passes until Alice looks through a deck
      Then Alice chooses between "Siege Beast" and "Tower Guard"

  @GR-3-4b
  Rule: 3-4b A deck is hidden from both players, and its order matters
    - hidden: neither player sees any deck
    - order: its cards lie in an order

    @clause-hidden
    Scenario: Neither player sees what lies in the decks
      Given it is Alice's main phase
      And the top of Alice's deck is "Siege Beast"
      And the top of Bob's deck is "Tower Guard"
      Then Alice does not see "Siege Beast"
      And Alice does not see "Tower Guard"
      And Bob does not see "Siege Beast"
      And Bob does not see "Tower Guard"

    @clause-order
    Scenario: A player draws the card on top of her deck, and the next one lies on top then
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard" and "Ember Recruit", from the top
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand
      And the top card of Alice's deck is "Tower Guard"

  @GR-3-4c
  Rule: 3-4c Several cards leave the deck one by one from its top
    - top: the topmost
    - again: then the one that lies on top by then
    - number: as often as it says
    - between: what is so between two of them is so, though the next one follows at once
    - told: unless something says otherwise

    @clause-top @clause-number
    Scenario: The two cards of a deck that an event puts into the graveyard are its topmost two
      Given it is Alice's main phase
      And Alice has a "Twin Cull" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard" and "Ember Recruit", from the top
      When Alice plays "Twin Cull"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's graveyard
      And "Tower Guard" is in Alice's graveyard
      And the top card of Alice's deck is "Ember Recruit"

    @clause-top @clause-again
    Scenario: If two cards are drawn in place of the first to leave a deck, the second is the one on top by then
      Given it is Alice's main phase
      And Alice has a "Salvage Net" in her first set zone
      And Alice has a "Twin Cull" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard", "Ember Recruit" and "Frail Squire", from the top
      When Alice plays "Salvage Net"
      And everyone passes until nothing is waiting
      And Alice plays "Twin Cull"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand
      And "Tower Guard" is in Alice's hand
      And "Ember Recruit" is in Alice's graveyard
      And "Frail Squire" is in Alice's deck

    @clause-top @clause-number
    Scenario: Two cards that are driven are the topmost two of the deck
      Given it is Alice's main phase
      And Alice has a "Scout's Report" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard" and "Ember Recruit", from the top
      When Alice plays "Scout's Report"
      And everyone passes until a card is in Alice's drive zone
      Then "Siege Beast" is in Alice's drive zone
      And "Tower Guard" is in Alice's drive zone
      And "Ember Recruit" is in Alice's deck

    @clause-between @clause-number @clause-again
    Scenario: An ability that waits for exactly one card in the graveyard is played as two go there from the deck
      Given it is Alice's main phase
      And Alice has a "First Stone" in her field zone
      And Alice has a "Twin Cull" in her hand
      When Alice plays "Twin Cull"
      And everyone passes until nothing is waiting
      Then Alice has three cards in her graveyard
      And Bob has one card in his damage zone

    @clause-between @clause-number @clause-again
    Scenario: An ability that waits for exactly one card in the drive zone is played as two are driven
      Given it is Alice's main phase
      And Alice has a "Lone Carter" in her field zone
      And Alice has a "Scout's Report" in her hand
      When Alice plays "Scout's Report"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her drive zone
      And Bob has one card in his damage zone

    @clause-told
    Scenario: Two cards that a player finds in her deck leave it from wherever they lie
      Given it is Alice's main phase
      And Alice has an "Open Archive" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard", "Ember Recruit" and "Frail Squire", from the top
      When Alice plays "Open Archive"
      And everyone passes until Alice looks through a deck
      And Alice takes "Tower Guard" and "Frail Squire"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's hand
      And "Frail Squire" is in Alice's hand
      And "Siege Beast" is in Alice's deck
