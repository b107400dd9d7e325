Feature: Gate Ruler 10-4 Resolving a drive

  # Reading: docs/decisions/1168-a-drive-stays-beneath-what-it-has-played.md
  @GR-10-4b
  Rule: 10-4b The process leaves the gate when none of its cards and abilities is left in a drive zone
    - leaves: the process leaves the gate as nothing of it is left in a drive zone
    - stays: it stays while anything is left
    - new: a card that has left the drive zone and come back is none of its cards

    @clause-leaves
    Scenario: A drive leaves the gate when its last card is given up and goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob leaves "Tower Guard"
      Then a drive of Bob's is not on the gate
      And "Tower Guard" is in Bob's graveyard

    @clause-stays
    Scenario: A drive stays on the gate when one of its cards is given up and others are left in the drive zone
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Tower Guard", "Siege Beast" and "Ember Recruit"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob leaves "Tower Guard"
      Then a drive of Bob's is on the gate
      And Bob has three cards in his drive zone

    @clause-new
    Scenario: A drive leaves the gate when its last card has gone from the drive zone to the hand and come back
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Second Packing" and "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays "Second Packing"
      Then "Tower Guard" is not among the cards that Bob is asked about
      And "Tower Guard" is in Bob's drive zone
      And a drive of Bob's is not on the gate

  # Reading: docs/decisions/1187-a-drive-offers-only-what-was-driven-with-it.md
  @GR-10-4c
  Rule: 10-4c He chooses an Overdrive ability, or a card that none is linked to
    - waits: no card that an Overdrive ability is linked to
    - free: a card that none is linked to any more
    - any: any of them
    - related: only cards and abilities of this process

    @clause-waits @clause-any
    Scenario: A driven card with an Overdrive ability cannot be chosen, but the ability and a card without one can
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Stirring Herald", "Siege Beast" and "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with an Overdrive
      Then "Stirring Herald" is not among the driven cards that Bob can choose
      And "Siege Beast" is among the driven cards that Bob can choose
      And Bob can play the Overdrive of "Stirring Herald"

    @clause-free
    Scenario: A driven card can be chosen when its Overdrive ability has been removed
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Stirring Herald"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with an Overdrive
      And Bob removes the Overdrive of "Stirring Herald"
      Then "Stirring Herald" is among the driven cards that Bob can choose

    @clause-any
    Scenario: A player can choose either of two driven cards first
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Tower Guard", "Siege Beast" and "Ember Recruit"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      Then "Tower Guard" is among the driven cards that Bob can choose
      And "Ember Recruit" is among the driven cards that Bob can choose

    @clause-related
    Scenario: A player with a drive can remove his own Overdrive ability, but not one in the opponent's drive zone
      Given it is Alice's main phase
      And Alice has a face-down "Sparking Drake" in her drive zone
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Stirring Herald"
      When Alice reveals "Sparking Drake"
      And Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with an Overdrive
      Then Bob can remove the Overdrive of "Stirring Herald"
      And Bob cannot remove the Overdrive of "Sparking Drake"

  @GR-10-4d
  Rule: 10-4d What he chose is set, played or given up

    Scenario: A player plays a driven unit's Overdrive ability, which draws a card, and then the unit
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Stirring Herald"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with an Overdrive
      Then Bob can play the Overdrive of "Stirring Herald"
      When Bob plays the Overdrive of "Stirring Herald"
      And everyone passes until Bob chooses what to do with a driven card
      Then Bob has one card in his hand
      When Bob plays "Stirring Herald" into his left attack zone
      And everyone passes until nothing is waiting
      Then "Stirring Herald" is in Bob's left attack zone

  # Reading: docs/decisions/1168-a-drive-stays-beneath-what-it-has-played.md
  # Reading: docs/decisions/1184-setting-a-driven-card-ends-that-resolution.md
  @GR-10-4d-1
  Rule: 10-4d-1 A face-down settable card can be set; any other card, or an ability, can be played
    - set: a card is set only if it lies face down and is settable
    - unplayed: and not played
    - played: a revealed card is played
    - settable: a face-down card that is settable no more is played
    - again: if what he chose cannot be done, he chooses again
    - ability: an Overdrive ability that he chooses is played
    - done: when a card is set, what is due or has triggered comes before he chooses again

    @clause-set
    Scenario: A driven instant event can be set and stays hidden from the opponent
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Quiet Nod"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob sets "Quiet Nod" into his second set zone
      Then "Quiet Nod" is in Bob's second set zone
      And Alice does not see "Quiet Nod"

    @clause-unplayed
    Scenario: A driven instant event can be set but not played
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Quiet Nod"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      Then Bob cannot play "Quiet Nod"
      And Bob may set "Quiet Nod"

    @clause-set @clause-played
    Scenario: A driven standard event that was revealed can be played but not set
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Plain Rite"
      When Alice plays "Calling Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      Then Bob may play "Plain Rite"
      And Bob cannot set "Plain Rite"

    @clause-played @clause-set
    Scenario: A driven standard event that was revealed is played, draws a card and goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Plain Rite"
      When Alice plays "Calling Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And "Plain Rite" is in Bob's graveyard

    @clause-settable @clause-played
    Scenario: A hidden driven unit that loses Concealment can no longer be set, but can be played
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Muting Choir", "Cave Lurker", "Tower Guard" and "Siege Beast"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob is asked which driven cards stay hidden
      And Bob chooses "Cave Lurker"
      And everyone passes until Bob chooses what to do with a driven card
      Then Bob may set "Cave Lurker"
      When Bob plays "Muting Choir"
      And everyone passes until Bob chooses what to do with a driven card
      Then Bob cannot set "Cave Lurker"
      And Bob may play "Cave Lurker"

    @clause-again
    Scenario: A player who tries to play a driven unit into a set zone can play another driven unit afterwards
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Tower Guard", "Siege Beast", "Ember Recruit" and "Clay Bear"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob tries to play "Ember Recruit" into his first set zone
      Then "Ember Recruit" is in Bob's drive zone
      When Bob plays "Tower Guard" into his left attack zone
      And everyone passes until Bob chooses what to do with a driven card
      Then "Tower Guard" is in Bob's left attack zone

    @clause-ability
    Scenario: A driven unit's Overdrive ability that is played comes onto the gate above the drive
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Alice could respond
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Lantern Bearer", "Tower Guard", "Siege Beast" and "Ember Recruit"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with an Overdrive
      Then Bob can play the Overdrive of "Lantern Bearer"
      When Bob plays the Overdrive of "Lantern Bearer"
      Then from its top the gate holds an ability of "Lantern Bearer", a drive of Bob, "Plain Rite"

    @clause-done @clause-set
    Scenario: A set card is gone before the player who set a driven card onto it chooses the next driven card
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And Bob has a "Deep Rest" in his second set zone
      And the top of Bob's deck is "Quiet Nod", "Tower Guard", "Siege Beast" and "Ember Recruit"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob sets "Quiet Nod" into his second set zone
      Then "Tower Guard" is among the driven cards that Bob can choose
      And "Deep Rest" is in Bob's graveyard

    @clause-done @clause-set
    Scenario: An event that a driven card's setting triggers is played before the player chooses the next driven card
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And Bob has a "Crowded Hideout" in his second set zone
      And the top of Bob's deck is "Quiet Nod", "Tower Guard", "Siege Beast" and "Ember Recruit"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob sets "Quiet Nod" into his third set zone
      Then Bob is asked about "Crowded Hideout"
      When Bob says yes
      Then from its top the gate holds "Crowded Hideout", a drive of Bob, "Plain Rite"

  @GR-10-4d-1a
  Rule: 10-4d-1a What costs something must be paid
    - level: the level of a card
    - ability: the cost of an Overdrive ability, or it is not played

    @clause-level
    Scenario: Two resources are paid for a driven unit of level 2
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Sparking Drake"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays "Sparking Drake" into his left attack zone
      Then Bob has one ready resource

    @clause-ability
    Scenario: Two resources are paid for an Overdrive ability that costs 2 resources
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Tolling Herald"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with an Overdrive
      And Bob plays the Overdrive of "Tolling Herald"
      Then Bob has one ready resource

    @clause-ability
    Scenario: An Overdrive ability that costs 2 resources can be removed but not played with one resource
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And Bob has a ready "Mana Well" in his resource zone
      And Bob has no further resources
      And the top of Bob's deck is "Tolling Herald", "Quiet Nod" and "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with an Overdrive
      Then Bob cannot play the Overdrive of "Tolling Herald"
      And Bob can remove the Overdrive of "Tolling Herald"

  @GR-10-4d-1b
  Rule: 10-4d-1b A unit that is played so is normal summoned
    - counts: it counts as a summon
    - cap: the summon cap binds
    - cost: its level is paid for it

    @clause-counts
    Scenario: A driven unit that is played counts as a summoned unit
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays "Tower Guard" into his left attack zone
      Then Bob has summoned one unit

    @clause-cap
    Scenario: A driven unit cannot be played if its player has reached the summon cap
      Given it is Alice's main phase
      And Alice has two "Frail Squire" in her hand
      And Alice has a "Sudden Muster" in her first set zone
      And the top of Alice's deck is "Landing Herald", "Quiet Nod" and "Sudden Spark"
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Sudden Muster"
      And everyone passes until Alice chooses what to do with a driven card
      Then "Landing Herald" is among the driven cards that Alice can choose
      And Alice cannot play "Landing Herald"

    @clause-cost
    Scenario: Three resources are paid for a driven unit of level 3
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Siege Beast"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays "Siege Beast" into his left attack zone
      Then Bob has no ready resources

  @GR-10-4d-2
  Rule: 10-4d-2 What is given up goes to the graveyard, or away if it is an Overdrive, and he chooses again
    - card: a card goes to its owner's graveyard
    - ability: an Overdrive ability goes away, and its card stays
    - again: then he chooses again

    @clause-card @clause-again
    Scenario: A driven card that is given up goes to the graveyard, and its player can choose another card
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Tower Guard", "Siege Beast" and "Ember Recruit"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob leaves "Siege Beast"
      Then "Siege Beast" is in Bob's graveyard
      And "Tower Guard" is among the driven cards that Bob can choose
      And "Ember Recruit" is among the driven cards that Bob can choose

    @clause-ability
    Scenario: An Overdrive ability that is given up goes away without effect, and its card stays in the drive zone
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Stirring Herald"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with an Overdrive
      And Bob removes the Overdrive of "Stirring Herald"
      Then Bob has no Overdrives in his drive zone
      And Bob has no cards in his hand
      And "Stirring Herald" is in Bob's drive zone
