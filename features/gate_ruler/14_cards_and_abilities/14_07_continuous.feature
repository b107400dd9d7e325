Feature: Gate Ruler 14-7 Continuous abilities

  @GR-14-7a
  Rule: 14-7a A continuous ability acts as long as it is active
    - while: it acts as long as it is active
    - over: and no longer

    @clause-over
    Scenario: The continuous ability of a field is over when the field has left play
      Given it is Alice's main phase
      And Alice has a "Battle Banner" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Field Sweep" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Field Sweep"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 2 ATK

    @clause-while
    Scenario: A unit to which a field gives a continuous ability that raises its ATK has that ATK
      Given it is Alice's main phase
      And Alice has a "Drill Banner" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Drill Banner"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK
      And "Tower Guard" has 1 ATK

    @clause-over @clause-while
    Scenario: The continuous ability that a field gives to a unit is over when the field has left play
      Given it is Alice's main phase
      And Alice has a "Drill Banner" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Field Sweep" in his first set zone
      When everyone passes until Bob has priority in the main phase
      Then "Ember Recruit" has 4 ATK
      When Bob plays "Field Sweep"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 2 ATK

    @clause-while
    Scenario: A unit in play that sets the ATK of each unit sets that of the other player's units too
      Given it is Bob's main phase
      And Alice has a ready "Elder of Five" in her left attack zone
      And Bob has an "Ember Recruit" in his hand
      When Bob plays "Ember Recruit" into his left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 5 ATK

  @GR-14-7b
  Rule: 14-7b What a card says of itself without condition holds in every zone
    - atk: what it says of its ATK
    - hp: of its HP
    - stk: of its STK
    - level: of its level
    - attributes: of its attributes
    - types: of its types
    - condition: what depends on a condition holds only where the ability is active

    @clause-atk
    Scenario: A unit in the hand has the ATK that its text gives it
      Given it is Alice's main phase
      And Alice has a "Grave Colossus" in her hand
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Grave Colossus" has 1 ATK

    @clause-condition
    Scenario: A unit in the hand does not have the ATK that its text gives it under a condition
      Given it is Alice's main phase
      And Alice has a "Moody Colossus" in her hand
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And "Moody Colossus" has 0 ATK

    @clause-hp
    Scenario Outline: A unit in the <place> has the HP that its text gives it
      Given it is Alice's main phase
      And Alice has a "Shifting Colossus" in her <place>
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Shifting Colossus" has <number> HP

      Examples:
        | place        | number |
        | hand         | 1 |
        | damage zone  | 1 |
        | graveyard    | 2 |

    @clause-stk
    Scenario Outline: A unit in the <place> has the STK that its text gives it
      Given it is Alice's main phase
      And Alice has a "Shifting Colossus" in her <place>
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Shifting Colossus" has <number> STK

      Examples:
        | place        | number |
        | hand         | 1 |
        | damage zone  | 1 |
        | graveyard    | 2 |

    @clause-level
    Scenario: A unit on the gate has cost the level that its text gives it
      Given it is Alice's main phase
      And Alice has a "Growing Colossus" in her hand
      And Alice has two cards in her graveyard
      And Bob could respond
      When Alice plays "Growing Colossus" into her left attack zone
      Then from its top the gate holds "Growing Colossus"
      And Alice has one ready resource

    @clause-attributes
    Scenario: A unit in the hand has the attribute that its text gives it
      Given it is Alice's main phase
      And Alice has a ready "Beast Tamer" in her left attack zone
      And Alice has a "Clay Bear" in her hand
      And Alice has a "Cub in Disguise" in her hand
      Then Alice can activate "Beast Tamer"
      When Alice activates "Beast Tamer" paying with "Cub in Disguise"
      And everyone passes until nothing is waiting
      Then "Cub in Disguise" is in Alice's graveyard
      And "Clay Bear" is in Alice's graveyard

    @clause-types
    Scenario: A field in the graveyard is a unit, too, where its text says so
      Given it is Alice's main phase
      And Alice has a "Standing Stones" in her graveyard
      And Alice has a "Going Under" in her hand
      When Alice plays "Going Under"
      And everyone passes until nothing is waiting
      Then "Standing Stones" is in Alice's deck

  # Reading: docs/decisions/1120-when-one-says-what-a-card-is-treated-as.md
  @GR-14-7c
  Rule: 14-7c What may be treated as something else is so if its controller says so
    - controller: its controller is asked, whoever has brought it about
    - yes: it is so if he says so
    - no: it is not if he does not
    - refers: only when something refers to that property
    - attribute: an attribute
    - name: a name
    - faction: a faction
    - each: each card on its own

    @clause-controller @clause-attribute
    Scenario: The controller of a unit that may be treated as a Beast is asked when an effect refers to attributes
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has a "Beast Lure" in his hand
      When Bob plays "Beast Lure"
      And everyone passes until somebody may do something
      Then Alice may say yes or no

    @clause-yes @clause-attribute
    Scenario: A unit that its controller chooses to treat as a Beast is exhausted with the Beasts
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has a "Beast Lure" in his hand
      When Bob plays "Beast Lure"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Masked Wanderer" is exhausted

    @clause-no @clause-attribute
    Scenario: A unit that its controller chooses not to treat as a Beast stays ready where Beasts are exhausted
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has a "Beast Lure" in his hand
      When Bob plays "Beast Lure"
      And everyone passes until somebody may do something
      And Alice says no
      And everyone passes until nothing is waiting
      Then "Beast Lure" is in Bob's graveyard
      And "Masked Wanderer" is ready

    @clause-controller @clause-attribute
    Scenario: A player who is asked whether to treat a unit as a Beast is asked about that unit
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has a "Beast Lure" in his hand
      When Bob plays "Beast Lure"
      And everyone passes until somebody may do something
      Then Alice is asked about "Masked Wanderer"

    @clause-refers
    Scenario: Nobody is asked about a unit that may be treated as a Beast where an effect refers to factions
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has an "Azure Lullaby" in his hand
      When Bob plays "Azure Lullaby"
      Then nobody can say yes
      And "Azure Lullaby" is in Bob's graveyard

    @clause-name @clause-yes
    Scenario: When an effect refers to a name, Alice is asked, treats her unit as of that name, and it is exhausted
      Given it is Bob's main phase
      And Alice has a ready "Masked Prince" in her left attack zone
      And Bob has a "Recruits' Holiday" in his hand
      When Bob plays "Recruits' Holiday"
      Then Alice may say yes or no
      When Alice says yes
      And everyone passes until nothing is waiting
      Then "Masked Prince" is exhausted

    @clause-faction @clause-yes
    Scenario: When an effect refers to a faction, Alice is asked, treats her unit as of it, and it is exhausted
      Given it is Bob's main phase
      And Alice has a ready "Painted Prince" in her left attack zone
      And Bob has a "Azure Lullaby" in his hand
      When Bob plays "Azure Lullaby"
      Then Alice may say yes or no
      When Alice says yes
      And everyone passes until nothing is waiting
      Then "Painted Prince" is exhausted

    @clause-each @clause-attribute @clause-yes @clause-no
    Scenario: Two units that may be treated as Beasts are asked about one by one, and the second alone is exhausted
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Alice has a ready "Masked Wanderer" in her right attack zone
      And Bob has a "Beast Lure" in his hand
      When Bob plays "Beast Lure"
      And everyone passes until somebody may do something
      And Alice says no
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until nothing is waiting
      Then first "Masked Wanderer" is ready
      And second "Masked Wanderer" is exhausted

    @clause-controller @clause-attribute
    Scenario: The player who has gained control of a unit is asked whether to treat it as a Beast
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has a "Turncoat Writ" in his hand
      And Bob has a "Beast Lure" in his hand
      When Bob plays "Turncoat Writ" targeting "Masked Wanderer"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his left attack zone
      And everyone passes until nothing is waiting
      And Bob plays "Beast Lure"
      And everyone passes until somebody may do something
      Then Bob may say yes or no

  @GR-14-7c-1
  Rule: 14-7c-1 What is treated as something else is that alone, what is also treated so is both
    - lost: what is treated as something else has the old property no more
    - new: it has the new one
    - also: what is also treated so keeps the old one beside it

    @clause-lost @clause-new
    Scenario: A unit whose attribute is treated as Beast is not exhausted with the Humans any more
      Given it is Alice's main phase
      And Alice has a ready "Changed Hermit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Human Lure" in her hand
      When Alice plays "Human Lure"
      And everyone passes until nothing is waiting
      Then "Human Lure" is in Alice's graveyard
      And "Changed Hermit" is ready

    @clause-also
    Scenario: A unit whose attribute is also treated as Beast is still exhausted with the Humans
      Given it is Alice's main phase
      And Alice has a ready "Half Hermit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Human Lure" in her hand
      When Alice plays "Human Lure"
      And everyone passes until nothing is waiting
      Then "Human Lure" is in Alice's graveyard
      And "Half Hermit" is exhausted

    @clause-new
    Scenario: A unit whose attribute is treated as Beast is exhausted with the Beasts
      Given it is Alice's main phase
      And Alice has a ready "Changed Hermit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Beast Lure" in her hand
      When Alice plays "Beast Lure"
      And everyone passes until nothing is waiting
      Then "Beast Lure" is in Alice's graveyard
      And "Changed Hermit" is exhausted

    @clause-new
    Scenario: A unit whose attribute is also treated as Beast is exhausted with the Beasts
      Given it is Alice's main phase
      And Alice has a ready "Half Hermit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Beast Lure" in her hand
      When Alice plays "Beast Lure"
      And everyone passes until nothing is waiting
      Then "Beast Lure" is in Alice's graveyard
      And "Half Hermit" is exhausted
