Feature: Duel Masters 804 Psychic creatures

  @DM-804.5
  Rule: 804.5 A psychic creature that is turned over stays the same creature
    - pose: it stays tapped or untapped as it was
    - effects: effects that are on it stay on it
    - attack: its attack goes on

    @clause-pose
    Scenario Outline: A psychic creature that awakens while it is <pose> stays so
      Given it is Alice's main step
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a <pose> "Dusk Wyvern" in her battle zone
      When Alice casts "Dawn Bell"
      Then "Dusk Wyvern" shows its second side
      And "Dusk Wyvern" is <pose>

      Examples:
        | pose     |
        | tapped   |
        | untapped |

    @example @clause-effects
    Scenario: What a psychic creature has lost of its power for a turn it has lost on its other side
      Given it is Alice's main step
      And Alice has a "Bending Wind" in her hand
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Dusk Wyvern" in her battle zone
      When Alice casts "Bending Wind"
      And Alice casts "Dawn Bell"
      Then "Dusk Wyvern" has 6000 power

    @example @clause-attack
    Scenario: A psychic creature that awakens as it attacks goes on attacking
      Given it is Alice's attack step
      And Alice has an untapped "Sleeping Rider" in her battle zone
      When Alice attacks Bob with "Sleeping Rider"
      Then "Sleeping Rider" shows its second side
      And "Sleeping Rider" is attacking

  @DM-804.6
  Rule: 804.6 An awakened psychic creature has no summoning sickness

    Scenario: A psychic creature that awakens in the turn in which it came attacks in that turn
      Given it is Alice's main step
      And Alice has a "Rift" in her hand
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      And Alice could attack again
      When Alice casts "Rift"
      And Alice casts "Dawn Bell"
      And everyone passes until Alice's attack step
      Then Alice can attack Bob with "Dusk Wyvern"

  @DM-804.6a
  Rule: 804.6a An awakened psychic creature that is turned back by something else does not get summoning sickness
    - since: if it has been in the battle zone since the beginning of the turn
    - late: one that came in this turn cannot attack any more

    @clause-since
    Scenario: A psychic creature that was awakened as the turn began is turned back and attacks
      Given it is Alice's main step
      And Alice has a "Turning Tide" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Dusk Wyvern" with its other side up in her battle zone
      And Alice could attack again
      When Alice casts "Turning Tide"
      And everyone passes until Alice's attack step
      Then "Dusk Wyvern" shows its first side
      And Alice can attack Bob with "Dusk Wyvern"

    @clause-late
    Scenario: A psychic creature that came and awoke in this turn cannot attack once it is turned back
      Given it is Alice's main step
      And Alice has a "Rift" in her hand
      And Alice has a "Dawn Bell" in her hand
      And Alice has a "Turning Tide" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      And Alice could attack again
      When Alice casts "Rift"
      And Alice casts "Dawn Bell"
      And Alice casts "Turning Tide"
      And everyone passes until Alice's attack step
      Then "Dusk Wyvern" is in Alice's battle zone
      And Alice cannot attack Bob with "Dusk Wyvern"
