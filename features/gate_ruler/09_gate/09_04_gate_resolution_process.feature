Feature: Gate Ruler 9-4 Resolving the gate

  @GR-9-4a @lead-in
  Rule: 9-4a Resolving the gate has these steps

  @GR-9-4b
  Rule: 9-4b With nothing on the gate the whole gate process is over
    - empty: only with nothing on the gate
    - whole: the whole gate process is over, and nobody is asked again

    @clause-whole
    Scenario: The main phase is over when both pass with nothing on the gate
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice passes
      And Bob passes
      Then it is the attack start step

    @clause-empty
    Scenario: The main phase is not over when both pass with a card on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Kind Letter"
      And Alice passes
      And Bob passes
      Then it is the main phase
      And "Kind Letter" is in Alice's graveyard

  @GR-9-4c
  Rule: 9-4c The topmost object resolves first
    - top: the topmost object of the gate, and only that one
    - gone: what has been taken off the gate does not resolve

    @clause-top
    Scenario: An event that answers another resolves first, and puts its damage onto the gate above the other
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

  @GR-9-4d
  Rule: 9-4d The system process follows each object that resolves
    - effects: a rules effect that is due is applied
    - triggered: what has triggered is put onto the gate

    @clause-effects
    Scenario: The destruction of a unit whose HP an event reduced to 0 comes onto the gate before the next card resolves
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Withering Curse" in his first set zone
      And Bob could respond
      When Alice plays "Kind Letter"
      And Bob plays "Withering Curse" targeting "Ember Recruit"
      And everyone passes until a destruction is on the gate
      Then from its top the gate holds a destruction of "Ember Recruit", "Kind Letter"

    @clause-triggered
    Scenario: An ability that the topmost card triggered comes onto the gate before the card below resolves
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a ready "Farewell Warden" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Fade Away" in his first set zone
      And Bob could respond
      When Alice plays "Kind Letter"
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Farewell Warden", "Kind Letter"

  @GR-9-4e
  Rule: 9-4e When the gate has become empty, the players can add to it again

    Scenario: A player can play a unit in the main phase when the last card on the gate has resolved
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
    - ability: be it an ability that triggered
    - card: or an event whose condition was met

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
      And Bob is asked to act
      And "Ember Recruit" has 2 ATK

    @clause-ability @clause-new
    Scenario: An ability that triggered can be answered before the card below resolves
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Farewell Warden" in her right attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Alice has a "Fade Away" in her second set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And Alice plays "Fade Away" targeting "Tower Guard"
      And Bob passes
      And everyone passes until Bob has priority in the main phase
      Then from its top the gate holds an ability of "Farewell Warden", "Long Anthem"
      And Bob is asked to act
      And "Ember Recruit" has 2 ATK

    @clause-card @clause-new
    Scenario: An event whose condition was met can be answered before the card below resolves
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice could respond
      And Bob has a ready "Cave Lurker" in his left attack zone
      And Bob has a "Go to Ground" in his first set zone
      And Bob has a "Crowded Hideout" in his second set zone
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Go to Ground" targeting "Cave Lurker"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      Then from its top the gate holds "Crowded Hideout", "Kind Letter"
      And Alice is asked to act
