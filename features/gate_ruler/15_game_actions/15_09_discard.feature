Feature: Gate Ruler 15-9 Discarding

  @GR-15-9a
  Rule: 15-9a A card that is discarded goes from its player's hand to his graveyard
    - hand: a card of a hand
    - graveyard: goes to the graveyard
    - once: several that an effect has a player discard go there at once
    - who: of each player who is said to discard
    - his: that of the player whose hand it is, though the other player owns the card

    @clause-hand @clause-graveyard
    Scenario: A player who discards two cards discards two different ones
      Given it is Alice's main phase
      And Alice has a "Heavy Toll" in her hand
      And Alice has a "Tower Guard" in her hand
      And Alice has a "Siege Beast" in her hand
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Heavy Toll"
      And everyone passes until Alice is asked which card
      And Alice chooses "Siege Beast" and "Frail Squire"
      Then "Siege Beast" is in Alice's graveyard
      And "Frail Squire" is in Alice's graveyard
      And "Tower Guard" is in Alice's hand

    @clause-hand @clause-graveyard
    Scenario: Alice has put a card into the graveyard when her event has Bob discard it
      Given it is Alice's main phase
      And Alice has a "Cast Aside" in her hand
      And Alice has a "Grave Tithe" in her field zone
      And Bob has a "Tower Guard" in his hand
      When Alice plays "Cast Aside"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard
      And Bob has one card in his damage zone

    @clause-hand @clause-graveyard
    Scenario: What waits for a discard triggers when Bob puts a card of his hand into his graveyard
      Given it is Bob's main phase
      And Alice has a "Rag Picker" in her field zone
      And Bob has a "Recruiting Desk" in his hand
      And Bob has a "Tower Guard" in his hand
      When Bob plays "Recruiting Desk"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-hand @clause-graveyard @clause-who
    Scenario: An event that has each player discard a card puts one from each hand into its owner's graveyard
      Given it is Alice's main phase
      And Alice has a "Common Tithe" in her first set zone
      And Alice has an "Ember Recruit" in her hand
      And Bob has a "Tower Guard" in his hand
      When Alice plays "Common Tithe"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And "Tower Guard" is in Bob's graveyard

    @clause-his @clause-graveyard
    Scenario: A card of Bob's that Alice discards as a cost goes to Alice's graveyard
      Given it is Alice's main phase
      And Alice has a ready "Bartering Scribe" in her left attack zone
      And Alice has the opponent's "Tower Guard" in her hand
      When Alice activates "Bartering Scribe"
      Then "Tower Guard" is in Alice's graveyard

    @clause-his @clause-graveyard
    Scenario: A card of Alice's that an event has Bob discard goes to Bob's graveyard
      Given it is Alice's main phase
      And Alice has a "Cast Aside" in her hand
      And Bob has the opponent's "Tower Guard" in his hand
      When Alice plays "Cast Aside"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

    # Reading: docs/decisions/1190-what-else-happens-to-several-cards-at-once.md
    @clause-once @clause-hand @clause-graveyard
    Scenario: Of two cards that are discarded together neither is in the hand any more when the other has left it
      Given it is Alice's main phase
      And Alice has a "Heavy Toll" in her hand
      And Alice has a "Tower Guard" in her hand
      And Alice has a "Siege Beast" in her hand
      And Alice has a "Frail Squire" in her hand
      And Alice has a "Pauper's Ledger" in her field zone
      When Alice plays "Heavy Toll"
      And everyone passes until Alice is asked which card
      And Alice chooses "Tower Guard" and "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's graveyard
      And "Siege Beast" is in Alice's graveyard
      And Bob has two cards in his damage zone
