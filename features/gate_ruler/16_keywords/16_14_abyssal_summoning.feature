Feature: Gate Ruler 16-14 Abyssal Summoning and Abyssal Concerto

  @GR-16-14a
  Rule: 16-14a Abyssal Summoning is played by activating it, and summons a unit with Abyssal Concerto
    - comes: a unit comes into play from the graveyard
    - concerto: only one with Abyssal Concerto
    - whose: only from the player's own graveyard
    - gate: it is an activated ability, played over the gate
    - left: a unit that is no longer in the graveyard does not come

    @clause-comes
    Scenario: An Abyssal Summoning ability brings a unit with Abyssal Concerto from the graveyard into an attack zone
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's right attack zone

    @clause-concerto
    Scenario: An Abyssal Summoning ability lets a unit with Abyssal Concerto be chosen, and no unit without it
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a "Tower Guard" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      Then "Drowned King" is among the cards that Alice is asked about
      And "Tower Guard" is not among the cards that Alice is asked about

    @clause-whose
    Scenario: An Abyssal Summoning ability lets a unit in its player's graveyard be chosen, and none in the opponent's
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Bob has a "Drowned Page" in his graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      Then "Drowned King" is among the cards that Alice is asked about
      And "Drowned Page" is not among the cards that Alice is asked about

    @clause-left
    Scenario: A unit that requires all units of the graveyard to be removed is removed with them, and does not come
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Hollow King" in her graveyard
      And the top of Alice's deck is "Siege Beast"
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses "Hollow King"
      Then Alice is not asked for a zone
      And "Siege Beast" is in Alice's removal zone
      And "Hollow King" is in Alice's removal zone

    @clause-gate
    Scenario: Abyssal Summoning is an activated ability, which the players can answer on the gate
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And the top of Alice's deck is "Siege Beast"
      And Bob could respond
      When Alice activates "Depth Singer"
      Then from its top the gate holds an ability of "Depth Singer"
      And Bob may play "Quiet Nod"
      And "Siege Beast" is in Alice's deck

  @GR-16-14b
  Rule: 16-14b What prepares it is done first; then the unit may be summoned by doing what it requires
    - prepared: what prepares it is done
    - before: before the unit is chosen
    - required: what the unit requires is done
    - one: one unit is summoned

    @clause-prepared
    Scenario: What prepares an Abyssal Summoning is done though no unit can come, and the ability can be activated again
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And the top of Alice's deck is "Siege Beast"
      When Alice activates "Depth Singer"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's graveyard
      And Alice may activate "Depth Singer"

    @clause-before @clause-prepared
    Scenario: A unit that the preparation puts into the graveyard can be chosen, and comes into play
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned Page" in her graveyard
      And the top of Alice's deck is "Drowned King"
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      Then "Drowned King" is among the cards that Alice is asked about
      When Alice chooses "Drowned King"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's right attack zone

    @clause-required
    Scenario: What the summoned unit requires is done: a card is discarded, and a beast is put into the graveyard
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's right attack zone
      And "Mild Wolf" is in Alice's graveyard
      And "Ember Recruit" is in Alice's graveyard

    @clause-one
    Scenario: Choosing two units for one Abyssal Summoning is refused
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a "Drowned Page" in her graveyard
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Siege Beast" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice tries to choose "Drowned King" and "Drowned Page"
      Then that is refused

  @GR-16-14b-1
  Rule: 16-14b-1 An ability is an Abyssal Summoning if its text begins with that keyword
    - first: an ability is one if the keyword stands first in its text
    - none: and none without it

    @clause-none
    Scenario: A unit special summoned by an effect without the keyword is not removed as one that came through Abyssal Summoning
      Given it is Alice's main phase
      And Alice has a "Drowned King" in her graveyard
      And Alice has a "Grave Call" in her first set zone
      And Alice has a "Abyssal Bane" in her hand
      When Alice plays "Grave Call" targeting "Drowned King"
      And everyone passes until nothing is waiting
      And Alice plays "Abyssal Bane"
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's left attack zone
      And "Abyssal Bane" is in Alice's graveyard

    @clause-first
    Scenario: An ability with the keyword before its text is an Abyssal Summoning
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      And Alice has an "Abyssal Bane" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And Alice chooses "Ember Recruit"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Abyssal Bane"
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's removal zone

  @GR-16-14b-2
  Rule: 16-14b-2 Its player need not do what the unit requires, and then it is not summoned
    - may: its player need not do what the unit requires
    - rest: then the unit is not summoned

    @clause-may @clause-rest
    Scenario: A player may choose no unit for an Abyssal Summoning: nothing is discarded, and the beast stays in play
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      Then "Drowned King" is among the cards that Alice is asked about
      And Alice is asked about "Depth Singer"
      When Alice chooses no card
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's graveyard
      And "Mild Wolf" is in Alice's right attack zone
      And "Ember Recruit" is in Alice's hand

  # Reading: docs/decisions/1185-what-is-kept-in-play-is-no-material.md
  @GR-16-14b-2a
  Rule: 16-14b-2a What it requires is done as a whole or not at all
    - part: where not all of it can be done, nothing is
    - choice: a unit of which all can be done is to be chosen, and no other
    - kept: where a replacement effect keeps what it requires in play, the unit does not come

    @clause-part
    Scenario: Where the required beast is missing, an Abyssal Summoning ability discards nothing and summons no unit
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Ember Recruit" in her hand
      And the top of Alice's deck is "Drowned King"
      When Alice activates "Depth Singer"
      And everyone passes until a card is in Alice's graveyard
      And Alice tries to choose "Drowned King"
      Then that is refused
      When everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's graveyard
      And "Ember Recruit" is in Alice's hand

    @clause-choice
    Scenario: Only a unit whose whole requirement can be met can be chosen for an Abyssal Summoning
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a "Drowned Page" in her graveyard
      And Alice has a "Ember Recruit" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      Then "Drowned Page" is among the cards that Alice is asked about
      And "Drowned King" is not among the cards that Alice is asked about

    @clause-kept
    Scenario: Where the required beast stays in play for a charge, the unit stays in the graveyard
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a ready "Depth Singer" in her right attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a "Tower Guard" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      Then Alice is not asked for a zone
      And "Drowned King" is in Alice's graveyard
      And "Ember Recruit" is in Alice's graveyard

  @GR-16-14b-2b
  Rule: 16-14b-2b The materials are the cards that come to another zone by what is done
    - moved: the materials are the cards that come to another zone by it
    - stayed: no cards that stay where they are

    @clause-moved
    Scenario: The discarded card and the beast are both materials: an ability that counts materials draws two cards
      Given it is Bob's main phase
      And Bob has a ready "Depth Singer" in his left attack zone
      And Bob has a "Drowned King" in his graveyard
      And Bob has a ready "Mild Wolf" in his right attack zone
      And Bob has a "Ember Recruit" in his hand
      And Bob has a ready "Abyssal Scribe" in his defense zone
      When Bob activates "Depth Singer"
      And everyone passes until Bob is asked which card
      And Bob chooses "Drowned King"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his right attack zone
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Bob's right attack zone
      And Bob has two cards in his hand

    @clause-stayed
    Scenario: The discarded card is a material and the exhausted resource is none: an ability that counts them draws one card
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned Page" in her graveyard
      And Alice has a "Ember Recruit" in her hand
      And Alice has a ready "Abyssal Scribe" in her defense zone
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned Page"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Drowned Page" is in Alice's right attack zone
      And Alice has one card in her hand

  @GR-16-14c
  Rule: 16-14c Abyssal Concerto, a continuous ability, says what the summoning of its unit requires
    - own: each unit requires what stands on it
    - lost: a unit that has lost it cannot be summoned so

    @clause-own
    Scenario: A unit that requires a resource and a discard comes into play for these, and a beast is left alone
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned Page" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned Page"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      And everyone passes until nothing is waiting
      Then "Drowned Page" is in Alice's defense zone
      And "Ember Recruit" is in Alice's graveyard
      And "Mild Wolf" is in Alice's right attack zone
      And Alice has two ready resources

    @clause-lost
    Scenario: A unit that has lost Abyssal Concerto cannot be chosen for an Abyssal Summoning, while one that has it can
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a "Drowned Page" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      And Bob has a "Quiet Grave" in his field zone
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      Then "Drowned Page" is among the cards that Alice is asked about
      And "Drowned King" is not among the cards that Alice is asked about

  @GR-16-14c-1
  Rule: 16-14c-1 What it requires must be done
    - less: the unit does not come for less
    - all: it comes for all of it, which is done

    @clause-less
    Scenario: A unit that requires a discard and a beast does not come for the beast alone, which stays in play
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a ready "Mild Wolf" in her right attack zone
      And the top of Alice's deck is "Drowned King"
      When Alice activates "Depth Singer"
      And everyone passes until a card is in Alice's graveyard
      And Alice tries to choose "Drowned King"
      Then that is refused
      When everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's graveyard
      And "Mild Wolf" is in Alice's right attack zone

    @clause-all
    Scenario: A unit that requires a discard and a beast comes into play when its player gives both
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's right attack zone
      And Alice has no cards in her hand
      And "Mild Wolf" is in Alice's graveyard

  @GR-16-14c-2
  Rule: 16-14c-2 A unit with Abyssal Concerto can be summoned normally
    - normal: it is summoned normally like any unit
    - unless: but not where something else forbids it

    @clause-normal
    Scenario: A unit with Abyssal Concerto can be played from the hand, and adds one to the number of summons
      Given it is Alice's main phase
      And Alice has a "Drowned King" in her hand
      Then Alice may play "Drowned King"
      When Alice plays "Drowned King" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's left attack zone
      And Alice has summoned one unit

    @clause-unless @clause-normal
    Scenario: Playing a unit with Abyssal Concerto that says it cannot be normal summoned is refused, and another can be played
      Given it is Alice's main phase
      And Alice has a "Drowned Queen" in her hand
      And Alice has a "Drowned King" in her hand
      Then Alice can play "Drowned King"
      When Alice tries to play "Drowned Queen"
      Then that is refused

  # Reading: docs/decisions/1141-an-effect-that-does-an-abyssal-summoning-accomplishes-one.md
  @GR-16-14d
  Rule: 16-14d An effect that does an Abyssal Summoning lets its player choose the unit and do what it requires
    - does: the effect summons the unit for what it requires
    - choice: its player chooses the unit
    - concerto: only a unit with Abyssal Concerto
    - whose: only from his own graveyard
    - effect: what the unit requires is done by that effect, not by the unit

    @clause-does
    Scenario: An event that does an Abyssal Summoning brings a unit from the graveyard into play for what the unit requires
      Given it is Alice's main phase
      And Alice has a "Depth Hymn" in her hand
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her left attack zone
      And Alice has a "Ember Recruit" in her hand
      When Alice plays "Depth Hymn"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's right attack zone
      And "Mild Wolf" is in Alice's graveyard
      And "Ember Recruit" is in Alice's graveyard

    @clause-choice
    Scenario: The player of an event that does an Abyssal Summoning chooses between two units with Abyssal Concerto
      Given it is Alice's main phase
      And Alice has a "Depth Hymn" in her first set zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a "Drowned Page" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Depth Hymn"
      And everyone passes until Alice is asked which card
      Then Alice chooses between "Drowned King" and "Drowned Page"

    @clause-concerto
    Scenario: An effect that does an Abyssal Summoning lets no unit be chosen that has no Abyssal Concerto
      Given it is Alice's main phase
      And Alice has a "Depth Hymn" in her hand
      And Alice has a "Drowned King" in her graveyard
      And Alice has a "Tower Guard" in her graveyard
      And Alice has a ready "Mild Wolf" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Depth Hymn"
      And everyone passes until Alice is asked which card
      Then "Drowned King" is among the cards that Alice is asked about
      And "Tower Guard" is not among the cards that Alice is asked about

    @clause-whose
    Scenario: An effect that does an Abyssal Summoning lets no unit in the opponent's graveyard be chosen
      Given it is Alice's main phase
      And Alice has a "Depth Hymn" in her hand
      And Alice has a "Drowned King" in her graveyard
      And Bob has a "Drowned Page" in his graveyard
      And Alice has a ready "Mild Wolf" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Depth Hymn"
      And everyone passes until Alice is asked which card
      Then "Drowned King" is among the cards that Alice is asked about
      And "Drowned Page" is not among the cards that Alice is asked about

    # Reading: docs/decisions/1195-whose-deed-it-is-what-an-abyssal-concerto-requires.md
    @clause-effect
    Scenario: A beast that no event affects cannot be the one that a unit requires where an event does the Abyssal Summoning
      Given it is Alice's main phase
      And Alice has a "Depth Hymn" in her hand
      And Alice has a "Drowned King" in her graveyard
      And Alice has a "Drowned Page" in her graveyard
      And Alice has a ready "Songless Wolf" in her left attack zone
      And Alice has two "Ember Recruit" in her hand
      When Alice plays "Depth Hymn"
      And everyone passes until Alice is asked which card
      Then "Drowned King" is not among the cards that Alice is asked about
      And "Drowned Page" is among the cards that Alice is asked about

    # Reading: docs/decisions/1195-whose-deed-it-is-what-an-abyssal-concerto-requires.md
    @clause-effect
    Scenario: A beast that no event affects can be the one that a unit requires where a unit's ability does the summoning
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her right attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Songless Wolf" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      Then "Drowned King" is among the cards that Alice is asked about

  @GR-16-14d-1
  Rule: 16-14d-1 That too is done as a whole or not at all
    - whole: it is done as a whole or not at all
    - may: its player may let it be

    @clause-whole
    Scenario: Where the required beast is missing, an event that does an Abyssal Summoning discards nothing and summons no unit
      Given it is Alice's main phase
      And Alice has a "Depth Hymn" in her hand
      And Alice has a "Drowned King" in her graveyard
      And Alice has a "Ember Recruit" in her hand
      And Bob could respond
      When Alice plays "Depth Hymn"
      And Bob passes
      And Alice tries to choose "Drowned King"
      Then that is refused
      When everyone passes until nothing is waiting
      Then "Depth Hymn" is in Alice's graveyard
      And "Drowned King" is in Alice's graveyard
      And "Ember Recruit" is in Alice's hand

    @clause-may
    Scenario: A player may choose no unit for an event's Abyssal Summoning: nothing is discarded, the beast stays in play
      Given it is Alice's main phase
      And Alice has a "Depth Hymn" in her hand
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her left attack zone
      And Alice has a "Ember Recruit" in her hand
      When Alice plays "Depth Hymn"
      And everyone passes until Alice is asked which card
      And Alice chooses no card
      And everyone passes until nothing is waiting
      Then "Depth Hymn" is in Alice's graveyard
      And "Drowned King" is in Alice's graveyard
      And "Ember Recruit" is in Alice's hand
      And "Mild Wolf" is in Alice's left attack zone

  # Reading: docs/decisions/1141-an-effect-that-does-an-abyssal-summoning-accomplishes-one.md
  @GR-16-14e
  Rule: 16-14e A unit that it special summons has entered play through Abyssal Summoning
    - through: the unit that the ability summons
    - others: no other unit in play
    - effect: the unit, too, that an effect summons so
    - otherwise: no unit with Abyssal Concerto that came in another way
    - anew: nor one that has left play and come anew in another way

    @clause-through @clause-others
    Scenario: An event that removes units that came through Abyssal Summoning removes the summoned unit, and not the summoner
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      And Alice has an "Abyssal Bane" in her hand
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And Alice chooses "Ember Recruit"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Abyssal Bane"
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's removal zone
      And "Depth Singer" is in Alice's left attack zone

    @clause-through @clause-effect
    Scenario: A unit summoned by an event that does an Abyssal Summoning is removed as one that came through Abyssal Summoning
      Given it is Alice's main phase
      And Alice has a "Depth Hymn" in her hand
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her left attack zone
      And Alice has a "Ember Recruit" in her hand
      And Alice has an "Abyssal Bane" in her hand
      When Alice plays "Depth Hymn"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And Alice chooses "Ember Recruit"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Abyssal Bane"
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's removal zone

    @clause-otherwise
    Scenario: A unit with Abyssal Concerto that was played has not come through Abyssal Summoning
      Given it is Alice's main phase
      And Alice has a "Drowned King" in her hand
      And Alice has an "Abyssal Bane" in her hand
      When Alice plays "Drowned King" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Abyssal Bane"
      And everyone passes until nothing is waiting
      Then "Abyssal Bane" is in Alice's graveyard
      And "Drowned King" is in Alice's left attack zone

    @clause-anew @clause-otherwise
    Scenario: A unit that came through Abyssal Summoning does not count as such after it left play and came back otherwise
      Given it is Alice's main phase
      And Alice has a "Depth Hymn" in her hand
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Vanishing Step" in her first set zone
      And Alice has an "Abyssal Bane" in her hand
      When Alice plays "Depth Hymn"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And Alice chooses "Ember Recruit"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Vanishing Step" targeting "Drowned King"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      And everyone passes until nothing is waiting
      And Alice plays "Abyssal Bane"
      And everyone passes until nothing is waiting
      Then "Abyssal Bane" is in Alice's graveyard
      And "Drowned King" is in Alice's defense zone

  # Reading: docs/decisions/1141-an-effect-that-does-an-abyssal-summoning-accomplishes-one.md
  @GR-16-14f
  Rule: 16-14f An Abyssal Summoning is accomplished when the unit has come into play by it
    - comes: it is accomplished when the unit has come into play by the ability
    - event: so it is by an effect that does one
    - without: not without a unit

    @clause-comes
    Scenario: An ability that waits for an Abyssal Summoning triggers when an activated ability has summoned the unit
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      And Alice has a ready "Abyssal Scribe" in her defense zone
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's right attack zone
      And Alice has two cards in her hand

    @clause-event @clause-comes
    Scenario: An ability that waits for an Abyssal Summoning triggers when an event has summoned the unit
      Given it is Alice's main phase
      And Alice has a "Depth Hymn" in her hand
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her left attack zone
      And Alice has a "Ember Recruit" in her hand
      And Alice has a ready "Abyssal Scribe" in her defense zone
      When Alice plays "Depth Hymn"
      And everyone passes until Alice is asked which card
      And Alice chooses "Drowned King"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Drowned King" is in Alice's right attack zone
      And Alice has two cards in her hand

    @clause-without
    Scenario: An ability that waits for an Abyssal Summoning does not trigger when the player chooses no unit
      Given it is Alice's main phase
      And Alice has a ready "Depth Singer" in her left attack zone
      And Alice has a "Drowned King" in her graveyard
      And Alice has a ready "Mild Wolf" in her right attack zone
      And Alice has a "Ember Recruit" in her hand
      And Alice has a ready "Abyssal Scribe" in her defense zone
      And the top of Alice's deck is "Siege Beast"
      When Alice activates "Depth Singer"
      And everyone passes until Alice is asked which card
      And Alice chooses no card
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's graveyard
      And "Drowned King" is in Alice's graveyard
      And "Ember Recruit" is in Alice's hand
      And Alice has one card in her hand
