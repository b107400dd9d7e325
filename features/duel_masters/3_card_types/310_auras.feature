Feature: Duel Masters 310 Auras

  @DM-310.1
  Rule: 310.1 The turn player uses auras from her hand in her main step
    - uses: an aura of the hand can be used
    - hand: it is one of her hand
    - when: in her main step
    - who: by the turn player

    @clause-uses
    Scenario: An aura that its player can pay for can be used
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Quarry Imp" in her battle zone
      When Alice tries to use "Wind Mantle"
      Then that is allowed

    @clause-hand
    Scenario: An aura is not used from the graveyard
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her graveyard
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Quarry Imp" in her battle zone
      When Alice tries to use "Wind Mantle"
      Then that is refused

    @clause-when
    Scenario: An aura is not used in the attack step
      Given it is Alice's attack step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Quarry Imp" in her battle zone
      When Alice tries to use "Wind Mantle"
      Then that is refused

    @clause-who
    Scenario: The other player uses no aura
      Given it is Alice's main step
      And Bob has a "Wind Mantle" in his hand
      And Bob has an untapped "Field Hand" in his mana zone
      And Bob has an untapped "Quarry Imp" in his battle zone
      When Bob tries to use "Wind Mantle"
      Then that is refused

  @DM-310.2
  Rule: 310.2 An aura is attached to a GR creature, or to one that is summoned for it from the super GR zone
    - creature: it is attached to the GR creature that its player chooses
    - only: it is attached to no creature of another kind
    - summon: a GR creature can be summoned for it, and then it is attached to that one

    @clause-creature
    Scenario: An aura is attached to the GR creature that its player chooses
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has an untapped "Bell Golem" in her battle zone
      When Alice puts "Wind Mantle" on "Bell Golem"
      Then "Wind Mantle" is in Alice's battle zone
      And "Wind Mantle" is attached to "Bell Golem"

    @clause-creature
    Scenario: An aura of a broken shield that is used by its S-trigger is attached to a GR creature
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Mantle" in his shield zone
      And Bob has an untapped "Bell Golem" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Mantle"
      Then "Sudden Mantle" is in Bob's battle zone
      And "Sudden Mantle" is attached to "Bell Golem"

    @clause-only
    Scenario: An aura is not attached to a creature that is no GR creature
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has an untapped "Bell Golem" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice uses "Wind Mantle"
      And Alice tries to choose "Grave Hound"
      Then that is refused

    @clause-only
    Scenario: An effect attaches an aura to no creature that is no GR creature
      Given it is Alice's main step
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Wind Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Passed Mantle" in her hand
      When Alice casts "Passed Mantle"
      And Alice chooses "Grave Hound"
      Then "Passed Mantle" is in Alice's graveyard
      And "Wind Mantle" is attached to "Quarry Imp"
      And "Grave Hound" has 3000 power

    @clause-summon
    Scenario: A GR creature is summoned for an aura, although there is another
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Copper Crow" in her super GR zone
      When Alice puts "Wind Mantle" on a summoned GR creature
      Then "Copper Crow" is in Alice's battle zone
      And "Wind Mantle" is attached to "Copper Crow"

  @DM-310.2a
  Rule: 310.2a An aura stays where it was if its creature leaves the battle zone before it is attached
    - stays: it stays in the zone that it was used from
    - comes: it does not come to the battle zone

    @example
    @clause-stays @clause-comes
    Scenario: An aura stays in the hand when the GR creature that was summoned for it dies at once of a static ability
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Copper Crow" in her super GR zone
      And Bob has an untapped "Withering Fog" in his battle zone
      When Alice uses "Wind Mantle"
      Then Alice has no untapped mana
      And "Wind Mantle" is in Alice's hand

    @clause-stays @clause-comes
    Scenario: An aura that stays in the hand is in use no more, and counts there
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Copper Crow" in her super GR zone
      And Bob has an untapped "Withering Fog" in his battle zone
      When Alice uses "Wind Mantle"
      Then Alice has no untapped mana
      And "Wind Mantle" is not pending
      And Alice has one card in her hand

    @clause-comes
    Scenario: An aura whose GR creature dies at once is attached to nothing
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Copper Crow" in her super GR zone
      And Bob has an untapped "Withering Fog" in his battle zone
      When Alice uses "Wind Mantle"
      Then Alice has no untapped mana
      And Alice has one card in her battle zone

    @clause-stays @clause-comes
    Scenario: An aura stays in the hand when the GR creature that was summoned for it is put elsewhere instead
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Copper Crow" in her super GR zone
      And Bob has an untapped "Crow Digger" in his battle zone
      When Alice uses "Wind Mantle"
      Then Alice has no untapped mana
      And "Wind Mantle" is in Alice's hand

  @DM-310.3
  Rule: 310.3 An aura comes untapped

    Scenario: An aura that is used is untapped, though its creature is tapped
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a tapped "Quarry Imp" in her battle zone
      When Alice uses "Wind Mantle"
      Then "Wind Mantle" is untapped
      And "Quarry Imp" is tapped

  @DM-310.4
  Rule: 310.4 The number on an aura is no power: its creature has so much more while the aura is attached
    - none: an aura has no power
    - more: the creature that it is attached to has so much more
    - while: the creature has it no longer than the aura is attached

    @clause-none
    Scenario: An aura that is attached to a creature has no power itself
      Given it is Alice's main step
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Wind Mantle" attached to "Quarry Imp"
      Then "Wind Mantle" has no power

    @clause-more
    Scenario: A creature has as much more power as its aura says, and another has not
      Given it is Alice's main step
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has an untapped "Bell Golem" in her battle zone
      When Alice puts "Wind Mantle" on "Quarry Imp"
      Then "Quarry Imp" has 4000 power
      And "Bell Golem" has 2000 power

    @clause-while
    Scenario: A creature has no more than its own power when its aura has left
      Given it is Alice's main step
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Wind Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lifted Lid" in her hand
      When Alice casts "Lifted Lid"
      And Alice chooses "Wind Mantle"
      Then "Wind Mantle" is in Alice's hand
      And "Quarry Imp" has 2000 power

  @DM-310.5
  Rule: 310.5 An aura does not lie in the battle zone by itself: it goes to the graveyard
    - put: one that is put there goes to the graveyard
    - left: so does one whose creature leaves without it

    @clause-put
    Scenario: An aura that an effect puts into the battle zone goes to the graveyard
      Given it is Alice's main step
      And the top of Alice's deck is "Wind Mantle"
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Wild Growth" in her hand
      When Alice casts "Wild Growth"
      Then "Wind Mantle" is in Alice's graveyard

    @clause-left
    Scenario: An aura goes to the graveyard when only its creature's card leaves
      Given it is Alice's main step
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Wind Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lifted Lid" in her hand
      When Alice casts "Lifted Lid"
      And Alice chooses "Quarry Imp"
      Then "Wind Mantle" is in Alice's graveyard

  @DM-310.6
  Rule: 310.6 An aura is put on top of an aura that is there

    Scenario: Of two auras on a creature the later one lies on top, and both count
      Given it is Alice's main step
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Fang Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Wind Mantle" in her hand
      When Alice uses "Wind Mantle"
      Then "Wind Mantle", "Fang Mantle" and "Quarry Imp" are one thing, from the top
      And "Quarry Imp" has 5000 power

    Scenario: An aura that an effect attaches to another GR creature lies on the aura that is there
      Given it is Alice's main step
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Wind Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Bell Golem" in her battle zone
      And Alice has a "Fang Mantle" attached to "Bell Golem"
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Passed Mantle" in her hand
      When Alice casts "Passed Mantle"
      And Alice chooses "Wind Mantle"
      And Alice chooses "Bell Golem"
      Then "Wind Mantle", "Fang Mantle" and "Bell Golem" are one thing, from the top
      And "Bell Golem" has 5000 power

    Scenario: An aura that is attached later lies on top of one of the other player
      Given it is Alice's main step
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Wind Mantle" attached to "Quarry Imp"
      And Bob has an untapped "Bell Golem" in his battle zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Lent Mantle" in her hand
      And Bob has an untapped "Field Hand" in his mana zone
      And Bob has a "Fang Mantle" in his hand
      When Alice casts "Lent Mantle"
      Then "Wind Mantle" is attached to "Bell Golem"
      When everyone passes until Bob's main step
      And Bob uses "Fang Mantle"
      Then "Fang Mantle", "Wind Mantle" and "Bell Golem" are one thing, from the top

  @DM-310.7
  Rule: 310.7 An aura stays on a GR creature that evolves, and counts for the evolution creature, though that is no GR creature
    - stays: it stays attached
    - power: the evolution creature has the power that it gives
    - abilities: and its abilities

    @clause-stays
    Scenario: An aura is attached to the evolution creature that its creature evolves into
      Given it is Alice's main step
      And Alice has an untapped "Flint Kin" in her battle zone
      And Alice has a "Wind Mantle" attached to "Flint Kin"
      And Alice has a "Flint Elder" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice evolves "Flint Kin" into "Flint Elder"
      Then "Wind Mantle" is in Alice's battle zone
      And "Wind Mantle" is attached to "Flint Elder"

    @clause-power
    Scenario: An evolution creature has the power of the aura that its source had
      Given it is Alice's main step
      And Alice has an untapped "Flint Kin" in her battle zone
      And Alice has a "Wind Mantle" attached to "Flint Kin"
      And Alice has a "Flint Elder" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice evolves "Flint Kin" into "Flint Elder"
      Then "Flint Elder" has 7000 power

    @clause-abilities
    Scenario: An evolution creature has the W-breaker of the aura that its source had
      Given it is Alice's main step
      And Alice has an untapped "Flint Kin" in her battle zone
      And Alice has a "Fang Mantle" attached to "Flint Kin"
      And Alice has a "Flint Elder" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice could attack again
      When Alice evolves "Flint Kin" into "Flint Elder"
      And everyone passes until Alice's attack step
      And Alice attacks Bob with "Flint Elder"
      And Alice breaks any shields
      Then Bob has two cards in his hand

    @clause-abilities @clause-power
    Scenario: An evolution creature has all abilities of an aura without a number, and no more power for it
      Given it is Alice's main step
      And Alice has an untapped "Flint Kin" in her battle zone
      And Alice has a "Still Mantle" attached to "Flint Kin"
      And Alice has a "Flint Elder" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice could attack again
      When Alice evolves "Flint Kin" into "Flint Elder"
      And everyone passes until Alice's attack step
      And Alice attacks Bob with "Flint Elder"
      And Alice breaks any shields
      Then Bob has two cards in his hand
      And "Flint Elder" has 5000 power

  @DM-310.7a
  Rule: 310.7a Then the aura lies on top, the evolution creature below it, and the GR creature below that

    Scenario: The cards of a GR creature with an aura that has evolved lie in this order
      Given it is Alice's main step
      And Alice has an untapped "Flint Kin" in her battle zone
      And Alice has a "Wind Mantle" attached to "Flint Kin"
      And Alice has a "Flint Elder" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice evolves "Flint Kin" into "Flint Elder"
      Then "Wind Mantle", "Flint Elder" and "Flint Kin" are one thing, from the top

  @DM-310.8
  Rule: 310.8 The auras of a creature go where it goes
    - goes: an aura goes to the zone that its creature goes to
    - all: so do several auras

    @clause-goes
    Scenario: The aura of a destroyed creature goes to the graveyard
      Given it is Alice's main step
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Wind Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sure Death" in her hand
      When Alice casts "Sure Death"
      Then "Quarry Imp" is in Alice's super GR zone
      And "Wind Mantle" is in Alice's graveyard

    @clause-goes
    Scenario: The aura of a creature that returns to the hand goes to the hand
      Given it is Alice's main step
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Wind Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Tidal Return" in her hand
      When Alice casts "Tidal Return"
      Then "Quarry Imp" is in Alice's super GR zone
      And "Wind Mantle" is in Alice's hand

    @clause-all
    Scenario: Two auras of a creature that returns to the hand go to the hand
      Given it is Alice's main step
      And Alice has an untapped "Quarry Imp" in her battle zone
      And Alice has a "Wind Mantle" attached to "Quarry Imp"
      And Alice has a "Fang Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Tidal Return" in her hand
      When Alice casts "Tidal Return"
      Then Alice has two cards in her hand

  @DM-310.8a
  Rule: 310.8a How an effect moves a creature does not apply to its auras
    - shield: an aura that goes to the shield zone is a new shield, face down
    - mana: an aura comes to the mana zone untapped, whatever the effect says of the creature

    @example
    @clause-shield
    Scenario: The aura of a GR creature that is put into the shield zone is a new shield of its owner, face down
      Given it is Alice's main step
      And Bob has an untapped "Quarry Imp" in his battle zone
      And Bob has a "Wind Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Walled Away" in her hand
      When Alice casts "Walled Away"
      Then Bob has six cards in his shield zone
      And "Wind Mantle" is in Bob's shield zone
      And "Wind Mantle" lies face down

    @example
    @clause-mana
    Scenario: The aura of a GR creature that is put into the mana zone tapped comes there untapped
      Given it is Alice's main step
      And Bob has an untapped "Quarry Imp" in his battle zone
      And Bob has a "Wind Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Deep Roots" in her hand
      When Alice casts "Deep Roots"
      Then "Wind Mantle" is in Bob's mana zone
      And "Wind Mantle" is untapped

  @DM-310.8b
  Rule: 310.8b A creature with an aura that is put under a card of the battle zone takes its aura along
    - aura: the aura is put under that card, too
    - order: creature and aura lie there in an order of their owner's choice

    @clause-aura @clause-order
    Scenario Outline: A GR creature and its aura are put under another creature with <first> on top
      Given it is Alice's main step
      And Bob has an untapped "Quarry Imp" in his battle zone
      And Bob has a "Wind Mantle" attached to "Quarry Imp"
      And Bob has an untapped "Hungry Giant" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Devouring Order" in her hand
      When Alice casts "Devouring Order"
      And Bob puts "<first>" and "<second>" in that order
      Then "Hungry Giant" lies on "<first>", "<second>"

      Examples:
        | first       | second      |
        | Quarry Imp  | Wind Mantle |
        | Wind Mantle | Quarry Imp  |
