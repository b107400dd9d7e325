Feature: Gate Ruler 16-15 Forced Reveal

  @GR-16-15a
  Rule: 16-15a Forced Reveal says when a card is played

    Scenario: A drawn event with Forced Reveal is played and deals its damage, and does not stay in the hand
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And the top of Alice's deck is "Sudden Hail"
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Tower Guard" has 1 damage

  @GR-16-15b @lead-in
  Rule: 16-15b What a card with Forced Reveal demands

  @GR-16-15b-1
  Rule: 16-15b-1 It is played at once in a gate process, for as much of its cost as can be paid
    - hand: a card in the hand is played at once
    - drive: so is a card in the drive zone
    - zones: no card in another zone
    - next: outside of a gate process it waits until the next one begins
    - before: it is played before what lies on the gate resolves
    - rules: so it is where the rules have put it into the hand
    - cost: as much of its cost is paid as can be

    @clause-hand
    Scenario: An event with Forced Reveal that a player draws in the opponent's turn is played, and deals its damage
      Given it is Alice's main phase
      And Alice has a "Lure of the Pit" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Sudden Hail"
      When Alice plays "Lure of the Pit"
      And everyone passes until nothing is waiting
      Then "Sudden Hail" is in Bob's graveyard
      And "Siege Beast" has 1 damage

    @clause-hand @clause-cost
    Scenario: A drawn unit with Forced Reveal goes onto the gate, and its full cost of two resources is paid
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Alice has three ready "Mana Well" in her resource zone
      And Alice has no further resources
      And the top of Alice's deck is "Bursting Seed"
      And Bob could respond
      When Alice plays "Plain Rite"
      And Bob passes
      And Alice puts it into her left attack zone
      Then from its top the gate holds "Bursting Seed"
      And Alice has one ready resource

    @clause-next @clause-hand
    Scenario: An event with Forced Reveal that is drawn outside of a gate process is played in the next one
      Given it is Bob's main phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Alice's deck is "Sudden Hail" and "Tower Guard"
      When everyone passes until Alice's main phase
      And everyone passes until nothing is waiting
      Then "Sudden Hail" is in Alice's graveyard
      And "Siege Beast" has 1 damage

    @clause-drive
    Scenario: A driven event with Forced Reveal is played out of the drive zone, and deals its damage
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And the top of Alice's deck is "Sudden Hail"
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Calling Rite"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 1 damage
      And Alice has no cards in her drive zone

    @clause-zones
    Scenario: Events with Forced Reveal in the damage zone and in the graveyard are not played
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Sudden Hail" in her damage zone
      And Alice has a "Needling Frost" in her graveyard
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And "Sudden Hail" is in Alice's damage zone
      And "Tower Guard" has no damage

    @clause-cost @clause-hand
    Scenario: A player with one resource pays it for a drawn unit with Forced Reveal that costs two, which goes onto the gate
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And the top of Alice's deck is "Bursting Seed"
      And Bob could respond
      When Alice plays "Plain Rite"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then from its top the gate holds "Bursting Seed"
      And Alice has no ready resources

    @clause-before @clause-hand
    Scenario: A drawn event with Forced Reveal is played before an event that already lies on the gate resolves
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Lure of the Pit" in her first set zone
      And the top of Alice's deck is "Sudden Hail" and "Tower Guard"
      And Bob could respond
      When Alice plays "Kind Letter"
      And Alice plays "Lure of the Pit"
      And Bob passes
      Then from its top the gate holds "Sudden Hail", "Kind Letter"

    @clause-cost
    Scenario: Of two cards to be discarded for a drawn unit with Forced Reveal, a player with one card discards that
      Given it is Alice's main phase
      And Alice has two "Ordeal Gate" in her field zone
      And Alice has a "Kind Letter" in her first set zone
      And Alice has an "Ember Recruit" in her hand
      And the top of Alice's deck is "Bursting Seed"
      And Bob could respond
      When Alice plays "Kind Letter"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then "Ember Recruit" is in Alice's graveyard
      And from its top the gate holds "Bursting Seed"

    @clause-rules @clause-before
    Scenario: A unit with Forced Reveal that comes to the hand where another takes its place is played before an event resolves
      Given it is Alice's main phase
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a ready "Bursting Seed" in her left attack zone
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Plain Rite" in her hand
      And Alice has a "Grave Call" in her first set zone
      When Alice plays "Plain Rite"
      And Alice plays "Grave Call" targeting "Ember Recruit"
      And everyone passes until Alice is asked for a zone
      Then from its top the gate holds "Bursting Seed", "Plain Rite"

  @GR-16-15b-1a
  Rule: 16-15b-1a A unit is normal summoned so, and counts as one
    - normal: a unit that is played so is normal summoned
    - one: it adds one to the number of summons
    - unit: another card does not

    @clause-one
    Scenario: A unit that Forced Reveal has played adds one to the number of summons
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And the top of Alice's deck is "Bursting Seed"
      When Alice plays "Plain Rite"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then Alice has summoned one unit

    @clause-one
    Scenario: A player for whom Forced Reveal has played a unit can summon one more where the cap is two, but not a third
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Alice has a "Frail Squire" in her hand
      And Alice has an "Ember Recruit" in her hand
      And the top of Alice's deck is "Bursting Seed"
      When Alice plays "Plain Rite"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice may play "Ember Recruit"
      When Alice plays "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice cannot play "Ember Recruit"
      And "Frail Squire" is in Alice's right attack zone

    @clause-normal
    Scenario: A unit that Forced Reveal has played is a normal summoned unit
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Alice has an "Initiation" in her hand
      And the top of Alice's deck is "Bursting Seed"
      When Alice plays "Plain Rite"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Initiation"
      And everyone passes until nothing is waiting
      Then "Bursting Seed" is exhausted

    @clause-unit
    Scenario: An event that Forced Reveal has played adds nothing to the number of summons
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And the top of Alice's deck is "Sudden Hail"
      When Alice plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then "Sudden Hail" is in Alice's graveyard
      And Alice has summoned no units

  @GR-16-15b-1b
  Rule: 16-15b-1b It is played even if not all that it takes can be done
    - cap: the summon cap does not stop it
    - target: nor that something is missing which it needs
    - forbidden: what says that it cannot be played does
    - linked: so does an Overdrive that is linked to it in the drive zone

    @clause-cap
    Scenario: A unit with Forced Reveal is played as the third summon of a turn, though the summon cap is two
      Given it is Alice's main phase
      And Alice has two "Frail Squire" in her hand
      And Alice has a "Plain Rite" in her first set zone
      And the top of Alice's deck is "Bursting Seed"
      And Bob could respond
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Plain Rite"
      And everyone passes until a card is in Alice's graveyard
      Then from its top the gate holds "Bursting Seed"
      When Alice puts it into her defense zone
      Then from its top the gate holds "Bursting Seed"
      And Alice has summoned three units

    @clause-target
    Scenario: A drawn event with Forced Reveal that finds no target is played, and goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And the top of Alice's deck is "Needling Frost"
      When Alice plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then "Needling Frost" is in Alice's graveyard

    @clause-forbidden
    Scenario: A drawn event with Forced Reveal that the opponent's field forbids to be played stays in the hand
      Given it is Alice's main phase
      And Alice has a "Muzzled Court" in her field zone
      And Alice has a "Lure of the Pit" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Sudden Hail"
      When Alice plays "Lure of the Pit"
      And everyone passes until nothing is waiting
      Then "Sudden Hail" is in Bob's hand
      And "Siege Beast" has no damage

    @clause-forbidden
    Scenario: A drawn unit with Forced Reveal that a field has given Forced Concealment stays in the hand
      Given it is Alice's main phase
      And Alice has a "Smothering Veil" in her field zone
      And Alice has a "Plain Rite" in her hand
      And the top of Alice's deck is "Bursting Seed"
      When Alice plays "Plain Rite"
      And everyone passes until a card is in Alice's graveyard
      Then "Bursting Seed" is in Alice's hand

    @clause-forbidden
    Scenario: A drawn unit with Forced Reveal that can only be paid for with resources stays in the hand where units are free
      Given it is Alice's main phase
      And Alice has an "Open House" in her field zone
      And Alice has a "Plain Rite" in her hand
      And the top of Alice's deck is "Sworn Seed"
      When Alice plays "Plain Rite"
      And everyone passes until a card is in Alice's graveyard
      Then "Sworn Seed" is in Alice's hand

    @clause-target
    Scenario: A drawn unit with Forced Reveal that can only be paid for with resources is played by a player with too few
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And the top of Alice's deck is "Sworn Seed"
      And Bob could respond
      When Alice plays "Plain Rite"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then from its top the gate holds "Sworn Seed"
      And Alice has no ready resources

    # Reading: docs/decisions/1188-what-forced-reveal-does-not-get-past.md
    @clause-linked
    Scenario: A driven event with Forced Reveal stays in the drive zone until its Overdrive has been played
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Fettered Omen"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with an Overdrive
      Then "Fettered Omen" is in Bob's drive zone
      When Bob plays the Overdrive of "Fettered Omen"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And "Siege Beast" has 1 damage

  @GR-16-15b-1c
  Rule: 16-15b-1c The active player plays hers first
    - first: the active player plays first
    - all: she plays all of hers before the other player plays any

    @clause-first
    Scenario: Where each player has drawn an event with Forced Reveal, the active player's event is played first
      Given it is Bob's main phase
      And Bob has a "Lure of the Pit" in his first set zone
      And the top of Alice's deck is "Sudden Hail"
      And the top of Bob's deck is "Sudden Hail"
      When Bob plays "Lure of the Pit"
      And everyone passes until nothing is waiting
      Then these happened in this order: played of Bob's "Sudden Hail", played of Alice's "Sudden Hail"

    @clause-all @clause-first
    Scenario: The active player plays both events with Forced Reveal that she has drawn before the opponent plays his
      Given it is Alice's main phase
      And Alice has a "Border Watch" in her hand
      And Alice has a ready "Broad Ox" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And the top of Alice's deck is two "Sudden Hail"
      And the top of Bob's deck is "Needling Frost"
      And Bob could respond
      When Alice plays "Border Watch"
      And everyone passes until Alice is asked which card to play first
      And Alice chooses first "Sudden Hail"
      Then from its top the gate holds "Needling Frost", "Sudden Hail", "Sudden Hail"

  @GR-16-15b-1d
  Rule: 16-15b-1d Who has several chooses their order
    - order: they are played in the order that is chosen
    - who: the player chooses who has to play them, whosever turn it is

    @clause-order
    Scenario Outline: Of two drawn events with Forced Reveal, the one that their player chooses is played first, the other second
      Given it is Alice's main phase
      And Alice has a "Wide Draught" in her first set zone
      And the top of Alice's deck is "Sudden Hail" and "Needling Frost"
      When Alice plays "Wide Draught"
      And everyone passes until Alice is asked which card to play first
      And Alice chooses "<first>"
      And everyone passes until nothing is waiting
      Then these happened in this order: played of "<first>", played of "<second>"

      Examples:
        | first          | second         |
        | Sudden Hail    | Needling Frost |
        | Needling Frost | Sudden Hail    |

    @clause-order
    Scenario: A player who chooses an illegal target for one of two events with Forced Reveal can choose again between the two
      Given it is Alice's main phase
      And Alice has a "Wide Draught" in her first set zone
      And the top of Alice's deck is "Sudden Hail" and "Needling Frost"
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Wide Draught"
      And everyone passes until Alice is asked which card to play first
      And Alice tries to play "Needling Frost" targeting "Ember Recruit"
      Then Alice chooses between "Needling Frost" and "Sudden Hail"

    @clause-who @clause-order
    Scenario: A player who draws two events with Forced Reveal in the opponent's turn chooses which of them is played first
      Given it is Alice's main phase
      And Alice has an "Envoy's Gift" in her hand
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And the top of Bob's deck is "Sudden Hail" and "Needling Frost"
      When Alice plays "Envoy's Gift"
      And everyone passes until Bob is asked which card
      Then Bob chooses between "Sudden Hail" and "Needling Frost"

  @GR-16-15b-2
  Rule: 16-15b-2 It does not go into a set zone
    - effect: what would put it there does not move it
    - only: another card is put there

    @clause-effect
    Scenario: An effect that would put an event with Forced Reveal into a set zone leaves it on top of the deck
      Given it is Alice's main phase
      And Alice has a "Burial Under Stones" in her hand
      And Alice's deck is "Sudden Hail", "Plain Marcher" and "Plain Marcher", from the top
      When Alice plays "Burial Under Stones"
      And everyone passes until nothing is waiting
      Then the top card of Alice's deck is "Sudden Hail"
      And Alice has no cards in her set zones
      And "Burial Under Stones" is in Alice's graveyard

    @clause-only
    Scenario: An effect that puts the top card of the deck into a set zone moves a card without Forced Reveal
      Given it is Alice's main phase
      And Alice has a "Burial Under Stones" in her hand
      And Alice's deck is "Cave Lurker", "Plain Marcher" and "Plain Marcher", from the top
      When Alice plays "Burial Under Stones"
      And everyone passes until nothing is waiting
      Then "Cave Lurker" is in Alice's first set zone

  @GR-16-15b-2a
  Rule: 16-15b-2a It is not settable

    Scenario: A driven event with Forced Reveal cannot be kept hidden
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Sudden Hail", "Plain Rite" and "Siege Beast"
      When Alice plays "Calling Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob is asked which driven cards stay hidden
      Then "Sudden Hail" is not among the cards that Bob is asked about
      And "Plain Rite" is among the cards that Bob is asked about
