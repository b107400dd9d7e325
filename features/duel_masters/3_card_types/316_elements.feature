Feature: Duel Masters 316 Elements

  @DM-316.1
  Rule: 316.1 An element is a card of a type that can be put into the battle zone, such as a creature or a tamaseed

    Scenario Outline: <what> is an element
      Given it is Alice's main step
      And Bob has an untapped "<card>" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an "Unmaking" in her hand
      When Alice casts "Unmaking"
      And Alice tries to choose "<card>"
      Then that is allowed
      And "<card>" is in Bob's graveyard
      And "Moss Giant" is in Bob's battle zone

      Examples:
        | what         | card          |
        | a creature   | Lamp Squire   |
        | a tamaseed   | Sunlit Seed   |
        | a field      | Quiet Meadow  |
        | a cross gear | Iron Gauntlet |
        | an artifact  | Clay Vessel   |

  @DM-316.2
  Rule: 316.2 What cannot be put into the battle zone by itself is no element
    - spells: a spell is none
    - castles: a castle is none
    - cores: a core is none

    @clause-spells
    Scenario: An effect that puts an element of the graveyard into the battle zone puts no spell there
      Given it is Alice's main step
      And Alice has a "Sunlit Seed" in her graveyard
      And Alice has an "Insight" in her graveyard
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Second Bloom" in her hand
      When Alice casts "Second Bloom"
      And Alice tries to choose "Insight"
      Then that is refused

    @clause-castles
    Scenario: An effect that puts an element of the graveyard into the battle zone puts no castle there
      Given it is Alice's main step
      And Alice has a "Sunlit Seed" in her graveyard
      And Alice has a "Cliff Fort" in her graveyard
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Second Bloom" in her hand
      When Alice casts "Second Bloom"
      And Alice tries to choose "Cliff Fort"
      Then that is refused

    @clause-cores
    Scenario: An effect that puts an element of the graveyard into the battle zone puts no core there
      Given it is Alice's main step
      And Alice has a "Sunlit Seed" in her graveyard
      And Alice has a "Buried Core" in her graveyard
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Second Bloom" in her hand
      When Alice casts "Second Bloom"
      And Alice tries to choose "Buried Core"
      Then that is refused

  # Reading: docs/decisions/2404-card-and-element.md
  @DM-316.3
  Rule: 316.3 What names an element names all cards that make it up, and not one card of them
    - all: all cards of the element are affected
    - one: none of them is named by itself

    @example
    @clause-all
    Scenario: An effect that destroys an element puts all cards of an evolution creature into the graveyard
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Field Hand" under "Moss Giant"
      And Bob has an untapped "Sunlit Seed" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an "Unmaking" in her hand
      When Alice casts "Unmaking"
      And Alice chooses "Moss Giant"
      Then Bob has two cards in his graveyard
      And Bob has one card in his battle zone

    @clause-one
    Scenario: A card under a creature is not chosen as an element
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an "Unmaking" in her hand
      When Alice casts "Unmaking"
      And Alice tries to choose the card "Lamp Squire"
      Then that is refused
