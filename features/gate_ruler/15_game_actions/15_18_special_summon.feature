Feature: Gate Ruler 15-18 Special summons

  @GR-15-18a
  Rule: 15-18a A unit that is special summoned is put directly into an attack or defense zone

    Scenario: Into the zone of the player's choice
      Given it is Alice's main phase
      And Alice has a "Second Life" in her hand
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Second Life" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      Then "Tower Guard" is in Alice's defense zone

  @GR-15-18a-1
  Rule: 15-18a-1 It does not go through the gate

    Scenario: It was played by nobody, and counts as no normal summon
      Given it is Alice's main phase
      And Alice has a "Second Life" in her hand
      And Alice has a "Tower Guard" in her graveyard
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Second Life" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then "Tower Guard" is in Alice's left attack zone
      And the gate is empty
      And Alice has summoned no units

  @GR-15-18b
  Rule: 15-18b A unit special summoned from the deck is chosen there

    Scenario: A Tower Guard of the deck
      Given it is Alice's main phase
      And Alice has a "Muster the Guard" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard" and "Plain Marcher", from the top
      When Alice plays "Muster the Guard"
      And everyone passes until Alice looks through a deck
      And Alice takes "Tower Guard"
      And Alice puts it into her left attack zone
      Then "Tower Guard" is in Alice's left attack zone
      And Alice has two cards in her deck
      And these happened in this order: shuffled by Alice

  @GR-15-18c
  Rule: 15-18c Whatever puts a unit into play without the gate is a special summon

    Scenario: A unit that is put on top of another enters play and is not normal summoned
      Given it is Alice's main phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Landing Herald" in her graveyard
      And Alice has a ready "Arrival Clerk" in her right attack zone
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Crowning" targeting "Landing Herald" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Landing Herald" is in Alice's left attack zone
      And "Siege Beast" is in Alice's hand
      And Alice has summoned no units

    Scenario: So does one that is put into the defense zone
      Given it is Alice's main phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a ready "Tower Guard" in her defense zone
      And Alice has a "Landing Herald" in her graveyard
      And Alice has a ready "Arrival Clerk" in her right attack zone
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Crowning" targeting "Landing Herald" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Landing Herald" is in Alice's defense zone
      And "Siege Beast" is in Alice's hand
      And Alice has summoned no units
