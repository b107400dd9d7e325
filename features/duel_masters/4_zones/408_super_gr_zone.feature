Feature: Duel Masters 408 Super GR zone

  @DM-408.1
  Rule: 408.1 The super GR zone holds GR creatures, exactly twelve as the game begins
    - kind: nothing else lies there
    - fewer: not fewer than twelve
    - more: not more than twelve

    @clause-kind
    Scenario: A super GR zone with eleven GR creatures and a psychic creature is refused
      Given the game is about to begin
      And Bob brings 11 GR cards
      And Bob has a "Dusk Wyvern" in his super GR zone
      When the players show each other their decks
      Then the decks are refused

    @clause-fewer @clause-more
    Scenario Outline: A super GR zone with <size> GR creatures and one more is <answer>
      Given the game is about to begin
      And Bob brings <size> GR cards
      And Bob has a "Copper Cog" in his super GR zone
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 10   | refused  |
        | 11   | accepted |
        | 12   | refused  |

  @DM-408.2
  Rule: 408.2 The super GR zone is a pile of face-down cards that nobody looks at

    Scenario: Neither player sees the GR cards as the game has begun
      Given the game is about to begin
      And Alice brings 12 GR cards
      When the decks are shuffled and Bob is to begin
      Then Alice sees no cards in Alice's super GR zone
      And Bob sees no cards in Alice's super GR zone
      And it is Bob's turn

    Scenario: Neither player sees a GR creature that has gone back there
      Given it is Alice's main step
      And Alice has a "Tidal Return" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Quarry Imp" in his battle zone
      When Alice casts "Tidal Return"
      Then Alice sees no cards in Bob's super GR zone
      And "Quarry Imp" is in Bob's super GR zone

  @DM-408.3
  Rule: 408.3 Nobody changes the order of the cards in a super GR zone

    Scenario: The cards of a super GR zone stay in their order as the top one is summoned
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Bell Golem" in her super GR zone
      And Alice has a "Quarry Imp" in her super GR zone
      And Alice has a "Gear Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Gear Hatch"
      Then the cards of Alice's super GR zone are "Bell Golem" and "Quarry Imp", from the top
