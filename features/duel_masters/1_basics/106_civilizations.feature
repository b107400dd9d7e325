Feature: Duel Masters 106 Civilizations

  @DM-106.1
  Rule: 106.1 The civilizations are light, water, darkness, fire and nature
    - light: light is a civilization
    - water: water is one
    - darkness: darkness is one
    - fire: fire is one
    - nature: nature is one
    - others: there is no other

    @clause-light
    Scenario: A creature can become of light, when its player names that civilization
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Painted Sky" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Painted Sky"
      And Alice tries to name "light"
      Then that is allowed
      And "Grave Hound" is of light

    @clause-water
    Scenario: A creature can become of water, when its player names that civilization
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Painted Sky" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Painted Sky"
      And Alice tries to name "water"
      Then that is allowed
      And "Grave Hound" is of water

    @clause-darkness
    Scenario: A creature can become of darkness, when its player names that civilization
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Painted Sky" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Painted Sky"
      And Alice tries to name "darkness"
      Then that is allowed
      And "Moss Giant" is of darkness

    @clause-fire
    Scenario: A creature can become of fire, when its player names that civilization
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Painted Sky" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Painted Sky"
      And Alice tries to name "fire"
      Then that is allowed
      And "Grave Hound" is of fire

    @clause-nature
    Scenario: A creature can become of nature, when its player names that civilization
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Painted Sky" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Painted Sky"
      And Alice tries to name "nature"
      Then that is allowed
      And "Grave Hound" is of nature

    @clause-others
    Scenario: A word that is none of the five cannot be named as a civilization
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Painted Sky" in her hand
      When Alice casts "Painted Sky"
      And Alice tries to name "wind"
      Then that is refused

  @DM-106.2
  Rule: 106.2 A card is of the civilizations that its print shows, whatever refers to them
    - each: it is of each of these
    - own: it is of no other

    @clause-each
    Scenario: What destroys fire creatures destroys a creature of fire alone and one of fire and nature
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Fire Flood" in her hand
      And Bob has an untapped "Ember Recruit" in his battle zone
      And Bob has an untapped "Ash Thicket Twins" in his battle zone
      When Alice casts "Fire Flood"
      Then "Ember Recruit" is in Bob's graveyard
      And "Ash Thicket Twins" is in Bob's graveyard

    @clause-each
    Scenario: What destroys fire creatures destroys one of three civilizations of which fire is the second
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Fire Flood" in her hand
      And Bob has an untapped "Trefoil Wyrm" in his battle zone
      When Alice casts "Fire Flood"
      Then "Trefoil Wyrm" is in Bob's graveyard

    @clause-own
    Scenario: What destroys fire creatures leaves creatures that are not of fire, and those without civilization
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Fire Flood" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Plain Pebble" in his battle zone
      When Alice casts "Fire Flood"
      Then "Moss Giant" is in Bob's battle zone
      And "Plain Pebble" is in Bob's battle zone
      And "Fire Flood" is in Alice's graveyard

  @DM-106.2a
  Rule: 106.2a A card of one civilization is of exactly one of the five
    - one: a card with one of the five is one, whichever it is
    - more: a card with two or more is none
    - none: a card without any is none

    @clause-one
    Scenario: What destroys creatures of exactly one civilization destroys one of each of the five
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of the Simple" in her hand
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      And Bob has an untapped "Pack Drummer" in his battle zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Fall of the Simple"
      Then "Lamp Squire" is in Bob's graveyard
      And "Tide Runner" is in Bob's graveyard
      And "Pack Drummer" is in Bob's graveyard
      And "Ember Recruit" is in Bob's graveyard
      And "Moss Giant" is in Bob's graveyard

    @clause-more
    Scenario: What destroys creatures of exactly one civilization leaves those of two, three and five
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of the Simple" in her hand
      And Bob has an untapped "Ash Thicket Twins" in his battle zone
      And Bob has an untapped "Trefoil Wyrm" in his battle zone
      And Bob has an untapped "Prism Colossus" in his battle zone
      When Alice casts "Fall of the Simple"
      Then "Ash Thicket Twins" is in Bob's battle zone
      And "Trefoil Wyrm" is in Bob's battle zone
      And "Prism Colossus" is in Bob's battle zone
      And "Fall of the Simple" is in Alice's graveyard

    @clause-none
    Scenario: What destroys creatures of exactly one civilization leaves one without civilization
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of the Simple" in her hand
      And Bob has an untapped "Plain Pebble" in his battle zone
      When Alice casts "Fall of the Simple"
      Then "Plain Pebble" is in Bob's battle zone
      And "Fall of the Simple" is in Alice's graveyard

  @DM-106.2b
  Rule: 106.2b A card of two or more civilizations is many-coloured
    - two: a card of two is many-coloured
    - more: and so is one of more than two
    - one: a card of one is not
    - none: a card without any is not

    @clause-two
    Scenario: What destroys many-coloured creatures destroys one of two civilizations
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of the Many" in her hand
      And Bob has an untapped "Ash Thicket Twins" in his battle zone
      When Alice casts "Fall of the Many"
      Then "Ash Thicket Twins" is in Bob's graveyard

    @clause-more
    Scenario: What destroys many-coloured creatures destroys one of three civilizations and one of five
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of the Many" in her hand
      And Bob has an untapped "Trefoil Wyrm" in his battle zone
      And Bob has an untapped "Prism Colossus" in his battle zone
      When Alice casts "Fall of the Many"
      Then "Trefoil Wyrm" is in Bob's graveyard
      And "Prism Colossus" is in Bob's graveyard

    @clause-one
    Scenario: What destroys many-coloured creatures leaves one of one civilization
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of the Many" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Fall of the Many"
      Then "Moss Giant" is in Bob's battle zone
      And "Fall of the Many" is in Alice's graveyard

    @clause-none
    Scenario: What destroys many-coloured creatures leaves one without civilization
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of the Many" in her hand
      And Bob has an untapped "Plain Pebble" in his battle zone
      When Alice casts "Fall of the Many"
      Then "Plain Pebble" is in Bob's battle zone
      And "Fall of the Many" is in Alice's graveyard

  @DM-106.2c
  Rule: 106.2c A card without civilization is colourless
    - without: a card without civilization is colourless
    - with: a card with one or more is not

    @clause-without
    Scenario: What destroys colourless creatures destroys one without civilization
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of the Pale" in her hand
      And Bob has an untapped "Plain Pebble" in his battle zone
      When Alice casts "Fall of the Pale"
      Then "Plain Pebble" is in Bob's graveyard

    @clause-with
    Scenario: What destroys colourless creatures leaves those of one civilization and of several
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of the Pale" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Ash Thicket Twins" in his battle zone
      When Alice casts "Fall of the Pale"
      Then "Moss Giant" is in Bob's battle zone
      And "Ash Thicket Twins" is in Bob's battle zone
      And "Fall of the Pale" is in Alice's graveyard

  @DM-106.3
  Rule: 106.3 Whoever is told to choose a civilization chooses one of the five
    - any: any of the five can be chosen, also one that no card of hers has
    - colourless: being without civilization cannot be chosen

    @clause-any
    Scenario Outline: A player who is told to choose a civilization may choose <civilization>
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Painted Sky" in her hand
      And Alice has an untapped "Plain Pebble" in her battle zone
      When Alice casts "Painted Sky"
      And Alice tries to name "<civilization>"
      Then that is allowed
      And "Plain Pebble" is of <civilization>

      Examples:
        | civilization |
        | light        |
        | water        |
        | darkness     |
        | fire         |
        | nature       |

    @clause-colourless
    Scenario: A player who is told to choose a civilization cannot choose none
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Painted Sky" in her hand
      When Alice casts "Painted Sky"
      And Alice tries to name "colorless"
      Then that is refused

  @DM-106.4
  Rule: 106.4 An effect can add a civilization to a card, which keeps its own
    - adds: the card is of the added civilization
    - keeps: it is of its own civilizations too
    - only: other cards are not

    @clause-adds
    Scenario: A creature that a spell has made fire as well is destroyed as a fire creature
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Ember Mantle" in her hand
      And Alice has a "Fire Flood" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Ember Mantle"
      And Alice casts "Fire Flood"
      Then "Moss Giant" is in Alice's graveyard

    @clause-keeps
    Scenario: A creature that a spell has made fire as well is still of its own civilizations
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Ember Mantle" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Ember Mantle"
      Then "Moss Giant" is of nature
      And "Ember Mantle" is in Alice's graveyard

    @clause-only
    Scenario: A spell that adds a civilization to one player's creatures adds none to the other's
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Ember Mantle" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Ember Mantle"
      Then "Grave Hound" is not of fire
      And "Ember Mantle" is in Alice's graveyard

    @clause-adds
    Scenario: A card in the mana zone pays for a civilization that an effect has added to it
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Prism Well" in her battle zone
      And Alice has an "Ember Recruit" in her hand
      When Alice tries to summon "Ember Recruit"
      Then that is allowed
      And "Ember Recruit" is in Alice's battle zone

    @clause-keeps
    Scenario: A card in the mana zone to which an effect has added a civilization pays for its own as well
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Prism Well" in her battle zone
      And Alice has a "Bramble Pup" in her hand
      When Alice tries to summon "Bramble Pup"
      Then that is allowed
      And "Bramble Pup" is in Alice's battle zone
