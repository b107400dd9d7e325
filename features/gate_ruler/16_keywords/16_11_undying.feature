Feature: Gate Ruler 16-11 Undying

  @GR-16-11a
  Rule: 16-11a A unit with Undying can be normal summoned from its player's graveyard
    - comes: it can be summoned from the graveyard
    - normal: that is a normal summon
    - who: only a unit with Undying
    - whose: only from one's own graveyard
    - ability: not a card that has lost it

    @clause-comes @clause-normal
    Scenario: A unit with Undying comes into play from its player's graveyard, and counts as a summon
      Given it is Alice's main phase
      And Alice has an "Unburied Guard" in her graveyard
      When Alice plays "Unburied Guard" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Unburied Guard" is in Alice's left attack zone
      And Alice has summoned one unit

    @clause-who
    Scenario: A player may summon a unit with Undying from the graveyard, but not a unit without Undying
      Given it is Alice's main phase
      And Alice has an "Unburied Guard" in her graveyard
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice begins to rearrange "Tower Guard"
      And Alice puts it into her right attack zone
      Then Alice may play "Unburied Guard"
      And Alice cannot play "Ember Recruit"
      And "Tower Guard" is in Alice's right attack zone

    @clause-whose
    Scenario: A player cannot summon a unit with Undying from the opponent's graveyard
      Given it is Alice's main phase
      And Bob has an "Unburied Guard" in his graveyard
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice cannot play "Unburied Guard"
      And "Ember Recruit" is in Alice's left attack zone

    @clause-comes
    Scenario: A player with two units with Undying in the graveyard may summon either of them
      Given it is Alice's main phase
      And Alice has an "Unburied Guard" in her graveyard
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Unburied Guard" in her graveyard
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice may play first "Unburied Guard"
      And Alice may play second "Unburied Guard"
      And "Kind Letter" is in Alice's graveyard

    @clause-ability @clause-who
    Scenario: A player cannot summon a unit with Undying that has lost its abilities in the graveyard
      Given it is Alice's main phase
      And Alice has an "Unburied Guard" in her graveyard
      And Alice has a "Buried Voices" in her hand
      Then Alice may play "Unburied Guard"
      When Alice plays "Buried Voices"
      And everyone passes until nothing is waiting
      Then Alice cannot play "Unburied Guard"

  @GR-16-11a-1
  Rule: 16-11a-1 Its cost in resources is paid
    - paid: as many resources are spent as its level says
    - needed: who cannot pay them cannot summon it

    @clause-paid
    Scenario: A player spends one resource to summon a unit of level 1 with Undying
      Given it is Alice's main phase
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has an "Unburied Guard" in her graveyard
      When Alice plays "Unburied Guard" into her left attack zone
      Then Alice has one ready resource

    @clause-needed
    Scenario: A player who has no ready resource left cannot summon a unit of level 1 with Undying
      Given it is Alice's main phase
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has an "Unburied Guard" in her graveyard
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice cannot play "Unburied Guard"
      And Alice has no ready resources

  @GR-16-11a-2
  Rule: 16-11a-2 It is summoned when it could be summoned from the hand, and counts like that
    - gate: only while nothing is on the gate
    - phase: only in a main phase
    - turn: only in its player's turn
    - cap: only within the summon cap
    - instant: where units may be played as instant actions so may it

    @clause-gate
    Scenario: A player cannot summon a unit with Undying while another unit is on the gate
      Given it is Alice's main phase
      And Alice has an "Unburied Guard" in her graveyard
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      Then Alice may play "Quiet Nod"
      And Alice cannot play "Unburied Guard"

    @clause-phase
    Scenario: A player cannot summon a unit with Undying in the attack phase
      Given it is Alice's attack phase
      And Alice has an "Unburied Guard" in her graveyard
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Quiet Nod" in her first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the damage step
      Then Alice may play "Quiet Nod"
      And Alice cannot play "Unburied Guard"

    @clause-turn
    Scenario: A player cannot summon a unit with Undying in the opponent's turn
      Given it is Bob's main phase
      And Alice has an "Unburied Guard" in her graveyard
      And Alice could respond
      And Bob could respond
      When everyone passes until Alice has priority in the main phase
      Then Alice may play Alice's "Quiet Nod"
      And Alice cannot play "Unburied Guard"

    @clause-cap
    Scenario: A player who has reached the summon cap cannot summon a unit with Undying
      Given it is Alice's main phase
      And Alice has two "Frail Squire" in her hand
      And Alice has an "Unburied Guard" in her graveyard
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice cannot play "Unburied Guard"
      And Alice has summoned two units

    @clause-instant
    Scenario: A unit with Undying is summoned in answer to an event where a field lets units be played as instant actions
      Given it is Alice's main phase
      And Alice has an "Open Muster" in her field zone
      And Alice has an "Unburied Guard" in her graveyard
      And Alice has a "Plain Rite" in her hand
      And Bob could respond
      When Alice plays "Plain Rite"
      Then Alice can play "Unburied Guard"
      When Alice plays "Unburied Guard" into her left attack zone
      Then from its top the gate holds "Unburied Guard", "Plain Rite"
