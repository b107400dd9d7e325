Feature: Gate Ruler 14-11 Ongoing effects

  @GR-14-11a
  Rule: 14-11a An ongoing effect changes something for as long as it says
    - for: it changes something as long as it says
    - over: and no longer

    @clause-for @clause-over
    Scenario: For one battle a unit has more ATK, and after it no more
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 4 damage
      And "Ember Recruit" has 2 ATK

    @clause-for
    Scenario: For the turn each unit has more ATK, in the attack phase too
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Broad Ox" in her right attack zone
      And Alice has a "Rally Banner" in her hand
      When Alice plays "Rally Banner"
      And everyone passes until the attack phase
      Then "Ember Recruit" has 4 ATK
      And "Broad Ox" has 3 ATK

  @GR-14-11a-1
  Rule: 14-11a-1 The effects of continuous abilities last as long as the abilities are active
    - as: as long as the ability is active, over turns too
    - over: no longer than that
    - begins: from when it becomes active, before anything else is done

    @clause-over
    Scenario: A unit is a Beast no more as soon as the condition of its ability fails
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

    @clause-as
    Scenario: The effect of a field lasts over turns, as long as the field is there
      Given it is Alice's main phase
      And Alice has a "Battle Banner" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice plays "Battle Banner"
      And everyone passes until Bob's main phase
      Then "Ember Recruit" has 4 ATK

    @clause-begins
    Scenario: A unit loses its HP as soon as a phase begins in which its ability is active
      Given it is Alice's main phase
      And Alice has a ready "Noon Sprite" in her left attack zone
      When everyone passes until the attack phase
      Then "Noon Sprite" is in Alice's graveyard

  @GR-14-11a-2
  Rule: 14-11a-2 Other ongoing effects have the term that they say when they begin
    - term: no longer than that
    - source: but so long also when the card whose ability it was has gone

    @clause-term
    Scenario: An effect for the turn is over in the turn after
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until Bob's main phase
      Then "Long Anthem" is in Alice's graveyard
      And "Ember Recruit" has 2 ATK

    @clause-source
    Scenario: What a unit's ability has given another unit for the turn stays when the first one leaves play
      Given it is Alice's main phase
      And Alice has a ready "Rallying Adept" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Fade Away" in her first set zone
      When Alice activates "Rallying Adept"
      And everyone passes until Alice is asked which card
      And Alice chooses "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Fade Away" targeting "Rallying Adept"
      And everyone passes until nothing is waiting
      Then "Rallying Adept" is in Alice's hand
      And "Ember Recruit" has 3 ATK

  @GR-14-11a-2a
  Rule: 14-11a-2a Without a term they last for the game

    Scenario: An effect without a term still lasts two turns later
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Withering Curse" in her first set zone
      When Alice plays "Withering Curse" targeting "Tower Guard"
      And everyone passes until Bob's main phase
      And everyone passes until Alice's next main phase
      Then "Tower Guard" has 3 HP

  @GR-14-11b
  Rule: 14-11b A card that moves into an affected zone has the effect as it enters
    - enters: a card that comes into the zone has the effect as it enters
    - there: only in that zone

    @clause-enters
    Scenario: A unit that gains ATK in the defense zone triggers what waits for so much ATK as it is played there
      Given it is Alice's main phase
      And Alice has a "Rear Banner" in her field zone
      And Alice has a "Gate Greeter" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her defense zone
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Ember Recruit" has 4 ATK

    @clause-there
    Scenario: A unit that comes into an attack zone has nothing of what the defense zone gives
      Given it is Alice's main phase
      And Alice has a "Rear Banner" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And "Ember Recruit" has 2 ATK
