Feature: Dimension Zero 3.10 The recovery phase

  @DZ-3.10.1
  Rule: 3.10.1 All damage goes and at the same moment all that lasts until the end of the turn; then what triggers at the phase's beginning
    - damage: all damage goes, that of both players' cards
    - turn: what lasts until the end of the turn or waits for something in it ends
    - other: what has no such end does not
    - when: in this phase, not before
    - together: damage and effects go at the same moment
    - triggers: then comes what triggers at the beginning of the phase
    - first: after the damage has gone

    @clause-damage
    Scenario: Damage goes from the units of both players
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square with 2000 damage
      And Bob has a released "Tide Guard" in his left own square with 1000 damage
      When everyone passes until Bob's energy phase
      Then "Ember Guard" has no damage
      And "Tide Guard" has no damage

    @clause-turn
    Scenario: What lasts until the end of the turn ends
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until Bob's energy phase
      Then "Cheer" is in Alice's graveyard
      And "Ember Guard" has power 3000

    @clause-turn
    Scenario: A unit that lives only by power until the end of the turn goes to the graveyard at that end
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a "Withered Camp" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Giant" in her right own square
      When Alice plays "Cheer" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Withered Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000
      When everyone passes until Bob's energy phase
      Then "Ember Scout" is in Alice's graveyard
      And "Ember Giant" has power 4000

    @clause-turn
    Scenario: What waits for something during this turn waits no longer
      Given it is Alice's main phase
      And Alice has a "Long Watch" in her hand
      And Alice has a "Read the Tide" in her hand
      When Alice plays "Long Watch"
      And everyone passes until the stack is empty
      And Alice plays "Read the Tide"
      And everyone passes until nothing is waiting
      Then Bob has a card in his smash zone
      When everyone passes until Bob's energy phase
      Then Bob has a card in his hand
      And Bob has a card in his smash zone

    @clause-other
    Scenario: What waits for the next draw, without an end, still waits in the next turn
      Given it is Alice's main phase
      And Alice has a "Patient Snare" in her hand
      And the top of Bob's deck is "Tide Giant"
      When Alice plays "Patient Snare"
      And everyone passes until Bob's energy phase
      Then "Tide Giant" is in Bob's hand
      And Bob has a card in his smash zone

    @clause-other @clause-turn
    Scenario: What waits for the next draw waits on though another effect ends with the turn
      Given it is Alice's main phase
      And Alice has a "Long Watch" in her hand
      And Alice has a "Patient Snare" in her hand
      When Alice plays "Long Watch"
      And everyone passes until the stack is empty
      And Alice plays "Patient Snare"
      And everyone passes until Bob's energy phase
      Then Bob has a card in his hand
      And Bob has a card in his smash zone

    @clause-when
    Scenario: Power added until the end of the turn is still there in the smash phase
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left center square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until Alice's smash phase
      Then "Ember Guard" has power 5000

    @clause-together @clause-damage @clause-turn
    Scenario: Damage and added power go together, so nothing dies between
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has two "Scorch" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Guard"
      And everyone passes until Bob's energy phase
      Then "Ember Guard" is in Alice's left own square
      And "Ember Guard" has power 3000
      And Alice has three cards in her graveyard

    @clause-triggers
    Scenario: What triggers at the beginning of the recovery phase resolves
      Given it is Alice's main phase
      And Alice has a released "Recovery Herald" in her left own square
      When everyone passes until Bob's energy phase
      Then Alice has a card in her hand

    @needs-events
    @clause-first @clause-triggers @clause-damage @clause-when
    Scenario: Damage goes before what waits for the recovery phase's beginning triggers
      Given it is Alice's main phase
      And Alice has a released "Recovery Herald" in her left own square
      And Alice has a released "Ember Guard" in her right own square with 2000 damage
      When everyone passes until Bob's energy phase
      Then these happened in this order: recovery by Alice, healed of "Ember Guard" for 2000, triggered of "Recovery Herald"

    @clause-first @clause-damage
    Scenario: What triggers at the recovery phase's beginning resolves after the damage has gone
      Given it is Alice's main phase
      And Alice has a released "Recovery Fire" in her left own square
      And Alice has a released "Ember Guard" in her right own square with 2000 damage
      When everyone passes until Bob's energy phase
      Then "Ember Guard" is in Alice's right own square
      And "Ember Guard" has no damage

  @DZ-3.10.2
  Rule: 3.10.2 When both have passed on an empty stack, what triggers at the end of the turn goes to the stack
    - end: what triggers at the end of the turn, in each turn
    - after: when the damage has gone, and what triggered at the phase's beginning has resolved

    @clause-end
    Scenario: What triggers at the end of the turn resolves
      Given it is Alice's main phase
      And Alice has a released "Dusk Herald" in her left own square
      When everyone passes until Bob's energy phase
      Then Alice has a card in her hand

    @clause-end
    Scenario: What triggers at the end of Alice's turn does so in each of her turns
      Given it is Alice's main phase
      And Alice has a released "Dusk Herald" in her left own square
      When everyone passes until Bob's energy phase
      And everyone passes until Bob's next energy phase
      Then Alice has three cards in her hand

    @clause-end @clause-after
    Scenario: What triggers at the end of the turn resolves after the damage of the turn has gone
      Given it is Alice's main phase
      And Alice has a released "Evening Fire" in her left own square
      And Alice has a released "Ember Guard" in her middle own square with 2000 damage
      And Alice has a released "Ember Scout" in her right own square
      When everyone passes until Bob's energy phase
      Then "Ember Guard" is in Alice's middle own square
      And "Ember Scout" is in Alice's graveyard

    @needs-events
    @clause-end @clause-after
    Scenario: What triggers at the end of the turn resolves after what triggered at the recovery phase's beginning
      Given it is Alice's main phase
      And Alice has a released "Dusk Herald" in her left own square
      And Alice has a released "Recovery Herald" in her right own square
      When everyone passes until Bob's energy phase
      Then these happened in this order: recovery by Alice, resolve end of "Recovery Herald", triggered of "Dusk Herald", resolve end of "Dusk Herald", release by Bob

  @DZ-3.10.3
  Rule: 3.10.3 If something triggered or a rule effect happened, the phase is gone through again, else it ends
    - again: if something has triggered or a rule effect has happened, all damage and what lasts until the end of the turn goes again
    - once: what has triggered in this phase does not trigger a second time
    - new: but a card that has gone and come back is a new one, which has not triggered
    - ends: if nothing has, the phase ends

    @clause-again
    Scenario: Damage dealt at the end of the turn goes before the next turn
      Given it is Alice's main phase
      And Alice has a released "Evening Fire" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Scout" in her right own square
      When everyone passes until Bob's energy phase
      Then "Ember Scout" is in Alice's graveyard
      And "Ember Guard" has no damage
      And "Evening Fire" has no damage

    @clause-again
    Scenario: Power added at the end of the turn goes before the next turn
      Given it is Alice's main phase
      And Alice has a released "Evening Song" in her left own square
      And Alice has a released "Ember Guard" in her middle own square with 1000 damage
      When everyone passes until Bob's energy phase
      Then "Ember Guard" has power 3000
      And "Ember Guard" has no damage

    @needs-events
    @clause-again
    Scenario: Damage dealt by a card that is shown in the hand at the end of the turn goes before the next turn
      Given it is Alice's main phase
      And Alice has a "Dusk Lurker" in her hand
      And Bob has a released "Tide Guard" in his middle own square
      When everyone passes until a card may be shown
      And Alice says yes
      And everyone passes until Bob's energy phase
      Then these happened in this order: resolve end of "Dusk Lurker", healed of "Tide Guard", turn start by Bob
      And "Tide Guard" has no damage

    @needs-events
    @clause-again
    Scenario: A unit that lives only by power added at the end of the turn goes to the graveyard before the next
      Given it is Alice's main phase
      And Alice has a released "Evening Frost" in her left own square
      And Alice has a released "Ember Scout" in her middle own square
      When everyone passes until Bob's energy phase
      Then these happened in this order: resolve end of "Evening Frost", move of "Ember Scout", turn start by Bob
      And "Ember Scout" is in Alice's graveyard
      And "Evening Frost" has power 2000

    @clause-once
    Scenario: When the recovery phase is gone through again, each ability triggers no second time
      Given it is Alice's main phase
      And Alice has a released "Dusk Herald" in her left own square
      And Alice has a released "Recovery Herald" in her right own square
      When everyone passes until Bob's energy phase
      Then Alice has two cards in her hand

    @clause-new
    Scenario: A unit that has gone and come back at the end of the turn triggers then once more
      Given it is Alice's main phase
      And Bob has a released "Grave Turner" in his left own square
      And Alice has a released "Dusk Herald" in her middle own square
      When everyone passes until a square is chosen
      And Alice chooses her right own square
      And everyone passes until Bob's energy phase
      Then Alice has two cards in her hand

    @clause-ends
    Scenario: The recovery phase ends when nothing has triggered in it
      Given it is Alice's main phase
      When everyone passes until Bob's energy phase or the game is over
      Then the game goes on
      And it is Bob's turn
      And Bob has a card in his hand

    @clause-again @clause-once
    Scenario: After a rule effect at the end of the turn an ability triggers by what holds only since
      Given it is Alice's main phase
      And Alice has a released "Lonely Herald" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Cheer" in her hand
      And Alice has a "Withered Camp" in her hand
      When Alice plays "Cheer" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Withered Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's right own square
      When everyone passes until Bob's energy phase
      Then "Ember Scout" is in Alice's graveyard
      And Alice has a card in her hand
