Feature: Duel Masters 609 Replacement effects

  @DM-609.1
  Rule: 609.1 A replacement effect waits for an event, and something else happens instead of it
    - waits: it applies to the event when that would happen, and not before
    - each: a lasting one applies to each such event
    - only: events of which it does not speak happen as ever

    @clause-waits
    Scenario: A creature stays in the battle zone until it would be destroyed, and is then put into the hand
      Given it is Alice's main step
      And Alice has a "Saving Oath" in her hand
      And Alice has a "Late Rescue" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Saving Oath"
      Then "Moss Giant" is in Alice's battle zone
      When Alice casts "Late Rescue"
      Then "Moss Giant" is in Alice's hand

    @clause-each
    Scenario: A creature's replacement effect applies to each creature that would be destroyed
      Given it is Alice's main step
      And Alice has two "Ruin" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts first "Ruin"
      And Alice chooses "Moss Giant"
      And Alice casts second "Ruin"
      And Alice chooses "Lamp Squire"
      Then "Moss Giant" is in Bob's hand
      And "Lamp Squire" is in Bob's hand

    @clause-only
    Scenario: An effect on a player's own creatures does not replace destroying the other player's
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Hand Keeper" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard

    @clause-only
    Scenario Outline: An effect on one chosen creature puts only that one into the hand instead: <destroyed>
      Given it is Alice's main step
      And Alice has a "Guarding Oath" in her hand
      And Alice has a "Late Rescue" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Guarding Oath"
      And Alice chooses "Moss Giant"
      And Alice casts "Late Rescue"
      And Alice chooses "<destroyed>"
      Then "<destroyed>" is in Alice's <zone>

      Examples:
        | destroyed   | zone      |
        | Moss Giant  | hand      |
        | Grave Hound | graveyard |

  @DM-609.1a
  Rule: 609.1a What a card says happens instead happens in place of the event

    Scenario: A discarded card that goes to the mana zone instead does not go to the graveyard
      Given it is Alice's main step
      And Alice has a "Lost Thread" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Discard Keeper" in his battle zone
      And Bob has a "Lamp Squire" in his hand
      When Alice casts "Lost Thread"
      Then "Lamp Squire" is in Bob's mana zone

    @needs-events
    Scenario: A creature is put into the hand in place of being destroyed
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then these happened in this order: replaced as destroy of "Moss Giant" by Bob, move of "Moss Giant" in Bob's hand

  @DM-609.2
  Rule: 609.2 A replacement effect must be there before the event; what has happened is not changed

    Scenario: A creature that comes after another was destroyed does not bring that one back
      Given it is Alice's main step
      And Alice has a "Late Rescue" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Hand Keeper" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Late Rescue"
      And Alice chooses "Hand Keeper"
      Then "Moss Giant" is in Alice's graveyard
      And "Hand Keeper" is in Alice's battle zone

    Scenario: A creature that is destroyed together with another one is there in time to save both
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Great Ruin"
      Then "Moss Giant" is in Bob's hand
      And "Hand Keeper" is in Bob's hand

  @DM-609.3
  Rule: 609.3 To one event one replacement effect applies once

    Scenario: A creature that one effect saves is not moved on by a second effect of the same player
      Given it is Alice's main step
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Shield Keeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Alice has a "Ruin" in her hand
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      And Bob chooses "Hand Keeper"
      Then "Moss Giant" is in Bob's hand

    Scenario: A creature that the turn player's effect keeps there is not moved by the other player's effect
      Given it is Alice's main step
      And Alice has a "Late Rescue" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Hoard Burner" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Soul Taker" in his battle zone
      When Alice casts "Late Rescue"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Alice's battle zone
      And "Field Hand" is in Alice's graveyard

    Scenario: A player who does not have a shield put elsewhere as it would go to her hand is not asked again
      Given it is Alice's main step
      And Alice has a "Taken Back" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Wall Clerk" in her battle zone
      And Alice has no cards in her shield zone
      And Alice has a "Moss Giant" in her shield zone
      When Alice casts "Taken Back"
      And Alice says no
      Then "Moss Giant" is in Alice's hand
      And "Taken Back" is in Alice's graveyard

  @DM-609.4
  Rule: 609.4 A replaced event has never happened; what happens instead triggers, and must be possible
    - never: what waits for the replaced event does not trigger
    - triggers: what waits for the other event does
    - possible: an effect that cannot be carried out replaces nothing

    @clause-never
    Scenario: What waits for a destroyed creature does not trigger when something else happened to it
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Shield Keeper" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Alice has a "Ruin" in her hand
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's shield zone
      And Bob has no cards in his hand

    @clause-triggers
    Scenario: What waits for a creature put into the hand triggers when that happened instead
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Return Bell" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then Bob is asked yes or no

    @clause-never
    Scenario: A creature that is turned over instead of leaving is looked at again after that, and what would destroy it then is replaced
      Given it is Alice's main step
      And Alice has a "Ruinous Blight" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an "Ebbing Duke" with its other side up in his battle zone
      And Bob has an untapped "Small Mercy" in his battle zone
      When Alice casts "Ruinous Blight"
      And Alice chooses "Ebbing Duke"
      Then Bob has one card in his hand
      And "Small Mercy" is in Bob's battle zone

    @clause-possible
    Scenario: A player without mana cannot give up a card of it instead of a creature
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Ransomer" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard

    @clause-possible
    Scenario: A creature is destroyed although its player would GR-summon instead, if he has no GR creature
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Hatching Penitent" in his battle zone
      When Alice casts "Felling"
      Then "Hatching Penitent" is in Bob's graveyard

    @clause-possible
    Scenario: A creature is destroyed if a card would be put under another creature instead and there is no other
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Burrow Penitent" in his battle zone
      When Alice casts "Felling"
      Then "Burrow Penitent" is in Bob's graveyard

    @clause-possible
    Scenario: A creature is not destroyed if a card can be put under another creature instead
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Burrow Penitent" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And the top of Bob's deck is "Tide Runner"
      When Alice casts "Felling"
      And Alice chooses "Burrow Penitent"
      Then "Moss Giant" lies on "Tide Runner"
      And "Burrow Penitent" is in Bob's battle zone

    @clause-possible
    Scenario: A creature stays if its player can GR-summon instead
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Hatching Penitent" in his battle zone
      And Bob has a "Copper Crow" in his super GR zone
      When Alice casts "Felling"
      Then "Copper Crow" is in Bob's battle zone
      And "Hatching Penitent" is in Bob's battle zone

    @clause-possible
    Scenario: A creature is destroyed if nothing can be put into the battle zone instead but an evolution creature with nothing to evolve from
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Furrow Penitent" in his battle zone
      And Bob has an untapped "Ember Champion" in his mana zone
      When Alice casts "Felling"
      Then "Furrow Penitent" is in Bob's graveyard
      And "Ember Champion" is in Bob's mana zone

    @clause-possible
    Scenario: A creature is destroyed although a shield would be broken instead if there is none
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has no cards in her shield zone
      And Bob has an untapped "Shield Smith" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard

    @clause-possible
    Scenario: A creature that cannot be destroyed is not destroyed instead of another
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Steady Shield" in his battle zone
      And Bob has an untapped "Steady Oath" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard

    @clause-possible
    Scenario: A player without a hand cannot discard a card instead of losing a creature
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Page Burner" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard

    @clause-possible
    Scenario: The other player without a hand cannot discard a card instead
      Given it is Alice's main step
      And Alice has a "Late Rescue" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Page Thief" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Late Rescue"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Alice's graveyard
      And "Lamp Squire" is in Alice's hand

    @clause-possible
    Scenario: The other player with a hand discards a card instead
      Given it is Alice's main step
      And Alice has a "Late Rescue" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Page Thief" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Grave Hound" in his hand
      When Alice casts "Late Rescue"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Alice's battle zone
      And "Grave Hound" is in Bob's graveyard

    @clause-possible
    Scenario: A creature that has gone back to the hand is not destroyed instead of another
      Given it is Alice's main step
      And Alice has a "Sworn Herald" in her hand
      And Alice has a "Homeward" in her hand
      And Alice has a "Late Rescue" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Sworn Herald"
      And Alice casts "Homeward"
      And Alice chooses "Sworn Herald"
      And Alice casts "Late Rescue"
      Then "Moss Giant" is in Alice's graveyard
      And "Sworn Herald" is in Alice's hand

    @clause-possible
    Scenario: A creature that is still there is destroyed instead of another
      Given it is Alice's main step
      And Alice has a "Sworn Herald" in her hand
      And Alice has a "Late Rescue" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Sworn Herald"
      And Alice casts "Late Rescue"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Alice's battle zone
      And "Sworn Herald" is in Alice's graveyard

    @clause-possible
    Scenario: A player with a hand discards a card instead of losing a creature
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has an untapped "Page Burner" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's battle zone
      And "Lamp Squire" is in Bob's graveyard

    @clause-possible
    Scenario: A creature is destroyed if it would be untapped instead and an effect keeps it tapped
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a tapped "Waking Penitent" in his battle zone
      And Bob has an untapped "Deep Winter" in his battle zone
      When Alice casts "Felling"
      And Alice chooses "Waking Penitent"
      Then "Waking Penitent" is in Bob's graveyard

    @clause-possible
    Scenario: A tapped creature that would be untapped instead of being destroyed stays if nothing keeps it tapped
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a tapped "Waking Penitent" in his battle zone
      When Alice casts "Felling"
      Then "Waking Penitent" is in Bob's battle zone
      And "Waking Penitent" is untapped

    @clause-possible
    Scenario: A creature is destroyed if a spell would be cast instead and an effect forbids its player to use cards
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Hush" in her battle zone
      And Bob has an untapped "Chanting Penitent" in his battle zone
      And Bob has an "Insight" in his hand
      When Alice casts "Felling"
      Then "Chanting Penitent" is in Bob's graveyard
      And "Insight" is in Bob's hand

    @clause-possible
    Scenario: A creature stays if its player can cast a spell instead
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Chanting Penitent" in his battle zone
      And Bob has an "Insight" in his hand
      When Alice casts "Felling"
      Then "Chanting Penitent" is in Bob's battle zone
      And "Insight" is in Bob's graveyard

    @clause-possible
    Scenario: A creature is destroyed if it would be swapped with one of the hand instead and its player has none
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Fleeting Penitent" in his battle zone
      When Alice casts "Felling"
      Then "Fleeting Penitent" is in Bob's graveyard

    @clause-possible
    Scenario: A creature is swapped with one of the hand instead of being destroyed
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Fleeting Penitent" in his battle zone
      And Bob has a "Moss Giant" in his hand
      When Alice casts "Felling"
      Then "Fleeting Penitent" is in Bob's hand
      And "Moss Giant" is in Bob's battle zone

  @DM-609.5
  Rule: 609.5 If the event does not come about, a replacement effect does nothing

    Scenario: A creature that cannot be destroyed is not put into the hand instead
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Stubborn Warden" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Stubborn Warden"
      Then "Stubborn Warden" is in Bob's battle zone
      And "Ruin" is in Alice's graveyard

  @DM-609.6
  Rule: 609.6 Drawing a card can be replaced

    Scenario: A card drawn by a spell is put into the mana zone instead
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Steady Digger" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Insight"
      Then "Moss Giant" is in Alice's mana zone

  @DM-609.6a
  Rule: 609.6a The next card is drawn when all is done that replaces a draw

    Scenario: A player who discards for a replaced draw does so before her second draw
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Generous Herald" in her battle zone
      And the top of Alice's deck is "Moss Giant", "Lamp Squire", "Grave Hound"
      When Alice casts "Long Study"
      And Alice says yes
      Then "Moss Giant" is among what Alice can choose
      And "Grave Hound" is in Alice's deck

  @DM-609.6b
  Rule: 609.6b What an effect does with the card drawn it does not do if the draw was replaced

    Scenario: A spell that moves on the card drawn moves on none when the draw was replaced
      Given it is Alice's main step
      And Alice has a "Buried Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Comfort" in her battle zone
      And Alice has a "Lamp Squire" in her graveyard
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Buried Page"
      And Alice says yes
      Then "Lamp Squire" is in Alice's hand
      And "Moss Giant" is in Alice's deck

  @DM-609.7
  Rule: 609.7 A spell or ability can say of its own effect what happens instead

    Scenario Outline: A spell that draws more for a giant draws <drawn> with a <creature>
      Given it is Alice's main step
      And Alice has a "Grand Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "<creature>" in her battle zone
      When Alice casts "Grand Study"
      Then Alice has <drawn> in her hand
      And "Grand Study" is in Alice's graveyard

      Examples:
        | creature    | drawn     |
        | Moss Giant  | two cards |
        | Lamp Squire | one card  |

  @DM-609.8
  Rule: 609.8 Of several replacement effects the turn player's come first; of her own a player chooses one
    - turn: the turn player's effect applies before the other player's
    - choice: of several of one player that player chooses

    @clause-turn
    Scenario: The turn player's effect replaces an event rather than the other player's
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Soul Taker" in her battle zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Alice has a "Ruin" in her hand
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's mana zone

    @clause-turn
    Scenario: In the other player's turn it is that player's effect that replaces the event
      Given it is Bob's main step
      And Bob has a "Late Rescue" in his hand
      And Bob has an untapped "Field Hand" in his mana zone
      And Alice has an untapped "Soul Taker" in her battle zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Bob casts "Late Rescue"
      And Bob chooses "Moss Giant"
      Then "Moss Giant" is in Bob's hand

    @clause-choice
    Scenario Outline: A player chooses which of his two effects replaces an event
      Given it is Alice's main step
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Shield Keeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      And Bob chooses "<keeper>"
      Then "Moss Giant" is in Bob's <zone>

      Examples:
        | keeper        | zone        |
        | Hand Keeper   | hand        |
        | Shield Keeper | shield zone |

    @clause-turn
    Scenario: The turn player's effect on the move that a draw is replaces it rather than the other player's on the draw
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lore Burner" in her battle zone
      And Bob has an untapped "Page Plower" in his battle zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Insight"
      Then "Moss Giant" is in Alice's graveyard

    @clause-choice
    Scenario Outline: A player chooses between her effect on a draw and her effect on the move that it is
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lore Burner" in her battle zone
      And Alice has an untapped "Steady Digger" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Insight"
      And Alice chooses "<creature>"
      Then "Moss Giant" is in Alice's <zone>

      Examples:
        | creature      | zone      |
        | Lore Burner   | graveyard |
        | Steady Digger | mana zone |

  @DM-609.8a
  Rule: 609.8a What a spell says of its own moving applies before other replacement effects

    @example
    Scenario: A spell with charger goes to the mana zone although another effect would put it under the deck
      Given it is Alice's main step
      And Alice has a "Charging Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Spell Hermit" in her battle zone
      When Alice casts "Charging Study"
      Then "Charging Study" is in Alice's mana zone

    @example @changed
    Scenario: A spell that is put elsewhere by what it does itself goes there although another effect would put it under the deck
      Given it is Alice's main step
      And Alice has a "Homing Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Spell Hermit" in her battle zone
      When Alice casts "Homing Study"
      Then "Homing Study" is in Alice's mana zone

    Scenario: What a spell of the other player does with itself comes before the turn player's effect
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Marsh Hex" in her battle zone
      And Bob has a "Homing Study" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Homing Study"
      Then "Homing Study" is in Bob's mana zone

    @example
    Scenario: A spell that says nothing of its own moving is put under the deck by the other effect
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Spell Hermit" in her battle zone
      When Alice casts "Insight"
      Then "Insight" is in Alice's deck

  @DM-609.9
  Rule: 609.9 Of several events at once each can be replaced by an effect of its own, all decided before any is applied
    - own: each event by its own effect
    - before: it is decided for all of them first

    @clause-own
    Scenario: One of two creatures destroyed together is put into the hand and the other among the shields
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Shield Keeper" in his battle zone
      When Alice casts "Twin Ruin"
      And Bob chooses "Hand Keeper"
      And Bob chooses "Shield Keeper"
      Then Bob has one card in his hand
      And Bob has six cards in his shield zone

    @clause-before
    Scenario: A player decides about the second of two creatures before anything happens for the first
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Ransomer" in his battle zone
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an untapped "Ember Recruit" in his mana zone
      When Alice casts "Twin Ruin"
      And Bob says yes
      And Bob chooses "Tide Runner"
      Then Bob is asked yes or no
      And "Tide Runner" is in Bob's mana zone

  @DM-609.9a
  Rule: 609.9a The turn player decides first for all events, and what is needed for it is chosen then
    - turn: the turn player decides before the other player
    - chosen: the cards that it needs are chosen as it is decided

    @clause-turn
    Scenario: The other player decides only about what the turn player's effect has left
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Soul Taker" in her battle zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Alice has an untapped "Right Lord" in her battle zone
      When Alice casts "Twin Ruin"
      Then "Left Lord" is in Bob's mana zone
      And "Right Lord" is in Alice's graveyard

    @clause-turn
    Scenario: The turn player decides about her field before the other player does about his creature that goes with it
      Given it is Alice's main step
      And Alice has a "Choking Stadium" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Dusk Stadium" in her battle zone
      And Alice has an untapped "Field Warden" in her battle zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      And Bob has an untapped "Ransomer" in his battle zone
      And Bob has an untapped "Tide Runner" in his mana zone
      When Alice deploys "Choking Stadium"
      Then Alice is asked yes or no
      When Alice says yes
      Then Bob is asked yes or no
      When Bob says no
      Then "Dusk Stadium" is in Alice's mana zone
      And "Ember Recruit" is in Bob's graveyard

    @clause-turn
    Scenario: The turn player decides about her creature before the other player does about his shield that goes with it
      Given it is Alice's main step
      And Alice has a "Wide Retreat" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Road Guard" in her battle zone
      And Bob has an untapped "Wall Clerk" in his battle zone
      And Bob has a "Grave Hound" in his shield zone
      When Alice casts "Wide Retreat"
      Then Alice is asked yes or no
      When Alice says yes
      Then Bob is asked yes or no
      When Bob says yes
      Then "Road Guard" is in Alice's mana zone
      And "Grave Hound" is in Bob's graveyard

    @clause-chosen
    Scenario: The card given up for one creature is chosen before it is decided about the next
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Ransomer" in his battle zone
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an untapped "Ember Recruit" in his mana zone
      When Alice casts "Twin Ruin"
      And Bob says yes
      Then "Tide Runner" is among what Bob can choose
      And "Ember Recruit" is among what Bob can choose

    @clause-chosen
    Scenario: What is put away instead is what was chosen for it, for each of two creatures
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Ransomer" in his battle zone
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an untapped "Ember Recruit" in his mana zone
      And Bob has an untapped "Field Hand" in his mana zone
      When Alice casts "Twin Ruin"
      And Bob says yes
      And Bob chooses "Tide Runner"
      And Bob says yes
      And Bob chooses "Ember Recruit"
      Then the cards in Bob's graveyard are "Ember Recruit" and "Tide Runner"
      And "Field Hand" is in Bob's mana zone

    @clause-chosen
    Scenario: A card that is to be discarded for one of two creatures is still in the hand as one is chosen for the other
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Page Burner" in his battle zone
      And Bob has a "Tide Runner" in his hand
      And Bob has an "Ember Recruit" in his hand
      And Bob has a "Field Hand" in his hand
      When Alice casts "Twin Ruin"
      And Bob chooses "Tide Runner"
      Then "Ember Recruit" is among what Bob can choose
      And "Tide Runner" is not among what Bob can choose
      And "Tide Runner" is in Bob's hand

    @clause-chosen
    Scenario: A shield that is to be broken for one of two creatures is still there as one is chosen for the other
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Wall Burner" in his battle zone
      When Alice casts "Twin Ruin"
      And Bob breaks his first shield
      Then Bob has five cards in his shield zone
      When Bob breaks his second shield
      Then Bob has three cards in his shield zone
      And Bob has two cards in his hand

    @clause-chosen
    Scenario: Where an effect says so the other player chooses the card that is put away instead
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Bailiff" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an untapped "Ember Recruit" in his mana zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      And Alice chooses "Ember Recruit"
      Then "Ember Recruit" is in Bob's graveyard
      And "Moss Giant" is in Bob's battle zone

  @DM-609.9b
  Rule: 609.9b A card that one replacement effect needs cannot be chosen for another

    Scenario: A player with one mana saves one of two creatures with it
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Ransomer" in his battle zone
      And Bob has an untapped "Tide Runner" in his mana zone
      When Alice casts "Twin Ruin"
      And Bob says yes
      Then "Tide Runner" is in Bob's graveyard
      And Bob has two cards in his graveyard

    Scenario: A creature destroyed in place of one of two others does not save the second
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Loyal Shield" in his battle zone
      When Alice casts "Twin Ruin"
      And Bob says yes
      Then "Loyal Shield" is in Bob's graveyard
      And Bob has two cards in his graveyard

    Scenario: A player with one card in his hand saves one of two creatures by discarding it
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Page Burner" in his battle zone
      And Bob has a "Tide Runner" in his hand
      When Alice casts "Twin Ruin"
      Then "Tide Runner" is in Bob's graveyard
      And Bob has two cards in his graveyard

    Scenario: A player with one shield saves one of two creatures by having it broken
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Wall Burner" in his battle zone
      And Bob has no cards in his shield zone
      And Bob has a "Tide Runner" in his shield zone
      When Alice casts "Twin Ruin"
      Then "Tide Runner" is in Bob's hand
      And Bob has one card in his graveyard

    Scenario: For each of two creatures another card of the top of the deck is put away
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Deck Burner" in his battle zone
      And the top of Bob's deck is "Tide Runner", "Ember Recruit"
      When Alice casts "Twin Ruin"
      Then the cards in Bob's graveyard are "Ember Recruit" and "Tide Runner"

    Scenario: A player who gives up all his mana for one of two creatures does not save the second with it
      Given it is Alice's main step
      And Alice has a "Twin Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Left Lord" in his battle zone
      And Bob has an untapped "Right Lord" in his battle zone
      And Bob has an untapped "Hoard Burner" in his battle zone
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an untapped "Ember Recruit" in his mana zone
      When Alice casts "Twin Ruin"
      Then Bob has three cards in his graveyard
      And Bob has no cards in his mana zone

    Scenario: Of one effect that needs two cards the second is another one than the first
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Double Ransomer" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an untapped "Ember Recruit" in his mana zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      And Bob chooses "Tide Runner"
      Then "Tide Runner" is in Bob's graveyard
      And "Ember Recruit" is in Bob's hand
      And "Moss Giant" is in Bob's battle zone
