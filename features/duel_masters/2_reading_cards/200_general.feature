Feature: Duel Masters 200 Card information in general

  @DM-200.3
  Rule: 200.3 What is written on a card does not count in some places

    Scenario: An evolution creature of fire on a creature of light is not affected by what affects creatures of light
      Given it is Alice's main step
      And Alice has an untapped "Ember Champion" in her battle zone
      And Alice has a "Lamp Squire" under "Ember Champion"
      And Alice has an untapped "Tall Squire" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Dimming Dusk" in her hand
      When Alice casts "Dimming Dusk"
      Then "Ember Champion" has 6000 power
      And "Tall Squire" has 2000 power

  @DM-200.3a
  Rule: 200.3a Of a card under another nothing counts, except for what speaks of cards
    - below: what is written on a card below does not count
    - cards: an effect that speaks of cards sees what is written on each of them
    - else: an effect that speaks of anything else does not

    @example @clause-below
    Scenario: A creature of water on a creature of light and water is of water alone, of its own power
      Given it is Alice's main step
      And Alice has a "Tidal Sovereign" in her hand
      And Alice has five untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Dawn Diver" in her battle zone
      When Alice evolves "Dawn Diver" into "Tidal Sovereign"
      Then "Tidal Sovereign" lies on "Dawn Diver"
      And "Tidal Sovereign" is of water
      And "Tidal Sovereign" is not of light
      And "Tidal Sovereign" has 7000 power

    @example @clause-cards
    Scenario: An effect on all cards of cost 3 or less takes such a card from under a creature of cost 5
      Given it is Alice's main step
      And Bob has an untapped "Tidal Sovereign" in his battle zone
      And Bob has a "Dawn Diver" under "Tidal Sovereign"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Ebb of Small Things" in her hand
      When Alice casts "Ebb of Small Things"
      Then "Dawn Diver" is in Bob's hand
      And "Tidal Sovereign" is in Bob's battle zone

    @example @clause-else
    Scenario: An effect that counts beasts does not count one that lies under a creature
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Grave Hound" under "Moss Giant"
      And Alice has an untapped "Old Hound" in her battle zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Call of the Pack" in her hand
      When Alice casts "Call of the Pack"
      Then "Call of the Pack" is in Alice's graveyard
      And Alice has one card in her hand

  @DM-200.3b @revisions-s-max
  Rule: 200.3b A seal is read as a card that costs 0, and that is nothing else
    - cost: it costs 0, whatever is printed on it
    - else: nothing else that is printed on it counts

    @clause-cost
    Scenario: A seal can be chosen as a card that costs 0
      Given it is Alice's main step
      And Alice has a "Small Change" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice casts "Small Change"
      Then "Moss Giant" is in Bob's graveyard

    @clause-else
    Scenario: A seal does not have the civilization that is printed on it
      Given it is Alice's main step
      And Alice has a "Green Harvest" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      And Bob has an untapped "Double Spring" in his battle zone
      When Alice casts "Green Harvest"
      Then "Double Spring" is in Bob's hand
      And "Moss Giant" is in Bob's battle zone

    @clause-cost
    Scenario: A card that was put as a seal can be chosen as a card that costs 0
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has a "Small Change" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And the top of Bob's deck is "Moss Giant"
      When Alice casts "Clay Verdict"
      And Alice casts "Small Change"
      Then "Moss Giant" is in Bob's graveyard
      And "Lamp Squire" is in Bob's battle zone

  @DM-200.3c @revisions-s-max
  Rule: 200.3c An effect that says which cards it means looks at the side of a two-sided card that is up
    - up: at the side that is up
    - down: not at the one that is down

    @clause-up
    Scenario: A spell that returns each card of 11 or more returns a card with such a side up
      Given it is Alice's main step
      And Alice has a "Lifting Weights" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has a "Bound Pulse" with its other side up in his battle zone
      When Alice casts "Lifting Weights"
      Then "Bound Pulse" is in Bob's hand

    @clause-down
    Scenario: A spell that returns each card of 11 or more leaves a card with such a side down
      Given it is Alice's main step
      And Alice has a "Lifting Weights" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has a "Bound Pulse" in his battle zone
      When Alice casts "Lifting Weights"
      Then "Bound Pulse" is in Bob's battle zone
      And "Lifting Weights" is in Alice's graveyard
