Feature: Duel Masters 801 Evolution creatures

  @DM-801.1 @revisions-s-max
  Rule: 801.1 An evolution creature is put into the battle zone upon the card that it evolves from
    - upon: it lies on that card
    - any: which can be a card of any kind that it names

    @clause-upon
    Scenario: A creature evolves into an evolution creature that lies upon it
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice evolves "Lamp Squire" into "Ember Champion"
      Then "Ember Champion" is in Alice's battle zone
      And "Ember Champion" lies on "Lamp Squire"

    @changed @clause-any @clause-upon
    Scenario: A tamaseed evolves into an evolution creature that lies upon it
      Given it is Alice's main step
      And Alice has a "Seedling Lord" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Sunlit Seed" in her battle zone
      When Alice tries to summon "Seedling Lord"
      Then that is allowed
      And "Seedling Lord" lies on "Sunlit Seed"

  @DM-801.1 @revisions-1.13
  Rule: 801.1 (1.13) An evolution creature is put into the battle zone upon the creature that it evolves from

    Scenario: By 1.13 a creature evolves into an evolution creature that lies upon it
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice evolves "Lamp Squire" into "Ember Champion"
      Then "Ember Champion" is in Alice's battle zone
      And "Ember Champion" lies on "Lamp Squire"

  @DM-801.1a
  Rule: 801.1a Without a fitting card to evolve from, an evolution creature is not put into the battle zone
    - none: not with no card there
    - fitting: not upon one that it does not name
    - whose: not upon a card of the other player
    - effect: nor by an effect

    @clause-none
    Scenario: An evolution creature is not summoned with an empty battle zone
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to summon "Ember Champion"
      Then that is refused

    @clause-fitting
    Scenario: An evolution creature is not summoned upon a creature of another race
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice tries to summon "Ember Champion"
      Then that is refused

    @clause-whose
    Scenario: An evolution creature is not summoned upon a creature of the other player
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice tries to summon "Ember Champion"
      Then that is refused

    @clause-effect
    Scenario: A spell does not put an evolution creature into the battle zone with nothing to evolve from
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has a "Sudden March" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice casts "Sudden March"
      Then "Ember Champion" is in Alice's hand
      And "Sudden March" is in Alice's graveyard

  @DM-801.1b
  Rule: 801.1b Several cards that a creature evolves from lie beneath it in an order of its player's choice

    Scenario Outline: A player lays two creatures beneath an evolution creature with <first> on top
      Given it is Alice's main step
      And Alice has a "Twin Warden" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Ember Recruit" in her battle zone
      When Alice evolves "<first>" and "<second>" into "Twin Warden"
      Then "Twin Warden" lies on "<first>", "<second>"

      Examples:
        | first         | second        |
        | Lamp Squire   | Ember Recruit |
        | Ember Recruit | Lamp Squire   |

  @DM-801.2
  Rule: 801.2 What evolves goes on being the same thing: it stays tapped, and effects on it go on
    - tapped: a tapped creature evolves into a tapped one
    - untapped: an untapped one into an untapped one
    - effects: effects on it are on the evolution creature
    - each: of several creatures the effects on each

    @clause-tapped
    Scenario: A tapped creature evolves into a tapped creature
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has a tapped "Lamp Squire" in her battle zone
      When Alice evolves "Lamp Squire" into "Ember Champion"
      Then "Ember Champion" is tapped

    @clause-untapped
    Scenario: An untapped creature evolves into an untapped creature
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice evolves "Lamp Squire" into "Ember Champion"
      Then "Ember Champion" is untapped
      And "Ember Champion" is in Alice's battle zone

    @example @clause-effects
    Scenario: An evolution creature lacks the power that was taken from what it evolves from
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has a "Wasting Fog" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tall Squire" in her battle zone
      When Alice casts "Wasting Fog"
      And Alice evolves "Tall Squire" into "Ember Champion"
      Then "Ember Champion" has 4000 power

    @example @clause-each @clause-effects
    Scenario: An evolution creature lacks the power that was taken from each of three creatures
      Given it is Alice's main step
      And Alice has a "Beast Lord" in her hand
      And Alice has a "Wasting Fog" in her hand
      And Alice has three untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Old Hound" in her battle zone
      And Alice has an untapped "Grey Hound" in her battle zone
      And Alice has an untapped "Black Hound" in her battle zone
      When Alice casts "Wasting Fog"
      And Alice evolves "Old Hound", "Grey Hound" and "Black Hound" into "Beast Lord"
      Then "Beast Lord" has 3000 power

  @DM-801.2a
  Rule: 801.2a The attack of a creature that evolves goes on

    Scenario: A creature that evolves as it attacks breaks shields as the evolution creature
      Given it is Alice's attack step
      And Alice has an untapped "Rallying Recruit" in her battle zone
      And Alice has an "Ember Champion" in her hand
      When Alice attacks Bob with "Rallying Recruit"
      And Alice says yes
      And Alice breaks any shields
      Then "Ember Champion" lies on "Rallying Recruit"
      And "Ember Champion" is tapped
      And Bob has three cards in his shield zone

  @DM-801.2b
  Rule: 801.2b What evolves from tapped and untapped creatures is tapped

    Scenario: A creature that evolves from one tapped and one untapped creature is tapped
      Given it is Alice's main step
      And Alice has a "Twin Warden" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has a tapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Ember Recruit" in her battle zone
      When Alice evolves "Lamp Squire" and "Ember Recruit" into "Twin Warden"
      Then "Twin Warden" is tapped

    Scenario: A creature that evolves from two untapped creatures is untapped
      Given it is Alice's main step
      And Alice has a "Twin Warden" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Ember Recruit" in her battle zone
      When Alice evolves "Lamp Squire" and "Ember Recruit" into "Twin Warden"
      Then "Twin Warden" is untapped
      And "Twin Warden" is in Alice's battle zone

  @DM-801.3
  Rule: 801.3 Evolution creatures have no summoning sickness

    Scenario: An evolution creature attacks in the turn in which it came
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice could attack again
      When Alice evolves "Lamp Squire" into "Ember Champion"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Ember Champion"
      Then that is allowed

    Scenario: An evolution creature attacks although what it evolved from came in this turn, too
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has three untapped "Spark Runner" in her mana zone
      And Alice could attack again
      When Alice summons "Ember Recruit"
      And Alice evolves "Ember Recruit" into "Ember Champion"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Ember Champion"
      Then that is allowed
