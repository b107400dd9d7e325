Feature: Dimension Zero 6.1 Buried cards

  Background:
    Given it is Alice's main phase

  @DZ-6.1.1
  Rule: 6.1.1 A buried card is one that an effect put as such face down under a unit or base on a square
    - unit: a card can be buried under a unit
    - base: and under a base
    - face: it lies there face down
    - ability: abilities bury cards as spells do

    @clause-unit
    Scenario: The top card of a deck is buried under a unit of the other player
      Given Bob has a released "Tide Guard" in his left own square
      And the top of Alice's deck is "Ember Scout"
      And Alice has an "Interment" in her hand
      When Alice plays "Interment" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Ember Scout" lies buried under "Tide Guard"

    @clause-base
    Scenario: The top card of a deck is buried under a base
      Given Alice has a "Tide Camp" in her left base square
      And the top of Alice's deck is "Ember Scout"
      And Alice has an "Interment" in her hand
      When Alice plays "Interment" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      Then "Ember Scout" lies buried under "Tide Camp"

    @clause-face
    Scenario: A unit that lay face up lies face down once it is buried
      Given Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      And Alice has a "Sinking Sand" in her hand
      When Alice plays "Sinking Sand" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" lies face down

    @clause-ability
    Scenario: As a unit comes its ability buries a card under each unit that has none, from the deck of its owner
      Given Bob has a released "Tide Guard" in his left own square
      And Bob's "Tide Brute" is buried under Bob's "Tide Giant" in his right own square
      And the top of Alice's deck is "Ember Brute"
      And the top of Bob's deck is "Ember Scout" and "Ember Giant"
      And Alice has a "Silt Archer" in her hand
      When Alice plays "Silt Archer" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Scout" lies buried under "Tide Guard"
      And "Ember Brute" lies buried under "Silt Archer"
      And "Tide Brute" lies buried under "Tide Giant"
      And the top of Bob's deck is "Ember Giant"

    @clause-ability
    Scenario: The card for a unit that Alice controls and Bob owns is buried from Bob's deck
      Given Alice controls Bob's "Tide Guard", released in her middle own square
      And the top of Bob's deck is "Ember Scout"
      And the top of Alice's deck is "Ember Brute" and "Ember Giant"
      And Alice has a "Silt Archer" in her hand
      When Alice plays "Silt Archer" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Scout" lies buried under "Tide Guard"
      And "Ember Brute" lies buried under "Silt Archer"

    @clause-ability
    Scenario: Where a deck has one card for two units of its owner's, that one is buried, and its owner loses
      Given Bob has a released "Tide Guard" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob's deck is "Ember Scout", from the top
      And Alice has a "Silt Archer" in her hand
      When Alice plays "Silt Archer" to her left own square
      And everyone passes until the stack is empty or the game is over
      Then "Ember Scout" is not in Bob's deck
      And Alice wins the game

    @clause-unit
    Scenario: Nobody is asked under which of two units a card is buried where there is no card that could be
      Given Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      And Alice has a "Grave Tending" in her hand
      When Alice plays "Grave Tending"
      And everyone passes until the stack is empty
      Then "Grave Tending" is in Alice's graveyard

    @clause-unit
    Scenario: A strategy puts both cards that it has buried into the hands of their owners
      Given Bob has a released "Tide Guard" in his left own square
      And the top of Alice's deck is "Ember Scout"
      And the top of Bob's deck is "Tide Scout"
      And Alice has a "Shallow Graves" in her hand
      When Alice plays "Shallow Graves" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Tide Scout" is in Bob's hand

    @clause-unit
    Scenario: No card is buried under a unit that has just been put into the hand
      Given Bob has a released "Tide Guard" in his left own square
      And the top of Alice's deck is "Ember Scout"
      And Alice has an "Empty Grave" in her hand
      When Alice plays "Empty Grave" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's hand
      And the top of Alice's deck is "Ember Scout"

  @DZ-6.1.3
  Rule: 6.1.3 A buried card is on the same square as the card above it

    Scenario: A card that Alice buries under a unit of Bob's is on the square of that unit
      Given Bob has a released "Tide Guard" in his right own square
      And the top of Alice's deck is "Ember Scout"
      And Alice has an "Interment" in her hand
      When Alice plays "Interment" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's right own square

    Scenario: A card that Alice buries under a base of Bob's is on the square of that base
      Given Bob has a "Tide Camp" in his middle base square
      And the top of Alice's deck is "Ember Scout"
      And Alice has an "Interment" in her hand
      When Alice plays "Interment" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's middle base square

  @DZ-6.1.4
  Rule: 6.1.4 When the card above it goes from square to square, a buried card goes with it
    - move: as its unit moves
    - effect: and as an effect puts its unit on another square
    - only: a card that is buried under another unit stays

    @clause-move
    Scenario: A buried card goes along as its unit moves
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left center square
      And "Ember Scout" lies buried under "Ember Guard"

    @clause-move
    Scenario: A unit of Alice's and the card of Bob's under it come to another square, each as a card of its owner's
      Given Bob's "Tide Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Milestone" in her left base square
      And Bob has a "Milestone" in his left base square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's left center square
      And Alice has a card in her hand
      And Bob has a card in his hand

    @clause-move
    Scenario: A card that Alice has buried from Bob's deck comes to another square with its unit, as a buried card of Bob's
      Given Alice has a released "Ember Guard" in her left own square
      And the top of Bob's deck is "Tide Scout"
      And Alice has a "Foreign Soil" in her hand
      And Alice has a "Mole Post" in her left base square
      And Bob has a "Mole Post" in his left base square
      When Alice plays "Foreign Soil" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's left center square
      And Bob has a card in his hand
      And Alice has no cards in her hand

    @clause-effect
    Scenario: A card that is buried under a unit of Bob's goes along as Alice has that unit put on another square
      Given Alice's "Ember Scout" is buried under Bob's "Tide Guard" in his left own square
      And Alice has a "Sidestep" in her hand
      When Alice plays "Sidestep" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's middle center square
      And "Ember Scout" lies buried under "Tide Guard"

    @clause-only
    Scenario: A card that is buried under another unit stays
      Given Alice has a released "Ember Guard" in her left own square
      And Alice's "Tide Scout" is buried under Alice's "Tide Guard" in her right own square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left center square
      And "Tide Scout" lies buried under "Tide Guard"

    @clause-effect
    Scenario: The cards of both players that are buried under a unit go along to another square, though Bob's would not go to the graveyard if they fell
      Given Alice has a released "Silt Archer" in her left own square
      And Bob's "Tide Scout" is buried under Bob's "Tide Guard" in his left own square
      And Alice's "Ember Brute" is buried under Bob's "Tide Guard" in his left own square
      And Bob has a "Sidestep" in his hand
      When Alice passes
      And Bob plays "Sidestep" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's middle center square
      And "Tide Scout" lies buried under "Tide Guard"
      And "Ember Brute" lies buried under "Tide Guard"
      And Bob has no cards in his smash zone

    @clause-effect
    Scenario: The card under a base goes along to another base square, though it would not go to the graveyard if it fell
      Given Bob has a released "Silt Archer" in his left own square
      And Alice's "Tide Scout" is buried under Alice's "Tide Camp" in her left base square
      And Alice has a "Moving Camp" in her hand
      When Alice plays "Moving Camp" aiming at "Tide Camp"
      And Alice puts "Tide Camp" on her right base square
      And everyone passes until the stack is empty
      Then "Tide Camp" is in Alice's right base square
      And "Tide Scout" lies buried under "Tide Camp"
      And Alice has no cards in her smash zone

  @DZ-6.1.5
  Rule: 6.1.5 When the card above it leaves the squares, a buried card goes to its owner's graveyard
    - wherever: wherever the card above it goes
    - owner: the graveyard is that of its owner, whoever has the card above it
    - together: both go at the same time
    - replaced: unless something else happens instead of its going there

    @clause-wherever @example
    Scenario: A card that is buried under a unit falls into the graveyard as the unit goes to the hand
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Homeward Wind" in her hand
      When Alice plays "Homeward Wind" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's hand
      And "Ember Scout" is in Alice's graveyard
      And "Ember Scout" is not buried

    @clause-wherever
    Scenario Outline: A buried card falls into the graveyard as its unit goes to the <place>
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "<effect>" in her hand
      When Alice plays "<effect>" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's <place>
      And "Ember Scout" is in Alice's graveyard

      Examples:
        | effect        | place       |
        | Grab to Deck  | deck        |
        | Return to Ash | energy zone |
        | Banishment    | remove zone |

    @clause-wherever
    Scenario: A card that is buried under a base falls into the graveyard as the base goes to the energy zone
      Given Alice's "Ember Scout" is buried under Alice's "Tide Camp" in her left base square
      And Alice has a "Return to Ash" in her hand
      When Alice plays "Return to Ash" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      Then "Tide Camp" is in Alice's energy zone
      And "Ember Scout" is in Alice's graveyard

    @clause-owner
    Scenario: A card of Bob's that is buried under a unit of Alice's falls into Bob's graveyard as the unit goes to hers
      Given Bob's "Tide Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And "Tide Scout" is in Bob's graveyard

    @clause-together @needs-events
    Scenario: A unit goes to the hand at the same time as the card under it goes to the graveyard
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Recall" in her hand
      When Alice plays "Recall" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then these happened at the same time: move of "Ember Guard", move of "Ember Scout"

    @clause-replaced @example
    Scenario: What would fall as a unit of Bob's goes to the hand is put released into the smash zone of its owner instead
      Given Alice has a released "Silt Archer" in her left own square
      And Bob's "Tide Scout" is buried under Bob's "Tide Guard" in his left own square
      And Alice has a "Homeward Wind" in her hand
      When Alice plays "Homeward Wind" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's hand
      And "Tide Scout" is in Bob's smash zone
      And "Tide Scout" is released

    @clause-wherever
    Scenario: A card falls into the graveyard as the unit over it is put under the deck instead of being destroyed
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Banishing Word" in her hand
      When Alice plays "Banishing Word" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then the bottom of Alice's deck is "Ember Guard"
      And "Ember Scout" is in Alice's graveyard

    @clause-wherever @clause-owner @clause-replaced
    Scenario: What falls as a unit goes to the hand that is not the opponent's goes to the graveyard
      Given Alice has a released "Silt Archer" in her left own square
      And Alice controls Bob's "Tide Guard", released in her right own square
      And Alice's "Ember Scout" is buried under Alice's "Tide Guard" in her right own square
      And Alice has a "Homeward Wind" in her hand
      When Alice plays "Homeward Wind" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's hand
      And "Ember Scout" is in Alice's graveyard

    @clause-replaced
    Scenario: A unit that is not buried goes to the graveyard though what falls would go elsewhere
      Given Alice has a released "Silt Archer" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard

    @clause-wherever
    Scenario: A buried card goes to the graveyard as all cards on squares go to hands
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Great Recall" in her hand
      When Alice plays "Great Recall"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's hand
      And "Ember Scout" is in Alice's graveyard

    @clause-together @clause-owner
    Scenario Outline: Of two cards that fall as the unit over them goes to the hand, the owner lays <first> above <second>
      Given Bob's "Tide Scout" is buried under Alice's "Ember Guard" in her left own square
      And Bob's "Tide Brute" is buried under Alice's "Tide Camp" in her left base square
      And Alice has a "Wide Retreat" in her hand
      When Alice plays "Wide Retreat"
      And everyone passes until cards are to be laid in an order
      And Bob lays "<first>" and "<second>" in that order
      Then "Ember Guard" is in Alice's hand
      And "Tide Camp" is in Alice's hand
      And the top of Bob's graveyard is "<first>" and "<second>"

      Examples:
        | first      | second     |
        | Tide Scout | Tide Brute |
        | Tide Brute | Tide Scout |

    @clause-together
    Scenario Outline: As a unit is put into the graveyard, its owner lays <first> above <second>, of it and the card that was buried under it
      Given Bob's "Tide Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Bob has a "Buried Hope" in his hand
      When Alice passes
      And Bob plays "Buried Hope"
      And everyone passes until cards are to be laid in an order
      And Alice lays "<first>" and "<second>" in that order
      Then the top of Alice's graveyard is "<first>" and "<second>"

      Examples:
        | first       | second      |
        | Ember Scout | Ember Guard |
        | Ember Guard | Ember Scout |

    @clause-wherever @clause-owner
    Scenario: The cards of both players that are buried under a unit fall as it goes to the hand, each to its owner's graveyard
      Given Bob's "Tide Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice's "Ember Brute" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Recall" in her hand
      When Alice plays "Recall" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's hand
      And "Tide Scout" is in Bob's graveyard
      And "Ember Brute" is in Alice's graveyard

    @clause-replaced @clause-owner
    Scenario: Both players' cards that would fall as a unit of Bob's goes to the hand are put into their owners' smash zones instead
      Given Alice has a released "Silt Archer" in her left own square
      And Bob's "Tide Scout" is buried under Bob's "Tide Guard" in his left own square
      And Alice's "Ember Brute" is buried under Bob's "Tide Guard" in his left own square
      And Alice has a "Homeward Wind" in her hand
      When Alice plays "Homeward Wind" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's hand
      And "Tide Scout" is in Bob's smash zone
      And "Ember Brute" is in Alice's smash zone

    @clause-together
    Scenario: A second card that was buried under a unit as it dies is put into the graveyard once, with the first
      Given it is Alice's main phase
      And Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And the top of Alice's deck is "Tide Scout"
      And Alice has a "Grave Tally" in her left base square
      And Alice has a "Crushing Soil" in her hand
      And Bob could respond
      When Alice plays "Crushing Soil" aiming at "Ember Guard"
      And everyone passes until cards are to be laid in an order
      And Alice lays the cards in any order
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's graveyard
      And "Ember Scout" is in Alice's graveyard
      And Alice has four cards in her hand

    # Reading: docs/decisions/3602-what-is-buried-leaves-its-square-first.md
    @clause-replaced
    Scenario: What would fall as a unit of Bob's is buried itself is put into the smash zone instead
      Given Alice has a released "Silt Archer" in her left own square
      And Bob's "Tide Scout" is buried under Bob's "Tide Guard" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      And Alice has a "Sinking Sand" in her hand
      When Alice plays "Sinking Sand" aiming at "Tide Guard"
      And Alice chooses "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Guard" lies buried under "Tide Giant"
      And "Tide Scout" is in Bob's smash zone

  @DZ-6.1.6
  Rule: 6.1.6 No card can be buried under itself
    - only: where there is no other card, it is not buried
    - choice: where there is one, the card is buried under that

    @clause-only
    Scenario: The only unit is not buried under a unit that is chosen
      Given Bob has a released "Tide Guard" in his left own square
      And Alice has a "Sinking Sand" in her hand
      When Alice plays "Sinking Sand" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's left own square
      And "Tide Guard" is not buried
      And "Sinking Sand" is in Alice's graveyard

    @clause-only
    Scenario: A unit without another card of its player is not buried in place of going to the graveyard
      Given Alice has a released "Burrowing Colt" in her left own square
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Burrowing Colt"
      And everyone passes until the stack is empty
      Then "Burrowing Colt" is in Alice's graveyard

    @clause-choice
    Scenario: A unit is buried under the one other unit that there is
      Given Bob has a released "Tide Guard" in his left own square
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Sinking Sand" in her hand
      When Alice plays "Sinking Sand" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" lies buried under "Ember Guard"

    @clause-choice
    Scenario: Of two other units the player chooses under which a unit is buried
      Given Bob has a released "Tide Guard" in his left own square
      And Alice has a released "Ember Giant" in her middle own square
      And Alice has a released "Ember Brute" in her right own square
      And Alice has a "Sinking Sand" in her hand
      When Alice plays "Sinking Sand" aiming at "Tide Guard"
      And everyone passes until a card is to be chosen
      And Alice chooses "Ember Brute"
      And everyone passes until the stack is empty
      Then "Tide Guard" lies buried under "Ember Brute"

    @clause-choice
    Scenario: Of two other units the opponent chooses under which a unit is buried, where it is said so
      Given Bob has a released "Tide Guard" in his left own square
      And Alice has a released "Ember Giant" in her middle own square
      And Alice has a released "Ember Brute" in her right own square
      And Alice has a "Shifting Sand" in her hand
      When Alice plays "Shifting Sand" aiming at "Tide Guard"
      And everyone passes until a card is to be chosen
      And Bob chooses "Ember Brute"
      And everyone passes until the stack is empty
      Then "Tide Guard" lies buried under "Ember Brute"

    @clause-only @clause-choice
    Scenario: What is promised if a unit is buried is done where there is another unit, and not where there is none
      Given Bob has a released "Tide Guard" in his left own square
      And Alice has a released "Ember Guard" in her left own square
      And Alice has two "Paid Diggers" in her hand
      When Alice plays "Paid Diggers" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" lies buried under "Ember Guard"
      And Alice has two cards in her hand
      When Alice plays "Paid Diggers" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left own square
      And Alice has a card in her hand

  @DZ-6.1.6-1
  Rule: 6.1.6-1 No card can be buried under a buried card

    Scenario: A card that would be buried under a buried card stays on the deck
      Given Bob's "Tide Scout" is buried under Bob's "Tide Guard" in his left own square
      And the top of Alice's deck is "Ember Scout"
      And Alice has a "Deep Shaft" in her hand
      When Alice plays "Deep Shaft" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then the top of Alice's deck is "Ember Scout"
      And "Deep Shaft" is in Alice's graveyard

    # Reading: docs/decisions/3602-what-is-buried-leaves-its-square-first.md
    Scenario: What lies buried under a unit goes to the graveyard as that unit is buried itself
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      And Alice has a "Sinking Sand" in her hand
      When Alice plays "Sinking Sand" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" lies buried under "Tide Guard"
      And "Ember Scout" is in Alice's graveyard

  @DZ-6.1.7
  Rule: 6.1.7 A buried card belongs to the card above it and cannot be swapped with another
    - which: each lies under a card of its own
    - swap: two of them do not change places

    @clause-which
    Scenario: Of two buried cards the one falls whose unit goes to the hand
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice's "Tide Scout" is buried under Alice's "Tide Guard" in her right own square
      And Alice has a "Recall" in her hand
      When Alice plays "Recall" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's graveyard
      And "Ember Scout" lies buried under "Ember Guard"

    @clause-which
    Scenario: Two units that change squares each take along the card that is buried under them
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice's "Tide Scout" is buried under Alice's "Tide Guard" in her right own square
      And Alice has a "Paradox Waltz" in her hand
      When Alice plays "Paradox Waltz" aiming at "Ember Guard" and "Tide Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's right own square
      And "Ember Scout" lies buried under "Ember Guard"
      And "Tide Scout" lies buried under "Tide Guard"

    @clause-swap
    Scenario: A player cannot have two buried cards of hers change places
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice's "Tide Scout" is buried under Alice's "Tide Guard" in her right own square
      When Alice tries to swap the buried "Ember Scout" and "Tide Scout"
      Then that is refused
      And "Ember Scout" lies buried under "Ember Guard"

  @DZ-6.1.8
  Rule: 6.1.8 A buried card is of no class

    Scenario Outline: A <kind> that is buried is not among the units, bases and strategies that are buried
      Given Alice has a released "Ember Guard" in her left own square
      And Bob's "<card>" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Sorting of Bones" in her hand
      When Alice plays "Sorting of Bones"
      And everyone passes until the stack is empty
      Then "<card>" lies buried under "Ember Guard"
      And "Sorting of Bones" is in Alice's graveyard

      Examples:
        | kind     | card        |
        | unit     | Tide Scout  |
        | base     | Tide Camp   |
        | strategy | Quick Study |

    Scenario: A card of Alice's that is buried under a unit of Bob's is none of the units and bases of hers that go to her hand
      Given Alice's "Ember Scout" is buried under Bob's "Tide Guard" in his left own square
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Wide Retreat" in her hand
      When Alice plays "Wide Retreat"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's hand
      And "Ember Scout" lies buried under "Tide Guard"

    Scenario: A card that is buried is among all buried cards, and the card above it is not
      Given Alice has a released "Ember Guard" in her left own square
      And Bob's "Tide Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Great Exhumation" in her hand
      When Alice plays "Great Exhumation"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And "Ember Guard" is in Alice's left own square

    Scenario: A unit that was buried is a unit again where it has fallen
      Given Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Recall" in her hand
      And Alice has a "Gate of the Deep" in her hand
      When Alice plays "Recall" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then the data of "Ember Scout" are those that are printed on it
      When Alice plays "Gate of the Deep" aiming at "Ember Scout"
      And everyone passes until a square is chosen
      And Alice puts "Ember Scout" on her middle own square
      Then "Ember Scout" is in Alice's middle own square

  @DZ-6.1.9
  Rule: 6.1.9 A buried card is hidden information
    - owner: its owner, who has buried it, does not see it
    - other: nor does the other player, under whose unit it lies

    @clause-owner
    Scenario: Alice does not see the card of hers that she buries under a unit of Bob's
      Given Bob has a released "Tide Guard" in his left own square
      And the top of Alice's deck is "Ember Scout"
      And Alice has an "Interment" in her hand
      When Alice plays "Interment" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then Alice does not see "Ember Scout"
      And "Ember Scout" lies buried under "Tide Guard"

    @clause-other
    Scenario: Bob does not see the card of Alice's that she buries under a unit of his
      Given Bob has a released "Tide Guard" in his left own square
      And the top of Alice's deck is "Ember Scout"
      And Alice has an "Interment" in her hand
      When Alice plays "Interment" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then Bob does not see "Ember Scout"
      And "Ember Scout" lies buried under "Tide Guard"

  @DZ-6.1.10
  Rule: 6.1.10 What checks the event of a buried card's change of zone never looks at its face
    - data: not at what kind of card it is
    - text: nor at its own text
    - event: what asks nothing of its face sees that it is put there

    @clause-data
    Scenario: A buried unit that goes to the graveyard is not a unit that is put there
      Given Bob's "Tide Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Bone Counter" in her left base square
      And Alice has an "Exhumation" in her hand
      When Alice plays "Exhumation" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-data
    Scenario: A buried card whose own text says that it is red is no red card that goes to the graveyard
      Given Bob's "Shrine of Glow" is buried under Alice's "Ember Guard" in her left own square
      And Alice has an "Ember Counter" in her left base square
      And Alice has an "Exhumation" in her hand
      When Alice plays "Exhumation" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Shrine of Glow" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-text
    Scenario: The text of a buried card does not hear that this card is put into the graveyard
      Given Bob's "Little Gull" is buried under Alice's "Ember Guard" in her left own square
      And Alice has an "Exhumation" in her hand
      When Alice plays "Exhumation" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Little Gull" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-event
    Scenario: A buried card that goes to the graveyard is a card that is put there
      Given Bob's "Tide Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a "Stone Counter" in her left base square
      And Alice has an "Exhumation" in her hand
      When Alice plays "Exhumation" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And Alice has a card in her hand

  @DZ-6.1.11
  Rule: 6.1.11 No card is buried under a bonded strategy in the battle space

    @example
    Scenario: A unit whose player has nothing without a buried card but a bonded strategy is not buried under that
      Given Alice has a released "Burrowing Colt" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her right own square
      And Alice has a "Star Verse" bonded to "Ember Guard"
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Burrowing Colt"
      And everyone passes until the stack is empty
      Then "Burrowing Colt" is in Alice's graveyard

    Scenario: Of a unit and the strategy of Bob's that is bonded to it a card is buried under the unit alone
      Given Alice has a released "Ember Guard" in her right own square
      And Bob has a "Star Verse" bonded to "Ember Guard"
      And the top of Alice's deck is "Ember Scout"
      And the top of Bob's deck is "Tide Scout"
      And Alice has a "Blanket of Earth" in her hand
      When Alice plays "Blanket of Earth"
      And everyone passes until the stack is empty
      Then "Ember Scout" lies buried under "Ember Guard"
      And the top of Bob's deck is "Tide Scout"
