Feature: Gate Ruler 3-3 Ready and exhausted, face up and face down

  @GR-3-3a
  Rule: 3-3a Cards in certain zones are ready or exhausted
    - has: in attack and defense zones a card can become exhausted
    - else: in a zone that does not say so it cannot

    @clause-has
    Scenario Outline: A card in a <zone> can become exhausted
      Given it is Alice's main phase
      And Alice has a "Lulling Veil" in her hand
      And Bob has a ready "Tower Guard" in his <zone>
      When Alice plays "Lulling Veil" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is exhausted
      And Alice has one card in her hand

      Examples:
        | zone             |
        | left attack zone |
        | defense zone     |

    @clause-else
    Scenario: A card in a field zone cannot become exhausted
      Given it is Alice's main phase
      And Alice has a "Lulling Veil" in her hand
      And Bob has a "War Banner" in his field zone
      When Alice plays "Lulling Veil" targeting "War Banner"
      And everyone passes until nothing is waiting
      Then "Lulling Veil" is in Alice's graveyard
      And "War Banner" is not exhausted
      And Alice has no cards in her hand

  @GR-3-3a-1
  Rule: 3-3a-1 Who comes to such a zone comes ready
    - ready: it comes ready
    - before: though it was exhausted where it lay before
    - without: from a zone without such states, too, though both zones are in play

    @clause-before
    Scenario: An exhausted unit that leaves an attack zone and comes back to the other is ready
      Given it is Alice's main phase
      And Alice has a "Quick Return" in her first set zone
      And Alice has an exhausted "Tower Guard" in her right attack zone
      When Alice plays "Quick Return" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And "Tower Guard" is ready

    @clause-ready
    Scenario: A unit that is summoned comes ready
      Given it is Alice's main phase
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Frail Squire" is ready

    @clause-without
    Scenario: An exhausted unit that is put into a set zone and from there into an attack zone is ready
      Given it is Alice's main phase
      And Alice has a "Quick Burrow" in her first set zone
      And Alice has an exhausted "Cave Lurker" in her right attack zone
      When Alice plays "Quick Burrow" targeting "Cave Lurker"
      And everyone passes until nothing is waiting
      Then "Cave Lurker" is in Alice's left attack zone
      And "Cave Lurker" is ready

  @GR-3-3a-2
  Rule: 3-3a-2 A card is either ready or exhausted
    - exhausted: who becomes exhausted is not ready any more
    - ready: who becomes ready is not exhausted any more

    @clause-exhausted
    Scenario: A ready unit that becomes exhausted is not ready
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Weary Song" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is exhausted
      And "Tower Guard" is not ready

    @clause-ready
    Scenario: An exhausted unit that becomes ready is not exhausted
      Given it is Alice's main phase
      And Alice has a "Rousing Horn" in her hand
      And Alice has an exhausted "Tower Guard" in her left attack zone
      When Alice plays "Rousing Horn" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is ready
      And "Tower Guard" is not exhausted

  @GR-3-3b
  Rule: 3-3b Cards in certain zones lie face up or face down
    - down: a card can lie face down
    - up: a card can lie face up

    @clause-down @clause-up
    Scenario: A card that is driven lies face down until it is revealed
      Given it is Alice's main phase
      And Alice has a "Scout's Report" in her hand
      And Alice's deck is "Frail Squire", "Tower Guard" and "Ember Recruit", from the top
      When Alice plays "Scout's Report"
      And everyone passes until a card is in Alice's drive zone
      Then "Frail Squire" lies face down
      When Alice reveals "Frail Squire"
      Then "Frail Squire" lies face up
      And "Tower Guard" lies face down

    @clause-down
    Scenario: A card that is drawn lies face down
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And the top of Alice's deck is "Tower Guard"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's hand
      And "Tower Guard" lies face down

    @clause-up
    Scenario: A card of the drive zone that is revealed lies face up
      Given it is Alice's main phase
      And Alice has a face-down "Tower Guard" in her drive zone
      When Alice reveals "Tower Guard"
      Then "Tower Guard" lies face up

  @GR-3-3b-1
  Rule: 3-3b-1 A card comes face up to a zone that all players see into, else face down
    - up: where all players see it, face up
    - down: where anybody does not, face down
    - told: unless something says otherwise

    @clause-down
    Scenario: A card that a player sets from her hand lies face down in the set zone
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice sets "Quiet Nod" into her first set zone
      Then "Quiet Nod" is in Alice's first set zone
      And "Quiet Nod" lies face down

    @clause-up
    Scenario: A face-down card that goes from a set zone to a graveyard lies face up there
      Given it is Alice's main phase
      And Alice has a "Sweep the Traps" in her hand
      And Bob has a face-down "Quiet Nod" in his first set zone
      When Alice plays "Sweep the Traps"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's graveyard
      And "Quiet Nod" lies face up

    @clause-down
    Scenario: A unit that goes from play to a hand lies face down, and the opponent does not see it
      Given it is Alice's main phase
      And Alice has a "Send Off" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Send Off" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" lies face down
      And Alice does not see "Tower Guard"

    @clause-told
    Scenario: A card that an effect puts face up into a set zone lies face up, and the opponent sees it
      Given it is Alice's main phase
      And Alice has an "Open Snare" in her hand
      And the top of Alice's deck is "Quiet Nod"
      When Alice plays "Open Snare"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Alice's first set zone
      And "Quiet Nod" lies face up
      And Bob sees "Quiet Nod"

  @GR-3-3b-2
  Rule: 3-3b-2 A card lies either face up or face down
    - up: who comes to lie face up does not lie face down any more
    - down: who comes to lie face down does not lie face up any more

    @clause-up
    Scenario: A face-down card that is revealed lies face up and not face down
      Given it is Alice's main phase
      And Alice has a face-down "Frail Squire" in her drive zone
      When Alice reveals "Frail Squire"
      Then "Frail Squire" lies face up
      And "Frail Squire" lies not face down

    @clause-down
    Scenario: A card that goes from the graveyard to the deck lies face down and not face up
      Given it is Alice's main phase
      And Alice has a "Homecoming" in her hand
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Homecoming"
      And everyone passes until nothing is waiting
      Then "Siege Beast" lies face down
      And "Siege Beast" lies not face up

  @GR-3-3b-3
  Rule: 3-3b-3 A player may look at a face-down card in a zone that is revealed to him
    - sees: the player to whom the zone is revealed
    - else: nobody else

    @clause-sees @clause-else
    Scenario: Only the player who has set a card sees it as it lies face down
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice sets "Quiet Nod" into her first set zone
      Then "Quiet Nod" is in Alice's first set zone
      And "Quiet Nod" lies face down
      And Alice sees "Quiet Nod"
      And Bob does not see "Quiet Nod"

    @clause-sees @clause-else
    Scenario: Only the player who has driven a card sees it as it lies face down
      Given it is Alice's main phase
      And Alice has a "Scout's Report" in her hand
      And Alice's deck is "Frail Squire", "Tower Guard" and "Ember Recruit", from the top
      When Alice plays "Scout's Report"
      And everyone passes until a card is in Alice's drive zone
      Then "Frail Squire" lies face down
      And Alice sees "Frail Squire"
      And Bob does not see "Frail Squire"
