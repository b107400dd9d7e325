Feature: Duel Masters 702 What the turn does by itself

  @DM-702.1
  Rule: 702.1 Turn-based actions happen by themselves as the turn goes on, before any effect
    - self: nobody decides whether they happen
    - first: no effect is resolved before them

    @clause-self
    Scenario: The turn player draws her card in the draw step without being asked
      Given it is Bob's main step
      And the top of Alice's deck is "Moss Giant"
      When everyone passes until Alice's main step
      Then "Moss Giant" is in Alice's hand

    @clause-first @clause-self
    Scenario: The card of the draw step is drawn before an ability for that step is resolved
      Given it is Bob's main step
      And Alice has an untapped "Draw Step Herald" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When everyone passes until Alice's main step
      Then "Moss Giant" is in Alice's graveyard

  @DM-702.1a
  Rule: 702.1a What waits for a step to begin is a triggered ability, and not a turn-based action

    Scenario Outline: Of two abilities for the draw step their player says which is resolved first
      Given it is Bob's main step
      And Alice has an untapped "Draw Step Herald" in her battle zone
      And Alice has an untapped "Draw Step Usher" in her battle zone
      And the top of Alice's deck is "Moss Giant", "Lamp Squire"
      When everyone passes until Alice's draw step
      And Alice chooses "<first>"
      And everyone passes until Alice's main step
      Then "Moss Giant" is in Alice's <zone>

      Examples:
        | first            | zone      |
        | Draw Step Herald | graveyard |
        | Draw Step Usher  | mana zone |

  @DM-702.2 @revisions-s-max
  Rule: 702.2 As a step begins its turn-based action comes first, before state-based actions and triggers
    - triggers: before triggered abilities wait
    - state: before state-based actions are looked for

    @clause-triggers
    Scenario: What triggers as a creature untaps waits before what triggers at the beginning of the turn
      Given it is Bob's main step
      And Alice has a tapped "Dawn Counter" in her battle zone
      When everyone passes until Alice's mana step
      Then Alice has two cards in her hand

    @clause-state
    Scenario: A creature untaps before it is destroyed because its power is gone as the turn begins
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Night Ward" in her hand
      And Alice has a "Lasting Blight" in her hand
      And Alice has a tapped "Waking Sprite" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Night Ward"
      And Alice chooses "Waking Sprite"
      And Alice casts "Lasting Blight"
      And Alice chooses "Waking Sprite"
      And everyone passes until Alice's next mana step
      Then "Waking Sprite" is in Alice's graveyard
      And Alice has two cards in her hand

  @DM-702.2 @revisions-1.13
  Rule: 702.2 (1.13) As a step begins its turn-based action comes first, before triggers wait

    Scenario: By 1.13 the card of the draw step is drawn before an ability for that step is resolved
      Given it is Bob's main step
      And Alice has an untapped "Draw Step Herald" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When everyone passes until Alice's main step
      Then "Moss Giant" is in Alice's graveyard

  @DM-702.3a @revisions-s-max
  Rule: 702.3a The turn player untaps her cards in the battle zone and the mana zone; then beginnings are resolved
    - battle: those in the battle zone
    - mana: and those in the mana zone
    - then: what triggers at the beginning of the turn is resolved after that

    @clause-battle
    Scenario: The turn player's creature untaps, and the other player's does not
      Given it is Bob's main step
      And Alice has a tapped "Grave Hound" in her battle zone
      And Bob has a tapped "Moss Giant" in his battle zone
      When everyone passes until Alice's mana step
      Then "Grave Hound" is untapped
      And "Moss Giant" is tapped

    @clause-mana
    Scenario: The turn player's mana untaps, and the other player's does not
      Given it is Bob's main step
      And Alice has two tapped "Tide Runner" in her mana zone
      And Bob has two tapped "Tide Runner" in his mana zone
      When everyone passes until Alice's mana step
      Then Alice has two untapped mana
      And Bob has no untapped mana

    @changed @clause-then @clause-battle
    Scenario: An ability for the beginning of the turn sees the creatures untapped
      Given it is Bob's main step
      And Alice has a tapped "Dawn Counter" in her battle zone
      When everyone passes until Alice's main step
      Then Alice has two cards in her hand

  @DM-702.3a @revisions-1.13
  Rule: 702.3a (1.13) When beginnings have been resolved the turn player untaps her cards in both zones
    - battle-zone: those in the battle zone
    - mana-zone: and those in the mana zone
    - after: what triggers at the beginning of the turn is resolved before that

    @clause-battle-zone
    Scenario: By 1.13 the turn player's creature untaps, and the other player's does not
      Given it is Bob's main step
      And Alice has a tapped "Grave Hound" in her battle zone
      And Bob has a tapped "Moss Giant" in his battle zone
      When everyone passes until Alice's mana step
      Then "Grave Hound" is untapped
      And "Moss Giant" is tapped

    @clause-mana-zone
    Scenario: By 1.13 the turn player's mana untaps, and the other player's does not
      Given it is Bob's main step
      And Alice has two tapped "Tide Runner" in her mana zone
      And Bob has two tapped "Tide Runner" in his mana zone
      When everyone passes until Alice's mana step
      Then Alice has two untapped mana
      And Bob has no untapped mana

    @changed @clause-after @clause-battle-zone
    Scenario: By 1.13 an ability for the beginning of the turn sees the creatures still tapped
      Given it is Bob's main step
      And Alice has a tapped "Dawn Counter" in her battle zone
      When everyone passes until Alice's mana step
      Then Alice has one card in her hand
      And "Dawn Counter" is untapped

  @DM-702.3b
  Rule: 702.3b As the draw step begins, the turn player draws a card
    - one: one card
    - who: only the turn player

    @clause-one
    Scenario: The turn player draws one card
      Given it is Bob's main step
      When everyone passes until Alice's mana step
      Then Alice has one card in her hand

    @clause-who
    Scenario: The other player draws none
      Given it is Bob's main step
      And Bob has a card in his hand
      When everyone passes until Alice's mana step
      Then Bob has one card in his hand
      And it is Alice's turn

  @DM-702.3c
  Rule: 702.3c As the step for declaring attackers begins, the turn player names an attacker
    - who: the turn player does
    - first: before what waits for that step is resolved

    @clause-who
    Scenario: The other player names no attacker
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Bob tries to attack Alice with "Moss Giant"
      Then that is refused

    @clause-first
    Scenario: What waits for that step is resolved when the attacker has been named
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Attacker Step Herald" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      Then Alice is asked yes or no
      And "Grave Hound" is tapped

  @DM-702.3d
  Rule: 702.3d As the step for declaring blockers begins, the other player names a blocker
    - who: the player whose turn it is not does
    - first: before what waits for that step is resolved

    @clause-who
    Scenario: The turn player's creature with blocker does not block for the other player
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Gate Warden" in her battle zone
      And Bob has an untapped "Stubborn Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice tries to block with "Gate Warden"
      Then that is refused

    @clause-first
    Scenario: What waits for that step is resolved when the blocker has been named
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Blocker Step Herald" in her battle zone
      And Bob has an untapped "Stubborn Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Stubborn Warden"
      Then Alice is asked yes or no
      And "Stubborn Warden" is tapped
