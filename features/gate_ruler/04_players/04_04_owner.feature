Feature: Gate Ruler 4-4 Owner

  @GR-4-4a
  Rule: 4-4a The owner of a card is the player who brought it
    - controls: whoever controls it
    - plays: whoever has played it

    @clause-controls
    Scenario: A unit put into its owner's hand goes to the player who brought it, not to its controller
      Given it is Alice's main phase
      And Alice has the opponent's "Ember Recruit" in her left attack zone
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's hand

    @clause-plays
    Scenario: An event that the opponent plays goes to the graveyard of the player who brought it
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Kind Letter" in her drive zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Bob's graveyard
      And Alice has one card in her hand

  @GR-4-4a-1
  Rule: 4-4a-1 A card never gets another owner

    Scenario: A destroyed unit goes to its owner's graveyard after another player took control of it
      Given it is Alice's main phase
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has a "Turncoat" in her first set zone
      And Alice has a "Doom Decree" in her second set zone
      When Alice plays "Turncoat" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's right attack zone
      When Alice plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

    Scenario: A unit summoned out of the opponent's graveyard goes to the opponent's hand when put into its owner's hand
      Given it is Alice's main phase
      And Bob has a "Tower Guard" in his graveyard
      And Alice has a "Body Snatching" in her hand
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Body Snatching" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's hand

  @GR-4-4b @informative
  Rule: 4-4b After the game each player takes the cards that he owns
