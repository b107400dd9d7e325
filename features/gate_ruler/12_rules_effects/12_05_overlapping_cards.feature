Feature: Gate Ruler 12-5 Cards that overlap

  @GR-12-5a
  Rule: 12-5a In an attack, defense or set zone only the card that was put there last stays

    Scenario Outline: A unit is played into the <zone> zone, where there is one
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her <zone> zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her <zone> zone
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's <zone> zone
      And "Ember Recruit" is in Alice's graveyard

      Examples:
        | zone        |
        | left attack |
        | defense     |

    Scenario: A card is set where there is one
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Sudden Spark" in her hand
      When Alice sets "Sudden Spark" into her first set zone
      Then "Sudden Spark" is in Alice's first set zone
      And "Quiet Nod" is in Alice's graveyard

    Scenario: A player chooses between two cards that came together
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Frail Squire" in her graveyard
      And Alice has a "Twin Call" in her hand
      When Alice plays "Twin Call"
      And Alice chooses "Siege Beast"
      Then "Siege Beast" is in Alice's left attack zone
      And "Frail Squire" is in Alice's graveyard
      And "Tower Guard" is in Alice's graveyard

    Scenario: The card that was there before cannot be chosen
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Frail Squire" in her graveyard
      And Alice has a "Twin Call" in her hand
      When Alice plays "Twin Call"
      And Alice tries to choose "Tower Guard"
      Then that is refused

    # Reading: docs/decisions/1030-two-fields-stay.md
    Scenario: Two cards in the field zone do not overlap
      Given it is Alice's main phase
      And Alice has a "Silent Idol" in her field zone
      And Alice has a "Deathless Idol" in her hand
      When Alice plays "Deathless Idol"
      And everyone passes until nothing is waiting
      Then "Deathless Idol" is in Alice's field zone
      And "Silent Idol" is in Alice's field zone

    # Reading: docs/decisions/1150-what-cannot-be-done-replaces-nothing.md
    Scenario: A card that would come to a hand instead goes where its owner has none
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Frail Squire" in her drive zone
      When Alice reveals "Frail Squire"
      And Alice plays "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And "Frail Squire" is in Alice's left attack zone

    Scenario: It is so in the zones of the player whose turn it is not
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob has a "Turncoat" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's right attack zone
      And "Tower Guard" is in Bob's graveyard

    Scenario: Of three that came at once any may stay
      Given it is Alice's main phase
      And Alice has a "Twin Call" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Tower Guard" in her graveyard
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Twin Call"
      And everyone passes until Alice is asked which card
      Then "Ember Recruit" is among the cards that Alice is asked about
      And "Tower Guard" is among the cards that Alice is asked about
      And "Siege Beast" is among the cards that Alice is asked about
