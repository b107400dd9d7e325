Feature: Gate Ruler 3-18 The gate

  @GR-3-18a
  Rule: 3-18a Cards and abilities that are played lie on the gate
    - card: a card
    - ability: an ability

    @clause-card
    Scenario: A card that is played lies on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      Then from its top the gate holds "Kind Letter"

    @clause-ability
    Scenario: An ability that is activated lies on the gate, and its unit stays in its zone
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      And Bob could respond
      When Alice activates "Town Crier"
      And everyone passes until Bob has priority in the main phase
      Then from its top the gate holds an ability of "Town Crier"
      And "Town Crier" is in Alice's left attack zone

  @GR-3-18b
  Rule: 3-18b Both players share one gate, see all of it, and the order in which it lies matters
    - one: there is one for both players
    - seen: both players see what lies there
    - order: what came last lies on top and resolves first

    @clause-one @clause-order @clause-seen
    Scenario: An event that a player plays in response lies on the gate above the opponent's event
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Long Anthem" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Quiet Nod"
      Then from its top the gate holds "Quiet Nod", "Kind Letter"

    @clause-seen
    Scenario: The opponent sees an event from a player's hand once it lies on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      Then Bob sees "Kind Letter"

    @clause-one @clause-order @clause-seen
    Scenario: Of two events on the gate the one that came last resolves first
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Bob has a "Fade Away" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Void Lance" targeting "Tower Guard"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's hand
