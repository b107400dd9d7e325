Feature: Gate Ruler 13-6 Resolving a ruler's damage

  @GR-13-6a @lead-in
  Rule: 13-6a Resolving a ruler's damage has these steps

  @GR-13-6b
  Rule: 13-6b The top card of the player's deck comes to the counter zone
    - deck: of the deck of the player whose process it is
    - top: the top card
    - zone: it comes into the counter zone
    - face: face up

    @needs-events
    @clause-zone @clause-top
    Scenario: It goes through the counter zone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Clay Bear" and "Siege Beast"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Clay Bear" came to Bob's counter zone before his damage zone

    @clause-zone @clause-top
    Scenario: A card with Counter lies there while its ability is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Loyal Hound"
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob passes
      Then "Loyal Hound" is in Bob's counter zone

    @clause-deck
    Scenario: A player who has no deck puts nothing there
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has one card in his deck
      And Bob has a "Deathless Idol" in his field zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone
      And the gate is empty

    @clause-top
    Scenario: It is the top card that is taken, and the next one lies on top then
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Clay Bear" and "Siege Beast"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then the top card of Bob's deck is "Siege Beast"

    @clause-deck
    Scenario: Each player's damage takes cards of that player's own deck
      Given it is Alice's main phase
      And Alice has a "Shared Wound" in her hand
      When Alice plays "Shared Wound"
      And everyone passes until nothing is waiting
      Then Alice has nine cards in her deck
      And Bob has eight cards in his deck

    @clause-face @clause-top
    Scenario: Both players see a card that lies there
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Loyal Hound" and "Clay Bear"
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until an ability is on the gate
      Then Alice sees "Loyal Hound"
      And Bob sees "Loyal Hound"

  @GR-13-6c
  Rule: 13-6c A card without Counter goes to the damage zone
    - zone: it is put into the damage zone
    - other: so is a card that has other abilities, if none of them is a Counter ability

    @clause-zone
    Scenario: The card is a point of damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Clay Bear"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Clay Bear" is in Bob's damage zone

    @clause-zone @clause-other
    Scenario: A card with another ability than Counter is a point of damage too
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Daily Crier" and "Siege Beast"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Daily Crier" is in Bob's damage zone
      And Bob has no cards in his hand

  @GR-13-6c-1
  Rule: 13-6c-1 Where Counter is ignored for the damage, every card is one without it
    - ignored: a card with Counter goes to the damage zone like one without
    - only: only for the damage that is said

    @clause-ignored
    Scenario: An event's damage ignores Counter
      Given it is Alice's main phase
      And Alice has a "Merciless Star" in her first set zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice plays "Merciless Star"
      And everyone passes until nothing is waiting
      Then "Loyal Hound" is in Bob's damage zone
      And Bob has no cards in his hand

    @clause-ignored
    Scenario: A unit's damage ignores Counter
      Given it is Alice's attack phase
      And Alice has a ready "Silencing Archer" in her left attack zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice attacks Bob's ruler with "Silencing Archer"
      And everyone passes until the attack is over
      Then "Loyal Hound" is in Bob's damage zone

    @clause-only
    Scenario: Other damage of the same turn does not ignore Counter
      Given it is Alice's attack phase
      And Alice has a ready "Silencing Archer" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And the top of Bob's deck is "Clay Bear" and "Loyal Hound"
      When Alice attacks Bob's ruler with "Silencing Archer"
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Loyal Hound" is in Bob's graveyard
      And "Clay Bear" is in Bob's damage zone

  @GR-13-6d
  Rule: 13-6d A card with Counter plays it
    - played: the ability is played, and is on the gate
    - top: it is above the damage that is still to come

    @clause-played
    Scenario: The ability is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Loyal Hound"
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob passes
      Then from its top the gate holds an ability of "Loyal Hound"

    @clause-played @clause-top
    Scenario: The damage below waits until the ability has resolved
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Loyal Hound" and "Clay Bear"
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob passes
      Then from its top the gate holds an ability of "Loyal Hound", ruler damage of Bob

  @GR-13-6d-1
  Rule: 13-6d-1 It must be played

    Scenario: The player is not asked whether to play it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And the top of Bob's deck is "Vengeful Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until somebody chooses a target
      Then Bob chooses between "Ember Recruit" and "Tower Guard"

  @GR-13-6d-2
  Rule: 13-6d-2 Without the targets that it needs its card goes to the graveyard
    - undone: nothing of the ability is done
    - where: its card goes to the graveyard, not to the damage zone

    @clause-where
    Scenario: There is no unit to choose
      Given it is Alice's attack phase
      And the top of Bob's deck is "Vengeful Hound"
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then "Vengeful Hound" is in Bob's graveyard
      And Bob has two cards in his damage zone

    @clause-undone @clause-where
    Scenario: Nothing of the ability is done without them
      Given it is Alice's attack phase
      And the top of Bob's deck is "Snarling Hound"
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then "Snarling Hound" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-undone @clause-where
    Scenario: A card that its Counter plays needs its targets too
      Given it is Alice's attack phase
      And the top of Bob's deck is "Rising Dart"
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then "Rising Dart" is in Bob's graveyard
      And Bob has no cards in his hand

  @GR-13-6d-3
  Rule: 13-6d-3 When the ability has left the gate the card goes to the graveyard
    - where: the card goes to the graveyard
    - then: as soon as the ability has left the gate, and not before
    - still: only if it is still in the counter zone

    @clause-where
    Scenario: After the ability has resolved
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Loyal Hound" is in Bob's graveyard
      And Bob has one card in his hand

    @clause-still
    Scenario: A Counter that moves its card elsewhere leaves it there
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Homing Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Homing Hound" is in Bob's hand

    @clause-then
    Scenario: As long as the ability is on the gate the card is not in the graveyard
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Loyal Hound" and "Clay Bear"
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until an ability is on the gate
      Then "Loyal Hound" is not in Bob's graveyard
      And "Loyal Hound" is in Bob's counter zone

    @clause-then @clause-where
    Scenario: It goes there before anything else resolves
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Alarm Bell", "Tower Guard", "Clay Bear" and "Frail Squire"
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until a card is in Bob's drive zone
      Then "Alarm Bell" is in Bob's graveyard
      And Bob has no cards in his damage zone

  @GR-13-6e
  Rule: 13-6e The process is over then

    Scenario: One point of damage is one card
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Bob has one card in his damage zone
      And the gate is empty
