Feature: Gate Ruler 14-9 Automatic abilities

  @GR-14-9a
  Rule: 14-9a An automatic ability is played by itself when its condition is met
    - played: it is played without anybody's decision when its condition is met
    - only: not without that
    - always: it looks for that all the time, also while something resolves

    @clause-played
    Scenario: An ability that waits for a unit to go to the graveyard is played when a unit goes there
      Given it is Alice's main phase
      And Alice has a "Twin Bells" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-only
    Scenario: An ability that waits for a unit to go to the graveyard is not played when one goes to the hand
      Given it is Alice's main phase
      And Alice has a "Twin Bells" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand
      And Alice has one card in her hand

    @clause-always @clause-played
    Scenario: An ability that waits for an empty hand is played as an event empties the hand and then draws two cards
      Given it is Alice's main phase
      And Alice has a ready "Lonely Watch" in her left attack zone
      And Alice has a "Fresh Page" in her hand
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Fresh Page"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And Alice has three cards in her hand

  @GR-14-9b
  Rule: 14-9b Each time that its condition is met an ability has triggered once more
    - met: it has triggered when its condition is met
    - each: as many times as that happens, also at one time

    @clause-met @clause-each
    Scenario: When two units go to the graveyard at once, an ability that waits for that is played twice
      Given it is Alice's main phase
      And Alice has a "Twin Bells" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Bob has a "Needle Rain" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-met
    Scenario: When one of two units goes to the graveyard, an ability that waits for that is played once
      Given it is Alice's main phase
      And Alice has a "Twin Bells" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And Bob has a "Needle Rain" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

  @GR-14-9b-1
  Rule: 14-9b-1 The ability of a hidden card triggers when the card is revealed for it
    - reveal: it triggers as its controller reveals the card for it
    - all: the card is revealed to all players
    - open: nobody is asked to reveal a card that lay open in play as its ability triggered
    - delayed: nor for a delayed ability, which is none of the card

    @clause-reveal
    Scenario: Bob reveals a set card as a unit attacks, and its ability resolves
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until the attack is over
      Then Bob has one card in his hand

    @clause-all
    Scenario: Alice sees a set card that Bob reveals for its ability
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until an ability is on the gate
      Then Alice sees "Lurking Scout"

    @clause-reveal
    Scenario: When a unit attacks, Bob is asked about his hidden card that waits for an attack
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      Then Bob is asked about "Lurking Scout"

    @needs-events
    @clause-reveal
    Scenario: The ability of a hidden card triggers after the card is revealed, and then resolves
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until the attack is over
      Then these happened in this order: revealed with "Lurking Scout", triggered of "Lurking Scout" by Bob, resolve start as ability

    # Reading: docs/decisions/1191-what-triggers-as-a-card-leaves-play-is-no-ability-of-a-hidden-card.md
    @clause-open
    Scenario: The ability of a unit that leaves play for the drive zone is played without its being revealed there
      Given it is Alice's main phase
      And Alice has a "Common Launch" in her hand
      And Alice has an exhausted "Farewell Poet" in her left attack zone
      And Bob could respond
      When Alice plays "Common Launch"
      And everyone passes until a card is in Alice's drive zone
      Then from its top the gate holds an ability of "Farewell Poet"
      And Bob does not see "Farewell Poet"
      When everyone passes until nothing is waiting
      Then "Farewell Poet" is in Alice's drive zone
      And Alice has one card in her hand

    # Reading: docs/decisions/1191-what-triggers-as-a-card-leaves-play-is-no-ability-of-a-hidden-card.md
    @clause-delayed
    Scenario: A delayed ability is played without revealing the card that made it, which is in a hand by now
      Given it is Alice's main phase
      And Alice has a ready "Parting Creditor" in her left attack zone
      And Bob could respond
      When Alice activates "Parting Creditor"
      And everyone passes until the end phase
      Then from its top the gate holds an ability of "Parting Creditor"
      And Bob does not see "Parting Creditor"
      When everyone passes until Bob's turn
      Then Alice has two cards in her hand

  @GR-14-9b-1a
  Rule: 14-9b-1a Its controller may leave the card hidden, and then the ability has not triggered
    - may: its controller may reveal it or not
    - declined: if he does not, the card stays hidden and the ability has not triggered

    @clause-may
    Scenario: When a unit attacks, Bob may say yes or no to revealing his set card that waits for that
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      Then Bob may say yes or no

    @clause-may @clause-declined
    Scenario: A set card that Bob does not reveal stays hidden, and its ability does nothing
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says no
      And everyone passes until the attack is over
      Then Bob has no cards in his hand
      And Alice does not see "Lurking Scout"
      And Bob has one card in his damage zone

  @GR-14-9b-1b
  Rule: 14-9b-1b For each time that the condition is met the card can be revealed once
    - again: each time that the condition is met
    - once: once for that time

    @clause-again @clause-once
    Scenario: A set card revealed for the ability that one attack triggers can be revealed again at the next attack
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until the attack is over
      And Alice attacks Bob's ruler with "Frail Squire"
      Then Bob is asked for whether to reveal it
      When Bob says yes
      And everyone passes until the attack is over
      Then Bob has two cards in his hand

    @clause-once
    Scenario: A set card that is revealed for its ability at an attack gives its effect once for that attack
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until Bob has priority in the damage step
      Then Bob has one card in his hand

    @clause-once
    Scenario: Once Bob has revealed a set card for an attack, he is not asked to reveal it for that attack again
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      Then Bob is not asked for whether to reveal it
      And from its top the gate holds an ability of "Lurking Scout"

  # Reading: docs/decisions/1021-statuses-and-hidden-cards.md
  @GR-14-9b-1c
  Rule: 14-9b-1c The card stays revealed until its ability is done with
    - gate: it stays revealed while the ability is on the gate
    - resolved: until that has resolved
    - removed: or was removed
    - unplayed: or turns out not to be played
    - another: as long as another ability is left that it was revealed for
    - moved: a card that has moved meanwhile is not hidden for it

    @clause-resolved
    Scenario: A set card revealed for its ability is hidden again when the ability has resolved
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until the attack is over
      Then Alice does not see "Lurking Scout"
      And Bob has one card in his hand

    @clause-gate
    Scenario: A set card revealed for its ability is seen while the ability is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Lurking Scout"
      And Alice sees "Lurking Scout"

    @clause-gate
    Scenario: A set card revealed for its ability is seen while that lies on the gate above another ability
      Given it is Alice's attack phase
      And Alice has a ready "Blade Singer" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Blade Singer"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Lurking Scout", an ability of "Blade Singer"
      And Alice sees "Lurking Scout"

    # Reading: docs/decisions/1165-each-ability-of-a-hidden-card-is-asked-about.md
    @clause-removed @clause-gate
    Scenario: A set card revealed for its ability is hidden again when the ability is negated
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Still Hands" in her first set zone
      And Bob has a "Lurking Spy" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until a hidden card may be shown
      And Bob says no
      And everyone passes until an ability is on the gate
      And Alice plays "Still Hands" targeting "Lurking Spy"
      And everyone passes until the attack is over
      Then "Still Hands" is in Alice's graveyard
      And Bob has no cards in his hand
      And Alice does not see "Lurking Spy"

    @clause-removed
    Scenario: A set card revealed for its ability is hidden again when the turn is ended in answer
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Close of Day" in her first set zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until an ability is on the gate
      Then Alice sees "Lurking Scout"
      When Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then Alice does not see "Lurking Scout"

    @clause-moved
    Scenario: A set card revealed for its ability that goes to the graveyard meanwhile lies face up there
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Snare Cutter" in her first set zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until an ability is on the gate
      And Alice plays "Snare Cutter" targeting "Lurking Scout"
      And everyone passes until the attack is over
      Then "Lurking Scout" is in Bob's graveyard
      And "Lurking Scout" lies face up

    # Reading: docs/decisions/1165-each-ability-of-a-hidden-card-is-asked-about.md
    @clause-another @clause-gate @clause-resolved
    Scenario: A set card revealed for two abilities stays revealed until the second one has resolved too
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Spy" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until a triggered ability is chosen
      And Bob plays the ability of "Lurking Spy" first
      And everyone passes until an ability is on the gate
      And Bob says yes
      Then from its top the gate holds an ability of "Lurking Spy"
      And Bob has one card in his hand
      And Alice sees "Lurking Spy"
      When Bob says yes
      And everyone passes until the attack is over
      Then Bob has two cards in his hand
      And Alice does not see "Lurking Spy"

    @clause-unplayed
    Scenario: A set card is hidden again when the ability that it was revealed for has no target and is not played
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Marksman" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      Then "Ember Recruit" is attacking
      And Alice does not see "Lurking Marksman"

  @GR-14-9c
  Rule: 14-9c The active player plays what triggered of hers, then the other player
    - rules: after what the rules do
    - active: first the active player plays hers
    - other: then the other player plays his
    - choice: each chooses which of his own comes first
    - control: it is his who controls the ability by then, and with it what it does for "you"

    @clause-active @clause-other
    Scenario: The other player's ability comes onto the gate above the active player's
      Given it is Alice's main phase
      And Alice has a "Twin Bells" in her field zone
      And Bob has a "Twin Bells" in his field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of Bob's "Twin Bells", an ability of Alice's "Twin Bells"

    @clause-choice @clause-active
    Scenario: The active player chooses which of two triggered abilities of hers is played first
      Given it is Alice's main phase
      And Alice has a "Twin Bells" in her field zone
      And Alice has a ready "Needle Mourner" in her right attack zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until a triggered ability is chosen
      And Alice plays the ability of "Needle Mourner" first
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Twin Bells", an ability of "Needle Mourner"

    @clause-rules
    Scenario: An ability that triggers as a unit enters play lies above that unit's destruction by the rules
      Given it is Alice's main phase
      And Alice has a "Gate Greeter" in her field zone
      And Alice has a "Marsh Gas" in her field zone
      And Alice has a "Battle Banner" in her field zone
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice plays "Ember Recruit" into her left attack zone
      And Bob passes
      Then from its top the gate holds an ability of "Gate Greeter", a destruction of "Ember Recruit"

    @clause-choice @clause-other @clause-active
    Scenario: The other player chooses which of his own triggered abilities is played first
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Twin Bells" in his field zone
      And Bob has a ready "Needle Watcher" in his left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until a triggered ability is chosen
      And Bob plays the ability of "Needle Watcher" first
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Twin Bells", an ability of "Needle Watcher"

    @clause-choice @clause-active
    Scenario: The active player chooses which of two different abilities of one unit is played first
      Given it is Alice's main phase
      And Alice has a ready "Needle Mourner" in her right attack zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Mourning Lesson" in her hand
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays "Mourning Lesson" targeting "Needle Mourner"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until a triggered ability is chosen
      Then Alice chooses between "Needle Mourner" and "Needle Mourner"

    @clause-control @clause-other
    Scenario: The ability of a unit that is exhausted and given away by one event draws a card for the new controller
      Given it is Alice's main phase
      And Alice has a ready "Sleepy Sentry" in her left attack zone
      And Alice has a "Drowsy Hostage" in her hand
      When Alice plays "Drowsy Hostage" targeting "Sleepy Sentry"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his left attack zone
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And Alice has no cards in her hand

  @GR-14-9c-1
  Rule: 14-9c-1 When one was played the system process begins again
    - rules: what the rules do comes first again
    - first: then the active player's come first again
    - since: what has triggered since then is among them
    - other: so after one of the other player's too

    @clause-first
    Scenario: All that has triggered for the active player is played before anything of the other player's
      Given it is Alice's main phase
      And Alice has a "Twin Bells" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Bob has a ready "Needle Watcher" in his left attack zone
      And Bob has a "Needle Rain" in his first set zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Needle Watcher", an ability of "Needle Watcher", an ability of "Twin Bells", an ability of "Twin Bells"

    @clause-rules
    Scenario: A unit that loses its HP by what paid for one ability is destroyed before the next ability is played
      Given it is Alice's main phase
      And Alice has a "Grim Fanfare" in her field zone
      And Alice has a ready "Bulwark Captain" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone with 4 damage
      And Alice has a "Frail Squire" in her hand
      And Alice could respond
      And Bob has an "Envious Crowd" in his field zone
      When Alice plays "Frail Squire" into her defense zone paying with "Bulwark Captain"
      Then from its top the gate holds an ability of "Envious Crowd", a destruction of "Ember Recruit", an ability of "Grim Fanfare", "Frail Squire"

    @clause-since @clause-first
    Scenario: What triggers for Alice as one of her abilities is paid for is played before Bob's
      Given it is Alice's main phase
      And Alice has a "Grim Fanfare" in her field zone
      And Alice has a "Twin Bells" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Frail Squire" in her hand
      And Alice could respond
      And Bob has an "Envious Crowd" in his field zone
      When Alice plays "Frail Squire" into her defense zone
      Then from its top the gate holds an ability of "Envious Crowd", an ability of "Twin Bells", an ability of "Grim Fanfare", "Frail Squire"

    @clause-other @clause-since
    Scenario: What triggers for Alice as one of Bob's abilities is paid for is played before his next one
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Needle Watcher" in her right attack zone
      And Alice could respond
      And Bob has a "Grim Fanfare" in his field zone
      And Bob has a "Fanfare" in his field zone
      And Bob has a ready "Frail Squire" in his left attack zone
      And the top of Bob's deck is "Rising Guard"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his defense zone
      And everyone passes until a triggered ability is chosen
      And Bob plays the ability of "Grim Fanfare" first
      Then "Frail Squire" is in Bob's graveyard
      And from its top the gate holds an ability of "Fanfare", an ability of "Needle Watcher", an ability of "Grim Fanfare", "Rising Guard"

  @GR-14-9d
  Rule: 14-9d What triggered must be played, but for what cannot be
    - must: what triggered is played, and nobody is asked whether
    - unable: what cannot be played is not, and its trigger is used up

    @clause-unable
    Scenario: A triggered ability that has no target is not played
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Careful Marksman" in his left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has no cards in his hand
      And Bob has one card in his damage zone

    @clause-unable
    Scenario: A triggered ability is not played where the unit to be discarded for it does not come to the hand
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Parting Tutor" in her right attack zone
      And Alice has a "Barred Hearth" in her field zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Alice's left attack zone
      And Bob has one card in his damage zone

    @clause-must
    Scenario: A triggered ability is played where a unit comes to the hand to be discarded for it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Parting Tutor" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Alice's graveyard
      And Bob has one card in his damage zone

    @clause-must
    Scenario: A triggered ability that has a target is played
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has an exhausted "Careful Marksman" in his left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand

    @clause-unable
    Scenario: A unit that has come back as a new card is not exhausted for an ability that triggered as it left
      Given it is Alice's main phase
      And Alice has a ready "Farewell Piper" in her left attack zone
      And Alice has a "Quick Return" in her first set zone
      When Alice plays "Quick Return" targeting "Farewell Piper"
      And everyone passes until nothing is waiting
      Then "Quick Return" is in Alice's graveyard
      And "Farewell Piper" is ready
      And Alice has no cards in her hand

    @clause-must
    Scenario: A unit that is there is exhausted for its ability as another unit leaves and comes back
      Given it is Alice's main phase
      And Alice has a ready "Farewell Piper" in her right attack zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Quick Return" in her first set zone
      When Alice plays "Quick Return" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Farewell Piper" is exhausted
      And Alice has one card in her hand

  @GR-14-9e
  Rule: 14-9e An ability that waits for moves can look at what moved and at what moved with it
    - itself: the card that moved
    - with: the cards that moved at the same time
    - same: not those that moved at another time

    @clause-itself
    Scenario: The ability of a unit that goes to the graveyard deals damage equal to that unit's ATK
      Given it is Alice's main phase
      And Alice has a ready "Falling Star" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Falling Star"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 4 damage

    @clause-with
    Scenario: A unit's ability triggers for two other units that go to the graveyard together with it
      Given it is Alice's main phase
      And Alice has a ready "Needle Mourner" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a ready "Frail Squire" in her defense zone
      And Bob has a "Needle Rain" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-with
    Scenario: A unit's ability triggers for one that goes to the graveyard with it while a third is removed instead
      Given it is Alice's main phase
      And Alice has a "Swept Table" in her hand
      And Alice has a ready "Needle Mourner" in her left attack zone
      And Alice has a ready "Fading Echo" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      When Alice plays "Swept Table"
      And everyone passes until nothing is waiting
      Then "Fading Echo" is in Alice's removal zone
      And Alice has one card in her hand

    @clause-with
    Scenario: Two units that are put into the graveyard for one cost each trigger by the other
      Given it is Alice's main phase
      And Alice has a "Kindling Altar" in her field zone
      And Alice has a ready "Needle Mourner" in her left attack zone
      And Alice has a ready "Needle Mourner" in her right attack zone
      When Alice activates "Kindling Altar"
      Then Alice chooses between first "Needle Mourner" and second "Needle Mourner"
      When Alice plays the ability of first "Needle Mourner" first
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-same
    Scenario: The ability of a unit in the graveyard does not trigger for a unit that leaves play later
      Given it is Alice's main phase
      And Alice has a ready "Pack Caller" in her left attack zone
      And Alice has a ready "Howling Wolf" in her defense zone
      And Alice has a "Doom Decree" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Pack Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes nothing
      And everyone passes until nothing is waiting
      And Alice plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Howling Wolf" is in Alice's graveyard
      And "Tower Guard" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-with
    Scenario: Two units that enter play together each trigger what waits for another unit to enter
      Given it is Alice's main phase
      And Alice has a "Council Call" in her hand
      And Alice has two "Gate Warden" in her graveyard
      When Alice plays "Council Call"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And Alice puts it into her right attack zone
      And Alice plays the ability of first "Gate Warden" first
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-same
    Scenario: A unit that enters play after another does not trigger by that one what waits for another unit to enter
      Given it is Alice's main phase
      And Alice has a "Gate Warden" in her hand
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Gate Warden" into her right attack zone
      And everyone passes until nothing is waiting
      Then "Gate Warden" is in Alice's right attack zone
      And Alice has no cards in her hand

  @GR-14-9e-1
  Rule: 14-9e-1 Between a revealed and a hidden zone the card is seen as it is or was when revealed
    - hides: as it was in the revealed zone, when it goes into a hidden one
    - shows: as it is in the revealed zone, when it comes out of a hidden one

    @clause-hides
    Scenario: A unit card put from the graveyard into the hand triggers what waits for a unit card to go so
      Given it is Alice's main phase
      And Alice has a "Hand Reader" in her field zone
      And Alice has a "Fresh Grave" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      When Alice plays "Fresh Grave"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-shows
    Scenario: What waits for a unit card to go from deck to graveyard triggers by a unit card, not by an event card
      Given it is Alice's main phase
      And Alice has a "Mill Reader" in her field zone
      And Alice has a "Shared Drought" in her hand
      And the top of Bob's deck is "Ember Recruit"
      And the top of Alice's deck is "Kind Letter"
      When Alice plays "Shared Drought"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Ember Recruit" is in Bob's graveyard

  @GR-14-9e-2
  Rule: 14-9e-2 Between play and elsewhere the card is seen as it is or was in play
    - leaves: as it was in play, when it leaves play
    - enters: as it is in play, when it enters play

    @clause-leaves
    Scenario: The ability of a unit that went to the graveyard counts the ATK that it had in play, with a field's bonus
      Given it is Alice's main phase
      And Alice has a ready "Falling Star" in her left attack zone
      And Alice has a "Battle Banner" in her field zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Falling Star"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 6 damage

    @clause-leaves
    Scenario: A unit that is put into the graveyard at the same time as a field had the ATK that the field gave it
      Given it is Alice's main phase
      And Alice has a "Battle Banner" in her field zone
      And Alice has a ready "Falling Star" in her left attack zone
      And Alice has a "Cleared Yard" in her hand
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice plays "Cleared Yard"
      And everyone passes until nothing is waiting
      Then "Battle Banner" is in Alice's graveyard
      And "Broad Ox" has 6 damage

    @clause-enters
    Scenario: A unit that has 4 ATK by a field's bonus in play triggers what waits for 4 ATK as it enters
      Given it is Alice's main phase
      And Alice has a "Gate Greeter" in her field zone
      And Alice has a "Battle Banner" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Ember Recruit" is in Alice's left attack zone

    @clause-enters
    Scenario: A unit that enters play with 2 ATK does not trigger what waits for a unit with 4 ATK
      Given it is Alice's main phase
      And Alice has a "Gate Greeter" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Ember Recruit" is in Alice's left attack zone

  @GR-14-9e-3
  Rule: 14-9e-3 In other moves the card is seen as it is where it comes to
    - play: within play, as it is where it comes to
    - outside: so also between revealed zones outside play

    @clause-play
    Scenario: A unit that moves to where it has 4 ATK triggers what waits for 4 ATK, though it had less before
      Given it is Alice's main phase
      And Alice has a "Rear Banner" in her field zone
      And Alice has a ready "Post Inspector" in her right attack zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her defense zone
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-play
    Scenario: A unit that moves to where it has 2 ATK does not trigger what waits for 4 ATK, though it had 4 before
      Given it is Alice's main phase
      And Alice has a "Rear Banner" in her field zone
      And Alice has a ready "Post Inspector" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      When Alice moves "Ember Recruit" to her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Ember Recruit" is in Alice's left attack zone

    @clause-outside
    Scenario: A unit card put from the damage zone into the graveyard triggers what waits for such a card
      Given it is Alice's main phase
      And Alice has a "Mercy Reader" in her field zone
      And Alice has an "Ember Recruit" in her damage zone
      And Alice has a "Deep Rest" in her hand
      When Alice plays "Deep Rest"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Deep Rest" is in Alice's graveyard

  @GR-14-9f
  Rule: 14-9f An effect can make an ability that triggers later
    - then: it triggers when that time comes
    - before: and not before
    - of: it is about what the effect spoke of as it made it, whatever the effect speaks of afterwards
    - own: what it says of its own card it does not say of the new card that this has become

    @clause-then
    Scenario: An event that lets its player draw at the end of a turn does so at the end of the turn
      Given it is Alice's main phase
      And Alice has an "Evening Debt" in her hand
      When Alice plays "Evening Debt"
      And everyone passes until Bob's main phase
      Then Alice has two cards in her hand

    @clause-before
    Scenario: An event that lets its player draw at the end of a turn does nothing before the turn ends
      Given it is Alice's main phase
      And Alice has an "Evening Debt" in her hand
      When Alice plays "Evening Debt"
      And everyone passes until the attack phase
      Then Alice has no cards in her hand
      And "Evening Debt" is in Alice's graveyard

    @clause-own @clause-before
    Scenario: A unit that is to leave at the end of the turn stays if it has become a new card by then
      Given it is Alice's main phase
      And Alice has a ready "Homesick Envoy" in her left attack zone
      And Alice has a "Quick Return" in her first set zone
      When Alice activates "Homesick Envoy"
      And everyone passes until nothing is waiting
      And Alice plays "Quick Return" targeting "Homesick Envoy"
      And everyone passes until Bob's main phase
      Then "Quick Return" is in Alice's graveyard
      And "Homesick Envoy" is in Alice's left attack zone

    @clause-then
    Scenario: A unit that is to leave at the end of the turn leaves then
      Given it is Alice's main phase
      And Alice has a ready "Homesick Envoy" in her left attack zone
      When Alice activates "Homesick Envoy"
      And everyone passes until Bob's main phase
      Then "Homesick Envoy" is in Alice's hand

    @clause-of @clause-then
    Scenario: Of the units that an event strengthens last, only the one that it chose first is put into the hand at the end of the turn
      Given it is Alice's main phase
      And Alice has a "Paid Loan" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      When Alice plays "Paid Loan" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 3 ATK
      When everyone passes until Bob's main phase
      Then "Tower Guard" is in Alice's hand
      And "Ember Recruit" is in Alice's right attack zone

    @clause-own @clause-before
    Scenario: An ability that waits for its unit to be put into a graveyard does not trigger for the new card
      Given it is Alice's main phase
      And Alice has a ready "Insured Envoy" in her left attack zone
      And Alice has a "Quick Return" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice activates "Insured Envoy"
      And everyone passes until nothing is waiting
      And Alice plays "Quick Return" targeting "Insured Envoy"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Insured Envoy"
      And everyone passes until nothing is waiting
      Then "Insured Envoy" is in Alice's graveyard
      And Alice has no cards in her hand

  @GR-14-9f-1
  Rule: 14-9f-1 Such an ability triggers once, unless it says otherwise
    - once: it triggers once and not again
    - unless: where it says "whenever", each time
    - term: for as long as it says

    @clause-once
    Scenario: An ability made for the end of a turn triggers at the end of this turn, and not at that of the next
      Given it is Alice's main phase
      And Alice has an "Evening Debt" in her hand
      When Alice plays "Evening Debt"
      And everyone passes until Bob's main phase
      And everyone passes until Alice's next main phase
      Then Alice has four cards in her hand

    @clause-unless
    Scenario: An ability made for the turn that says "whenever" triggers each time in the turn
      Given it is Alice's main phase
      And Alice has a "Vengeful Oath" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Bob has a "Needle Rain" in his first set zone
      When Alice plays "Vengeful Oath"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-term
    Scenario: An ability made for the turn that says "whenever" does not trigger in the turn after
      Given it is Alice's main phase
      And Alice has a "Vengeful Oath" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Needle Rain" in his first set zone
      When Alice plays "Vengeful Oath"
      And everyone passes until Bob's main phase
      And Bob plays "Needle Rain"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Ember Recruit" is in Alice's graveyard

  @GR-14-9f-2
  Rule: 14-9f-2 The card with such an ability is the one whose ability made it

    Scenario: An ability that an event made to trigger later is the event's own when it is on the gate
      Given it is Alice's main phase
      And Alice has an "Evening Debt" in her hand
      And Bob could respond
      When Alice plays "Evening Debt"
      And everyone passes until nothing is waiting
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Evening Debt"

  # Reading: docs/decisions/1021-statuses-and-hidden-cards.md
  @GR-14-9g
  Rule: 14-9g Some abilities trigger when a status comes about
    - status: it triggers when the status comes about
    - not: while the status is not there, nothing triggers
    - each: each on its own
    - twice: an ability that a card was given twice triggers twice

    @clause-status
    Scenario: An ability that waits for three units triggers when the third unit comes into play
      Given it is Alice's main phase
      And Alice has a ready "Crowd Herald" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-not
    Scenario: An ability that waits for three units does not trigger when the second unit comes into play
      Given it is Alice's main phase
      And Alice has a ready "Crowd Herald" in her left attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      Then Bob has no cards in his damage zone
      And "Frail Squire" is in Alice's defense zone

    @clause-each @clause-status @clause-not
    Scenario: A status triggers an ability when it comes about, though another ability's status is there already
      Given it is Alice's main phase
      And Alice has a ready "Crowd Herald" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a ready "Tower Guard" in her defense zone
      And Alice has a "Cast Aside" in her hand
      And Bob has a ready "Lonely Watch" in his left attack zone
      And Bob has a "Siege Beast" in his hand
      When Alice plays "Cast Aside"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's graveyard
      And Bob has one card in his hand

    # Reading: docs/decisions/1166-an-ability-given-twice-has-its-limit-twice.md
    @clause-twice @clause-status
    Scenario: An ability that waits for two units and was given to a unit twice triggers twice as the second unit comes
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has two "Headcount Lesson" in her hand
      And Alice has a "Frail Squire" in her hand
      When Alice plays first "Headcount Lesson" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays second "Headcount Lesson" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone

    @clause-status
    Scenario: An ability that waits for two units and was given to a unit once triggers once as the second unit comes
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Headcount Lesson" in her hand
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Headcount Lesson" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-each @clause-status
    Scenario: Two abilities that a unit was given, for two units and for three, each trigger as that many are there
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Muster Lesson" in her hand
      And Alice has a "Headcount Lesson" in her hand
      And Alice has two "Frail Squire" in her hand
      When Alice plays "Muster Lesson" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Headcount Lesson" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays first "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has one card in his damage zone

  # Reading: docs/decisions/1021-statuses-and-hidden-cards.md
  @GR-14-9g-1
  Rule: 14-9g-1 While the status lasts the ability does not trigger again
    - lasts: while the status lasts it does not trigger again
    - again: when it was gone and comes about again, it triggers again
    - there: what was there from the beginning does not trigger it

    @clause-lasts
    Scenario: An ability that waits for three units triggers once while the three units stay
      Given it is Alice's main phase
      And Alice has a ready "Crowd Herald" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her defense zone
      And everyone passes until Bob's main phase
      Then Bob has one card in his damage zone

    @clause-lasts
    Scenario: An ability that may be played once a turn triggers once while its status lasts into the next turn
      Given it is Alice's main phase
      And Alice has a "Daily Headcount" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her defense zone
      And everyone passes until Bob's main phase
      Then Bob has one card in his damage zone

    @clause-again
    Scenario: An ability that waits for three units triggers again when the third unit has left and another comes
      Given it is Alice's main phase
      And Alice has a ready "Crowd Herald" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has two "Frail Squire" in her hand
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays first "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting first "Frail Squire"
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone

    # Reading: docs/decisions/1164-a-status-that-is-there-when-a-table-opens.md
    @clause-there
    Scenario: An ability that waits for three units does not trigger by units that were there from the beginning
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a ready "Crowd Herald" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And Bob has no cards in his damage zone

  @GR-14-9h
  Rule: 14-9h What triggered is played and resolves although its card has gone
    - gone: it is played although its card has gone to another zone
    - lost: it is played although its card has lost the ability
    - inactive: it is played although the ability is active no more
    - resolves: it resolves although its card goes while it is on the gate

    @clause-gone
    Scenario: The triggered ability of a unit is played though the unit is in the graveyard before that
      Given it is Alice's main phase
      And Alice has a ready "Needle Mourner" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Needle Rain" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Needle Mourner" is in Alice's graveyard

    @clause-gone
    Scenario: The triggered ability of a unit is played though the unit is in the hand before that
      Given it is Alice's main phase
      And Alice has a ready "Sleepy Sentry" in her left attack zone
      And Alice has a "Long Leave" in her hand
      When Alice plays "Long Leave" targeting "Sleepy Sentry"
      And everyone passes until nothing is waiting
      Then "Sleepy Sentry" is in Alice's hand
      And Alice has two cards in her hand

    @clause-resolves
    Scenario: The ability of a unit resolves though the unit goes to the graveyard while the ability is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Blade Singer" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When Alice attacks Bob's ruler with "Blade Singer"
      And everyone passes until an ability is on the gate
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Swift Verdict" targeting "Blade Singer"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And "Blade Singer" is in Alice's graveyard

    @clause-lost
    Scenario: An ability that has triggered is played though its card has lost it before that
      Given it is Alice's main phase
      And Alice has a ready "Sleepy Sentry" in her left attack zone
      And Alice has a "Numbing Song" in her hand
      When Alice plays "Numbing Song" targeting "Sleepy Sentry"
      And everyone passes until nothing is waiting
      Then "Sleepy Sentry" is exhausted
      And Alice has one card in her hand

    @clause-lost
    Scenario: An ability that may be played once a turn is played although its card has lost it
      Given it is Alice's main phase
      And Alice has a ready "Sleepy Clerk" in her left attack zone
      And Alice has a "Numbing Song" in her hand
      When Alice plays "Numbing Song" targeting "Sleepy Clerk"
      And everyone passes until nothing is waiting
      Then "Sleepy Clerk" is exhausted
      And Alice has one card in her hand

    @clause-inactive
    Scenario: The condition of an ability that has triggered holds no more before it is played
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Bashful Sentry" in her right attack zone
      And Alice has a "Lonely Lullaby" in her hand
      When Alice plays "Lonely Lullaby"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand
      And Alice has two cards in her hand
