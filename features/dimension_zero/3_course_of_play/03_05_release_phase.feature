Feature: Dimension Zero 3.5 The release phase

  @DZ-3.5.1
  Rule: 3.5.1 The active player first releases all her frozen cards, then what triggers at the beginning goes to the stack
    - places: on squares, in the energy zone and in the smash zone
    - all: all of them
    - others: the other player's stay frozen
    - control: those that she controls, whoever owns them
    - first: before anything that triggers at the beginning
    - turn: then comes what triggers at the beginning of the turn
    - phase: and what triggers at the beginning of the phase

    @clause-places
    Scenario Outline: A frozen card is released in the <place>
      Given it is Bob's main phase
      And Alice has a frozen "<card>" in her <place>
      When everyone passes until Alice's main phase
      Then "<card>" is released

      Examples:
        | card        | place              |
        | Ember Guard | left own square    |
        | Ember Giant | right enemy square |
        | Tide Camp   | left base square   |
        | Tide Brute  | energy zone        |
        | Tide Golem  | smash zone         |

    @clause-all @clause-places
    Scenario: All frozen cards of the active player are released in the release phase
      Given it is Bob's main phase
      And Alice has a frozen "Ember Guard" in her left own square
      And Alice has a frozen "Ember Giant" in her middle own square
      And Alice has two frozen "Tide Scout" in her energy zone
      When everyone passes until Alice's main phase
      Then "Ember Guard" is released
      And "Ember Giant" is released
      And Alice has two released cards in her energy zone

    @clause-others
    Scenario: The opponent's cards stay frozen in the active player's release phase
      Given it is Bob's main phase
      And Alice has a frozen "Ember Guard" in her left own square
      And Bob has a frozen "Tide Guard" in his left own square
      And Bob has a frozen "Tide Camp" in his left base square
      And Bob has two frozen "Tide Scout" in his energy zone
      When everyone passes until Alice's main phase
      Then "Ember Guard" is released
      And "Tide Guard" is frozen
      And "Tide Camp" is frozen
      And Bob has two frozen cards in his energy zone

    @clause-control
    Scenario: A unit that Alice controls and Bob owns is released in Alice's release phase
      Given it is Bob's main phase
      And Alice controls Bob's "Tide Guard", frozen in her left own square
      When everyone passes until Alice's main phase
      Then "Tide Guard" is released

    @clause-control @clause-places
    Scenario: A base on a base square of Bob's that Alice has come to control is released in Alice's release phase
      Given it is Alice's main phase
      And Bob has a frozen "Tide Camp" in his left base square
      And Alice has a "Conquest" in her hand
      When Alice plays "Conquest" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      And everyone passes until Alice's energy phase
      Then "Tide Camp" is released

    @clause-turn @clause-first
    Scenario: A trigger of the turn's beginning finds the cards released
      Given it is Bob's main phase
      And Alice has a frozen "Dawn Herald" in her left own square
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand

    @needs-events
    @clause-turn @clause-first
    Scenario: What triggers at the turn's beginning resolves before the draw phase
      Given it is Bob's main phase
      And Alice has a frozen "Dawn Herald" in her left own square
      And the top of Alice's deck is "Tide Giant" and "Tide Brute"
      When everyone passes until Alice's energy phase
      Then these happened in this order: turned of "Dawn Herald", draw of "Tide Giant", resolve end of "Dawn Herald", draw of "Tide Brute"

    @needs-events
    @clause-phase @clause-first
    Scenario: What triggers at the phase's beginning resolves before the draw phase
      Given it is Bob's main phase
      And Alice has a frozen "Release Herald" in her left own square
      And the top of Alice's deck is "Tide Giant" and "Tide Brute"
      When everyone passes until Alice's energy phase
      Then these happened in this order: release, turned of "Release Herald", draw of "Tide Giant", resolve end of "Release Herald", draw of "Tide Brute"
      And Alice has two cards in her hand
