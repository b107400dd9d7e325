Feature: Gate Ruler 13-8 Damage to other things

  @GR-13-8a
  Rule: 13-8a Nothing but rulers and units is dealt damage
    - field: a field is dealt no damage
    - set: a set card is dealt no damage
    - unit: a field that is also a unit is dealt damage

    @clause-field
    Scenario: A field is dealt no damage
      Given it is Alice's main phase
      And Alice has a "Crack the Idol" in her first set zone
      And Bob has a "Silent Idol" in his field zone
      And Bob could respond
      When Alice plays "Crack the Idol" targeting "Silent Idol"
      And Bob passes
      Then the gate is empty
      And "Crack the Idol" is in Alice's graveyard
      And "Silent Idol" has no damage

    @clause-unit
    Scenario: A field that is also a unit is dealt damage in the field zone
      Given it is Alice's main phase
      And Alice has a "Bellows Blast" in her first set zone
      And Bob has a "Waking Idol" in his field zone
      When Alice plays "Bellows Blast" targeting "Waking Idol"
      And everyone passes until nothing is waiting
      Then "Waking Idol" has 2 damage

    @clause-set
    Scenario: A set card is dealt no damage
      Given it is Alice's main phase
      And Alice has a "Crack the Snare" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Crack the Snare" targeting "Quiet Nod"
      And Bob passes
      Then the gate is empty
      And "Crack the Snare" is in Alice's graveyard
      And "Quiet Nod" has no damage
