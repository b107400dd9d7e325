Feature: Dimension Zero 2.25 Open and hidden information

  @DZ-2.25.1
  Rule: 2.25.1 Some of what there is in a game is open information

    Scenario: The front of a unit that Bob plays is open to Alice, whose turn it is
      Given it is Alice's main phase
      And Bob has a "Quick Hawk" in his hand
      When Alice passes
      And Bob plays "Quick Hawk" to his left own square
      And everyone passes until the stack is empty
      Then Alice sees "Quick Hawk"

  @DZ-2.25.1-1
  Rule: 2.25.1-1 Open information is what all players can know, and who is asked for it must not lie
    - squares: the cards on squares
    - stack: the cards on the stack
    - energy: the cards in the energy zone
    - plan: the card in the plan zone
    - removed: the cards in the remove zone
    - graveyard: the cards in the graveyard, all of them
    - counts: the numbers of cards in hand, deck and graveyard

    @clause-squares
    Scenario Outline: Bob sees a <kind> of Alice's on its square
      Given it is Alice's main phase
      And Alice has an "<card>" in her hand
      When Alice plays "<card>" to her left <square>
      And everyone passes until the stack is empty
      Then Bob sees "<card>"

      Examples:
        | kind | card        | square      |
        | unit | Ember Guard | own square  |
        | base | Ember Camp  | base square |

    @clause-stack
    Scenario: Bob sees a card of Alice's on the stack
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob could respond
      When Alice plays "Ember Guard" to her left own square
      Then "Ember Guard" is on the stack
      And Bob sees "Ember Guard"

    @clause-energy
    Scenario: Bob sees a card that Alice puts into her energy zone
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      When Alice puts "Tide Brute" into her energy zone
      Then Bob sees "Tide Brute"

    @clause-plan
    Scenario: Bob sees the plan that Alice makes
      Given it is Alice's main phase
      And the top of Alice's deck is "Tide Giant"
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Bob sees "Tide Giant"

    @clause-removed
    Scenario: Both players see a card that is removed from the game
      Given it is Alice's main phase
      And Alice has a "Cast Out" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Cast Out" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then Bob has no cards in his left own square
      And Alice sees "Tide Guard"
      And Bob sees "Tide Guard"

    @clause-graveyard
    Scenario: Bob sees all cards of Alice's graveyard, those beneath others too
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "Quick Study" in her hand
      When Alice plays "Read the Tide"
      And Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then Bob sees "Quick Study"
      And Bob sees "Read the Tide"

    @clause-counts
    Scenario: Each player counts the cards in the other's hand, deck and graveyard
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has eight cards in her deck
      And Bob has three cards in his hand
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then Bob counts one card in Alice's hand
      And Bob counts seven cards in Alice's deck
      And Bob counts one card in Alice's graveyard
      And Alice counts three cards in Bob's hand

  @DZ-2.25.2
  Rule: 2.25.2 Some of what there is in a game is hidden information

    Scenario: The front of a card that Bob draws is hidden from Alice
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      And the top of Bob's deck is "Tide Giant"
      When Alice passes
      And Bob plays "Quick Study"
      And everyone passes until the stack is empty
      Then Bob sees "Tide Giant"
      And Alice does not see "Tide Giant"

  @DZ-2.25.2-1
  Rule: 2.25.2-1 Hidden information is what not all players know; while it is revealed, it is open
    - hand: the cards in a hand, from the other player
    - deck: the cards in a deck, from both players
    - smash: the cards in a smash zone, from both players
    - revealed: a hidden card that an effect reveals is open while it is revealed, and no longer

    @clause-hand
    Scenario: A card that Alice draws is seen by her and not by Bob
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then Alice sees "Tide Giant"
      And Bob does not see "Tide Giant"

    @clause-deck
    Scenario: Nobody sees the cards of a deck that has been shuffled with the plan
      Given it is Alice's main phase
      And Alice has a "New Order" in her hand
      And Alice has the plan "Tide Giant"
      When Alice plays "New Order"
      And everyone passes until the stack is empty
      Then nobody sees the cards in Alice's deck
      And Bob does not see "Tide Giant"

    @clause-deck @clause-hand @needs-events
    Scenario: The other player is shown no card of a deck that is searched, nor the card that is put from it into the hand
      Given it is Alice's main phase
      And Bob has a "Quiet Search" in his hand
      And the top of Bob's deck is "Tide Guard" and "Tide Giant"
      When Alice passes
      And Bob plays "Quiet Search"
      And everyone passes until a card is to be found
      And Bob chooses "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's hand
      And Alice has never been shown "Tide Guard"
      And Alice has never been shown "Tide Giant"

    @clause-smash
    Scenario: Nobody sees the cards that Bob is smashed for
      Given it is Alice's smash phase
      And Alice has a released "Ember Guard" in her left center square
      When Alice smashes with "Ember Guard"
      Then nobody sees the cards in Bob's smash zone

    @clause-revealed
    Scenario: Both cards that Alice has announced to discard are open while Bob chooses his, and the third is not
      Given it is Alice's main phase
      And Alice has a "Bonfire of Books" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Guard" in her hand
      And Alice has an "Ember Giant" in her hand
      And Bob has three cards in his hand
      When Alice plays "Bonfire of Books"
      And Alice chooses "Ember Scout" and "Ember Giant"
      Then Bob sees "Ember Scout"
      And Bob sees "Ember Giant"
      And Bob does not see "Ember Guard"

    @clause-revealed @needs-events
    Scenario: The players are told of both cards that Alice announces to discard
      Given it is Alice's main phase
      And Alice has a "Bonfire of Books" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Guard" in her hand
      And Alice has an "Ember Giant" in her hand
      And Bob has three cards in his hand
      When Alice plays "Bonfire of Books"
      And Alice chooses "Ember Scout" and "Ember Giant"
      Then these happened in this order: played by Alice, revealed by Alice with "Ember Scout"
      And these happened in this order: played by Alice, revealed by Alice with "Ember Giant"

    @clause-revealed
    Scenario: While Bob's hand is revealed Alice sees it, and then she does not
      Given it is Alice's main phase
      And Alice has an "Open Hand" in her hand
      And Bob has a "Tide Guard" in his hand
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Open Hand"
      Then Alice sees "Tide Guard"
      And Alice sees "Tide Giant"
      When Alice chooses "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard
      And Alice does not see "Tide Giant"

    @clause-revealed @needs-events
    Scenario: The units that a player has found in her deck, all of which she has seen, are revealed as the effect says
      Given it is Alice's main phase
      And Alice has a "Wide Search" in her hand
      And the top of Alice's deck is "Tide Guard", "Tide Camp", "Tide Giant", "Tide Scout"
      When Alice plays "Wide Search"
      And everyone passes until a card is to be found
      And Alice chooses "Tide Guard" and "Tide Giant"
      And everyone passes until the stack is empty
      Then these happened in this order: searched by Alice with "Tide Camp", revealed by Alice with "Tide Giant", move of "Tide Giant"
      And these happened in this order: searched by Alice with "Tide Giant", revealed by Alice with "Tide Guard", move of "Tide Guard"

  @DZ-2.25.3
  Rule: 2.25.3 Who controls an effect that reveals a certain part of what is hidden may fail to find it
    - may: its controller may say that it was not found
    - hidden: only what is hidden; what all players see is found
    - certain: only a certain part; of cards of any kind so many are found as there are

    # docs/decisions/3221-who-finds-nothing.md
    @example
    @clause-may
    Scenario: A player says that there is no unit in her hand, to which one has just returned
      Given it is Alice's main phase
      And Alice has a released "Moonlit Witch" in her left own square
      When Alice activates "Moonlit Witch"
      Then Alice may find nothing
      When Alice finds nothing
      Then "Moonlit Witch" is in Alice's hand
      And Alice has no cards in her left own square

    @clause-may
    Scenario: A player says that there is no unit in her deck
      Given it is Alice's main phase
      And Alice has a "Muster" in her hand
      And the top of Alice's deck is "Tide Giant" and "Ember Giant"
      When Alice plays "Muster"
      Then Alice may find nothing
      When Alice finds nothing
      Then Alice has six cards in her energy zone
      And "Muster" is in Alice's graveyard

    @clause-may
    Scenario: Who does not control the effect cannot say that there is no unit in his hand
      Given it is Alice's main phase
      And Alice has a "Picked Tribute" in her hand
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Picked Tribute"
      And Bob tries to find nothing
      Then that is refused

    @clause-hidden
    Scenario: A player cannot say that there is no unit in her energy zone, which all see
      Given it is Alice's main phase
      And Alice has a "Forced March" in her hand
      And Alice has a released "Ember Giant" in her energy zone
      When Alice plays "Forced March"
      And Alice tries to find nothing
      Then that is refused

    @clause-hidden
    Scenario: A player who searches her graveyard cannot say that there is no unit in it
      Given it is Alice's main phase
      And Alice has a "Grave Search" in her hand
      And Alice has a "Tide Guard" in her graveyard
      And Alice has a "Tide Giant" in her graveyard
      When Alice plays "Grave Search"
      And everyone passes until a card is to be found
      And Alice tries to find nothing
      Then that is refused

    @clause-certain
    Scenario: A player cannot say that there is no card in her hand, where a card of any kind is meant
      Given it is Alice's main phase
      And Alice has a "Lay Aside" in her hand
      And Alice has an "Ember Camp" in her hand
      When Alice plays "Lay Aside"
      And Alice tries to find nothing
      Then that is refused

    @clause-may
    Scenario: A player who may search her deck for two units finds both
      Given it is Alice's main phase
      And Alice has a "Wide Search" in her hand
      And the top of Alice's deck is "Tide Guard", "Tide Camp", "Tide Giant"
      When Alice plays "Wide Search"
      And everyone passes until a card is to be found
      And Alice chooses "Tide Guard" and "Tide Giant"
      And everyone passes until the stack is empty
      Then Alice's hand is "Tide Guard" and "Tide Giant"

    @clause-may
    Scenario: A player who may search her deck for two units says that there is but one
      Given it is Alice's main phase
      And Alice has a "Wide Search" in her hand
      And the top of Alice's deck is "Tide Guard", "Tide Camp", "Tide Giant"
      When Alice plays "Wide Search"
      And everyone passes until a card is to be found
      And Alice chooses "Tide Giant"
      And everyone passes until the stack is empty
      Then Alice's hand is "Tide Giant"

    @clause-hidden
    Scenario: A player who searches her graveyard for two units cannot say that there is but one
      Given it is Alice's main phase
      And Alice has a "Grave Calls" in her hand
      And Alice has a "Tide Guard" in her graveyard
      And Alice has a "Tide Giant" in her graveyard
      And Alice has a "Tide Brute" in her graveyard
      When Alice plays "Grave Calls"
      And everyone passes until a card is to be found
      And Alice tries to choose "Tide Guard"
      Then that is refused

  @DZ-2.25.4
  Rule: 2.25.4 Hidden information is open as long as an effect makes it known to all players
    - known: what an effect makes known to all players is found
    - while: as long as it does so; what is hidden again need not be found

    @example
    @clause-known
    Scenario: A player cannot say that there is no unit in the hand that the opponent shows
      Given it is Alice's main phase
      And Alice has an "Open Hand" in her hand
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Open Hand"
      And Alice tries to find nothing
      Then that is refused

    @clause-known
    Scenario: The only unit in the hand that the opponent shows is found
      Given it is Alice's main phase
      And Alice has an "Open Hand" in her hand
      And Bob has a "Tide Guard" in his hand
      When Alice plays "Open Hand"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard

    @clause-while
    Scenario: A player says that there is no unit in her hand when it is hidden again
      Given it is Alice's main phase
      And Alice has a "Short Glimpse" in her hand
      And Alice has an "Ember Guard" in her hand
      And Alice has an "Ember Giant" in her hand
      When Alice plays "Short Glimpse"
      Then Alice may find nothing
      When Alice finds nothing
      Then "Ember Guard" is in Alice's hand
      And "Ember Giant" is in Alice's hand
      And "Short Glimpse" is in Alice's graveyard
