Feature: Duel Masters 408 Super GR zone

  @DM-408.2
  Rule: 408.2 The super GR zone is a pile of cards that no player sees
    - own: their player does not see them
    - other: nor does the other player

    @clause-own
    Scenario: A player does not see a card of her own super GR zone
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      Then Alice does not see "Copper Crow"
      And "Copper Crow" lies face down

    @clause-other
    Scenario: A player does not see a card of the other player's super GR zone
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      Then Bob does not see "Copper Crow"
      And "Copper Crow" lies face down
