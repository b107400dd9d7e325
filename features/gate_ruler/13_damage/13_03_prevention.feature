Feature: Gate Ruler 13-3 Preventing damage

  @GR-13-3a
  Rule: 13-3a Prevention changes the damage that is on the gate
    - less: damage on the gate becomes less by a number
    - set: or it becomes a number, which is prevention too
    - there: only damage that is on the gate

    @clause-less
    Scenario: Preventing 2 damage makes 3 damage on the gate 1 before the unit is dealt any
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Riposte" in his first set zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Riposte"
      And Bob passes
      Then the damage of "Sudden Spark" is 1 for "Tower Guard"
      And "Tower Guard" has no damage

    @clause-there
    Scenario: Prevention played before the damage is on the gate prevents nothing
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Small Ward" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And Bob plays "Small Ward"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage
      And "Small Ward" is in Bob's graveyard

    @clause-set
    Scenario: An event by which damage becomes 1 makes 3 damage on the gate 1 before the unit is dealt any
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Turned Blade" in his first set zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Turned Blade"
      And Bob passes
      Then the damage of "Sudden Spark" is 1 for "Tower Guard"
      And "Tower Guard" has no damage

  @GR-13-3a-1
  Rule: 13-3a-1 Prevention of damage to come is an ability that triggers as that damage comes onto the gate
    - once: prevention of damage at a certain time to come
    - lasting: prevention of all damage for some time
    - moment: it triggers as the damage comes onto the gate, and goes over the gate itself
    - meant: only the damage that the effect speaks of is prevented

    @example
    @clause-once @clause-moment
    Scenario: An event by which an attack's damage is to become 0 puts an ability onto the gate above that damage
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Sudden Guard" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And Bob says yes
      And everyone passes until Bob has priority in the damage step
      And Bob passes
      Then from its top the gate holds an ability of "Sudden Guard", damage of "Siege Beast"

    @example
    @clause-once
    Scenario: An attack whose combat damage is to become 0 deals no damage to the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Sudden Guard" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And Bob says yes
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Sudden Guard" is in Bob's graveyard

    @clause-meant @clause-once
    Scenario: An event by which one attack's damage becomes 0 leaves the damage of the next attack as it is
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Sudden Guard" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And Bob says yes
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone

    @example
    @clause-lasting
    Scenario: An attacker with 2 STK deals 1 damage to a player for whom all damage becomes 1
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Thick Hide" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Thick Hide"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone

    @clause-lasting
    Scenario: Each of two attacks in a turn deals 1 damage to a player for whom all damage becomes 1
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Thick Hide" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Thick Hide"
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    @clause-meant
    Scenario: A field that makes the opponent's 3 damage to a unit 0 draws its player three cards
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a "Ward of Echoes" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob has three cards in his hand
      And "Tower Guard" has no damage

    @clause-lasting
    Scenario: Two units with 2 STK that an event lets deal damage deal 1 each to a player for whom all damage becomes 1
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Breaching Ram" in her right attack zone
      And Alice has a "Storming Volley" in her first set zone
      And Bob has a "Thick Hide" in his first set zone
      When Alice plays "Storming Volley"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Thick Hide"
      And everyone passes until an order is asked for
      And Alice puts "Siege Beast" and "Breaching Ram" in this order
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone

    @clause-lasting
    Scenario: A field that makes damage to Bob's units 0 does so when an event hits a unit of each player
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Needle Rain" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Ward of Echoes" in his field zone
      When Alice plays "Needle Rain"
      And everyone passes until nothing is waiting
      Then Bob's "Broad Ox" has no damage
      And "Needle Rain" is in Alice's graveyard

    @clause-meant
    Scenario: Alice's field makes 3 damage to her unit 0 and draws three cards though the unit is Bob's card
      Given it is Alice's main phase
      And Alice has a "Ward of Echoes" in her field zone
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has no damage
      And Alice has three cards in her hand

  @GR-13-3b @lead-in
  Rule: 13-3b Resolving a prevention effect

  @GR-13-3c
  Rule: 13-3c The player chooses damage that the effect speaks of
    - chosen: the player chooses one of the damages that the effect speaks of
    - hit: it may speak of what the damage is dealt to
    - kind: it may speak of combat damage, or of damage of effects
    - source: it may speak of what deals the damage
    - gone: which is looked at as it was in play where it has left that since

    @clause-chosen
    Scenario: A player chooses which of two damages on the gate is prevented, and the other is dealt in full
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a "Shooting Star" in her second set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Small Ward" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Alice plays "Shooting Star"
      And everyone passes until damage of two cards is on the gate
      And Bob plays "Small Ward"
      Then Bob is asked about "Small Ward"
      When Bob chooses the damage of "Sudden Spark"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 2 damage
      And Bob has two cards in his damage zone

    @clause-hit
    Scenario: Prevention of damage to a player's units leaves damage to that player as it is
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Homeland Ward" in his first set zone
      When Alice plays "Shooting Star"
      And everyone passes until damage is on the gate
      And Bob plays "Homeland Ward"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone
      And "Homeland Ward" is in Bob's graveyard

    @clause-kind
    Scenario: Prevention of combat damage leaves an event's damage as it is
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Duelist's Parry" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Duelist's Parry"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage

    @clause-gone
    Scenario: Prevention of 2 damage that a Beast deals lessens the damage of an attacking Beast that has left play
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Hunter's Ward" in his first set zone
      And Bob has a "Fade Away" in his second set zone
      When Alice attacks "Tower Guard" with "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Hunter's Ward"
      And Bob plays "Fade Away" targeting "Siege Beast"
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage
      And "Siege Beast" is in Alice's hand

    @clause-source
    Scenario: Prevention of 2 damage that a Beast deals lets an attacking Beast deal only 3 of 5 damage
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Hunter's Ward" in his first set zone
      When Alice attacks "Tower Guard" with "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Hunter's Ward"
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage
      And "Hunter's Ward" is in Bob's graveyard

    @clause-source
    Scenario: Prevention of damage that a Beast deals leaves an event's damage as it is
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob has a "Hunter's Ward" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Hunter's Ward"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage
      And "Hunter's Ward" is in Bob's graveyard

    @clause-hit
    Scenario: Prevention of 1 damage to a player makes an event's 2 damage to that player's ruler 1
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And Bob has a "Royal Ward" in his first set zone
      When Alice plays "Shooting Star"
      And everyone passes until damage is on the gate
      And Bob plays "Royal Ward"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-hit
    Scenario: Prevention of damage to a player leaves damage to that player's unit as it is
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Royal Ward" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Royal Ward"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage
      And "Royal Ward" is in Bob's graveyard

    @clause-hit
    Scenario: Damage to a unit that left play and came back is not chosen, and other units' damage becomes 1 instead
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a "Zap Storm" in her second set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob has a ready "Siege Beast" in his defense zone
      And Bob has a "Quick Return" in his first set zone
      And Bob has a "Sidelong Glance" in his second set zone
      When Alice plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until damage is on the gate
      And Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage of two cards is on the gate
      And Bob plays "Sidelong Glance"
      And Bob plays "Quick Return" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 1 damage
      And "Siege Beast" has 1 damage
      And "Ember Recruit" has no damage

    @clause-kind
    Scenario: An event that prevents combat damage or else draws a card draws one only if there is no such damage
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Thrifty Ward" in his first set zone
      And Bob has a "Thrifty Ward" in his second set zone
      When Alice attacks "Tower Guard" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays first "Thrifty Ward"
      And everyone passes until damage is on the gate
      Then Bob has one card in his hand
      When Bob plays second "Thrifty Ward"
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage
      And Bob has one card in his hand

  @GR-13-3c-1
  Rule: 13-3c-1 The next damage is the topmost of the gate
    - top: the topmost of the gate
    - fitting: the topmost that the effect speaks of

    @clause-top
    Scenario: Prevention of the next damage prevents the topmost of two damages on the gate
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a "Shooting Star" in her second set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Swift Ward" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Alice plays "Shooting Star"
      And everyone passes until damage of two cards is on the gate
      And Bob plays "Swift Ward"
      And everyone passes until nothing is waiting
      Then Bob has no cards in his damage zone
      And "Tower Guard" has 3 damage

    @clause-fitting
    Scenario: Prevention of the next damage to a player's units passes over damage to the ruler that lies above it
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a "Shooting Star" in her second set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Swift Rampart" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Alice plays "Shooting Star"
      And everyone passes until damage of two cards is on the gate
      And Bob plays "Swift Rampart"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone
      And "Tower Guard" has 1 damage

  @GR-13-3d
  Rule: 13-3d The damage is less by as much as is prevented
    - less: the damage is less by as much as is prevented, and a prevention of 0 leaves it as it is
    - floor: where more is prevented than there is, no damage is left

    @clause-less
    Scenario: A unit that would be dealt 3 damage is dealt 2 when 1 is prevented
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Small Ward" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Small Ward"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 2 damage

    @clause-floor
    Scenario: A unit that would be dealt 3 damage is dealt none when 4 are prevented
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Broad Ward" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Broad Ward"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has no damage
      And "Broad Ward" is in Bob's graveyard

    @clause-less
    Scenario: Prevention of 0 damage asks for no division and leaves the damage to both units as it is
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a "Gathered Ward" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Gathered Ward"
      Then Bob is not asked for a division
      When everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage
      And "Siege Beast" has 3 damage

  @GR-13-3d-1
  Rule: 13-3d-1 Damage may be set to a number
    - set: it becomes the number that is said
    - meant: for what the effect speaks of

    @clause-set
    Scenario: A unit that would be dealt 3 damage is dealt 1 when the damage becomes 1
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Glancing Blow" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Glancing Blow"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 1 damage

    # Reading: docs/decisions/1031-damage-that-becomes-a-number.md
    @clause-meant @clause-set
    Scenario: Damage to Bob's unit becomes 1 by an effect about units of his, and damage to Alice's unit stays 3
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Sidelong Glance" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Sidelong Glance"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 1 damage
      And "Siege Beast" has 3 damage

  @GR-13-3d-2
  Rule: 13-3d-2 Prevention can be divided among the things that one process hits
    - any: for one of them or for several, each by its share
    - total: the shares are as much together as is prevented

    @example
    @clause-any
    Scenario: Prevention of 1 damage can be used for one of two units, and the other is dealt all its damage
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a "Small Ward" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Small Ward"
      And Bob divides it as 1 for "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 2 damage
      And "Tower Guard" has 3 damage

    @clause-any
    Scenario: Prevention of 4 damage divided as 3 and 1 leaves one of two units no damage and the other 2
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a "Broad Ward" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Broad Ward"
      And Bob divides it as 3 for "Siege Beast" and 1 for "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has no damage
      And "Tower Guard" has 2 damage

    @clause-total
    Scenario: Prevention of 4 damage cannot be divided among two units as 3 and 3
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a "Broad Ward" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Broad Ward"
      And Bob tries to divide it as 3 for "Siege Beast" and 3 for "Tower Guard"
      Then that is refused

    @clause-total
    Scenario: Prevention of 4 damage cannot be divided among two units as 2 and 1
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a "Broad Ward" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Broad Ward"
      And Bob tries to divide it as 2 for "Siege Beast" and 1 for "Tower Guard"
      Then that is refused

  @GR-13-3d-2a
  Rule: 13-3d-2a Where units of both players are hit, the opponent of the source's controller divides
    - who: the opponent of whoever controls the source
    - both: only where things of both players are hit
    - units: only where they are units
    - control: a unit is whose controls it
    - there: only units that are still there

    @clause-who
    Scenario: Bob divides what Alice prevents of her own damage that hits units of both players
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Alice has a "Small Ward" in her second set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Alice plays "Small Ward"
      Then Bob is asked for a division

    @clause-both
    Scenario: Alice divides what she prevents of her own damage that hits only Bob's units
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Alice has a "Small Ward" in her second set zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Alice plays "Small Ward"
      Then Alice is asked for a division

    @clause-units @clause-both
    Scenario: Alice divides what she prevents of her own damage that hits both rulers
      Given it is Alice's main phase
      And Alice has a "Twin Burn" in her first set zone
      And Alice has a "Small Ward" in her second set zone
      When Alice plays "Twin Burn"
      And everyone passes until damage is on the gate
      And Alice plays "Small Ward"
      Then Alice is asked for a division
      And Alice is asked about "Twin Burn"

    @clause-control @clause-who
    Scenario: Bob divides what Alice prevents of her damage that hits his unit and a unit of hers that is his card
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Alice has a "Small Ward" in her second set zone
      And Alice has the opponent's "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Alice plays "Small Ward"
      Then Bob is asked for a division

    @clause-who
    Scenario: Bob divides what he himself prevents of Alice's damage that hits units of both players
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Small Ward" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Small Ward"
      Then Bob is asked for a division

    @clause-there @clause-both
    Scenario: Alice divides what she prevents of damage that hits two units of Bob's when her own unit has left play
      Given it is Alice's main phase
      And Alice has a "Needle Rain" in her first set zone
      And Alice has a "Fade Away" in her second set zone
      And Alice has a "Small Ward" in her third set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      When Alice plays "Needle Rain"
      And everyone passes until damage is on the gate
      And Alice plays "Small Ward"
      And Alice plays "Fade Away" targeting "Siege Beast"
      Then Alice is asked for a division

  @GR-13-3d-2b
  Rule: 13-3d-2b Damage that becomes 0 does so for everything that its process hits
    - every: everything that the process hits is dealt 0 damage
    - unnamed: also what the effect does not speak of

    @example
    @clause-every
    Scenario: Two units that one event hits are dealt no damage when that damage becomes 0
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a "Hushed Blow" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Hushed Blow"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has no damage
      And "Siege Beast" has no damage
      And "Hushed Blow" is in Bob's graveyard

    @clause-every @clause-unnamed
    Scenario: Damage becomes 0 also for a unit that the effect does not speak of
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Homeland Hush" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Homeland Hush"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has no damage
      And "Siege Beast" has no damage
      And "Homeland Hush" is in Bob's graveyard
