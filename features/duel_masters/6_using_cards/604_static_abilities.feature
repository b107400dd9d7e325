Feature: Duel Masters 604 Static abilities

  @DM-604.2
  Rule: 604.2 What a static ability does lasts as long as its card is in the zone where it works and has it
    - lasts: it changes cards as long as its card is there
    - replaces: it can be a replacement effect
    - zone: it ends when its card leaves the zone
    - has: and when its card has the ability no more

    @clause-lasts
    Scenario: A creature makes others stronger in the next turn too
      Given it is Alice's main step
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has a "Twin Banner" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice summons "Twin Banner"
      And everyone passes until Bob's main step
      Then "Grave Hound" has 5000 power

    @clause-replaces
    Scenario: A creature to which another gives a replacement effect of its own is saved by it, and the other is not
      Given it is Alice's main step
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two "Ruin" in her hand
      And Bob has an untapped "Soil Tutor" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts first "Ruin"
      And Alice chooses "Moss Giant"
      And Alice casts second "Ruin"
      Then "Moss Giant" is in Bob's mana zone
      And "Soil Tutor" is in Bob's graveyard

    @clause-replaces @clause-zone
    Scenario: A creature saves others from being destroyed until it has left
      Given it is Alice's main step
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two "Ruin" in her hand
      And Bob has an untapped "Second Chance" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts first "Ruin"
      And Alice chooses "Second Chance"
      And Alice casts second "Ruin"
      Then "Second Chance" is in Bob's mana zone
      And "Moss Giant" is in Bob's graveyard

    @clause-replaces
    Scenario: A creature that saves others saves one after the other
      Given it is Alice's main step
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two "Ruin" in her hand
      And Bob has an untapped "Second Chance" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      When Alice casts first "Ruin"
      And Alice chooses "Moss Giant"
      And Alice casts second "Ruin"
      And Alice chooses "Tide Runner"
      Then "Moss Giant" is in Bob's mana zone
      And "Tide Runner" is in Bob's mana zone

    @clause-has
    Scenario: A creature that has lost its abilities makes itself stronger no more
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Silencing" in her hand
      And Bob has an untapped "Pride Lion" in his battle zone
      When Alice casts "Silencing"
      Then "Pride Lion" has 2000 power

  @DM-604.3
  Rule: 604.3 A static ability on a card's own use works while the card is where it can be used

    Scenario: A creature that costs less for each creature is paid for with one mana while its player has three
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Herd Calf" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice tries to summon "Herd Calf"
      Then that is allowed

    Scenario: An aura that costs less for each creature is paid for with one mana while its player has two
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Herd Mantle" in her hand
      And Alice has an untapped "Bell Golem" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice tries to use "Herd Mantle"
      Then that is allowed

  # Reading: docs/decisions/2601-when-a-static-ability-that-acts-once-stops.md
  @DM-604.4 @revisions-s-max
  Rule: 604.4 A static ability can do something once: as soon as its condition is met, before and amid all else
    - once: it does so when its condition is met, and not before
    - before: other abilities are resolved after it
    - amid: if its condition is met in the midst of an effect, that is interrupted
    - again: it does so again as long as its condition is met

    @clause-once @changed
    Scenario: A creature that comes where there is too little mana puts a card there
      Given it is Alice's main step
      And Alice has a "Thirsty Root" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice summons "Thirsty Root"
      Then "Moss Giant" is in Alice's mana zone
      And Alice has three cards in her mana zone

    @clause-once
    Scenario: A creature that comes where there is enough mana puts nothing there
      Given it is Alice's main step
      And Alice has a "Thirsty Root" in her hand
      And Alice has three untapped "Field Hand" in her mana zone
      When Alice summons "Thirsty Root"
      Then Alice has three cards in her mana zone
      And "Thirsty Root" is in Alice's battle zone

    @clause-before
    Scenario: An ability that the same summoning has triggered is resolved later
      Given it is Alice's main step
      And Alice has a "Thirsty Root" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      When Alice summons "Thirsty Root"
      Then Alice is asked yes or no
      And Alice has three cards in her mana zone

    @clause-amid
    Scenario: A spell that takes a card from the mana zone goes on when another has come there
      Given it is Alice's main step
      And Alice has a "Root Loan" in her hand
      And Alice has two untapped "Deep Digging" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Thirsty Root" in her battle zone
      When Alice casts "Root Loan"
      Then Alice is asked yes or no
      And "Moss Giant" is in Alice's battle zone
      And Alice has three cards in her mana zone

    @clause-again @clause-once
    Scenario: A creature that comes where two cards of mana are lacking puts two there
      Given it is Alice's main step
      And Alice has a "Thirsty Root" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice summons "Thirsty Root"
      Then Alice has three cards in her mana zone
      And "Thirsty Root" is in Alice's battle zone

    @clause-once
    Scenario: A player loses at once when a creature comes with which the other player's condition is met
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Crushing Crowd" in his battle zone
      When Alice summons "Lamp Squire"
      Then Bob wins the game

    @clause-once
    Scenario: Each player loses when a creature comes with which the conditions of both are met
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Crushing Crowd" in her battle zone
      And Bob has an untapped "Crushing Crowd" in his battle zone
      When Alice summons "Lamp Squire"
      Then the game is a draw

    @clause-once
    Scenario: The other player wins at once when his deck runs out, and says that he does
      Given it is Alice's main step
      And Bob's deck is "Field Hand", from the top
      And Bob has an untapped "Library Saint" in his battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Flood of Pages" in her hand
      When Alice casts "Flood of Pages"
      Then Bob wins the game

    @clause-once
    Scenario: A creature that comes where there is no other one puts a GR creature beside it
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Lonely Beacon" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice summons "Lonely Beacon"
      Then "Copper Crow" is in Alice's battle zone

  @DM-604.4a @revisions-s-max
  Rule: 604.4a If the ability has an effect that lasts as well, that is in force before

    Scenario: A creature that becomes stronger and destroys what is weaker is stronger first
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Swelling Warlord" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice summons "Lamp Squire"
      Then "Grave Hound" is in Bob's graveyard
      And "Swelling Warlord" has 5000 power

    @needs-events
    Scenario: It is told that the creature has destroyed what is weaker
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Swelling Warlord" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice summons "Lamp Squire"
      Then these happened in this order: move of "Lamp Squire", destroy of "Grave Hound" because of the effect of "Swelling Warlord" by Alice

  @DM-604.4b @revisions-s-max
  Rule: 604.4b Of several such effects the turn player's come first, and each player orders his own
    - any: a player applies his own in any order
    - turn: the turn player's come before the other player's

    @clause-any
    Scenario Outline: A player has <first> act first
      Given it is Alice's main step
      And Alice has a "Root Loan" in her hand
      And Alice has two untapped "Deep Digging" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Thirsty Root" in her battle zone
      And Alice has an untapped "Grave Gleaner" in her battle zone
      And Alice has a "Grave Hound" in her graveyard
      And the top of Alice's deck is "Tide Runner"
      When Alice casts "Root Loan"
      And Alice chooses "<first>"
      Then "<comes>" is in Alice's mana zone
      And "<stays>" is in Alice's <zone>

      Examples:
        | first         | comes       | stays       | zone      |
        | Thirsty Root  | Tide Runner | Grave Hound | graveyard |
        | Grave Gleaner | Grave Hound | Tide Runner | deck      |

    @clause-turn
    Scenario: The turn player's creature destroys the other player's before that one acts
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Crowded Throne" in her battle zone
      And Bob has an untapped "Crowded Throne" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice summons "Lamp Squire"
      Then Bob's "Crowded Throne" is in Bob's graveyard
      And Alice's "Crowded Throne" is in Alice's battle zone

    @clause-turn
    Scenario: The turn player's gleaner finds nothing, and the other player's takes up what has fallen
      Given it is Alice's main step
      And Alice has a "Grave Gleaner" in her hand
      And Alice has a "Rust Beetle" in her hand
      And Alice has two untapped "Moss Giant" in her mana zone
      And Bob has an untapped "Grave Gleaner" in his battle zone
      And Bob has two untapped "Field Hand" in his mana zone
      And Bob has an untapped "Tide Runner" in his mana zone
      When Alice summons Alice's "Grave Gleaner"
      And Alice summons "Rust Beetle"
      And Alice chooses "Tide Runner"
      Then "Rust Beetle" is in Alice's battle zone
      And "Tide Runner" is in Bob's mana zone
      And Bob has no cards in his graveyard
