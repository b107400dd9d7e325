Feature: Dimension Zero 4.12 Effects

  @DZ-4.12.2
  Rule: 4.12.2 An effect of which nothing is possible is not carried out; if a part is possible, as much is done as can be
    - none: an effect that asks only for what is impossible is not carried out
    - part: one that asks in part for what is impossible is carried out as far as it is possible

    @clause-part
    Scenario: Of two players who are to be smashed the one with a deck is, though the active player's deck is empty
      Given it is Alice's main phase
      And Alice has an "Idol of the Undying" in her middle base square
      And Alice has a card in her deck
      And Alice has a "Quick Study" in her hand
      And Alice has a "Common Ruin" in her hand
      And Bob has an "Ember Camp" in his hand
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      And Alice plays "Common Ruin"
      And everyone passes until the stack is empty
      Then Alice has no cards in her smash zone
      And Bob has a card in his smash zone
      And "Ember Camp" is in Bob's graveyard

    @clause-none
    Scenario: A unit that should come to the own area stays in the energy zone where units of its player stand on all squares of that
      Given it is Alice's main phase
      And Alice has a "Forced March" in her hand
      And Alice has two released "Red Spark" in her energy zone
      And Alice has a frozen "Ember Guard" in her energy zone
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Giant" in her middle own square
      And Alice has a released "Tide Giant" in her right own square
      When Alice plays "Forced March"
      And everyone passes until the stack is empty
      Then "Forced March" is in Alice's graveyard
      And "Ember Guard" is in Alice's energy zone

    @clause-part
    Scenario: A unit that should come to the own area comes to the only square of that where none of its player's stands
      Given it is Alice's main phase
      And Alice has a "Forced March" in her hand
      And Alice has two released "Red Spark" in her energy zone
      And Alice has a frozen "Ember Guard" in her energy zone
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Giant" in her middle own square
      When Alice plays "Forced March"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's right own square

    @example
    @clause-none
    Scenario: A player without cards in hand discards none of the two that an effect asks for
      Given it is Alice's main phase
      And Alice has a "Despair" in her hand
      And Bob has no cards in his hand
      When Alice plays "Despair"
      And everyone passes until the stack is empty
      Then "Despair" is in Alice's graveyard
      And Bob has no cards in his graveyard
      And the game goes on

    @clause-none
    Scenario: What an effect promises for a discard does not happen if there was nothing to discard
      Given it is Alice's main phase
      And Alice has a "Grim Toll" in her hand
      And Bob has no cards in his hand
      When Alice plays "Grim Toll"
      And everyone passes until the stack is empty
      Then "Grim Toll" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-none
    Scenario: What an effect promises for a draw does not happen if nothing could be drawn
      Given it is Alice's main phase
      And Alice has a "Dry Well" in her left base square
      And Alice has a "Studied Blow" in her hand
      When Alice plays "Studied Blow"
      And everyone passes until the stack is empty
      Then Bob has no cards in his smash zone
      And Alice has no cards in her hand

    @clause-none
    Scenario: A unit for which there is no free square stays in the graveyard
      Given it is Alice's main phase
      And Alice has a "Gate of the Deep" in her hand
      And Alice has an "Ember Scout" in her graveyard
      And Alice has a released "Tide Giant" in her left own square
      And Alice has a released "Tide Brute" in her middle own square
      And Alice has a released "Tide Guard" in her right own square
      When Alice plays "Gate of the Deep" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Gate of the Deep" is in Alice's graveyard

    @clause-none
    Scenario: A base for which Alice has no square stays Bob's in his graveyard
      Given it is Alice's main phase
      And Alice has a "Camp Theft" in her hand
      And Alice has an "Ember Camp" in her left base square
      And Alice has a "Tide Camp" in her middle base square
      And Alice has a "Banner Camp" in her right base square
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a "Ruined Fort" in his graveyard
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Camp Theft" aiming at "Ruined Fort"
      And everyone passes until the stack is empty
      Then "Camp Theft" is in Alice's graveyard
      And "Ruined Fort" is in Bob's graveyard
      And "Tide Scout" has power 2000
      And "Ember Scout" has power 1000

    @clause-none
    Scenario: A base of Bob's that is Alice's stays where it lies, and hers, where she has no square to put it on
      Given it is Alice's main phase
      And Alice has a "Camp Theft" in her hand
      And Alice has a "Moving Camp" in her hand
      And Alice has an "Ember Camp" in her left base square
      And Alice has a "Tide Camp" in her middle base square
      And Bob has a "Ruined Fort" in his graveyard
      When Alice plays "Camp Theft" aiming at "Ruined Fort"
      And everyone passes until the stack is empty
      And Alice plays "Moving Camp" aiming at "Ruined Fort"
      And everyone passes until the stack is empty
      Then "Ruined Fort" is in Alice's right base square
      And Alice controls "Ruined Fort"

    @clause-part
    Scenario: What an effect promises for a discard happens when a card is discarded
      Given it is Alice's main phase
      And Alice has a "Grim Toll" in her hand
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Grim Toll"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard
      And Alice has a card in her hand

    @example
    @clause-part
    Scenario: A player with one card in hand discards that one of the two that an effect asks for
      Given it is Alice's main phase
      And Alice has a "Despair" in her hand
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Despair"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-part
    Scenario: An effect whose first instruction finds nothing to destroy still does what its second one says
      Given it is Alice's main phase
      And Alice has a "Camp Raid" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Camp Raid"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-part
    Scenario: Where each player discards a card, only the one with a card in hand does
      Given it is Alice's main phase
      And Alice has a "Shared Loss" in her hand
      And Alice has a "Tide Giant" in her hand
      And Bob has no cards in his hand
      When Alice plays "Shared Loss"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's graveyard
      And Bob has no cards in his graveyard

    @clause-none
    Scenario Outline: What a strategy promises for <doing> does not happen where there is none
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob has a "Tide Guard" in his hand
      When Alice plays "<card>"
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's graveyard
      And "Tide Guard" is in Bob's hand

      Examples:
        | doing                            | card         |
        | drawing a card for each base     | Camp Letters |
        | destroying all bases             | Camp Fires   |
        | freezing all bases               | Camp Frost   |
        | putting all bases into hands     | Camp Wind    |
        | shuffling all bases into decks   | Camp Drift   |
        | finding a base in the graveyard  | Camp Search  |
        | smashing for the number of bases | Camp Drums   |
        | countering all base spells       | Camp Hush    |

    @clause-part
    Scenario Outline: What a strategy promises for <doing> happens where there is one, though it is the other player's
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob has a "Tide Guard" in his hand
      And Bob has a released "Tide Camp" in his left base square
      When Alice plays "<card>"
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's graveyard
      And "Tide Guard" is in Bob's graveyard

      Examples:
        | doing                            | card         |
        | drawing a card for each base     | Camp Letters |
        | destroying all bases             | Camp Fires   |
        | freezing all bases               | Camp Frost   |
        | shuffling all bases into decks   | Camp Drift   |
        | smashing for the number of bases | Camp Drums   |

    @clause-none
    Scenario: What an effect promises for damage does not happen if there was no unit to deal it to
      Given it is Alice's main phase
      And Alice has a "Telling Rain" in her hand
      And Alice has a released "Ember Giant" in her left own square
      When Alice plays "Telling Rain"
      And everyone passes until the stack is empty
      Then "Ember Giant" has no damage
      And Alice has no cards in her hand

    @clause-part
    Scenario: What an effect promises for damage happens if there was a unit to deal it to
      Given it is Alice's main phase
      And Alice has a "Telling Rain" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Telling Rain"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And Alice has a card in her hand

    @clause-part
    Scenario: A player who has one of the two cards that are to be discarded at random discards it
      Given it is Alice's main phase
      And Alice has a "Blind Greed" in her hand
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Blind Greed"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard

    @clause-part
    Scenario: A player with three cards keeps one where two are to be discarded at random, and is not asked which
      Given it is Alice's main phase
      And Alice has a "Blind Greed" in her hand
      And Bob has a "Tide Giant" in his hand
      And Bob has a "Tide Brute" in his hand
      And Bob has a "Tide Guard" in his hand
      When Alice plays "Blind Greed"
      And Bob lays the cards in any order
      Then Bob has a card in his hand
      And Bob has two cards in his graveyard

    @clause-none
    Scenario: A unit that has gone to the hand is not dealt the damage of a base that waited for its being hit
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Mined Road" in her left base square
      And Bob has a "Sore Drum" in his left base square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Recall" in his hand
      When Alice plays "Scorch" aiming at "Tide Giant"
      And everyone passes until an ability is on the stack
      And Bob plays "Recall" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand
      And Bob has two cards in his hand

    @clause-part
    Scenario: A player who has just the six cards that are to be discarded at random discards all of them
      Given it is Alice's main phase
      And Alice has a "Ransack" in her hand
      And Bob has six cards in his hand
      When Alice plays "Ransack"
      And Bob lays the cards in any order
      Then Bob has no cards in his hand
      And Bob has six cards in his graveyard

    @clause-part
    Scenario: A strategy that divides damage among up to two targets draws a card where none was chosen
      Given it is Alice's main phase
      And Alice has a "Sparks and Notes" in her hand
      And the top of Alice's deck is "Tide Scout"
      When Alice plays "Sparks and Notes" aiming at nothing
      And everyone passes until the stack is empty
      Then "Sparks and Notes" is in Alice's graveyard
      And "Tide Scout" is in Alice's hand

    @clause-none
    Scenario: A unit that its player has taken into the hand meanwhile is dealt no damage, and nothing comes of that
      Given it is Alice's main phase
      And Alice has a "Fair Warning" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Fair Warning"
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand
      And Alice has no cards in her hand

    @clause-part
    Scenario: A unit that its player leaves where it stands is dealt the damage, and a card is drawn for that
      Given it is Alice's main phase
      And Alice has a "Fair Warning" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And the top of Alice's deck is "Tide Scout"
      When Alice plays "Fair Warning"
      And everyone passes until somebody may say no
      And Bob says no
      And everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage
      And "Tide Scout" is in Alice's hand
