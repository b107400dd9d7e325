Feature: Gate Ruler 16-13 Genesis Summoning

  @GR-16-13a
  Rule: 16-13a Genesis Summoning is played by activating it, and summons a unit with other units as materials
    - materials: some units are used for it
    - special: the unit is special summoned, not normally
    - gate: it is an activated ability, played over the gate

    @clause-materials
    Scenario: The materials go, the unit comes
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Ancient Wyrm" is in Alice's right attack zone
      And "Mild Wolf" is in Alice's graveyard
      And "Gray Wolf" is in Alice's graveyard

    @clause-special
    Scenario: It is special summoned, not normally
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Ancient Wyrm" is in Alice's right attack zone
      And Alice has summoned no units

    @clause-gate
    Scenario: Genesis Summoning is an activated ability, which the players can answer on the gate
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And Bob could respond
      When Alice activates "Wyrm Caller"
      Then from its top the gate holds an ability of "Wyrm Caller"
      And nobody can say yes

  @GR-16-13b
  Rule: 16-13b It is a standard action: the materials process, and if that is done the unit may be summoned
    - timing: it is a standard action
    - may: when the materials are gone the unit may be summoned, or not

    @clause-timing
    Scenario: It is offered in the main phase while the gate is empty
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      And Alice has a "Plain Rite" in her hand
      And Alice could respond
      Then Alice may activate "Wyrm Caller"
      When Alice plays "Plain Rite"
      Then Alice cannot activate "Wyrm Caller"

    @clause-may
    Scenario: The unit is not summoned if its player does not want it
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes nothing
      And everyone passes until nothing is waiting
      Then "Wyrm Caller" is exhausted
      And "Ancient Wyrm" is in Alice's deck

  @GR-16-13b-1
  Rule: 16-13b-1 An ability is a Genesis Summoning if its text begins with that keyword
    - first: an ability is one if the keyword stands first in its text
    - none: and none without it

    @clause-none
    Scenario: The same text without the keyword is none
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Tempter" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      And Alice has a "Genesis Bane" in her hand
      When Alice activates "Wyrm Tempter"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Genesis Bane"
      And everyone passes until nothing is waiting
      Then "Ancient Wyrm" is in Alice's right attack zone
      And "Genesis Bane" is in Alice's graveyard

    @clause-first
    Scenario: An ability with the keyword before its text is a Genesis Summoning
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      And Alice has a "Genesis Bane" in her hand
      When Alice activates "Wyrm Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Genesis Bane"
      And everyone passes until nothing is waiting
      Then "Ancient Wyrm" is in Alice's removal zone

  @GR-16-13b-2
  Rule: 16-13b-2 The ability says which cards can be materials
    - which: the ability says which cards can be materials
    - chosen: what is chosen is used

    @clause-which
    Scenario: Only those are to be chosen
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Weigher" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And Bob has a ready "Mild Wolf" in his left attack zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Weigher"
      And everyone passes until somebody may do something
      And Alice says yes
      Then Alice's "Mild Wolf" is among the cards that Alice is asked about
      And "Gray Wolf" is among the cards that Alice is asked about
      And Bob's "Mild Wolf" is not among the cards that Alice is asked about
      And "Wyrm Weigher" is not among the cards that Alice is asked about
      And Alice is asked about "Wyrm Weigher"

    @clause-chosen
    Scenario: The chosen one goes
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Weigher" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Weigher"
      And everyone passes until somebody may do something
      And Alice says yes
      Then Alice is asked about "Wyrm Weigher"
      When Alice chooses "Gray Wolf"
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      And everyone passes until nothing is waiting
      Then "Gray Wolf" is in Alice's graveyard
      And "Mild Wolf" is in Alice's right attack zone

    @clause-which
    Scenario: Another of her beasts is not the one that summons
      Given it is Alice's main phase
      And Alice has a ready "Pack Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Pack Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      Then "Mild Wolf" is among the cards that Alice is asked about
      And "Pack Caller" is not among the cards that Alice is asked about

  @GR-16-13b-2a
  Rule: 16-13b-2a The materials are the cards that come to another zone by it
    - moved: the materials are cards that come to another zone by it
    - stayed: no cards that stay where they are

    @clause-moved @clause-stayed
    Scenario: A card is drawn for each, and none for a resource that was exhausted
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Weigher" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Weigher"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Ancient Wyrm" is in Alice's right attack zone
      And Alice has one card in her hand

  @GR-16-13b-3
  Rule: 16-13b-3 Its player need not do the materials process, and then nothing of the rest is done
    - may: its player may let it be
    - rest: then nothing of the rest is done

    @clause-may @clause-rest
    Scenario: Alice lets it be
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Caller"
      And everyone passes until somebody may do something
      Then Alice may say yes or no
      And Alice is asked about "Wyrm Caller"
      When Alice says no
      And everyone passes until nothing is waiting
      Then "Mild Wolf" is in Alice's right attack zone
      And "Gray Wolf" is in Alice's defense zone
      And "Ancient Wyrm" is in Alice's deck

  @GR-16-13b-3a
  Rule: 16-13b-3a It is done as a whole or not at all
    - part: where not all of it can be done, nothing is
    - fit: what serves for one part does not serve for another

    @clause-part
    Scenario: One beast of two is not enough
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Caller"
      And everyone passes until nothing is waiting
      Then "Wyrm Caller" is exhausted
      And "Mild Wolf" is in Alice's right attack zone
      And "Ancient Wyrm" is in Alice's deck

    @clause-part
    Scenario: Nothing is paid where the beast is missing
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Weigher" in her left attack zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Weigher"
      And everyone passes until nothing is waiting
      Then "Wyrm Weigher" is exhausted
      And Alice has three ready resources
      And "Ancient Wyrm" is in Alice's deck

    @clause-fit
    Scenario: The first part leaves what the second needs
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Broker" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      When Alice activates "Wyrm Broker"
      And everyone passes until somebody may do something
      And Alice says yes
      Then "Ember Recruit" is in Alice's graveyard
      And "Mild Wolf" is in Alice's graveyard

  @GR-16-13b-4
  Rule: 16-13b-4 A deck out of which the unit is chosen is shuffled
    - shuffled: the rest of the deck is shuffled
    - after: after the unit has been chosen, not before

    @needs-events
    @clause-shuffled @clause-after
    Scenario: It is shuffled once the unit has been taken, before it comes
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then these happened in this order: searched by Alice, shuffled by Alice, move of "Ancient Wyrm"

    @clause-shuffled @clause-after
    Scenario: The deck from which the unit was chosen lies as the shuffle has it
      Given it is Alice's main phase
      And the scenario says how decks are shuffled
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And Alice's deck is "Plain Marcher", "Ancient Wyrm" and "Tower Guard", from the top
      When Alice activates "Wyrm Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And the decks are shuffled, Alice's with "Tower Guard" on top
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then the top card of Alice's deck is "Tower Guard"
      And "Ancient Wyrm" is in Alice's right attack zone

  @GR-16-13c
  Rule: 16-13c A unit that the ability special summons has entered play through Genesis Summoning
    - through: the unit that it special summons
    - others: no other unit in play
    - otherwise: not if it was summoned in another way
    - anew: nor if it has left play and come anew in another way

    @clause-through @clause-others
    Scenario: What speaks of Genesis Summoning means the unit that it summoned, and no others
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      And Alice has a "Genesis Bane" in her hand
      When Alice activates "Wyrm Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Genesis Bane"
      And everyone passes until nothing is waiting
      Then "Ancient Wyrm" is in Alice's removal zone
      And "Wyrm Caller" is in Alice's left attack zone

    @clause-otherwise
    Scenario: One that was summoned otherwise has not
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has an "Ancient Wyrm" in her graveyard
      And Alice has a "Grave Call" in her first set zone
      And Alice has a "Genesis Bane" in her hand
      When Alice plays "Grave Call" targeting "Ancient Wyrm"
      And everyone passes until nothing is waiting
      And Alice plays "Genesis Bane"
      And everyone passes until nothing is waiting
      Then "Ancient Wyrm" is in Alice's left attack zone
      And "Genesis Bane" is in Alice's graveyard

    @clause-through
    Scenario: The unit itself hears that it has come so
      Given it is Alice's main phase
      And Alice has a ready "Pack Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Hatched Wyrm"
      When Alice activates "Pack Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Hatched Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Hatched Wyrm" is in Alice's right attack zone
      And Alice has one card in her hand

    @clause-anew @clause-otherwise
    Scenario: A unit that came through Genesis Summoning, left play and came back in another way has not
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      And Alice has a "Vanishing Step" in her first set zone
      And Alice has a "Genesis Bane" in her hand
      When Alice activates "Wyrm Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Vanishing Step" targeting "Ancient Wyrm"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      And everyone passes until nothing is waiting
      And Alice plays "Genesis Bane"
      And everyone passes until nothing is waiting
      Then "Genesis Bane" is in Alice's graveyard
      And "Ancient Wyrm" is in Alice's defense zone

  @GR-16-13d
  Rule: 16-13d A Genesis Summoning is accomplished when the unit has come into play by it
    - comes: it is accomplished when the unit has come into play
    - without: not without the unit
    - other: not by other cards that the ability moves

    @clause-comes
    Scenario: What waits for a Genesis Summoning triggers
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Weigher" in her left attack zone
      And Alice has a ready "Gray Wolf" in her right attack zone
      And Alice has a ready "Genesis Scribe" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Weigher"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Ancient Wyrm" is in Alice's right attack zone
      And Alice has two cards in her hand

    @clause-without
    Scenario: Without the unit nothing was accomplished
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Weigher" in her left attack zone
      And Alice has a ready "Gray Wolf" in her right attack zone
      And Alice has a ready "Genesis Scribe" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Weigher"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes nothing
      And everyone passes until nothing is waiting
      Then "Gray Wolf" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-other
    Scenario: Other cards that the ability moves accomplish nothing
      Given it is Alice's main phase
      And Alice has a ready "Genesis Scribe" in her left attack zone
      And Alice has a ready "Pack Caller" in her right attack zone
      And Alice has a ready "Mild Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Pack Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Pack Caller" is in Alice's defense zone
      And "Plain Marcher" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-comes
    Scenario: It is accomplished where the unit comes into the defense zone, too
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Weigher" in her left attack zone
      And Alice has a ready "Genesis Scribe" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Weigher"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes "Ancient Wyrm"
      And Alice puts it into her defense zone
      And everyone passes until nothing is waiting
      Then "Ancient Wyrm" is in Alice's defense zone
      And Alice has two cards in her hand
