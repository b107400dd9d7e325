Feature: Duel Masters 403 Battle zone

  # Reading: docs/decisions/2410-what-lies-in-the-battle-zone.md
  @DM-403.1
  Rule: 403.1 Creatures and other lasting cards are put into the battle zone, but no castles and no spells
    - creature: a creature is put there
    - gear: so is a cross gear
    - weapon: a weapon
    - fortress: a fortress
    - heartbeat: a heartbeat
    - field: a field
    - castle: a castle does not stay there
    - spell: a spell does not stay there either

    @clause-creature
    Scenario: A creature that comes from the top of the deck to the battle zone is there
      Given it is Alice's main step
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Wild Growth"
      Then "Moss Giant" is in Alice's battle zone

    @clause-gear
    Scenario: A cross gear that comes from the top of the deck to the battle zone is there
      Given it is Alice's main step
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Bright Harness"
      When Alice casts "Wild Growth"
      Then "Bright Harness" is in Alice's battle zone

    @clause-fortress
    Scenario: A fortress that an effect puts into the battle zone is there
      Given it is Alice's main step
      And Alice has a "Dragon Call" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Stone Bastion" in her hyperspatial zone
      When Alice casts "Dragon Call"
      Then "Stone Bastion" is in Alice's battle zone
      And "Dragon Call" is in Alice's graveyard

    @clause-heartbeat
    Scenario: A heartbeat that comes from the top of the deck to the battle zone is there
      Given it is Alice's main step
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "First Heartbeat"
      When Alice casts "Wild Growth"
      Then "First Heartbeat" is in Alice's battle zone

    @clause-field
    Scenario: A field that comes from the top of the deck to the battle zone is there
      Given it is Alice's main step
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Quiet Meadow"
      When Alice casts "Wild Growth"
      Then "Quiet Meadow" is in Alice's battle zone

    @clause-weapon
    Scenario: A weapon is in the battle zone with the creature that it is equipped on
      Given it is Alice's main step
      And Alice has a "Dragon Call" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Ember Blade" in her hyperspatial zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Dragon Call"
      Then "Ember Blade" is in Alice's battle zone
      And "Ember Blade" is equipped on "Moss Giant"

    @clause-castle
    Scenario: A castle that comes from the top of the deck to the battle zone is not there
      Given it is Alice's main step
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Cliff Fort"
      When Alice casts "Wild Growth"
      Then "Cliff Fort" is not in Alice's battle zone
      And "Wild Growth" is in Alice's graveyard

    @clause-spell
    Scenario: A spell that comes from the top of the deck to the battle zone is not there
      Given it is Alice's main step
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Long Study"
      When Alice casts "Wild Growth"
      Then "Long Study" is not in Alice's battle zone
      And "Wild Growth" is in Alice's graveyard

  @DM-403.1 @revisions-s-max
  Rule: 403.1 Auras, ceremonies and nebulae are put into the battle zone as well
    - aura: an aura is put there
    - ceremony: so is a ceremony
    - nebula: a nebula

    @clause-aura
    Scenario: An aura is in the battle zone with the GR creature that it was put on
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has an untapped "Bell Golem" in her battle zone
      When Alice puts "Wind Mantle" on "Quarry Imp"
      Then "Wind Mantle" is in Alice's battle zone

    @clause-ceremony
    Scenario: A ceremony that comes from the top of the deck to the battle zone is there
      Given it is Alice's main step
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Silent Rite"
      When Alice casts "Wild Growth"
      Then "Silent Rite" is in Alice's battle zone

    @clause-nebula
    Scenario: A nebula that comes from the top of the deck to the battle zone is there
      Given it is Alice's main step
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Pale Nebula"
      When Alice casts "Wild Growth"
      Then "Pale Nebula" is in Alice's battle zone

  @DM-403.4
  Rule: 403.4 The order of cards under another card does not change
    - refused: no player rearranges them
    - kept: they lie in that order when another card is laid on top

    @clause-refused
    Scenario: A player does not lay another card uppermost under a creature of hers
      Given it is Alice's main step
      And Alice has an untapped "Twin Warden" in her battle zone
      And Alice has a "Lamp Squire" under "Twin Warden"
      And Alice has an "Ember Recruit" under "Twin Warden"
      When Alice tries to rearrange "Twin Warden", "Ember Recruit" and "Lamp Squire"
      Then that is refused

    @clause-kept
    Scenario: Two cards under a creature lie in the same order when it evolves
      Given it is Alice's main step
      And Alice has an untapped "Twin Warden" in her battle zone
      And Alice has a "Lamp Squire" under "Twin Warden"
      And Alice has a "Tall Squire" under "Twin Warden"
      And Alice has an "Ember Champion" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice evolves "Twin Warden" into "Ember Champion"
      Then "Ember Champion" lies on "Twin Warden", "Lamp Squire", "Tall Squire"

  @DM-403.4a
  Rule: 403.4a A card that is put under a card of the battle zone lies beneath all that is there
    - bottom: it is the lowest of the cards of that thing
    - order: of several at once their player says in which order they lie
    - gone: nothing is put under a card that has left the battle zone, or lies under another card itself
    - left: it has left the zone where it lay

    @clause-left
    Scenario: What waits for a card to leave the deck triggers as the top card is put under a creature
      Given it is Alice's main step
      And Alice has a "Rooting" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Hungry Giant" in her battle zone
      And Alice has an untapped "Pile Watcher" in her battle zone
      When Alice casts "Rooting"
      Then "Pile Watcher" is tapped

    @clause-bottom
    Scenario: A card that is put under a creature of two cards lies beneath both
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Lamp Squire" under "Moss Giant"
      And Alice has a "Tide Runner" in her graveyard
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Deep Burial" in her hand
      When Alice casts "Deep Burial"
      Then "Moss Giant" lies on "Lamp Squire", "Tide Runner"

    @clause-order
    Scenario Outline: Two cards are put under a creature with <first> on top
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Tide Runner" in her graveyard
      And Alice has a "Lamp Squire" in her graveyard
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Mass Burial" in her hand
      When Alice casts "Mass Burial"
      And Alice puts "<first>" and "<second>" in that order
      Then "Moss Giant" lies on "<first>", "<second>"

      Examples:
        | first       | second      |
        | Tide Runner | Lamp Squire |
        | Lamp Squire | Tide Runner |

    @clause-order
    Scenario Outline: Two creatures with a cross gear each are put under a third with <first> on top, and the gears stay
      Given it is Alice's main step
      And Bob has an untapped "Hungry Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      And Bob has an "Iron Gauntlet" crossed to "Lamp Squire"
      And Bob has a "Sudden Gauntlet" crossed to "Tide Runner"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Swallowing Order" in her hand
      When Alice casts "Swallowing Order"
      And Bob puts "<first>" and "<second>" in that order
      Then "Hungry Giant" lies on "<first>", "<second>"
      And "Iron Gauntlet" is not crossed to "Lamp Squire"
      And "Sudden Gauntlet" is not crossed to "Tide Runner"
      And "Sudden Gauntlet" is in Bob's battle zone

      Examples:
        | first       | second      |
        | Tide Runner | Lamp Squire |
        | Lamp Squire | Tide Runner |

    @clause-bottom
    Scenario: What a creature says of others is said no more when it lies under one of them
      Given it is Alice's main step
      And Bob has an untapped "Hungry Giant" in his battle zone
      And Bob has an untapped "Banner Bearer" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Swallowing Order" in her hand
      When Alice casts "Swallowing Order"
      Then "Hungry Giant" lies on "Banner Bearer"
      And "Hungry Giant" has 7000 power

    @clause-order
    Scenario Outline: All creatures of a player are put under one of them, linked gods as two cards with <first> on top
      Given it is Alice's main step
      And Alice has an untapped "Hungry Giant" in her battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Great Swallow" in her hand
      When Alice casts "Great Swallow"
      And Alice puts "<first>" and "<second>" in that order
      Then "Hungry Giant" lies on "<first>", "<second>"
      And "Ash Left Hand" and "Ash Right Hand" are not one creature

      Examples:
        | first          | second         |
        | Ash Left Hand  | Ash Right Hand |
        | Ash Right Hand | Ash Left Hand  |

    @clause-gone
    Scenario Outline: A creature that <where> as its ability would put a card under it gets none
      Given it is Alice's main step
      And Alice has a "Twin Gate" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Rooting Pup" in her hand
      And Alice has a "<gull>" in her hand
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Twin Gate"
      And Alice chooses "<gull>"
      Then the top cards of Alice's deck are "Moss Giant", in that order
      And "<gull>" is in Alice's battle zone

      Examples:
        | where                    | gull        |
        | has returned to the hand | Ebb Gull    |
        | lies under another       | Hungry Gull |

    @clause-bottom @needs-events
    Scenario: It is told which card is put under which
      Given it is Alice's main step
      And Alice has a "Rooting" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Hungry Giant" in her battle zone
      And the top of Alice's deck is "Tide Runner"
      When Alice casts "Rooting"
      Then these happened in this order: stacked of "Tide Runner" by Alice upon "Hungry Giant"
