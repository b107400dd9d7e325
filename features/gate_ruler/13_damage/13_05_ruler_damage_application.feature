Feature: Gate Ruler 13-5 Applying a ruler's damage

  @GR-13-5a
  Rule: 13-5a A ruler's damage is applied by the rules

    Scenario: An event that deals 2 damage to a ruler puts two cards into the damage zone
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      When Alice plays "Shooting Star"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone

  @GR-13-5b
  Rule: 13-5b There is a process for each point of it

    Scenario Outline: An attack that deals <points> damage to a ruler puts <many> of ruler damage onto the gate
      Given it is Alice's attack phase
      And Alice has a ready "<attacker>" in her left attack zone
      And Bob has a "Court Physician" in his field zone
      And Bob could respond
      When Alice attacks Bob's ruler with "<attacker>"
      And everyone passes until damage is on the gate
      And Bob passes
      Then from its top the gate holds an ability of "Court Physician", <processes>

      Examples:
        | points | many          | attacker      | processes                                |
        | 1      | one process   | Ember Recruit | ruler damage of Bob                      |
        | 2      | two processes | Siege Beast   | ruler damage of Bob, ruler damage of Bob |

  @GR-13-5b-1
  Rule: 13-5b-1 The process is that of the ruler's player

    Scenario: Two damage to a ruler takes two cards of its player's deck and none of the opponent's
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      When Alice plays "Shooting Star"
      And everyone passes until nothing is waiting
      Then Bob has eight cards in his deck
      And Alice has ten cards in her deck

  @GR-13-5b-2
  Rule: 13-5b-2 Where both rulers are damaged, the active player's processes come onto the gate first
    - first: those of the active player come onto the gate first
    - all: all of them before any of the other player's

    @clause-first
    Scenario: When both rulers are damaged in Alice's turn, her ruler damage lies beneath Bob's on the gate
      Given it is Alice's main phase
      And Alice has a "Twin Burn" in her first set zone
      And Alice has a "Court Physician" in her field zone
      And Bob could respond
      When Alice plays "Twin Burn"
      And Bob passes
      And Bob passes
      Then from its top the gate holds an ability of "Court Physician", ruler damage of Bob, ruler damage of Alice

    @clause-first
    Scenario: When both rulers are damaged in Bob's turn, his ruler damage lies beneath Alice's on the gate
      Given it is Bob's main phase
      And Bob has a "Twin Burn" in his first set zone
      And Alice has a "Court Physician" in her field zone
      And Alice could respond
      When Bob plays "Twin Burn"
      And Alice passes
      And Alice passes
      Then from its top the gate holds an ability of "Court Physician", ruler damage of Alice, ruler damage of Bob

    @clause-all @clause-first
    Scenario: When both rulers are dealt 2 damage, both processes of the active player lie beneath both of the other's
      Given it is Alice's main phase
      And Alice has a "Twin Blaze" in her first set zone
      And Alice has a "Court Physician" in her field zone
      And Bob could respond
      When Alice plays "Twin Blaze"
      And Bob passes
      And Bob passes
      Then from its top the gate holds an ability of "Court Physician", ruler damage of Bob, ruler damage of Bob, ruler damage of Alice, ruler damage of Alice

  @GR-13-5c
  Rule: 13-5c The rulers' damage is 0 then
    - zero: the damage of a ruler becomes 0
    - both: that of each ruler

    @clause-zero
    Scenario: A ruler has no damage any more when its ruler damage is on the gate
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And Bob has a "Court Physician" in his field zone
      And Bob could respond
      When Alice plays "Shooting Star"
      And Bob passes
      And Bob passes
      Then Bob's "Knight" has no damage
      And from its top the gate holds an ability of "Court Physician", ruler damage of Bob, ruler damage of Bob

    @clause-both @clause-zero
    Scenario: Neither of two rulers has any damage any more when the ruler damage of both is on the gate
      Given it is Alice's main phase
      And Alice has a "Twin Burn" in her first set zone
      And Alice has a "Court Physician" in her field zone
      And Bob could respond
      When Alice plays "Twin Burn"
      And Bob passes
      And Bob passes
      Then Alice's "Knight" has no damage
      And Bob's "Knight" has no damage
      And from its top the gate holds an ability of "Court Physician", ruler damage of Bob, ruler damage of Alice
