Feature: Duel Masters 813 S-MAX evolution

  @DM-813.1
  Rule: 813.1 An S-MAX evolution creature is an evolution creature that comes upon nothing
    - nothing: it is put into the battle zone with nothing to evolve from
    - evolution: it is an evolution creature

    @clause-nothing
    Scenario: An S-MAX evolution creature is summoned with an empty battle zone
      Given it is Alice's main step
      And Alice has a "Max Lancer" in her hand
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice tries to summon "Max Lancer"
      Then that is allowed
      And "Max Lancer" is in Alice's battle zone

    @clause-evolution
    Scenario: An S-MAX evolution creature attacks in the turn in which it came
      Given it is Alice's main step
      And Alice has a "Max Lancer" in her hand
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice could attack again
      When Alice summons "Max Lancer"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Max Lancer"
      Then that is allowed

  @DM-813.1a
  Rule: 813.1a A player who has two S-MAX evolution creatures keeps one of them, by a static ability
    - one: one stays, and the other returns to the hand
    - which: the player says which stays
    - each: each player can have one
    - static: it is done before effects that wait

    @clause-one @clause-which
    Scenario Outline: A player who summons a second S-MAX evolution creature keeps <kept>
      Given it is Alice's main step
      And Alice has an untapped "Max Lancer" in her battle zone
      And Alice has a "Max Herald" in her hand
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice summons "Max Herald"
      And Alice keeps "<kept>"
      Then Alice has no untapped mana
      And "<kept>" is in Alice's battle zone
      And "<other>" is in Alice's hand

      Examples:
        | kept       | other      |
        | Max Lancer | Max Herald |
        | Max Herald | Max Lancer |

    @clause-each
    Scenario: A player has an S-MAX evolution creature while the other player has one
      Given it is Alice's main step
      And Bob has an untapped "Max Lancer" in his battle zone
      And Alice has a "Max Herald" in her hand
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice summons "Max Herald"
      Then "Max Herald" is in Alice's battle zone
      And "Max Lancer" is in Bob's battle zone

    @clause-static
    Scenario: A player keeps an S-MAX evolution creature before the effect of the other one is resolved
      Given it is Alice's main step
      And Alice has an untapped "Max Lancer" in her battle zone
      And Alice has a "Max Oracle" in her hand
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice summons "Max Oracle"
      Then "Max Lancer" is among what Alice can choose
      And "Max Oracle" is among what Alice can choose
