Feature: Gate Ruler 3-11 The field zone

  @GR-3-11a
  Rule: 3-11a A field card that is played comes into the field zone

    Scenario: A field card played from the hand comes into the field zone
      Given it is Alice's main phase
      And Alice has a "Battle Banner" in her hand
      When Alice plays "Battle Banner"
      And everyone passes until nothing is waiting
      Then "Battle Banner" is in Alice's field zone

  @GR-3-11a-1
  Rule: 3-11a-1 Each player has one field zone
    - one: it has one for all its fields
    - each: each player has his own

    # Reading: docs/decisions/1030-two-fields-stay.md
    @clause-one
    Scenario: A second field that a player plays comes into the field zone where the first lies
      Given it is Alice's main phase
      And Alice has a "War Banner" in her field zone
      And Alice has a "Battle Banner" in her hand
      When Alice plays "Battle Banner"
      And everyone passes until nothing is waiting
      Then "Battle Banner" is in Alice's field zone
      And Alice has two cards in her field zone

    @clause-each
    Scenario: Each player's field lies in that player's own field zone
      Given it is Alice's main phase
      And Bob has a "War Banner" in his field zone
      And Alice has a "Battle Banner" in her hand
      When Alice plays "Battle Banner"
      And everyone passes until nothing is waiting
      Then Alice has one card in her field zone
      And Bob has one card in his field zone

  @GR-3-11b
  Rule: 3-11b Everybody sees the cards of a field zone, and which came first does not matter
    - seen: both players see them
    - order: any of them can be chosen

    @clause-seen
    Scenario: Both players see a field in a field zone
      Given it is Alice's main phase
      And Bob has a "War Banner" in his field zone
      Then Alice sees "War Banner"
      And Bob sees "War Banner"

    @clause-seen @clause-order
    Scenario Outline: Of two fields in a field zone a player can choose "<field>"
      Given it is Alice's main phase
      And Bob has a "War Banner" in his field zone
      And Bob has a "Battle Banner" in his field zone
      And Alice has a "Topple" in her hand
      When Alice begins to play "Topple"
      Then "<field>" is among the cards that Alice is asked about
      When Alice chooses "<field>" as the target
      And everyone passes until nothing is waiting
      Then "<field>" is in Bob's graveyard
      And Bob has one card in his field zone

      Examples:
        | field         |
        | War Banner    |
        | Battle Banner |

  @GR-3-11c
  Rule: 3-11c Only field cards can lie in a field zone
    - field: a field card can
    - others: no other card

    @clause-field
    Scenario: An event puts a field card into the field zone
      Given it is Alice's main phase
      And Alice has a "Raised Monument" in her hand
      And Alice has a "War Banner" in her graveyard
      When Alice plays "Raised Monument" targeting "War Banner"
      And everyone passes until nothing is waiting
      Then "War Banner" is in Alice's field zone

    @clause-others
    Scenario Outline: A card that is no field, "<card>", is not put into a field zone
      Given it is Alice's main phase
      And Alice has a "Raised Monument" in her hand
      And Alice has a "<card>" in her graveyard
      When Alice plays "Raised Monument" targeting "<card>"
      And everyone passes until nothing is waiting
      Then "<card>" is not in Alice's field zone
      And "<card>" is in Alice's graveyard
      And "Raised Monument" is in Alice's graveyard

      Examples:
        | card        |
        | Quiet Nod   |
        | Tower Guard |

    @clause-others
    Scenario: There can be no table with a unit card in a field zone
      Given it is Alice's main phase
      And Alice has a "Ember Recruit" in her field zone
      When a table is set up like this
      Then there can be no such table
