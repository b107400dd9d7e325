Feature: Duel Masters 306 Fortresses

  # Reading: docs/decisions/2403-which-effects-put-draghearts.md
  @DM-306.1
  Rule: 306.1 A fortress comes to the battle zone only by an effect that puts draghearts there
    - dragheart: an effect that puts a dragheart there brings it
    - only: another effect does not
    - use: it is not used by paying its cost

    @clause-dragheart
    Scenario: An effect that puts a dragheart into the battle zone brings a fortress
      Given it is Alice's main step
      And Alice has a "Stone Bastion" in her hyperspatial zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Dragon Call" in her hand
      When Alice casts "Dragon Call"
      Then "Stone Bastion" is in Alice's battle zone

    @clause-only
    Scenario: An effect that puts hyperspatial cards into the battle zone brings no fortress, but a psychic creature
      Given it is Alice's main step
      And Alice has a "Stone Bastion" in her hyperspatial zone
      And Alice has a "Sky Sleeper" in her hyperspatial zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Rift" in her hand
      When Alice casts "Rift"
      Then "Sky Sleeper" is in Alice's battle zone
      And "Stone Bastion" is in Alice's hyperspatial zone

    @clause-use
    Scenario: A fortress is not used from the hyperspatial zone, though its cost could be paid
      Given it is Alice's main step
      And Alice has a "Stone Bastion" in her hyperspatial zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice tries to use "Stone Bastion"
      Then that is refused

  @DM-306.2
  Rule: 306.2 A fortress can lie in the battle zone by itself

    Scenario: A fortress that comes to an empty battle zone stays
      Given it is Alice's main step
      And Alice has a "Stone Bastion" in her hyperspatial zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Dragon Call" in her hand
      When Alice casts "Dragon Call"
      And everyone passes until Bob's main step
      Then "Stone Bastion" is in Alice's battle zone

  @DM-306.3
  Rule: 306.3 A fortress comes untapped

    Scenario: A fortress that is put into the battle zone is untapped
      Given it is Alice's main step
      And Alice has a "Stone Bastion" in her hyperspatial zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Dragon Call" in her hand
      When Alice casts "Dragon Call"
      Then "Stone Bastion" is untapped
