Feature: Duel Masters 803 Gods

  @DM-803.1
  Rule: 803.1 A god is a creature that can be linked to certain other gods
    - certain: it is linked to a god that it names
    - others: not to one that it does not name

    @clause-certain
    Scenario: A god is linked to a god that it names
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" and "Ash Right Hand" are one creature
      And "Ash Right Hand" lies to the right of "Ash Left Hand"

    @clause-others
    Scenario: A god is not linked to a god that it does not name
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an untapped "Tide Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand"
      And Alice tries to link it to the right of "Tide Left Hand"
      Then that is refused

  @DM-803.1a
  Rule: 803.1a A god comes into the battle zone linked; it is not linked after it has come

    Scenario: A god that would have no power alone comes linked and is not destroyed
      Given it is Alice's main step
      And Bob has an untapped "Thinning Air" in his battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons "Ash Heart" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" and "Ash Heart" are one creature
      And "Ash Heart" has 3000 power

    Scenario: A god that has lost its G-link as it comes is not linked to a tapped god, and is untapped
      Given it is Alice's main step
      And Bob has an untapped "Doubter of Gods" in his battle zone
      And Alice has a tapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand"
      Then "Ash Right Hand" is in Alice's battle zone
      And "Ash Right Hand" is untapped

  # Reading: docs/decisions/2803-what-linked-gods-are-like.md
  @DM-803.1b
  Rule: 803.1b Linked gods are one creature with all that its cards are
    - names: it has the names of all
    - abilities: and the abilities of all
    - civilizations: and the civilizations of all
    - races: and the races of all
    - power: and their power together
    - apart: each card by itself is what it is

    @clause-names
    Scenario Outline: An effect upon creatures of a name is upon linked gods of which <which> has it
      Given it is Alice's main step
      And Alice has an untapped "<first>" in her battle zone
      And Alice has an "<second>" linked <side> "<first>"
      And Alice has a "Rest of the Left Hand" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Rest of the Left Hand"
      Then "<first>" is tapped

      Examples:
        | which          | first          | second         | side            |
        | the first card | Ash Left Hand  | Ash Right Hand | to the right of |
        | the other card | Ash Right Hand | Ash Left Hand  | to the left of  |

    @clause-abilities
    Scenario: Linked gods block and break two shields, each by an ability of another card
      Given it is Alice's attack step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      When Alice attacks Bob with "Ash Left Hand"
      And Alice breaks any shields
      Then Bob has three cards in his shield zone

    @clause-abilities
    Scenario: Linked gods of which one is a blocker block
      Given it is Bob's attack step
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Alice has an untapped "Ash Right Hand" in her battle zone
      And Alice has an "Ash Left Hand" linked to the left of "Ash Right Hand"
      When Bob attacks Alice with "Lamp Squire"
      Then "Ash Right Hand" is among what Alice can choose

    @clause-abilities
    Scenario: Linked gods draw a card for a spell by an ability of the other card
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Bell Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Rest of the Psychic" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Rest of the Psychic"
      Then "Rest of the Psychic" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-abilities
    Scenario: Another creature gets power by an ability of a card that has come linked
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an "Ash Banner Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Banner Hand" linked to the right of "Ash Left Hand"
      Then "Lamp Squire" has 3000 power

    @clause-abilities
    Scenario: A god that taps itself as it comes taps the creature that it is linked into
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Weary Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Weary Hand" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" is tapped

    @clause-civilizations
    Scenario Outline: An effect upon <civilization> creatures is upon linked gods of a light and a darkness card
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "<spell>"
      Then "Ash Left Hand" is tapped

      Examples:
        | civilization | spell               |
        | light        | Rest of the Light |
        | darkness     | Rest of the Dark  |

    @clause-races
    Scenario Outline: An effect upon <race> is upon linked gods of a hand and a claw
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "<spell>"
      Then "Ash Left Hand" is tapped

      Examples:
        | race  | spell               |
        | hands | Rest of the Hands |
        | claws | Rest of the Claws |

    @clause-power
    Scenario: Linked gods have the power of both cards together
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" has 7000 power

    @clause-power
    Scenario: A god that links two creatures of two cards has the power of all five cards with them
      Given it is Alice's main step
      And Alice has an untapped "Wheel Spoke" in her battle zone
      And Alice has a "Wheel Hub" linked to the right of "Wheel Spoke"
      And Alice has an untapped "Wheel Nave" in her battle zone
      And Alice has a "Wheel Tyre" linked to the right of "Wheel Nave"
      And Alice has a "Wheel Rim" in her hand
      And Alice has two untapped "Moss Giant" in her mana zone
      When Alice summons "Wheel Rim" linked to the right of "Wheel Hub" and to the left of "Wheel Nave"
      Then "Wheel Spoke", "Wheel Hub", "Wheel Rim", "Wheel Nave" and "Wheel Tyre" are one creature
      And "Wheel Tyre" has 11000 power

    @clause-apart
    Scenario: Each of two linked cards has its own power by itself
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" and "Ash Right Hand" are one creature
      And the card "Ash Left Hand" has 3000 power by itself
      And the card "Ash Right Hand" has 4000 power by itself

    @clause-abilities
    Scenario: An ability of a god that another one is linked to gives power once
      Given it is Alice's main step
      And Alice has an untapped "Ash Banner Hand" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an "Ash Left Hand" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons "Ash Left Hand" linked to the left of "Ash Banner Hand"
      Then "Ash Left Hand" and "Ash Banner Hand" are one creature
      And first "Lamp Squire" has 3000 power

    @clause-abilities
    Scenario: An effect upon claws is upon linked gods of which the other card says that it is a claw as well
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Feigned Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Rest of the Claws" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Rest of the Claws"
      Then "Ash Left Hand" is tapped

    @clause-power
    Scenario: The power of a card that lies under a god does not count for the gods that are linked
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has a "Lamp Squire" under "Ash Left Hand"
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" has 7000 power

  @DM-803.1c @revisions-s-max
  Rule: 803.1c What triggers on a god that comes looks at the card that came, and not at what it is linked into
    - card: what waits for a creature like that card triggers
    - whole: what waits for one like the linked creature does not
    - used: what the card says of its own use triggers

    @changed @clause-card
    Scenario: What waits for a small creature triggers as a small god comes linked to another one
      Given it is Alice's main step
      And Alice has an untapped "Small Welcome" in her battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons "Ash Heart" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" and "Ash Heart" are one creature
      And Alice has one card in her hand

    @clause-whole
    Scenario: What waits for a great creature does not trigger as a small god makes up a great one
      Given it is Alice's main step
      And Alice has an untapped "Great Welcome" in her battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons "Ash Heart" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" has 5000 power
      And Alice has no cards in her hand

    @clause-used
    Scenario: A god that comes linked does what it says of its being summoned
      Given it is Alice's main step
      And Alice has an untapped "Tide Calm Hand" in her battle zone
      And Alice has a "Tide Called Hand" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice summons "Tide Called Hand" linked to the right of "Tide Calm Hand"
      Then "Tide Calm Hand" and "Tide Called Hand" are one creature
      And Alice has one card in her hand

  @DM-803.1c @revisions-1.13
  Rule: 803.1c (1.13) Of what gods say of their own coming, only what the card says that comes triggers
    - own: what the card that comes says triggers
    - others: what the card says that it is linked to does not

    @clause-own
    Scenario: By 1.13 a god that comes linked does what it says of its coming
      Given it is Alice's main step
      And Alice has an untapped "Tide Calm Hand" in her battle zone
      And Alice has a "Tide Right Hand" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice summons "Tide Right Hand" linked to the right of "Tide Calm Hand"
      Then Alice has three cards in her mana zone

    @clause-others
    Scenario: By 1.13 a god that another one is linked to does not do again what it says of its coming
      Given it is Alice's main step
      And Alice has an untapped "Tide Left Hand" in her battle zone
      And Alice has a "Tide Still Hand" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice summons "Tide Still Hand" linked to the right of "Tide Left Hand"
      Then "Tide Left Hand" and "Tide Still Hand" are one creature
      And Alice has no cards in her hand

    @clause-own
    Scenario: By 1.13 a god that comes linked does what it says of its being summoned
      Given it is Alice's main step
      And Alice has an untapped "Tide Calm Hand" in her battle zone
      And Alice has a "Tide Called Hand" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice summons "Tide Called Hand" linked to the right of "Tide Calm Hand"
      Then "Tide Calm Hand" and "Tide Called Hand" are one creature
      And Alice has one card in her hand

  @DM-803.1d @revisions-s-max
  Rule: 803.1d What replaces the coming of a god looks at the card that comes, and not at what it is linked into
    - card: a replacement effect for cards like it applies
    - whole: one for creatures like the linked one does not

    @clause-card
    Scenario: A god with too little power is kept out although it would make up more with another one
      Given it is Alice's main step
      And Bob has an untapped "Tall Gate" in his battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons "Ash Heart" linked to the right of "Ash Left Hand"
      Then "Ash Heart" is in Alice's graveyard

    @clause-whole
    Scenario: A small god comes past what keeps great creatures out, and makes up a great one
      Given it is Alice's main step
      And Bob has an untapped "Low Gate" in his battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons "Ash Heart" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" and "Ash Heart" are one creature

  @DM-803.2
  Rule: 803.2 Gods are linked only where a G-link says so
    - side: on the side that it says
    - both: both of them are gods

    @clause-side
    Scenario: A god is not linked to the wrong side of a god that it names
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand"
      And Alice tries to link it to the left of "Ash Left Hand"
      Then that is refused

    @clause-both
    Scenario: A creature without a G-link is not linked though a god names its kind
      Given it is Alice's main step
      And Alice has an untapped "Wheel Spoke" in her battle zone
      And Alice has a "Loose Spoke" in her hand
      And Alice has two untapped "Moss Giant" in her mana zone
      When Alice summons "Loose Spoke"
      Then "Loose Spoke" and "Wheel Spoke" are not one creature
      And "Loose Spoke" is in Alice's battle zone

    @clause-both
    Scenario: A god is not linked to a creature without a G-link though it names its kind
      Given it is Alice's main step
      And Alice has an untapped "Loose Spoke" in her battle zone
      And Alice has a "Wheel Hub" in her hand
      And Alice has two untapped "Moss Giant" in her mana zone
      When Alice summons "Wheel Hub"
      Then "Wheel Hub" and "Loose Spoke" are not one creature
      And "Wheel Hub" is in Alice's battle zone

  @DM-803.2a
  Rule: 803.2a A G-link looks at each linked card by itself
    - apart: a card does not have the name of the card that it is linked to
    - each: each of the cards can be the one that is named

    @example @clause-apart
    Scenario: A god is not linked to one that has the right name only through another card
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons second "Ash Right Hand"
      And Alice tries to link it to the right of first "Ash Right Hand"
      Then that is refused

    @clause-each
    Scenario: A god is linked to the card that it names among linked cards
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand"
      And Alice tries to link it to the right of "Ash Heart"
      Then that is allowed
      And "Ash Left Hand", "Ash Heart" and "Ash Right Hand" are one creature

  @DM-803.2b
  Rule: 803.2b As soon as a G-link is not right any more, the link is undone

    Scenario: Linked gods that lose their abilities are not linked any more
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Hush of the Gods" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Hush of the Gods"
      Then "Ash Left Hand" and "Ash Right Hand" are not one creature
      And "Ash Left Hand" is in Alice's battle zone
      And "Ash Right Hand" is in Alice's battle zone

    Scenario: Three linked gods that lose their abilities are three creatures
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Alice has an "Ash Right Hand" linked to the right of "Ash Heart"
      And Alice has a "Hush of the Gods" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Hush of the Gods"
      Then "Ash Left Hand" has 3000 power
      And "Ash Heart" has 2000 power
      And "Ash Right Hand" has 4000 power

    Scenario Outline: A god <side> another one is linked no more as they lose their abilities
      Given it is Alice's main step
      And Alice has an untapped "Wheel Spoke" in her battle zone
      And Alice has a "Wheel Hub" linked <side> "Wheel Spoke"
      And Alice has a "Hush of the Gods" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Hush of the Gods"
      Then "Wheel Spoke" has 1000 power
      And "Wheel Hub" has 2000 power

      Examples:
        | side           |
        | above          |
        | below          |
        | to the left of |

    Scenario: Each of two pairs of gods that lose their G-links is linked no more
      Given it is Alice's main step
      And Alice has a "Doubter of Gods" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Bob has an untapped "Wheel Spoke" in his battle zone
      And Bob has a "Wheel Hub" linked to the right of "Wheel Spoke"
      When Alice summons "Doubter of Gods"
      Then "Ash Left Hand" has 3000 power
      And "Ash Right Hand" has 4000 power
      And "Wheel Spoke" has 1000 power
      And "Wheel Hub" has 2000 power

  @DM-803.2c
  Rule: 803.2c Cards that come to lie side by side in the plane are linked only where they were linked
    - apart: two of them side by side need not be linked
    - room: no god is linked where another card of the creature lies

    @clause-apart
    Scenario: Of four gods in a square the last leaves with the one that it was linked to
      Given it is Alice's main step
      And Alice has an untapped "Wheel Spoke" in her battle zone
      And Alice has a "Wheel Hub" linked to the right of "Wheel Spoke"
      And Alice has a "Wheel Rim" linked above "Wheel Hub"
      And Alice has a "Wheel Nave" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has two untapped "Moss Giant" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Wheel Nave" linked to the left of "Wheel Rim"
      And Alice casts "Ruin"
      And Alice chooses the card "Wheel Rim"
      Then "Wheel Spoke" and "Wheel Hub" are one creature
      And "Wheel Nave" is in Alice's battle zone

    @clause-room
    Scenario: A god is not linked where another one lies already
      Given it is Alice's main step
      And Alice has an untapped "Wheel Spoke" in her battle zone
      And Alice has a "Wheel Hub" linked to the right of "Wheel Spoke"
      And Alice has a "Wheel Rim" linked above "Wheel Hub"
      And Alice has a "Wheel Nave" linked above "Wheel Spoke"
      And Alice has a "Wheel Tyre" in her hand
      And Alice has two untapped "Moss Giant" in her mana zone
      When Alice summons "Wheel Tyre"
      And Alice tries to link it above "Wheel Spoke"
      Then that is refused

    @clause-room
    Scenario Outline: A god that is linked above a row is <linked> beside a god with another one <where> it
      Given it is Alice's main step
      And Alice has an untapped "Wheel Spoke" in her battle zone
      And Alice has a "Wheel Hub" linked to the right of "Wheel Spoke"
      And Alice has an untapped "Wheel Nave" in her battle zone
      And Alice has a "Wheel Tyre" linked <where> "Wheel Nave"
      And Alice has a "Wheel Rim" in her hand
      And Alice has two untapped "Moss Giant" in her mana zone
      When Alice summons "Wheel Rim" linked above "Wheel Spoke"
      And Alice tries to link it to the left of "Wheel Nave"
      Then that is <said>

      Examples:
        | linked     | where | said    |
        | linked     | above | allowed |
        | not linked | below | refused |

    @clause-room
    Scenario Outline: A god that is linked <first> one god is not linked <then> another one
      Given it is Alice's main step
      And Alice has an untapped "Wheel Spoke" in her battle zone
      And Alice has an untapped "Wheel Nave" in her battle zone
      And Alice has a "Wheel Rim" in her hand
      And Alice has two untapped "Moss Giant" in her mana zone
      When Alice summons "Wheel Rim" linked <first> "Wheel Spoke"
      And Alice tries to link it <then> "Wheel Nave"
      Then that is refused

      Examples:
        | first           | then            |
        | to the right of | to the right of |
        | above           | above           |

  @DM-803.3
  Rule: 803.3 A god that is linked goes on being the creature that was there
    - tapped: it stays tapped
    - untapped: or untapped
    - effects: effects on it go on
    - later: what is to be done to it later is done to what it is linked into, whatever becomes of its card

    @clause-later
    Scenario Outline: What is left of three linked gods is to be destroyed as one of them was, <doomed>, which has left
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an untapped "Ash Right Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has a "Later Doom" in her hand
      And Alice has a "Cast Off" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice casts "Later Doom"
      And Alice chooses "<doomed>"
      And Alice summons "Ash Heart" linked to the right of "Ash Left Hand" and to the left of "Ash Right Hand"
      And Alice casts "Cast Off"
      And Alice chooses the card "<doomed>"
      And Alice passes
      And Alice passes
      Then "<doomed>" is in Alice's graveyard
      And "Ash Heart" is among what Alice can choose

      Examples:
        | doomed         |
        | Ash Left Hand  |
        | Ash Right Hand |

    @clause-tapped
    Scenario: A tapped god that another is linked to stays tapped
      Given it is Alice's main step
      And Alice has a tapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" and "Ash Right Hand" are one creature
      And "Ash Left Hand" is tapped
      And "Ash Right Hand" is tapped

    @clause-untapped
    Scenario: An untapped god that another is linked to stays untapped
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" and "Ash Right Hand" are one creature
      And "Ash Left Hand" is untapped

    @example @clause-effects
    Scenario: Linked gods lack the power that was taken from the one that was there
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has a "Wasting Fog" in her hand
      And Alice has three untapped "Grave Hound" in her mana zone
      When Alice casts "Wasting Fog"
      And Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      Then "Ash Left Hand" has 5000 power

    @clause-effects
    Scenario Outline: Gods that a third one links lack the power that was taken from the <which> of them
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an untapped "Ash Right Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has a "Lasting Blight" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Lasting Blight"
      And Alice chooses "<god>"
      And Alice summons "Ash Heart" linked to the right of "Ash Left Hand" and to the left of "Ash Right Hand"
      Then "Ash Left Hand" has 7000 power

      Examples:
        | which  | god            |
        | first  | Ash Left Hand  |
        | second | Ash Right Hand |

  @DM-803.3a
  Rule: 803.3a Two gods, one tapped and one untapped, that a third links are tapped

    Scenario Outline: A god that comes between a <left> and a <right> god makes up a tapped creature with them
      Given it is Alice's main step
      And Alice has a <left> "Ash Left Hand" in her battle zone
      And Alice has a <right> "Ash Right Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons "Ash Heart" linked to the right of "Ash Left Hand" and to the left of "Ash Right Hand"
      Then "Ash Left Hand", "Ash Heart" and "Ash Right Hand" are one creature
      And "Ash Heart" is tapped

      Examples:
        | left     | right    |
        | tapped   | untapped |
        | untapped | tapped   |

    Scenario: A god that comes between two untapped gods makes up an untapped creature with them
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an untapped "Ash Right Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons "Ash Heart" linked to the right of "Ash Left Hand" and to the left of "Ash Right Hand"
      Then "Ash Left Hand", "Ash Heart" and "Ash Right Hand" are one creature
      And "Ash Heart" is untapped

  @DM-803.3b
  Rule: 803.3b The attack of a god goes on as another is linked to it

    Scenario: A god that is linked as it attacks breaks shields as the linked creature
      Given it is Alice's attack step
      And Alice has an untapped "Herald of Hands" in her battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      When Alice attacks Bob with "Ash Left Hand"
      And Alice says yes
      And Alice links it to the right of "Ash Left Hand"
      And Alice breaks any shields
      Then "Ash Left Hand" and "Ash Right Hand" are one creature
      And Bob has three cards in his shield zone

    Scenario Outline: The attack of the <which> of two gods goes on as a third one links them
      Given it is Alice's attack step
      And Alice has an untapped "Herald of Hearts" in her battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an untapped "Ash Right Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      When Alice attacks Bob with "<god>"
      And Alice says yes
      And Alice links it to the right of "Ash Left Hand" and to the left of "Ash Right Hand"
      And Alice breaks any shields
      Then "Ash Left Hand", "Ash Heart" and "Ash Right Hand" are one creature
      And Bob has three cards in his shield zone

      Examples:
        | which  | god            |
        | first  | Ash Left Hand  |
        | second | Ash Right Hand |

  @DM-803.4
  Rule: 803.4 Gods whose link is undone are each the creature that they were
    - effects: effects on it are on each of them
    - tapped: each stays tapped
    - attack: what stays goes on with its attack
    - battle: and with its battle
    - others: those that are linked still are one creature
    - undone: a card that has left is a part of them no more
    - later: what is to be done to it later is done to what stays

    @clause-later
    Scenario: Linked gods that are to be destroyed later are both destroyed if they have lost their abilities and their link
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Later Doom" in her hand
      And Alice has a "Hush of the Gods" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Later Doom"
      And Alice casts "Hush of the Gods"
      And everyone passes until Bob's turn
      Then "Ash Left Hand" is in Alice's graveyard
      And "Ash Right Hand" is in Alice's graveyard

    @clause-later
    Scenario: What an ability of one of two gods has triggered is done to that one when the other has left
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Drum Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Homeward"
      And Alice chooses the card "Ash Left Hand"
      Then "Ash Left Hand" is in Alice's hand
      And "Ash Drum Hand" has 6000 power

    @clause-later
    Scenario Outline: Of linked gods that are to be destroyed later, the one that stays as <gone> is returned is destroyed
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Later Doom" in her hand
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Later Doom"
      And Alice casts "Card Lifter"
      And Alice chooses the card "<gone>"
      And everyone passes until Bob's turn
      Then "<stays>" is in Bob's graveyard
      And "<gone>" is in Bob's hand

      Examples:
        | gone           | stays          |
        | Ash Left Hand  | Ash Right Hand |
        | Ash Right Hand | Ash Left Hand  |

    @clause-others
    Scenario Outline: Two of three linked gods stay one creature when the card of <gone> is returned
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Bob has an "Ash Right Hand" linked to the right of "Ash Heart"
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "<gone>"
      Then "<gone>" is in Bob's hand
      And "Ash Heart" and "<stays>" are one creature
      And "Ash Heart" has <power> power

      Examples:
        | gone           | stays          | power |
        | Ash Left Hand  | Ash Right Hand | 6000  |
        | Ash Right Hand | Ash Left Hand  | 5000  |

    @clause-others
    Scenario Outline: Two of three linked gods stay one creature when the card of <gone> is put under another creature
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Bob has an "Ash Right Hand" linked to the right of "Ash Heart"
      And Bob has an untapped "Moss Giant" in his battle zone
      And Alice has a "Pressed Leaf" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Pressed Leaf"
      And Alice chooses the card "<gone>"
      Then "Moss Giant" lies on "<gone>"
      And "Ash Heart" and "<stays>" are one creature
      And "Ash Heart" has <power> power

      Examples:
        | gone           | stays          | power |
        | Ash Left Hand  | Ash Right Hand | 6000  |
        | Ash Right Hand | Ash Left Hand  | 5000  |

    @clause-effects
    Scenario: Each of two gods that are linked no more lacks the power that was taken from them
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Wasting Fog" in her hand
      And Alice has a "Hush of the Gods" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Wasting Fog"
      And Alice casts "Hush of the Gods"
      Then "Ash Left Hand" has 1000 power
      And "Ash Right Hand" has 2000 power

    @clause-tapped
    Scenario: Each of two gods that were tapped as one creature is tapped
      Given it is Alice's main step
      And Alice has a tapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Hush of the Gods" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Hush of the Gods"
      Then "Ash Left Hand" and "Ash Right Hand" are not one creature
      And "Ash Left Hand" is tapped
      And "Ash Right Hand" is tapped

    @clause-attack
    Scenario Outline: Linked gods of which <gone> leaves go on attacking, and break <many> as the other one does
      Given it is Alice's attack step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Bob has an untapped "Lying in Wait" in his battle zone
      When Alice attacks Bob with "Ash Left Hand"
      And Alice chooses the card "<gone>"
      And Alice breaks any shields
      Then Bob has <shields> cards in his shield zone

      Examples:
        | gone           | many        | shields |
        | Ash Left Hand  | two shields | three   |
        | Ash Right Hand | one shield  | four    |

    @clause-attack
    Scenario Outline: Linked gods of which <gone> is put under another creature go on attacking, and break <many>
      Given it is Alice's attack step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Digging in Wait" in his battle zone
      When Alice attacks Bob with "Ash Left Hand"
      And Bob chooses the card "<gone>"
      And Alice breaks any shields
      Then Bob has <shields> cards in his shield zone

      Examples:
        | gone           | many        | shields |
        | Ash Left Hand  | two shields | three   |
        | Ash Right Hand | one shield  | four    |

    @clause-battle
    Scenario Outline: Linked gods of which <gone> leaves as they attack a creature of 4000 power battle it as the other one
      Given it is Alice's attack step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Bob has an untapped "Ambusher" in his battle zone
      And Bob has a tapped "Loose Spoke" in his battle zone
      When Alice attacks "Loose Spoke" with "Ash Left Hand"
      And Alice chooses the card "<gone>"
      Then "<stays>" is in Alice's graveyard
      And "Loose Spoke" is in Bob's <zone>

      Examples:
        | gone           | stays          | zone        |
        | Ash Left Hand  | Ash Right Hand | graveyard   |
        | Ash Right Hand | Ash Left Hand  | battle zone |

    @clause-battle
    Scenario Outline: Linked gods that battle by a spell win with the power of what stays as <gone> leaves
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has an untapped "Ambusher" in his battle zone
      When Alice casts "Forced Duel"
      And Alice chooses the card "<gone>"
      Then "<gone>" is in Alice's graveyard
      And "Ambusher" is in Bob's graveyard

      Examples:
        | gone           |
        | Ash Left Hand  |
        | Ash Right Hand |

    @clause-others
    Scenario: Three of four gods in a row stay one creature as the last leaves
      Given it is Alice's main step
      And Bob has an untapped "Wheel Spoke" in his battle zone
      And Bob has a "Wheel Hub" linked to the right of "Wheel Spoke"
      And Bob has a "Wheel Rim" linked to the right of "Wheel Hub"
      And Bob has a "Wheel Nave" linked to the right of "Wheel Rim"
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Ruin"
      And Bob chooses the card "Wheel Nave"
      Then "Wheel Spoke", "Wheel Hub" and "Wheel Rim" are one creature
      And "Wheel Rim" has 5000 power

    @clause-undone
    Scenario: Another god can be linked to a god where the one that it was linked to has left
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Alice has an "Ash Right Hand" linked to the right of "Ash Heart"
      And Alice has an "Ash Heart" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Ruin"
      And Alice chooses the card first "Ash Heart"
      And Alice summons second "Ash Heart"
      And Alice tries to link it to the right of "Ash Left Hand"
      Then that is allowed

    @clause-undone
    Scenario: A god is no claw any more as the card that says so has left it
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Feigned Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Ruin" in her hand
      And Alice has a "Rest of the Claws" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Ruin"
      And Alice chooses the card "Ash Feigned Hand"
      And Alice casts "Rest of the Claws"
      Then "Ash Left Hand" is untapped
      And "Rest of the Claws" is in Alice's graveyard

    @clause-battle
    Scenario Outline: Linked gods that are attacked battle as what stays as <gone> leaves
      Given it is Alice's attack step
      And Alice has an untapped "Ambusher" in her battle zone
      And Bob has a tapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      When Alice attacks "Ash Left Hand" with "Ambusher"
      And Bob chooses the card "<gone>"
      Then "<gone>" is in Bob's graveyard
      And "Ambusher" is in Alice's graveyard

      Examples:
        | gone           |
        | Ash Left Hand  |
        | Ash Right Hand |

  @DM-803.4a
  Rule: 803.4a Of three linked gods two may be left by themselves
    - each: each has the effects that were on the creature
    - attack: the attacking player chooses which of them goes on with its attack

    @clause-each
    Scenario: Each of two gods left without the one between them lacks the power that was taken
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Bob has an "Ash Right Hand" linked to the right of "Ash Heart"
      And Alice has a "Wasting Fog" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice casts "Wasting Fog"
      And Alice casts "Ruin"
      And Bob chooses the card "Ash Heart"
      Then "Ash Left Hand" has 1000 power
      And "Ash Right Hand" has 2000 power

    @clause-each
    Scenario: Of five gods in a row four are left as two creatures of two cards each
      Given it is Alice's main step
      And Bob has an untapped "Wheel Spoke" in his battle zone
      And Bob has a "Wheel Hub" linked to the right of "Wheel Spoke"
      And Bob has a "Wheel Rim" linked to the right of "Wheel Hub"
      And Bob has a "Wheel Nave" linked to the right of "Wheel Rim"
      And Bob has a "Wheel Tyre" linked to the right of "Wheel Nave"
      And Alice has a "Lasting Blight" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice casts "Lasting Blight"
      And Alice casts "Ruin"
      And Bob chooses the card "Wheel Rim"
      Then "Wheel Spoke" and "Wheel Hub" are one creature
      And "Wheel Hub" has 1000 power
      And "Wheel Nave" and "Wheel Tyre" are one creature
      And "Wheel Tyre" has 4000 power

    @clause-attack
    Scenario: An attack does not go on with the one of three gods that has left
      Given it is Alice's attack step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Alice has an "Ash Right Hand" linked to the right of "Ash Heart"
      And Bob has an untapped "Lying in Wait" in his battle zone
      When Alice attacks Bob with "Ash Left Hand"
      And Alice chooses the card "Ash Heart"
      And Alice tries to choose "Ash Heart"
      Then that is refused

    @clause-attack
    Scenario: An attack does not go on with the one of three gods that has been put under another creature
      Given it is Alice's attack step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Alice has an "Ash Right Hand" linked to the right of "Ash Heart"
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Digging in Wait" in his battle zone
      When Alice attacks Bob with "Ash Left Hand"
      And Bob chooses the card "Ash Heart"
      And Alice tries to choose "Ash Heart"
      Then that is refused

    @clause-attack
    Scenario Outline: An attack goes on with <left> of two gods left, and breaks <many> as that one does
      Given it is Alice's attack step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Alice has an "Ash Right Hand" linked to the right of "Ash Heart"
      And Bob has an untapped "Lying in Wait" in his battle zone
      When Alice attacks Bob with "Ash Left Hand"
      And Alice chooses the card "Ash Heart"
      And Alice chooses "<which>"
      And Alice breaks any shields
      Then Bob has <shields> cards in his shield zone

      Examples:
        | left      | many        | which          | shields |
        | the first | one shield  | Ash Left Hand  | four    |
        | the other | two shields | Ash Right Hand | three   |

    @clause-attack
    Scenario: The attack of another creature goes on as two of three gods are left
      Given it is Alice's attack step
      And Alice has an untapped "Restless Drummer" in her battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Alice has an "Ash Right Hand" linked to the right of "Ash Heart"
      When Alice attacks Bob with "Restless Drummer"
      And Alice chooses the card "Ash Heart"
      And Alice breaks any shields
      Then "Ash Heart" is in Alice's hand
      And Bob has four cards in his shield zone

  @DM-803.5
  Rule: 803.5 Linked gods have no summoning sickness

    Scenario: Two gods that were summoned and linked this turn attack
      Given it is Alice's main step
      And Alice has an "Ash Left Hand" in her hand
      And Alice has an "Ash Right Hand" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice could attack again
      When Alice summons "Ash Left Hand"
      And Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Ash Left Hand"
      Then that is allowed

  @DM-803.5a
  Rule: 803.5a A god whose link was undone has no summoning sickness if it was there as the turn began
    - there: it attacks if it was
    - later: it does not if it came later

    @clause-there
    Scenario Outline: <which> of two gods that were there and are linked no more attacks
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Hush of the Gods" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice could attack again
      When Alice casts "Hush of the Gods"
      And Alice chooses "Ash Left Hand"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "<which>"
      Then that is allowed

      Examples:
        | which          |
        | Ash Left Hand  |
        | Ash Right Hand |

    @clause-later
    Scenario Outline: <which> of two gods that came this turn and are linked no more does not attack
      Given it is Alice's main step
      And Alice has an "Ash Left Hand" in her hand
      And Alice has an "Ash Right Hand" in her hand
      And Alice has a "Hush of the Gods" in her hand
      And Alice has four untapped "Lamp Squire" in her mana zone
      And Alice has three untapped "Grave Hound" in her mana zone
      And Alice could attack again
      When Alice summons "Ash Left Hand"
      And Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice casts "Hush of the Gods"
      And Alice chooses "Ash Left Hand"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "<which>"
      Then that is refused

      Examples:
        | which          |
        | Ash Left Hand  |
        | Ash Right Hand |

  @DM-803.6
  Rule: 803.6 A player who names a card names one of the names of linked gods, and not all of them
    - any: any one of them
    - all: not all of them together

    @clause-any
    Scenario Outline: A player names <name>, which is linked
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Called by Name" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Called by Name"
      And Alice tries to name "<name>"
      Then that is allowed

      Examples:
        | name           |
        | Ash Left Hand  |
        | Ash Right Hand |

    @clause-all
    Scenario: A player does not name both of two linked gods at once
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Called by Name" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Called by Name"
      And Alice tries to name "Ash Left Hand and Ash Right Hand"
      Then that is refused

  # Reading: docs/decisions/2803-what-linked-gods-are-like.md
  @DM-803.7
  Rule: 803.7 Of linked gods that leave the battle zone one card leaves, which replaces nothing
    - one: one card leaves, and the others stay
    - who: its player chooses which
    - effects: what replaces its leaving still does

    @clause-one @clause-who
    Scenario Outline: Of two linked gods that are destroyed their player puts <gone> into the graveyard
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Ruin"
      And Bob chooses the card "<gone>"
      Then "<gone>" is in Bob's graveyard
      And "<stays>" is in Bob's battle zone

      Examples:
        | gone           | stays          |
        | Ash Left Hand  | Ash Right Hand |
        | Ash Right Hand | Ash Left Hand  |

    @clause-effects
    Scenario: One card of linked gods goes where a replacement effect puts what is destroyed
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has an untapped "Soul Taker" in her battle zone
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Great Ruin"
      And Bob chooses the card "Ash Right Hand"
      Then "Ash Right Hand" is in Bob's mana zone
      And "Ash Left Hand" is in Bob's battle zone

    @clause-one @clause-who
    Scenario Outline: Of three linked gods two stay linked as <gone> leaves
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Bob has an "Ash Right Hand" linked to the right of "Ash Heart"
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Ruin"
      And Bob chooses the card "<gone>"
      Then "<gone>" is in Bob's graveyard
      And "Ash Heart" and "<other>" are one creature
      And "Ash Heart" has <power> power

      Examples:
        | gone           | other          | power |
        | Ash Left Hand  | Ash Right Hand | 6000  |
        | Ash Right Hand | Ash Left Hand  | 5000  |

    @clause-one @clause-who
    Scenario Outline: Of gods that were linked by the one between them two stay linked as <gone> leaves
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an untapped "Ash Right Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Heart" linked to the right of "Ash Left Hand" and to the left of "Ash Right Hand"
      And Alice casts "Ruin"
      And Alice chooses the card "<gone>"
      Then "<gone>" is in Alice's graveyard
      And "Ash Heart" and "<other>" are one creature
      And "Ash Heart" has <power> power

      Examples:
        | gone           | other          | power |
        | Ash Left Hand  | Ash Right Hand | 6000  |
        | Ash Right Hand | Ash Left Hand  | 5000  |
