Feature: Gate Ruler 7-5 Setting a card

  @GR-7-5a
  Rule: 7-5a A settable card of the hand, or face down in the drive zone, is put into a set zone
    - hand: a settable card of her hand
    - drive: a settable card that lies face down in her drive zone
    - revealed: none that is revealed there
    - whose: none of the other player's
    - zone: into the set zone that she says
    - who: only the active player sets one

    @clause-hand
    Scenario Outline: A player sets an event of her hand into her <zone>, and the opponent does not see it
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      Then Alice can set "Quiet Nod"
      When Alice sets "Quiet Nod" into her <zone>
      Then "Quiet Nod" is in Alice's <zone>
      And Bob does not see "Quiet Nod"

      Examples:
        | zone            |
        | first set zone  |
        | second set zone |
        | third set zone  |

    @clause-drive
    Scenario: A player sets an event that lies face down in her drive zone
      Given it is Alice's main phase
      And Alice has a face-down "Quiet Nod" in her drive zone
      Then Alice can set "Quiet Nod"
      When Alice sets "Quiet Nod" into her first set zone
      Then "Quiet Nod" is in Alice's first set zone

    @clause-revealed
    Scenario: An event revealed in the drive zone can be played but cannot be set
      Given it is Alice's main phase
      And Alice has a face-down "Kind Letter" in her drive zone
      When Alice reveals "Kind Letter"
      Then Alice can play "Kind Letter"
      And Alice cannot set "Kind Letter"

    @clause-whose
    Scenario: A player cannot set an event of the other player's drive zone
      Given it is Alice's main phase
      And Bob has a face-down "Quiet Nod" in his drive zone
      When Alice tries to set "Quiet Nod" into her first set zone
      Then that is refused

    @clause-zone @clause-hand
    Scenario: A player who sets an event chooses which of her three set zones it goes into
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone
      And Alice is asked about "Quiet Nod"

    @clause-who
    Scenario: With the gate empty, the other player cannot set an event of his hand in the active player's main phase
      Given it is Alice's main phase
      And Alice could respond
      And Bob could respond
      And Bob has a "Kind Letter" in his hand
      When everyone passes until Bob has priority in the main phase
      Then Bob is asked to act
      And Bob cannot set "Kind Letter"

  @GR-7-5a-1
  Rule: 7-5a-1 Events are settable, but for those with Forced Reveal
    - events: events are settable, whatever their timing
    - others: other cards are not
    - forced: events with Forced Reveal are not

    @clause-events
    Scenario Outline: The event "<event>" of the hand can be set
      Given it is Alice's main phase
      And Alice has a "<event>" in her hand
      Then Alice can set "<event>"
      When Alice sets "<event>" into her first set zone
      Then "<event>" is in Alice's first set zone

      Examples:
        | event       |
        | Quiet Nod   |
        | Kind Letter |

    @clause-others
    Scenario: A unit without any ability cannot be set
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      When Alice tries to set "Ember Recruit" into her first set zone
      Then that is refused

    @clause-forced @clause-events
    Scenario: A driven event with Forced Reveal cannot stay hidden and goes to the graveyard, and another one can be set
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Sudden Hail", "Plain Rite" and "Siege Beast"
      When Alice plays "Calling Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob is asked which driven cards stay hidden
      Then "Sudden Hail" is not among the cards that Bob is asked about
      When Bob chooses "Plain Rite"
      And everyone passes until Bob chooses what to do with a driven card
      Then Bob can set "Plain Rite"
      And "Sudden Hail" is in Bob's graveyard

  @GR-7-5a-2
  Rule: 7-5a-2 Another card is settable where an ability says so
    - own: where an ability of the card itself says so
    - other: where an ability of another card says so

    @clause-own
    Scenario: A unit with Concealment is set
      Given it is Alice's main phase
      And Alice has a "Cave Lurker" in her hand
      Then Alice can set "Cave Lurker"
      When Alice sets "Cave Lurker" into her first set zone
      Then "Cave Lurker" is in Alice's first set zone

    @clause-other
    Scenario: A unit is set where a field lets units be set
      Given it is Alice's main phase
      And Alice has a "Cloaked Hall" in her field zone
      And Alice has a "Frail Squire" in her hand
      Then Alice can set "Frail Squire"
      When Alice sets "Frail Squire" into her second set zone
      Then "Frail Squire" is in Alice's second set zone

  @GR-7-5b
  Rule: 7-5b Setting is done at once, without the gate
    - once: the card is set at once
    - gate: nobody can respond to it

    @clause-once @clause-gate
    Scenario: A player sets a card at once, the gate stays empty, and nobody can respond
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice sets "Kind Letter" into her first set zone
      Then the gate is empty
      And "Kind Letter" is in Alice's first set zone
      And Alice is asked to act

    @clause-once
    Scenario: A card is in the set zone as soon as its player sets it
      Given it is Alice's main phase
      And Alice has a "Deep Rest" in her hand
      When Alice sets "Deep Rest" into her third set zone
      Then "Deep Rest" is in Alice's third set zone
