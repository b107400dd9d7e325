Feature: Duel Masters 811 Star evolution creatures

  @DM-811.1
  Rule: 811.1 When a star evolution creature would leave the battle zone, only its top card leaves instead
    - top: the top card goes where the creature would have gone
    - below: the cards below it stay
    - upon: it comes as other evolution creatures do, upon what it evolves from

    @clause-upon
    Scenario: A star evolution creature that evolves from a human or a field is not summoned with neither there
      Given it is Alice's main step
      And Alice has a "Star Marshal" in her hand
      And Alice has three untapped "Gate Warden" in her mana zone
      When Alice tries to summon "Star Marshal"
      Then that is refused

    @clause-upon
    Scenario Outline: A star evolution creature is laid on a <what> that it evolves from
      Given it is Alice's main step
      And Alice has a "Star Marshal" in her hand
      And Alice has three untapped "Gate Warden" in her mana zone
      And Alice has an untapped "<below>" in her battle zone
      When Alice summons "Star Marshal"
      Then "Star Marshal" lies on "<below>"

      Examples:
        | what  | below        |
        | human | Lamp Squire  |
        | field | Quiet Meadow |

    @clause-top @clause-below
    Scenario Outline: Of a star evolution creature only the top card goes to the <zone>
      Given it is Alice's main step
      And Bob has an untapped "Star Marshal" in his battle zone
      And Bob has a "Lamp Squire" under "Star Marshal"
      And Alice has an untapped "<mana>" in her mana zone
      And Alice has a "<spell>" in her hand
      When Alice casts "<spell>"
      Then "Star Marshal" is in Bob's <zone>
      And "Lamp Squire" lies on nothing

      Examples:
        | zone      | spell        | mana        |
        | graveyard | Sure Death   | Grave Hound |
        | hand      | Tidal Return | Tide Runner |

    @clause-top
    Scenario: A star evolution creature that is put into the mana zone tapped comes there tapped
      Given it is Alice's main step
      And Bob has an untapped "Star Marshal" in his battle zone
      And Bob has a "Lamp Squire" under "Star Marshal"
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Deep Roots" in her hand
      When Alice casts "Deep Roots"
      Then "Star Marshal" is in Bob's mana zone
      And "Star Marshal" is tapped

    @clause-below
    Scenario: The card below a star evolution creature is not put into the mana zone with it by a swap
      Given it is Alice's main step
      And Alice has an untapped "Star Marshal" in her battle zone
      And Alice has a "Lamp Squire" under "Star Marshal"
      And Alice has a "Changing Winds" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Changing Winds"
      Then "Lamp Squire" is in Alice's battle zone
      And "Changing Winds" is in Alice's graveyard

  # Reading: docs/decisions/2804-what-stays-of-the-cards-below.md
  @DM-811.1a
  Rule: 811.1a That is a replacement effect, and it does not apply where another has been applied
    - choice: its player chooses between it and another of his
    - other: if another one is applied, all cards of the creature go where that says
    - turn: one of the turn player's comes before it

    @clause-choice
    Scenario: A player has the top card of a star evolution creature go, although another effect could keep it
      Given it is Alice's main step
      And Alice has an untapped "Star Marshal" in her battle zone
      And Alice has a "Lamp Squire" under "Star Marshal"
      And Alice has an untapped "Hand Keeper" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sure Death" in her hand
      When Alice casts "Sure Death"
      And Alice chooses "Star Marshal"
      And Alice chooses "Star Marshal"
      Then "Star Marshal" is in Alice's graveyard
      And "Lamp Squire" lies on nothing

    @clause-choice
    Scenario: A player is asked which of two effects replaces the leaving of her star evolution creature
      Given it is Alice's main step
      And Alice has an untapped "Star Marshal" in her battle zone
      And Alice has an untapped "Hand Keeper" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sure Death" in her hand
      When Alice casts "Sure Death"
      And Alice chooses "Star Marshal"
      Then "Star Marshal" is among what Alice can choose
      And "Hand Keeper" is among what Alice can choose
      And "Star Marshal" is in Alice's battle zone

    @clause-choice @clause-other
    Scenario: A player has a star evolution creature put into her hand by another effect, with the card below
      Given it is Alice's main step
      And Alice has an untapped "Star Marshal" in her battle zone
      And Alice has a "Lamp Squire" under "Star Marshal"
      And Alice has an untapped "Hand Keeper" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sure Death" in her hand
      When Alice casts "Sure Death"
      And Alice chooses "Star Marshal"
      And Alice chooses "Hand Keeper"
      Then "Star Marshal" is in Alice's hand
      And "Lamp Squire" is in Alice's hand

    @clause-turn @clause-other
    Scenario: A star evolution creature that the turn player's effect puts into the mana zone goes there whole
      Given it is Alice's main step
      And Bob has an untapped "Star Marshal" in his battle zone
      And Bob has a "Lamp Squire" under "Star Marshal"
      And Alice has an untapped "Soul Taker" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sure Death" in her hand
      When Alice casts "Sure Death"
      And Alice chooses "Star Marshal"
      Then "Star Marshal" is in Bob's mana zone
      And "Lamp Squire" is in Bob's mana zone

  @DM-811.1b
  Rule: 811.1b A forbidden star evolution creature comes upon nothing, and only its top card leaves
    - nothing: it is put into the battle zone with nothing to evolve from
    - evolution: it is an evolution creature
    - top: only its top card leaves

    @clause-nothing
    Scenario: A forbidden star evolution creature is summoned with an empty battle zone
      Given it is Alice's main step
      And Alice has a "Forbidden Marshal" in her hand
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice tries to summon "Forbidden Marshal"
      Then that is allowed
      And "Forbidden Marshal" is in Alice's battle zone

    @clause-evolution
    Scenario: A forbidden star evolution creature attacks in the turn in which it came
      Given it is Alice's main step
      And Alice has a "Forbidden Marshal" in her hand
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice could attack again
      When Alice summons "Forbidden Marshal"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Forbidden Marshal"
      Then that is allowed

    @clause-top
    Scenario: Of a forbidden star evolution creature that is destroyed the card below stays
      Given it is Alice's main step
      And Bob has an untapped "Forbidden Marshal" in his battle zone
      And Bob has a "Lamp Squire" under "Forbidden Marshal"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sure Death" in her hand
      When Alice casts "Sure Death"
      Then "Forbidden Marshal" is in Bob's graveyard
      And "Lamp Squire" is in Bob's battle zone

    @clause-top
    Scenario: Of a twin card whose second half is a forbidden star evolution creature only the top card leaves
      Given it is Alice's main step
      And Bob has an untapped "Stone Verse / Stone Marshal" in his battle zone
      And Bob has a "Lamp Squire" under "Stone Verse / Stone Marshal"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sure Death" in her hand
      When Alice casts "Sure Death"
      Then "Stone Verse / Stone Marshal" is in Bob's graveyard
      And "Lamp Squire" lies on nothing
