Feature: Gate Ruler 12-2 Defeat

  @GR-12-2a
  Rule: 12-2a One defeat condition is enough
    - damage: damage alone is enough, with cards left in the deck
    - deck: an empty deck alone is enough, without any damage

    @clause-damage
    Scenario: Damage alone brings a player's defeat onto the gate while the deck still holds cards
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob passes
      Then from its top the gate holds a defeat of Bob
      And Bob has nine cards in his deck

    @clause-deck
    Scenario: An empty deck alone brings a player's defeat onto the gate while the damage zone is empty
      Given it is Alice's main phase
      And Alice has one card in her deck
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      And Bob passes
      Then from its top the gate holds a defeat of Alice
      And Alice has no cards in her damage zone

  @GR-12-2a-1
  Rule: 12-2a-1 As many cards in the damage zone as the ruler has life are a defeat condition
    - equal: as many cards as life
    - more: or more
    - fewer: but not fewer
    - whose: the life of the player's own ruler

    @clause-equal @clause-fewer
    Scenario: The eleventh card in the damage zone under a ruler of 11 life brings a defeat onto the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob passes
      Then from its top the gate holds a defeat of Bob

    @clause-equal @clause-fewer
    Scenario: An attack that deals 2 damage to a player one point short of the ruler's life wins the game
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has ten cards in his damage zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the game is over
      Then Alice wins the game

    @clause-fewer
    Scenario: Ten cards in the damage zone under a ruler of 11 life bring no defeat
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has nine cards in his damage zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has ten cards in his damage zone
      And the game goes on

    @clause-more @clause-fewer
    Scenario: Twelve cards in the damage zone under a ruler of 11 life bring a defeat onto the gate
      Given it is Alice's main phase
      And Alice has a "Bitter Cup" in her hand
      And Bob has ten cards in his damage zone
      And Bob could respond
      When Alice plays "Bitter Cup"
      And Bob passes
      Then Bob has twelve cards in his damage zone
      And from its top the gate holds a defeat of Bob

    @clause-whose @clause-fewer
    Scenario: Eleven cards in the damage zone under a ruler of 12 life bring no defeat
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Berserker" in his ruler zone
      And Bob has ten cards in his damage zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has eleven cards in his damage zone
      And the game goes on

  @GR-12-2a-2
  Rule: 12-2a-2 An empty deck is a defeat condition
    - none: a player with no cards in the deck fulfils it
    - left: a player with a card left in the deck does not

    @clause-none @clause-left
    Scenario: Drawing the last card of the deck brings a defeat onto the gate
      Given it is Alice's main phase
      And Alice has one card in her deck
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      And Bob passes
      Then from its top the gate holds a defeat of Alice

    @clause-left
    Scenario: Drawing a card so that one card is left in the deck brings no defeat
      Given it is Alice's main phase
      And Alice has two cards in her deck
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      And Bob passes
      Then "Kind Letter" is in Alice's graveyard
      And the gate is empty

  @GR-12-2b
  Rule: 12-2b Defeat is a process on the gate, which can be answered

    Scenario: A player whose defeat is on the gate can still play an event, and the game goes on
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      And Bob has a "Healing Light" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob passes
      Then from its top the gate holds a defeat of Bob
      And Bob can play "Healing Light"
      And the game goes on

  @GR-12-2b-1
  Rule: 12-2b-1 A defeat process says whose defeat it is

    Scenario: A defeat is that of the player whose deck runs out, not of the active player whose event it was
      Given it is Alice's main phase
      And Alice has a "Lure of the Pit" in her first set zone
      And Bob has one card in his deck
      And Bob could respond
      When Alice plays "Lure of the Pit"
      And Bob passes
      Then from its top the gate holds a defeat of Bob

  @GR-12-2c
  Rule: 12-2c A player whose defeat is on the gate gets no second one
    - due: a player who fulfils a condition has a defeat process come onto the gate
    - again: not if a defeat process on the gate is linked to that player already

    @clause-again
    Scenario: An event played in answer to a player's defeat brings no second defeat of that player
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      And Bob has a "Quiet Nod" in his first set zone
      And Bob has a "Quiet Nod" in his second set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a defeat is on the gate
      And Bob plays Bob's first "Quiet Nod"
      Then from its top the gate holds Bob's first "Quiet Nod", a defeat of Bob

    # Reading: docs/decisions/1167-a-player-whose-defeat-is-on-the-gate.md
    @clause-due @clause-again
    Scenario: When one player's defeat is on the gate, the other player's defeat alone comes onto the gate above it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has ten cards in her damage zone
      And Bob has ten cards in his damage zone
      And Bob has a "Poisoned Chalice" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a defeat is on the gate
      And Bob plays "Poisoned Chalice"
      And Bob passes
      Then from its top the gate holds a defeat of Alice, a defeat of Bob

  @GR-12-2c-1
  Rule: 12-2c-1 Where both players fulfil a condition, one process defeats both

    Scenario: Two decks that run out at once bring one defeat of both players onto the gate
      Given it is Alice's main phase
      And Alice has one card in her deck
      And Bob has one card in his deck
      And Alice has a "Shared Drought" in her hand
      And Bob could respond
      When Alice plays "Shared Drought"
      And Bob passes
      Then from its top the gate holds a defeat of Alice and Bob

  @GR-12-2d @lead-in
  Rule: 12-2d Resolving a defeat process

  @GR-12-2d-1
  Rule: 12-2d-1 Who fulfils a condition still when the defeat resolves has lost
    - loses: who fulfils a condition then loses
    - still: who fulfils none then does not
    - any: be it another condition than at first
    - each: of two players each by what is so for that player

    @clause-still
    Scenario: A player who heals as the defeat is on the gate does not lose
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      And Bob has a "Healing Light" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a defeat is on the gate
      And Bob plays "Healing Light"
      And Bob chooses Bob's first "Plain Marcher"
      Then the game goes on
      And Bob has ten cards in his damage zone
      And "Healing Light" is in Bob's graveyard

    @clause-loses
    Scenario: A player who still fulfils a defeat condition when the defeat resolves loses the game
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a defeat is on the gate
      And Bob passes
      Then Bob has lost the game

    @clause-still @clause-each @clause-loses
    Scenario: When both players' defeat is on the gate, a player who heals before it resolves wins the game
      Given it is Alice's main phase
      And Alice has one card in her deck
      And Bob has ten cards in his damage zone
      And Bob has a "Healing Light" in his first set zone
      And Alice has a "Poisoned Chalice" in her first set zone
      When Alice plays "Poisoned Chalice"
      And everyone passes until a defeat is on the gate
      And Bob plays "Healing Light"
      And Bob chooses Bob's first "Plain Marcher"
      And everyone passes until the game is over
      Then Bob wins the game

    @clause-any @clause-loses
    Scenario: A player who heals before a defeat resolves but draws the last card of the deck meanwhile loses the game
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      And Bob has two cards in his deck
      And Bob has a "Healing Light" in his first set zone
      And Bob has a "Lure of the Pit" in his second set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a defeat is on the gate
      And Bob plays "Healing Light"
      And Bob plays "Lure of the Pit"
      And Bob passes
      And Bob chooses Bob's first "Plain Marcher"
      Then Bob has lost the game
      And Bob has ten cards in his damage zone
