Feature: Duel Masters 308 Fields

  @DM-308.1
  Rule: 308.1 The turn player deploys fields from her hand in her main step
    - deploys: a field of the hand can be used
    - hand: it is one of her hand
    - when: in her main step
    - who: by the turn player

    @clause-deploys
    Scenario: A field that its player can pay for can be used
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice tries to deploy "Quiet Meadow"
      Then that is allowed

    @clause-hand
    Scenario: A field is not used from the graveyard
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her graveyard
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice tries to deploy "Quiet Meadow"
      Then that is refused

    @clause-when
    Scenario: A field is not used in the attack step
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice tries to deploy "Quiet Meadow"
      Then that is refused

    @clause-who
    Scenario: The other player uses no field
      Given it is Alice's main step
      And Bob has a "Quiet Meadow" in his hand
      And Bob has two untapped "Field Hand" in his mana zone
      When Bob tries to deploy "Quiet Meadow"
      Then that is refused

  @DM-308.2
  Rule: 308.2 A deployed field comes to its player's battle zone

    Scenario: A deployed field lies in the battle zone and in the hand no more
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice deploys "Quiet Meadow"
      Then "Quiet Meadow" is in Alice's battle zone
      And Alice has no cards in her hand

  @DM-308.3
  Rule: 308.3 A field comes untapped, and one that lies upside down counts as untapped
    - comes: it comes untapped
    - reversed: upside down it counts as untapped

    @clause-comes
    Scenario: A deployed field is untapped and upright
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice deploys "Quiet Meadow"
      Then "Quiet Meadow" is untapped
      And "Quiet Meadow" is not upside down

    @clause-reversed
    Scenario: An effect that counts untapped cards counts a field that was turned upside down
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Quiet Meadow" in her battle zone
      And Alice has a "World Upturned" in her hand
      And Alice has a "Wakeful Count" in her hand
      When Alice casts "World Upturned"
      And Alice casts "Wakeful Count"
      Then "Quiet Meadow" is upside down
      And Alice has one card in her hand

  @DM-308.4
  Rule: 308.4 Some fields are put where they say as the game begins
    - some: a field that says so is put into the battle zone
    - others: another field stays in the deck

    @clause-some
    Scenario: A field that says so begins the game in the battle zone
      Given the game is about to begin
      And Alice's deck holds "Sealed Star" instead of "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And "Sealed Star" is in Alice's battle zone

    @clause-others
    Scenario: A field that does not say so begins the game in the deck
      Given the game is about to begin
      And Alice's deck holds "Quiet Meadow" instead of "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And Alice has no cards in her battle zone
