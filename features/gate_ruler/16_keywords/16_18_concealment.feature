Feature: Gate Ruler 16-18 Concealment and Forced Concealment

  @GR-16-18a
  Rule: 16-18a A card that is no event can be set and played later
    - set: it can be laid into a set zone
    - played: and be played from there later

    @clause-set @clause-played
    Scenario: A unit with Concealment that its own ability lets be played from a set zone is set, and played in a later turn
      Given it is Alice's main phase
      And Alice has a "Cave Stalker" in her hand
      Then Alice may set "Cave Stalker"
      When Alice sets "Cave Stalker" into her first set zone
      And everyone passes until Alice's next main phase
      And everyone passes until nothing is waiting
      Then Alice may play "Cave Stalker"
      When Alice plays "Cave Stalker" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Cave Stalker" is in Alice's left attack zone

    @clause-set
    Scenario: A unit with Concealment can be set
      Given it is Alice's main phase
      And Alice has a "Cave Lurker" in her hand
      Then Alice may set "Cave Lurker"
      When Alice sets "Cave Lurker" into her first set zone
      Then "Cave Lurker" is in Alice's first set zone

  @GR-16-18b
  Rule: 16-18b Concealment makes a card settable
    - settable: a card with it is settable, from the hand and from the drive zone
    - who: a card without it is not
    - else: it can be played as usual as well
    - lost: nor is one that has lost it

    @clause-settable
    Scenario: A unit with Concealment can be set from the hand, and the opponent does not see it in the set zone
      Given it is Alice's main phase
      And Alice has a "Cave Lurker" in her hand
      Then Alice may set "Cave Lurker"
      When Alice sets "Cave Lurker" into her second set zone
      Then "Cave Lurker" is in Alice's second set zone
      And Bob does not see "Cave Lurker"

    @clause-who
    Scenario: Setting a unit without Concealment is refused
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her hand
      When Alice tries to set "Tower Guard" into her second set zone
      Then that is refused

    @clause-settable
    Scenario: A unit with Concealment can be set from the drive zone
      Given it is Alice's main phase
      And Alice has a "Cave Lurker" in her drive zone
      Then Alice may set "Cave Lurker"
      When Alice sets "Cave Lurker" into her first set zone
      Then "Cave Lurker" is in Alice's first set zone

    @clause-else
    Scenario: A unit with Concealment can be played from the hand into an attack zone
      Given it is Alice's main phase
      And Alice has a "Cave Lurker" in her hand
      Then Alice may play "Cave Lurker"
      When Alice plays "Cave Lurker" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Cave Lurker" is in Alice's left attack zone

    @clause-lost @clause-who @clause-settable @clause-else
    Scenario: A unit in the hand that has lost Concealment cannot be set, but can be played
      Given it is Alice's main phase
      And Alice has a "Cave Lurker" in her hand
      And Alice has a "Silent Vault" in her hand
      Then Alice can set "Cave Lurker"
      When Alice plays "Silent Vault"
      And everyone passes until nothing is waiting
      Then Alice cannot set "Cave Lurker"
      And Alice can play "Cave Lurker"

  # Reading: docs/decisions/1162-forced-concealment-keeps-a-card-out-of-the-rows.md
  @GR-16-18c
  Rule: 16-18c Forced Concealment makes it settable, and keeps it from play except by way of a set zone
    - settable: it is settable
    - unplayed: it is not played from elsewhere than a set zone
    - played: from a set zone it is
    - kept: it does not come into play from elsewhere in another way
    - resolved: nor from the gate before it has resolved there
    - direct: it is special summoned from a set zone
    - else: it goes elsewhere, where it is not in play
    - moves: in play it moves

    @clause-settable
    Scenario: A unit with Forced Concealment can be set from the hand
      Given it is Alice's main phase
      And Alice has a "Deep Stalker" in her hand
      Then Alice may set "Deep Stalker"
      When Alice sets "Deep Stalker" into her first set zone
      Then "Deep Stalker" is in Alice's first set zone

    @clause-unplayed
    Scenario: A unit with Forced Concealment cannot be played from the hand, while one with Concealment can
      Given it is Alice's main phase
      And Alice has a "Deep Stalker" in her hand
      And Alice has a "Cave Lurker" in her hand
      Then Alice cannot play "Deep Stalker"
      And Alice may play "Cave Lurker"

    @clause-unplayed
    Scenario: A unit with Forced Concealment cannot be played from the drive zone, while one with Concealment can
      Given it is Alice's main phase
      And Alice has a face-up "Deep Stalker" in her drive zone
      And Alice has a face-up "Cave Lurker" in her drive zone
      Then Alice cannot play "Deep Stalker"
      And Alice may play "Cave Lurker"

    @clause-played
    Scenario: A unit with Forced Concealment that its own ability lets be played from a set zone comes into an attack zone
      Given it is Alice's main phase
      And Alice has a "Deep Stalker" in her first set zone
      When Alice plays "Deep Stalker" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Deep Stalker" is in Alice's left attack zone

    @clause-kept
    Scenario: A unit with Forced Concealment that an event would special summon from the graveyard stays there
      Given it is Alice's main phase
      And Alice has a "Deep Stalker" in her graveyard
      And Alice has a "Grave Call" in her first set zone
      When Alice plays "Grave Call" targeting "Deep Stalker"
      And everyone passes until nothing is waiting
      Then "Deep Stalker" is in Alice's graveyard
      And "Grave Call" is in Alice's graveyard

    @clause-resolved @clause-played
    Scenario: A unit with Forced Concealment that an event would put from the gate into another zone comes to its own
      Given it is Alice's main phase
      And Alice has a "Deep Stalker" in her first set zone
      And Alice has a "Head Start" in her second set zone
      When Alice plays "Deep Stalker" into her defense zone
      And Alice plays "Head Start" targeting "Deep Stalker"
      And everyone passes until nothing is waiting
      Then "Deep Stalker" is in Alice's defense zone

    @clause-direct @clause-moves
    Scenario: A unit with Forced Concealment is special summoned from a set zone into an attack zone
      Given it is Alice's main phase
      And Alice has a "Deep Stalker" in her first set zone
      And Alice has a "Trapdoor" in her hand
      When Alice plays "Trapdoor"
      And everyone passes until nothing is waiting
      Then "Deep Stalker" is in Alice's left attack zone

    @clause-else
    Scenario: A unit with Forced Concealment is put from the hand into the graveyard by an effect
      Given it is Alice's main phase
      And Alice has a "Deep Stalker" in her hand
      And Alice has a "Recruiting Desk" in her first set zone
      When Alice plays "Recruiting Desk"
      And everyone passes until nothing is waiting
      Then "Deep Stalker" is in Alice's graveyard

    @clause-moves
    Scenario: A unit with Forced Concealment is moved from one attack zone to the other by an effect
      Given it is Alice's main phase
      And Alice has a ready "Deep Stalker" in her left attack zone
      And Alice has a "Swing Wide" in her first set zone
      When Alice plays "Swing Wide" targeting "Deep Stalker"
      And everyone passes until nothing is waiting
      Then "Deep Stalker" is in Alice's right attack zone

  @GR-16-18d
  Rule: 16-18d From the set zone it is played only if an ability on it allows that
    - not: a unit of which no ability says so is not played from there
    - instant: not even where units may be played as instant actions
    - allowed: one of which an ability says so is

    @clause-not
    Scenario: A set unit cannot be played where no ability on it allows that, while a unit in the hand can be played
      Given it is Alice's main phase
      And Alice has a "Cave Lurker" in her first set zone
      And Alice has an "Ember Recruit" in her hand
      Then Alice cannot play "Cave Lurker"
      And Alice may play "Ember Recruit"

    @clause-allowed
    Scenario: A unit whose ability allows it is summoned from its set zone
      Given it is Alice's main phase
      And Alice has a "Cave Stalker" in her first set zone
      Then Alice may play "Cave Stalker"
      When Alice plays "Cave Stalker" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Cave Stalker" is in Alice's left attack zone

    @clause-instant @clause-allowed
    Scenario: Of two set units, only one whose ability allows it is played where units may be played as instant actions
      Given it is Alice's main phase
      And Alice has an "Open Muster" in her field zone
      And Alice has a "Cave Lurker" in her first set zone
      And Alice has a "Cave Stalker" in her second set zone
      And Alice has a "Plain Rite" in her hand
      And Bob could respond
      When Alice plays "Plain Rite"
      Then Alice can play "Cave Stalker"
      And Alice cannot play "Cave Lurker"
      When Alice plays "Cave Stalker" into her left attack zone
      Then from its top the gate holds "Cave Stalker", "Plain Rite"

  @GR-16-18d-1
  Rule: 16-18d-1 It is normal summoned so in its player's main phase, while the gate is empty
    - normal: it is a normal summon
    - gate: only while the gate is empty
    - phase: only in a main phase
    - turn: only in its player's turn

    @clause-normal
    Scenario: A concealed unit summoned in its player's main phase comes into play and adds one to the number of summons
      Given it is Alice's main phase
      And Alice has a "Cave Stalker" in her first set zone
      Then Alice may play "Cave Stalker"
      When Alice plays "Cave Stalker" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has summoned one unit
      And "Cave Stalker" is in Alice's left attack zone

    @clause-gate
    Scenario: A concealed unit is not summoned while something is on the gate
      Given it is Alice's main phase
      And Alice has a "Cave Stalker" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      And Alice has a "Plain Rite" in her hand
      When Alice plays "Plain Rite"
      Then Alice cannot play "Cave Stalker"
      And Alice may play "Quiet Nod"

    @clause-phase
    Scenario: A concealed unit is not summoned in its player's attack phase, while an instant event can be played
      Given it is Alice's attack phase
      And Alice has a "Cave Stalker" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      When everyone passes until Alice has priority in the attack declaration step
      Then Alice cannot play "Cave Stalker"
      And Alice may play "Quiet Nod"

    @clause-turn
    Scenario: A concealed unit is not summoned in the opponent's main phase, while an instant event can be played
      Given it is Bob's main phase
      And Alice has a "Cave Stalker" in her first set zone
      And Alice could respond
      And Bob could respond
      When everyone passes until Alice has priority in the main phase
      Then Alice may play Alice's "Quiet Nod"
      And Alice cannot play "Cave Stalker"
