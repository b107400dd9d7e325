Feature: Dimension Zero 5.15 Groundwork

  Background:
    Given it is Alice's main phase

  @DZ-5.15.1
  Rule: 5.15.1 Groundwork is a static ability

    Scenario: Groundwork works by itself as its card is played
      Given Alice has a "Camp Builder" in her hand
      And Alice has a released "Ember Camp" in her left base square
      And Bob could respond
      When Alice plays "Camp Builder" to her left own square
      Then there is one thing on the stack
      And Alice has three frozen cards in her energy zone

  @DZ-5.15.2
  Rule: 5.15.2 Groundwork takes one colorless off the card's use cost for each own base
    - each: one for each base
    - own: on her own base squares only
    - frozen: frozen bases count as well
    - colorless: energy of a color is paid all the same
    - use: it is taken off the use cost, and off no additional cost
    - this: only the card with groundwork costs less

    @clause-each
    Scenario: Two bases make the card cost two less
      Given Alice has a "Camp Builder" in her hand
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      When Alice plays "Camp Builder" to her left own square
      Then Alice has two frozen cards in her energy zone

    @clause-each
    Scenario: A base that has become a strategy takes nothing off the cost
      Given Alice has a "Camp Builder" in her hand
      And Alice has a "Paper Walls" in her hand
      And Alice has a released "Ember Camp" in her left base square
      When Alice plays "Paper Walls" aiming at "Ember Camp"
      And everyone passes until the stack is empty
      And Alice plays "Camp Builder" to her left own square
      Then Alice has five frozen cards in her energy zone

    @clause-own
    Scenario: A base of the other player does not count
      Given Alice has a "Camp Builder" in her hand
      And Bob has a released "Ember Camp" in his left base square
      When Alice plays "Camp Builder" to her left own square
      Then Alice has four frozen cards in her energy zone

    @clause-frozen
    Scenario: A frozen base counts
      Given Alice has a "Camp Builder" in her hand
      And Alice has a frozen "Ember Camp" in her left base square
      When Alice plays "Camp Builder" to her left own square
      Then Alice has three frozen cards in her energy zone

    @clause-colorless
    Scenario: Three bases do not pay for the red energy
      Given Alice has a "Camp Builder" in her hand
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Ember Camp" in her middle base square
      And Alice has a released "Tide Camp" in her right base square
      And Alice has two released "Blue Drop" in her energy zone
      When Alice tries to play "Camp Builder" to her left own square
      Then that is refused

    @clause-use
    Scenario: What bases cannot take off the use cost is taken off no additional cost
      Given Alice has a "Toll Builder" in her hand
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      When Alice plays "Toll Builder" to her left own square
      Then Alice has two frozen cards in her energy zone

    @clause-this
    Scenario: Another unit costs as much as ever
      Given Alice has a released "Camp Builder" in her left own square
      And Alice has an "Ember Giant" in her hand
      And Alice has a released "Ember Camp" in her left base square
      When Alice plays "Ember Giant" to her right own square
      Then Alice has three frozen cards in her energy zone
