Feature: Gate Ruler 3-5 Hand

  @GR-3-5a
  Rule: 3-5a What a player draws he has in his hand

    Scenario: A card that a player draws is in her hand, and she can play it
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And the top of Alice's deck is "Frail Squire"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's hand
      And Alice can play "Frail Squire"

  @GR-3-5b
  Rule: 3-5b A hand is seen by its owner and not by the other player, and has no order
    - owner: its owner sees it
    - other: the other player does not
    - order: any of its cards can be used

    @clause-owner @clause-other
    Scenario: A player sees a card that she draws, and the opponent does not
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice sees "Siege Beast"
      And Bob does not see "Siege Beast"

    @clause-owner @clause-other
    Scenario: A player sees his unit that goes from play to his hand, and the opponent does not
      Given it is Alice's main phase
      And Alice has a "Fade Away" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob sees "Tower Guard"
      And Alice does not see "Tower Guard"

    @clause-order
    Scenario Outline: A player who discards may choose any of the three cards in her hand: "<card>"
      Given it is Alice's main phase
      And Alice has a "Bitter Bargain" in her first set zone
      And Alice has a "Siege Beast" in her hand
      And Alice has a "Tower Guard" in her hand
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Bitter Bargain"
      And everyone passes until Alice is asked which card
      Then Alice chooses between "Siege Beast", "Tower Guard" and "Ember Recruit"
      When Alice chooses "<card>"
      Then "<card>" is in Alice's graveyard

      Examples:
        | card          |
        | Siege Beast   |
        | Tower Guard   |
        | Ember Recruit |

  @GR-3-5c
  Rule: 3-5c A player may have any number of cards in his hand
    - end: none is discarded as a turn ends, however many there are
    - more: another can come there, however many there are

    @clause-end
    Scenario: A player with 30 cards in her hand discards none as the turn ends
      Given it is Alice's main phase
      And Alice has 30 cards in her hand
      When everyone passes until Bob's main phase
      Then it is Bob's turn
      And Alice has 30 cards in her hand
      And Alice has no cards in her graveyard

    @clause-more
    Scenario: A player with 30 cards in her hand can draw another
      Given it is Alice's main phase
      And Alice has 30 cards in her hand
      And Alice has a "Kind Letter" in her first set zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has 31 cards in her hand
