Feature: Gate Ruler 14-4 Playing a set card

  @GR-14-4a
  Rule: 14-4a A set card that can be played when something happens may be revealed then, and is played like what triggered
    - condition: only when what it waits for has happened
    - may: its player may reveal it, or leave it hidden
    - there: only a card that is still in the set zone
    - able: only one that can be played
    - played: revealed, it is played like an ability that has triggered, before anybody has priority
    - only: it is played in no other way, not with priority

    @clause-played @clause-may
    Scenario: A set card may be revealed when what it waits for happens, and is played
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has an "Ambush Trap" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until a hidden card may be shown
      Then Bob is asked for whether to reveal it
      When Bob says yes
      And everyone passes until the attack is over
      Then "Siege Beast" has 2 damage
      And "Ambush Trap" is in Bob's graveyard

    @clause-may
    Scenario: A set card may be left hidden though what it waits for happens
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has an "Ambush Trap" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until a hidden card may be shown
      And Bob says no
      And everyone passes until the attack is over
      Then "Siege Beast" has no damage
      And "Ambush Trap" is in Bob's first set zone
      And Alice does not see "Ambush Trap"
      And Bob has two cards in his damage zone

    @clause-condition
    Scenario: A set card is not asked about where something else happens than what it waits for
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has an "Ambush Trap" in her first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      Then Alice is not asked for whether to reveal it
      When everyone passes until the attack is over
      Then "Ambush Trap" is in Alice's first set zone
      And Bob has two cards in his damage zone

    @clause-only
    Scenario: A set card that waits for something is not played with priority
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has an "Ambush Trap" in his first set zone
      And Bob could respond
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      And Bob tries to play "Ambush Trap"
      Then that is refused

    @clause-played @clause-may
    Scenario: A set card that waits for something is played before anybody has priority
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has an "Ambush Trap" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      Then from its top the gate holds "Ambush Trap"

    @clause-able
    Scenario: A set card that could not be paid for is not asked about
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has an "Ambush Trap" in his first set zone
      And Bob has an exhausted "Mana Well" in his resource zone
      And Bob has no further resources
      When Alice attacks Bob's ruler with "Siege Beast"
      Then Bob is not asked for whether to reveal it
      When everyone passes until the attack is over
      Then "Ambush Trap" is in Bob's first set zone
      And Bob has two cards in his damage zone

    @clause-able
    Scenario: A set card that has as many targets as damage was dealt is not asked about where there are fewer
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has a "Battle Banner" in her field zone
      And Bob has a "Wave of Dismay" in his first set zone
      And Bob could respond
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob passes
      Then "Tower Guard" has 4 damage
      And Bob is not asked for whether to reveal it
      And "Wave of Dismay" is in Bob's first set zone

    @clause-able @clause-played
    Scenario: A set card that has as many targets as damage was dealt is played where there are so many
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Wave of Dismay" in his first set zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until the attack is over
      Then "Tower Guard" is exhausted
      And "Wave of Dismay" is in Bob's graveyard

    @clause-there
    Scenario: A set card whose place another has taken is not asked about
      Given it is Alice's main phase
      And Alice has a "Crowded Hideout" in her first set zone
      And Alice has a "Sudden Spark" in her hand
      When Alice sets "Sudden Spark" into her first set zone
      Then Alice is not asked for whether to reveal it
      And "Crowded Hideout" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-condition
    Scenario: A set card that waits for another to be set is asked about when that is set into another zone
      Given it is Alice's main phase
      And Alice has a "Crowded Hideout" in her first set zone
      And Alice has a "Sudden Spark" in her hand
      When Alice sets "Sudden Spark" into her second set zone
      Then Alice is asked for whether to reveal it
      And Alice is asked about "Crowded Hideout"

    @needs-events
    @clause-played
    Scenario: A set card has triggered once it is revealed, and then it is played
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has an "Ambush Trap" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until the attack is over
      Then these happened in this order: triggered of "Ambush Trap" by Bob, played of "Ambush Trap" by Bob

    @clause-there @clause-condition
    Scenario: A card that was taken out of the set zone and set again as what it waits for happened is not asked about
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Weary Snare" in her first set zone
      And Alice has a "Snares Anew" in her hand
      When Alice plays "Snares Anew"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her first set zone
      Then Alice is not asked for whether to reveal it
      When everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted
      And "Weary Snare" is in Alice's first set zone
      And Alice has no cards in her hand

  @GR-14-4b
  Rule: 14-4b A set card that can be played as long as something is so is played with priority while it is so
    - action: it is played with priority, in the other player's turn too
    - holds: only while its condition holds
    - set: only out of a set zone

    @clause-action
    Scenario: A set card with a condition is played with priority in the other player's turn while that holds
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Last Stand" in his first set zone
      And Bob could respond
      When Alice attacks "Tower Guard" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      Then Bob can play "Last Stand"
      When Bob plays "Last Stand" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is exhausted
      And "Last Stand" is in Bob's graveyard

    @clause-holds
    Scenario: A set card with a condition cannot be played while that does not hold
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Last Stand" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob tries to play "Last Stand"
      Then that is refused

    @clause-set
    Scenario: An event that is played as long as something is so is not played from the hand
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Last Stand" in his hand
      And Bob could respond
      When Alice attacks "Tower Guard" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob tries to play "Last Stand"
      Then that is refused

  @GR-14-4b-1
  Rule: 14-4b-1 The combat damage of an attack is what the attacking card deals in its damage step
    - attacker: it is what the attacking card deals
    - only: not what another card deals
    - attack: only that of this attack

    @clause-attacker
    Scenario: An event that makes an attack's combat damage 0 saves the attacked ruler from the unit's damage
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Braced Shield" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And Bob plays "Braced Shield"
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Braced Shield" is in Bob's graveyard

    @clause-only @clause-attacker
    Scenario: An event that makes an attack's combat damage 0 leaves alone what the intercepting unit deals
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      And Bob has a "Braced Shield" in his first set zone
      When Alice attacks "Patient Spearman" with "Siege Beast"
      And Bob plays "Braced Shield"
      And everyone passes until the attack is over
      Then "Siege Beast" has 2 damage
      And "Patient Spearman" has no damage

    @clause-attack @clause-attacker
    Scenario: An event that makes one attack's combat damage 0 leaves alone the damage of the next attack
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Braced Shield" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And Bob plays "Braced Shield"
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone

  @GR-14-4c
  Rule: 14-4c A standard event of a set zone is played by who may act in her main phase
    - played: it is played out of the set zone
    - main: only in the main phase
    - turn: only in its player's own turn
    - gate: only while nothing is on the gate

    @clause-played
    Scenario: A standard event of a set zone is played in the main phase, with nothing on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her first set zone
      Then Alice can play "Kind Letter"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Kind Letter" is in Alice's graveyard

    @clause-main
    Scenario: A standard event of a set zone cannot be played in the attack phase
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Kind Letter" in her first set zone
      And Alice could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      Then Alice is asked to act
      And Alice cannot play "Kind Letter"

    @clause-turn
    Scenario: A standard event of a set zone cannot be played in the other player's main phase
      Given it is Alice's main phase
      And Alice has a "War Banner" in her hand
      And Bob has a "Kind Letter" in his first set zone
      And Bob has a "Quiet Nod" in his second set zone
      When Alice plays "War Banner"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      Then "War Banner" is in Alice's field zone
      And Bob can play "Quiet Nod"
      And Bob cannot play "Kind Letter"

    @clause-gate
    Scenario: A standard event of a set zone cannot be played over something on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      And Alice has a ready "Quick Herald" in her left attack zone
      When Alice plays "Quiet Nod"
      Then Alice is asked to act
      And from its top the gate holds "Quiet Nod"
      And Alice cannot play "Kind Letter"

  @GR-14-4d
  Rule: 14-4d An instant event of a set zone is played whenever its controller has priority
    - priority: whenever its player has priority, in the other player's turn too
    - set: only out of a set zone

    @clause-priority
    Scenario: An instant event of a set zone is played in the other player's turn
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      Then Bob can play "Sudden Spark"
      When Bob plays "Sudden Spark" targeting "Siege Beast"
      And everyone passes until the attack is over
      Then "Siege Beast" has 3 damage

    @clause-set
    Scenario: An instant event cannot be played from the hand
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Sudden Spark" in his hand
      And Bob has a ready "Quick Herald" in his left attack zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob tries to play "Sudden Spark"
      Then that is refused

  @GR-14-4e
  Rule: 14-4e A set card is paid for as it is played, its level and whatever else it costs
    - level: as many resources as its level says
    - more: whatever else it costs
    - able: what cannot be paid for is not played

    @clause-level
    Scenario: A set instant event of level 1 costs a resource
      Given it is Alice's main phase
      And Alice has a "Paid Spark" in her first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Paid Spark" targeting "Siege Beast"
      Then Alice has two ready resources

    @clause-level
    Scenario: A set event that is played when something happens costs a resource
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has an "Ambush Trap" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And everyone passes until the attack is over
      Then Bob has two ready resources

    @clause-more @clause-level
    Scenario: A set event costs a discarded card beside its level
      Given it is Alice's main phase
      And Alice has a "Bloody Spark" in her first set zone
      And Alice has a "Kind Letter" in her hand
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Bloody Spark" targeting "Siege Beast"
      Then "Kind Letter" is in Alice's graveyard
      And Alice has two ready resources

    @clause-able
    Scenario: A set event that cannot be paid for is not played
      Given it is Alice's main phase
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has a "Paid Spark" in her first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice tries to play "Paid Spark"
      Then that is refused
