Feature: Gate Ruler 3-19 The counter zone

  @GR-3-19a
  Rule: 3-19a A card that is to be damage comes to the counter zone first
    - first: before it comes to its next zone
    - any: a card without a Counter ability too
    - stays: it lies there until it has been dealt with

    @needs-events
    @clause-first @clause-any
    Scenario: A card that becomes damage goes through the counter zone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Clay Bear"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Clay Bear" came to Bob's counter zone before his damage zone

    @clause-first @clause-stays
    Scenario: A card lies in the counter zone, not the damage zone, while its Counter ability is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Answering Lookout"
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      Then "Answering Lookout" is in Bob's counter zone
      And Bob has no cards in his damage zone

  @GR-3-19b
  Rule: 3-19b Everybody sees the card in a counter zone

    Scenario: Both players see a card in a counter zone whose Counter ability is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Answering Lookout"
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      Then Alice sees "Answering Lookout"
      And Bob sees "Answering Lookout"
