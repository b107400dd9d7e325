Feature: Gate Ruler 4-5 Controller

  @GR-4-5a
  Rule: 4-5a The controller is who played the card or ability, and he makes the decisions about it
    - played: who played it controls it
    - decides: that player decides as a card resolves
    - ability: and as an ability resolves

    @clause-played
    Scenario: The player who plays an event chooses its target, though the opponent brought it
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has the opponent's face-up "Weary Song" in her drive zone
      When Alice plays "Weary Song"
      Then Alice chooses between "Ember Recruit" and "Tower Guard"

    @clause-played
    Scenario: The controller of a unit, not its owner, chooses the target of its ability
      Given it is Alice's attack phase
      And Alice has the opponent's "Marching Tyrant" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice attacks Bob's ruler with "Marching Tyrant"
      And everyone passes until somebody chooses a target
      Then Alice chooses between "Tower Guard" and "Siege Beast"

    @clause-decides
    Scenario: The player who played an event chooses a card of the hand as it resolves, though the opponent brought it
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Recruiting Desk" in her drive zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Tower Guard" in her hand
      When Alice plays "Recruiting Desk"
      And everyone passes until Alice is asked which card
      Then Alice chooses between "Ember Recruit" and "Tower Guard"

    @clause-decides
    Scenario: The player who played an event is asked whether to do what it allows, though the opponent brought it
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Scrying Pool" in her drive zone
      When Alice plays "Scrying Pool"
      And everyone passes until somebody may do something
      Then Alice may say yes or no
      And Alice is asked about "Scrying Pool"

    @clause-ability
    Scenario: The controller of a unit, not its owner, is asked whether to do what its ability allows
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
    Scenario: A player who takes a unit from the opponent controls it and can attack with it
      Given it is Alice's main phase
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has a "Turncoat" in her first set zone
      When Alice plays "Turncoat" targeting "Tower Guard"
      And everyone passes until Alice's attack phase
      Then Alice controls "Tower Guard"
      And Alice can attack Bob's ruler with "Tower Guard"

    @clause-card
    Scenario: A player who summons a unit out of the opponent's graveyard controls it
      Given it is Alice's main phase
      And Bob has a "Tower Guard" in his graveyard
      And Alice has a "Body Snatching" in her hand
      When Alice plays "Body Snatching" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice controls "Tower Guard"

    @needs-events
    @clause-card
    Scenario: It is told that the player who summons a unit out of the opponent's graveyard moves it
      Given it is Alice's main phase
      And Bob has a "Tower Guard" in his graveyard
      And Alice has a "Body Snatching" in her hand
      When Alice plays "Body Snatching" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then these happened in this order: played of "Body Snatching" by Alice, move of "Tower Guard" by Alice

    @clause-card
    Scenario: A player controls his unit again once it is put from the opponent's attack zone into his hand
      Given it is Alice's main phase
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob controls "Tower Guard"

    @clause-card @clause-ability
    Scenario: A player who takes a unit from the opponent can play its activated ability
      Given it is Alice's main phase
      And Bob has a ready "Town Crier" in his left attack zone
      And Alice has a "Turncoat" in her first set zone
      When Alice plays "Turncoat" targeting "Town Crier"
      And everyone passes until nothing is waiting
      Then Alice can activate "Town Crier"

    @clause-card @clause-effect
    Scenario: A unit taken from the opponent gives its +2 HP to another unit of its new controller
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
    Scenario: At the start of the game a player controls a card drawn from the deck that she brought
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Crimson Novice" in it
      When the decks are shuffled, Alice's with "Crimson Novice" on top
      And chance makes Bob the first player
      Then "Crimson Novice" is in Alice's hand
      And Alice controls "Crimson Novice"

    @clause-gate
    Scenario: A player who plays a card that the opponent brought controls it on the gate
      Given it is Alice's main phase
      And Alice has the opponent's face-up "Kind Letter" in her drive zone
      And Bob could respond
      When Alice plays "Kind Letter"
      Then from its top the gate holds "Kind Letter"
      And Alice controls "Kind Letter"

    @clause-gate
    Scenario: A player whom an effect lets play an event out of the opponent's graveyard controls that event
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
    Scenario: The controller of a unit that the opponent brought can play its ability and draws the card
      Given it is Alice's main phase
      And Alice has the opponent's "Calm Herald" in her left attack zone
      Then Alice can activate "Calm Herald"
      When Alice activates "Calm Herald"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has no cards in his hand

    @clause-card
    Scenario: The owner of a unit cannot play its ability while another player controls the unit
      Given it is Bob's main phase
      And Alice has the opponent's "Calm Herald" in her left attack zone
      When Bob tries to activate "Calm Herald"
      Then that is refused

    @clause-gate
    Scenario: An ability on the gate draws a card for the player who played it after the opponent has taken its unit
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
    Scenario: A player can play an ability that an event gave to her unit
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Crier's Cap" in her hand
      When Alice plays "Crier's Cap" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice can activate "Ember Recruit"

    @clause-card
    Scenario: An ability that an event gave to a unit draws a card for the unit's controller, who plays it
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
    Scenario: A player can play the ability her event gave to her own unit, but not the one it gave to the opponent's unit
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
    Scenario: A unit that changes sides gives its +2 HP to its new controller's units and not to the old controller's
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
    Scenario: The player who plays an event puts the card it moves into the graveyard, though the opponent brought the event
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And Alice has the opponent's face-up "Blind Raid" in her drive zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Blind Raid" targeting "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's graveyard
      And Bob has one card in his damage zone

    @clause-card
    Scenario: An effect for the turn that draws cards draws for the player who played its event, not for the event's owner
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
