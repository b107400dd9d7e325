Feature: Duel Masters 406 Shield zone

  @DM-406.1
  Rule: 406.1 A player begins the game with five shields, and a castle that fortifies one lies in the shield zone
    - five: there are five at the beginning
    - castle: a castle lies there with the shield that it fortifies

    @clause-five
    Scenario: Each player begins the game with five cards in the shield zone
      Given the game is about to begin
      When the decks are shuffled and Bob is to begin
      Then Alice has five cards in her shield zone
      And Bob has five cards in his shield zone

    @clause-castle
    Scenario: A castle lies in the shield zone beside the five shields
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice fortifies her fourth shield with "Cliff Fort"
      Then "Cliff Fort" is in Alice's shield zone
      And Alice has six cards in her shield zone

  @DM-406.2
  Rule: 406.2 Each shield is a pile of face-down cards, and nobody sees what is in it
    - pile: the cards of a shield lie together and are broken together
    - down: neither player sees the cards of a shield

    @clause-pile
    Scenario: Both cards of a shield go to the hand as it is broken, and those of other shields do not
      Given it is Alice's main step
      And Alice has a "Shield Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has a "Lamp Squire" in his first shield
      And Bob has a "Grave Hound" in his first shield
      And Bob has a "Moss Giant" in his second shield
      When Alice casts "Shield Splitter"
      And Alice breaks Bob's first shield
      Then the cards in Bob's hand are "Lamp Squire" and "Grave Hound"
      And "Moss Giant" is in Bob's shield zone

    @clause-down
    Scenario: Neither player sees the shields laid at the beginning of the game
      Given the game is about to begin
      When the decks are shuffled and Bob is to begin
      Then Alice sees no cards in Alice's shield zone
      And Bob sees no cards in Alice's shield zone
      And Alice has five cards in her shield zone

  @DM-406.3
  Rule: 406.3 The cards of a shield zone are not put in another order
    - stay: what is left stays where it was as another shield goes
    - last: a new shield lies after the others

    @clause-stay
    Scenario: The second shield is still the second when the first has been broken
      Given it is Alice's main step
      And Alice has a "Shield Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has a "Lamp Squire" in his first shield
      And Bob has a "Moss Giant" in his second shield
      When Alice casts "Shield Splitter"
      And Alice breaks Bob's first shield
      Then "Moss Giant" is in Bob's second shield
      And "Lamp Squire" is in Bob's hand

    @clause-last
    Scenario: A new shield of a player who has none left is the first
      Given it is Bob's main step
      And Bob has a "Fall of Walls" in his hand
      And Bob has an untapped "Grave Hound" in his mana zone
      And Alice has a "New Wall" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And the top of Alice's deck is "Insight", "Moss Giant"
      When Bob casts "Fall of Walls"
      And everyone passes until Alice's main step
      And Alice casts "New Wall"
      Then "Moss Giant" is in Alice's first shield

    @clause-last
    Scenario: A new shield is laid after the one that is there
      Given it is Alice's main step
      And Alice has a "New Wall" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Lamp Squire" in her first shield
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "New Wall"
      Then "Lamp Squire" is in Alice's first shield
      And "Moss Giant" is in Alice's second shield

    @clause-last
    Scenario: A new shield is laid after the last of those that are there
      Given it is Alice's main step
      And Alice has a "New Wall" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Lamp Squire" in her first shield
      And Alice has a "Grave Hound" in her second shield
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "New Wall"
      Then "Grave Hound" is in Alice's second shield
      And "Moss Giant" is in Alice's third shield
