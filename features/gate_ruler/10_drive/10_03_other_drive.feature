Feature: Gate Ruler 10-3 Driving at another time

  @GR-10-3a
  Rule: 10-3a Whoever drives at any other time goes through the steps that follow
    - player: a player who is not the active player, whatever the phase
    - phase: also the active player, outside her start phase and main phase

    @clause-player
    Scenario: A player who drives in the opponent's main phase has a drive on the gate and can choose the driven card
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until a card is in Bob's drive zone
      Then a drive of Bob's is on the gate
      And "Tower Guard" is among the driven cards that Bob can choose

    @clause-player
    Scenario: A player who drives by Counter in the opponent's attack phase has a drive on the gate and can choose a card
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Alarm Bell", "Tower Guard" and "Siege Beast"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a card is in Bob's drive zone
      Then a drive of Bob's is on the gate
      And "Siege Beast" is among the driven cards that Bob can choose

    @clause-phase
    Scenario: The active player who drives in the attack start step has a drive on the gate and can choose the card
      Given it is Alice's main phase
      And Alice has a "Sudden Call" in her first set zone
      And the top of Alice's deck is "Tower Guard"
      And Bob could respond
      When everyone passes until Bob has priority in the attack start step
      And Bob passes
      And Alice plays "Sudden Call"
      And everyone passes until a card is in Alice's drive zone
      Then a drive of Alice's is on the gate
      And "Tower Guard" is among the driven cards that Alice can choose

  @GR-10-3a-1
  Rule: 10-3a-1 Events that are no standard action stay hidden, other settable cards if he likes, the rest is revealed
    - instants: an event that is no standard action stays hidden
    - asked: of the others he is asked about the settable ones only
    - kept: those that he chooses stay hidden
    - rest: all others are revealed
    - number: as many of those as he likes

    @clause-rest
    Scenario: A unit driven in the opponent's main phase is revealed
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      Then Alice sees "Tower Guard"

    @clause-instants
    Scenario: An instant event driven in the opponent's main phase stays hidden in the drive zone
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Quiet Nod", "Tower Guard" and "Siege Beast"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      Then Alice does not see "Quiet Nod"
      And "Quiet Nod" is in Bob's drive zone

    @clause-kept @clause-asked
    Scenario: A driven standard event stays hidden in the drive zone if its player chooses it
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Plain Rite", "Tower Guard" and "Siege Beast"
      When Alice plays "Calling Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob is asked which driven cards stay hidden
      And Bob chooses "Plain Rite"
      And everyone passes until Bob chooses what to do with a driven card
      Then "Plain Rite" is in Bob's drive zone
      And Alice does not see "Plain Rite"

    @clause-rest @clause-asked
    Scenario: A driven standard event is revealed if its player does not choose to keep it hidden
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Plain Rite", "Tower Guard" and "Siege Beast"
      When Alice plays "Calling Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      Then Alice sees "Plain Rite"

    @clause-asked @clause-instants
    Scenario: A player is asked about a driven unit with Concealment, but about no instant event and no other unit
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Quiet Nod", "Cave Lurker", "Tower Guard" and "Siege Beast"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob is asked which driven cards stay hidden
      Then "Cave Lurker" is among the cards that Bob is asked about
      And "Quiet Nod" is not among the cards that Bob is asked about
      And "Tower Guard" is not among the cards that Bob is asked about

    @clause-instants @clause-kept @clause-rest @clause-asked @clause-number
    Scenario: Of four driven cards, a unit is revealed, and an instant event and two chosen cards stay hidden
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Tower Guard", "Plain Rite", "Quiet Nod" and "Cave Lurker"
      When Alice plays "Calling Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob is asked which driven cards stay hidden
      And Bob chooses "Plain Rite" and "Cave Lurker"
      And everyone passes until Bob chooses what to do with a driven card
      Then Alice sees "Tower Guard"
      And Alice does not see "Plain Rite"
      And Alice does not see "Quiet Nod"
      And Alice does not see "Cave Lurker"

    @clause-number @clause-kept
    Scenario: Two driven standard events stay hidden if their player chooses both, and a driven unit is revealed
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Plain Rite", "Kind Letter", "Tower Guard" and "Siege Beast"
      When Alice plays "Calling Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob is asked which driven cards stay hidden
      And Bob chooses "Plain Rite" and "Kind Letter"
      And everyone passes until Bob chooses what to do with a driven card
      Then Alice does not see "Plain Rite"
      And Alice does not see "Kind Letter"
      And Alice sees "Tower Guard"

  @GR-10-3b
  Rule: 10-3b The Overdrive ability of a revealed card is put beside it
    - put: the Overdrive ability of a revealed card comes into the drive zone
    - each: each one, where the card has several

    @clause-put
    Scenario: The Overdrive ability of a driven unit comes into the drive zone
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Stirring Herald"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with an Overdrive
      Then Bob has one Overdrive in his drive zone

    @clause-each @clause-put
    Scenario: Both Overdrive abilities of a driven unit come into the drive zone
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Twin-Tongued Herald"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with an Overdrive
      Then Bob has two Overdrives in his drive zone

  @GR-10-3b-1
  Rule: 10-3b-1 Each Overdrive ability is linked to the card that has it

    Scenario: Each of two driven units has its own Overdrive ability in the drive zone
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Stirring Herald", "Sparking Drake" and "Tower Guard"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with an Overdrive
      Then Bob has one Overdrive of "Stirring Herald" in his drive zone
      And Bob has one Overdrive of "Sparking Drake" in his drive zone

  @GR-10-3c
  Rule: 10-3c A drive resolution process for these cards and abilities comes onto the gate
    - process: a process comes onto the gate
    - one: one for all that was driven together

    @clause-process @clause-one
    Scenario: Four cards that are driven together have one drive on the gate, which offers them and an Overdrive of theirs
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Siege Beast", "Sparking Drake", "Tower Guard" and "Ember Recruit"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until a card is in Bob's drive zone
      Then from its top the gate holds a drive of Bob, "Plain Rite"
      And Bob has four cards in his drive zone
      And "Siege Beast" is among the driven cards that Bob can choose
      And "Tower Guard" is among the driven cards that Bob can choose
      And "Ember Recruit" is among the driven cards that Bob can choose
      And Bob can remove the Overdrive of "Sparking Drake"

  @GR-10-3c-1
  Rule: 10-3c-1 The process is controlled by the player who drove

    Scenario: A player who drives in the opponent's turn controls the drive on the gate
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Call" in his first set zone
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until a card is in Bob's drive zone
      Then a drive of Bob's is on the gate
      And a drive of Alice's is not on the gate
