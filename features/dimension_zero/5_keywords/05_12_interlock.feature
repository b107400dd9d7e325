Feature: Dimension Zero 5.12 Interlock

  Background:
    Given it is Alice's main phase

  @DZ-5.12.1
  Rule: 5.12.1 Interlock is a static ability

    Scenario: Interlock works as soon as the card lies in the graveyard, without going to the stack
      Given Alice has a released "Locked Door" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Quick Burial" in her hand
      And Bob could respond
      When Alice plays "Quick Burial" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Locked Door" has power 4000

  @DZ-5.12.2
  Rule: 5.12.2 Interlock text works when the cards it names are in the player's graveyard
    - named: when a card of the name that it says is there
    - both: where it names two, both must be
    - whose: in the graveyard of its player

    @clause-named
    Scenario: A card of another name does not fulfil interlock
      Given Alice has a released "Locked Door" in her left own square
      And Alice has a released "Tide Scout" in her right own square
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's graveyard
      And "Locked Door" has power 2000

    @clause-named
    Scenario: The card that is named fulfils interlock
      Given Alice has a released "Locked Door" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Locked Door" has power 4000

    @clause-both
    Scenario Outline: Interlock with two cards, and <other> in the graveyard before
      Given Alice has a released "Double Door" in her left own square
      And Alice has a "<other>" in her graveyard
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Double Door" has power <power>

      Examples:
        | other      | power |
        | Tide Scout | 4000  |
        | Tide Guard | 2000  |

    @clause-whose
    Scenario: A card in the other player's graveyard does not fulfil interlock
      Given Alice has a released "Locked Door" in her left own square
      And Bob has a released "Ember Scout" in his right own square
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's graveyard
      And "Locked Door" has power 2000

    @clause-named
    Scenario Outline: All that interlock adds to a strategy is done to a target of its own, with "<buried>" in the graveyard
      Given Alice has a "Linked Blows" in her hand
      And Alice has a "<buried>" in her graveyard
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Ember Giant" in his right own square
      When Alice plays "Linked Blows" aiming at <targets>
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And "Ember Giant" has <damage> damage
      And Alice has <many> cards in her hand

      Examples:
        | buried      | targets                        | damage | many |
        | Ember Scout | "Tide Giant" and "Ember Giant" | 2000   | one  |
        | Tide Scout  | "Tide Giant"                   | 0      | no   |

    @clause-named
    Scenario: Interlock adds a choice of effects to a strategy, and that without a target is left where there is no unit
      Given Alice has a "Linked Counsel" in her hand
      And Alice has an "Ember Scout" in her graveyard
      When Alice plays "Linked Counsel"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      And Alice has a card in her hand

  # Reading: docs/decisions/3504-interlock-off-the-stack.md
  @DZ-5.12.3
  Rule: 5.12.3 Not fulfilled when its card is played, interlock stays off while that is on the stack

    Scenario: The named card comes to the graveyard while a strategy is on the stack
      Given Alice has a "Linked Lore" in her hand
      And Alice has a released "Ember Scout" in her right own square
      And Bob has a "Quick Burial" in his hand
      When Alice plays "Linked Lore"
      And Bob plays "Quick Burial" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And Alice has a card in her hand

  # Reading: docs/decisions/3504-interlock-off-the-stack.md
  @DZ-5.12.4
  Rule: 5.12.4 Fulfilled when its card is played, interlock stays on while that is on the stack

    Scenario: The named card leaves the graveyard while a strategy is on the stack
      Given Alice has a "Linked Lore" in her hand
      And Alice has an "Ember Scout" in her graveyard
      And Bob has a "Grave Robbing" in his hand
      When Alice plays "Linked Lore"
      And Bob plays "Grave Robbing" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is not in Alice's graveyard
      And Alice has two cards in her hand
