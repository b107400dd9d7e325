Feature: Gate Ruler 1-4 Winning, losing and drawing

  @GR-1-4a
  Rule: 1-4a A player who loses is out of the game
    - out: a player who has lost takes no part in the game any more
    - told: everybody is told that he has lost, and by what
    - effect: so is one who loses by an effect

    @clause-out
    Scenario: Nobody is asked anything once a player has lost by damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the game is over
      Then Bob has lost the game
      And nobody is asked anything

    @needs-events
    @clause-told
    Scenario: After an attack it is told that the attacked player has lost by damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the game is over
      Then these happened in this order: attack by Alice, lose as damage by Bob

    @needs-events
    @clause-effect @clause-told
    Scenario: A player loses by an event that says so, and it is told that the player has lost by an effect
      Given it is Alice's main phase
      And Alice has a "Fatal Verdict" in her hand
      When Alice plays "Fatal Verdict"
      And everyone passes until nothing is waiting or the game is over
      Then Bob has lost the game
      And these happened in this order: move of "Fatal Verdict" by Alice, lose as effect by Bob

  @GR-1-4b
  Rule: 1-4b The last player in the game wins, and the game is over
    - wins: who is the only one left wins
    - either: whosever turn it is
    - effect: who wins by an effect is the only one left
    - over: the game is over

    @clause-wins
    Scenario: A player wins when damage has made the opponent lose
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the game is over
      Then Alice wins the game

    @clause-wins @clause-either
    Scenario: The opponent wins when the active player loses
      Given it is Alice's main phase
      And Alice has one card in her deck
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until the game is over
      Then Bob wins the game

    @needs-events
    @clause-wins @clause-effect
    Scenario: A player wins by an event that says so, and the opponent loses by that effect
      Given it is Alice's main phase
      And Alice has a "Seize the Crown" in her hand
      When Alice plays "Seize the Crown"
      And everyone passes until the game is over
      Then Alice wins the game
      And these happened in this order: move of "Seize the Crown" by Alice, lose as effect by Bob

    @clause-over
    Scenario: Nobody is asked anything once a player has won by an effect
      Given it is Alice's main phase
      And Alice has a "Seize the Crown" in her hand
      When Alice plays "Seize the Crown"
      And everyone passes until the game is over
      Then nobody is asked anything

  @GR-1-4b-1
  Rule: 1-4b-1 When no player is left, the game is a draw
    - draw: the game is a draw
    - told: everybody is told of each player that he has lost

    @clause-draw
    Scenario: The game is a draw when the decks of both players run out at once
      Given it is Alice's main phase
      And Alice has one card in her deck
      And Bob has one card in his deck
      And Alice has a "Shared Drought" in her hand
      When Alice plays "Shared Drought"
      And everyone passes until the game is over
      Then the game is a draw

    @needs-events
    @clause-told
    Scenario: In a draw it is told of each player that he has lost
      Given it is Alice's main phase
      And Alice has one card in her deck
      And Bob has one card in his deck
      And Alice has a "Shared Drought" in her hand
      When Alice plays "Shared Drought"
      And everyone passes until the game is over
      Then these happened in this order: move of "Shared Drought" by Alice, lose by Alice
      And these happened in this order: move of "Shared Drought" by Alice, lose by Bob

  @GR-1-4c
  Rule: 1-4c A player may concede at any moment
    - out: who concedes is out of the game
    - who: either player may, though the other is to act
    - when: at any point of the game

    @clause-out
    Scenario: The opponent wins when the active player concedes
      Given it is Alice's main phase
      When Alice concedes
      Then Bob wins the game

    @clause-out @clause-who
    Scenario: The active player wins when the opponent concedes, though he is not to act
      Given it is Alice's main phase
      When Bob concedes
      Then Alice wins the game

    @clause-out @clause-when
    Scenario: The opponent wins when a player concedes in the middle of her own attack
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And Alice concedes
      Then Bob wins the game

  @GR-1-4c-1
  Rule: 1-4c-1 No effect stands against conceding
    - effect: no effect keeps a player from conceding
    - forced: no effect makes a player concede: who is made to lose may still be kept from losing

    @clause-effect
    Scenario: A player who cannot lose concedes, and the opponent wins
      Given it is Alice's main phase
      And Bob has a "Deathless Idol" in his field zone
      When Bob concedes
      Then Alice wins the game

    @clause-forced @clause-effect
    Scenario: A player who cannot lose stays in the game despite an effect, until he concedes
      Given it is Alice's main phase
      And Alice has a "Fatal Verdict" in her hand
      And Bob has a "Deathless Idol" in his field zone
      When Alice plays "Fatal Verdict"
      And everyone passes until nothing is waiting or the game is over
      Then the game goes on
      When Bob concedes
      Then Alice wins the game
