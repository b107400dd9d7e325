Feature: Dimension Zero 4.9 Resolving

  @DZ-4.9.1
  Rule: 4.9.1 When both have passed in a row, what is on top of the stack resolves
    - both: both players must pass, one straight after the other
    - top: only what is on top resolves
    - spell: a spell resolves
    - activated: an activated ability resolves
    - triggered: a triggered ability resolves
    - damage: battle damage resolves

    @clause-both
    Scenario: With one pass nothing resolves
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Quick Study"
      And Alice passes
      Then "Quick Study" is on the stack

    @clause-both
    Scenario: Two passes with a play between them resolve nothing
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      And Bob has a "War Lesson" in his hand
      And Bob could respond
      When Alice plays "Quick Study"
      And Alice passes
      And Bob plays "War Lesson"
      And Alice passes
      Then there are two things on the stack

    @clause-top @clause-spell
    Scenario: Only what was put on the stack last resolves
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      And Bob has a "War Lesson" in his hand
      And the top of Bob's deck is "Tide Giant"
      When Alice plays "Quick Study"
      And Alice passes
      And Bob plays "War Lesson"
      And Alice passes
      Then "Tide Giant" is in Bob's hand
      And "Quick Study" is on the stack

    @clause-both @clause-spell
    Scenario: A spell resolves
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Bob could respond
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Quick Study"
      And Bob passes
      Then "Tide Giant" is in Alice's hand
      And the stack is empty

    @clause-both @clause-activated
    Scenario: An activated ability resolves
      Given it is Alice's main phase
      And Alice has a released "Quick Sage" in her left own square
      And Bob could respond
      And the top of Alice's deck is "Tide Giant"
      When Alice activates "Quick Sage"
      And Alice passes
      And Bob passes
      Then "Tide Giant" is in Alice's hand
      And the stack is empty

    @clause-triggered
    Scenario: A triggered ability resolves
      Given it is Alice's main phase
      And Alice has a released "Road Herald" in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice moves "Road Herald" to her left center square
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-both @clause-damage
    Scenario: Battle damage resolves
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      And Bob could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until battle damage is on the stack
      And Bob passes
      Then "Tide Scout" is in Bob's graveyard

  @DZ-4.9.2-1
  Rule: 4.9.2-1 With all targets improper it is countered; with some, only the proper ones are affected
    - left: a target that has moved other than from square to square is improper
    - along: a target that has moved from square to square is still proper
    - condition: a target that no longer is what the text asks for is improper
    - all: if all targets are improper, the spell or ability is countered
    - some: if some are improper, the others are affected
    - deal: an improper target does nothing to others either
    - known: where the text needs to know about its own card, that counts as it was just before it left

    @example @clause-all @clause-left
    Scenario: Two targets are both gone, and the spell is countered
      Given it is Alice's main phase
      And Alice has a "Twin Recall" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Twin Banner" in his right own square
      And Bob has two "Scorch" in his hand
      When Alice plays "Twin Recall"
      And Alice chooses "Tide Scout" and "Twin Banner"
      And Bob plays "Scorch" aiming at "Tide Scout"
      And Bob plays "Scorch" aiming at "Twin Banner"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And "Twin Banner" is in Bob's graveyard
      And Alice has no cards in her hand

    @example @clause-some @clause-left
    Scenario: One of two targets is gone, and the other is put into its owner's hand
      Given it is Alice's main phase
      And Alice has a "Twin Recall" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Scorch" in his hand
      When Alice plays "Twin Recall"
      And Alice chooses "Tide Scout" and "Tide Guard"
      And Bob plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And "Tide Guard" is in Bob's hand
      And Alice has a card in her hand

    @example @clause-some @clause-condition
    Scenario: Of two targets the unit to be met has left the area, and only what does not need it is done
      Given it is Alice's main phase
      And Alice has a "Root Launcher" in her left base square
      And Alice has a frozen "Ember Scout" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      And Bob has a released "Tide Giant" in his left center square
      And Bob has a "Puppet Strings" in his hand
      When Alice activates "Root Launcher"
      And Bob plays "Puppet Strings" aiming at "Tide Giant"
      And everyone passes until there is one thing left on the stack
      And Bob chooses his left own square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's energy zone
      And "Tide Giant" is in Bob's left own square

    @example @clause-some @clause-condition
    Scenario: What does not need the target that has left the area is done at the end of the turn
      Given it is Alice's main phase
      And Alice has a "Root Launcher" in her left base square
      And Alice has a frozen "Ember Scout" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      And Bob has a released "Tide Giant" in his left center square
      And Bob has a "Puppet Strings" in his hand
      When Alice activates "Root Launcher"
      And Bob plays "Puppet Strings" aiming at "Tide Giant"
      And everyone passes until there is one thing left on the stack
      And Bob chooses his left own square
      And everyone passes until Bob's turn
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Giant" is in Bob's left own square

    @clause-some
    Scenario: What is done later to the proper target is done
      Given it is Alice's main phase
      And Alice has a "Root Launcher" in her left base square
      And Alice has a frozen "Ember Scout" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      And Bob has a released "Tide Giant" in his left center square
      And Bob has a "Puppet Strings" in his hand
      When Alice activates "Root Launcher"
      And Bob plays "Puppet Strings" aiming at "Tide Giant"
      And everyone passes until there is one thing left on the stack
      And Bob chooses his left own square
      And everyone passes until Bob's main phase
      Then "Ember Scout" is in Alice's graveyard

    @clause-along
    Scenario: A target that was put on another square is still affected
      Given it is Alice's main phase
      And Alice has a "Recall" in her hand
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Puppet Strings" in his hand
      When Alice plays "Recall" aiming at "Tide Guard"
      And Bob plays "Puppet Strings" aiming at "Tide Guard"
      And everyone passes until there is one thing left on the stack
      And Bob chooses his left own square
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's hand

    @clause-left @clause-all
    Scenario: A target that has left the squares is not affected where it is now
      Given it is Alice's main phase
      And Alice has a "Recall" in her hand
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a "Scorch" in his hand
      When Alice plays "Recall" aiming at "Tide Scout"
      And Bob plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard

    @clause-condition @clause-all
    Scenario: A target that is no longer frozen is not destroyed, and nothing else is done
      Given it is Alice's main phase
      And Alice has a "Calm Rebuke" in her hand
      And Bob has a frozen "Tide Guard" in his right own square
      And Bob has a "Wake Up" in his hand
      When Alice plays "Calm Rebuke" aiming at "Tide Guard"
      And Bob plays "Wake Up" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's right own square
      And Alice has no cards in her hand

    @clause-deal
    Scenario: A target that is gone deals no damage to the other target
      Given it is Alice's main phase
      And Alice has a "Champion's Throw" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Recall" in his hand
      When Alice plays "Champion's Throw"
      And Bob plays "Recall" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Tide Guard" has no damage

    @clause-known
    Scenario: A unit that has left the squares deals damage by the power that it had there
      Given it is Alice's main phase
      And Alice has a released "War Drummer" in her left own square
      And Alice has a released "Red Spark" in her energy zone
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Cheer" in his hand
      And Bob has a "Recall" in his hand
      When Alice activates "War Drummer"
      And Bob plays "Recall" aiming at "War Drummer"
      And Bob plays "Cheer" aiming at "War Drummer"
      And everyone passes until the stack is empty
      Then "War Drummer" is in Alice's hand
      And "Tide Giant" has 4000 damage

    @clause-some @clause-deal
    Scenario: Of two units that were to change squares one is gone, and the other does not go from square to square
      Given it is Alice's main phase
      And Alice has a "Paradox Waltz" in her hand
      And Alice has a released "Zone Wanderer" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Bob has a "Scorch" in his hand
      When Alice plays "Paradox Waltz"
      And Bob plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Zone Wanderer" is in Alice's left own square
      And Alice has no cards in her hand

    @clause-left @clause-all
    Scenario: A target that has left the squares and come back is another unit, and nothing else is done either
      Given it is Alice's main phase
      And Alice has a "Calm Rebuke" in her hand
      And Bob has a frozen "Tide Guard" in his right own square
      And Bob has a "Round Trip" in his hand
      When Alice plays "Calm Rebuke" aiming at "Tide Guard"
      And Bob plays "Round Trip" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's middle center square
      And "Tide Guard" is frozen
      And Alice has no cards in her hand

    @clause-some @clause-condition
    Scenario: What was to come to the square of a target that is gone does not come, and what is promised for that is not done
      Given it is Alice's main phase
      And Alice has a "Stolen Seed" in her hand
      And Bob has a released "Tide Guard" in his energy zone
      And Bob has a released "Tide Scout" in his middle center square
      And Bob has a "Recall" in his hand
      When Alice plays "Stolen Seed"
      And Bob plays "Recall" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's energy zone
      And "Tide Scout" is in Bob's hand
      And Alice has no cards in her hand

    @clause-all
    Scenario: The only target is gone where another could have been chosen too, and the spell is countered
      Given it is Alice's main phase
      And Alice has a "Late Verdict" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Recall" in his hand
      When Alice plays "Late Verdict"
      And Bob plays "Recall" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Late Verdict" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-left @clause-some
    Scenario: A target that has gone to the hand and come again as a new unit is dealt no share of the damage
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Quick Hawk" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Recall" in his hand
      When Alice plays "Cannonade" aiming at "Quick Hawk" and "Tide Giant"
      And Alice divides the damage as 3000 to "Quick Hawk" and 3000 to "Tide Giant"
      And Bob plays "Recall" aiming at "Quick Hawk"
      And everyone passes until there is one thing left on the stack
      And Bob plays "Quick Hawk" to his left own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Bob's left own square
      And "Tide Giant" has 3000 damage

  @DZ-4.9.2-2
  Rule: 4.9.2-2 A target whose condition rests on an improper target is improper itself

    @example
    Scenario: The first target has left the squares, and the second in its area is not destroyed
      Given it is Alice's main phase
      And Alice has a "Rolling Ruin" in her hand
      And Alice has a released "Ember Scout" in her left center square
      And Bob has a released "Tide Guard" in his left center square
      And Bob has a "Recall" in his hand
      When Alice plays "Rolling Ruin"
      And Bob plays "Recall" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Tide Guard" is in Bob's left center square

    Scenario: The first target is in another area by now, and the second is not destroyed
      Given it is Alice's main phase
      And Alice has a "Rolling Ruin" in her hand
      And Alice has a released "Ember Scout" in her left center square
      And Bob has a released "Tide Guard" in his left center square
      And Bob has a "Puppet Strings" in his hand
      When Alice plays "Rolling Ruin"
      And Bob plays "Puppet Strings" aiming at "Ember Scout"
      And everyone passes until there is one thing left on the stack
      And Bob chooses his right enemy square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left own square
      And "Tide Guard" is in Bob's left center square

    Scenario: The first target has left the squares and come back to its area as another card, and the second is not destroyed
      Given it is Alice's main phase
      And Alice has a "Rolling Ruin" in her hand
      And Alice has a released "Ember Scout" in her left center square
      And Bob has a released "Tide Guard" in his left center square
      And Bob has a "Round Trip" in his hand
      When Alice plays "Rolling Ruin"
      And Bob plays "Round Trip" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's middle center square
      And "Tide Guard" is in Bob's left center square

  @DZ-4.9.2-3
  Rule: 4.9.2-3 The controller follows the instructions in the order of the text
    - order: in the order of the text
    - spell: the controller of the spell, whoever's turn it is
    - ability: the controller of the ability, whoever owns the card

    @clause-order
    Scenario: A card that is drawn first is there to be discarded then
      Given it is Alice's main phase
      And Alice has a "Draw and Ponder" in her hand
      When Alice plays "Draw and Ponder"
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand

    @clause-spell
    Scenario: Bob draws for his strategy in Alice's turn
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      And the top of Bob's deck is "Tide Giant"
      When Alice passes
      And Bob plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand
      And Alice has no cards in her hand

    @clause-ability
    Scenario: Alice draws for the ability of Bob's card that she controls
      Given it is Alice's main phase
      And Alice controls Bob's "Calm Sage", released in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice activates "Calm Sage"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And Bob has no cards in his hand

    @clause-order
    Scenario: A deck is shuffled when a unit has been searched for in it, and not before
      Given it is Alice's main phase
      And the scenario says what chance does
      And Alice has a "Deep Search" in her hand
      And the top of Alice's deck is "Tide Scout", "Tide Guard"
      When Alice plays "Deep Search"
      And everyone passes until a card is to be found
      And Alice chooses "Tide Scout"
      Then "Tide Scout" is in Alice's hand
      When chance shuffles Alice's deck, so that "Tide Guard" lies on top
      Then the top of Alice's deck is "Tide Guard"
      And the stack is empty

    @clause-order
    Scenario Outline: What comes after a discard asks about the card that was discarded: "<card>"
      Given it is Alice's main phase
      And Alice has a "Weighed Loss" in her hand
      And Alice has a "<card>" in her hand
      When Alice plays "Weighed Loss"
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's graveyard
      And Alice has <many> in her hand

      Examples:
        | card       | many      |
        | Tide Giant | two cards |
        | Ember Camp | no cards  |

    @clause-ability
    Scenario: What the ability says is done though what it asked for as it was activated is gone
      Given it is Alice's main phase
      And Alice has a released "Wary Sage" in her left own square
      And Alice has a released "Blue Drop" in her energy zone
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a "Recall" in his hand
      When Alice activates "Wary Sage"
      And Bob plays "Recall" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's hand
      And Alice has a card in her hand

  @DZ-4.9.2-4
  Rule: 4.9.2-4 What was not chosen before is chosen now by whom the text says, and only what is possible
    - now: it is chosen as the spell or ability resolves
    - you: by its controller
    - other: by the other player where the text says so
    - only: only what the text allows, of what is there

    @clause-now
    Scenario: The unit to be destroyed is chosen after the other player has answered
      Given it is Alice's main phase
      And Alice has a "Cull the Small" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Twin Banner" in his right own square
      And Bob has a "Recall" in his hand
      When Alice plays "Cull the Small"
      And Bob plays "Recall" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Twin Banner" is in Bob's graveyard

    @clause-you
    Scenario: Alice is asked for her spell
      Given it is Alice's main phase
      And Alice has a "Cull the Small" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Twin Banner" in his right own square
      When Alice plays "Cull the Small"
      Then Alice is asked what to do
      And "Cull the Small" is not in Alice's hand

    @clause-other
    Scenario: Bob is asked for Alice's spell that gives him the choice
      Given it is Alice's main phase
      And Alice has a "Bitter Tithe" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Bitter Tithe"
      Then Bob is asked what to do

    @clause-you
    Scenario: Alice chooses for her spell
      Given it is Alice's main phase
      And Alice has a "Cull the Small" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Twin Banner" in his right own square
      When Alice plays "Cull the Small"
      And Alice chooses "Tide Scout"
      Then "Tide Scout" is in Bob's graveyard
      And "Twin Banner" is in Bob's right own square

    @clause-other
    Scenario: Bob chooses for Alice's spell that says so
      Given it is Alice's main phase
      And Alice has a "Bitter Tithe" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Bitter Tithe"
      And Bob chooses "Tide Scout"
      Then "Tide Scout" is in Bob's graveyard
      And "Tide Giant" is in Bob's right own square

    @clause-only
    Scenario: Beside "Tide Scout" and "Twin Banner" a unit that is too strong for the text is not chosen
      Given it is Alice's main phase
      And Alice has a "Cull the Small" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Twin Banner" in his middle own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Cull the Small"
      And Alice tries to choose "Tide Giant"
      Then that is refused

    @clause-only
    Scenario: Beside "Ember Scout" and "Twin Banner" a unit that has gone is not chosen
      Given it is Alice's main phase
      And Alice has a "Cull the Small" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Ember Scout" in his middle own square
      And Bob has a released "Twin Banner" in his right own square
      And Bob has a "Recall" in his hand
      When Alice plays "Cull the Small"
      And Bob plays "Recall" aiming at "Tide Scout"
      And Alice tries to choose "Tide Scout"
      Then that is refused

    @clause-now @clause-you
    Scenario: Damage that is divided among units which are no targets is divided after the other player has answered
      Given it is Alice's main phase
      And Alice has a "Falling Sparks" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Giant" in his middle own square
      And Bob has a released "Tide Brute" in his right own square
      And Bob has a "Recall" in his hand
      When Alice plays "Falling Sparks"
      And Bob plays "Recall" aiming at "Tide Scout"
      And Alice divides the damage as 1000 to "Tide Giant" and 2000 to "Tide Brute"
      Then "Tide Giant" has 1000 damage
      And "Tide Brute" has 2000 damage

    @clause-only
    Scenario Outline: A player who searches her <zone> for a unit cannot take a base
      Given it is Alice's main phase
      And Alice has a "<strategy>" in her hand
      And Alice has a "Tide Camp" in her <zone>
      And Alice has a "Tide Guard" in her <zone>
      And Alice has a "Tide Giant" in her <zone>
      When Alice plays "<strategy>"
      And everyone passes until a card is to be found
      And Alice tries to choose "Tide Camp"
      Then that is refused

      Examples:
        | zone      | strategy     |
        | deck      | Deep Search  |
        | graveyard | Grave Search |

    @clause-now
    Scenario: Damage that is divided among the opponent's units is not dealt to the unit that the text has frozen before
      Given it is Alice's main phase
      And Alice has a "Frost and Sparks" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Frost and Sparks" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen
      And "Ember Guard" has no damage
      And "Tide Giant" has 3000 damage

    @clause-now @clause-you
    Scenario: Which of its effects the ability of a unit of Bob's that has moved does is chosen by Bob as it resolves
      Given it is Bob's main phase
      And Bob has a released "Crossroads Herald" in his left own square
      When Bob moves "Crossroads Herald" to his left center square
      And Bob tries to choose the effect "smash"
      Then that is allowed
      When everyone passes until the stack is empty
      Then Alice has a card in her smash zone
      And Bob has no cards in his hand

    @clause-only
    Scenario: A player who may draw up to three cards is not asked about a second one when the first was the last of her deck
      Given it is Alice's main phase
      And Alice has a "Free Reading" in her hand
      And Alice has a card in her deck
      When Alice plays "Free Reading"
      And everyone passes until somebody may say no
      And Alice says yes
      Then Bob wins the game

  @DZ-4.9.2-5
  Rule: 4.9.2-5 If both act, the active player announces, then the other, and all is done at the same time
    - active: the active player announces first, whose spell it ever is
    - knows: the other announces then, knowing what was announced
    - together: only then it is done
    - part: of several paragraphs each is announced and done before the next

    @clause-active
    Scenario: Alice is asked first for Bob's spell in her turn
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Giant" in her hand
      And Bob has a "Shared Loss" in his hand
      And Bob has a "Tide Scout" in his hand
      And Bob has a "Tide Giant" in his hand
      When Alice passes
      And Bob plays "Shared Loss"
      Then Alice is asked what to do
      And "Shared Loss" is not in Bob's hand

    @clause-together
    Scenario: Alice's card is not discarded before Bob has chosen
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Giant" in her hand
      And Alice has a "Shared Loss" in her hand
      And Bob has a "Tide Scout" in his hand
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Shared Loss"
      And Alice chooses "Ember Scout"
      Then Bob is asked what to do
      And "Ember Scout" is in Alice's hand
      And "Ember Giant" is in Alice's hand

    @clause-together
    Scenario: When both have chosen, both cards are discarded
      Given it is Alice's main phase
      And Alice has a "Shared Loss" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Giant" in her hand
      And Bob has a "Tide Scout" in his hand
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Shared Loss"
      And Alice chooses "Ember Scout"
      And Bob chooses "Tide Giant"
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Giant" is in Bob's graveyard
      And Alice has a card in her hand
      And Bob has a card in his hand

    @clause-knows
    Scenario: Bob sees which card Alice will discard before he chooses his
      Given it is Alice's main phase
      And Alice has a "Shared Loss" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Giant" in her hand
      And Bob has a "Tide Scout" in his hand
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Shared Loss"
      And Alice chooses "Ember Scout"
      Then Bob sees "Ember Scout"
      And Bob does not see "Ember Giant"

    @clause-part
    Scenario: The cards of the first paragraph are discarded before the next is announced
      Given it is Alice's main phase
      And Alice has a "Long Famine" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Guard" in her hand
      And Alice has an "Ember Giant" in her hand
      And Bob has a "Tide Scout" in his hand
      And Bob has a "Tide Guard" in his hand
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Long Famine"
      And Alice chooses "Ember Scout"
      And Bob chooses "Tide Giant"
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Giant" is in Bob's graveyard
      And Alice has two cards in her hand
      And Bob has two cards in his hand

    @clause-together
    Scenario: Where each player may draw, Alice does not before Bob has said whether he does
      Given it is Alice's main phase
      And Alice has an "Open Well" in her hand
      When Alice plays "Open Well"
      And everyone passes until somebody may say no
      And Alice says yes
      Then Bob is asked what to do
      And Alice has no cards in her hand
      When Bob says yes
      Then Alice has a card in her hand
      And Bob has a card in his hand

    @clause-active
    Scenario: Alice is the first to say whether she draws in her turn, though Bob has played the card by which each player may
      Given it is Alice's main phase
      And Bob has an "Open Well" in his hand
      When Alice passes
      And Bob plays "Open Well"
      And everyone passes until somebody may say no
      Then Alice is asked what to do
      When Alice says no
      And Bob says yes
      Then "Open Well" is in Bob's graveyard
      And Alice has no cards in her hand
      And Bob has a card in his hand

  @DZ-4.9.2-6
  Rule: 4.9.2-6 A card that has moved other than between squares is looked up as it was just before

    @example
    Scenario: A unit that was put into the hand damages the line on which it last stood
      Given it is Alice's main phase
      And Alice has a "Spark Drake" in her hand
      And Bob has a released "Tide Giant" in his right center square
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a "Recall" in his hand
      When Alice plays "Spark Drake" to her left own square
      And everyone passes until an ability is on the stack
      And Bob plays "Recall" aiming at "Spark Drake"
      And everyone passes until the stack is empty
      Then "Spark Drake" is in Alice's hand
      And "Tide Giant" has 1000 damage
      And "Tide Guard" has no damage

    Scenario Outline: A unit that died together with another damages the line on which it died, though it has come back on another, laid <place> that one
      Given it is Alice's main phase
      And Alice has a released "Line Mourner" in her left own square
      And Alice has a released "Ember Scout" in her middle own square
      And Alice has a "Firestorm" in her hand
      And Alice has a "Mourner's Call" in her hand
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Firestorm"
      And everyone passes until cards are to be laid in an order
      And Alice lays "<first>" and "<second>" in that order
      And Alice plays "Mourner's Call"
      And everyone passes until a square is chosen
      And Alice puts "Line Mourner" on her right own square
      And everyone passes until the stack is empty
      Then "Line Mourner" is in Alice's right own square
      And "Tide Giant" has 3000 damage

      Examples:
        | place | first        | second       |
        | above | Line Mourner | Ember Scout  |
        | below | Ember Scout  | Line Mourner |

    Scenario: What a unit has made for the end of the turn looks at the line on which it stood, though it has come back on another
      Given it is Alice's main phase
      And Alice has a released "Patient Lookout" in her left own square
      And Alice has a "Rescue Call" in her hand
      And Bob has a released "Tide Giant" in his right own square
      When Alice activates "Patient Lookout"
      And everyone passes until the stack is empty
      And Alice plays "Rescue Call" aiming at "Patient Lookout"
      And everyone passes until the stack is empty
      And Alice plays "Patient Lookout" to her right own square
      And everyone passes until Bob's energy phase
      Then "Patient Lookout" is in Alice's right own square
      And Alice has a card in her hand

  @DZ-4.9.2-7
  Rule: 4.9.2-7 A variable of an effect gets its value once, as it resolves, and keeps it
    - then: the value is found as the spell or ability resolves, not before
    - kept: afterwards it does not change

    @clause-then
    Scenario: A unit that comes before the spell resolves counts
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a "Rally" in her hand
      And Alice has a "Quick Hawk" in her hand
      When Alice plays "Rally" aiming at "Ember Scout"
      And Alice plays "Quick Hawk" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 3000

    @clause-kept
    Scenario: A unit that comes after the spell has resolved does not count
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a "Rally" in her hand
      And Alice has a "Quick Hawk" in her hand
      When Alice plays "Rally" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Quick Hawk" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000

    @clause-kept
    Scenario: What is to be done at the end of the turn is done for as much as X was when the spell was played
      Given it is Alice's main phase
      And Alice has a "Late Tithe" in her hand
      When Alice plays "Late Tithe"
      And Alice chooses the number 2
      And everyone passes until Bob's energy phase
      Then "Late Tithe" is in Alice's graveyard
      And Alice has two cards in her hand

  @DZ-4.9.2-8
  Rule: 4.9.2-8 Last, a unit or base is put on its square, and a strategy into its owner's graveyard
    - unit: a unit is put on the square that was named, under the control of whoever played it
    - base: so is a base
    - strategy: a strategy is put into its owner's graveyard
    - last: only when all that it says is done
    - stack: from the stack, so it stays wherever its own text has put it

    @clause-unit
    Scenario: A unit comes to its square under the control of the player who played it
      Given it is Alice's main phase
      And Alice has a "Calm Sage" in her hand
      And Bob could respond
      When Alice plays "Calm Sage" to her left own square
      And Bob passes
      Then "Calm Sage" is in Alice's left own square
      And Alice may activate "Calm Sage"

    @clause-base
    Scenario: A base comes to its square
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      And Bob could respond
      When Alice plays "Ember Camp" to her right base square
      And Bob passes
      Then "Ember Camp" is in Alice's right base square

    @clause-strategy
    Scenario: A strategy of Bob's that Alice has played goes to the graveyard of Bob, its owner
      Given it is Alice's main phase
      And Alice has a "Borrowed Voice" in her hand
      And Bob has a "Quick Study" in his graveyard
      When Alice plays "Borrowed Voice"
      And everyone passes until the stack is empty
      And Alice plays Bob's "Quick Study"
      And everyone passes until the stack is empty
      Then "Quick Study" is in Bob's graveyard
      And "Borrowed Voice" is in Alice's graveyard
      And Alice has a card in her hand

    @clause-strategy
    Scenario: A strategy that says nothing is put into the graveyard as it resolves
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      And Bob could respond
      When Alice plays "Quiet Nod"
      And Bob passes
      Then "Quiet Nod" is in Alice's graveyard
      And the stack is empty

    @clause-last
    Scenario: A strategy that counts its player's graveyard does not count itself
      Given it is Alice's main phase
      And Alice has a "Count the Fallen" in her hand
      And Alice has an "Ember Scout" in her graveyard
      When Alice plays "Count the Fallen"
      And everyone passes until the stack is empty
      Then "Count the Fallen" is not in Alice's hand
      And Alice has a card in her hand

    @example @clause-stack
    Scenario: A strategy that puts itself into the energy zone does not go to the graveyard
      Given it is Alice's main phase
      And Alice has a "Green Hymn" in her hand
      When Alice plays "Green Hymn"
      And everyone passes until the stack is empty
      Then "Green Hymn" is in Alice's energy zone
      And Alice has no cards in her graveyard

  @DZ-4.9.2-9-1
  Rule: 4.9.2-9-1 An ability that showed its card in the hand is carried out if the card is still there

    Scenario: Bob still holds the card that he has shown, and draws two
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until the stack is empty
      Then "Hidden Avenger" is in Bob's hand
      And Bob has three cards in his hand

    Scenario: Bob still holds the card that he has shown twice, and its ability is carried out twice
      Given it is Alice's main phase
      And Alice has a "Firestorm" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob controls Alice's "Ember Scout", released in his right own square
      And Bob has an "Open Mourner" in his hand
      When Alice plays "Firestorm"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until Bob's main phase
      Then "Open Mourner" is in Bob's hand
      And Bob has four cards in his hand

  @DZ-4.9.2-9-2
  Rule: 4.9.2-9-2 An ability that showed its card in the hand does nothing if the card is no longer there

    Scenario: Bob has discarded the card that he has shown, and draws none
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Clear the Hand" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And Alice plays "Clear the Hand"
      And everyone passes until the stack is empty
      Then "Hidden Avenger" is in Bob's graveyard
      And Bob has no cards in his hand

    Scenario: Bob has discarded the card that he has shown, and draws none though he has it in his hand again
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has an "Empty and Refill" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has an "Open Mourner" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until there is one thing left on the stack
      And Alice plays "Empty and Refill"
      And everyone passes until the stack is empty
      Then "Open Mourner" is in Bob's hand
      And Bob has two cards in his hand

  @DZ-4.9.3-1
  Rule: 4.9.3-1 A move is countered if the unit has left its square, but not if it is frozen meanwhile
    - left: if the unit no longer stands where it stood, the move is countered
    - frozen: that it is frozen by now does not matter
    - full: that another unit of the player stands on the other square by now does not matter

    @example @clause-left
    Scenario: A unit that was put on another square does not move
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a "Puppet Strings" in his hand
      When Alice moves "Ember Scout" to her left center square
      And Bob plays "Puppet Strings" aiming at "Ember Scout"
      And everyone passes until there is one thing left on the stack
      And Bob chooses his left enemy square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's right own square

    @clause-left
    Scenario: A unit that left its square and came back to it as a new card does not move
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her middle center square
      And Bob has a "Round Trip" in his hand
      When Alice moves "Ember Scout" to her left center square
      And Bob plays "Round Trip" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's middle center square
      And "Ember Scout" is frozen

    @clause-left
    Scenario: A unit that had left the squares and come back before its move was announced moves
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a "Round Trip" in her hand
      And Alice has a "Long Frost" in her hand
      When Alice plays "Round Trip" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Long Frost"
      And everyone passes until the stack is empty
      And Alice moves "Ember Scout" to her right center square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's right center square

    @clause-left @needs-events
    Scenario: The move of a unit that was put on another square ends without effect
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a "Side Step" in his hand
      When Alice moves "Ember Scout" to her left center square
      And Bob plays "Side Step" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then these happened in this order: announced as move of "Ember Scout" by Alice, move of "Ember Scout", resolve end as fizzled of "Ember Scout"

    @example @clause-frozen
    Scenario: A unit that was frozen moves all the same
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a "Lullaby" in his hand
      When Alice moves "Ember Scout" to her left center square
      And Bob plays "Lullaby" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left center square
      And "Ember Scout" is released

    @example @clause-full
    Scenario: A unit moves to a square where another unit of its player stands by now, and is destroyed
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a "Puppet Strings" in his hand
      When Alice moves "Ember Scout" to her left center square
      And Bob plays "Puppet Strings" aiming at "Ember Giant"
      And everyone passes until there is one thing left on the stack
      And Bob chooses his right center square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Ember Giant" is in Alice's left center square

  @DZ-4.9.3-2
  Rule: 4.9.3-2 The unit is put on the square that was named, and is released
    - square: it is put on the square that was named
    - released: it is released

    @clause-square
    Scenario: A unit with several ways comes to the square that was named
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her middle own square
      When Alice moves "Ember Scout" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's right own square

    @clause-square
    Scenario: A unit that has come to its square has been moved this turn, by the player who moved it and no other
      Given it is Alice's main phase
      And Alice has a released "Second Wanderer" in her middle own square
      And Bob has a released "Second Wanderer" in his middle own square
      When Alice moves Alice's "Second Wanderer" to her right own square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Bob has no cards in his hand

    @clause-square @clause-released
    Scenario: A unit that was frozen while its move was on the stack is released
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her middle own square
      And Bob has a "Lullaby" in his hand
      When Alice moves "Ember Scout" to her right own square
      And Bob plays "Lullaby" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's right own square
      And "Ember Scout" is released

    @clause-square
    Scenario: A unit that has come to its square has moved, for a strategy of its player's that asks whether any player has moved one
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her middle own square
      And Alice has an "All Roads" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice moves "Ember Scout" to her right own square
      And everyone passes until the stack is empty
      And Alice plays "All Roads"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-square
    Scenario: A unit that has come to its square has moved, for a strategy of the other player's that asks whether any player has moved one
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her middle own square
      And Bob has an "All Roads" in his hand
      And the top of Bob's deck is "Tide Giant"
      When Alice moves "Ember Scout" to her right own square
      And everyone passes until the stack is empty
      And Alice passes
      And Bob plays "All Roads"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand

  @DZ-4.9.4
  Rule: 4.9.4 While something resolves nothing is played, triggers wait and no rule effect is checked
    - play: no spell is played, and no ability is activated
    - trigger: an ability may trigger, but comes to the stack only afterwards
    - rules: no rule effect is checked

    @clause-play
    Scenario: Alice, who is asked what to destroy, cannot play a card instead
      Given it is Alice's main phase
      And Alice has a "Cull the Small" in her hand
      And Alice has a "Quick Study" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Twin Banner" in his right own square
      When Alice plays "Cull the Small"
      And Alice passes
      And Alice tries to play "Quick Study"
      Then that is refused

    @clause-play
    Scenario: Alice, who is asked what to discard, cannot activate an ability instead
      Given it is Alice's main phase
      And Alice has a "Shared Loss" in her hand
      And Alice has a "Quick Study" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice has a released "Quick Sage" in her left own square
      When Alice plays "Shared Loss"
      And Alice passes
      And Alice tries to activate "Quick Sage"
      Then that is refused

    @clause-trigger
    Scenario: An ability that triggers by the first of two drawn cards waits for the second
      Given it is Alice's main phase
      And Alice has a "Draw and Ponder" in her hand
      And Alice has a released "Greedy Reader" in her left own square
      And Alice has an "Ember Scout" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Draw and Ponder"
      Then "Tide Giant" is in Alice's hand
      And the stack is empty
      And Bob has no cards in his smash zone

    @clause-trigger
    Scenario: An ability that has triggered in a resolution is stacked afterwards
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a released "Greedy Reader" in her left own square
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-rules
    Scenario: A unit with more damage than power is not destroyed if the damage is removed in the same resolution
      Given it is Alice's main phase
      And Alice has a "Fever Dream" in her hand
      And Alice has an "Ember Scout" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Fever Dream" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Guard" is in Bob's left own square
      And "Tide Guard" has no damage
