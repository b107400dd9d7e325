Feature: Gate Ruler 16-3 Touchdown

  @GR-16-3a
  Rule: 16-3a A Touchdown ability triggers as its card enters play from the gate, having been played from a hand
    - enters: it triggers as its card, a unit or a field, enters play from the gate
    - hand: only if the card was played from a hand
    - auto: it is an automatic ability, played over the gate

    @clause-enters
    Scenario: A unit normal summoned from the hand triggers its Touchdown ability, which draws a card
      Given it is Alice's main phase
      And Alice has a "Landing Herald" in her hand
      And the top of Alice's deck is "Tower Guard"
      When Alice plays "Landing Herald" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's hand

    @clause-enters
    Scenario: A field played from the hand triggers its Touchdown ability, which draws a card
      Given it is Alice's main phase
      And Alice has a "Landing Banner" in her hand
      And the top of Alice's deck is "Tower Guard"
      When Alice plays "Landing Banner"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's hand

    @clause-auto @clause-enters
    Scenario: Touchdown is an automatic ability, which the players can answer on the gate
      Given it is Alice's main phase
      And Alice has a "Landing Herald" in her hand
      And Bob could respond
      When Alice plays "Landing Herald" into her left attack zone
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Landing Herald"
      And Bob may play "Quiet Nod"
      And "Landing Herald" is in Alice's left attack zone
      And Alice has no cards in her hand

    @clause-hand
    Scenario: A field played from the drive zone does not trigger its Touchdown ability
      Given it is Alice's main phase
      And Alice has a "Landing Banner" in her drive zone
      When Alice reveals "Landing Banner"
      And Alice plays "Landing Banner"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Landing Banner" is in Alice's field zone

  @GR-16-3a-1
  Rule: 16-3a-1 It waits for its own card to enter play, not for its playing
    - when: it waits until the card enters play
    - own: only its own card's entering

    @clause-when
    Scenario: A Touchdown ability does not trigger while its unit is still on the gate
      Given it is Alice's main phase
      And Alice has a "Landing Herald" in her hand
      And Bob could respond
      When Alice plays "Landing Herald" into her left attack zone
      Then Alice has no cards in her hand
      And from its top the gate holds "Landing Herald"

    @clause-own
    Scenario: The Touchdown ability of a unit in play does not trigger when another unit enters play
      Given it is Alice's main phase
      And Alice has a ready "Landing Herald" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Ember Recruit" is in Alice's right attack zone

  @GR-16-3b
  Rule: 16-3b A unit that enters play in any other way touches nothing down
    - drive: not played from another zone than a hand
    - effect: not put into play by an effect, from any zone

    @clause-drive
    Scenario: A unit played from the drive zone does not trigger its Touchdown ability
      Given it is Alice's main phase
      And Alice has a "Landing Herald" in her drive zone
      When Alice reveals "Landing Herald"
      And Alice plays "Landing Herald" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Landing Herald" is in Alice's left attack zone

    @clause-effect
    Scenario: A unit special summoned from the graveyard by an effect does not trigger its Touchdown ability
      Given it is Alice's main phase
      And Alice has a "Landing Herald" in her graveyard
      And Alice has a "Grave Call" in her first set zone
      When Alice plays "Grave Call" targeting "Landing Herald"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Landing Herald" is in Alice's left attack zone

    @clause-effect
    Scenario: A unit special summoned from the hand by an effect does not trigger its Touchdown ability
      Given it is Alice's main phase
      And Alice has a "Landing Herald" in her hand
      And Alice has a "Side Door" in her first set zone
      When Alice plays "Side Door"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Landing Herald" is in Alice's left attack zone
