Feature: Gate Ruler 15-18 Special summons

  @GR-15-18a
  Rule: 15-18a A unit that is special summoned is put directly into an attack or defense zone
    - attack: it may be any attack zone
    - defense: it may be the defense zone
    - only: it is no other zone
    - own: it is a zone of the player who summons it, whoever owns it
    - set: it is a special summon from a set zone, too, which is in play

    @clause-defense
    Scenario: Bob puts a unit that he special summons into his defense zone
      Given it is Bob's main phase
      And Bob has a "Second Life" in his hand
      And Bob has a "Tower Guard" in his graveyard
      When Bob plays "Second Life" targeting "Tower Guard"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his defense zone
      Then "Tower Guard" is in Bob's defense zone

    @clause-attack
    Scenario Outline: Alice puts a unit that she special summons into her <zone>
      Given it is Alice's main phase
      And Alice has a "Second Life" in her first set zone
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Second Life" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her <zone>
      Then "Tower Guard" is in Alice's <zone>

      Examples:
        | zone              |
        | left attack zone  |
        | right attack zone |

    @clause-attack @clause-defense @clause-only
    Scenario: A special summoned unit can go into the attack and defense zones, and into no other zone
      Given it is Alice's main phase
      And Alice has a "Second Life" in her first set zone
      And Alice has a "Tower Guard" in her graveyard
      When Alice begins to play "Second Life"
      And everyone passes until Alice is asked for a zone
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-own
    Scenario: A unit that Bob owns comes to a zone of Alice's when Alice special summons it
      Given it is Alice's main phase
      And Alice has a "Body Snatching" in her hand
      And Bob has a "Tower Guard" in his graveyard
      When Alice plays "Body Snatching" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone

    @clause-set
    Scenario: An ability that waits for a special summon triggers when a unit is special summoned from a set zone
      Given it is Alice's main phase
      And Alice has a "Cave Lurker" in her first set zone
      And Alice has a "Trapdoor" in her hand
      And Alice has a ready "Arrival Clerk" in her right attack zone
      When Alice plays "Trapdoor"
      And everyone passes until nothing is waiting
      Then "Cave Lurker" is in Alice's left attack zone
      And Alice has one card in her hand

  @GR-15-18a-1
  Rule: 15-18a-1 It does not go through the gate
    - gate: it does not go over the gate
    - played: nobody plays it

    @clause-gate
    Scenario: A special summoned unit comes into play without the gate and counts as no normal summon
      Given it is Alice's main phase
      And Alice has a "Second Life" in her hand
      And Alice has a "Tower Guard" in her graveyard
      And Bob could respond
      When Alice plays "Second Life" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then "Tower Guard" is in Alice's left attack zone
      And the gate is empty
      And Alice has summoned no units

    @clause-played @clause-gate
    Scenario: What waits for a unit to be played does not hear of a special summon
      Given it is Alice's main phase
      And Alice has a "Fanfare" in her field zone
      And Alice has a "Second Life" in her hand
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Second Life" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's right attack zone
      And Alice has no cards in her hand

  @GR-15-18b
  Rule: 15-18b A unit special summoned from the deck is chosen there
    - chosen: the player looks through the deck and chooses it, and the rest is shuffled
    - named: only the unit that is named
    - one: one of it
    - special: it is special summoned
    - may: or it is not found, though it is there, and then nothing is summoned

    @clause-chosen
    Scenario: A unit that an effect names is special summoned from the deck, and the rest is shuffled
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

    @clause-named
    Scenario: Only the unit that the effect names can be chosen for a special summon from the deck
      Given it is Alice's main phase
      And Alice has a "Muster the Guard" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard" and "Plain Marcher", from the top
      When Alice plays "Muster the Guard"
      And everyone passes until Alice looks through a deck
      Then "Tower Guard" is among the cards that Alice is asked about
      And "Siege Beast" is not among the cards that Alice is asked about

    @clause-special @clause-chosen
    Scenario: A unit special summoned from the deck triggers what waits for a special summon
      Given it is Alice's main phase
      And Alice has a "Muster the Guard" in her hand
      And Alice has a "Summons Clerk" in her field zone
      And Alice's deck is "Siege Beast", "Tower Guard" and "Plain Marcher", from the top
      When Alice plays "Muster the Guard"
      And everyone passes until Alice looks through a deck
      And Alice takes "Tower Guard"
      And Alice puts it into her left attack zone
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And Alice has one card in her hand

    @clause-one @clause-chosen
    Scenario: One of two units of the name is special summoned from the deck, and the other stays in the deck
      Given it is Alice's main phase
      And Alice has a "Muster the Guard" in her hand
      And Alice's deck is "Tower Guard", "Siege Beast" and "Tower Guard", from the top
      When Alice plays "Muster the Guard"
      And everyone passes until Alice looks through a deck
      And Alice takes first "Tower Guard"
      And Alice puts it into her left attack zone
      And everyone passes until nothing is waiting
      Then first "Tower Guard" is in Alice's left attack zone
      And Alice has two cards in her deck

    @clause-may
    Scenario: A unit of the deck that is not found is not summoned
      Given it is Alice's main phase
      And Alice has a "Muster the Guard" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard" and "Plain Marcher", from the top
      When Alice plays "Muster the Guard"
      And everyone passes until Alice looks through a deck
      And Alice takes nothing
      And everyone passes until nothing is waiting
      Then "Muster the Guard" is in Alice's graveyard
      And "Tower Guard" is in Alice's deck

  @GR-15-18c
  Rule: 15-18c Whatever puts a unit into play without the gate is a special summon
    - any: in whatever way it comes into play, as on top of another unit
    - gate: but not as it resolves on the gate
    - away: where it is put into play from the gate, it has not resolved there
    - enters: nor where it was in an attack or defense zone already

    @clause-any
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

    @clause-any
    Scenario: A unit put on top of one in the defense zone enters play and is not normal summoned
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

    @clause-gate
    Scenario: A unit that was played and resolved on the gate is not special summoned
      Given it is Alice's main phase
      And Alice has a ready "Arrival Clerk" in her right attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has no cards in her hand

    @clause-away @clause-any
    Scenario: A unit that an event puts from the gate into play is special summoned
      Given it is Alice's main phase
      And Alice has a ready "Arrival Clerk" in her right attack zone
      And Alice has a "Frail Squire" in her hand
      And Alice has a "Head Start" in her first set zone
      When Alice plays "Frail Squire" into her defense zone
      And Alice plays "Head Start" targeting "Frail Squire"
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's left attack zone
      And Alice has one card in her hand

    @clause-enters
    Scenario: A unit that only goes to another zone in play is not special summoned
      Given it is Alice's main phase
      And Alice has a ready "Arrival Clerk" in her right attack zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her defense zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's defense zone
      And Alice has no cards in her hand
