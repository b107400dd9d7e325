Feature: Gate Ruler 14-1 Abilities and effects

  @GR-14-1a @informative
  Rule: 14-1a An ability is activated, automatic or continuous

  @GR-14-1a-1
  Rule: 14-1a-1 An activated ability is played by its card's controller, at its timing, and for its cost
    - timing: only at the timing that it names
    - who: only by the player who controls its card, whoever owns that
    - cost: its cost is paid
    - able: who cannot pay it does not play the ability

    @clause-cost
    Scenario: In her main phase Alice plays a standard action and pays for it
      Given it is Alice's main phase
      And Alice has a "Chanting Banner" in her field zone
      When Alice activates "Chanting Banner"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice has two ready resources

    @clause-timing
    Scenario: An attack is no time for a standard action
      Given it is Alice's attack phase
      And Alice has a "Chanting Banner" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then Alice is asked to act
      And Alice cannot activate "Chanting Banner"

    @clause-who
    Scenario: A player cannot activate the ability of a field that the other player controls
      Given it is Alice's main phase
      And Bob has a "Chanting Banner" in his field zone
      When Alice tries to activate "Chanting Banner"
      Then that is refused

    @clause-able
    Scenario: A player who cannot pay for an activated ability does not play it
      Given it is Alice's main phase
      And Alice has a "Chanting Banner" in her field zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      When Alice tries to activate "Chanting Banner"
      Then that is refused

    @clause-who
    Scenario: The ability of a unit that the opponent owns is played by its controller
      Given it is Alice's main phase
      And Alice has the opponent's "Town Crier" in her left attack zone
      Then Alice can activate "Town Crier"
      When Alice activates "Town Crier"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-cost
    Scenario: Where an ability's cost says so, a card is discarded beside the resources that are paid
      Given it is Alice's main phase
      And Alice has a ready "Careful Banker" in her left attack zone
      And Alice has a "Quiet Nod" in her hand
      When Alice activates "Careful Banker"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Alice's graveyard
      And Alice has one ready resource

  @GR-14-1a-1a
  Rule: 14-1a-1a An activated ability that names no cost is played for nothing
    - resources: no resource is spent for it
    - exhaust: its card is not exhausted for it, and need not be ready
    - timing: it waits for the timing that it names all the same

    @clause-resources
    Scenario: An ability that names no cost is played without a ready resource
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      And Alice has no further resources
      Then Alice can activate "Town Crier"
      When Alice activates "Town Crier"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-resources @clause-exhaust
    Scenario: An ability that names no cost is played without spending a resource or exhausting its unit
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      When Alice activates "Town Crier"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice has three ready resources
      And "Town Crier" is ready

    @clause-exhaust
    Scenario: An exhausted unit's ability is played where it names no cost
      Given it is Alice's main phase
      And Alice has an exhausted "Town Crier" in her left attack zone
      Then Alice can activate "Town Crier"
      When Alice activates "Town Crier"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-timing
    Scenario: An attack is no time for a standard action that costs nothing
      Given it is Alice's attack phase
      And Alice has a ready "Town Crier" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then Alice is asked to act
      And Alice cannot activate "Town Crier"

  @GR-14-1a-2
  Rule: 14-1a-2 An automatic ability is played in the system process that follows what it waits for
    - condition: only if what it waits for has happened
    - next: in the system process that follows, before anybody acts, without anybody's decision
    - instead: what is to happen in the place of something else is no such ability

    @clause-next
    Scenario: Nobody need play an automatic ability, and it is on the gate before anybody acts
      Given it is Alice's attack phase
      And Alice has a ready "Blade Singer" in her left attack zone
      And Alice could respond
      When Alice attacks Bob's ruler with "Blade Singer"
      Then from its top the gate holds an ability of "Blade Singer"

    @clause-condition
    Scenario: An automatic ability is not played where what it waits for does not happen
      Given it is Alice's attack phase
      And Alice has a ready "Blade Singer" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then "Ember Recruit" is attacking
      And the gate is empty

    @clause-instead
    Scenario: An effect that draws two cards instead of one does so without being played onto the gate
      Given it is Alice's main phase
      And Alice has a "Bounteous Quill" in her field zone
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      And Bob passes
      Then the gate is empty
      And Alice has two cards in her hand

  @GR-14-1a-3
  Rule: 14-1a-3 A continuous ability has its effect as long as it is active
    - begins: its effect begins as it becomes active
    - during: it acts all the time that it is active, also on what comes later
    - ends: its effect ends with it

    @clause-begins
    Scenario: A continuous ability begins as its card comes into play
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Battle Banner" in her hand
      When Alice plays "Battle Banner"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

    @clause-during
    Scenario: The continuous ability of a field also affects a unit that comes into play later
      Given it is Alice's main phase
      And Alice has a "Battle Banner" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

    @clause-ends
    Scenario: A continuous ability ends as its card leaves play
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Battle Banner" in her field zone
      And Alice has a "Tear Down" in her hand
      When Alice plays "Tear Down" targeting "Battle Banner"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 2 ATK

  @GR-14-1a-4 @informative
  Rule: 14-1a-4 How an ability's name is printed

  @GR-14-1b @informative
  Rule: 14-1b An effect is a one-time effect, an ongoing effect or a replacement effect

  @GR-14-1b-1
  Rule: 14-1b-1 A one-time effect does what it does, and is over
    - does: it does what it says
    - later: it is over then, and does nothing to what comes later
    - stays: it does not keep what it was done to as it has made it

    @clause-does @clause-later
    Scenario: A one-time effect exhausts the unit in play and does nothing to a unit that comes into play later
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Beast Lure" in her hand
      And Alice has a "Clay Bear" in her hand
      When Alice plays "Beast Lure"
      And everyone passes until nothing is waiting
      And Alice plays "Clay Bear" into her right attack zone
      And everyone passes until nothing is waiting
      Then "Siege Beast" is exhausted
      And "Clay Bear" is ready

    @clause-does @clause-stays
    Scenario: A unit that a one-time effect has exhausted can be readied by another effect
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Weary Song" in her hand
      And Alice has a "Second Wind" in her first set zone
      When Alice plays "Weary Song" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted
      When Alice plays "Second Wind" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is ready

  @GR-14-1b-2
  Rule: 14-1b-2 An ongoing effect applies for its duration, and without one for the rest of the game
    - term: it applies for its duration, and after that no more
    - game: one without a duration applies for the rest of the game

    @clause-term
    Scenario: An ongoing effect applies until the end of the turn
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until the attack phase
      Then "Ember Recruit" has 4 ATK
      When everyone passes until Bob's turn
      Then "Ember Recruit" has 2 ATK

    @clause-game
    Scenario: An ongoing effect without a duration applies for good
      Given it is Alice's main phase
      And Alice has a "Withering Curse" in her first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Withering Curse" targeting "Siege Beast"
      And everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      Then "Siege Beast" has 1 HP

  @GR-14-1b-3
  Rule: 14-1b-3 A replacement effect is carried out instead of what would be done
    - instead: what it says is carried out, and what would be done is not
    - specific: it applies to the one action that it speaks of

    @clause-instead
    Scenario: Where a replacement effect says so, two cards are drawn instead of one
      Given it is Alice's main phase
      And Alice has a "Bounteous Quill" in her field zone
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-instead
    Scenario: Where a replacement effect says so, a unit is removed from the game instead of put into a graveyard
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a "Swift Verdict" in her first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Swift Verdict" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's removal zone
      And "Siege Beast" is not in Bob's graveyard

    @clause-specific
    Scenario: A replacement effect for units put into a graveyard leaves alone a unit that is returned to the hand
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a "Fade Away" in her first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Fade Away" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's hand

    @clause-specific
    Scenario: A replacement effect of one player's draws leaves the other player's draws alone
      Given it is Bob's main phase
      And Alice has a "Bounteous Quill" in her field zone
      And Bob has a "Kind Letter" in his hand
      When Bob plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Bob's graveyard
      And Bob has one card in his hand
