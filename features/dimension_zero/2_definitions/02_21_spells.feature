Feature: Dimension Zero 2.21 Spells

  @DZ-2.21.1
  Rule: 2.21.1 A card is a spell while being played and on the stack, until it resolves or is countered
    - stack: a card that is played is a spell on the stack, be it a unit, a base or a strategy
    - resolved: when it has resolved it is one no more
    - countered: when it has been countered it is one no more

    @clause-stack
    Scenario Outline: A <kind> on the stack is a spell, which an ability counters
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob has a released "Hush Warden" in his left own square
      When Alice plays <play>
      Then Bob may activate "Hush Warden"
      When Bob activates "Hush Warden"
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's graveyard
      And Alice has no cards in her hand

      Examples:
        | kind     | card          | play                                 |
        | unit     | Ember Guard   | "Ember Guard" to her left own square |
        | base     | Ember Camp    | "Ember Camp" to her left base square |
        | strategy | Read the Tide | "Read the Tide"                      |

    @clause-resolved
    Scenario: A unit that has resolved is no spell any more
      Given it is Alice's main phase
      And Alice has a released "Quick Sage" in her left own square
      And Alice has a "Quick Hawk" in her hand
      And Bob has a released "Hush Warden" in his left own square
      And Bob could respond
      When Alice activates "Quick Sage"
      And Alice plays "Quick Hawk" to her right own square
      And Alice passes
      And Bob passes
      And Alice passes
      Then "Quick Hawk" is in Alice's right own square
      And Bob cannot activate "Hush Warden"

    @clause-countered @clause-stack
    Scenario: A unit that has been countered is no spell any more
      Given it is Alice's main phase
      And Alice has a released "Quick Sage" in her left own square
      And Alice has a "Quick Hawk" in her hand
      And Bob has a released "Hush Warden" in his left own square
      And Bob could respond
      When Alice activates "Quick Sage"
      And Alice plays "Quick Hawk" to her right own square
      And Alice passes
      And Bob activates "Hush Warden"
      And Alice passes
      And Bob passes
      And Alice passes
      Then "Quick Hawk" is in Alice's graveyard
      And Bob cannot activate "Hush Warden"

  @DZ-2.21.2
  Rule: 2.21.2 A spell has the class and the race or attribute of its card
    - class: there are unit spells, base spells and strategy spells
    - race: a unit spell has the races of the unit
    - attribute: a base spell or strategy spell has the attributes of the card

    @clause-class
    Scenario Outline: A <kind> on the stack is a <kind> spell
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob has a "<hush>" in his hand
      When Alice plays <play>
      Then Bob may play "<hush>"
      When Bob plays "<hush>" aiming at "<card>"
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's graveyard
      And Alice has no cards in her hand

      Examples:
        | kind     | card          | play                                 | hush            |
        | unit     | Ember Guard   | "Ember Guard" to her left own square | Hush a Unit     |
        | base     | Ember Camp    | "Ember Camp" to her left base square | Hush a Base     |
        | strategy | Read the Tide | "Read the Tide"                      | Hush a Strategy |

    @clause-class
    Scenario Outline: A <kind> on the stack is no <other> spell
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob has a "<hush>" in his hand
      And Bob could respond
      When Alice plays <play>
      Then "<card>" is on the stack
      And Bob cannot play "<hush>"

      Examples:
        | kind     | card          | play                                 | other    | hush            |
        | unit     | Ember Guard   | "Ember Guard" to her left own square | strategy | Hush a Strategy |
        | base     | Ember Camp    | "Ember Camp" to her left base square | unit     | Hush a Unit     |
        | strategy | Read the Tide | "Read the Tide"                      | base     | Hush a Base     |

    @clause-race
    Scenario: A unit spell has the race of its unit
      Given it is Alice's main phase
      And Alice has a "Roaming Knight" in her hand
      And Bob has a "Hush a Knight" in his hand
      When Alice plays "Roaming Knight" to her left own square
      Then Bob may play "Hush a Knight"
      When Bob plays "Hush a Knight" aiming at "Roaming Knight"
      And everyone passes until the stack is empty
      Then "Roaming Knight" is in Alice's graveyard

    @clause-race
    Scenario: A unit spell has no race that its unit lacks
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob has a "Hush a Knight" in his hand
      And Bob could respond
      When Alice plays "Ember Guard" to her left own square
      Then "Ember Guard" is on the stack
      And Bob cannot play "Hush a Knight"

    @clause-attribute
    Scenario Outline: A <kind> spell has the attribute of its card
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob has a "Hush a Song" in his hand
      When Alice plays <play>
      Then Bob may play "Hush a Song"
      When Bob plays "Hush a Song" aiming at "<card>"
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's graveyard
      And Alice has no cards in her hand

      Examples:
        | kind     | card          | play                                |
        | base     | Song Hall     | "Song Hall" to her left base square |
        | strategy | Song of Study | "Song of Study"                     |
