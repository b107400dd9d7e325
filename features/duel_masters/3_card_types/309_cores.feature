Feature: Duel Masters 309 Cores

  @DM-309.1
  Rule: 309.1 Cores come to the battle zone when the fields that they are the other side of become one creature

    Scenario: Five fields that explode are one creature, of its top card and four cores
      Given it is Alice's main step
      And Alice has a "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has a "Southern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Hour of Fire" in her hand
      When Alice casts "Hour of Fire"
      Then "Last Dawn", "Eastern Dawn", "Western Dawn", "Northern Dawn" and "Southern Dawn" are one creature
      And "Eastern Dawn" shows its second side

  @DM-309.2
  Rule: 309.2 Nobody puts a core into the battle zone by using it

    Scenario: A core of the hand is not used, though its cost could be paid
      Given it is Alice's main step
      And Alice has a "Buried Core" in her hand
      And Alice has five untapped "Ember Recruit" in her mana zone
      When Alice tries to use "Buried Core"
      Then that is refused

  @DM-309.3
  Rule: 309.3 A core lies upright and untapped

    Scenario: A core of fields that have exploded is untapped, though its creature is tapped
      Given it is Alice's main step
      And Alice has a "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has a "Southern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Hour of Fire" in her hand
      And Alice could attack again
      When Alice casts "Hour of Fire"
      And everyone passes until the attack step
      And Alice attacks Bob with "Last Dawn"
      And Alice breaks any shields
      Then "Last Dawn" is tapped
      And "Eastern Dawn" is untapped
      And "Eastern Dawn" is not upside down

  @DM-309.4
  Rule: 309.4 A core goes as a card to where its creature goes

    Scenario Outline: A core under a creature goes with it to the <zone>
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Buried Core" under "Moss Giant"
      And Alice has an untapped "<mana>" in her mana zone
      And Alice has a "<spell>" in her hand
      When Alice casts "<spell>"
      Then "Moss Giant" is in Alice's <zone>
      And "Buried Core" is in Alice's <zone>

      Examples:
        | zone      | spell        | mana        |
        | graveyard | Sure Death   | Grave Hound |
        | hand      | Tidal Return | Tide Runner |

  @DM-309.5
  Rule: 309.5 A core in the mana zone gives no mana, and is tapped for its civilization
    - mana: it gives no mana
    - civilization: it can be tapped as a card of its civilization
    - sides: so it is whichever of its sides is up

    @clause-mana
    Scenario: A core and one other card do not pay a cost of two
      Given it is Alice's main step
      And Alice has a "Spark Runner" in her hand
      And Alice has an untapped "Buried Core" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to summon "Spark Runner"
      Then that is refused

    @clause-civilization
    Scenario: A core pays the civilization of a card whose cost others pay
      Given it is Alice's main step
      And Alice has a "Spark Runner" in her hand
      And Alice has an untapped "Buried Core" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice tries to summon "Spark Runner"
      Then that is allowed
      And "Buried Core" is tapped

    @clause-sides
    Scenario: A core with its other side up gives no mana either
      Given it is Alice's main step
      And Alice has a "Spark Runner" in her hand
      And Alice has a "Buried Core" with its other side up in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to summon "Spark Runner"
      Then that is refused

    @clause-sides
    Scenario: A core with its other side up pays a civilization, too
      Given it is Alice's main step
      And Alice has a "Spark Runner" in her hand
      And Alice has a "Buried Core" with its other side up in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice tries to summon "Spark Runner"
      Then that is allowed
      And "Buried Core" is tapped

  @DM-309.6
  Rule: 309.6 A core can lie under a creature

    Scenario: A core under a creature stays there
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Buried Core" under "Moss Giant"
      When everyone passes until Bob's main step
      Then it is Bob's turn
      And "Moss Giant" and "Buried Core" are one thing, from the top

  @DM-309.7
  Rule: 309.7 A core does not lie in the battle zone by itself: it goes to the graveyard
    - put: one that is put there by itself goes to the graveyard
    - left: so does one that is left there by itself

    @clause-put
    Scenario: A core that an effect puts into the battle zone goes to the graveyard
      Given it is Alice's main step
      And the top of Alice's deck is "Buried Core"
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Wild Growth" in her hand
      When Alice casts "Wild Growth"
      Then "Buried Core" is in Alice's graveyard

    @clause-left
    Scenario: A core goes to the graveyard when only the card above it leaves
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Buried Core" under "Moss Giant"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lifted Lid" in her hand
      When Alice casts "Lifted Lid"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Alice's hand
      And "Buried Core" is in Alice's graveyard
