Feature: Gate Ruler 15-28 Rearranging by effect

  @GR-15-28a
  Rule: 15-28a All units are rearranged as often as the player likes
    - often: as many times as the player likes
    - none: or not at all
    - any: any of the units
    - who: those players whom the effect names
    - own: but none of the other player
    - replaced: a unit stays where it is if something else happens instead

    @clause-often
    Scenario: Alice moves one unit and then another where an event has her rearrange her units
      Given it is Alice's main phase
      And Alice has a "Free March" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      When Alice plays "Free March"
      And everyone passes until Alice can rearrange
      And Alice moves "Tower Guard" to her defense zone
      Then Alice can rearrange "Siege Beast"
      When Alice moves "Siege Beast" to her left attack zone
      Then "Tower Guard" is in Alice's defense zone
      And "Siege Beast" is in Alice's left attack zone
      And from its top the gate holds "Free March"

    @clause-none
    Scenario: Alice may move none of her units where an event has her rearrange them
      Given it is Alice's main phase
      And Alice has a "Free March" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Free March"
      And everyone passes until Alice can rearrange
      And Alice passes
      Then "Tower Guard" is in Alice's left attack zone
      And "Free March" is in Alice's graveyard

    @clause-who
    Scenario: Bob rearranges his units where an event of Alice's says that he does
      Given it is Alice's main phase
      And Alice has a "Borrowed March" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Borrowed March"
      And everyone passes until Bob can rearrange
      And Bob moves "Tower Guard" to his defense zone
      Then "Tower Guard" is in Bob's defense zone

    @clause-who @clause-none
    Scenario: Bob may move after Alice where an event has each player rearrange
      Given it is Alice's main phase
      And Alice has a "Common March" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Common March"
      And everyone passes until Alice can rearrange
      And Alice passes
      Then Bob can rearrange "Tower Guard"

    @clause-any
    Scenario: Any of her units may be the first that Alice moves where an event has her rearrange them
      Given it is Alice's main phase
      And Alice has a "Free March" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      When Alice plays "Free March"
      And everyone passes until Alice can rearrange
      Then Alice can rearrange "Siege Beast"
      When Alice moves "Siege Beast" to her defense zone
      Then "Siege Beast" is in Alice's defense zone

    @clause-own
    Scenario: A unit of Bob's cannot be moved where an event has Alice rearrange her units
      Given it is Alice's main phase
      And Alice has a "Free March" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Free March"
      And everyone passes until Alice can rearrange
      Then from its top the gate holds "Free March"
      And Alice can rearrange "Tower Guard"
      And Alice cannot rearrange "Siege Beast"

    @clause-replaced
    Scenario: Alice draws a card where an event has her rearrange and a field replaces putting her unit into a defense zone
      Given it is Alice's main phase
      And Alice has a "Barred Keep" in her field zone
      And Alice has a "Free March" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Free March"
      And everyone passes until Alice can rearrange
      And Alice moves "Tower Guard" to her defense zone
      And Alice passes
      Then "Tower Guard" is in Alice's left attack zone
      And Alice has one card in her hand
      And "Free March" is in Alice's graveyard
