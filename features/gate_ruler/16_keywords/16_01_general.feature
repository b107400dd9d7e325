Feature: Gate Ruler 16-1 What keywords are

  @GR-16-1a @informative
  Rule: 16-1a Keywords are the words in bold in a card's text that are no names of abilities

  @GR-16-1a-1
  Rule: 16-1a-1 A keyword ability is an ability, and can be lost like one

    Scenario: A dormant unit that has lost its abilities can attack
      Given it is Alice's attack phase
      And Alice has a ready "Slumbering Golem" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Hushing Rain" in her first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Hushing Rain"
      And everyone passes until the next attack can be declared
      Then Alice can attack Bob's ruler with "Slumbering Golem"

  @GR-16-1a-2
  Rule: 16-1a-2 A keyword that is no keyword ability is no ability, and what changes abilities leaves it alone
    - ability: what changes or takes abilities leaves it alone
    - named: cards and effects can speak of it

    @clause-ability
    Scenario: A unit with Forced Reveal that loses its abilities in the hand is still played as soon as it is drawn
      Given it is Alice's main phase
      And Alice has a "Silent Vault" in her field zone
      And Alice has a "Plain Rite" in her first set zone
      And the top of Alice's deck is "Bursting Seed"
      And Bob could respond
      When Alice plays "Plain Rite"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then from its top the gate holds "Bursting Seed"

    @clause-named
    Scenario: An event that removes cards with Forced Reveal from graveyards removes them and leaves other cards there
      Given it is Alice's main phase
      And Alice has an "Omen Burning" in her hand
      And Alice has a "Sudden Hail" in her graveyard
      And Bob has a "Plain Rite" in his graveyard
      When Alice plays "Omen Burning"
      And everyone passes until nothing is waiting
      Then "Sudden Hail" is in Alice's removal zone
      And "Plain Rite" is in Bob's graveyard

    @clause-ability @clause-named
    Scenario: An event that removes cards with Forced Reveal removes such a card even if it has lost its abilities
      Given it is Alice's main phase
      And Alice has an "Omen Burning" in her hand
      And Bob has a "Buried Voices" in his field zone
      And Bob has a "Sudden Hail" in his graveyard
      When Alice plays "Omen Burning"
      And everyone passes until nothing is waiting
      Then "Sudden Hail" is in Bob's removal zone

  @GR-16-1a-3 @informative
  Rule: 16-1a-3 The timing of an event in print is no keyword

  @GR-16-1a-4 @informative
  Rule: 16-1a-4 How often an ability can be played, in print, is no keyword
