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
    Scenario: It goes there without the stack
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      And Bob has a "Quick Study" in his hand
      When Alice puts "Tide Brute" into her energy zone
      Then "Tide Brute" is in Alice's energy zone
      And the stack is empty
      And Bob is not asked what to do

    @clause-place
    Scenario: The card pays from that very turn on
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
    Scenario: A second card in the same phase is refused
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice puts "Tide Brute" into her energy zone
      And Alice tries to put "Tide Giant" into her energy zone
      Then that is refused

    @clause-one
    Scenario: In her next turn she puts another
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice puts "Tide Brute" into her energy zone
      And everyone passes until Alice's next energy phase
      And Alice puts "Tide Giant" into her energy zone
      Then "Tide Brute" is in Alice's energy zone
      And "Tide Giant" is in Alice's energy zone

    @clause-may
    Scenario: She need not
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      And Alice has two released "Tide Scout" in her energy zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her energy zone
      And it is the main phase

    @clause-hand
    Scenario: A card of the table cannot become energy
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice tries to put "Ember Guard" into her energy zone
      Then that is refused

    @clause-who
    Scenario: The other player's card does not become energy
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      And Bob has a "Tide Giant" in his hand
      When Bob tries to put "Tide Giant" into his energy zone
      Then that is refused

    @clause-when
    Scenario: In the main phase it is too late
      Given it is Alice's main phase
      And Alice has a "Tide Brute" in her hand
      When Alice tries to put "Tide Brute" into her energy zone
      Then that is refused

    @clause-triggers
    Scenario: What triggers at the beginning resolves first, so a card drawn by it can become energy
      Given it is Bob's main phase
      And Alice has a released "Energy Herald" in her left own square
      And the top of Alice's deck is "Tide Giant" and "Tide Brute"
      When everyone passes until Alice's energy phase
      And everyone passes until nothing is waiting
      And Alice puts "Tide Brute" into her energy zone
      Then "Tide Brute" is in Alice's energy zone

    @needs-events
    @clause-triggers
    Scenario: The card goes to the energy zone when that has been done
      Given it is Bob's main phase
      And Alice has a released "Energy Herald" in her left own square
      And Alice has a "Tide Brute" in her hand
      When everyone passes until Alice's energy phase
      And everyone passes until nothing is waiting
      And Alice puts "Tide Brute" into her energy zone
      Then these happened in this order: resolve end of "Energy Herald", charge of "Tide Brute"
