Feature: Gate Ruler 14-9 Automatic abilities

  @GR-14-9a
  Rule: 14-9a An automatic ability is played by itself when its condition is met
    - played: it is played without anybody's decision when its condition is met
    - only: not without that

    @clause-played
    Scenario: A unit goes to the graveyard and the ability that waits for that is played
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
    Scenario: A unit that goes elsewhere does not meet the condition
      Given it is Alice's main phase
      And Alice has a "Twin Bells" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand
      And Alice has one card in her hand

  @GR-14-9b
  Rule: 14-9b Each time that its condition is met an ability has triggered once more
    - met: it has triggered when its condition is met
    - each: as many times as that happens, also at one time

    @clause-met @clause-each
    Scenario: Two units go at once and the ability is played twice
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
    Scenario: One unit goes and the ability is played once
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

    @clause-reveal
    Scenario: A set card is revealed and its ability resolves
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until the attack is over
      Then Bob has one card in his hand

    @clause-all
    Scenario: All players see the card
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
    Scenario: It is the hidden card about which its controller is asked
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      Then Bob is asked about "Lurking Scout"

    @needs-events
    @clause-reveal
    Scenario: It has triggered once the card has been revealed
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until the attack is over
      Then these happened in this order: revealed with "Lurking Scout", triggered of "Lurking Scout" by Bob, resolve start as ability

  @GR-14-9b-1a
  Rule: 14-9b-1a Its controller may leave the card hidden, and then the ability has not triggered
    - may: its controller may reveal it or not
    - declined: if he does not, the card stays hidden and the ability has not triggered

    @clause-may
    Scenario: Bob is asked whether to reveal the card
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Lurking Scout" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      Then Bob may say yes or no

    @clause-may @clause-declined
    Scenario: The card stays hidden
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
    Scenario: At the next attack it can be revealed again
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
    Scenario: For one attack it is revealed once
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
    Scenario: When it has been revealed Bob is not asked to reveal it for the same attack
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
    Scenario: When the ability has resolved the card is hidden again
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
    Scenario: While the ability is on the gate the card is seen
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
    Scenario: The card is seen while its ability lies above another one
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
    Scenario: When the ability is negated the card is hidden again
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

    @clause-moved
    Scenario: A card that has left its zone meanwhile lies open
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
    Scenario: It stays revealed as long as another ability that it was revealed for is left
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
      And everyone passes until somebody may do something
      Then from its top the gate holds an ability of "Lurking Spy"
      And Bob has one card in his hand
      And Alice sees "Lurking Spy"
      When Bob says yes
      And everyone passes until the attack is over
      Then Bob has two cards in his hand
      And Alice does not see "Lurking Spy"

    @clause-unplayed
    Scenario: It is hidden again when it turns out that the ability is not played
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
    Scenario: Of her own she plays first which she chooses
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
    Scenario: The ability of a field lies above the destruction of the unit that it greets
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
    Scenario: Of his own the other player plays first which he chooses
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

  @GR-14-9c-1
  Rule: 14-9c-1 When one was played the system process begins again
    - rules: what the rules do comes first again
    - first: then the active player's come first again
    - since: what has triggered since then is among them
    - other: so after one of the other player's too

    @clause-first
    Scenario: The active player has all of hers played before the other's
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
    Scenario: Without a target the ability is not played
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Careful Marksman" in his left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has no cards in his hand
      And Bob has one card in his damage zone

    @clause-must
    Scenario: With a target it is played
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has an exhausted "Careful Marksman" in his left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand

  @GR-14-9e
  Rule: 14-9e An ability that waits for moves can look at what moved and at what moved with it
    - itself: the card that moved
    - with: the cards that moved at the same time
    - same: not those that moved at another time

    @clause-itself
    Scenario: A unit's last ability uses its own ATK
      Given it is Alice's main phase
      And Alice has a ready "Falling Star" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Falling Star"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 4 damage

    @clause-with
    Scenario: A unit sees the others go that go with it
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
    Scenario: A unit sees the others go that go with it, where another is removed in the middle of it
      Given it is Alice's main phase
      And Alice has a "Swept Table" in her hand
      And Alice has a ready "Needle Mourner" in her left attack zone
      And Alice has a ready "Fading Echo" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      When Alice plays "Swept Table"
      And everyone passes until nothing is waiting
      Then "Fading Echo" is in Alice's removal zone
      And Alice has one card in her hand

    @clause-same
    Scenario: One that left before does not see others leave later
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

  @GR-14-9e-1
  Rule: 14-9e-1 Between a revealed and a hidden zone the card is seen as it is or was when revealed
    - hides: as it was in the revealed zone, when it goes into a hidden one
    - shows: as it is in the revealed zone, when it comes out of a hidden one

    @clause-hides
    Scenario: A unit card that goes from the graveyard to the hand was one in the graveyard
      Given it is Alice's main phase
      And Alice has a "Hand Reader" in her field zone
      And Alice has a "Fresh Grave" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      When Alice plays "Fresh Grave"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-shows
    Scenario: A unit card that goes from the deck to the graveyard is one there, an event card is not
      Given it is Alice's main phase
      And Alice has a "Mill Reader" in her field zone
      And Alice has a "Shared Drought" in her hand
      And the top of Bob's deck is "Ember Recruit"
      And the top of Alice's deck is "Kind Letter"
      When Alice plays "Shared Drought"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Shared Drought" is in Alice's graveyard

  @GR-14-9e-2
  Rule: 14-9e-2 Between play and elsewhere the card is seen as it is or was in play
    - leaves: as it was in play, when it leaves play
    - enters: as it is in play, when it enters play

    @clause-leaves
    Scenario: A unit that left had the ATK that it had in play
      Given it is Alice's main phase
      And Alice has a ready "Falling Star" in her left attack zone
      And Alice has a "Battle Banner" in her field zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Falling Star"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 6 damage

    @clause-enters
    Scenario: A unit that entered has the ATK that it has in play
      Given it is Alice's main phase
      And Alice has a "Gate Greeter" in her field zone
      And Alice has a "Battle Banner" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Ember Recruit" is in Alice's left attack zone

    @clause-enters
    Scenario: A unit that entered with too little ATK
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
    Scenario: A unit moves to where it has more ATK
      Given it is Alice's main phase
      And Alice has a "Rear Banner" in her field zone
      And Alice has a ready "Post Inspector" in her right attack zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her defense zone
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-play
    Scenario: A unit moves to where it has less
      Given it is Alice's main phase
      And Alice has a "Rear Banner" in her field zone
      And Alice has a ready "Post Inspector" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      When Alice moves "Ember Recruit" to her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Ember Recruit" is in Alice's left attack zone

    @clause-outside
    Scenario: A card goes from the damage zone to the graveyard
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

    @clause-then
    Scenario: Cards are drawn at the end of the turn
      Given it is Alice's main phase
      And Alice has an "Evening Debt" in her hand
      When Alice plays "Evening Debt"
      And everyone passes until Bob's main phase
      Then Alice has two cards in her hand

    @clause-before
    Scenario: Before that nothing happens
      Given it is Alice's main phase
      And Alice has an "Evening Debt" in her hand
      When Alice plays "Evening Debt"
      And everyone passes until the attack phase
      Then Alice has no cards in her hand
      And "Evening Debt" is in Alice's graveyard

  @GR-14-9f-1
  Rule: 14-9f-1 Such an ability triggers once, unless it says otherwise
    - once: it triggers once and not again
    - unless: where it says "whenever", each time
    - term: for as long as it says

    @clause-once
    Scenario: At the end of the next turn it does not trigger again
      Given it is Alice's main phase
      And Alice has an "Evening Debt" in her hand
      When Alice plays "Evening Debt"
      And everyone passes until Bob's main phase
      And everyone passes until Alice's next main phase
      Then Alice has four cards in her hand

    @clause-unless
    Scenario: One that says "whenever" triggers each time in the turn
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
    Scenario: One that says "whenever" for the turn does not trigger in the turn after
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

    Scenario: The ability on the gate is that of the event that made it
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

    @clause-status
    Scenario: The third unit comes into play
      Given it is Alice's main phase
      And Alice has a ready "Crowd Herald" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-not
    Scenario: The second unit is not enough
      Given it is Alice's main phase
      And Alice has a ready "Crowd Herald" in her left attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      Then Bob has no cards in his damage zone
      And "Frail Squire" is in Alice's defense zone

    @clause-each @clause-status @clause-not
    Scenario: One comes about while another is there already
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

  # Reading: docs/decisions/1021-statuses-and-hidden-cards.md
  @GR-14-9g-1
  Rule: 14-9g-1 While the status lasts the ability does not trigger again
    - lasts: while the status lasts it does not trigger again
    - again: when it was gone and comes about again, it triggers again
    - there: what was there from the beginning does not trigger it

    @clause-lasts
    Scenario: The units stay and it triggers no more
      Given it is Alice's main phase
      And Alice has a ready "Crowd Herald" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her defense zone
      And everyone passes until Bob's main phase
      Then Bob has one card in his damage zone

    @clause-again
    Scenario: When the status was gone and comes again it triggers again
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
    Scenario: What was so before the game went on from here does not trigger it
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
    Scenario: The card has gone before its ability is played
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
    Scenario: The card is in the hand before its ability is played
      Given it is Alice's main phase
      And Alice has a ready "Sleepy Sentry" in her left attack zone
      And Alice has a "Long Leave" in her hand
      When Alice plays "Long Leave" targeting "Sleepy Sentry"
      And everyone passes until nothing is waiting
      Then "Sleepy Sentry" is in Alice's hand
      And Alice has two cards in her hand

    @clause-resolves
    Scenario: The card goes while its ability is on the gate
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
    Scenario: The card has lost the ability before that is played
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
