Feature: Gate Ruler 10-1 What driving is

  @GR-10-1b
  Rule: 10-1b Driving in one's own start or main phase differs from driving at any other time
    - own: in one's own start or main phase nothing is asked
    - other: at any other time it must be dealt with at once, in one's own attack phase too

    @clause-own
    Scenario: A card driven in a player's own main phase goes to the drive zone without a drive on the gate
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And the top of Alice's deck is "Tower Guard"
      When Alice plays "Calling Rite"
      And everyone passes until a card is in Alice's drive zone
      Then "Tower Guard" is in Alice's drive zone
      And a drive of Alice's is not on the gate

    @clause-other
    Scenario: A player who drives in her own attack phase has a drive on the gate and can choose the driven card
      Given it is Alice's attack phase
      And Alice has a "Sudden Call" in her first set zone
      And the top of Alice's deck is "Tower Guard"
      When everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Sudden Call"
      And everyone passes until a card is in Alice's drive zone
      Then a drive of Alice's is on the gate
      And "Tower Guard" is among the driven cards that Alice can choose
