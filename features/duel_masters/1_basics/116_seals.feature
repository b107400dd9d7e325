Feature: Duel Masters 116 Seals

  @DM-116.1
  Rule: 116.1 Seals lie face down on cards of the battle zone
    - down: a seal lies face down, so that nobody sees what it is
    - on: it lies on a card of the battle zone

    @clause-down
    Scenario: Nobody sees which card a seal is
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And the top of Bob's deck is "Moss Giant"
      When Alice casts "Clay Verdict"
      Then "Moss Giant" is in Bob's battle zone
      And "Moss Giant" lies face down
      And Alice does not see "Moss Giant"
      And Bob does not see "Moss Giant"

    @clause-on
    Scenario: A seal lies on the creature that it was put on, and not on another one
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      And the top of Bob's deck is "Moss Giant"
      When Alice casts "Clay Verdict"
      And Alice chooses "Tide Runner"
      Then "Moss Giant", "Tide Runner" are one thing, from the top

  @DM-116.1 @revisions-s-max
  Rule: 116.1 A seal lies on any element, and goes where that goes

    Scenario: A destroyed cross gear takes its seal along, which is the card that it is again
      Given it is Alice's main step
      And Alice has a "Unmaking" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Iron Gauntlet" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Iron Gauntlet"
      When Alice casts "Unmaking"
      Then "Iron Gauntlet" is in Bob's graveyard
      And "Moss Giant" is in Bob's graveyard
      And "Moss Giant" has 6000 power

    Scenario: A seal goes on lying on a fortress that is turned over to its other side, a weapon
      Given it is Alice's main step
      And Alice has a "Turning Tide" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Walled Spear" with its other side up in his battle zone
      And Bob has a "Moss Giant" as a seal on "Walled Spear"
      When Alice casts "Turning Tide"
      Then "Walled Spear" is equipped on "Lamp Squire"
      And "Moss Giant", "Walled Spear" are one thing, from the top

  @DM-116.1a
  Rule: 116.1a A seal is the top card of the deck of the player whose card it is put on
    - top: it is the top card of a deck
    - owner: of the deck of the sealed card's owner

    @clause-top
    Scenario: The top card of the deck becomes the seal
      Given it is Alice's main step
      And Alice has a "Heavy Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice's deck is "Moss Giant", "Gate Warden", "Ember Recruit", "Spark Runner", from the top
      When Alice casts "Heavy Verdict"
      Then "Moss Giant" is in Alice's battle zone
      And "Gate Warden" is in Alice's battle zone
      And the top cards of Alice's deck are "Ember Recruit", "Spark Runner", in that order

    @clause-owner
    Scenario: A creature of the other player is sealed with a card of his own deck
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And the top of Alice's deck is "Gate Warden"
      And the top of Bob's deck is "Moss Giant"
      When Alice casts "Clay Verdict"
      Then "Gate Warden" is in Alice's deck
      And "Moss Giant" is not in Bob's deck

    @clause-owner
    Scenario: Of two creatures that are sealed at once each gets the top card of its owner's deck
      Given it is Alice's main step
      And Alice has a "Sealing Tide" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And the top of Alice's deck is "Gate Warden"
      And the top of Bob's deck is "Moss Giant"
      When Alice casts "Sealing Tide"
      Then "Gate Warden", "Tide Runner" are one thing, from the top
      And "Moss Giant", "Lamp Squire" are one thing, from the top

    @clause-owner @needs-events
    Scenario: It is told on which card a seal is put
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And the top of Bob's deck is "Moss Giant"
      When Alice casts "Clay Verdict"
      Then these happened in this order: move of "Moss Giant", attached as seal of "Moss Giant" by Bob upon "Lamp Squire"

  @DM-116.1b
  Rule: 116.1b Several seals can lie on one card

    Scenario: A creature with two seals is still sealed when one of them is removed
      Given it is Alice's main step
      And Alice has a "Grove Marshal" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      When Alice summons "Grove Marshal"
      And everyone passes until Alice's attack step
      Then Alice has one card in her graveyard
      And Alice cannot attack Bob with "Moss Giant"

    Scenario: Two seals are put on one creature
      Given it is Alice's main step
      And Alice has a "Heavy Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And the top of Bob's deck is "Moss Giant", "Gate Warden"
      When Alice casts "Heavy Verdict"
      Then "Moss Giant" is in Bob's battle zone
      And "Gate Warden" is in Bob's battle zone

  @DM-116.2
  Rule: 116.2 A creature with a seal on it is ignored
    - creature: a sealed creature is not counted
    - only: a sealed card that is no creature works as before
    - becomes: it is ignored once it has become a creature

    @clause-creature
    Scenario: A spell that counts creatures does not count one with a seal on it
      Given it is Alice's main step
      And Alice has a "Creature Census" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has two untapped "Ember Recruit" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice casts "Creature Census"
      Then Alice has two cards in her hand

    @clause-creature
    Scenario Outline: Linked gods are not tapped with all creatures once a seal was put on <card>
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Spot Verdict" in her hand
      And Alice has a "Tapping Tide" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Spot Verdict"
      And Alice chooses the card "<card>"
      And Alice casts "Tapping Tide"
      Then "Tapping Tide" is in Alice's graveyard
      And "Ash Left Hand" is untapped

      Examples:
        | card           |
        | Ash Left Hand  |
        | Ash Right Hand |

    @clause-only
    Scenario: A cross gear with a seal on it goes on doing what it says
      Given it is Alice's main step
      And Alice has a "Gear Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Banner Gear" in his battle zone
      And the top of Bob's deck is "Moss Giant"
      When Alice casts "Gear Verdict"
      Then "Moss Giant" is in Bob's battle zone
      And "Lamp Squire" has 3000 power

    @clause-creature
    Scenario: A spell that counts creatures counts neither of two that were sealed at once
      Given it is Alice's main step
      And Alice has a "Sealing Tide" in her hand
      And Alice has a "Creature Census" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      When Alice casts "Sealing Tide"
      And Alice casts "Creature Census"
      Then Alice has no cards in her hand
      And "Creature Census" is in Alice's graveyard

    @clause-only @clause-becomes
    Scenario: A sealed heartbeat is released by its own ability, and the creature that it is cannot attack
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Chained Pulse" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Chained Pulse"
      And Alice has an untapped "Ember Recruit" in her battle zone
      When Alice casts "Insight"
      And everyone passes until Alice's attack step
      Then "Chained Pulse" shows its second side
      And Alice can attack Bob with "Ember Recruit"
      And Alice cannot attack Bob with "Chained Pulse"

  # Reading: docs/decisions/2813-what-cards-make-up-together-has-their-seals.md
  @DM-116.2 @revisions-s-max
  Rule: 116.2 A sealed ceremony is ignored once it is a creature, and not before

    Scenario: A sealed ceremony is chosen and born, and the creature that it is is not tapped with all creatures
      Given it is Alice's main step
      And Alice has an "Hour of Birth" in her hand
      And Alice has a "Tapping Tide" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Rite of Zero"
      And Alice has a "Nebula of Hands" in her battle zone
      And Alice has a "Nebula of Graves" in her battle zone
      And Alice has a "Nebula of Returns" in her battle zone
      And Alice has a "Nebula of Ruins" in her battle zone
      When Alice casts "Hour of Birth"
      And Alice casts "Tapping Tide"
      Then "Rite of Zero" shows its second side
      And "Rite of Zero" is untapped

    Scenario: A zero dragon that is born of a sealed nebula is not tapped with all creatures
      Given it is Alice's main step
      And Alice has an "Hour of Birth" in her hand
      And Alice has a "Tapping Tide" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has a "Nebula of Hands" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Nebula of Hands"
      And Alice has a "Nebula of Graves" in her battle zone
      And Alice has a "Nebula of Returns" in her battle zone
      And Alice has a "Nebula of Ruins" in her battle zone
      When Alice casts "Hour of Birth"
      And Alice casts "Tapping Tide"
      Then "Rite of Zero" shows its second side
      And "Rite of Zero" is untapped

  # Reading: docs/decisions/2117-what-evolves-takes-its-seals-along.md
  @DM-116.2 @revisions-s-max
  Rule: 116.2 What evolves with a seal on it is ignored as a creature

    Scenario: A creature evolves from a tamaseed with a seal on it, and cannot attack
      Given it is Alice's main step
      And Alice has a "Seedling Lord" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Sunlit Seed" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Sunlit Seed"
      And Alice has an untapped "Ember Recruit" in her battle zone
      When Alice evolves "Sunlit Seed" into "Seedling Lord"
      And everyone passes until Alice's attack step
      Then "Seedling Lord" is in Alice's battle zone
      And Alice can attack Bob with "Ember Recruit"
      And Alice cannot attack Bob with "Seedling Lord"

  @DM-116.2a
  Rule: 116.2a A creature that is ignored is treated as if it were not in the battle zone
    - absent: what does something to all creatures does nothing to it, and nobody attacks it
    - attack: it cannot attack
    - block: it cannot block
    - abilities: none of its abilities works
    - chosen: it cannot be chosen
    - tapped: it is not tapped
    - untapped: it is not untapped

    @clause-absent
    Scenario: A tapped creature with a seal on it cannot be attacked
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice tries to attack "Lamp Squire" with "Grave Hound"
      Then that is refused

    @clause-absent
    Scenario: A spell that puts all creatures under the deck leaves one with a seal on it where it is
      Given it is Alice's main step
      And Alice has an "Undertow" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice casts "Undertow"
      Then "Lamp Squire" is in Bob's battle zone
      And "Ember Recruit" is in Bob's deck

    @clause-absent
    Scenario: A weapon whose creature gets a seal goes to its owner's hyperspatial zone
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an "Iron Heirloom" equipped on "Lamp Squire"
      When Alice casts "Clay Verdict"
      Then "Iron Heirloom" is in Bob's hyperspatial zone

    @clause-attack
    Scenario: A creature with a seal on it cannot attack
      Given it is Alice's attack step
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Lamp Squire"
      And Alice could attack again
      When Alice tries to attack Bob with "Lamp Squire"
      Then that is refused

    @clause-block
    Scenario: A blocker with a seal on it cannot block
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Gate Warden"
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Gate Warden"
      Then that is refused

    @clause-abilities
    Scenario: What a creature with a seal on it says of others is not so any more
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Elder Banner" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Clay Verdict"
      And Alice chooses "Elder Banner"
      Then "Lamp Squire" has 2000 power

    @clause-abilities
    Scenario: What a creature with a seal on it waits for does not trigger it
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Casting Blade" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Casting Blade"
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      When Alice casts "Clay Verdict"
      And Alice chooses "Lamp Squire"
      Then "Clay Verdict" is in Alice's graveyard
      And "Ember Recruit" is in Bob's battle zone

    @clause-chosen
    Scenario: A creature with a seal on it is not among those that can be chosen
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      And Bob has an untapped "Ember Recruit" in his battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      When Alice casts "Felling"
      Then "Lamp Squire" is not among what Alice can choose
      And "Tide Runner" is among what Alice can choose

    @clause-chosen
    Scenario: A card under a creature with a seal on it is not among those that can be chosen
      Given it is Alice's main step
      And Alice has a "Lifted Lid" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Bob has a "Gate Warden" as a seal on "Moss Giant"
      When Alice casts "Lifted Lid"
      And Alice tries to choose the card "Lamp Squire"
      Then that is refused

    @clause-absent
    Scenario: A spell that returns all nature cards leaves one under a creature with a seal on it where it is
      Given it is Alice's main step
      And Alice has a "Green Harvest" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Moss Giant" under "Ember Champion"
      And Bob has a "Lamp Squire" as a seal on "Ember Champion"
      And Bob has an untapped "Grove Marshal" in his battle zone
      When Alice casts "Green Harvest"
      Then "Moss Giant" is in Bob's battle zone
      And "Grove Marshal" is in Bob's hand

    @clause-tapped
    Scenario: A creature with a seal on it is not tapped with the others
      Given it is Alice's main step
      And Alice has a "Tapping Tide" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      And Bob has an untapped "Ember Recruit" in his battle zone
      When Alice casts "Tapping Tide"
      Then "Lamp Squire" is untapped
      And "Ember Recruit" is tapped

    @clause-untapped
    Scenario: A creature with a seal on it is not untapped as its player's turn starts
      Given it is Bob's main step
      And Alice has a tapped "Lamp Squire" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Lamp Squire"
      And Alice has a tapped "Ember Recruit" in her battle zone
      When everyone passes until Alice's main step
      Then "Lamp Squire" is tapped
      And "Ember Recruit" is untapped

    @clause-attack
    Scenario: An attacker that has got a seal and lost it again is not in the attack any more
      Given it is Alice's attack step
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has an untapped "Chained Charger" in her battle zone
      And Alice has a "Cinder Marshal" in her hand
      When Alice attacks Bob with "Chained Charger"
      And Alice chooses "Chained Charger"
      And Alice breaks any shields
      And everyone passes until the attack is over
      Then Bob has five cards in his shield zone
      And "Chained Charger" is tapped
      And Alice has four cards in her battle zone

    @clause-absent
    Scenario: A spell that destroys the creature of the most power destroys the strongest without a seal
      Given it is Alice's main step
      And Alice has a "Tall Order" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" as a seal on "Moss Giant"
      And Bob has an untapped "Old Hound" in his battle zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      When Alice casts "Tall Order"
      Then "Old Hound" is in Bob's graveyard
      And "Ember Recruit" is in Bob's battle zone

    @clause-absent
    Scenario: A creature with a seal on it is not made one of darkness with the others
      Given it is Alice's main step
      And Alice has a "Dusk Marshal" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Dusk Paint" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice summons "Dusk Marshal"
      Then "Dusk Marshal" is in Alice's battle zone
      And "Moss Giant" is in Alice's battle zone

  @DM-116.3
  Rule: 116.3 A seal is in the battle zone

    Scenario: A spell that counts the cards of the battle zone counts a seal
      Given it is Alice's main step
      And Alice has a "Battle Census" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice casts "Battle Census"
      Then Alice has two cards in her hand

    Scenario: A spell that puts a seal of the battle zone into the hand finds the seal, and no other card
      Given it is Alice's main step
      And Alice has a "Loosened Bond" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice casts "Loosened Bond"
      Then "Moss Giant" is in Alice's hand
      And Alice has two cards in her battle zone

  @DM-116.3a
  Rule: 116.3a An effect that has a card of the battle zone chosen lets a seal be chosen

    Scenario: A spell that returns a card of the battle zone can return a seal
      Given it is Alice's main step
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      And Bob has an untapped "Tide Runner" in his battle zone
      When Alice casts "Card Lifter"
      Then Alice can choose the card "Moss Giant"

    Scenario: A seal that is returned to the hand can be summoned, and is a creature like the one that it lay on
      Given it is Alice's main step
      And Alice has a "Card Recall" in her hand
      And Alice has a "Tapping Tide" in her hand
      And Alice has four untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has a "Draw Bell" as a seal on "Lamp Squire"
      When Alice casts "Card Recall"
      And Alice summons "Draw Bell"
      And Alice casts "Tapping Tide"
      Then "Draw Bell" is tapped
      And "Lamp Squire" is tapped

    Scenario: A card that says that it is of all civilizations is so again when it is a seal no more
      Given it is Alice's main step
      And Alice has a "Card Recall" in her hand
      And Alice has a "Dark Harvest" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has a "Prism Stone" as a seal on "Lamp Squire"
      When Alice casts "Card Recall"
      And Alice casts "Dark Harvest"
      Then "Prism Stone" is in Alice's mana zone

  @DM-116.4
  Rule: 116.4 A seal is removed when a command comes into the battle zone
    - command: a command that comes removes one
    - other: another creature that comes removes none

    @clause-command
    Scenario: A seal leaves the battle zone as a command is summoned
      Given it is Alice's main step
      And Alice has a "Grove Marshal" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      When Alice summons "Grove Marshal"
      Then "Gate Warden" is not in Alice's battle zone

    @clause-other
    Scenario: A seal stays as a creature is summoned that is no command
      Given it is Alice's main step
      And Alice has an "Ash Thicket Twins" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      When Alice summons "Ash Thicket Twins"
      Then "Ash Thicket Twins" is in Alice's battle zone
      And "Gate Warden" is in Alice's battle zone

    @clause-command
    Scenario: A creature of two races, of which the second is a command's, removes a seal
      Given it is Alice's main step
      And Alice has a "Hidden Marshal" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      When Alice summons "Hidden Marshal"
      Then "Gate Warden" is not in Alice's battle zone

    @clause-command
    Scenario: A command that is put into the mana zone removes no seal
      Given it is Alice's mana step
      And Alice has a "Grove Marshal" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      When Alice charges "Grove Marshal"
      Then "Grove Marshal" is in Alice's mana zone
      And "Gate Warden" is in Alice's battle zone

  @DM-116.4a
  Rule: 116.4a The owner of a command that comes puts one seal from a card of one of its civilizations into the graveyard
    - owner: the command's owner chooses, whose turn it may be
    - civilization: only cards that share a civilization with the command lose one
    - one: it is one seal
    - any: from any such card
    - must: it is not up to him whether he does
    - graveyard: the seal goes to the graveyard

    @clause-owner
    Scenario: The command's owner chooses although the other player has put it into the battle zone
      Given it is Alice's main step
      And Alice has a "Rival Summons" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Bob has a "Grove Marshal" in his mana zone
      And Bob has an untapped "Field Hand" in his battle zone
      And Bob has a "Gate Warden" as a seal on Bob's "Field Hand"
      And Bob has an untapped "Double Spring" in his battle zone
      And Bob has a "Tide Runner" as a seal on "Double Spring"
      When Alice casts "Rival Summons"
      Then "Double Spring" is among what Bob can choose

    @clause-civilization
    Scenario: A card without a civilization of the command keeps its seal
      Given it is Alice's main step
      And Alice has a "Grove Marshal" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice summons "Grove Marshal"
      Then "Grove Marshal" is in Alice's battle zone
      And "Moss Giant" is in Alice's battle zone

    @clause-civilization
    Scenario: A card that shares one of two civilizations with the command loses its seal
      Given it is Alice's main step
      And Alice has a "Twilight Marshal" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Ash Thicket Twins" in her battle zone
      And Alice has a "Lamp Squire" as a seal on "Ash Thicket Twins"
      When Alice summons "Twilight Marshal"
      Then "Lamp Squire" is not in Alice's battle zone

    @clause-one
    Scenario: A card with two seals loses one of them
      Given it is Alice's main step
      And Alice has a "Grove Marshal" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      When Alice summons "Grove Marshal"
      Then "Grove Marshal" is in Alice's battle zone
      And Alice has three cards in her battle zone

    @clause-any
    Scenario: The player chooses which of two cards loses its seal
      Given it is Alice's main step
      And Alice has a "Grove Marshal" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      And Alice has an untapped "Double Spring" in her battle zone
      And Alice has a "Tide Runner" as a seal on "Double Spring"
      When Alice summons "Grove Marshal"
      Then "Moss Giant" is among what Alice can choose
      And "Double Spring" is among what Alice can choose

    @clause-must
    Scenario: A player cannot leave all seals where they are
      Given it is Alice's main step
      And Alice has a "Grove Marshal" in her hand
      And Alice has two untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Field Hand" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Field Hand"
      And Alice has an untapped "Double Spring" in her battle zone
      And Alice has a "Tide Runner" as a seal on "Double Spring"
      When Alice summons "Grove Marshal"
      And Alice tries to choose nothing
      Then that is refused

    @clause-graveyard
    Scenario: The seal that a command removes goes to the graveyard
      Given it is Alice's main step
      And Alice has a "Dusk Marshal" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Casting Blade" in her battle zone
      And Alice has a "Moss Giant" as a seal on "Casting Blade"
      When Alice summons "Dusk Marshal"
      Then "Moss Giant" is in Alice's graveyard

  @DM-116.4b
  Rule: 116.4b A seal is removed by a state-based action, which looks at the civilization of a creature that is ignored
    - state: it is removed as soon as the command is there, in the midst of an effect
    - ignored: the civilization of the creature beneath counts

    @clause-state
    Scenario: A seal is gone before the spell goes on that has put a command into the battle zone
      Given it is Alice's main step
      And Alice has a "Called Marshal" in her hand
      And Alice has a "Cinder Marshal" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Iron Gauntlet"
      When Alice casts "Called Marshal"
      Then Alice is asked yes or no
      And "Gate Warden" is in Alice's graveyard

    @clause-ignored
    Scenario: A creature that is ignored loses its seal by its civilization
      Given it is Alice's main step
      And Alice has a "Grove Marshal" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      When Alice summons "Grove Marshal"
      Then "Gate Warden" is in Alice's graveyard
