Feature: Dimension Zero 5.5 Support

  Background:
    Given it is Alice's main phase

  @DZ-5.5.1
  Rule: 5.5.1 Support is a static ability of cards

    Scenario: A base supports as long as it is there, without going to the stack
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a "Banner Camp" in her hand
      And Bob could respond
      When Alice plays "Banner Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000

  @DZ-5.5.2
  Rule: 5.5.2 Support changes the power of its player's units in a range around the card by a number
    - number: power changes by the number
    - range: of units in the range, and no others
    - around: the range is taken from where the card stands now
    - whose: of units of the player who controls the card

    @clause-number
    Scenario: A unit in the range has 3000 more power
      Given Alice has a "Great Banner" in her hand
      And Alice has a released "Ember Scout" in her left center square
      When Alice plays "Great Banner" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 4000

    @clause-range
    Scenario Outline: Support of the same <range> reaches units there and no others
      Given Alice has an "<banner>" in her hand
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right own square
      When Alice plays "<banner>" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power <line>
      And "Tide Scout" has power <area>

      Examples:
        | range | banner      | line | area |
        | line  | Line Banner | 2000 | 1000 |
        | area  | Area Banner | 1000 | 2000 |

    @clause-around
    Scenario: When the card has moved, its support is around its new square
      Given Alice has a released "Line Banner" in her left own square
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her middle center square
      When Alice moves "Line Banner" to her middle own square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 1000
      And "Tide Scout" has power 2000

    @clause-whose
    Scenario: A unit of the other player in the range is not supported
      Given Alice has a "Line Banner" in her hand
      And Alice has a released "Tide Guard" in her left center square
      And Bob has a released "Ember Scout" in his right own square
      When Alice plays "Line Banner" to her left own square
      And everyone passes until the stack is empty
      Then "Tide Guard" has power 4000
      And "Ember Scout" has power 1000

    @clause-whose
    Scenario: A unit that Alice controls is supported, though Bob owns it
      Given Alice has a "Line Banner" in her hand
      And Alice controls Bob's "Ember Scout", released in her left center square
      When Alice plays "Line Banner" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000

  @DZ-5.5.2-1
  Rule: 5.5.2-1 A range such as the same line includes the card itself unless it says otherwise
    - included: it supports itself, too
    - otherwise: it does not where it says that only others are meant

    @clause-included
    Scenario: A unit supports itself
      Given Alice has a "Line Banner" in her hand
      When Alice plays "Line Banner" to her left own square
      And everyone passes until the stack is empty
      Then "Line Banner" has power 3000

    @clause-otherwise
    Scenario: A unit that supports others does not support itself
      Given Alice has a "Lone Banner" in her hand
      And Alice has a released "Ember Scout" in her left center square
      When Alice plays "Lone Banner" to her left own square
      And everyone passes until the stack is empty
      Then "Lone Banner" has power 2000
      And "Ember Scout" has power 2000
