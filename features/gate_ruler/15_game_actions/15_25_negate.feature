Feature: Gate Ruler 15-25 Negating

  @GR-15-25a
  Rule: 15-25a A card of the gate that is negated goes to its owner's graveyard
    - graveyard: the card goes to a graveyard, and does not resolve
    - owner: that of its owner, whoever played it
    - only: no other card of the gate does
    - once: several that an effect negates go there at once

    @clause-graveyard
    Scenario: A unit that is negated does not enter play
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Bob has a "Hush Bell" in his first set zone
      When Alice plays "Ember Recruit" into her left attack zone
      And Bob plays "Hush Bell" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-graveyard
    Scenario: An event that is negated does nothing
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Hush Bell" in his first set zone
      When Alice plays "Kind Letter"
      And Bob plays "Hush Bell" targeting "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-only
    Scenario: An event on the gate still resolves when another event on the gate is negated
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Hush Bell" in his first set zone
      When Alice plays "Kind Letter"
      And everyone passes until Alice has priority in the main phase
      And Alice plays "Quiet Nod"
      And Bob plays "Hush Bell" targeting "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-owner @clause-graveyard
    Scenario: A card of Bob's that Alice plays goes to Bob's graveyard when it is negated
      Given it is Alice's main phase
      And Alice has the opponent's "Cave Stalker" in her first set zone
      And Bob has a "Hush Bell" in his first set zone
      When Alice plays "Cave Stalker" into her left attack zone
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Hush Bell" targeting "Cave Stalker"
      And everyone passes until nothing is waiting
      Then "Cave Stalker" is in Bob's graveyard
      And "Hush Bell" is in Bob's graveyard

    # Reading: docs/decisions/1190-what-else-happens-to-several-cards-at-once.md
    @clause-once @clause-graveyard
    Scenario: Of two events that are negated together neither is in the graveyard before the other
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Lectern of Silence" in his field zone
      And Bob has a "Twofold Hush" in his first set zone
      When Alice plays "Kind Letter"
      And everyone passes until Alice has priority in the main phase
      And Alice plays "Quiet Nod"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Twofold Hush" targeting "Kind Letter" and "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And "Quiet Nod" is in Alice's graveyard
      And Bob has two cards in his hand

  @GR-15-25b
  Rule: 15-25b An ability of the gate that is negated is taken from there
    - removed: the ability is taken off the gate, and does not resolve
    - each: each of several abilities that are negated
    - only: no other ability
    - former: nor one of a unit that has left play since and has come back, which is a new card

    @clause-removed
    Scenario: An ability that is negated does nothing, and its unit stays in play
      Given it is Alice's main phase
      And Alice has a ready "Ember Adept" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Still Hands" in his first set zone
      When Alice activates "Ember Adept" targeting "Tower Guard"
      And Bob plays "Still Hands" targeting "Ember Adept"
      And everyone passes until nothing is waiting
      Then "Ember Adept" is exhausted
      And "Ember Adept" is in Alice's left attack zone
      And "Tower Guard" has no damage

    @clause-only
    Scenario: An ability on the gate still resolves when the abilities of another unit are negated
      Given it is Alice's main phase
      And Alice has a ready "Ember Adept" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Still Hands" in his first set zone
      When Alice activates "Ember Adept" targeting "Tower Guard"
      And Bob plays "Still Hands" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage

    @clause-each @clause-removed
    Scenario: Two abilities of a unit on the gate are both negated by an event that negates its abilities
      Given it is Alice's main phase
      And Alice has a ready "Twofold Crier" in her left attack zone
      And Bob has a "Still Hands" in his first set zone
      When Alice activates "Twofold Crier"
      And Alice activates "Twofold Crier"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Still Hands" targeting "Twofold Crier"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Still Hands" is in Bob's graveyard

    @clause-former @clause-only
    Scenario: An ability still resolves when its unit has left play and come back and the new unit's abilities are negated
      Given it is Alice's main phase
      And Alice has a ready "Quick Herald" in her left attack zone
      And Alice has a ready "Arrival Clerk" in her right attack zone
      And Alice has a "Vanishing Step" in her first set zone
      And Bob has a "Still Hands" in his first set zone
      When Alice activates "Quick Herald"
      And Alice plays "Vanishing Step" targeting "Quick Herald"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Still Hands" targeting "Quick Herald"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
