Feature: Dimension Zero 2.6 Class

  @DZ-2.6.3
  Rule: 2.6.3 An effect that makes a card a unit, base or strategy, or no longer one, changes its class
    - becomes: a card that becomes something of a class is of that class
    - old: and no longer of the class that it was of
    - no-longer: a card that is no longer of a class is of none

    @clause-becomes
    Scenario: Bases that have become units are counted as units
      Given it is Alice's main phase
      And Alice has a "Wake the Walls" in her hand
      And Alice has an "Ember Camp" in her left base square
      And Bob has a "Tide Camp" in his left base square
      When Alice plays "Wake the Walls"
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand

    @clause-old
    Scenario: Ember Camp and Tide Camp, which have become units, are not counted as bases
      Given it is Alice's main phase
      And Alice has a "Wake and Count" in her hand
      And Alice has an "Ember Camp" in her left base square
      And Bob has a "Tide Camp" in his left base square
      When Alice plays "Wake and Count"
      And everyone passes until the stack is empty
      Then "Wake and Count" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-becomes
    Scenario: A unit that has become a base cannot stay on a battle square
      Given it is Alice's main phase
      And Alice has a "Turn to Stone" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Turn to Stone" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard

    @clause-becomes @clause-old
    Scenario: A unit that has become a strategy leaves room for a unit of its player, which comes to its square and stays
      Given it is Alice's main phase
      And Alice has a "Call It a Plan" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Tide Giant" in her left own square
      When Alice plays "Call It a Plan" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      And Alice plays "Ember Scout" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left own square

    @clause-becomes @clause-old
    Scenario: A base that has become a strategy leaves room for a base of its player, which comes to its square and stays
      Given it is Alice's main phase
      And Alice has a "Paper Walls" in her hand
      And Alice has an "Ember Camp" in her hand
      And Alice has a "Tide Camp" in her left base square
      When Alice plays "Paper Walls" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      And Alice plays "Ember Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Camp" is in Alice's left base square

    @clause-no-longer
    Scenario: A card that is no longer a base cannot stay on a base square
      Given it is Alice's main phase
      And Alice has a "Mere Ground" in her hand
      And Bob has a "Tide Camp" in his left base square
      When Alice plays "Mere Ground" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      Then "Tide Camp" is in Bob's graveyard
