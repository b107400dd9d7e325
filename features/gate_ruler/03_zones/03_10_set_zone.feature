Feature: Gate Ruler 3-10 The set zones

  @GR-3-10a
  Rule: 3-10a An event card can be put into a set zone

    Scenario: A player sets an event from her hand into her third set zone
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice sets "Quiet Nod" into her third set zone
      Then "Quiet Nod" is in Alice's third set zone

  @GR-3-10a-1
  Rule: 3-10a-1 Her ruler says how many set zones a player has
    - number: as many as the ruler says
    - whose: the player's own ruler

    @clause-number @clause-whose
    Scenario Outline: A player with a <ruler> can set a card into the <zones>
      Given it is Bob's main phase
      And Bob has a "<ruler>" in his ruler zone
      And Bob has a face-down "Quiet Nod" in his drive zone
      When Bob begins to set "Quiet Nod"
      Then it can go into his <zones>

      Examples:
        | ruler      | zones                                               |
        | Berserker  | first set zone                                      |
        | Highlander | first set zone, second set zone and third set zone |

    @clause-number
    Scenario: A player has one set zone if both players' rulers give one
      Given it is Bob's main phase
      And Alice has a "Berserker" in her ruler zone
      And Bob has a "Berserker" in his ruler zone
      And Bob has a face-down "Quiet Nod" in his drive zone
      When Bob begins to set "Quiet Nod"
      Then it can go into his first set zone

    @clause-number
    Scenario: A player has three set zones if both players' rulers give three
      Given it is Bob's main phase
      And Alice has a "Highlander" in her ruler zone
      And Bob has a "Highlander" in his ruler zone
      And Bob has a face-down "Quiet Nod" in his drive zone
      When Bob begins to set "Quiet Nod"
      Then it can go into his first set zone, second set zone and third set zone

  @GR-3-10a-2
  Rule: 3-10a-2 A set card changes its set zone only where a rule or an effect says so
    - not: its player does not move it
    - told: what a rule or an effect says is done

    @clause-not
    Scenario: A player cannot move her set card to another set zone herself
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      When Alice tries to move "Quiet Nod" to her second set zone
      Then that is refused
      And "Quiet Nod" is in Alice's first set zone

    @clause-told
    Scenario: An effect moves a set card to another set zone
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Shifted Snare" in her hand
      When Alice plays "Shifted Snare" targeting "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Alice's second set zone

  @GR-3-10b
  Rule: 3-10b Its owner sees the card in a set zone, the other player does not
    - owner: the owner of the zone sees it
    - other: the other player does not
    - whose: though the other player has brought the card

    @clause-owner @clause-other
    Scenario: A player sees his own set card, and the opponent does not
      Given it is Alice's main phase
      And Bob has a "Quiet Nod" in his first set zone
      Then Bob sees "Quiet Nod"
      And Alice does not see "Quiet Nod"
      And Bob has one card in his set zones

    @clause-owner @clause-other
    Scenario: A player sees a card that comes from her deck into her set zone, and the opponent does not
      Given it is Alice's main phase
      And Alice has a "Burial Under Stones" in her hand
      And Alice's deck is "Quiet Nod", "Plain Marcher" and "Plain Marcher", from the top
      When Alice plays "Burial Under Stones"
      And everyone passes until nothing is waiting
      Then Alice sees "Quiet Nod"
      And Bob does not see "Quiet Nod"

    @clause-owner @clause-other
    Scenario: A card that everybody has seen in a graveyard is hidden from the opponent in its owner's set zone
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her graveyard
      And Alice has a "Rewound Snare" in her hand
      Then Bob sees "Quiet Nod"
      When Alice plays "Rewound Snare" targeting "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Alice's second set zone
      And Alice sees "Quiet Nod"
      And Bob does not see "Quiet Nod"

    @clause-owner @clause-whose
    Scenario: Alice sees a card in her set zone that Bob has brought
      Given it is Alice's main phase
      And Alice has the opponent's "Long Anthem" in her first set zone
      Then Alice sees "Long Anthem"

    @clause-other
    Scenario: Bob does not see what lies in a set zone of Alice's
      Given it is Bob's main phase
      And Alice has a "Long Anthem" in her second set zone
      Then Bob does not see "Long Anthem"

  @GR-3-10c
  Rule: 3-10c Only settable cards can be set
    - settable: a settable card can be set
    - others: no other card
    - put: nor does an effect put another card there

    @clause-others
    Scenario: A unit card is not settable
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her hand
      When Alice tries to set "Tower Guard" into her first set zone
      Then that is refused

    @clause-others
    Scenario: A field is not settable
      Given it is Alice's main phase
      And Alice has a face-down "War Banner" in her drive zone
      When Alice tries to set "War Banner" into her first set zone
      Then that is refused

    @clause-settable
    Scenario: Events are settable from the hand and from the drive zone
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      And Alice has a face-down "Long Anthem" in her drive zone
      Then Alice may set "Quiet Nod"
      And Alice may set "Long Anthem"

    @clause-others @clause-put
    Scenario: A unit that is not settable stays where it is when an effect would put it into a set zone
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her right attack zone
      And Alice has a "Go to Ground" in her first set zone
      When Alice plays "Go to Ground" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's right attack zone
      And "Go to Ground" is in Alice's graveyard

    @clause-settable @clause-put
    Scenario: A unit with Concealment is put into a set zone by an effect
      Given it is Alice's main phase
      And Alice has a ready "Cave Lurker" in her right attack zone
      And Alice has a "Go to Ground" in her first set zone
      When Alice plays "Go to Ground" targeting "Cave Lurker"
      And everyone passes until nothing is waiting
      Then "Cave Lurker" is in Alice's third set zone

  @GR-3-10d
  Rule: 3-10d A hidden card is revealed before it leaves the set zones
    - shown: it is shown to all players before it moves
    - any: wherever it goes, into a hidden zone too
    - another: not if it moves to another set zone

    @needs-events
    @clause-shown @clause-any
    Scenario: A hidden card that goes from a set zone to a hand is shown first
      Given it is Alice's main phase
      And Alice has a "Recalled Snares" in her hand
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Recalled Snares"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's hand
      And Alice was shown "Quiet Nod" before it moved

    @needs-events
    @clause-shown
    Scenario: A hidden card that goes from a set zone to a graveyard is shown first
      Given it is Alice's main phase
      And Alice has a "Blind Raid" in her hand
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Blind Raid" targeting "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's graveyard
      And Alice was shown "Quiet Nod" before it moved

    @needs-events
    @clause-another
    Scenario: A hidden card that moves to another set zone is not shown to the opponent and stays hidden
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Shifted Snare" in her hand
      When Alice plays "Shifted Snare" targeting "Quiet Nod"
      And everyone passes until nothing is waiting
      Then Bob was not shown "Quiet Nod" before it moved
      And Bob does not see "Quiet Nod"
      And "Quiet Nod" is in Alice's second set zone

  @GR-3-10e
  Rule: 3-10e A set card is a card in a set zone
    - each: each card that lies there
    - only: no card that lies elsewhere
    - up: also one that lies face up

    @clause-each @clause-only
    Scenario: The cards of set zones are set cards, and a face-down card of a drive zone is not
      Given it is Bob's main phase
      And Bob has a "Recalled Snares" in his hand
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Long Anthem" in her third set zone
      And Alice has a face-down "Sudden Spark" in her drive zone
      When Bob plays "Recalled Snares"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Alice's hand
      And "Long Anthem" is in Alice's hand
      And "Sudden Spark" is in Alice's drive zone

    @clause-each
    Scenario: The cards of two set zones are set cards
      Given it is Bob's main phase
      And Bob has a "Recalled Snares" in his hand
      And Alice has a "Quiet Nod" in her first set zone
      And Alice has a "Long Anthem" in her second set zone
      When Bob plays "Recalled Snares"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Alice's hand
      And "Long Anthem" is in Alice's hand

    @clause-only
    Scenario: A player with a face-down card in the drive zone and none in the set zones has no set cards
      Given it is Bob's main phase
      And Bob has a "Recalled Snares" in his hand
      And Alice has a face-down "Sudden Spark" in her drive zone
      When Bob plays "Recalled Snares"
      And everyone passes until nothing is waiting
      Then "Recalled Snares" is in Bob's graveyard
      And "Sudden Spark" is in Alice's drive zone

    @clause-up @clause-each
    Scenario: A card that lies face up in a set zone is a set card
      Given it is Bob's main phase
      And Bob has a "Recalled Snares" in his hand
      And Alice has a face-up "Long Anthem" in her first set zone
      When Bob plays "Recalled Snares"
      And everyone passes until nothing is waiting
      Then "Long Anthem" is in Alice's hand

  @GR-3-10f
  Rule: 3-10f Events without Forced Reveal are settable, and what an effect says is
    - event: an event is
    - forced: one with Forced Reveal is not
    - effect: a card is of which an effect says so

    @clause-event
    Scenario: A player may set an event without Forced Reveal
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      Then Alice may set "Kind Letter"
      When Alice sets "Kind Letter" into her first set zone
      Then "Kind Letter" is in Alice's first set zone

    @clause-event @clause-forced
    Scenario: Of two driven events the one with Forced Reveal cannot stay hidden, and the other can
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Siege Beast", "Sudden Hail" and "Plain Rite"
      When Alice plays "Calling Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob is asked which driven cards stay hidden
      Then "Plain Rite" is among the cards that Bob is asked about
      And "Sudden Hail" is not among the cards that Bob is asked about

    @clause-effect
    Scenario: A unit card that an effect makes settable can be set, hidden from the opponent
      Given it is Alice's main phase
      And Alice has a "Cloaked Hall" in her field zone
      And Alice has a "Tower Guard" in her hand
      Then Alice may set "Tower Guard"
      When Alice sets "Tower Guard" into her first set zone
      Then "Tower Guard" is in Alice's first set zone
      And Bob does not see "Tower Guard"

    @clause-event @clause-effect
    Scenario: Bob's effect makes no card of Alice's settable
      Given it is Alice's main phase
      And Bob has a "Cloaked Hall" in his field zone
      And Alice has a "Tower Guard" in her hand
      And Alice has a "Quiet Nod" in her hand
      Then Alice may set "Quiet Nod"
      When Alice tries to set "Tower Guard" into her first set zone
      Then that is refused
