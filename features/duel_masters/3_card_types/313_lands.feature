Feature: Duel Masters 313 Lands

  @DM-313.1
  Rule: 313.1 A land is not used

    Scenario: A land of the hand is not used, though there is mana
      Given it is Alice's main step
      And Alice has a "Far Shore" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice tries to use "Far Shore"
      Then that is refused

  @DM-313.2
  Rule: 313.2 What a land says works while it is in the mana zone
    - mana: it works in the mana zone
    - elsewhere: it works nowhere else

    @clause-mana
    Scenario: A land that is put into the mana zone works there
      Given it is Alice's mana step
      And Alice has a "Far Shore" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice charges "Far Shore"
      Then "Grave Hound" has 4000 power

    @clause-elsewhere
    Scenario Outline: A land in the <zone> does nothing
      Given it is Alice's main step
      And Alice has a "Far Shore" in her <zone>
      And Alice has an untapped "Grave Hound" in her battle zone
      Then "Grave Hound" has 3000 power

      Examples:
        | zone      |
        | hand      |
        | graveyard |

  @DM-313.3
  Rule: 313.3 A land that comes to the battle zone goes to the graveyard

    Scenario: A land that an effect puts into the battle zone goes to the graveyard
      Given it is Alice's main step
      And the top of Alice's deck is "Far Shore"
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Wild Growth" in her hand
      When Alice casts "Wild Growth"
      Then "Far Shore" is in Alice's graveyard
