Feature: Duel Masters 102 Players

  @DM-102.1
  Rule: 102.1 The turn player is the one whose turn is under way
    - now: the turn player is the one whose turn is under way
    - other: the player who is not is the other one

    @clause-now
    Scenario: An ability for the turn player is for Alice in her turn and for Bob in his
      Given it is Alice's main step
      And Alice has an untapped "Turn Bell" in her battle zone
      When everyone passes until Bob's main step
      Then Alice has one card in her hand
      And Bob has one card in his hand
      When everyone passes until Alice's mana step
      Then Alice has two cards in her hand
      And Bob has two cards in his hand

    @clause-now
    Scenario: A player cannot cast a spell in the main step of the opponent's turn
      Given it is Alice's main step
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an "Insight" in his hand
      When Bob tries to cast "Insight"
      Then that is refused

    @clause-now
    Scenario: After Alice's turn Bob is the turn player: he may play his spell, and she cannot play hers
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Lull" in her hand
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an "Insight" in his hand
      When everyone passes until Bob's main step
      Then it is Bob's turn
      And Alice cannot play "Lull"
      And Bob may play "Insight"

    @clause-other
    Scenario: An ability for the player whose turn it is not is for Bob in Alice's turn
      Given it is Alice's main step
      And Alice has an untapped "Evening Post" in her battle zone
      When everyone passes until Bob's mana step
      Then Alice has no cards in her hand
      And Bob has two cards in his hand

    @clause-other
    Scenario: An ability for the player whose turn it is not is for Alice, its own player, in Bob's turn
      Given it is Bob's main step
      And Alice has an untapped "Evening Post" in her battle zone
      When everyone passes until Alice's mana step
      Then Bob has no cards in his hand
      And Alice has two cards in her hand

  @DM-102.2
  Rule: 102.2 A player's opponent is the other player

    Scenario Outline: When <who> casts a spell that makes the opponent draw, <other> draws
      Given it is <who>'s main step
      And <who> has an untapped "Tide Runner" in <whose> mana zone
      And <who> has a "Gift of Insight" in <whose> hand
      When <who> casts "Gift of Insight"
      Then <other> has one card in their hand
      And <who> has no cards in <whose> hand

      Examples:
        | who   | whose | other |
        | Alice | her   | Bob   |
        | Bob   | his   | Alice |

    Scenario: When Bob casts a spell in Alice's turn that makes the opponent draw, Alice draws
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Sudden Gift" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob chooses "Sudden Gift"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And Bob has no cards in his hand

    Scenario: A creature cannot attack its own player
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice tries to attack Alice with "Grave Hound"
      Then that is refused
