Feature: Gate Ruler 16-19 Dormant

  @GR-16-19a
  Rule: 16-19a Dormant keeps a unit or a ruler from attacking
    - ruler: a ruler with it does not attack
    - lost: a card that has lost it does

    @clause-ruler
    Scenario: A ruler that has gained Dormant cannot attack, while a unit of the same player can
      Given it is Alice's main phase
      And Alice has a "Lulling Mist" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice plays "Lulling Mist"
      And everyone passes until the next attack can be declared
      Then Alice cannot attack Bob's ruler with her ruler
      And Alice can attack Bob's ruler with "Ember Recruit"

    @clause-lost
    Scenario: A unit that has lost Dormant can attack the opponent's ruler
      Given it is Alice's main phase
      And Alice has a "Rude Awakening" in her hand
      And Alice has a ready "Sleeping Giant" in her left attack zone
      When Alice plays "Rude Awakening" targeting "Sleeping Giant"
      And everyone passes until the next attack can be declared
      Then Alice can attack Bob's ruler with "Sleeping Giant"

  @GR-16-19b
  Rule: 16-19b A card with Dormant cannot attack
    - attack: it does not attack
    - attacked: it can be attacked

    @clause-attack
    Scenario: A unit with Dormant cannot attack the opponent's ruler, and an attempt is refused
      Given it is Alice's attack phase
      And Alice has a ready "Sleeping Giant" in her left attack zone
      When Alice tries to attack Bob's ruler with "Sleeping Giant"
      Then that is refused
      And Alice cannot attack Bob's ruler with "Sleeping Giant"

    @clause-attack @clause-attacked
    Scenario: A unit with Dormant cannot attack, but another unit can attack an opponent's unit with Dormant
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a ready "Sleeping Giant" in her left attack zone
      And Bob has a ready "Sleeping Giant" in his left attack zone
      When Alice tries to attack Bob's ruler with Alice's "Sleeping Giant"
      Then that is refused
      And Alice can attack Bob's "Sleeping Giant" with "Ember Recruit"

    @clause-attacked
    Scenario: A unit with Dormant can be attacked, and is dealt damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Sleeping Giant" in his left attack zone
      Then Alice can attack "Sleeping Giant" with "Ember Recruit"
      When Alice attacks "Sleeping Giant" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Sleeping Giant" has 2 damage
