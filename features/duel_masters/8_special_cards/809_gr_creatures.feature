Feature: Duel Masters 809 GR creatures

  @DM-809.2
  Rule: 809.2 GR creatures are in the super GR zone as the game begins

    Scenario: Twelve GR creatures lie in the super GR zone as the game has begun
      Given the game is about to begin
      And Bob brings 12 GR cards
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And Bob has twelve cards in his super GR zone

  @DM-809.2a
  Rule: 809.2a A GR creature comes to the battle zone by the ability of a spell, creature or aura, and not by paying
    - pay: it is not summoned by paying its cost
    - spell: a spell puts it there
    - creature: an ability of a creature does
    - aura: an aura does

    @clause-pay
    Scenario: A GR creature is not summoned from the super GR zone, though its cost could be paid
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice tries to summon "Copper Crow"
      Then that is refused

    @clause-spell
    Scenario: A spell puts a GR creature into the battle zone
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Gear Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Gear Hatch"
      Then "Copper Crow" is in Alice's battle zone

    @clause-creature
    Scenario: The ability of a creature puts a GR creature into the battle zone
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Hatch Keeper" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice summons "Hatch Keeper"
      Then "Copper Crow" is in Alice's battle zone

    @clause-aura
    Scenario: An aura puts a GR creature into the battle zone
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Wind Mantle" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice uses "Wind Mantle"
      Then "Copper Crow" is in Alice's battle zone

  @DM-809.2b
  Rule: 809.2b A GR creature that comes to a zone other than the battle zone goes back to the super GR zone at once
    - back: whichever zone it came to
    - once: before anything that triggers is resolved

    @clause-back
    Scenario: A GR creature put into its owner's mana zone goes back to his super GR zone
      Given it is Alice's main step
      And Alice has a "Burial Wind" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Quarry Imp" in his battle zone
      When Alice casts "Burial Wind"
      Then "Quarry Imp" is in Bob's super GR zone
      And Bob has no cards in his mana zone

    @clause-once @needs-events
    Scenario: A destroyed GR creature is back before what triggers as it is destroyed is resolved
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Quarry Imp" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Quarry Imp"
      Then these happened in this order: move of "Quarry Imp" in Bob's graveyard, move of "Quarry Imp", draw by Bob
