Feature: Dimension Zero 4.1 Spells on the stack

  @DZ-4.1.1
  Rule: 4.1.1 A unit, base or strategy is a spell while it is on the stack, where it goes as it is played
    - kind: a unit, a base and a strategy are spells alike
    - only: a card that is not on the stack is no spell, even if an ability of it or its move is there
    - from: it leaves the zone that it is played from, its player's hand or plan

    @clause-kind
    Scenario Outline: A <kind> on the stack is a spell, which a strategy counters
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob has a "Hush" in his hand
      When Alice plays <play>
      And Bob plays "Hush" aiming at "<card>"
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's graveyard
      And Alice has no cards in her hand

      Examples:
        | kind     | card          | play                                  |
        | unit     | Ember Guard   | "Ember Guard" to her left own square  |
        | base     | Ember Camp    | "Ember Camp" to her left base square  |
        | strategy | Read the Tide | "Read the Tide"                       |

    @clause-only
    Scenario: A unit on a square is no spell
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Bob has a "Hush" in his hand
      When Alice plays "Read the Tide"
      And Alice plays "War Lesson"
      And Bob tries to play "Hush" aiming at "Ember Guard"
      Then that is refused

    @clause-only
    Scenario: An ability on the stack is no spell
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice has a released "Quick Sage" in her left own square
      And Bob has a "Hush" in his hand
      When Alice plays "Read the Tide"
      And Alice plays "War Lesson"
      And Alice activates "Quick Sage"
      And Bob tries to play "Hush" aiming at "Quick Sage"
      Then that is refused

    @clause-only
    Scenario: The move of a unit on the stack is no spell
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a "Hush" in his hand
      And Bob could respond
      And Bob has a released "Tide Guard" in his left own square
      When Alice moves "Ember Guard" to her left center square
      And Bob tries to play "Hush" aiming at "Ember Guard"
      Then that is refused

    @clause-from
    Scenario: A card that is played leaves the hand for the stack
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob could respond
      When Alice plays "Ember Guard" to her left own square
      Then "Ember Guard" is on the stack
      And Alice has no cards in her hand

    @clause-from
    Scenario: A plan that is played leaves the deck for the stack
      Given it is Alice's main phase
      And Alice has the plan "Ember Guard"
      And Bob could respond
      When Alice plays "Ember Guard" to her left own square
      Then "Ember Guard" is on the stack
      And Alice has no plan

  @DZ-4.1.2
  Rule: 4.1.2 What has resolved, been countered or left the stack in another way is no spell any more
    - done: when it has resolved or been countered
    - left: when an effect takes it off the stack; then it does not resolve

    @clause-done
    Scenario: A strategy that has resolved is no spell any more
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice has a "Quick Study" in her hand
      And Bob has a "Hush" in his hand
      When Alice plays "Read the Tide"
      And Alice plays "Quick Study"
      And Alice plays "War Lesson"
      And Bob passes
      And Bob tries to play "Hush" aiming at "War Lesson"
      Then that is refused

    @clause-done
    Scenario: A strategy that has been countered is no spell any more
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice has a "Quick Study" in her hand
      And Bob has two "Hush" in his hand
      When Alice plays "Read the Tide"
      And Alice plays "Quick Study"
      And Alice plays "War Lesson"
      And Bob plays "Hush" aiming at "War Lesson"
      And Bob passes
      And Bob tries to play "Hush" aiming at "War Lesson"
      Then that is refused

    @clause-done
    Scenario: What X was said to be counts in the use cost of a strategy no longer when it has resolved
      Given it is Alice's main phase
      And Alice has a "Meteor Burst" in her hand
      And Alice has a "Cheap Recall" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Meteor Burst" with X as 2
      And everyone passes until the stack is empty
      And Alice plays "Cheap Recall"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 2000 damage
      And "Meteor Burst" is in Alice's hand

    @clause-done
    Scenario: What a strategy has triggered by being played stays on the stack when the strategy is countered
      Given it is Alice's main phase
      And Alice has a "Ringing Page" in her hand
      And Bob has a "Hush" in his hand
      When Alice plays "Ringing Page"
      And Bob plays "Hush" aiming at "Ringing Page"
      And everyone passes until the stack is empty
      Then "Ringing Page" is in Alice's graveyard
      And Alice has no cards in her hand
      And Bob has a card in his smash zone

    @clause-left
    Scenario: A unit that an effect takes from the stack to the hand does not come to its square
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob has a "Think Again" in his hand
      When Alice plays "Ember Guard" to her left own square
      And Bob plays "Think Again" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then Alice has two frozen cards in her energy zone
      And "Ember Guard" is in Alice's hand

    @clause-left
    Scenario: A strategy that an effect takes from the stack to the hand does nothing
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob has a "Think Again" in his hand
      When Alice plays "Read the Tide"
      And Bob plays "Think Again" aiming at "Read the Tide"
      And everyone passes until the stack is empty
      Then Alice has a frozen card in her energy zone
      And "Read the Tide" is in Alice's hand
      And Alice has a card in her hand

  @DZ-4.1.3
  Rule: 4.1.3 Units, bases and links end up on their squares, other strategies in the graveyard
    - square: a unit and a base come to the square that was named
    - link: a strategy with the attribute Link comes to the square of the unit that it was played at
    - graveyard: any other strategy goes to its owner's graveyard
    - end: all that happens only when the rest of the resolution is done

    @clause-square
    Scenario Outline: A <kind> that was played comes to the square that was named, and not to the graveyard
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      When Alice plays <play>
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's <square>
      And Alice has no cards in her graveyard

      Examples:
        | kind | card        | play                                   | square            |
        | unit | Tide Giant  | "Tide Giant" to her right own square   | right own square  |
        | base | Tide Camp   | "Tide Camp" to her right base square   | right base square |

    @clause-link
    Scenario: A strategy with Link comes to the square of the unit at which it was played
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her middle center square
      And Alice has a "Star Verse" in her hand
      When Alice plays "Star Verse" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's middle center square
      And Alice has no cards in her graveyard

    @clause-graveyard
    Scenario: A strategy without Link that was played at a unit goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her middle center square
      And Bob has a "Lullaby" in his hand
      When Alice passes
      And Bob plays "Lullaby" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Lullaby" is in Bob's graveyard

    # docs/decisions/3631-a-strategy-without-link-that-bonds-itself.md
    @clause-graveyard
    Scenario: A strategy that bonds itself but has another attribute than Link goes to the graveyard
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her middle center square
      And Alice has a "Loose Page" in her hand
      When Alice plays "Loose Page" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Loose Page" is in Alice's graveyard

    @clause-end @clause-link
    Scenario: A strategy with Link that counts the strategies on squares is not there yet itself
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her middle own square
      And Alice has a "Tally Verse" in her hand
      When Alice plays "Tally Verse" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand
      And "Tally Verse" is in Alice's middle own square

    @clause-end @clause-graveyard
    Scenario: A strategy that counts the cards of its player's graveyard is not there yet itself
      Given it is Alice's main phase
      And Alice has a "Count the Fallen" in her hand
      And Alice has a "War Lesson" in her graveyard
      When Alice plays "Count the Fallen"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And "Count the Fallen" is in Alice's graveyard

    @clause-square
    Scenario: A unit that was played is put on its square as one that was played
      Given it is Alice's main phase
      And Alice has a "Muster Desk" in her left base square
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Tide Giant" to her right own square
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's right own square
      And Alice has a card in her hand

    @clause-link
    Scenario: A strategy with Link is put on the square of its unit as one that has resolved
      Given it is Alice's main phase
      And Alice has a "Verse Desk" in her left base square
      And Alice has a released "Tide Guard" in her middle center square
      And Alice has a "Star Verse" in her hand
      When Alice plays "Star Verse" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's middle center square
      And Alice has a card in her hand

  @DZ-4.1.4
  Rule: 4.1.4 A spell that a spell or ability counters goes to its owner's graveyard as part of that resolution
    - graveyard: it goes to its owner's graveyard and does nothing, whether a spell or an ability counters it
    - moment: within the resolution that counters it, before the spell that counters it is put away

    @clause-graveyard
    Scenario: A unit that a spell counters goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob has a "Hush" in his hand
      When Alice plays "Ember Guard" to her left own square
      And Bob plays "Hush" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And "Hush" is in Bob's graveyard

    @clause-graveyard
    Scenario: A strategy that an ability counters goes to its owner's graveyard and does nothing
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Bob has a released "Hush Warden" in his left own square
      When Alice plays "Read the Tide"
      And Alice plays "War Lesson"
      And Bob activates "Hush Warden" aiming at "War Lesson"
      And everyone passes until there is one thing left on the stack
      Then "War Lesson" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-moment
    Scenario: The countered spell comes to the graveyard before the spell that counters it
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "Hush" in her hand
      When Alice plays "Read the Tide"
      And Alice plays "Hush" aiming at "Read the Tide"
      And everyone passes until the stack is empty
      Then Alice's graveyard is "Hush" and "Read the Tide", from the top

  @DZ-4.1.5
  Rule: 4.1.5 A spell that a rule counters goes to its owner's graveyard without having done anything
    - graveyard: it goes to its owner's graveyard
    - nothing: nothing that it says is done

    @example @clause-graveyard
    Scenario: A strategy that has lost its only target goes to the graveyard and not, as it says, to the energy zone
      Given it is Alice's main phase
      And Alice has a "Soothing Air" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Scorch" in his hand
      When Alice plays "Soothing Air" aiming at "Tide Scout"
      And Bob plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Soothing Air" is in Alice's graveyard

    @clause-nothing
    Scenario: A strategy that has lost its only target does not do the rest that it says either
      Given it is Alice's main phase
      And Alice has a "Soothing Air" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Scorch" in his hand
      When Alice plays "Soothing Air" aiming at "Tide Scout"
      And Bob plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And Alice has no cards in her hand
