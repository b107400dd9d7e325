Feature: Gate Ruler 8-7 End of an attack

  @GR-8-7a
  Rule: 8-7a The battle has its end
    - trigger: what waits for the end of the battle triggers
    - gone: though nothing is attacking any more
    - own: what waits for the end of one card's battle triggers at the end of no other
    - when: the attack end step has begun

    @clause-trigger
    Scenario: An ability that waits for the end of a battle triggers
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Field Chronicler" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-trigger @clause-gone
    Scenario: An ability that waits for the end of a battle triggers even if the attacker was destroyed
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Field Chronicler" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-trigger
    Scenario: An ability that waits for the end of its own unit's battle triggers when that unit has attacked
      Given it is Alice's attack phase
      And Alice has a ready "Parting Singer" in her left attack zone
      When Alice attacks Bob's ruler with "Parting Singer"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-own
    Scenario: An ability that waits for the end of its own unit's battle does not trigger when a ruler has attacked
      Given it is Alice's attack phase
      And Alice has a ready "Parting Singer" in her left attack zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has three cards in his damage zone
      And Alice has no cards in her hand

    @clause-when @clause-trigger
    Scenario: An ability that the end of a battle triggered is on the gate in the attack end step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Field Chronicler" in her right attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      Then it is the attack end step
      And from its top the gate holds an ability of "Field Chronicler"

  @GR-8-7b
  Rule: 8-7b The players can act at the end of the battle
    - act: the players can act
    - before: before what lasts for the battle ends

    @clause-act
    Scenario: The other player can destroy the attacker in the attack end step when the active player has passed
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack end step
      And Alice passes
      Then Bob can play "Sudden Spark"
      When Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Alice's graveyard
      And Bob has one card in his damage zone

    @clause-before
    Scenario: An effect that lasts for the battle is still in force when the players act in the attack end step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      And Alice could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until Alice has priority in the attack end step
      Then "Ember Recruit" has 4 ATK

  @GR-8-7c @lead-in
  Rule: 8-7c At the end of an attack these are done last

  @GR-8-7c-1
  Rule: 8-7c-1 What lasts for a battle ends with it
    - end: what lasts for the battle ends with it
    - long: not before
    - only: what lasts longer goes on
    - waits: a delayed ability for the battle ends with it as well, before what is due is dealt with

    @clause-end @clause-long
    Scenario: An effect for the battle adds to the attacker's combat damage and ends with the battle
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

    @clause-only
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

    @clause-waits @clause-end
    Scenario: An event waits for the battle for units that die, and not for one that dies as an effect for the battle ends
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Field Requiem" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Stone Skin" in his first set zone
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Field Requiem"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Stone Skin" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-waits @clause-long
    Scenario: An event that waits for the battle for units that die draws a card for one that dies in the damage step
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Field Requiem" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Field Requiem"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Bob's graveyard
      And Alice has one card in her hand

  @GR-8-7c-2
  Rule: 8-7c-2 What the end of the battle brings about is dealt with before the attack is over
    - effects: a rules effect that is due is dealt with before the attack is over
    - triggered: so is what has triggered
    - else: nobody acts again if there is nothing of that

    @clause-effects
    Scenario: The destruction of a unit that an effect kept alive for the battle comes onto the gate in the attack end step
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Stone Skin" in his first set zone
      And Bob could respond
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Stone Skin" targeting "Ember Recruit"
      And everyone passes until a destruction is on the gate
      Then it is the attack end step
      And "Ember Recruit" is in Bob's left attack zone

    @clause-effects
    Scenario: A unit that an effect kept alive for the battle is destroyed before the attack is over
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Stone Skin" in his first set zone
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Stone Skin" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Bob's graveyard

    @clause-triggered
    Scenario: An ability that the end of an effect for the battle triggered is on the gate in the attack end step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Lowland Watch" in her right attack zone
      And Alice has a "Rally Cry" in her first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until an ability is on the gate
      Then it is the attack end step

    @clause-else
    Scenario: The next attack starts once the players have passed, though an effect that lasted for the battle has ended
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until Bob has priority in the attack end step
      And Bob passes
      Then it is the attack start step
