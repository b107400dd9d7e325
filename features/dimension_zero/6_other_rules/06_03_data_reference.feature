Feature: Dimension Zero 6.3 Looking at data

  Background:
    Given it is Alice's main phase

  @DZ-6.3.1
  Rule: 6.3.1 To refer to data is to specify it in order to use it for something else or to change it
    - use: what specifies a number of a card for another purpose refers to it
    - change: what changes a number of a card refers to it

    @clause-use
    Scenario: A base that asks which units have so much smash refers to their smash
      Given Alice has a released "Striker's Dye" in her left base square
      And Alice has a released "Reckoned Titan" in her left own square
      Then "Reckoned Titan" is blue

    @clause-change
    Scenario: A base that gives units another smash refers to their smash
      Given Alice has a released "Muffling Camp" in her left base square
      And Alice has a released "Reckoned Titan" in her left own square
      And Alice has a "Count the Costs" in her hand
      When Alice plays "Count the Costs"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And "Count the Costs" is in Alice's graveyard

  @DZ-6.3.2
  Rule: 6.3.2 Data that stands in for other data is used, and is changed, in its place
    - used: where the other would be used, it is used
    - changed: where the other would be changed, it is changed
    - only: all other data, and those of other cards, are used and changed as ever

    @clause-used
    Scenario: A unit whose use cost stands in for its smash moves as many cards as it costs
      Given Alice has a released "Reckoned Titan" in her left center square
      When everyone passes until Alice's smash phase
      And Alice smashes with "Reckoned Titan"
      Then Bob has three cards in his smash zone

    @clause-used
    Scenario: For an effect that counts smash, the use cost that stands in for it counts
      Given Alice has a released "Reckoned Titan" in her left own square
      And Alice has a "Boast of the Best" in her hand
      When Alice plays "Boast of the Best"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

    # Reading: docs/decisions/3612-data-that-stand-in-do-so-while-the-text-says-so.md
    @clause-changed
    Scenario: More smash for the unit of the other player, too, is a higher use cost where that stands in for smash
      Given Bob has a released "Reckoned Titan" in his left own square
      And Alice has a "War Paint" in her hand
      And Alice has a "Count the Costs" in her hand
      When Alice plays "War Paint" aiming at "Reckoned Titan"
      And everyone passes until the stack is empty
      And Alice plays "Count the Costs"
      And everyone passes until the stack is empty
      Then Alice has five cards in her hand

    @clause-used @clause-changed
    Scenario: A unit that is given more smash moves as many cards as it costs then
      Given Alice has a released "Reckoned Titan" in her left center square
      And Alice has a "War Paint" in her hand
      When Alice plays "War Paint" aiming at "Reckoned Titan"
      And everyone passes until the stack is empty
      And everyone passes until Alice's smash phase
      And Alice smashes with "Reckoned Titan"
      Then Bob has five cards in his smash zone

    @clause-used
    Scenario: A unit whose use cost has changed moves as many cards as it costs then
      Given Alice has a released "Reckoned Titan" in her left center square
      And Alice has a "Weigh Down" in her hand
      When Alice plays "Weigh Down" aiming at "Reckoned Titan"
      And everyone passes until the stack is empty
      And everyone passes until Alice's smash phase
      And Alice smashes with "Reckoned Titan"
      Then Bob has five cards in his smash zone

    @clause-only
    Scenario: The smash of another unit is used beside it
      Given Alice has a released "Reckoned Titan" in her left own square
      And Alice has a released "Ember Giant" in her left center square
      When everyone passes until Alice's smash phase
      And Alice smashes with "Ember Giant"
      Then Bob has two cards in his smash zone

    @clause-only
    Scenario: More smash for another unit does not change its use cost
      Given Alice has a released "Reckoned Titan" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a "War Paint" in her hand
      And Alice has a "Count the Costs" in her hand
      When Alice plays "War Paint" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Count the Costs"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

    @clause-only
    Scenario: A use cost that stands in for smash is used as the use cost as well
      Given Alice has a released "Reckoned Titan" in her left own square
      And Alice has a "Count the Costs" in her hand
      When Alice plays "Count the Costs"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

    @clause-only
    Scenario: The power of a unit whose use cost stands in for its smash stays its power
      Given Alice has a released "Reckoned Titan" in her left own square
      Then "Reckoned Titan" has power 4000
