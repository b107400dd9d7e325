Feature: Duel Masters 810 Zero-dragon ceremony and nebulae

  @DM-810.1a
  Rule: 810.1a A ceremony and nebulae are turned over by the birth of a zero dragon

    Scenario: A ceremony and four nebulae are a creature when a zero dragon is born of them
      Given it is Alice's main step
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has a "Nebula of Hands" in her battle zone
      And Alice has a "Nebula of Graves" in her battle zone
      And Alice has a "Nebula of Returns" in her battle zone
      And Alice has a "Nebula of Ruins" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an "Hour of Birth" in her hand
      When Alice casts "Hour of Birth"
      Then "Rite of Zero", "Nebula of Hands", "Nebula of Graves", "Nebula of Returns" and "Nebula of Ruins" are one creature
      And "Rite of Zero" shows its second side

  @DM-810.1b
  Rule: 810.1b Everybody may look at both sides of a ceremony or a nebula, in any zone
    - hand: a ceremony in a hand is seen by the other player
    - shield: so is a nebula among shields

    @clause-hand
    Scenario: A ceremony that returns to the hand is seen there by the other player
      Given it is Alice's main step
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lifted Lid" in her hand
      When Alice casts "Lifted Lid"
      Then "Rite of Zero" is in Alice's hand
      And Bob sees "Rite of Zero"

    @clause-shield
    Scenario: A nebula is seen in a shield by both players, and another card is not
      Given it is Alice's main step
      And Alice has a "Nebula of Ruins" in her first shield
      And Alice has a "Moss Giant" in her second shield
      Then Bob sees "Nebula of Ruins"
      And Alice sees "Nebula of Ruins"
      And Bob does not see "Moss Giant"

    @clause-hand
    Scenario: A ceremony that returns to the hand is seen there, and a twin card that is there is not
      Given it is Alice's main step
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has a "Fire Cub / Fire Jet" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lifted Lid" in her hand
      When Alice casts "Lifted Lid"
      Then "Rite of Zero" is in Alice's hand
      And Bob sees "Rite of Zero"
      And Bob does not see "Fire Cub / Fire Jet"

  # Reading: docs/decisions/2802-a-heartbeat-elsewhere-is-taken-for-either-side.md
  @DM-810.2
  Rule: 810.2 In the battle zone the side that is up counts, and in another zone either
    - ceremony: before the birth it is a ceremony
    - dragon: after the birth it is a creature
    - elsewhere: in another zone it is taken for either side

    @clause-ceremony
    Scenario: A ceremony is not destroyed with the creatures
      Given it is Alice's main step
      And Bob has a "Rite of Zero" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Great Ruin" in her hand
      When Alice casts "Great Ruin"
      Then "Moss Giant" is in Bob's graveyard
      And "Rite of Zero" is in Bob's battle zone

    @clause-dragon
    Scenario: A zero dragon that was born is destroyed as a creature, with all its cards
      Given it is Alice's main step
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has a "Nebula of Hands" in her battle zone
      And Alice has a "Nebula of Graves" in her battle zone
      And Alice has a "Nebula of Returns" in her battle zone
      And Alice has a "Nebula of Ruins" in her battle zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has an "Hour of Birth" in her hand
      And Alice has a "Sure Death" in her hand
      When Alice casts "Hour of Birth"
      And Alice casts "Sure Death"
      Then "Rite of Zero" is in Alice's graveyard
      And "Nebula of Ruins" is in Alice's graveyard

    @clause-elsewhere
    Scenario Outline: A ceremony in a graveyard is returned by what returns <kind>
      Given it is Alice's main step
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Rite of Zero" in her graveyard
      When Alice casts "<spell>"
      Then "Rite of Zero" is in Alice's hand

      Examples:
        | kind       | spell          |
        | ceremonies | Recalled Rite  |
        | creatures  | Recalled Beast |

  @DM-810.3
  Rule: 810.3 A ceremony and nebulae begin the game where they say
    - ceremony: the ceremony does
    - nebulae: the nebulae do

    @clause-ceremony
    Scenario: A ceremony of two sides begins the game in the battle zone
      Given the game is about to begin
      And Bob's deck holds "Rite of Zero" instead of "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And "Rite of Zero" is in Bob's battle zone

    @clause-nebulae
    Scenario: A nebula of two sides begins the game in the battle zone
      Given the game is about to begin
      And Bob's deck holds "Nebula of Ruins" instead of "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And "Nebula of Ruins" is in Bob's battle zone

  @DM-810.4
  Rule: 810.4 A player who names a card names either side of a ceremony, and not both
    - first: she can name its first side
    - second: she can name its second side
    - one: what she names is that side alone

    @clause-first
    Scenario: A player names the first side of a ceremony
      Given it is Alice's main step
      And Bob has a "Rite of Zero" in his battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Erase the Name" in her hand
      When Alice casts "Erase the Name"
      And Alice tries to name "Rite of Zero"
      Then that is allowed

    @clause-second
    Scenario: A player names the second side of a ceremony
      Given it is Alice's main step
      And Bob has a "Rite of Zero" in his battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Erase the Name" in her hand
      When Alice casts "Erase the Name"
      And Alice tries to name "Wyrm of Zero"
      Then that is allowed

    @clause-first
    Scenario: A ceremony is meant by the name of its first side
      Given it is Alice's main step
      And Bob has a "Rite of Zero" in his battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Erase the Name" in her hand
      When Alice casts "Erase the Name"
      And Alice names "Rite of Zero"
      Then "Erase the Name" is in Alice's graveyard
      And "Rite of Zero" is in Bob's hand

    @clause-second @clause-one
    Scenario: A ceremony is not meant by the name of its second side while the first is up
      Given it is Alice's main step
      And Bob has a "Rite of Zero" in his battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Erase the Name" in her hand
      When Alice casts "Erase the Name"
      And Alice names "Wyrm of Zero"
      Then "Erase the Name" is in Alice's graveyard
      And "Rite of Zero" is in Bob's battle zone

  @DM-810.4a
  Rule: 810.4a A ceremony has a name, and a nebula has none
    - ceremony: a ceremony can be meant by its name
    - nebula: no nebula can be named

    @clause-ceremony
    Scenario: An effect means a ceremony by its name
      Given it is Alice's main step
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Erase the Name" in her hand
      When Alice casts "Erase the Name"
      And Alice names "Rite of Zero"
      Then "Rite of Zero" is in Alice's hand

    @clause-nebula
    Scenario: A player does not name a nebula
      Given it is Alice's main step
      And Bob has a "Nebula of Ruins" in his battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Erase the Name" in her hand
      When Alice casts "Erase the Name"
      And Alice tries to name "Nebula of Ruins"
      Then that is refused
