Feature: Duel Masters 808 Twin cards

  # Reading: docs/decisions/2808-halves-of-a-twin-card.md
  @DM-808.3
  Rule: 808.3 A twin card is used as a card of either of its types, and its owner chooses which
    - either: as its creature or as its spell
    - owner: the choice is its owner's, whoever has it used
    - fitting: it is taken for what fits where it goes

    @clause-either
    Scenario: A twin card is summoned as its creature for what that costs
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has a "Fire Cub / Fire Jet" in her hand
      When Alice summons "Fire Cub / Fire Jet"
      Then "Fire Cub / Fire Jet" is in Alice's battle zone
      And "Fire Cub / Fire Jet" has 2000 power

    @clause-either
    Scenario: A twin card is cast as its spell for what that costs
      Given it is Alice's main step
      And Alice has five untapped "Ember Recruit" in her mana zone
      And Alice has a "Fire Cub / Fire Jet" in her hand
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Fire Cub / Fire Jet"
      Then "Fire Cub / Fire Jet" is in Alice's graveyard
      And "Grave Hound" is in Bob's graveyard

    @clause-either
    Scenario: A twin card whose creature may not be used is cast as its spell
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an "Echo Herald" in her hand
      And Alice has a "Fire Cub / Fire Jet" in her graveyard
      And Bob has an untapped "Beast Ward" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice summons "Echo Herald"
      Then "Grave Hound" is in Bob's graveyard

    @clause-either
    Scenario: A twin card of which neither half may be used is not used
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an "Echo Herald" in her hand
      And Alice has a "Fire Cub / Fire Jet" in her graveyard
      And Bob has an untapped "Beast Ward" in his battle zone
      And Bob has an untapped "Silence" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice summons "Echo Herald"
      Then "Fire Cub / Fire Jet" is in Alice's graveyard
      And "Grave Hound" is in Bob's battle zone
      And "Echo Herald" is in Alice's battle zone

    @clause-either
    Scenario: Of two twin cards that are used together each is used as what its owner chooses
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Dreamfall" in her hand
      And the top of Alice's deck is "Fire Cub / Fire Jet", "Tide Lookout / Sudden Tide", "Moss Giant"
      When Alice casts "Dreamfall"
      And Alice uses "Fire Cub / Fire Jet" as its creature
      And Alice uses "Tide Lookout / Sudden Tide" as its creature
      Then "Fire Cub / Fire Jet" is in Alice's battle zone
      And "Tide Lookout / Sudden Tide" is in Alice's battle zone

    @clause-either
    Scenario: A twin card is summoned as its creature by what lessens the cost of that
      Given it is Alice's main step
      And Alice has four untapped "Tide Runner" in her mana zone
      And Alice has a "Sinking Otter / Otter Song" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Sinking Otter / Otter Song" by "summon+sink"
      Then "Moss Giant" is in Alice's mana zone
      And Alice has four untapped mana

    @clause-owner
    Scenario: A twin card that the other player uses is used as what its owner chooses
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Page" in her hand
      And Bob has a "Fire Cub / Fire Jet" in his graveyard
      When Alice casts "Borrowed Page"
      And Bob tries to use "Fire Cub / Fire Jet" as its creature
      Then that is allowed
      And "Fire Cub / Fire Jet" is in Bob's battle zone

    @clause-fitting
    Scenario: A twin card that an effect puts into the battle zone is its creature
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Blind Sowing" in her hand
      And the top of Alice's deck is "Fire Cub / Fire Jet"
      When Alice casts "Blind Sowing"
      Then "Fire Cub / Fire Jet" is in Alice's battle zone
      And "Fire Cub / Fire Jet" has 2000 power

    @clause-owner
    Scenario: A twin card that the other player uses is used as its spell if its owner chooses that
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Borrowed Page" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Tide Lookout / Sudden Tide" in his graveyard
      When Alice casts "Borrowed Page"
      And Bob uses "Tide Lookout / Sudden Tide" as its spell
      Then "Moss Giant" is in Alice's hand
      And "Tide Lookout / Sudden Tide" is in Bob's graveyard

    @clause-fitting
    Scenario: A twin card that is first a spell and then a creature is its creature where an effect puts it into the battle zone
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Blind Sowing" in her hand
      And the top of Alice's deck is "Stone Verse / Stone Marshal"
      When Alice casts "Blind Sowing"
      Then "Stone Verse / Stone Marshal" is in Alice's battle zone
      And "Stone Verse / Stone Marshal" has 5000 power

  # Reading: docs/decisions/2203-two-costs-and-who-chooses.md
  @DM-808.3 @revisions-1.13 @changed
  Rule: 808.3 (1.13) The owner of a twin card chooses which of its costs is read, whoever has it read

    Scenario: By 1.13 the owner of a twin card chooses which of its costs the other player's effect reads
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Heavy Tax" in her hand
      And the top of Bob's deck is "Fire Cub / Fire Jet"
      When Alice casts "Heavy Tax"
      And Bob tries to take 5 as the cost of "Fire Cub / Fire Jet"
      Then that is allowed
      And "Fire Cub / Fire Jet" is in Bob's graveyard

    Scenario: By 1.13 a twin card is cast as its spell for the cost of its spell
      Given it is Alice's main step
      And Alice has three untapped "Tide Runner" in her mana zone
      And Alice has a "Tide Lookout / Sudden Tide" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Tide Lookout / Sudden Tide"
      Then "Moss Giant" is in Bob's hand
      And "Tide Lookout / Sudden Tide" is in Alice's graveyard

  @DM-808.3a
  Rule: 808.3a What speaks of cards of one type reads only the half of that type
    - half: what that half says
    - other: and not what the other one says
    - ability: an ability of one half that has the card used has that half used

    @clause-half
    Scenario Outline: A twin card is returned as a <type> that costs 3 or less by the cost of its <type>
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "<spell>" in her hand
      And Alice has a "<twin>" in her graveyard
      When Alice casts "<spell>"
      Then "<twin>" is in Alice's hand

      Examples:
        | type     | spell         | twin                       |
        | creature | Small Friends | Fire Cub / Fire Jet        |
        | spell    | Small Tricks  | Tide Lookout / Sudden Tide |

    @clause-other
    Scenario Outline: A twin card is not returned as a <type> that costs 3 or less by the cost of its other half
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "<spell>" in her hand
      And Alice has a "<twin>" in her graveyard
      When Alice casts "<spell>"
      Then "<twin>" is in Alice's graveyard
      And "<spell>" is in Alice's graveyard

      Examples:
        | type     | spell         | twin                       |
        | creature | Small Friends | Tide Lookout / Sudden Tide |
        | spell    | Small Tricks  | Fire Cub / Fire Jet        |

    @clause-ability
    Scenario: A twin card whose spell has S-trigger is cast as that spell
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Tide Lookout / Sudden Tide" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Tide Lookout / Sudden Tide"
      Then "Tide Lookout / Sudden Tide" is in Bob's graveyard
      And "Grave Hound" is in Alice's hand

    @clause-ability
    Scenario Outline: The S-trigger of a twin card's spell <can> be declared by a player who may not use <type>
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "<ban>" in her battle zone
      And Bob has a "Tide Lookout / Sudden Tide" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Tide Lookout / Sudden Tide"
      Then that is <so>

      Examples:
        | can    | type      | ban           | so      |
        | can    | creatures | Creature Ward | allowed |
        | cannot | spells    | Silence       | refused |

  @DM-808.4
  Rule: 808.4 A twin card is named by both of its halves together, and in the battle zone by its creature
    - both: either half's name is a part of its name
    - whole: neither is its name by itself
    - there: in the battle zone it has the name of its creature
    - only: and there no part of its spell's name

    @clause-both
    Scenario: A twin card in the graveyard is returned by a word of its spell's name
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Jet Collector" in her hand
      And Alice has a "Fire Cub / Fire Jet" in her graveyard
      When Alice casts "Jet Collector"
      Then "Fire Cub / Fire Jet" is in Alice's hand

    @clause-both
    Scenario: A twin card in the graveyard is returned by a word of its creature's name
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lookout Collector" in her hand
      And Alice has a "Tide Lookout / Sudden Tide" in her graveyard
      When Alice casts "Lookout Collector"
      Then "Tide Lookout / Sudden Tide" is in Alice's hand

    @clause-both
    Scenario: A twin card that was a creature is returned from the graveyard by a word of its spell's name
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Ruin" in her hand
      And Alice has a "Jet Collector" in her hand
      And Alice has an untapped "Fire Cub / Fire Jet" in her battle zone
      When Alice casts "Ruin"
      And Alice casts "Jet Collector"
      Then "Fire Cub / Fire Jet" is in Alice's hand

    @clause-both
    Scenario: A twin card that was cast as its spell is returned from the graveyard by a word of its creature's name
      Given it is Alice's main step
      And Alice has four untapped "Tide Runner" in her mana zone
      And Alice has a "Tide Lookout / Sudden Tide" in her hand
      And Alice has a "Lookout Collector" in her hand
      When Alice casts "Tide Lookout / Sudden Tide"
      And Alice casts "Lookout Collector"
      Then "Tide Lookout / Sudden Tide" is in Alice's hand
      And "Lookout Collector" is in Alice's graveyard

    @clause-whole
    Scenario: A twin card in the graveyard is not returned as a card with its creature's name
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Cub Collector" in her hand
      And Alice has a "Fire Cub / Fire Jet" in her graveyard
      When Alice casts "Cub Collector"
      Then "Fire Cub / Fire Jet" is in Alice's graveyard
      And "Cub Collector" is in Alice's graveyard

    @clause-there
    Scenario: A twin card in the battle zone is destroyed as a creature of its creature's name
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Cub Collector" in her hand
      And Bob has an untapped "Fire Cub / Fire Jet" in his battle zone
      When Alice casts "Cub Collector"
      Then "Fire Cub / Fire Jet" is in Bob's graveyard

    @clause-there
    Scenario: A twin card in the battle zone is its creature still when cards are turned to their other sides
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Turning Tide" in her hand
      And Bob has an untapped "Fire Cub / Fire Jet" in his battle zone
      When Alice casts "Turning Tide"
      Then "Turning Tide" is in Alice's graveyard
      And "Fire Cub / Fire Jet" has 2000 power

    @clause-there
    Scenario: A twin card that was put under a creature is destroyed by its creature's name when it lies there by itself
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Rooting" in her hand
      And Alice has a "Lifted Lid" in her hand
      And Alice has a "Cub Collector" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And the top of Alice's deck is "Fire Cub / Fire Jet"
      When Alice casts "Rooting"
      And Alice casts "Lifted Lid"
      And Alice chooses the card "Moss Giant"
      And Alice casts "Cub Collector"
      Then "Fire Cub / Fire Jet" is in Alice's graveyard

    @clause-only
    Scenario: A twin card in the battle zone is not destroyed as a creature with a word of its spell's name
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Jet Collector" in her hand
      And Bob has an untapped "Fire Cub / Fire Jet" in his battle zone
      When Alice casts "Jet Collector"
      Then "Fire Cub / Fire Jet" is in Bob's battle zone
      And "Jet Collector" is in Alice's graveyard
