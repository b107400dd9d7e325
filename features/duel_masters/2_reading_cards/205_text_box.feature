Feature: Duel Masters 205 Text box

  @DM-205.1a
  Rule: 205.1a A keyword before a text is skipped by what refers to the text
    - after: the text begins after the keyword
    - keyword: the keyword is no part of it

    @example @clause-after
    Scenario: A creature with a labyrinth is put into the mana zone as one that begins with what it does as it enters
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Maze Runner" in her hand
      And Bob has an untapped "Bean Gardener" in his battle zone
      When Alice summons "Maze Runner"
      And Alice says no
      Then "Maze Runner" is in Alice's mana zone

    @clause-keyword
    Scenario: What destroys creatures whose text begins with Labyrinth leaves one with that as a keyword
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sealed Maze" in her hand
      And Bob has an untapped "Maze Runner" in his battle zone
      When Alice casts "Sealed Maze"
      Then "Maze Runner" is in Bob's battle zone
      And "Sealed Maze" is in Alice's graveyard
