Feature: Gate Ruler 15-2 Plus and minus

  @GR-15-2a
  Rule: 15-2a To gain plus or minus a number changes the property by that number
    - plus: a plus makes the number greater by so much
    - minus: a minus makes it less by so much
    - property: that of the property which is named, and of no other

    @example
    @clause-plus
    Scenario: A unit with 2 ATK that gains +2 ATK has 4 ATK
      Given it is Alice's main phase
      And Alice has a "Long Anthem" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

    @clause-minus
    Scenario: A unit that gains minus HP has so much less HP
      Given it is Alice's main phase
      And Alice has a "Withering Touch" in her hand
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Withering Touch" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 2 HP

    @clause-property @clause-plus
    Scenario: A unit that gains STK has as much ATK and HP as before
      Given it is Alice's main phase
      And Alice has a "Keen Edge" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice plays "Keen Edge" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 3 STK
      And "Ember Recruit" has 2 ATK
      And "Ember Recruit" has 3 HP

  @GR-15-2b
  Rule: 15-2b To add to the base damage is to add to the damage that is printed
    - printed: the damage that is printed on the card counts as so much greater
    - playing: already as the card is played, and its targets are chosen
    - only: damage that is printed nowhere, as that of an attack, stays what it is

    @clause-printed
    Scenario: An effect that adds 1 to base damage makes an event that deals 3 damage deal 4
      Given it is Alice's main phase
      And Alice has an "Old Recipe" in her field zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Broad Ox"
      And everyone passes until damage is on the gate
      Then the damage of "Sudden Spark" is 4 for "Broad Ox"

    @clause-printed
    Scenario: An effect that adds 1 to base damage makes an event that divides 4 damage deal 5 to one target
      Given it is Alice's main phase
      And Alice has an "Old Recipe" in her field zone
      And Alice has a "Parted Volley" in her hand
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice plays "Parted Volley" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 5 damage

    @clause-printed @clause-playing
    Scenario: An event that divides 2 damage can be played with three targets where 1 is added to base damage
      Given it is Alice's main phase
      And Alice has an "Old Recipe" in her field zone
      And Alice has a "Thin Shot" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob has a ready "Siege Beast" in his defense zone
      Then Alice can play "Thin Shot"
      When Alice plays "Thin Shot" targeting "Broad Ox", "Tower Guard" and "Siege Beast"
      And Alice divides it as 1 for "Broad Ox", 1 for "Tower Guard" and 1 for "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 1 damage
      And "Tower Guard" has 1 damage
      And "Siege Beast" has 1 damage

    @clause-only
    Scenario: An effect that adds 1 to base damage adds nothing to the damage of an attack
      Given it is Alice's attack phase
      And Alice has an "Old Recipe" in her field zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Broad Ox" has 5 damage
