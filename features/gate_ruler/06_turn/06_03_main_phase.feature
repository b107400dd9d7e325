Feature: Gate Ruler 6-3 Main phase

  @GR-6-3a
  Rule: 6-3a The main phase has its start
    - trigger: what waits for the start of the main phase triggers
    - whose: it is the active player's main phase
    - when: the main phase has begun by then

    @clause-trigger
    Scenario: An ability that waits for the start of its controller's main phase triggers then and draws a card
      Given it is Bob's main phase
      And Alice has a ready "Noon Watcher" in her left attack zone
      When everyone passes until Alice's attack phase
      Then Alice has three cards in her hand

    @clause-whose
    Scenario: An ability of the start of its controller's main phase does not trigger in the opponent's main phase
      Given it is Bob's main phase
      And Bob has a ready "Noon Watcher" in his left attack zone
      When everyone passes until Alice's main phase
      And everyone passes until nothing is waiting
      Then Bob has no cards in his hand
      And Alice has two cards in her hand

    @clause-trigger @clause-when
    Scenario: An ability that the start of the main phase triggered is on the gate in the main phase
      Given it is Bob's main phase
      And Alice has a ready "Noon Watcher" in her left attack zone
      And Alice could respond
      When everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Noon Watcher"
      And it is the main phase
      And it is Alice's turn

  @GR-6-3b
  Rule: 6-3b The main phase is a gate process in which the active player may act as often as she will
    - often: the active player may act as often as she will
    - other: the other player can act too
    - first: what the start of the main phase triggered resolves before she acts
    - over: the main phase is over when both have passed

    @clause-often
    Scenario: In her main phase the active player plays two units, one after the other
      Given it is Alice's main phase
      And Alice has a "Frail Squire" in her hand
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Ember Recruit" into her right attack zone
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's right attack zone

    @clause-other
    Scenario: The other player answers an ability of the start of the main phase with an event that destroys a unit
      Given it is Bob's main phase
      And Alice has a ready "Noon Watcher" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice could respond
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until an ability is on the gate
      And Alice passes
      Then Bob can play "Sudden Spark"
      When Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And it is the main phase

    @clause-over
    Scenario: When both players have passed, the main phase is over and the active player cannot play a unit
      Given it is Alice's main phase
      And Alice has a "Frail Squire" in her hand
      When everyone passes until the attack phase
      Then Alice cannot play "Frail Squire"
      And it is the attack phase

    @clause-first
    Scenario: The active player cannot play a unit before an ability of the start of the main phase has resolved
      Given it is Bob's main phase
      And Alice has a ready "Noon Watcher" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      And Alice could respond
      When everyone passes until an ability is on the gate
      Then it is the main phase
      And it is Alice's turn
      And Alice cannot play "Ember Recruit"

    @clause-often
    Scenario: The active player can play a unit once an ability of the start of the main phase has resolved
      Given it is Bob's main phase
      And Alice has a ready "Noon Watcher" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      And Alice could respond
      When everyone passes until an ability is on the gate
      And everyone passes until nothing is waiting
      Then Alice can play "Ember Recruit"
      And Alice has four cards in her hand

  @GR-6-3c
  Rule: 6-3c What is left in the drive zone goes to the graveyard when the main phase is over
    - cards: all cards in the drive zone go to the graveyard
    - overdrives: the abilities that are left there are removed
    - owner: each card goes to its owner's graveyard
    - whose: only the active player's drive zone is emptied
    - when: at the end of the main phase, not before
    - left: only what is in the drive zone then

    @clause-cards
    Scenario: When the main phase is over, the cards left in the drive zone go to the graveyard
      Given it is Alice's main phase
      And Alice has two cards in her drive zone
      When everyone passes until the attack phase
      Then Alice has no cards in her drive zone
      And Alice has two cards in her graveyard

    @clause-cards
    Scenario: When the main phase is over, a revealed card left in the drive zone goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her drive zone
      When Alice reveals "Tower Guard"
      And everyone passes until the attack phase
      Then "Tower Guard" is in Alice's graveyard

    @clause-overdrives
    Scenario: When the main phase is over, an Overdrive left in the drive zone is removed
      Given it is Alice's main phase
      And Alice has a "Stirring Herald" in her drive zone
      When Alice reveals "Stirring Herald"
      And everyone passes until the attack phase
      Then Alice has no Overdrives in her drive zone
      And it is the attack phase

    @clause-when
    Scenario: In the main phase the cards driven at the start of the turn lie in the drive zone, not in the graveyard
      Given it is Bob's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Bob could respond
      When everyone passes until Alice's main phase
      And everyone passes until Bob has priority in the main phase
      Then Alice has two cards in her drive zone
      And Alice has no cards in her graveyard

    @clause-left
    Scenario: When the main phase is over, a card that was set out of the drive zone stays in its set zone
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her drive zone
      When Alice sets "Quiet Nod" into her second set zone
      And everyone passes until the attack phase
      Then "Quiet Nod" is in Alice's second set zone

    @clause-owner @clause-cards
    Scenario: When the main phase is over, a drive card that the opponent brought goes to the opponent's graveyard
      Given it is Alice's main phase
      And Alice has the opponent's face-down "Siege Beast" in her drive zone
      When everyone passes until Alice's attack phase
      Then "Siege Beast" is in Bob's graveyard
      And Alice has no cards in her drive zone

    @clause-whose
    Scenario: When the main phase is over, a card in the other player's drive zone stays there
      Given it is Alice's main phase
      And Bob has a face-down "Tower Guard" in his drive zone
      When everyone passes until Alice's attack phase
      Then "Tower Guard" is in Bob's drive zone
      And it is the attack phase

  @GR-6-3c-1
  Rule: 6-3c-1 What the emptying of the drive zone triggers is played at the start of the attack phase
    - attack: at the start of the attack phase, not in the main phase
    - any: the abilities of either player

    @clause-attack
    Scenario: An ability that the emptying of the drive zone triggers comes onto the gate in the attack start step
      Given it is Alice's main phase
      And Alice has a ready "Scrap Seer" in her left attack zone
      And Alice has one card in her drive zone
      And Bob could respond
      When everyone passes until an ability is on the gate
      Then it is the attack start step

    @clause-any
    Scenario: An ability that the emptying of the opponent's drive zone triggers is played and deals 1 damage
      Given it is Alice's main phase
      And Alice has one card in her drive zone
      And Bob has a ready "Scrap Seer" in his left attack zone
      When everyone passes until the next attack can be declared
      Then Alice has one card in her damage zone
