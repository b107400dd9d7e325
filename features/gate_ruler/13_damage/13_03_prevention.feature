Feature: Gate Ruler 13-3 Preventing damage

  @GR-13-3a
  Rule: 13-3a Prevention changes the damage that is on the gate
    - less: damage on the gate becomes less by a number
    - set: or it becomes a number, which is prevention too
    - there: only damage that is on the gate

    @clause-less
    Scenario: The damage on the gate has become less
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
    Scenario: Without damage on the gate there is nothing to prevent
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
    Scenario: The damage on the gate has become the number that prevention makes of it
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
    Scenario: The combat damage of an attack is to become 0
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
    Scenario: The combat damage of an attack that is to become 0 is not dealt
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Sudden Guard" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And Bob says yes
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Sudden Guard" is in Bob's graveyard

    @clause-meant @clause-once
    Scenario: The damage of the attack after the one that is meant is dealt in full
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
    Scenario: All damage dealt to a player becomes 1
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Thick Hide" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Thick Hide"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone

    @clause-lasting
    Scenario: All damage dealt to a player in a turn becomes 1, that of each attack
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
    Scenario: It can wait for damage of one player, and know how much it is
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a "Ward of Echoes" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob has three cards in his hand
      And "Tower Guard" has no damage

    @clause-lasting
    Scenario: Each of two damages becomes 1
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
    Scenario: It triggers for whichever of several units is meant
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
    Scenario: Damage to a unit that is Bob's card is damage to Alice's unit while she controls it
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

    @clause-chosen
    Scenario: One of two damages on the gate
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
    Scenario: Damage that the effect does not speak of stays as it is
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
    Scenario: Prevention of combat damage leaves the damage of an effect
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Duelist's Parry" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Duelist's Parry"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage

    @clause-source
    Scenario: Damage that a Beast deals is what the effect speaks of
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
    Scenario: Damage that an event deals is not that of a Beast
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
    Scenario: Damage to a player is damage to his ruler
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And Bob has a "Royal Ward" in his first set zone
      When Alice plays "Shooting Star"
      And everyone passes until damage is on the gate
      And Bob plays "Royal Ward"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-hit
    Scenario: Damage to a player's units is not damage to him
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
    Scenario: Damage to a unit that is gone is not chosen
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
    Scenario: It is known whether there was damage that the effect speaks of
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
    Scenario: The topmost of two damages is prevented
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
    Scenario: The next damage to Bob's units lies below damage to his ruler
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
    - told: it is told how much of it was prevented

    @clause-less
    Scenario: One of three points is prevented
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
    Scenario: More is prevented than there is
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
    Scenario: Nothing is divided where nothing is prevented
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

    @needs-events
    @clause-less @clause-told
    Scenario: It is told how much of it was prevented
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a "Broad Ward" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Broad Ward"
      And Bob divides it as 3 for "Siege Beast" and 1 for "Tower Guard"
      Then these happened in this order: prevented of "Siege Beast" for 3, prevented of "Tower Guard" for 1

  @GR-13-3d-1
  Rule: 13-3d-1 Damage may be set to a number
    - set: it becomes the number that is said
    - meant: for what the effect speaks of

    @clause-set
    Scenario: The damage becomes 1
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
    Scenario: Only the damage that the effect speaks of becomes 1
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

    @needs-events
    @clause-set
    Scenario: It is told by how much it has become less
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Glancing Blow" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Glancing Blow"
      And everyone passes until nothing is waiting
      Then these happened in this order: prevented of "Tower Guard" for 2

  @GR-13-3d-2
  Rule: 13-3d-2 Prevention can be divided among the things that one process hits
    - any: for one of them or for several, each by its share
    - total: the shares are as much together as is prevented

    @example
    @clause-any
    Scenario: One point of prevention for one of two units
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
    Scenario: Four points divided
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
    Scenario: More or less than is prevented cannot be divided
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

  @GR-13-3d-2a
  Rule: 13-3d-2a Where units of both players are hit, the opponent of the source's controller divides
    - who: the opponent of whoever controls the source
    - both: only where things of both players are hit
    - units: only where they are units
    - control: a unit is whose controls it

    @clause-who
    Scenario: Bob divides what Alice prevents of her own damage
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
    Scenario: Alice divides it where only Bob's units are hit
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
    Scenario: Rulers are no units: who prevents divides
      Given it is Alice's main phase
      And Alice has a "Twin Burn" in her first set zone
      And Alice has a "Small Ward" in her second set zone
      When Alice plays "Twin Burn"
      And everyone passes until damage is on the gate
      And Alice plays "Small Ward"
      Then Alice is asked for a division
      And Alice is asked about "Twin Burn"

    @clause-control @clause-who
    Scenario: A unit that is Bob's card counts as Alice's while she controls it
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
    Scenario: Bob divides what he prevents himself of Alice's damage
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Small Ward" in his first set zone
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Small Ward"
      Then Bob is asked for a division

  @GR-13-3d-2b
  Rule: 13-3d-2b Damage that becomes 0 does so for everything that its process hits
    - every: everything that the process hits is dealt 0 damage
    - unnamed: also what the effect does not speak of

    @example
    @clause-every
    Scenario: Two units are dealt nothing
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
