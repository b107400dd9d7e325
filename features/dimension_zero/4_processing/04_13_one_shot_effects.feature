Feature: Dimension Zero 4.13 One-shot effects

  @DZ-4.13.1
  Rule: 4.13.1 A one-shot effect does its work once and is over
    - once: what it does it does a single time
    - over: what comes to be affected later is not affected any more

    @clause-once
    Scenario: Damage that an effect deals to each unit is dealt once
      Given it is Alice's main phase
      And Alice has a "Ash Rain" in her hand
      And Alice has a "Read the Tide" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Ash Rain"
      And everyone passes until the stack is empty
      And Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Ember Guard" has 1000 damage

    @clause-over
    Scenario: A unit that comes to a square after damage was dealt to each unit has none
      Given it is Alice's main phase
      And Alice has a "Ash Rain" in her hand
      And Alice has a "Twin Banner" in her hand
      When Alice plays "Ash Rain"
      And everyone passes until the stack is empty
      And Alice plays "Twin Banner" to her right own square
      And everyone passes until the stack is empty
      Then "Twin Banner" is in Alice's right own square
      And "Twin Banner" has no damage

    @clause-once @needs-events
    Scenario: The shares of divided damage are dealt at the same time
      Given it is Alice's main phase
      And Alice has a "Falling Sparks" in her hand
      And Bob has a released "Tide Giant" in his middle own square
      And Bob has a released "Tide Brute" in his right own square
      When Alice plays "Falling Sparks"
      And Alice divides the damage as 1000 to "Tide Giant" and 2000 to "Tide Brute"
      Then these happened at the same time: damage of "Tide Giant" for 1000, damage of "Tide Brute" for 2000

    @clause-once
    Scenario: Damage that is dealt to a unit of Bob's under Alice's control is dealt to a unit of hers
      Given it is Alice's main phase
      And Alice has a "Sore Drum" in her left base square
      And Bob has a "Sore Drum" in his left base square
      And Alice has a "Ash Rain" in her hand
      And Alice controls Bob's "Tide Giant", released in her left own square
      When Alice plays "Ash Rain"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And Alice has a card in her hand
      And Bob has no cards in his hand

    @clause-once
    Scenario: Each of two units of Alice's that are dealt damage at once is noticed by her base
      Given it is Alice's main phase
      And Alice has a "Sore Drum" in her left base square
      And Alice has a "Ash Rain" in her hand
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      When Alice plays "Ash Rain"
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand

    @clause-once
    Scenario: A unit grows as strong as the damage that a strategy has dealt to it, and the unit beside it does not
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Toughening Bark" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Cannonade" aiming at "Toughening Bark" and "Tide Giant"
      And Alice divides the damage as 2000 to "Toughening Bark" and 4000 to "Tide Giant"
      And everyone passes until the stack is empty
      Then "Toughening Bark" has power 7000
      And "Tide Giant" has power 5000

    @clause-once
    Scenario: Damage that is dealt to each target after some was divided among them is not divided
      Given it is Alice's main phase
      And Alice has a "Second Salvo" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his right own square
      When Alice plays "Second Salvo" aiming at "Tide Giant" and "Tide Brute"
      And Alice divides the damage as 2000 to "Tide Giant" and 1000 to "Tide Brute"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage
      And "Tide Brute" has 2000 damage

    @clause-once
    Scenario: Units of which more damage is removed than they have are dealt damage as those that had none
      Given it is Alice's main phase
      And Alice has an "Evening Balm" in her hand
      And Alice has an "Ash Rain" in her hand
      And Alice has a frozen "Ember Giant" in her left own square with 4000 damage
      And Alice has a frozen "Ember Guard" in her right own square with 2000 damage
      And Bob has a frozen "Tide Giant" in his left own square with 2000 damage
      When Alice plays "Evening Balm"
      And everyone passes until the stack is empty
      Then "Ember Giant" has 1000 damage
      And "Ember Guard" has no damage
      And "Tide Giant" has 2000 damage
      And "Ember Giant" is released
      And "Ember Guard" is released
      And "Tide Giant" is frozen
      When Alice plays "Ash Rain"
      And everyone passes until the stack is empty
      Then "Ember Giant" has 2000 damage
      And "Ember Guard" has 1000 damage
