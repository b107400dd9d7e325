Feature: Duel Masters 511 End of the turn

  @DM-511.1
  Rule: 511.1 What triggers at the end of the turn is resolved then, the turn player's first
    - triggers: abilities that trigger at the end of the turn do
    - whose: one for the end of its player's turn does not at the end of the other player's
    - first: the turn player's effects are resolved before the other player's

    @clause-triggers
    Scenario: An ability for the end of its player's turn triggers as the turn ends
      Given it is Alice's main step
      And Alice has an untapped "Dusk Drum" in her battle zone
      When everyone passes until Bob's turn
      Then Alice has one card in her hand

    @clause-whose
    Scenario: An ability for the end of its player's turn does not trigger as the other player's turn ends
      Given it is Bob's main step
      And Alice has an untapped "Dusk Drum" in her battle zone
      When everyone passes until Alice's turn
      And everyone passes until Alice's mana step
      Then Alice has one card in her hand

    @clause-first
    Scenario Outline: At the end of <who>'s turn <who>'s effect is resolved before <other>'s
      Given it is <who>'s main step
      And <who> has an untapped "Dusk Hesitation" in her battle zone
      And <other> has an untapped "Night Drum" in her battle zone
      When everyone passes until the end of turn step
      Then <who> is asked yes or no
      And <other> has no cards in her hand
      When <who> says no
      And everyone passes until <other>'s mana step
      Then <other> has two cards in her hand

      Examples:
        | who   | other |
        | Alice | Bob   |
        | Bob   | Alice |

  @DM-511.1 @revisions-1.13
  Rule: 511.1 (1.13) All that triggers at the end of the turn does so together, before any effect is resolved

    Scenario: By 1.13 an ability of the other player triggers although its creature is destroyed by an effect before
      Given it is Alice's main step
      And Alice has an untapped "Dusk Reaper" in her battle zone
      And Bob has an untapped "Night Drum" in his battle zone
      When everyone passes until Bob's mana step
      Then "Night Drum" is in Bob's graveyard
      And Bob has two cards in his hand

  @DM-511.1a @revisions-s-max
  Rule: 511.1a All abilities for the end of the turn trigger together, but for those that are declared
    - all: those of both players trigger, before any effect is resolved
    - declared: an ability that must be declared does not trigger by itself

    @clause-all
    Scenario: An ability of the other player triggers although its creature is destroyed by an effect before
      Given it is Alice's main step
      And Alice has an untapped "Dusk Reaper" in her battle zone
      And Bob has an untapped "Night Drum" in his battle zone
      When everyone passes until Bob's mana step
      Then "Night Drum" is in Bob's graveyard
      And Bob has two cards in his hand

    @clause-declared
    Scenario: A card whose ability must be declared stays in the hand when its player does not declare it
      Given it is Alice's main step
      And Alice has an "Evening Squire" in her hand
      When everyone passes until the end of turn step
      And Alice declares nothing
      Then "Evening Squire" is in Alice's hand
      And it is Bob's turn

  @DM-511.1b
  Rule: 511.1b The turn player declares first which abilities that need it she uses at the end of the turn
    - may: she may declare them
    - first: she declares before effects of the end of the turn are resolved
    - once: she declares none later

    @clause-may
    Scenario: The turn player uses an ability of a card in her hand at the end of her turn
      Given it is Alice's main step
      And Alice has an "Evening Squire" in her hand
      When everyone passes until the end of turn step
      And Alice declares "Evening Squire"
      Then "Evening Squire" is in Alice's battle zone

    @clause-first
    Scenario: The turn player declares before an effect of the end of the turn is resolved
      Given it is Alice's main step
      And Alice has an "Evening Squire" in her hand
      And Alice has an untapped "Dusk Drum" in her battle zone
      When everyone passes until the end of turn step
      Then "Evening Squire" is among what Alice can choose
      And Alice has one card in her hand

    @clause-once
    Scenario: The turn player does not declare the ability of a card that she draws at the end of the turn
      Given it is Alice's main step
      And Alice has an untapped "Dusk Drum" in her battle zone
      And the top of Alice's deck is "Evening Squire"
      When Alice passes
      And Alice passes
      And Alice tries to declare "Evening Squire"
      Then that is refused
      And "Evening Squire" is in Alice's hand

  @DM-511.1c
  Rule: 511.1c Then the turn player's effects of the end of the turn are resolved, in the order that she likes

    Scenario Outline: The turn player who resolves <first> before <second> as her turn ends has <cards> cards
      Given it is Alice's main step
      And Alice has an untapped "Dusk Drum" in her battle zone
      And Alice has an untapped "Dusk Toll" in her battle zone
      When everyone passes until the end of turn step
      And Alice chooses "<first>"
      And everyone passes until Bob's turn
      Then Alice has <cards> cards in her hand
      And Alice has <gone> cards in her graveyard

      Examples:
        | first     | second    | cards | gone |
        | Dusk Drum | Dusk Toll | no    | one  |
        | Dusk Toll | Dusk Drum | one   | no   |

  @DM-511.1d
  Rule: 511.1d When none of the turn player's effects waits any more the other player declares
    - after: he declares after the turn player's effects have been resolved
    - now: he can use the ability of a card that has come since, and one whose condition has become true
    - may: he need not declare any

    @clause-after
    Scenario: The other player declares after an effect of the turn player
      Given it is Alice's main step
      And Alice has an untapped "Dusk Drum" in her battle zone
      And Bob has a "Midnight Shade" in his hand
      When everyone passes until the end of turn step
      Then "Midnight Shade" is among what Bob can choose
      And Alice has one card in her hand

    @clause-now
    Scenario: The other player uses the ability of a card that the turn player's effect has let him draw
      Given it is Alice's main step
      And Alice has an untapped "Dusk Gift" in her battle zone
      And the top of Bob's deck is "Midnight Shade"
      When everyone passes until the end of turn step
      Then Bob may declare "Midnight Shade"
      And it is turn 3 of the game
      When Bob declares "Midnight Shade"
      Then "Midnight Shade" is in Bob's battle zone

    @clause-may
    Scenario: The other player declares nothing at the end of the turn
      Given it is Alice's main step
      And Bob has a "Midnight Shade" in his hand
      When everyone passes until the end of turn step
      And Bob declares nothing
      Then "Midnight Shade" is in Bob's hand
      And it is Bob's turn

  @DM-511.1e
  Rule: 511.1e Then the other player's effects are resolved, in the order that he likes
    - order: he chooses the order
    - between: what of the turn player triggers in between is resolved before his next effect
    - back: then his effects go on

    @clause-order
    Scenario Outline: The other player who resolves <first> before <second> as the turn ends has <cards> cards
      Given it is Alice's main step
      And Bob has an untapped "Night Drum" in his battle zone
      And Bob has an untapped "Night Toll" in his battle zone
      When everyone passes until the end of turn step
      And Bob chooses "<first>"
      And everyone passes until Bob's mana step
      Then Bob has <cards> cards in his hand
      And Bob has <gone> cards in his graveyard

      Examples:
        | first      | second     | cards | gone |
        | Night Drum | Night Toll | one   | one  |
        | Night Toll | Night Drum | two   | no   |

    @clause-between
    Scenario: At the end of the attack an effect of the turn player that the other player's effect sets off comes before his next one
      Given it is Alice's main step
      And Alice has an untapped "Envious Magpie" in her battle zone
      And Bob has two untapped "Night Drum" in his battle zone
      When everyone passes until the end of turn step
      And Bob chooses Bob's first "Night Drum"
      Then Bob has one card in his hand

    @clause-back @clause-between
    Scenario: At the end of the attack the other player's next effect follows the turn player's effect in between
      Given it is Alice's main step
      And Alice has an untapped "Envious Magpie" in her battle zone
      And Bob has two untapped "Night Drum" in his battle zone
      When everyone passes until the end of turn step
      And Bob chooses Bob's first "Night Drum"
      And Alice says yes
      Then Alice has one card in her hand
      And Bob has two cards in his hand
      And it is Alice's turn

  @DM-511.1a @revisions-1.13
  Rule: 511.1a (1.13) A card that comes during the end of the turn has missed the end of this turn

    Scenario: By 1.13 a creature that comes at the end of the turn triggers at the end of the next turn of its player
      Given it is Alice's main step
      And Alice has an untapped "Dusk Ferry" in her battle zone
      And Alice has a "Dusk Drum" in her hand
      When everyone passes until Bob's turn
      Then "Dusk Drum" is in Alice's battle zone
      And Alice has no cards in her hand

    Scenario: By 1.13 a creature that came at the end of a turn triggers at the end of the next one
      Given it is Alice's main step
      And Alice has an untapped "Dusk Ferry" in her battle zone
      And Alice has a "Night Bell" in her hand
      When everyone passes until Bob's turn
      Then Alice has no cards in her hand
      When everyone passes until Alice's turn
      And everyone passes until Alice's mana step
      Then Alice has two cards in her hand

    @changed
    Scenario: By 1.13 the ability of a card that comes to the hand at the end of the turn is not declared then
      Given it is Alice's main step
      And Alice has an untapped "Dusk Gift" in her battle zone
      And the top of Bob's deck is "Midnight Shade"
      When Alice passes
      And Alice passes
      And Bob tries to declare "Midnight Shade"
      Then that is refused
      And "Midnight Shade" is in Bob's hand

  @DM-511.2
  Rule: 511.2 Then what lasts for the turn ends, all of it at the same time
    - turn: an effect for this turn ends
    - then: it ends after effects of the end of the turn have been resolved
    - together: effects for this turn end at the same time

    @clause-turn
    Scenario: An effect for this turn is over in the next turn
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Giant Draught" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Giant Draught"
      Then "Grave Hound" has 6000 power
      When everyone passes until Bob's turn
      Then "Grave Hound" has 3000 power

    @clause-then
    Scenario: An effect for this turn counts for an effect of the end of the turn
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Giant Draught" in her hand
      And Alice has an untapped "Dusk Weigher" in her battle zone
      When Alice casts "Giant Draught"
      And everyone passes until Bob's turn
      Then "Giant Draught" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-together
    Scenario: A creature whose power one effect raised and another lowered survives the end of both
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Giant Draught" in her hand
      And Alice has a "Passing Blight" in her hand
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Giant Draught"
      And Alice casts "Passing Blight"
      Then "Lamp Squire" has 1000 power
      When everyone passes until Bob's turn
      Then "Lamp Squire" is in Alice's battle zone

    @clause-turn
    Scenario: What an effect has made for this turn does not trigger in the next turn, and what it has made beyond does
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Patient Root" in her hand
      And Alice has a "Jealous Hour" in her hand
      When Alice casts "Patient Root"
      And Alice casts "Jealous Hour"
      And everyone passes until Bob's mana step
      Then Bob has one card in his hand
      And Alice has no cards in her hand
      And Alice has three cards in her mana zone

  # Reading: docs/decisions/2505-what-ends-with-a-turn-that-is-cut-short.md
  @DM-511.2
  Rule: 511.2 What lasts for the turn ends, too, with a turn that an effect ends
    - cut: an effect for this turn ends
    - shorter: so does one for an attack or a battle, if the turn ends in it
    - attack: an attack in which the turn ends is over
    - waiting: what waits then is not resolved
    - shown: what an effect has shown is shown no more

    @clause-cut
    Scenario: An effect for this turn is over in the next turn after a spell has ended the turn
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Giant Draught" in her hand
      And Alice has a "Sudden Night" in her hand
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Giant Draught"
      Then "Lamp Squire" has 5000 power
      When Alice casts "Sudden Night"
      Then it is Bob's turn
      And "Lamp Squire" has 2000 power

    @clause-shorter @clause-attack
    Scenario: A creature in whose attack the turn ends attacks no more, and has lost what it had while attacking
      Given it is Alice's attack step
      And Alice has an untapped "Charging Boar" in her battle zone
      And Bob has an untapped "Falling Night" in his battle zone
      When Alice attacks Bob with "Charging Boar"
      Then it is Bob's turn
      And "Charging Boar" has 1000 power
      And "Charging Boar" is not attacking
      And Bob has five cards in his shield zone

    @clause-shorter
    Scenario: A creature in whose battle the turn ends has lost what it had for the battle
      Given it is Alice's attack step
      And Alice has an untapped "Growing Brawler" in her battle zone
      And Bob has a tapped "Nightfall Duelist" in his battle zone
      When Alice attacks "Nightfall Duelist" with "Growing Brawler"
      Then it is Bob's turn
      And "Growing Brawler" has 2000 power
      And "Growing Brawler" is in Alice's battle zone

    @clause-waiting
    Scenario: An effect that waits as the turn ends in an attack is not resolved
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Falling Night" in his battle zone
      And Bob has an untapped "Wary Owl" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob chooses "Falling Night"
      And everyone passes until Bob's mana step
      Then Bob has one card in his hand

    @clause-attack
    Scenario: What is to be done at the end of an attack in which the turn ends is not done at the end of another one
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Thorn Judge" in her battle zone
      And Bob has an untapped "Falling Night" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      Then it is Bob's turn
      When everyone passes until Bob's attack step
      And Bob attacks Alice with "Grave Hound"
      And Bob breaks Alice's first shield
      Then "Moss Giant" is in Alice's battle zone
      And Alice has four cards in her shield zone

    @clause-shown
    Scenario: A card that a spell shows before it ends the turn is not seen in the next turn
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Lit Night" in her hand
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Lit Night"
      Then it is Bob's turn
      And Bob does not see "Moss Giant"
