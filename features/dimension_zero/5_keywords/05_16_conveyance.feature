Feature: Dimension Zero 5.16 Conveyance

  Background:
    Given it is Alice's main phase

  @DZ-5.16.1
  Rule: 5.16.1 Conveyance is a static ability that changes how a move cost is paid

    Scenario: Bases are frozen for a move, and nothing but the move goes to the stack
      Given Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      And Bob could respond
      When Alice moves "Cart Driver" to her left center square by conveyance
      Then there is one thing on the stack
      And "Ember Camp" is frozen

  @DZ-5.16.2
  Rule: 5.16.2 Instead of the move cost, the given number of released own bases may be frozen
    - instead: the bases are frozen and no energy
    - may: the move cost may be paid instead
    - number: as many bases as it says
    - released: only released bases
    - own: only on her own base squares

    @clause-instead
    Scenario: A unit moves without energy
      Given Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      When Alice moves "Cart Driver" to her left center square by conveyance
      And everyone passes until the stack is empty
      Then "Cart Driver" is in Alice's left center square
      And Alice has no frozen cards in her energy zone

    @clause-number
    Scenario: Two bases are frozen
      Given Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      When Alice moves "Cart Driver" to her left center square by conveyance
      Then "Ember Camp" is frozen
      And "Tide Camp" is frozen

    @clause-number
    Scenario: One base is too few
      Given Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a frozen "Red Spark" in her energy zone
      When Alice tries to move "Cart Driver" to her left center square
      Then that is refused

    @clause-may
    Scenario: The move cost is paid, and the bases stay released
      Given Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      When Alice moves "Cart Driver" to her left center square for its move cost
      Then "Ember Camp" is released
      And Alice has a frozen card in her energy zone

    @clause-may
    Scenario: A call takes off the move cost, and the bases stay released though there is no energy
      Given Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      And Alice has a released "Red Caller" in her right own square
      And Alice has a frozen "Red Spark" in her energy zone
      When Alice moves "Cart Driver" to her left center square for its move cost
      Then "Red Caller" is frozen
      And "Ember Camp" is released
      And "Tide Camp" is released

    @clause-released
    Scenario: A frozen base does not carry
      Given Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a frozen "Tide Camp" in her right base square
      And Alice has a frozen "Red Spark" in her energy zone
      When Alice tries to move "Cart Driver" to her left center square
      Then that is refused

    @clause-own
    Scenario: Bases of the other player do not carry
      Given Alice has a released "Cart Driver" in her left own square
      And Bob has a released "Ember Camp" in his left base square
      And Bob has a released "Tide Camp" in his right base square
      And Alice has a frozen "Red Spark" in her energy zone
      When Alice tries to move "Cart Driver" to her left center square
      Then that is refused

    @clause-number
    Scenario: Of three bases two are chosen to be frozen
      Given Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her middle base square
      And Alice has a released "Quick Camp" in her right base square
      And Alice has a frozen "Red Spark" in her energy zone
      When Alice moves "Cart Driver" to her left center square by conveyance
      And everyone passes until the stack is empty
      Then "Cart Driver" is in Alice's left center square

    @clause-may @clause-instead
    Scenario: A unit whose move cost cannot be paid moves by conveyance, and its player is not asked whether it does
      Given Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      And Alice has a frozen "Red Spark" in her energy zone
      When Alice moves "Cart Driver" to her left center square
      And everyone passes until the stack is empty
      Then "Cart Driver" is in Alice's left center square
      And "Ember Camp" is frozen
      And "Tide Camp" is frozen

    @clause-number @clause-instead
    Scenario: Of two conveyances the one for which there are too few bases is not used, and the other is
      Given Alice has a released "Long Cart" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      When Alice moves "Long Cart" to her left center square by conveyance
      Then "Long Cart" is in Alice's left center square
      And "Ember Camp" is frozen
      And Alice has no frozen cards in her energy zone

    @clause-number @clause-instead
    Scenario: With three bases the conveyance for three of them is chosen
      Given Alice has a released "Long Cart" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her middle base square
      And Alice has a released "Quick Camp" in her right base square
      When Alice moves "Long Cart" to her left center square by conveyance
      And Alice chooses the effect "train"
      Then "Ember Camp" is frozen
      And "Tide Camp" is frozen
      And "Quick Camp" is frozen
      And Alice has no frozen cards in her energy zone

    @clause-number @clause-instead @clause-released
    Scenario: With three bases the conveyance for one of them is chosen, and two are left for another unit
      Given Alice has a released "Long Cart" in her left own square
      And Alice has a released "Cart Driver" in her right own square
      And Alice has a frozen "Red Spark" in her energy zone
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her middle base square
      And Alice has a released "Quick Camp" in her right base square
      When Alice moves "Long Cart" to her left center square
      And Alice chooses the effect "cart"
      And Alice tries to move "Cart Driver" to her right center square
      Then that is allowed
      And "Long Cart" is in Alice's left center square
      And "Ember Camp" is frozen
      And "Tide Camp" is frozen
      And "Quick Camp" is frozen

  @DZ-5.16.3
  Rule: 5.16.3 Conveyance does not pay the additional costs of a move

    Scenario: With conveyance, all that is said for X in the cost of advance is paid
      Given Alice has a released "Star Cart" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      When Alice moves "Star Cart" to her left center square by conveyance with advance
      And Alice chooses the number 2
      And everyone passes until the stack is empty
      Then "Ember Camp" is frozen
      And Alice has two cards in her hand
      And Alice has two frozen cards in her energy zone

    Scenario: With conveyance, advance still costs its energy, though that is colorless as the move cost is
      Given Alice has a released "Wagon Rider" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      When Alice moves "Wagon Rider" to her left center square by conveyance with advance
      And everyone passes until the stack is empty
      Then "Ember Camp" is frozen
      And Alice has a card in her hand
      And Alice has a frozen card in her energy zone

    Scenario: With conveyance, advance still costs its energy
      Given Alice has a released "Cart Lancer" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      When Alice moves "Cart Lancer" to her left center square by conveyance with advance
      And everyone passes until the stack is empty
      Then "Ember Camp" is frozen
      And Alice has a card in her hand
      And Alice has a frozen card in her energy zone
