Feature: Gate Ruler 15-4 Setting

  @GR-15-4a
  Rule: 15-4a A card that is set lies face down in a set zone of its player

    Scenario: It is hidden from the other player
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice sets "Quiet Nod" into her third set zone
      Then "Quiet Nod" is in Alice's third set zone
      And Bob does not see "Quiet Nod"
      And Alice sees "Quiet Nod"

  @GR-15-4b
  Rule: 15-4b A set card is a face-down card of a set zone

    Scenario: What speaks of set cards means those
      Given it is Alice's main phase
      And Alice has a "Sweep the Traps" in her hand
      And Bob has a "Quiet Nod" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sweep the Traps"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's graveyard
      And "Tower Guard" is in Bob's left attack zone
