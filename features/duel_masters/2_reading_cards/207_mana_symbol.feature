Feature: Duel Masters 207 Mana symbol

  @DM-207.1
  Rule: 207.1 A mana symbol shows a card's civilization, and by its number how much mana the card gives
    - civilization: the card gives mana of its civilization
    - number: it gives as much mana as the number says

    @clause-civilization
    Scenario Outline: A <civilization> card in the mana zone pays for a <civilization> card
      Given it is Alice's main step
      And Alice has an untapped "<mana>" in her mana zone
      And Alice has an "<card>" in her hand
      When Alice tries to cast "<card>"
      Then that is allowed

      Examples:
        | civilization | mana        | card         |
        | water        | Tide Runner | Insight      |
        | darkness     | Grave Hound | Pact of Ruin |

    @clause-civilization
    Scenario: A fire card in the mana zone does not pay for a water card
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Insight" in her hand
      When Alice tries to cast "Insight"
      Then that is refused

    @clause-number
    Scenario: A card with a 2 on its symbol pays two of a cost of five
      Given it is Alice's main step
      And Alice has three untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Double Spring" in her mana zone
      And Alice has a "Moss Giant" in her hand
      When Alice tries to summon "Moss Giant"
      Then that is allowed
      And Alice has no untapped mana

  @DM-207.2
  Rule: 207.2 An effect can change the number on mana symbols

    Scenario: Two cards whose numbers are raised by 1 pay for a card of cost four
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Pride Lion" in her hand
      And Alice has an untapped "Brimming Spring" in her battle zone
      When Alice tries to summon "Pride Lion"
      Then that is allowed
      And Alice has no untapped mana

    Scenario: A card with a 2 on its symbol gives three mana when the number is raised by 1
      Given it is Alice's main step
      And Alice has an untapped "Double Spring" in her mana zone
      And Alice has a "Modest Giant" in her hand
      And Alice has an untapped "Brimming Spring" in her battle zone
      When Alice tries to summon "Modest Giant"
      Then that is allowed

  @DM-207.3
  Rule: 207.3 The symbol of a colourless card stands for no civilization

    Scenario: A colourless card in the mana zone does not pay for a spell of one civilization
      Given it is Alice's main step
      And Alice has an untapped "Plain Pebble" in her mana zone
      And Alice has an "Insight" in her hand
      When Alice tries to cast "Insight"
      Then that is refused
