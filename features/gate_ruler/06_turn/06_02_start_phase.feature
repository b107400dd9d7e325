Feature: Gate Ruler 6-2 Start phase

  @GR-6-2a
  Rule: 6-2a The active player may summon as often as her ruler says, the other player without limit
    - cap: the active player's summon cap is what her ruler says
    - other: the other player's is unlimited
    - count: the active player has made no summons yet
    - both: nor has the other player

    @clause-cap
    Scenario: A third normal summon in a turn is refused under the Knight's summon cap of 2
      Given it is Alice's main phase
      And Alice has three "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice tries to play third "Frail Squire" into her defense zone
      Then that is refused

    @clause-cap
    Scenario: A second normal summon in a turn puts the unit into play under the Knight's summon cap of 2
      Given it is Alice's main phase
      And Alice has two "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then second "Frail Squire" is in Alice's right attack zone

    @clause-count @clause-both
    Scenario: A Knight who made two normal summons in her last turn plays another unit in her next one
      Given it is Alice's main phase
      And Alice has three "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And everyone passes until Alice's next main phase
      And Alice plays third "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      Then third "Frail Squire" is in Alice's defense zone

    @clause-other
    Scenario: A Knight plays three units in the opponent's turn
      Given it is Bob's main phase
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is four "Frail Squire"
      When everyone passes until Alice's main phase
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays first "Frail Squire" into his left attack zone
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays second "Frail Squire" into his right attack zone
      And everyone passes until Bob chooses what to do with a driven card
      Then Bob can play third "Frail Squire"
      When Bob plays third "Frail Squire" into his defense zone
      And everyone passes until Bob chooses what to do with a driven card
      Then third "Frail Squire" is in Bob's defense zone

    @clause-cap @clause-other
    Scenario: After the start of a turn the active Knight's summon cap is 2, and the other player's is unlimited
      Given it is Bob's main phase
      When everyone passes until Alice's main phase
      Then Alice's summon cap is 2
      And Bob's summon cap is unlimited

    @clause-cap @clause-other
    Scenario: After the start of a turn the active Apprentice's summon cap is unlimited, and so is the other player's
      Given it is Bob's main phase
      And Alice has an "Apprentice" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice's summon cap is unlimited
      And Bob's summon cap is unlimited

    @clause-both
    Scenario: In Bob's turn neither player has summoned a unit, though Alice summoned one in the turn before
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until Bob's main phase
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has summoned no units
      And Bob has summoned no units

    @clause-count
    Scenario: Bob has summoned one unit in Alice's turn, and no units in his own turn that follows
      Given it is Alice's main phase
      And Bob has a "Sudden Call" in his first set zone
      And the top of Bob's deck is "Frail Squire"
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays "Frail Squire" into his left attack zone
      And everyone passes until nothing is waiting
      Then Bob has summoned one unit
      When everyone passes until Bob's main phase
      Then Bob has summoned no units

  @GR-6-2b
  Rule: 6-2b The very first turn is the start of the game
    - trigger: what waits for the start of the game triggers
    - gate: the players can act then, before any card is readied
    - first: only in the very first turn of the game

    @clause-trigger
    Scenario: An ability that waits for the start of the game triggers in the first turn and deals 1 damage
      Given it is the first turn of the game
      And Alice's turn is about to begin
      And Alice has a ready "Genesis Witness" in her left attack zone
      And Bob could respond
      When everyone passes until the main phase
      Then Bob has one card in his damage zone

    @clause-gate
    Scenario: The second player destroys an exhausted unit at the start of the game, before it is readied
      Given it is the first turn of the game
      And Alice's turn is about to begin
      And Alice has an exhausted "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the start phase
      Then "Ember Recruit" is exhausted
      When Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the main phase
      Then "Ember Recruit" is in Alice's graveyard

    @clause-gate
    Scenario: A unit that an event exhausts at the start of the game is ready in the first main phase
      Given it is the first turn of the game
      And Alice's turn is about to begin
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sleep Dust" in his first set zone
      When Bob plays "Sleep Dust" targeting "Ember Recruit"
      And everyone passes until the main phase
      Then "Ember Recruit" is ready
      And "Sleep Dust" is in Bob's graveyard

    @clause-first
    Scenario: An ability that waits for the start of the game does not trigger in a later turn
      Given it is Bob's main phase
      And Alice has a ready "Genesis Witness" in her left attack zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand
      And Bob has no cards in his damage zone

    @clause-trigger @clause-gate
    Scenario: An ability of the start of the game counts an exhausted unit, as it resolves before units are readied
      Given it is the first turn of the game
      And Alice's turn is about to begin
      And Alice has a ready "Opening Inspector" in her left attack zone
      And Alice has an exhausted "Ember Recruit" in her right attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice chooses "Tower Guard"
      And everyone passes until Alice has priority in the main phase
      Then "Tower Guard" has 1 damage

  # Reading: docs/decisions/1005-what-is-readied-at-the-start-of-a-turn.md
  @GR-6-2c
  Rule: 6-2c The active player readies her ruler and what is in her attack zones
    - units: each of her units in the attack zones
    - ruler: her ruler
    - only: no card in any other zone
    - whose: only the active player's cards
    - once: all of them at once

    @clause-once @clause-units
    Scenario: A unit that is readied with another at the start of a turn finds no exhausted unit and draws a card
      Given it is Bob's main phase
      And Alice has an exhausted "Dawn Choir" in her left attack zone
      And Alice has an exhausted "Ember Recruit" in her right attack zone
      When everyone passes until Alice's main phase
      Then "Ember Recruit" is ready
      And Alice has three cards in her hand

    @clause-units
    Scenario: At the start of her turn a player readies an exhausted unit in an attack zone
      Given it is Bob's main phase
      And Alice has an exhausted "Ember Recruit" in her right attack zone
      When everyone passes until Alice's main phase
      Then "Ember Recruit" is ready

    @clause-ruler
    Scenario: At the start of her turn a player readies her exhausted ruler
      Given it is Bob's main phase
      And Alice has an exhausted "Knight" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice's "Knight" is ready

    @clause-only
    Scenario: At the start of her turn a player does not ready an exhausted unit in the defense zone
      Given it is Bob's main phase
      And Alice has an exhausted "Tower Guard" in her defense zone
      When everyone passes until Alice's main phase
      Then "Tower Guard" is exhausted
      And it is Alice's turn

    @clause-whose
    Scenario: At the start of a turn the other player's exhausted unit stays exhausted
      Given it is Alice's main phase
      And Alice has an exhausted "Ember Recruit" in her left attack zone
      When everyone passes until Bob's main phase
      Then "Ember Recruit" is exhausted
      And it is Bob's turn

    @clause-units
    Scenario: At the start of her turn a player readies the exhausted units in both of her attack zones
      Given it is Bob's main phase
      And Alice has an exhausted "Ember Recruit" in her left attack zone
      And Alice has an exhausted "Siege Beast" in her right attack zone
      When everyone passes until Alice's main phase
      Then "Ember Recruit" is ready
      And "Siege Beast" is ready

  @GR-6-2d
  Rule: 6-2d The turn has its start
    - trigger: what waits for the start of the turn triggers
    - whose: it is the active player's turn that starts
    - when: the cards have been readied by then

    @clause-trigger
    Scenario: An ability that waits for the start of its controller's turn triggers then and draws a card
      Given it is Bob's main phase
      And Alice has a ready "Dawn Watcher" in her left attack zone
      When everyone passes until Alice's main phase
      Then Alice has three cards in her hand

    @clause-whose
    Scenario: An ability of the start of its controller's turn does not trigger at the start of the opponent's turn
      Given it is Bob's main phase
      And Bob has a ready "Dawn Watcher" in his left attack zone
      When everyone passes until Alice's main phase
      Then Bob has no cards in his hand
      And Alice has two cards in her hand

    @clause-when @clause-trigger
    Scenario: What waits for the start of the turn triggers after the units are readied
      Given it is Bob's main phase
      And Alice has an exhausted "Rested Sentry" in her left attack zone
      When everyone passes until Alice's main phase
      Then Alice has three cards in her hand

  @GR-6-2e
  Rule: 6-2e The players can act before the ruler's actions at the start of the turn
    - act: the players can act before the ruler's actions, whether anything was triggered or not
    - resolve: what the start of the turn triggered resolves before them

    @clause-act
    Scenario: In the start phase the other player has priority before the active player has drawn cards
      Given it is Bob's main phase
      And Bob could respond
      When everyone passes until Bob has priority in the start phase
      Then Alice has no cards in her hand
      And it is the start phase

    @clause-resolve
    Scenario: An ability of the start of the turn resolves before cards are drawn
      Given it is Bob's main phase
      And Alice has a ready "Early Reckoner" in her left attack zone
      When everyone passes until Alice's main phase
      Then Alice has three cards in her hand

  @GR-6-2f
  Rule: 6-2f The active player does what her ruler says of the start of the turn
    - does: what the ruler says is done
    - who: only the active player does it
    - whose: it is her own ruler that says it
    - once: resources that the ruler readies become ready at once

    @clause-does
    Scenario: At the start of her turn a Knight draws two cards
      Given it is Bob's main phase
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand

    @clause-does
    Scenario: At the start of her turn a Knight readies two exhausted resources
      Given it is Bob's main phase
      And Alice has two exhausted "Mana Well" in her resource zone
      When everyone passes until Alice's main phase
      Then Alice's first "Mana Well" is ready
      And Alice's second "Mana Well" is ready

    @clause-does @clause-whose
    Scenario: At the start of his turn an Apprentice drives two cards against a Knight
      Given it is Alice's main phase
      And Bob has an "Apprentice" in his ruler zone
      When everyone passes until Bob's main phase
      Then Bob has two cards in his drive zone

    @clause-who
    Scenario: At the start of a turn the other player, a Knight, draws no cards
      Given it is Bob's main phase
      When everyone passes until Alice's main phase
      Then Bob has no cards in his hand
      And it is Alice's turn

    @clause-does
    Scenario: At the start of her turn a Knight readies two of three exhausted resources, and one stays exhausted
      Given it is Bob's main phase
      And Alice has three exhausted "Mana Well" in her resource zone
      When everyone passes until the start phase
      And Alice readies two "Mana Well"
      And everyone passes until Alice's main phase
      Then Alice has two ready resources

    @clause-does
    Scenario: At the start of her turn a Knight with only one exhausted resource readies it
      Given it is Bob's main phase
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      When everyone passes until Alice's main phase
      Then Alice's third "Mana Well" is ready

    @clause-does
    Scenario: A Knight's resources are readied before the cards are drawn
      Given Alice's turn is about to begin
      And Alice has three exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      When everyone passes until Alice is asked which card
      Then Alice has no cards in her hand
      When Alice readies two "Mana Well"
      Then Alice has two cards in her hand

    @clause-does @clause-who
    Scenario: Of two Apprentices only the active player drives cards
      Given it is Bob's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Bob has an "Apprentice" in his ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her drive zone
      And Bob has no cards in his drive zone

    # Reading: docs/decisions/1190-what-else-happens-to-several-cards-at-once.md
    @clause-once @clause-does
    Scenario: Of two resources that a Knight readies neither is still exhausted when the other becomes ready
      Given it is Bob's main phase
      And Alice has a "Full Well Gauge" in her field zone
      And Alice has three exhausted "Mana Well" in her resource zone
      When everyone passes until the start phase
      And Alice readies two "Mana Well"
      And everyone passes until Alice's main phase
      Then Alice has two ready resources
      And Bob has two cards in his damage zone

  @GR-6-2f-1
  Rule: 6-2f-1 In the first turn of all one card less is drawn
    - less: one card fewer is drawn
    - who: only by the player who has the first turn of all
    - turn: only in that turn
    - draws: only cards that the ruler says to draw become fewer

    @clause-less
    Scenario: In the first turn of the game a Knight draws only one card
      Given it is the first turn of the game
      And Alice's turn is about to begin
      And Bob could respond
      When everyone passes until the main phase
      Then Alice has one card in her hand

    @clause-who
    Scenario: In the second turn of the game a Knight draws two cards
      Given it is the first turn of the game
      And it is Alice's main phase
      When everyone passes until Bob's main phase
      Then Bob has two cards in his hand

    @clause-draws
    Scenario: In the first turn of the game an Apprentice drives two cards
      Given it is the first turn of the game
      And Alice's turn is about to begin
      And Alice has an "Apprentice" in her ruler zone
      And Bob could respond
      When everyone passes until the main phase
      Then Alice has two cards in her drive zone

    @clause-less
    Scenario: A Knight who plays first has three cards in the hand in the main phase of the first turn
      Given the players sit down for a game
      When the decks are shuffled
      And chance makes Alice the first player
      And everyone passes until Alice's main phase
      Then Alice has three cards in her hand

    @clause-turn @clause-less
    Scenario: A Knight who plays first has five cards in the hand in the main phase of her second turn
      Given the players sit down for a game
      When the decks are shuffled
      And chance makes Alice the first player
      And everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      Then Alice has five cards in her hand

  @GR-6-2g
  Rule: 6-2g The players can act after the ruler's actions, still in the start phase
    - act: the players can act then, whether anything was triggered or not
    - resolve: what the ruler's actions triggered resolves before the main phase

    @clause-act
    Scenario: In the start phase the other player has priority again after the active player has drawn two cards
      Given it is Bob's main phase
      And Bob could respond
      When everyone passes until Bob has priority in the start phase
      And Bob passes
      And everyone passes until Bob has priority in the start phase
      Then Alice has two cards in her hand
      And it is the start phase
      And it is Alice's turn

    @clause-resolve
    Scenario: What the readying of a resource triggered resolves before the main phase starts
      Given it is Bob's main phase
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a ready "Well Keeper" in her left attack zone
      And Alice has a ready "Noon Surgeon" in her right attack zone
      When everyone passes until Alice's main phase
      And everyone passes until nothing is waiting
      Then Alice has three cards in her hand
