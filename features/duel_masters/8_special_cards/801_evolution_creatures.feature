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

    @clause-upon
    Scenario: A creature that evolves from two or more lies upon three that its player chooses
      Given it is Alice's main step
      And Alice has a "Host Warden" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Tall Squire" in her battle zone
      And Alice has an untapped "Ember Recruit" in her battle zone
      When Alice evolves "Tall Squire", "Lamp Squire" and "Ember Recruit" into "Host Warden"
      Then "Host Warden" lies on "Tall Squire", "Lamp Squire", "Ember Recruit"

    @clause-upon
    Scenario: An evolution creature that is laid on linked gods lies on all their cards
      Given it is Alice's main step
      And Alice has a "Hand Gatherer" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      When Alice evolves "Ash Left Hand" and "Ash Right Hand" into "Hand Gatherer"
      Then "Hand Gatherer" lies on "Ash Left Hand", "Ash Right Hand"

    @clause-upon
    Scenario: The human that an evolution creature would come upon lies by itself when that goes to the mana zone instead
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has a "Sudden March" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has an untapped "Bridge Warden" in his battle zone
      When Alice casts "Sudden March"
      Then "Ember Champion" is in Alice's mana zone
      And "Lamp Squire" lies on nothing

    @clause-any
    Scenario: A creature is put upon the one card of her mana zone that it evolves from
      Given it is Alice's main step
      And Alice has a "Furrow Lord" in her hand
      And Alice has a tapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice summons "Furrow Lord"
      Then "Furrow Lord" lies on "Lamp Squire"

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
    - each: one card is not two of the cards that it names
    - itself: nor does a creature evolve from itself

    @clause-itself
    Scenario: A creature that evolves from a human of the mana zone is not put out of it with no human there but itself
      Given it is Alice's main step
      And Alice has a "Root Push" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Furrow Lord" in her mana zone
      When Alice casts "Root Push"
      And Alice chooses "Furrow Lord"
      Then "Furrow Lord" is in Alice's mana zone
      And "Root Push" is in Alice's graveyard

    @clause-effect
    Scenario: An evolution creature that a search puts into the battle zone evolves from the one that it names
      Given it is Alice's main step
      And Alice has a "Summons Afar" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And the top of Alice's deck is "Ember Champion"
      When Alice casts "Summons Afar"
      And Alice finds "Ember Champion"
      Then "Ember Champion" lies on "Lamp Squire"

    @clause-effect
    Scenario: A search does not put an evolution creature into the battle zone with nothing to evolve from
      Given it is Alice's main step
      And Alice has a "Summons Afar" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Ember Champion"
      When Alice casts "Summons Afar"
      And Alice finds "Ember Champion"
      Then "Ember Champion" is in Alice's deck
      And "Summons Afar" is in Alice's graveyard

    @clause-itself
    Scenario: A creature that evolves from a human of the mana zone is put out of it upon another human there
      Given it is Alice's main step
      And Alice has a "Root Push" in her hand
      And Alice has an untapped "Furrow Lord" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Root Push"
      And Alice chooses "Furrow Lord"
      Then "Furrow Lord" lies on "Lamp Squire"

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

    @clause-effect
    Scenario: What follows if a spell did put a creature into the battle zone does not follow with nothing to evolve from
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has a "Proud March" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice casts "Proud March"
      Then "Proud March" is in Alice's graveyard
      And "Ember Champion" is in Alice's hand
      And Alice has one card in her hand

    @clause-each
    Scenario: A creature that is human and beast is not both cards that an evolution creature needs
      Given it is Alice's main step
      And Alice has a "Hunt Lord" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Wild Rider" in her battle zone
      When Alice tries to summon "Hunt Lord"
      Then that is refused

    @clause-each
    Scenario: A creature that is human and beast is the beast of an evolution creature that lies on a human, too
      Given it is Alice's main step
      And Alice has a "Hunt Lord" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Wild Rider" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice evolves "Lamp Squire" and "Wild Rider" into "Hunt Lord"
      Then "Hunt Lord" lies on "Lamp Squire", "Wild Rider"

    @clause-each
    Scenario: A creature that is human and beast is the human of an evolution creature that lies on another beast
      Given it is Alice's main step
      And Alice has a "Hunt Lord" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Wild Rider" in her battle zone
      And Alice has an untapped "Black Hound" in her battle zone
      When Alice evolves "Wild Rider" and "Black Hound" into "Hunt Lord"
      Then "Hunt Lord" lies on "Wild Rider", "Black Hound"

    @clause-each
    Scenario: A creature that is human and beast is not used as the human where it is the only beast
      Given it is Alice's main step
      And Alice has a "Hunt Lord" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Wild Rider" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice evolves "Wild Rider" and "Lamp Squire" into "Hunt Lord"
      Then "Hunt Lord" lies on "Wild Rider", "Lamp Squire"

    @clause-each
    Scenario: Of two beasts and a human one of two that are human and beast is the human
      Given it is Alice's main step
      And Alice has a "Den Mother" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Wild Rider" in her battle zone
      And Alice has an untapped "Dawn Diver" in her battle zone
      And Alice has an untapped "Black Hound" in her battle zone
      When Alice evolves "Wild Rider", "Dawn Diver" and "Black Hound" into "Den Mother"
      Then "Den Mother" lies on "Wild Rider", "Dawn Diver", "Black Hound"

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

    Scenario Outline: A player lays linked gods beneath an evolution creature with <first> on top
      Given it is Alice's main step
      And Alice has a "Hand Gatherer" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      When Alice evolves "<first>" and "<second>" into "Hand Gatherer"
      Then "Hand Gatherer" lies on "<first>", "<second>"

      Examples:
        | first          | second         |
        | Ash Left Hand  | Ash Right Hand |
        | Ash Right Hand | Ash Left Hand  |

  @DM-801.2
  Rule: 801.2 What evolves goes on being the same thing: it stays tapped, and effects on it go on
    - tapped: a tapped creature evolves into a tapped one
    - untapped: an untapped one into an untapped one
    - effects: effects on it are on the evolution creature
    - each: of several creatures the effects on each
    - crossed: a cross gear on it is crossed to the evolution creature, whoever's it is
    - gear: a cross gear that evolves stays crossed
    - it: what is done to it later is done to the evolution creature
    - attacked: what has attacked this turn before it evolved has attacked

    @clause-attacked
    Scenario: A creature that must attack each turn need not attack again if it has evolved in its attack and untapped
      Given it is Alice's attack step
      And Alice has an untapped "Rallying Recruit" in her battle zone
      And Alice has a "Raging Champion" in her hand
      And Bob has two cards in his shield zone
      When Alice attacks Bob with "Rallying Recruit"
      And Alice says yes
      And Alice breaks Bob's first shield
      And Alice tries to pass
      Then that is allowed
      And "Raging Champion" is untapped

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

    @clause-untapped
    Scenario: A creature that evolves from a tapped card of the mana zone is untapped
      Given it is Alice's main step
      And Alice has a "Furrow Lord" in her hand
      And Alice has a tapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice summons "Furrow Lord"
      Then "Furrow Lord" lies on "Lamp Squire"
      And "Furrow Lord" is untapped

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

    @clause-effects
    Scenario: An evolution creature lacks the power that two effects took from what it evolves from
      Given it is Alice's main step
      And Alice has a "Tidal Sovereign" in her hand
      And Alice has a "Wasting Fog" in her hand
      And Alice has a "Bending Wind" in her hand
      And Alice has five untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Flint Elder" in her battle zone
      When Alice casts "Wasting Fog"
      And Alice casts "Bending Wind"
      And Alice evolves "Flint Elder" into "Tidal Sovereign"
      Then "Tidal Sovereign" has 3000 power

    @clause-crossed
    Scenario Outline: A cross gear of <owner>'s stays on a creature that evolves
      Given it is Alice's main step
      And <owner> has an untapped "Bright Harness" in <his> battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice has a "Willing Smith" in her hand
      And Alice has an "Ember Champion" in her hand
      When Alice casts "Willing Smith"
      And Alice evolves "Lamp Squire" into "Ember Champion"
      Then "Ember Champion" has 9000 power

      Examples:
        | owner | his |
        | Alice | her |
        | Bob   | his |

    @clause-gear
    Scenario: An evolution cross gear is crossed to the creature that the cross gear was crossed to
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an "Iron Gauntlet" crossed to "Lamp Squire"
      And Alice has a "Honed Gauntlet" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice evolves "Iron Gauntlet" into "Honed Gauntlet"
      Then "Lamp Squire" has 6000 power

    @clause-crossed
    Scenario: Two cross gears stay on a creature that evolves
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has a "Bright Harness" crossed to "Lamp Squire"
      And Alice has a "Bright Harness" crossed to "Lamp Squire"
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an "Ember Champion" in her hand
      When Alice evolves "Lamp Squire" into "Ember Champion"
      Then "Ember Champion" has 12000 power

    @clause-it
    Scenario: An attacker that has evolved before it is destroyed for attacking is destroyed as the evolution creature
      Given it is Alice's attack step
      And Bob has a "Lying in Wait" in his battle zone
      And Alice has an untapped "Rallying Recruit" in her battle zone
      And Alice has an "Ember Champion" in her hand
      When Alice attacks Bob with "Rallying Recruit"
      And Alice says yes
      Then the cards in Alice's graveyard are "Ember Champion" and "Rallying Recruit"

  @DM-801.2a
  Rule: 801.2a The attack of a creature that evolves goes on
    - attacks: one that attacks attacks as what it evolves into
    - attacked: one that is attacked stays so
    - blocks: one that blocks stays so

    @clause-attacks
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

    @clause-attacked
    Scenario: A creature that evolves as it is attacked battles as the evolution creature
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Alert Recruit" in his battle zone
      And Bob has an "Ember Champion" in his hand
      When Alice attacks "Alert Recruit" with "Grave Hound"
      And Bob says yes
      Then "Ember Champion" lies on "Alert Recruit"
      And "Grave Hound" is in Alice's graveyard

    @clause-blocks
    Scenario: A creature that evolves as it blocks battles as the evolution creature
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Stalwart Recruit" in his battle zone
      And Bob has an "Ember Champion" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Stalwart Recruit"
      And Bob says yes
      Then "Ember Champion" lies on "Stalwart Recruit"
      And "Grave Hound" is in Alice's graveyard

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

    Scenario: A creature that evolves from an untapped creature, laid on a tapped one, is tapped
      Given it is Alice's main step
      And Alice has a "Twin Warden" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has a tapped "Lamp Squire" in her battle zone
      When Alice evolves "Ember Recruit" and "Lamp Squire" into "Twin Warden"
      Then "Twin Warden" lies on "Ember Recruit", "Lamp Squire"
      And "Twin Warden" is tapped

  @DM-801.2b @revisions-s-max
  Rule: 801.2b So is what evolves from tapped and untapped cards of which not all are creatures

    Scenario: A creature that evolves from an untapped creature and a tapped tamaseed is tapped
      Given it is Alice's main step
      And Alice has an "Orchard Warden" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has a tapped "Sunlit Seed" in her battle zone
      When Alice evolves "Lamp Squire" and "Sunlit Seed" into "Orchard Warden"
      Then "Orchard Warden" is tapped

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

    Scenario: An evolution creature attacks in the turn in which it came though the creature that it was had lost its abilities
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has a "Silencing" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice could attack again
      When Alice casts "Silencing"
      And Alice chooses "Lamp Squire"
      And Alice evolves "Lamp Squire" into "Ember Champion"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Ember Champion"
      Then that is allowed

  @DM-801.4
  Rule: 801.4 When only the top card of an evolution creature leaves, the card below stays in the battle zone

    Scenario: The creature that an evolution creature lies on stays when the evolution creature's card returns to the hand
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Ember Champion" is in Bob's hand
      And "Lamp Squire" lies on nothing

    Scenario: The card below stays when the card above it leaves with the top card
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Bob has a "Hungry Giant" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Ebb of Small Things" in her hand
      When Alice casts "Ebb of Small Things"
      Then "Lamp Squire" is in Bob's hand
      And "Hungry Giant" lies on nothing

  @DM-801.4a @revisions-s-max
  Rule: 801.4a The card right below stays if it can lie in the battle zone by itself, and else goes to the graveyard
    - stays: a card that can lie there by itself stays
    - falls: one that cannot goes to its owner's graveyard

    @clause-stays
    Scenario: A field under an evolution creature stays when the top card leaves
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Quiet Meadow" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Ember Champion" is in Bob's hand
      And "Quiet Meadow" lies on nothing

    @clause-stays
    Scenario: The uppermost of linked gods that an evolution creature lay on is by itself what it was
      Given it is Alice's main step
      And Alice has a "Hand Gatherer" in her hand
      And Alice has a "Lifted Lid" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      When Alice evolves "Ash Left Hand" and "Ash Right Hand" into "Hand Gatherer"
      And Alice casts "Lifted Lid"
      And Alice chooses the card "Hand Gatherer"
      Then "Hand Gatherer" is in Alice's hand
      And "Ash Left Hand" has 3000 power

    @clause-falls
    Scenario: A spell card under an evolution creature goes to the graveyard when the top card leaves
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Sure Death" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Ember Champion" is in Bob's hand
      And "Sure Death" is in Bob's graveyard

  # Reading: docs/decisions/2804-what-stays-of-the-cards-below.md
  # Reading: docs/decisions/2806-by-1-13-linked-gods-stay-linked-beneath.md
  @DM-801.4a @revisions-1.13
  Rule: 801.4a (1.13) As many creatures stay as the creature that leaves evolved from
    - one: below one that evolved from one creature one stays
    - more: below one that evolved from three creatures three stay
    - pile: an evolution creature with what it lies on counts as one
    - gods: linked gods count as one
    - spell: a spell card does not stay
    - which: its player says which

    @clause-one @clause-which
    Scenario Outline: By 1.13 <kept> alone stays of two creatures below one that evolved from one
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Bob has an "Ember Recruit" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      And Bob chooses "<kept>"
      Then "<kept>" lies on nothing
      And Bob has one card in his battle zone

      Examples:
        | kept          |
        | Lamp Squire   |
        | Ember Recruit |

    @changed @clause-more
    Scenario: By 1.13 the three creatures below one that evolved from three stay
      Given it is Alice's main step
      And Bob has an untapped "Beast Lord" in his battle zone
      And Bob has an "Old Hound" under "Beast Lord"
      And Bob has a "Grey Hound" under "Beast Lord"
      And Bob has a "Black Hound" under "Beast Lord"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Beast Lord"
      Then "Old Hound" lies on nothing
      And "Grey Hound" lies on nothing
      And "Black Hound" lies on nothing

    @clause-more
    Scenario: By 1.13 all three creatures stay below one that evolved from three and has lost its abilities since
      Given it is Alice's main step
      And Bob has an untapped "Beast Lord" in his battle zone
      And Bob has an "Old Hound" under "Beast Lord"
      And Bob has a "Grey Hound" under "Beast Lord"
      And Bob has a "Black Hound" under "Beast Lord"
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Silencing" in her hand
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Silencing"
      And Alice casts "Card Lifter"
      And Alice chooses "Beast Lord"
      Then "Old Hound" lies on nothing
      And "Grey Hound" lies on nothing
      And "Black Hound" lies on nothing

    @clause-pile @clause-which
    Scenario: By 1.13 an evolution creature on one of three others stays with one of the other two
      Given it is Alice's main step
      And Bob has an untapped "Twin Warden" in his battle zone
      And Bob has an "Ember Recruit" under "Twin Warden"
      And Bob has a "Flint Elder" under "Twin Warden"
      And Bob has a "Lamp Squire" under "Twin Warden"
      And Bob has a "Tall Squire" under "Twin Warden"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Twin Warden"
      And Bob chooses "Flint Elder"
      And Bob chooses "Tall Squire"
      And Bob chooses "Lamp Squire"
      Then "Flint Elder" lies on "Tall Squire"
      And "Lamp Squire" lies on nothing
      And "Ember Recruit" is in Bob's graveyard

    @clause-spell
    Scenario: By 1.13 the creature between two spell cards stays, and they do not
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Sure Death" under "Ember Champion"
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Bob has a "Ruin" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Lamp Squire" lies on nothing
      And "Sure Death" is in Bob's graveyard
      And "Ruin" is in Bob's graveyard

    @clause-pile
    Scenario: By 1.13 an evolution creature stays on what it lies on, as one creature
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Flint Elder" under "Ember Champion"
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      And Bob chooses "Flint Elder"
      Then Bob has two cards in his battle zone
      And "Lamp Squire" is in Bob's battle zone

    @clause-gods
    Scenario: By 1.13 two linked gods stay, linked, below a creature that evolved from one creature
      Given it is Alice's main step
      And Alice has a "Hand Gatherer" in her hand
      And Alice has a "Lifted Lid" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      When Alice evolves "Ash Left Hand" and "Ash Right Hand" into "Hand Gatherer"
      And Alice casts "Lifted Lid"
      And Alice chooses the card "Hand Gatherer"
      Then "Lifted Lid" is in Alice's graveyard
      And "Ash Left Hand" has 7000 power

    @clause-spell
    Scenario: By 1.13 nothing stays of an attacking creature with a spell card below
      Given it is Alice's attack step
      And Alice has an untapped "Ember Champion" in her battle zone
      And Alice has a "Sure Death" under "Ember Champion"
      And Alice has an untapped "Restless Drummer" in her battle zone
      When Alice attacks Bob with "Ember Champion"
      And Alice chooses "Ember Champion"
      Then "Ember Champion" is in Alice's hand
      And "Sure Death" is in Alice's graveyard

  @DM-801.4b @revisions-s-max
  Rule: 801.4b Of several cards below the topmost that can lie by itself stays, on the others
    - topmost: the topmost of the cards that can lie by themselves stays
    - others: the cards below it stay under it
    - falls: cards above it that cannot lie by themselves go to the graveyard, as many as there are

    @changed @clause-topmost @clause-others
    Scenario: The first of three creatures below stays, on the other two
      Given it is Alice's main step
      And Bob has an untapped "Beast Lord" in his battle zone
      And Bob has an "Old Hound" under "Beast Lord"
      And Bob has a "Grey Hound" under "Beast Lord"
      And Bob has a "Black Hound" under "Beast Lord"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Beast Lord"
      Then "Beast Lord" is in Bob's hand
      And "Old Hound" lies on "Grey Hound", "Black Hound"

    @clause-others
    Scenario: A spell card under the creature that stays lies there as before
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Bob has a "Sure Death" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Ember Champion" is in Bob's hand
      And "Lamp Squire" lies on "Sure Death"

    @clause-topmost @clause-others
    Scenario: A creature that evolves again from the creature that stayed lies on that and on the two cards below it
      Given it is Alice's main step
      And Alice has an untapped "Ember Champion" in her battle zone
      And Alice has a "Lamp Squire" under "Ember Champion"
      And Alice has a "Tall Squire" under "Ember Champion"
      And Alice has a "Greeting Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has a "Lifted Lid" in her hand
      When Alice casts "Lifted Lid"
      And Alice chooses "Ember Champion"
      And Alice evolves "Lamp Squire" into "Ember Champion"
      Then "Ember Champion" lies on "Lamp Squire", "Tall Squire", "Greeting Squire"
      And Alice has four cards in her battle zone
      And "Lifted Lid" is in Alice's graveyard

    @clause-falls
    Scenario: Two cards that cannot lie by themselves go to the graveyard, and the creature below them stays
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Sure Death" under "Ember Champion"
      And Bob has a "Buried Core" under "Ember Champion"
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Sure Death" is in Bob's graveyard
      And "Buried Core" is in Bob's graveyard
      And "Lamp Squire" lies on nothing

  @DM-801.4b @revisions-1.13
  Rule: 801.4b (1.13) The creatures below that do not stay go to the graveyard
    - rest: they go to their owner's graveyard
    - below: they go as cards from below: no creature leaves with them

    @clause-rest
    Scenario: By 1.13 a creature below that does not stay is put into the graveyard
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Bob has a "Grave Hound" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      And Bob chooses "Lamp Squire"
      Then "Grave Hound" is in Bob's graveyard
      And "Ember Champion" is in Bob's hand

    @clause-below
    Scenario: By 1.13 an ability that waits for a creature to leave does not see one that goes to the graveyard from below
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Bob has a "Grave Hound" under "Ember Champion"
      And Alice has an untapped "Mourning Bell" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      And Bob chooses "Lamp Squire"
      Then Bob has one card in his battle zone
      And Alice has no cards in her hand

  # Reading: docs/decisions/2804-what-stays-of-the-cards-below.md
  @DM-801.4c @revisions-s-max
  Rule: 801.4c What stays has been in the battle zone all the time
    - comes: abilities that trigger when it comes do not trigger
    - effects: effects on the evolution creature go on
    - before: a creature that was there as the turn began has no summoning sickness
    - since: one that came since then has
    - later: what is to be done later to the evolution creature is done to what stays
    - gear: on what is no creature no cross gear stays
    - attack: what is no creature does not go on with the attack

    @clause-gear
    Scenario: A tamaseed that stays has nothing crossed to it, though the creature on it had
      Given it is Alice's main step
      And Bob has an untapped "Seedling Lord" in his battle zone
      And Bob has a "Sunlit Seed" under "Seedling Lord"
      And Bob has an "Iron Gauntlet" crossed to "Seedling Lord"
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "Seedling Lord"
      Then "Seedling Lord" is in Bob's hand
      And "Iron Gauntlet" is not crossed to "Sunlit Seed"
      And "Iron Gauntlet" is in Bob's battle zone

    @clause-attack
    Scenario: A tamaseed that stays of an attacking creature breaks no shield
      Given it is Alice's attack step
      And Alice has an untapped "Seedling Lord" in her battle zone
      And Alice has a "Sunlit Seed" under "Seedling Lord"
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Peeling Mist" in his battle zone
      When Alice attacks Bob with "Seedling Lord"
      And Bob chooses the card "Seedling Lord"
      Then "Seedling Lord" is in Alice's hand
      And Alice may attack "Moss Giant"
      And Bob has five cards in his shield zone

    @clause-later
    Scenario: A creature that stays as the evolution creature on it is returned is destroyed at the end of the turn in its place
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Alice has a "Later Doom" in her hand
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Later Doom"
      And Alice casts "Card Lifter"
      And Alice chooses the card "Ember Champion"
      And everyone passes until Bob's turn
      Then "Ember Champion" is in Bob's hand
      And "Lamp Squire" is in Bob's graveyard

    @clause-later
    Scenario: A creature that was to be destroyed later, and has been under an evolution creature meanwhile, is destroyed
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an "Ember Champion" in her hand
      And Alice has a "Later Doom" in her hand
      And Alice has a "Cast Off" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice casts "Later Doom"
      And Alice evolves "Lamp Squire" into "Ember Champion"
      And Alice casts "Cast Off"
      And Alice chooses the card "Ember Champion"
      And everyone passes until Bob's turn
      Then "Ember Champion" is in Alice's graveyard
      And "Lamp Squire" is in Alice's graveyard

    @clause-comes
    Scenario: A creature that stays does not trigger what triggers when it comes
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Greeting Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Greeting Squire" is in Bob's battle zone
      And Bob has one card in his hand

    @clause-effects
    Scenario: A creature that stays has as much less power as the evolution creature had
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Tall Squire" under "Ember Champion"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Wasting Fog" in her hand
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Wasting Fog"
      And Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Tall Squire" has 2000 power

    @clause-before
    Scenario: A creature that was there as the turn began attacks after it has been under an evolution creature
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has a "Lifted Lid" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice could attack again
      When Alice evolves "Lamp Squire" into "Ember Champion"
      And Alice casts "Lifted Lid"
      And Alice chooses "Ember Champion"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Lamp Squire"
      Then that is allowed

    @clause-since
    Scenario: A creature that came this turn does not attack after it has been under an evolution creature
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Lifted Lid" in her hand
      And Alice has three untapped "Spark Runner" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice could attack again
      When Alice summons "Ember Recruit"
      And Alice evolves "Ember Recruit" into "Ember Champion"
      And Alice casts "Lifted Lid"
      And Alice chooses "Ember Champion"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Ember Recruit"
      Then that is refused

    @clause-effects
    Scenario: A creature that stays on another one has as much less power as the evolution creature had by two effects
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Hungry Giant" under "Ember Champion"
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Wasting Fog" in her hand
      And Alice has a "Bending Wind" in her hand
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Wasting Fog"
      And Alice casts "Bending Wind"
      And Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Hungry Giant" has 3000 power

    @clause-effects
    Scenario: An effect on another creature is not on a creature that stays
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Tall Squire" under "Ember Champion"
      And Bob has an untapped "Grave Hound" in his battle zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Giant Draught" in her hand
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Giant Draught"
      And Alice chooses "Grave Hound"
      And Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Tall Squire" has 4000 power
      And "Grave Hound" has 6000 power

    @clause-effects
    Scenario: An effect on a creature that evolves is on it once when it stays
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has a "Wasting Fog" in her hand
      And Alice has a "Lifted Lid" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Tall Squire" in her battle zone
      When Alice casts "Wasting Fog"
      And Alice evolves "Tall Squire" into "Ember Champion"
      And Alice casts "Lifted Lid"
      And Alice chooses "Ember Champion"
      Then "Tall Squire" has 2000 power

  @DM-801.4c @revisions-1.13
  Rule: 801.4c (1.13) An evolution creature below stays only on creatures that it can evolve from
    - lies: it stays on one of the cards that lay below it
    - neo: a NEO creature stays on nothing
    - none: it does not stay if no such card is there

    @clause-lies
    Scenario: By 1.13 an evolution creature below stays on the human that lay under it
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Flint Elder" under "Ember Champion"
      And Bob has a "Tall Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      And Bob chooses "Flint Elder"
      Then "Flint Elder" lies on "Tall Squire"

    @clause-none
    Scenario: By 1.13 an evolution creature below does not stay with nothing to lie on
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Flint Elder" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Flint Elder" is in Bob's graveyard
      And Bob has no cards in his battle zone

    @clause-none
    Scenario: By 1.13 an evolution creature below does not stay with only a beast to lie on
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Flint Elder" under "Ember Champion"
      And Bob has a "Grave Hound" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Flint Elder" is in Bob's graveyard
      And "Grave Hound" lies on nothing

    @clause-lies
    Scenario: By 1.13 one of two that may stay is an evolution creature, which needs the other to lie on
      Given it is Alice's main step
      And Bob has an untapped "Twin Warden" in his battle zone
      And Bob has a "Flint Elder" under "Twin Warden"
      And Bob has a "Tall Squire" under "Twin Warden"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Twin Warden"
      And Bob chooses "Flint Elder"
      Then "Flint Elder" lies on "Tall Squire"

    @clause-lies @clause-none
    Scenario Outline: By 1.13 of a creature and an evolution creature <stays> stays, and the evolution creature <how>
      Given it is Alice's main step
      And Bob has an untapped "Twin Warden" in his battle zone
      And Bob has a "Tall Squire" under "Twin Warden"
      And Bob has a "Flint Elder" under "Twin Warden"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Twin Warden"
      And Bob chooses "<stays>"
      Then "<stays>" lies on <below>
      And "Flint Elder" is in Bob's <zone>

      Examples:
        | stays       | how                   | below         | zone        |
        | Flint Elder | lies on the other     | "Tall Squire" | battle zone |
        | Tall Squire | has nothing to lie on | nothing       | graveyard   |

    @clause-neo
    Scenario: By 1.13 a NEO creature below stays with nothing to lie on
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Twofold Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Twofold Squire" lies on nothing

  @DM-801.4d @revisions-s-max
  Rule: 801.4d A creature or tamaseed that stays is turned as the evolution creature was; what is neither lies upright
    - tapped: below a tapped creature a creature stays tapped
    - untapped: below an untapped one it stays untapped
    - tamaseed: so it is with a tamaseed
    - upright: another card lies in its upright position

    @clause-tapped
    Scenario: A creature that stays below a tapped creature is tapped
      Given it is Alice's main step
      And Bob has a tapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Lamp Squire" is tapped

    @clause-untapped
    Scenario: A creature that was tapped is untapped when it stays below an untapped creature
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has a "Dawn Chorus" in her hand
      And Alice has a "Lifted Lid" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a tapped "Tall Squire" in her battle zone
      When Alice evolves "Tall Squire" into "Ember Champion"
      And Alice casts "Dawn Chorus"
      And Alice casts "Lifted Lid"
      And Alice chooses "Ember Champion"
      Then "Tall Squire" is untapped
      And "Tall Squire" lies on nothing

    @clause-tamaseed
    Scenario: A tamaseed that stays below a tapped creature is tapped
      Given it is Alice's main step
      And Bob has a tapped "Seedling Lord" in his battle zone
      And Bob has a "Sunlit Seed" under "Seedling Lord"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Seedling Lord"
      Then "Sunlit Seed" is tapped

    @clause-upright
    Scenario: A field that stays below a tapped creature is untapped
      Given it is Alice's main step
      And Bob has a tapped "Star Marshal" in his battle zone
      And Bob has a "Quiet Meadow" under "Star Marshal"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Star Marshal"
      Then "Quiet Meadow" lies on nothing
      And "Quiet Meadow" is untapped

    @example @clause-upright
    Scenario: A field below an untapped star evolution creature that is destroyed stays upright
      Given it is Alice's main step
      And Bob has an untapped "Star Marshal" in his battle zone
      And Bob has a "Quiet Meadow" under "Star Marshal"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sure Death" in her hand
      When Alice casts "Sure Death"
      Then "Star Marshal" is in Bob's graveyard
      And "Quiet Meadow" is in Bob's battle zone
      And "Quiet Meadow" is untapped
      And "Quiet Meadow" is not upside down

  @DM-801.4d @revisions-1.13
  Rule: 801.4d (1.13) Creatures that stay have been in the battle zone all the time
    - enters: abilities that trigger when they come do not trigger
    - early: those that were there as the turn began have no summoning sickness
    - late: those that came since then have
    - apart: they belong no more to the card that left

    @clause-apart
    Scenario: By 1.13 the two creatures that stay do not go along when the card that returned goes to the graveyard
      Given it is Alice's main step
      And Alice has an untapped "Twin Warden" in her battle zone
      And Alice has a "Lamp Squire" under "Twin Warden"
      And Alice has a "Tall Squire" under "Twin Warden"
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Lifted Lid" in her hand
      And Alice has a "Draw Then Toss" in her hand
      When Alice casts "Lifted Lid"
      And Alice chooses "Twin Warden"
      And Alice casts "Draw Then Toss"
      Then "Twin Warden" is in Alice's graveyard
      And "Lamp Squire" lies on nothing
      And "Tall Squire" lies on nothing

    @clause-enters
    Scenario: By 1.13 a creature that stays does not trigger what triggers when it comes
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Greeting Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Greeting Squire" is in Bob's battle zone
      And Bob has one card in his hand

    @clause-early
    Scenario: By 1.13 a creature that was there as the turn began attacks after it has been under an evolution creature
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has a "Lifted Lid" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice could attack again
      When Alice evolves "Lamp Squire" into "Ember Champion"
      And Alice casts "Lifted Lid"
      And Alice chooses "Ember Champion"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Lamp Squire"
      Then that is allowed

    @clause-late
    Scenario: By 1.13 a creature that came this turn does not attack after it has been under an evolution creature
      Given it is Alice's main step
      And Alice has an "Ember Champion" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Lifted Lid" in her hand
      And Alice has three untapped "Spark Runner" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice could attack again
      When Alice summons "Ember Recruit"
      And Alice evolves "Ember Recruit" into "Ember Champion"
      And Alice casts "Lifted Lid"
      And Alice chooses "Ember Champion"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Ember Recruit"
      Then that is refused

  @DM-801.4e
  Rule: 801.4e Of several creatures that stay below an attacking creature, one goes on with the attack
    - one: the one that its player chooses attacks
    - others: the others do not

    @clause-one @clause-others
    Scenario Outline: By 1.13 <first> goes on with the attack of the creature that it lay under
      Given it is Alice's attack step
      And Alice has an untapped "Twin Warden" in her battle zone
      And Alice has a "Lamp Squire" under "Twin Warden"
      And Alice has a "Tall Squire" under "Twin Warden"
      And Alice has a tapped "Restless Drummer" in her battle zone
      When Alice attacks Bob with "Twin Warden"
      And Alice chooses "Twin Warden"
      And Alice chooses "<first>"
      Then "<first>" is attacking
      And "<second>" is not attacking
      And "<second>" lies on nothing

      Examples:
        | first       | second      |
        | Lamp Squire | Tall Squire |
        | Tall Squire | Lamp Squire |

    @clause-one
    Scenario: By 1.13 the only creature that stays below an attacking creature goes on with the attack
      Given it is Alice's attack step
      And Alice has an untapped "Ember Champion" in her battle zone
      And Alice has a "Tall Squire" under "Ember Champion"
      And Alice has an untapped "Restless Drummer" in her battle zone
      When Alice attacks Bob with "Ember Champion"
      And Alice chooses "Ember Champion"
      Then "Tall Squire" is attacking

    @clause-one
    Scenario: By 1.13 an evolution creature that stays on another goes on with the attack
      Given it is Alice's attack step
      And Alice has an untapped "Ember Champion" in her battle zone
      And Alice has a "Tall Squire" under "Ember Champion"
      And Alice has a "Flint Elder" under "Ember Champion"
      And Alice has an untapped "Restless Drummer" in her battle zone
      When Alice attacks Bob with "Ember Champion"
      And Alice chooses "Ember Champion"
      And Alice chooses "Flint Elder"
      Then "Flint Elder" is attacking
      And "Flint Elder" lies on "Tall Squire"

    @clause-others
    Scenario: By 1.13 creatures that stay below one that does not attack do not go on with the attack of another
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Twin Warden" in her battle zone
      And Alice has a "Lamp Squire" under "Twin Warden"
      And Alice has a "Tall Squire" under "Twin Warden"
      And Alice has an untapped "Restless Drummer" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice chooses "Twin Warden"
      Then "Lamp Squire" lies on nothing
      And "Tall Squire" lies on nothing
      And "Grave Hound" is attacking
