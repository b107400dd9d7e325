Feature: Duel Masters 203 Race and subtype

  @DM-203.2 @revisions-s-max
  Rule: 203.2 What refers to a part of a race means every card with that in one of its races
    - every: whatever else the race says
    - others: no card without it

    @example @clause-every
    Scenario: What destroys creatures with elder in their race destroys an elder and an elder giant
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for Elders" in her hand
      And Bob has an untapped "Moss Giant Elder" in his battle zone
      And Bob has an untapped "Elder" in his battle zone
      When Alice casts "Hunt for Elders"
      Then "Moss Giant Elder" is in Bob's graveyard
      And "Elder" is in Bob's graveyard

    @clause-others
    Scenario: What destroys creatures with elder in their race leaves a giant of another race
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for Elders" in her hand
      And Bob has an untapped "Modest Giant" in his battle zone
      When Alice casts "Hunt for Elders"
      Then "Modest Giant" is in Bob's battle zone
      And "Hunt for Elders" is in Alice's graveyard

    @clause-every
    Scenario: What destroys creatures with elder in their race destroys one whose second race has it
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for Elders" in her hand
      And Bob has an untapped "Mixed Blood" in his battle zone
      When Alice casts "Hunt for Elders"
      Then "Mixed Blood" is in Bob's graveyard

  @DM-203.3 @revisions-s-max
  Rule: 203.3 An effect can add a race to cards
    - adds: they are of it as well
    - only: others are not

    @clause-adds
    Scenario: A creature to which a race is added is destroyed as one of that race
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has a "Grave Hound" in his mana zone
      When Alice casts "Borrowed Blood"
      And Alice names "beast"
      Then "Lamp Squire" is in Alice's graveyard

    @clause-only
    Scenario: A creature of the other player is not of the race that is added to one's own
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Grave Hound" in his mana zone
      When Alice casts "Borrowed Blood"
      And Alice names "beast"
      Then "Lamp Squire" is in Bob's battle zone
      And "Borrowed Blood" is in Alice's graveyard

  @DM-203.4 @revisions-s-max
  Rule: 203.4 Whoever chooses a race chooses one that exists, and no part of one
    - exists: one that exists can be chosen
    - part: a part of one cannot
    - other: nor can one that does not exist

    @clause-exists
    Scenario: A player may choose a race of two words
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      And Bob has a "Moss Giant Elder" in his mana zone
      When Alice casts "Borrowed Blood"
      And Alice tries to name "elder giant"
      Then that is allowed

    @example @clause-part
    Scenario: A player cannot choose a word that is a race only together with another
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      And Bob has a "Moss Giant Elder" in his mana zone
      When Alice casts "Borrowed Blood"
      And Alice tries to name "elder"
      Then that is refused

    @clause-other
    Scenario: A player cannot choose a race that no card has
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      When Alice casts "Borrowed Blood"
      And Alice tries to name "nobody"
      Then that is refused

    @clause-exists
    Scenario: A player may choose the second race of a card
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      And Bob has a "Mixed Blood" in his mana zone
      When Alice casts "Borrowed Blood"
      And Alice tries to name "elder giant"
      Then that is allowed

  @DM-203.3 @revisions-1.13
  Rule: 203.3 (1.13) What refers to a part of a subtype means every card with that in one of its subtypes
    - every: whatever else the subtype says
    - others: no card without it

    @clause-every
    Scenario: By 1.13 what destroys creatures with elder in their race destroys an elder and an elder giant
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for Elders" in her hand
      And Bob has an untapped "Moss Giant Elder" in his battle zone
      And Bob has an untapped "Elder" in his battle zone
      When Alice casts "Hunt for Elders"
      Then "Moss Giant Elder" is in Bob's graveyard
      And "Elder" is in Bob's graveyard

    @clause-others
    Scenario: By 1.13 what destroys creatures with elder in their race leaves a giant of another race
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for Elders" in her hand
      And Bob has an untapped "Modest Giant" in his battle zone
      When Alice casts "Hunt for Elders"
      Then "Modest Giant" is in Bob's battle zone
      And "Hunt for Elders" is in Alice's graveyard

    @clause-every
    Scenario: By 1.13 what destroys creatures with elder in their race destroys one whose second race has it
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for Elders" in her hand
      And Bob has an untapped "Mixed Blood" in his battle zone
      When Alice casts "Hunt for Elders"
      Then "Mixed Blood" is in Bob's graveyard

  @DM-203.4 @revisions-1.13
  Rule: 203.4 (1.13) An effect can add a subtype to cards
    - adds: they are of it as well
    - only: others are not

    @clause-adds
    Scenario: By 1.13 a creature to which a race is added is destroyed as one of that race
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has a "Grave Hound" in his mana zone
      When Alice casts "Borrowed Blood"
      And Alice names "beast"
      Then "Lamp Squire" is in Alice's graveyard

    @clause-only
    Scenario: By 1.13 a creature of the other player is not of the race that is added to one's own
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Grave Hound" in his mana zone
      When Alice casts "Borrowed Blood"
      And Alice names "beast"
      Then "Lamp Squire" is in Bob's battle zone
      And "Borrowed Blood" is in Alice's graveyard

  @DM-203.5
  Rule: 203.5 (1.13) Whoever chooses a race chooses one that exists, and no part of one
    - exists: one that exists can be chosen
    - part: a part of one cannot
    - other: nor can one that does not exist

    @clause-exists
    Scenario: By 1.13 a player may choose a race of two words
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      And Bob has a "Moss Giant Elder" in his mana zone
      When Alice casts "Borrowed Blood"
      And Alice tries to name "elder giant"
      Then that is allowed

    @clause-part
    Scenario: By 1.13 a player cannot choose a word that is a race only together with another
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      And Bob has a "Moss Giant Elder" in his mana zone
      When Alice casts "Borrowed Blood"
      And Alice tries to name "elder"
      Then that is refused

    @clause-other
    Scenario: By 1.13 a player cannot choose a race that no card has
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      When Alice casts "Borrowed Blood"
      And Alice tries to name "nobody"
      Then that is refused

    @clause-exists
    Scenario: By 1.13 a player may choose the second race of a card
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Blood" in her hand
      And Bob has a "Mixed Blood" in his mana zone
      When Alice casts "Borrowed Blood"
      And Alice tries to name "elder giant"
      Then that is allowed
