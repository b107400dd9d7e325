Feature: Gate Ruler 6-5 End phase

  @GR-6-5a
  Rule: 6-5a The turn has its end
    - trigger: what waits for the end of the turn triggers
    - whose: it is the active player's turn that ends
    - when: the end phase has begun by then

    @clause-trigger
    Scenario: An ability that waits for the end of its controller's turn triggers then and draws a card
      Given it is Alice's main phase
      And Alice has a ready "Dusk Watcher" in her left attack zone
      When everyone passes until Bob's turn
      Then Alice has one card in her hand

    @clause-whose
    Scenario: An ability of the end of its controller's turn does not trigger at the end of the opponent's turn
      Given it is Alice's main phase
      And Bob has a ready "Dusk Watcher" in his left attack zone
      When everyone passes until Bob's main phase
      Then Bob has two cards in his hand

    @clause-trigger @clause-when
    Scenario: An ability that the end of the turn triggered is on the gate in the end phase
      Given it is Alice's main phase
      And Alice has a ready "Dusk Watcher" in her left attack zone
      And Alice could respond
      When everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Dusk Watcher"
      And it is the end phase
      And it is Alice's turn

  @GR-6-5a-1
  Rule: 6-5a-1 What has triggered at the end of the turn does not trigger again when the end phase is gone through again
    - once: what has triggered does not trigger again
    - phase: only for the rest of this end phase
    - new: a unit that has left play and come back is another card, whose ability has not triggered
    - each: of two abilities that are the same each triggers, though one comes when the other has triggered

    @clause-once
    Scenario: An ability of the end of the turn triggers once though the end phase is gone through again for a destruction
      Given it is Alice's main phase
      And Alice has a ready "Dusk Watcher" in her left attack zone
      And Alice has an "Oak Blessing" in her first set zone
      And Alice has a "Withering Curse" in her second set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob could respond
      When Alice plays "Oak Blessing" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Withering Curse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And everyone passes until the end phase
      Then "Ember Recruit" is in Bob's left attack zone
      When everyone passes until a card is in Bob's graveyard
      Then "Ember Recruit" is in Bob's graveyard
      And it is the end phase
      When everyone passes until Bob's turn
      Then Alice has one card in her hand

    @clause-phase
    Scenario: An ability of the end of the turn triggers again at the end of the player's next turn
      Given it is Alice's attack phase
      And Alice has a ready "Dusk Watcher" in her left attack zone
      When everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      And everyone passes until Bob's main phase
      Then Alice has four cards in her hand

    # Reading: docs/decisions/1161-who-comes-back-in-the-end-phase-is-a-new-card.md
    @clause-new
    Scenario: An ability of the end of the turn triggers once more if its unit leaves play in the end phase and comes back
      Given it is Alice's main phase
      And Alice has a ready "Dusk Watcher" in her left attack zone
      And Alice has a "Quick Return" in her first set zone
      When everyone passes until Alice has priority in the end phase
      And Alice plays "Quick Return" targeting "Dusk Watcher"
      And everyone passes until Bob's turn
      Then Alice has two cards in her hand
      And "Dusk Watcher" is in Alice's left attack zone

    # Reading: docs/decisions/1166-an-ability-given-twice-has-its-limit-twice.md
    @clause-each
    Scenario: The second of two equal abilities of the end of the turn triggers too if it is gained when the first has triggered
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Dusk Lesson" in her first set zone
      And Alice has a "Dusk Lesson" in her second set zone
      When Alice plays first "Dusk Lesson" targeting "Ember Recruit"
      And everyone passes until Alice has priority in the end phase
      And Alice plays second "Dusk Lesson" targeting "Ember Recruit"
      And everyone passes until Bob's turn
      Then Alice has two cards in her hand

  @GR-6-5b
  Rule: 6-5b The players can act at the end of the turn
    - act: the players can act then, whether anything was triggered or not
    - resolve: what the end of the turn triggered resolves before the damage goes

    @clause-act
    Scenario: The other player destroys a unit with an instant event in the end phase
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the end phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until Bob's turn
      Then "Ember Recruit" is in Alice's graveyard

    @clause-resolve
    Scenario: An ability of the end of the turn resolves while a unit still has its damage, and counts it
      Given it is Alice's attack phase
      And Alice has a ready "Dusk Surgeon" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone with 3 damage
      When everyone passes until Bob's main phase
      Then Alice has one card in her hand

    @clause-act
    Scenario: The other player has priority in the end phase while an effect for the turn still gives +2 ATK
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Bob could respond
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the end phase
      Then "Ember Recruit" has 4 ATK
      And it is the end phase

  @GR-6-5c
  Rule: 6-5c First the damage goes, then what lasts for the turn ends

    Scenario: A unit with more damage than its own HP, saved by +3 HP for the turn, is in play in the next turn
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has an "Oak Blessing" in his first set zone
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Oak Blessing" targeting "Ember Recruit"
      And everyone passes until Bob's turn
      Then "Ember Recruit" is in Bob's left attack zone
      And "Ember Recruit" has 3 HP
      And "Oak Blessing" is in Bob's graveyard

  @GR-6-5c-1
  Rule: 6-5c-1 At the end of the turn no unit has damage any more
    - every: the damage of every unit becomes 0, whosever it is and wherever it stands
    - when: not before the players have acted at the end of the turn

    @clause-every
    Scenario: The units of both players are without damage in the next turn
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone with 1 damage
      And Bob has a ready "Tower Guard" in his left attack zone with 5 damage
      When everyone passes until Bob's turn
      Then "Ember Recruit" has no damage
      And "Tower Guard" has no damage

    @clause-when
    Scenario: A unit still has its damage when the other player has priority in the end phase
      Given it is Alice's main phase
      And Bob has a ready "Tower Guard" in his left attack zone with 5 damage
      And Bob could respond
      When everyone passes until Bob has priority in the end phase
      Then "Tower Guard" has 5 damage
      And it is the end phase

    @clause-every
    Scenario: The units in both players' defense zones are without damage in the next turn
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her defense zone with 2 damage
      And Bob has a ready "Siege Beast" in his defense zone with 3 damage
      When everyone passes until Bob's turn
      Then "Tower Guard" has no damage
      And "Siege Beast" has no damage

    @clause-every
    Scenario: A field that is also a unit is without damage in the next turn
      Given it is Alice's main phase
      And Alice has a "Bellows Blast" in her first set zone
      And Bob has a "Waking Idol" in his field zone
      When Alice plays "Bellows Blast" targeting "Waking Idol"
      And everyone passes until nothing is waiting
      Then "Waking Idol" has 2 damage
      When everyone passes until Bob's turn
      Then "Waking Idol" has no damage

  @GR-6-5c-2
  Rule: 6-5c-2 What lasts until the end of the turn ends with it
    - end: what lasts until the end of the turn ends
    - long: not before
    - only: what has no such term goes on
    - next: so does what waits for the next time

    @clause-end
    Scenario: An effect that gives +2 ATK until the end of the turn is gone in the next turn
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until Bob's turn
      Then "Ember Recruit" has 2 ATK
      And "Long Anthem" is in Alice's graveyard

    @clause-long
    Scenario: An effect that gives +2 ATK until the end of the turn still lasts in the attack phase
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until the attack phase
      Then "Ember Recruit" has 4 ATK
      And it is the attack phase

    @clause-only
    Scenario: An effect of -3 HP without a term still lasts in the next turn
      Given it is Alice's main phase
      And Alice has a "Withering Curse" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Withering Curse" targeting "Tower Guard"
      And everyone passes until Bob's turn
      Then "Tower Guard" has 3 HP

    @clause-next
    Scenario: An effect that waits for the next attack of an enemy unit draws a card in the opponent's turn
      Given it is Alice's main phase
      And Alice has a "Patient Oath" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Patient Oath"
      And everyone passes until Bob's attack phase
      Then Alice has no cards in her hand
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

  # Reading: docs/decisions/1060-statuses-that-come-about-as-effects-end.md
  @GR-6-5d
  Rule: 6-5d The end phase is gone through again as long as something is due or has not triggered yet
    - effects: again if a rules effect is due
    - triggered: again if something has triggered that is to be resolved
    - late: again if an ability of the end of the turn has not triggered yet
    - else: not again if nothing of that is so
    - again: all of it is done again, so that damage that was dealt meanwhile goes too

    @clause-effects
    Scenario: A destruction that the end of an effect causes comes onto the gate in the same end phase
      Given it is Alice's main phase
      And Alice has an "Oak Blessing" in her first set zone
      And Alice has a "Withering Curse" in her second set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob could respond
      When Alice plays "Oak Blessing" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Withering Curse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And everyone passes until a destruction is on the gate
      Then it is the end phase
      And it is Alice's turn

    @clause-late
    Scenario: An ability of the end of the turn triggers if its unit is summoned in the end phase
      Given it is Alice's main phase
      And Alice has a "Grave Call" in her first set zone
      And Alice has a "Dusk Watcher" in her graveyard
      When everyone passes until Alice has priority in the end phase
      And Alice plays "Grave Call" targeting "Dusk Watcher"
      And everyone passes until Bob's turn
      Then Alice has one card in her hand
      And "Dusk Watcher" is in Alice's left attack zone

    @clause-triggered
    Scenario: What the end of an effect triggers goes onto the gate in the same end phase
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Lowland Watch" in her right attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Bob could respond
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And everyone passes until an ability is on the gate
      Then it is the end phase
      And it is Alice's turn

    @clause-else
    Scenario: The next turn starts once the players have passed in the end phase and nothing is due
      Given it is Alice's main phase
      And Bob could respond
      When everyone passes until Bob has priority in the end phase
      And Bob passes
      Then it is Bob's turn

    @clause-again @clause-effects
    Scenario: Damage that a unit destroyed by the end of an effect deals in the end phase is gone in the next turn
      Given it is Alice's main phase
      And Alice has a ready "Falling Star" in her left attack zone
      And Alice has an "Oak Blessing" in her first set zone
      And Alice has a "Withering Curse" in her second set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Oak Blessing" targeting "Falling Star"
      And everyone passes until nothing is waiting
      And Alice plays "Withering Curse" targeting "Falling Star"
      And everyone passes until nothing is waiting
      And everyone passes until Bob's turn
      Then "Falling Star" is in Alice's graveyard
      And "Tower Guard" has no damage

  @GR-6-5e
  Rule: 6-5e The other player becomes the active player, and a new turn starts
    - other: the other player becomes the active player
    - turn: the turn is over, and a new one starts

    @clause-other
    Scenario: Bob becomes the active player after Alice's turn
      Given it is the first turn of the game
      And it is Alice's main phase
      When everyone passes until the next turn
      Then it is Bob's turn

    @clause-turn
    Scenario: The second turn of the game comes after the first
      Given it is the first turn of the game
      And it is Alice's main phase
      When everyone passes until the next turn
      Then this is turn 2 of the game

    @clause-other
    Scenario: Bob attacks in the turn after Alice's and deals 1 damage to her ruler
      Given it is Alice's main phase
      And Bob has a ready "Ember Recruit" in his left attack zone
      When everyone passes until Bob's attack phase
      And Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her damage zone
