Feature: Duel Masters 400 What all zones share

  @DM-400.2a
  Rule: 400.2a Both players see the cards of the public zones
    - battle: the battle zone is public
    - mana: the mana zone is
    - graveyard: the graveyard is
    - hyper: the hyperspatial zone is

    @clause-battle
    Scenario: Both players see a card in a player's battle zone
      Given it is Alice's main step
      And Alice has a "Grave Hound" in her battle zone
      Then Alice sees "Grave Hound"
      And Bob sees "Grave Hound"

    @clause-mana
    Scenario: Both players see a card in a player's mana zone
      Given it is Alice's main step
      And Alice has a "Grave Hound" in her mana zone
      Then Alice sees "Grave Hound"
      And Bob sees "Grave Hound"

    @clause-graveyard
    Scenario: Both players see a card in a player's graveyard
      Given it is Alice's main step
      And Alice has a "Grave Hound" in her graveyard
      Then Alice sees "Grave Hound"
      And Bob sees "Grave Hound"

    @clause-hyper
    Scenario: Both players see a card in a player's hyperspatial zone
      Given it is Alice's main step
      And Alice has a "Sky Sleeper" in her hyperspatial zone
      Then Alice sees "Sky Sleeper"
      And Bob sees "Sky Sleeper"

  @DM-400.2b
  Rule: 400.2b Not all players see the fronts of the cards of the hidden zones
    - deck: nobody sees those of a deck
    - shield: nobody sees those of the shields
    - hand: only its player sees those of a hand
    - gr: nobody sees those of the super GR zone

    @clause-deck
    Scenario: Neither player sees a card of a deck
      Given it is Alice's main step
      And the top of Alice's deck is "Grave Hound"
      Then Alice does not see "Grave Hound"
      And Bob does not see "Grave Hound"

    @clause-shield
    Scenario: Neither player sees a shield
      Given it is Alice's main step
      And Alice has a "Grave Hound" in her shield zone
      Then Alice does not see "Grave Hound"
      And Bob does not see "Grave Hound"

    @clause-hand
    Scenario: Only a player herself sees a card of her hand
      Given it is Alice's main step
      And Alice has a "Grave Hound" in her hand
      Then Alice sees "Grave Hound"
      And Bob does not see "Grave Hound"

    @clause-gr
    Scenario: Neither player sees a card of the super GR zone
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      Then Alice does not see "Copper Crow"
      And Bob does not see "Copper Crow"

  @DM-400.2c
  Rule: 400.2c It is clear which card of a hidden zone is chosen

    Scenario: The second shield is put into the graveyard when it was chosen
      Given it is Alice's main step
      And Alice has a "Splintering" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has a "Tide Runner" in his shield zone
      When Alice casts "Splintering"
      And Alice breaks Bob's second shield
      Then "Tide Runner" is in Bob's graveyard
      And "Lamp Squire" is in Bob's shield zone

  @DM-400.2e
  Rule: 400.2e A card that is added to a hidden zone is hidden

    Scenario: The other player does not see a card that is drawn
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Insight"
      Then "Moss Giant" is in Alice's hand
      And Alice sees "Moss Giant"
      And Bob does not see "Moss Giant"

  @DM-400.5
  Rule: 400.5 A card that comes to another zone is a new card there, and is not as it was
    - effects: effects on it do not go on
    - pose: nor is it tapped any more

    @clause-effects
    Scenario: A creature that comes again has its own power, and not what it was given before
      Given it is Alice's main step
      And Alice has a "Giant Draught" in her hand
      And Alice has a "Sent Home" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Giant Draught"
      And Alice casts "Sent Home"
      And Alice summons "Lamp Squire"
      Then "Lamp Squire" has 2000 power
      And "Giant Draught" is in Alice's graveyard

    @clause-pose
    Scenario: A tapped creature that comes again is untapped
      Given it is Alice's main step
      And Alice has a "Sent Home" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has a tapped "Lamp Squire" in her battle zone
      When Alice casts "Sent Home"
      And Alice summons "Lamp Squire"
      Then "Lamp Squire" is untapped
      And "Lamp Squire" is in Alice's battle zone

  @DM-400.5a
  Rule: 400.5a A card moved from a public to a hidden zone cannot be looked at any more

    Scenario: A player does not see a creature of the other player any more that has gone to the hand
      Given it is Alice's main step
      And Alice has a "Sent Home" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Sent Home"
      Then "Moss Giant" is in Bob's hand
      And Alice does not see "Moss Giant"

  @DM-400.5b
  Rule: 400.5b A tapped card of the mana zone comes untapped to the battle zone

    Scenario: A creature put from the mana zone into the battle zone is untapped
      Given it is Alice's main step
      And Alice has a "Root Push" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a tapped "Lamp Squire" in her mana zone
      When Alice casts "Root Push"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is in Alice's battle zone
      And "Lamp Squire" is untapped

  @DM-400.7
  Rule: 400.7 Cards that are put together anywhere but into the battle zone are moved at the same time

    @needs-events
    Scenario: Two creatures that a spell destroys go to the graveyard at the same time
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Great Ruin"
      Then "Moss Giant" and "Lamp Squire" were destroyed at the same time
