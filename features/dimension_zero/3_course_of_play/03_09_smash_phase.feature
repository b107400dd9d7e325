Feature: Dimension Zero 3.9 The smash phase

  @DZ-3.9.1
  Rule: 3.9.1 The active player freezes units in the center and enemy areas, and the opponent's top cards go to his smash zone
    - triggers: when what triggers at the beginning of the phase has resolved
    - when: in the smash phase only
    - who: only the active player
    - control: with a unit that she controls, whoever owns it
    - released: only a released unit smashes, and it is frozen first
    - center: a unit in the center area moves as many cards as its smash
    - enemy: one in the enemy area moves one card more
    - own: one in the own area does not smash
    - able: nor does one whose text forbids it
    - top: the cards come from the top of the opponent's deck and lie face down and released
    - may: if she likes
    - stack: without the stack, so nobody answers

    @clause-center
    Scenario: A unit in the center area smashes for its number
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      When Alice smashes with "Ember Giant"
      Then Bob has two cards in his smash zone
      And "Ember Giant" is frozen

    @clause-enemy
    Scenario: A unit in the enemy area smashes for one more than its number
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left enemy square
      When Alice smashes with "Ember Giant"
      Then Bob has three cards in his smash zone
      And "Ember Giant" is frozen

    @clause-top @clause-center
    Scenario: Smashed cards come from the top of the opponent's deck and lie face down and released
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob's deck is "Tide Golem", "Tide Brute", "Tide Camp" and "Tide Giant", from the top
      When Alice smashes with "Ember Giant"
      Then "Tide Golem" is in Bob's smash zone
      And "Tide Brute" is in Bob's smash zone
      And "Tide Camp" is not in Bob's smash zone
      And Bob has two released cards in his smash zone
      And "Tide Golem" lies face down
      And nobody sees the cards in Bob's smash zone

    @clause-center
    Scenario: A unit with a smash of 0 in the center area moves no card
      Given it is Alice's smash phase
      And Alice has a released "Ember Golem" in her left center square
      When Alice smashes with "Ember Golem"
      Then Bob has no cards in his smash zone
      And "Ember Golem" is frozen

    @clause-enemy
    Scenario: A unit with a smash of 0 in the enemy area moves one card
      Given it is Alice's smash phase
      And Alice has a released "Ember Golem" in her left enemy square
      When Alice smashes with "Ember Golem"
      Then Bob has a card in his smash zone

    # docs/decisions/3002-a-smash-below-zero.md
    @clause-enemy
    Scenario: A smash below 0 counts as 0 before the one for the enemy area is added
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left enemy square
      And Alice has a "Gentle Peace" in her hand
      When Alice plays "Gentle Peace" aiming at "Ember Guard"
      And everyone passes until Alice's smash phase
      And Alice smashes with "Ember Guard"
      Then Bob has a card in his smash zone

    @clause-center @clause-enemy
    Scenario: Units smash one after the other, as many as there are
      Given it is Alice's smash phase
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Ember Guard" in her middle enemy square
      When Alice smashes with "Ember Guard"
      And Alice smashes with "Ember Scout"
      Then Bob has three cards in his smash zone

    @clause-released
    Scenario: A frozen unit does not smash
      Given it is Alice's smash phase
      And Alice has a released "Ember Guard" in her middle center square
      And Alice has a frozen "Ember Giant" in her left center square
      When Alice tries to smash with "Ember Giant"
      Then that is refused

    @clause-released
    Scenario: A unit that has smashed does not smash again
      Given it is Alice's smash phase
      And Alice has a released "Ember Guard" in her middle center square
      And Alice has a released "Ember Giant" in her left center square
      When Alice smashes with "Ember Giant"
      And Alice tries to smash with "Ember Giant"
      Then that is refused

    @clause-own
    Scenario: A unit in the own area does not smash
      Given it is Alice's smash phase
      And Alice has a released "Ember Guard" in her middle center square
      And Alice has a released "Ember Giant" in her left own square
      When Alice tries to smash with "Ember Giant"
      Then that is refused

    @clause-who
    Scenario: The other player cannot smash with a unit of his own in Alice's smash phase
      Given it is Alice's smash phase
      And Alice has a released "Ember Guard" in her middle center square
      And Bob has a released "Tide Giant" in his left center square
      When Bob tries to smash with "Tide Giant"
      Then that is refused

    @clause-control
    Scenario: Alice cannot smash with a unit that Bob controls
      Given it is Alice's smash phase
      And Alice has a released "Ember Guard" in her middle center square
      And Bob has a released "Tide Giant" in his left center square
      When Alice tries to smash with "Tide Giant"
      Then that is refused

    @clause-control @clause-center
    Scenario: Alice smashes with a unit that she controls and Bob owns
      Given it is Alice's smash phase
      And Alice controls Bob's "Tide Giant", released in her left center square
      When Alice smashes with "Tide Giant"
      Then Bob has two cards in his smash zone
      And "Tide Giant" is frozen

    @clause-who
    Scenario: Bob cannot smash with Alice's unit when she has passed in her smash phase
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      When Alice passes
      And Bob tries to smash with "Ember Giant"
      Then that is refused

    @clause-when
    Scenario: Alice cannot smash any more when she has passed in her smash phase
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      When Alice passes
      And Alice tries to smash with "Ember Giant"
      Then that is refused

    @clause-able
    Scenario: A unit whose text forbids it does not smash
      Given it is Alice's smash phase
      And Alice has a released "Ember Guard" in her middle center square
      And Alice has a released "Rooted Oak" in her left center square
      When Alice tries to smash with "Rooted Oak"
      Then that is refused

    @needs-events
    @clause-released
    Scenario: A unit that smashes is frozen before the cards go to the smash zone
      Given it is Alice's smash phase
      And Alice has a released "Ember Scout" in her left center square
      When Alice smashes with "Ember Scout"
      Then these happened in this order: turned of "Ember Scout", smash by Bob

    @clause-when
    Scenario: Nobody smashes in the main phase
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      When Alice tries to smash with "Ember Giant"
      Then that is refused

    @clause-stack @clause-center
    Scenario: Smashing does not use the stack, so nobody answers it
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice has a released "Ember Guard" in her right center square
      And Bob has a "Quick Study" in his hand
      When Alice smashes with "Ember Giant"
      Then Bob has two cards in his smash zone
      And the stack is empty
      And Bob is not asked what to do

    @clause-may
    Scenario: Alice need not smash with a unit that could
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      When everyone passes until Bob's energy phase
      Then Bob has no cards in his smash zone
      And it is Bob's turn

    @clause-triggers @clause-center
    Scenario: What triggers at the beginning of the phase resolves before anybody smashes
      Given it is Alice's main phase
      And Alice has a released "Smash Herald" in her left center square
      When everyone passes until Alice's smash phase
      And everyone passes until nothing is waiting
      And Alice smashes with "Smash Herald"
      Then Alice has a card in her hand
      And Bob has a card in his smash zone
