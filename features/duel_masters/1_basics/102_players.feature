Feature: Duel Masters 102 Players

  @DM-102.1
  Rule: 102.1 The turn player is the one whose turn is under way

    Scenario: An effect for the turn player is for whoever has the turn
      Given it is Alice's main step
      And Alice has an untapped "Turn Bell" in her battle zone
      When everyone passes until Bob's main step
      Then Alice has one card in her hand
      And Bob has one card in his hand
      When everyone passes until Alice's mana step
      Then Alice has two cards in her hand
      And Bob has two cards in his hand

    Scenario: The player who has not the turn is not asked to act in it
      Given it is Alice's main step
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an "Insight" in his hand
      When Bob tries to cast "Insight"
      Then that is refused

    Scenario: With the next turn the other player is the turn player
      Given it is Alice's main step
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an "Insight" in his hand
      When everyone passes until Bob's main step
      Then it is Bob's turn
      And Bob may play "Insight"

  @DM-102.2
  Rule: 102.2 A player's opponent is the other player

    Scenario Outline: What <who> does to the opponent happens to <other>
      Given it is <who>'s main step
      And <who> has an untapped "Tide Runner" in her mana zone
      And <who> has a "Gift of Insight" in her hand
      When <who> casts "Gift of Insight"
      Then <other> has one card in his hand
      And <who> has no cards in her hand

      Examples:
        | who   | other |
        | Alice | Bob   |
        | Bob   | Alice |
