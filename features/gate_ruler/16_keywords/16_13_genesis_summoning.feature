Feature: Gate Ruler 16-13 Genesis Summoning

  @GR-16-13a
  Rule: 16-13a Genesis Summoning is played by activating it, and summons a unit with other units as materials
    - materials: some units are used for it
    - special: the unit is special summoned, not normally
    - gate: it is an activated ability, played over the gate

    @clause-materials
    Scenario: A Genesis Summoning puts its materials into the graveyard and brings its unit into an attack zone
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
    Scenario: A unit that Genesis Summoning brings into play adds nothing to the number of summons
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
      And Bob may play "Quiet Nod"
      And "Mild Wolf" is in Alice's right attack zone
      And "Gray Wolf" is in Alice's defense zone

  @GR-16-13b
  Rule: 16-13b It is a standard action: the materials process, and if that is done the unit may be summoned
    - timing: it is a standard action
    - may: when the materials are gone the unit may be summoned, or not

    @clause-timing
    Scenario: A Genesis Summoning can be activated in the main phase while the gate is empty, but not while an event is on it
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      And Alice has a "Plain Rite" in her hand
      And Alice could respond
      Then Alice may activate "Wyrm Caller"
      When Alice plays "Plain Rite"
      Then Alice cannot activate "Wyrm Caller"

    @clause-may
    Scenario: A player may do the materials process and then take no unit, which stays in the deck
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
      Then "Mild Wolf" is in Alice's graveyard
      And "Gray Wolf" is in Alice's graveyard
      And "Ancient Wyrm" is in Alice's deck

  @GR-16-13b-1
  Rule: 16-13b-1 An ability is a Genesis Summoning if its text begins with that keyword
    - first: an ability is one if the keyword stands first in its text
    - none: and none without it

    @clause-none
    Scenario: A unit summoned by the same text without the keyword is not removed as one that came through Genesis Summoning
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
    - every: where it names no number it takes all that there are
    - once: what one part of it takes goes at one time

    @clause-which
    Scenario: Where an ability takes a beast as material, only beasts of its controller can be chosen
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
    Scenario: The beast that is chosen as material is put into the graveyard, and the other beast stays in play
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
    Scenario: Where an ability takes another beast as material, the beast that has the ability cannot be chosen
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

    @clause-every @clause-which
    Scenario: An ability that takes its controller's beasts as materials takes both of them
      Given it is Alice's main phase
      And Alice has a ready "Pack Forsaker" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      When Alice activates "Pack Forsaker"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Mild Wolf" is in Alice's graveyard
      And "Gray Wolf" is in Alice's graveyard

    @clause-once @clause-which
    Scenario: Of two wolves that leave play as materials at one time the first sees the second leave, and draws a card
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Caller" in her left attack zone
      And Alice has a ready "Howling Wolf" in her right attack zone
      And Alice has a ready "Gray Wolf" in her defense zone
      When Alice activates "Wyrm Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Howling Wolf" is in Alice's graveyard
      And Alice has one card in her hand

  @GR-16-13b-2a
  Rule: 16-13b-2a The materials are the cards that come to another zone by it
    - moved: the materials are cards that come to another zone by it
    - stayed: no cards that stay where they are

    @clause-moved @clause-stayed
    Scenario: A Genesis Summoning for one resource and one beast has one material, for which one card is drawn
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
    Scenario: A player may decline the materials process: the beasts stay in play and the unit in the deck
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

  # Reading: docs/decisions/1185-what-is-kept-in-play-is-no-material.md
  @GR-16-13b-3a
  Rule: 16-13b-3a It is done as a whole or not at all
    - part: where not all of it can be done, nothing is
    - fit: what serves for one part does not serve for another
    - kept: where a replacement effect keeps the only material in play, it is not done

    @clause-part
    Scenario: Where two beasts are needed as materials, a single beast stays in play and no unit is summoned
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
    Scenario: Where the beast needed as material is missing, no resource is paid and no unit is summoned
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Weigher" in her left attack zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Wyrm Weigher"
      And everyone passes until nothing is waiting
      Then "Wyrm Weigher" is exhausted
      And Alice has three ready resources
      And "Ancient Wyrm" is in Alice's deck

    @clause-fit
    Scenario: Where another unit and a beast are needed, the only beast is kept for the second part, and both units are used
      Given it is Alice's main phase
      And Alice has a ready "Wyrm Broker" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      When Alice activates "Wyrm Broker"
      And everyone passes until somebody may do something
      And Alice says yes
      Then "Ember Recruit" is in Alice's graveyard
      And "Mild Wolf" is in Alice's graveyard

    @clause-kept
    Scenario: Where the only material stays in play for a charge, nothing of what else the ability would do is done
      Given it is Alice's main phase
      And Alice has a ready "Pack Caller" in her left attack zone
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her right attack zone
      When Alice activates "Pack Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      Then "Ember Recruit" is in Alice's graveyard
      And "Pack Caller" is in Alice's left attack zone

  @GR-16-13b-4
  Rule: 16-13b-4 A deck out of which the unit is chosen is shuffled
    - shuffled: the rest of the deck is shuffled
    - after: after the unit has been chosen, not before

    @needs-events
    @clause-shuffled @clause-after
    Scenario: The deck is shuffled after the unit has been chosen from it, and before the unit comes into play
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
    Scenario: The deck from which the unit was chosen lies in the order that the shuffle gives it
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
    Scenario: An event that removes units that came through Genesis Summoning removes the summoned unit, and not the summoner
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
    Scenario: A unit that an event special summons from the graveyard is not removed as one that came through Genesis Summoning
      Given it is Alice's main phase
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
    Scenario: A unit's own ability that waits for it to come through Genesis Summoning triggers, and draws a card
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
    Scenario: A unit that came through Genesis Summoning does not count as such after it left play and came back otherwise
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
    Scenario: An ability that waits for a Genesis Summoning triggers when the unit comes into an attack zone
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
    Scenario: An ability that waits for a Genesis Summoning does not trigger if no unit is taken, though the material is used
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

    @clause-other @clause-without
    Scenario: An ability that waits for a Genesis Summoning does not trigger if it moves other cards but no unit is taken
      Given it is Alice's main phase
      And Alice has a ready "Genesis Scribe" in her left attack zone
      And Alice has a ready "Pack Caller" in her right attack zone
      And Alice has a ready "Mild Wolf" in her defense zone
      And the top of Alice's deck is "Plain Marcher" and "Ancient Wyrm"
      When Alice activates "Pack Caller"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Alice looks through a deck
      And Alice takes nothing
      And everyone passes until nothing is waiting
      Then "Pack Caller" is in Alice's defense zone
      And "Plain Marcher" is in Alice's graveyard
      And "Mild Wolf" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-comes
    Scenario: An ability that waits for a Genesis Summoning triggers when the unit comes into the defense zone
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
