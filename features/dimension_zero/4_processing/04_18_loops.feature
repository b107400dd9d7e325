Feature: Dimension Zero 4.18 Endless loops

  @DZ-4.18.1
  Rule: 4.18.1 A loop that nobody can stop draws the duel; one that a player's choice can stop does not
    - draw: what goes round for ever and cannot be stopped draws the duel
    - choice: what a player can stop does not

    @clause-draw
    Scenario: A unit that goes on freezing and releasing itself draws the duel when a strategy has frozen it
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Endless Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Endless Wheel"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-choice
    Scenario: A unit that its player may leave frozen draws no duel, however often she has released it
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Tired Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Tired Wheel"
      And Alice says yes 30 times, everyone passing between
      And everyone passes until the stack is empty
      Then the game goes on
      And "Tired Wheel" is frozen

    @clause-draw
    Scenario: A unit that goes round without anybody's choice until its power is 6000 draws no duel
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Winding Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Winding Wheel"
      And everyone passes until the stack is empty
      Then the game goes on
      And "Winding Wheel" has power 6000
      And "Winding Wheel" is frozen
      And Alice is asked what to do

    @clause-draw
    Scenario: A unit that triggers because its player has no cards in hand, and never finds a target, draws the duel
      Given it is Alice's main phase
      And Alice has a released "Grim Sentinel" in her left own square
      And Alice has a "Quick Hawk" in her hand
      When Alice plays "Quick Hawk" to her right own square
      And everyone passes until the game is over
      Then the game is a draw

    @clause-draw
    Scenario: A unit without power that is frozen instead of going to the graveyard draws the duel, as that never ends
      Given it is Alice's main phase
      And Alice has a "Weary March" in her hand
      And Bob has a released "Rooted Husk" in his left own square
      When Alice plays "Weary March"
      And everyone passes until the game is over
      Then the game is a draw

  @DZ-4.18.2
  Rule: 4.18.2 If all choices in a loop are one player's, she says how often it is gone through; then it ends and the duel goes on
    - says: the player whose choices they are says how often
    - times: it is gone through as often as she says
    - ends: then it ends and the duel goes on

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-says
    Scenario: A player who has said yes twice in a loop is asked how often it is gone through
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Counting Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      Then Alice is asked how often the loop is done

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-says
    Scenario: A player whose unit goes round in the other player's turn is asked how often
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Bob has a released "Counting Wheel" in his left own square
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      Then Bob is asked how often the loop is done

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-says @clause-times
    Scenario: A player who keeps activating what undoes its own cost says how often she goes on
      Given it is Alice's main phase
      And Alice has a released "Turning Wheel" in her left own square
      When Alice activates "Turning Wheel"
      And everyone passes until the stack is empty
      And Alice activates "Turning Wheel"
      And everyone passes until the stack is empty
      And Alice activates "Turning Wheel"
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 5 times
      And everyone passes until the stack is empty
      Then "Turning Wheel" has power 10000
      And Alice is asked what to do

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-times @clause-ends
    Scenario: A loop is gone through as often as its player says, and ends
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Counting Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 5 times
      And everyone passes until the stack is empty
      Then "Counting Wheel" has power 9000
      And "Counting Wheel" is frozen
      And the game goes on

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-ends
    Scenario: When a loop has ended its player may do other things
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Counting Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 0 times
      And everyone passes until the stack is empty
      Then Alice is asked what to do
      And "Counting Wheel" is frozen

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-times
    Scenario: A loop in which a player chooses a number is gone through with that number as often as she says
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Tuned Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Tuned Wheel"
      And Alice chooses the number 2
      And Alice chooses the number 2
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 3 times
      And Alice chooses the number 0
      And everyone passes until the stack is empty
      Then "Tuned Wheel" has power 12000
      And "Tuned Wheel" is frozen

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-times
    Scenario: A loop is gone through no further than what was chosen in it can be chosen
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Hungry Wheel" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      When Alice plays "Lullaby" aiming at "Hungry Wheel"
      And everyone passes until a card is to be chosen
      And Alice chooses "Hungry Wheel"
      And everyone passes until a card is to be chosen
      And Alice chooses "Hungry Wheel"
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 5 times
      Then Alice is asked what to do
      And "Hungry Wheel" has power 7000

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-times
    Scenario: The other player is asked where a loop comes upon a choice that is not its player's
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Counting Wheel" in her left own square
      And Bob has a released "Wheel Watcher" in his left own square
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 5 times
      Then Bob is asked what to do
      And "Counting Wheel" has power 5000
      And Bob has no cards in his hand

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-ends
    Scenario: A player who has ended a loop cannot go on with it at once
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Counting Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 5 times
      And everyone says yes to all that they may do until the stack is empty
      Then "Counting Wheel" has power 9000
      And "Counting Wheel" is frozen

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-times
    Scenario: A loop in which its player passes is gone through as often as she says, and ends
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Counting Wheel" in her left own square
      And Alice could respond
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 3 times
      And everyone says yes to all that they may do until the stack is empty
      Then "Counting Wheel" has power 7000
      And "Counting Wheel" is frozen

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-ends
    Scenario: A player who has ended a loop may do the same again when something else begins it
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a "Wake Up" in her hand
      And Alice has a released "Counting Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 0 times
      And everyone passes until the stack is empty
      And Alice plays "Wake Up" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      Then "Counting Wheel" has power 5000
      And Alice has two frozen cards in her energy zone

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-times
    Scenario: A player whose loop is broken off by a choice of the other player's may go on with it herself
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Counting Wheel" in her left own square
      And Bob has a released "Wheel Watcher" in his left own square
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 5 times
      And Bob says no
      And everyone passes until somebody may say no
      Then Alice is asked what to do
      And "Counting Wheel" has power 5000
      And Alice has a frozen card in her energy zone

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-says
    Scenario: A player cannot name a number below none
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Counting Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice tries to choose the number -1
      Then that is refused

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-ends
    Scenario: What a loop makes the other player's unit do as it ends is for that player to say
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Counting Wheel" in her left own square
      And Bob has a released "Wheel Watcher" in his left own square
      When Alice plays "Lullaby" aiming at "Counting Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 1 times
      And everyone says yes to all that they may do until the stack is empty
      Then Bob has a card in his hand
      And "Counting Wheel" has power 5000
      And "Counting Wheel" is frozen

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-ends
    Scenario: A loop ends also where its player could choose nothing but what would go on with it
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a "Wake Up" in her hand
      And Alice has a released "Hungry Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Hungry Wheel"
      And everyone passes until a card is to be chosen
      And Alice chooses "Hungry Wheel"
      And everyone passes until a card is to be chosen
      And Alice chooses "Hungry Wheel"
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 1 times
      Then Alice may play "Wake Up"
      And "Hungry Wheel" has power 5000
      And "Hungry Wheel" is frozen

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-ends
    Scenario: A player who has ended a loop of two choices cannot make the second again, though she makes the first
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Measured Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Measured Wheel"
      And Alice chooses the number 1
      And Alice says yes
      And Alice chooses the number 1
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 1 times
      And Alice chooses the number 1
      And everyone says yes to all that they may do until the stack is empty
      Then "Measured Wheel" has power 9000
      And "Measured Wheel" is frozen

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-ends
    Scenario: A player who has ended a loop in which she chose two units at once can choose neither of them again
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Greedy Wheel" in her left own square
      And Alice has a released "Ember Scout" in her middle own square
      And Alice has a released "Ember Guard" in her right own square
      When Alice plays "Lullaby" aiming at "Greedy Wheel"
      And everyone passes until a card is to be chosen
      And Alice chooses "Ember Scout" and "Ember Guard"
      And everyone passes until a card is to be chosen
      And Alice chooses "Ember Scout" and "Ember Guard"
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 1 times
      And everyone passes until a card is to be chosen
      And Alice tries to choose "Ember Guard"
      Then that is refused

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-ends
    Scenario: A player who has ended a loop may choose one of its units again where there is no other to be chosen
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Double Wheel" in her left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Lullaby" aiming at "Double Wheel"
      And everyone passes until a card is to be chosen
      And Alice chooses "Double Wheel"
      And Alice chooses "Tide Giant"
      And everyone passes until a card is to be chosen
      And Alice chooses "Double Wheel"
      And Alice chooses "Tide Giant"
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 1 times
      And everyone passes until a card is to be chosen
      And Alice chooses "Double Wheel"
      Then "Double Wheel" has power 6000
      And "Double Wheel" has no damage

  @DZ-4.18.3
  Rule: 4.18.3 If both have choices in a loop the active player names a number, then the other the same or a smaller one; it ends with the other's action, or else with the active player's
    - active: the active player names a number first
    - other: then the other player names one, the same or a smaller one
    - same: after the same number the other's action is the last
    - fewer: after a smaller number, as often as it says, the active player's action is

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-active
    Scenario: The active player is the first to be asked, also if it is the other's unit that goes round
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Bob has a released "Shared Wheel" in his left own square
      When Alice plays "Lullaby" aiming at "Shared Wheel"
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      Then Alice is asked how often the loop is done

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-other
    Scenario: The other player is asked when the active player has named a number
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Shared Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Shared Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 4 times
      Then Bob is asked how often the loop is done

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-other
    Scenario: The other player cannot name a larger number
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Shared Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Shared Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 4 times
      And Bob tries to have the loop done 5 times
      Then that is refused

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-same
    Scenario: When both have named the same number the loop ends with the action of the player who is not active
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Shared Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Shared Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 4 times
      And Bob has the loop done 4 times
      And everyone passes until the stack is empty
      Then "Shared Wheel" has power 8000
      And "Shared Wheel" is frozen
      And the game goes on

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-fewer
    Scenario: When the other player has named a smaller number the loop ends with the action of the active player
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Shared Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Shared Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 4 times
      And Bob has the loop done 2 times
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until the stack is empty
      Then "Shared Wheel" has power 7000
      And "Shared Wheel" is released
      And the game goes on

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-fewer
    Scenario: When the other player has named a smaller number the active player may act once more
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Shared Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Shared Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 4 times
      And Bob has the loop done 2 times
      And everyone passes until somebody may say no
      Then Alice is asked what to do
      And "Shared Wheel" has power 6000

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-same
    Scenario: When both have named the same number the active player cannot go on with the loop
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Shared Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Shared Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 4 times
      And Bob has the loop done 4 times
      And everyone says yes to all that they may do until the stack is empty
      Then "Shared Wheel" has power 8000
      And "Shared Wheel" is frozen

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-fewer
    Scenario: When the other player has named a smaller number that player cannot go on with the loop
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Shared Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Shared Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 4 times
      And Bob has the loop done 2 times
      And everyone says yes to all that they may do until the stack is empty
      Then "Shared Wheel" has power 7000
      And "Shared Wheel" is released

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-other @clause-fewer
    Scenario: The other player may say that the loop is not gone through any more
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Shared Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Shared Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 4 times
      And Bob tries to have the loop done 0 times
      Then that is allowed
      When everyone says yes to all that they may do until the stack is empty
      Then "Shared Wheel" has power 5000
      And "Shared Wheel" is released

    # Reading: docs/decisions/3443-when-something-is-a-loop.md
    @clause-other
    Scenario: The other player cannot name a number below none
      Given it is Alice's main phase
      And Alice has a "Lullaby" in her hand
      And Alice has a released "Shared Wheel" in her left own square
      When Alice plays "Lullaby" aiming at "Shared Wheel"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 4 times
      And Bob tries to choose the number -1
      Then that is refused
