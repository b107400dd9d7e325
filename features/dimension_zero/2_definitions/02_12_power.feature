Feature: Dimension Zero 2.12 Power

  @DZ-2.12.2
  Rule: 2.12.2 Of several units that share the highest power each has the highest

    Scenario: All units that share the highest power are destroyed
      Given it is Alice's main phase
      And Alice has a "Fall of the Strongest" in her hand
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Fall of the Strongest"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard
      And "Tide Giant" is in Bob's graveyard
      And "Tide Guard" is in Bob's right own square

    Scenario Outline: Where Ember Giant and Tide Giant are stronger than Tide Guard, <unit> can be the target
      Given it is Alice's main phase
      And Alice has a "Fall of One of the Strongest" in her hand
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Fall of One of the Strongest" aiming at "<unit>"
      And everyone passes until the stack is empty
      Then "<unit>" is in <whose> graveyard

      Examples:
        | unit        | whose   |
        | Ember Giant | Alice's |
        | Tide Giant  | Bob's   |

    Scenario: Tide Guard, weaker than Ember Giant and Tide Giant, cannot be the target
      Given it is Alice's main phase
      And Alice has a "Fall of One of the Strongest" in her hand
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice tries to play "Fall of One of the Strongest" aiming at "Tide Guard"
      Then that is refused

    Scenario: Power is looked at as it is now
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a "Fall of the Strongest" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his right own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Fall of the Strongest"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And "Tide Giant" is in Bob's graveyard
      And "Tide Brute" is in Bob's right own square

  @DZ-2.12.3
  Rule: 2.12.3 Of several units that share the lowest power each has the lowest

    Scenario: All units that share the lowest power are destroyed
      Given it is Alice's main phase
      And Alice has a "Fall of the Weakest" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Fall of the Weakest"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Scout" is in Bob's graveyard
      And "Tide Guard" is in Bob's right own square

    Scenario Outline: Where Ember Scout and Tide Scout are weaker than Tide Guard, <unit> can be the target
      Given it is Alice's main phase
      And Alice has a "Fall of One of the Weakest" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Fall of One of the Weakest" aiming at "<unit>"
      And everyone passes until the stack is empty
      Then "<unit>" is in <whose> graveyard

      Examples:
        | unit        | whose   |
        | Ember Scout | Alice's |
        | Tide Scout  | Bob's   |

    Scenario: Tide Guard, stronger than Ember Scout and Tide Scout, cannot be the target
      Given it is Alice's main phase
      And Alice has a "Fall of One of the Weakest" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice tries to play "Fall of One of the Weakest" aiming at "Tide Guard"
      Then that is refused
