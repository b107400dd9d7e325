Feature: Gate Ruler 16-9 Double Attack

  @GR-16-9a
  Rule: 16-9a A unit with Double Attack can attack twice in a turn
    - twice: it can attack a second time in a turn
    - third: not a third time
    - auto: it is an automatic ability, played over the gate
    - ability: a unit that has lost it is not readied

    @clause-twice
    Scenario: A unit with Double Attack can attack twice in a turn
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Striking Duelist" in her left attack zone
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until the next attack can be declared
      Then Alice can attack Bob's ruler with "Twice-Striking Duelist"
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    @clause-third @clause-twice
    Scenario: A unit with Double Attack cannot attack a third time in a turn
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Striking Duelist" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until the next attack can be declared
      Then Alice can attack Bob's ruler with "Ember Recruit"
      And Alice cannot attack Bob's ruler with "Twice-Striking Duelist"

    @clause-auto
    Scenario: Double Attack is an automatic ability, which the players can answer on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Striking Duelist" in her left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until Bob has priority in the attack end step
      Then from its top the gate holds an ability of "Twice-Striking Duelist"
      And it is the attack end step

    @clause-ability
    Scenario: Double Attack that is lost before the end of the battle does not ready its unit
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Striking Duelist" in her left attack zone
      And Alice has a "Hushing Rain" in her first set zone
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Hushing Rain"
      And everyone passes until the next attack can be declared
      Then "Twice-Striking Duelist" is exhausted

  @GR-16-9a-1
  Rule: 16-9a-1 It is readied at the end of the battle of its first attack in a turn
    - ready: the unit is readied
    - end: at the end of the battle, not before
    - first: only after its first attack in this turn
    - own: only after its own attack
    - left: whether or not it is attacking still
    - turn: in each turn anew

    @clause-end
    Scenario: A unit with Double Attack is exhausted while the battle of its first attack goes on
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Striking Duelist" in her left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until damage is on the gate
      Then "Twice-Striking Duelist" is exhausted

    @clause-ready
    Scenario: A unit with Double Attack is ready when the battle of its first attack is over
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Striking Duelist" in her left attack zone
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until the next attack can be declared
      Then "Twice-Striking Duelist" is ready
      And Bob has one card in his damage zone

    @clause-first @clause-ready
    Scenario: A unit with Double Attack is not readied after its second attack in a turn
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Striking Duelist" in her left attack zone
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until the next attack can be declared
      Then "Twice-Striking Duelist" is exhausted

    @clause-own
    Scenario: An exhausted unit with Double Attack is not readied after the attack of another unit
      Given it is Alice's attack phase
      And Alice has an exhausted "Twice-Striking Duelist" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then "Twice-Striking Duelist" is exhausted
      And Bob has one card in his damage zone

    @clause-left @clause-ready
    Scenario: A unit with Double Attack that moves to the defense zone during its first attack is still readied
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Striking Duelist" in her left attack zone
      And Bob has a "Fall Back" in his first set zone
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fall Back" targeting "Twice-Striking Duelist"
      And everyone passes until the next attack can be declared
      Then "Twice-Striking Duelist" is ready
      And "Twice-Striking Duelist" is in Alice's defense zone

    @clause-turn @clause-ready
    Scenario: A unit with Double Attack is readied again after its first attack in its controller's next turn
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Striking Duelist" in her left attack zone
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until the next attack can be declared
      Then "Twice-Striking Duelist" is ready
      When everyone passes until Alice's next attack phase
      And Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until the next attack can be declared
      Then "Twice-Striking Duelist" is ready
      And Bob has two cards in his damage zone

  @GR-16-9b
  Rule: 16-9b Nobody has to attack a second time

    Scenario: A player may stop attacking after one attack of a unit with Double Attack, which stays ready
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Striking Duelist" in her left attack zone
      When Alice attacks Bob's ruler with "Twice-Striking Duelist"
      And everyone passes until the attack is over
      Then Alice may stop attacking
      When Alice stops attacking
      And everyone passes until Bob's main phase
      Then "Twice-Striking Duelist" is ready
      And Bob has one card in his damage zone
