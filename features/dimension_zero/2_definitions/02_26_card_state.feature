Feature: Dimension Zero 2.26 The state of a card

  @DZ-2.26.1
  Rule: 2.26.1 Cards on squares and in energy and smash zones are released, upright, or frozen, sideways
    - each: on battle squares, base squares, in the energy zone and in the smash zone
    - freeze: to freeze a card is to make a released one frozen
    - release: to release a card is to make a frozen one released

    @clause-freeze
    Scenario: Units and bases that are frozen lie frozen
      Given it is Alice's main phase
      And Alice has a "Deep Freeze" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Camp" in his left base square
      When Alice plays "Deep Freeze"
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen
      And "Tide Camp" is frozen

    @clause-release
    Scenario: Units and bases that are released lie released
      Given it is Alice's main phase
      And Alice has a "Great Thaw" in her hand
      And Alice has a frozen "Ember Guard" in her left own square
      And Bob has a frozen "Tide Camp" in his left base square
      When Alice plays "Great Thaw"
      And everyone passes until the stack is empty
      Then "Ember Guard" is released
      And "Tide Camp" is released

    @clause-each @clause-freeze
    Scenario: Cards of the energy zone and of the smash zone are frozen
      Given it is Alice's main phase
      And Alice has a "Deep Freeze" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Bob has a released "Blank Page" in his smash zone
      When Alice plays "Deep Freeze"
      And everyone passes until the stack is empty
      Then Alice's "Red Spark" is frozen
      And Bob has a frozen card in his smash zone

    @clause-each @clause-release
    Scenario: Cards of the energy zone and of the smash zone are released
      Given it is Alice's main phase
      And Alice has a "Great Thaw" in her hand
      And Alice has a frozen "Red Spark" in her energy zone
      And Bob has a frozen "Blank Page" in his smash zone
      When Alice plays "Great Thaw"
      And everyone passes until the stack is empty
      Then Alice's "Red Spark" is released
      And Bob has a released card in his smash zone

  @DZ-2.26.1-1
  Rule: 2.26.1-1 A released card cannot be released, nor a frozen one frozen
    - released: a released card is not released
    - frozen: a frozen card is not frozen, also not as a cost

    @clause-frozen
    Scenario Outline: Who draws if a strategy has frozen a unit draws <many> for one that was <pose>
      Given it is Alice's main phase
      And Alice has a "Toll of Frost" in her hand
      And Bob has a <pose> "Tide Scout" in his left own square
      When Alice plays "Toll of Frost" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is frozen
      And Alice has <many> in her hand

      Examples:
        | pose     | many     |
        | released | a card   |
        | frozen   | no cards |

    @clause-frozen
    Scenario: A unit is frozen for the player who controls it, and not for its owner
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a "Frost Ledger" in her left base square
      And Bob has a "Frost Ledger" in his left base square
      And Alice controls Bob's "Tide Scout", released in her left own square
      When Alice plays "Lullaby" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is frozen
      And Alice has a card in her hand
      And Bob has no cards in his hand

    @clause-released
    Scenario: A released unit is not released again, and nothing triggers
      Given it is Alice's main phase
      And Alice has a "Great Thaw" in her hand
      And Alice has a released "Spring Riser" in her left own square
      When Alice plays "Great Thaw"
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand
      And "Great Thaw" is in Alice's graveyard

    @clause-released
    Scenario: A frozen unit is released, and that triggers
      Given it is Alice's main phase
      And Alice has a "Great Thaw" in her hand
      And Alice has a frozen "Spring Riser" in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Great Thaw"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-frozen
    Scenario: A frozen unit is not frozen again, and nothing triggers
      Given it is Alice's main phase
      And Alice has a "Deep Freeze" in her hand
      And Alice has a frozen "Winter Sleeper" in her left own square
      When Alice plays "Deep Freeze"
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand
      And "Deep Freeze" is in Alice's graveyard

    @clause-frozen
    Scenario: A released unit is frozen, and that triggers
      Given it is Alice's main phase
      And Alice has a "Deep Freeze" in her hand
      And Alice has a released "Winter Sleeper" in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Deep Freeze"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-frozen @needs-events
    Scenario: A unit has been frozen before its ability triggers by that
      Given it is Alice's main phase
      And Alice has a "Deep Freeze" in her hand
      And Alice has a released "Winter Sleeper" in her left own square
      When Alice plays "Deep Freeze"
      And everyone passes until the stack is empty
      Then these happened in this order: turned of "Winter Sleeper", triggered of "Winter Sleeper"

    @clause-frozen
    Scenario: A card of the energy zone that is frozen for its ability is not frozen for the energy of that as well
      Given it is Alice's main phase
      And Alice has a released "Low Wick" in her energy zone
      When Alice tries to activate "Low Wick"
      Then that is refused

    @clause-frozen
    Scenario: For an ability that freezes its card of the energy zone another card there pays the energy
      Given it is Alice's main phase
      And Alice has a released "Low Wick" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      When Alice activates "Low Wick"
      Then Alice has two frozen cards in her energy zone

    @clause-frozen
    Scenario: An ability whose cost is to freeze its unit is not activated when that is frozen
      Given it is Alice's main phase
      And Alice has a frozen "Tired Scholar" in her left own square
      When Alice tries to activate "Tired Scholar"
      Then that is refused
