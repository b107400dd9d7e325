Feature: Gate Ruler 15-26 Attacking and being attacked

  @GR-15-26a
  Rule: 15-26a A unit is attacking as long as it is the attacking card
    - attacking: from the declaration on
    - ended: no more when it is not the attacking card any more

    @clause-attacking
    Scenario: A unit is attacking after its attack has been declared
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      Then "Ember Recruit" is attacking

    @clause-ended
    Scenario: A unit is not attacking any more when it has left its attack zone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Fall Back" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fall Back" targeting "Ember Recruit"
      And everyone passes until a card is in Bob's graveyard
      Then "Ember Recruit" is not attacking
      And "Ember Recruit" is in Alice's defense zone

  @GR-15-26b
  Rule: 15-26b A unit that cannot be attacked is no target of an attack
    - target: no attack is declared against it
    - effects: an effect chooses it as its target all the same

    @clause-target
    Scenario: A unit that cannot be attacked is not offered as a target of an attack, and another unit is
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Veiled Adept" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      Then Alice cannot attack "Veiled Adept" with "Ember Recruit"
      And Alice can attack "Tower Guard" with "Ember Recruit"

    @clause-effects
    Scenario: An effect chooses a unit that cannot be attacked
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her hand
      And Bob has a ready "Veiled Adept" in his left attack zone
      Then Alice can play "Weary Song"
      When Alice plays "Weary Song" targeting "Veiled Adept"
      And everyone passes until nothing is waiting
      Then "Veiled Adept" is exhausted

  @GR-15-26b-1
  Rule: 15-26b-1 If it comes to the front of an attacked column later, it is attacked
    - attacked: at the front of the column that is attacked it is attacked
    - column: at the front of another column it is not

    @clause-attacked
    Scenario: A unit that cannot be attacked is attacked when it moves to the front of the attacked column
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Veiled Adept" in his left attack zone
      And Bob has a "Fall Back" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fall Back" targeting "Veiled Adept"
      And everyone passes until the next step
      Then "Veiled Adept" is being attacked
      And Bob's "Knight" is not being attacked

    @clause-column
    Scenario: A unit that moves to the front of a column that is not attacked is not attacked
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Veiled Adept" in his right attack zone
      And Bob has a "Fall Back" in his first set zone
      And Bob could respond
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fall Back" targeting "Veiled Adept"
      And everyone passes until the next step
      Then "Veiled Adept" is in Bob's defense zone
      And "Tower Guard" is being attacked
      And "Veiled Adept" is not being attacked
