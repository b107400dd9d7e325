Feature: Gate Ruler 15-3 Putting, adding, moving, leaving

  @GR-15-3a
  Rule: 15-3a A card that is put, added or moved into a zone lies there

    Scenario: A unit is put into its owner's hand
      Given it is Alice's main phase
      And Alice has a "Fade Away" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's hand

    @needs-events
    Scenario: Bob is not told which card Alice draws
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand
      And Alice saw which card moved, "Siege Beast"
      And Bob did not see which card moved, "Siege Beast"

    @needs-events
    Scenario: Bob is told which card goes from the graveyard to Alice's hand
      Given it is Alice's main phase
      And Alice has a "Fresh Grave" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      When Alice plays "Fresh Grave" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand
      And Bob saw which card moved, "Ember Recruit"

    Scenario Outline: Alice can put a unit into her <side> attack zone where an event does not say into which
      Given it is Alice's main phase
      And Alice has a "Forward Call" in her hand
      And Alice has a ready "Tower Guard" in her defense zone
      When Alice plays "Forward Call" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her <side> attack zone
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's <side> attack zone

      Examples:
        | side  |
        | left  |
        | right |

  @GR-15-3a-1
  Rule: 15-3a-1 Where the zone does not exist the card stays where it is
    - stays: the card stays where it is
    - any: whichever zone it is that does not exist
    - whose: the zone counts of the player to whom the card would go

    @clause-stays
    Scenario: A unit that an event puts into its owner's hand stays in play when the owner has no hand
      Given it is Alice's main phase
      And Bob has an "Apprentice" in his ruler zone
      And Alice has a "Fade Away" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's left attack zone
      And "Fade Away" is in Alice's graveyard

    @clause-any @clause-stays
    Scenario: A set card stays in its set zone when its player has no second one
      Given it is Alice's main phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has a face-up "Shifted Snare" in her drive zone
      And Alice has a "Sudden Spark" in her first set zone
      When Alice plays "Shifted Snare" targeting "Sudden Spark"
      And everyone passes until nothing is waiting
      Then "Sudden Spark" is in Alice's first set zone
      And "Shifted Snare" is in Alice's graveyard

    @clause-whose
    Scenario: A player without a hand puts a unit into the hand of its owner, who has one
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a "Fade Away" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's hand

  @GR-15-3a-2
  Rule: 15-3a-2 A card that comes from a defense zone to an attack zone comes ready
    - ready: an exhausted card comes ready
    - to: into an attack zone only
    - from: from a defense zone only

    @clause-ready
    Scenario: An exhausted unit that is moved from the defense zone to an attack zone comes there ready
      Given it is Alice's main phase
      And Alice has a "March Orders" in her hand
      And Alice has an exhausted "Tower Guard" in her defense zone
      When Alice plays "March Orders" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then "Tower Guard" is in Alice's left attack zone
      And "Tower Guard" is ready

    @clause-from
    Scenario: An exhausted unit that is moved from one attack zone to another stays exhausted
      Given it is Alice's main phase
      And Alice has a "March Orders" in her hand
      And Alice has an exhausted "Tower Guard" in her right attack zone
      When Alice plays "March Orders" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then "Tower Guard" is in Alice's left attack zone
      And "Tower Guard" is exhausted

    @clause-to
    Scenario: An exhausted unit that goes from Bob's defense zone to Alice's stays exhausted
      Given it is Alice's main phase
      And Alice has a "Turncoat Writ" in her hand
      And Bob has an exhausted "Tower Guard" in his defense zone
      When Alice plays "Turncoat Writ" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      Then "Tower Guard" is in Alice's defense zone
      And "Tower Guard" is exhausted

  @GR-15-3b
  Rule: 15-3b A unit that is moved to "a zone" comes to an attack or defense zone
    - attack: it may be any attack zone
    - defense: it may be the defense zone
    - only: it is no other zone

    @clause-attack @clause-defense
    Scenario Outline: Alice can put a unit that comes from her graveyard to a zone into her <zone>
      Given it is Alice's main phase
      And Alice has a "Second Life" in her hand
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Second Life" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her <zone>
      Then "Tower Guard" is in Alice's <zone>

      Examples:
        | zone              |
        | left attack zone  |
        | right attack zone |
        | defense zone      |

    @clause-attack @clause-defense @clause-only
    Scenario: Alice can put a unit from her graveyard into attack and defense zones, and into no other zone
      Given it is Alice's main phase
      And Alice has a "Second Life" in her hand
      And Alice has a "Tower Guard" in her graveyard
      When Alice begins to play "Second Life"
      And everyone passes until Alice is asked for a zone
      Then it can go into her left attack zone, right attack zone and defense zone

  @GR-15-3b-1
  Rule: 15-3b-1 A unit in play is moved to a zone of its own controller
    - controller: to a zone of the player who controls it, whoever moves it and whoever owns it
    - any: to any of his attack and defense zones but the one where it is
    - named: unless it is said to whose zone it goes

    @clause-controller
    Scenario: A unit of Bob's that an event of Alice's moves to a zone comes to a zone of Bob's
      Given it is Alice's main phase
      And Alice has a "March Orders" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "March Orders" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into Bob's defense zone
      Then "Tower Guard" is in Bob's defense zone

    @clause-any
    Scenario: A unit that is moved to a zone of the player's choice cannot stay in the zone where it is
      Given it is Alice's main phase
      And Alice has a "March Orders" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "March Orders" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      Then it can go into her right attack zone and defense zone
      And Alice is asked about "March Orders"

    @clause-controller
    Scenario: A unit that Alice controls and Bob owns is moved to a zone of Alice's
      Given it is Alice's main phase
      And Alice has a "March Orders" in her hand
      And Alice has the opponent's "Tower Guard" in her left attack zone
      When Alice plays "March Orders" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      Then "Tower Guard" is in Alice's defense zone

    @clause-named
    Scenario: Bob's unit comes to a zone of Alice's when the effect says that it goes to a zone of hers
      Given it is Alice's main phase
      And Alice has a "Press Gang" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Press Gang" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      Then "Tower Guard" is in Alice's right attack zone

  @GR-15-3c
  Rule: 15-3c To enter a zone is to come there from outside of it, to leave it the other way round
    - enter: to enter a zone is to be put there
    - anywhere: from anywhere outside of it, another zone in play too
    - leave: to leave a zone is to be taken from it
    - wherever: to anywhere outside of it, another zone in play too
    - this: to come to another zone is not to enter this one, nor is it to leave it to go from another

    @clause-enter @clause-anywhere
    Scenario: A unit that comes to the defense zone from an attack zone enters the defense zone
      Given it is Alice's main phase
      And Alice has a ready "Left Flank Warden" in her right attack zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Fall Back" in her first set zone
      When Alice plays "Fall Back" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-anywhere
    Scenario: A unit that is moved to the defense zone where it lies already does not enter that zone
      Given it is Alice's main phase
      And Alice has a ready "Left Flank Warden" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      And Alice has a "Fall Back" in her first set zone
      When Alice plays "Fall Back" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Fall Back" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-this
    Scenario: A unit that comes to an attack zone does not enter the defense zone
      Given it is Alice's main phase
      And Alice has a ready "Left Flank Warden" in her defense zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Swing Wide" in her first set zone
      When Alice plays "Swing Wide" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Ember Recruit" is in Alice's right attack zone

    @clause-enter
    Scenario: A unit that is summoned into a zone enters it
      Given it is Alice's main phase
      And Alice has a ready "Left Flank Warden" in her right attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her defense zone
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's defense zone
      And Alice has one card in her hand

    @clause-leave @clause-wherever
    Scenario: A unit that goes to another zone in play leaves the zone where it was
      Given it is Alice's main phase
      And Alice has a ready "Rear Farewell Warden" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      When Alice moves "Ember Recruit" to her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-wherever
    Scenario: A unit that is moved to the defense zone where it lies already does not leave that zone
      Given it is Alice's main phase
      And Alice has a ready "Rear Farewell Warden" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      And Alice has a "Fall Back" in her first set zone
      When Alice plays "Fall Back" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Fall Back" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-leave
    Scenario: A unit that goes out of play leaves the zone where it was
      Given it is Alice's main phase
      And Alice has a ready "Rear Farewell Warden" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      And Alice has a "Void Lance" in her hand
      When Alice plays "Void Lance" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's removal zone
      And Alice has one card in her hand

    @clause-this
    Scenario: A unit that goes from an attack zone to the defense zone does not leave the defense zone
      Given it is Alice's main phase
      And Alice has a ready "Rear Farewell Warden" in her right attack zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her defense zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's defense zone
      And Alice has no cards in her hand

  @GR-15-3c-1
  Rule: 15-3c-1 Entering and leaving play are meant in the same way
    - enters: to enter play is to be put into play from outside of it
    - leaves: to leave play is to be put outside of it from play
    - within: to go from one zone in play to another is neither

    @clause-enters
    Scenario: A unit that is summoned enters play
      Given it is Alice's main phase
      And Alice has a ready "Gate Warden" in her left attack zone
      And Alice has a "Frail Squire" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand

    @clause-within
    Scenario: A unit that goes from the defense zone to an attack zone does not enter play
      Given it is Alice's main phase
      And Alice has a ready "Gate Warden" in her left attack zone
      And Alice has a ready "Frail Squire" in her defense zone
      And Alice has a "Swing Wide" in her first set zone
      When Alice plays "Swing Wide" targeting "Frail Squire"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Frail Squire" is in Alice's right attack zone

    @clause-leaves
    Scenario: A unit that is destroyed leaves play
      Given it is Alice's main phase
      And Alice has a ready "Farewell Warden" in her left attack zone
      And Alice has a "Falling Axe" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Falling Axe" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand

    @clause-within
    Scenario: A unit that changes its zone does not leave play
      Given it is Alice's main phase
      And Alice has a ready "Farewell Warden" in her left attack zone
      And Alice has a ready "Frail Squire" in her defense zone
      And Alice has a "Swing Wide" in her first set zone
      When Alice plays "Swing Wide" targeting "Frail Squire"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Frail Squire" is in Alice's right attack zone
