Feature: Gate Ruler 2-12 STK

  @GR-2-12a
  Rule: 2-12a STK is the strength of a ruler or unit against a ruler
    - unit: a unit's
    - ruler: a ruler's

    @clause-unit
    Scenario Outline: "<attacker>" deals <damage> damage to a ruler that it attacks
      Given it is Alice's attack phase
      And Alice has a ready "<attacker>" in her left attack zone
      When Alice attacks Bob's ruler with "<attacker>"
      And everyone passes until the attack is over
      Then Bob has <damage> cards in his damage zone

      Examples:
        | attacker    | damage |
        | Siege Beast | 2      |
        | Tower Guard | 1      |

    @clause-ruler
    Scenario: A ruler with 4 STK deals 4 damage to a ruler that it attacks
      Given it is Alice's attack phase
      And Alice has a "Berserker" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has four cards in his damage zone

  @GR-2-12b
  Rule: 2-12b The combat damage to a ruler is as much as the attacker's STK
    - unit: a unit that attacks
    - ruler: a ruler that attacks
    - now: as much as its STK is when the damage is dealt
    - below: none with a STK below 0

    @clause-unit @clause-now
    Scenario: A unit that gains STK during its attack on a ruler deals damage by its raised STK
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Keen Edge" in her first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And Alice plays "Keen Edge" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has three cards in his damage zone

    @clause-unit
    Scenario: A unit that gains ATK during its attack on a ruler deals damage by its STK alone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone

    @clause-below @clause-now
    Scenario: A unit with STK below 0 deals no damage to a ruler that it attacks
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Dull Edge" in her first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And Alice plays "Dull Edge" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Dull Edge" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-ruler
    Scenario: A ruler with 4 ATK and 3 STK deals 3 damage to a ruler that it attacks
      Given it is Alice's attack phase
      And Alice has an "Apprentice" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has three cards in his damage zone
