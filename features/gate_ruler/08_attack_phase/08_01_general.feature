Feature: Gate Ruler 8-1 Attacks in general

  @GR-8-1a
  Rule: 8-1a In the attack phase the active player attacks enemy units and the enemy ruler with her own
    - units: her units attack
    - ruler: her ruler attacks
    - at-units: they attack the other player's units
    - at-ruler: they attack the other player's ruler
    - whose: nothing of her own is attacked
    - who: only the active player attacks
    - phase: only in the attack phase

    @clause-units @clause-at-units
    Scenario: A unit can attack an enemy unit and damages it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      Then Alice can attack "Tower Guard" with "Ember Recruit"
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage

    @clause-units @clause-at-ruler
    Scenario: A unit can attack the enemy ruler and damages it
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      Then Alice can attack Bob's ruler with "Siege Beast"
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    @clause-ruler @clause-at-units
    Scenario: A ruler can attack an enemy unit and damages it
      Given it is Alice's attack phase
      And Bob has a ready "Tower Guard" in his left attack zone
      Then Alice can attack "Tower Guard" with her ruler
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    @clause-who
    Scenario: The other player cannot attack, even with priority in the attack declaration step
      Given it is Alice's main phase
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Alice could respond
      And Bob could respond
      When everyone passes until Bob has priority in the attack declaration step
      Then Bob is asked to act
      And Bob cannot attack Alice's ruler with "Ember Recruit"

    @clause-whose
    Scenario: A player cannot attack a unit of her own
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      When Alice tries to attack "Tower Guard" with "Ember Recruit"
      Then that is refused

    @clause-phase
    Scenario: The active player cannot attack in the main phase
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice tries to attack Bob's ruler with "Ember Recruit"
      Then that is refused
