Feature: Duel Masters 305 Weapons

  # Reading: docs/decisions/2403-which-effects-put-draghearts.md
  @DM-305.1
  Rule: 305.1 A weapon comes to the battle zone only by an effect that puts draghearts there
    - dragheart: an effect that puts a dragheart there brings it
    - only: another effect does not
    - use: it is not used by paying its cost

    @clause-dragheart
    Scenario: An effect that puts a dragheart into the battle zone brings a weapon
      Given it is Alice's main step
      And Alice has an "Ember Blade" in her hyperspatial zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Dragon Call" in her hand
      When Alice casts "Dragon Call"
      Then "Ember Blade" is in Alice's battle zone

    @clause-only
    Scenario: An effect that puts hyperspatial cards into the battle zone brings no weapon, but a psychic creature
      Given it is Alice's main step
      And Alice has an "Ember Blade" in her hyperspatial zone
      And Alice has a "Sky Sleeper" in her hyperspatial zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Rift" in her hand
      When Alice casts "Rift"
      Then "Sky Sleeper" is in Alice's battle zone
      And "Ember Blade" is in Alice's hyperspatial zone

    @clause-use
    Scenario: A weapon is not used from the hyperspatial zone, though its cost could be paid
      Given it is Alice's main step
      And Alice has an "Ember Blade" in her hyperspatial zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice tries to use "Ember Blade"
      Then that is refused

  @DM-305.2
  Rule: 305.2 A weapon is equipped on a creature
    - creature: on a creature, and on no other card
    - choice: on the one that its player chooses
    - gives: what it says of its creature is said of that one
    - moves: an effect may equip it on another creature

    @clause-creature
    Scenario: A weapon is equipped on the only creature, not on a field
      Given it is Alice's main step
      And Alice has an "Ember Blade" in her hyperspatial zone
      And Alice has an untapped "Quiet Meadow" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Dragon Call" in her hand
      When Alice casts "Dragon Call"
      Then "Ember Blade" is equipped on "Grave Hound"

    @clause-choice
    Scenario: A weapon is equipped on the creature that its player chooses
      Given it is Alice's main step
      And Alice has an "Ember Blade" in her hyperspatial zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Dragon Call" in her hand
      When Alice casts "Dragon Call"
      And Alice chooses "Moss Giant"
      Then "Ember Blade" is equipped on "Moss Giant"

    @clause-gives
    Scenario: The creature that a weapon is equipped on has the power that the weapon gives
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an "Ember Blade" equipped on "Grave Hound"
      Then "Grave Hound" has 5000 power
      And "Moss Giant" has 6000 power

    @clause-moves @clause-gives
    Scenario: A weapon that a spell equips on another creature gives its power to that one
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an "Ember Blade" equipped on "Grave Hound"
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Passed Heirloom" in her hand
      When Alice casts "Passed Heirloom"
      And Alice chooses "Moss Giant"
      Then "Ember Blade" is equipped on "Moss Giant"
      And "Moss Giant" has 8000 power
      And "Grave Hound" has 3000 power

    @clause-creature
    Scenario: A spell that counts equipped creatures counts the one with a weapon, and neither one with a cross gear nor another's
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Tide Runner" in her battle zone
      And Alice has a "Sudden Gauntlet" crossed to "Lamp Squire"
      And Alice has an "Iron Gauntlet" crossed to "Moss Giant"
      And Alice has an "Ember Blade" equipped on "Tide Runner"
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an "Ember Blade" equipped on "Grave Hound"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Armory Census" in her hand
      And the top of Alice's deck is "Insight", "Ruin"
      When Alice casts "Armory Census"
      Then the cards in Alice's hand are "Insight"

  @DM-305.2a @DM-305.2b
  Rule: 305.2a A weapon is not tapped or untapped with the creature that it is equipped on
    - tap: it stays untapped as its creature is tapped
    - untap: its creature can be untapped while it is tapped

    @clause-tap
    Scenario: A weapon stays untapped when the equipped creature attacks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Ember Blade" equipped on "Grave Hound"
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then "Grave Hound" is tapped
      And "Ember Blade" is untapped

    @clause-untap
    Scenario: A creature that is untapped attacks with a tapped weapon, which stays tapped
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a tapped "Ember Blade" equipped on "Grave Hound"
      And Alice could attack again
      Then Alice can attack Bob with "Grave Hound"
      And "Ember Blade" is tapped

  @DM-305.3
  Rule: 305.3 A weapon does not lie in the battle zone by itself
    - leaves: it leaves when its creature does
    - none: it does not stay when there is no creature to equip
    - straight: it goes to the hyperspatial zone, and not by way of the graveyard

    @clause-leaves
    Scenario: A weapon leaves the battle zone when the equipped creature is destroyed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Ember Blade" equipped on "Grave Hound"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Clean Sweep" in her hand
      When Alice casts "Clean Sweep"
      Then Alice has no cards in her battle zone
      And "Ember Blade" is in Alice's hyperspatial zone

    @clause-leaves
    Scenario: A weapon leaves when only the top card of its creature leaves, and a field is left
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Quiet Meadow" under "Moss Giant"
      And Alice has an "Ember Blade" equipped on "Moss Giant"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lifted Lid" in her hand
      When Alice casts "Lifted Lid"
      And Alice chooses the card "Moss Giant"
      Then "Ember Blade" is in Alice's hyperspatial zone

    @clause-leaves
    Scenario: A weapon leaves when the equipped creature becomes a cross gear
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Ember Blade" equipped on "Grave Hound"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Plating" in her hand
      When Alice casts "Plating"
      Then "Ember Blade" is in Alice's hyperspatial zone
      And "Grave Hound" is in Alice's battle zone

    @clause-none
    Scenario: A weapon that comes without a creature to equip does not stay
      Given it is Alice's main step
      And Alice has an "Ember Blade" in her hyperspatial zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Dragon Call" in her hand
      When Alice casts "Dragon Call"
      Then "Dragon Call" is in Alice's graveyard
      And Alice has no cards in her battle zone

    @clause-straight @clause-leaves
    Scenario: A weapon does not come to the graveyard as the equipped creature is destroyed
      Given it is Alice's main step
      And Bob has an untapped "Grave Ledger" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an "Ember Blade" equipped on "Moss Giant"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Ruin" in her hand
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then Bob has one card in his hand
      And "Moss Giant" is in Bob's graveyard
      And "Ember Blade" is in Bob's hyperspatial zone
