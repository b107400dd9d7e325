Feature: Dimension Zero 3.7 The energy phase

  @DZ-3.7.1
  Rule: 3.7.1 After what triggers at its beginning the active player may put one card of her hand into her energy zone
    - triggers: when what triggers at the beginning of the phase has resolved
    - when: in the energy phase only
    - who: only the active player
    - may: if she likes
    - one: one card in each of her turns
    - hand: a card of her hand, and of no other zone
    - place: it lies in her energy zone face up and released, and can pay
    - stack: without the stack, so nobody answers

    @clause-place
    Scenario: A card of the hand comes into the energy zone face up and released
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      When Alice puts "Tide Brute" into her energy zone
      Then "Tide Brute" is in Alice's energy zone
      And "Tide Brute" is released
      And "Tide Brute" lies face up
      And Bob sees "Tide Brute"

    @clause-stack @clause-place
    Scenario: A card goes to the energy zone without the stack, and Bob is not asked
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      And Bob has a "Quick Study" in his hand
      When Alice puts "Tide Brute" into her energy zone
      Then "Tide Brute" is in Alice's energy zone
      And the stack is empty
      And Bob is not asked what to do

    @clause-place
    Scenario: A card put into the energy zone can pay in the same turn
      Given it is Alice's energy phase
      And Alice has no cards in her energy zone
      And Alice has a "Tide Brute" in her hand
      And Alice has a "Tide Scout" in her hand
      When Alice puts "Tide Brute" into her energy zone
      And everyone passes until Alice's main phase
      And Alice plays "Tide Scout" to her left own square
      Then "Tide Brute" is frozen

    # docs/decisions/3001-one-energy-card-a-turn.md
    @clause-one
    Scenario: A second card cannot be put into the energy zone in the same energy phase
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice puts "Tide Brute" into her energy zone
      And Alice tries to put "Tide Giant" into her energy zone
      Then that is refused

    @clause-one
    Scenario: Alice puts another card into her energy zone in her next turn
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice puts "Tide Brute" into her energy zone
      And everyone passes until Alice's next energy phase
      And Alice puts "Tide Giant" into her energy zone
      Then "Tide Brute" is in Alice's energy zone
      And "Tide Giant" is in Alice's energy zone

    @clause-may
    Scenario: Alice need not put a card into her energy zone
      Given it is Alice's energy phase
      And Alice has two released "Tide Scout" in her energy zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her energy zone
      And it is the main phase

    @clause-hand
    Scenario: A unit on a square cannot be put into the energy zone
      Given it is Alice's energy phase
      And Alice has a released "Ember Guard" in her left own square
      When Alice tries to put "Ember Guard" into her energy zone
      Then that is refused

    @clause-who
    Scenario: The other player cannot put a card into his energy zone in Alice's energy phase
      Given it is Alice's energy phase
      And Bob has a "Tide Giant" in his hand
      When Bob tries to put "Tide Giant" into his energy zone
      Then that is refused

    @clause-when
    Scenario: A card cannot be put into the energy zone in the main phase
      Given it is Alice's main phase
      And Alice has a "Tide Brute" in her hand
      When Alice tries to put "Tide Brute" into her energy zone
      Then that is refused

    @clause-triggers
    Scenario: A card drawn by what triggers at the energy phase's beginning can be put into the energy zone
      Given it is Bob's main phase
      And Alice has a released "Energy Herald" in her left own square
      And the top of Alice's deck is "Tide Giant" and "Tide Brute"
      When everyone passes until Alice's energy phase
      And everyone passes until nothing is waiting
      And Alice puts "Tide Brute" into her energy zone
      Then "Tide Brute" is in Alice's energy zone

    @needs-events
    @clause-triggers
    Scenario: A card goes to the energy zone after what triggers at the energy phase's beginning has resolved
      Given it is Bob's main phase
      And Alice has a released "Energy Herald" in her left own square
      And Alice has a "Tide Brute" in her hand
      When everyone passes until Alice's energy phase
      And everyone passes until nothing is waiting
      And Alice puts "Tide Brute" into her energy zone
      Then these happened in this order: resolve end of "Energy Herald", charge of "Tide Brute"
