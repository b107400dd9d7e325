Feature: Duel Masters 508 Battle step

  @DM-508.1
  Rule: 508.1 There is a battle if a creature is attacked, or if the attack is blocked
    - attacked: a creature that attacks a creature battles it
    - blocked: a creature that is blocked battles the creature that blocks it
    - otherwise: there is no battle when a player is attacked and nobody blocks
    - battling: the two creatures are battling until the battle is over

    @clause-attacked
    Scenario: A creature that attacks a creature battles it
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Moss Giant"
      Then "Grave Hound" is in Bob's graveyard
      And "Moss Giant" is in Alice's battle zone

    @clause-blocked
    Scenario: A creature that attacks a player and is blocked battles the blocker
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Stone Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Stone Warden"
      Then "Grave Hound" is in Alice's graveyard
      And Bob has five cards in his shield zone

    @clause-blocked
    Scenario: A creature that attacks a creature and is blocked battles the blocker only
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks "Grave Hound" with "Moss Giant"
      And Bob blocks with "Gate Warden"
      Then "Gate Warden" is in Bob's graveyard
      And "Grave Hound" is in Bob's battle zone

    @clause-otherwise
    Scenario: A creature that attacks a player and is not blocked does not battle
      Given it is Alice's attack step
      And Alice has an untapped "Battle Crier" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Battle Crier"
      And Bob does not block
      And Alice breaks Bob's first shield
      Then Alice has no cards in her hand
      And Bob has four cards in his shield zone
      And "Gate Warden" is in Bob's battle zone

    @clause-battling @clause-blocked
    Scenario: The creature that attacks and the one that blocks are battling while the battle lasts
      Given it is Alice's attack step
      And Alice has an untapped "Bold Scholar" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Stone Warden" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Bold Scholar"
      Then "Bold Scholar" is not battling
      When Bob blocks with "Stone Warden"
      Then "Bold Scholar" is battling
      And "Stone Warden" is battling
      And "Moss Giant" is not battling
      When Alice says no
      Then "Stone Warden" is not battling

  @DM-508.1 @revisions-s-max
  Rule: 508.1 There is a battle, too, if the attack was changed to a creature that does not block

    Scenario: A creature whose attack a guard takes upon itself battles the guard
      Given it is Alice's attack step
      And Alice has an untapped "Battle Crier" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Sworn Guard" in his battle zone
      When Alice attacks "Lamp Squire" with "Battle Crier"
      And Bob blocks with "Sworn Guard"
      Then "Sworn Guard" is in Bob's graveyard
      And "Battle Crier" is in Alice's graveyard
      And "Lamp Squire" is in Bob's battle zone
