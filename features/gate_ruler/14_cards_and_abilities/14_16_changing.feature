Feature: Gate Ruler 14-16 Changing what was played

  @GR-14-16a
  Rule: 14-16a An effect can change what is on the gate
    - ability: an ability that is there
    - card: or a card
    - now: and nothing that comes there later

    @clause-ability
    Scenario: An ability on the gate that is given another effect does what that effect says, and not its own
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      And Alice plays "Twisted Tongue"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And Bob has no cards in his hand

    @clause-now @clause-ability
    Scenario: An effect that changes what is on the gate does not change what comes onto the gate later
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And the top of Bob's deck is "Loyal Hound" and "Answering Lookout"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      And Alice plays "Twisted Tongue"
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with "Frail Squire"
      And everyone passes until the attack is over
      Then "Answering Lookout" is in Bob's graveyard
      And Alice has one card in her hand
      And Bob has one card in his hand

    @clause-card
    Scenario: An event on the gate that is given another effect does what that effect says, and not its own
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Barbed Tongue" in her first set zone
      And the top of Bob's deck is "Rising Letter"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a card is on the gate
      And Alice plays "Barbed Tongue"
      And everyone passes until the attack is over
      Then Alice has one card in her damage zone
      And Bob has no cards in his hand

  @GR-14-16b
  Rule: 14-16b What a Counter has played can be given another effect
    - effect: what a Counter has played gets the new effect
    - player: it stays with the player whose Counter it was
    - counter: only what a Counter has played
    - chooses: of several such things, the player of the changing effect chooses one
    - none: where there is none, nothing is changed

    @clause-effect @clause-player
    Scenario: The new effect of what a Counter has played is done as the player of the Counter's
      Given it is Bob's attack phase
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And the top of Alice's deck is "Loyal Hound"
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      And Alice plays "Twisted Tongue"
      And everyone passes until the attack is over
      Then Bob has one card in his hand
      And Alice has no cards in her hand

    @clause-counter
    Scenario: An event that no Counter has played is not given the effect meant for what a Counter has played
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a "Twisted Tongue" in his first set zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Siege Beast"
      And Bob plays "Twisted Tongue"
      And Bob passes
      Then from its top the gate holds damage of "Sudden Spark"
      When everyone passes until nothing is waiting
      Then "Siege Beast" has 3 damage

    @clause-chooses @clause-effect @clause-player
    Scenario: Of two things that Counters have played, the player of the changing event chooses which is changed
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And Alice has a "Shooting Star" in her second set zone
      And the top of Bob's deck is "Vengeful Hound" and "Loyal Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      And Alice plays "Shooting Star"
      And everyone passes until damage is on the gate
      And everyone passes until an ability is on the gate
      And Alice plays "Twisted Tongue"
      And everyone passes until somebody chooses something on the gate
      And Alice chooses an ability of "Vengeful Hound" on the gate
      And everyone passes until the attack is over
      Then "Ember Recruit" has no damage
      And Alice has one card in her hand
      And Bob has one card in his hand

    @clause-none @clause-counter
    Scenario: Where no Counter has played anything, nothing is changed
      Given it is Alice's main phase
      And Alice has a "Barbed Tongue" in her first set zone
      When Alice plays "Barbed Tongue"
      And everyone passes until nothing is waiting
      Then "Barbed Tongue" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-chooses
    Scenario: Alice is asked about her changing event as she chooses between two things that Counters have played
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And Alice has a "Shooting Star" in her second set zone
      And the top of Bob's deck is "Vengeful Hound" and "Loyal Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      And Alice plays "Shooting Star"
      And everyone passes until damage is on the gate
      And everyone passes until an ability is on the gate
      And Alice plays "Twisted Tongue"
      And everyone passes until somebody chooses something on the gate
      Then Alice is asked about "Twisted Tongue"

  @GR-14-16b-1
  Rule: 14-16b-1 A card goes to the counter zone for its new Counter, and comes back to its place on the gate
    - event: an event has the new effect, and not its own
    - field: so a field
    - unit: so a unit
    - place: it comes back to its place on the gate
    - zone: after it was in its owner's counter zone
    - counter: it counts as played by its Counter still, and can be changed again

    # Reading: docs/decisions/1110-a-counter-that-is-changed.md
    @clause-event
    Scenario: An event that a Counter has played is given a new effect, and does not do its own
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And the top of Bob's deck is "Rising Letter"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a card is on the gate
      And Alice plays "Twisted Tongue"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And Bob has no cards in his hand
      And "Rising Letter" is in Bob's graveyard

    # Reading: docs/decisions/1110-a-counter-that-is-changed.md
    @clause-field
    Scenario: A field that a Counter has played is given a new effect, and does not enter play
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And the top of Bob's deck is "Rising Banner"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a card is on the gate
      And Alice plays "Twisted Tongue"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And "Rising Banner" is in Bob's graveyard

    # Reading: docs/decisions/1110-a-counter-that-is-changed.md
    @clause-unit
    Scenario: A unit that a Counter has played is given a new effect, and does not enter play
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And the top of Bob's deck is "Rising Guard"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his defense zone
      And Alice plays "Twisted Tongue"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And "Rising Guard" is in Bob's graveyard

    @clause-place
    Scenario: An event that is given a new effect lies on the gate again, below the event that was above it
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Twisted Tongue" in her second set zone
      And the top of Bob's deck is "Rising Letter"
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until a card is on the gate
      And Alice plays "Quiet Nod"
      And Alice plays "Twisted Tongue"
      And Bob passes
      Then from its top the gate holds "Quiet Nod", "Rising Letter", ruler damage of Bob
      And "Rising Letter" is not in Bob's counter zone

    @needs-events
    @clause-zone @clause-event
    Scenario: An event on the gate that is given a new effect goes to the counter zone before it has that effect
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And the top of Bob's deck is "Rising Letter"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a card is on the gate
      And Alice plays "Twisted Tongue"
      And everyone passes until the attack is over
      Then these happened in this order: move of "Twisted Tongue" by Alice, move of "Rising Letter" in Bob's counter zone, draw by Alice

    @clause-counter @clause-event
    Scenario: An event that was given another effect is given yet another one
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And Alice has a "Barbed Tongue" in her second set zone
      And the top of Bob's deck is "Rising Letter"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a card is on the gate
      And Alice plays "Twisted Tongue"
      And Alice passes
      And Alice plays "Barbed Tongue"
      And everyone passes until the attack is over
      Then Alice has one card in her damage zone
      And Alice has one card in her hand
      And Bob has no cards in his hand

  @GR-14-16b-2
  Rule: 14-16b-2 An ability leaves the gate for the new one, which comes to its place
    - place: it comes to the place of the old one
    - counter: it counts as played by its card's Counter, and can be changed again
    - waits: the card waits in the counter zone for it
    - source: the card with the ability is its source

    @clause-place
    Scenario: An ability that takes the place of another lies on the gate where the old one was
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Twisted Tongue" in her second set zone
      And the top of Bob's deck is "Loyal Hound"
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until an ability is on the gate
      And Alice plays "Quiet Nod"
      And Alice plays "Twisted Tongue"
      And Bob passes
      Then from its top the gate holds "Quiet Nod", an ability of "Loyal Hound", ruler damage of Bob

    # Reading: docs/decisions/1110-a-counter-that-is-changed.md
    @clause-waits
    Scenario: The card of an ability that was changed stays in the counter zone until the new ability leaves the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And the top of Bob's deck is "Loyal Hound"
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      And Alice plays "Twisted Tongue"
      And Bob passes
      Then "Twisted Tongue" is in Alice's graveyard
      And "Loyal Hound" is in Bob's counter zone
      When everyone passes until the attack is over
      Then "Loyal Hound" is in Bob's graveyard

    @clause-source
    Scenario: The card with an ability that was given another effect is the source of the damage it deals
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Barbed Tongue" in her first set zone
      And Alice could respond
      And the top of Bob's deck is "Loyal Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      And Alice plays "Barbed Tongue"
      And everyone passes until damage is on the gate
      Then from its top the gate holds damage of "Loyal Hound"

    @clause-counter
    Scenario: An ability that took the place of another gives way to yet another one
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Twisted Tongue" in her first set zone
      And Alice has a "Barbed Tongue" in her second set zone
      And the top of Bob's deck is "Loyal Hound"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      And Alice plays "Twisted Tongue"
      And everyone passes until an ability is on the gate
      And Alice plays "Barbed Tongue"
      And everyone passes until the attack is over
      Then Alice has one card in her damage zone
      And Alice has one card in her hand
      And Bob has no cards in his hand
