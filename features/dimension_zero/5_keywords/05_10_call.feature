Feature: Dimension Zero 5.10 Call

  Background:
    Given it is Alice's main phase

  @DZ-5.10.1
  Rule: 5.10.1 Call is an additional cost of playing or moving a unit
    - playing: of playing a unit
    - moving: of moving a unit
    - unit: of no other card

    @clause-playing
    Scenario: A card with call is frozen as a unit is played
      Given Alice has a released "Red Caller" in her left own square
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her right own square calling "Red Caller"
      Then "Red Caller" is frozen

    @clause-moving
    Scenario: A card with call is frozen as a unit is moved
      Given Alice has a released "Red Caller" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      When Alice moves "Ember Guard" to her right center square calling "Red Caller"
      Then "Red Caller" is frozen

    @clause-unit
    Scenario: Nobody is called as a strategy is played
      Given Alice has a released "Red Caller" in her left own square
      And Alice has a "Dear Lesson" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Dear Lesson"
      Then that is refused

  # Reading: docs/decisions/3502-whom-a-call-serves.md
  @DZ-5.10.2
  Rule: 5.10.2 Any number of cards with the call of the color may be frozen, for one colorless less each
    - each: for each of them one colorless energy less is paid
    - number: as many as the player likes, or none
    - color: only cards with the call of a color of the unit
    - colorless: energy of a color is paid all the same
    - released: only cards that are released
    - whose: only cards that the player controls

    @clause-each @clause-number
    Scenario Outline: With <called> called <frozen> energy cards are frozen for a unit that costs three
      Given Alice has a released "Red Caller" in her left own square
      And Alice has a released "Red Caller" in her middle own square
      And Alice has an "Ember Giant" in her hand
      When Alice plays "Ember Giant" to her right own square calling <called>
      Then Alice has <frozen> frozen cards in her energy zone

      Examples:
        | called                                   | frozen |
        | nobody                                   | three  |
        | first "Red Caller"                       | two    |
        | first "Red Caller", second "Red Caller"  | one    |

    @clause-color
    Scenario: A card with the call of another color is not frozen
      Given Alice has a released "Blue Caller" in her left own square
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Ember Guard" to her right own square
      Then that is refused

    @clause-colorless
    Scenario: A call does not pay for a color
      Given Alice has a released "Red Caller" in her left own square
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      When Alice tries to play "Ember Scout" to her right own square
      Then that is refused

    @clause-each @clause-whose
    Scenario: A base with the call of the color of a unit is frozen for it
      Given Alice has a released "Tide Patron" in her left base square
      And Alice has a "Tide Guard" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      When Alice tries to play "Tide Guard" to her left own square
      Then that is allowed
      And "Tide Patron" is frozen

    @clause-released
    Scenario: A base that is frozen instead of the move cost does not call for the X of an advance, too
      Given Alice has a released "Star Cart" in her left own square
      And Alice has a released "Tide Patron" in her left base square
      And Alice has a released "Blue Drop" in her energy zone
      When Alice moves "Star Cart" to her left center square by conveyance with advance
      And Alice tries to choose the number 2
      Then that is refused

    @clause-released
    Scenario: Nobody is asked whether a base calls that is frozen instead of the move cost
      Given Alice has a released "Star Cart" in her left own square
      And Alice has a released "Tide Patron" in her left base square
      And Bob could respond
      When Alice moves "Star Cart" to her left center square by conveyance with advance
      And Alice chooses the number 1
      Then "Star Cart" is on the stack
      And "Tide Patron" is frozen
      And Alice has a frozen card in her energy zone

    @clause-released
    Scenario: A frozen card does not call
      Given Alice has a frozen "Red Caller" in her left own square
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Ember Guard" to her right own square
      Then that is refused

    @clause-whose
    Scenario: A card of the other player does not call
      Given Bob has a released "Red Caller" in his left own square
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Ember Guard" to her right own square
      Then that is refused

    @clause-whose
    Scenario: A card of the other player's that a player controls calls
      Given Alice controls Bob's "Red Caller", released in her left own square
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Ember Guard" to her right own square
      Then that is allowed
      And "Red Caller" is frozen

    @clause-whose
    Scenario: A card of a player's that the other player controls does not call
      Given Bob controls Alice's "Red Caller", released in his left own square
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Ember Guard" to her right own square
      Then that is refused

    @clause-color
    Scenario: A card with the call of the one of two colors of a unit calls for it
      Given Alice has a released "Blue Caller" in her left own square
      And Alice has a "Dusk Envoy" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has two released "Blue Drop" in her energy zone
      When Alice tries to play "Dusk Envoy" to her right own square
      Then that is allowed
      And "Blue Caller" is frozen

    @clause-color
    Scenario: A card with the calls of red and of blue calls for a blue unit
      Given Alice has a released "Twofold Caller" in her left own square
      And Alice has a "Tide Guard" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      When Alice tries to play "Tide Guard" to her right own square
      Then that is allowed
      And "Twofold Caller" is frozen

    @clause-number
    Scenario: A unit whose cost can be paid with no fewer than two calls is played
      Given Alice has a released "Blue Caller" in her left own square
      And Alice has a released "Twofold Caller" in her middle own square
      And Alice has a "Dusk Envoy" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      When Alice tries to play "Dusk Envoy" to her right own square
      Then that is allowed
      And "Blue Caller" is frozen
      And "Twofold Caller" is frozen

    @clause-number
    Scenario: Of two cards that can call, one is enough for a cost that all energy but one pays
      Given Alice has a released "Blue Caller" in her left own square
      And Alice has a released "Twofold Caller" in her middle own square
      And Alice has a "Dusk Envoy" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has two released "Blue Drop" in her energy zone
      When Alice plays "Dusk Envoy" to her right own square calling "Blue Caller"
      Then "Blue Caller" is frozen
      And "Twofold Caller" is released

    @clause-whose
    Scenario Outline: A card with call in the <zone> does not call, though it is released
      Given Alice has a released "Red Caller" in her <zone>
      And Alice has an "Ember Guard" in her hand
      And Alice has <sparks> released "Red Spark" in her energy zone
      When Alice tries to play "Ember Guard" to her right own square
      Then that is refused

      Examples:
        | zone        | sparks |
        | energy zone | no     |
        | hand        | a      |

    @clause-whose
    Scenario: A card with call that lies buried under a unit does not call
      Given Alice's "Red Caller" is buried under Alice's "Tide Guard" in her left own square
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Ember Guard" to her right own square
      Then that is refused

  @DZ-5.10.3
  Rule: 5.10.3 A cost that call makes negative counts as 0 except while it is being changed
    - zero: less than nothing colorless is nothing
    - changed: what is added is added to the negative number

    @clause-zero
    Scenario: Two calls for a unit that costs one colorless energy leave the red one to pay
      Given Alice has a released "Red Caller" in her left own square
      And Alice has a released "Red Caller" in her middle own square
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her right own square calling first "Red Caller", second "Red Caller"
      Then first "Red Caller" is frozen
      And second "Red Caller" is frozen
      And Alice has a frozen card in her energy zone

    @clause-changed
    Scenario: A unit that costs one more, with two calls for two colorless energy
      Given Alice has a released "Red Caller" in her left own square
      And Alice has a released "Red Caller" in her middle own square
      And Bob has a "Toll Camp" in his left base square
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her right own square calling first "Red Caller", second "Red Caller"
      Then Alice has a frozen card in her energy zone
