Feature: Gate Ruler 15-7 Readying and exhausting

  @GR-15-7a
  Rule: 15-7a A card that is readied is ready

    Scenario: An exhausted unit that an event readies is ready
      Given it is Alice's main phase
      And Alice has a "Rousing Horn" in her hand
      And Alice has an exhausted "Tower Guard" in her left attack zone
      When Alice plays "Rousing Horn" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is ready

    Scenario: A unit that an event readies with another finds no exhausted unit and draws a card
      Given it is Alice's main phase
      And Alice has a "Camp Reveille" in her hand
      And Alice has an exhausted "Dawn Choir" in her right attack zone
      And Alice has an exhausted "Tower Guard" in her defense zone
      When Alice plays "Camp Reveille"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Tower Guard" is ready

  @GR-15-7b
  Rule: 15-7b A card that is exhausted is exhausted

    Scenario: A ready unit that an event exhausts is exhausted
      Given it is Alice's main phase
      And Alice has a "Sleep Dust" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Sleep Dust" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is exhausted

    @needs-events
    Scenario: A unit of Bob's that Alice's event exhausts is reported as a card of Bob's
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Weary Song" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then these happened in this order: played of "Weary Song" by Alice, turned of "Tower Guard" by Bob

    Scenario: A unit that Alice controls and Bob owns is exhausted as a unit of Alice's
      Given it is Alice's main phase
      And Alice has a "Cot Ledger" in her field zone
      And Bob has a "Cot Ledger" in his field zone
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Alice has a "Sleep Dust" in her first set zone
      When Alice plays "Sleep Dust" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has no cards in his hand

  @GR-15-7c
  Rule: 15-7c To put a card into the state in which it is already does nothing
    - ready: nothing happens to a ready card that is readied
    - exhausted: nor to an exhausted one that is exhausted
    - other: a card in the other state becomes what is said

    @clause-ready
    Scenario: A ready unit that is readied does not become ready
      Given it is Alice's main phase
      And Alice has a "Rousing Horn" in her hand
      And Alice has a ready "Stirring Sentry" in her left attack zone
      When Alice plays "Rousing Horn" targeting "Stirring Sentry"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Stirring Sentry" is ready

    @clause-other
    Scenario: An exhausted unit that is readied becomes ready, which triggers its ability
      Given it is Alice's main phase
      And Alice has a "Rousing Horn" in her hand
      And Alice has an exhausted "Stirring Sentry" in her left attack zone
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Rousing Horn" targeting "Stirring Sentry"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand

    @clause-exhausted
    Scenario: An exhausted unit that is exhausted does not become exhausted
      Given it is Alice's main phase
      And Alice has a "Sleep Dust" in her first set zone
      And Alice has an exhausted "Stirring Sentry" in her left attack zone
      When Alice plays "Sleep Dust" targeting "Stirring Sentry"
      And everyone passes until nothing is waiting
      Then "Sleep Dust" is in Alice's graveyard
      And Alice has no cards in her hand
