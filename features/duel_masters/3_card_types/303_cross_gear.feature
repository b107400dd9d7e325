Feature: Duel Masters 303 Cross gear

  @DM-303.1
  Rule: 303.1 The turn player generates cross gear from her hand in her main step
    - generates: a cross gear of the hand can be used
    - hand: it is one of her hand
    - when: in her main step
    - who: by the turn player

    @clause-generates
    Scenario: A cross gear that its player can pay for can be used
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to generate "Iron Gauntlet"
      Then that is allowed

    @clause-hand
    Scenario: A cross gear is not used from the graveyard
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her graveyard
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to generate "Iron Gauntlet"
      Then that is refused

    @clause-when
    Scenario: A cross gear is not used in the attack step
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to generate "Iron Gauntlet"
      Then that is refused

    @clause-who
    Scenario: The other player uses no cross gear
      Given it is Alice's main step
      And Bob has an "Iron Gauntlet" in his hand
      And Bob has two untapped "Ember Recruit" in his mana zone
      When Bob tries to generate "Iron Gauntlet"
      Then that is refused

  @DM-303.2
  Rule: 303.2 A generated cross gear comes to its player's battle zone

    Scenario: A generated cross gear lies in the battle zone and in the hand no more
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice generates "Iron Gauntlet"
      Then "Iron Gauntlet" is in Alice's battle zone
      And Alice has no cards in her hand

  @DM-303.3
  Rule: 303.3 A cross gear is crossed to a creature, and to nothing else
    - creature: it can be crossed to a creature
    - only: it cannot be crossed to a card that is no creature

    @clause-creature
    Scenario: A cross gear can be crossed to a creature
      Given it is Alice's main step
      And Alice has an untapped "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is allowed

    @clause-only
    Scenario: A cross gear is crossed no more to a creature that becomes a cross gear itself
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Iron Gauntlet" crossed to "Grave Hound"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Plating" in her hand
      When Alice casts "Plating"
      Then "Iron Gauntlet" is not crossed to "Grave Hound"

    @clause-only
    Scenario Outline: A cross gear is not crossed to <what>
      Given it is Alice's main step
      And Alice has an untapped "Iron Gauntlet" in her battle zone
      And Alice has an untapped "<card>" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "<card>"
      Then that is refused

      Examples:
        | what               | card           |
        | a field            | Quiet Meadow   |
        | another cross gear | Bright Harness |

    @clause-only
    Scenario: A cross gear is on nothing when only the top card of its creature leaves, and a field is left
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Quiet Meadow" under "Moss Giant"
      And Alice has an "Iron Gauntlet" crossed to "Moss Giant"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lifted Lid" in her hand
      When Alice casts "Lifted Lid"
      And Alice chooses the card "Moss Giant"
      Then "Moss Giant" is in Alice's hand
      And "Iron Gauntlet" is in Alice's battle zone
      And "Iron Gauntlet" is not crossed to "Quiet Meadow"

  @DM-303.3a
  Rule: 303.3a A creature that a cross gear is on is crossed, and the gear is crossed to it
    - crossed: what speaks of the creature that a gear is crossed to means the creature that it is on
    - others: it means no other creature

    @clause-crossed
    Scenario: The power that a cross gear gives to the crossed creature is given to the creature that it is on
      Given it is Alice's main step
      And Alice has an untapped "Bright Harness" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice crosses "Bright Harness" to "Grave Hound"
      Then "Grave Hound" has 6000 power

    @clause-others
    Scenario: A cross gear gives nothing to a creature that it is not on
      Given it is Alice's main step
      And Alice has an untapped "Bright Harness" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice crosses "Bright Harness" to "Grave Hound"
      Then "Bright Harness" is crossed to "Grave Hound"
      And "Moss Giant" has 6000 power

    @clause-crossed @clause-others
    Scenario: A creature that counts the cross gears crossed to it counts no other cross gear, and no weapon
      Given it is Alice's main step
      And Alice has an untapped "Laden Squire" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Ember Blade" equipped on "Laden Squire"
      And Alice has a "Sudden Gauntlet" crossed to "Grave Hound"
      And Alice has a "Bright Harness" crossed to "Laden Squire"
      And Alice has an untapped "Iron Gauntlet" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Laden Squire"
      Then "Laden Squire" has 9000 power

  @DM-303.3b
  Rule: 303.3b Crossing costs the gear's mana cost again, and is done in the main step
    - again: the mana cost is paid again
    - when: in the main step

    @clause-again
    Scenario: A cross gear that costs two is crossed for two mana
      Given it is Alice's main step
      And Alice has an untapped "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Grave Hound"
      Then "Iron Gauntlet" is crossed to "Grave Hound"
      And Alice has one untapped mana

    @clause-again
    Scenario: A cross gear is not crossed by a player without mana
      Given it is Alice's main step
      And Alice has an untapped "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

    @clause-when
    Scenario: A cross gear that could be paid for is not crossed in the attack step
      Given it is Alice's attack step
      And Alice has an untapped "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

  @DM-303.3c
  Rule: 303.3c A spell can cross a cross gear, for nothing

    Scenario: A spell crosses a cross gear to a creature, and its cost is not paid again
      Given it is Alice's main step
      And Alice has an untapped "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice has a "Willing Smith" in her hand
      When Alice casts "Willing Smith"
      Then "Iron Gauntlet" is crossed to "Grave Hound"
      And Alice has two untapped mana

    Scenario: The player of the spell chooses the creature
      Given it is Alice's main step
      And Alice has an untapped "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Willing Smith" in her hand
      When Alice casts "Willing Smith"
      And Alice chooses "Moss Giant"
      Then "Iron Gauntlet" is crossed to "Moss Giant"

    Scenario: A spell crosses several cross gears to one creature
      Given it is Alice's main step
      And Alice has an untapped "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Bright Harness" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Master Smith" in her hand
      When Alice casts "Master Smith"
      Then "Iron Gauntlet" is crossed to "Grave Hound"
      And "Bright Harness" is crossed to "Grave Hound"

  @DM-303.3d
  Rule: 303.3d A cross gear is not tapped or untapped with the creature that it is crossed to
    - tap: it stays untapped as its creature is tapped
    - untap: it keeps nothing from untapping, and its pose is its own

    @clause-tap
    Scenario: A cross gear stays untapped when the crossed creature attacks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Iron Gauntlet" crossed to "Grave Hound"
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then "Grave Hound" is tapped
      And "Iron Gauntlet" is untapped

    @clause-untap
    Scenario: A creature that is untapped attacks with a tapped cross gear, which stays tapped
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a tapped "Iron Gauntlet" crossed to "Grave Hound"
      And Alice could attack again
      Then Alice can attack Bob with "Grave Hound"
      And "Iron Gauntlet" is tapped

  @DM-303.4
  Rule: 303.4 A cross gear that is crossed to a creature can be crossed to another

    Scenario: A cross gear goes from one creature to another
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Bright Harness" crossed to "Grave Hound"
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Bright Harness" to "Moss Giant"
      Then that is allowed
      And "Moss Giant" has 9000 power
      And "Grave Hound" has 3000 power

  @DM-303.4a
  Rule: 303.4a A cross gear is not crossed again to the creature that it is crossed to
    - paying: not by paying for it
    - effect: nor by an effect

    @clause-paying
    Scenario: A player cannot pay to cross a cross gear to the same creature
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Iron Gauntlet" crossed to "Grave Hound"
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

    @needs-events
    @clause-effect
    Scenario: An effect that would cross a cross gear to the same creature does nothing
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Iron Gauntlet" crossed to "Grave Hound"
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Second Fitting" in her hand
      When Alice casts "Second Fitting"
      Then "Second Fitting" is in Alice's graveyard
      And Alice has no cards in her hand

  @DM-303.5
  Rule: 303.5 A cross gear stays in the battle zone when its creature leaves
    - stays: it stays
    - free: it is crossed to nothing, and can be crossed to another creature

    @clause-stays
    Scenario: A cross gear stays when the crossed creature is destroyed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Bright Harness" crossed to "Grave Hound"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Clean Sweep" in her hand
      When Alice casts "Clean Sweep"
      Then Alice has one card in her battle zone
      And "Bright Harness" is in Alice's battle zone

    @clause-free
    Scenario: A creature that comes back does not have the cross gear that it had
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Bright Harness" crossed to "Moss Giant"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Tidal Return" in her hand
      And Alice has an "Open Doors" in her hand
      When Alice casts "Tidal Return"
      And Alice casts "Open Doors"
      Then "Moss Giant" is in Alice's battle zone
      And "Moss Giant" has 6000 power

    @clause-free
    Scenario: A cross gear on the other player's creature is on nothing when that creature is destroyed
      Given it is Alice's main step
      And Alice has an untapped "Iron Gauntlet" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Willing Smith" in her hand
      And Alice has a "Clean Sweep" in her hand
      When Alice casts "Willing Smith"
      And Alice casts "Clean Sweep"
      Then Bob's "Grave Hound" is in Bob's graveyard
      And "Iron Gauntlet" is not crossed to Bob's "Grave Hound"

  @DM-303.5 @revisions-s-max
  Rule: 303.5 A cross gear whose creature has left is an element of the battle zone

    Scenario: A cross gear whose creature has left is destroyed as an element
      Given it is Alice's main step
      And Alice has a "Tidal Return" in her hand
      And Alice has an "Unmaking" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an "Iron Gauntlet" crossed to "Lamp Squire"
      When Alice casts "Tidal Return"
      And Alice casts "Unmaking"
      Then "Iron Gauntlet" is in Bob's graveyard
