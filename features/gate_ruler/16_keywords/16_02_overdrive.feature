Feature: Gate Ruler 16-2 Overdrive

  @GR-16-2a
  Rule: 16-2a An Overdrive ability can be played when its card was put into the drive zone by a drive
    - drive: it can be played after its card was put into the drive zone by a drive
    - else: not while the card is somewhere else
    - put: not when it came to the drive zone without being driven
    - ability: it is an ability of the card, which can lose it

    @clause-drive
    Scenario: The Overdrive ability of a card that was driven and revealed can be played, and then leaves the drive zone
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And the top of Alice's deck is "Stirring Herald" and "Tower Guard"
      When Alice plays "Calling Rite"
      And everyone passes until nothing is waiting
      And Alice reveals "Stirring Herald"
      Then Alice can play the Overdrive of "Stirring Herald"
      When Alice plays the Overdrive of "Stirring Herald"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's hand
      And Alice has no Overdrives in her drive zone

    @clause-else
    Scenario: A unit with Overdrive can be played from the hand, but its Overdrive ability cannot
      Given it is Alice's main phase
      And Alice has a "Stirring Herald" in her hand
      Then Alice cannot play the Overdrive of "Stirring Herald"
      And Alice may play "Stirring Herald"

    @clause-put
    Scenario: The Overdrive ability of a unit that an event moved from play into the drive zone cannot be played
      Given it is Alice's main phase
      And Alice has a ready "Stirring Herald" in her left attack zone
      And Alice has an "Into the Wings" in her hand
      When Alice plays "Into the Wings" targeting "Stirring Herald"
      And everyone passes until nothing is waiting
      And Alice reveals "Stirring Herald"
      Then "Stirring Herald" is in Alice's drive zone
      And Alice cannot play the Overdrive of "Stirring Herald"

    @clause-ability
    Scenario: A revealed card that has lost its abilities has no Overdrive ability in the drive zone, but can be played
      Given it is Alice's main phase
      And Alice has a "Muting Choir" in her field zone
      And Alice has a "Stirring Herald" in her drive zone
      When Alice reveals "Stirring Herald"
      Then Alice has no Overdrives in her drive zone
      And Alice may play "Stirring Herald"

  @GR-16-2a-1
  Rule: 16-2a-1 It does what stands behind the icon
    - effect: what stands there is done as it resolves
    - card: its card does not leave the drive zone for that, and can still be played

    @clause-effect
    Scenario: An Overdrive ability deals 2 damage to the unit that was chosen for it, and none to another unit
      Given it is Alice's main phase
      And Alice has a "Sparking Drake" in her drive zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice reveals "Sparking Drake"
      And Alice plays the Overdrive of "Sparking Drake" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 2 damage
      And "Siege Beast" has no damage

    @clause-card
    Scenario: A card whose Overdrive ability has resolved stays in the drive zone, and can then be played
      Given it is Alice's main phase
      And Alice has a "Sparking Drake" in her drive zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice reveals "Sparking Drake"
      And Alice plays the Overdrive of "Sparking Drake" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Sparking Drake" is in Alice's drive zone
      And Alice may play "Sparking Drake"

  @GR-16-2b @see-GR-10-2a @see-GR-10-4d-1
  Rule: 16-2b How Overdrive abilities come about is said with driving
