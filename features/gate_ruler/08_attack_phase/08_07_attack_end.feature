Feature: Gate Ruler 8-7 End of an attack

  @GR-8-7a
  Rule: 8-7a The battle has its end

    Scenario: An ability waits for the end of the battle
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Field Chronicler" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    Scenario: The battle ends though its attacker is gone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Field Chronicler" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    Scenario: An ability waits for the end of its own unit's battle
      Given it is Alice's attack phase
      And Alice has a ready "Parting Singer" in her left attack zone
      When Alice attacks Bob's ruler with "Parting Singer"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    Scenario: The battle of another unit is not its own
      Given it is Alice's attack phase
      And Alice has a ready "Parting Singer" in her left attack zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has three cards in his damage zone
      And Alice has no cards in her hand

    @needs-events
    Scenario: The attack end step has begun when its abilities trigger
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Field Chronicler" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then these happened in this order: step start as attack-end by Alice, triggered of "Field Chronicler" by Alice, fight end by Alice

  @GR-8-7b
  Rule: 8-7b The players can act at the end of the battle

    Scenario: Bob acts in the attack end step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack end step
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Alice's graveyard
      And Bob has one card in his damage zone

    Scenario: What lasts for the battle lasts as long as they act
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until Bob has priority in the attack end step
      Then "Ember Recruit" has 4 ATK

  @GR-8-7c-1
  Rule: 8-7c-1 What lasts for a battle ends with it

    Scenario: An effect for the battle is in force in it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Tower Guard" has 4 damage
      And "Ember Recruit" has 2 ATK

    Scenario: An effect for the turn outlasts the battle
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" has 4 ATK

  @GR-8-7c-2
  Rule: 8-7c-2 What the end of the battle brings about is dealt with before the attack is over

    Scenario: A unit that was kept alive for the battle is destroyed in the attack end step
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Stone Skin" in his first set zone
      And Bob has a "Quiet Nod" in his second set zone
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Stone Skin" targeting "Ember Recruit"
      And everyone passes until a destruction is on the gate
      Then it is the attack end step
      And "Ember Recruit" is in Bob's left attack zone

    Scenario: It is destroyed before the next attack
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Stone Skin" in his first set zone
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Stone Skin" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Bob's graveyard
