Feature: Gate Ruler 14-11 Ongoing effects

  @GR-14-11a
  Rule: 14-11a An ongoing effect changes something for as long as it says

    Scenario: For the whole turn
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until the attack phase
      Then "Ember Recruit" has 4 ATK

    Scenario: For one battle, which is over
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 4 damage
      And "Ember Recruit" has 2 ATK

  @GR-14-11a-1
  Rule: 14-11a-1 The effects of continuous abilities last as long as the abilities are active

    Scenario: Until the condition fails
      Given it is Alice's main phase
      And Alice has a ready "Half Hermit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Alice has a "Beast Lure" in her hand
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Frail Squire"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Lure"
      And everyone passes until nothing is waiting
      Then "Beast Lure" is in Alice's graveyard
      And "Half Hermit" is ready

    Scenario: Over turns, as long as the field is there
      Given it is Alice's main phase
      And Alice has a "Battle Banner" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice plays "Battle Banner"
      And everyone passes until Bob's main phase
      Then "Ember Recruit" has 4 ATK

    Scenario: As soon as a phase begins in which the ability is active
      Given it is Alice's main phase
      And Alice has a ready "Noon Sprite" in her left attack zone
      When everyone passes until the attack phase
      Then "Noon Sprite" is in Alice's graveyard

  @GR-14-11a-2
  Rule: 14-11a-2 Other ongoing effects have the term that they say when they begin

    Scenario: In the turn after it is over
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until Bob's main phase
      Then "Long Anthem" is in Alice's graveyard
      And "Ember Recruit" has 2 ATK

  @GR-14-11a-2a
  Rule: 14-11a-2a Without a term they last for the game

    Scenario: Two turns later it still lasts
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Withering Curse" in her first set zone
      When Alice plays "Withering Curse" targeting "Tower Guard"
      And everyone passes until Bob's main phase
      And everyone passes until Alice's next main phase
      Then "Tower Guard" has 3 HP

  @GR-14-11b
  Rule: 14-11b A card that moves into an affected zone has the effect as it enters

    Scenario: It triggers what waits for so much ATK in that zone
      Given it is Alice's main phase
      And Alice has a "Rear Banner" in her field zone
      And Alice has a ready "Post Inspector" in her right attack zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her defense zone
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Ember Recruit" has 4 ATK

    Scenario: In another zone it has not
      Given it is Alice's main phase
      And Alice has a "Rear Banner" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And "Ember Recruit" has 2 ATK
