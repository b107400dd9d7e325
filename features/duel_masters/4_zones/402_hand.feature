Feature: Duel Masters 402 Hand

  @DM-402.1
  Rule: 402.1 The hand holds the cards drawn, five at the start of the game, and cards put there from elsewhere
    - drawn: cards that are drawn go to the hand
    - elsewhere: an effect can put cards there from other zones
    - five: each player begins the game with five

    @clause-drawn
    Scenario: Drawn cards are in the hand
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Lamp Squire", "Grave Hound"
      When Alice casts "Long Study"
      Then the cards in Alice's hand are "Lamp Squire" and "Grave Hound"

    @clause-elsewhere
    Scenario: A creature goes from the battle zone to the hand
      Given it is Alice's main step
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Homeward"
      Then "Lamp Squire" is in Bob's hand

    @clause-five @clause-drawn
    Scenario Outline: <second>, who goes second, begins with a hand of five cards
      Given the game is about to begin
      When the decks are shuffled and <first> is to begin
      Then <second> has five cards in <whose> hand
      And it is <first>'s turn

      Examples:
        | first | second | whose |
        | Alice | Bob    | his   |
        | Bob   | Alice  | her   |

  @DM-402.2
  Rule: 402.2 A hand may hold any number of cards

    Scenario: A player with twelve cards in hand keeps them all through two turns
      Given it is Alice's main step
      And Alice has twelve "Moss Giant" in her hand
      And Bob has eleven "Moss Giant" in his hand
      When everyone passes until Bob's main step
      Then Alice has twelve cards in her hand
      And Bob has twelve cards in his hand

  @DM-402.3
  Rule: 402.3 A player sees her own hand, does not see the other player's, and can count it at any time
    - own: she sees the cards of her own hand
    - other: she sees none of the other player's
    - count: she can count those

    @clause-own @clause-other @clause-count
    Scenario: A player sees what she has drawn, and the other one only how many cards she has
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Long Study"
      Then Alice sees two cards in Alice's hand
      And Bob sees no cards in Alice's hand
      And Bob counts two cards in Alice's hand
