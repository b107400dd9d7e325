Feature: Gate Ruler 16-4 Counter

  @GR-16-4a
  Rule: 16-4a A Counter ability is played when its card comes to the counter zone as damage to its player
    - damage: it is played as its card comes to the counter zone as damage
    - played: it is not played from elsewhere, like other abilities
    - moved: not when the card comes to the damage zone in another way

    @clause-damage
    Scenario: The Counter ability of a card dealt as damage draws a card, and no card goes to the damage zone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Answering Lookout"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand
      And Bob has no cards in his damage zone

    @clause-played
    Scenario: A player cannot activate the Counter ability of a unit that is in play
      Given it is Alice's main phase
      And Alice has a ready "Answering Lookout" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice cannot activate "Answering Lookout"
      And Alice has no cards in her hand

    @clause-played
    Scenario: A unit with Counter can be played from the hand, but its Counter ability cannot be activated there
      Given it is Alice's main phase
      And Alice has an "Answering Lookout" in her hand
      Then Alice cannot activate "Answering Lookout"
      And Alice may play "Answering Lookout"

    @clause-moved
    Scenario: The Counter ability of a unit that an event puts into the damage zone is not played
      Given it is Alice's main phase
      And Alice has an "Into the Wounds" in her hand
      And Bob has a ready "Answering Lookout" in his left attack zone
      When Alice plays "Into the Wounds" targeting "Answering Lookout"
      And everyone passes until nothing is waiting
      Then Bob has no cards in his hand
      And "Answering Lookout" is in Bob's damage zone

  @GR-16-4a-1
  Rule: 16-4a-1 It does what stands behind the icon
    - effect: what stands there is done as it resolves
    - counter: it is a Counter ability, and what ignores Counter ignores it

    @clause-effect
    Scenario: A player's Counter ability that drives 2 puts two cards into his drive zone and none into his damage zone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Alarm Bell", "Tower Guard" and "Siege Beast"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the damage has been dealt with
      Then Bob has two cards in his drive zone
      And Bob has no cards in his damage zone

    @clause-counter
    Scenario: Damage that ignores Counter puts a card with Counter into the damage zone without its ability being played
      Given it is Alice's main phase
      And Alice has a "Merciless Star" in her first set zone
      And the top of Bob's deck is "Answering Lookout" and "Tower Guard"
      When Alice plays "Merciless Star"
      And everyone passes until nothing is waiting
      Then "Answering Lookout" is in Bob's damage zone
      And Bob has no cards in his hand

  @GR-16-4b @see-GR-13-6d
  Rule: 16-4b How Counter abilities are played is said with the damage of a ruler
