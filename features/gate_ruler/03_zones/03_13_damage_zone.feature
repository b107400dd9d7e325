Feature: Gate Ruler 3-13 The damage zone

  @GR-3-13a
  Rule: 3-13a Damage to a ruler puts cards into his player's damage zone
    - ruler: damage to the ruler of that player
    - unit: damage to a unit puts none there
    - effect: damage by an effect as well as in battle

    @clause-ruler
    Scenario: Two damage from an attack on a ruler puts the top two cards of its player's deck into the damage zone
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Clay Bear" and "Tower Guard"
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then "Clay Bear" is in Bob's damage zone
      And "Tower Guard" is in Bob's damage zone

    @clause-unit
    Scenario: Damage to a unit puts no cards into its player's damage zone
      Given it is Alice's main phase
      And Alice has a "Needle Rain" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Needle Rain"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage
      And Bob has no cards in his damage zone

    @clause-effect @clause-ruler
    Scenario: Damage that an event deals to Bob's ruler puts cards into his damage zone
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And the top of Bob's deck is "Clay Bear" and "Tower Guard"
      When Alice plays "Shooting Star"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Bob's damage zone
      And "Tower Guard" is in Bob's damage zone

  @GR-3-13b
  Rule: 3-13b Everybody sees the cards of a damage zone, and which came first does not matter
    - seen: both players see them
    - order: any of them can be healed

    @clause-seen
    Scenario: Both players see a card in a damage zone
      Given it is Alice's main phase
      And Bob has a "Clay Bear" in his damage zone
      Then Alice sees "Clay Bear"
      And Bob sees "Clay Bear"

    @clause-seen
    Scenario: A card that was hidden in the deck is seen in the damage zone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Clay Bear"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice sees "Clay Bear"
      And Bob sees "Clay Bear"

    @clause-order
    Scenario: A player who heals may choose any card in her damage zone
      Given it is Alice's main phase
      And Alice has a "Healing Light" in her first set zone
      And Alice has a "Clay Bear" in her damage zone
      And Alice has a "Tower Guard" in her damage zone
      And Alice has a "Siege Beast" in her damage zone
      When Alice plays "Healing Light"
      And everyone passes until Alice is asked which card
      Then Alice chooses between "Clay Bear", "Tower Guard" and "Siege Beast"
      When Alice chooses "Tower Guard"
      Then "Tower Guard" is in Alice's graveyard
      And Alice has two cards in her damage zone

  @GR-3-13c @see-GR-12-2a-1
  Rule: 3-13c As many cards there as the ruler has life lose the game
