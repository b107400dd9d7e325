Feature: Gate Ruler 15-29 Losing an ability

  # Reading: docs/decisions/1122-losing-one-ability-is-losing-all.md
  @GR-15-29a
  Rule: 15-29a A card that loses a certain ability loses its other abilities too
    - others: it loses all its other abilities, wherever they are written
    - has: but none where it does not have that ability
    - gained: also those that it has gained

    @clause-others
    Scenario: A unit that loses Intercept also loses its ability to draw a card when it is attacked
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Clumsy Hands" in her hand
      And Bob has a ready "Armored Singer" in his left attack zone
      When Alice plays "Clumsy Hands" targeting "Armored Singer"
      And everyone passes until the attack phase
      And Alice attacks "Armored Singer" with "Broad Ox"
      And everyone passes until the attack is over
      Then "Armored Singer" has 1 damage
      And Bob has no cards in his hand

    @clause-has
    Scenario: A unit without Intercept that is to lose Intercept keeps its other ability
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Clumsy Hands" in her hand
      And Bob has a ready "Shield Poet" in his left attack zone
      When Alice plays "Clumsy Hands" targeting "Shield Poet"
      And everyone passes until the attack phase
      And Alice attacks "Shield Poet" with "Broad Ox"
      And everyone passes until the attack is over
      Then Bob has one card in his hand

    @clause-others
    Scenario: A unit that loses Intercept also loses an ability that is written before Intercept
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Clumsy Hands" in her hand
      And Bob has a ready "Singing Pikeman" in his left attack zone
      When Alice plays "Clumsy Hands" targeting "Singing Pikeman"
      And everyone passes until the attack phase
      And Alice attacks "Singing Pikeman" with "Broad Ox"
      And everyone passes until the attack is over
      Then "Singing Pikeman" has 1 damage
      And Bob has no cards in his hand

    @clause-gained
    Scenario: A unit that loses Intercept also loses an ability that it has gained before
      Given it is Alice's main phase
      And Alice has a ready "Armored Singer" in her left attack zone
      And Alice has a "Crier's Cap" in her hand
      And Alice has a "Clumsy Hands" in her hand
      When Alice plays "Crier's Cap" targeting "Armored Singer"
      And everyone passes until nothing is waiting
      Then Alice can activate "Armored Singer"
      When Alice plays "Clumsy Hands" targeting "Armored Singer"
      And everyone passes until nothing is waiting
      Then Alice cannot activate "Armored Singer"
