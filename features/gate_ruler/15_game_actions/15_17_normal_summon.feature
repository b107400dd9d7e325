Feature: Gate Ruler 15-17 Normal summons

  @GR-15-17a
  Rule: 15-17a To play a unit card is to normal summon it
    - play: to play a unit card is to normal summon it
    - put: to put it into play otherwise is not
    - unit: to play another card is not

    @clause-play
    Scenario: A unit that is played counts as a summon
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      Then Alice has summoned one unit

    @clause-put
    Scenario: A unit that an effect puts into play from the graveyard does not count as a summon
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Grave Call" in her first set zone
      When Alice plays "Grave Call" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has summoned no units

    @clause-unit
    Scenario: A field that is played does not count as a summon
      Given it is Alice's main phase
      And Alice has a "War Banner" in her hand
      When Alice plays "War Banner"
      And everyone passes until nothing is waiting
      Then "War Banner" is in Alice's field zone
      And Alice has summoned no units

  @GR-15-17a-1
  Rule: 15-17a-1 As an action of the main phase units are summoned from the hand and the drive zone
    - hand: a unit card of her hand
    - drive: or of her drive zone
    - only: and of no other zone
    - active: only the active player does this

    @clause-hand
    Scenario: A unit is summoned from the hand
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      Then Alice can play "Ember Recruit"
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has no cards in her hand

    @clause-drive
    Scenario: A unit is summoned from the drive zone
      Given it is Alice's main phase
      And Alice has a face-up "Ember Recruit" in her drive zone
      Then Alice can play "Ember Recruit"
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has no cards in her drive zone

    @clause-only
    Scenario: A unit cannot be summoned from the graveyard as an action of the main phase
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her graveyard
      When Alice tries to play "Ember Recruit"
      Then that is refused

    @clause-active
    Scenario: Bob summons nothing in Alice's main phase
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her first set zone
      And Bob has an "Ember Recruit" in his hand
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      Then Bob can play "Quiet Nod"
      And Bob cannot play "Ember Recruit"

  @GR-15-17a-2
  Rule: 15-17a-2 Who has summoned as often as the cap says summons no more
    - cap: who has summoned as many units as the cap says summons no more
    - fewer: who has summoned fewer does
    - units: only what would count is barred
    - greater: nor does who has summoned more than that

    @clause-cap @clause-fewer
    Scenario: A third unit cannot be summoned in a turn with a summon cap of two
      Given it is Alice's main phase
      And Alice has three "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice tries to play third "Frail Squire"
      Then that is refused

    @clause-fewer
    Scenario: A second unit can be summoned in a turn with a summon cap of two
      Given it is Alice's main phase
      And Alice has three "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice can play second "Frail Squire"
      When Alice plays second "Frail Squire" into her right attack zone
      Then Alice has summoned two units

    @clause-units @clause-fewer
    Scenario: Cards that are no units are played beyond the cap
      Given it is Alice's main phase
      And Alice has two "Frail Squire" in her hand
      And Alice has a "War Banner" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice can play "War Banner"
      And Alice has summoned two units

    @clause-greater @clause-fewer @clause-units
    Scenario: Who has been made to summon one unit more than the cap says summons no other
      Given it is Alice's main phase
      And Alice has three "Frail Squire" in her hand
      And Alice has a "Plain Rite" in her first set zone
      And the top of Alice's deck is "Bursting Seed"
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Plain Rite"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      And everyone passes until nothing is waiting
      Then Alice has summoned three units
      And Alice cannot play third "Frail Squire"

  @GR-15-17a-2a
  Rule: 15-17a-2a Where the cap is unlimited summons are not counted against it

    Scenario: A third unit can be summoned in a turn where the summon cap is unlimited
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has three face-up "Frail Squire" in her drive zone
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice has summoned two units
      And Alice can play third "Frail Squire"

  @GR-15-17a-2b
  Rule: 15-17a-2b A summon that does not count is made beyond the cap
    - unit: so it is with a unit that says so of itself
    - effect: and with one that an effect summons so
    - only: one that an effect summons without saying so is not summoned beyond the cap

    @clause-unit
    Scenario: A unit that says that it does not count is summoned beyond the summon cap
      Given it is Alice's main phase
      And Alice has two "Frail Squire" in her hand
      And Alice has an "Uninvited Guest" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice can play "Uninvited Guest"
      When Alice plays "Uninvited Guest" into her defense zone
      And everyone passes until nothing is waiting
      Then "Uninvited Guest" is in Alice's defense zone
      And Alice has summoned two units

    @clause-effect
    Scenario: An effect that summons a unit without counting it does so beyond the summon cap
      Given it is Alice's main phase
      And Alice has two "Frail Squire" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has an "Uncounted Muster" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Uncounted Muster"
      Then Alice is asked for a zone

    @clause-only
    Scenario: An effect that plays a unit does not summon it beyond the summon cap
      Given it is Alice's main phase
      And Alice has two "Frail Squire" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Grave Muster" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Grave Muster"
      Then Alice is not asked for a zone
      And "Ember Recruit" is in Alice's graveyard
      And "Grave Muster" is in Alice's graveyard

  @GR-15-17a-3
  Rule: 15-17a-3 Each normal summon adds one to their number, unless it says that it does not count
    - one: each adds one
    - own: to the number of the player who summons
    - unless: unless it is said that it does not count
    - turn: to the number of this turn

    @clause-one
    Scenario: Two units that are normal summoned in a turn count as two summons
      Given it is Alice's main phase
      And Alice has two "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      Then Alice has summoned one unit
      When everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      Then Alice has summoned two units

    @clause-unless
    Scenario: A unit that says that it does not count adds nothing to the number of summons
      Given it is Alice's main phase
      And Alice has an "Uninvited Guest" in her hand
      When Alice plays "Uninvited Guest" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Uninvited Guest" is in Alice's left attack zone
      And Alice has summoned no units

    @clause-own @clause-one
    Scenario: A unit that Bob plays in Alice's turn adds to Bob's number of summons, not to Alice's
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Rising Guard"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his left attack zone
      And everyone passes until the attack is over
      Then "Rising Guard" is in Bob's left attack zone
      And Bob has summoned one unit
      And Alice has summoned no units

    @clause-turn
    Scenario: A unit that Alice summoned adds nothing to the number of summons of her next turn
      Given it is Alice's main phase
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her left attack zone
      And everyone passes until Alice's next main phase
      Then "Frail Squire" is in Alice's left attack zone
      And Alice has summoned no units

  @GR-15-17b
  Rule: 15-17b A normal summoned unit is one that was played, and entered play as it resolved
    - normal: a unit that was played and entered play as it resolved is one
    - other: a unit that came to play otherwise is none
    - anew: nor is one that has come into play anew in another way

    @clause-normal
    Scenario: A unit that was played is a normal summoned unit
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Alice has an "Initiation" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Initiation"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted

    @clause-other @clause-normal
    Scenario: A unit that was special summoned is not a normal summoned unit
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Frail Squire" in her hand
      And Alice has a "Grave Call" in her first set zone
      And Alice has an "Initiation" in her hand
      When Alice plays "Grave Call" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Initiation"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is ready
      And "Frail Squire" is exhausted

    @clause-anew @clause-other
    Scenario: A unit that was played, left play and was special summoned is no normal summoned unit any more
      Given it is Alice's main phase
      And Alice has a "Frail Squire" in her hand
      And Alice has a "Vanishing Step" in her first set zone
      And Alice has an "Initiation" in her hand
      When Alice plays "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Vanishing Step" targeting "Frail Squire"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Initiation"
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's right attack zone
      And "Frail Squire" is ready
      And "Initiation" is in Alice's graveyard
