Feature: Duel Masters 202 Name

  @DM-202.2
  Rule: 202.2 Whoever names a card names one that exists
    - exists: the name of any card can be named
    - other: a name that no card has cannot
    - whole: the whole name is named

    @clause-exists
    Scenario: A player names a card of the opponent's
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Called by Name" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Moss Giant" in his mana zone
      When Alice casts "Called by Name"
      And Alice tries to name "Moss Giant"
      Then that is allowed
      And "Grave Hound" is in Alice's graveyard

    @clause-other
    Scenario: A player cannot name a card that does not exist
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Called by Name" in her hand
      When Alice casts "Called by Name"
      And Alice tries to name "Nobody's Giant"
      Then that is refused

    @clause-whole
    Scenario: A player cannot name a card by a part of its name
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Called by Name" in her hand
      And Bob has a "Moss Giant" in his mana zone
      When Alice casts "Called by Name"
      And Alice tries to name "Giant"
      Then that is refused

  @DM-202.3
  Rule: 202.3 What refers to a part of a name means every card with that in its name
    - every: wherever in the name it stands
    - others: no card without it

    @clause-every
    Scenario: What destroys creatures with Giant in their names destroys one that ends with it and one that goes on
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for Giants" in her hand
      And Bob has an untapped "Frozen Giant" in his battle zone
      And Bob has an untapped "Moss Giant Elder" in his battle zone
      When Alice casts "Hunt for Giants"
      Then "Frozen Giant" is in Bob's graveyard
      And "Moss Giant Elder" is in Bob's graveyard

    @clause-others
    Scenario: What destroys creatures with Giant in their names leaves a creature without it
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for Giants" in her hand
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Hunt for Giants"
      Then "Grave Hound" is in Bob's battle zone
      And "Hunt for Giants" is in Alice's graveyard

    @example @clause-others
    Scenario: What destroys creatures with Giant in their names leaves one where a gap parts these letters
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for Giants" in her hand
      And Bob has an untapped "Reg Iantha" in his battle zone
      When Alice casts "Hunt for Giants"
      Then "Reg Iantha" is in Bob's battle zone
      And "Hunt for Giants" is in Alice's graveyard

  @DM-202.3a
  Rule: 202.3a What refers to a name means only cards with exactly that name
    - exactly: a card with that name
    - longer: no card whose name has more to it

    @clause-exactly
    Scenario: What destroys creatures of a name destroys one of that name
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for the Giant" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Hunt for the Giant"
      Then "Moss Giant" is in Bob's graveyard

    @clause-longer
    Scenario: What destroys creatures of a name leaves one whose name only begins with it
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for the Giant" in her hand
      And Bob has an untapped "Moss Giant Elder" in his battle zone
      When Alice casts "Hunt for the Giant"
      Then "Moss Giant Elder" is in Bob's battle zone
      And "Hunt for the Giant" is in Alice's graveyard

  @DM-202.4
  Rule: 202.4 A card to which a name is added has two names at the same time
    - added: it has the name that is added
    - own: and still its own

    @clause-added
    Scenario: A squire that is named Moss Giant as well is destroyed with the creatures of that name
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for the Giant" in her hand
      And Bob has an untapped "Masked Squire" in his battle zone
      When Alice casts "Hunt for the Giant"
      Then "Masked Squire" is in Bob's graveyard

    @clause-own
    Scenario: A giant that has the name of a hound as well is still destroyed as a giant
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hunt for Giants" in her hand
      And Bob has an untapped "Modest Giant" in his battle zone
      When Alice casts "Hunt for Giants"
      Then "Modest Giant" is in Bob's graveyard

  @DM-202.5
  Rule: 202.5 Linked gods have the names of all their cards

    @example
    Scenario: An effect upon creatures of a name destroys all linked gods of which one card has it
      Given it is Alice's main step
      And Bob has an untapped "Ash Right Hand" in his battle zone
      And Bob has an "Ash Left Hand" linked to the left of "Ash Right Hand"
      And Bob has an untapped "Ash Heart" in his battle zone
      And Bob has an "Ash Left Hand" linked to the left of "Ash Heart"
      And Alice has a "Fall of the Left Hand" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Fall of the Left Hand"
      And Bob tries to choose the cards "Ash Right Hand" and "Ash Heart"
      Then that is allowed
      And "Ash Right Hand" is in Bob's graveyard
      And "Ash Heart" is in Bob's graveyard
