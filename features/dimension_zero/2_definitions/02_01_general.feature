Feature: Dimension Zero 2.1 Words about cards and players

  @DZ-2.1.1-1
  Rule: 2.1.1-1 A card's owner is the player who began the game with it in the deck
    - graveyard: it goes to the owner's graveyard, whoever controls it
    - hand: and to the owner's hand
    - text: what is said of the cards that a player owns is said of it, whoever controls it

    @clause-graveyard
    Scenario: A unit of Bob's that Alice controls dies into Bob's graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice controls Bob's "Ember Scout", released in her left own square
      When Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's graveyard
      And "Ember Scout" is not in Alice's graveyard

    @clause-graveyard
    Scenario: A unit of Bob's that has died while Alice controlled it means Bob's units from his graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice controls Bob's "Fallen Hero", released in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Scorch" aiming at "Fallen Hero"
      And everyone passes until the stack is empty
      Then "Fallen Hero" is in Bob's graveyard
      And "Ember Guard" has power 3000
      And "Tide Guard" has power 4000

    @clause-hand
    Scenario: A unit of Bob's that Alice controls goes back to Bob's hand
      Given it is Alice's main phase
      And Alice has a "Homeward Wind" in her hand
      And Alice controls Bob's "Ember Scout", released in her left own square
      When Alice plays "Homeward Wind" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's hand
      And Alice has no cards in her hand

    @clause-text
    Scenario: A unit of Bob's that Alice controls and moves is a card that Bob owns
      Given it is Alice's main phase
      And Alice controls Bob's "Ember Scout", released in her left own square
      And Alice has a "Milestone" in her left base square
      And Bob has a "Milestone" in his left base square
      When Alice moves "Ember Scout" to her left center square
      And everyone passes until the stack is empty
      Then Bob has a card in his hand
      And Alice has no cards in her hand

  @DZ-2.1.3
  Rule: 2.1.3 The two players are each other's opponents, and the one whose turn it is is the active one
    - players: each player means both
    - opponent: the opponent is the other player, seen from whoever's card says it
    - active: the active player is the one whose turn it is, whoever's card says it
    - inactive: the other one is not active

    @clause-players
    Scenario: A strategy says what each player does, and both do it
      Given it is Alice's main phase
      And Alice has a "Shared Study" in her hand
      And the top of Alice's deck is "Tide Giant"
      And the top of Bob's deck is "Ember Giant"
      When Alice plays "Shared Study"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And "Ember Giant" is in Bob's hand

    @clause-opponent
    Scenario: The opponent in a card of Alice's is Bob
      Given it is Alice's main phase
      And Alice has a "Jeer" in her hand
      When Alice plays "Jeer"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      And Alice has no cards in her smash zone

    @clause-opponent
    Scenario: The opponent in a card of Bob's is Alice, in her own turn too
      Given it is Alice's main phase
      And Bob has a "Jeer" in his hand
      When Alice passes
      And Bob plays "Jeer"
      And everyone passes until the stack is empty
      Then Alice has a card in her smash zone
      And Bob has no cards in his smash zone

    @clause-active
    Scenario: The active player in a card of Bob's is Alice in her turn
      Given it is Alice's main phase
      And Bob has a "Tribute" in his hand
      And the top of Alice's deck is "Tide Giant"
      When Alice passes
      And Bob plays "Tribute"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And Bob has no cards in his hand

    @clause-active
    Scenario: The active player in a card of Bob's is Bob in his turn
      Given it is Bob's main phase
      And Bob has a "Tribute" in his hand
      And the top of Bob's deck is "Tide Giant"
      When Bob plays "Tribute"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand
      And Alice has no cards in her hand

    @clause-inactive
    Scenario: The player who is not active in a card of Alice's is Bob in her turn
      Given it is Alice's main phase
      And Alice has a "Consolation" in her hand
      And the top of Bob's deck is "Tide Giant"
      When Alice plays "Consolation"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand
      And Alice has no cards in her hand

    @clause-inactive
    Scenario: The player who is not active in a card of Bob's is Bob in Alice's turn
      Given it is Alice's main phase
      And Bob has a "Consolation" in his hand
      And the top of Bob's deck is "Tide Giant"
      When Alice passes
      And Bob plays "Consolation"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand
      And Alice has no cards in her hand

  @DZ-2.1.4-1
  Rule: 2.1.4-1 A spell is owned by its card's owner and controlled by who played it
    - owner: it is owned by who owns its card
    - controller: it is controlled by who played it, and does what it says for that player

    @clause-controller
    Scenario: A strategy of Bob's that Alice plays is a spell of hers, and draws a card for her
      Given it is Alice's main phase
      And Alice has a "Borrowed Voice" in her hand
      And Bob has a "Read the Tide" in his graveyard
      And Bob could respond
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Borrowed Voice"
      And everyone passes until the stack is empty
      And Alice plays Bob's "Read the Tide"
      Then Alice controls "Read the Tide" on the stack
      When everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-owner
    Scenario: A strategy of Bob's that Alice has played goes to Bob's graveyard
      Given it is Alice's main phase
      And Alice has a "Borrowed Voice" in her hand
      And Bob has a "Read the Tide" in his graveyard
      And Bob could respond
      When Alice plays "Borrowed Voice"
      And everyone passes until the stack is empty
      And Alice plays Bob's "Read the Tide"
      Then "Read the Tide" is not in Bob's graveyard
      When everyone passes until the stack is empty
      Then "Read the Tide" is in Bob's graveyard
      And "Read the Tide" is not in Alice's graveyard

    @clause-controller
    Scenario: A unit of Bob's that Alice plays comes under her control
      Given it is Alice's main phase
      And Alice has a "Borrowed Body" in her hand
      And Bob has a "Calm Sage" in his graveyard
      When Alice plays "Borrowed Body"
      And everyone passes until the stack is empty
      And Alice plays Bob's "Calm Sage" to her left own square
      And everyone passes until the stack is empty
      Then Alice may activate "Calm Sage"

    @clause-owner
    Scenario: A unit of Bob's that Alice has played goes back to Bob's hand
      Given it is Alice's main phase
      And Alice has a "Borrowed Body" in her hand
      And Alice has a "Homeward Wind" in her hand
      And Bob has a "Calm Sage" in his graveyard
      When Alice plays "Borrowed Body"
      And everyone passes until the stack is empty
      And Alice plays Bob's "Calm Sage" to her left own square
      And everyone passes until the stack is empty
      And Alice plays "Homeward Wind" aiming at "Calm Sage"
      And everyone passes until the stack is empty
      Then "Calm Sage" is in Bob's hand

  @DZ-2.1.5
  Rule: 2.1.5 Activated and triggered abilities on the stack are abilities, and so is the text of a card
    - activated: an activated ability on the stack is one
    - triggered: a triggered ability on the stack is one
    - spell: a spell is none
    - text: the text of a card is called its ability, too: static, activated and triggered ones

    @clause-activated
    Scenario: An activated ability is an ability on the stack
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And Bob could respond
      When Alice activates "Calm Sage"
      Then an ability of "Calm Sage" is on the stack

    @clause-triggered
    Scenario: A triggered ability is an ability on the stack
      Given it is Alice's energy phase
      And Alice has a released "Main Herald" in her left own square
      And Alice could respond
      When everyone passes until Alice's main phase
      Then an ability of "Main Herald" is on the stack

    @clause-spell
    Scenario Outline: A <kind> on the stack is no ability
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob could respond
      When Alice plays <play>
      Then "<card>" is on the stack
      And no ability of "<card>" is on the stack

      Examples:
        | kind     | card          | play                                    |
        | strategy | Read the Tide | "Read the Tide"                         |
        | unit     | Calm Sage     | "Calm Sage" to her left own square      |
        | base     | Ember Camp    | "Ember Camp" to her left base square    |

    @clause-text
    Scenario: A unit that has lost its abilities may do what its text forbade
      Given it is Alice's main phase
      And Alice has a "Great Forgetting" in her hand
      And Alice has a released "Rooted Oak" in her left own square
      When Alice plays "Great Forgetting" aiming at "Rooted Oak"
      And everyone passes until the stack is empty
      And Alice tries to move "Rooted Oak" to her middle own square
      Then that is allowed

    @clause-text
    Scenario: A unit that has lost its abilities cannot do what its text let it
      Given it is Alice's main phase
      And Alice has a "Great Forgetting" in her hand
      And Alice has a released "Calm Sage" in her left own square
      When Alice plays "Great Forgetting" aiming at "Calm Sage"
      And everyone passes until the stack is empty
      And Alice tries to activate "Calm Sage"
      Then that is refused

    @clause-text
    Scenario: What the text of a unit that has lost its abilities waits for triggers nothing
      Given it is Alice's main phase
      And Alice has a "Great Forgetting" in her hand
      And Alice has a "Read the Tide" in her hand
      And Alice has a released "Greedy Reader" in her left own square
      When Alice plays "Great Forgetting" aiming at "Greedy Reader"
      And everyone passes until the stack is empty
      And Alice plays "Read the Tide"
      And everyone passes until nothing is waiting
      Then "Read the Tide" is in Alice's graveyard
      And Bob has no cards in his smash zone

  @DZ-2.1.5-1
  Rule: 2.1.5-1 Who controls its source then owns an ability and, unless another activated it, controls it
    - activated: an activated ability is controlled by who activated it
    - triggered: a triggered ability is controlled by who controlled its source as it triggered

    @clause-activated
    Scenario: An ability of a unit of Bob's that Alice activates is hers, and draws a card for her
      Given it is Alice's main phase
      And Alice controls Bob's "Calm Sage", released in her left own square
      And Bob could respond
      And the top of Alice's deck is "Tide Giant"
      When Alice activates "Calm Sage"
      Then Alice controls "Calm Sage" on the stack
      When everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-activated
    Scenario: An activated ability stays with who activated it when its unit goes back to its owner
      Given it is Alice's main phase
      And Alice controls Bob's "Calm Sage", released in her left own square
      And Alice has a "Homeward Wind" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice activates "Calm Sage"
      And Alice plays "Homeward Wind" aiming at "Calm Sage"
      And everyone passes until the stack is empty
      Then "Calm Sage" is in Bob's hand
      And "Tide Giant" is in Alice's hand

    @clause-triggered
    Scenario: An ability that triggers as a unit of Bob's leaves is Alice's, who controlled it then
      Given it is Alice's main phase
      And Alice controls Bob's "Midnight Tracker", released in her left own square
      And Alice has an "Ember Giant" in her graveyard
      And Bob has a "Tide Giant" in his graveyard
      And Alice has a "Scorch" in her hand
      When Alice plays "Scorch" aiming at "Midnight Tracker"
      And everyone passes until nothing is waiting
      Then "Midnight Tracker" is in Bob's graveyard
      And "Ember Giant" is in Alice's hand
      And "Tide Giant" is in Bob's graveyard
