Feature: Dimension Zero 4.10 Countering

  @DZ-4.10.1
  Rule: 4.10.1 What is countered does not resolve and has no effect
    - spell: a spell
    - activated: an activated ability
    - triggered: a triggered ability

    @clause-spell
    Scenario: A countered spell does nothing
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Bob has a "Refusal" in his hand
      When Alice plays "Quick Study"
      And Bob plays "Refusal" aiming at "Quick Study"
      And everyone passes until the stack is empty
      Then "Quick Study" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-activated
    Scenario: A countered activated ability does nothing
      Given it is Alice's main phase
      And Alice has a released "Quick Sage" in her left own square
      And Alice has a released "Blue Drop" in her energy zone
      And Bob has a "Sudden Silence" in his hand
      When Alice activates "Quick Sage"
      And Bob plays "Sudden Silence" aiming at "Quick Sage"
      And everyone passes until the stack is empty
      Then "Sudden Silence" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-triggered
    Scenario: A countered triggered ability does nothing
      Given it is Alice's main phase
      And Alice has a released "Road Herald" in her left own square
      And Bob has a "Sudden Silence" in his hand
      When Alice moves "Road Herald" to her left center square
      And everyone passes until an ability is on the stack
      And Bob plays "Sudden Silence" aiming at "Road Herald"
      And everyone passes until the stack is empty
      Then "Sudden Silence" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-activated
    Scenario: Of what is on the stack of a unit both its abilities are countered, and its move is not
      Given it is Alice's main phase
      And Alice has a released "Quick Sage" in her left own square
      And Bob has a "Sudden Silence" in his hand
      And Alice could respond
      When Alice moves "Quick Sage" to her left center square
      And Alice activates "Quick Sage"
      And Alice activates "Quick Sage"
      And Alice passes
      And Bob plays "Sudden Silence" aiming at "Quick Sage"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And "Quick Sage" is in Alice's left center square

    @clause-spell
    Scenario: Of two spells on the stack only the one that is the target is countered
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a "War Lesson" in her hand
      And Bob has a "Refusal" in his hand
      And Alice could respond
      When Alice plays "Quick Study"
      And Alice plays "War Lesson"
      And Alice passes
      And Bob plays "Refusal" aiming at "War Lesson"
      And Alice passes
      Then "War Lesson" is in Alice's graveyard
      And there is one thing on the stack
      And "Quick Study" is on the stack

    @clause-activated
    Scenario: Of the abilities of two units only those of the unit that is the target are countered
      Given it is Alice's main phase
      And Alice has a released "Quick Sage" in her left own square
      And Alice has a released "Splitting Sage" in her right own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Sudden Silence" in his hand
      And Alice could respond
      When Alice activates "Splitting Sage" aiming at "Tide Giant"
      And Alice activates "Quick Sage"
      And Alice passes
      And Bob plays "Sudden Silence" aiming at "Quick Sage"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And "Tide Giant" has 3000 damage

  @DZ-4.10.2
  Rule: 4.10.2 A countered spell goes to its owner's graveyard, a countered ability just leaves the stack
    - spell: a spell goes from the stack to its owner's graveyard, a strategy as well as a unit or base
    - ability: an ability leaves the stack, and its card stays where it is

    @clause-spell
    Scenario Outline: A countered <kind> goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob has a "Refusal" in his hand
      When Alice plays "<card>" <place>
      And Bob plays "Refusal" aiming at "<card>"
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's graveyard

      Examples:
        | kind | card       | place                    |
        | unit | Tide Guard | to her left own square   |
        | base | Tide Camp  | to her left base square  |

    @clause-spell
    Scenario: A countered strategy goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has a "Green Hymn" in her hand
      And Bob has a "Refusal" in his hand
      When Alice plays "Green Hymn"
      And Bob plays "Refusal" aiming at "Green Hymn"
      And everyone passes until the stack is empty
      Then "Green Hymn" is in Alice's graveyard

    @clause-ability
    Scenario: A countered ability is taken off the stack while a spell below it stays
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a released "Quick Sage" in her left own square
      And Alice could respond
      And Bob has a "Sudden Silence" in his hand
      When Alice plays "Quick Study"
      And Alice activates "Quick Sage"
      And Alice passes
      And Bob plays "Sudden Silence" aiming at "Quick Sage"
      And Alice passes
      Then there is one thing on the stack
      And "Quick Sage" is not on the stack
      And "Quick Sage" is in Alice's left own square

    @clause-ability
    Scenario: A card that was shown in the hand for an ability is hidden again when that is countered
      Given it is Alice's main phase
      And Alice has a "Felling Blow" in her hand
      And Alice has a "Stifled Cry" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Felling Blow" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      Then Alice sees "Hidden Avenger"
      When Alice plays "Stifled Cry"
      And everyone passes until the stack is empty
      Then "Hidden Avenger" is in Bob's hand
      And Alice does not see "Hidden Avenger"
      And Bob has a card in his hand

    @clause-spell
    Scenario: A strategy with Link that is countered as its unit has left the squares goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Star Verse" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a "Recall" in his hand
      When Alice plays "Star Verse" aiming at "Ember Guard"
      And Bob plays "Recall" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's hand
      And "Star Verse" is in Alice's graveyard

    @clause-spell @needs-events
    Scenario: A spell of Bob's is countered, and it goes to his graveyard
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      And Alice has a "Refusal" in her hand
      When Alice passes
      And Bob plays "Quick Study"
      And Alice plays "Refusal" aiming at "Quick Study"
      And everyone passes until the stack is empty
      Then these happened in this order: countered of "Quick Study" by Bob, move of "Quick Study" in Bob's graveyard

  @DZ-4.10.3
  Rule: 4.10.3 Costs paid for what is countered are not given back
    - spell: of a spell
    - activated: of an activated ability
    - triggered: of a triggered ability

    @clause-spell
    Scenario: The energy of a countered spell stays frozen
      Given it is Alice's main phase
      And Alice has a "Tide Guard" in her hand
      And Bob has a "Refusal" in his hand
      When Alice plays "Tide Guard" to her left own square
      And Bob plays "Refusal" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Alice's graveyard
      And Alice has two frozen cards in her energy zone

    @clause-activated
    Scenario: The energy of a countered activated ability stays frozen
      Given it is Alice's main phase
      And Alice has a released "Quick Sage" in her left own square
      And Alice has a released "Blue Drop" in her energy zone
      And Bob has a "Sudden Silence" in his hand
      When Alice activates "Quick Sage"
      And Bob plays "Sudden Silence" aiming at "Quick Sage"
      And everyone passes until the stack is empty
      Then "Sudden Silence" is in Bob's graveyard
      And Alice's "Blue Drop" is frozen

    @clause-triggered
    Scenario: The energy of a countered triggered ability stays frozen
      Given it is Alice's main phase
      And Alice has a released "Toll Herald" in her left own square
      And Bob has a "Sudden Silence" in his hand
      When Alice moves "Toll Herald" to her left center square
      And everyone passes until an ability is on the stack
      And Bob plays "Sudden Silence" aiming at "Toll Herald"
      And everyone passes until the stack is empty
      Then "Sudden Silence" is in Bob's graveyard
      And Alice has two frozen cards in her energy zone
