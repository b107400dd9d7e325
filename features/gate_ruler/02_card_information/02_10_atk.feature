Feature: Gate Ruler 2-10 ATK

  @GR-2-10a
  Rule: 2-10a ATK is the strength of a ruler or unit against a unit
    - unit: a unit's
    - ruler: a ruler's

    @clause-unit
    Scenario Outline: "<attacker>" deals <damage> damage to a unit that it attacks
      Given it is Alice's attack phase
      And Alice has a ready "<attacker>" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "<attacker>"
      And everyone passes until the attack is over
      Then "Broad Ox" has <damage> damage

      Examples:
        | attacker      | damage |
        | Siege Beast   | 5      |
        | Ember Recruit | 2      |
        | Falling Star  | 4      |

    @clause-ruler
    Scenario: A ruler with 4 ATK deals 4 damage to a unit that it attacks
      Given it is Alice's attack phase
      And Alice has an "Apprentice" in her ruler zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with her ruler
      And everyone passes until the attack is over
      Then "Broad Ox" has 4 damage

  @GR-2-10b
  Rule: 2-10b The combat damage to a unit is as much as the attacker's ATK
    - unit: a unit that attacks
    - ruler: a ruler that attacks
    - now: as much as its ATK is when the damage is dealt
    - below: none with an ATK below 0

    @clause-unit @clause-now
    Scenario: A unit that gains ATK during its attack on a unit deals damage by its raised ATK
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 4 damage

    @clause-unit
    Scenario: A unit that gains STK during its attack on a unit deals damage by its ATK alone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Keen Edge" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And Alice plays "Keen Edge" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 2 damage

    @clause-below @clause-now
    Scenario: A unit with ATK below 0 deals no damage to a unit that it attacks
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Dull Edge" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone with 1 damage
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And Alice plays "Dull Edge" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Dull Edge" is in Alice's graveyard
      And "Broad Ox" has 1 damage

    @clause-ruler
    Scenario: A ruler with 4 ATK and 2 more from a unit deals 6 damage to a unit that it attacks
      Given it is Alice's attack phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a ready "Van Piper" in her defense zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with her ruler
      And everyone passes until the attack is over
      Then "Broad Ox" has 6 damage
