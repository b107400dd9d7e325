Feature: Duel Masters 605 Resolving cards and abilities

  @DM-605.1
  Rule: 605.1 The turn player resolves her waiting effects in any order, whenever they came

    Scenario: A player resolves the effect of Summon Muse first
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Alice has an untapped "Summon Digger" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      When Alice summons "Lamp Squire"
      And Alice chooses "Summon Muse"
      And Alice says yes
      Then Alice has one card in her hand
      And Alice has two cards in her mana zone
      And "Lamp Squire" is in Alice's battle zone

    Scenario: A player resolves the effect of Summon Digger first
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Alice has an untapped "Summon Digger" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      When Alice summons "Lamp Squire"
      And Alice chooses "Summon Digger"
      And Alice says yes
      Then Alice has no cards in her hand
      And Alice has three cards in her mana zone
      And "Lamp Squire" is in Alice's battle zone

  @DM-605.2a
  Rule: 605.2a The condition of a triggered ability is looked at as it is resolved; unmet, it does nothing
    - met: met then, it does what it says
    - unmet: unmet then, it does nothing

    @example @clause-met
    Scenario: An ability at the end of the turn counts the power that its creature has by then
      Given it is Alice's main step
      And Alice has an untapped "Dusk Booster" in her battle zone
      And Alice has an untapped "Dusk Weigher" in her battle zone
      When everyone passes until Alice's end of turn step
      And Alice chooses "Dusk Booster"
      And everyone passes until Bob's main step
      Then Alice has one card in her hand

    @clause-unmet
    Scenario: An ability at the end of the turn does nothing when its creature has lost the power by then
      Given it is Alice's main step
      And Alice has an untapped "Dusk Drainer" in her battle zone
      And Alice has an untapped "Heavy Weigher" in her battle zone
      When everyone passes until Alice's end of turn step
      And Alice chooses "Dusk Drainer"
      And everyone passes until Bob's main step
      Then Alice has no cards in her hand
      And it is Bob's turn

  @DM-605.2b
  Rule: 605.2b As many things are chosen as there can be; without any, the rest happens all the same
    - many: of too few all are chosen
    - rest: if none can be chosen the other effects happen
    - all: what is done to all things is not chosen

    @clause-many
    Scenario: A spell that destroys two creatures destroys the only one there is
      Given it is Alice's main step
      And Alice has a "Two Knives" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Two Knives"
      Then "Moss Giant" is in Bob's graveyard

    @clause-rest
    Scenario: A spell that finds nothing to destroy still has its player draw
      Given it is Alice's main step
      And Alice has a "Two Knives" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Two Knives"
      Then Alice has one card in her hand
      And "Two Knives" is in Alice's graveyard

    @clause-all
    Scenario: A spell that destroys all creatures asks nobody which
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Great Ruin"
      Then "Moss Giant" is in Bob's graveyard
      And "Lamp Squire" is in Bob's graveyard

  @DM-605.2c
  Rule: 605.2c What a card says is done in the order in which it is written

    Scenario: A card drawn by the first sentence is discarded by the second
      Given it is Alice's main step
      And Alice has a "Draw Then Toss" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Draw Then Toss"
      Then "Moss Giant" is in Alice's graveyard
      And Alice has no cards in her hand

  @DM-605.2e
  Rule: 605.2e A spell is put into the graveyard last of all

    Scenario: A spell that counts the spells in the graveyard does not count itself
      Given it is Alice's main step
      And Alice has a "Spell Tally" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her graveyard
      When Alice casts "Spell Tally"
      Then Alice has one card in her hand
      And "Spell Tally" is in Alice's graveyard

  @DM-605.3
  Rule: 605.3 A creature, cross gear or field that was used is put into the battle zone

    Scenario Outline: A player <verb> <card>, which comes to the battle zone
      Given it is Alice's main step
      And Alice has two untapped "<mana>" in her mana zone
      And Alice has a "<card>" in her hand
      When Alice <verb> "<card>"
      Then "<card>" is in Alice's battle zone

      Examples:
        | verb      | card          | mana          |
        | summons   | Lamp Squire   | Gate Warden   |
        | generates | Iron Gauntlet | Ember Recruit |
        | deploys   | Quiet Meadow  | Field Hand    |
