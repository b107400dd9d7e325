Feature: Gate Ruler 14-7 Continuous abilities

  @GR-14-7a
  Rule: 14-7a A continuous ability acts as long as it is active

    Scenario: With its field in play, a unit that comes has the ATK too
      Given it is Alice's main phase
      And Alice has a "Battle Banner" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

    Scenario: When its field has left play it is over
      Given it is Alice's main phase
      And Alice has a "Battle Banner" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Field Sweep" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Field Sweep"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 2 ATK

  @GR-14-7b
  Rule: 14-7b What a card says of itself without condition holds in every zone

    Scenario: A unit in the hand has the ATK that its text gives it
      Given it is Alice's main phase
      And Alice has a "Grave Colossus" in her hand
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Grave Colossus" has 1 ATK

    Scenario: What it says under a condition does not hold in the hand
      Given it is Alice's main phase
      And Alice has a "Moody Colossus" in her hand
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And "Moody Colossus" has 0 ATK

  # Reading: docs/decisions/1120-when-one-says-what-a-card-is-treated-as.md
  @GR-14-7c
  Rule: 14-7c What may be treated as something else is so if its controller says so

    Scenario: Alice is asked when an effect refers to attributes
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has a "Beast Lure" in his hand
      When Bob plays "Beast Lure"
      And everyone passes until somebody may do something
      Then Alice may say yes or no

    Scenario: She treats it as a Beast
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has a "Beast Lure" in his hand
      When Bob plays "Beast Lure"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Masked Wanderer" is exhausted

    Scenario: She does not
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has a "Beast Lure" in his hand
      When Bob plays "Beast Lure"
      And everyone passes until somebody may do something
      And Alice says no
      And everyone passes until nothing is waiting
      Then "Beast Lure" is in Bob's graveyard
      And "Masked Wanderer" is ready

    Scenario: It is the card that asks
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has a "Beast Lure" in his hand
      When Bob plays "Beast Lure"
      And everyone passes until somebody may do something
      Then Alice is asked about "Masked Wanderer"

    Scenario: What refers to something else asks nothing
      Given it is Bob's main phase
      And Alice has a ready "Masked Wanderer" in her left attack zone
      And Bob has an "Azure Lullaby" in his hand
      When Bob plays "Azure Lullaby"
      Then nobody can say yes
      And "Azure Lullaby" is in Bob's graveyard

    Scenario: So it is with a name
      Given it is Bob's main phase
      And Alice has a ready "Masked Prince" in her left attack zone
      And Bob has a "Recruits' Holiday" in his hand
      When Bob plays "Recruits' Holiday"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Masked Prince" is exhausted

    Scenario: So it is with a faction
      Given it is Bob's main phase
      And Alice has a ready "Painted Prince" in her left attack zone
      And Bob has a "Azure Lullaby" in his hand
      When Bob plays "Azure Lullaby"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Painted Prince" is exhausted

    Scenario: Each of two cards is asked about
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

    Scenario: It is for the player who has gained control of it to say
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

    Scenario: The old attribute is lost
      Given it is Alice's main phase
      And Alice has a ready "Changed Hermit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Human Lure" in her hand
      When Alice plays "Human Lure"
      And everyone passes until nothing is waiting
      Then "Human Lure" is in Alice's graveyard
      And "Changed Hermit" is ready

    Scenario: The old attribute stays beside the new one
      Given it is Alice's main phase
      And Alice has a ready "Half Hermit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Human Lure" in her hand
      When Alice plays "Human Lure"
      And everyone passes until nothing is waiting
      Then "Human Lure" is in Alice's graveyard
      And "Half Hermit" is exhausted

    Scenario: The new attribute is there
      Given it is Alice's main phase
      And Alice has a ready "Changed Hermit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Beast Lure" in her hand
      When Alice plays "Beast Lure"
      And everyone passes until nothing is waiting
      Then "Beast Lure" is in Alice's graveyard
      And "Changed Hermit" is exhausted

    Scenario: The new attribute is there beside the old one
      Given it is Alice's main phase
      And Alice has a ready "Half Hermit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Beast Lure" in her hand
      When Alice plays "Beast Lure"
      And everyone passes until nothing is waiting
      Then "Beast Lure" is in Alice's graveyard
      And "Half Hermit" is exhausted
