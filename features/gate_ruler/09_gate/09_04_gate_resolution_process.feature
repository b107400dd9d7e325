Feature: Gate Ruler 9-4 Resolving the gate

  @GR-9-4a @lead-in
  Rule: 9-4a Resolving the gate has these steps

  @GR-9-4b
  Rule: 9-4b With nothing on the gate the whole gate process is over

    Scenario: The main phase is over when both pass with nothing on the gate
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice passes
      And Bob passes
      Then it is the attack start step

  @GR-9-4c
  Rule: 9-4c The topmost object resolves first
    - top: the topmost object of the gate, and only that one
    - gone: what has been taken off the gate does not resolve
    - told: it is told what resolves, and that what comes of it comes of an effect or of the rules

    @clause-top
    Scenario: The answer comes before what it answers
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When Alice plays "Kind Letter"
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And Bob passes
      Then from its top the gate holds damage of "Sudden Spark", "Kind Letter"

    @clause-gone
    Scenario: A card that has been taken off the gate does not resolve
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has an "Echo Catcher" in his first set zone
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Echo Catcher" targeting "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Kind Letter" is in Alice's hand
      And "Echo Catcher" is in Bob's graveyard

    @needs-events
    @clause-told
    Scenario: It is told what resolves, and what comes of it
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob could respond
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then these happened in this order: resolve start as card of "Kind Letter" because of the effect of "Kind Letter" by Alice, draw by Alice because of the effect of "Kind Letter" by Alice

    @needs-events
    @clause-told
    Scenario: What a process of the rules does comes of the rules
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      When Alice plays "Shooting Star"
      And everyone passes until nothing is waiting
      Then these happened in this order: resolve start as damage because of the rule of "Shooting Star" by Alice, damage because of the rule of "Shooting Star" by Alice

  @GR-9-4d
  Rule: 9-4d The system process follows each object that resolves

    Scenario: A rules effect comes between two objects of the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Withering Curse" in his first set zone
      And Bob could respond
      When Alice plays "Kind Letter"
      And Bob plays "Withering Curse" targeting "Ember Recruit"
      And Bob passes
      Then from its top the gate holds a destruction of "Ember Recruit", "Kind Letter"

  @GR-9-4e
  Rule: 9-4e When the gate has become empty, the players can add to it again

    Scenario: The main phase goes on after the last object
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And Alice can play "Frail Squire"

  @GR-9-4f
  Rule: 9-4f The next object resolves at once, unless something new has come onto the gate
    - next: the next object resolves with nobody acting in between
    - new: not if something has come onto the gate since

    @clause-next
    Scenario: Two cards resolve with nobody acting in between
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And Alice plays Alice's "Quiet Nod"
      And Bob passes
      Then "Ember Recruit" has 4 ATK

    @clause-new
    Scenario: Damage that a card deals can be answered before the card below resolves
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Alice has a "Sudden Spark" in her second set zone
      And Bob could respond
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And Alice plays "Sudden Spark" targeting "Ember Recruit"
      And Bob passes
      Then from its top the gate holds damage of "Sudden Spark", "Long Anthem"
      And "Ember Recruit" has 2 ATK
