Feature: Gate Ruler 13-6 Resolving a ruler's damage

  @GR-13-6a @lead-in
  Rule: 13-6a Resolving a ruler's damage has these steps

  @GR-13-6b
  Rule: 13-6b The top card of the player's deck comes to the counter zone
    - deck: of the deck of the player whose process it is
    - top: the top card
    - zone: it comes into the counter zone
    - face: face up
    - replaced: unless something else happens to it instead

    @needs-events
    @clause-zone @clause-top
    Scenario: The top card of a damaged player's deck comes to the counter zone before the damage zone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Clay Bear" and "Siege Beast"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Clay Bear" came to Bob's counter zone before his damage zone

    @clause-replaced
    Scenario: The top card of a damaged player's deck goes to the hand where a field puts what would come to a counter zone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Turned Tide" in his field zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Loyal Hound" is in Bob's hand

    @clause-zone @clause-top
    Scenario: A card with Counter lies in the counter zone while its ability is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Loyal Hound"
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob passes
      Then "Loyal Hound" is in Bob's counter zone

    # Reading: docs/decisions/1186-who-cannot-lose-gets-no-defeat-process.md
    @clause-deck
    Scenario: A player with one card in the deck who is dealt 2 damage puts one card into the damage zone
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has one card in his deck
      And Bob has a "Deathless Idol" in his field zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone
      And the gate is empty

    @clause-top
    Scenario: One damage to a ruler leaves the second card of the player's deck on top
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
    Scenario: Both players see a card that lies in the counter zone
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
    - lost: so is a card that has lost its Counter as it comes to the counter zone
    - owner: the damage zone is that of the card's owner

    @clause-zone
    Scenario: A card without Counter goes to the damage zone when its player's ruler is damaged
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Clay Bear"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Clay Bear" is in Bob's damage zone

    @clause-zone @clause-other
    Scenario: A card with another ability than Counter goes to the damage zone and draws its player no card
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Daily Crier" and "Siege Beast"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Daily Crier" is in Bob's damage zone
      And Bob has no cards in his hand

    @clause-lost @clause-zone
    Scenario: A card with Counter goes to the damage zone where cards in counter zones lose all abilities
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Deafening Peals" in her field zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Loyal Hound" is in Bob's damage zone
      And Bob has no cards in his hand

    @clause-owner
    Scenario: A card of Alice's on top of Bob's deck goes to Alice's damage zone when Bob's ruler is damaged
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has the opponent's "Clay Bear" in his deck
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Clay Bear" is in Alice's damage zone

  @GR-13-6c-1
  Rule: 13-6c-1 Where Counter is ignored for the damage, every card is one without it
    - ignored: a card with Counter goes to the damage zone like one without
    - only: only for the damage that is said

    @clause-ignored
    Scenario: A card with Counter goes to the damage zone when an event's damage ignores Counter
      Given it is Alice's main phase
      And Alice has a "Merciless Star" in her first set zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice plays "Merciless Star"
      And everyone passes until nothing is waiting
      Then "Loyal Hound" is in Bob's damage zone
      And Bob has no cards in his hand

    @clause-ignored
    Scenario: A card with Counter goes to the damage zone when an attacker's damage ignores Counter
      Given it is Alice's attack phase
      And Alice has a ready "Silencing Archer" in her left attack zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice attacks Bob's ruler with "Silencing Archer"
      And everyone passes until the attack is over
      Then "Loyal Hound" is in Bob's damage zone

    @clause-only
    Scenario: A card with Counter goes to the graveyard when only an earlier attack's damage ignored Counter
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

  # Reading: docs/decisions/1193-one-counter-of-several-is-played.md
  @GR-13-6d
  Rule: 13-6d A card with Counter plays it
    - played: the ability is played, and is on the gate
    - top: it is above the damage that is still to come
    - gained: so is one that the card gains as it comes to the counter zone
    - several: of several one that can be played

    @clause-played
    Scenario: The Counter ability of a card taken for ruler damage is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Loyal Hound"
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob passes
      Then from its top the gate holds an ability of "Loyal Hound"

    @clause-played @clause-top
    Scenario: A Counter ability lies on the gate above the ruler damage that is still to come
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Loyal Hound" and "Clay Bear"
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob passes
      Then from its top the gate holds an ability of "Loyal Hound", ruler damage of Bob

    @clause-gained @clause-played
    Scenario: A unit card without Counter draws a card where unit cards in counter zones have a Counter that draws
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Ready Retorts" in her field zone
      And the top of Bob's deck is "Siege Beast"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand
      And "Siege Beast" is in Bob's graveyard

    @clause-several @clause-played
    Scenario: A card with a Counter that has no target and a Counter that draws a card draws a card
      Given it is Alice's attack phase
      And the top of Bob's deck is "Two-Minded Hound"
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has one card in his hand
      And "Two-Minded Hound" is in Bob's graveyard

  @GR-13-6d-1
  Rule: 13-6d-1 It must be played

    Scenario: A player is asked for the target of a Counter without being asked whether to play it
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
    - owner: to that of its owner

    @clause-where
    Scenario: Of 3 damage, a card whose Counter has no target goes to the graveyard and two go to the damage zone
      Given it is Alice's attack phase
      And the top of Bob's deck is "Vengeful Hound"
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then "Vengeful Hound" is in Bob's graveyard
      And Bob has two cards in his damage zone

    @clause-undone @clause-where
    Scenario: A Counter ability without its target draws no card, and its card goes to the graveyard
      Given it is Alice's attack phase
      And the top of Bob's deck is "Snarling Hound"
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then "Snarling Hound" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-undone @clause-where
    Scenario: A card that its Counter plays goes to the graveyard and draws no card when it has no target
      Given it is Alice's attack phase
      And the top of Bob's deck is "Rising Dart"
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then "Rising Dart" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-owner
    Scenario: A card of Alice's on top of Bob's deck goes to Alice's graveyard when its Counter has no target
      Given it is Alice's attack phase
      And Bob has the opponent's "Vengeful Hound" in his deck
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then "Vengeful Hound" is in Alice's graveyard

  @GR-13-6d-3
  Rule: 13-6d-3 When the ability has left the gate the card goes to the graveyard
    - where: the card goes to the graveyard
    - then: as soon as the ability has left the gate, and not before
    - still: only if it is still in the counter zone
    - unresolved: so it does when the ability has left the gate without resolving

    @clause-where
    Scenario: A card goes to the graveyard when its Counter has resolved and drawn a card
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Loyal Hound" is in Bob's graveyard
      And Bob has one card in his hand

    @clause-still
    Scenario: A card that its own Counter puts into the hand stays in the hand
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Homing Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Homing Hound" is in Bob's hand

    @clause-then
    Scenario: A card is in the counter zone and not in the graveyard while its Counter is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Loyal Hound" and "Clay Bear"
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until an ability is on the gate
      Then "Loyal Hound" is not in Bob's graveyard
      And "Loyal Hound" is in Bob's counter zone

    @clause-then @clause-where
    Scenario: A card whose Counter drives goes to the graveyard before the next ruler damage resolves
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Alarm Bell", "Tower Guard", "Clay Bear" and "Frail Squire"
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until a card is in Bob's drive zone
      Then "Alarm Bell" is in Bob's graveyard
      And Bob has no cards in his damage zone

    @clause-then @clause-still
    Scenario: A card stays in the counter zone when another ability of it has resolved, and its Counter puts it into the hand
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Startled Hound" and "Clay Bear"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Startled Hound" is in Bob's hand
      And "Clay Bear" is in Bob's hand

    @clause-unresolved @clause-then
    Scenario: A card whose Counter is negated goes to the graveyard, and its Counter draws no card
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Stifled Answer" in her first set zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      And Alice plays "Stifled Answer" targeting "Loyal Hound"
      And everyone passes until the attack is over
      Then "Loyal Hound" is in Bob's graveyard
      And Bob has no cards in his hand

  @GR-13-6e
  Rule: 13-6e The process is over then

    Scenario: One damage to a ruler puts one card into the damage zone and leaves the gate empty
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Bob has one card in his damage zone
      And the gate is empty
