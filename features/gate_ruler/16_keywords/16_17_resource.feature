Feature: Gate Ruler 16-17 Resource

  @GR-16-17a
  Rule: 16-17a Resource limits how a card or an ability is played
    - with: a card that has it cannot be played by who has no resource cards
    - without: a card that does not have it is not limited so

    @clause-with @clause-without
    Scenario: A player without resource cards cannot play an event with Resource, but can play one without it
      Given it is Alice's main phase
      And Alice has no further resources
      And Alice has a "Miner's Oath" in her hand
      And Alice has a "Plain Rite" in her hand
      Then Alice cannot play "Miner's Oath"
      And Alice may play "Plain Rite"

  @GR-16-17b
  Rule: 16-17b An ability with Resource needs a card in the resource zone
    - none: without a card in the resource zone it is not played
    - one: with one card there it is
    - whose: a card of the other player does not help
    - triggered: nor one that has triggered, if there is no card when it is played

    @clause-one
    Scenario: A player with one resource card can activate an ability with Resource, which deals its damage
      Given it is Alice's main phase
      And Alice has a ready "Forge Master" in her left attack zone
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      Then Alice may activate "Forge Master"
      When Alice activates "Forge Master"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-none @clause-whose
    Scenario: A player without resource cards cannot activate an ability with Resource, but can play an event without it
      Given it is Alice's main phase
      And Alice has a ready "Forge Master" in her left attack zone
      And Alice has a "Plain Rite" in her hand
      And Alice has no further resources
      Then Alice cannot activate "Forge Master"
      And Alice may play "Plain Rite"

    @clause-whose @clause-none
    Scenario: A resource card of the opponent's does not let a player activate an ability with Resource
      Given it is Alice's main phase
      And Alice has a ready "Forge Master" in her left attack zone
      And Alice has a "Plain Rite" in her hand
      And Alice has no further resources
      And Bob has a ready "Mana Well" in his resource zone
      And Bob has no further resources
      When Alice plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then "Plain Rite" is in Alice's graveyard
      And Alice cannot activate "Forge Master"

    @clause-triggered @clause-none @clause-whose
    Scenario: A triggered ability with Resource draws no card if another ability's cost takes the last resource before
      Given it is Alice's attack phase
      And Alice has a ready "Vein Seer" in her left attack zone
      And Alice has a ready "Ore Burner" in her right attack zone
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      When Alice attacks Bob's ruler with "Vein Seer"
      And everyone passes until a triggered ability is chosen
      And Alice plays the ability of "Ore Burner" first
      And everyone passes until the attack is over
      Then Alice has no cards in her hand
      And Bob has two cards in his damage zone

    @clause-triggered @clause-one
    Scenario: A triggered ability with Resource draws a card if it is played before the last resource is taken
      Given it is Alice's attack phase
      And Alice has a ready "Vein Seer" in her left attack zone
      And Alice has a ready "Ore Burner" in her right attack zone
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      When Alice attacks Bob's ruler with "Vein Seer"
      And everyone passes until a triggered ability is chosen
      And Alice plays the ability of "Vein Seer" first
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And Alice has no cards in her resource zone

  @GR-16-17b-1
  Rule: 16-17b-1 An automatic ability with Resource does not trigger without one
    - needs: it triggers with a resource card, and does not without
    - whose: its controller needs it

    @clause-needs
    Scenario: An automatic ability with Resource triggers if its controller has a resource card, and draws a card
      Given it is Alice's attack phase
      And Alice has a ready "Vein Seer" in her left attack zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      When Alice attacks Bob's ruler with "Vein Seer"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-needs
    Scenario: Of two abilities that an attack would trigger, one with Resource does not if its controller has no resource card
      Given it is Alice's attack phase
      And Alice has a ready "Vein Seer" in her left attack zone
      And Alice has a ready "War Chanter" in her right attack zone
      And Alice has no further resources
      And Alice could respond
      When Alice attacks Bob's ruler with "Vein Seer"
      Then from its top the gate holds an ability of "War Chanter"

    @clause-whose
    Scenario: An automatic ability with Resource triggers if its controller has a resource card and its owner has none
      Given it is Alice's main phase
      And Alice has a "Turncoat Writ" in her hand
      And Bob has a ready "Vein Seer" in his left attack zone
      And Bob has no further resources
      When Alice plays "Turncoat Writ" targeting "Vein Seer"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until the attack phase
      And Alice attacks Bob's ruler with "Vein Seer"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And "Turncoat Writ" is in Alice's graveyard

  # Reading: docs/decisions/1188-what-forced-reveal-does-not-get-past.md
  @GR-16-17c
  Rule: 16-17c An event with Resource needs a card in the resource zone
    - none: without a card in the resource zone it is not played
    - one: with one card there it is
    - whose: a card of the other player does not help
    - forced: Forced Reveal does not get past that

    @clause-one
    Scenario: A player with one resource card can play an event with Resource, which draws its two cards
      Given it is Alice's main phase
      And Alice has a "Miner's Oath" in her hand
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      Then Alice may play "Miner's Oath"
      When Alice plays "Miner's Oath"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-none @clause-whose
    Scenario: Playing an event with Resource is refused if the player has no resource card
      Given it is Alice's main phase
      And Alice has a "Miner's Oath" in her hand
      And Alice has no further resources
      When Alice tries to play "Miner's Oath"
      Then that is refused

    @clause-whose @clause-none
    Scenario: Playing an event with Resource is refused if only the opponent has a resource card
      Given it is Alice's main phase
      And Alice has a "Miner's Oath" in her hand
      And Alice has no further resources
      And Bob has a ready "Mana Well" in his resource zone
      And Bob has no further resources
      When Alice tries to play "Miner's Oath"
      Then that is refused

    @clause-forced @clause-none @clause-whose
    Scenario: A drawn event with Forced Reveal and Resource stays in the hand of a player without resource cards
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Alice has no further resources
      And the top of Alice's deck is "Sudden Lode"
      When Alice plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then "Sudden Lode" is in Alice's hand

    @clause-forced @clause-one
    Scenario: A drawn event with Forced Reveal and Resource is played if its player has one resource card
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And the top of Alice's deck is "Sudden Lode"
      When Alice plays "Plain Rite"
      And everyone passes until nothing is waiting
      Then "Sudden Lode" is in Alice's graveyard
      And Alice has one card in her hand

  @GR-16-17d
  Rule: 16-17d It does not matter whether the resource cards are ready
    - cards: for a card that says Resource
    - abilities: for an ability that does

    @clause-cards
    Scenario: An exhausted resource card is enough to play an event with Resource
      Given it is Alice's main phase
      And Alice has a "Miner's Oath" in her hand
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      Then Alice may play "Miner's Oath"
      When Alice plays "Miner's Oath"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-abilities
    Scenario: An exhausted resource card is enough to activate an ability with Resource
      Given it is Alice's main phase
      And Alice has a ready "Forge Master" in her left attack zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      Then Alice may activate "Forge Master"
      When Alice activates "Forge Master"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone
