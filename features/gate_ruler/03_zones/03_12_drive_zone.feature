Feature: Gate Ruler 3-12 The drive zone

  @GR-3-12a
  Rule: 3-12a Driven cards come to the drive zone
    - drive: a card that is driven comes there
    - whose: it comes to the zone of the player who drives it, in either player's turn

    @clause-drive
    Scenario: A card that a player drives in her own main phase comes to her drive zone
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And the top of Alice's deck is "Tower Guard"
      When Alice plays "Calling Rite"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's drive zone

    @clause-drive @clause-whose
    Scenario: A card that a player drives in the opponent's turn comes to his own drive zone
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      Then "Tower Guard" is in Bob's drive zone

  @GR-3-12b
  Rule: 3-12b Driven cards lie in the drive zone until the drive is over, and then somewhere else
    - stay: until the drive is over they lie there
    - then: after that they come to other zones

    @clause-stay @clause-then
    Scenario: A card driven in the opponent's turn leaves the drive zone for the graveyard as the drive ends
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      Then a drive of Bob's is on the gate
      And Bob has one card in his drive zone
      When Bob leaves "Tower Guard"
      Then a drive of Bob's is not on the gate
      And Bob has no cards in his drive zone
      And "Tower Guard" is in Bob's graveyard

    @clause-stay @clause-then
    Scenario: A card driven in the main phase leaves the drive zone for the graveyard as that phase ends
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And the top of Alice's deck is "Tower Guard"
      When Alice plays "Calling Rite"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's drive zone
      When everyone passes until the attack phase
      Then "Tower Guard" is in Alice's graveyard
      And Alice has no cards in her drive zone

  @GR-3-12c
  Rule: 3-12c Its owner sees the cards of a drive zone, the other player does not, and which came first does not matter
    - owner: the owner of the zone sees them
    - other: the other player does not
    - order: any of them can be revealed
    - whose: though the other player has brought a card

    @clause-owner @clause-other
    Scenario: A player sees a face-down card in his drive zone, and the opponent does not
      Given it is Alice's main phase
      And Bob has a face-down "Tower Guard" in his drive zone
      Then Bob sees "Tower Guard"
      And Alice does not see "Tower Guard"
      And Bob has one card in his drive zone

    @clause-owner @clause-other
    Scenario: A player sees a card that she drives from her graveyard, and the opponent does not
      Given it is Alice's main phase
      And Alice has a "Launch" in her hand
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Launch" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice sees "Tower Guard"
      And Bob does not see "Tower Guard"

    @clause-order
    Scenario: A player may reveal any of the face-down cards in her drive zone, and each of the others afterwards
      Given it is Alice's main phase
      And Alice has a face-down "Frail Squire" in her drive zone
      And Alice has a face-down "Tower Guard" in her drive zone
      And Alice has a face-down "Siege Beast" in her drive zone
      Then Alice may reveal "Siege Beast"
      And Alice may reveal "Tower Guard"
      And Alice may reveal "Frail Squire"
      When Alice reveals "Tower Guard"
      Then Bob sees "Tower Guard"
      And Alice may reveal "Siege Beast"
      And Alice may reveal "Frail Squire"

    @clause-owner @clause-whose
    Scenario: Alice sees a card in her drive zone that Bob has brought
      Given it is Alice's main phase
      And Alice has the opponent's face-down "Tower Guard" in her drive zone
      Then Alice sees "Tower Guard"

    @clause-other
    Scenario: Bob does not see what lies in Alice's drive zone
      Given it is Bob's main phase
      And Alice has a face-down "Siege Beast" in her drive zone
      Then Bob does not see "Siege Beast"
