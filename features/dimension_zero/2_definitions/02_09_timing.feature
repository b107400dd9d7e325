Feature: Dimension Zero 2.9 Timing

  @DZ-2.9.2
  Rule: 2.9.2 The three timings are normal, quick and battle
    - normal: normal is one
    - quick: quick is another
    - battle: battle is the third

    @clause-normal
    Scenario: A strategy of normal timing is played in one's own main phase and not in the other player's
      Given it is Alice's main phase
      And Bob has a "Read the Tide" in his hand
      And Bob could respond
      When Alice passes
      And Bob tries to play "Read the Tide"
      Then that is refused
      When everyone passes until Bob's main phase
      And Bob plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Read the Tide" is in Bob's graveyard

    @clause-quick
    Scenario: A strategy of quick timing is played in the other player's main phase, and not in a battle
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice passes
      And Bob plays "Quick Study"
      And everyone passes until the stack is empty
      Then Bob's "Quick Study" is in Bob's graveyard
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Quick Study"
      Then that is refused

    @clause-battle
    Scenario: In a battle a strategy of battle timing can be played
      Given it is Alice's main phase
      And Alice has a "War Lesson" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to play "War Lesson"
      Then that is allowed
