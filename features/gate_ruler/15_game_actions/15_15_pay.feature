Feature: Gate Ruler 15-15 Paying resources

  @GR-15-15a
  Rule: 15-15a To pay resources is to exhaust ready ones
    - number: as many as are to be paid
    - ready: only ready ones
    - own: only those that the player controls
    - once: those that pay for one thing are exhausted at once

    @clause-number
    Scenario: Two of three ready resources are exhausted to pay for a unit that costs two
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her hand
      When Alice plays "Tower Guard" into her left attack zone
      Then Alice has one ready resource
      And Alice has three cards in her resource zone

    # Reading: docs/decisions/1190-what-else-happens-to-several-cards-at-once.md
    @clause-once @clause-number
    Scenario: Of two resources that pay for a unit neither is ready any more when the other is exhausted
      Given it is Alice's main phase
      And Alice has a "Dry Well Gauge" in her field zone
      And Alice has a "Tower Guard" in her hand
      When Alice plays "Tower Guard" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has one ready resource
      And Bob has two cards in his damage zone

    @clause-ready
    Scenario: A unit that costs two resources is not played with one ready resource and one exhausted
      Given it is Alice's main phase
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      And Bob has no further resources
      And Alice has a "Tower Guard" in her hand
      When Alice tries to play "Tower Guard"
      Then that is refused

    @clause-own
    Scenario: A unit that costs two resources is not played with one resource of Alice's and three of Bob's
      Given it is Alice's main phase
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Bob has three ready "Mana Well" in his resource zone
      And Alice has a "Tower Guard" in her hand
      When Alice tries to play "Tower Guard"
      Then that is refused

  # Reading: docs/decisions/1011-what-must-be-paid-for-with-resources.md
  @GR-15-15b
  Rule: 15-15b What can only be paid for with resources is not paid for with anything else
    - resources: it is paid for with resources
    - only: what may stand for a resource elsewhere does not pay for it
    - costing: only what costs any resources

    @clause-resources
    Scenario: A card that can only be paid for with resources is paid for with a resource, not with the ruler
      Given it is Bob's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has a "Sworn Spark" in her first set zone
      And Alice could respond
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a "Kind Letter" in his hand
      When Bob plays "Kind Letter"
      And everyone passes until Alice has priority in the main phase
      Then Alice can play "Sworn Spark"
      When Alice plays "Sworn Spark" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 3 damage
      And Alice has no ready resources
      And Alice's "Wizard" is ready

    @clause-only
    Scenario: A card that can only be paid for with resources is not paid for with a ruler that stands for one
      Given it is Bob's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a "Sworn Spark" in her first set zone
      And Alice has a "Paid Spark" in her second set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a "Kind Letter" in his hand
      When Bob plays "Kind Letter"
      And everyone passes until Alice has priority in the main phase
      Then Alice is asked to act
      And Alice cannot play "Sworn Spark"

    @clause-only
    Scenario: A card that need not be paid for with resources is paid for with a ruler that stands for one
      Given it is Bob's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a "Paid Spark" in her first set zone
      And Alice could respond
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a "Kind Letter" in his hand
      When Bob plays "Kind Letter"
      And everyone passes until Alice has priority in the main phase
      Then Alice can play "Paid Spark"
      When Alice plays "Paid Spark" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 3 damage
      And Alice's "Wizard" is exhausted

    @clause-costing
    Scenario: A card of level 0 that can only be paid for with resources is played without a ready resource
      Given it is Alice's main phase
      And Alice has three exhausted "Mana Well" in her resource zone
      And Alice has a "Sworn Whisper" in her hand
      Then Alice can play "Sworn Whisper"
      When Alice plays "Sworn Whisper"
      And everyone passes until nothing is waiting
      Then "Sworn Whisper" is in Alice's graveyard
      And Alice has one card in her hand

  # Reading: docs/decisions/1011-what-must-be-paid-for-with-resources.md
  @GR-15-15b-1
  Rule: 15-15b-1 What lets a card be played without paying for its level does not let such a card be played
    - barred: nothing that spares its player its level lets it be played; it has to be paid for
    - others: other cards are played so
    - level: a card of level 0 too, as nothing of it is left out

    @clause-barred
    Scenario: A unit that can only be paid for with resources is not played where an effect makes units free
      Given it is Alice's main phase
      And Alice has an "Open House" in her field zone
      And Alice has a "Sworn Knight" in her hand
      When Alice tries to play "Sworn Knight"
      Then that is refused

    @clause-others
    Scenario: A unit that need not be paid for with resources is played without paying where units are free
      Given it is Alice's main phase
      And Alice has an "Open House" in her field zone
      And Alice has a "Siege Beast" in her hand
      Then Alice can play "Siege Beast"
      When Alice plays "Siege Beast" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And Alice has three ready resources

    @clause-barred
    Scenario: An event that can only be paid for with resources is not played by an effect without its cost
      Given it is Alice's main phase
      And Alice has a "Free Rite" in her hand
      And Alice has a "Sworn Letter" in her graveyard
      When Alice plays "Free Rite" targeting "Sworn Letter"
      And everyone passes until nothing is waiting
      Then "Free Rite" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-barred
    Scenario: A unit that can only be paid for with resources is not played under a ruler that spends none
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a face-up "Sworn Knight" in her drive zone
      When Alice tries to play "Sworn Knight"
      Then that is refused

    @clause-barred
    Scenario: A unit that can only be paid for with resources is played for two where only Bob's units are free
      Given it is Alice's main phase
      And Bob has an "Open House" in his field zone
      And Alice has a "Sworn Knight" in her hand
      Then Alice can play "Sworn Knight"
      When Alice plays "Sworn Knight" into her left attack zone
      Then Alice has one ready resource

    @clause-barred
    Scenario: An event that can only be paid for with resources is not played by its own Counter
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Sworn Answer"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Sworn Answer" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-level
    Scenario: An event of level 0 that can only be paid for with resources is played without its cost
      Given it is Alice's main phase
      And Alice has a "Free Rite" in her hand
      And Alice has a "Sworn Whisper" in her graveyard
      When Alice plays "Free Rite" targeting "Sworn Whisper"
      And everyone passes until nothing is waiting
      Then "Free Rite" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-barred
    Scenario: A unit that can only be paid for with resources is not played where units are free but cost 1 more
      Given it is Alice's main phase
      And Alice has a "Toll Bridge" in her field zone
      And Alice has an "Open House" in her field zone
      And Alice has a "Sworn Knight" in her hand
      When Alice tries to play "Sworn Knight"
      Then that is refused
