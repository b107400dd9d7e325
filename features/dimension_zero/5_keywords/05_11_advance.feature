Feature: Dimension Zero 5.11 Advance

  Background:
    Given it is Alice's main phase

  @DZ-5.11.1
  Rule: 5.11.1 Advance is an additional cost of moving a unit
    - additional: it is paid beside the move cost
    - choice: it may be left unpaid

    @clause-additional
    Scenario: A unit moves with advance
      Given Alice has a released "Scout Rider" in her left own square
      When Alice moves "Scout Rider" to her left center square with advance
      Then Alice has two frozen cards in her energy zone

    @clause-additional
    Scenario: A call takes off what is lacking for the move with advance
      Given Alice has a released "Scout Rider" in her left own square
      And Alice has a released "Red Caller" in her right own square
      And Alice has a released "Red Spark" in her energy zone
      When Alice moves "Scout Rider" to her left center square with advance
      Then "Red Caller" is frozen
      And Alice has a frozen card in her energy zone
      When everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-choice
    Scenario: A unit moves without advance
      Given Alice has a released "Scout Rider" in her left own square
      When Alice moves "Scout Rider" to her left center square without advance
      And everyone passes until the stack is empty
      Then "Scout Rider" is in Alice's left center square
      And Alice has a frozen card in her energy zone

    @clause-choice
    Scenario: Nobody is asked to pay red energy for an advance with two Blue Drop
      Given Alice has a released "Scout Rider" in her left own square
      And Alice has two released "Blue Drop" in her energy zone
      And Bob could respond
      When Alice moves "Scout Rider" to her left center square
      Then "Scout Rider" is on the stack
      And Alice has a frozen card in her energy zone

    @clause-choice
    Scenario: A unit moves though its player has no energy for its advance as well
      Given Alice has a released "Scout Rider" in her left own square
      And Alice has a card in her energy zone
      When Alice moves "Scout Rider" to her left center square
      And everyone passes until the stack is empty
      Then "Scout Rider" is in Alice's left center square
      And Alice has no cards in her hand

  @DZ-5.11.2
  Rule: 5.11.2 When a move with advance paid for has resolved, the ability of that advance triggers
    - paid: only if it was paid for
    - resolved: when the move has resolved, and not if it comes to nothing
    - there: its targets are chosen where the unit has moved to
    - asks: what its text asks for must be so as it resolves, too

    @clause-asks
    Scenario: Advance that asks for a unit of the opponent's does nothing when the only one has gone in response
      Given Alice has a released "Wary Rider" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Alice has a "Quick Burial" in her hand
      When Alice moves "Wary Rider" to her left center square with advance
      And Alice passes
      And Alice plays "Quick Burial" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-paid
    Scenario: Advance that was paid for does what it says
      Given Alice has a released "Scout Rider" in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice moves "Scout Rider" to her left center square with advance
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-paid
    Scenario: Advance does what it says for Alice, who controls the unit, and not for Bob, who owns it
      Given Alice controls Bob's "Scout Rider", released in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice moves "Scout Rider" to her left center square with advance
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And Bob has no cards in his hand

    @clause-paid
    Scenario: Advance may speak of the unit that has moved and of the player who has moved it
      Given Alice controls Bob's "Drum Rider", released in her left own square
      When Alice moves "Drum Rider" to her left center square with advance
      And everyone passes until the stack is empty
      Then "Drum Rider" has power 5000
      And Alice has a card in her hand
      And Bob has no cards in his hand

    @clause-paid
    Scenario Outline: Who has paid for an advance that may do something says <word> to it when it resolves
      Given Alice has a released "Choosy Rider" in her left own square
      And Bob could respond
      When Alice moves "Choosy Rider" to her left center square with advance
      And Bob passes
      And Bob passes
      Then Alice is asked what to do
      And Alice has no cards in her hand
      When Alice says <word>
      Then "Choosy Rider" is in Alice's left center square
      And Alice has <cards> in her hand

      Examples:
        | word | cards    |
        | yes  | a card   |
        | no   | no cards |

    @clause-paid
    Scenario: Advance that was not paid for does nothing
      Given Alice has a released "Scout Rider" in her left own square
      When Alice moves "Scout Rider" to her left center square without advance
      And everyone passes until the stack is empty
      Then "Scout Rider" is in Alice's left center square
      And Alice has no cards in her hand

    @example @clause-there
    Scenario: The target is chosen where the unit stands after its move
      Given Alice has a released "Storm Rider" in her left own square
      And Bob has a released "Tide Giant" in his middle own square
      And Bob has a released "Ember Giant" in his right own square
      When Alice moves "Storm Rider" to her middle own square with advance
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And "Ember Giant" has no damage

    @example @clause-resolved
    Scenario: A move that comes to nothing brings no advance
      Given Alice has a released "Scout Rider" in her left own square
      And Bob has a "Side Step" in his hand
      When Alice moves "Scout Rider" to her left center square with advance
      And Bob plays "Side Step" aiming at "Scout Rider"
      And everyone passes until the stack is empty
      Then "Scout Rider" is in Alice's middle center square
      And Alice has no cards in her hand

  @DZ-5.11.3
  Rule: 5.11.3 The cost of advance cannot be paid more than once for one move

    Scenario: With energy to spare a unit advances once
      Given Alice has a released "Scout Rider" in her left own square
      When Alice moves "Scout Rider" to her left center square with advance
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Alice has two frozen cards in her energy zone
