Feature: Gate Ruler 16-16 Enhance

  @GR-16-16a
  Rule: 16-16a Enhance replaces how a unit is put into play
    - replaces: the unit is put into play in another way
    - ability: not if it has lost the ability

    @clause-replaces
    Scenario: A unit with Enhance comes into an attack zone with another unit as its charge
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her hand
      And Alice has a ready "Mild Wolf" in her right attack zone
      When Alice plays "Beast Rider" into her left attack zone
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Beast Rider" is in Alice's left attack zone
      And "Mild Wolf" is a charge of "Beast Rider"

    @clause-ability
    Scenario: A unit with Enhance that has lost its abilities on the gate takes no unit as its charge
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her hand
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Bob has a "Muted Passage" in his field zone
      When Alice plays "Beast Rider" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Beast Rider" is in Alice's left attack zone
      And "Mild Wolf" is in Alice's right attack zone

  # Reading: docs/decisions/1163-the-unit-that-enhance-takes-becomes-the-charge.md
  @GR-16-16b
  Rule: 16-16b Another unit, as the card says, may become its charge as it is put into play
    - may: its player may let it be, and it comes as usual
    - which: only a unit that is as the card says
    - another: not the unit itself
    - one: one of several, which its player chooses
    - charge: that unit is its charge from the start
    - enters: it is summoned and enters play like any unit
    - any: from whichever zone it is put into play
    - only: only as it is put into play
    - own: only as this unit is put into play
    - who: only as its player puts it there, not an opponent

    @clause-may
    Scenario: A player may decline Enhance: the unit comes into play without a charge, and the other unit stays in its zone
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her hand
      And Alice has a ready "Mild Wolf" in her right attack zone
      When Alice plays "Beast Rider" into her left attack zone
      And everyone passes until an optional replacement is asked about
      Then Alice may say yes or no
      When Alice says no
      And everyone passes until nothing is waiting
      Then "Beast Rider" is in Alice's left attack zone
      And "Mild Wolf" is in Alice's right attack zone
      And "Mild Wolf" is not a charge of "Beast Rider"

    @clause-which
    Scenario: A unit whose Enhance takes a beast of its player leaves her human in its zone, though the opponent has a beast
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her hand
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a ready "Mild Wolf" in his left attack zone
      When Alice plays "Beast Rider" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Beast Rider" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's right attack zone
      And "Mild Wolf" is in Bob's left attack zone

    @clause-one @clause-charge
    Scenario: Where Enhance can take either of two units, its player chooses one, and the other stays in its zone
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her hand
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      When Alice plays "Beast Rider" into her left attack zone
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      Then Alice chooses between "Mild Wolf" and "Gray Wolf"
      When Alice chooses "Gray Wolf"
      And everyone passes until nothing is waiting
      Then "Gray Wolf" is a charge of "Beast Rider"
      And "Mild Wolf" is in Alice's right attack zone

    @clause-another @clause-charge
    Scenario: A beast whose Enhance takes a beast does not take itself: the other beast becomes its charge
      Given it is Alice's main phase
      And Alice has a "Beast King" in her hand
      And Alice has a ready "Mild Wolf" in her right attack zone
      When Alice plays "Beast King" into her left attack zone
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      Then nobody can say yes
      And "Beast King" is in Alice's left attack zone
      And "Mild Wolf" is a charge of "Beast King"

    @clause-charge
    Scenario: A unit with Enhance may come into the zone of the unit that it takes, which goes to the charge zone
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her hand
      And Alice has a ready "Mild Wolf" in her left attack zone
      When Alice plays "Beast Rider" into her left attack zone
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Beast Rider" is in Alice's left attack zone
      And "Mild Wolf" is in Alice's charge zone

    @clause-enters @clause-charge
    Scenario: A unit that takes a charge by Enhance triggers what waits for a unit to enter play, and counts as one summon
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her hand
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Kennel Clerk" in her defense zone
      When Alice plays "Beast Rider" into her left attack zone
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Mild Wolf" is a charge of "Beast Rider"
      And Alice has one card in her hand
      And Alice has summoned one unit

    @clause-any @clause-charge
    Scenario: A unit with Enhance that is special summoned from the graveyard takes another unit as its charge
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her graveyard
      And Alice has a "Grave Call" in her first set zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      When Alice plays "Grave Call" targeting "Beast Rider"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Beast Rider" is in Alice's left attack zone
      And "Mild Wolf" is a charge of "Beast Rider"

    @clause-only
    Scenario: A unit with Enhance that moves from an attack zone to the defense zone takes no unit as its charge
      Given it is Alice's main phase
      And Alice has a ready "Beast Rider" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "March Orders" in her hand
      When Alice plays "March Orders" targeting "Beast Rider"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      Then "Beast Rider" is in Alice's defense zone
      And "Mild Wolf" is in Alice's right attack zone

    @clause-own
    Scenario: A unit with Enhance in the hand takes no unit while another unit is put into play
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a ready "Mild Wolf" in her right attack zone
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And "Mild Wolf" is in Alice's right attack zone

    @clause-charge
    Scenario: A unit with Enhance comes into the defense zone with another unit as its charge
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her hand
      And Alice has a ready "Mild Wolf" in her right attack zone
      When Alice plays "Beast Rider" into her defense zone
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Beast Rider" is in Alice's defense zone
      And "Mild Wolf" is a charge of "Beast Rider"

    @clause-only
    Scenario: A unit with Enhance that goes from the hand to the graveyard takes no unit as its charge
      Given it is Alice's main phase
      And Alice has a "Beast Rider" in her hand
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Bartering Scribe" in her left attack zone
      When Alice activates "Bartering Scribe"
      Then nobody can say yes
      And "Beast Rider" is in Alice's graveyard
      And "Mild Wolf" is in Alice's right attack zone

    @clause-any @clause-charge
    Scenario Outline: A unit with Enhance that is put into play from the <zone> takes another unit as its charge
      Given it is Alice's main phase
      And Alice has a "Riders' Roll" in her first set zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Beast Rider" in her <zone>
      When Alice plays "Riders' Roll"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Beast Rider" is in Alice's left attack zone
      And "Mild Wolf" is a charge of "Beast Rider"

      Examples:
        | zone         |
        | hand         |
        | drive zone   |
        | damage zone  |
        | removal zone |

    @clause-any @clause-charge
    Scenario: A unit with Enhance that is put into play from the charge zone takes another unit as its own charge
      Given it is Alice's main phase
      And Alice has a "Riders' Roll" in her first set zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And "Beast Rider" is a charge of Alice's "Tower Guard" in her defense zone
      When Alice plays "Riders' Roll"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Beast Rider" is in Alice's left attack zone
      And "Mild Wolf" is a charge of "Beast Rider"

    @clause-any @clause-charge
    Scenario: A unit with Enhance that is put into play from the deck takes another unit as its charge
      Given it is Alice's main phase
      And Alice has a "Riders' Call" in her first set zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And the top of Alice's deck is "Beast Rider" and "Plain Marcher"
      When Alice plays "Riders' Call"
      And everyone passes until Alice looks through a deck
      And Alice takes "Beast Rider"
      And Alice puts it into her left attack zone
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Beast Rider" is in Alice's left attack zone
      And "Mild Wolf" is a charge of "Beast Rider"

    # Reading: docs/decisions/1181-only-its-player-enhances-a-unit.md
    @clause-who
    Scenario: Bob's unit with Enhance takes no unit of Bob's as Alice puts it into play
      Given it is Alice's main phase
      And Alice has a "Body Snatching" in her hand
      And Bob has a "Beast Rider" in his graveyard
      And Bob has a ready "Mild Wolf" in his right attack zone
      When Alice plays "Body Snatching" targeting "Beast Rider"
      Then nobody can say yes
      And "Beast Rider" is in Alice's left attack zone
      And "Mild Wolf" is in Bob's right attack zone
