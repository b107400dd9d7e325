Feature: Dimension Zero 3.2 How a duel begins

  @DZ-3.2.1 @informative
  Rule: 3.2.1 A judge's call begins the duel

  @DZ-3.2.2
  Rule: 3.2.2 Each player draws five cards

    Scenario: Both players have the five top cards of their decks
      Given a duel is about to begin
      And the top of Alice's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner", "Ember Camp" and "Tide Camp"
      When the decks are shuffled without changing them
      And chance lets Bob begin
      Then Alice has five cards in her hand
      And Bob has five cards in his hand
      And "Ember Camp" is in Alice's hand

  @DZ-3.2.3
  Rule: 3.2.3 Drawing again is allowed only where the match says so

    Scenario: Where nothing is said, nobody is asked
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      Then Bob is not asked whether to draw again
      And Alice is asked what to do

    Scenario: Where it is allowed, the second player is asked
      Given a duel is about to begin
      And the match allows to draw again
      When the decks are shuffled without changing them
      And chance lets Alice begin
      Then Bob is asked whether to draw again

  @DZ-3.2.3-1
  Rule: 3.2.3-1 The second player may once put his hand under his deck in an order of his choice and draw five new cards

    Scenario: The hand goes under the deck in that order
      Given a duel is about to begin
      And the match allows to draw again
      And the top of Bob's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner", "Ember Camp" and "Tide Camp"
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Bob draws again, putting "Twin Banner", "Ember Camp", "Ember Guard", "Ember Brute" and "Ember Giant" under his deck
      Then the bottom of Bob's deck is "Twin Banner", "Ember Camp", "Ember Guard", "Ember Brute" and "Ember Giant"
      And Bob has five cards in his hand
      And "Tide Camp" is in Bob's hand

    Scenario: He does so once
      Given a duel is about to begin
      And the match allows to draw again
      And the top of Bob's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner", "Ember Camp" and "Tide Camp"
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Bob draws again, putting "Twin Banner", "Ember Camp", "Ember Guard", "Ember Brute" and "Ember Giant" under his deck
      Then Bob is not asked whether to draw again
      And Alice is asked what to do

    Scenario: He need not
      Given a duel is about to begin
      And the match allows to draw again
      And the top of Bob's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner", "Ember Camp" and "Tide Camp"
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Bob says no
      Then "Ember Camp" is in Bob's hand
      And Alice is asked what to do

    Scenario: The first player is not asked
      Given a duel is about to begin
      And the match allows to draw again
      When the decks are shuffled without changing them
      And chance lets Bob begin
      Then Alice is asked whether to draw again
      And Bob is not asked what to do

  @DZ-3.2.4
  Rule: 3.2.4 Whoever goes first skips the draw phase of the first turn

    Scenario: The first player plays the first turn with five cards
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And everyone passes until Alice's main phase
      Then Alice has five cards in her hand

    Scenario: The second player draws in his
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And everyone passes until Bob's main phase
      Then Bob has six cards in his hand
