Feature: Duel Masters 501 Start of the turn

  @DM-501.1 @revisions-s-max
  Rule: 501.1 The turn begins with the turn player untapping all her cards together
    - all: the cards in the battle zone and in the mana zone untap, all that are tapped
    - whose: those of the turn player only
    - together: at the same time
    - usually: an effect can keep a card from untapping
    - first: this comes before what triggers at the beginning of the turn

    @clause-all
    Scenario: The turn player's creatures and mana untap as the turn begins
      Given it is Bob's main step
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice has two tapped "Tide Runner" in her mana zone
      And Alice has a card in her hand
      When everyone passes until Alice's mana step
      Then "Grave Hound" is untapped
      And Alice has two untapped mana

    @clause-whose
    Scenario: The turn player's creature untaps as the turn begins, and the opponent's creature stays tapped
      Given it is Bob's main step
      And Bob has a tapped "Moss Giant" in his battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      When everyone passes until Alice's mana step
      Then "Grave Hound" is untapped
      And "Moss Giant" is tapped

    @clause-usually
    Scenario: An effect can keep a card from untapping
      Given it is Bob's main step
      And Alice has a tapped "Frozen Giant" in her battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      When everyone passes until Alice's mana step
      Then "Grave Hound" is untapped
      And "Frozen Giant" is tapped

    @needs-events
    @clause-together @clause-all
    Scenario: The turn player's creatures and mana untap at the same time
      Given it is Bob's main step
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice has a tapped "Tide Runner" in her mana zone
      When everyone passes until Alice's mana step
      Then "Grave Hound" and "Tide Runner" became untapped at the same time

    @clause-first @changed
    Scenario: Untapping comes before what is done at the beginning of the turn
      Given it is Bob's main step
      And Alice has a tapped "Dawn Counter" in her battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      When everyone passes until Alice's mana step
      Then Alice has three cards in her hand

  @DM-501.1a @revisions-s-max
  Rule: 501.1a A creature with Silent Skill may stay tapped, and its effect waits until the others have untapped
    - may: the player may leave the tapped creature tapped
    - instead: that stands in for untapping it, so it must be tapped and able to untap
    - effect: only a creature that stays tapped so gives the effect of its Silent Skill
    - waits: the effect waits until the other cards have untapped
    - each: the player decides for each creature by itself

    @clause-may @clause-effect
    Scenario: A creature that its player leaves tapped gives the effect of its Silent Skill
      Given it is Bob's main step
      And Alice has a tapped "Silent Scribe" in her battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      When everyone passes until Alice's turn
      And Alice says yes
      And everyone passes until Alice's mana step
      Then "Silent Scribe" is tapped
      And "Grave Hound" is untapped
      And Alice has two cards in her hand

    @clause-may @clause-effect
    Scenario: A creature with Silent Skill that its player untaps gives no effect
      Given it is Bob's main step
      And Alice has a tapped "Silent Scribe" in her battle zone
      When everyone passes until Alice's turn
      And Alice says no
      And everyone passes until Alice's mana step
      Then "Silent Scribe" is untapped
      And Alice has one card in her hand

    @clause-instead
    Scenario: A creature with Silent Skill that is untapped already stays untapped and gives no effect
      Given it is Bob's main step
      And Alice has an untapped "Silent Scribe" in her battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      When everyone passes until Alice's mana step
      Then "Grave Hound" is untapped
      And "Silent Scribe" is untapped
      And Alice has one card in her hand

    @clause-waits
    Scenario: The effect of a Silent Skill is resolved after the other creatures have untapped
      Given it is Bob's main step
      And Alice has a tapped "Silent Counter" in her battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice has a tapped "Moss Giant" in her battle zone
      When everyone passes until Alice's turn
      And Alice says yes
      And everyone passes until Alice's mana step
      Then Alice has three cards in her hand

    @clause-each @clause-may @clause-effect
    Scenario: A player may leave two creatures with Silent Skill tapped and untap a third
      Given it is Bob's main step
      And Alice has two tapped "Silent Scribe" in her battle zone
      And Alice has a tapped "Silent Ash" in her battle zone
      When everyone passes until Alice's turn
      And Alice leaves Alice's first "Silent Scribe" and Alice's second "Silent Scribe" tapped and untaps "Silent Ash"
      And everyone passes until Alice's mana step
      Then Alice's first "Silent Scribe" is tapped
      And Alice's second "Silent Scribe" is tapped
      And "Silent Ash" is untapped
      And Alice has three cards in her hand

    @clause-instead
    Scenario: A creature that an effect keeps from untapping gives no effect of its Silent Skill
      Given it is Bob's main step
      And Alice has a tapped "Silent Scribe" in her battle zone
      And Alice has an untapped "Deep Winter" in her battle zone
      When everyone passes until Alice's turn
      Then Alice is not asked about "Silent Scribe"
      When everyone passes until Alice's mana step
      Then "Silent Scribe" is tapped
      And Alice has one card in her hand

  @DM-501.2 @revisions-s-max
  Rule: 501.2 After untapping, what triggers at the beginning of the turn is resolved, the turn player's first
    - triggers: what triggers at the beginning of the player's turn is resolved in this step
    - order: the turn player's effects are resolved first

    @clause-triggers
    Scenario: An ability of the beginning of the turn is resolved before the draw step
      Given it is Bob's main step
      And Alice has an untapped "Morning Lark" in her battle zone
      And Alice has an untapped "Dawn Ferry" in her battle zone
      And the top of Alice's deck is "Lamp Squire" and "Grave Hound"
      When everyone passes until Alice's turn
      And Alice chooses "Morning Lark"
      Then "Lamp Squire" is in Alice's hand
      And Alice has one card in her hand
      When Alice says no
      And everyone passes until Alice's mana step
      Then "Grave Hound" is in Alice's hand

    @clause-triggers
    Scenario: An ability for the beginning of its player's turn does not trigger in the opponent's turn
      Given it is Alice's main step
      And Alice has an untapped "Morning Lark" in her battle zone
      And Bob has a card in his hand
      When everyone passes until Bob's mana step
      Then Bob has two cards in his hand
      And Alice has no cards in her hand

    @needs-events
    @clause-order
    Scenario Outline: In <who>'s turn <who>'s effect at the beginning of the turn is resolved before <other>'s
      Given it is <other>'s main step
      And Alice has an untapped "Dawn Crier" in her battle zone
      And Bob has an untapped "Dawn Crier" in his battle zone
      And <who> has a card in her hand
      When everyone passes until <who>'s mana step
      Then these happened in this order: draw by <who>, draw by <other>, draw by <who>

      Examples:
        | who   | other |
        | Alice | Bob   |
        | Bob   | Alice |

  @DM-501.2a @revisions-s-max
  Rule: 501.2a A card that comes during the start of the turn has missed the beginning of this turn

    Scenario: A creature put into the battle zone at the beginning of the turn triggers only next turn
      Given it is Bob's main step
      And Alice has an untapped "Dawn Ferry" in her battle zone
      And Alice has a "Morning Lark" in her hand
      When everyone passes until Alice's turn
      And Alice says yes
      And everyone passes until Alice's mana step
      Then "Morning Lark" is in Alice's battle zone
      And Alice has one card in her hand
      When everyone passes until Bob's main step
      And everyone passes until Alice's turn
      And Alice chooses "Morning Lark"
      And Alice says no
      And everyone passes until Alice's mana step
      Then Alice has three cards in her hand

  @DM-501.1 @revisions-1.13
  Rule: 501.1 (1.13) The turn begins with what triggers at its beginning
    - ended: effects until the beginning of the turn end
    - triggers: what triggers at the beginning of the turn triggers then
    - before: it does so before cards untap

    # docs/decisions/2002-duel-masters-1-13-begins-before-untapping.md
    @clause-before @clause-triggers @changed
    Scenario: By 1.13 what triggers at the beginning of the turn is resolved before untapping
      Given it is Bob's main step
      And Alice has a tapped "Dawn Counter" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When everyone passes until Alice's mana step
      Then Alice has two cards in her hand
      And "Dawn Counter" is untapped

    @clause-triggers
    Scenario: By 1.13 an ability for the beginning of its player's turn does not trigger in the opponent's turn
      Given it is Alice's main step
      And Alice has an untapped "Morning Lark" in her battle zone
      And Bob has a card in his hand
      When everyone passes until Bob's mana step
      Then Bob has two cards in his hand
      And Alice has no cards in her hand

    @clause-ended
    Scenario: By 1.13 an effect until the beginning of a turn is over as that turn begins
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Night Ward" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Night Ward"
      And Alice chooses "Grave Hound"
      And everyone passes until Bob's main step
      Then "Grave Hound" has 5000 power
      When everyone passes until Alice's mana step
      Then "Grave Hound" has 3000 power

  @DM-501.1a @revisions-1.13
  Rule: 501.1a (1.13) A creature that comes during the start of the turn has missed the beginning of this turn

    Scenario: By 1.13 a creature put into the battle zone at the beginning of the turn triggers only next turn
      Given it is Bob's main step
      And Alice has an untapped "Dawn Ferry" in her battle zone
      And Alice has a "Morning Lark" in her hand
      When everyone passes until Alice's turn
      And Alice says yes
      And everyone passes until Alice's mana step
      Then "Morning Lark" is in Alice's battle zone
      And Alice has one card in her hand
      When everyone passes until Bob's main step
      And everyone passes until Alice's turn
      And Alice chooses "Morning Lark"
      And Alice says no
      And everyone passes until Alice's mana step
      Then Alice has three cards in her hand

  @DM-501.2 @revisions-1.13
  Rule: 501.2 (1.13) After the beginning of the turn the turn player untaps all her cards together
    - untap: the turn player's cards in the battle zone and in the mana zone untap, and no one else's
    - kept: an effect can keep a card from untapping
    - at-once: they untap at the same time

    @clause-untap @clause-kept
    Scenario: By 1.13 only the turn player's cards untap, except one that an effect keeps from untapping
      Given it is Bob's main step
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice has a tapped "Frozen Giant" in her battle zone
      And Alice has two tapped "Tide Runner" in her mana zone
      And Bob has a tapped "Moss Giant" in his battle zone
      When everyone passes until Alice's mana step
      Then "Grave Hound" is untapped
      And Alice has two untapped mana
      And "Frozen Giant" is tapped
      And "Moss Giant" is tapped

    @needs-events
    @clause-at-once @clause-untap
    Scenario: By 1.13 the turn player's creatures and mana untap at the same time
      Given it is Bob's main step
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice has a tapped "Tide Runner" in her mana zone
      When everyone passes until Alice's mana step
      Then "Grave Hound" and "Tide Runner" became untapped at the same time

  @DM-501.2a @revisions-1.13
  Rule: 501.2a (1.13) A creature with Silent Skill may stay tapped, and its effect waits until the others have untapped
    - stays: the player may leave the tapped creature tapped, which gives the effect of its Silent Skill
    - waits: the effect waits until the other cards have untapped
    - start: it is resolved in this step

    @clause-stays @clause-waits
    Scenario: By 1.13 a creature that stays tapped gives the effect of its Silent Skill after the others untap
      Given it is Bob's main step
      And Alice has a tapped "Silent Counter" in her battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice has a tapped "Moss Giant" in her battle zone
      When everyone passes until Alice's turn
      And Alice says yes
      And everyone passes until Alice's mana step
      Then "Silent Counter" is tapped
      And Alice has three cards in her hand

    @clause-stays
    Scenario: By 1.13 a creature with Silent Skill that its player untaps gives no effect
      Given it is Bob's main step
      And Alice has a tapped "Silent Scribe" in her battle zone
      When everyone passes until Alice's turn
      And Alice says no
      And everyone passes until Alice's mana step
      Then "Silent Scribe" is untapped
      And Alice has one card in her hand

    @clause-start
    Scenario: By 1.13 the effect of a Silent Skill is resolved before the draw step
      Given it is Bob's main step
      And Alice has a tapped "Silent Ash" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      When everyone passes until Alice's turn
      And Alice says yes
      And everyone passes until Alice's mana step
      Then "Lamp Squire" is in Alice's graveyard
      And Alice has one card in her hand

    @needs-events
    @clause-start
    Scenario: By 1.13 the card that a Silent Skill gives is drawn before the draw step begins
      Given it is Bob's main step
      And Alice has a tapped "Silent Scribe" in her battle zone
      When everyone passes until Alice's turn
      And Alice says yes
      And everyone passes until Alice's mana step
      Then these happened in this order: draw by Alice, phase start as draw by Alice, draw by Alice
