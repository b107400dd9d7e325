Feature: Gate Ruler 12-5 Cards that overlap

  @GR-12-5a
  Rule: 12-5a In an attack, defense or set zone only the card that was put there last stays
    - attack: in each attack zone
    - defense: in each defense zone
    - set: in each set zone
    - else: in no other zone
    - last: the card that was put there last stays
    - choice: of cards that came together one stays
    - who: the player whose zone it is chooses it, whoever put them there
    - rest: all others go
    - owner: to their owners' graveyards

    @clause-attack @clause-defense @clause-rest @clause-last
    Scenario Outline: A unit played into the <zone> zone stays, and the unit that was there goes to the graveyard
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

    @clause-set @clause-rest @clause-last
    Scenario: A card set into a set zone stays, and the card that was there goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Sudden Spark" in her hand
      When Alice sets "Sudden Spark" into her first set zone
      Then "Sudden Spark" is in Alice's first set zone
      And "Quiet Nod" is in Alice's graveyard

    @clause-attack @clause-choice @clause-rest
    Scenario: A player chooses which of two units that came together stays, and the rest go to the graveyard
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

    @clause-attack @clause-last @clause-choice
    Scenario: A unit that was in the zone before two others came together cannot be chosen to stay
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Frail Squire" in her graveyard
      And Alice has a "Twin Call" in her hand
      When Alice plays "Twin Call"
      And Alice tries to choose "Tower Guard"
      Then that is refused

    # Reading: docs/decisions/1030-two-fields-stay.md
    @clause-else
    Scenario: A field that is played and the field that was there both stay in the field zone
      Given it is Alice's main phase
      And Alice has a "Silent Idol" in her field zone
      And Alice has a "Deathless Idol" in her hand
      When Alice plays "Deathless Idol"
      And everyone passes until nothing is waiting
      Then "Deathless Idol" is in Alice's field zone
      And "Silent Idol" is in Alice's field zone

    # Reading: docs/decisions/1150-what-cannot-be-done-replaces-nothing.md
    @clause-attack @clause-rest @clause-last
    Scenario: An older unit that would go to the hand instead goes to the graveyard if its owner has no hand zone
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

    @clause-attack @clause-rest @clause-last
    Scenario: A unit put into Bob's attack zone in Alice's turn stays, and the unit that was there goes to the graveyard
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob has a "Turncoat" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's right attack zone
      And "Tower Guard" is in Bob's graveyard

    @clause-attack @clause-choice
    Scenario: A player may choose any of three units that came together into a zone to stay
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

    @clause-attack @clause-owner @clause-rest @clause-last
    Scenario: A unit that makes room for a new one goes to its owner's graveyard, not its controller's
      Given it is Alice's main phase
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

    @clause-attack @clause-who @clause-choice
    Scenario: The player whose zone it is chooses among the units that the opponent's event put there
      Given it is Alice's main phase
      And Alice has an "Unwelcome Call" in her hand
      And Bob has an "Ember Recruit" in his graveyard
      And Bob has a "Tower Guard" in his graveyard
      When Alice plays "Unwelcome Call"
      And everyone passes until somebody chooses something on the gate
      Then "Tower Guard" is among the cards that Bob is asked about
      And "Ember Recruit" is among the cards that Bob is asked about
