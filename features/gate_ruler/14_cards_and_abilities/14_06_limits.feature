Feature: Gate Ruler 14-6 How often an ability may be played

  @GR-14-6a
  Rule: 14-6a A limit says how often an ability is played in a turn or in a game
    - number: so many times
    - turn: in a turn
    - game: or in a game
    - anew: in the next turn it can be played as often again

    @clause-turn @clause-anew
    Scenario: An ability that may be played once a turn is played once, and can be played again in the next turn
      Given it is Alice's main phase
      And Alice has a ready "Daily Crier" in her left attack zone
      When Alice activates "Daily Crier"
      And everyone passes until nothing is waiting
      Then Alice cannot activate "Daily Crier"
      When everyone passes until Bob's main phase
      Then Alice has one card in her hand
      When Bob passes
      Then Alice can activate "Daily Crier"

    @clause-number @clause-turn
    Scenario: An ability that may be played twice a turn is played twice and cannot be played a third time
      Given it is Alice's main phase
      And Alice has a ready "Twofold Crier" in her left attack zone
      When Alice activates "Twofold Crier"
      And everyone passes until nothing is waiting
      Then Alice can activate "Twofold Crier"
      When Alice activates "Twofold Crier"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And Alice cannot activate "Twofold Crier"

    @clause-game
    Scenario: An ability that may be played once a game cannot be played again in a later turn
      Given it is Alice's main phase
      And Alice has a ready "Lifetime Crier" in her left attack zone
      When Alice activates "Lifetime Crier"
      And everyone passes until nothing is waiting
      And everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      Then Alice has three cards in her hand
      And Alice cannot activate "Lifetime Crier"

    @clause-anew
    Scenario: Two cards whose once-a-turn abilities were both played can both have them played in the next turn
      Given it is Alice's main phase
      And Alice has a ready "Daily Crier" in her left attack zone
      And Alice has a ready "Daily Crier" in her right attack zone
      When Alice activates first "Daily Crier"
      And everyone passes until nothing is waiting
      And Alice activates second "Daily Crier"
      And everyone passes until nothing is waiting
      And everyone passes until Bob's main phase
      Then Alice has two cards in her hand
      When Bob passes
      Then Alice can activate first "Daily Crier"
      And Alice can activate second "Daily Crier"

    @clause-anew
    Scenario: Both players who have played an ability of a name with a limit can play one again in the next turn
      Given it is Alice's main phase
      And Alice has a ready "Rallying Crier" in her left attack zone
      And Alice has a ready "Quick Herald" in her right attack zone
      And Bob has a ready "Rallying Drummer" in his left attack zone
      When Alice activates "Quick Herald"
      And everyone passes until Bob has priority in the main phase
      And Bob activates "Rallying Drummer"
      And everyone passes until nothing is waiting
      And Alice activates "Rallying Crier"
      And everyone passes until nothing is waiting
      And everyone passes until Bob's main phase
      Then Bob can activate "Rallying Drummer"
      When Bob passes
      Then Alice can activate "Rallying Crier"

    @clause-number @clause-turn
    Scenario: Of two Counters with a name that is limited to one play a turn only the first does what it says
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Reproving Lookout" and "Reproving Lookout"
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then Bob has no cards in his counter zone
      And Bob has no cards in his damage zone
      And Alice has one card in her damage zone

  @GR-14-6a-1
  Rule: 14-6a-1 A limit on a name counts all abilities of that name
    - name: all abilities of that name count, on whatever card
    - unlimited: so does one that names no limit itself
    - player: each player counts his own

    @clause-name
    Scenario Outline: After one ability of a name with a limit was played, another of that name cannot be, on "<other>"
      Given it is Alice's main phase
      And Alice has a ready "Rallying Crier" in her left attack zone
      And Alice has a ready "<other>" in her right attack zone
      When Alice activates first "Rallying Crier"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice cannot activate <which> "<other>"

      Examples:
        | other            | which  |
        | Rallying Drummer | first  |
        | Rallying Crier   | second |

    @clause-unlimited
    Scenario: After an ability without a limit was played, one whose name has a limit and is the same cannot be
      Given it is Alice's main phase
      And Alice has a ready "Tireless Crier" in her left attack zone
      And Alice has a ready "Rallying Crier" in her right attack zone
      Then Alice can activate "Rallying Crier"
      When Alice activates "Tireless Crier"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice cannot activate "Rallying Crier"

    @clause-player
    Scenario: Bob can play an ability of a name with a limit though Alice has played one of that name
      Given it is Alice's main phase
      And Alice has a ready "Rallying Crier" in her left attack zone
      And Bob has a ready "Rallying Drummer" in his left attack zone
      And Bob could respond
      When Alice activates "Rallying Crier"
      And everyone passes until Bob has priority in the main phase
      Then Bob can activate "Rallying Drummer"
      And Alice has no cards in her hand

  @GR-14-6a-1a
  Rule: 14-6a-1a Who comes to control such an ability counts his own plays of the name only
    - former: what its controller before him has played does not count for him
    - own: what he has played himself of the name counts

    @clause-former
    Scenario: Bob can play the ability of a unit he has gained, limited by its name, though Alice has played it
      Given it is Alice's main phase
      And Alice has a ready "Rallying Crier" in her left attack zone
      And Bob has a "Turncoat" in his first set zone
      And Bob could respond
      When Alice activates "Rallying Crier"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Turncoat" targeting "Rallying Crier"
      And everyone passes until nothing is waiting
      And Alice passes
      Then "Rallying Crier" is in Bob's right attack zone
      And Bob is asked to act
      And Bob can activate "Rallying Crier"

    @clause-own
    Scenario: Bob cannot play the ability of a unit he has gained where he has played another of its limited name
      Given it is Alice's main phase
      And Alice has a ready "Rallying Crier" in her left attack zone
      And Alice has a ready "Quick Herald" in her right attack zone
      And Bob has a ready "Rallying Drummer" in his left attack zone
      And Bob has a "Turncoat" in his first set zone
      And Bob could respond
      When Alice activates "Quick Herald"
      And everyone passes until Bob has priority in the main phase
      And Bob activates "Rallying Drummer"
      And Bob plays "Turncoat" targeting "Rallying Crier"
      And everyone passes until nothing is waiting
      And Alice passes
      Then "Rallying Crier" is in Bob's right attack zone
      And Bob is asked to act
      And Bob cannot activate "Rallying Crier"

  @GR-14-6a-2
  Rule: 14-6a-2 Another limit counts the ability of the one card only
    - itself: what was played of this ability counts
    - card: the same ability of another card does not
    - name: another ability of the same name does not
    - twice: given twice it is two abilities, each with its own limit

    @clause-card
    Scenario: A limit of one play a turn leaves the same ability of another card free to be played
      Given it is Alice's main phase
      And Alice has a ready "Daily Crier" in her left attack zone
      And Alice has a ready "Daily Crier" in her right attack zone
      When Alice activates first "Daily Crier"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice can activate second "Daily Crier"

    @clause-card @clause-name
    Scenario: A limit that is not on an ability's name leaves another card's ability of that name free, the same one
      Given it is Alice's main phase
      And Alice has a ready "Marching Crier" in her left attack zone
      And Alice has a ready "Marching Crier" in her right attack zone
      When Alice activates first "Marching Crier"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice can activate second "Marching Crier"

    @clause-itself
    Scenario: An ability with a name and a limit of one play a turn cannot be played a second time in the turn
      Given it is Alice's main phase
      And Alice has a ready "Marching Crier" in her left attack zone
      When Alice activates "Marching Crier"
      And everyone passes until nothing is waiting
      Then Alice cannot activate "Marching Crier"

    @clause-name
    Scenario: A limit that is not on an ability's name leaves a different ability of that name free to be played
      Given it is Alice's main phase
      And Alice has a ready "Marching Crier" in her left attack zone
      And Alice has a ready "Marching Drummer" in her right attack zone
      When Alice activates "Marching Crier"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice can activate "Marching Drummer"

    # Reading: docs/decisions/1166-an-ability-given-twice-has-its-limit-twice.md
    @clause-twice
    Scenario: An ability with a limit of one play that a unit was given twice is played twice
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has two "Watchman's Cap" in her hand
      When Alice plays first "Watchman's Cap" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays second "Watchman's Cap" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice activates "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice can activate "Ember Recruit"
      When Alice activates "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And Alice has two cards in her graveyard

    # Reading: docs/decisions/1166-an-ability-given-twice-has-its-limit-twice.md
    @clause-twice @clause-itself
    Scenario: An ability with a limit of one play that a unit was given twice is not played a third time
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has two "Watchman's Cap" in her hand
      When Alice plays first "Watchman's Cap" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays second "Watchman's Cap" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice activates "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice activates "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice cannot activate "Ember Recruit"
      And Alice has two cards in her graveyard

    @clause-itself
    Scenario: An ability with a limit of one play that a unit was given once is played once
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Watchman's Cap" in her hand
      When Alice plays "Watchman's Cap" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice activates "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Watchman's Cap" is in Alice's graveyard
      And Alice has one card in her hand
      And Alice cannot activate "Ember Recruit"

    @clause-itself @clause-twice
    Scenario: An ability with a limit of one play is played once though its unit was given a different one as well
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Watchman's Cap" in her hand
      And Alice has a "Watchman's Rattle" in her hand
      When Alice plays "Watchman's Cap" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Watchman's Rattle" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice activates "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice cannot activate "Ember Recruit"

  @GR-14-6a-2a
  Rule: 14-6a-2a Who comes to control such an ability counts the plays of its controller before him
    - former: what its controller before him has played counts for him
    - rest: what that one has left is his

    @clause-former
    Scenario: Bob cannot play the once-a-turn ability of a unit he has gained where Alice has played it this turn
      Given it is Alice's main phase
      And Alice has a ready "Daily Crier" in her left attack zone
      And Bob has a "Turncoat" in his first set zone
      And Bob could respond
      When Alice activates "Daily Crier"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Turncoat" targeting "Daily Crier"
      And everyone passes until nothing is waiting
      And Alice passes
      Then "Daily Crier" is in Bob's right attack zone
      And Bob is asked to act
      And Bob cannot activate "Daily Crier"

    @clause-rest
    Scenario: Bob can play the twice-a-turn ability of a unit he has gained where Alice has played it once
      Given it is Alice's main phase
      And Alice has a ready "Twofold Crier" in her left attack zone
      And Bob has a "Turncoat" in his first set zone
      And Bob could respond
      When Alice activates "Twofold Crier"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Turncoat" targeting "Twofold Crier"
      And everyone passes until nothing is waiting
      And Alice passes
      Then "Twofold Crier" is in Bob's right attack zone
      And Bob is asked to act
      And Bob can activate "Twofold Crier"

  @GR-14-6b
  Rule: 14-6b An activated ability that has reached its limit cannot be played
    - spent: not once more than its limit says
    - icon: nor by an Overdrive that says to play it
    - only: another ability of its card can be played

    @clause-spent
    Scenario: An ability that may be played once a turn cannot be played a second time in the turn
      Given it is Alice's main phase
      And Alice has a ready "Daily Crier" in her left attack zone
      When Alice activates "Daily Crier"
      And everyone passes until nothing is waiting
      And Alice tries to activate "Daily Crier"
      Then that is refused

    @clause-icon
    Scenario: An Overdrive does not play an ability whose name has reached its limit
      Given it is Alice's main phase
      And Alice has a ready "Rallying Crier" in her left attack zone
      And Alice has a face-down "Rallying Herald" in her drive zone
      When Alice reveals "Rallying Herald"
      Then Alice can play the Overdrive of "Rallying Herald"
      When Alice activates "Rallying Crier"
      And everyone passes until nothing is waiting
      Then Alice cannot play the Overdrive of "Rallying Herald"

    @clause-only
    Scenario: A unit whose one ability has reached its limit can have another one played
      Given it is Alice's main phase
      And Alice has a ready "Daily Crier" in her left attack zone
      And Alice has a "Crier's Cap" in her hand
      When Alice plays "Crier's Cap" targeting "Daily Crier"
      And everyone passes until nothing is waiting
      And Alice activates "Daily Crier"
      And everyone passes until nothing is waiting
      Then "Crier's Cap" is in Alice's graveyard
      And Alice has one card in her hand
      And Alice can activate "Daily Crier"

    @clause-only @clause-spent
    Scenario: A unit whose one ability has reached its limit has another one played that it was given afterwards
      Given it is Alice's main phase
      And Alice has a ready "Daily Crier" in her left attack zone
      And Alice has a "Crier's Hood" in her hand
      When Alice activates "Daily Crier"
      And everyone passes until nothing is waiting
      And Alice plays "Crier's Hood" targeting "Daily Crier"
      And everyone passes until nothing is waiting
      And Alice activates "Daily Crier"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

  @GR-14-6c
  Rule: 14-6c An automatic ability that has reached its limit does not trigger, and is not played if it has
    - triggers: it does not trigger any more
    - played: if it has triggered already, it is not played

    @clause-triggers
    Scenario: An automatic ability with a limit of one play a turn does not trigger a second time in the turn
      Given it is Alice's main phase
      And Alice has a "Weary Watcher" in her field zone
      And Alice has two "Weary Song" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays first "Weary Song" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      When Alice plays second "Weary Song" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is exhausted
      And Alice has one card in her hand

    @clause-played
    Scenario: An automatic ability with a limit of one play is played once where its condition is met twice at once
      Given it is Alice's main phase
      And Alice has a "Weary Watcher" in her field zone
      And Alice has a "Twin Weariness" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Twin Weariness" targeting "Ember Recruit" and "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is exhausted
      And Alice has one card in her hand
      And "Twin Weariness" is in Alice's graveyard

    @clause-triggers @clause-played
    Scenario: Of two cards whose automatic ability is limited by its name only one has it played in the turn
      Given it is Alice's attack phase
      And Alice has a ready "Herald of Chimes" in her left attack zone
      And Alice has a ready "Herald of Chimes" in her right attack zone
      When Alice attacks Bob's ruler with first "Herald of Chimes"
      And everyone passes until a triggered ability is chosen
      And Alice plays the ability of first "Herald of Chimes" first
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with second "Herald of Chimes"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And Bob has two cards in his damage zone

    @clause-triggers
    Scenario: An automatic ability that has reached its limit does not trigger as its unit leaves play
      Given it is Alice's main phase
      And Alice has a ready "Sparing Mourner" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob has a "Sudden Spark" in his second set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays first "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays second "Sudden Spark" targeting "Sparing Mourner"
      And everyone passes until nothing is waiting
      Then "Sparing Mourner" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-triggers
    Scenario: An automatic ability that has not reached its limit triggers as its unit leaves play
      Given it is Alice's main phase
      And Alice has a ready "Sparing Mourner" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Sparing Mourner"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-triggers
    Scenario: A hidden card whose ability has been played is not asked about at the next attack
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Bob has a "Lurking Clerk" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until the attack is over
      And Alice attacks Bob's ruler with "Frail Squire"
      Then Bob is not asked for whether to reveal it
      When everyone passes until the attack is over
      Then Bob has one card in his hand
