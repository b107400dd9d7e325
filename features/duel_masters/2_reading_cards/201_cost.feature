Feature: Duel Masters 201 Cost

  @DM-201.1a
  Rule: 201.1a The cost on a card is the mana to pay for using it
    - enough: so much mana pays for it
    - less: less does not

    @clause-enough
    Scenario: A card of cost five is paid with five mana
      Given it is Alice's main step
      And Alice has six untapped "Field Hand" in her mana zone
      And Alice has a "Moss Giant" in her hand
      When Alice tries to summon "Moss Giant"
      Then that is allowed
      And Alice has one untapped mana

    @clause-less
    Scenario: A card of cost five is not paid with four mana
      Given it is Alice's main step
      And Alice has four untapped "Field Hand" in her mana zone
      And Alice has a "Moss Giant" in her hand
      When Alice tries to summon "Moss Giant"
      Then that is refused

  @DM-201.1b @revisions-s-max
  Rule: 201.1b A psychic creature or dragheart card has a mana cost, which is not paid to use it
    - cost: what refers to a mana cost finds it
    - psychic: a psychic creature is not used from the hyperspatial zone by paying it
    - dragheart: a dragheart card is not, either

    @changed @clause-cost
    Scenario: What destroys creatures that cost 4 or less leaves a psychic creature of cost 6
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Small Reckoning" in her hand
      And Bob has an untapped "Sky Sleeper" in his battle zone
      When Alice casts "Small Reckoning"
      Then "Sky Sleeper" is in Bob's battle zone
      And "Small Reckoning" is in Alice's graveyard

    @clause-psychic @clause-dragheart
    Scenario Outline: A <kind> of cost 4 is not used from the hyperspatial zone with four mana
      Given it is Alice's main step
      And Alice has a "<card>" in her hyperspatial zone
      And Alice has four untapped "Ember Recruit" in her mana zone
      When Alice tries to use "<card>"
      Then that is refused

      Examples:
        | kind               | card            |
        | psychic creature   | Wandering Spark |
        | dragheart fortress | Ember Banner    |

  @DM-201.1b @revisions-1.13
  Rule: 201.1b (1.13) A psychic creature or dragheart card has no mana cost but a hyperspatial one, which is not paid with mana

    Scenario Outline: By 1.13 a <kind> of cost 4 is not used from the hyperspatial zone with four mana
      Given it is Alice's main step
      And Alice has a "<card>" in her hyperspatial zone
      And Alice has four untapped "Ember Recruit" in her mana zone
      When Alice tries to use "<card>"
      Then that is refused

      Examples:
        | kind               | card            |
        | psychic creature   | Wandering Spark |
        | dragheart fortress | Ember Banner    |

  @DM-201.2
  Rule: 201.2 What refers to a card's cost takes the number on the card
    - up-to: a cost that is just the number named is among those up to it
    - above: a greater one is not

    @clause-up-to
    Scenario: What destroys creatures that cost 4 or less destroys one of 4
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Small Reckoning" in her hand
      And Bob has an untapped "Double Spring" in his battle zone
      When Alice casts "Small Reckoning"
      Then "Double Spring" is in Bob's graveyard

    @clause-above
    Scenario: What destroys creatures that cost 4 or less leaves one of 5
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Small Reckoning" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Small Reckoning"
      Then "Moss Giant" is in Bob's battle zone
      And "Small Reckoning" is in Alice's graveyard

  @DM-201.2a
  Rule: 201.2a The cost that is referred to is the one on the card, whatever it costs to use it

    @example
    Scenario: A wyrm of 7 that costs 3 less to use is not among the cards that cost 4 or less
      Given it is Alice's main step
      And Alice has an untapped "Pack Drummer" in her mana zone
      And Alice has a "Small Reckoning" in her hand
      And Alice has a "Trefoil Wyrm" in her hand
      And Alice has an untapped "Wyrm Groom" in her battle zone
      When Alice casts "Small Reckoning"
      Then "Trefoil Wyrm" is in Alice's hand
      And "Small Reckoning" is in Alice's graveyard

  # Reading: docs/decisions/2203-two-costs-and-who-chooses.md
  @DM-201.2b @revisions-s-max
  Rule: 201.2b Of two costs on a card an effect reads the one that the player whose effect it is chooses
    - one: only one of them is read
    - user: that player chooses, not the owner of the card

    @clause-one
    Scenario Outline: A player draws as many cards as the one cost of <cost> that she chooses of her card
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Weighed Page" in her hand
      And the top of Alice's deck is "Fire Cub / Fire Jet"
      When Alice casts "Weighed Page"
      And Alice takes <cost> as the cost of "Fire Cub / Fire Jet"
      Then Alice has <cards> cards in her hand

      Examples:
        | cost | cards |
        | 2    | two   |
        | 5    | five  |

    @example @clause-user @changed
    Scenario: Whose effect looks at the cost of the other player's card chooses which cost that is
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Heavy Tax" in her hand
      And the top of Bob's deck is "Fire Cub / Fire Jet"
      When Alice casts "Heavy Tax"
      And Alice tries to take 5 as the cost of "Fire Cub / Fire Jet"
      Then that is allowed
      And "Fire Cub / Fire Jet" is in Bob's graveyard

    @clause-one
    Scenario Outline: Among the cards of her hand that cost 4 or less a player counts <card> if she takes <cost> as its cost
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Small Reckoning" in her hand
      And Alice has a "<card>" in her hand
      When Alice casts "Small Reckoning"
      And Alice takes <cost> as the cost of "<card>"
      Then "<card>" is in Alice's <zone>
      And "Small Reckoning" is in Alice's graveyard

      Examples:
        | card                       | cost | zone      |
        | Fire Cub / Fire Jet        | 2    | mana zone |
        | Fire Cub / Fire Jet        | 5    | hand      |
        | Tide Lookout / Sudden Tide | 3    | mana zone |
        | Tide Lookout / Sudden Tide | 6    | hand      |

    @clause-one
    Scenario Outline: The cards of a hand that cost <which> are found with <cost> as the cost of a card with two
      Given it is Alice's main step
      And Alice has an untapped "Lost Thread" in her mana zone
      And Alice has a "<spell>" in her hand
      And Alice has a "Fire Cub / Fire Jet" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice casts "<spell>"
      And Alice takes <cost> as the cost of "Fire Cub / Fire Jet"
      Then "<card>" is in Alice's mana zone
      And Alice has one card in her hand

      Examples:
        | which | spell       | cost | card                |
        | most  | Dear Goods  | 5    | Fire Cub / Fire Jet |
        | most  | Dear Goods  | 2    | Grave Hound         |
        | least | Cheap Goods | 5    | Grave Hound         |
        | least | Cheap Goods | 2    | Fire Cub / Fire Jet |

  @DM-201.2c @revisions-s-max
  Rule: 201.2c In a judgment whoever shows a card with two costs chooses which of them is read

    Scenario: A card that the other player shows costs what he chooses, not the player whose judgment it is
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Weighing In" in her hand
      And the top of Bob's deck is "Fire Cub / Fire Jet"
      When Alice casts "Weighing In"
      And Bob takes 5 as the cost of "Fire Cub / Fire Jet"
      Then Alice has no cards in her hand
      And "Weighing In" is in Alice's graveyard
