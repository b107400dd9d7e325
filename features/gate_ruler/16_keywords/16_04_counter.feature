Feature: Gate Ruler 16-4 Counter

  @GR-16-4a
  Rule: 16-4a A Counter ability is played when its card comes to the counter zone as damage to its player

    Scenario: The damaged player's top card has one
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Answering Lookout"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand
      And Bob has no cards in his damage zone

    Scenario: It is no ability to play from the hand or from play
      Given it is Alice's main phase
      And Alice has a ready "Answering Lookout" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice cannot activate "Answering Lookout"
      And Alice has no cards in her hand

  @GR-16-4a-1
  Rule: 16-4a-1 It does what stands behind the icon

    Scenario: It drives two cards
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Alarm Bell", "Tower Guard" and "Siege Beast"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the damage has been dealt with
      Then Bob has two cards in his drive zone
      And Bob has no cards in his damage zone
