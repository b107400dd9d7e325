Feature: Gate Ruler 4-2 Pointing at a player

  @GR-4-2a
  Rule: 4-2a In a text you are the one who controls the card, ability or effect
    - card: of a card the player who played it
    - ability: of an ability of a card in play the player who controls that card
    - effect: of an effect that a card in play has all the time likewise

    @clause-card
    Scenario: An event that draws cards draws them for the player who played it
      Given it is Bob's main phase
      And Bob has a "Twin Draught" in his hand
      When Bob plays "Twin Draught"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his hand
      And Alice has no cards in her hand

    @clause-card
    Scenario: An event that the opponent brought draws a card for the player who plays it
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Kind Letter" in her drive zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has no cards in his hand

    @clause-ability
    Scenario: A unit's ability that draws a card draws it for the unit's controller, not for its owner
      Given it is Alice's attack phase
      And Alice has the opponent's "Blade Singer" in her left attack zone
      When Alice attacks Bob's ruler with "Blade Singer"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And Bob has no cards in his hand

    @clause-effect
    Scenario: A field that the opponent brought gives +2 ATK to the units of the player who controls it
      Given it is Alice's attack phase
      And Alice has the opponent's "Battle Banner" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 4 damage

  # Reading: docs/decisions/1081-who-was-spoken-of-last.md
  @GR-4-2b
  Rule: 4-2b They are the player spoken of last in the instruction, and an opponent is who is opposed to him
    - they: they are that player
    - opponent: the opponent is who is opposed to that player
    - each: where each player is spoken of, each of them in turn

    @clause-they
    Scenario: An event by which the opponent draws for each unit they control counts the opponent's units
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her left attack zone
      And Bob has a "Tower Guard" in his left attack zone
      And Bob has a "Siege Beast" in his right attack zone
      And Alice has an "Envoy's Gift" in her hand
      When Alice plays "Envoy's Gift"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his hand

    @clause-they
    Scenario: An event by which the opponent discards for each unit they control counts the opponent's units
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her left attack zone
      And Bob has a "Tower Guard" in his left attack zone
      And Bob has a "Siege Beast" in his right attack zone
      And Bob has three cards in his hand
      And Alice has a "Camp Levy" in her hand
      When Alice plays "Camp Levy"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And Bob has two cards in his graveyard

    @clause-opponent
    Scenario: An event by which the opponent draws for each unit their opponent controls counts the units of its own player
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her right attack zone
      And Bob has a "Tower Guard" in his left attack zone
      And Alice has a "Loser's Comfort" in her hand
      When Alice plays "Loser's Comfort"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his hand

    @clause-opponent @clause-each
    Scenario: An event by which each player draws for each unit their opponent controls counts the other player's units
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her right attack zone
      And Bob has a "Tower Guard" in his left attack zone
      And Alice has a "Border Watch" in her hand
      When Alice plays "Border Watch"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has two cards in his hand

    @clause-they
    Scenario: An opponent who may discard a card to prevent damage discards one of his own and is dealt no damage
      Given it is Alice's main phase
      And Alice has an "Extortion" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Bob has a "Tower Guard" in his hand
      When Alice plays "Extortion"
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard
      And "Ember Recruit" is in Alice's hand
      And Bob has no cards in his damage zone

    @clause-they
    Scenario: An opponent who declines to discard a card is dealt 2 damage, and the player of the event none
      Given it is Alice's main phase
      And Alice has an "Extortion" in her hand
      And Bob has a "Tower Guard" in his hand
      When Alice plays "Extortion"
      And everyone passes until somebody may do something
      And Bob says no
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone
      And Alice has no cards in her damage zone
      And "Tower Guard" is in Bob's hand

    @clause-they
    Scenario: An opponent told to choose a unit they control chooses among his own units, and that unit is exhausted
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Alice has a "Hostage Choice" in her hand
      When Alice plays "Hostage Choice"
      And everyone passes until Bob is asked which card
      Then Bob chooses between "Tower Guard" and "Siege Beast"
      When Bob chooses "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is exhausted
      And "Siege Beast" is ready

  @GR-4-2b-1
  Rule: 4-2b-1 Where nobody was spoken of, an opponent is that of the player who controls the text
    - card: of a card the player who plays it
    - ability: of an ability the player who controls its card
    - effect: of an effect that a card has all the time the player who controls that card

    @example
    @clause-card
    Scenario: An event that chooses an opponent's unit offers the units of its player's opponent
      Given it is Bob's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has an "Evil Eye" in his hand
      When Bob plays "Evil Eye"
      Then Bob chooses between "Tower Guard" and "Siege Beast"

    @clause-card
    Scenario: An event that chooses an opponent's unit offers Bob's units when Alice plays it, though Bob brought it
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Evil Eye" in her drive zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Evil Eye"
      Then Alice chooses between "Tower Guard" and "Siege Beast"

    @clause-ability
    Scenario: An ability that waits for an enemy unit to be destroyed goes by the controller of its card, not by the owner
      Given it is Bob's attack phase
      And Alice has the opponent's "Needle Watcher" in her left attack zone
      And Bob has a ready "Frail Squire" in his left attack zone
      And Alice has a "Doom Decree" in her first set zone
      When Bob attacks Alice's ruler with "Frail Squire"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Doom Decree" targeting "Frail Squire"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-effect
    Scenario: A unit that the opponent's effects do not affect ignores an event of its owner while another player controls it
      Given it is Alice's main phase
      And Alice has the opponent's "Shrouded Sage" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Shrouded Sage"
      And everyone passes until nothing is waiting
      Then "Sudden Spark" is in Bob's graveyard
      And "Shrouded Sage" has no damage

  @GR-4-2c
  Rule: 4-2c A player who is dealt damage is the ruler that he controls
    - you: damage to you
    - opponent: damage to your opponent

    @clause-you @clause-opponent
    Scenario: Damage that an event deals to its own player is damage to that player's ruler
      Given it is Alice's main phase
      And Alice has a "Court Physician" in her field zone
      And Alice has a "Shared Wound" in her hand
      When Alice plays "Shared Wound"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice has one card in her damage zone

    @clause-you @clause-opponent
    Scenario: Damage that an event deals to the opponent is damage to the opponent's ruler
      Given it is Alice's main phase
      And Bob has a "Court Physician" in his field zone
      And Alice has a "Shared Wound" in her hand
      When Alice plays "Shared Wound"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And Bob has two cards in his damage zone

    @clause-opponent
    Scenario: Damage to the opponent lies on the gate as damage for the opponent's ruler and not for the player's own
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And Bob could respond
      When Alice plays "Shooting Star"
      And everyone passes until damage is on the gate
      Then the damage of "Shooting Star" is nothing for Alice's "Knight"
      And the damage of "Shooting Star" is 2 for Bob's "Knight"

  @GR-4-2d
  Rule: 4-2d What you control is allied, and what your opponent controls is an enemy
    - allied: what you control, whoever brought it
    - enemy: what your opponent controls, whoever brought it

    @clause-enemy
    Scenario: An event that exhausts each enemy unit exhausts the units the opponent controls, whoever brought them
      Given it is Alice's main phase
      And Alice has the opponent's "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has the opponent's "Siege Beast" in his right attack zone
      And Alice has an "Enemy Fog" in her hand
      When Alice plays "Enemy Fog"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is exhausted
      And "Siege Beast" is exhausted
      And "Ember Recruit" is ready

    @clause-allied
    Scenario: An event that exhausts each allied unit exhausts the units its player controls, whoever brought them
      Given it is Alice's main phase
      And Alice has the opponent's "Ember Recruit" in her left attack zone
      And Alice has a ready "Clay Bear" in her right attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has the opponent's "Siege Beast" in his right attack zone
      And Alice has a "Camp Fire" in her hand
      When Alice plays "Camp Fire"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted
      And "Clay Bear" is exhausted
      And "Tower Guard" is ready
      And "Siege Beast" is ready
