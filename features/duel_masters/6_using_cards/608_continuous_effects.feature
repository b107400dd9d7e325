Feature: Duel Masters 608 Continuous effects

  @DM-608.2
  Rule: 608.2 The effects of spells and abilities can last

    Scenario: A spell makes a creature stronger after the spell is over
      Given it is Alice's main step
      And Alice has a "Giant Draught" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Giant Draught"
      Then "Grave Hound" has 6000 power
      And "Giant Draught" is in Alice's graveyard

  @DM-608.2a
  Rule: 608.2a Such an effect lasts as long as is said, and for the rest of the game if nothing is
    - said: it ends when the time that is said is over
    - game: without such a time it does not end

    @clause-said
    Scenario: A creature that is stronger this turn has its own power in the next
      Given it is Alice's main step
      And Alice has a "Giant Draught" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Giant Draught"
      And everyone passes until Bob's main step
      Then "Grave Hound" has 3000 power
      And "Giant Draught" is in Alice's graveyard

    @clause-game
    Scenario: A creature that a spell makes stronger without saying how long is so two turns later
      Given it is Alice's main step
      And Alice has an "Endless Draught" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Endless Draught"
      And everyone passes until Bob's main step
      And everyone passes until Alice's main step
      Then "Grave Hound" has 6000 power

  @DM-608.3
  Rule: 608.3 Static abilities have effects that last

    Scenario: A creature's ability makes light creatures stronger, and others not
      Given it is Alice's main step
      And Alice has an untapped "Light Banner" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Whitewash" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Whitewash"
      And Alice chooses "Grave Hound"
      Then "Grave Hound" has 4000 power
      And "Light Banner" has 1000 power

  @DM-608.3a
  Rule: 608.3a They are on whatever they speak of at any time, and not fixed once

    Scenario: A light creature that comes later is made stronger, too
      Given it is Alice's main step
      And Alice has an untapped "Light Banner" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      When Alice summons "Lamp Squire"
      Then "Lamp Squire" has 3000 power

  @DM-608.3b
  Rule: 608.3b They are in force as long as their card is where they work, on what they speak of just then
    - gains: a creature gains it when it becomes what is spoken of
    - loses: and loses it when it is that no more
    - leaves: all lose it when the card has left

    @example @clause-gains
    Scenario: A creature that becomes light is made stronger
      Given it is Alice's main step
      And Alice has an untapped "Light Banner" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Whitewash" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Whitewash"
      And Alice chooses "Grave Hound"
      Then "Grave Hound" has 4000 power

    @example @clause-loses
    Scenario: A creature that is light no more is not made stronger any more
      Given it is Alice's main step
      And Alice has an untapped "Light Banner" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has a "Blackwash" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Blackwash"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" has 2000 power

    @clause-leaves
    Scenario: Light creatures have their own power when the creature with the ability has left
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Light Banner" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Light Banner"
      Then "Lamp Squire" has 2000 power

  @DM-608.3c
  Rule: 608.3c What changes a card where it comes has changed it as it comes, and has not before
    - comes: what triggers looks at it as it is changed
    - before: before it comes it is unchanged

    @example @clause-comes
    Scenario: A light creature comes with the blocker that another card gives light creatures
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Wall of Dawn" in her battle zone
      And Alice has an untapped "Blocker Muse" in her battle zone
      When Alice summons "Lamp Squire"
      Then Alice has one card in her hand
      And "Lamp Squire" is in Alice's battle zone

    @example @clause-before
    Scenario: A light creature of the hand has no blocker yet, and is not put into the battle zone as one
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Warden's Gate" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Wall of Dawn" in her battle zone
      When Alice casts "Warden's Gate"
      Then "Lamp Squire" is in Alice's hand
      And "Warden's Gate" is in Alice's graveyard
