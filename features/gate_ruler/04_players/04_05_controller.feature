Feature: Gate Ruler 4-5 Controller

  @GR-4-5a
  Rule: 4-5a The controller is who played the card or ability, and he makes the decisions about it
    - played: who played it controls it
    - decides: that player decides as a card resolves
    - ability: and as an ability resolves

    @clause-played
    Scenario: Who plays a card chooses its targets
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has the opponent's face-up "Weary Song" in her drive zone
      When Alice plays "Weary Song"
      Then Alice chooses between "Ember Recruit" and "Tower Guard"

    @clause-played
    Scenario: Who controls a unit chooses the targets of its ability
      Given it is Alice's attack phase
      And Alice has the opponent's "Marching Tyrant" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice attacks Bob's ruler with "Marching Tyrant"
      And everyone passes until somebody chooses a target
      Then Alice chooses between "Tower Guard" and "Siege Beast"

    @clause-decides
    Scenario: Who played a card chooses as it resolves
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Recruiting Desk" in her drive zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Tower Guard" in her hand
      And Bob has a "Siege Beast" in his hand
      And Bob has a "Clay Bear" in his hand
      When Alice plays "Recruiting Desk"
      And everyone passes until Alice is asked which card
      Then Alice chooses between "Ember Recruit" and "Tower Guard"

    @clause-decides
    Scenario: Who played a card is asked whether to do what it lets him do
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Scrying Pool" in her drive zone
      When Alice plays "Scrying Pool"
      And everyone passes until somebody may do something
      Then Alice may say yes or no
      And Alice is asked about "Scrying Pool"

    @clause-ability
    Scenario: Who controls a unit is asked whether to do what its ability lets him do
      Given it is Alice's main phase
      And Alice has the opponent's "Willing Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Willing Wheel"
      And everyone passes until somebody may do something
      Then Alice may say yes or no

  @GR-4-5a-1
  Rule: 4-5a-1 The controller may change
    - card: of a card
    - ability: of an ability
    - effect: of an effect

    @clause-card
    Scenario: A unit that was taken is its taker's to attack with
      Given it is Alice's main phase
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has a "Turncoat" in her first set zone
      When Alice plays "Turncoat" targeting "Tower Guard"
      And everyone passes until Alice's attack phase
      Then Alice controls "Tower Guard"
      And Alice can attack Bob's ruler with "Tower Guard"

    @clause-card
    Scenario: A unit summoned out of the opponent's graveyard has a new controller
      Given it is Alice's main phase
      And Bob has a "Tower Guard" in his graveyard
      And Alice has a "Body Snatching" in her hand
      When Alice plays "Body Snatching" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice controls "Tower Guard"

    @needs-events
    @clause-card
    Scenario: It is told that it has come to the player who took it
      Given it is Alice's main phase
      And Bob has a "Tower Guard" in his graveyard
      And Alice has a "Body Snatching" in her hand
      When Alice plays "Body Snatching" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then these happened in this order: played of "Body Snatching" by Alice, move of "Tower Guard" by Alice

    @clause-card
    Scenario: It is its owner's again when it leaves play
      Given it is Alice's main phase
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob controls "Tower Guard"

    @clause-card @clause-ability
    Scenario: The ability of a unit that was taken is its taker's to play
      Given it is Alice's main phase
      And Bob has a ready "Town Crier" in his left attack zone
      And Alice has a "Turncoat" in her first set zone
      When Alice plays "Turncoat" targeting "Town Crier"
      And everyone passes until nothing is waiting
      Then Alice can activate "Town Crier"

    @clause-card @clause-effect
    Scenario: The effect of a unit that was taken reaches its taker's units
      Given it is Alice's main phase
      And Bob has a ready "Bulwark Captain" in his left attack zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Turncoat" in her first set zone
      When Alice plays "Turncoat" targeting "Bulwark Captain"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 8 HP

  @GR-4-5b
  Rule: 4-5b A card is first its owner's, and on the gate that of the player who played it or put it there
    - first: at the start of the game its owner controls it
    - gate: on the gate the player who played it or put it there

    @clause-first
    Scenario: At the start of the game
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Crimson Novice" in it
      When the decks are shuffled, Alice's with "Crimson Novice" on top
      And chance makes Bob the first player
      Then "Crimson Novice" is in Alice's hand
      And Alice controls "Crimson Novice"

    @clause-gate
    Scenario: A card that the opponent brought, on the gate
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Kind Letter" in her drive zone
      And Bob could respond
      When Alice plays "Kind Letter"
      Then from its top the gate holds "Kind Letter"
      And Alice controls "Kind Letter"

    @clause-gate
    Scenario: A card that an effect lets one play out of the opponent's graveyard
      Given it is Alice's main phase
      And Bob has a "Kind Letter" in his graveyard
      And Alice has a "Borrowed Words" in her hand
      And Bob could respond
      When Alice plays "Borrowed Words" targeting "Kind Letter"
      And Bob passes
      Then Alice controls "Kind Letter"

  @GR-4-5c
  Rule: 4-5c An ability is controlled by who controls its card, and on the gate by who played it
    - card: as long as its card has it, who controls that card
    - gate: on the gate who played it, whoever controls the card by then

    @clause-card
    Scenario: Only who controls the card plays its ability
      Given it is Alice's main phase
      And Alice has the opponent's "Calm Herald" in her left attack zone
      Then Alice can activate "Calm Herald"
      When Alice activates "Calm Herald"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has no cards in his hand

    @clause-card
    Scenario: The owner of a unit who does not control it does not play its ability
      Given it is Bob's main phase
      And Alice has the opponent's "Calm Herald" in her left attack zone
      When Bob tries to activate "Calm Herald"
      Then that is refused

    @clause-gate
    Scenario: An ability on the gate stays with who played it when its card changes sides
      Given it is Alice's main phase
      And Alice has a ready "Quick Herald" in her left attack zone
      And Bob has a "Turncoat" in his first set zone
      When Alice activates "Quick Herald"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Turncoat" targeting "Quick Herald"
      And everyone passes until nothing is waiting
      Then "Quick Herald" is in Bob's right attack zone
      And Alice has one card in her hand
      And Bob has no cards in his hand

    @clause-card
    Scenario: An ability that a card was given is one of it
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Crier's Cap" in her hand
      When Alice plays "Crier's Cap" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice can activate "Ember Recruit"

    @clause-card
    Scenario: A given ability is played by who controls the unit that has it
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Crier's Cap" in her hand
      When Alice plays "Crier's Cap" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice activates "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Crier's Cap" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-card
    Scenario: An ability that Alice's event gave Bob's unit is not hers to play
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has two "Crier's Cap" in her hand
      When Alice plays first "Crier's Cap" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays second "Crier's Cap" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice can activate "Ember Recruit"
      And Alice cannot activate "Tower Guard"

  @GR-4-5d
  Rule: 4-5d An effect is controlled by who controls the card or ability that made it
    - ability: an effect of an ability
    - card: an effect of a card that was played

    @clause-ability
    Scenario: A unit that changes sides works for its new controller
      Given it is Alice's main phase
      And Bob has a ready "Bulwark Captain" in his left attack zone
      And Alice has a ready "Tower Guard" in her defense zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Alice has a "Turncoat" in her first set zone
      When Alice plays "Turncoat" targeting "Bulwark Captain"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 8 HP
      And "Siege Beast" has 4 HP

    @clause-card
    Scenario: What an event does is done by the player who played it
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And Alice has the opponent's face-up "Blind Raid" in her drive zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Blind Raid" targeting "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's graveyard
      And Bob has one card in his damage zone

    @clause-card
    Scenario: What lasts speaks of the player who played the event, in the other's turn too
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Vengeful Oath" in her drive zone
      And Alice has a "Doom Decree" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Vengeful Oath"
      And everyone passes until nothing is waiting
      And Alice plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has no cards in his hand
