Feature: Gate Ruler 7-2 Revealing a drive card

  @GR-7-2a
  Rule: 7-2a The active player turns a card of her drive zone face up
    - face: it is turned face up, where it lies
    - down: only a card that lies face down
    - who: only the active player
    - whose: only in her own drive zone
    - gate: only while nothing is on the gate

    @clause-face
    Scenario: The opponent sees a drive card that is revealed, and the card stays in the drive zone
      Given it is Alice's main phase
      And Alice has a face-down "Ember Recruit" in her drive zone
      When Alice reveals "Ember Recruit"
      Then Bob sees "Ember Recruit"
      And "Ember Recruit" is in Alice's drive zone

    @clause-who
    Scenario: With the gate empty, the other player cannot reveal a drive card of his own in the active player's main phase
      Given it is Alice's main phase
      And Bob could respond
      And Bob has a face-down "Ember Recruit" in his drive zone
      When everyone passes until Bob has priority in the main phase
      And Bob tries to reveal "Ember Recruit"
      Then that is refused

    @clause-whose
    Scenario: The active player cannot reveal a drive card of the other player
      Given it is Alice's main phase
      And Bob has a face-down "Ember Recruit" in his drive zone
      When Alice tries to reveal "Ember Recruit"
      Then that is refused

    @clause-gate
    Scenario: The active player cannot reveal a drive card while a card is on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice could respond
      And Alice has a face-down "Ember Recruit" in her drive zone
      When Alice plays "Kind Letter"
      Then Alice is asked to act
      And Alice cannot reveal "Ember Recruit"

    @clause-down @clause-face
    Scenario: A revealed drive card can be played but cannot be revealed again
      Given it is Alice's main phase
      And Alice has a face-down "Ember Recruit" in her drive zone
      When Alice reveals "Ember Recruit"
      Then Alice can play "Ember Recruit"
      And Alice cannot reveal "Ember Recruit"

  @GR-7-2a-1
  Rule: 7-2a-1 Units, fields and standard events can be revealed
    - kinds: units, fields and standard events
    - instants: no event of another timing
    - others: no card of another kind

    @clause-kinds
    Scenario Outline: The drive card "<card>" can be revealed, and the opponent sees it
      Given it is Alice's main phase
      And Alice has a face-down "<card>" in her drive zone
      Then Alice can reveal "<card>"
      When Alice reveals "<card>"
      Then Bob sees "<card>"

      Examples:
        | card          |
        | Ember Recruit |
        | War Banner    |
        | Kind Letter   |

    @clause-instants
    Scenario: An instant event in the drive zone cannot be revealed
      Given it is Alice's main phase
      And Alice has a face-down "Quiet Nod" in her drive zone
      When Alice tries to reveal "Quiet Nod"
      Then that is refused

    @clause-others
    Scenario: A resource card in the drive zone cannot be revealed
      Given it is Alice's main phase
      And Alice has a face-down "Mana Well" in her drive zone
      And Alice has no further resources
      And Bob has no further resources
      When Alice tries to reveal "Mana Well"
      Then that is refused

  @GR-7-2a-2
  Rule: 7-2a-2 The Overdrive of a revealed card comes into the drive zone, linked to the card
    - joins: the Overdrive comes into the drive zone
    - only: without one nothing does
    - linked: it is linked to the card that was revealed
    - new: and not to that card once it has left and come back, when it is a new one

    @clause-joins
    Scenario: The Overdrive of a revealed card comes into the drive zone and can be played
      Given it is Alice's main phase
      And Alice has a face-down "Stirring Herald" in her drive zone
      When Alice reveals "Stirring Herald"
      Then Alice has one Overdrive in her drive zone
      And Alice can play the Overdrive of "Stirring Herald"

    @clause-only
    Scenario: A revealed card without an Overdrive brings none into the drive zone and can be played
      Given it is Alice's main phase
      And Alice has a face-down "Ember Recruit" in her drive zone
      When Alice reveals "Ember Recruit"
      Then Alice has no Overdrives in her drive zone
      And Alice can play "Ember Recruit"

    @clause-linked @clause-joins
    Scenario: Each of two revealed cards has an Overdrive linked to it
      Given it is Alice's main phase
      And Alice has a face-down "Stirring Herald" in her drive zone
      And Alice has a face-down "Sparking Drake" in her drive zone
      When Alice reveals "Stirring Herald"
      And Alice reveals "Sparking Drake"
      Then Alice has one Overdrive of "Stirring Herald" in her drive zone
      And Alice has one Overdrive of "Sparking Drake" in her drive zone

    @clause-new @clause-joins
    Scenario: An Overdrive is linked to its card no more when that has left the drive zone and has come back
      Given it is Alice's main phase
      And Alice has a face-down "Stirring Herald" in her drive zone
      And Alice has a "Drive Thief" in her hand
      And Alice has a "Launch" in her hand
      When Alice reveals "Stirring Herald"
      And Alice plays "Drive Thief" targeting "Stirring Herald"
      And everyone passes until nothing is waiting
      And Alice plays "Launch" targeting "Stirring Herald"
      And everyone passes until nothing is waiting
      Then "Stirring Herald" is in Alice's drive zone
      And Alice has one Overdrive in her drive zone
      And Alice has no Overdrives of "Stirring Herald" in her drive zone

    @clause-new @clause-joins @clause-linked
    Scenario: A card that has come back and is revealed again has one Overdrive, beside that of its former reveal
      Given it is Alice's main phase
      And Alice has a face-down "Stirring Herald" in her drive zone
      And Alice has a "Drive Thief" in her hand
      And Alice has a "Launch" in her hand
      When Alice reveals "Stirring Herald"
      And Alice plays "Drive Thief" targeting "Stirring Herald"
      And everyone passes until nothing is waiting
      And Alice plays "Launch" targeting "Stirring Herald"
      And everyone passes until nothing is waiting
      And Alice reveals "Stirring Herald"
      Then Alice has two Overdrives in her drive zone
      And Alice has one Overdrive of "Stirring Herald" in her drive zone

  @GR-7-2a-2a
  Rule: 7-2a-2a As long as the Overdrive is there its card is not played from the drive zone
    - only: only the card that the Overdrive is linked to
    - long: only as long as it is there
    - effect: by no effect either that lets it be played
    - own: nor by an Overdrive of its own while another is linked to it

    @clause-only
    Scenario: Only the card to which an Overdrive is linked cannot be played, and another revealed card can
      Given it is Alice's main phase
      And Alice has a face-down "Stirring Herald" in her drive zone
      And Alice has a face-down "Ember Recruit" in her drive zone
      When Alice reveals "Stirring Herald"
      And Alice reveals "Ember Recruit"
      Then Alice cannot play "Stirring Herald"
      And Alice can play "Ember Recruit"

    @clause-long
    Scenario: A revealed card can be played once its Overdrive has been played and has resolved
      Given it is Alice's main phase
      And Alice has a face-down "Stirring Herald" in her drive zone
      When Alice reveals "Stirring Herald"
      And Alice plays the Overdrive of "Stirring Herald"
      And everyone passes until nothing is waiting
      Then Alice can play "Stirring Herald"
      And Alice has one card in her hand

    @clause-effect
    Scenario: An event that plays a card of the drive zone does not play the card to which an Overdrive is linked
      Given it is Alice's main phase
      And Alice has a face-down "Laden Letter" in her drive zone
      And Alice has a "Road Rite" in her hand
      When Alice reveals "Laden Letter"
      And Alice plays "Road Rite" targeting "Laden Letter"
      And everyone passes until nothing is waiting
      Then "Road Rite" is in Alice's graveyard
      And "Laden Letter" is in Alice's drive zone

    @clause-effect @clause-long
    Scenario: An event that plays a card of the drive zone plays the card whose Overdrive has been played before
      Given it is Alice's main phase
      And Alice has a face-down "Laden Letter" in her drive zone
      And Alice has a "Road Rite" in her hand
      When Alice reveals "Laden Letter"
      And Alice plays the Overdrive of "Laden Letter"
      And everyone passes until nothing is waiting
      And Alice plays "Road Rite" targeting "Laden Letter"
      And everyone passes until nothing is waiting
      Then "Laden Letter" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-own @clause-long
    Scenario: An Overdrive that plays its card cannot be played before the card's other Overdrive
      Given it is Alice's main phase
      And Alice has a face-down "Doubled Guard" in her drive zone
      When Alice reveals "Doubled Guard"
      Then Alice can play the second Overdrive of "Doubled Guard"
      And Alice cannot play the first Overdrive of "Doubled Guard"
      When Alice plays the second Overdrive of "Doubled Guard"
      And everyone passes until nothing is waiting
      Then Alice can play the first Overdrive of "Doubled Guard"

  @GR-7-2b
  Rule: 7-2b Revealing a drive card is done at once, without the gate
    - once: the card is revealed at once
    - gate: nobody can respond to it

    @clause-once @clause-gate
    Scenario: A player reveals a drive card at once, the gate stays empty, and nobody can respond
      Given it is Alice's main phase
      And Alice has a face-down "Ember Recruit" in her drive zone
      And Bob could respond
      When Alice reveals "Ember Recruit"
      Then the gate is empty
      And Bob sees "Ember Recruit"
      And Alice is asked to act

    @clause-once
    Scenario: A drive card is face up as soon as its player reveals it
      Given it is Alice's main phase
      And Alice has a face-down "Siege Beast" in her drive zone
      When Alice reveals "Siege Beast"
      Then Bob sees "Siege Beast"
