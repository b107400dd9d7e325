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

    @clause-said
    Scenario: A creature that is stronger until the end of a battle has its own power after it
      Given it is Alice's attack step
      And Alice has an untapped "Growing Brawler" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Growing Brawler"
      And everyone passes until the attack is over
      Then "Grave Hound" is in Bob's graveyard
      And "Growing Brawler" has 2000 power

  @DM-608.2b @revisions-s-max
  Rule: 608.2b A number that such an effect works out is fixed as it is resolved (1.13: 608.2c)
    - then: it is worked out as the effect is resolved
    - fixed: and does not change after that

    @clause-then @clause-fixed
    Scenario: A creature that got power for each of two creatures keeps it when a third comes
      Given it is Alice's main step
      And Alice has three untapped "Field Hand" in her mana zone
      And Alice has a "Count Draught" in her hand
      And Alice has a "Weary Captain" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Count Draught"
      And Alice chooses "Moss Giant"
      And Alice summons "Weary Captain"
      Then "Moss Giant" has 8000 power

    @clause-then
    Scenario: A creature gets power for each of two creatures, also for the one that has just come
      Given it is Alice's main step
      And Alice has three untapped "Field Hand" in her mana zone
      And Alice has a "Count Draught" in her hand
      And Alice has a "Weary Captain" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Weary Captain"
      And Alice casts "Count Draught"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" has 8000 power

  @DM-608.2b @revisions-1.13
  Rule: 608.2b (1.13) Whom such an effect is on is fixed as it comes about
    - stays: it stays on whom it is on, whatever becomes of that
    - joins: what comes or changes later gets nothing

    @example @clause-stays
    Scenario: By 1.13 a fire creature that got speed attacker keeps it when it is fire no more
      Given it is Alice's main step
      And Alice has two untapped "Reg Iantha" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Fire Drill" in her hand
      And Alice has a "Blackwash" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Ember Recruit"
      And Alice casts "Fire Drill"
      And Alice casts "Blackwash"
      And Alice chooses "Ember Recruit"
      And everyone passes until Alice's attack step
      Then Alice can attack Bob with "Ember Recruit"

    @example @clause-joins
    Scenario: By 1.13 a fire creature that comes after the spell does not get speed attacker
      Given it is Alice's main step
      And Alice has two untapped "Reg Iantha" in her mana zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Fire Drill" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Fire Drill"
      And Alice summons "Ember Recruit"
      And everyone passes until Alice's attack step
      Then Alice cannot attack Bob with "Ember Recruit"
      And Alice can attack Bob with "Moss Giant"

    @example @clause-joins
    Scenario: By 1.13 a creature that becomes fire after the spell does not get speed attacker
      Given it is Alice's main step
      And Alice has two untapped "Reg Iantha" in her mana zone
      And Alice has three untapped "Field Hand" in her mana zone
      And Alice has a "Weary Captain" in her hand
      And Alice has a "Fire Drill" in her hand
      And Alice has a "Redwash" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Weary Captain" with first "Field Hand" and second "Field Hand"
      And Alice casts "Fire Drill"
      And Alice casts "Redwash"
      And Alice chooses "Weary Captain"
      And everyone passes until Alice's attack step
      Then Alice cannot attack Bob with "Weary Captain"
      And Alice can attack Bob with "Moss Giant"

  @DM-608.2c @revisions-1.13
  Rule: 608.2c (1.13) A number that such an effect works out is fixed as it is resolved
    - now: it is worked out as the effect is resolved
    - stays: and does not change after that

    @clause-stays
    Scenario: By 1.13 a creature that got power for each of three creatures keeps it when one is destroyed
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Count Draught" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Tide Runner" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Count Draught"
      And Alice chooses "Moss Giant"
      And Alice casts "Ruin"
      And Alice chooses "Tide Runner"
      Then "Moss Giant" has 9000 power

    @clause-now
    Scenario: By 1.13 a creature gets no power for one that has been destroyed before
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Count Draught" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Tide Runner" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Ruin"
      And Alice chooses "Tide Runner"
      And Alice casts "Count Draught"
      Then "Moss Giant" has 7000 power

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
    - rules: the rules look at it as it is changed, too

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

    @clause-rules
    Scenario: A god that is a giant and nothing else as it comes is not linked to a tapped god of the race that it had
      Given it is Alice's main step
      And Bob has an untapped "Mask of Giants" in his battle zone
      And Alice has a tapped "Wheel Spoke" in her battle zone
      And Alice has a "Wheel Hub" in her hand
      And Alice has two untapped "Moss Giant" in her mana zone
      When Alice summons "Wheel Hub"
      Then "Wheel Hub" is in Alice's battle zone
      And "Wheel Hub" is untapped
