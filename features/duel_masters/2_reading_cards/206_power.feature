Feature: Duel Masters 206 Power

  @DM-206.1
  Rule: 206.1 A creature's power is the number printed on it, until an effect changes it
    - changed: an effect adds to it or takes from it
    - becomes: an effect can make it another number

    @clause-changed
    Scenario: A creature that gets 3000 has so much more power
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Giant Draught" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Giant Draught"
      And Alice chooses "Grave Hound"
      Then "Grave Hound" has 6000 power

    @clause-becomes
    Scenario: A creature whose power becomes 4000 has that power
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Shrinking Spell" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Shrinking Spell"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" has 4000 power

  @DM-206.2a
  Rule: 206.2a What a creature adds to its own power counts only in the battle zone

    Scenario: A creature of 2000 that gets 3000 by itself has 2000 in the graveyard
      Given it is Alice's main step
      And Alice has an untapped "Pack Drummer" in her mana zone
      And Alice has a "Grave Census" in her hand
      And Alice has a "Pride Lion" in her graveyard
      And Alice has a "Grave Hound" in her graveyard
      When Alice casts "Grave Census"
      Then Alice has one card in her hand
      And "Grave Census" is in Alice's graveyard

  @DM-206.3
  Rule: 206.3 While an effect fixes a power, nothing else changes it
    - fixed: it is what the effect says
    - before: whatever had changed it before
    - after: whatever would change it afterwards
    - ends: it is no longer so when the effect ends

    @clause-fixed
    Scenario: Creatures have the power at which an effect fixes it
      Given it is Alice's main step
      And Alice has four untapped "Grave Hound" in her mana zone
      And Alice has an "Iron Decree" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice summons "Iron Decree"
      Then "Moss Giant" has 500 power

    @example @clause-fixed
    Scenario: Gods that are linked while powers are fixed have that power, and not the sum of theirs
      Given it is Alice's main step
      And Alice has an untapped "Iron Decree" in her battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      Then "Ash Right Hand" has 500 power
      And "Ash Left Hand" and "Ash Right Hand" are one creature

    @clause-before @clause-fixed
    Scenario: A power that was raised before is fixed all the same
      Given it is Alice's main step
      And Alice has four untapped "Grave Hound" in her mana zone
      And Alice has an "Iron Decree" in her hand
      And Bob has an untapped "Pride Lion" in his battle zone
      When Alice summons "Iron Decree"
      Then "Pride Lion" has 500 power

    @clause-after @clause-fixed
    Scenario Outline: A fixed power is not <changed>
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "Iron Decree" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "<spell>"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" has 500 power
      And "<spell>" is in Alice's graveyard

      Examples:
        | changed | spell         |
        | raised  | Giant Draught |
        | doubled | Twofold Might |

    @clause-ends
    Scenario: A power is no longer fixed when the card that fixes it is gone
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Ruinous Blight" in her hand
      And Alice has an untapped "Iron Decree" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruinous Blight"
      And Alice chooses "Iron Decree"
      Then "Moss Giant" has 6000 power

  @DM-206.4
  Rule: 206.4 A power is doubled after all else has been added to it and taken from it

    @example
    Scenario: A creature of 3000 that is doubled and gets 3000 has 12000
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Twofold Might" in her hand
      And Alice has a "Giant Draught" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Twofold Might"
      And Alice chooses "Grave Hound"
      And Alice casts "Giant Draught"
      And Alice chooses "Grave Hound"
      Then "Grave Hound" has 12000 power
