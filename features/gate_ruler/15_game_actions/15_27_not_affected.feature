Feature: Gate Ruler 15-27 Not being affected by effects

  @GR-15-27a @lead-in
  Rule: 15-27a Effects do nothing to what they do not affect

  @GR-15-27a-1
  Rule: 15-27a-1 The effects that are spoken of do nothing to the card
    - nothing: effects that are spoken of do nothing to it
    - others: other effects do what they say
    - ruler: nor to a ruler of whom that is said

    @clause-nothing
    Scenario: An effect of Bob's does nothing to a unit that the opponent's effects do not affect
      Given it is Alice's main phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Bob has a "Sleep Dust" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sleep Dust" targeting "Shrouded Sage"
      And everyone passes until nothing is waiting
      Then "Sleep Dust" is in Bob's graveyard
      And "Shrouded Sage" is ready

    @clause-others
    Scenario: An effect of Alice's affects a unit of hers that only the opponent's effects do not affect
      Given it is Alice's main phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Alice has a "Sleep Dust" in her first set zone
      When Alice plays "Sleep Dust" targeting "Shrouded Sage"
      And everyone passes until nothing is waiting
      Then "Shrouded Sage" is exhausted

    @clause-nothing
    Scenario: An event does nothing to what events do not affect
      Given it is Alice's main phase
      And Alice has a ready "Spell-proof Sage" in her left attack zone
      And Alice has a "Sleep Dust" in her first set zone
      When Alice plays "Sleep Dust" targeting "Spell-proof Sage"
      And everyone passes until nothing is waiting
      Then "Sleep Dust" is in Alice's graveyard
      And "Spell-proof Sage" is ready

    @clause-others
    Scenario: The ability of a unit destroys a unit that events do not affect
      Given it is Alice's main phase
      And Alice has a ready "Headsman" in her left attack zone
      And Bob has a ready "Spell-proof Sage" in his left attack zone
      When Alice activates "Headsman" targeting "Spell-proof Sage"
      And everyone passes until nothing is waiting
      Then "Spell-proof Sage" is in Bob's graveyard

    @clause-ruler @clause-nothing @clause-others
    Scenario: An effect that exhausts each ruler does nothing to a ruler whom it does not affect
      Given it is Alice's main phase
      And Alice has a "Heavy Crowns" in her hand
      And Bob has a "Shrouded Throne" in his field zone
      When Alice plays "Heavy Crowns"
      And everyone passes until nothing is waiting
      Then Alice's "Knight" is exhausted
      And Bob's "Knight" is ready

  @GR-15-27a-2
  Rule: 15-27a-2 Effect damage to it is 0 as the process is added, and none is dealt as it resolves
    - added: as the process is added, effect damage to it is set to 0
    - resolved: as a process resolves that has damage for it, it is dealt none
    - process: the process is added all the same
    - ruler: so it is for a ruler
    - source: whether it is affected depends on what deals the damage
    - effect: where an effect lets other cards deal damage, that depends on the effect

    @clause-added @clause-process
    Scenario: Damage to each unit is 0 on the gate for a unit that the opponent's effects do not affect
      Given it is Alice's main phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Alice has a ready "Broad Ox" in her right attack zone
      And Alice could respond
      And Bob has a "Needle Rain" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until damage is on the gate
      Then the damage on the gate for "Broad Ox" is 3
      And the damage on the gate for "Shrouded Sage" is 0

    @clause-added
    Scenario: Damage on the gate that is 0 for an unaffected unit stays 0 though the unit can be affected later
      Given it is Alice's main phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Alice has a ready "Broad Ox" in her right attack zone
      And Alice has a "Baring Word" in her first set zone
      And Bob has a "Needle Rain" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until damage is on the gate
      And Alice plays "Baring Word" targeting "Shrouded Sage"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 3 damage
      And "Shrouded Sage" has no damage

    @clause-resolved
    Scenario: A unit that Bob's effects no longer affect is dealt none of the damage that is already on the gate
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Cloaking Song" in her first set zone
      And Bob has a "Needle Rain" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until damage is on the gate
      And Alice plays "Cloaking Song" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 3 damage
      And "Broad Ox" has no damage

    @clause-ruler
    Scenario: A ruler whom the opponent's effects do not affect is dealt no damage by an event of Alice's
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And Bob has a "Shrouded Throne" in his field zone
      When Alice plays "Shooting Star"
      And everyone passes until nothing is waiting
      Then "Shooting Star" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-resolved
    Scenario: Damage on the gate for a unit that effects no longer affect does not count as dealt
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a ready "Spell Scribe" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Cloaking Song" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Cloaking Song" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Cloaking Song" is in Bob's graveyard
      And "Tower Guard" has no damage
      And Alice has no cards in her hand

    @clause-source
    Scenario: A unit that events do not affect is dealt no damage by an event
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Spell-proof Sage" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Spell-proof Sage"
      And everyone passes until nothing is waiting
      Then "Sudden Spark" is in Alice's graveyard
      And "Spell-proof Sage" has no damage

    @clause-effect @clause-source
    Scenario: A unit that events do not affect is dealt no damage by units that an event lets deal damage
      Given it is Alice's main phase
      And Alice has a "Massed Volley" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Spell-proof Sage" in his left attack zone
      When Alice plays "Massed Volley" targeting "Spell-proof Sage"
      And everyone passes until nothing is waiting
      Then "Massed Volley" is in Alice's graveyard
      And "Spell-proof Sage" has no damage

    @clause-effect
    Scenario: A unit that effects of units do not affect is dealt damage by units that an event lets deal damage
      Given it is Alice's main phase
      And Alice has a "Massed Volley" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Untouched Wolf" in his left attack zone
      When Alice plays "Massed Volley" targeting "Untouched Wolf"
      And everyone passes until nothing is waiting
      Then "Untouched Wolf" has 2 damage

    @clause-effect
    Scenario: A unit that the opponent's effects do not affect is dealt damage by a unit of Bob's that Alice's event lets deal damage
      Given it is Alice's main phase
      And Alice has an "Open Brawl" in her first set zone
      And Alice has an exhausted "Shrouded Sage" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Open Brawl" targeting "Shrouded Sage"
      And everyone passes until nothing is waiting
      Then "Shrouded Sage" has 2 damage

    @clause-process @clause-added
    Scenario: What waits for damage to come onto the gate triggers though the unit is not affected by the damage
      Given it is Alice's main phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Alice has a "Ward of Echoes" in her field zone
      And Alice could respond
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Shrouded Sage"
      And everyone passes until a card is in Bob's graveyard
      Then from its top the gate holds an ability of "Ward of Echoes"

  # Reading: docs/decisions/1152-a-unit-that-an-event-has-deal-damage.md
  @GR-15-27a-3
  Rule: 15-27a-3 The part of a one-time effect that would involve the card is left out
    - nothing: the part of it that would involve the card is left out
    - rest: the rest of it is done
    - ruler: so it is with a part that would involve a ruler
    - doing: a part that the card would do itself is left out too
    - material: the card is not material for a summoning by such an effect
    - rearranged: nor is it rearranged by one

    @clause-nothing @clause-rest
    Scenario: An event of Bob's destroys other units, but not one that the opponent's effects do not affect
      Given it is Alice's main phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Common Grave" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Common Grave"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And "Shrouded Sage" is in Alice's left attack zone

    @clause-nothing @clause-rest
    Scenario: An event deals no damage to a unit that it does not affect, and still has its player draw a card
      Given it is Alice's main phase
      And Bob has a ready "Shrouded Sage" in his left attack zone
      And Alice has a "Blade and Book" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Blade and Book" targeting "Shrouded Sage"
      And everyone passes until nothing is waiting
      Then "Shrouded Sage" has no damage
      And "Siege Beast" is in Alice's hand

    @clause-nothing @clause-rest @clause-ruler
    Scenario: An effect that heals each player heals only the one whose ruler it affects
      Given it is Alice's main phase
      And Alice has an "Open Infirmary" in her hand
      And Alice has a "Plain Marcher" in her damage zone
      And Bob has a "Tower Guard" in his damage zone
      And Bob has a "Shrouded Throne" in his field zone
      When Alice plays "Open Infirmary"
      And everyone passes until nothing is waiting
      Then "Plain Marcher" is in Alice's graveyard
      And "Tower Guard" is in Bob's damage zone

    @clause-doing @clause-nothing
    Scenario: A unit that events do not affect deals no damage where an event has units deal damage
      Given it is Alice's main phase
      And Alice has a "Massed Volley" in her first set zone
      And Alice has a ready "Spell-proof Sage" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice plays "Massed Volley" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 2 damage

    @clause-material @clause-nothing
    Scenario: A beast that units' effects do not affect is no material for the Genesis Summoning of a unit
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Weigher" in her left attack zone
      And Alice has a ready "Untouched Wolf" in her right attack zone
      When Alice activates "Wyrm Weigher"
      Then nobody can say yes
      And "Wyrm Weigher" is exhausted
      And "Untouched Wolf" is in Alice's right attack zone
      And Alice has three ready resources

    @clause-rearranged @clause-nothing @clause-rest
    Scenario: A unit that events do not affect stays in its zone where an event has its player rearrange her units
      Given it is Alice's main phase
      And Alice has a "Free March" in her hand
      And Alice has a ready "Spell-proof Sage" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      When Alice plays "Free March"
      And everyone passes until Alice can rearrange
      And Alice tries to move "Spell-proof Sage" to her defense zone
      Then "Spell-proof Sage" is in Alice's left attack zone
      And Alice can rearrange "Tower Guard"
      And from its top the gate holds "Free March"

    @clause-rearranged @clause-nothing @clause-rest
    Scenario: A unit does not change places with one that events do not affect where an event has its player rearrange her units
      Given it is Alice's main phase
      And Alice has a "Free March" in her hand
      And Alice has a ready "Spell-proof Sage" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      When Alice plays "Free March"
      And everyone passes until Alice can rearrange
      And Alice tries to move "Tower Guard" to her left attack zone
      Then "Spell-proof Sage" is in Alice's left attack zone
      And from its top the gate holds "Free March"

  @GR-15-27a-4
  Rule: 15-27a-4 Ongoing effects are not applied to it
    - nothing: an ongoing effect that is spoken of is not applied to it
    - others: other ongoing effects are
    - before: neither is one that was applied to it before
    - ruler: nor is one applied to a ruler of whom that is said

    @clause-nothing
    Scenario: A field of Alice's takes no ATK from a unit that the opponent's effects do not affect
      Given it is Alice's main phase
      And Bob has a ready "Shrouded Sage" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Alice has a "Dull Fog" in her hand
      When Alice plays "Dull Fog"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 1 ATK
      And "Shrouded Sage" has 2 ATK

    @clause-others
    Scenario: A field of Alice's takes ATK from her own unit that the opponent's effects do not affect
      Given it is Alice's main phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Alice has a "Dull Fog" in her hand
      When Alice plays "Dull Fog"
      And everyone passes until nothing is waiting
      Then "Shrouded Sage" has 1 ATK

    @clause-before @clause-nothing
    Scenario: A unit that effects no longer affect has again the HP that an effect took from it before
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Cloaking Song" in her first set zone
      And Bob has a "Wasting Plague" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Wasting Plague"
      And everyone passes until nothing is waiting
      And Alice plays "Cloaking Song" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Wasting Plague" is in Bob's graveyard
      And "Broad Ox" has 19 HP

    @clause-ruler
    Scenario: A ruler whom the opponent's effects do not affect has as much life as before
      Given it is Alice's main phase
      And Alice has a "Failing Health" in her hand
      And Alice has a "Blood Mirror" in her hand
      And Alice has a ready "Broad Ox" in her left attack zone
      And Bob has a "Shrouded Throne" in his field zone
      When Alice plays "Failing Health"
      And everyone passes until nothing is waiting
      And Alice plays "Blood Mirror" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 11 damage

  # Reading: docs/decisions/1152-a-unit-that-an-event-has-deal-damage.md
  @GR-15-27a-5
  Rule: 15-27a-5 Replacement effects do not replace what directly involves it
    - nothing: a replacement effect that is spoken of does not replace what involves it
    - others: other replacement effects do
    - dealing: that the card deals damage involves it as well

    @clause-nothing
    Scenario: A unit that the opponent's effects do not affect is not removed from the game by a field of Bob's
      Given it is Alice's main phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Alice has a "Doom Decree" in her first set zone
      And Bob has a "Pyre Keeper" in his field zone
      When Alice plays "Doom Decree" targeting "Shrouded Sage"
      And everyone passes until nothing is waiting
      Then "Shrouded Sage" is in Alice's graveyard

    @clause-others
    Scenario: A unit that the opponent's effects do not affect is removed from the game by its controller's field
      Given it is Alice's main phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Alice has a "Doom Decree" in her first set zone
      And Alice has a "Pyre Keeper" in her field zone
      When Alice plays "Doom Decree" targeting "Shrouded Sage"
      And everyone passes until nothing is waiting
      Then "Shrouded Sage" is in Alice's removal zone

    @clause-dealing @clause-nothing
    Scenario: A field of Bob's that doubles dealt damage does not double what a unit deals that his effects do not affect
      Given it is Alice's attack phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Bob has a "Twinfang Idol" in his field zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Shrouded Sage"
      And everyone passes until the attack is over
      Then "Broad Ox" has 2 damage

    @clause-others
    Scenario: A field of Alice's that doubles dealt damage doubles what her unit deals that the opponent's effects do not affect
      Given it is Alice's attack phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Alice has a "Twinfang Idol" in her field zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Shrouded Sage"
      And everyone passes until the attack is over
      Then "Broad Ox" has 4 damage

  @GR-15-27b
  Rule: 15-27b Combat damage is dealt to it all the same
    - combat: it is dealt combat damage by an attack
    - defined: so it is by what counts as combat damage, as Intercept

    @clause-combat
    Scenario: A unit that the opponent's effects do not affect is dealt combat damage by an attack
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Shrouded Sage" in his left attack zone
      When Alice attacks "Shrouded Sage" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Shrouded Sage" has 5 damage

    @clause-combat @clause-defined
    Scenario: A unit that the opponent's effects do not affect is dealt combat damage by Intercept
      Given it is Alice's attack phase
      And Alice has a ready "Shrouded Sage" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice attacks "Patient Spearman" with "Shrouded Sage"
      And everyone passes until the attack is over
      Then "Shrouded Sage" has 2 damage
