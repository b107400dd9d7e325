Feature: Gate Ruler 14-5 Playing Overdrive, Touchdown and Counter

  @GR-14-5a @lead-in
  Rule: 14-5a There are three ways in which such an ability is played

  @GR-14-5b
  Rule: 14-5b An ability that says to play another ability plays that one
    - overdrive: an Overdrive that says so plays the other ability
    - touchdown: so does a Touchdown
    - counter: so does a Counter
    - paid: the other ability is paid for

    @clause-overdrive @clause-paid
    Scenario: An Overdrive that plays another ability puts that one onto the gate, and its cost is paid
      Given it is Alice's main phase
      And Alice has a face-down "Echoing Herald" in her drive zone
      And Bob could respond
      When Alice reveals "Echoing Herald"
      Then Alice can play the Overdrive of "Echoing Herald"
      When Alice plays the Overdrive of "Echoing Herald"
      Then from its top the gate holds an ability of "Echoing Herald"
      And Alice has one ready resource

    @clause-overdrive
    Scenario: An Overdrive that plays another ability does what that one says
      Given it is Alice's main phase
      And Alice has a face-down "Echoing Herald" in her drive zone
      When Alice reveals "Echoing Herald"
      And Alice plays the Overdrive of "Echoing Herald"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-touchdown
    Scenario: A Touchdown that plays another ability is that ability as soon as it is played
      Given it is Alice's main phase
      And Alice has a "Calling Herald" in her hand
      And Bob could respond
      When Alice plays "Calling Herald" into her left attack zone
      And everyone passes until an ability is on the gate
      And Bob passes
      Then the gate is empty
      And "Calling Herald" is in Alice's left attack zone
      And Alice has one card in her hand

    @clause-overdrive @clause-paid
    Scenario: An Overdrive that first does something else then plays another ability for its cost
      Given it is Alice's main phase
      And Alice has a face-down "Answering Herald" in her drive zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has no further resources
      When Alice reveals "Answering Herald"
      And Alice plays the Overdrive of "Answering Herald"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice has no ready resources
      And Bob has one card in his damage zone

    @clause-paid
    Scenario: An Overdrive that first does something else does not play another ability that cannot be paid for
      Given it is Alice's main phase
      And Alice has a face-down "Answering Herald" in her drive zone
      And Alice has a "Plain Marcher" in her damage zone
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      When Alice reveals "Answering Herald"
      And Alice plays the Overdrive of "Answering Herald"
      And everyone passes until nothing is waiting
      Then "Plain Marcher" is in Alice's graveyard
      And Alice has no cards in her hand
      And Alice has one ready resource
      And Bob has no cards in his damage zone

    @clause-touchdown @clause-paid
    Scenario: A Touchdown that says to play another ability plays that one for its cost
      Given it is Alice's main phase
      And Alice has a "Landing Crier" in her hand
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has no further resources
      When Alice plays "Landing Crier" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice has no ready resources

    @clause-counter @clause-paid
    Scenario: A Counter that says to play another ability plays that one for its cost
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has two ready "Mana Well" in his resource zone
      And Bob has no further resources
      And Bob could respond
      And the top of Bob's deck is "Rousing Lookout"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      Then Bob has no ready resources
      When everyone passes until the attack is over
      Then Bob has one card in his hand

  @GR-14-5c
  Rule: 14-5c An ability that says to play its card plays the card
    - overdrive: an Overdrive that says so plays its card
    - counter: so does a Counter
    - level: out of the drive zone for its level
    - same: only the card on which it was, and not a new one that this has become

    @clause-overdrive @clause-level
    Scenario: A card that its own Overdrive plays comes out of the drive zone onto the gate, for its level
      Given it is Alice's main phase
      And Alice has a face-down "Driven Guard" in her drive zone
      And Bob could respond
      When Alice reveals "Driven Guard"
      Then Alice can play the Overdrive of "Driven Guard"
      When Alice plays the Overdrive of "Driven Guard"
      And Alice puts it into her left attack zone
      Then from its top the gate holds "Driven Guard"
      And Alice has one ready resource

    @clause-counter
    Scenario: A unit that its own Counter plays comes into play and not into the damage zone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Rising Guard"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his defense zone
      And everyone passes until the attack is over
      Then "Rising Guard" is in Bob's defense zone
      And Bob has no cards in his damage zone

    @clause-counter
    Scenario: A card that its own Counter plays is on the gate itself
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob could respond
      And Bob has two ready "Mana Well" in his resource zone
      And Bob has no further resources
      And the top of Bob's deck is "Rising Guard"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his defense zone
      Then from its top the gate holds "Rising Guard"
      And Bob has two ready resources

    @clause-same @clause-overdrive
    Scenario: An Overdrive that plays its card does not play it where the card has left the drive zone and has come back
      Given it is Alice's main phase
      And Alice has a face-down "Driven Guard" in her drive zone
      And Alice has a "Drive Thief" in her hand
      And Alice has a "Launch" in her hand
      When Alice reveals "Driven Guard"
      Then Alice can play the Overdrive of "Driven Guard"
      When Alice plays "Drive Thief" targeting "Driven Guard"
      And everyone passes until nothing is waiting
      And Alice plays "Launch" targeting "Driven Guard"
      And everyone passes until nothing is waiting
      Then "Driven Guard" is in Alice's drive zone
      And Alice cannot play the Overdrive of "Driven Guard"

  @GR-14-5c-1
  Rule: 14-5c-1 A card that its own Counter plays costs no resources for its level
    - level: it costs no resources for its level
    - rest: whatever else it costs is paid
    - own: what the Counter of another card plays costs its level

    @clause-level
    Scenario: A card that its own Counter plays is played by a player without a ready resource
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Rising Letter"
      And Bob has no further resources
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand
      And "Rising Letter" is in Bob's graveyard

    @clause-level
    Scenario: A player with ready resources spends none for the level of a card that its own Counter plays
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Rising Letter"
      And Bob has two ready "Mana Well" in his resource zone
      And Bob has no further resources
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand
      And Bob has two ready resources

    @clause-rest
    Scenario: A card that its own Counter plays still takes the discarded card that an effect adds to its cost
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has an "Ordeal Gate" in his field zone
      And Bob has a "Kind Letter" in his hand
      And the top of Bob's deck is "Rising Guard"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his defense zone
      And everyone passes until the attack is over
      Then "Rising Guard" is in Bob's defense zone
      And "Kind Letter" is in Bob's graveyard

    @clause-rest @clause-level
    Scenario: A card that its own Counter plays still takes the resource that an effect adds to its cost
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Toll Bridge" in his field zone
      And Bob has two ready "Mana Well" in his resource zone
      And Bob has no further resources
      And the top of Bob's deck is "Rising Guard"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his defense zone
      And everyone passes until the attack is over
      Then "Rising Guard" is in Bob's defense zone
      And Bob has one ready resource

    @clause-own
    Scenario: A card that another card's Counter plays costs its level, though it has a Counter too
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has two ready "Mana Well" in his resource zone
      And Bob has no further resources
      And Bob has a "Rising Letter" in his graveyard
      And the top of Bob's deck is "Archive Lookout"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand
      And Bob has no ready resources

  @GR-14-5d
  Rule: 14-5d Any other such ability is played itself
    - overdrive: another Overdrive is played itself
    - counter: so is another Counter
    - touchdown: so is another Touchdown

    @clause-overdrive
    Scenario: An Overdrive that plays nothing else is on the gate itself, and its card stays in the drive zone
      Given it is Alice's main phase
      And Alice has a face-down "Stirring Herald" in her drive zone
      And Bob could respond
      When Alice reveals "Stirring Herald"
      And Alice plays the Overdrive of "Stirring Herald"
      Then from its top the gate holds an ability of "Stirring Herald"
      And "Stirring Herald" is in Alice's drive zone

    @clause-counter
    Scenario: A Counter that plays nothing else is played and does what it says
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Answering Lookout"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand
      And "Answering Lookout" is in Bob's graveyard

    @clause-touchdown
    Scenario: A Touchdown that plays nothing else is on the gate itself, and its unit is in play
      Given it is Alice's main phase
      And Alice has a "Landing Herald" in her hand
      And Bob could respond
      When Alice plays "Landing Herald" into her left attack zone
      And Bob passes
      Then "Landing Herald" is in Alice's left attack zone
      And from its top the gate holds an ability of "Landing Herald"
