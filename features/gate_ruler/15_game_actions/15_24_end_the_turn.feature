Feature: Gate Ruler 15-24 Ending the turn

  @GR-15-24b
  Rule: 15-24b What has triggered is not played any more
    - waiting: what has triggered is not played any more
    - all: whoever's ability it is

    @clause-waiting
    Scenario: An ability of Alice's that triggered before her event ends the turn is not played
      Given it is Alice's main phase
      And Alice has a "Curfew" in her hand
      And Alice has a ready "Stirring Sentry" in her left attack zone
      When Alice plays "Curfew" targeting "Stirring Sentry"
      And everyone passes until Bob's turn
      Then "Stirring Sentry" is exhausted
      And Alice has no cards in her hand

    @clause-all @clause-waiting
    Scenario: An ability of Bob's that triggered before Alice's event ends the turn is not played
      Given it is Alice's main phase
      And Alice has a "Curfew" in her hand
      And Bob has a ready "Stirring Sentry" in his left attack zone
      And Bob could respond
      When Alice plays "Curfew" targeting "Stirring Sentry"
      And everyone passes until Bob has priority in the end phase
      Then "Stirring Sentry" is exhausted
      And the gate is empty
      And Bob has no cards in his hand

  @GR-15-24c
  Rule: 15-24c Cards of the gate go to their owners' graveyards, and abilities are removed
    - cards: cards go to a graveyard
    - owner: that of their owner, whoever played them
    - abilities: abilities are removed
    - each: each card and ability that is there
    - there: but no card that has left the gate

    @clause-cards
    Scenario: An event on the gate goes to the graveyard and does not resolve when Bob ends the turn in answer
      Given it is Alice's main phase
      And Alice has a "Wide Draught" in her hand
      And Bob has a "Close of Day" in his first set zone
      When Alice plays "Wide Draught"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Wide Draught" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-cards
    Scenario: An event on the gate is removed from the game by a replacement effect when the turn is ended in answer
      Given it is Alice's main phase
      And Alice has a "Void Season" in her field zone
      And Alice has a "Wide Draught" in her hand
      And Bob has a "Close of Day" in his first set zone
      When Alice plays "Wide Draught"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Wide Draught" is in Alice's removal zone

    @clause-there
    Scenario: An event that removes itself from the game before it ends the turn stays in the removal zone
      Given it is Alice's main phase
      And Alice has a "Last Light" in her first set zone
      When Alice plays "Last Light"
      And everyone passes until Bob's turn
      Then "Last Light" is in Alice's removal zone

    @clause-each @clause-cards
    Scenario: Two events on the gate go to the graveyard and do not resolve when Bob ends the turn in answer
      Given it is Alice's main phase
      And Alice has a "Wide Draught" in her hand
      And Alice has a "Healing Light" in her first set zone
      And Alice has a card in her damage zone
      And Bob has a "Close of Day" in his first set zone
      When Alice plays "Wide Draught"
      And Alice plays "Healing Light"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Wide Draught" is in Alice's graveyard
      And "Healing Light" is in Alice's graveyard
      And Alice has no cards in her hand
      And Alice has one card in her damage zone

    @clause-each @clause-cards
    Scenario: An event on the gate right below the one that ends the turn goes to the graveyard unresolved
      Given it is Alice's main phase
      And Alice has a "Wide Draught" in her hand
      And Alice has a "Fade Away" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has a "Last Light" in her second set zone
      When Alice plays "Wide Draught"
      And Alice plays "Fade Away" targeting "Tower Guard"
      And Alice plays "Last Light"
      And everyone passes until Bob's turn
      Then "Tower Guard" is in Bob's left attack zone
      And "Fade Away" is in Alice's graveyard

    @clause-owner @clause-cards
    Scenario: A card of Bob's that Alice plays goes to Bob's graveyard when the turn is ended in answer
      Given it is Alice's main phase
      And Alice has the opponent's "Cave Stalker" in her first set zone
      And Bob has a "Close of Day" in his first set zone
      When Alice plays "Cave Stalker" into her left attack zone
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Cave Stalker" is in Bob's graveyard

    @clause-abilities @clause-each
    Scenario: An ability on the gate does not resolve when Bob ends the turn in answer
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      And Bob has a "Close of Day" in his first set zone
      When Alice activates "Town Crier"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Close of Day" is in Bob's graveyard
      And Alice has no cards in her hand
      And "Town Crier" is in Alice's left attack zone

  @GR-15-24c-1
  Rule: 15-24c-1 The card that ends the turn goes from the gate too
    - card: a card that was resolving is gone from the gate
    - replaced: so is what an effect was replacing, and its replacement is no longer under way

    @clause-card
    Scenario: The event that ends the turn goes from the gate to its owner's graveyard
      Given it is Alice's main phase
      And Alice has a "Wide Draught" in her hand
      And Bob has a "Close of Day" in his first set zone
      When Alice plays "Wide Draught"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Close of Day" is in Bob's graveyard
      And the gate is empty

    @clause-replaced
    Scenario: What a replacement effect was replacing can be replaced again next turn
      Given it is Alice's main phase
      And Alice has a ready "Night Idol" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      And Bob has a "Fade Away" in his second set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays first "Fade Away" targeting "Night Idol"
      And everyone passes until Bob's main phase
      Then "Night Idol" is in Alice's left attack zone
      When Bob plays second "Fade Away" targeting "Night Idol"
      And everyone passes until Alice's turn
      Then Bob has two cards in his graveyard
      And "Night Idol" is in Alice's left attack zone

  @GR-15-24c-2
  Rule: 15-24c-2 What it says beyond that is not done
    - own: a card that ends the turn does nothing more
    - other: nor does a card that is resolving when something else ends the turn

    @clause-own
    Scenario: An event that says to end the turn and then to draw a card draws none
      Given it is Alice's main phase
      And Alice has a "Close of Day" in her first set zone
      When Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then Alice has no cards in her hand
      And "Close of Day" is in Alice's graveyard

    @clause-other
    Scenario: A card does no more when a replacement of what it does ends the turn
      Given it is Alice's main phase
      And Alice has a "Parting Gift" in her hand
      And Bob has a ready "Night Idol" in his left attack zone
      When Alice plays "Parting Gift" targeting "Night Idol"
      And everyone passes until Bob's turn
      Then "Parting Gift" is in Alice's graveyard
      And "Night Idol" is in Bob's left attack zone
      And Alice has no cards in her hand

  @GR-15-24c-3
  Rule: 15-24c-3 The gate process is over

    Scenario: Alice does nothing more in the main phase when the turn is ended, and Bob's turn comes
      Given it is Alice's main phase
      And Alice has a "Close of Day" in her first set zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Close of Day"
      And everyone passes until a card is in Alice's graveyard
      Then it is Bob's turn
      And "Frail Squire" is in Alice's hand

  @GR-15-24d
  Rule: 15-24d The drive zones are emptied
    - cards: all cards of a drive zone go to a graveyard
    - owner: that of their owner
    - abilities: the Overdrive abilities of a drive zone are removed
    - both: in the drive zones of both players
    - once: they are emptied at once

    @clause-abilities @clause-cards
    Scenario: A revealed card and its Overdrive ability leave the drive zone when the turn is ended
      Given it is Alice's main phase
      And Alice has a "Stirring Herald" in her drive zone
      And Alice has a "Close of Day" in her first set zone
      When Alice reveals "Stirring Herald"
      And Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Stirring Herald" is in Alice's graveyard
      And Alice has no Overdrives in her drive zone

    @clause-cards
    Scenario: Both cards of a drive zone go to the graveyard when the turn is ended
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her drive zone
      And Alice has a "Tower Guard" in her drive zone
      And Alice has a "Close of Day" in her first set zone
      When Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Ember Recruit" is in Alice's graveyard
      And "Tower Guard" is in Alice's graveyard

    @clause-cards
    Scenario: A card of a drive zone is removed from the game by a replacement effect when the turn is ended
      Given it is Alice's main phase
      And Alice has a "Void Season" in her field zone
      And Alice has an "Ember Recruit" in her drive zone
      And Alice has a "Close of Day" in her first set zone
      When Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Ember Recruit" is in Alice's removal zone

    @clause-owner @clause-cards
    Scenario: A card of Bob's in Alice's drive zone goes to Bob's graveyard when the turn is ended
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Ember Recruit" in her drive zone
      And Alice has a "Close of Day" in her first set zone
      When Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Ember Recruit" is in Bob's graveyard

    @clause-both @clause-cards
    Scenario: A card of Bob's drive zone goes to Bob's graveyard when Alice ends the turn
      Given it is Alice's main phase
      And Bob has a "Tower Guard" in his drive zone
      And Alice has a "Close of Day" in her first set zone
      When Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Tower Guard" is in Bob's graveyard

    # Reading: docs/decisions/1190-what-else-happens-to-several-cards-at-once.md
    @clause-once @clause-both @clause-cards
    Scenario: A card of Alice's drive zone and one of Bob's go to the graveyards at once when the turn is ended
      Given it is Alice's main phase
      And Alice has a "Stable Gauge" in her field zone
      And Alice has an "Ember Recruit" in her drive zone
      And Bob has a "Tower Guard" in his drive zone
      And Alice has a "Close of Day" in her first set zone
      When Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Ember Recruit" is in Alice's graveyard
      And "Tower Guard" is in Bob's graveyard
      And Alice has two cards in her hand

  @GR-15-24e
  Rule: 15-24e Cards of the counter zones go to their owners' graveyards
    - cards: they go to the graveyards
    - both: from the counter zones of both players, whosever turn it is
    - after: only when both drive zones are empty

    @clause-cards
    Scenario: A card that ends the turn by its Counter goes from the counter zone to the graveyard
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Evening Bell"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob's turn
      Then "Evening Bell" is in Bob's graveyard
      And Bob has no cards in his counter zone

    @clause-cards
    Scenario: A card of a counter zone is removed from the game by a replacement effect when it ends the turn
      Given it is Alice's attack phase
      And Bob has a "Void Season" in his field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Evening Bell"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob's turn
      Then "Evening Bell" is in Bob's removal zone

    @clause-both @clause-cards
    Scenario: A card in the counter zone of the player whose turn it is goes to the graveyard as the turn is ended
      Given it is Alice's main phase
      And Bob has a "Shooting Star" in his first set zone
      And the top of Alice's deck is "Evening Bell"
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Shooting Star"
      And everyone passes until Bob's turn
      Then "Evening Bell" is in Alice's graveyard
      And Alice has no cards in her counter zone

    @clause-after @clause-both @clause-cards
    Scenario: A card of Alice's counter zone goes to the graveyard after the cards of Bob's drive zone
      Given it is Alice's main phase
      And Alice has a "Parry Gauge" in her field zone
      And Bob has a "Shooting Star" in his first set zone
      And Bob has a "Tower Guard" in his drive zone
      And the top of Alice's deck is "Evening Bell"
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Shooting Star"
      And everyone passes until Bob's turn
      Then "Evening Bell" is in Alice's graveyard
      And "Tower Guard" is in Bob's graveyard
      And Alice has one card in her hand

  # Reading: docs/decisions/1182-ending-the-turn-removes-processes-too.md
  @GR-15-24f
  Rule: 15-24f Rulers have no current ruler damage any more

    Scenario: Ruler damage that was still to be applied is not applied when a Counter ends the turn
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Evening Bell" and "Tower Guard"
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until Bob's turn
      Then Bob has no cards in his damage zone
      And "Evening Bell" is in Bob's graveyard

  @GR-15-24g
  Rule: 15-24g Phase and step are over
    - step: what would be done in this step, and in those after it, is not done
    - phase: nothing more is done in this phase

    @clause-phase
    Scenario: No further attack can be declared when a Counter has ended the turn
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And the top of Bob's deck is "Evening Bell"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice cannot attack Bob's ruler with "Tower Guard"
      And "Tower Guard" is ready

    @clause-step
    Scenario: An attack is not fought out when the turn is ended in its declaration step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Close of Day" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Close of Day" is in Bob's graveyard
      And Bob has no cards in his damage zone

  @GR-15-24g-1
  Rule: 15-24g-1 What lasts for the battle is over
    - effects: what is in force until the end of the battle is not any more
    - waiting: what waits for the end of the damage step waits no more
    - only: what waits for the end of the turn does
    - phase: where the turn is ended in another phase, what is in force until the end of a battle stays so

    @clause-effects
    Scenario: ATK gained until the end of the battle is gone in the end phase when a Counter ends the turn
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      And Bob could respond
      And the top of Bob's deck is "Evening Bell"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until damage is on the gate
      Then "Ember Recruit" has 4 ATK
      When everyone passes until Bob has priority in the end phase
      Then "Ember Recruit" has 2 ATK

    @clause-only
    Scenario: An effect that waits for the end of the turn is still done when a Counter ends the turn
      Given it is Alice's main phase
      And Alice has an "Evening Debt" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And the top of Bob's deck is "Evening Bell"
      When Alice plays "Evening Debt"
      And everyone passes until Alice's attack phase
      And Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob's turn
      Then Alice has two cards in her hand
      And "Evening Bell" is in Bob's graveyard

    @clause-waiting
    Scenario: What waits for the end of the damage step is over, in later turns too, when Bob ends the turn
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob has a "Close of Day" in his first set zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until a card is in Bob's graveyard
      And Bob plays "Close of Day"
      And everyone passes until Alice's attack phase
      And Alice attacks Bob's ruler with "Breaching Ram"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    # Reading: docs/decisions/1192-what-is-to-last-for-a-battle-that-has-not-begun.md
    @clause-phase
    Scenario: ATK gained until the end of a battle is still there in Bob's turn when Alice ended hers in the main phase
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      And Alice has a "Close of Day" in her second set zone
      When Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Close of Day"
      And everyone passes until Bob's main phase
      Then "Ember Recruit" has 4 ATK

  @GR-15-24h
  Rule: 15-24h The end phase begins
    - begins: the end phase begins, and what waits for the end of the turn triggers
    - skipped: no other phase comes before it
    - anew: it begins anew where the turn is ended in it

    @clause-begins
    Scenario: An ability that waits for the end of the turn triggers when a card ends the turn
      Given it is Alice's main phase
      And Alice has a "Close of Day" in her first set zone
      And Alice has a ready "Dusk Watcher" in her left attack zone
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Siege Beast" is in Alice's hand

    @clause-begins
    Scenario: An effect that waits for the end of the turn is done beside one that lasts for this turn
      Given it is Alice's main phase
      And Alice has a "Vengeful Oath" in her hand
      And Alice has an "Evening Debt" in her first set zone
      And Alice has a "Close of Day" in her second set zone
      When Alice plays "Vengeful Oath"
      And everyone passes until nothing is waiting
      And Alice plays "Evening Debt"
      And everyone passes until nothing is waiting
      And Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then Alice has two cards in her hand

    @clause-skipped
    Scenario: No attack phase comes when the turn is ended in the main phase
      Given it is Alice's main phase
      And Alice has a "Close of Day" in her first set zone
      And Alice has a ready "Battle Herald" in her left attack zone
      When Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Close of Day" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-anew @clause-begins
    Scenario: Units lose their damage though the turn is ended in its end phase
      Given it is Alice's main phase
      And Alice has a "Close of Day" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone with 5 damage
      When everyone passes until Alice has priority in the end phase
      And Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then "Close of Day" is in Alice's graveyard
      And "Tower Guard" has no damage

  @GR-15-24h-1
  Rule: 15-24h-1 Rules effects that are due are dealt with in the end phase
    - rules: a rules effect that is due is executed in the end phase
    - triggered: an ability that has triggered is played in the end phase

    @clause-rules
    Scenario: A player whose defeat was on the gate when the turn was ended loses in the end phase
      Given it is Alice's main phase
      And Alice has a "Close of Day" in her first set zone
      And Alice has a "Plain Rite" in her hand
      And Alice's deck is "Plain Marcher", from the top
      When Alice plays "Plain Rite"
      And everyone passes until a defeat is on the gate
      And Alice plays "Close of Day"
      And everyone passes until the game is over
      Then Alice has lost the game
      And it is Alice's turn

    @clause-triggered
    Scenario: What triggers as the drive zones are emptied is resolved in the end phase
      Given it is Alice's main phase
      And Alice has a "Close of Day" in her first set zone
      And Alice has a ready "Scrap Seer" in her left attack zone
      And Alice has an "Ember Recruit" in her drive zone
      When Alice plays "Close of Day"
      And everyone passes until Bob's turn
      Then Bob has one card in his damage zone
