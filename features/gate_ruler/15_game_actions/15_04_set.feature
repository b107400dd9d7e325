Feature: Gate Ruler 15-4 Setting

  @GR-15-4a
  Rule: 15-4a A card that is set lies face down in a set zone of its player
    - zone: it is put into a set zone, whichever it is
    - own: of the player who sets it
    - face: face down
    - put: what replaces a card being put there replaces the setting

    @clause-zone @clause-own @clause-face
    Scenario: A card that Alice sets is seen by Alice and hidden from Bob
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice sets "Quiet Nod" into her third set zone
      Then "Quiet Nod" is in Alice's third set zone
      And Bob does not see "Quiet Nod"
      And Alice sees "Quiet Nod"

    @clause-zone @clause-own
    Scenario Outline: Alice can set a card of her hand into her <zone>
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice sets "Quiet Nod" into her <zone>
      Then "Quiet Nod" is in Alice's <zone>

      Examples:
        | zone            |
        | first set zone  |
        | second set zone |

    @clause-zone @clause-face
    Scenario: Alice chooses the set zone for the top card of her deck where the event that sets it names none
      Given it is Alice's main phase
      And Alice has a "Blind Ambush" in her hand
      And the top of Alice's deck is "Quiet Nod"
      When Alice plays "Blind Ambush"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her second set zone
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Alice's second set zone
      And Bob does not see "Quiet Nod"

    @clause-put
    Scenario: A card that would be set goes to the graveyard where a field puts what would come to a set zone there
      Given it is Alice's main phase
      And Alice has an "Open Trenches" in her field zone
      And Alice has a "Quiet Nod" in her hand
      When Alice sets "Quiet Nod" into her first set zone
      Then "Quiet Nod" is in Alice's graveyard

  @GR-15-4b
  Rule: 15-4b A set card is a face-down card of a set zone
    - set: a face-down card of a set zone is one
    - face: only a face-down one
    - zone: only in a set zone

    @clause-set
    Scenario: An effect on all set cards puts a face-down card of a set zone into the graveyard, and no unit
      Given it is Alice's main phase
      And Alice has a "Sweep the Traps" in her hand
      And Bob has a "Quiet Nod" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sweep the Traps"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's graveyard
      And "Tower Guard" is in Bob's left attack zone

    @clause-face @clause-set
    Scenario: A face-up card of a set zone is no set card
      Given it is Alice's main phase
      And Alice has a "Sweep the Traps" in her hand
      And Bob has a "Quiet Nod" in his first set zone
      And Bob has a face-up "Plain Rite" in his second set zone
      When Alice plays "Sweep the Traps"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's graveyard
      And "Plain Rite" is in Bob's second set zone

    @clause-zone @clause-set
    Scenario: A face-down card of a drive zone is no set card
      Given it is Alice's main phase
      And Alice has a "Sweep the Traps" in her hand
      And Bob has a "Quiet Nod" in his first set zone
      And Bob has a "Plain Rite" in his drive zone
      When Alice plays "Sweep the Traps"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's graveyard
      And "Plain Rite" is in Bob's drive zone
