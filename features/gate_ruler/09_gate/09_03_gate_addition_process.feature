Feature: Gate Ruler 9-3 Adding to the gate

  @GR-9-3a @lead-in
  Rule: 9-3a Adding to the gate has these steps

  @GR-9-3b
  Rule: 9-3b The active player has priority first
    - first: when the gate process begins
    - again: also when the players add to the gate again after something has resolved, whoever played that

    @clause-first
    Scenario: The active player acts first at the start of a turn
      Given it is Bob's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      When everyone passes until Alice's start phase
      Then Alice is asked to act

    @clause-again
    Scenario: The active player has priority first when the other player's event has put damage onto the gate
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob has a "Quiet Nod" in his second set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And Bob passes
      And Alice passes
      Then from its top the gate holds damage of "Sudden Spark"
      And Alice is asked to act

  @GR-9-3c
  Rule: 9-3c The system process comes before the player with priority acts
    - first: before the first action of the player with priority
    - again: and once more before each further action

    @clause-first
    Scenario: An ability that the start of the turn triggered is on the gate before the active player can act
      Given it is Bob's main phase
      And Alice has a ready "Dawn Watcher" in her left attack zone
      And Alice could respond
      When everyone passes until Alice's start phase
      Then from its top the gate holds an ability of "Dawn Watcher"
      And Alice is asked to act

    @clause-again
    Scenario: An ability that playing a unit triggered is put onto the gate above the unit before a player acts again
      Given it is Alice's main phase
      And Alice has a "Fanfare" in her field zone
      And Alice has a "Frail Squire" in her hand
      And Alice could respond
      When Alice plays "Frail Squire" into her left attack zone
      Then from its top the gate holds an ability of "Fanfare", "Frail Squire"
      And Alice is asked to act

  @GR-9-3d
  Rule: 9-3d Nobody has priority while a drive or a ruler's damage is on top of the gate
    - ruler: a ruler's damage
    - drive: a drive
    - top: only if it is the topmost object of the gate

    @clause-ruler
    Scenario: A ruler's damage is applied before anybody can act on it
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob passes
      Then Bob has two cards in his damage zone

    @clause-drive
    Scenario: Neither player can act while a drive is on top of the gate, and its player chooses a driven card at once
      Given it is Alice's main phase
      And Alice could respond
      And Bob could respond
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Tower Guard"
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And Bob passes
      And Alice passes
      Then from its top the gate holds a drive of Bob
      And Alice is not asked to act
      And Bob is not asked to act
      And "Tower Guard" is among the driven cards that Bob can choose

    @clause-top
    Scenario: A triggered ability above a ruler's damage on the gate can be answered
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And Bob has a "Court Physician" in his field zone
      And Bob could respond
      When Alice plays "Shooting Star"
      And everyone passes until damage is on the gate
      And Bob passes
      Then from its top the gate holds an ability of "Court Physician", ruler damage of Bob, ruler damage of Bob
      And Bob is asked to act

  @GR-9-3e
  Rule: 9-3e The player with priority acts, and only he
    - acts: the player with priority acts, whether he is the active player or not
    - only: the other player cannot act meanwhile

    @clause-only
    Scenario: The other player cannot act while the active player has priority
      Given it is Alice's main phase
      And Bob has a "Quiet Nod" in his first set zone
      When Bob tries to play "Quiet Nod"
      Then that is refused

    @clause-acts
    Scenario: The other player can play an event when the active player has passed
      Given it is Alice's main phase
      And Bob has a "Quiet Nod" in his first set zone
      When Alice passes
      Then Bob can play "Quiet Nod"
      When Bob plays "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's graveyard

  @GR-9-3e-1
  Rule: 9-3e-1 To do nothing is to give up priority

    Scenario: The other player has priority when the active player has done nothing
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice passes
      Then Bob is asked to act
      And it is the main phase

  @GR-9-3e-2
  Rule: 9-3e-2 A card of one's own set zones can be played, unless it is a standard action
    - set: a card of a set zone, and of no other
    - own: of one's own set zones
    - standard: no standard action
    - waiting: no event that waits for its condition to be fulfilled

    @clause-set
    Scenario: An instant event in a player's own set zone can answer a card of the other player
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Kind Letter"
      Then Bob can play "Sudden Spark"
      When Bob plays "Sudden Spark" targeting "Tower Guard"
      Then from its top the gate holds "Sudden Spark", "Kind Letter"

    @clause-standard
    Scenario: A standard event in a player's own set zone cannot answer a card of the other player
      Given it is Alice's main phase
      And Alice has a "Deep Rest" in her hand
      And Bob has a "Kind Letter" in his first set zone
      And Bob could respond
      When Alice plays "Deep Rest"
      Then Bob is asked to act
      And Bob cannot play "Kind Letter"

    @clause-set
    Scenario: An instant event in the hand cannot answer a card of the other player
      Given it is Alice's main phase
      And Alice has a "Deep Rest" in her hand
      And Bob has a "Sudden Spark" in his hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice plays "Deep Rest"
      Then Bob is asked to act
      And Bob cannot play "Sudden Spark"

    @clause-waiting
    Scenario: An event in a set zone whose condition is not met cannot answer a card of the other player
      Given it is Alice's main phase
      And Alice has a "Deep Rest" in her hand
      And Bob has a "Ready Ambush" in his first set zone
      And Bob could respond
      When Alice plays "Deep Rest"
      Then Bob is asked to act
      And Bob cannot play "Ready Ambush"

    @clause-own
    Scenario: An instant event in the other player's set zone cannot be played
      Given it is Alice's main phase
      And Alice has a "Deep Rest" in her hand
      And Alice could respond
      And Bob has a "Fade Away" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Deep Rest"
      Then Alice is asked to act
      And Alice cannot play "Fade Away"
      And from its top the gate holds "Deep Rest"

  @GR-9-3e-3
  Rule: 9-3e-3 An activated ability that is an instant action can be played
    - instant: an instant action
    - standard: no standard action
    - own: of a card that the player controls

    @clause-instant
    Scenario: An instant ability of a player's own unit can answer a card of the other player
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a ready "Quick Herald" in his left attack zone
      And Bob could respond
      When Alice plays "Kind Letter"
      Then Bob can activate "Quick Herald"
      When Bob activates "Quick Herald"
      Then from its top the gate holds an ability of "Quick Herald", "Kind Letter"

    @clause-standard
    Scenario: A standard ability of a player's own unit cannot answer a card of the other player
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a ready "Calm Herald" in his left attack zone
      And Bob could respond
      When Alice plays "Kind Letter"
      Then Bob is asked to act
      And Bob cannot activate "Calm Herald"

    @clause-standard
    Scenario: A unit's standard ability cannot answer a card, though the unit also has an instant ability without a target
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a ready "Two-Voiced Crier" in his left attack zone
      And Bob could respond
      When Alice plays "Kind Letter"
      Then Bob is asked to act
      And Bob cannot activate "Two-Voiced Crier"

    @clause-own
    Scenario: An instant ability of the other player's unit cannot be activated
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice could respond
      And Bob has a ready "Quick Herald" in his left attack zone
      When Alice plays "Kind Letter"
      Then Alice is asked to act
      And Alice cannot activate "Quick Herald"
      And from its top the gate holds "Kind Letter"

    @clause-instant @clause-own
    Scenario: A player can activate an instant ability of a unit that she controls and the opponent owns
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has the opponent's "Quick Herald" in her left attack zone
      And Alice could respond
      When Alice plays "Kind Letter"
      Then Alice can activate "Quick Herald"
      When Alice activates "Quick Herald"
      Then from its top the gate holds an ability of "Quick Herald", "Kind Letter"

  @GR-9-3e-4
  Rule: 9-3e-4 What may be played as an instant action can be played like one
    - card: a card that may be played so
    - ability: an ability that may be played so
    - only: nothing that may not be played so
    - drive: a card that was revealed in the drive zone as well, unless an Overdrive is linked to it

    @clause-card
    Scenario: A standard event that may be played from the hand as an instant action can answer a card
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has an "Express Letter" in his hand
      And Bob could respond
      When Alice plays "Kind Letter"
      Then Bob can play "Express Letter"
      When Bob plays "Express Letter"
      Then from its top the gate holds "Express Letter", "Kind Letter"

    @clause-card
    Scenario: A revealed card of the drive zone that may be played as an instant action can answer a card
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a face-up "Passing Word" in her drive zone
      And Bob could respond
      When Alice plays "Kind Letter"
      Then Alice can play "Passing Word"
      When Alice plays "Passing Word"
      Then from its top the gate holds "Passing Word", "Kind Letter"

    @clause-ability
    Scenario: A standard ability of a unit that may be played as an instant action can answer a card
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a ready "Calm Herald" in his left attack zone
      And Bob has a "Clarion Tower" in his field zone
      And Bob could respond
      When Alice plays "Kind Letter"
      Then Bob can activate "Calm Herald"
      When Bob activates "Calm Herald"
      Then from its top the gate holds an ability of "Calm Herald", "Kind Letter"

    @clause-card @clause-only
    Scenario: A standard event in a set zone that may be played as an instant action can answer a card, unlike other events
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Signal Tower" in his field zone
      And Bob has a "Kind Letter" in his first set zone
      And Bob has an "Ambush Trap" in his second set zone
      And Bob has a "Deep Rest" in his hand
      And Bob has a "Quiet Nod" in his hand
      And Alice has a "Lure of the Pit" in her first set zone
      When Alice plays Alice's "Kind Letter"
      And Alice passes
      Then Bob can play Bob's "Kind Letter"
      And Bob cannot play "Ambush Trap"
      And Bob cannot play "Deep Rest"
      And Bob cannot play "Quiet Nod"
      When Bob plays Bob's "Kind Letter"
      Then from its top the gate holds Bob's "Kind Letter", Alice's "Kind Letter"

    @clause-ability @clause-only
    Scenario: A field's standard ability is no instant action where only units' standard abilities may be played as such
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Clarion Tower" in his field zone
      And Bob has a "Chanting Banner" in his field zone
      And Bob has a ready "Calm Herald" in his left attack zone
      When Alice plays "Kind Letter"
      Then Bob can activate "Calm Herald"
      And Bob cannot activate "Chanting Banner"

    @clause-ability
    Scenario: A player whose ruler gives no hand can play a standard ability that may be played as an instant action
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Lure of the Pit" in her second set zone
      And Bob has an "Apprentice" in his ruler zone
      And Bob has a "Clarion Tower" in his field zone
      And Bob has a ready "Calm Herald" in his left attack zone
      When Alice plays "Quiet Nod"
      And Alice passes
      Then Bob can activate "Calm Herald"
      When Bob activates "Calm Herald"
      Then from its top the gate holds an ability of "Calm Herald", "Quiet Nod"

    @clause-drive @clause-card
    Scenario: A revealed event of the drive zone that may be played as an instant action can answer a card
      Given it is Alice's main phase
      And Alice has a "Racing Court" in her field zone
      And Alice has a "Plain Rite" in her drive zone
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Quiet Nod" in her first set zone
      When Alice reveals "Plain Rite"
      And Alice plays "Kind Letter"
      Then Alice can play "Plain Rite"
      And Alice can play "Quiet Nod"
      When Alice plays "Plain Rite"
      Then from its top the gate holds "Plain Rite", "Kind Letter"

    @clause-drive @clause-only
    Scenario: A revealed event with an Overdrive in the drive zone cannot answer a card though events may be played as instant actions
      Given it is Alice's main phase
      And Alice has a "Racing Court" in her field zone
      And Alice has a "Laden Letter" in her drive zone
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Quiet Nod" in her first set zone
      When Alice reveals "Laden Letter"
      And Alice plays "Kind Letter"
      Then Alice can play "Quiet Nod"
      And Alice cannot play "Laden Letter"
      When Alice plays "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Alice's graveyard
      And "Laden Letter" is in Alice's drive zone

  @GR-9-3e-5
  Rule: 9-3e-5 Actions of the main phase are for the active player, with the gate empty
    - who: only for the active player
    - phase: only in the main phase
    - gate: only while nothing is on the gate

    @clause-gate
    Scenario: The active player cannot play a unit in the main phase while an event is on the gate
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Sudden Spark" in her second set zone
      And Alice has an "Ember Recruit" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Quiet Nod"
      Then Alice is asked to act
      And Alice cannot play "Ember Recruit"

    @clause-phase
    Scenario: The active player cannot play a unit in the attack start step
      Given it is Alice's main phase
      And Alice could respond
      And Alice has an "Ember Recruit" in her hand
      When everyone passes until Alice has priority in the attack start step
      Then Alice is asked to act
      And Alice cannot play "Ember Recruit"

    @clause-who
    Scenario: The other player cannot play a unit in the active player's main phase
      Given it is Alice's main phase
      And Bob has a "Quiet Nod" in his first set zone
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has an "Ember Recruit" in his hand
      When Alice passes
      Then Bob is asked to act
      And Bob cannot play "Ember Recruit"

    @clause-gate
    Scenario: The active player plays a unit when the gate is empty again
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Alice's graveyard
      And Alice can play "Ember Recruit"

  @GR-9-3e-5a
  Rule: 9-3e-5a A card of the drive zone is revealed
    - reveal: a face-down card of the drive zone is revealed
    - own: of the active player's own drive zone

    @clause-reveal
    Scenario: A player can reveal a unit in her own drive zone to the other player
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her drive zone
      Then Alice can reveal "Tower Guard"
      When Alice reveals "Tower Guard"
      Then Bob sees "Tower Guard"

    @clause-reveal @clause-own
    Scenario: A card in the other player's drive zone cannot be revealed
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her drive zone
      And Bob has a "Siege Beast" in his drive zone
      When Alice reveals "Ember Recruit"
      Then Bob sees "Ember Recruit"
      And Alice cannot reveal "Siege Beast"

  @GR-9-3e-5b
  Rule: 9-3e-5b A unit is played
    - play: a unit card is played
    - own: the active player's own

    @clause-play
    Scenario: A unit that is played from the hand comes onto the gate
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice plays "Ember Recruit" into her left attack zone
      Then from its top the gate holds "Ember Recruit"

    @clause-play @clause-own
    Scenario: A unit in the other player's hand cannot be played
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Bob has a "Tower Guard" in his hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice cannot play "Tower Guard"

  @GR-9-3e-5c
  Rule: 9-3e-5c A field is played
    - play: a field card is played
    - own: the active player's own

    @clause-play
    Scenario: A field that is played from the hand comes onto the gate
      Given it is Alice's main phase
      And Alice has a "Silent Idol" in her hand
      And Bob could respond
      When Alice plays "Silent Idol"
      Then from its top the gate holds "Silent Idol"

    @clause-play @clause-own
    Scenario: A field in the other player's hand cannot be played
      Given it is Alice's main phase
      And Alice has a "Silent Idol" in her hand
      And Bob has a "Fanfare" in his hand
      When Alice plays "Silent Idol"
      And everyone passes until nothing is waiting
      Then "Silent Idol" is in Alice's field zone
      And Alice cannot play "Fanfare"

  @GR-9-3e-5d
  Rule: 9-3e-5d A settable card is set
    - set: a settable card is set
    - own: the active player's own

    @clause-set
    Scenario: An event in the hand can be set into a set zone
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      Then Alice can set "Quiet Nod"
      When Alice sets "Quiet Nod" into her second set zone
      Then "Quiet Nod" is in Alice's second set zone

    @clause-set @clause-own
    Scenario: An event in the other player's hand cannot be set
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      And Bob has a "Fade Away" in his hand
      When Alice sets "Quiet Nod" into her second set zone
      Then "Quiet Nod" is in Alice's second set zone
      And Alice cannot set "Fade Away"

  @GR-9-3e-5e
  Rule: 9-3e-5e A standard event is played without setting it
    - play: an event whose timing is standard is played from the hand, without being set
    - timing: no event of another timing
    - own: the active player's own

    @clause-play
    Scenario: A standard event that is played from the hand comes onto the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      Then from its top the gate holds "Kind Letter"

    @clause-timing @clause-play
    Scenario: An instant event in the hand of the active player cannot be played
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Fade Away" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And Alice cannot play "Fade Away"

    @clause-own @clause-play
    Scenario: A standard event in the other player's hand cannot be played
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Deep Rest" in his hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And Alice cannot play "Deep Rest"

  @GR-9-3e-5f
  Rule: 9-3e-5f An activated ability that is a standard action is played
    - play: a standard ability is played
    - own: of a card that the active player controls

    @clause-play
    Scenario: A standard ability that is activated in the main phase comes onto the gate
      Given it is Alice's main phase
      And Alice has a ready "Calm Herald" in her left attack zone
      And Bob could respond
      When Alice activates "Calm Herald"
      Then from its top the gate holds an ability of "Calm Herald"

    @clause-own @clause-play
    Scenario: A standard ability of the other player's unit cannot be played
      Given it is Alice's main phase
      And Alice has a ready "Calm Herald" in her left attack zone
      And Bob has a ready "Town Crier" in his left attack zone
      When Alice activates "Calm Herald"
      And everyone passes until nothing is waiting
      Then "Calm Herald" is exhausted
      And Alice cannot activate "Town Crier"

    @clause-own @clause-play
    Scenario: A player can activate a standard ability of a unit that she controls and the opponent owns
      Given it is Alice's main phase
      And Alice has the opponent's "Calm Herald" in her left attack zone
      And Bob could respond
      Then Alice can activate "Calm Herald"
      When Alice activates "Calm Herald"
      Then from its top the gate holds an ability of "Calm Herald"

  @GR-9-3e-5g
  Rule: 9-3e-5g A standard event of one's own set zones is played
    - play: an event whose timing is standard is played from a set zone
    - own: from a set zone of the active player's own

    @clause-play
    Scenario: A standard event that is played from a set zone comes onto the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her first set zone
      And Bob could respond
      When Alice plays "Kind Letter"
      Then from its top the gate holds "Kind Letter"

    @clause-play @clause-own
    Scenario: A standard event in the other player's set zone cannot be played
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her first set zone
      And Bob has a "Deep Rest" in his first set zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And Alice cannot play "Deep Rest"

  @GR-9-3e-5h
  Rule: 9-3e-5h An Overdrive ability of the drive zone is dealt with
    - play: it can be played
    - remove: or removed instead

    @clause-play @clause-remove
    Scenario: The Overdrive of a revealed card can be played or removed
      Given it is Alice's main phase
      And Alice has a "Lantern Bearer" in her drive zone
      When Alice reveals "Lantern Bearer"
      Then Alice can overdrive "Lantern Bearer"
      And Alice can remove "Lantern Bearer"

    @clause-play
    Scenario: The Overdrive of a revealed card can be played and comes onto the gate
      Given it is Alice's main phase
      And Alice has a "Lantern Bearer" in her drive zone
      And Bob could respond
      When Alice reveals "Lantern Bearer"
      Then Alice can play the Overdrive of "Lantern Bearer"
      When Alice plays the Overdrive of "Lantern Bearer"
      Then from its top the gate holds an ability of "Lantern Bearer"

    @clause-remove
    Scenario: The Overdrive of a revealed card can be removed and has no effect then
      Given it is Alice's main phase
      And Alice has a "Lantern Bearer" in her drive zone
      When Alice reveals "Lantern Bearer"
      Then Alice can remove the Overdrive of "Lantern Bearer"
      When Alice removes the Overdrive of "Lantern Bearer"
      Then Alice has no Overdrives in her drive zone
      And Alice has no cards in her hand

  @GR-9-3e-5i
  Rule: 9-3e-5i Units are rearranged
    - move: units are rearranged
    - own: only those that the active player controls

    @clause-move
    Scenario: A unit that is moved to an occupied attack zone changes places with the unit there
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      Then Alice can rearrange "Ember Recruit"
      When Alice moves "Ember Recruit" to her right attack zone
      Then "Ember Recruit" is in Alice's right attack zone
      And "Siege Beast" is in Alice's left attack zone

    @clause-move @clause-own
    Scenario: The other player's units cannot be rearranged
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice moves "Ember Recruit" to her right attack zone
      Then "Ember Recruit" is in Alice's right attack zone
      And Alice cannot rearrange "Siege Beast"

  @GR-9-3f
  Rule: 9-3f Who acts keeps priority
    - played: who has played a card or an ability
    - other: who has done anything else that is not giving up priority

    @clause-played
    Scenario: A player who has played an event keeps priority
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays Alice's first "Quiet Nod"
      Then Alice is asked to act
      And from its top the gate holds Alice's first "Quiet Nod"

    @clause-other
    Scenario: A player who has set a card keeps priority and can play an event
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice sets "Kind Letter" into her second set zone
      Then Alice is asked to act
      And Alice can play Alice's "Quiet Nod"
      And "Kind Letter" is in Alice's second set zone

  @GR-9-3g
  Rule: 9-3g Who gives up priority acts no more until it comes back to him

    Scenario: A player who plays an event and gives up priority is not asked to act again, but the other player is
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays Alice's first "Quiet Nod"
      And Alice passes
      Then Alice is not asked to act
      And Bob is asked to act

  @GR-9-3g-1
  Rule: 9-3g-1 When both have given up priority in a row, nothing more is added
    - both: when both players have given it up
    - row: in a row, with no card or ability played in between

    @clause-both
    Scenario: A played event resolves and the gate is empty when both players have passed in a row
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Kind Letter"
      And Alice passes
      And Bob passes
      Then the gate is empty
      And "Kind Letter" is in Alice's graveyard

    @clause-row
    Scenario: A player who has passed has priority again when the other player plays an event before passing
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      And Bob has a "Quiet Nod" in his second set zone
      When Alice plays "Kind Letter"
      And Alice passes
      And Bob plays Bob's first "Quiet Nod"
      And Bob passes
      Then Alice is asked to act
      And from its top the gate holds Bob's first "Quiet Nod", "Kind Letter"

  @GR-9-3g-2
  Rule: 9-3g-2 Else the other player has priority
    - there: from the active player to the other
    - back: and from the other back to the active player

    @clause-there @clause-back
    Scenario: Each time a player passes, the other player has priority and can add an event to the gate
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      And Bob has a "Quiet Nod" in his first set zone
      And Bob has a "Quiet Nod" in his second set zone
      When Alice plays Alice's first "Quiet Nod"
      And Alice passes
      And Bob plays Bob's first "Quiet Nod"
      And Bob passes
      And Alice plays Alice's second "Quiet Nod"
      Then Bob is asked to act
      And from its top the gate holds Alice's second "Quiet Nod", Bob's first "Quiet Nod", Alice's first "Quiet Nod"

    @clause-there
    Scenario: The other player can answer a card when the active player has given up priority
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Kind Letter"
      And Alice passes
      Then Bob can play "Fade Away"

    @clause-back @clause-there
    Scenario: The active player can answer the answer when the other player has given up priority
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Healing Light" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      And Bob could respond
      When Alice plays "Kind Letter"
      And Alice passes
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And Bob passes
      Then Alice can play "Healing Light"
      And from its top the gate holds "Fade Away", "Kind Letter"
