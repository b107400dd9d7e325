Feature: Dimension Zero 4.7 Playing and activating

  @DZ-4.7.1
  Rule: 4.7.1 Playing a spell is an action that the rules provide for

    Scenario: A card without any text is played
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob could respond
      When Alice plays "Ember Guard" to her left own square
      Then "Ember Guard" is on the stack
      And Alice has two frozen cards in her energy zone

  @DZ-4.7.2-1
  Rule: 4.7.2-1 First the spell or ability is announced, and a hidden card is shown
    - announced: what is announced goes to the stack
    - shown: a card of the hand is shown to the opponent

    @clause-announced
    Scenario: An ability that is announced goes to the stack
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And Bob could respond
      When Alice activates "Calm Sage"
      Then "Calm Sage" is on the stack

    @clause-shown
    Scenario: A card of the hand is seen by the opponent as it is played
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob could respond
      When Alice plays "Read the Tide"
      Then Bob sees "Read the Tide"

    @clause-announced @needs-events
    Scenario: A card is announced and goes to the stack, and has been played when it is paid for
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob could respond
      When Alice plays "Read the Tide"
      Then these happened in this order: move as play of "Read the Tide" by Alice, announced as card of "Read the Tide" by Alice, paid by Alice, played of "Read the Tide" by Alice

  @DZ-4.7.2-2
  Rule: 4.7.2-2 Where effects are to be chosen from, the choice is announced next
    - spell: the player of a spell says which of its effects it has
    - ability: so does who activates an ability
    - kept: as it resolves, it has that effect and no other

    @example @clause-spell
    Scenario: Which effect a strategy has is known while it is on the stack
      Given it is Alice's main phase
      And Alice has a "Crossroads" in her hand
      And Bob could respond
      When Alice plays "Crossroads" for "smash"
      Then the effect chosen for "Crossroads" is "smash"

    @clause-ability
    Scenario: Which effect an ability has is known while it is on the stack
      Given it is Alice's main phase
      And Alice has a released "Two-Faced Sage" in her left own square
      And Bob could respond
      When Alice activates "Two-Faced Sage" for "smash"
      Then the effect chosen for "Two-Faced Sage" is "smash"

    @clause-kept
    Scenario: A strategy has the effect that was chosen, and no other
      Given it is Alice's main phase
      And Alice has a "Crossroads" in her hand
      When Alice plays "Crossroads" for "smash"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      And Alice has no cards in her hand

    @clause-kept
    Scenario: A strategy for which two effects are chosen has both of them, and the rest of its text
      Given it is Alice's main phase
      And Alice has a "Council of War" in her hand
      And Alice has an "Ember Brute" in her graveyard
      And Alice has a released "Ember Scout" in her left center square
      And Bob has a released "Tide Guard" in his left center square
      And Bob has a frozen "Tide Brute" in his middle center square
      When Alice plays "Council of War" for "raid" and "ruin"
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand
      And "Ember Brute" is in Alice's hand
      And Bob has a card in his smash zone
      And "Tide Guard" is in Bob's graveyard
      And "Tide Brute" is released
      And "Ember Scout" has power 1000

    @clause-kept
    Scenario: Of three effects a strategy does not have the one that was not chosen
      Given it is Alice's main phase
      And Alice has a "Council of War" in her hand
      And Alice has an "Ember Brute" in her graveyard
      And Alice has a released "Ember Scout" in her left center square
      And Bob has a released "Tide Guard" in his left center square
      And Bob has a frozen "Tide Brute" in his middle center square
      When Alice plays "Council of War" for "ruin" and "rally"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Bob has no cards in his smash zone
      And "Tide Guard" is in Bob's graveyard
      And "Tide Brute" is released
      And "Ember Scout" has power 2000

  @DZ-4.7.2-3
  Rule: 4.7.2-3 Additional and alternative costs and variables are settled, then it goes to the stack
    - data: a cost that goes by a card's data is what these data say now
    - chosen: the player says which additional and alternative costs are paid
    - how: and with which cards
    - variable: the player says what a variable stands for
    - stack: then it is on top of the stack

    @clause-data
    Scenario: An ability that costs as much as its unit's smash goes by the smash that an effect has made
      Given it is Alice's main phase
      And Alice has a released "Proud Sage" in her left own square
      And Alice has a released "Blue Horn" in her left base square
      When Alice activates "Proud Sage"
      And everyone passes until the stack is empty
      Then Alice has two frozen cards in her energy zone
      And Alice has two cards in her hand

    @clause-data
    Scenario: The smash that a unit gets after its ability was announced makes no difference to the cost
      Given it is Alice's main phase
      And Bob has a released "Proud Sage" in his left own square
      And Alice has a "War Shout" in her hand
      When Alice passes
      And Bob activates "Proud Sage"
      And Alice plays "War Shout" aiming at "Proud Sage"
      And everyone passes until the stack is empty
      Then "Proud Sage" has smash 4
      And Bob has a frozen card in his energy zone
      And Bob has a card in his hand

    @clause-data
    Scenario: Two letters in a use cost go by the units and the bases of who plays the strategy, and interlock adds to it
      Given it is Alice's main phase
      And Alice has a "Linked Muster" in her hand
      And Alice has an "Ember Scout" in her graveyard
      And Alice has a released "Tide Scout" in her left own square
      And Alice has a released "Tide Guard" in her middle own square
      And Alice has a released "Ember Camp" in her left base square
      When Alice plays "Linked Muster" for "smash"
      And everyone passes until the stack is empty
      Then Alice has three frozen cards in her energy zone
      And Bob has two cards in his smash zone
      And Alice has a card in her hand

    @example @clause-data
    Scenario: A red unit whose use cost an effect has made one colorless is played for one blue card
      Given it is Alice's main phase
      And Alice has a "Deep Dive" in her hand
      And Alice has an "Ember Brute" in her hand
      And Alice has three released "Blue Drop" in her energy zone
      When Alice plays "Deep Dive"
      And everyone passes until the stack is empty
      And Alice plays "Ember Brute" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Brute" is in Alice's left own square
      And Alice has two frozen cards in her energy zone

    @clause-data
    Scenario: Where an effect has made the use cost one colorless, no X is asked for and it is 0
      Given it is Alice's main phase
      And Alice has a "Deep Dive" in her hand
      And Alice has a "Red Deluge" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Deep Dive"
      And everyone passes until the stack is empty
      And Alice plays "Red Deluge" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Red Deluge" is in Alice's graveyard
      And "Tide Giant" has no damage
      And Alice has two frozen cards in her energy zone

    @clause-chosen
    Scenario: A player who pays the additional cost that a strategy offers gets more from it
      Given it is Alice's main phase
      And Alice has a "Kindled Bolt" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Kindled Bolt" with its additional cost
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Giant" has 3000 damage

    @clause-chosen
    Scenario: A player may leave the additional cost that a strategy offers unpaid
      Given it is Alice's main phase
      And Alice has a "Kindled Bolt" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Kindled Bolt" without its additional cost
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left own square
      And "Tide Giant" has 1000 damage

    @clause-chosen
    Scenario: Who plays a strategy in the other player's turn says whether its additional cost is paid
      Given it is Alice's main phase
      And Bob has a "Kindled Bolt" in his hand
      And Bob has a released "Ember Scout" in his left own square
      And Alice has a released "Tide Giant" in her left own square
      When Alice passes
      And Bob plays "Kindled Bolt" without its additional cost
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's left own square
      And "Tide Giant" has 1000 damage

    @clause-chosen
    Scenario: A strategy is played all the same where the additional cost that it offers cannot be paid
      Given it is Alice's main phase
      And Alice has a "Kindled Bolt" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Kindled Bolt"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage

    @example @clause-chosen
    Scenario: A plan that is played by awakening has the X of that cost
      Given it is Alice's main phase
      And Alice has the plan "Crimson Wake"
      And Alice has three released "Blue Drop" in her energy zone
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Crimson Wake" by awakening with X as 3
      And everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage
      And Alice has three frozen cards in her energy zone

    @example @clause-chosen
    Scenario: A plan that is played in the usual way has the X of its use cost
      Given it is Alice's main phase
      And Alice has the plan "Crimson Wake"
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Crimson Wake" in the usual way with X as 2
      And everyone passes until the stack is empty
      Then "Tide Giant" has 2000 damage
      And Alice has three frozen cards in her energy zone

    @clause-chosen
    Scenario: A letter in a cost of awakening is settled though the use cost has none
      Given it is Alice's main phase
      And Alice has the plan "Slow Wake"
      And Alice has three released "Blue Drop" in her energy zone
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Slow Wake" by awakening with X as 2
      And everyone passes until the stack is empty
      Then "Tide Giant" has 2000 damage
      And Alice has two frozen cards in her energy zone

    @example @clause-how
    Scenario: A player says how many units are frozen for a strategy, and which
      Given it is Alice's main phase
      And Alice has a "Frost Command" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Frost Command" with X as 2, freezing "Ember Guard" and "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen
      And "Ember Giant" is frozen
      And "Ember Scout" is released
      And "Tide Giant" has 4000 damage

    @clause-how
    Scenario: A player says which unit is sacrificed as an additional cost
      Given it is Alice's main phase
      And Alice has a "Kindled Bolt" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Kindled Bolt" with its additional cost, sacrificing "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And "Ember Scout" is in Alice's left own square

    @clause-chosen
    Scenario: A player says of each additional cost that a strategy offers whether it is paid
      Given it is Alice's main phase
      And Alice has a "Two Offerings" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob could respond
      When Alice plays "Two Offerings"
      And Alice says yes
      And Alice says yes
      And Alice lays the cards in any order
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Giant" is in Alice's graveyard
      And "Two Offerings" is on the stack

    @clause-chosen
    Scenario: A strategy that offers to discard a card or to sacrifice a unit instead of its use cost is played for the unit
      Given it is Alice's main phase
      And Alice has a "Forked Debt" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Forked Debt" for its alternative cost "blood"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Giant" is in Alice's hand
      And Alice has no frozen cards in her energy zone

    @clause-chosen
    Scenario: A strategy that offers to discard a card or to sacrifice a unit instead of its use cost is played for the card
      Given it is Alice's main phase
      And Alice has a "Forked Debt" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Forked Debt" for its alternative cost "page"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's graveyard
      And "Ember Scout" is in Alice's left own square
      And Alice has no frozen cards in her energy zone

    @clause-chosen
    Scenario: A strategy is played for its use cost where there is no energy for the additional cost that it offers
      Given it is Alice's main phase
      And Alice has a "Fed Lantern" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      When Alice plays "Fed Lantern"
      And everyone passes until the stack is empty
      Then "Fed Lantern" is in Alice's graveyard
      And Alice has a card in her hand

    @clause-chosen
    Scenario Outline: With <cards> nobody is asked for the red and the blue energy that a red strategy offers to take on top
      Given it is Alice's main phase
      And Alice has a "Twin Lantern" in her hand
      And Alice has two released "<card>" in her energy zone
      And Alice has a released "<other>" in her energy zone
      When Alice plays "Twin Lantern"
      And everyone passes until the stack is empty
      Then "Twin Lantern" is in Alice's graveyard
      And Alice has a card in her hand

      Examples:
        | cards                      | card      | other     |
        | three red cards            | Red Spark | Red Spark |
        | one red and two blue cards | Blue Drop | Red Spark |

    @clause-chosen
    Scenario: A strategy is played with the red and the blue energy that it offers to take on top
      Given it is Alice's main phase
      And Alice has a "Twin Lantern" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      And Alice has two released "Red Spark" in her energy zone
      When Alice plays "Twin Lantern" with its additional cost
      And everyone passes until the stack is empty
      Then Alice has three frozen cards in her energy zone
      And Alice has two cards in her hand

    @clause-how
    Scenario: The only red unit, which is to be sacrificed, is not frozen for the other part of the cost
      Given it is Alice's main phase
      And Alice has a "Frozen Pact" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Tide Scout" in her middle own square
      And Alice has a released "Tide Guard" in her right own square
      When Alice plays "Frozen Pact" with X as 2
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Scout" is frozen
      And "Tide Guard" is frozen

    @clause-how
    Scenario: Of three red units that may be frozen one is left to be sacrificed
      Given it is Alice's main phase
      And Alice has a "Frozen Pact" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      And Alice has a released "Tide Scout" in her left center square
      When Alice plays "Frozen Pact" with X as 3
      And everyone passes until the stack is empty
      Then Alice has two cards in her graveyard
      And "Tide Scout" is frozen

    @clause-how
    Scenario: Of two red units one is frozen with a blue one, and the other sacrificed
      Given it is Alice's main phase
      And Alice has a "Frozen Pact" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Tide Scout" in her left center square
      When Alice plays "Frozen Pact" with X as 2
      And everyone passes until the stack is empty
      Then Alice has two cards in her graveyard
      And "Tide Scout" is frozen

    @clause-how
    Scenario: Of two red units one is frozen with a blue one, and the other sacrificed, where a card is discarded as well
      Given it is Alice's main phase
      And Alice has a "Threefold Pact" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Tide Scout" in her left center square
      When Alice plays "Threefold Pact"
      And Alice lays the cards in any order
      And everyone passes until the stack is empty
      Then Alice has three cards in her graveyard
      And "Tide Scout" is frozen

    @clause-how
    Scenario: The unit that is frozen for a strategy is not the one that is sacrificed for it
      Given it is Alice's main phase
      And Alice has a "Frozen Pact" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a frozen "Ember Guard" in her middle own square
      When Alice plays "Frozen Pact" with X as 1
      Then "Ember Guard" is in Alice's graveyard
      And "Ember Scout" is in Alice's left own square
      And "Ember Scout" is frozen

    @clause-how
    Scenario: Of a strategy and a unit the unit is discarded, so that the strategy can be composed
      Given it is Alice's main phase
      And Alice has a "Torn Tome" in her hand
      And Alice has a "Read the Tide" in her hand
      And Alice has a "Tide Giant" in her hand
      And Bob could respond
      When Alice plays "Torn Tome"
      And Alice lays the cards in any order
      Then "Torn Tome" is on the stack
      And "Read the Tide" is in Alice's graveyard
      And "Tide Giant" is in Alice's graveyard

    @clause-variable
    Scenario: As many strategies of the hand are composed as a player says that X is
      Given it is Alice's main phase
      And Alice has a "Great Pyre" in her hand
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Great Pyre"
      And Alice chooses the number 2
      And Alice lays the cards in any order
      And everyone passes until the stack is empty
      Then "Read the Tide" is in Alice's graveyard
      And "War Lesson" is in Alice's graveyard
      And "Tide Giant" is in Alice's hand
      And Alice has five cards in her hand

    @clause-variable
    Scenario: X is no more than there are strategies to compose beside the one that is being played
      Given it is Alice's main phase
      And Alice has a "Great Pyre" in her hand
      And Alice has a "Read the Tide" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Great Pyre"
      And Alice tries to choose the number 2
      Then that is refused

    @clause-variable
    Scenario: A player says what X is and what Y is, which a target must not cost more than
      Given it is Alice's main phase
      And Alice has a "Far Bolt" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Far Bolt"
      And Alice chooses the number 1
      And Alice chooses the number 3
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And Alice has five frozen cards in her energy zone

    @clause-variable
    Scenario: X is no more than leaves enough for the least Y for which there is a target
      Given it is Alice's main phase
      And Alice has a "Far Bolt" in her hand
      And Alice has five released "Red Spark" in her energy zone
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Far Bolt"
      And Alice tries to choose the number 2
      Then that is refused

    @clause-variable
    Scenario: X is no more than there are units beside the one that is to be sacrificed
      Given it is Alice's main phase
      And Alice has a "Frozen Pact" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      When Alice tries to play "Frozen Pact" with X as 2
      Then that is refused

    @clause-variable
    Scenario: X may be as many units as there are, however little energy its player has
      Given it is Alice's main phase
      And Alice has a "Frost Command" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob could respond
      When Alice plays "Frost Command" with X as 3
      Then the X of "Frost Command" is 3

    @clause-variable
    Scenario: Twice as many units are frozen as a player says that Y is
      Given it is Alice's main phase
      And Alice has a "Twofold Frost" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      And Alice has a released "Tide Scout" in her left center square
      When Alice plays "Twofold Frost"
      And Alice chooses the number 2
      And everyone passes until the stack is empty
      Then "Ember Scout" is frozen
      And "Tide Scout" is frozen
      And Alice has two cards in her hand

    @clause-variable
    Scenario: As many cards are discarded as a player says that Z is
      Given it is Alice's main phase
      And Alice has a "Cast-Off Pages" in her hand
      And Alice has three "Tide Giant" in her hand
      And Bob could respond
      When Alice plays "Cast-Off Pages"
      And Alice chooses the number 2
      And Alice lays the cards in any order
      Then Alice has two cards in her graveyard
      And Alice has a card in her hand

    @example @clause-variable
    Scenario: What X is is known while the strategy is on the stack
      Given it is Alice's main phase
      And Alice has a "Meteor Burst" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob could respond
      When Alice plays "Meteor Burst" with X as 2
      Then the X of "Meteor Burst" is 2

    @clause-variable
    Scenario: What X is is known while an ability of Bob's is on the stack in Alice's turn
      Given it is Alice's main phase
      And Bob has a released "Quick Forge" in his left own square
      And Alice could respond
      When Alice passes
      And Bob activates "Quick Forge" with X as 3
      Then the X of "Quick Forge" is 3

    @clause-variable
    Scenario: A strategy for a unit of use cost X finds its targets by the X that was said
      Given it is Alice's main phase
      And Alice has an "Ebb" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Ebb" with X as 3, aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand
      And "Tide Scout" is in Bob's left own square

    @clause-variable
    Scenario: A unit that costs more than the X that was said is no target
      Given it is Alice's main phase
      And Alice has an "Ebb" in her hand
      And Bob has a released "Ember Scout" in his middle own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice tries to play "Ebb" with X as 2, aiming at "Tide Giant"
      Then that is refused

    @clause-variable
    Scenario: X is no more than there are units that can be frozen for it
      Given it is Alice's main phase
      And Alice has a "Frost Command" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a frozen "Ember Giant" in her right own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice tries to play "Frost Command" with X as 3
      Then that is refused

    @clause-variable
    Scenario: X in the cost of an ability is as many as the other units that can be frozen for it
      Given it is Alice's main phase
      And Alice has a released "Frost Captain" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice activates "Frost Captain"
      And Alice chooses the number 2
      And everyone passes until the stack is empty
      Then "Tide Giant" has 2000 damage
      And "Ember Guard" is frozen
      And "Ember Giant" is frozen
      And "Frost Captain" is released

    @clause-variable
    Scenario: A player says what X is in the use cost of a unit that is played by convocation
      Given it is Alice's main phase
      And Alice has a released "Line Caller" in her left center square
      And Alice has a released "Ember Scout" in her left enemy square
      And Alice has a "Many-Necked Eel" in her hand
      When Alice plays "Many-Necked Eel" by convocation with X as 2
      And everyone passes until the stack is empty
      Then "Many-Necked Eel" is in Alice's left own square
      And Alice has three frozen cards in her energy zone

    @clause-stack
    Scenario: A strategy for which X was said is above what was on the stack
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a released "Tide Giant" in her left own square
      And Bob has a "Meteor Burst" in his hand
      And Alice could respond
      When Alice plays "Read the Tide"
      And Alice passes
      And Bob plays "Meteor Burst" with X as 1
      Then the stack is "Meteor Burst" and "Read the Tide", from the top

    @clause-stack
    Scenario: An ability for which X was said is above what was on the stack
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob has a released "Quick Forge" in his left own square
      And Alice could respond
      When Alice plays "Read the Tide"
      And Alice passes
      And Bob activates "Quick Forge" with X as 1
      Then the stack is "Quick Forge" and "Read the Tide", from the top

    @clause-variable
    Scenario: With two Red Sparks X may be three for a strategy that costs two less and else one red and X
      Given it is Alice's main phase
      And Alice has a "Meteor Burst" in her hand
      And Alice has a released "Generous Patron" in her left own square
      And Alice has two released "Red Spark" in her energy zone
      And Bob has a released "Tide Giant" in his left own square
      When Alice tries to play "Meteor Burst" with X as 3, aiming at "Tide Giant"
      Then that is allowed

    @clause-stack
    Scenario: An ability is on the stack when its target is chosen
      Given it is Alice's main phase
      And Alice has a released "Weighing Sage" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice activates "Weighing Sage" with X as 2
      Then "Weighing Sage" is on the stack
      And "Weighing Sage" is in Alice's left own square
      When Alice chooses "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard

  @DZ-4.7.2-4
  Rule: 4.7.2-4 Additional costs are paid on top of the cost, alternative costs instead of it
    - additional: an additional cost is paid and the usual cost, too
    - alternative: an alternative cost is paid instead of the usual one
    - either: who may pay an alternative cost may pay the usual one as well

    @clause-additional
    Scenario: A unit is sacrificed for a strategy, and its use cost is paid
      Given it is Alice's main phase
      And Alice has a "Blood Vow" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Blood Vow"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And Alice has a frozen card in her energy zone
      And Alice has a card in her hand

    @clause-additional
    Scenario: A strategy with an additional cost is not played without the unit to sacrifice
      Given it is Alice's main phase
      And Alice has a "Blood Vow" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice tries to play "Blood Vow"
      Then that is refused

    @clause-additional
    Scenario: A strategy with an additional cost is not played without the energy for its use cost
      Given it is Alice's main phase
      And Alice has a "Blood Vow" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Blue Drop" in her energy zone
      When Alice tries to play "Blood Vow"
      Then that is refused

    @clause-additional
    Scenario: Energy that is an additional cost is paid beside the use cost
      Given it is Alice's main phase
      And Alice has a "Fed Lantern" in her hand
      When Alice plays "Fed Lantern" with its additional cost
      And everyone passes until the stack is empty
      Then Alice has two frozen cards in her energy zone
      And Alice has two cards in her hand

    @clause-additional
    Scenario: Energy that is an additional cost and is not paid is not added
      Given it is Alice's main phase
      And Alice has a "Fed Lantern" in her hand
      When Alice plays "Fed Lantern" without its additional cost
      And everyone passes until the stack is empty
      Then Alice has a frozen card in her energy zone
      And Alice has a card in her hand

    @clause-additional
    Scenario: Energy that has to be paid on top and energy that may be are paid for with three cards in all
      Given it is Alice's main phase
      And Alice has a "Steep Lantern" in her hand
      And Alice has three released "Blue Drop" in her energy zone
      When Alice plays "Steep Lantern" with its additional cost
      And everyone passes until the stack is empty
      Then Alice has three frozen cards in her energy zone
      And Alice has two cards in her hand

    @clause-additional
    Scenario: Energy that has to be paid on top leaves none for that which may be
      Given it is Alice's main phase
      And Alice has a "Steep Lantern" in her hand
      And Alice has two released "Blue Drop" in her energy zone
      When Alice plays "Steep Lantern"
      And everyone passes until the stack is empty
      Then "Steep Lantern" is in Alice's graveyard
      And Alice has a card in her hand

    # docs/decisions/3470-an-additional-cost-is-paid-beside-an-alternative-one.md
    @clause-additional
    Scenario: An additional cost is paid beside an alternative one
      Given it is Alice's main phase
      And Alice has a "Double Debt" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice controls Bob's "Ember Scout", released in her left own square
      When Alice plays "Double Debt" for its alternative cost
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's graveyard
      And "Tide Giant" is in Alice's graveyard
      And Alice has two cards in her hand

    @clause-additional
    Scenario: Each part of an additional cost is paid with cards of its own
      Given it is Alice's main phase
      And Alice has a "Grand Bargain" in her hand
      And Alice has a "Blank Page" in her hand
      And Alice has a released "Tide Scout" in her left own square
      And Alice has a released "Tide Guard" in her middle own square
      And Alice has a released "Ember Scout" in her right own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob could respond
      When Alice plays "Grand Bargain" aiming at "Tide Giant"
      And Alice lays the cards in any order
      Then "Blank Page" is in Alice's graveyard
      And "Tide Scout" is in Alice's graveyard
      And "Tide Guard" is in Alice's graveyard
      And "Ember Scout" is frozen

    @clause-additional
    Scenario: A unit that has to be called for the energy is not frozen for the additional cost as well
      Given it is Alice's main phase
      And Alice has a "Drilled Recruit" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Red Caller" in her left own square
      When Alice tries to play "Drilled Recruit" to her right own square
      Then that is refused

    @clause-additional
    Scenario: Of two units the one without call is frozen for the additional cost where the other has to be called
      Given it is Alice's main phase
      And Alice has a "Drilled Recruit" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Red Caller" in her left own square
      And Alice has a released "Ember Scout" in her middle own square
      And Bob could respond
      When Alice plays "Drilled Recruit" to her right own square
      Then "Drilled Recruit" is on the stack
      And "Red Caller" is frozen
      And "Ember Scout" is frozen

    @clause-alternative
    Scenario: A card is discarded instead of paying energy
      Given it is Alice's main phase
      And Alice has an "Old Debt" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Old Debt" for its alternative cost
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's graveyard
      And Alice has no frozen cards in her energy zone
      And Alice has two cards in her hand

    @clause-alternative
    Scenario: An alternative cost that cannot be paid is not there to choose
      Given it is Alice's main phase
      And Alice has an "Old Debt" in her hand
      When Alice tries to play "Old Debt" for its alternative cost
      Then that is refused

    @clause-alternative
    Scenario: Energy that is an alternative cost is paid instead of the use cost
      Given it is Alice's main phase
      And Alice has a "Guild Favor" in her hand
      And Alice has a released "Ember Camp" in her left base square
      When Alice plays "Guild Favor" for its alternative cost
      And everyone passes until the stack is empty
      Then Alice has a frozen card in her energy zone
      And Alice has two cards in her hand

    @clause-alternative
    Scenario: An alternative cost for who controls a base is not there for who controls none
      Given it is Alice's main phase
      And Alice has a "Guild Favor" in her hand
      And Bob has a released "Ember Camp" in his left base square
      When Alice tries to play "Guild Favor" for its alternative cost
      Then that is refused

    @clause-alternative
    Scenario: Who plays the opponent's strategy may pay an alternative cost that asks for a base with a base of her own
      Given it is Alice's main phase
      And Alice has a "Borrowed Voice" in her hand
      And Bob has a "Guild Favor" in his graveyard
      And Alice has a released "Ember Camp" in her left base square
      When Alice plays "Borrowed Voice"
      And everyone passes until the stack is empty
      And Alice plays "Guild Favor" for its alternative cost
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand
      And Alice has two frozen cards in her energy zone

    @clause-alternative
    Scenario: Who plays the opponent's strategy may not pay an alternative cost that asks for a base with a base of his
      Given it is Alice's main phase
      And Alice has a "Borrowed Voice" in her hand
      And Bob has a "Guild Favor" in his graveyard
      And Bob has a released "Ember Camp" in his left base square
      When Alice plays "Borrowed Voice"
      And everyone passes until the stack is empty
      And Alice tries to play "Guild Favor" for its alternative cost
      Then that is refused

    @clause-alternative
    Scenario: An alternative cost of a strategy that lies in a graveyard may be paid as it is played from there
      Given it is Alice's main phase
      And Alice has a "Borrowed Voice" in her hand
      And Bob has a "Late Bargain" in his graveyard
      When Alice plays "Borrowed Voice"
      And everyone passes until the stack is empty
      And Alice plays "Late Bargain" for its alternative cost
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand
      And Alice has two frozen cards in her energy zone

    @clause-alternative
    Scenario: An alternative cost of a strategy that lies in a graveyard may not be paid as it is played from the hand
      Given it is Alice's main phase
      And Alice has a "Late Bargain" in her hand
      When Alice tries to play "Late Bargain" for its alternative cost
      Then that is refused

    @clause-either
    Scenario: The use cost is paid although a card could be discarded instead
      Given it is Alice's main phase
      And Alice has an "Old Debt" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Old Debt" in the usual way
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And Alice has three frozen cards in her energy zone

    @clause-alternative
    Scenario: Energy and a card to discard that are an alternative cost are both paid
      Given it is Alice's main phase
      And Alice has a "Mixed Debt" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Mixed Debt" for its alternative cost
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's graveyard
      And Alice has a frozen card in her energy zone
      And Alice has two cards in her hand

  @DZ-4.7.2-5
  Rule: 4.7.2-5 Targets are chosen, their number first; without proper ones it cannot be played
    - number: where the number of targets varies, the player says how many, which may be none
    - which: then which they are, each a proper one
    - proper: a spell or ability that needs a target and has no proper one is not played

    @example @clause-number
    Scenario: A strategy for up to two targets is played with none
      Given it is Alice's main phase
      And Alice has a "Call of the Dead" in her hand
      And Alice has an "Ember Giant" in her graveyard
      When Alice plays "Call of the Dead" aiming at nothing
      And everyone passes until the stack is empty
      Then Alice has a frozen card in her energy zone
      And "Ember Giant" is in Alice's graveyard
      And Alice has a card in her hand

    @example @clause-which
    Scenario: A strategy for up to two targets is played with two
      Given it is Alice's main phase
      And Alice has a "Call of the Dead" in her hand
      And Alice has an "Ember Giant" in her graveyard
      And Alice has a "Tide Giant" in her graveyard
      And Alice has a "Tide Scout" in her graveyard
      When Alice plays "Call of the Dead" aiming at "Ember Giant" and "Tide Scout"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's hand
      And "Tide Scout" is in Alice's hand
      And "Tide Giant" is in Alice's graveyard

    @clause-which
    Scenario: The effect that was chosen from several has a target of its own
      Given it is Alice's main phase
      And Alice has a "Bitter Choice" in her hand
      And Alice has a released "Ember Giant" in her left own square
      When Alice plays "Bitter Choice" for "fell"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-which
    Scenario: A unit in whose area there is no second target is not chosen as the first
      Given it is Alice's main phase
      And Alice has a "Rolling Ruin" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Ember Brute" in her middle center square
      And Bob has a released "Tide Guard" in his left center square
      When Alice plays "Rolling Ruin"
      And Alice tries to choose "Ember Guard"
      Then that is refused

    @clause-which
    Scenario: A card of the opponent's graveyard is no proper target for what speaks of one's own
      Given it is Alice's main phase
      And Alice has a "Call of the Dead" in her hand
      And Alice has a "Tide Scout" in her graveyard
      And Bob has a "Tide Giant" in his graveyard
      When Alice tries to play "Call of the Dead" aiming at "Tide Giant"
      Then that is refused

    @example @clause-proper
    Scenario: A strategy for a unit on the middle square of the center area is not played while none is there
      Given it is Alice's main phase
      And Alice has a "Crater" in her hand
      When Alice tries to play "Crater"
      Then that is refused

    @clause-proper
    Scenario: An ability that needs a target is not activated without a proper one
      Given it is Alice's main phase
      And Alice has a released "Hush Warden" in her left own square
      When Alice tries to activate "Hush Warden"
      Then that is refused

    @clause-proper
    Scenario: A strategy that is the only proper card in a graveyard is not played from there, as it leaves it
      Given it is Alice's main phase
      And Alice has a "Borrowed Voice" in her hand
      And Bob has a "Borrowed Voice" in his graveyard
      When Alice plays "Borrowed Voice"
      And everyone passes until the stack is empty
      And Alice tries to play Bob's "Borrowed Voice"
      Then that is refused

    @clause-proper
    Scenario: A strategy is not played if each of its effects needs a target and none has one
      Given it is Alice's main phase
      And Alice has a "Grim Choice" in her hand
      When Alice tries to play "Grim Choice"
      Then that is refused

    @clause-proper
    Scenario Outline: An effect with three targets is not chosen when the <which> has no proper one beside the others
      Given it is Alice's main phase
      And Alice has a "Council of War" in her hand
      And Alice has an "Ember Brute" in her graveyard
      And Alice has a released "Ember Scout" in her left center square
      And Bob has a released "Tide Guard" in his left <guard> square
      And Bob has a frozen "Tide Brute" in his middle <brute> square
      When Alice plays "Council of War"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      And "Ember Scout" has power 2000
      And "Tide Guard" is in Bob's left <guard> square
      And "Tide Brute" is frozen

      Examples:
        | which  | guard  | brute  |
        | second | own    | center |
        | third  | center | own    |

    @clause-proper
    Scenario: A strategy is played if one of its effects has a target
      Given it is Alice's main phase
      And Alice has a "Grim Choice" in her hand
      And Bob has an "Ember Camp" in his left base square
      When Alice plays "Grim Choice"
      And everyone passes until the stack is empty
      Then "Ember Camp" is in Bob's graveyard

    @clause-number
    Scenario: None of up to one target is not enough where another target that is needed goes by it
      Given it is Alice's main phase
      And Alice has a "Reluctant Ruin" in her hand
      And Alice has a released "Ember Scout" in her left center square
      And Bob has a released "Tide Guard" in his left center square
      When Alice plays "Reluctant Ruin"
      Then Alice has a frozen card in her energy zone
      When everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard

    @clause-number
    Scenario: None of up to one target is enough where no other target is needed that goes by it
      Given it is Alice's main phase
      And Alice has an "Idle Ruin" in her hand
      And Bob has a released "Tide Guard" in his left center square
      Then Alice may play "Idle Ruin"
      When Alice plays "Idle Ruin"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's left center square
      And "Idle Ruin" is in Alice's graveyard
      And Alice has a card in her hand

  @DZ-4.7.2-6
  Rule: 4.7.2-6 What each target is to suffer is announced, and each gets at least one of what is divided
    - spell: a player who plays a spell that divides damage says how much each target is dealt
    - ability: so does who activates an ability
    - least: each target is given one at least

    @example @clause-spell
    Scenario: How a strategy divides its damage is said before Bob takes a target away
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      And Bob has a released "Tide Golem" in his right own square
      And Bob has a "Recall" in his hand
      When Alice plays "Cannonade" aiming at "Tide Giant", "Tide Brute" and "Tide Golem"
      And Alice divides the damage as 3000 to "Tide Giant", 1000 to "Tide Brute" and 2000 to "Tide Golem"
      And Bob plays "Recall" aiming at "Tide Brute"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage
      And "Tide Golem" has 2000 damage
      And "Tide Brute" is in Bob's hand

    @clause-spell
    Scenario: A strategy deals each target the share that was said for it
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      When Alice plays "Cannonade" aiming at "Tide Giant" and "Tide Brute"
      And Alice divides the damage as 2000 to "Tide Giant" and 4000 to "Tide Brute"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 2000 damage
      And "Tide Brute" is in Bob's graveyard

    @clause-ability
    Scenario: How an ability divides its damage is said before Alice takes a target away
      Given it is Alice's main phase
      And Bob has a released "Splitting Sage" in his left own square
      And Alice has a released "Tide Giant" in her left own square
      And Alice has a released "Tide Brute" in her middle own square
      And Alice has a "Recall" in her hand
      When Alice passes
      And Bob activates "Splitting Sage" aiming at "Tide Giant" and "Tide Brute"
      And Bob divides the damage as 1000 to "Tide Giant" and 2000 to "Tide Brute"
      And Alice plays "Recall" aiming at "Tide Brute"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And "Tide Brute" is in Alice's hand

    @example @clause-least
    Scenario: A target of a strategy cannot be dealt nothing
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      When Alice plays "Cannonade" aiming at "Tide Giant" and "Tide Brute"
      And Alice tries to divide the damage as 6000 to "Tide Giant" and 0 to "Tide Brute"
      Then that is refused

    @clause-least
    Scenario: A target of a strategy cannot be left out as its damage is divided
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      When Alice plays "Cannonade" aiming at "Tide Giant" and "Tide Brute"
      And Alice tries to divide the damage as 6000 to "Tide Giant"
      Then that is refused

    @clause-least
    Scenario: A strategy that has nothing to divide for the target that it needs is not played
      Given it is Alice's main phase
      And Alice has a "Tallied Volley" in her hand
      And Bob has an "Ember Camp" in his left base square
      And Bob has a "Tide Camp" in his right base square
      And Bob has a released "Tide Giant" in his left own square
      When Alice tries to play "Tallied Volley"
      Then that is refused

    @clause-least
    Scenario: One damage is enough for one target, however many other targets the text has
      Given it is Alice's main phase
      And Alice has a "Tallied Volley" in her hand
      And Alice has an "Ember Scout" in her graveyard
      And Bob has an "Ember Camp" in his left base square
      And Bob has a "Tide Camp" in his right base square
      And Bob has a released "Tide Giant" in his left own square
      Then Alice may play "Tallied Volley"

    @clause-spell
    Scenario: Where damage is divided twice each target is dealt its share of its own
      Given it is Alice's main phase
      And Alice has a "Volley of Both Sides" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      When Alice plays "Volley of Both Sides"
      And Alice chooses "Ember Scout" and "Ember Guard"
      And Alice chooses "Tide Giant" and "Tide Brute"
      And Alice divides the damage as 2 to "Ember Scout" and 1 to "Ember Guard"
      And Alice divides the damage as 1 to "Tide Giant" and 1 to "Tide Brute"
      And everyone passes until the stack is empty
      Then "Ember Scout" has 2 damage
      And "Ember Guard" has 1 damage
      And "Tide Giant" has 1 damage
      And "Tide Brute" has 1 damage

    @clause-least
    Scenario: Where damage is divided twice no more targets are chosen for the second than there is of it
      Given it is Alice's main phase
      And Alice has a "Volley of Both Sides" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      And Bob has a released "Tide Golem" in his right own square
      When Alice tries to play "Volley of Both Sides" aiming at "Ember Scout", "Ember Guard", "Tide Giant", "Tide Brute" and "Tide Golem"
      Then that is refused

    @clause-least
    Scenario: A strategy whose damage is the smash of its first target may be played
      Given it is Alice's main phase
      And Alice has a "Measured Volley" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      Then Alice may play "Measured Volley"

    @clause-least
    Scenario: No more targets are chosen than the smash of the first target, which is what is divided
      Given it is Alice's main phase
      And Alice has a "Measured Volley" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      When Alice tries to play "Measured Volley" aiming at "Tide Giant" and "Tide Brute"
      Then that is refused

    @clause-least
    Scenario: A target may be dealt as little as one
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      When Alice plays "Cannonade" aiming at "Tide Giant" and "Tide Brute"
      And Alice tries to divide the damage as 5999 to "Tide Giant" and 1 to "Tide Brute"
      Then that is allowed

    @clause-least
    Scenario: A target of an ability cannot be dealt nothing
      Given it is Alice's main phase
      And Bob has a released "Splitting Sage" in his left own square
      And Alice has a released "Tide Giant" in her left own square
      And Alice has a released "Tide Brute" in her middle own square
      When Alice passes
      And Bob activates "Splitting Sage" aiming at "Tide Giant" and "Tide Brute"
      And Bob tries to divide the damage as 0 to "Tide Giant" and 3000 to "Tide Brute"
      Then that is refused

    @clause-least
    Scenario: No target is chosen where there is nothing to divide
      Given it is Alice's main phase
      And Alice has a "Counted Sparks" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice tries to play "Counted Sparks" aiming at "Tide Giant"
      Then that is refused

    @clause-least
    Scenario: A target of a strategy that divides nothing may be dealt nothing
      Given it is Alice's main phase
      And Alice has a "Red Deluge" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Red Deluge"
      And Alice tries to choose the number 0
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Red Deluge" is in Alice's graveyard
      And "Tide Giant" has no damage

    @clause-spell
    Scenario: Where damage is divided twice nothing is paid before the second is divided too
      Given it is Alice's main phase
      And Alice has a "Volley of Both Sides" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      When Alice plays "Volley of Both Sides"
      And Alice chooses "Ember Scout" and "Ember Guard"
      And Alice chooses "Tide Giant" and "Tide Brute"
      And Alice divides the damage as 2 to "Ember Scout" and 1 to "Ember Guard"
      Then Alice has no frozen cards in her energy zone
      When Alice divides the damage as 1 to "Tide Giant" and 1 to "Tide Brute"
      Then Alice has a frozen card in her energy zone

  @DZ-4.7.2-7
  Rule: 4.7.2-7 The cost of the spell or ability is fixed, and no effect changes it any more

    Scenario: A unit that makes cards cheaper is sacrificed for one, which is as cheap
      Given it is Alice's main phase
      And Alice has a "Costly Vow" in her hand
      And Alice has a released "Generous Patron" in her left own square
      When Alice plays "Costly Vow"
      Then "Generous Patron" is in Alice's graveyard
      And Alice has a frozen card in her energy zone

    Scenario: An effect that makes a spell dearer afterwards does not matter
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      And Bob has a "Toll Gate" in his hand
      When Alice plays "Read the Tide"
      And Bob plays "Toll Gate" to his left base square
      And everyone passes until the stack is empty
      Then "Toll Gate" is in Bob's left base square
      And "Read the Tide" is in Alice's graveyard
      And Alice has a card in her hand

  @DZ-4.7.2-8
  Rule: 4.7.2-8 All costs that were chosen are paid at the same time

    @needs-events
    Scenario: Energy is frozen at the same time as the unit that is frozen for its ability
      Given it is Alice's main phase
      And Alice has a released "Weary Sage" in her left own square
      And Alice has a released "Blue Drop" in her energy zone
      When Alice activates "Weary Sage"
      Then these happened at the same time: turned of "Weary Sage", turned of "Blue Drop"

    @needs-events
    Scenario: Energy is frozen at the same time as a unit is sacrificed for a strategy
      Given it is Alice's main phase
      And Alice has a "Blood Vow" in her hand
      And Alice has a released "Tide Scout" in her left own square
      And Alice has a released "Red Spark" in her energy zone
      When Alice plays "Blood Vow"
      Then these happened at the same time: move of "Tide Scout", turned of "Red Spark"

  @DZ-4.7.2-9
  Rule: 4.7.2-9 Now it has been played or activated, and what triggers by that triggers
    - played: what waits for a card to be played triggers when all is paid
    - activated: so does what waits for an ability to be activated
    - active: then the active player gets priority

    @clause-played
    Scenario: A player has played a card this turn as soon as what waits for it to be played triggers
      Given it is Alice's main phase
      And Alice has a "Bound Hands" in her hand
      And Alice has a released "Second Caller" in her left own square
      And Bob has a released "Second Caller" in his left own square
      When Alice plays "Bound Hands"
      And everyone passes until the stack is empty
      Then "Bound Hands" is in Alice's graveyard
      And Alice has a card in her hand
      And Bob has no cards in his hand

    @needs-events
    @clause-played
    Scenario: A card has been played when it has been paid for, not before
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob has a released "Play Watcher" in his left own square
      When Alice plays "Read the Tide"
      Then these happened in this order: announced of "Read the Tide", paid by Alice, played of "Read the Tide", triggered of "Play Watcher"

    @needs-events
    @clause-activated
    Scenario: An ability has been activated when it has been paid for, and then triggers what waits for that
      Given it is Alice's main phase
      And Alice has a released "Daily Scribe" in her left own square
      And Alice has a released "Watchful Owl" in her right own square
      When Alice activates "Daily Scribe"
      Then these happened in this order: announced of "Daily Scribe", paid by Alice, activated of "Daily Scribe", triggered of "Watchful Owl"

    @clause-played
    Scenario: What waits for a card to be played comes to the stack above it
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob has a released "Play Watcher" in his left own square
      And Bob could respond
      When Alice plays "Read the Tide"
      Then "Play Watcher" is on the stack
      And "Read the Tide" is on the stack
      When everyone passes until there is one thing left on the stack
      Then Alice has a card in her smash zone
      And "Read the Tide" is on the stack

    @clause-activated
    Scenario: What waits for an ability to be activated comes to the stack above it
      Given it is Alice's main phase
      And Alice has a released "Watchful Owl" in her left own square
      And Alice has a released "Calm Sage" in her right own square
      And Bob could respond
      When Alice activates "Calm Sage"
      And everyone passes until there is one thing left on the stack
      Then Bob has a card in his smash zone
      And "Calm Sage" is on the stack

    @clause-played
    Scenario: A card that still waits on the stack has been played this turn
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      And Bob has a "Late Reply" in his hand
      When Alice plays "Quick Study"
      And Alice passes
      And Bob plays "Late Reply"
      And everyone passes until there is one thing left on the stack
      Then Bob has a card in his hand
      And "Quick Study" is on the stack

    @clause-played
    Scenario: A player's own card is none that the opponent has played this turn
      Given it is Alice's main phase
      And Alice has a "Late Reply" in her hand
      When Alice plays "Late Reply"
      And everyone passes until the stack is empty
      Then "Late Reply" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-played
    Scenario: What waits for a strategy to be played triggers for a strategy, and not for a base
      Given it is Alice's main phase
      And Alice has a released "Strategy Listener" in her left own square
      And Alice has an "Ember Camp" in her hand
      And Alice has a "War Song" in her hand
      And the top of Alice's deck is "Tide Giant" and "Tide Scout"
      When Alice plays "Ember Camp" to her left base square
      And everyone passes until the stack is empty
      And Alice plays "War Song"
      And everyone passes until the stack is empty
      Then Alice's hand is "Tide Giant"

    @clause-played
    Scenario: What waits for a plan to be played triggers for a plan
      Given it is Alice's main phase
      And Alice has a released "Plan Listener" in her left own square
      And Alice has the plan "War Song"
      When Alice plays "War Song"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-played
    Scenario: What waits for a plan to be played does not trigger for a card of the hand
      Given it is Alice's main phase
      And Alice has a released "Plan Listener" in her left own square
      And Alice has a "War Song" in her hand
      When Alice plays "War Song"
      And everyone passes until the stack is empty
      Then "War Song" is in Alice's graveyard
      And Bob has no cards in his smash zone

    @clause-active
    Scenario: The active player gets priority when the other's play has put what it triggers on the stack
      Given it is Alice's main phase
      And Alice has a released "Play Watcher" in her left own square
      And Alice could respond
      And Bob has a "Quick Study" in his hand
      And Bob could respond
      When Alice passes
      And Bob plays "Quick Study"
      Then "Play Watcher" is on the stack
      And Alice is asked what to do

    @clause-activated
    Scenario: What waits for an ability of a base to be activated triggers by that, and not by a unit's
      Given it is Alice's main phase
      And Alice has a released "Hearth Owl" in her left own square
      And Alice has a released "Calm Sage" in her right own square
      And Bob has a released "Open Library" in his left base square
      When Alice activates "Open Library"
      And everyone passes until the stack is empty
      And Alice activates "Calm Sage"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-activated @needs-events
    Scenario: An ability is announced, paid for and then activated by the player whose it is
      Given it is Alice's main phase
      And Bob has a released "Open Library" in his left base square
      When Alice activates "Open Library"
      Then these happened in this order: announced of "Open Library" by Alice, paid by Alice, activated of "Open Library" by Alice

  @DZ-4.7.3-1
  Rule: 4.7.3-1 A released unit of the player's and a square beside it without another of hers are named
    - unit: a unit on a square that the player controls
    - released: it must be released
    - beside: a square of the battle space before, behind, to the left or to the right of it
    - free: a square without another unit that the player controls

    @clause-unit
    Scenario: A unit whose move could not be paid for with energy moves by conveyance
      Given it is Alice's main phase
      And Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      And Alice has a frozen "Red Spark" in her energy zone
      When Alice moves "Cart Driver" to her left center square by conveyance
      And everyone passes until the stack is empty
      Then "Cart Driver" is in Alice's left center square

    @clause-beside
    Scenario Outline: A unit is moved to the square <where> it
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her middle center square
      When Alice moves "Tide Guard" to her <square>
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Alice's <square>

      Examples:
        | where           | square              |
        | before          | middle enemy square |
        | behind          | middle own square   |
        | to the left of  | left center square  |
        | to the right of | right center square |

    @clause-beside
    Scenario Outline: A unit is not moved <where>
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her left own square
      When Alice tries to move "Tide Guard" to her <square>
      Then that is refused

      Examples:
        | where            | square               |
        | diagonally       | middle center square |
        | two squares away | right own square     |
        | to a base square | left base square     |

    @clause-unit
    Scenario: A unit that the opponent controls is not moved, not even by its owner
      Given it is Alice's main phase
      And Bob controls Alice's "Tide Guard", released in his left own square
      When Alice tries to move "Tide Guard" to her right center square
      Then that is refused

    @clause-unit
    Scenario Outline: For a unit that its owner does not control its controller pays, with <hers> energy of her own and <his> of the owner's
      Given it is Alice's main phase
      And Alice controls Bob's "Tide Guard", released in her left own square
      And Alice has a <hers> "Red Spark" in her energy zone
      And Bob has a <his> "Red Spark" in his energy zone
      When Alice tries to move "Tide Guard" to her left center square
      Then that is <answer>

      Examples:
        | hers     | his      | answer  |
        | released | frozen   | allowed |
        | frozen   | released | refused |

    @clause-released
    Scenario: A frozen unit is not moved
      Given it is Alice's main phase
      And Alice has a frozen "Tide Guard" in her left own square
      When Alice tries to move "Tide Guard" to her left center square
      Then that is refused

    @clause-free
    Scenario: A unit is not moved to a square with another unit that its player controls
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her left own square
      And Alice controls Bob's "Ember Guard", released in her left center square
      When Alice tries to move "Tide Guard" to her left center square
      Then that is refused

    @clause-free
    Scenario: A unit with others of its player on all squares beside it is not moved
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her left own square
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Scout" in her middle own square
      When Alice tries to move "Tide Guard" to her left center square
      Then that is refused

    @clause-free
    Scenario: A unit is moved to a square with a unit that the opponent controls, and a battle begins
      Given it is Alice's main phase
      And Alice has a released "Tide Giant" in her left own square
      And Alice could respond
      And Bob controls Alice's "Ember Guard", released in his right center square
      When Alice moves "Tide Giant" to her left center square
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's left center square
      And there is a battle in Alice's left center square

  @DZ-4.7.3-2
  Rule: 4.7.3-2 The move's additional and alternative costs and variables are settled, then it is stacked
    - additional: which additional costs are paid is said as the move is declared
    - alternative: so is what is paid instead of the move cost
    - variable: so is what the letters in the cost stand for, which must be paid for
    - stack: then the move goes to the stack

    @clause-additional
    Scenario: The additional cost of a move is paid before anybody can act on it
      Given it is Alice's main phase
      And Alice has a released "Scout Rider" in her left own square
      And Bob could respond
      When Alice moves "Scout Rider" to her left center square with advance
      Then Alice has two frozen cards in her energy zone

    @clause-additional
    Scenario Outline: Three <energy> move a unit with the advance that asks for two of these, and not with its other one
      Given it is Alice's main phase
      And Alice has a released "Forked Rider" in her left own square
      And Alice has three released "<energy>" in her energy zone
      When Alice moves "Forked Rider" to her left center square with advance
      And everyone passes until the stack is empty
      Then Alice has three frozen cards in her energy zone
      And Alice has <held> in her hand
      And Bob has <smashed> in his smash zone

      Examples:
        | energy    | held     | smashed  |
        | Red Spark | a card   | no cards |
        | Blue Drop | no cards | a card   |

    @clause-alternative
    Scenario: Bases are frozen instead of energy before anybody can act on a move
      Given it is Alice's main phase
      And Alice has a released "Cart Driver" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      And Bob could respond
      When Alice moves "Cart Driver" to her left center square by conveyance
      Then "Tide Camp" is frozen
      And Alice has no frozen cards in her energy zone

    @clause-variable
    Scenario: What a letter in the move cost stands for is paid before anybody can act on the move
      Given it is Alice's main phase
      And Alice has a released "Comet Rider" in her left own square
      And Bob could respond
      When Alice moves "Comet Rider" to her left center square
      And Alice chooses the number 2
      Then Alice has two frozen cards in her energy zone

    @clause-variable
    Scenario: A letter in the move cost does not stand for more than can be paid
      Given it is Alice's main phase
      And Alice has a released "Comet Rider" in her left own square
      And Alice has three released "Red Spark" in her energy zone
      When Alice moves "Comet Rider" to her left center square
      And Alice tries to choose the number 4
      Then that is refused

    @clause-variable
    Scenario: A letter in the move cost of a unit that its owner does not control goes by what its controller can pay
      Given it is Alice's main phase
      And Alice controls Bob's "Comet Rider", released in her left own square
      And Alice has three released "Red Spark" in her energy zone
      And Bob has five released "Red Spark" in his energy zone
      When Alice moves "Comet Rider" to her left center square
      And Alice tries to choose the number 4
      Then that is refused

    @clause-variable
    Scenario: What was said for a letter in an additional cost is what its ability goes by
      Given it is Alice's main phase
      And Alice has a released "Star Gatherer" in her left own square
      When Alice moves "Star Gatherer" to her left center square with advance
      And Alice chooses the number 2
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand
      And Alice has three frozen cards in her energy zone

    @clause-variable
    Scenario: Beside what was said for a letter in an additional cost its red energy is paid, and the move cost
      Given it is Alice's main phase
      And Alice has a released "Star Herder" in her left own square
      When Alice moves "Star Herder" to her left center square with advance
      And Alice chooses the number 2
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand
      And Alice has four frozen cards in her energy zone

    @clause-stack
    Scenario: A move that has been declared is on the stack, and the unit where it was
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Bob could respond
      When Alice moves "Ember Scout" to her left center square
      Then "Ember Scout" is on the stack
      And "Ember Scout" is in Alice's left own square

    @clause-variable @clause-alternative
    Scenario: A letter in the move cost is not asked for where bases are frozen instead
      Given it is Alice's main phase
      And Alice has a released "Comet Cart" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Bob could respond
      When Alice moves "Comet Cart" to her left center square by conveyance
      Then "Ember Camp" is frozen
      And Alice has no frozen cards in her energy zone

  @DZ-4.7.3-3
  Rule: 4.7.3-3 The cost of the move is fixed, and no effect changes it any more
    - now: it is what effects make of it as it is fixed
    - paid: no effect that begins or ends as it is paid changes it
    - later: nor does one that begins afterwards

    @clause-now
    Scenario: A base that makes moves dearer is paid for
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Mud Gate" in his left base square
      When Alice moves "Ember Scout" to her left center square
      Then Alice has two frozen cards in her energy zone

    @clause-paid
    Scenario: A base that makes moves cheaper while it is released is frozen for one, which is as cheap
      Given it is Alice's main phase
      And Alice has a released "Ember Brute" in her left own square
      And Alice has a released "Road Patron" in her left base square
      When Alice moves "Ember Brute" to her left center square calling "Road Patron"
      Then "Road Patron" is frozen
      And Alice has no frozen cards in her energy zone

    @clause-later
    Scenario: A base that makes moves dearer afterwards does not matter
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a "Mud Gate" in his hand
      When Alice moves "Ember Scout" to her left center square
      And Bob plays "Mud Gate" to his left base square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left center square
      And Alice has a frozen card in her energy zone

  @DZ-4.7.3-4
  Rule: 4.7.3-4 All costs of the move are paid at the same time

    @needs-events
    Scenario: The two cards that pay for a move are frozen at the same time
      Given it is Alice's main phase
      And Alice has a released "Ember Brute" in her left own square
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      When Alice moves "Ember Brute" to her left center square
      Then these happened at the same time: turned of "Red Spark", turned of "Blue Drop"

  @DZ-4.7.3-5
  Rule: 4.7.3-5 Now the move has been activated, and what triggers by that triggers
    - triggers: what waits for a move to be activated triggers when all is paid
    - active: then the active player gets priority

    @clause-triggers
    Scenario: What waits for an ability to be activated comes to the stack above the move
      Given it is Alice's main phase
      And Alice has a released "Watchful Owl" in her left own square
      And Bob could respond
      When Alice moves "Watchful Owl" to her left center square
      And everyone passes until there is one thing left on the stack
      Then Bob has a card in his smash zone
      And "Watchful Owl" is in Alice's left own square

    @clause-triggers
    Scenario: What waits for the move of a red unit to be activated triggers by that, and not by a blue one's
      Given it is Alice's main phase
      And Alice has a released "Trail Owl" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a released "Tide Guard" in her middle own square
      When Alice moves "Ember Guard" to her right center square
      And everyone passes until the stack is empty
      And Alice moves "Tide Guard" to her middle center square
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-triggers @needs-events
    Scenario: A move is announced, paid for and then activated
      Given it is Alice's main phase
      And Alice has a released "Watchful Owl" in her left own square
      When Alice moves "Watchful Owl" to her left center square
      Then these happened in this order: announced of "Watchful Owl" by Alice, paid by Alice, triggered of "Watchful Owl" by Alice

    @clause-active
    Scenario: The active player gets priority when a move has been activated
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice could respond
      And Bob could respond
      When Alice moves "Ember Guard" to her left center square
      Then "Ember Guard" is on the stack
      And Alice is asked what to do
