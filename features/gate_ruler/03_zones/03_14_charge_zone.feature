Feature: Gate Ruler 3-14 The charge zone

  @GR-3-14a
  Rule: 3-14a Cards that become charges come to the charge zone

    Scenario: A card that is put underneath a unit as a charge comes to the charge zone
      Given it is Alice's main phase
      And Alice has a "Bind Below" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Bind Below" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's charge zone

  @GR-3-14b
  Rule: 3-14b Everybody sees the cards of a charge zone, and which came first does not matter
    - seen: both players see them
    - order: any of them can be chosen

    @clause-seen
    Scenario: Both players see a charge
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Tower Guard" in his left attack zone
      Then Alice sees "Clay Bear"
      And Bob sees "Clay Bear"

    @clause-seen
    Scenario: A card that was hidden in the deck is seen as a charge
      Given it is Alice's main phase
      And Alice has a "Shared Relic" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And the top of Alice's deck is "Clay Bear"
      When Alice plays "Shared Relic"
      And everyone passes until nothing is waiting
      Then Alice sees "Clay Bear"
      And Bob sees "Clay Bear"

    @clause-seen @clause-order
    Scenario: Any card of a charge zone can be chosen
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Tower Guard" in his left attack zone
      And "Siege Beast" is a charge of Bob's "Tower Guard" in his left attack zone
      And "Ember Recruit" is a charge of Bob's "Tower Guard" in his left attack zone
      And Alice has a "Shed Burden" in her first set zone
      When Alice begins to play "Shed Burden"
      Then Alice chooses between "Clay Bear", "Siege Beast" and "Ember Recruit"
      When Alice chooses "Siege Beast" as the target
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's hand
      And Bob has two cards in his charge zone

  @GR-3-14c
  Rule: 3-14c A card in a charge zone is linked to another card
    - card: to the card that it was put under, and to no other
    - zone: as long as it lies in a charge zone

    @clause-card
    Scenario: A charge is linked to the unit that it was put underneath, and to no other unit
      Given it is Alice's main phase
      And Alice has a "Bind Below" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Bind Below" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is a charge of "Tower Guard"
      And "Siege Beast" is not a charge of "Ember Recruit"

    @clause-zone
    Scenario: A charge that goes to a hand is not linked to its unit, and another charge of the unit still is
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Tower Guard" in his left attack zone
      And "Siege Beast" is a charge of Bob's "Tower Guard" in his left attack zone
      And Alice has a "Shed Burden" in her first set zone
      When Alice plays "Shed Burden" targeting "Clay Bear"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is not a charge of "Tower Guard"
      And "Siege Beast" is a charge of "Tower Guard"

    @clause-zone
    Scenario: A charge that has gone to a hand goes to the deck with the cards of that hand
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Alice's "Tower Guard" in her left attack zone
      And Alice has a "Shed Burden" in her first set zone
      And Alice has a "Tuck Away" in her second set zone
      When Alice plays "Shed Burden" targeting "Clay Bear"
      And everyone passes until nothing is waiting
      And Alice plays "Tuck Away"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Alice's deck

  @GR-3-14c-1
  Rule: 3-14c-1 The charges of a card are the cards in a charge zone that are linked to it
    - linked: each card that is linked to it
    - others: no card that is not

    @clause-linked @clause-others
    Scenario: A count of a unit's charges does not count the charges of another unit
      Given it is Alice's main phase
      And Alice has a "Burden Tally" in her hand
      And "Clay Bear" is a charge of Alice's "Tower Guard" in her left attack zone
      And "Siege Beast" is a charge of Alice's "Tower Guard" in her left attack zone
      And "Frail Squire" is a charge of Alice's "Ember Recruit" in her right attack zone
      When Alice plays "Burden Tally" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-others
    Scenario: A count of a unit's charges is 0 if only another unit has a charge
      Given it is Alice's main phase
      And Alice has a "Burden Tally" in her hand
      And "Clay Bear" is a charge of Alice's "Tower Guard" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      When Alice plays "Burden Tally" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Burden Tally" is in Alice's graveyard

    @clause-others
    Scenario: A charge that was taken away before the charges are counted does not count
      Given it is Alice's main phase
      And Alice has a "Passing Burden" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Passing Burden" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Passing Burden" is in Alice's graveyard
      And Alice has one card in her hand

  @GR-3-14c-2
  Rule: 3-14c-2 A card in a charge zone that is linked to none goes to its owner's graveyard
    - unlinked: linked to none, it goes there
    - linked: linked to one, it stays
    - whose: into the graveyard of its owner

    @clause-unlinked
    Scenario: A card put into a charge zone without a link to another card goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Loose Ballast" in her hand
      And the top of Alice's deck is "Clay Bear"
      When Alice plays "Loose Ballast"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Alice's graveyard

    @clause-unlinked @clause-linked
    Scenario: The charge of a destroyed unit goes to the graveyard, and the charge of another unit stays
      Given it is Alice's main phase
      And Alice has a "Doom Decree" in her first set zone
      And "Clay Bear" is a charge of Bob's "Tower Guard" in his left attack zone
      And "Siege Beast" is a charge of Bob's "Ember Recruit" in his right attack zone
      When Alice plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Bob's graveyard
      And "Siege Beast" is in Bob's charge zone

    @clause-whose @clause-unlinked
    Scenario: The charge of a unit that has changed sides and is destroyed goes to the graveyard of the charge's owner
      Given it is Alice's main phase
      And Alice has a "Turncoat" in her first set zone
      And Alice has a "Doom Decree" in her second set zone
      And "Clay Bear" is a charge of Bob's "Ember Recruit" in his left attack zone
      When Alice plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Doom Decree" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Bob's graveyard
      And Alice has no cards in her charge zone

    # Reading: docs/decisions/1101-charges-of-driven-cards.md
    @clause-linked
    Scenario: The charge of a card in the drive zone stays linked to that card in the charge zone
      Given it is Alice's main phase
      And Alice has a face-down "Laden Courier" in her drive zone
      And the top of Alice's deck is "Clay Bear"
      When Alice reveals "Laden Courier"
      And Alice plays the Overdrive of "Laden Courier"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Alice's charge zone
      And "Clay Bear" is a charge of "Laden Courier"

  @GR-3-14c-3 @informative
  Rule: 3-14c-3 On a table a charge lies beneath the card that it is linked to

  @GR-3-14c-4
  Rule: 3-14c-4 A player's charges are those of the cards that the player controls
    - whose: of none that the other player controls
    - change: they change with the card

    @clause-whose
    Scenario: A count of a player's charges does not count those of the opponent's unit
      Given it is Alice's main phase
      And Alice has a "Household Tally" in her third set zone
      And "Clay Bear" is a charge of Alice's "Tower Guard" in her left attack zone
      And "Frail Squire" is a charge of Bob's "Ember Recruit" in his left attack zone
      And "Siege Beast" is a charge of Bob's "Ember Recruit" in his left attack zone
      When Alice plays "Household Tally"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    # Reading: docs/decisions/1102-whose-charges-change-with-their-card.md
    @clause-change
    Scenario: A player who takes over a unit has its charge among her charges
      Given it is Alice's main phase
      And Alice has a "Household Tally" in her third set zone
      And Alice has a "Turncoat" in her first set zone
      And "Clay Bear" is a charge of Bob's "Ember Recruit" in his left attack zone
      When Alice plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Household Tally"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is a charge of "Ember Recruit"
      And Alice has one card in her hand

    @clause-whose
    Scenario Outline: Alice draws <cards> for her charges when one stays under "<unit>" of two units of different players
      Given it is Alice's main phase
      And Alice has a "Household Tally" in her third set zone
      And the top of Alice's deck is "Clay Bear"
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Divided Relic" in her hand
      When Alice plays "Divided Relic" targeting "Siege Beast"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his left attack zone
      And Alice chooses "<unit>"
      And everyone passes until nothing is waiting
      And Alice plays "Household Tally"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is a charge of "<unit>"
      And Alice has <cards> in her hand

      Examples:
        | unit        | cards    |
        | Tower Guard | one card |
        | Siege Beast | no cards |

  @GR-3-14d
  Rule: 3-14d Charges stay linked to a card that moves from one zone in play to another, and to no other that moves
    - play: within play they stay linked
    - severed: to a card that goes elsewhere they are linked no more
    - others: a card that stays keeps its charges

    @clause-play
    Scenario: A unit that moves to the other attack zone keeps its charge
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Tower Guard" in his left attack zone
      And Alice has a "Swing Wide" in her first set zone
      When Alice plays "Swing Wide" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's right attack zone
      And "Clay Bear" is a charge of "Tower Guard"

    @clause-play
    Scenario: A unit that moves to an attack zone of the other player keeps its charge
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Tower Guard" in his left attack zone
      And Alice has a "Turncoat" in her first set zone
      When Alice plays "Turncoat" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's right attack zone
      And "Clay Bear" is a charge of "Tower Guard"

    @clause-severed
    Scenario: A unit that goes to the hand loses its charge, which goes to the graveyard
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Tower Guard" in his left attack zone
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is not a charge of "Tower Guard"
      And "Clay Bear" is in Bob's graveyard

    @clause-severed
    Scenario: A unit that goes to the hand and back into play has lost its charge, which goes to the graveyard
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Tower Guard" in his right attack zone
      And Alice has a "Quick Return" in her first set zone
      When Alice plays "Quick Return" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's left attack zone
      And "Clay Bear" is not a charge of "Tower Guard"
      And "Clay Bear" is in Bob's graveyard

    @clause-others
    Scenario: A charge of two cards of which one goes to the hand stays linked to the other
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And the top of Alice's deck is "Clay Bear"
      And Alice has a "Scattered Relic" in her hand
      When Alice plays "Scattered Relic"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand
      And "Clay Bear" is a charge of "Tower Guard"

    @clause-severed
    Scenario: A driven card that is put into play without being played loses its charges
      Given it is Alice's main phase
      And Alice has a face-down "Laden Courier" in her drive zone
      And Alice has a "Rope Ladder" in her hand
      And the top of Alice's deck is "Clay Bear"
      When Alice reveals "Laden Courier"
      And Alice plays the Overdrive of "Laden Courier"
      And everyone passes until nothing is waiting
      And Alice plays "Rope Ladder" targeting "Laden Courier"
      And everyone passes until nothing is waiting
      Then "Laden Courier" is in Alice's left attack zone
      And "Clay Bear" is in Alice's graveyard

  @GR-3-14d-1
  Rule: 3-14d-1 Charges of a card in the drive zone stay linked to it as it is played
    - played: as it is played, it comes to the gate with them
    - else: not as it goes to another zone

    @clause-played
    Scenario: A card that is played from the drive zone lies on the gate with its charge still linked to it
      Given it is Alice's main phase
      And Alice has a face-down "Laden Courier" in her drive zone
      And the top of Alice's deck is "Clay Bear"
      And Bob could respond
      When Alice reveals "Laden Courier"
      And Alice plays the Overdrive of "Laden Courier"
      And everyone passes until nothing is waiting
      And Alice plays "Laden Courier" into her left attack zone
      And everyone passes until Bob has priority in the main phase
      Then from its top the gate holds "Laden Courier"
      And "Clay Bear" is a charge of "Laden Courier"
      And "Clay Bear" is in Alice's charge zone

    @clause-else
    Scenario: A driven card that goes to the graveyard loses its charges
      Given it is Alice's main phase
      And Alice has a face-down "Laden Courier" in her drive zone
      And the top of Alice's deck is "Clay Bear"
      When Alice reveals "Laden Courier"
      And Alice plays the Overdrive of "Laden Courier"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is a charge of "Laden Courier"
      When everyone passes until the attack phase
      Then "Laden Courier" is in Alice's graveyard
      And "Clay Bear" is not a charge of "Laden Courier"
      And "Clay Bear" is in Alice's graveyard

  @GR-3-14d-2
  Rule: 3-14d-2 Charges of a card on the gate stay linked to it as it comes into play
    - play: in any zone in play they are linked to it still
    - else: not if it goes to another zone

    @clause-play
    Scenario: A unit that comes from the gate into play keeps its charge
      Given it is Alice's main phase
      And Alice has a face-down "Laden Courier" in her drive zone
      And the top of Alice's deck is "Clay Bear"
      When Alice reveals "Laden Courier"
      And Alice plays the Overdrive of "Laden Courier"
      And everyone passes until nothing is waiting
      And Alice plays "Laden Courier" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Laden Courier" is in Alice's left attack zone
      And "Clay Bear" is a charge of "Laden Courier"
      And "Clay Bear" is in Alice's charge zone

    @clause-else
    Scenario: An event that has resolved loses its charges on its way to the graveyard
      Given it is Alice's main phase
      And Alice has a face-down "Laden Letter" in her drive zone
      And the top of Alice's deck is "Clay Bear"
      When Alice reveals "Laden Letter"
      And Alice plays the Overdrive of "Laden Letter"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is a charge of "Laden Letter"
      When Alice plays "Laden Letter"
      And everyone passes until nothing is waiting
      Then "Laden Letter" is in Alice's graveyard
      And "Clay Bear" is not a charge of "Laden Letter"
      And "Clay Bear" is in Alice's graveyard

    @clause-play
    Scenario Outline: A card that comes from the gate into the <zone> keeps its charge: "<card>"
      Given it is Alice's main phase
      And Alice has a face-down "<card>" in her drive zone
      And the top of Alice's deck is "Clay Bear"
      When Alice reveals "<card>"
      And Alice plays the Overdrive of "<card>"
      And everyone passes until nothing is waiting
      And Alice plays "<card>" into her <zone>
      And everyone passes until nothing is waiting
      Then "<card>" is in Alice's <zone>
      And "Clay Bear" is a charge of "<card>"

      Examples:
        | card          | zone         |
        | Laden Courier | defense zone |
        | Laden Shrine  | field zone   |
